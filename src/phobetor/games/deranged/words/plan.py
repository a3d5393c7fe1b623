"""Where the cells of the town lie on a drawn plan, from `data/plan.csv` and `data/bends.csv`.

The files give each quarter as if it lay in the north-west, from 0 to 100; a quarter is turned clockwise into its
corner. The whole town reaches from 0 to 200 to the east and to the south.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from phobetor.games.deranged.rules.town import CELL_IDS, CHURCH, GATE, NOWHERE, PLACED, QUARTER_OF, unchecked

Spot: TypeAlias = tuple[float, float]

SIDE: Final = 100.0  # of a quarter
WHOLE: Final = 200.0
OFF: Final = -1.0  # stands for both numbers of a place that is not there

_cells: Final[list[Spot]] = [(OFF, OFF)] * (GATE + 1)
_pieces: Final[list[Spot]] = [(OFF, OFF)] * (GATE + 1)  # beside an exit, for the piece that is attached to it
_bends: Final[dict[tuple[int, int], Spot]] = {}


def is_there(spot: Spot) -> bool:
    return spot[0] >= 0


def _read() -> None:
    for row in unchecked("plan"):
        if row["cell"] not in CELL_IDS:
            continue
        cell = CELL_IDS.index(row["cell"])
        _cells[cell] = (float(row["x"]), float(row["y"]))
        if row["piece_x"]:
            _pieces[cell] = (float(row["piece_x"]), float(row["piece_y"]))
    for row in unchecked("bends"):
        if row["one"] in CELL_IDS and row["other"] in CELL_IDS:
            ends = sorted([CELL_IDS.index(row["one"]), CELL_IDS.index(row["other"])])
            _bends[(ends[0], ends[1])] = (float(row["x"]), float(row["y"]))


def _turned(spot: Spot, quarter: int, layout: int) -> Spot:
    """From the north-west to where the quarter lies."""
    x, y = spot
    place = PLACED[layout].index(quarter)
    if place == 0:
        return x, y
    if place == 1:
        return WHOLE - y, x
    if place == 2:
        return WHOLE - x, WHOLE - y
    return y, WHOLE - x


def spot_of(cell: int, layout: int, church_exit: int, gate_exit: int) -> Spot:
    """Where a cell lies; church and gate lie beside their exit, or nowhere."""
    if cell not in (CHURCH, GATE):
        return _turned(_cells[cell], QUARTER_OF[cell], layout)
    door = church_exit if cell == CHURCH else gate_exit
    if door == NOWHERE:
        return OFF, OFF
    return _turned(_pieces[door] if is_there(_pieces[door]) else _cells[door], QUARTER_OF[door], layout)


def bend_of(one: int, other: int, layout: int) -> Spot:
    """A point through which the way between two cells is drawn; none for a straight one."""
    ends = (min(one, other), max(one, other))
    if ends not in _bends:
        return OFF, OFF
    return _turned(_bends[ends], QUARTER_OF[one], layout)


def is_whole() -> bool:
    """Whether every cell has its place; a town of other cells than ours is not drawn until it has a plan."""
    for spot in _cells[:CHURCH]:
        if not is_there(spot):
            return False
    return True


_read()
