"""Who owns the box can write the printed cards and map into the data files; every mistake is named in one sentence."""

from __future__ import annotations

import re

import pytest
from data_files import DataFiles

from phobetor.games.deranged.rules.box import ATTACK, BACK_OF, CURSES, SHED_AT, Box
from phobetor.games.deranged.rules.reading import files_of_the_box
from phobetor.games.deranged.rules.town import ARROWS, CELL_IDS, Town

FILES = files_of_the_box()
OF_THE_TOWN = ("cells", "arrows", "ports", "layouts")


def read(files: dict[str, str]) -> None:
    """Only what was changed, for speed."""
    if any(files[file] != FILES[file] for file in OF_THE_TOWN):
        Town(files)
    else:
        Box(files)


OURS = DataFiles(FILES, read)
with_change = OURS.with_change
with_all = OURS.with_all
without_line = OURS.without_line
with_line = OURS.with_line
swapped = OURS.swapped
sentence_about = OURS.sentence_about


# --- the box as it is -------------------------------------------------------------------------------
def test_the_files_make_the_tables_that_are_played() -> None:
    box, town = Box(FILES), Town(FILES)
    assert box.columns[0] == ATTACK
    assert box.shed_at == SHED_AT
    assert town.ids == CELL_IDS
    assert town.arrows == ARROWS


def test_columns_may_stand_in_any_order_and_others_may_be_added() -> None:
    assert Box(OURS.turned("curses")).back_of == BACK_OF


def test_a_printed_number_can_be_written_into_a_file() -> None:
    files = with_change("curses", "1,green,,,forge|library,,yes,rulebook", "1,green,,,church,candle,yes,rulebook")
    box = Box(files)
    assert (box.shed_at[1], box.price_of[1]) == (16, 1)
    assert len(box.back_of) == CURSES + 1


