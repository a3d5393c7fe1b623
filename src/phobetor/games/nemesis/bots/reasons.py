"""Why an option serves a plan: the place that the character is bound for, and what is to be done there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.bots.planning import Reason
from phobetor.games.nemesis.bots.plan import (
    BOARD,
    EXPLORE,
    LAY_CORPSE,
    LIGHT_FUSE,
    MEND_ENGINE,
    OPEN_POD,
    SIGNAL,
    SLEEP,
    STEER,
    STUDY,
    TAKE_CORPSE,
    TAKE_EGG,
    WAIT,
    Plan,
)
from phobetor.games.nemesis.rules.vocabulary import CAREFUL, MOVE, PASS, ROOM_ACTION
from phobetor.kernel.words import Option

WORDS: Final[dict[i64, str]] = {
    EXPLORE: "explore", SIGNAL: "signal", TAKE_EGG: "egg", STUDY: "study", TAKE_CORPSE: "corpse", LAY_CORPSE: "lay",
    OPEN_POD: "hatch", LIGHT_FUSE: "fuse", BOARD: "board", WAIT: "wait", SLEEP: "sleep", STEER: "steer",
    MEND_ENGINE: "engine",
}  # fmt: skip
IDLE: Final[list[i64]] = [EXPLORE, WAIT]  # what no action of a room is for


def reasons_of(plan: Plan, option: Option) -> list[Reason]:
    """What the plan is if the option serves it, and why a step is taken with care."""
    if not serves(plan, option):
        return []
    found = [Reason(f"why-{WORDS[plan.purpose]}", {"slot": plan.aim})]
    if CAREFUL.matches(option):
        found.append(Reason("why-careful", {}))
    return found


def serves(plan: Plan, option: Option) -> bool:
    """A step on the way, the action for which one came, or the rest of the round where one waits."""
    if MOVE.matches(option):
        return leads(plan, MOVE.arg(option))
    if CAREFUL.matches(option):
        return leads(plan, CAREFUL.arg(option))
    if ROOM_ACTION.matches(option):
        return plan.slot == plan.aim and plan.purpose not in IDLE
    return PASS.matches(option) and plan.purpose == WAIT and plan.slot == plan.aim


def leads(plan: Plan, slot: i64) -> bool:
    """Whether the way is cheaper from there."""
    way = plan.danger.way_to(plan.aim)
    return way[slot] < way[plan.slot]
