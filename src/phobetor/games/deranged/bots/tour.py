"""The way that is left to a hero: every place where something is to be done, in the best order, and then the gate."""

from __future__ import annotations

from typing import Final, TypeAlias

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
from phobetor.games.deranged.rules.packed import Arrow, leads_to
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
from phobetor.kernel.masks import bits_of, count_bits, has, meets, plus

MOST_SITES: Final = 3  # whose best order is looked for; more are reckoned with as if they lay on the way
GOOD_BLOW: Final = 5  # an attack that most hands have
ERRAND: Final = 3  # steps that every further place costs besides the way
GOALS_FROM: Final = 40  # an errand is a curse, or from here on a goal of the night
NO_ERRAND: Final = -1
Errand: TypeAlias = tuple[i64, list[Cell]]  # what is to be done, and where it can be
_between: dict[i64, list[list[i64]]] = {}


class Tour:
    """Ways through the town for one seat, by what is left to do."""

    view: DerangedView
    ways: dict[i64, list[i64]]
    sites: dict[i64, list[Cell]]
    orders: dict[i64, list[i64]]
    steps: list[list[i64]]

    def __init__(self, view: DerangedView) -> None:
        self.view = view
        self.steps = ways_between(view.settings[LAYOUT], view.church_exit, view.gate_exit)
        self.ways = {}
        self.sites = {}
        self.orders = {}

    def way(self, curses: i64, task: i64) -> list[i64]:
        """From every cell the steps to all that is left, with ERRAND for each place of it."""
        key = curses * 16 + task + 1
        if key not in self.ways:
            self.ways[key] = self.plan(curses, task)
        return self.ways[key]

    def plan(self, curses: i64, task: i64) -> list[i64]:
        left = self.errands(curses, task)
        errands = ERRAND * (count_bits(curses) + (1 if task >= 0 else 0))
        best = self.through(left) if left else self.steps_to(self.last_cells())
        return [steps + errands for steps in best]

    def errands(self, curses: i64, task: i64) -> list[Errand]:
        """What is left to do, and where."""
        left: list[Errand] = []
        for curse in bits_of(curses):
            if len(left) < MOST_SITES and self.site_of(curse):
                left.append((curse, self.site_of(curse)))
        cells = quarry(self.view) if task == DEFEAT_MONSTER else task_cells(self.view, task) if task >= 0 else []
        if cells:
            left.append((GOALS_FROM + task, cells))
        return left

    def next_errand(self, curses: i64, task: i64, start: Cell) -> Errand:
        """With which the best order begins from there; NO_ERRAND, and where to go then, if nothing is left to do."""
        left = self.errands(curses, task)
        best = (NO_ERRAND, self.last_cells())
        least: i64 = FAR
        for place in range(len(left)):
            way = self.beginning_with(place, left)[start]
            if way < least:
                least = way
                best = left[place]
        return best

    def is_leaving(self) -> bool:
        return is_late(self.view) and self.view.gate_exit != NOWHERE

    def last_cells(self) -> list[Cell]:
        """With nothing else to do: the gate if it is late, else whatever is of use."""
        return [GATE] if self.is_leaving() else self.pastimes()

    def through(self, left: list[Errand]) -> list[i64]:
        """From every cell through all these places in the best order, and if it is late on to the gate."""
        key: i64 = 0
        for errand, _ in left:
            key = plus(key, errand)
        if key not in self.orders:
            self.orders[key] = self.best_order(left)
        return self.orders[key]

    def best_order(self, left: list[Errand]) -> list[i64]:
        zero: i64 = 0
        if not left:
            return self.steps_to([GATE]) if self.is_leaving() else [zero] * CELLS
        best = self.beginning_with(0, left)
        for place in range(1, len(left)):
            way = self.beginning_with(place, left)
            best = [min(best[cell], way[cell]) for cell in range(CELLS)]
        return best

    def beginning_with(self, place: i64, left: list[Errand]) -> list[i64]:
        others = [left[other] for other in range(len(left)) if other != place]
        return self.flooded(left[place][1], self.through(others))

    def steps_to(self, cells: list[Cell]) -> list[i64]:
        """From every cell to the nearest of these."""
        zero: i64 = 0
        return self.flooded(cells, [zero] * CELLS)

    def flooded(self, cells: list[Cell], after: list[i64]) -> list[i64]:
        """From every cell to the one of these cells from which all in all the way is shortest."""
        away: list[i64] = [FAR] * CELLS
        for cell in cells:
            further = after[cell]
            steps = self.steps[cell]
            for start in range(CELLS):
                if steps[start] + further < away[start]:
                    away[start] = steps[start] + further
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


def ways_between(layout: i64, church: Cell, gate: Cell) -> list[list[i64]]:
    """For each cell the steps to it from every cell, on white arrows and through portals."""
    key = layout + 8 * (church + 1) + 512 * (gate + 1)
    if key not in _between:
        back = arrows_into(layout, church, gate)
        _between[key] = [ways_to(cell, back) for cell in range(CELLS)]
    return _between[key]


def ways_to(goal: Cell, back: list[list[Arrow]]) -> list[i64]:
    away: list[i64] = [FAR] * CELLS
    away[goal] = 0
    queue = [goal]
    for cell in queue:
        starts = [leads_to(arrow) for arrow in back[cell] if is_open_to(arrow, WHITE)]
        for start in [*starts, twin_portal(cell)] if cell in PORTAL_CELLS else starts:
            if away[start] == FAR:
                away[start] = away[cell] + 1
                queue.append(start)
    return away


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