# --- mistakes ---------------------------------------------------------------------------------------
MISTAKES = {
    "an empty file": (FILES | {"roles": ""}, "data/roles.csv: the file is empty."),
    "a missing column": (
        with_change("tracks", "players,day,night", "players,day,dark"),
        "data/tracks.csv: the column 'night' is missing.",
    ),
    "a short line": (
        with_change("tracks", "3,6,4,reconstructed", "3,6,4"),
        "data/tracks.csv: line 2 has 3 fields instead of 4.",
    ),
    "an unknown provenance": (
        with_change("tracks", "3,6,4,reconstructed", "3,6,4,my own box"),
        "data/tracks.csv: line 2 has the unknown provenance 'my own box'; known are rulebook, public, reconstructed.",
    ),
    # the town
    "a cell that is no name": (
        with_change("cells", "M2,moon", "M 2,moon"),
        "data/cells.csv: 'M 2' is no name; letters and digits make one.",
    ),
    "a cell twice": (with_change("cells", "M2,moon", "M1,moon"), "data/cells.csv: 'M1' stands there twice."),
    "an unknown quarter": (
        with_change("cells", "M2,moon", "M2,sun"),
        "data/cells.csv: M2 has the unknown quarter 'sun'; known are moon, raven, key, rose.",
    ),
    "an unknown building": (
        with_change("cells", "M5,moon,pharmacy", "M5,moon,tavern"),
        "data/cells.csv: M5 has the unknown building 'tavern'; known are nothing, pharmacy, forge,",
    ),
    "an unknown terrain": (
        with_change("cells", "M10,moon,,forest", "M10,moon,,desert"),
        "data/cells.csv: M10 has the unknown terrain 'desert'; known are plain, forest, water.",
    ),
    "an unknown mark": (
        with_change("cells", "M8,moon,,plain,portal", "M8,moon,,plain,tunnel"),
        "data/cells.csv: M8 has the unknown mark 'tunnel'",
    ),
    "a cell too few": (
        without_line("cells", "M2,"),
        "data/cells.csv: there must be 58 cells with the two pieces, not 57.",
    ),
    "the pieces not at the end": (
        swapped("cells", "O14", "gate"),
        "data/cells.csv: the last two cells must be church and gate.",
    ),
    "one portal": (
        with_change("cells", "M8,moon,,plain,portal", "M8,moon,,plain,"),
        "data/cells.csv: there must be two portals, not 1.",
    ),
    "a house without a search token": (
        with_change("cells", "M7,moon,house1,plain,token", "M7,moon,house1,plain,"),
        "data/cells.csv: house1 must have the mark 'token' on one cell.",
    ),
    "two search symbols in the forge": (
        with_change("cells", "R3,raven,forge,plain,", "R3,raven,forge,plain,search"),
        "data/cells.csv: forge must have the mark 'search' on one cell.",
    ),
    "two places of power in a quarter": (
        with_change("cells", "M2,moon,,plain,", "M2,moon,,plain,power"),
        "data/cells.csv: the quarter moon must have the mark 'power' on one cell.",
    ),
    "no angel": (
        with_change("cells", "O4,rose,cemetery,plain,angel", "O4,rose,cemetery,plain,"),
        "data/cells.csv: the mark 'angel' must stand on one cell, not 0.",
    ),
    "one exit": (
        FILES | {"cells": re.sub(r"(?<!M1,moon,,plain),exit(-normal)?,", ",,", FILES["cells"])},
        "data/cells.csv: the layout normal needs two exits, for church and gate.",
    ),
    "an arrow to no cell": (
        with_change("arrows", "moon,normal,M1,M2,", "moon,normal,M1,M99,"),
        "data/arrows.csv: 'M99' is no cell of a quarter.",
    ),
    "an arrow into another quarter": (
        with_change("arrows", "moon,normal,M1,M2,", "moon,normal,M1,R1,"),
        "data/arrows.csv: R1 does not lie in the quarter 'moon'.",
    ),
    "an unknown side": (
        with_change("arrows", "moon,normal,M1,M2,", "moon,back,M1,M2,"),
        "data/arrows.csv: M1 to M2 has the unknown side 'back'; known are normal, hard.",
    ),
    "an unknown colour": (
        with_change("arrows", "moon,normal,M1,M2,white", "moon,normal,M1,M2,black"),
        "data/arrows.csv: M1 to M2 has the unknown colour 'black'; known are white, blue, green, pink.",
    ),
    "a door that is none": (
        with_change("arrows", "moon,normal,M1,M2,white,,", "moon,normal,M1,M2,white,window,"),
        "data/arrows.csv: M1 to M2 has 'window' where only 'door' or nothing can stand.",
    ),
    "a door in the street": (
        with_change("arrows", "moon,normal,M1,M2,white,,", "moon,normal,M1,M2,white,door,"),
        "data/arrows.csv: the door from M1 to M2 must join a building and the street.",
    ),
    "an arrow to itself": (
        with_change("arrows", "moon,normal,M1,M2,", "moon,normal,M1,M1,"),
        "data/arrows.csv: M1 to M1 leads nowhere.",
    ),
    "an arrow twice": (
        with_line("arrows", "moon,normal,M1,M2,pink,,reconstructed"),
        "data/arrows.csv: M1 to M2 stands there twice for the side 'normal'.",
    ),
    "no white way out": (
        with_change("arrows", "moon,normal,M1,M2,white", "moon,normal,M1,M2,pink"),
        "data/arrows.csv: M1 must have a white way out in the layout normal.",
    ),
    "a cell that cannot be reached": (
        FILES | {"arrows": "\n".join(
            line for line in FILES["arrows"].splitlines() if not re.match(r"moon,normal,M\d+,M1,", line))},
        "data/arrows.csv: in the layout normal there is no way from M1 and back to M",
    ),
    "a forge without a door": (
        FILES | {"arrows": re.sub(r"(raven,\w+,R3,\w+,\w+),door", r"\1,", FILES["arrows"])},
        "data/arrows.csv: the first cell of the forge, R3, must have a door.",
    ),
    "an unknown port": (
        with_change("ports", "moon,a1,", "moon,c1,"),
        "data/ports.csv: a row of moon has the unknown port 'c1'; known are a1, a2, b1, b2.",
    ),
    "a port too few": (without_line("ports", "moon,a1"), "data/ports.csv: the quarter moon has no port a1."),
    "an unknown layout": (
        with_change("layouts", "normal,NW,", "usual,NW,"),
        "data/layouts.csv: a row has the unknown layout 'usual'; known are normal, hard, mixed1, mixed2.",
    ),
    "a quarter twice in a layout": (
        with_change("layouts", "normal,NW,moon", "normal,NW,raven"),
        "data/layouts.csv: normal must have each of the four quarters.",
    ),
    "a place too few": (
        without_line("layouts", "normal,NE"),
        "data/layouts.csv: normal must have the places NW, NE, SE, SW in this order.",
    ),
    # cards
    "an unknown deck": (
        with_change("cards", "elixir,pharmacy", "elixir,tavern"),
        "data/cards.csv: elixir has the unknown deck 'tavern'; known are pharmacy, forge, library, action, reward.",
    ),
    "an unknown item": (
        with_change("cards", "elixir,pharmacy", "lemonade,pharmacy"),
        "data/cards.csv: a row has the unknown item 'lemonade'; known are elixir, acid,",
    ),
    "a card twice": (
        with_change("cards", "action-2,action", "action-1,action"),
        "data/cards.csv: 'action-1' stands there twice.",
    ),
    "an action card too few": (
        without_line("cards", "action-2,"),
        "data/cards.csv: there must be 7 action cards, not 6.",
    ),
    "copies of an action card": (
        with_change("cards", "action-2,action,6", "action-2,action,5"),
        "data/cards.csv: action-2 must have 6 copies.",
    ),
    "an attack that is no number": (
        with_change("cards", "action-1,action,6,6,", "action-1,action,6,six,"),
        "data/cards.csv: action-1 has 'six' for its attack, which must be a number from 0 to 99.",
    ),
    "an unknown colour of a card": (
        with_change("cards", "action-1,action,6,6,6,1,blue,moon", "action-1,action,6,6,6,1,red,moon"),
        "data/cards.csv: action-1 has the unknown colour 'red'; known are white, blue, green, pink.",
    ),
    "an unknown quarter of a card": (
        with_change("cards", "6,6,1,blue,moon,", "6,6,1,blue,sun,"),
        "data/cards.csv: action-1 has the unknown quarter 'sun'",
    ),
    "a quarter twice on a card": (
        with_change("cards", "6,6,1,blue,moon,", "6,6,1,blue,moon|moon,"),
        "data/cards.csv: action-1 names the quarter 'moon' twice.",
    ),
    "a time symbol that is none": (
        with_change("cards", "6,6,1,blue,moon,time", "6,6,1,blue,moon,yes"),
        "data/cards.csv: action-1 has 'yes' where only 'time' or nothing can stand.",
    ),
    "an item too few": (
        without_line("cards", "elixir,"),
        "data/cards.csv: there must be 14 cards of the deck pharmacy, not 1",
    ),
    # curses
    "curses in another order": (
        with_change("curses", "\n2,green", "\n3,green"),
        "data/curses.csv: curse 3 stands where 2 is expected.",
    ),
    "an unknown back": (
        with_change("curses", "\n1,green", "\n1,blue"),
        "data/curses.csv: curse 1 has the unknown back 'blue'; known are green, violet, yellow, red.",
    ),
    "an unknown place": (
        with_change("curses", "\n1,green,,,forge|library", "\n1,green,,,forge|tavern"),
        "data/curses.csv: curse 1 has the unknown place 'tavern'",
    ),
    "a curse that cannot be shed": (
        with_change("curses", "\n1,green,,,forge|library", "\n1,green,,,"),
        "data/curses.csv: curse 1 could never be shed; it needs a place.",
    ),
    "a starting curse too few": (
        with_change("curses", "\n1,green", "\n1,yellow"),
        "data/curses.csv: 6 curses must be green, not 5.",
    ),
    "no red curse": (with_all("curses", ",red,", ",yellow,"), "data/curses.csv: some curses must be red."),
    "a curse too few": (
        FILES | {"curses": "\n".join(FILES["curses"].splitlines()[:-1])},
        "data/curses.csv: there must be 42 curses, not 41.",
    ),
    "a curse too many": (
        with_line("curses", "43,red,possessed,,,,yes,reconstructed"),
        "data/curses.csv: there must be 42 curses, not more.",
    ),
    "another training game": (
        with_change("curses", "\n1,green,,,forge|library,,yes", "\n1,green,,,forge|library,,no"),
        "data/curses.csv: the training game leaves out the curses 13, 14, 32, 33, 38 and no others.",
    ),
    # nights, roles, monsters, tracks
    "an unknown task": (
        with_change("nights", "N1-2,1,3,search-rose", "N1-2,1,3,sleep"),
        "data/nights.csv: N1-2 has the unknown task 'sleep'",
    ),
    "a fourth night": (
        with_change("nights", "N1-2,1,", "N1-2,4,"),
        "data/nights.csv: N1-2 has the unknown night '4'; known are 1, 2, 3.",
    ),
    "a night card twice": (with_change("nights", "N1-2,", "N1-1,"), "data/nights.csv: 'N1-1' stands there twice."),
    "a night card too few": (without_line("nights", "N1-6"), "data/nights.csv: there must be 18 night cards, not 17."),
    "a night card for the wrong number": (
        with_change("nights", "N1-4,1,4", "N1-4,1,3"),
        "data/nights.csv: night 1 must have 3 cards for 3 players, not 4.",
    ),
    "roles in another order": (
        with_change("roles", "hunter,3", "huntress,3"),
        "data/roles.csv: the roles must be fanatic, hunter, occultist, pilgrim, maniac, looter, in this order.",
    ),
    "a reward that is none": (
        with_change("roles", "fanatic,3,knife", "fanatic,3,elixir"),
        "data/roles.csv: fanatic has the unknown reward 'elixir'",
    ),
    "too few roles for three": (
        with_all("roles", ",3,", ",4,"),
        "data/roles.csv: there are only 0 roles for 3 players.",
    ),
    "an unknown monster": (
        with_change("monsters", "spirit,8", "ghost,8"),
        "data/monsters.csv: the monsters must be spirit, dead, wolf, pupil, necromancer, gargoyle, in this order.",
    ),
    "another number of tokens": (
        with_change("monsters", "spirit,8", "spirit,7"),
        "data/monsters.csv: spirit must have 8 tokens.",
    ),
    "a monster without health": (
        with_change("monsters", "spirit,8,3,4,2,1,1", "spirit,8,3,4,2,0,1"),
        "data/monsters.csv: spirit has '0' for its health, which must be a number from 1 to 99.",
    ),
    "unknown arrows": (
        with_change("monsters", "1,1,1,any", "1,1,1,all"),
        "data/monsters.csv: spirit has the unknown arrows 'all'; known are white, blue, green, pink, any, free.",
    ),
    "another initiative": (
        with_change("monsters", "spirit,8,3,4,2,1,1,", "spirit,8,3,4,2,1,9,"),
        "data/monsters.csv: the initiative must be 1 to 6 from the first to the last.",
    ),
    "a track twice": (
        with_line("tracks", "3,6,4,reconstructed"),
        "data/tracks.csv: the track for 3 stands there twice.",
    ),
    "a track too few": (without_line("tracks", "3,"), "data/tracks.csv: there is no track for 3 players."),
    "a track that is too short": (
        with_change("tracks", "3,6,4", "3,1,4"),
        "data/tracks.csv: the track for 3 has '1' for its day, which must be a number from 2 to 99.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_data_file_is_named_in_one_sentence(mistake: str) -> None:
    files, sentence = MISTAKES[mistake]
    assert sentence_about(files).startswith(sentence)
