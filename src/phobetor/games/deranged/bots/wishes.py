"""What a seat wants: its night goal, places to shed curses, the gate in time, things to find, victims if possessed."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.deranged.bots.trust import is_curious
from phobetor.games.deranged.rules.box import (
    ATTACK_TASK,
    DEFEAT_MONSTER,
    END_IN_CEMETERY,
    END_IN_COMPANY,
    END_ON_POWER,
    NO_NIGHT,
    ONE_CANDLE,
    ONLY_AT_NIGHT,
    PRICE_OF,
    REST_OUTSIDE,
    SEARCH_MOON,
    SHED_AT,
    TASK_OF,
    TWO_CANDLES,
    USE_PORTAL,
    WOUND_HERO,
)
from phobetor.games.deranged.rules.town import (
    AT_ANY_HOUSE,
    AT_EMPTY_HOUSE,
    BUILDING_OF,
    CELLS,
    CEMETERY,
    GATE,
    HOUSE_CELL,
    HOUSES,
    IN_COMPANY,
    LIBRARY,
    NOWHERE,
    PLACES,
    PORTAL_CELLS,
    POWER_CELL,
    QUARTER_OF,
    RUINS,
    SEARCH_CELL,
    STREET,
    Cell,
)
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import GAME, LAYOUT, RUINS_CARD, TRAINING
from phobetor.kernel.masks import bits_of, has, joined, meets
from phobetor.kernel.words import Player


def task_of(view: DerangedView) -> i64:
    """What the own night goal asks for, or -1."""
    night = view.night_open[view.seat]
    return TASK_OF[night] if night != NO_NIGHT else -1


def task_cells(view: DerangedView, task: i64) -> list[Cell]:
    """Where the own night goal can be reached."""
    if SEARCH_MOON <= task < END_IN_CEMETERY:
        return [cell for cell in treasures(view) if QUARTER_OF[cell] == task - SEARCH_MOON]
    if task == END_IN_CEMETERY:
        return [cell for cell in range(CELLS) if BUILDING_OF[cell] == CEMETERY]
    if task == REST_OUTSIDE:
        return [cell for cell in range(CELLS) if BUILDING_OF[cell] == STREET]
    if task == USE_PORTAL:
        return PORTAL_CELLS
    if task == END_ON_POWER:
        return POWER_CELL
    others = [view.cell[other] for other in range(len(view.cell)) if other != view.seat and view.cell[other] != NOWHERE]
    monsters = [cell for cell in view.monster_cell if cell != NOWHERE]
    if task in (END_IN_COMPANY, WOUND_HERO):
        return others
    if task == DEFEAT_MONSTER:
        return monsters
    return [*others, *monsters] if task == ATTACK_TASK else []


def wishes(view: DerangedView, task: i64) -> list[Cell]:
    """The cells this seat wants to be on."""
    me = view.seat
    if view.form[me] == 1:
        return [view.cell[other] for other in range(len(view.cell)) if is_victim(view, other)]
    wanted = task_cells(view, task)
    if wanted:
        return wanted
    cells = shedding_cells(view, me)
    if view.token[me] == 1 and view.night == 0:
        cells.append(SEARCH_CELL[LIBRARY])
    if not cells and view.gate_exit != NOWHERE and is_late(view):
        return [GATE]
    return cells if cells else [*treasures(view), *lookout(view)]


def is_late(view: DerangedView) -> bool:
    """The last day and night, or in the training game its only night."""
    return view.chapter >= 5 or (view.chapter == 2 and view.settings[GAME] == TRAINING)


def is_victim(view: DerangedView, other: Player) -> bool:
    return other != view.seat and view.cell[other] != NOWHERE and view.form[other] == 0


def shedding_cells(view: DerangedView, me: Player) -> list[Cell]:
    """Where one of the own curses can be shed."""
    wanted: i64 = 0
    for curse in bits_of(view.curses[me]):
        if can_pay(view, me, PRICE_OF[curse]):
            wanted = joined(wanted, SHED_AT[curse])
    cells: list[Cell] = []
    places = PLACES[view.settings[LAYOUT]]
    for cell in range(CELLS):
        if meets(places[cell], wanted) or (meets(wanted, AT_EMPTY_HOUSE) and is_empty_house(view, cell)):
            cells.append(cell)
    if meets(wanted, IN_COMPANY):
        cells.extend([view.cell[other] for other in range(len(view.cell)) if is_victim(view, other)])
    return cells


def can_pay(view: DerangedView, me: Player, price: i64) -> bool:
    if price == ONE_CANDLE:
        return view.candles[me] >= 1
    if price == TWO_CANDLES:
        return view.candles[me] >= 2
    return price != ONLY_AT_NIGHT or view.night == 1


def is_empty_house(view: DerangedView, cell: Cell) -> bool:
    if not meets(PLACES[view.settings[LAYOUT]][cell], AT_ANY_HOUSE):
        return False
    return not has(view.search_tokens, HOUSE_CELL.index(cell))


def is_searchable(view: DerangedView, cell: Cell) -> bool:
    if cell in SEARCH_CELL:
        return True
    return cell in HOUSE_CELL and has(view.search_tokens, HOUSE_CELL.index(cell))


def treasures(view: DerangedView) -> list[Cell]:
    """Where something can be found."""
    cells: list[Cell] = [cell for cell in SEARCH_CELL[1:]]
    for house in range(HOUSES):
        if has(view.search_tokens, house):
            cells.append(HOUSE_CELL[house])
    return cells


def lookout(view: DerangedView) -> list[Cell]:
    """The ruins, as long as they show what the seat does not know."""
    return [RUINS] if meets(view.effects, RUINS_CARD) and view.night == 0 and is_curious(view) else []
