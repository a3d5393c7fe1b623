"""How far a hero gets and what can be done there, worked out by the rules on an imagined table."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from phobetor.games.deranged.rules.attack import Attack, targets
from phobetor.games.deranged.rules.box import (
    COLOUR,
    END_IN_CEMETERY,
    END_IN_COMPANY,
    END_ON_POWER,
    MOVE,
    NO_NIGHT,
    POSSESSED_COLOUR,
    POSSESSED_MOVE,
    SEARCH_MOON,
    TASK_OF,
    USE_PORTAL,
    Card,
)
from phobetor.games.deranged.rules.hero_phase import HeroAction, PossessedAction
from phobetor.games.deranged.rules.items import SearchPart
from phobetor.games.deranged.rules.movement import Move, blockers, needs_door
from phobetor.games.deranged.rules.search import ANY_QUARTER, can_search
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import (
    AT_ANY_POWER,
    AT_CEMETERY,
    AT_PORTAL,
    BUILDING_OF,
    NOWHERE,
    QUARTER_OF,
    STREET,
    Cell,
)
from phobetor.games.deranged.rules.vocabulary import (
    ALWAYS,
    ATTACK_ACTION,
    DECLINE,
    HERO,
    MONSTER,
    NEVER,
    SEARCH_ACTION,
    STEP,
)
from phobetor.kernel.masks import meets
from phobetor.kernel.words import Option


class Walk(Struct, frozen=True):
    """A cell in reach and the cells on the way there, the last at the end."""

    cells: list[int]

    @property
    def end(self) -> int:
        return self.cells[-1]

    @property
    def steps(self) -> int:
        return len(self.cells)


# --- how far ----------------------------------------------------------------------------------------
def walks(game: Deranged, move: Move) -> list[Walk]:
    """The shortest way to every cell in reach, the nearest first."""
    return [Walk(way) for way in ways_from_here(game, move).values() if way]


def ways_from_here(game: Deranged, move: Move) -> dict[int, list[int]]:
    """The shortest way to every cell in reach and to where one is, the nearest first: the hero goes from cell to cell
    as the rules of movement have it; fog ends a move. DE-59, DE-184"""
    cells, player = game.cell, game.active
    start = cells[player]
    found: dict[int, list[int]] = {start: []}
    queue = [start]
    for cell in queue:
        way = found[cell]
        if len(way) == move.left or (way and ends_move(game, cell)):
            continue
        cells[player] = cell
        for option in move.choices(game):
            other = STEP.arg(option)
            if other not in found and STEP.matches(option):
                found[other] = [*way, other]
                queue.append(other)
    cells[player] = start
    return found


def ends_move(game: Deranged, cell: Cell) -> bool:
    return bool(game.fog_hides(cell))


def move_with(game: Deranged, card: Card, possessed: bool) -> Move | None:
    """The move that a card would give to whoever plays it; none if its side has no steps."""
    steps = POSSESSED_MOVE[card] if possessed else MOVE[card]
    colour = POSSESSED_COLOUR[card] if possessed else COLOUR[card]
    return Move(steps, colour, 0) if steps > 0 and game.cell[game.active] != NOWHERE else None


# --- what can be done there -------------------------------------------------------------------------
def deeds_at(game: Deranged, cell: Cell) -> list[Option]:
    """What would be offered after a move that ends here: the rules' own choices for whatever comes next."""
    here = game.cell[game.active]
    game.cell[game.active] = cell
    found: list[Option] = []
    for step in reversed(game.agenda):
        if not isinstance(step, Attack | SearchPart | HeroAction | PossessedAction):
            break
        found += offered(game, step)
    game.cell[game.active] = here
    return found


def prey_at(game: Deranged, cell: Cell, deeds: list[Option]) -> list[Option]:
    """Whom an attack from there could meet, if one is among what can be done there."""
    here = game.cell[game.active]
    found = [deed for deed in deeds if HERO.matches(deed) or MONSTER.matches(deed)]
    game.cell[game.active] = cell
    if ATTACK_ACTION.of() in deeds:
        colours = POSSESSED_COLOUR if game.side == 1 else COLOUR
        found += targets(game, colours[game.played], 0, 0)
    game.cell[game.active] = here
    return found


def offered(game: Deranged, step: object) -> list[Option]:
    if isinstance(step, SearchPart):
        return [SEARCH_ACTION.of()] if can_search(game, game.active, ANY_QUARTER) else []
    if isinstance(step, HeroAction) and (game.acted >= 2 or not game.is_human(game.active)):
        return []
    assert isinstance(step, HeroAction | PossessedAction | Attack)
    return [option for option in step.choices(game) if not DECLINE.matches(option)]


def keepers(game: Deranged, walk: Walk, move: Move) -> tuple[list[int], list[int]]:
    """Who may block a door on this way, and who surely will. DE-68"""
    may: list[int] = []
    will: list[int] = []
    here = int(game.cell[game.active])
    for cell in walk.cells:
        if not move.forced and BUILDING_OF[here] == STREET and needs_door(game, here, cell, move.colour):
            for player in blockers(game, game.active, cell):
                if game.policy[player] != NEVER:
                    (will if game.policy[player] == ALWAYS else may).append(int(player))
        here = cell
    return may, will


# --- goals of the night -----------------------------------------------------------------------------
def task_of(game: Deranged, player: int) -> int:
    """The goal that lies open before the player, or -1."""
    night = game.night_open[player]
    return int(TASK_OF[night]) if night != NO_NIGHT else -1


def search_meets_goal(game: Deranged, player: int, cell: Cell) -> bool:
    return task_of(game, player) == SEARCH_MOON + QUARTER_OF[cell]


def way_meets_goal(game: Deranged, player: int, walk: Walk) -> bool:
    """Going there through a portal, or ending the turn there, is what the night card asks for. DE-135"""
    task, cell = task_of(game, player), walk.end
    places = game.places(cell)
    if task == USE_PORTAL:
        cells = [int(game.cell[player]), *walk.cells]
        return any(is_portal(game, a) and is_portal(game, b) for a, b in pairwise(cells))
    return bool(
        (task == END_IN_CEMETERY and meets(places, AT_CEMETERY))
        or (task == END_ON_POWER and meets(places, AT_ANY_POWER))
        or (task == END_IN_COMPANY and game.other_hero_on(cell, player))
    )


def is_portal(game: Deranged, cell: Cell) -> bool:
    return game.is_at(cell, AT_PORTAL)
