"""The six levels of Deranged, the weakest first. All of them are the greedy player, who overlooks more or less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from phobetor.bots.bot import Bot
from phobetor.bots.search import Overlooking
from phobetor.games.deranged.bots.greedy import GreedyBot


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
    """Overlooks a quarter of it."""
    return Overlooking(GreedyBot(), 75)


def terror() -> Bot:
    """Overlooks next to nothing."""
    return Overlooking(GreedyBot(), 92)


def nightmare() -> Bot:
    """The greedy player as it is."""
    return GreedyBot()


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "sleeper": sleeper,
    "dozer": dozer,
    "dreamer": dreamer,
    "sleepwalker": sleepwalker,
    "terror": terror,
    "nightmare": nightmare,
}
