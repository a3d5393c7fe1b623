"""The ship as a map in a terminal, its bow above: rooms as boxes, corridors as lines with numbers, noise and doors.

The map is 78 columns wide, so that it fits everywhere.
"""

from __future__ import annotations

from typing import Final

from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.names import LETTERS, ROOMS
from phobetor.games.nemesis.rules.packed import injuries_of, nightmare_of, place_of
from phobetor.games.nemesis.rules.ship import CORRIDORS, ENDS, EXITS, FIXED, TECHNICAL
from phobetor.games.nemesis.rules.state import ACTIVE, Nemesis
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.words.notation import SEATS
from phobetor.kernel.masks import has

BOX, LANE, LEVEL = 14, 16, 3  # how wide a room is drawn, and how far apart lanes and levels are
WIDTH, HEIGHT = 4 * LANE + BOX, 8 * LEVEL + 2
# place -> its level from the bow and its lane from the left
PLACES: Final = {
    1: (0, 2), 2: (1, 1), 3: (1, 2), 4: (1, 3), 7: (2, 2), 5: (3, 0), 6: (3, 1), 8: (3, 3), 9: (3, 4), 10: (4, 0),
    11: (4, 2), 12: (4, 4), 14: (5, 1), 15: (5, 3), 13: (6, 0), 16: (6, 4), 17: (7, 1), 18: (7, 3), 19: (8, 0),
    20: (8, 2), 21: (8, 4),
}  # fmt: skip
LEFT, MIDDLE, RIGHT = 2, 6, 11  # where a corridor meets a room from above
WALL, HERE, MORE = "┃", "*", "+"
NOISE, CLOSED, DESTROYED = "#", "═║", "xx"  # doors in corridors that lead down, and in level ones

Canvas = list[list[str]]


def ship_map(view: NemesisView, say: Speaker) -> list[str]:
    canvas: Canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for corridor in range(CORRIDORS):
        draw_corridor(canvas, view.table, corridor)
    for slot in PLACES:
        draw_room(canvas, view, slot, say)
    return ["".join(row).rstrip() for row in canvas]


def put(canvas: Canvas, row: int, column: int, text: str) -> None:
    canvas[row][column : column + len(text)] = list(text)


# === Corridors ======================================================================================
def draw_corridor(canvas: Canvas, table: Nemesis, corridor: int) -> None:
    """Level, straight down, or sideways out of the upper room and then down onto the lower one."""
    first_end, other_end = ENDS[corridor]
    upper, lower = (first_end, other_end) if PLACES[first_end] < PLACES[other_end] else (other_end, first_end)
    if PLACES[upper][0] == PLACES[lower][0]:
        draw_level(canvas, table, corridor, upper)
        return
    (above, from_lane), (below, to_lane) = PLACES[upper], PLACES[lower]
    column = to_lane * LANE + (MIDDLE if from_lane == to_lane else RIGHT if from_lane > to_lane else LEFT)
    first = above * LEVEL + 1 if from_lane == to_lane else above * LEVEL
    for row in range(first, below * LEVEL):
        put(canvas, row, column, "│")
    if from_lane != to_lane:
        draw_side(canvas, first, column, from_lane * LANE, from_lane > to_lane)
    put(canvas, below * LEVEL - 1, column, marked(table, corridor, "│", 0))


def draw_side(canvas: Canvas, row: int, column: int, box: int, goes_left: bool) -> None:
    if goes_left:
        put(canvas, row, column, "┌" + "─" * (box - column - 1))
    else:
        put(canvas, row, box + BOX, "─" * (column - box - BOX) + "┐")


def draw_level(canvas: Canvas, table: Nemesis, corridor: int, left: int) -> None:
    """The two cells between the rooms hold the door and the noise; the numbers stand below."""
    row, column = PLACES[left][0] * LEVEL, PLACES[left][1] * LANE + BOX
    noise = NOISE if has(table.noise, corridor) else "─"
    put(canvas, row, column, door(table, corridor, "─", 1) + noise)
    put(canvas, row + 1, column, numbers(corridor))


