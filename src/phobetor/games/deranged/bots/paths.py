"""Ways through the town as a bot counts them: with portals, without asking who might block a door."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.frame import FAR, door_between, is_open_to
from phobetor.games.deranged.rules.packed import Arrow, leads_to
from phobetor.games.deranged.rules.town import (
    AT_ANY_HOUSE,
    CELLS,
    NOWHERE,
    PLACES,
    PORTAL_CELLS,
    Cell,
    arrows_into,
    arrows_of,
)
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import BARRED_DOORS, FOG_CARD, LAYOUT
from phobetor.kernel.masks import has, meets, only, plus
from phobetor.kernel.words import Player

_steps: Final[dict[i64, list[i64]]] = {}  # by town, start and colour


def is_shut(view: DerangedView, here: Cell, cell: Cell) -> bool:
    """A barred house, or a door that was just blocked."""
    barred = meets(view.effects, BARRED_DOORS) and has(view.fog, cell)
    return (barred and meets(PLACES[view.settings[LAYOUT]][cell], AT_ANY_HOUSE)) or door_between(
        here, cell
    ) in view.refused


def steps_from(view: DerangedView, start: Cell, colour: i64) -> list[i64]:
    """Steps from a cell to every other without portals, FAR where no way leads. Shared: not to be changed."""
    town = view.settings[LAYOUT] + 8 * (view.church_exit + 1) + 512 * (view.gate_exit + 1)
    key: i64 = (town * 64 + start) * 8 + colour
    if key not in _steps:
        away: list[i64] = [FAR] * CELLS
        away[start] = 0
        flood(arrows_of(view.settings[LAYOUT], view.church_exit, view.gate_exit), [start], away, colour, False)
        _steps[key] = away
    return _steps[key]


def ways_home(view: DerangedView, goals: list[Cell], colour: i64) -> list[i64]:
    """From every cell the steps to the nearest goal, portals included, FAR where no way leads."""
    away: list[i64] = [FAR] * CELLS
    queue: list[Cell] = []
    for goal in goals:
        if away[goal] == FAR:
            away[goal] = 0
            queue.append(goal)
    flood(arrows_into(view.settings[LAYOUT], view.church_exit, view.gate_exit), queue, away, colour, True)
    return away


def flood(arrows: list[list[Arrow]], queue: list[Cell], away: list[i64], colour: i64, portals: bool) -> None:
    place: i64 = 0
    while place < len(queue):
        cell = queue[place]
        place += 1
        for arrow in arrows[cell]:
            other = leads_to(arrow)
            if away[other] == FAR and is_open_to(arrow, colour):
                away[other] = away[cell] + 1
                queue.append(other)
        if portals and cell in PORTAL_CELLS and away[twin_portal(cell)] == FAR:
            away[twin_portal(cell)] = away[cell] + 1
            queue.append(twin_portal(cell))


def twin_portal(cell: Cell) -> Cell:
    return PORTAL_CELLS[1] if cell == PORTAL_CELLS[0] else PORTAL_CELLS[0]


def best_end(view: DerangedView, me: Player, start: Cell, steps: i64, colour: i64, cost: list[i64]) -> Cell:
    """The cell of least cost among those that so many steps can reach; NOWHERE if the hero is off the board."""
    if start == NOWHERE:
        return NOWHERE
    ahead = arrows_of(view.settings[LAYOUT], view.church_exit, view.gate_exit)
    best = start
    seen = only(start)
    ring: list[Cell] = [start]
    while steps > 0 and ring:
        steps -= 1
        following: list[Cell] = []
        for cell in ring:
            if not stops_in_fog(view, me, cell):
                for other in neighbours(view, ahead[cell], cell, colour):
                    if not has(seen, other):
                        seen = plus(seen, other)
                        following.append(other)
                        best = other if cost[other] < cost[best] else best
        ring = following
    return best


def stops_in_fog(view: DerangedView, me: Player, cell: Cell) -> bool:
    return meets(view.effects, FOG_CARD) and has(view.fog, cell) and cell != view.cell[me]


def neighbours(view: DerangedView, arrows: list[Arrow], cell: Cell, colour: i64) -> list[Cell]:
    found: list[Cell] = []
    for arrow in arrows:
        other = leads_to(arrow)
        if is_open_to(arrow, colour) and not is_shut(view, cell, other):
            found.append(other)
    if cell in PORTAL_CELLS:
        found.append(twin_portal(cell))
    return found


def reach_of(view: DerangedView, here: Cell, colour: i64) -> i64:
    """The own and the adjacent cells, as bits."""
    if here == NOWHERE:
        return 0
    mask = only(here)
    for arrow in arrows_of(view.settings[LAYOUT], view.church_exit, view.gate_exit)[here]:
        if is_open_to(arrow, colour):
            mask = plus(mask, leads_to(arrow))
    return mask
