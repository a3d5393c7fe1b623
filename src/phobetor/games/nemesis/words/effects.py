"""What a card, an item, a quest item or a room does in each of its ways, in words and facts."""

from __future__ import annotations

from phobetor.book.bar import Fact
from phobetor.games.nemesis.rules.names import (
    ANTIDOTE,
    ASSAULT_RIFLE,
    CARD_ACCESS_DENIED,
    CARD_BANDAGING,
    CARD_DEMOLITION,
    CARD_FULL_AUTO,
    CARD_KNOWLEDGE,
    CARD_PHARMACIST,
    CARD_REANIMATION,
    CARD_RECONNAISSANCE,
    CARD_TECHNICAL_CORRIDORS,
    COCKPIT,
    COMMAND,
    CORRIDOR_PLANS,
    DRONE,
    EVAC_A,
    EVAC_B,
    GENERATOR,
    GRENADE,
    HIBERNATORIUM,
    MAGAZINE,
    MOLOTOV,
    MONITORING,
    NEST,
    QUEST_ORBITAL,
    QUEST_SECURITY_KEY,
    QUEST_SURGEON_KIT,
    QUEST_TORCH,
    ROOMS,
    SMOKE,
    SPACE_SUIT,
    SURGERY,
)
from phobetor.games.nemesis.rules.packed import pod_state
from phobetor.games.nemesis.rules.state import NO_FUSE, UNLOCKED
from phobetor.games.nemesis.rules.vocabulary import (
    AT_DOOR,
    AT_LETTER,
    AT_POD,
    AT_SLOT,
    AT_TARGET,
    BREAK,
    DRESS,
    FROM_DECK,
    ON_ITEM,
    ON_PERSON,
    ON_PERSON_TOO,
    PLAIN,
    PLAIN_MODES,
    PLAY,
    QUEST_USE,
    ROOM_ACTION,
    SET_FIRE,
    USE,
)
from phobetor.games.nemesis.words.aboard import (
    At,
    door_change,
    door_destroyed,
    has_room,
    is_held,
    is_loaded,
    place,
    shots,
    target_name,
    thing_name,
    upper,
)
from phobetor.games.nemesis.words.describe import course
from phobetor.games.nemesis.words.facts import (
    bleeding,
    door_moves,
    doors_of,
    everything_in,
    fact,
    moving,
    one_more_fire,
    one_more_malfunction,
    own_wound,
    quietly,
    roll_follows,
    shooting,
    told,
)
from phobetor.kernel.masks import has
from phobetor.kernel.words import Option

KINDS = {PLAY.code: "card", USE.code: "item", ROOM_ACTION.code: "room", QUEST_USE.code: "quest"}
"""Verbs whose second argument says in which way the first is used."""
HEALERS = {CARD_BANDAGING: "bandaging", CARD_PHARMACIST: "pharmacist", CARD_REANIMATION: "reanimation"}
WALKS = {
    "card": (CARD_TECHNICAL_CORRIDORS,),
    "item": (CORRIDOR_PLANS, SPACE_SUIT, SMOKE),
}
LOOKS = {"card": (CARD_KNOWLEDGE,), "item": (DRONE,), "room": (MONITORING,)}
DOORS = {"room": (COMMAND,), "quest": (QUEST_SECURITY_KEY,)}
THROWN = {"item": (GRENADE, MOLOTOV)}
PASSING = (("item", ANTIDOTE), ("quest", QUEST_ORBITAL))
"""After them their player passes, and may bleed. NE-8.11"""


# === Words ==========================================================================================
def effect(at: At, kind: str, what: int, mode: int) -> str:
    """In lower case, as after a colon; '' for what has only one way."""
    if mode == PLAIN:
        return plain_room(at, what) if kind == "room" else ""
    if mode < len(PLAIN_MODES):
        return at.name("mode", mode)
    if AT_SLOT <= mode < AT_DOOR:
        return place_words(at, kind, what, mode - AT_SLOT)
    if AT_DOOR <= mode < AT_TARGET:
        return door_words(at, kind, what, mode - AT_DOOR)
    if AT_TARGET <= mode < ON_PERSON:
        return target_name(at, mode - AT_TARGET)
    if ON_PERSON <= mode < ON_ITEM:
        return person_words(at, kind, what, mode)
    if ON_ITEM <= mode < DRESS:
        return weapon_words(at, kind, what, mode - ON_ITEM)
    return pod_or_else(at, kind, what, mode)


def plain_room(at: At, room: int) -> str:
    """What the only action of a room is."""
    if room == GENERATOR:
        return at.told("do-start-fuse" if at.table.fuse == NO_FUSE else "do-stop-fuse")
    message = f"do-{ROOMS[room]}"
    return at.told(message) if at.say.has(message) else at.name("room", room)


def place_words(at: At, kind: str, what: int, slot: int) -> str:
    name = place(at, slot)
    if what in LOOKS.get(kind, ()):
        return at.told("do-look", place=name)
    if (kind, what) == ("card", CARD_ACCESS_DENIED):
        return at.told("do-break", place=name)
    return name


def door_words(at: At, kind: str, what: int, corridor: int) -> str:
    if (kind, what) == ("card", CARD_DEMOLITION):
        return door_destroyed(at, corridor)
    return door_change(at, corridor, at.here)


