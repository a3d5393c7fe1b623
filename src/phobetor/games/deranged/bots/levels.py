"""The six levels of Deranged, the weakest first; `phobetor ladder deranged` measures the steps between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking
from phobetor.games.deranged.bots.greedy import GreedyBot
from phobetor.games.deranged.bots.planner import PlannerBot

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": lambda: Overlooking(GreedyBot(), 15),
    "dozer": lambda: Overlooking(GreedyBot(), 35),
    "dreamer": lambda: Overlooking(GreedyBot(), 55),
    "sleepwalker": lambda: Overlooking(GreedyBot(), 80),
    "terror": GreedyBot,
    "nightmare": PlannerBot,
}
