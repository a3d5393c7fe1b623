"""The six levels of Deranged, the weakest first; `phobetor ladder deranged` measures the steps between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking
from phobetor.games.deranged.bots.greedy import GreedyBot
from phobetor.games.deranged.bots.planner import PlannerBot

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": lambda: Overlooking(GreedyBot(), 58),
    "dozer": lambda: Overlooking(GreedyBot(), 67),
    "dreamer": lambda: Overlooking(GreedyBot(), 74),
    "sleepwalker": lambda: Overlooking(GreedyBot(), 82),
    "terror": lambda: Overlooking(GreedyBot(), 95),
    "nightmare": PlannerBot,
}
