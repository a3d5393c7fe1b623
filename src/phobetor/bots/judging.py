"""What options bring, tried in imagined games: each of them in the same worlds and with the same luck."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from phobetor.bots.bot import Bot
from phobetor.bots.search import Node, Search
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Option, Player

SURE: Final = 1.96  # standard errors of an interval of 95 %
MOST_DECISIONS: Final = 20_000  # of a game that is played to its end
LUCK: Final = 1 << 29
DEEPEST: Final = 24  # answers of a game that are noted
MOST_MOVERS: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Tries an option in an imagined game and says what came of it for whoever chose."""

    def try_option(self, view: View, option: Option, luck: Chance) -> float:
        """1 is a victory, 0 none; everything unknown comes from `luck`."""
        raise NotImplementedError

    def compare(self, view: View, options: list[Option], worlds: i64, chance: Chance) -> list[list[float]]:
        """For each option what it brought in each of the worlds."""
        found: list[list[float]] = [[] for _ in options]
        for _ in range(worlds):
            seed = chance.below(LUCK)
            for place in range(len(options)):
                found[place].append(self.try_option(view, options[place], Chance(seed)))
        return found


class Searched(Judge):
    """Everybody goes on as a search suggests that has looked at the view before."""

    search: Search

    def __init__(self, search: Search) -> None:
        self.search = search

    def try_option(self, view: View, option: Option, luck: Chance) -> float:
        game = self.search.mind.imagine(view, luck)
        return self.search.try_answer(self.search.root.children[option], game, luck)[view.seat]


class Played(Judge):
    """Bots play the game to its end, each from its own view; who scores anything there has done well: whoever escaped
    from the town, whoever survived the ship."""

    imagine: Callable[[View, Chance], Game]
    see: Callable[[Game, Player], View]
    scores: Callable[[Game], list[int]]
    own: Bot
    other: Bot
    decisions: i64
    notes: Node | None
    passing: list[Any]

    def __init__(
        self,
        imagine: Callable[[View, Chance], Game],
        see: Callable[[Game, Player], View],
        scores: Callable[[Game], list[int]],
        own: Bot,
        other: Bot,
    ) -> None:
        self.imagine = imagine
        self.see = see
        self.scores = scores
        self.own = own  # goes on for whoever chose
        self.other = other  # plays the others
        self.decisions = 0  # in all games so far
        self.notes = None  # where the next answers of a game are noted, if anybody wants to know
        self.passing = []  # questions of which nothing is noted, such as those for a payment

    def try_option(self, view: View, option: Option, luck: Chance) -> float:
        return 1.0 if self.score(view, option, luck) > 0 else 0.0

    def score(self, view: View, option: Option, luck: Chance) -> int:
        """What whoever chose has at the end of a game in which the option was taken."""
        game = self.imagine(view, luck)
        game.choose(option)
        self.play_on(game, view.seat, luck)
        return self.scores(game)[view.seat] if game.asking is None else 0

    def play_on(self, game: Game, seat: Player, luck: Chance) -> None:
        decisions: i64 = 0
        trail = Trail(self.notes)
        while game.asking is not None and decisions < MOST_DECISIONS:
            options = game.legal()
            option = options[0]
            if len(options) > 1:
                bot = self.own if game.asked == seat else self.other
                option = bot.choose(self.see(game, game.asked), options[:], luck)
                if type(game.asking) not in self.passing:
                    trail.note(game.asked, options, option)
            game.choose(option)
            decisions += 1
        self.decisions += decisions + 1


class Trail:
    """Notes the first answers of a game in a tree that it shares with other games."""

    node: Node | None
    left: i64

    def __init__(self, root: Node | None) -> None:
        self.node = root
        self.left = DEEPEST
        if root is not None:
            root.visits += 1

    def note(self, mover: Player, options: list[Option], chosen: Option) -> None:
        """Everything that could be answered here was possible once more."""
        node = self.node
        if node is None or self.left == 0:
            return
        for option in options:
            key = option * MOST_MOVERS + mover
            if key not in node.children:
                node.children[key] = Node(option, mover, 0.0)
            node.children[key].possible += 1
        self.node = node.children[chosen * MOST_MOVERS + mover]
        self.left -= 1
        self.node.visits += 1


def new_notes() -> Node:
    """The root of a tree for a Trail."""
    return Node(0, NOBODY, 0.0)


def mean_of(values: list[float]) -> float:
    """Of at least one value."""
    total = 0.0
    for value in values:
        total += value
    return total / float(len(values))


def spread_of(values: list[float]) -> float:
    """Half the width of the interval of the mean, 95 %."""
    mean = mean_of(values)
    total = 0.0
    for value in values:
        total += (value - mean) * (value - mean)
    return SURE * math.sqrt(total / float(max(1, len(values) - 1)) / float(len(values)))


def lead_of(first: list[float], second: list[float]) -> tuple[float, float]:
    """How much more the first brought than the second in the same worlds, and half the width of its interval."""
    found: list[float] = []
    for place in range(len(first)):
        found.append(first[place] - second[place])
    return mean_of(found), spread_of(found)
