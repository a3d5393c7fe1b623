"""What the page draws from: the town, cards, curses, nights and monsters as they are printed, in one language.

Only the places on the drawn plan (`data/plan.csv`, `bends.csv`) are known to nobody else.
"""

from __future__ import annotations

from typing import Literal, cast

from fluent.syntax.ast import Message, TextElement
from msgspec import Struct

from phobetor.book.text import Speaker, messages
from phobetor.games.deranged.rules.box import (
    ATTACK,
    CARDS,
    COLOUR,
    DECK_OF,
    DECKS,
    DEFENCE,
    HAS_TIME,
    IS_ONCE,
    MOVE,
    NAME_OF,
    POSSESSED_ATTACK,
    POSSESSED_COLOUR,
    POSSESSED_DEFENCE,
    POSSESSED_MOVE,
    POSSESSED_SEARCH,
    ROLES,
    SHED_AT,
)
from phobetor.games.deranged.rules.reading import files_of_the_box, rows_of
from phobetor.games.deranged.rules.town import CELLS, COLOURS, PLACES, unchecked
from phobetor.kernel.masks import meets

Colour = Literal["white", "blue", "green", "pink"]
Side = Literal["normal", "hard"]
Quarter = Literal["moon", "raven", "key", "rose"]
SPOKEN = (
    "quarter-", "kind-", "role-", "task-", "curse-", "item-", "effect-", "chapter-", "cell-", "deck-", "policy-",
)  # fmt: skip


class CellRow(Struct):
    id: str
    quarter: Literal["moon", "raven", "key", "rose", ""]
    building: str
    terrain: Literal["plain", "forest", "water"]
    marks: list[str]
    x: float
    y: float


class BendRow(Struct):
    """The way between two cells passes this point of its quarter in the middle."""

    a: str
    b: str
    x: float
    y: float


class ArrowRow(Struct, rename={"start": "from"}):
    quarter: Quarter
    side: Side
    start: str
    to: str
    colour: Colour
    door: bool


class LayoutRow(Struct):
    layout: str
    place: Literal["NW", "NE", "SE", "SW"]
    quarter: Quarter
    side: Side


class PossessedSide(Struct):
    move: int
    """-1 is a swap of places."""
    attack: int
    defence: int
    colour: Colour
    search: bool


class CardRow(Struct):
    """Both sides of a card."""

    name: str
    deck: str
    attack: int
    defence: int
    move: int
    colour: Colour
    search: list[Quarter]
    time: bool
    once: bool
    possessed: PossessedSide


class CurseRow(Struct):
    back: Literal["green", "violet", "yellow", "red"]
    held: str
    places: list[str]
    price: str
    cells: list[int]
    """Where it can be shed; of exits only those that the layout has."""


class NightRow(Struct):
    id: str
    night: int
    task: str


class MonsterRow(Struct):
    name: str
    tokens: int
    move: int
    attack: int
    defence: int
    health: int
    """0 means as much as there are players."""
    candles: int


class Box(Struct):
    """Everything that is printed on the components of Deranged."""

    cells: list[CellRow]
    bends: list[BendRow]
    arrows: list[ArrowRow]
    layouts: list[LayoutRow]
    ports: dict[str, str]
    cards: list[CardRow]
    """By number minus one, as are curses and nights."""
    curses: list[CurseRow]
    nights: list[NightRow]
    monsters: list[MonsterRow]
    roles: list[str]
    tracks: dict[str, tuple[int, int]]
    """By players: spaces of the day and of the night."""
    texts: dict[str, str]
    """The short texts of the game that the board shows, by their ids."""


