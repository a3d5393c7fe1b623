"""A greedy player: it has its objective in mind, fights or flees with sense, and leaves the ship in time.

It values every option it is offered and takes the best; ties are broken by chance. It sees only its view.
"""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.nemesis.bots.answers import Answers
from phobetor.games.nemesis.bots.danger import Danger
from phobetor.games.nemesis.bots.deeds import NEVER, UNVALUED, Deeds
from phobetor.games.nemesis.bots.plan import Plan
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import DRAFT, LET_BE, YIELD
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class GreedyBot(Bot):
    """Values what lies on the table."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, NemesisView)
        if len(options) == 1:
            return options[0]
        if LET_BE.matches(options[0]):
            return YIELD.of() if YIELD.of() in options else LET_BE.of()
        if DRAFT.matches(options[0]):
            return options[chance.below(len(options))]
        deeds = Deeds(Plan(Danger(view)))
        return Mind(deeds, Answers(deeds, view)).best(options, chance)


class Mind:
    """What a player thinks of the table: of what it can do, and of what it is asked."""

    deeds: Deeds
    answers: Answers

    def __init__(self, deeds: Deeds, answers: Answers) -> None:
        self.deeds = deeds
        self.answers = answers

    def best(self, options: list[Option], chance: Chance) -> Option:
        best: list[Option] = []
        most: i64 = NEVER - 1
        for option in options:
            value = self.value(option)
            if value > most:
                most = value
                best = []
            if value == most:
                best.append(option)
        return best[chance.below(len(best))]

    def value(self, option: Option) -> i64:
        value = self.deeds.value(option)
        return value if value != UNVALUED else self.answers.value(option)
