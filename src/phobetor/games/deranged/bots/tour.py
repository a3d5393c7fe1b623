"""The way that is left to a hero: every place where something is to be done, in the best order, and then the gate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.deranged.bots.judge import monster_defence, monster_health
from phobetor.games.deranged.bots.paths import twin_portal
from phobetor.games.deranged.bots.trust import is_curious
from phobetor.games.deranged.bots.wishes import can_pay, is_empty_house, is_late, is_victim, task_cells, treasures
from phobetor.games.deranged.rules.box import (
    DEFEAT_MONSTER,
    KIND_OF,
    ONE_CANDLE,
    PILGRIM,
    PRICE_OF,
    SHED_AT,
    TOKENS,
    TWO_CANDLES,
    Curse,
)
from phobetor.games.deranged.rules.frame import FAR, is_open_to
from phobetor.games.deranged.rules.packed import leads_to
from phobetor.games.deranged.rules.town import (
    AT_EMPTY_HOUSE,
    CELLS,
    CHURCH,
    GATE,
    IN_COMPANY,
    LIBRARY,
    NOWHERE,
    PLACES,
    PORTAL_CELLS,
    POWER_CELL,
    RUINS,
    SEARCH_CELL,
    WHITE,
    Cell,
    arrows_into,
)
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import CHURCH_CARD, GATHERING, LAYOUT, RUINS_CARD
from phobetor.kernel.masks import bits_of, has, meets

MOST_SITES: Final = 3  # whose best order is looked for; more are reckoned with as if they lay on the way
GOOD_BLOW: Final = 5  # an attack that most hands have
ERRAND: Final = 3  # steps that every further place costs besides the way


class Tour:
    """Ways through the town for one seat, by what is left to do."""

    view: DerangedView
    ways: dict[i64, list[i64]]
    sites: dict[i64, list[Cell]]

    def __init__(self, view: DerangedView) -> None:
        self.view = view
        self.ways = {}
        self.sites = {}

    def way(self, curses: i64, task: i64) -> list[i64]:
        """From every cell the steps to all that is left, with ERRAND for each place of it."""
        key = curses * 16 + task + 1
        if key not in self.ways:
            self.ways[key] = self.plan(curses, task)
        return self.ways[key]

    def plan(self, curses: i64, task: i64) -> list[i64]:
        left: list[list[Cell]] = []
        errands: i64 = 0
        for curse in bits_of(curses):
            errands += ERRAND
            if len(left) < MOST_SITES and self.site_of(curse):
                left.append(self.site_of(curse))
        cells = quarry(self.view) if task == DEFEAT_MONSTER else task_cells(self.view, task) if task >= 0 else []
        if task >= 0:
            errands += ERRAND
        if cells:
            left.append(cells)
        best = self.through(left, self.last_way(len(left)))
        return [steps + errands for steps in best]

    def last_way(self, sites: i64) -> list[i64]:
        """What comes after everything else: the gate if it is late, whatever is of use if nothing else is to do."""
        zero: i64 = 0
        view = self.view
        if is_late(view) and view.gate_exit != NOWHERE:
            return self.flooded([GATE], [zero] * CELLS)
        return [zero] * CELLS if sites > 0 else self.flooded(self.pastimes(), [zero] * CELLS)

    def through(self, left: list[list[Cell]], after: list[i64]) -> list[i64]:
        """From every cell through all these places in the best order, and on as `after` says."""
        if not left:
            return after
        best: list[i64] = [FAR] * CELLS
        for place in range(len(left)):
            others = [left[other] for other in range(len(left)) if other != place]
            way = self.flooded(left[place], self.through(others, after))
            best = [min(best[cell], way[cell]) for cell in range(CELLS)]
        return best

    def flooded(self, cells: list[Cell], after: list[i64]) -> list[i64]:
        """From every cell to the one of these cells from which all in all the way is shortest."""
        away: list[i64] = [FAR] * CELLS
        rings: list[list[Cell]] = [[] for _ in range(FAR + 1)]
        for cell in cells:
            if after[cell] < away[cell]:
                away[cell] = after[cell]
                rings[after[cell]].append(cell)
        back = arrows_into(self.view.settings[LAYOUT], self.view.church_exit, self.view.gate_exit)
        for steps in range(FAR):
            for cell in rings[steps]:
                if away[cell] == steps:
                    for arrow in back[cell]:
                        if is_open_to(arrow, WHITE):
                            lower(away, rings, leads_to(arrow), steps + 1)
                    if cell in PORTAL_CELLS:
                        lower(away, rings, twin_portal(cell), steps + 1)
        return away

    # --- places -----------------------------------------------------------------------------------
    def site_of(self, curse: Curse) -> list[Cell]:
        """Where this curse can be got rid of: its own places, and the church for a candle."""
        if curse not in self.sites:
            self.sites[curse] = self.places_of(curse)
        return self.sites[curse]

    def places_of(self, curse: Curse) -> list[Cell]:
        view = self.view
        wanted = SHED_AT[curse]
        cells: list[Cell] = []
        if can_pay(view, view.seat, PRICE_OF[curse]):
            places = PLACES[view.settings[LAYOUT]]
            for cell in range(CELLS):
                if meets(places[cell], wanted) or (meets(wanted, AT_EMPTY_HOUSE) and is_empty_house(view, cell)):
                    cells.append(cell)
            if meets(wanted, IN_COMPANY):
                cells.extend([view.cell[other] for other in range(len(view.cell)) if is_victim(view, other)])
        elif PRICE_OF[curse] in (ONE_CANDLE, TWO_CANDLES):
            cells.extend(lights(view))
        if can_pray(view):
            cells.append(CHURCH)
        return [cell for cell in cells if cell != CHURCH or view.church_exit != NOWHERE]

    def pastimes(self) -> list[Cell]:
        """With nothing to shed: a cure for the possessed, the role, things to find, the ruins."""
        view = self.view
        if view.token[view.seat] == 1 and view.night == 0:
            return [SEARCH_CELL[LIBRARY]]
        cells = treasures(view)
        if meets(view.effects, RUINS_CARD) and view.night == 0 and is_curious(view):
            cells.append(RUINS)
        return [*cells, *role_cells(view)]


def lower(away: list[i64], rings: list[list[Cell]], cell: Cell, steps: i64) -> None:
    if steps < away[cell]:
        away[cell] = steps
        rings[steps].append(cell)


def can_pray(view: DerangedView) -> bool:
    """In the church a candle takes any curse, once a chapter."""
    free = meets(view.effects, CHURCH_CARD) and not has(view.church_used, view.seat)
    return free and view.candles[view.seat] >= 1


def quarry(view: DerangedView) -> list[Cell]:
    """Monsters that a good blow defeats; if there are none, all of them, for several blows."""
    cells: list[Cell] = []
    for token in range(TOKENS):
        left = monster_health(view, token) - view.wounds[token] + monster_defence(view, KIND_OF[token])
        if view.monster_cell[token] != NOWHERE and left <= GOOD_BLOW + view.candles[view.seat]:
            cells.append(view.monster_cell[token])
    return cells if cells else task_cells(view, DEFEAT_MONSTER)


def candles_needed(view: DerangedView, curses: i64) -> i64:
    """What these curses ask for; one more is well spent in the church."""
    needed: i64 = 1 if curses != 0 and meets(view.effects, CHURCH_CARD) and not has(view.church_used, view.seat) else 0
    for curse in bits_of(curses):
        if PRICE_OF[curse] == ONE_CANDLE:
            needed = max(needed, 1)
        elif PRICE_OF[curse] == TWO_CANDLES:
            needed = max(needed, 2)
    return needed


def lights(view: DerangedView) -> list[Cell]:
    """Where candles can be had: monsters, and places of power with a candle of the seat's own."""
    cells = [view.monster_cell[token] for token in range(TOKENS) if view.monster_cell[token] != NOWHERE]
    for quarter in range(4):
        if meets(view.effects, GATHERING) and has(view.power_candles[quarter], view.seat):
            cells.append(POWER_CELL[quarter])
    return cells


def role_cells(view: DerangedView) -> list[Cell]:
    """The pilgrim still has to visit the places of power of these quarters."""
    me = view.seat
    if view.role[me] != PILGRIM or view.role_open[me] == 1:
        return []
    return [POWER_CELL[quarter] for quarter in range(4) if not has(view.bats[me], quarter)]
