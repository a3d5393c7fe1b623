"""The town as a drawn map: cells where they lie, ways with their colours, directions and doors, and who is where."""

from __future__ import annotations

from math import hypot, sin
from typing import Final

from phobetor.book.text import Speaker
from phobetor.games.deranged.canvas import ACROSS, DOWN, Canvas
from phobetor.games.deranged.cards import KIND_OF, MONSTERS, TOKENS
from phobetor.games.deranged.plan import NO_SPOT, WHOLE, Spot, bend_of, spot_of
from phobetor.games.deranged.state import count_bits
from phobetor.games.deranged.town import (
    BIT,
    BUILDING_OF,
    CELL_IDS,
    CELLS,
    CHURCH,
    EXITS,
    FIRST_HOUSE,
    GATE,
    HOUSE_CELL,
    NOWHERE,
    PLACED,
    PORTAL_CELLS,
    POWER_CELL,
    QUARTER_OF,
    QUARTERS,
    SEARCH_CELL,
    STREET,
    TERRAIN_OF,
    arrows_of,
    colour_of,
    is_door,
    leads_to,
)
from phobetor.games.deranged.view import DerangedView
from phobetor.games.deranged.words import AT, HERO, LAYOUT, MONSTER, STEP, UNBAR

WAYS: Final = ["", "#3fa7ff", "#4fbf4f", "#ff6fcf"]  # white ways have the colour of the terminal's text
DASHES: Final = [[1, 0], [3, 2], [5, 3], [1, 3]]  # dots drawn and left out, by colour
DOOR: Final = "▯"
DOOR_INK: Final = "bold #ffaf00"
STREET_INK: Final = "#e4e4e4 on #444444"
TERRAIN_INKS: Final = [STREET_INK, "#e4e4e4 on #1f5a1f", "#e4e4e4 on #1f4f8a"]
ROOM_INK: Final = "#e4e4e4 on #6b4a2b"
PIECE_INK: Final = "bold #ffffff on #7a5fb0"
FOG_INK: Final = "#000000 on #a8a8a8"
SEAT_INKS: Final = [
    "bold #ffffff on #c75000", "bold #ffffff on #0071b8", "bold #ffffff on #4e7d00", "bold #ffffff on #8a2fb0",
    "bold #ffffff on #96720a", "bold #ffffff on #008070",
]  # fmt: skip
POSSESSED_INK: Final = "bold #ffffff on #c00000"
MONSTER_INK: Final = "bold #ff5f5f"
OPTION_INK: Final = "bold #000000 on #ffd75f"
NAME_INK: Final = "dim italic"
GROUND_INK: Final = "dim"
POWER: Final = "★"
PORTAL: Final = "@"
SEARCH: Final = "?"
CANDLE: Final = "¡"
EXIT: Final = "»"
FOG: Final = "░"


