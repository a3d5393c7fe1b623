"""What the page draws from: the ship and everything that is printed on its components, in one language.

Only the places on the drawn plan (`data/plan.csv`) are known to nobody else.
"""

from __future__ import annotations

import csv
import math
from functools import cache
from itertools import pairwise
from typing import Any, Literal, TypeVar, cast

from msgspec import Struct

from phobetor.book.text import Speaker
from phobetor.games.box import text_of
from phobetor.games.nemesis.rules.box import (
    ATTACK_BLOOD,
    ATTACK_EFFECT,
    ATTACKERS,
    BOX,
    EVENT_CORRIDOR,
    EVENT_EFFECT,
    EVENT_MOVERS,
    RETREAT,
    TOKEN_EFFECT,
    TOKEN_ITEMS,
)
from phobetor.games.nemesis.rules.names import (
    ACTIONS,
    ATTACKS,
    CHARACTERS,
    COLOURS,
    DISCOVERIES,
    ITEMS,
    LETTERS,
    NIGHTMARES,
    OBJECTIVES,
    OCCURRENCES,
    PANICS,
    PLANETS,
    QUESTS,
    ROOMS,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.vocabulary import PLAIN_MODES
from phobetor.kernel.masks import has

Colour = Literal["yellow", "green", "red", "white", "none"]
Moment = Literal["any", "in", "out", "reaction"]
Kind = Literal["light", "heavy", "energy", "classic"]
Point = tuple[float, float]


class Thing(Struct):
    """What is printed on a component, and what it does."""

    id: str
    name: str
    about: str


class RoomRow(Thing):
    brief: str
    """In fewer letters, where the whole name does not fit on its plate; a file need not have it."""
    set: str
    colour: Colour
    computer: bool
    cost: int


class CardRow(Thing):
    cost: int
    moment: Moment


class ItemRow(Thing):
    deck: str
    kind: Kind
    ammo: int
    moment: Moment
    parts: str


class CharacterRow(Thing):
    weapon: str
    quests: list[str]
    cards: list[str]


class QuestRow(Thing):
    condition: str
    """`room:` or `item:` and what is needed to activate it."""


class ObjectiveRow(Thing):
    deck: str


class PanicRow(Thing):
    level: int


class EventRow(Thing):
    corridor: int
    """The number of the corridors through which its movers go."""
    movers: list[int]


class AttackRow(Thing):
    blood: int
    """How many injuries kill; 0 where the arrow of a retreat stands."""
    attackers: list[int]


class TokenRow(Struct):
    effect: str
    items: int


class SlotRow(Struct):
    """A place of the ship: which room is printed there or which set its tile comes from, and its plate on the plan."""

    slot: int
    set: str
    technical: list[int]
    x: float
    y: float
    w: float
    h: float


class EndRow(Struct):
    """Where the numbers of a corridor stand before a room; side by side when it leads up or down."""

    slot: int
    x: float
    y: float
    across: bool


class CorridorRow(Struct):
    """The path on the plan, and its middle with the angle of the way there."""

    a: int
    b: int
    numbers: list[int]
    d: str
    mid: tuple[float, float, float]
    ends: tuple[EndRow, EndRow]


class Box(Struct):
    """Everything that is printed on the components of Nemesis. Components are numbered from 1; entry 0 is nothing."""

    slots: list[SlotRow]
    corridors: list[CorridorRow]
    entrances: list[EndRow]
    ducts: list[str]
    node: tuple[float, float]
    hull: str
    rooms: list[RoomRow]
    cards: list[CardRow]
    items: list[ItemRow]
    characters: list[CharacterRow]
    quests: list[QuestRow]
    objectives: list[ObjectiveRow]
    panics: list[PanicRow]
    wounds: list[Thing]
    weaknesses: list[Thing]
    events: list[EventRow]
    attacks: list[AttackRow]
    nightmares: list[Thing]
    discoveries: list[Thing]
    effects: list[Thing]
    """What a card or an item may be used for, by the number of the mode."""
    planets: list[Thing]
    tokens: list[TokenRow]
    courses: list[list[int]]
    """Coordinate card -> letter -> planet."""
    track: list[int]
    """Level of madness -> nightmare."""
    supplies: dict[str, int]


def box(say: Speaker) -> Box:
    drawn, names = plan(), Names(say)
    node = points(drawn["node"]["1"])[0]
    return Box(
        slots=slots(drawn), corridors=corridors(drawn), entrances=entrances(drawn),
        ducts=[path(points(way)) for way in drawn["duct"].values()], node=(short(node[0]), short(node[1])),
        hull=path(points(drawn["hull"]["1"])) + "Z", rooms=rooms(names), cards=cards(names), items=items(names),
        characters=characters(names),
        quests=names.of(QuestRow, "quest", "quests", QUESTS, {"condition": ""}),
        objectives=names.of(ObjectiveRow, "objective", "objectives", OBJECTIVES, {"deck": ""}),
        panics=names.of(PanicRow, "panic", "panic", PANICS, {"level": 0}),
        wounds=names.of(Thing, "wound", "wounds", WOUNDS),
        weaknesses=names.of(Thing, "weakness", "weaknesses", WEAKNESSES),
        events=events(names), attacks=attacks(names),
        nightmares=names.spoken("nightmare", NIGHTMARES), discoveries=names.spoken("token", DISCOVERIES),
        effects=names.spoken("mode", PLAIN_MODES), planets=names.spoken("planet", PLANETS),
        tokens=[
            TokenRow(DISCOVERIES[effect], count) for effect, count in zip(TOKEN_EFFECT, TOKEN_ITEMS, strict=True)
        ],
        courses=[[int(planet) for planet in course] for course in BOX.courses],
        track=[int(nightmare) for nightmare in BOX.spawns], supplies=dict(BOX.supply),
    )  # fmt: skip


# --- words ------------------------------------------------------------------------------------------
T = TypeVar("T", bound=Thing)


class Names:
    """What things are called and what they do, in one language."""

    def __init__(self, say: Speaker) -> None:
        self.say = say

    def told(self, message: str) -> str:
        return self.say.say(message) if self.say.has(message) else ""

    def fields(self, kind: str, ids: list[str], number: int) -> tuple[str, str, str]:
        if number == 0:
            return "none", "", ""
        return ids[number], self.say.say(f"{kind}-{ids[number]}"), self.told(f"{kind}-{ids[number]}-about")

    def of(self, row: type[T], kind: str, file: str, ids: list[str], more: dict[str, Any] | None = None) -> list[T]:
        """Every component of a file by its number; `more` are further columns and what nothing has there."""
        rows = {found["id"]: found for found in BOX.rows[file]}
        found = []
        for number, name in enumerate(ids):
            columns = {
                column: type(none)(rows[name][column]) if number else none for column, none in (more or {}).items()
            }
            found.append(row(*self.fields(kind, ids, number), **columns))
        return found

    def spoken(self, kind: str, ids: list[str]) -> list[Thing]:
        """Things that have no row of their own, only words."""
        return [Thing(one, self.told(f"{kind}-{one}"), self.told(f"{kind}-{one}-about")) for one in ids]


# --- components -------------------------------------------------------------------------------------
def rooms(names: Names) -> list[RoomRow]:
    brief = {row["id"]: row.get(f"brief-{names.say.language}", "") for row in BOX.rows["rooms"]}
    return [
        RoomRow(
            *names.fields("room", ROOMS, room), brief.get(ROOMS[room], ""), BOX.sets[room],
            cast(Colour, COLOURS[BOX.colour[room]] if room else "none"), bool(BOX.computer[room]), BOX.room_cost[room],
        )
        for room in range(len(ROOMS))
    ]  # fmt: skip


def cards(names: Names) -> list[CardRow]:
    moments = {row["id"]: row["combat"] for row in BOX.rows["actions"]}
    return [
        CardRow(
            *names.fields("card", ACTIONS, card), BOX.card_cost[card],
            cast(Moment, moments.get(ACTIONS[card], "any")),
        )
        for card in range(len(ACTIONS))
    ]  # fmt: skip


def items(names: Names) -> list[ItemRow]:
    rows = {row["id"]: row for row in BOX.rows["items"]}
    nothing = ItemRow("none", "", "", "", "light", 0, "any", "")
    return [nothing, *(item(names, number, rows[ITEMS[number]]) for number in range(1, len(ITEMS)))]


def item(names: Names, number: int, row: dict[str, str]) -> ItemRow:
    return ItemRow(
        *names.fields("item", ITEMS, number), row["deck"], cast(Kind, row["kind"]), BOX.ammo[number],
        cast(Moment, row["combat"]), row["component"].strip("-"),
    )  # fmt: skip


def events(names: Names) -> list[EventRow]:
    return [
        EventRow(*names.fields("event", OCCURRENCES, EVENT_EFFECT[event]), EVENT_CORRIDOR[event], marked(movers))
        for event, movers in enumerate(EVENT_MOVERS)
    ]


def attacks(names: Names) -> list[AttackRow]:
    return [
        AttackRow(*names.fields("attack", ATTACKS, ATTACK_EFFECT[attack]), blood % RETREAT, marked(ATTACKERS[attack]))
        for attack, blood in enumerate(ATTACK_BLOOD)
    ]


def marked(mask: int) -> list[int]:
    """The nightmares whose signs are printed on a card."""
    return [nightmare for nightmare in range(1, len(LETTERS)) if has(mask, nightmare)]


def characters(names: Names) -> list[CharacterRow]:
    rows = {row["id"]: row for row in BOX.rows["characters"]}
    return [CharacterRow("none", "", "", "", [], []), *(
        CharacterRow(
            *names.fields("character", CHARACTERS, number), rows[name]["weapon"],
            [rows[name]["quest1"], rows[name]["quest2"]], rows[name]["cards"].split("|"),
        )
        for number, name in enumerate(CHARACTERS) if number
    )]  # fmt: skip


# --- the plan ---------------------------------------------------------------------------------------
Plan = dict[str, dict[str, str]]


@cache
def plan() -> Plan:
    """What is drawn -> its id -> its points."""
    found: Plan = {}
    for row in csv.DictReader(text_of("nemesis", "plan").splitlines()):
        found.setdefault(row["what"], {})[row["id"]] = row["points"]
    return found


def points(words: str) -> list[Point]:
    found = [word.split() for word in words.split("|")]
    return [(float(word[0]), float(word[1])) for word in found]


def numbered(words: str) -> list[int]:
    return [int(word) for word in words.split("|") if word.isdigit()]


def short(value: float) -> float:
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


def end_of(way: list[Point], slot: int) -> EndRow:
    x, y, angle = walk(way, 4)
    return EndRow(slot, short(x), short(y), abs(math.sin(math.radians(angle))) > 0.7)


def corridors(drawn: Plan) -> list[CorridorRow]:
    return [corridor(row, points(drawn["corridor"][f"{row['a']}-{row['b']}"])) for row in BOX.rows["corridors"]]


def corridor(row: dict[str, str], way: list[Point]) -> CorridorRow:
    a, b = int(row["a"]), int(row["b"])
    x, y, angle = walk(way, sum(math.dist(start, end) for start, end in pairwise(way)) / 2)
    middle = (short(x), short(y), short(angle))
    return CorridorRow(a, b, numbered(row["numbers"]), path(way), middle, (end_of(way, a), end_of(way[::-1], b)))


def slots(drawn: Plan) -> list[SlotRow]:
    rows = {int(row["slot"]): row for row in BOX.rows["slots"]}
    return [SlotRow(0, "", [], 0, 0, 0, 0), *(slot(rows[number], drawn) for number in sorted(rows))]


def slot(row: dict[str, str], drawn: Plan) -> SlotRow:
    x, y, w, h = (short(float(word)) for word in drawn["room"][row["slot"]].split())
    return SlotRow(int(row["slot"]), row["set"], numbered(row["technical"]), x, y, w, h)


def entrances(drawn: Plan) -> list[EndRow]:
    found = [(slot, *words.split()) for slot, words in drawn["entrance"].items()]
    return [EndRow(int(slot), short(float(x)), short(float(y)), across == "across") for slot, x, y, across in found]
