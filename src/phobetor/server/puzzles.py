"""A puzzle as the page shows it: the table as one seat sees it, and what each choice brings.

The solution is sent along: a puzzle is the same for everybody, nothing is at stake, and the page tells at once.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any, Literal, cast

from phobetor.records.notation import seat_letter
from phobetor.records.puzzle import Laid, Weighed, laid_out, number_of, puzzles_of
from phobetor.server import protocol
from phobetor.server.boxes import box_address
from phobetor.server.showing import decision, waiting_out
from phobetor.server.texts import TableSpeaker, say
from phobetor.table.lobby import name_at
from phobetor.table.look import Look

KEPT = 200
"""Puzzles that are ready to be sent."""


def has_puzzles(game: str) -> bool:
    return bool(puzzles_of(game))


def puzzle_out(game: str, number: int, day: date, language: str) -> bytes:
    """The puzzle of that number, or of the day where it is 0; raises BadInput."""
    today = number_of(game, day)
    shown = shown_puzzle(game, number or today, language)
    return protocol.encode(protocol.PuzzleOut(game, day.isoformat(), today, len(puzzles_of(game)), shown))


@lru_cache(maxsize=KEPT)
def shown_puzzle(game: str, number: int, language: str) -> protocol.Puzzle:
    laid = laid_out(game, number)
    names = names_in(laid, language)
    speaker = TableSpeaker(laid.title, language, laid.game.settings, names)
    told = [choice_out(laid, place, choice) for place, choice in enumerate(laid.puzzle.choices)]
    goal: Literal["win", "survive"] = "survive" if game == "nemesis" else "win"
    deep: Literal["search", "played"] = "search" if laid.title.mind is not None else "played"
    margin = round(100 * laid.puzzle.margin), max(1, round(100 * laid.puzzle.spread))
    return protocol.Puzzle(number, state_of(laid, speaker, names), told, goal, deep, *margin)


def names_in(laid: Laid, language: str) -> list[str]:
    """The solver is "you"; the others are called after the bot that plays them."""
    players = laid.game.players()
    return [
        say(language, "puzzle-you") if seat == laid.seat else name_at("greedy", seat, language)
        for seat in range(players)
    ]


def choice_out(laid: Laid, place: int, choice: Weighed) -> protocol.PuzzleChoice:
    options = list(laid.title.view(laid.game, laid.seat).options)
    first = round(100 * laid.puzzle.choices[0].chance)
    chance = round(100 * choice.chance)
    return protocol.PuzzleChoice(
        options.index(laid.option(choice.option)), chance, max(1, round(100 * choice.spread)), max(0, first - chance),
        place < laid.puzzle.solutions, choice.option == laid.puzzle.greedy,
    )  # fmt: skip


def state_of(laid: Laid, speaker: TableSpeaker, names: list[str]) -> protocol.State:
    title, language = laid.title, speaker.language
    view = title.view(laid.game, laid.seat)
    asked = view.question()
    assert asked is not None, "A puzzle asks its seat."
    return protocol.State(
        version=1, table="", game=title.name, phase="playing", seats=seats_of(laid, names), you=laid.seat,
        settings=title.setting_names(laid.game.settings), box=box_address(title.name, language), view=view.data(),
        decision=decision(Look(view, b"", asked, 1, [], []), asked, speaker.prompt(asked.step), speaker, False),
        waiting=waiting_out(view, laid.seat, lambda question: speaker.prompt(question.step)), log=[], log_from=0,
        ending="", winners=[], scores=[], commitment="", away=[], can_undo=False, lang=cast(Any, language),
        seen=cast(Any, title.seen(view, [])),
    )  # fmt: skip


def seats_of(laid: Laid, names: list[str]) -> list[protocol.Seat]:
    return [
        protocol.Seat(
            number, seat_letter(number), name, "human" if number == laid.seat else "bot", here=True,
            you=number == laid.seat,
        )
        for number, name in enumerate(names)
    ]  # fmt: skip
