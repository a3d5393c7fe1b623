"""The six levels of Nemesis, the weakest first; `phobetor ladder nemesis` measures the steps between them."""

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


class Foresight(Bot):
    """Plans; in full cooperation, where its plans bring nothing yet, it is the greedy player."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, NemesisView)
        bot: Bot = GreedyBot() if view.settings[MODE] == COOP else PlannerBot()
        return bot.choose(view, options, chance)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": lambda: Overlooking(GreedyBot(), 12),
    "dozer": lambda: Overlooking(GreedyBot(), 28),
    "dreamer": lambda: Overlooking(GreedyBot(), 40),
    "sleepwalker": lambda: Overlooking(GreedyBot(), 57),
    "terror": lambda: Overlooking(GreedyBot(), 77),
    "nightmare": Foresight,
}
