"""The town: 56 cells in four quarters, two pieces that are added later, and the arrows between them.

Read from `data/cells.csv`, `arrows.csv`, `ports.csv` and `layouts.csv`, and checked when they are read. The printed
map was never published, so every row is marked `reconstructed`; who owns the box can write the printed map into the
files: everything the rulebook says of it is checked (DE-6, DE-26, DE-59 to DE-74).
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import Final, TypeAlias

from mypy_extensions import i64

Cell: TypeAlias = i64
Arrow: TypeAlias = i64  # where it leads, its colour and whether it goes through a door, packed by `pack`

NOWHERE: Final = -1  # the cell of a figure that is not on the board
CELLS: Final = 58
CHURCH: Final = 56
GATE: Final = 57
NO_EXIT: Final = -1

QUARTERS: Final = ["moon", "raven", "key", "rose"]
NO_QUARTER: Final = 4
WHITE: Final = 0
BLUE: Final = 1
GREEN: Final = 2
PINK: Final = 3
ANY_COLOUR: Final = 4  # of somebody who ignores the colours of arrows
COLOURS: Final = ["white", "blue", "green", "pink"]
LAYOUTS: Final = ["normal", "hard", "mixed1", "mixed2"]
SIDES: Final = ["normal", "hard"]
TERRAINS: Final = ["plain", "forest", "water"]

STREET: Final = 0
PHARMACY: Final = 1
FORGE: Final = 2
LIBRARY: Final = 3
CEMETERY: Final = 4
CHURCH_BUILDING: Final = 5
FIRST_HOUSE: Final = 6
BUILDINGS: Final = [
    "", "pharmacy", "forge", "library", "cemetery", "church", "house1", "house2", "house3", "house4", "house5",
    "house6",
]  # fmt: skip
HOUSES: Final = 6

# What a cell is, as bits; curses name the places where they can be shed by the same bits.
AT_PHARMACY: Final = 1
AT_FORGE: Final = 2
AT_LIBRARY: Final = 4
AT_CEMETERY: Final = 8
AT_CHURCH: Final = 16
AT_HOUSE1: Final = 32  # houses 2 to 6 are the next five bits
AT_ANY_HOUSE: Final = 32 * 63
AT_POWER_MOON: Final = 2048  # raven, key and rose are the next three bits
AT_ANY_POWER: Final = 2048 * 15
AT_EXIT: Final = 32768
AT_RUINS: Final = 65536
AT_PORTAL: Final = 131072
IN_COMPANY: Final = 262144  # on a cell with another human hero
AT_EMPTY_HOUSE: Final = 524288  # in a numbered house without a search token

BIT: Final[list[i64]] = [2**k for k in range(62)]

CELL_IDS: Final[list[str]] = []
QUARTER_OF: Final[list[i64]] = []
BUILDING_OF: Final[list[i64]] = []
TERRAIN_OF: Final[list[i64]] = []
MARKS_OF: Final[list[str]] = []  # the marks as written, for the checks and the map
HOUSE_CELL: Final[list[i64]] = [NOWHERE] * HOUSES
POWER_CELL: Final[list[i64]] = [NOWHERE] * 4
PORTAL_CELLS: Final[list[i64]] = []
FOREST_CELLS: Final[list[i64]] = []
SEARCH_CELL: Final[list[i64]] = [NOWHERE] * 4  # of pharmacy, forge, library by their building number
SINGLE: Final[list[i64]] = [NOWHERE] * 4  # angel, ruins, crypt, gateway
SINGLE_MARKS: Final = ["angel", "ruins", "crypt", "gateway"]

ARROWS: Final[list[list[list[Arrow]]]] = []  # layout -> cell -> arrows that leave it
EXITS: Final[list[list[i64]]] = []  # layout -> cells to which a piece can be attached
PLACES: Final[list[list[i64]]] = []  # layout -> cell -> what the cell is, as bits
PLACED: Final[list[list[i64]]] = []  # layout -> quarters in the order NW, NE, SE, SW, then their sides
_attached: Final[dict[i64, list[list[Arrow]]]] = {}
_reversed: Final[dict[i64, list[list[Arrow]]]] = {}


class WrongTown(ValueError):
    """The data files do not describe a town that the rulebook allows."""


def _require(condition: bool, file: str, sentence: str) -> None:
    if not condition:
        raise WrongTown(f"data/{file}.csv: {sentence}")


def rows_of(name: str) -> list[dict[str, str]]:
    text = resources.files("phobetor.games.deranged").joinpath(f"data/{name}.csv").read_text(encoding="utf-8")
    return [row for row in csv.DictReader(text.splitlines())]


def _index(names: list[str], name: str, file: str, row: str) -> int:
    _require(name in names, file, f"'{name}' in the row of {row} is unknown; known are {', '.join(names)}.")
    return names.index(name)


def pack(to: Cell, colour: i64, door: i64) -> Arrow:
    return to + 64 * colour + 512 * door


def leads_to(arrow: Arrow) -> Cell:
    return arrow & 63


def colour_of(arrow: Arrow) -> i64:
    return arrow >> 6 & 7


def is_door(arrow: Arrow) -> bool:
    return arrow >= 512


# --- reading ----------------------------------------------------------------------------------------
def _read_cells() -> None:
    for row in rows_of("cells"):
        cell = len(CELL_IDS)
        CELL_IDS.append(row["id"])
        QUARTER_OF.append(_index([*QUARTERS, ""], row["quarter"], "cells", row["id"]))
        BUILDING_OF.append(_index(BUILDINGS, row["building"], "cells", row["id"]))
        TERRAIN_OF.append(_index(TERRAINS, row["terrain"], "cells", row["id"]))
        MARKS_OF.append(row["marks"])
        if row["terrain"] == "forest":
            FOREST_CELLS.append(cell)
        for mark in row["marks"].split("|"):
            _read_mark(cell, mark)


def _read_mark(cell: int, mark: str) -> None:
    if mark == "power":
        POWER_CELL[QUARTER_OF[cell]] = cell
    elif mark == "portal":
        PORTAL_CELLS.append(cell)
    elif mark == "token":
        HOUSE_CELL[BUILDING_OF[cell] - FIRST_HOUSE] = cell
    elif mark == "search":
        SEARCH_CELL[BUILDING_OF[cell]] = cell
    elif mark in SINGLE_MARKS:
        SINGLE[SINGLE_MARKS.index(mark)] = cell


def _cell(name: str, file: str) -> int:
    return _index(CELL_IDS, name, file, name)


def _colour_by_terrain(cell: int) -> int:
    """An arrow into a forest is green, into water blue."""
    terrain = TERRAINS[TERRAIN_OF[cell]]
    return GREEN if terrain == "forest" else BLUE if terrain == "water" else WHITE


def _read_layouts() -> None:
    arrows = rows_of("arrows")
    ports = {(row["quarter"], row["port"]): _cell(row["cell"], "ports") for row in rows_of("ports")}
    for layout in LAYOUTS:
        sides = {row["quarter"]: row["side"] for row in rows_of("layouts") if row["layout"] == layout}
        _require(sorted(sides) == sorted(QUARTERS), "layouts", f"the layout {layout} must have the four quarters.")
        town: list[list[Arrow]] = [[] for _ in range(CELLS)]
        for row in arrows:
            if sides[row["quarter"]] == row["side"]:
                colour = _index(COLOURS, row["colour"], "arrows", row["from"])
                door = 1 if row["door"] == "door" else 0
                town[_cell(row["from"], "arrows")].append(pack(_cell(row["to"], "arrows"), colour, door))
        order = list(sides)
        for place in range(4):
            for lane in ("1", "2"):
                _join(town, ports[(order[place], "a" + lane)], ports[(order[(place + 1) % 4], "b" + lane)])
        ARROWS.append(town)
        EXITS.append(_exits(sides))
        PLACED.append([*(QUARTERS.index(name) for name in order), *(SIDES.index(sides[name]) for name in order)])


def _join(town: list[list[Arrow]], one: int, other: int) -> None:
    town[one].append(pack(other, _colour_by_terrain(other), 0))
    town[other].append(pack(one, _colour_by_terrain(one), 0))


def _exits(sides: dict[str, str]) -> list[i64]:
    found: list[i64] = []
    for cell in range(CHURCH):
        marks = MARKS_OF[cell].split("|")
        normal = sides[QUARTERS[QUARTER_OF[cell]]] == "normal"
        if "exit" in marks or ("exit-normal" in marks and normal):
            found.append(cell)
    return found


def _read_places() -> None:
    for layout in range(len(LAYOUTS)):
        places: list[i64] = [_place_bits(cell, layout) for cell in range(CELLS)]
        PLACES.append(places)


def _place_bits(cell: int, layout: int) -> int:
    bits = 0
    if BUILDING_OF[cell] != STREET:
        bits += 2 ** (BUILDING_OF[cell] - 1)
    if cell in POWER_CELL:
        bits += AT_POWER_MOON * 2 ** POWER_CELL.index(cell)
    bits += AT_EXIT if cell in EXITS[layout] else 0
    bits += AT_RUINS if cell == SINGLE[1] else 0
    return bits + (AT_PORTAL if cell in PORTAL_CELLS else 0)


# --- what the rulebook says of the town ---------------------------------------------------------------
def _check() -> None:
    _require(len(CELL_IDS) == CELLS, "cells", f"there must be {CELLS} cells with the two pieces, not {len(CELL_IDS)}.")
    _require(CELL_IDS[CHURCH:] == ["church", "gate"], "cells", "the last two cells must be church and gate.")
    _require(NOWHERE not in POWER_CELL, "cells", "each quarter must have a place of power.")
    _require(len(PORTAL_CELLS) == 2, "cells", f"there must be two portals, not {len(PORTAL_CELLS)}.")
    _require(NOWHERE not in HOUSE_CELL, "cells", "each of the six numbered houses must have a search token.")
    _require(NOWHERE not in SEARCH_CELL[1:], "cells", "pharmacy, forge and library must have a search symbol.")
    _require(NOWHERE not in SINGLE, "cells", "there must be an angel, the ruins, a crypt and a gateway.")
    for layout in range(len(LAYOUTS)):
        _require(len(EXITS[layout]) >= 2, "layouts", f"{LAYOUTS[layout]} needs two exits for church and gate.")
        for cell in range(CHURCH):
            _check_cell(layout, cell)


def _check_cell(layout: int, cell: int) -> None:
    white = any(colour_of(arrow) == WHITE for arrow in ARROWS[layout][cell])
    _require(white, "arrows", f"{CELL_IDS[cell]} must have a white way out in the layout {LAYOUTS[layout]}.")
    for arrow in ARROWS[layout][cell]:
        outside = BUILDING_OF[cell] == STREET or BUILDING_OF[leads_to(arrow)] == STREET
        _require(outside or not is_door(arrow), "arrows", f"a door at {CELL_IDS[cell]} must lead to the street.")


# --- the town with the pieces that were added ---------------------------------------------------------
def arrows_of(layout: i64, church: Cell, gate: Cell) -> list[list[Arrow]]:
    """The arrows that leave each cell; a piece and its exit are joined by a white arrow both ways. DE-186"""
    key = layout + 8 * (church + 1) + 512 * (gate + 1)
    if key not in _attached:
        town: list[list[Arrow]] = [arrows[:] for arrows in ARROWS[layout]]
        if church != NO_EXIT:
            _join(town, church, CHURCH)
        if gate != NO_EXIT:
            _join(town, gate, GATE)
        _attached[key] = town
    return _attached[key]


def arrows_into(layout: i64, church: Cell, gate: Cell) -> list[list[Arrow]]:
    """The same arrows by the cell they lead to; `leads_to` then names the cell they come from."""
    key = layout + 8 * (church + 1) + 512 * (gate + 1)
    if key not in _reversed:
        town = arrows_of(layout, church, gate)
        back: list[list[Arrow]] = [[] for _ in range(CELLS)]
        for cell in range(CELLS):
            for arrow in town[cell]:
                back[leads_to(arrow)].append(pack(cell, colour_of(arrow), 1 if is_door(arrow) else 0))
        _reversed[key] = back
    return _reversed[key]


_read_cells()
_read_layouts()
_read_places()
_check()

ANGEL: Final[i64] = SINGLE[0]
RUINS: Final[i64] = SINGLE[1]
CRYPT: Final[i64] = SINGLE[2]
GATEWAY: Final[i64] = SINGLE[3]  # the cemetery cell by its door
