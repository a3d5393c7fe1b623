"""The six levels of Nightmarium, the weakest first; `phobetor ladder nightmarium` measures the steps between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking, QuickBot, SearchBot
from phobetor.games.nightmarium.bots.greedy import GreedyBot
from phobetor.games.nightmarium.bots.mind import nightmarium_mind

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": lambda: Overlooking(QuickBot(nightmarium_mind()), 30),
    "dozer": lambda: Overlooking(GreedyBot(), 45),
    "dreamer": lambda: Overlooking(GreedyBot(), 75),
    "sleepwalker": lambda: SearchBot(nightmarium_mind(), 24),
    "terror": lambda: SearchBot(nightmarium_mind(), 120),
    "nightmare": lambda: SearchBot(nightmarium_mind(), 2000),
}
