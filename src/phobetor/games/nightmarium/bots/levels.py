"""The six levels of Nightmarium, the weakest first; `phobetor ladder nightmarium` measures the steps between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking, QuickBot, SearchBot
from phobetor.games.nightmarium.bots.greedy import GreedyBot
from phobetor.games.nightmarium.bots.mind import NightmariumMind, nightmarium_mind


@cache
def mind() -> NightmariumMind:
    """The same for all: it never changes."""
    return nightmarium_mind()


def sleeper() -> Bot:
    """Plays what comes to mind first, and overlooks most of it."""
    return Overlooking(QuickBot(mind()), 30)


def dozer() -> Bot:
    """Thinks as the greedy player does, and overlooks half of what it could do."""
    return Overlooking(GreedyBot(), 45)


def dreamer() -> Bot:
    """The greedy player, who overlooks a quarter of what it could do."""
    return Overlooking(GreedyBot(), 75)


def sleepwalker() -> Bot:
    """Searches, in a great hurry."""
    return SearchBot(mind(), 24)


def terror() -> Bot:
    """Searches, in a hurry."""
    return SearchBot(mind(), 120)


def nightmare() -> Bot:
    """Searches."""
    return SearchBot(mind(), 2000)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": sleeper,
    "dozer": dozer,
    "dreamer": dreamer,
    "sleepwalker": sleepwalker,
    "terror": terror,
    "nightmare": nightmare,
}
