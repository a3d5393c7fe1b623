"""Writes what the board of Deranged draws from: `python tools/build/town.py` makes web/src/games/deranged/data.ts.

Cells, arrows, cards and words come from the files of the game; only the places of the cells on the plan
(`data/plan.csv`, `bends.csv`) belong to the drawing alone.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web/src/games/deranged/data.ts"
DATA = ROOT / "src/phobetor/games/deranged/data"
LANGUAGES = ("en", "ru", "pl")
SPOKEN = (
    "quarter-", "kind-", "role-", "task-", "curse-", "item-", "effect-", "chapter-", "cell-", "deck-", "policy-",
)  # fmt: skip
HEAD = """\
// Made from src/phobetor/games/deranged by `python tools/build/town.py`; do not edit.
import type { Language } from '../../protocol';

export type Colour = 'white' | 'blue' | 'green' | 'pink';
export type Side = 'normal' | 'hard';
export type Quarter = 'moon' | 'raven' | 'key' | 'rose';
export interface CellRow { id: string; quarter: Quarter | ''; building: string; terrain: 'plain' | 'forest' | 'water'; marks: string[]; x: number; y: number }
/** The way between two cells passes this point of its quarter in the middle. */
export interface BendRow { a: string; b: string; x: number; y: number }
export interface ArrowRow { quarter: Quarter; side: Side; from: string; to: string; colour: Colour; door: boolean }
export interface LayoutRow { layout: string; place: 'NW' | 'NE' | 'SE' | 'SW'; quarter: Quarter; side: Side }
/** Both sides of a card; a possessed move of -1 is a swap of places. */
export interface CardRow {
  name: string; deck: string; attack: number; defence: number; move: number; colour: Colour; search: Quarter[]; time: boolean; once: boolean;
  possessed: { move: number; attack: number; defence: number; colour: Colour; search: boolean };
}
export interface CurseRow { back: 'green' | 'violet' | 'yellow' | 'red'; held: string; places: string[]; price: string }
export interface NightRow { id: string; night: number; task: string }
/** A health of 0 means as much as there are players. */
export interface MonsterRow { name: string; tokens: number; move: number; attack: number; defence: number; health: number; candles: number }
"""  # noqa: E501

Row = dict[str, Any]


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((DATA / f"{name}.csv").read_text(encoding="utf-8").splitlines()))


def number(word: str) -> int | float:
    return float(word) if "." in word else int(word)


def several(words: str) -> list[str]:
    return [word for word in words.split("|") if word]


# --- the town ---------------------------------------------------------------------------------------
def cells() -> list[Row]:
    places = {row["cell"]: row for row in rows("plan")}
    found = []
    for row in rows("cells"):
        at = places.get(row["id"], {"x": "0", "y": "0"})  # church and gate lie where the game attaches them
        kept: Row = {name: row[name] for name in ("id", "quarter", "building", "terrain")}
        found.append(kept | {"marks": several(row["marks"]), "x": number(at["x"]), "y": number(at["y"])})
    return found


def bends() -> list[Row]:
    return [{"a": row["one"], "b": row["other"], "x": number(row["x"]), "y": number(row["y"])} for row in rows("bends")]


def arrows() -> list[Row]:
    names = ("quarter", "side", "from", "to", "colour")
    found: list[Row] = [{name: row[name] for name in names} for row in rows("arrows")]
    for arrow, row in zip(found, rows("arrows"), strict=True):
        arrow["door"] = row["door"] == "door"
    return found


def layouts() -> list[Row]:
    return [{name: row[name] for name in ("layout", "place", "quarter", "side")} for row in rows("layouts")]


def ports() -> Row:
    return {f"{row['quarter']} {row['port']}": row["cell"] for row in rows("ports")}


# --- cards ------------------------------------------------------------------------------------------
def cards() -> list[Row]:
    """By number: nothing, six decks of actions, then items and rewards copy by copy."""
    all_rows = rows("cards")
    actions = [row for row in all_rows if row["deck"] == "action"]
    others = [row for row in all_rows if row["deck"] != "action" for _ in range(int(row["copies"]))]
    return [card(row) for row in [*actions * 6, *others]]


def card(row: dict[str, str]) -> Row:
    moves = row["possessed_move"]
    return {
        "name": row["card"], "deck": row["deck"], "attack": int(row["attack"]), "defence": int(row["defence"]),
        "move": int(row["move"]), "colour": row["colour"], "search": several(row["search"]), "time": bool(row["time"]),
        "once": bool(row["once"]),
        "possessed": {
            "move": -1 if moves == "swap" else int(moves), "attack": int(row["possessed_attack"]),
            "defence": int(row["possessed_defence"]), "colour": row["possessed_colour"],
            "search": bool(row["possessed_search"]),
        },
    }  # fmt: skip


def curses() -> list[Row]:
    return [
        {"back": row["back"], "held": row["held"], "places": several(row["places"]), "price": row["price"]}
        for row in rows("curses")
    ]


def nights() -> list[Row]:
    return [{"id": row["id"], "night": int(row["night"]), "task": row["task"]} for row in rows("nights")]


def monsters() -> list[Row]:
    found = []
    for row in rows("monsters"):
        kept: Row = {"name": row["monster"]}
        kept |= {name: int(row[name]) for name in ("tokens", "move", "attack", "defence")}
        found.append(
            kept | {"health": 0 if row["health"] == "n" else int(row["health"]), "candles": int(row["candles"])}
        )
    return found


def tracks() -> Row:
    return {row["players"]: [int(row["day"]), int(row["night"])] for row in rows("tracks")}


# --- words ------------------------------------------------------------------------------------------
def words(language: str) -> Row:
    """The short texts of the game that the board shows; every one stands on a line of its own."""
    text = (DATA.parent / f"text/{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines():
        key, equals, value = line.partition(" = ")
        if equals and key.startswith(SPOKEN) and "{" not in value:
            found[key] = value
    return found


# --- writing ----------------------------------------------------------------------------------------
def written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def listed(name: str, kind: str, entries: list[Row]) -> str:
    """One row a line."""
    lines = "".join(f"  {written(entry)},\n" for entry in entries)
    return f"export const {name}: readonly {kind}[] = [\n{lines}];\n"


def mapped(name: str, kind: str, entries: Row) -> str:
    lines = "".join(f"  {written(key)}: {written(value)},\n" for key, value in entries.items())
    return f"export const {name}: {kind} = {{\n{lines}}};\n"


def typescript() -> str:
    """The whole file."""
    roles = [row["role"] for row in rows("roles")]
    spoken = "".join(
        f"{mapped(language.upper(), 'Record<string, string>', words(language))}\n" for language in LANGUAGES
    )
    blocks = [
        HEAD,
        listed("CELLS", "CellRow", cells()),
        listed("BENDS", "BendRow", bends()),
        listed("ARROWS", "ArrowRow", arrows()),
        listed("LAYOUTS", "LayoutRow", layouts()),
        mapped("PORTS", "Record<string, string>", ports()),
        "/** By number minus one. */\n" + listed("CARDS", "CardRow", cards()),
        "/** By number minus one. */\n" + listed("CURSES", "CurseRow", curses()),
        "/** By number minus one. */\n" + listed("NIGHTS", "NightRow", nights()),
        listed("MONSTERS", "MonsterRow", monsters()),
        f"export const ROLES: readonly string[] = {written(roles)};\n",
        "/** By players: spaces of the day and of the night. */\n"
        + mapped("TRACKS", "Record<string, [number, number]>", tracks()),
        spoken + "export const TEXTS: Record<Language, Record<string, string>> = { en: EN, ru: RU, pl: PL };\n",
    ]
    return "\n".join(blocks)


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)}: {FILE.stat().st_size // 1024} KB", file=sys.stderr)