class TownMap:
    """One drawing of the town. Plates are laid first, so that ways can end at them; what is hidden by a plate or a
    sign is drawn before it."""

    def __init__(self, view: DerangedView, say: Speaker, width: int, height: int) -> None:
        self.view = view
        self.say = say
        self.canvas = Canvas(width, height)
        self.plates: list[tuple[int, int, int]] = [self.plate(cell) for cell in range(CELLS)]
        self.signs: list[tuple[int, int, str, str]] = []  # heads and doors

    def drawn(self) -> list[str]:
        self.draw_frame()
        self.draw_plates()
        self.draw_ways()
        self.draw_figures()
        self.draw_names()
        self.draw_ground()
        return self.canvas.lines()

    # --- cells ----------------------------------------------------------------------------------
    def spot(self, cell: int) -> Spot:
        view = self.view
        return spot_of(cell, view.settings[LAYOUT], view.church_exit, view.gate_exit)

    def scaled(self, spot: Spot) -> Spot:
        """A place of the plan in dots, inside the frame."""
        return (
            ACROSS * (1.5 + spot[0] / WHOLE * (self.canvas.width - 4)),
            DOWN * (0.5 + spot[1] / WHOLE * (self.canvas.height - 2)),
        )

    def plate(self, cell: int) -> tuple[int, int, int]:
        """Column, row and length of what is written for a cell; length 0 if the cell is not there."""
        spot = self.spot(cell)
        if spot == NO_SPOT:
            return 0, 0, 0
        x, y = self.scaled(spot)
        length = len(self.plate_text(cell))
        column = int(x) // ACROSS - (length - 1) // 2
        return max(2, min(column, self.canvas.width - 2 - length)), int(y) // DOWN, length

    def plate_text(self, cell: int) -> str:
        """The cell's number with its signs, between walls of fog if there is any."""
        name = CELL_IDS[cell] if cell < CHURCH else self.say.say(f"map-{CELL_IDS[cell]}")
        edge = FOG if self.view.fog & BIT[cell] else " "
        return f"{edge}{name}{self.marks(cell)}{edge}"

    def marks(self, cell: int) -> str:
        view = self.view
        marks = EXIT if cell in EXITS[view.settings[LAYOUT]] else ""
        marks += PORTAL if cell in PORTAL_CELLS else ""
        if cell in POWER_CELL:
            candles = count_bits(view.power_candles[QUARTER_OF[cell]])
            marks += POWER + (f"{CANDLE}{candles}" if candles else "")
        return marks + (SEARCH if can_be_searched(view, cell) else "")

    def draw_plates(self) -> None:
        for cell in range(CELLS):
            column, row, length = self.plates[cell]
            if length:
                self.canvas.write(column, row, self.plate_text(cell), self.plate_ink(cell))

    def plate_ink(self, cell: int) -> str:
        if self.view.fog & BIT[cell]:
            return FOG_INK
        if cell >= CHURCH:
            return PIECE_INK
        return ROOM_INK if BUILDING_OF[cell] != STREET else TERRAIN_INKS[TERRAIN_OF[cell]]

    # --- ways -----------------------------------------------------------------------------------
    def draw_ways(self) -> None:
        view = self.view
        arrows = arrows_of(view.settings[LAYOUT], view.church_exit, view.gate_exit)
        ways: dict[tuple[int, int], int] = {}
        for cell in range(CELLS):
            for arrow in arrows[cell]:
                ways[(cell, int(leads_to(arrow)))] = int(arrow)
        for one, other in ways:
            if one < other or (other, one) not in ways:
                self.draw_way(one, other, ways[(one, other)], ways.get((other, one), -1))

    def draw_way(self, one: int, other: int, forth: int, back: int) -> None:
        """Each half shows what entering the cell at its end needs; a way without return has one head."""
        points = self.path(one, other)
        middle = len(points) // 2
        ahead = int(colour_of(forth))
        self.draw_line(points[middle:], ahead)
        self.draw_line(points[:middle][::-1], int(colour_of(back)) if back >= 0 else ahead)
        self.draw_end(points, other, forth, is_door(forth))
        if back >= 0:
            self.draw_end(points[::-1], one, back, is_door(back))
        elif is_door(forth):
            self.draw_door(points[::-1], one)

    def path(self, one: int, other: int) -> list[Spot]:
        """Points about a dot apart from cell to cell, through the bend if there is one."""
        start = self.scaled(self.spot(one))
        end = self.scaled(self.spot(other))
        bend = bend_of(one, other, self.view.settings[LAYOUT])
        through = self.scaled(bend) if bend != NO_SPOT else middle_of(start, end)
        pull = (2 * through[0] - (start[0] + end[0]) / 2, 2 * through[1] - (start[1] + end[1]) / 2)
        count = int(hypot(through[0] - start[0], through[1] - start[1]) + hypot(end[0] - through[0], end[1] - through[1]))
        return [curve(start, pull, end, step / max(1, count)) for step in range(count + 1)]

    def draw_line(self, points: list[Spot], colour: int) -> None:
        """White is a whole line, green has long dashes, blue waves, pink is dotted."""
        drawn, left_out = DASHES[colour]
        for place in range(len(points)):
            if place % (drawn + left_out) < drawn:
                x, y = points[place]
                self.canvas.dot(int(x), int(y), WAYS[colour])

    def draw_end(self, points: list[Spot], cell: int, arrow: int, door: bool) -> None:
        """The head of an arrow in front of the cell it leads to, outside the door if there is one."""
        outside = self.outside(points, cell)
        if door and BUILDING_OF[cell] != STREET and outside:
            self.canvas.write(outside[0][0], outside[0][1], DOOR, DOOR_INK)
            outside = outside[1:]
        if outside:
            self.canvas.write(outside[0][0], outside[0][1], head(points), WAYS[colour_of(arrow)])

    def draw_door(self, points: list[Spot], cell: int) -> None:
        outside = self.outside(points, cell)
        if outside and BUILDING_OF[cell] != STREET:
            self.canvas.write(outside[0][0], outside[0][1], DOOR, DOOR_INK)

    def outside(self, points: list[Spot], cell: int) -> list[tuple[int, int]]:
        """The free characters under the last stretch of a way, the one next to the cell first."""
        found: list[tuple[int, int]] = []
        for x, y in points[: len(points) // 2 : -1]:
            place = (int(x) // ACROSS, int(y) // DOWN)
            if place not in found and self.canvas.is_free(place[0], place[1], 1):
                found.append(place)
        return found

    # --- figures, numbers, names ------------------------------------------------------------------
    def draw_figures(self) -> None:
        numbers = numbers_at(self.view)
        for cell in range(CELLS):
            tag = [*self.figures(cell), *numbers.get(cell, [])]
            if tag and self.plates[cell][2]:
                self.draw_tag(cell, tag)

    def figures(self, cell: int) -> list[tuple[str, str]]:
        """Heroes as letters, the possessed with a sign, then monsters by kind."""
        view = self.view
        found: list[tuple[str, str]] = []
        for player in range(len(view.cell)):
            if view.cell[player] == cell:
                possessed = view.form[player] == 1
                text = "ABCDEF"[player] + ("!" if possessed else "")
                found.append((text, POSSESSED_INK if possessed else SEAT_INKS[player]))
        for kind in range(len(MONSTERS)):
            tokens = [token for token in range(TOKENS) if KIND_OF[token] == kind and view.monster_cell[token] == cell]
            if tokens:
                count = str(len(tokens)) if len(tokens) > 1 else ""
                found.append((self.say.say(f"kind-{MONSTERS[kind]}-short") + count, MONSTER_INK))
        return found

    def draw_tag(self, cell: int, tag: list[tuple[str, str]]) -> None:
        column, row, length = self.plates[cell]
        width = sum([len(text) for text, _ in tag])
        place = self.best_place(cell, width)
        if place == (-1, -1):
            place = (min(column + length, self.canvas.width - 1 - width), row)
        at = place[0]
        for text, style in tag:
            self.canvas.write(at, place[1], text, style)
            at += len(text)

    def best_place(self, cell: int, width: int) -> tuple[int, int]:
        """Where a text beside a plate covers least of the ways, or (-1, -1)."""
        column, row, length = self.plates[cell]
        middle = column + (length - width) // 2
        places = [(column + length, row), (column - width, row), (middle, row + 1), (middle, row - 1),
                  (column, row + 1), (column + length - width, row + 1), (column, row - 1),
                  (column + length - width, row - 1)]  # fmt: skip
        best = (-1, -1)
        least = 10_000
        for at, line in places:
            if 0 < line < self.canvas.height - 1 and 0 < at and self.canvas.is_free(at, line, width):
                covered = self.canvas.crossed(at, line, width)
                if covered < least:
                    least = covered
                    best = (at, line)
        return best

    def draw_names(self) -> None:
        """Buildings first; a name that would hide too much of the ways is left out."""
        rooms = [cell for cell in range(CHURCH) if BUILDING_OF[cell] != STREET]
        for cell in [*rooms, *(cell for cell in range(CHURCH) if cell not in rooms)]:
            name = self.say.say(f"cell-{CELL_IDS[cell]}")
            place = self.best_place(cell, len(name) + 2)
            if place != (-1, -1) and self.canvas.crossed(place[0], place[1], len(name) + 2) <= 2:
                self.canvas.write(place[0] + 1, place[1], name, NAME_INK)

    # --- frame and ground -------------------------------------------------------------------------
    def draw_frame(self) -> None:
        canvas = self.canvas
        for column in range(1, canvas.width - 1):
            canvas.write(column, 0, "─", GROUND_INK)
            canvas.write(column, canvas.height - 1, "─", GROUND_INK)
        for row in range(1, canvas.height - 1):
            canvas.write(0, row, "│", GROUND_INK)
            canvas.write(canvas.width - 1, row, "│", GROUND_INK)
        for column, row, corner in ((0, 0, "┌"), (canvas.width - 1, 0, "┐"), (0, canvas.height - 1, "└"), (canvas.width - 1, canvas.height - 1, "┘")):
            canvas.write(column, row, corner, GROUND_INK)
        self.draw_quarters()

    def draw_quarters(self) -> None:
        canvas = self.canvas
        order = PLACED[self.view.settings[LAYOUT]]
        for place in range(4):
            name = f" {self.say.say('board-quarter', quarter=self.say.say(f'quarter-{QUARTERS[order[place]]}'))} "
            column = 2 if place in (0, 3) else canvas.width - 2 - len(name)
            canvas.write(column, 0 if place < 2 else canvas.height - 1, name, "bold")

    def draw_ground(self) -> None:
        canvas = self.canvas
        for row in range(1, canvas.height - 1, 2):
            canvas.shade(canvas.width // 2, row, "┊", GROUND_INK)
        for column in range(2, canvas.width - 2, 4):
            canvas.shade(column, canvas.height // 2, "┄", GROUND_INK)


def can_be_searched(view: DerangedView, cell: int) -> bool:
    return cell in SEARCH_CELL or (cell in HOUSE_CELL and view.search_tokens & BIT[HOUSE_CELL.index(cell)] != 0)


def middle_of(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def curve(start: Spot, pull: Spot, end: Spot, part: float) -> Spot:
    rest = 1 - part
    return (
        rest * rest * start[0] + 2 * rest * part * pull[0] + part * part * end[0],
        rest * rest * start[1] + 2 * rest * part * pull[1] + part * part * end[1],
    )


def head(points: list[Spot]) -> str:
    """A small triangle in the direction in which the way ends."""
    end = points[-1]
    before = points[-min(len(points), 10)]
    x = end[0] - before[0]
    y = end[1] - before[1]
    if abs(x) >= abs(y):
        return "▸" if x > 0 else "◂"
    return "▾" if y > 0 else "▴"


def numbers_at(view: DerangedView) -> dict[int, list[tuple[str, str]]]:
    """The numbers of the own options that name a cell, or somebody on it, by cell."""
    found: dict[int, list[tuple[str, str]]] = {}
    for place in range(len(view.options)):
        cell = cell_of(view, view.options[place])
        if cell != NOWHERE:
            found.setdefault(cell, []).append((f"({place + 1})", OPTION_INK))
    return found


def cell_of(view: DerangedView, option: int) -> int:
    if HERO.matches(option):
        return int(view.cell[HERO.arg(option)])
    if MONSTER.matches(option):
        return int(view.monster_cell[MONSTER.arg(option)])
    for verb in (STEP, AT, UNBAR):
        if verb.matches(option):
            return int(verb.arg(option))
    return NOWHERE
