"""A puzzle: a position from a game of bots in which one choice is clearly the best, and not the obvious one.

`phobetor puzzles GAME` finds them, with `lab/puzzles.py`; those of the package lie in `games/<game>/puzzles`.
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from phobetor.book.rulebook import rulebook
from phobetor.book.title import BadInput, Title
from phobetor.games import NAMES, title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option, Player
from phobetor.records.notation import read_option, read_seat

FILE = "puzzles.json"


class Weighed(msgspec.Struct, frozen=True):
    """An option, the chance of victory to which it leads, and half the width of its interval."""

    option: str
    chance: float
    spread: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it comes from, the position as the program writes it, who must choose, and what is best."""

    seed: str
    """Of the game of bots in which it came up."""
    at: int
    """After how many choices."""
    seat: str
    choices: tuple[Weighed, ...]
    """Solutions first, then the best of the others, and what the greedy bot chooses."""
    margin: float
    """How much a solution is better than the best other option, in the same imagined games."""
    spread: float
    """Half the width of the interval of the margin."""
    greedy: str
    position: dict[str, Any]
    solutions: int = 1
    """How many of the choices solve it: one, or two that are equally good."""


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game, the command that finds them again, and what "clearly the best" was checked with."""

    made_by: str
    rules: str
    verified: str
    puzzles: tuple[Puzzle, ...]

    def to_json(self) -> str:
        """One line a puzzle."""
        head = msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(self, puzzles=())), indent=1).decode()
        lines = ",\n".join("  " + msgspec.json.encode(puzzle).decode() for puzzle in self.puzzles)
        return head.replace('"puzzles": []', f'"puzzles": [\n{lines}\n ]') + "\n"


class Laid:
    """A puzzle laid out on the table."""

    def __init__(self, title: Title, puzzle: Puzzle) -> None:
        self.title = title
        self.puzzle = puzzle
        self.game: Game = title.load(puzzle.position, Chance(puzzle.seed))
        self.seat: Player = read_seat(puzzle.seat, self.game.players())

    def option(self, text: str) -> Option:
        return read_option(self.title, text, self.game.settings)

    @property
    def solutions(self) -> list[Option]:
        return [self.option(choice.option) for choice in self.puzzle.choices[: self.puzzle.solutions]]


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those of the package; none that were found with other rules, for they might have other solutions now."""
    if game not in NAMES:
        return ()
    file = resources.files(f"phobetor.games.{game}").joinpath("puzzles", FILE)
    if not file.is_file():
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=Puzzles)
    return found.puzzles if found.rules == rulebook(game).version else ()


def number_of(game: str, day: date) -> int:
    """The puzzle of a day, counted from 1: a pure function of the date. All puzzles come once before any comes again,
    each time in another order."""
    count = len(puzzles_of(game))
    if not count:
        raise BadInput(f"There are no puzzles for {game}.")
    cycle, place = divmod(day.toordinal(), count)
    return sorted(range(count), key=lambda number: shuffled(game, cycle, number))[place] + 1


def shuffled(game: str, cycle: int, number: int) -> str:
    """What puts the puzzles of a cycle into their order."""
    return hashlib.sha256(f"{game} {cycle} {number}".encode()).hexdigest()


def laid_out(game: str, number: int) -> Laid:
    """A puzzle by its number; raises BadInput."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise BadInput(f"The puzzles of {game} have the numbers 1 to {len(found)}, not {number}.")
    return Laid(title_of(game), found[number - 1])
