"""Which sentence of the text files says what a thing does: `item-medkit-about` for a medkit."""

from __future__ import annotations

from phobetor.games.nemesis.rules.box import ATTACK_EFFECT, EVENT_EFFECT, TOKEN_EFFECT
from phobetor.games.nemesis.rules.names import (
    ACTIONS,
    ATTACKS,
    BLUE_CORPSE,
    CHARACTERS,
    CLEAN,
    CORPSE,
    DISCOVERIES,
    ITEMS,
    NIGHTMARES,
    OBJECTIVES,
    OCCURRENCES,
    PANICS,
    PLANETS,
    QUESTS,
    ROOMS,
    THINGS,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.packed import target_nightmare

ABOUT = "-about"
TOLD: dict[str, list[str]] = {
    "card": ACTIONS,
    "item": ITEMS,
    "quest": QUESTS,
    "room": ROOMS,
    "event": OCCURRENCES,
    "attack": ATTACKS,
    "panic": PANICS,
    "wound": WOUNDS,
    "weakness": WEAKNESSES,
    "objective": OBJECTIVES,
    "token": DISCOVERIES,
    "nightmare": NIGHTMARES,
    "character": CHARACTERS,
}
"""Every kind of thing that has sentences, by number; the first of each list is nothing."""
EFFECTS: dict[str, list[int]] = {"event": EVENT_EFFECT, "attack": ATTACK_EFFECT, "token": TOKEN_EFFECT}


def things() -> list[tuple[str, int]]:
    """Whatever has a name, and of the cards with an effect each one."""
    found = [("planet", planet) for planet in range(len(PLANETS))]
    for kind, names in TOLD.items():
        if kind not in EFFECTS:
            found += [(kind, value) for value in range(1, len(names))]
    found += [(kind, value) for kind in ("event", "attack") for value in range(1, len(EFFECTS[kind]))]
    found += [("discovery", discovery) for discovery in range(1, len(DISCOVERIES))]
    found += [("thing", thing) for thing in range(BLUE_CORPSE, CORPSE)]
    return found + [("card", card) for card in range(CLEAN, CLEAN + 4)]


def about(kind: str, value: int) -> str:
    """The message for a thing, or nothing if there is none to tell."""
    if kind in ("thing", "part", "item") and value >= BLUE_CORPSE:
        return f"thing-{'corpse' if value >= CORPSE else THINGS[value]}{ABOUT}"
    if kind in ("thing", "part"):
        kind = "item"
    elif kind == "target":
        kind, value = "nightmare", target_nightmare(value)
    elif kind == "card" and value >= CLEAN:
        return f"card-contamination{ABOUT}"
    return message(kind, which(kind, value))


def which(kind: str, value: int) -> int:
    """Cards of which there are several share the sentence of their effect."""
    return EFFECTS[kind][value] if kind in EFFECTS else value


def message(kind: str, value: int) -> str:
    kind = "token" if kind == "discovery" else kind
    names = TOLD.get(kind, [])
    return f"{kind}-{names[value]}{ABOUT}" if 0 < value < len(names) else ""
