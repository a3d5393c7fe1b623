"""Who owns the box can write the printed cards into the data files; every mistake is named in one sentence."""

from __future__ import annotations

import csv

import pytest
from data_files import DataFiles

from phobetor.games.nemesis.rules.box import BOX, GOAL_DECK, ITEM_DECKS, Box
from phobetor.games.nemesis.rules.reading import CONFIDENCES, files_of_the_box
from phobetor.games.nemesis.rules.ship import CORRIDORS_OF, EXITS, NEXT, Ship

FILES = files_of_the_box()
OURS = DataFiles(FILES, Box)
with_change = OURS.with_change
without_line = OURS.without_line


# --- the box as it is -------------------------------------------------------------------------------
def test_ne_1_1_the_box_holds_what_it_should() -> None:
    assert [len(deck) for deck in ITEM_DECKS] == [30, 30, 30, 12]
    assert [len(cards) for cards in BOX.deck_cards[1:]] == [10] * 7
    assert [GOAL_DECK[1:].count(deck) for deck in range(3)] == [9, 9, 7]
    assert (len(BOX.all_panics), len(BOX.all_wounds), len(BOX.nightmare_tokens)) == (20, 16, 16)
    assert (len(BOX.event_ids), len(BOX.attack_ids), len(BOX.courses)) == (21, 21, 9)


def test_ne_1_1_every_row_says_how_sure_it_is() -> None:
    for name, text in FILES.items():
        for row in csv.DictReader(text.splitlines()):
            assert row["confidence"] in CONFIDENCES, name
            assert row["provenance"] != "reconstructed" or row["confidence"] == "L", name


def test_ne_4_2_corridors_lead_both_ways_and_every_place_has_four_exits() -> None:
    for slot in range(1, 22):
        assert all(slot in NEXT[other] for other in NEXT[slot])
        assert all(CORRIDORS_OF[slot] >> EXITS[slot][number] & 1 for number in range(1, 5))


def test_columns_may_stand_in_any_order_and_others_may_be_added() -> None:
    assert Box(OURS.turned("tokens")).nightmare_tokens == BOX.nightmare_tokens


def test_a_corrected_number_is_taken() -> None:
    assert Box(with_change("supplies", "infected,7", "infected,9")).count("infected") == 9


