"""Things of Nemesis in the words of a language, and the rules behind them."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.box import names_of
from phobetor.games.nemesis.rules.box import (
    ATTACK_BLOOD,
    ATTACK_EFFECT,
    BOX,
    EVENT_CORRIDOR,
    EVENT_EFFECT,
    RETREAT,
    TOKEN_EFFECT,
    TOKEN_ITEMS,
    is_weapon,
)
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.names import (
    ACTIONS,
    ATTACKS,
    BLUE_CORPSE,
    CABINS,
    CARD_INTERRUPTION,
    CARD_NERVES,
    CHARACTERS,
    CLEAN,
    COLOURS,
    CORPSE,
    DISCOVERIES,
    ENGINE1,
    ENGINE2,
    ENGINE3,
    ENGINE_CONTROL,
    FACES,
    HIBERNATORIUM,
    HOLO_COMPUTER,
    ITEMS,
    LETTERS_OF_COURSE,
    MAGAZINE,
    MOTION_SENSOR,
    NIGHTMARES,
    OBJECTIVES,
    OCCURRENCES,
    PANICS,
    PLANETS,
    QUESTS,
    ROLLS,
    ROOMS,
    SURGERY,
    THINGS,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.packed import first_part, injuries_of, second_part, target_nightmare
from phobetor.games.nemesis.rules.refuse import RULE_OF_ROOM
from phobetor.games.nemesis.rules.ship import CORRIDORS, ENDS, FIXED
from phobetor.games.nemesis.rules.state import BLANK, MADNESS, POD_STATES
from phobetor.games.nemesis.rules.vocabulary import (
    AT,
    CAUSES,
    CHOOSE,
    DISCARD,
    DONE,
    ENDINGS,
    HEALTHS,
    NO,
    PERSON,
    PLAIN_MODES,
    REROLL,
    TO,
    WOUND,
    YES,
)
from phobetor.games.nemesis.words.about import ABOUT, about
from phobetor.games.nemesis.words.notation import MODES

NAMED = {
    "roll": ROLLS, "face": FACES, "cause": CAUSES, "planet": PLANETS, "status": POD_STATES, "colour": COLOURS,
    "nightmare": NIGHTMARES, "fate": ENDINGS, "health": HEALTHS,
}  # fmt: skip
ROWS = {
    "character": CHARACTERS, "room": ROOMS, "quest": QUESTS, "objective": OBJECTIVES, "wound": WOUNDS, "panic": PANICS,
    "weakness": WEAKNESSES,
}  # fmt: skip
NAMES = names_of("nemesis", {
    "character": ("characters", "id"), "room": ("rooms", "id"), "quest": ("quests", "id"),
    "objective": ("objectives", "id"), "wound": ("wounds", "id"), "panic": ("panic", "id"),
    "weakness": ("weaknesses", "id"), "card": ("actions", "id"), "item": ("items", "id"),
    "attack": ("attacks", "effect"), "event": ("events", "effect"),
})  # fmt: skip
"""The rows of the data files have names, which count as messages: `room-armory`."""


def describe(kind: str, value: int, say: Speaker) -> str:
    """A name; for `item-about` and the like the sentence that says what the thing does."""
    if kind.endswith(ABOUT):
        told = about(kind.removesuffix(ABOUT), value)
        return say.say(told) if told else ""
    if kind in NAMED:
        return say.say(f"{kind}-{NAMED[kind][value]}")
    if kind in ROWS:
        return say.say(f"{kind}-{ROWS[kind][value]}") if value else "-"
    if kind in ("thing", "item", "part", "card"):
        return describe_card(kind, value, say)
    if kind in ("slot", "corridor", "target", "mode"):
        return describe_place(kind, value, say)
    if kind == "discovery":
        return say.say(f"token-{DISCOVERIES[value]}")
    if kind == "token":
        return say.say("token", effect=say.say(f"token-{DISCOVERIES[TOKEN_EFFECT[value]]}"), items=TOKEN_ITEMS[value])
    if kind == "choice":
        return say.option(value)
    return describe_drawn(kind, value, say)


def describe_card(kind: str, value: int, say: Speaker) -> str:
    if kind == "card":
        if value >= CLEAN:
            return say.say(f"card-{['contamination', 'contamination', 'clean', 'infected'][value - CLEAN]}")
        return say.say(f"card-{ACTIONS[value]}") if value else "-"
    if value >= CORPSE:
        return say.say("thing-corpse", player=say.player(value - CORPSE))
    if value >= BLUE_CORPSE:
        return say.say(f"thing-{THINGS[value]}")
    return say.say(f"item-{ITEMS[value]}") if value else say.say("thing-nothing")


def describe_place(kind: str, value: int, say: Speaker) -> str:
    if kind == "slot":
        return describe_slot(value, say)
    if kind == "corridor":
        if value >= CORRIDORS:
            return say.say("corridor-technical")
        return say.say("corridor", first=ENDS[value][0], second=ENDS[value][1])
    if kind == "target":
        if value == EGGS:
            return say.say("target-eggs")
        return say.say(
            "target",
            nightmare=say.say(f"nightmare-{NIGHTMARES[min(target_nightmare(value), 5)]}"),
            injuries=injuries_of(value),
        )
    return describe_mode(value, say)


def describe_slot(slot: int, say: Speaker) -> str:
    if 0 < slot < 22 and FIXED[slot]:
        return say.say("slot-named", slot=slot, room=describe("room", FIXED[slot], say))
    return say.say("slot", slot=slot)


def describe_mode(mode: int, say: Speaker) -> str:
    for start, count, word, kind in MODES:
        if start <= mode < start + count:
            return say.say(f"mode-{word}", what=describe_argument(kind, mode - start, say))
    return say.say(f"mode-{PLAIN_MODES[mode]}") if mode < len(PLAIN_MODES) else str(mode)


def describe_argument(kind: str, value: int, say: Speaker) -> str:
    if kind == "player":
        return say.player(value)
    if kind == "which":
        return say.say(f"study-{value}")
    return describe(kind, value, say) or str(value)


def describe_drawn(kind: str, value: int, say: Speaker) -> str:
    if kind in ("attack", "check"):
        return describe_attack(kind, value, say)
    if kind in ("event", "event-card", "event-number"):
        name = say.say(f"event-{OCCURRENCES[EVENT_EFFECT[value]]}")
        return name if kind == "event" else say.say(kind, name=name, number=EVENT_CORRIDOR[value])
    if kind == "draw":
        if value == BLANK:
            return say.say("draw-blank")
        if value >= MADNESS:
            if value == MADNESS:
                return say.say("draw-some-madness")
            return say.say("draw-madness", character=describe("character", value - MADNESS, say))
        return say.say("draw-nightmare", number=value) if value < 9 else say.say("draw-some-nightmare")
    if kind == "parts":
        return f"{describe('item', first_part(value), say)} + {describe('item', second_part(value), say)}"
    if kind == "letter":
        return LETTERS_OF_COURSE[value]
    if kind == "engine":
        return str(value + 1)
    return describe_answer(kind, value, say)


def describe_attack(kind: str, value: int, say: Speaker) -> str:
    """An attack card by its name; in an injury check with the number that counts there, or the arrow."""
    name = say.say(f"attack-{ATTACKS[ATTACK_EFFECT[value]]}")
    if kind == "attack":
        return name
    blood = ATTACK_BLOOD[value]
    return say.say("check-retreat", name=name) if blood == RETREAT else say.say("check", name=name, blood=blood)


def describe_answer(kind: str, value: int, say: Speaker) -> str:
    if kind == "works":
        return say.say("engine-works" if value else "engine-broken")
    if kind == "swapped":
        return say.say("order-swapped" if value else "order-same")
    if kind == "fulfilled":
        return say.say("goal-fulfilled" if value else "goal-missed")
    if kind == "coordinates":
        return say.say(
            "coordinates", **{letter: say.say(f"planet-{PLANETS[planet]}") for letter, planet in course(value)}
        )
    return ""


def course(card: int) -> list[tuple[str, int]]:
    return list(zip("abcd", BOX.courses[card], strict=True)) if card else []


GENERAL = (DISCARD, DONE, TO, AT, CHOOSE, PERSON, YES, NO, REROLL, WOUND)
"""What they answer the question says, and its rules say why."""
VERB_RULES = [
    ["NE-2.17"], ["NE-4.1", "NE-4.3", "NE-7.9"], ["NE-4.11"], ["NE-7.2", "NE-7.3"], ["NE-7.5"], ["NE-10.5"],
    ["NE-10.9"], ["NE-10.7"], ["NE-10.14"], ["NE-5.4"], ["NE-10.8"], ["NE-9.1"], ["NE-10.15"], ["NE-10.4"],
    ["NE-10.4"], ["NE-5.15"], ["NE-5.15"], ["NE-5.15"], ["NE-5.15"], ["NE-5.16"], ["NE-5.16"], ["NE-5.16"],
    ["NE-5.2"], ["NE-5.12"], ["NE-5.12"], ["NE-5.12"], ["NE-10.2"], ["NE-6.9"], ["NE-4.1"], ["NE-4.11"], ["NE-10.3"],
    ["NE-5.9"], ["NE-5.9"], ["NE-5.9"], ["NE-10.9"], ["NE-9.8"], ["NE-9.8"], ["NE-9.8"], ["NE-9.4"], ["NE-9.4"],
    ["NE-10.10"], ["NE-5.11"], ["NE-5.11"], ["NE-10.15"], ["NE-3.5"], ["NE-8.2"], *[["NE-5.15"]] * 5,
]  # fmt: skip
RULES_OF = {
    "quest": ["NE-10.15"], "objective": ["NE-12.7"], "panic": ["NE-3.5"], "attack": ["NE-7.11"], "event": ["NE-11.6"],
    "wound": ["NE-8.2"], "weakness": ["NE-8.14"], "character": ["NE-2.17"], "token": ["NE-4.4"],
    "discovery": ["NE-4.4"], "planet": ["NE-12.4"],
}  # fmt: skip
ROOM_RULES = {
    **RULE_OF_ROOM,
    **dict.fromkeys((ENGINE_CONTROL, ENGINE1, ENGINE2, ENGINE3), "NE-9.3"),
    HIBERNATORIUM: "NE-9.10",
    SURGERY: "NE-8.16",
}
NIGHTMARE_RULES = [[], ["NE-7.6"], ["NE-7.13"], ["NE-7.14"], ["NE-7.15"], ["NE-3.9", "NE-3.10", "NE-3.18"]]


def rules_of(kind: str, value: int) -> list[str]:
    if kind == "verb":
        return [] if any(verb.code == value for verb in GENERAL) else VERB_RULES[value]
    if kind == "nightmare":
        return NIGHTMARE_RULES[value]
    if kind == "room":
        return rules_of_room(value)
    if kind == "card":
        return rules_of_card(value)
    return rules_of_thing(value) if kind in ("item", "thing") else RULES_OF.get(kind, [])


def rules_of_room(room: int) -> list[str]:
    """Of the Cabins there is nothing to use."""
    own = ROOM_RULES.get(room, "")
    return [own] if room == CABINS else ["NE-9.1", own] if own else ["NE-9.1"]


def rules_of_card(card: int) -> list[str]:
    if card >= CLEAN:
        return ["NE-8.4"]
    return [{CARD_INTERRUPTION: "NE-5.12", CARD_NERVES: "NE-5.13"}.get(card, "NE-5.4")]


def rules_of_thing(thing: int) -> list[str]:
    """Objects are picked up, weapons are fired, and what is attached or an active quest item is not used up."""
    if thing >= BLUE_CORPSE:
        return ["NE-10.5"]
    if is_weapon(thing):
        return ["NE-7.4"]
    kept = {MAGAZINE: "NE-10.6", MOTION_SENSOR: "NE-10.15", HOLO_COMPUTER: "NE-10.15"}
    return [kept.get(thing, "NE-10.8")]
