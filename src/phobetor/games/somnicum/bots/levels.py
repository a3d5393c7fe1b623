"""The six levels of Somnicum, the weakest first; `phobetor ladder somnicum` measures the steps between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking, QuickBot, SearchBot
from phobetor.games.somnicum.bots.greedy import GreedyBot
from phobetor.games.somnicum.bots.mind import SomnicumMind, somnicum_mind


@cache
def mind() -> SomnicumMind:
    """The same for all: it never changes."""
    return somnicum_mind()


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
    """The greedy player, who overlooks little."""
    return Overlooking(GreedyBot(), 93)


def terror() -> Bot:
    """Searches, in a hurry."""
    return SearchBot(mind(), 48)


def nightmare() -> Bot:
    """Searches."""
    return SearchBot(mind(), 1000)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": sleeper,
    "dozer": dozer,
    "dreamer": dreamer,
    "sleepwalker": sleepwalker,
    "terror": terror,
    "nightmare": nightmare,
}