def person_words(at: At, kind: str, what: int, mode: int) -> str:
    second = mode >= ON_PERSON_TOO
    name = at.say.player(mode - (ON_PERSON_TOO if second else ON_PERSON))
    healer = HEALERS.get(what, "") if kind == "card" else ""
    return at.told(f"do-{healer}-{'second' if second else 'first'}", player=name) if healer else name


def weapon_words(at: At, kind: str, what: int, weapon: int) -> str:
    """Cards fire it, the magazine is put on it, everything else loads it."""
    fits = is_loaded if kind == "card" else is_held if (kind, what) == ("item", MAGAZINE) else has_room
    return thing_name(at, weapon, fits)


def pod_or_else(at: At, kind: str, what: int, mode: int) -> str:
    if AT_POD <= mode < AT_LETTER:
        return pod_words(at, kind, what, mode - AT_POD)
    if AT_LETTER <= mode < FROM_DECK:
        return at.told("do-course", letter=at.name("letter", mode - AT_LETTER))
    return at.name("mode", mode)


def pod_words(at: At, kind: str, what: int, pod: int) -> str:
    if kind == "room" and what in (EVAC_A, EVAC_B):
        return at.told("do-board", pod=pod)
    is_open = pod_state(at.table.pods[pod]) == UNLOCKED
    return at.told("do-lock" if is_open else "do-unlock", pod=pod)


# === Facts ==========================================================================================
def effect_facts(at: At, kind: str, what: int, mode: int) -> list[Fact]:
    if AT_SLOT <= mode < AT_DOOR:
        return place_facts(at, kind, what, mode - AT_SLOT)
    if AT_DOOR <= mode < AT_TARGET:
        return door_facts(at, kind, what, mode - AT_DOOR)
    if (kind, what) == ("card", CARD_FULL_AUTO):
        return shooting(at, ASSAULT_RIFLE, mode - AT_TARGET, shots(at, ASSAULT_RIFLE)[0] // 2)
    if mode == SET_FIRE:
        return one_more_fire(at, at.here)
    if mode == BREAK:
        return one_more_malfunction(at)
    if AT_LETTER <= mode < FROM_DECK:
        return course_facts(at, mode - AT_LETTER)
    if kind == "room":
        return room_facts(at, what, mode)
    if (kind, what, mode) == ("quest", QUEST_SURGEON_KIT, ON_PERSON + at.seat):
        return own_wound(at)
    passes = bleeding(at) if (kind, what) in PASSING else []
    return [*passes, *told(at, kind, what)] if mode == PLAIN else []


def place_facts(at: At, kind: str, what: int, slot: int) -> list[Fact]:
    if what in WALKS.get(kind, ()):
        last = [fact(at, "then-pass", "bad"), *bleeding(at)] if kind == "card" else []
        return [*moving(at, slot), *last]
    if (kind, what) == ("card", CARD_RECONNAISSANCE):
        return quietly(at, slot)
    if what in DOORS.get(kind, ()):
        return doors_of(at, slot)
    if (kind, what) == ("card", CARD_ACCESS_DENIED):
        return [*one_more_malfunction(at), *everything_in(at, slot)]
    if what in THROWN.get(kind, ()):
        return thrown_facts(at, what, slot)
    return everything_in(at, slot)


def thrown_facts(at: At, item: int, slot: int) -> list[Fact]:
    own = [fact(at, "hurts-you", "bad"), *own_wound(at)] if slot == at.here else []
    return [*own, *(one_more_fire(at, slot) if item == MOLOTOV else []), *everything_in(at, slot)]


def door_facts(at: At, kind: str, what: int, corridor: int) -> list[Fact]:
    if (kind, what) == ("card", CARD_DEMOLITION):
        return []
    if (kind, what) == ("quest", QUEST_TORCH) and has(at.table.destroyed, corridor):
        return [fact(at, "mends-door", "good", "g-door")]
    return door_moves(at, corridor)


def course_facts(at: At, letter: int) -> list[Fact]:
    """Where it would lead, if the seat has seen the coordinates."""
    if not at.table.coordinates:
        return [fact(at, "course-unknown")]
    planet = course(at.table.coordinates)[letter][1]
    return [fact(at, "course-leads", "good" if planet == 0 else "bad", planet=at.name("planet", planet))]


def room_facts(at: At, room: int, mode: int) -> list[Fact]:
    """A seat in a pod and sleep come after a noise roll; the egg before one. NE-9.6, NE-9.9, NE-9.10"""
    if room == HIBERNATORIUM:
        return [*roll_follows(at), fact(at, "ends-for-you", "deadly")]
    if room in (EVAC_A, EVAC_B):
        return [*roll_follows(at), *told(at, "room", room)]
    if room == NEST:
        return roll_follows(at)
    if room == SURGERY:
        return [*own_wound(at), fact(at, "surgery", "bad"), *told(at, "room", room)]
    return told(at, "room", room) if mode == PLAIN or room == COCKPIT else []


# === What stands in a chip ==========================================================================
def used_words(at: At, option: Option, kind: str, what: int, mode: int) -> str:
    """With the name of the card or item, which a room need not have: it is the heading."""
    words = effect(at, kind, what, mode)
    if kind == "room":
        return upper(words)
    name = at.name(kind, what)
    return at.told("chip-use", name=name, effect=words) if words else name
