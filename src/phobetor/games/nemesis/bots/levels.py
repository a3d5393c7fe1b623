"""The six levels of Nemesis, the weakest first: the greedy player, who overlooks more or less, then the planner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking
from phobetor.games.nemesis.bots.greedy import GreedyBot
from phobetor.games.nemesis.bots.planner import PlannerBot
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import COOP, MODE
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


def sleeper() -> Bot:
    """Overlooks most of what it could do."""
    return Overlooking(GreedyBot(), 15)


def dozer() -> Bot:
    """Overlooks more than half of it."""
    return Overlooking(GreedyBot(), 35)


def dreamer() -> Bot:
    """Overlooks less than half of it."""
    return Overlooking(GreedyBot(), 55)


def sleepwalker() -> Bot:
    """Overlooks a fifth of it."""
    return Overlooking(GreedyBot(), 80)


def terror() -> Bot:
    """The greedy player as it is."""
    return GreedyBot()


class Foresight(Bot):
    """Plans; in full cooperation, where its plans bring nothing yet, it is the greedy player."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, NemesisView)
        bot: Bot = GreedyBot() if view.settings[MODE] == COOP else PlannerBot()
        return bot.choose(view, options, chance)


def nightmare() -> Bot:
    """Makes a plan for the whole game, and keeps to it."""
    return Foresight()


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": sleeper,
    "dozer": dozer,
    "dreamer": dreamer,
    "sleepwalker": sleepwalker,
    "terror": terror,
    "nightmare": nightmare,
}
