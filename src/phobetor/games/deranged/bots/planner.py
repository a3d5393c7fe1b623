"""A bot that thinks a whole turn ahead: the way through all that is left to do, the time it takes, and the danger."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.deranged.bots.judge import NEVER
from phobetor.games.deranged.bots.turns import Turns
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class PlannerBot(Bot):
    """Takes the option with which the best turn begins, ties by chance."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, DerangedView)
        if len(options) == 1:
            return options[0]
        question = view.question()
        assert question is not None
        turns = Turns(view, question.step)
        best: list[Option] = []
        most: i64 = NEVER * 1000
        for option in options:
            points = turns.points(option)
            if points > most:
                most = points
                best = []
            if points == most:
                best.append(option)
        return best[chance.below(len(best))]
