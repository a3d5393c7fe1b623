"""A bot that thinks a whole turn ahead: the way through all that is left to do, the time it takes, and the danger."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.planning import Planner, Reason, best_of
from phobetor.games.deranged.bots.reasons import reasons_of
from phobetor.games.deranged.bots.turns import Turns
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class PlannerBot(Planner):
    """Takes the option with which the best turn begins, ties by chance."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert view is not None
        return options[0] if len(options) == 1 else best_of(options, self.worths(view, options), chance)

    def worths(self, view: View, options: list[Option]) -> list[i64]:
        assert isinstance(view, DerangedView)
        question = view.question()
        assert question is not None
        turns = Turns(view, question.step)
        return [turns.points(option) for option in options]

    def reasons(self, view: View, option: Option) -> list[Reason]:
        assert isinstance(view, DerangedView)
        return reasons_of(view, option)
