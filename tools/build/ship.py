"""Writes what the board of Nemesis draws from: `python tools/build/ship.py` makes web/src/games/nemesis/box.ts.

Rooms, corridors, cards and words come from the files of the game; only the places on the drawn plan
(`data/plan.csv`) are known to nobody else.
"""

from __future__ import annotations

import csv
import json
import math
import re
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web/src/games/nemesis/box.ts"
GAME = ROOT / "src/phobetor/games/nemesis"
LANGUAGES = ("en", "ru", "pl")
HEAD = """\
// Made from src/phobetor/games/nemesis by `python tools/build/ship.py`; do not edit.

/** In English, Russian and Polish. */
export type Words = readonly [string, string, string];
export type Colour = 'yellow' | 'green' | 'red' | 'white' | 'none';
export type Moment = 'any' | 'in' | 'out' | 'reaction';
export type Point = readonly [number, number];
/** What is printed on a component, and what it does. */
export interface Thing { id: string; name: Words; about: Words }
export interface RoomRow extends Thing { set: string; colour: Colour; computer: boolean; cost: number }
export interface CardRow extends Thing { cost: number; moment: Moment }
export interface ItemRow extends Thing { deck: string; kind: 'light' | 'heavy' | 'energy' | 'classic'; ammo: number; moment: Moment; parts: string }
export interface CharacterRow extends Thing { weapon: string; quests: readonly string[]; cards: readonly string[] }
/** `room:` or `item:` and what is needed to activate it. */
export interface QuestRow extends Thing { condition: string }
export interface ObjectiveRow extends Thing { deck: string }
export interface PanicRow extends Thing { level: number }
/** A place of the ship: which room is printed there or which set its tile comes from, and its plate on the plan. */
export interface SlotRow { slot: number; set: string; technical: readonly number[]; x: number; y: number; w: number; h: number }
/** Where the numbers of a corridor stand before a room; side by side when it leads up or down. */
export interface EndRow { slot: number; x: number; y: number; across: boolean }
/** The path on the plan, and its middle with the angle of the way there. */
export interface CorridorRow { a: number; b: number; numbers: readonly number[]; d: string; mid: readonly [number, number, number]; ends: readonly [EndRow, EndRow] }
"""  # noqa: E501

Row = dict[str, Any]
Point = tuple[float, float]


# --- files ------------------------------------------------------------------------------------------
@cache
def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((GAME / f"data/{name}.csv").read_text(encoding="utf-8").splitlines()))


