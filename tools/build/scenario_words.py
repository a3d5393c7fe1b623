"""The tables of Nemesis in docs/scenarios.md, made from its code; scenario_page.py writes them.

Choices, events and sentences come from the verbs, events and English texts of the game, questions and refusals from its
source.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message
from markdown_table import Row, table

from phobetor.book.text import kebab, messages
from phobetor.games.nemesis.rules.box import ATTACK_IDS, EVENT_IDS, TOKEN_IDS
from phobetor.games.nemesis.rules.names import (
    CARDS,
    CHARACTERS,
    DISCOVERIES,
    FACES,
    ITEMS,
    NIGHTMARES,
    OBJECTIVES,
    PANICS,
    PLANETS,
    QUESTS,
    ROLLS,
    ROOMS,
    THINGS,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.ship import CORRIDORS, ENDS, EXITS, FIXED, SLOTS_1
from phobetor.games.nemesis.rules.vocabulary import PLAIN_MODES
from phobetor.games.nemesis.title import TITLE
from phobetor.games.nemesis.words.notation import MODES, TABLES
from phobetor.kernel.words import Event, Verb

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "src/phobetor/games/nemesis"


# --- texts ------------------------------------------------------------------------------------------
def sentence(message: str) -> str:
    """The English text, with its arguments in capitals."""
    for entry in messages("en", "phobetor.games.nemesis").body:
        if isinstance(entry, Message) and entry.id.name == message and entry.value is not None:
            return "".join(part_of(element) for element in entry.value.elements)
    raise LookupError(f"There is no text '{message}' in en.ftl.")


def part_of(element: Any) -> str:
    """A piece of text, an argument, or the usual one of several wordings."""
    if hasattr(element, "value"):
        return str(element.value)
    if hasattr(element.expression, "variants"):
        usual = next(variant for variant in element.expression.variants if variant.default)
        return "".join(part_of(part) for part in usual.value.elements)
    return str(element.expression.id.name.upper())


def written(word: Verb | Event) -> str:
    return " ".join(
        [word.name, *(argument.upper() for argument in (word.written() if isinstance(word, Event) else word.arguments))]
    )


# --- words ------------------------------------------------------------------------------------------
LISTS: dict[str, list[str]] = {
    "CHARACTER": CHARACTERS, "ROOM": ROOMS, "TOKEN": TOKEN_IDS, "CARD": CARDS, "ITEM": ITEMS,
    "THING": [word for word in THINGS if word not in ITEMS], "QUEST": QUESTS, "OBJECTIVE": OBJECTIVES,
    "WOUND": WOUNDS, "NIGHTMARE": NIGHTMARES, "PANIC": PANICS, "ATTACK": ATTACK_IDS, "EVENT": EVENT_IDS,
    "WEAKNESS": WEAKNESSES, "PLANET": PLANETS, "ROLL": ROLLS, "FACE": FACES, "DISCOVERY": DISCOVERIES,
}  # fmt: skip
ALSO = {"THING": "an ITEM, or ", "DISCOVERY": "what a token means: "}


def words() -> str:
    rows = [(name, ALSO.get(name, "") + listed(names)) for name, names in LISTS.items()]
    rest = [kind for kind in ("colour", "cause", "fate", "status", "health", "letter")]
    return table(("word", "one of"), [*rows, *((kind.upper(), listed(list(TABLES[kind]))) for kind in rest)])


def listed(names: list[str]) -> str:
    return " ".join(f"`{name}`" for name in names if name not in ("none", "-", ""))


def modes() -> str:
    rows = [(f"`{name}`", MEANT.get(f"mode-{name}") or sentence(f"mode-{name}")) for name in PLAIN_MODES]
    return table(
        ("MODE", "what the card, item or room does"), rows + [mode_row(word, kind) for *_, word, kind in MODES]
    )


def mode_row(word: str, kind: str) -> Row:
    return f"`{word}:{kind.upper()}`", MEANT.get(f"mode-{word}") or sentence(f"mode-{word}").replace(
        "WHAT", kind.upper()
    )


def ship() -> str:
    rows = []
    for slot in range(1, 22):
        tile = ROOMS[FIXED[slot]] if FIXED[slot] else "a tile 1" if slot in SLOTS_1 else "a tile 2"
        exits = [f"{number}: {far_end(slot, number)}" for number in range(1, 5)]
        rows.append((str(slot), tile, ", ".join(exits)))
    return table(("place", "holds", "number on the die or card: where that corridor leads"), rows)


def far_end(slot: int, number: int) -> str:
    corridor = EXITS[slot][number]
    return str(sum(ENDS[corridor]) - slot) if corridor < CORRIDORS else "technical"


# What a choice or a mode means whose text is nothing but its argument.
MEANT = {
    "to": "into this room, or this room is looked at", "at": "this corridor is meant, or its door",
    "choose": "this thing is meant", "person": "this character is meant",
    "target": "the grenade is meant for this target",
    "mode-at": "in, into or from this room", "mode-on": "against this target", "mode-person": "this character is meant",
    "mode-load": "this weapon is loaded, or its ammo is spent", "mode-plain": "the one thing it does",
}  # fmt: skip


# --- choices, events, questions -----------------------------------------------------------------------
def choices() -> str:
    rows = [(f"`{written(verb)}`", MEANT.get(verb.name) or sentence(f"verb-{verb.name}")) for verb in TITLE.verbs]
    return table(("choice", "means"), rows)


def events() -> str:
    rows = [(f"`{written(event)}`", sentence(f"event-{event.name}")) for event in TITLE.events]
    return table(("event", "it happened that"), rows)


def questions() -> str:
    rows = [(f"`{name}`", sentence(f"ask-{kebab(name)}"), kind.rule) for name, kind in TITLE.questions.items()]
    return table(("question", "what is asked", "rules"), rows)


# --- refusals -----------------------------------------------------------------------------------------
def refusals() -> str:
    """Every refusal of the source: its question or the function of `refuse.py`, its sentence, its rule."""
    rows = [(f"`{where}`", f"`{text}`", sentence(f"refusal-{text}"), rule) for where, rule, text in found_refusals()]
    return table(("question", "reason", "it says", "rule"), list(dict.fromkeys(rows)))


def found_refusals() -> Iterator[Row]:
    for path in sorted(GAME.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef) or (isinstance(node, ast.FunctionDef) and path.stem == "refuse"):
                where = node.name if isinstance(node, ast.ClassDef) else "TakeTurn"
                yield from ((where, *pair) for pair in pairs_of(node))


def pairs_of(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The rule and the reason of each `against(…)`; the reason of a room may be one of several."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "against":
            rules, texts = constants(call.args[0]), constants(call.args[1]) or room_reasons()
            for rule in rules or ["the rule of the card, item or room, see below"]:
                yield from ((rule, text) for text in texts if text != "no-such-effect-now" or rule.startswith("the"))


def constants(node: ast.AST) -> list[str]:
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def room_reasons() -> list[str]:
    source = ast.parse((GAME / "rules/refuse.py").read_text(encoding="utf-8"))
    reason = next(node for node in source.body if isinstance(node, ast.FunctionDef) and node.name == "reason_of")
    return [
        text
        for node in ast.walk(reason)
        if isinstance(node, ast.Return) and node.value
        for text in constants(node.value)
    ]


def idle_rules() -> str:
    """Which rule refuses a card, an item or a room that can do nothing of the kind now."""
    from phobetor.games.nemesis.rules.refuse import RULE_OF_CARD, RULE_OF_ITEM, RULE_OF_ROOM

    rows = []
    for what, names, rules in (
        ("play", CARDS, RULE_OF_CARD),
        ("use", ITEMS, RULE_OF_ITEM),
        ("room", ROOMS, RULE_OF_ROOM),
    ):
        for rule in sorted(set(rules.values())):
            told = " ".join(f"`{names[thing]}`" for thing in rules if rules[thing] == rule)
            rows.append((f"`{what}` {told}", rule))
    rest = [("any other card", "NE-5.4"), ("any other item", "NE-10.8"), ("any other room", "NE-9.1")]
    return table(("that can do nothing of the kind now", "rule"), rows + rest)


MADE: dict[str, Callable[[], str]] = {
    "nemesis words": words, "nemesis modes": modes, "nemesis ship": ship, "nemesis choices": choices,
    "nemesis events": events, "nemesis questions": questions, "nemesis refusals": refusals,
    "nemesis idle": idle_rules,
}  # fmt: skip
