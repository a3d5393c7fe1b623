"""What the cells of the town are, and where each of the 42 curses can be shed: written down a second time."""

from __future__ import annotations

import pytest

from phobetor.games.deranged.rules.packed import colour_of, is_door, leads_to, pack
from phobetor.games.deranged.rules.search import can_search
from phobetor.games.deranged.rules.setup import table
from phobetor.games.deranged.rules.special import can_shed, standing
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import (
    ARROWS,
    AT_ANY_HOUSE,
    AT_ANY_POWER,
    AT_CEMETERY,
    AT_EXIT,
    AT_PORTAL,
    CELL_IDS,
    CELLS,
    CHURCH,
    PLACES,
)
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance

PHARMACY, FORGE, LIBRARY, CEMETERY = ["M5", "M6"], ["R3", "R4"], ["K4", "K5", "K6"], ["O3", "O4", "O5"]
HOUSES = ["M7", "R11", "R6", "K9", "O6", "O7"]
POWERS = ["M3", "R8", "K10", "O8"]
EXITS = ["M1", "M9", "R9", "R10", "K11", "K12", "O10", "O11"]
PORTALS = ["M8", "K13"]
RUINS, CHURCH_PIECE = ["O9"], ["church"]
COMPANY, EMPTY_HOUSE, ITSELF = "company", "empty house", "it discards itself"

SHED: list[list[str] | str] = [
    FORGE + LIBRARY, PHARMACY + FORGE, PHARMACY + LIBRARY, PHARMACY + CEMETERY, FORGE + CEMETERY, LIBRARY + CEMETERY,
    ["M7", "K9"], ["R11", "O6"], ["R6", "O7"], ["M7", "O6"], ["R11", "O7"], ["R6", "K9"],
    POWERS, RUINS, EXITS, RUINS, ["M3", "R8"], ["K10", "O8"], LIBRARY, PORTALS, HOUSES, PHARMACY, FORGE, CEMETERY,
    CEMETERY + CHURCH_PIECE, POWERS, COMPANY,
    CEMETERY, ITSELF, ITSELF, ITSELF, EXITS, CHURCH_PIECE + RUINS, LIBRARY + PHARMACY, POWERS, FORGE + CEMETERY,
    PHARMACY + FORGE + LIBRARY, RUINS, CEMETERY, POWERS, EMPTY_HOUSE, ITSELF,
]  # fmt: skip
"""Curse 1 to 42: the cells on which its special action can be performed, in the normal layout."""


def alone() -> Deranged:
    """At night, with candles enough for everything, and nobody else on the board; all houses still have their token."""
    game = table(3, TITLE.setting_values({"game": "1"}), Chance("places"))
    game.night = 1
    game.candles[0] = 2
    game.church_exit, game.gate_exit = CELL_IDS.index("M1"), CELL_IDS.index("K12")
    return game


def shed_cells(game: Deranged, curse: int) -> list[str]:
    found = []
    for cell in range(CELLS):
        game.cell[0] = cell
        if can_shed(game, 0, curse, standing(game, 0)):
            found.append(CELL_IDS[cell])
    return sorted(found)


@pytest.mark.parametrize("curse", range(1, 43))
def test_de_102_a_curse_is_shed_on_the_cells_that_its_card_names_and_nowhere_else(curse: int) -> None:
    places = SHED[curse - 1]
    assert shed_cells(alone(), curse) == (sorted(places) if isinstance(places, list) else [])


def test_de_102_curse_27_is_shed_wherever_another_human_is() -> None:
    for cell in range(CELLS):
        game = alone()
        game.cell[0] = game.cell[1] = cell
        for curse in range(1, 43):
            here = curse == 27 or CELL_IDS[cell] in SHED[curse - 1]
            assert can_shed(game, 0, curse, standing(game, 0)) == here
        game.form[1] = 1
        assert not can_shed(game, 0, 27, standing(game, 0))


def test_de_102_curse_41_is_shed_in_a_house_that_was_searched() -> None:
    for number, house in enumerate(HOUSES):
        game = alone()
        game.search_tokens -= 2**number
        assert shed_cells(game, 41) == [house]
        assert shed_cells(game, 16) == RUINS


@pytest.mark.parametrize("layout", range(4))
def test_what_the_cells_of_every_layout_are(layout: int) -> None:
    named = [(AT_ANY_POWER, POWERS), (AT_PORTAL, PORTALS), (AT_CEMETERY, CEMETERY), (AT_ANY_HOUSE, HOUSES)]
    for bits, cells in named:
        assert sorted(CELL_IDS[cell] for cell in range(CELLS) if PLACES[layout][cell] & bits != 0) == sorted(cells)
    if layout == 0:
        assert [CELL_IDS[cell] for cell in range(CELLS) if PLACES[layout][cell] & AT_EXIT != 0] == EXITS


def test_de_91_de_96_only_symbols_and_tokens_can_be_searched_and_only_with_their_quarter() -> None:
    game = alone()
    symbols = {"M6": 1, "R4": 2, "K6": 4} | dict(zip(HOUSES, [1, 2, 2, 4, 8, 8], strict=True))
    for cell in range(CELLS):
        game.cell[0] = cell
        for quarters in range(16):
            assert can_search(game, 0, quarters) == (symbols.get(CELL_IDS[cell], 0) & quarters != 0)


def test_de_63_between_quarters_water_is_blue_and_forest_green() -> None:
    blue, green = ["M11 R14", "R7 R14", "R7 K7", "M10 O14"], ["K14 O12", "O12 K14", "O14 M10"]
    white = ["R14 M11", "M12 R1", "O1 K15"]
    for colour, ways in enumerate([white, blue, green]):
        for way in ways:
            here, there = (CELL_IDS.index(name) for name in way.split())
            assert [colour_of(arrow) for arrow in ARROWS[0][here] if leads_to(arrow) == there] == [colour], way


def test_an_arrow_tells_where_it_leads_its_colour_and_whether_it_is_a_door() -> None:
    for cell in (0, CHURCH):
        for colour in range(4):
            for door in (0, 1):
                arrow = pack(cell, colour, door)
                assert (leads_to(arrow), colour_of(arrow), is_door(arrow)) == (cell, colour, door == 1)


def test_a_copy_holds_the_whole_table() -> None:
    game = alone()
    assert game.clone(Chance("copy")).saved() == game.saved()