# --- mistakes ---------------------------------------------------------------------------------------
MISTAKES = {
    "an empty file": (FILES | {"rooms": ""}, "data/rooms.csv: the file is empty."),
    "a missing column": (
        with_change("rooms", "id,set,colour", "id,set,color"),
        "data/rooms.csv: the column 'colour' is missing.",
    ),
    "a missing language": (
        with_change("rooms", "cost,en,ru,pl", "cost,en,ru,de"),
        "data/rooms.csv: the column 'pl' is missing.",
    ),
    "a short line": (
        with_change("tokens", "4,4,public,M", "4,4,public"),
        "data/tokens.csv: line 5 has 3 fields instead of 4.",
    ),
    "an unknown provenance": (
        with_change("tokens", "4,4,public,M", "4,4,my own box,M"),
        "data/tokens.csv: line 5 has the unknown provenance 'my own box'; known are rulebook, public, reconstructed.",
    ),
    "an unknown confidence": (
        with_change("tokens", "4,4,public,M", "4,4,public,X"),
        "data/tokens.csv: line 5 has the unknown confidence 'X'; known are H, M, L.",
    ),
    "a room without a name": (
        with_change("rooms", "Armory,Оружейная,", "Armory,,"),
        "data/rooms.csv: line 2 has no name in the language 'ru'.",
    ),
    "an unknown room": (
        with_change("rooms", "nest,1", "hive,1"),
        "data/rooms.csv: line 10 has the unknown name 'hive'; known are armory,",
    ),
    "a room twice": (with_change("rooms", "nest,1", "armory,1"), "data/rooms.csv: 'armory' stands there twice."),
    "a room too few": (without_line("rooms", "nest,"), "data/rooms.csv: 'nest' is missing."),
    "a room in another set": (
        with_change("rooms", "nest,1", "nest,2"),
        "data/rooms.csv: there must be 11 rooms of set 1, 9 of set 2 and 5 special ones.",
    ),
    "an unknown colour": (
        with_change("rooms", "armory,1,red", "armory,1,blue"),
        "data/rooms.csv: line 2 has the unknown colour 'blue'; known are yellow, green, red, white, none.",
    ),
    "a cost that is no number": (
        with_change("rooms", "armory,1,red,0,2", "armory,1,red,0,two"),
        "data/rooms.csv: line 2 has 'two' for its cost, which must be a number from 0 to 5.",
    ),
    "too few exploration tokens": (
        without_line("exploration", "fire1,"),
        "data/exploration.csv: there must be 19 tokens, not 18.",
    ),
    "an unknown effect of a token": (
        with_change("exploration", "fire1,fire", "fire1,slime"),
        "data/exploration.csv: line 10 has the unknown effect 'slime'; known are malfunction, fire,",
    ),
    "a fourth lair": (
        with_change("exploration", "fire1,fire", "fire1,lair"),
        "data/exploration.csv: there must be 3 lairs.",
    ),
    "a nightmare token too many": (
        with_change("tokens", "4,4,public", "4,5,public"),
        "data/tokens.csv: there must be 16 nightmare tokens.",
    ),
    "an attack of nobody we know": (
        with_change("attacks", "scratch1,scratch,4,LWSD", "scratch1,scratch,4,LXSD"),
        "data/attacks.csv: line 2 names 'X', which is no nightmare; there are LWSD.",
    ),
    "an attack twice": (
        with_change("attacks", "scratch2,", "scratch1,"),
        "data/attacks.csv: 'scratch1' stands there twice.",
    ),
    "an attack too few": (without_line("attacks", "bite1"), "data/attacks.csv: there must be 20 cards, not 19."),
    "an event through a fifth corridor": (
        with_change("events", "hunt1,hunt,1", "hunt1,hunt,5"),
        "data/events.csv: line 5 has '5' for its corridor, which must be a number from 1 to 4.",
    ),
    "an unknown fate of an event": (
        with_change("events", "hunt1,hunt,1,SD,keep", "hunt1,hunt,1,SD,burn"),
        "data/events.csv: line 5 has the unknown after 'burn'; known are keep, remove_reshuffle.",
    ),
    "a panic card too many": (
        with_change("panic", "outburst,2,1", "outburst,2,2"),
        "data/panic.csv: there must be 20 panic cards, not 21.",
    ),
    "a wound too few": (
        with_change("wounds", "back,4", "back,3"),
        "data/wounds.csv: there must be 16 serious wounds, not 15.",
    ),
    "a weakness too few": (without_line("weaknesses", "mind,"), "data/weaknesses.csv: 'mind' is missing."),
    "madness that never falls": (
        with_change("track", "5,despoiler,4", "5,despoiler,5"),
        "data/track.csv: line 6 has '5' for its down, which must be a number from 1 to 4.",
    ),
    "madness in disorder": (
        with_change("track", "3,whisperer", "4,whisperer"),
        "data/track.csv: the levels must stand in ascending order.",
    ),
    "an item too many": (
        with_change("items", "tape,yellow,4", "tape,yellow,5"),
        "data/items.csv: there must be 30 yellow items, not 31.",
    ),
    "a crafted item of one part": (
        with_change("items", "taser,crafted,3,battery|wrench", "taser,crafted,3,battery"),
        "data/items.csv: 'taser' must need two components.",
    ),
    "an unknown component": (
        with_change("items", "taser,crafted,3,battery|wrench", "taser,crafted,3,battery|spoon"),
        "data/items.csv: line 31 has the unknown component 'spoon'; known are -, flame,",
    ),
    "a character with nine cards": (
        with_change("characters", "captain,revolver,search|search|rest", "captain,revolver,search|rest"),
        "data/characters.csv: 'captain' must have 10 cards, not 9.",
    ),
    "a character with a foreign card": (
        with_change("characters", "captain,revolver,search|search|rest", "captain,revolver,search|search|nap"),
        "data/characters.csv: line 2 has the unknown card 'nap'; known are none, search,",
    ),
    "a quest without a condition": (
        with_change("quests", "torch,room:storage", "torch,storage"),
        "data/quests.csv: line 6 must begin its condition with 'room:' or 'item:'.",
    ),
    "a quest in no room": (
        with_change("quests", "torch,room:storage", "torch,room:cellar"),
        "data/quests.csv: line 6 has the unknown room 'cellar'",
    ),
    "an objective for six": (
        with_change("objectives", "friends,personal,4", "friends,personal,6"),
        "data/objectives.csv: line 9 has '6' for its least, which must be a number from 0 to 5.",
    ),
    "coordinates with Earth twice": (
        with_change("coordinates", "1,venus,space,mars,earth", "1,venus,earth,mars,earth"),
        "data/coordinates.csv: card 1 must name each place once.",
    ),
    "coordinates too few": (without_line("coordinates", "8,"), "data/coordinates.csv: there must be 8 cards."),
    "a supply too few": (without_line("supplies", "doors,"), "data/supplies.csv: 'doors' is missing."),
}
CROOKED = {
    "a corridor to nowhere": (
        with_change("corridors", "1,2,3,", "1,22,3,"),
        "data/corridors.csv: line 2 has '22' for its b, which must be a number from 1 to 21.",
    ),
    "an exit twice": (
        with_change("corridors", "1,2,3,", "1,2,4,"),
        "data/corridors.csv: place 1 must have the exits 1 to 4 once each.",
    ),
    "a fifth exit": (
        with_change("corridors", "1,2,3,", "1,2,5,"),
        "data/corridors.csv: line 2 has '5' for its numbers, which must be a number from 1 to 4.",
    ),
    "a corridor too few": (without_line("corridors", "18,21"), "data/corridors.csv: there must be 28 corridors."),
    "a place twice": (with_change("slots", "\n3,1,204", "\n2,1,204"), "data/slots.csv: '2' stands there twice."),
    "a place too few": (without_line("slots", "21,"), "data/slots.csv: there must be 21 places."),
    "an unknown printed room": (
        with_change("slots", "1,cockpit", "1,bridge"),
        "data/slots.csv: line 2 has the unknown set 'bridge'; known are 1, 2, cockpit,",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_data_file_is_named_in_one_sentence(mistake: str) -> None:
    files, sentence = MISTAKES[mistake]
    assert OURS.sentence_about(files).startswith(sentence)


@pytest.mark.parametrize("mistake", CROOKED)
def test_a_crooked_ship_is_named_in_one_sentence(mistake: str) -> None:
    files, sentence = CROOKED[mistake]
    ours = DataFiles(FILES, lambda files: Ship(Box(files)))
    assert ours.sentence_about(files).startswith(sentence)
