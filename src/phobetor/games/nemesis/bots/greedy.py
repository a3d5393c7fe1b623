"""A greedy player: it has its objective in mind, fights or flees with sense, and leaves the ship in time.

It values every option it is offered and takes the best; ties are broken by chance. It sees only its view.
"""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.planning import Planner, Reason, best_of
from phobetor.games.nemesis.bots.answers import Answers
from phobetor.games.nemesis.bots.danger import Danger
from phobetor.games.nemesis.bots.deeds import UNVALUED, Deeds
from phobetor.games.nemesis.bots.plan import Plan
from phobetor.games.nemesis.bots.reasons import reasons_of
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import DRAFT, LET_BE, YIELD
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class GreedyBot(Planner):
    """Values what lies on the table."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, NemesisView)
        if len(options) == 1:
            return options[0]
        if LET_BE.matches(options[0]):
            return YIELD.of() if YIELD.of() in options else LET_BE.of()
        if DRAFT.matches(options[0]):
            return options[chance.below(len(options))]
        return best_of(options, self.worths(view, options), chance)

    def worths(self, view: View, options: list[Option]) -> list[i64]:
        assert isinstance(view, NemesisView)
        deeds = Deeds(Plan(Danger(view)))
        return Mind(deeds, Answers(deeds, view)).values(options)

    def reasons(self, view: View, option: Option) -> list[Reason]:
        assert isinstance(view, NemesisView)
        return reasons_of(Plan(Danger(view)), option)


class Mind:
    """What a player thinks of the table: of what it can do, and of what it is asked."""

    deeds: Deeds
    answers: Answers

    def __init__(self, deeds: Deeds, answers: Answers) -> None:
        self.deeds = deeds
        self.answers = answers

    def values(self, options: list[Option]) -> list[i64]:
        return [self.value(option) for option in options]

    def value(self, option: Option) -> i64:
        value = self.deeds.value(option)
        return value if value != UNVALUED else self.answers.value(option)
