"""The six levels of Somnicum, the weakest first; `phobetor ladder somnicum` measures the steps between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking, QuickBot, SearchBot
from phobetor.games.somnicum.bots.greedy import GreedyBot
from phobetor.games.somnicum.bots.mind import somnicum_mind

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": lambda: Overlooking(QuickBot(somnicum_mind()), 30),
    "dozer": lambda: Overlooking(GreedyBot(), 45),
    "dreamer": lambda: Overlooking(GreedyBot(), 75),
    "sleepwalker": lambda: Overlooking(GreedyBot(), 88),
    "terror": GreedyBot,
    "nightmare": lambda: SearchBot(somnicum_mind(), 1000),
}
