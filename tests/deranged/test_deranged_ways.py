"""Ways through the town, worked out a second time: steps, what a monster can reach, where it may end."""

from __future__ import annotations

from itertools import product

import pytest

from phobetor.games.deranged.rules.box import FREE_ARROWS, MONSTER_ARROWS, MONSTER_MOVE, PUPIL, SPIRIT, WOLF
from phobetor.games.deranged.rules.frame import FAR, distances, distances_to, door_between, flood, link, reach
from phobetor.games.deranged.rules.monsters import Flight, ends_of_walk
from phobetor.games.deranged.rules.packed import colour_of, is_door, leads_to
from phobetor.games.deranged.rules.setup import table
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import (
    ANY_COLOUR,
    BUILDING_OF,
    CELL_IDS,
    CELLS,
    CHURCH,
    GATE,
    STREET,
    WHITE,
    arrows_of,
)
from phobetor.games.deranged.rules.vocabulary import AT
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import bits_of

LAYOUTS = ["normal", "hard", "mixed1", "mixed2"]
COLOURS = [0, 1, 2, 3, ANY_COLOUR, FREE_ARROWS]
BARRED, FOG = 64, 32


def town(layout: str, church: str = "", gate: str = "") -> Deranged:
    game = table(3, TITLE.setting_values({"game": "1", "layout": layout}), Chance("ways"))
    game.church_exit = CELL_IDS.index(church) if church else -1
    game.gate_exit = CELL_IDS.index(gate) if gate else -1
    return game


def steps_of(game: Deranged, colour: int, outdoors: bool) -> dict[int, list[int]]:
    """From every cell the cells one step away: over white arrows, those of the colour, and for who flies all of them
    in both directions; no barred house, no door held shut, and for who stays outdoors no building."""
    found: dict[int, list[int]] = {cell: [] for cell in range(CELLS)}
    for cell, arrows in enumerate(arrows_of(game.layout(), game.church_exit, game.gate_exit)):
        for arrow in arrows:
            if colour >= ANY_COLOUR or colour_of(arrow) in (WHITE, colour):
                ways = [(cell, leads_to(arrow))] + ([(leads_to(arrow), cell)] if colour == FREE_ARROWS else [])
                for here, there in ways:
                    shut = is_door(arrow) and door_between(here, there) in game.refused
                    closed = BUILDING_OF[there] != STREET and (outdoors or game.is_barred(there) or shut)
                    if not closed and there not in found[here]:
                        found[here].append(there)
    return found


def walked(ways: dict[int, list[int]], start: int) -> list[int]:
    """Steps from the start to every cell, ring by ring."""
    away = [FAR] * CELLS
    ring, step = [start], 0
    while ring:
        for cell in ring:
            away[cell] = step
        step += 1
        ring = sorted({there for cell in ring for there in ways[cell] if away[there] == FAR})
    return away


@pytest.mark.parametrize("layout", LAYOUTS)
def test_distances_are_steps_along_arrows(layout: str) -> None:
    for church, gate in (("", ""), ("M1", "K12")) if layout == "normal" else (("O11", ""),):
        game = town(layout, church, gate)
        for colour, outdoors in product(COLOURS, (False, True)):
            ways = steps_of(game, colour, outdoors)
            there = [walked(ways, start) for start in range(CELLS)]
            for cell in range(CELLS):
                assert distances(game, cell, colour, outdoors) == there[cell]
                assert distances_to(game, cell, colour, outdoors) == [there[start][cell] for start in range(CELLS)]


def test_a_door_is_written_as_the_page_reads_it() -> None:
    assert door_between(3, 5) == 3 * 64 + 5


def test_two_starts_are_one_flood() -> None:
    game = town("normal")
    ways = steps_of(game, WHITE, False)
    one, other = walked(ways, 0), walked(ways, 30)
    assert flood(game, [0, 30], WHITE, False, False) == [min(pair) for pair in zip(one, other, strict=True)]


def test_doors_held_shut_and_barred_houses_are_no_way() -> None:
    game = town("normal", "M1", "K12")
    r9, r11, m7 = (CELL_IDS.index(name) for name in ("R9", "R11", "M7"))
    for refused, fog, effects in (([door_between(r9, r11)], 0, 0), ([], 1 << m7 | 1 << r11, BARRED), ([], 1 << m7, 0),
                                  ([], 0, BARRED)):  # fmt: skip
        game.refused, game.fog, game.effects = refused, fog, effects
        for colour, outdoors in product((WHITE, FREE_ARROWS), (False, True)):
            ways = steps_of(game, colour, outdoors)
            there = [walked(ways, start) for start in range(CELLS)]
            for cell in (0, m7, r9, r11, 30):
                assert distances(game, cell, colour, outdoors) == there[cell]
                assert distances_to(game, cell, colour, outdoors) == [there[start][cell] for start in range(CELLS)]


