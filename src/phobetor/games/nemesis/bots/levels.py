"""The six levels of Nemesis, the weakest first; `phobetor ladder nemesis` measures the steps between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking
from phobetor.games.nemesis.bots.greedy import GreedyBot
from phobetor.games.nemesis.bots.planner import PlannerBot

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": lambda: Overlooking(GreedyBot(), 22),
    "dozer": lambda: Overlooking(GreedyBot(), 33),
    "dreamer": lambda: Overlooking(GreedyBot(), 45),
    "sleepwalker": lambda: Overlooking(GreedyBot(), 58),
    "terror": lambda: Overlooking(GreedyBot(), 76),
    "nightmare": PlannerBot,
}
