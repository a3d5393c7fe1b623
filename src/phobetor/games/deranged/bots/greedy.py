"""A bot that sheds its curses, minds its sanity, keeps out of the way of monsters, is on the gate in time, hunts when
it is possessed, keeps doors shut against whoever is or soon will be, and says what it saw, if that serves it."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.deranged.bots.judge import NEVER, Judge
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class GreedyBot(Bot):
    """Every option gets points for what it brings at once; the best one is taken, ties by chance."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, DerangedView)
        if len(options) == 1:
            return options[0]
        question = view.question()
        assert question is not None
        judge = Judge(view, question.step)
        best = options[0]
        most: i64 = NEVER * 100
        for option in options:
            points = judge.points(option) * 8 + chance.below(8)
            if points > most:
                most = points
                best = option
        return best
