"""The town: 56 cells in four quarters, two pieces that are added later, and the arrows between them.

Read from `data/cells.csv`, `arrows.csv`, `ports.csv` and `layouts.csv`. The printed map was never published, so every
row is marked `reconstructed`; everything the rulebook says of it is checked (DE-6, DE-26, DE-59 to DE-74).
"""

from __future__ import annotations

import csv
from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.box import find, require, text_of
from phobetor.games.deranged.rules.packed import Arrow, colour_of, is_door, leads_to, pack
from phobetor.games.deranged.rules.reading import files_of_the_box, is_set, rows_of

Cell: TypeAlias = i64

NOWHERE: Final = -1  # the cell of a figure that is not on the board
CELLS: Final = 58
CHURCH: Final = 56
GATE: Final = 57
NO_EXIT: Final = -1

PIECES: Final = ["church", "gate"]

QUARTERS: Final = ["moon", "raven", "key", "rose"]
NO_QUARTER: Final = 4
WHITE: Final = 0
BLUE: Final = 1
GREEN: Final = 2
ANY_COLOUR: Final = 4  # of somebody who ignores the colours of arrows
COLOURS: Final = ["white", "blue", "green", "pink"]
LAYOUTS: Final = ["normal", "hard", "mixed1", "mixed2"]
SIDES: Final = ["normal", "hard"]
TERRAINS: Final = ["plain", "forest", "water"]
CORNERS: Final = ["NW", "NE", "SE", "SW"]
PORTS: Final = ["a1", "a2", "b1", "b2"]  # a of a quarter is joined to b of the next one clockwise

STREET: Final = 0
PHARMACY: Final = 1
FORGE: Final = 2
LIBRARY: Final = 3
CEMETERY: Final = 4
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

SINGLE_MARKS: Final = ["angel", "ruins", "crypt", "gateway"]
MARKS: Final = [
    "",
    "exit",
    "exit-normal",
    "power",
    "portal",
    "token",
    "search",
    "square",
    "church",
    "gate",
    *SINGLE_MARKS,
]


def unchecked(name: str) -> list[dict[str, str]]:
    """The rows of any file of the game."""
    return [row for row in csv.DictReader(text_of("deranged", name).splitlines())]