def box(say: Speaker) -> Box:
    files = files_of_the_box()
    rows = {name: rows_of(name, files[name]) for name in files}
    return Box(
        cells(rows["cells"]),
        [BendRow(row["one"], row["other"], float(row["x"]), float(row["y"])) for row in unchecked("bends")],
        [arrow(row) for row in rows["arrows"]],
        [layout(row) for row in rows["layouts"]],
        {f"{row['quarter']} {row['port']}": row["cell"] for row in rows["ports"]},
        cards(rows["cards"]),
        [curse(number, row) for number, row in enumerate(rows["curses"], 1)],
        [NightRow(row["id"], int(row["night"]), row["task"]) for row in rows["nights"]],
        [monster(row) for row in rows["monsters"]],
        list(ROLES),
        {row["players"]: (int(row["day"]), int(row["night"])) for row in rows["tracks"]},
        texts(say.language),
    )


def several(words: str) -> list[str]:
    return [word for word in words.split("|") if word]


# --- the town ---------------------------------------------------------------------------------------
def cells(rows: list[dict[str, str]]) -> list[CellRow]:
    """Church and gate have no place of their own: they lie where the game attaches them."""
    places = {row["cell"]: (float(row["x"]), float(row["y"])) for row in unchecked("plan")}
    return [cell(row, *places.get(row["id"], (0.0, 0.0))) for row in rows]


def cell(row: dict[str, str], x: float, y: float) -> CellRow:
    quarter, terrain = cast(Quarter, row["quarter"]), cast(Literal["plain"], row["terrain"])
    return CellRow(row["id"], quarter, row["building"], terrain, several(row["marks"]), x, y)


def arrow(row: dict[str, str]) -> ArrowRow:
    quarter, side, colour = cast(Quarter, row["quarter"]), cast(Side, row["side"]), cast(Colour, row["colour"])
    return ArrowRow(quarter, side, row["from"], row["to"], colour, row["door"] == "door")


def layout(row: dict[str, str]) -> LayoutRow:
    place, quarter = cast(Literal["NW"], row["place"]), cast(Quarter, row["quarter"])
    return LayoutRow(row["layout"], place, quarter, cast(Side, row["side"]))


# --- cards ------------------------------------------------------------------------------------------
def cards(rows: list[dict[str, str]]) -> list[CardRow]:
    """Quarters to search stand in the order of the file, as on the card."""
    search = {row["card"]: cast(list[Quarter], several(row["search"])) for row in rows}
    return [card(number, search[NAME_OF[number]]) for number in range(1, CARDS + 1)]


def card(number: int, search: list[Quarter]) -> CardRow:
    possessed = PossessedSide(
        POSSESSED_MOVE[number], POSSESSED_ATTACK[number], POSSESSED_DEFENCE[number],
        cast(Colour, COLOURS[POSSESSED_COLOUR[number]]), bool(POSSESSED_SEARCH[number]),
    )  # fmt: skip
    return CardRow(
        NAME_OF[number], DECKS[DECK_OF[number]], ATTACK[number], DEFENCE[number], MOVE[number],
        cast(Colour, COLOURS[COLOUR[number]]), search, bool(HAS_TIME[number]), bool(IS_ONCE[number]), possessed,
    )  # fmt: skip


def curse(number: int, row: dict[str, str]) -> CurseRow:
    cells = [cell for cell in range(CELLS) if any(meets(places[cell], SHED_AT[number]) for places in PLACES)]
    return CurseRow(cast(Literal["green"], row["back"]), row["held"], several(row["places"]), row["price"], cells)


def monster(row: dict[str, str]) -> MonsterRow:
    tokens, move, attack, defence = (int(row[name]) for name in ("tokens", "move", "attack", "defence"))
    health = 0 if row["health"] == "n" else int(row["health"])
    if row["monster"] == "pupil":  # it never attacks
        attack = 0
    return MonsterRow(row["monster"], tokens, move, attack, defence, health, int(row["candles"]))


# --- words ------------------------------------------------------------------------------------------
def texts(language: str) -> dict[str, str]:
    """Those that need no arguments."""
    found = {}
    for entry in messages(language, "phobetor.games.deranged").body:
        if isinstance(entry, Message) and entry.value and entry.id.name.startswith(SPOKEN):
            elements = entry.value.elements
            if all(isinstance(element, TextElement) for element in elements):
                found[entry.id.name] = "".join(cast(TextElement, element).value for element in elements)
    return found
