"""What a hero wants: to shed curses, to meet the goal of the night, to fulfil the role, and to reach the gate."""

from __future__ import annotations

from collections.abc import Callable

from phobetor.book.bar import Fact, Goal
from phobetor.games.deranged.rules.box import (
    END_IN_CEMETERY,
    END_ON_POWER,
    HUNTER,
    LOOTER,
    NO_ROLE_CARD,
    OCCULTIST,
    PILGRIM,
    ROLES,
    SEARCH_MOON,
    SHED_AT,
    TASKS,
    USE_PORTAL,
)
from phobetor.games.deranged.rules.movement import Move
from phobetor.games.deranged.rules.roles import CURSES_TO_LAY, ITEMS_TO_OWN, MONSTERS_TO_DEFEAT, bats_on
from phobetor.games.deranged.rules.search import is_searchable
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import (
    AT_ANY_POWER,
    AT_CEMETERY,
    AT_PORTAL,
    BUILDING_OF,
    CELLS,
    GATE,
    NOWHERE,
    POWER_CELL,
    QUARTER_OF,
    STREET,
    WHITE,
)
from phobetor.games.deranged.words.asked import Asked
from phobetor.games.deranged.words.ways import task_of, ways_from_here
from phobetor.kernel.masks import count_bits, has

Ways = dict[int, list[int]]


def goals(asked: Asked) -> list[Goal]:
    """Of the hero whose turn it is, while the figure is on the board."""
    game = asked.game
    if game.active != asked.seat or game.cell[asked.seat] == NOWHERE:
        return []
    found = ways_from_here(game, Move(CELLS, WHITE, 0))  # over arrows that are open to every card
    return [*curses(asked, found), *night(asked, found), *role(asked, found), *gate(asked, found)]


def where(ways: Ways, fits: Callable[[int], bool]) -> list[list[int]]:
    """The ways to such places, the nearest first; of a building only to its nearest cell."""
    found: dict[int, list[int]] = {}
    for cell, way in ways.items():
        if fits(cell):
            found.setdefault(BUILDING_OF[cell] if BUILDING_OF[cell] != STREET else -1 - cell, way)
    return list(found.values())


def curses(asked: Asked, ways: Ways) -> list[Goal]:
    game = asked.game
    return [
        Goal(
            asked.tell("curse", curse=int(curse)),
            {"curse": int(curse)},
            [Fact(asked.say.say(f"curse-{curse}").removesuffix("."))],
            where(ways, lambda cell, places=SHED_AT[curse]: game.is_at(cell, places)),  # type: ignore[misc]
        )
        for curse in game.curses_of(asked.seat)
    ]


def night(asked: Asked, ways: Ways) -> list[Goal]:
    """The goal that lies open, with the places that it names."""
    game, task = asked.game, task_of(asked.game, asked.seat)
    if task <= 0:
        return []
    places = {END_IN_CEMETERY: AT_CEMETERY, END_ON_POWER: AT_ANY_POWER, USE_PORTAL: AT_PORTAL}.get(task, 0)
    quarter = task - SEARCH_MOON

    def fits(cell: int) -> bool:
        searched = 0 <= quarter < 4 and QUARTER_OF[cell] == quarter and is_searchable(game, cell)
        return bool(searched or game.is_at(cell, places))

    return [Goal(asked.tell(f"task-{TASKS[task]}"), {}, [Fact(asked.tell("goal"))], where(ways, fits))]


def role(asked: Asked, ways: Ways) -> list[Goal]:
    """The own role until it is fulfilled, with its progress where it has any."""
    game, seat = asked.game, asked.seat
    mine = int(game.role[seat])
    if mine == NO_ROLE_CARD or game.role_open[seat] == 1:
        return []
    name = ROLES[mine]
    told = [Fact(asked.say.say(f"role-{name}-about"))]
    done, of = progress(game, seat, mine)
    if of:
        told.insert(0, Fact(asked.tell("progress", count=done, of=of)))
    left = [int(cell) for cell in POWER_CELL if not has(game.bats[seat], QUARTER_OF[cell])]
    return [Goal(asked.say.say(f"role-{name}"), {}, told, where(ways, lambda cell: mine == PILGRIM and cell in left))]


def progress(game: Deranged, seat: int, role: int) -> tuple[int, int]:
    """How many of how many; 0 of 0 for roles that are fulfilled at one stroke."""
    if role == OCCULTIST:
        return int(count_bits(game.under[seat])), CURSES_TO_LAY
    if role == LOOTER:
        return int(game.items_of(seat)), ITEMS_TO_OWN
    wanted = {HUNTER: MONSTERS_TO_DEFEAT, PILGRIM: len(POWER_CELL)}.get(role, 0)
    return (int(bats_on(game, seat)), wanted) if wanted else (0, 0)


def gate(asked: Asked, ways: Ways) -> list[Goal]:
    """Who has neither curses nor a possessed token escapes on the gate when the last night ends. DE-176"""
    game = asked.game
    if game.gate_exit == NOWHERE:
        return []
    count = len(game.curses_of(asked.seat))
    told = [Fact(asked.tell("gate-curses", count=count), "bad")] if count else []
    if game.token[asked.seat]:
        told.append(Fact(asked.tell("gate-token"), "bad"))
    told = told or [Fact(asked.tell("gate-open"), "good")]
    return [Goal(asked.say.say("cell-gate"), {"cell": GATE}, told, where(ways, lambda cell: cell == GATE))]
