"""The town as a drawn map: cells where they lie, ways with their colours, directions and doors, and who is where."""

from __future__ import annotations

from math import hypot
from typing import Final

from rich.markup import escape

from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.box import KIND_OF, MONSTERS, TOKENS
from phobetor.games.deranged.rules.packed import colour_of, is_door, leads_to
from phobetor.games.deranged.rules.town import (
    BUILDING_OF,
    CELL_IDS,
    CELLS,
    CHURCH,
    EXITS,
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
)
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import AT, HERO, LAYOUT, MONSTER, STEP, UNBAR
from phobetor.games.deranged.words.canvas import ACROSS, DOWN, Canvas, marked
from phobetor.games.deranged.words.plan import WHOLE, Spot, bend_of, is_there, spot_of
from phobetor.kernel.masks import count_bits, has

WAYS: Final = ["", "#3fa7ff", "#4fbf4f", "#ff6fcf"]  # white ways have the colour of the terminal's text
DASHES: Final = [[1, 0], [3, 2], [5, 3], [1, 3]]  # dots drawn and left out, by colour
BOTH_WAYS: Final = ["↔", "↕"]  # where there is room for one sign only
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
DAY_INK: Final = "#d7a000"
NIGHT_INK: Final = "#6f8fff"
POWER: Final = "★"
PORTAL: Final = "@"
SEARCH: Final = "?"
CANDLE: Final = "¡"
EXIT: Final = "»"
FOG: Final = "░"