def ends(game: Deranged, kind: int, start: int, goal: int, left: int) -> set[int]:
    """Where a shortest way can end: all of them are followed, one cell short of the goal for who stops short."""
    ways = steps_of(game, MONSTER_ARROWS[kind], kind == WOLF and game.night == 0)
    far = walked(ways, start)[goal]
    steps = max(0, min(left, far - 1 if kind in (SPIRIT, WOLF) else far)) if far < FAR else 0
    back = {cell: [other for other in range(CELLS) if cell in ways[other]] for cell in range(CELLS)}
    left_from = walked(back, goal)
    cells = {start}
    for step in range(steps):
        cells = {there for cell in cells for there in ways[cell] if left_from[there] == far - step - 1}
    return cells


@pytest.mark.parametrize("kind", range(6))
def test_a_monster_walks_a_shortest_way_that_is_open_to_it(kind: int) -> None:
    game = town("normal", "M1", "K12")
    token = TITLE.read("monster", f"{TITLE.write('kind', kind, [])}-1", [])
    refused = door_between(CELL_IDS.index("R9"), CELL_IDS.index("R11"))
    for night, shut, (start, goal) in product((0, 1), ([], [refused]), PAIRS):
        game.night, game.refused = night, shut
        game.monster_cell[token] = start
        found = set(ends_of_walk(game, token, goal, MONSTER_MOVE[kind]))
        expected = ends(game, kind, start, goal, MONSTER_MOVE[kind])
        assert found == expected or (found == set() and walked_nowhere(game, kind, start, goal))


def walked_nowhere(game: Deranged, kind: int, start: int, goal: int) -> bool:
    return walked(steps_of(game, MONSTER_ARROWS[kind], kind == WOLF and game.night == 0), start)[goal] == FAR


NAMES = ["M1", "M13", "M10", "R9", "R5", "R11", "R12", "K3", "K9", "O5", "O9", "O14"]
GOALS = ["M7", "R11", "R10", "K9", "K14", "O4", "M11"]
PAIRS = [(CELL_IDS.index(start), CELL_IDS.index(goal)) for start, goal in product(NAMES, GOALS)]


# --- flight -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("heroes", [("O3", "K1"), ("M1", "M9"), ("R12", "O12"), ("church", "K6"), ("M8", "M8")])
def test_the_pupil_flees_as_far_as_it_can(heroes: tuple[str, str]) -> None:
    game = town("normal", "M1", "K12")
    game.cell = [CELL_IDS.index(heroes[0]), CELL_IDS.index(heroes[1]), -1]
    token = TITLE.read("monster", "pupil-1", [])
    white = steps_of(game, WHITE, False)
    danger = [min(pair) for pair in zip(*(walked(white, cell) for cell in game.cell[:2]), strict=True)]
    for here in range(CELLS):
        game.monster_cell[token] = here
        near = walked(steps_of(game, MONSTER_ARROWS[PUPIL], False), here)
        safest = max(danger[cell] for cell in range(CELLS) if near[cell] <= MONSTER_MOVE[PUPIL])
        ends = [cell for cell in range(CELLS) if near[cell] <= MONSTER_MOVE[PUPIL] and danger[cell] == safest]
        assert sorted(map(AT.arg, Flight(token).choices(game))) == ([] if danger[here] == safest else ends)


def test_pieces_that_are_not_there_are_no_refuge() -> None:
    game = town("normal")
    assert game.cells_in_play() == list(range(CHURCH))
    assert town("normal", "M1").cells_in_play() == list(range(CHURCH + 1))
    assert town("normal", "", "M1").cells_in_play() == [*range(CHURCH), GATE]


# --- what can be attacked ----------------------------------------------------------------------------------
@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_attack_needs_an_arrow_of_white_or_its_colour(layout: str) -> None:
    game = town(layout, "M1", "K12")
    arrows = arrows_of(game.layout(), game.church_exit, game.gate_exit)
    for colour, here, there in product((0, 1, 2, 3, ANY_COLOUR), range(CELLS), range(CELLS)):
        fitting = [a for a in arrows[here] if leads_to(a) == there and (colour >= 4 or colour_of(a) in (WHITE, colour))]
        expected = 1 if here == there else 0 if not fitting else 2 if all(is_door(arrow) for arrow in fitting) else 1
        assert link(game, here, there, colour) == expected
        assert (there in bits_of(reach(game, here, colour))) == (expected > 0)


def test_fog_hides_from_attacks_under_its_card() -> None:
    game = town("normal")
    m1, m2, m3 = 0, 1, 2
    for effects, hidden in (
        (0, False),
        (FOG, True),
        (BARRED, False),
        (FOG + BARRED, True),
        (FOG + 1, True),
        (1, False),
    ):
        game.effects, game.fog = effects, 1 << m2 | 1 << m1
        assert (link(game, m1, m2, WHITE) == 0) == hidden
        assert (m2 in bits_of(reach(game, m1, WHITE))) != hidden
        assert link(game, m1, m1, WHITE) == 1
        assert m1 in bits_of(reach(game, m1, WHITE))
        assert link(game, m2, m3, WHITE) == 1
        assert m3 in bits_of(reach(game, m2, WHITE))
    game.fog = 1 << m1
    game.effects = FOG
    assert link(game, m2, m1, WHITE) == 0
    assert m1 not in bits_of(reach(game, m2, WHITE))
    assert link(game, m3, m2, WHITE) == 1
    game.fog = 0
    assert link(game, m2, m1, WHITE) == 1
    assert {CHURCH, GATE} == {56, 57}
