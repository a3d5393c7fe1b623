"""All that can come of a choice: every face of the dice and every attack card, each with its probability."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Event, Listener
from phobetor.records.notation import write_option

TITLE = title_of("nemesis")


class Branching(Chance):
    """Follows a path of numbers; `sizes` says how many there were to choose from at each of its places. Dice and draws
    of these kinds branch, everything else is always the first."""

    def __init__(self, path: list[int], kinds: tuple[str, ...], most: int) -> None:
        super().__init__()
        self.path = path
        self.kinds = kinds
        self.most = most
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        place = len(self.sizes)
        if place >= self.most:
            return 0
        self.sizes.append(n)
        return self.path[place] if place < len(self.path) else 0

    def draw(self, pile: list[int], kind: str = "") -> int:
        return pile.pop(self.below(len(pile)) if kind in self.kinds else 0)


class Heard(Listener):
    def __init__(self) -> None:
        self.events: list[tuple[str, int, int, int]] = []

    def hear(self, event: Event, a: int, b: int, c: int) -> None:
        self.events.append((event.name, a, b, c))

    def carried_out(self, rule: str) -> None:
        pass

    def names(self) -> list[str]:
        return [event[0] for event in self.events]


def outcomes(
    game: Any, option: int, kinds: tuple[str, ...] = ("attack",), most: int = 3
) -> Iterator[tuple[Fraction, Any, Heard]]:
    """Probability, the game afterwards, and what was heard, for everything that can happen."""
    path: list[int] = []
    while True:
        chance = Branching(path, kinds, most)
        after, heard = game.clone(chance), Heard()
        after.listener = heard
        after.choose(option)
        weight = Fraction(1)
        for size in chance.sizes:
            weight /= size
        yield weight, after, heard
        path = following(path, chance.sizes)
        if not path:
            return


def following(path: list[int], sizes: list[int]) -> list[int]:
    """The next path in order; empty after the last one."""
    full = path + [0] * (len(sizes) - len(path))
    while full and full[-1] + 1 == sizes[len(full) - 1]:
        full.pop()
    return [*full[:-1], full[-1] + 1] if full else []


def option_of(game: Any, notation: str, seat: int = 0) -> int:
    view = TITLE.view(game, seat)
    words = [write_option(TITLE, option, view.settings) for option in view.options]
    found: int = view.options[words.index(notation)]
    return found
