"""Ways through the town: which arrows are open to whom, and how far it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import FREE_ARROWS
from phobetor.games.deranged.rules.packed import Arrow, colour_of, is_door, leads_to
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import ANGEL, ANY_COLOUR, BUILDING_OF, CELLS, NOWHERE, STREET, WHITE, Cell
from phobetor.games.deranged.rules.vocabulary import BARRED_DOORS, FOG_CARD
from phobetor.kernel.masks import minus, only, plus, without
from phobetor.kernel.words import Player

_measured: Final[dict[i64, list[i64]]] = {}
DOORS_OF_A_CELL: Final = 64  # more than there are cells
FAR: Final = 99  # farther than any cell of the town


def is_open_to(arrow: Arrow, colour: i64) -> bool:
    """White arrows are open to everybody, coloured ones to their colour. DE-62"""
    own = colour_of(arrow)
    return own in (WHITE, colour) or colour >= ANY_COLOUR


def door_between(outside: Cell, inside: Cell) -> i64:
    """A number for the door that leads from one cell to the other: a house may have several. DE-68"""
    return outside * DOORS_OF_A_CELL + inside


def can_enter(game: Deranged, arrow: Arrow, here: Cell, cell: Cell, outdoors: bool) -> bool:
    """Whether somebody on the way may go from here to this cell by this arrow: no barred house, no door blocked just
    now."""
    if BUILDING_OF[cell] == STREET:
        return True
    if outdoors or game.is_barred(cell):
        return False
    return not (game.refused and is_door(arrow) and door_between(here, cell) in game.refused)


def distances(game: Deranged, start: Cell, colour: i64, outdoors: bool) -> list[i64]:
    """Steps from the start to every cell without portals, FAR where no way leads. Not to be changed: it is shared."""
    return measured(game, start, colour, outdoors, False)


def distances_to(game: Deranged, goal: Cell, colour: i64, outdoors: bool) -> list[i64]:
    """Steps from every cell to the goal."""
    return measured(game, goal, colour, outdoors, True)


def measured(game: Deranged, cell: Cell, colour: i64, outdoors: bool, back: bool) -> list[i64]:
    """Measured once for each town, as long as no door is blocked and no house barred."""
    if game.refused or (game.fog != 0 and game.has_effect(BARRED_DOORS)):
        return flood(game, [cell], colour, outdoors, back)
    key = ((game.town_key() * 64 + cell) * 8 + colour) * 4 + (2 if outdoors else 0) + (1 if back else 0)
    found = _measured.get(key)
    if found is None:
        found = flood(game, [cell], colour, outdoors, back)
        _measured[key] = found
    return found


def flood(game: Deranged, starts: list[Cell], colour: i64, outdoors: bool, back: bool) -> list[i64]:
    ahead = game.arrows_back() if back else game.arrows()
    behind = game.arrows() if back else game.arrows_back()
    distance: list[i64] = [FAR] * CELLS
    for start in starts:
        distance[start] = 0
    queue: list[Cell] = starts[:]
    place: i64 = 0
    while place < len(queue):
        cell = queue[place]
        place += 1
        spread(game, queue, distance, cell, ahead[cell], colour, outdoors, back)
        if colour == FREE_ARROWS:
            spread(game, queue, distance, cell, behind[cell], colour, outdoors, back)
    return distance


def spread(
    game: Deranged,
    queue: list[Cell],
    distance: list[i64],
    cell: Cell,
    arrows: list[Arrow],
    colour: i64,
    outdoors: bool,
    back: bool,
) -> None:
    for arrow in arrows:
        other = leads_to(arrow)
        left, entered = (other, cell) if back else (cell, other)
        if distance[other] == FAR and is_open_to(arrow, colour) and can_enter(game, arrow, left, entered, outdoors):
            distance[other] = distance[cell] + 1
            queue.append(other)


def standing_place(game: Deranged, player: Player) -> Cell:
    """Where texts that name the nearest or farthest thing count from; a dead hero counts from the angel."""
    cell = game.cell[player]
    return ANGEL if cell == NOWHERE else cell


def link(game: Deranged, here: Cell, there: Cell, colour: i64) -> i64:
    """How an attack gets from here to there: 0 not at all, 1 over an open arrow or on the cell itself, 2 by a door.
    DE-61, DE-66, DE-76"""
    if here == there:
        return 1
    if game.fog_hides(there):
        return 0
    found: i64 = 0
    for arrow in game.arrows()[here]:
        if leads_to(arrow) == there and is_open_to(arrow, colour):
            if not is_door(arrow):
                return 1
            found = 2
    return found


def nearby(game: Deranged, here: Cell, colour: i64) -> i64:
    """The own cell and every adjacent one, as bits. DE-76"""
    mask = only(here)
    for arrow in game.arrows()[here]:
        if is_open_to(arrow, colour):
            mask = plus(mask, leads_to(arrow))
    return mask


def reach(game: Deranged, here: Cell, colour: i64) -> i64:
    """The own cell and every cell that can be attacked from it, as bits; fog keeps attacks out. DE-75, DE-184"""
    mask = nearby(game, here, colour)
    if game.fog != 0 and game.has_effect(FOG_CARD):
        mask = without(mask, minus(game.fog, here))
    return mask