# --- reading ----------------------------------------------------------------------------------------
class Town:
    """The tables of the town, made from the texts of the data files."""

    def __init__(self, files: dict[str, str]) -> None:
        self.ids: list[str] = []
        self.quarter_of: list[i64] = []
        self.building_of: list[i64] = []
        self.terrain_of: list[i64] = []
        self.marks_of: list[list[str]] = []
        self.arrows: list[list[list[Arrow]]] = []
        self.exits: list[list[i64]] = []
        self.placed: list[list[i64]] = []
        self.read_cells(rows_of("cells", files["cells"]))
        self.house_cell: list[i64] = [self.only("token", FIRST_HOUSE + house) for house in range(HOUSES)]
        self.search_cell: list[i64] = [NOWHERE, *(self.only("search", building) for building in range(1, 4))]
        self.power_cell: list[i64] = [self.only_power(quarter) for quarter in range(4)]
        self.portals: list[i64] = self.marked("portal")
        self.single: list[i64] = [self.only_mark(mark) for mark in SINGLE_MARKS]
        require(len(self.portals) == 2, "cells", f"there must be two portals, not {len(self.portals)}.")
        self.read_layouts(files)
        self.check_layouts()

    # --- cells ------------------------------------------------------------------------------------
    def read_cells(self, rows: list[dict[str, str]]) -> None:
        for row in rows:
            name = row["id"]
            require(name.isascii() and name.isalnum(), "cells", f"'{name}' is no name; letters and digits make one.")
            require(name not in self.ids, "cells", f"'{name}' stands there twice.")
            self.ids.append(name)
            self.quarter_of.append(
                NO_QUARTER if name in PIECES else find(QUARTERS, row["quarter"], "cells", name, "quarter")
            )
            self.building_of.append(find(BUILDINGS, row["building"], "cells", name, "building"))
            self.terrain_of.append(find(TERRAINS, row["terrain"], "cells", name, "terrain"))
            marks = row["marks"].split("|")
            for mark in marks:
                find(MARKS, mark, "cells", name, "mark")
            self.marks_of.append(marks)
        require(len(rows) == CELLS, "cells", f"there must be {CELLS} cells with the two pieces, not {len(rows)}.")
        require(self.ids[CHURCH:] == PIECES, "cells", "the last two cells must be church and gate.")

    def marked(self, mark: str) -> list[i64]:
        return [cell for cell in range(CELLS) if mark in self.marks_of[cell]]

    def only(self, mark: str, building: int) -> i64:
        """The one cell of a building that has the mark."""
        found = [cell for cell in self.marked(mark) if self.building_of[cell] == building]
        require(len(found) == 1, "cells", f"{BUILDINGS[building]} must have the mark '{mark}' on one cell.")
        return found[0]

    def only_power(self, quarter: int) -> i64:
        found = [cell for cell in self.marked("power") if self.quarter_of[cell] == quarter]
        require(len(found) == 1, "cells", f"the quarter {QUARTERS[quarter]} must have the mark 'power' on one cell.")
        return found[0]

    def only_mark(self, mark: str) -> i64:
        found = self.marked(mark)
        require(len(found) == 1, "cells", f"the mark '{mark}' must stand on one cell, not {len(found)}.")
        return found[0]

    def cell(self, name: str, quarter: str, file: str) -> int:
        """A cell of this quarter by its name."""
        require(name in self.ids[:CHURCH], file, f"'{name}' is no cell of a quarter.")
        cell = self.ids.index(name)
        require(QUARTERS[self.quarter_of[cell]] == quarter, file, f"{name} does not lie in the quarter '{quarter}'.")
        return cell

    # --- arrows, quarters side by side ------------------------------------------------------------
    def read_layouts(self, files: dict[str, str]) -> None:
        sides = [self.read_side(rows_of("arrows", files["arrows"]), side) for side in SIDES]
        ports = self.read_ports(rows_of("ports", files["ports"]))
        rows = rows_of("layouts", files["layouts"])
        for row in rows:
            find(LAYOUTS, row["layout"], "layouts", "a row", "layout")
        for layout in LAYOUTS:
            order = self.read_order([row for row in rows if row["layout"] == layout], layout)
            town: list[list[Arrow]] = [[] for _ in range(CELLS)]
            for cell in range(CHURCH):
                town[cell] = sides[order[4 + order.index(self.quarter_of[cell])]][cell][:]
            for place in range(4):
                for lane in range(2):
                    self.join(town, ports[order[place]][lane], ports[order[(place + 1) % 4]][2 + lane])
            self.arrows.append(town)
            self.placed.append(order)
            self.exits.append(self.exits_of(order))

    def read_side(self, rows: list[dict[str, str]], side: str) -> list[list[Arrow]]:
        """The arrows of all quarters with this side up."""
        arrows: list[list[Arrow]] = [[] for _ in range(CELLS)]
        for row in rows:
            find(SIDES, row["side"], "arrows", f"{row['from']} to {row['to']}", "side")
            if row["side"] == side:
                start = self.cell(row["from"], row["quarter"], "arrows")
                self.read_arrow(row, start, arrows[start])
        return arrows

    def read_arrow(self, row: dict[str, str], start: int, arrows: list[Arrow]) -> None:
        end, name = self.cell(row["to"], row["quarter"], "arrows"), f"{row['from']} to {row['to']}"
        colour = find(COLOURS, row["colour"], "arrows", name, "colour")
        door = is_set(row["door"], "door", "arrows", name)
        inside = (self.building_of[start] != STREET) + (self.building_of[end] != STREET)
        require(start != end, "arrows", f"{name} leads nowhere.")
        require(door == 0 or inside == 1, "arrows", f"the door from {name} must join a building and the street.")
        for arrow in arrows:
            require(leads_to(arrow) != end, "arrows", f"{name} stands there twice for the side '{row['side']}'.")
        arrows.append(pack(end, colour, door))

    def read_ports(self, rows: list[dict[str, str]]) -> list[list[i64]]:
        """Quarter -> the cells at its ports."""
        ports: list[list[i64]] = [[NOWHERE] * 4 for _ in QUARTERS]
        for row in rows:
            quarter = find(QUARTERS, row["quarter"], "ports", "a row", "quarter")
            port = find(PORTS, row["port"], "ports", f"a row of {row['quarter']}", "port")
            ports[quarter][port] = self.cell(row["cell"], row["quarter"], "ports")
        for quarter in range(4):
            for port in range(4):
                found = ports[quarter][port] != NOWHERE
                require(found, "ports", f"the quarter {QUARTERS[quarter]} has no port {PORTS[port]}.")
        return ports

    def read_order(self, rows: list[dict[str, str]], layout: str) -> list[i64]:
        """The quarters from the north-west clockwise, then their sides."""
        corners = [row["place"] for row in rows]
        require(corners == CORNERS, "layouts", f"{layout} must have the places {', '.join(CORNERS)} in this order.")
        quarters: list[i64] = [find(QUARTERS, row["quarter"], "layouts", layout, "quarter") for row in rows]
        require(len(set(quarters)) == 4, "layouts", f"{layout} must have each of the four quarters.")
        sides: list[i64] = [find(SIDES, row["side"], "layouts", layout, "side") for row in rows]
        return [*quarters, *sides]

    def join(self, town: list[list[Arrow]], one: int, other: int) -> None:
        town[one].append(pack(other, colour_by_terrain(self.terrain_of[other]), 0))
        town[other].append(pack(one, colour_by_terrain(self.terrain_of[one]), 0))

    def exits_of(self, order: list[i64]) -> list[i64]:
        found: list[i64] = []
        for cell in range(CHURCH):
            side = order[4 + order.index(self.quarter_of[cell])]
            if "exit" in self.marks_of[cell] or ("exit-normal" in self.marks_of[cell] and side == 0):
                found.append(cell)
        return found

    # --- what the rulebook says of the town -------------------------------------------------------
    def check_layouts(self) -> None:
        for layout in range(len(LAYOUTS)):
            name, arrows = LAYOUTS[layout], self.arrows[layout]
            require(len(self.exits[layout]) >= 2, "cells", f"the layout {name} needs two exits, for church and gate.")
            for cell in range(CHURCH):
                white = [arrow for arrow in arrows[cell] if colour_of(arrow) == WHITE]
                require(len(white) > 0, "arrows", f"{self.ids[cell]} must have a white way out in the layout {name}.")
            lost = unreached(arrows)
            cells = ", ".join([self.ids[cell] for cell in lost])
            require(not lost, "arrows", f"in the layout {name} there is no way from {self.ids[0]} and back to {cells}.")
            self.check_doors(arrows)

    def check_doors(self, arrows: list[list[Arrow]]) -> None:
        """Monsters are set up by the door of a building, which is its first cell. DE-23"""
        for building in (PHARMACY, FORGE, LIBRARY):
            first, name = self.building_of.index(building), BUILDINGS[building]
            door = any(is_door(arrow) for arrow in arrows[first])
            require(door, "arrows", f"the first cell of the {name}, {self.ids[first]}, must have a door.")

    def places(self, layout: int) -> list[i64]:
        """Cell -> what it is in this layout, as bits."""
        return [self.place_bits(cell, layout) for cell in range(CELLS)]

    def place_bits(self, cell: int, layout: int) -> int:
        bits = 0
        if self.building_of[cell] != STREET:
            bits += 2 ** (self.building_of[cell] - 1)
        if cell in self.power_cell:
            bits += AT_POWER_MOON * 2 ** self.power_cell.index(cell)
        bits += AT_EXIT if cell in self.exits[layout] else 0
        bits += AT_RUINS if cell == self.single[1] else 0
        return bits + (AT_PORTAL if cell in self.portals else 0)


