"""What a report looks at in each game: the things that events name, and what a seat was dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Subject:
    """Something that may help to win: an event and the argument that names the thing ("" if the event alone counts).

    `whose` is the argument that says which seat it concerns. A `fate` is no cause of victory or defeat but the thing
    itself: it is only counted.
    """

    name: str
    event: str
    thing: str = ""
    whose: str = "player"
    fate: bool = False


SUBJECTS: Mapping[str, tuple[Subject, ...]] = {
    "nightmarium": (
        Subject("card placed", "placed", "card"),
        Subject("ability performed", "performs", "ability", "creature"),
        Subject("ability stopped", "stopped", "ability", "creature"),
        Subject("pure creature of a legion", "pure", "legion"),
        Subject("card lost to another", "lost", "card"),
        Subject("card devoured", "devoured", "card"),
    ),
    "somnicum": (
        Subject("dream card attached", "attached", "card"),
        Subject("goal", "goal-shown", "goal"),
        Subject("encounter played", "played", "meeting"),
        Subject("encounter kept", "kept", "meeting"),
        Subject("check failed", "check-failed"),
        Subject("gap", "gapped"),
    ),
    "deranged": (
        Subject("role fulfilled", "fulfilled", "role"),
        Subject("card played", "played", "card"),
        Subject("item used", "used", "card"),
        Subject("curse", "cursed", "curse"),
        Subject("night goal met", "goal-met", "night"),
        Subject("died", "died"),
        Subject("went mad", "went-mad"),
        Subject("became possessed", "possessed"),
    ),
    "nemesis": (
        Subject("character", "drafted", "character"),
        Subject("objective kept", "goal-kept", "objective"),
        Subject("action card played", "played", "card"),
        Subject("item used", "used", "item"),
        Subject("room used", "room-used", "room"),
        Subject("quest activated", "activated", "quest"),
        Subject("serious wound", "wounded", "wound"),
        Subject("panic", "panicked", "panic"),
        Subject("cause of death", "died", "cause", fate=True),
    ),
}


DEALT: Mapping[str, tuple[str, str]] = {"deranged": ("role", "role"), "nemesis": ("character", "character")}
"""What each seat of a finished game was: the kind of thing, and the field of the position that holds it."""
HAS_RUNNING_SCORE = ("nightmarium", "somnicum")
"""Games in which somebody leads before the end."""
