"""The town is made as the rulebook wants it: four quarters side by side, pieces at exits; wrong files are refused."""

from __future__ import annotations

import re

import pytest

from phobetor.games.box import WrongBox
from phobetor.games.deranged.rules import town
from phobetor.games.deranged.rules.packed import colour_of, is_door, leads_to, pack
from phobetor.games.deranged.rules.reading import files_of_the_box
from phobetor.games.deranged.rules.town import (
    ARROWS,
    CELL_IDS,
    CELLS,
    CHURCH,
    EXITS,
    GATE,
    NO_EXIT,
    PLACED,
    WHITE,
    Town,
    arrows_into,
    arrows_of,
    unchecked,
)

FILES = files_of_the_box()
LAYOUTS = ["moon raven key rose", "raven rose moon key", "moon key raven rose", "rose moon key raven"]
SIDES = [[0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 0, 1], [0, 1, 0, 1]]
QUARTERS = ["moon", "raven", "key", "rose"]
LANES_A = {"moon": ["M12", "M11"], "raven": ["R13", "R7"], "key": ["K15", "K14"], "rose": ["O13", "O14"]}
LANES_B = {"moon": ["M13", "M10"], "raven": ["R1", "R14"], "key": ["K1", "K7"], "rose": ["O1", "O12"]}
SETTINGS = [(0, NO_EXIT, NO_EXIT), (0, EXITS[0][0], EXITS[0][7]), (2, NO_EXIT, EXITS[2][1]), (3, EXITS[3][2], NO_EXIT)]


def forget() -> None:
    """What was worked out for another test must be worked out again here."""
    town._attached.clear()
    town._reversed.clear()


# --- the layouts ------------------------------------------------------------------------------------
@pytest.mark.parametrize("layout", range(4))
def test_de_26_quarters_lie_clockwise_and_each_is_joined_to_the_next(layout: int) -> None:
    order = LAYOUTS[layout].split()
    assert PLACED[layout] == [*(QUARTERS.index(quarter) for quarter in order), *SIDES[layout]]
    wanted = set()
    for place, quarter in enumerate(order):
        for one, other in zip(LANES_A[quarter], LANES_B[order[(place + 1) % 4]], strict=True):
            wanted |= {(one, other), (other, one)}
    found = [
        (CELL_IDS[cell], CELL_IDS[leads_to(arrow)])
        for cell in range(CHURCH)
        for arrow in ARROWS[layout][cell]
        if CELL_IDS[cell][0] != CELL_IDS[leads_to(arrow)][0]
    ]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("layout", range(4))
def test_no_two_arrows_lead_from_one_cell_to_the_same_other(layout: int) -> None:
    for church, gate in ((NO_EXIT, NO_EXIT), (EXITS[layout][0], EXITS[layout][1])):
        for arrows in arrows_of(layout, church, gate):
            ends = [leads_to(arrow) for arrow in arrows]
            assert len(ends) == len(set(ends))


# --- pieces -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("layout", "church", "gate"), SETTINGS)
def test_de_186_a_piece_and_its_exit_are_joined_both_ways_in_white(layout: int, church: int, gate: int) -> None:
    forget()
    arrows = arrows_of(layout, church, gate)
    for cell in range(CHURCH):
        added = [pack(piece, WHITE, 0) for piece, end in ((CHURCH, church), (GATE, gate)) if end == cell]
        assert arrows[cell] == [*ARROWS[layout][cell], *added]
    assert arrows[CHURCH] == ([] if church == NO_EXIT else [pack(church, WHITE, 0)])
    assert arrows[GATE] == ([] if gate == NO_EXIT else [pack(gate, WHITE, 0)])


@pytest.mark.parametrize(("layout", "church", "gate"), SETTINGS)
def test_arrows_by_the_cell_they_lead_to_are_the_same_arrows(layout: int, church: int, gate: int) -> None:
    forget()
    ahead = [
        (cell, leads_to(arrow), colour_of(arrow), is_door(arrow))
        for cell, arrows in enumerate(arrows_of(layout, church, gate))
        for arrow in arrows
    ]
    back = arrows_into(layout, church, gate)
    assert [len(arrows) for arrows in back] == [sum(way[1] == cell for way in ahead) for cell in range(CELLS)]
    for cell, end, colour, door in ahead:
        assert pack(cell, colour, 1 if door else 0) in back[end]


# --- files ------------------------------------------------------------------------------------------
def changed(file: str, old: str, new: str) -> dict[str, str]:
    assert FILES[file].count(old) == 1, f"'{old}' must stand in {file}.csv once."
    return FILES | {file: FILES[file].replace(old, new)}


def with_exits(*kept: str) -> dict[str, str]:
    """Only these exits are left, the same on both sides."""
    lines = []
    for line in FILES["cells"].splitlines():
        lines.append(re.sub(r",exit(-normal)?,", ",exit," if line.split(",")[0] in kept else ",,", line))
    return FILES | {"cells": "\n".join(lines)}