def colour_by_terrain(terrain: int) -> int:
    """An arrow into a forest is green, into water blue."""
    return GREEN if TERRAINS[terrain] == "forest" else BLUE if TERRAINS[terrain] == "water" else WHITE


def unreached(arrows: list[list[Arrow]]) -> list[int]:
    """The cells to which there is no way from the first cell, or none back, even without regard to colours."""
    back: list[list[Arrow]] = [[] for _ in arrows]
    for cell in range(CHURCH):
        for arrow in arrows[cell]:
            back[leads_to(arrow)].append(cell)
    there, home = reached(arrows), reached(back)
    return [cell for cell in range(CHURCH) if cell not in there or cell not in home]


def reached(arrows: list[list[Arrow]]) -> list[int]:
    found = [0]
    for cell in found:
        for arrow in arrows[cell]:
            if leads_to(arrow) not in found:
                found.append(leads_to(arrow))
    return found


# --- the tables -------------------------------------------------------------------------------------
_TOWN: Final = Town(files_of_the_box())

CELL_IDS: Final[list[str]] = _TOWN.ids
QUARTER_OF: Final[list[i64]] = _TOWN.quarter_of
BUILDING_OF: Final[list[i64]] = _TOWN.building_of
TERRAIN_OF: Final[list[i64]] = _TOWN.terrain_of
HOUSE_CELL: Final[list[i64]] = _TOWN.house_cell
POWER_CELL: Final[list[i64]] = _TOWN.power_cell
PORTAL_CELLS: Final[list[i64]] = _TOWN.portals
FOREST_CELLS: Final[list[i64]] = [cell for cell in range(CELLS) if TERRAINS[TERRAIN_OF[cell]] == "forest"]
SEARCH_CELL: Final[list[i64]] = _TOWN.search_cell  # of pharmacy, forge, library by their building number
ARROWS: Final[list[list[list[Arrow]]]] = _TOWN.arrows  # layout -> cell -> arrows that leave it
EXITS: Final[list[list[i64]]] = _TOWN.exits  # layout -> cells to which a piece can be attached
PLACES: Final[list[list[i64]]] = [_TOWN.places(layout) for layout in range(len(LAYOUTS))]  # what a cell is, as bits
PLACED: Final[list[list[i64]]] = _TOWN.placed  # layout -> quarters in the order NW, NE, SE, SW, then their sides
ANGEL: Final[i64] = _TOWN.single[0]
RUINS: Final[i64] = _TOWN.single[1]
CRYPT: Final[i64] = _TOWN.single[2]
GATEWAY: Final[i64] = _TOWN.single[3]  # the cemetery cell by its door
_attached: Final[dict[i64, list[list[Arrow]]]] = {}
_reversed: Final[dict[i64, list[list[Arrow]]]] = {}


# --- the town with the pieces that were added ---------------------------------------------------------
def arrows_of(layout: i64, church: Cell, gate: Cell) -> list[list[Arrow]]:
    """The arrows that leave each cell; a piece and its exit are joined by a white arrow both ways. DE-186"""
    key = layout + 8 * (church + 1) + 512 * (gate + 1)
    if key not in _attached:
        town: list[list[Arrow]] = [arrows[:] for arrows in ARROWS[layout]]
        if church != NO_EXIT:
            _TOWN.join(town, church, CHURCH)
        if gate != NO_EXIT:
            _TOWN.join(town, gate, GATE)
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
