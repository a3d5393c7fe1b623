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
)
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.names import (
    ACTIONS,
    ATTACKS,
    BLUE_CORPSE,
    CHARACTERS,
    CLEAN,
    COLOURS,
    CORPSE,
    DISCOVERIES,
    FACES,
    ITEMS,
    LETTERS_OF_COURSE,
    NIGHTMARES,
    OBJECTIVES,
    OCCURRENCES,
    PANICS,
    PLANETS,
    QUESTS,
    ROLLS,
    ROOMS,
    THINGS,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.packed import first_part, injuries_of, second_part, target_nightmare
from phobetor.games.nemesis.rules.ship import CORRIDORS, ENDS, FIXED
from phobetor.games.nemesis.rules.state import BLANK, MADNESS, POD_STATES
from phobetor.games.nemesis.rules.vocabulary import (
    CAUSES,
    ENDINGS,
    HEALTHS,
    PLAIN_MODES,
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


VERB_RULES = [
    ["NE-2.17"], ["NE-4.1", "NE-4.3", "NE-7.9"], ["NE-4.11"], ["NE-7.2", "NE-7.3"], ["NE-7.5"], ["NE-10.5"],
    ["NE-10.9"], ["NE-10.7"], ["NE-10.14"], ["NE-5.4"], ["NE-10.8"], ["NE-9.1"], ["NE-10.15"], ["NE-10.4"],
    ["NE-10.4"], ["NE-5.15"], ["NE-5.15"], ["NE-5.15"], ["NE-5.15"], ["NE-5.16"], ["NE-5.16"], ["NE-5.16"],
    ["NE-5.2"], ["NE-5.12"], ["NE-5.12"], ["NE-5.12"], ["NE-10.2"], ["NE-6.9"], ["NE-4.1"], ["NE-4.11"], ["NE-10.3"],
    ["NE-5.9"], ["NE-5.9"], ["NE-5.9"], ["NE-10.9"], ["NE-9.8"], ["NE-9.8"], ["NE-9.8"], ["NE-9.4"], ["NE-9.4"],
    ["NE-10.10"], ["NE-5.11"], ["NE-5.11"], ["NE-10.15"], ["NE-3.5"], ["NE-8.2"], *[["NE-5.15"]] * 5,
]  # fmt: skip
RULES_OF = {
    "room": ["NE-9.1"], "item": ["NE-10.8"], "card": ["NE-5.4"], "quest": ["NE-10.15"], "objective": ["NE-12.7"],
    "panic": ["NE-3.5"], "attack": ["NE-7.11"], "event": ["NE-11.6"], "wound": ["NE-8.2"], "weakness": ["NE-8.14"],
    "character": ["NE-2.17"], "token": ["NE-4.4"], "nightmare": ["NE-7.6"], "discovery": ["NE-4.4"],
    "thing": ["NE-10.5"], "planet": ["NE-12.3"],
}  # fmt: skip


def rules_of(kind: str, value: int) -> list[str]:
    if kind == "verb":
        return VERB_RULES[value]
    return RULES_OF.get(kind, [])