MISTAKES = {
    "a name of two words": (changed("cells", "M2,moon", "M 2,moon"), "'M 2' is no name"),
    "a name in other letters": (changed("cells", "M2,moon", "М2,moon"), "'М2' is no name"),
    "a cell twice": (changed("cells", "M2,moon", "M1,moon"), "'M1' stands there twice"),
    "an unknown mark": (
        changed("cells", "M2,moon,,plain,", "M2,moon,,plain,tunnel"),
        "M2 has the unknown mark 'tunnel'",
    ),
    "a cell too few": (
        FILES | {"cells": re.sub(r"\nM2,.*", "", FILES["cells"])},
        "there must be 58 cells with the two pieces, not 57",
    ),
    "the pieces elsewhere": (
        FILES | {"cells": re.sub(r"\n(O14,.*)\n(church,.*)", r"\n\2\n\1", FILES["cells"])},
        "the last two cells must be church and gate",
    ),
    "three portals": (changed("cells", "M2,moon,,plain,", "M2,moon,,plain,portal"), "there must be two portals, not 3"),
    "two symbols in the forge": (
        changed("cells", "R3,raven,forge,plain,", "R3,raven,forge,plain,search"),
        "forge must have the mark 'search' on one cell",
    ),
    "two places of power": (
        changed("cells", "M2,moon,,plain,", "M2,moon,,plain,power"),
        "the quarter moon must have the mark 'power' on one cell",
    ),
    "two angels": (
        changed("cells", "M2,moon,,plain,", "M2,moon,,plain,angel"),
        "the mark 'angel' must stand",
    ),
    "one exit": (with_exits("M1"), "the layout normal needs two exits"),
    "an arrow to the gate": (changed("arrows", "moon,normal,M1,M2,", "moon,normal,M1,gate,"), "'gate' is no cell of a"),
    "an arrow into another quarter": (
        changed("arrows", "moon,normal,M1,M2,", "moon,normal,M1,R1,"),
        "R1 does not lie in the quarter 'moon'",
    ),
    "an unknown side": (changed("arrows", "moon,normal,M4,M2,", "moon,back,M4,M2,"), "the unknown side 'back'"),
    "an arrow that leads nowhere": (
        changed("arrows", "moon,normal,M4,M2,", "moon,normal,M4,M4,"),
        "M4 to M4 leads nowhere",
    ),
    "a door between streets": (
        changed("arrows", "moon,normal,M4,M2,white,,", "moon,normal,M4,M2,white,door,"),
        "the door from M4 to M2 must join a building and the street",
    ),
    "an arrow twice": (
        changed("arrows", "moon,normal,M4,M2,", "moon,normal,M4,M2,pink,,reconstructed\nmoon,normal,M4,M2,"),
        "M4 to M2 stands there twice",
    ),
    "no white way out": (
        changed("arrows", "moon,normal,M1,M2,white", "moon,normal,M1,M2,pink"),
        "M1 must have a white way out in the layout normal",
    ),
    "no way back": (
        FILES | {"arrows": re.sub(r"\nmoon,normal,M\d+,M1,.*", "", FILES["arrows"])},
        "no way from M1 and back to M2, M3,",
    ),
    "no way there": (
        FILES | {"arrows": re.sub(r"\nmoon,normal,M\d+,M6,.*", "", FILES["arrows"])},
        "no way from M1 and back to M6.",
    ),
    "a forge without a door": (
        FILES | {"arrows": re.sub(r"(raven,\w+,R3,\w+,\w+),door", r"\1,", FILES["arrows"])},
        "the first cell of the forge, R3, must have a door",
    ),
    "a port too few": (
        FILES | {"ports": re.sub(r"\nrose,b2,.*", "", FILES["ports"])},
        "the quarter rose has no port b2",
    ),
    "an unknown layout": (
        FILES | {"layouts": FILES["layouts"].rstrip("\n") + "\nround,NW,moon,normal,reconstructed\n"},
        "the unknown layout 'round'",
    ),
    "corners in another order": (
        FILES | {"layouts": re.sub(r"\n(normal,NW,.*)\n(normal,NE,.*)", r"\n\2\n\1", FILES["layouts"])},
        "normal must have the places NW, NE, SE, SW in this order",
    ),
    "a quarter twice": (changed("layouts", "normal,NW,moon", "normal,NW,raven"), "must have each of the four quarters"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_town_that_cannot_be_is_refused(mistake: str) -> None:
    files, sentence = MISTAKES[mistake]
    with pytest.raises(WrongBox) as caught:
        Town(files)
    assert sentence in str(caught.value)


def test_two_exits_are_enough_for_church_and_gate() -> None:
    assert Town(with_exits("M1", "K12")).exits[0] == [CELL_IDS.index("M1"), CELL_IDS.index("K12")]


def test_every_file_of_the_game_can_be_read() -> None:
    assert len(unchecked("cells")) == CELLS
