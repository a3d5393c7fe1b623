"""How much of an objective is done, as far as the seat knows. Whether one survives is never certain."""

from __future__ import annotations

from phobetor.book.bar import Fact
from phobetor.games.nemesis.rules.finish import is_coop, is_corpse_in_surgery, items_owned, needs_signal
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    EGG,
    GOAL_AB_OVO,
    GOAL_ALIENS,
    GOAL_BIDING_TIME,
    GOAL_BIOLOGY,
    GOAL_BURIAL,
    GOAL_CLEAN_UP,
    GOAL_DELIVERY,
    GOAL_DESTINATION_EARTH,
    GOAL_EXPLORER,
    GOAL_FIRST_CONTACT,
    GOAL_FRIENDS,
    GOAL_GREAT_HUNT,
    GOAL_HEAD,
    GOAL_HOARDER,
    GOAL_INSIGHT,
    GOAL_NECROSCOPY,
    GOAL_NO_MAN,
    GOAL_OLD_FRIENDSHIP,
    GOAL_POST_MORTEM,
    GOAL_PRECIOUS,
    GOAL_PROPERTY,
    GOAL_QUARANTINE,
)
from phobetor.games.nemesis.rules.ship import TILES
from phobetor.games.nemesis.rules.state import DEAD
from phobetor.games.nemesis.rules.vocabulary import GREAT_HUNT
from phobetor.games.nemesis.words.aboard import At
from phobetor.games.nemesis.words.describe import course
from phobetor.games.nemesis.words.facts import fact
from phobetor.kernel.masks import count_bits, has, shared

SIGNALS = (GOAL_BURIAL, GOAL_PRECIOUS, GOAL_EXPLORER, GOAL_NO_MAN, GOAL_ALIENS, GOAL_CLEAN_UP, GOAL_NECROSCOPY,
           GOAL_HEAD)  # fmt: skip
"""Objectives that want a signal whatever else is done."""
TO_EARTH = (GOAL_PROPERTY, GOAL_OLD_FRIENDSHIP, GOAL_DESTINATION_EARTH)
MOST_ITEMS = 7


def progress(at: At, goal: int) -> list[Fact]:
    """What it asks for, one by one, good where it is done."""
    return [*signal(at, goal), *task(at, goal)]


def signal(at: At, goal: int) -> list[Fact]:
    """In full cooperation as many are wanted as there are objectives that ask for one. NE-1.5"""
    hunts = goal == GOAL_GREAT_HUNT and at.table.settings[GREAT_HUNT] == 1
    if goal not in SIGNALS and not hunts:
        return []
    if is_coop(at.table):
        wanted = sum(1 for other in at.table.goals if needs_signal(other))
        return [counted(at, "goal-signals", count_bits(at.table.signals), wanted)]
    return [state(at, "goal-signal", has(at.table.signals, at.seat))]


def task(at: At, goal: int) -> list[Fact]:
    table = at.table
    if goal in (GOAL_EXPLORER, GOAL_NO_MAN):
        return [counted(at, "goal-rooms", count_bits(shared(table.explored, TILES)), count_bits(TILES))]
    if goal in (GOAL_ALIENS, GOAL_CLEAN_UP):
        return [fact(at, "goal-eggs", "" if table.eggs else "good", count=table.eggs)]
    if goal in (GOAL_GREAT_HUNT, GOAL_HEAD):
        return [counted(at, "goal-lairs", table.lairs_killed, 3)]
    if goal in (GOAL_BIOLOGY, GOAL_FIRST_CONTACT):
        return [counted(at, "goal-weaknesses", count_bits(table.weak_open), 2)]
    if goal in (GOAL_NECROSCOPY, GOAL_AB_OVO):
        return [state(at, "goal-weakness", has(table.weak_open, 2 if goal == GOAL_NECROSCOPY else 1))]
    return belongings(at, goal)


def belongings(at: At, goal: int) -> list[Fact]:
    table = at.table
    if goal == GOAL_HOARDER:
        return [counted(at, "goal-items", items_owned(table, at.seat), MOST_ITEMS)]
    if goal == GOAL_BURIAL:
        return [state(at, "goal-body", table.holds(at.seat, BLUE_CORPSE))]
    if goal == GOAL_POST_MORTEM:
        return [state(at, "goal-post-mortem", is_corpse_in_surgery(table))]
    if goal == GOAL_PRECIOUS:
        return [state(at, "goal-egg", table.holds(at.seat, EGG))]
    if goal == GOAL_DELIVERY:
        return [state(at, "goal-egg", any(table.holds(other, EGG) for other in range(table.players())))]
    return journey(at, goal)


def journey(at: At, goal: int) -> list[Fact]:
    """Where the ship goes, if the seat knows it, and who is still alive."""
    table = at.table
    if goal in TO_EARTH or goal == GOAL_QUARANTINE:
        return [destination(at)]
    if GOAL_BIDING_TIME <= goal <= GOAL_INSIGHT:
        rival = table.number.index(goal - GOAL_BIDING_TIME + 1)
        gone = table.fate[rival] == DEAD
        return [fact(at, "goal-rival-gone" if gone else "goal-rival", "good" if gone else "", who=at.say.player(rival))]
    if goal == GOAL_FRIENDS:
        return [fact(at, "goal-alive", count=sum(1 for fate in table.fate if fate != DEAD))]
    return []


def destination(at: At) -> Fact:
    if not at.table.coordinates:
        return fact(at, "goal-course-unknown")
    planet = course(at.table.coordinates)[at.table.destination][1]
    return fact(at, "goal-course", planet=at.name("planet", planet))


def counted(at: At, message: str, count: int, of: int) -> Fact:
    return fact(at, message, "good" if count >= of else "", count=count, of=of)


def state(at: At, message: str, done: bool) -> Fact:
    return fact(at, message if done else f"{message}-not", "good" if done else "")
