"""A cheap look at where monsters and the possessed will go, and what that costs whoever ends a turn there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.deranged.bots.paths import steps_from
from phobetor.games.deranged.bots.trust import LIKELY, is_dusk, suspicion
from phobetor.games.deranged.rules.box import (
    DAY_SPACES,
    GARGOYLE,
    KIND_OF,
    MONSTER_ARROWS,
    MONSTER_ATTACK,
    MONSTER_MOVE,
    NECROMANCER,
    PUPIL,
    SPIRIT,
    TOKENS,
    WOLF,
)
from phobetor.games.deranged.rules.town import AT_ANY_HOUSE, BUILDING_OF, CELLS, NOWHERE, PLACES, STREET, WHITE, Cell
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import LAYOUT
from phobetor.kernel.masks import has, meets
from phobetor.kernel.words import Player

USUAL_DEFENCE: Final = 2
POSSESSED_REACH: Final = 5  # a move and an attack
POSSESSED_BLOW: Final = 4  # what their attack takes beyond the usual defence


def threats(view: DerangedView, me: Player) -> list[i64]:
    """For every cell the health that a hero who stops there may lose before the next turn."""
    found: list[i64] = [0] * CELLS
    for token in range(TOKENS):
        if view.monster_cell[token] != NOWHERE and is_awake(view, token):
            add_monster(view, me, token, found)
    for other in range(len(view.cell)):
        if other != me and view.cell[other] != NOWHERE and is_hunter(view, other):
            add_hunter(view, view.cell[other], found)
    return found


def is_awake(view: DerangedView, token: i64) -> bool:
    kind = KIND_OF[token]
    if has(view.asleep, token) or kind in (PUPIL, NECROMANCER):
        return False
    return kind != GARGOYLE or view.night == 1


def add_monster(view: DerangedView, me: Player, token: i64, found: list[i64]) -> None:
    """A monster threatens the cells it can come to, unless somebody else is its prey there."""
    kind = KIND_OF[token]
    away = steps_from(view, view.monster_cell[token], MONSTER_ARROWS[kind])
    reach = MONSTER_MOVE[kind] + (1 if kind in (SPIRIT, WOLF) else 0)
    nearest = prey_distance(view, me, kind, away)
    loss = MONSTER_ATTACK[kind] - USUAL_DEFENCE
    for cell in range(CELLS):
        if away[cell] <= reach and away[cell] <= nearest:
            indoors = BUILDING_OF[cell] != STREET
            if kind == WOLF and view.night == 0 and indoors:
                continue
            found[cell] += max(1, loss - 2) if indoors and away[cell] > 0 else max(1, loss)


def prey_distance(view: DerangedView, me: Player, kind: i64, away: list[i64]) -> i64:
    """Nearer than this a hero is the prey: 0 if somebody else is in any case."""
    least: i64 = CELLS
    for other in range(len(view.cell)):
        if other == me or view.cell[other] == NOWHERE:
            continue
        if kind == WOLF:
            if view.form[other] == 0 and view.health[other] < view.health[me]:
                return -1
        elif kind == GARGOYLE:
            if view.candles[other] > view.candles[me]:
                return -1
        else:
            least = min(least, away[view.cell[other]])
    return least


def is_hunter(view: DerangedView, other: Player) -> bool:
    """Possessed now, or in all likelihood before the seat's next turn."""
    if view.form[other] == 1:
        return True
    return is_dusk(view, DAY_SPACES[len(view.health)]) and suspicion(view, other) >= LIKELY


def add_hunter(view: DerangedView, start: Cell, found: list[i64]) -> None:
    away = steps_from(view, start, WHITE)
    places = PLACES[view.settings[LAYOUT]]
    for cell in range(CELLS):
        if away[cell] <= POSSESSED_REACH:
            found[cell] += POSSESSED_BLOW // 2 if meets(places[cell], AT_ANY_HOUSE) else POSSESSED_BLOW