def marked(table: Nemesis, corridor: int, line: str, way: int) -> str:
    noise = NOISE if has(table.noise, corridor) else ""
    return door(table, corridor, line, way) + numbers(corridor) + noise


def door(table: Nemesis, corridor: int, line: str, way: int) -> str:
    if table.is_closed(corridor):
        return CLOSED[way]
    return DESTROYED[way] if has(table.destroyed, corridor) else line


def numbers(corridor: int) -> str:
    """The numbers by which noise finds a corridor; they are the same at both ends."""
    return "".join([str(number) for number in range(1, 5) if EXITS[ENDS[corridor][0]][number] == corridor])


# === Rooms ==========================================================================================
def draw_room(canvas: Canvas, view: NemesisView, slot: int, say: Speaker) -> None:
    """Number and name, then figures and markers, then the items left and the technical entrance."""
    table, (level, lane) = view.table, PLACES[slot]
    here = view.seat >= 0 and table.room[view.seat] == slot and table.fate[view.seat] == ACTIVE
    name = f"{slot:>2} {short_name(table, slot, say)}"
    right = items_of(table, slot) + entrance(slot)
    left = fitting(table, slot)
    edge = HERE if here else WALL
    put(canvas, level * LEVEL, lane * LANE, f"{edge}{name[: BOX - 2]:<{BOX - 2}}{WALL}")
    put(canvas, level * LEVEL + 1, lane * LANE, f"{edge}{left:<{BOX - 2 - len(right)}}{right}{WALL}")


def fitting(table: Nemesis, slot: int) -> str:
    """Figures and markers as far as there is room for them; the rest stands below the map."""
    whole, wide = on_the_tile(table, slot), space_of(table, slot)
    return whole if len(whole) <= wide else whole[: wide - 1] + MORE


def on_the_tile(table: Nemesis, slot: int) -> str:
    return f"{figures(table, slot)} {signs(table, slot)}".strip()


def space_of(table: Nemesis, slot: int) -> int:
    return BOX - 2 - len(items_of(table, slot) + entrance(slot))


def items_of(table: Nemesis, slot: int) -> str:
    return f"({table.items_left[slot]})" if table.items_left[slot] else ""


def crowded(table: Nemesis) -> list[str]:
    """What stands in rooms that are too small for it on the map, in full."""
    slots = [slot for slot in PLACES if len(on_the_tile(table, slot)) > space_of(table, slot)]
    return [f"{slot} {on_the_tile(table, slot)}" for slot in sorted(slots)]


def short_name(table: Nemesis, slot: int, say: Speaker) -> str:
    """A room that only the viewer has seen has a question mark behind its name."""
    if table.tile[slot] == 0:
        return "?"
    known = table.is_explored(slot) or bool(FIXED[slot])
    return say.say(f"room-{ROOMS[table.tile[slot]]}-short") + ("" if known else "?")


def entrance(slot: int) -> str:
    ways = "".join([str(number) for number in range(1, 5) if EXITS[slot][number] == TECHNICAL])
    return f"T{ways}" if ways else ""


def figures(table: Nemesis, slot: int) -> str:
    people = [
        SEATS[player]
        for player in range(table.players())
        if table.fate[player] == ACTIVE and table.room[player] == slot and table.character[player]
    ]
    monsters = [
        LETTERS[nightmare_of(monster)] + injured(injuries_of(monster))
        for monster in table.monsters
        if place_of(monster) == slot
    ]
    return "".join(people) + (" " if people and monsters else "") + "".join(monsters)


def injured(injuries: int) -> str:
    return str(injuries) if injuries else ""


def signs(table: Nemesis, slot: int) -> str:
    marks = ("~" if table.has_fire(slot) else "") + ("!" if table.is_broken(slot) else "")
    return marks + (f"@{injured(table.lair_injuries[slot])}" if table.has_lair(slot) else "")