@cache
def messages() -> list[dict[str, str]]:
    """The sentences of the game by their ids, for each language."""
    texts = [(GAME / f"text/{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    return [dict(re.findall(r"^([\w-]+) = (.*)$", text, re.M)) for text in texts]


def said(name: str) -> list[str]:
    return [told.get(name, "") for told in messages()]


NOTHING: Row = {"id": "none", "name": ["", "", ""], "about": ["", "", ""]}


def thing(kind: str, row: dict[str, str], key: str = "id") -> Row:
    return {
        "id": row[key],
        "name": [row[language] for language in LANGUAGES],
        "about": said(f"{kind}-{row[key]}-about"),
    }


def numbered(words: str) -> list[int]:
    return [int(word) for word in words.split("|") if word.isdigit()]


def points(words: str) -> list[Point]:
    found = [word.split() for word in words.split("|")]
    return [(float(word[0]), float(word[1])) for word in found]


# --- the plan ---------------------------------------------------------------------------------------
def plan(what: str) -> dict[str, str]:
    return {row["id"]: row["points"] for row in rows("plan") if row["what"] == what}


def short(value: float) -> int | float:
    value = round(value, 1)
    return int(value) if value == int(value) else value


def path(way: list[Point]) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in way)


def walk(way: list[Point], distance: float) -> tuple[float, float, float]:
    """The point so far along the way, and the direction there in degrees."""
    for (x, y), (to_x, to_y) in pairwise(way):
        length = math.hypot(to_x - x, to_y - y)
        if distance <= length:
            part = distance / length
            return x + (to_x - x) * part, y + (to_y - y) * part, math.degrees(math.atan2(to_y - y, to_x - x))
        distance -= length
    raise ValueError("The way is shorter than that.")


def end_of(way: list[Point], slot: int) -> Row:
    x, y, angle = walk(way, 4)
    return {"slot": slot, "x": short(x), "y": short(y), "across": abs(math.sin(math.radians(angle))) > 0.7}


def corridors() -> list[Row]:
    drawn = plan("corridor")
    return [corridor(row, points(drawn[f"{row['a']}-{row['b']}"])) for row in rows("corridors")]


def corridor(row: dict[str, str], way: list[Point]) -> Row:
    a, b = int(row["a"]), int(row["b"])
    length = sum(math.dist(start, end) for start, end in pairwise(way))
    middle = [short(value) for value in walk(way, length / 2)]
    ends = [end_of(way, a), end_of(way[::-1], b)]
    return {"a": a, "b": b, "numbers": numbered(row["numbers"]), "d": path(way), "mid": middle, "ends": ends}


def slots() -> list[Row]:
    drawn = plan("room")
    found: list[Row] = [{"slot": 0, "set": "", "technical": [], "x": 0, "y": 0, "w": 0, "h": 0}]
    for row in rows("slots"):
        sides = [short(float(word)) for word in drawn[row["slot"]].split()]
        place = {"slot": int(row["slot"]), "set": row["set"], "technical": numbered(row["technical"])}
        found.append(place | dict(zip("xywh", sides, strict=True)))
    return found


def entrances() -> list[Row]:
    found = []
    for slot, words in plan("entrance").items():
        x, y, across = words.split()
        found.append({"slot": int(slot), "x": short(float(x)), "y": short(float(y)), "across": across == "across"})
    return found


# --- components -------------------------------------------------------------------------------------
def rooms() -> list[Row]:
    nothing = NOTHING | {"set": "", "colour": "none", "computer": False, "cost": 0}
    return [nothing, *(
        thing("room", row)
        | {"set": row["set"], "colour": row["colour"], "computer": row["computer"] == "1", "cost": int(row["cost"])}
        for row in rows("rooms")
    )]  # fmt: skip


def cards() -> list[Row]:
    nothing = NOTHING | {"cost": 0, "moment": "any"}
    found = [thing("card", row) | {"cost": int(row["cost"]), "moment": row["combat"]} for row in rows("actions")]
    return [nothing, *found]


def items() -> list[Row]:
    nothing = NOTHING | {"deck": "", "kind": "light", "ammo": 0, "moment": "any", "parts": ""}
    return [nothing, *(
        thing("item", row)
        | {"deck": row["deck"], "kind": row["kind"], "ammo": int(row["ammo"]), "moment": row["combat"]}
        | {"parts": row["component"].strip("-")}
        for row in rows("items")
    )]  # fmt: skip


def characters() -> list[Row]:
    nothing = NOTHING | {"weapon": "", "quests": [], "cards": []}
    return [nothing, *(
        thing("character", row)
        | {"weapon": row["weapon"], "quests": [row["quest1"], row["quest2"]], "cards": row["cards"].split("|")}
        for row in rows("characters")
    )]  # fmt: skip


def others(kind: str, file: str, **more: str) -> list[Row]:
    """Components with at most one further column."""
    found = [
        thing(kind, row) | {name: int(row[name]) if row[name].isdigit() else row[name] for name in more.values()}
        for row in rows(file)
    ]
    nothing = NOTHING | {name: 0 if found and isinstance(found[0][name], int) else "" for name in more.values()}
    return [nothing, *found]


def spoken(kind: str, ids: list[str]) -> list[Row]:
    """Things that have no row of their own, only words."""
    return [{"id": one, "name": said(f"{kind}-{one}"), "about": said(f"{kind}-{one}-about")} for one in ids]


def effects(kind: str, file: str) -> list[Row]:
    """For each card of a deck its effect; cards with the same effect have the same words."""
    return [NOTHING, *(thing(kind, row, "effect") for row in rows(file))]


def tokens() -> list[Row]:
    return [{"effect": "none", "items": 0}] + [
        {"effect": row["effect"], "items": int(row["items"])} for row in rows("exploration")
    ]


def supplies() -> dict[str, int]:
    return {row["id"]: int(row["count"]) for row in rows("supplies")}


PLANETS = ["earth", "mars", "venus", "space"]
DISCOVERIES = ["none", "malfunction", "fire", "danger", "doors", "lair"]
EFFECTS = ["plain", "fix", "engine", "join", "put-out", "set-fire", "dress-all", "heal-light", "free-action", "break",
           "read-course", "lower", "scan", "lower-and-scan", "heal-only", "run", "draw"]  # fmt: skip
NIGHTMARES = ["none", "lurker", "whisperer", "stalker", "despoiler", "lair"]


def typescript() -> str:
    courses: list[list[int]] = [[]]
    courses += [[PLANETS.index(row[letter]) for letter in "ABCD"] for row in rows("coordinates")]
    track = [0] + [NIGHTMARES.index(row["nightmare"]) for row in rows("track")]
    blocks = [
        table("SLOTS", "SlotRow", slots()), table("CORRIDORS", "CorridorRow", corridors()),
        table("ENTRANCES", "EndRow", entrances()),
        table("DUCTS", "string", [path(points(way)) for way in plan("duct").values()]),
        single("NODE", "Point", [short(value) for value in points(plan("node")["1"])[0]]),
        single("HULL", "string", path(points(plan("hull")["1"])) + "Z"),
        table("ROOMS", "RoomRow", rooms()), table("CARDS", "CardRow", cards()), table("ITEMS", "ItemRow", items()),
        table("CHARACTERS", "CharacterRow", characters()),
        table("QUESTS", "QuestRow", others("quest", "quests", column="condition")),
        table("OBJECTIVES", "ObjectiveRow", others("objective", "objectives", column="deck")),
        table("PANICS", "PanicRow", others("panic", "panic", column="level")),
        table("WOUNDS", "Thing", others("wound", "wounds")),
        table("WEAKNESSES", "Thing", others("weakness", "weaknesses")),
        table("EVENTS", "Thing", effects("event", "events")), table("ATTACKS", "Thing", effects("attack", "attacks")),
        table("NIGHTMARES", "Thing", spoken("nightmare", NIGHTMARES)),
        table("DISCOVERIES", "Thing", spoken("token", DISCOVERIES)),
        table("EFFECTS", "Thing", spoken("mode", EFFECTS)),
        table("PLANETS", "Thing", spoken("planet", PLANETS)),
        table("TOKENS", "{ effect: string; items: number }", tokens()),
        table("COURSES", "readonly number[]", courses), table("TRACK", "number", track),
        single("SUPPLIES", "Readonly<Record<string, number>>", supplies()),
    ]  # fmt: skip
    return "\n".join([HEAD, *blocks])


def written(value: Any) -> str:
    """As TypeScript writes it: names without quotation marks."""
    text = json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    return re.sub(r'(?<=[{ ])"(\w+)": ', r"\1: ", text)


def table(name: str, kind: str, values: list[Any]) -> str:
    lines = "\n".join(f"  {written(value)}," for value in values)
    return f"export const {name}: readonly ({kind})[] = [\n{lines}\n];\n"


def single(name: str, kind: str, value: Any) -> str:
    return f"export const {name}: {kind} = {written(value)};\n"


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)} is written.", file=sys.stderr)