class TownMap:
    """One drawing of the town. Plates are laid first, so that ways end at them; figures and names then look for the
    places where they hide least."""

    def __init__(self, view: DerangedView, say: Speaker, width: int, height: int) -> None:
        self.view = view
        self.say = say
        self.canvas = Canvas(width, height)
        self.plates: list[tuple[int, int, int]] = [self.plate(cell) for cell in range(CHURCH)]
        for piece in range(CHURCH, CELLS):
            self.plates.append(self.beside_others(self.plate(piece)))

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
        if not is_there(spot):
            return 0, 0, 0
        x, y = self.scaled(spot)
        length = len(self.plate_text(cell))
        column = int(x) // ACROSS - (length - 1) // 2
        return max(2, min(column, self.canvas.width - 2 - length)), int(y) // DOWN, length

    def beside_others(self, plate: tuple[int, int, int]) -> tuple[int, int, int]:
        """The plate of a piece, moved as little as needed not to cover another."""
        column, row, length = plate
        best = plate
        least = 10_000
        for line in range(max(1, row - 3), min(self.canvas.height - 1, row + 4)):
            for at in range(2, self.canvas.width - 2 - length):
                moved = abs(at - column) + 2 * abs(line - row)
                if moved < least and self.is_clear(at, line, length):
                    least = moved
                    best = (at, line, length)
        return best

    def is_clear(self, column: int, row: int, length: int) -> bool:
        for at, line, taken in self.plates:
            if line == row and taken and column < at + taken + 1 and at < column + length + 1:
                return False
        return True

    def plate_text(self, cell: int) -> str:
        """The cell's number with its signs, between walls of fog if there is any."""
        name = CELL_IDS[cell] if cell < CHURCH else self.say.say(f"map-{CELL_IDS[cell]}")
        edge = FOG if has(self.view.fog, cell) else " "
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
        if has(self.view.fog, cell):
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
        if is_door(forth) or (back >= 0 and is_door(back)):
            self.draw_door(points, one, other)
        if back >= 0 and len(self.free_under(points)) == 1:
            self.draw_sign(points, BOTH_WAYS[is_steep(points)], WAYS[ahead])
            return
        self.draw_sign(points, head(points), WAYS[ahead])
        if back >= 0:
            self.draw_sign(points[::-1], head(points[::-1]), WAYS[colour_of(back)])

    def path(self, one: int, other: int) -> list[Spot]:
        """Points about a dot apart from cell to cell, through the bend if there is one."""
        start = self.middle(one)
        end = self.middle(other)
        bend = bend_of(one, other, self.view.settings[LAYOUT])
        through = self.scaled(bend) if is_there(bend) else middle_of(start, end)
        pull = (2 * through[0] - (start[0] + end[0]) / 2, 2 * through[1] - (start[1] + end[1]) / 2)
        count = int(length_of(start, through) + length_of(through, end))
        return [curve(start, pull, end, step / max(1, count)) for step in range(count + 1)]

    def middle(self, cell: int) -> Spot:
        """Where the ways of a cell meet, in dots."""
        if cell < CHURCH:
            return self.scaled(self.spot(cell))
        column, row, length = self.plates[cell]
        return ACROSS * (column + length / 2), DOWN * (row + 0.5)

    def draw_line(self, points: list[Spot], colour: int) -> None:
        """White is a whole line, green has long dashes, blue short ones, pink is dotted: to be told without colours."""
        drawn, left_out = DASHES[colour]
        for place in range(len(points)):
            if place % (drawn + left_out) < drawn:
                x, y = points[place]
                self.canvas.dot(int(x), int(y), WAYS[colour])

    def draw_door(self, points: list[Spot], one: int, other: int) -> None:
        """In front of the room; the heads of the arrows come outside it."""
        inwards = points if BUILDING_OF[other] != STREET else points[::-1]
        self.draw_sign(inwards, DOOR, DOOR_INK)

    def draw_sign(self, points: list[Spot], sign: str, style: str) -> None:
        """On the free character of a way that is nearest to its end."""
        free = self.free_under(points)
        if free:
            self.canvas.write(free[-1][0], free[-1][1], sign, style)

    def free_under(self, points: list[Spot]) -> list[tuple[int, int]]:
        """The characters under a way that hold no letter yet, in its order."""
        places = dict.fromkeys([(int(x) // ACROSS, int(y) // DOWN) for x, y in points])
        return [(column, row) for column, row in places if self.canvas.is_free(column, row, 1)]

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
                found.append((f" {self.say.say(f'kind-{MONSTERS[kind]}-short')}{count}", MONSTER_INK))
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
        """Where a text beside a plate, or if need be above or below it, covers least of the ways, or (-1, -1)."""
        column, row, length = self.plates[cell]
        middle = column + (length - width) // 2
        places = [(column + length, row), (column - width, row), (middle, row + 1), (middle, row - 1),
                  (column, row + 1), (column + length - width, row + 1), (column, row - 1),
                  (column + length - width, row - 1)]  # fmt: skip
        best = (-1, -1)
        least = 10_000
        for at, line in places:
            if 0 < line < self.canvas.height - 1 and at > 0 and self.canvas.is_free(at, line, width):
                covered = self.canvas.crossed(at, line, width) + (0 if line == row else 2)
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
        """Golden by day, blue at night."""
        canvas = self.canvas
        ink = NIGHT_INK if self.view.night else DAY_INK
        for column in range(1, canvas.width - 1):
            canvas.write(column, 0, "─", ink)
            canvas.write(column, canvas.height - 1, "─", ink)
        for row in range(1, canvas.height - 1):
            canvas.write(0, row, "│", ink)
            canvas.write(canvas.width - 1, row, "│", ink)
        canvas.write(0, 0, "┌", ink)
        canvas.write(canvas.width - 1, 0, "┐", ink)
        canvas.write(0, canvas.height - 1, "└", ink)
        canvas.write(canvas.width - 1, canvas.height - 1, "┘", ink)
        self.draw_quarters()

    def draw_quarters(self) -> None:
        canvas = self.canvas
        order = PLACED[self.view.settings[LAYOUT]]
        for place in range(4):
            quarter = self.say.say(f"quarter-{QUARTERS[order[place]]}")
            name = f" {self.say.say('board-quarter', quarter=quarter)} "
            column = 2 if place in (0, 3) else canvas.width - 2 - len(name)
            canvas.write(column, 0 if place < 2 else canvas.height - 1, name, "bold")

    def draw_ground(self) -> None:
        canvas = self.canvas
        for row in range(1, canvas.height - 1, 2):
            canvas.shade(canvas.width // 2, row, "┊", GROUND_INK)
        for column in range(2, canvas.width - 2, 4):
            canvas.shade(column, canvas.height // 2, "┄", GROUND_INK)


def can_be_searched(view: DerangedView, cell: int) -> bool:
    return cell in SEARCH_CELL or (cell in HOUSE_CELL and has(view.search_tokens, HOUSE_CELL.index(cell)))


def middle_of(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def length_of(one: Spot, other: Spot) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def curve(start: Spot, pull: Spot, end: Spot, part: float) -> Spot:
    rest = 1 - part
    return (
        rest * rest * start[0] + 2 * rest * part * pull[0] + part * part * end[0],
        rest * rest * start[1] + 2 * rest * part * pull[1] + part * part * end[1],
    )


def is_steep(points: list[Spot]) -> bool:
    """Whether a way ends more up or down than sideways."""
    before = points[-min(len(points), 10)]
    return abs(points[-1][1] - before[1]) > abs(points[-1][0] - before[0])


def head(points: list[Spot]) -> str:
    """A small triangle in the direction in which the way ends."""
    before = points[-min(len(points), 10)]
    if is_steep(points):
        return "▾" if points[-1][1] > before[1] else "▴"
    return "▸" if points[-1][0] > before[0] else "◂"


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


# --- what the signs mean ------------------------------------------------------------------------------
def legend(view: DerangedView, say: Speaker) -> list[str]:
    """Ways, signs, and the kinds of monster that are on the board, each as a piece of a line."""
    samples = ["⠒⠒▸", "⠒ ⠒▸", "⠒⠒ ▸", "⠄ ⠄▸"]
    pieces = [f"{marked(samples[way], WAYS[way])} {escape(say.say(f'map-way-{way}'))}" for way in range(4)]
    signs = [(DOOR, "door"), (EXIT, "exit"), (PORTAL, "portal"), (POWER, "power"), (CANDLE, "candle"),
             (SEARCH, "search"), (FOG, "fog")]  # fmt: skip
    pieces += [
        f"{marked(sign, DOOR_INK if sign == DOOR else 'bold')} {escape(say.say(f'map-{name}'))}" for sign, name in signs
    ]
    if numbers_at(view):
        pieces.append(f"{marked('(1)', OPTION_INK)} {escape(say.say('map-number'))}")
    present = [kind for kind in range(len(MONSTERS)) if is_present(view, kind)]
    return pieces + [monster_piece(kind, say) for kind in present]


def is_present(view: DerangedView, kind: int) -> bool:
    kinds = [KIND_OF[token] for token in range(TOKENS) if view.monster_cell[token] != NOWHERE]
    return kind in kinds


def monster_piece(kind: int, say: Speaker) -> str:
    name = MONSTERS[kind]
    return f"{marked(say.say(f'kind-{name}-short'), MONSTER_INK)} {escape(say.say(f'kind-{name}'))}"
