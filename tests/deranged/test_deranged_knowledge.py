"""What a table of Deranged remembers: who has seen what, what was counted, and that copies hold everything."""

from __future__ import annotations

from typing import Any

import pytest
from dealt import new_game

from phobetor.book.title import BadInput
from phobetor.games.deranged.rules.box import (
    BACK_OF,
    CARDS,
    FIRST_ITEM,
    FIRST_REWARD,
    NIGHT_IDS,
    ROLE_PLAYERS,
    nights_for,
)
from phobetor.games.deranged.rules.curses import TakeCurse
from phobetor.games.deranged.rules.roles import is_role
from phobetor.games.deranged.rules.search import top_of_deck, top_of_house
from phobetor.games.deranged.rules.setup import table
from phobetor.games.deranged.rules.state import (
    COUNTED,
    CURSES_TAKEN,
    DEATHS,
    FOG_TOKENS,
    MOST_PLAYERS,
    POSSESSIONS,
    TURNS,
    Deranged,
)
from phobetor.games.deranged.rules.town import CELL_IDS
from phobetor.games.deranged.rules.view import UNKNOWN_NIGHT, UNKNOWN_ROLE, view
from phobetor.games.deranged.title import TITLE
from phobetor.games.deranged.words.notation import CARD_NAMES
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import only
from phobetor.records.log import Log
from phobetor.records.notation import read_choice
from phobetor.records.scenario import ScriptedChance

NUMBERS = [name for name in Deranged.STATE if isinstance(getattr(Deranged.blank(Chance()), name), int)]


FANATIC, HUNTER, OCCULTIST = 0, 1, 2


class Told:
    """A table laid out as in a scenario, with chance that says what comes next."""

    def __init__(self, position: dict[str, Any], players: int = 3, **options: str) -> None:
        self.settings = TITLE.setting_values(options)
        self.chance = ScriptedChance("knowledge", lambda kind, value: TITLE.write(kind, value, self.settings))
        self.players = players
        game = TITLE.table(players, self.settings, self.chance)
        assert isinstance(game, Deranged)
        self.game = game
        self.log = Log()
        game.listener = self.log
        TITLE.set_up(game, position)
        game.prey = [0] * 8  # as if every werewolf had hunted seat a before
        game.advance()

    def told(self, name: str) -> list[list[int]]:
        """The values of all events of this name."""
        return [list(entry.values) for entry in self.log.entries if entry.event.name == name]

    def choose(self, written: str, *drawn: str | int) -> None:
        self.chance.script = [str(word) for word in drawn]
        player, option = read_choice(TITLE, written, self.players, self.settings)
        self.game.answer(player, option)
        assert not self.chance.script


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def night(name: str) -> int:
    return list(NIGHT_IDS).index(name)


# --- a fresh table ---------------------------------------------------------------------------------------
def test_a_table_on_which_nothing_has_happened() -> None:
    game = table(4, TITLE.setting_values({}), Chance("fresh"))
    numbers = {name: getattr(game, name) for name in NUMBERS}
    apart = {"chapter": 1, "church_exit": -1, "gate_exit": -1, "boards": 1, "search_tokens": 63}
    assert numbers == dict.fromkeys(NUMBERS, 0) | apart
    assert game.nights == [0] * 12
    assert game.unseen == [0] * 16
    assert game.tally == [0] * 16
    assert game.claims == [-1] * 16
    assert game.power_candles == [0, 0, 0, 0]
    assert game.wounds == [0] * 29
    assert game.prey == [-1] * 8
    assert game.item_decks == [list(range(43, 57)), list(range(57, 71)), list(range(71, 85))]
    assert MOST_PLAYERS == 6
    assert FOG_TOKENS == 12


def test_a_clone_holds_every_number() -> None:
    game = table(3, TITLE.setting_values({}), Chance("clone"))
    for place, name in enumerate(NUMBERS):
        setattr(game, name, place + 3)
    twin = game.clone(Chance("twin"))
    assert {name: getattr(twin, name) for name in NUMBERS} == {name: place + 3 for place, name in enumerate(NUMBERS)}


def test_what_cannot_be_played_is_said() -> None:
    with pytest.raises(BadInput, match="'first' names player 4, but there are only 3"):
        table(3, TITLE.setting_values({"first": "4"}), Chance("first"))
    with pytest.raises(BadInput, match="layout 'normal'"):
        table(3, TITLE.setting_values({"game": "training", "layout": "hard"}), Chance("layout"))
    assert table(4, TITLE.setting_values({"first": "4"}), Chance("first")).players() == 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_de_28_everybody_has_one_card_for_each_night(players: int) -> None:
    game = new_game(players, TITLE.setting_values({}), Chance(players))
    for number in range(3):
        dealt = [game.nights[player * 3 + number] for player in range(players)]
        assert len(set(dealt)) == players
        assert set(dealt) <= set(nights_for(number + 1, players))


def test_de_16_the_training_game_has_one_night() -> None:
    game = new_game(3, TITLE.setting_values({"game": "training"}), Chance("one night"))
    assert [game.nights[player * 3] > 0 for player in range(3)] == [True] * 3
    assert [game.nights[player * 3 + later] for player in range(3) for later in (1, 2)] == [0] * 6
    assert game.role == [-1] * 3


@pytest.mark.parametrize("seed", range(6))
def test_de_27_three_players_get_no_role_for_four(seed: int) -> None:
    game = new_game(3, TITLE.setting_values({}), Chance(seed))
    assert len(set(game.role)) == 3
    assert all(ROLE_PLAYERS[role] <= 3 for role in game.role)


def test_de_18_a_green_and_a_violet_curse_for_everybody() -> None:
    game = new_game(5, TITLE.setting_values({}), Chance("curses"))
    for player in range(5):
        assert sorted(BACK_OF[curse] for curse in game.curses_of(player)) == [0, 1]
        assert game.tally[player * COUNTED + CURSES_TAKEN] == 2


# --- what is counted -------------------------------------------------------------------------------------
def test_deaths_possessions_curses_and_turns_are_counted() -> None:
    heroes = {
        "a": {"cell": "R1", "hand": ["A2"]},
        "b": {"cell": "R1", "health": 1, "hand": ["B5"]},
        "c": {"cell": "K1", "hand": []},
    }
    yellow = list(range(13, 28))
    told = Told({"heroes": heroes, "chapter": 2, "fate": "c", "curse_discards": yellow}, game="1")
    told.choose("a play A2")
    told.choose("a attack")
    told.choose("b defend B5", 29)
    told.choose("a done", "A1", "A3", "A4", "A5")
    tally = told.game.tally
    assert [TURNS, DEATHS, POSSESSIONS, CURSES_TAKEN, COUNTED] == [0, 1, 2, 3, 4]
    assert tally[COUNTED : 2 * COUNTED] == [1, 1, 1, 1]
    assert tally[:COUNTED] == [0, 0, 0, 0]


# --- roles -----------------------------------------------------------------------------------------------
def cursed(told: Told, player: int, curse: int) -> None:
    told.chance.script = [str(curse)]
    TakeCurse(player).run(told.game)


def with_roles() -> Told:
    roles = {"a": "fanatic", "b": "hunter", "c": "occultist"}
    return Told({"heroes": {seat: {"cell": "M1", "role": role} for seat, role in roles.items()}}, game="1")


def test_de_106_a_role_is_shown_to_the_player_on_the_left_only() -> None:
    told = with_roles()
    cursed(told, 2, 13)
    assert [view(told.game, seat).role[2] for seat in (0, 1)] == [OCCULTIST, UNKNOWN_ROLE]
    assert [view(told.game, seat).role[1] for seat in (0, 2)] == [UNKNOWN_ROLE] * 2
    assert told.game.role_known == [only(2), 0, 0]
    assert told.told("role-shown") == [[0, 2, OCCULTIST]]


def test_a_role_that_is_open_or_missing_is_not_shown() -> None:
    told = with_roles()
    told.game.role_open[0] = 1
    cursed(told, 0, 13)
    assert told.game.role_known == [0, 0, 0]
    bare = Told({"heroes": {"a": {"cell": "M1"}}}, game="1")
    cursed(bare, 0, 13)
    assert bare.game.role_known == [0, 0, 0]


def test_a_role_shown_again_is_known_as_before() -> None:
    told = with_roles()
    told.game.role_known = [0, only(0) + only(2), 0]
    cursed(told, 0, 13)
    assert told.game.role_known == [0, only(0) + only(2), 0]


def test_deeds_tell_which_roles_somebody_has_not() -> None:
    heroes = {
        "a": {"cell": "R1", "role": "occultist"},
        "b": {"cell": "R1", "health": 1, "hand": ["B5"]},
        "c": {"cell": "K1"},
    }
    told = Told({"heroes": heroes, "phase": "action", "played": "A2", "fate": "c"}, game="1")
    told.choose("a attack")
    told.choose("b defend B5", 15)
    assert told.game.ruled_out[0] == only(0) + only(4)  # neither fanatic nor maniac
    again = told.game.ruled_out[:]
    assert not is_role(told.game, 0, FANATIC)
    assert told.game.ruled_out == again
    assert is_role(told.game, 0, OCCULTIST)
    assert told.game.ruled_out == again


def test_without_a_role_deeds_tell_nothing() -> None:
    heroes = {"a": {"cell": "R1"}, "b": {"cell": "R1", "health": 1, "hand": ["B5"]}, "c": {"cell": "K1"}}
    told = Told({"heroes": heroes, "phase": "action", "played": "A2", "fate": "c"}, game="training")
    told.choose("a attack")
    told.choose("b defend B5", 15)
    assert told.game.ruled_out == [0, 0, 0]


def test_de_181_a_fulfilled_role_is_open_to_everybody() -> None:
    heroes = {
        "a": {"cell": "R1", "role": "fanatic"},
        "b": {"cell": "R1", "health": 1, "hand": ["B5"]},
        "c": {"cell": "K1"},
    }
    told = Told({"heroes": heroes, "phase": "action", "played": "A2", "fate": "c"}, game="1")
    assert view(told.game, 1).role[0] == UNKNOWN_ROLE
    told.choose("a attack")
    told.choose("b defend B5", 15)
    assert view(told.game, 1).role[0] == FANATIC
    assert told.game.role_open == [1, 0, 0]


# --- monsters --------------------------------------------------------------------------------------------
def test_de_88_a_defeated_monster_leaves_its_wounds_behind() -> None:
    heroes = {"a": {"cell": "R1"}, "b": {"cell": "K1"}, "c": {"cell": "K1"}}
    position = {"heroes": heroes, "phase": "action", "played": "A2", "fate": "c", "monsters": {"pupil-1": "R1"}}
    told = Told(position, game="2")
    told.choose("a attack", "ward-1")
    assert told.game.wounds == [0] * 29


def test_a_werewolf_that_finds_no_prey_forgets_the_last() -> None:
    heroes = {"a": {"cell": "R3"}, "b": {"cell": "-"}, "c": {"cell": "-"}}
    told = Told({"heroes": heroes, "phase": "monsters", "fate": "a", "monsters": {"wolf-1": "R2"}}, game="3")
    assert told.told("attacks") == []
    assert told.game.prey[0] == -1


# --- night cards -----------------------------------------------------------------------------------------
NIGHTS = {"a": ["N1-1", "N2-1", "N3-1"], "b": ["N1-2", "N2-2", "N3-2"], "c": ["N1-3", "N2-3", "N3-3"]}


def with_nights(chapter: int) -> Told:
    heroes = {seat: {"cell": "M1", "nights": nights} for seat, nights in NIGHTS.items()}
    return Told({"heroes": heroes, "chapter": chapter}, game="1")


@pytest.mark.parametrize(("player", "other"), [(0, 2), (1, 0), (2, 1)])
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_de_106_night_cards_are_swapped_with_the_player_on_the_right(player: int, other: int, chapter: int) -> None:
    told = with_nights(chapter)
    before = told.game.nights[:]
    place = chapter // 2
    one, two = player * 3 + place, other * 3 + place
    told.game.peeks = [only(one), only(two), only(one) + only(two)]
    cursed(told, player, 14)
    after = told.game.nights
    assert (after[one], after[two]) == (before[two], before[one])
    assert [after[k] for k in range(9) if k not in (one, two)] == [before[k] for k in range(9) if k not in (one, two)]
    assert told.game.peeks == [only(two), only(one), only(one) + only(two)]
    assert told.told("nights-swapped") == [[player, other]]


def test_in_the_last_night_there_is_nothing_to_swap() -> None:
    told = with_nights(6)
    before = told.game.nights[:]
    cursed(told, 1, 14)
    assert told.game.nights == before


@pytest.mark.parametrize("missing", [0, 1])
def test_a_card_that_is_not_there_is_not_swapped(missing: int) -> None:
    told = with_nights(1)
    told.game.nights[missing * 3] = 0
    before = told.game.nights[:]
    cursed(told, 1, 14)
    assert told.game.nights == before


def test_a_revealed_night_card_is_no_longer_remembered_as_seen() -> None:
    heroes = {seat: {"cell": "M1", "nights": nights} for seat, nights in NIGHTS.items()}
    fresh = Told({"heroes": heroes, "scenario": 2, "time": 5, "fate": "b", "searched": [1, 2, 3, 4, 5, 6]}, game="2")
    fresh.game.peeks = [0, only(0) + only(1), 0]
    fresh.game.hands[0] = [1]
    fresh.game.decks[0].remove(1)
    fresh.choose("a rest")
    fresh.choose("a discard-hand")
    assert fresh.game.night == 1
    assert fresh.game.nights[0] == 0
    assert fresh.game.peeks == [0, only(1), 0]
    assert night("N1-1") in fresh.game.night_discards
    assert fresh.game.night_open == [0, night("N1-2"), night("N1-3")]


def test_a_night_goal_that_is_met_or_missed_is_discarded() -> None:
    heroes = {"a": {"cell": "M1", "goal": "N1-2"}, "b": {"cell": "M1"}, "c": {"cell": "M1"}}
    told = Told({"heroes": heroes, "chapter": 2}, game="1")
    told.game.meet_goal(0, 4)
    assert told.game.night_discards == [night("N1-2")]
    assert told.game.night_open[0] == 0
    late = Told({"heroes": heroes, "chapter": 2, "scenario": 2, "phase": "time", "time": 99}, game="2")
    assert late.game.night_discards == [night("N1-2")]


@pytest.mark.parametrize(("answer", "claim"), [(0, 0), (1, 19)])
@pytest.mark.parametrize("seat", "abc")
def test_a_claim_about_oneself_is_remembered(answer: int, claim: int, seat: str) -> None:
    heroes = {name: {"cell": "M1", "nights": nights} for name, nights in NIGHTS.items()}
    told = Told({"heroes": heroes, "active": seat}, game="1")
    told.choose(f"{seat} speak")
    told.choose(f"{seat} claim-self {answer}")
    expected = [-1] * 9
    expected["abc".index(seat) * 4] = claim
    assert told.game.claims == expected


@pytest.mark.parametrize("owner", "abc")
@pytest.mark.parametrize("seat", "abc")
def test_a_claim_about_somebody_is_remembered(seat: str, owner: str) -> None:
    heroes = {name: {"cell": "M1", "nights": nights} for name, nights in NIGHTS.items()}
    told = Told({"heroes": heroes, "active": seat}, game="1")
    told.choose(f"{seat} speak")
    told.choose(f"{seat} claim-saw {owner} N1-2")
    expected = [-1] * 9
    expected["abc".index(seat) * 3 + "abc".index(owner)] = night("N1-2")
    assert told.game.claims == expected
    assert view(told.game, 0).nights[0] == UNKNOWN_NIGHT


# --- items -----------------------------------------------------------------------------------------------
def test_a_found_item_is_unknown_until_everybody_sees_it() -> None:
    told = Told({"heroes": {"a": {"cell": "K1"}, "b": {"cell": "R4"}, "c": {"cell": "K1"}}, "active": "b",
                 "phase": "action", "played": "B4", "fate": "c"}, game="1")  # fmt: skip
    told.choose("b search", "axe-1")
    assert told.game.unseen == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert told.game.seen_items & only(card("axe-1") - FIRST_ITEM) == 0
    told.game.take_from_hand(1, card("axe-1"))
    assert told.game.unseen == [0] * 12
    assert told.game.seen_items & only(card("axe-1") - FIRST_ITEM) != 0
    told.game.see(1, card("axe-1"))
    assert told.game.unseen == [0] * 12
    told.game.see(1, card("B1"))
    assert told.game.unseen == [0] * 12


def test_an_item_of_the_house_deck_is_counted_there() -> None:
    heroes = {"a": {"cell": "K1"}, "b": {"cell": "R11"}, "c": {"cell": "K1"}}
    told = Told({"heroes": heroes, "active": "b", "phase": "action", "played": "B5", "fate": "c"}, game="1")
    told.choose("b search", "elixir-1")
    assert told.game.unseen == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    told.game.see(1, card("elixir-1"))
    assert told.game.unseen == [0] * 12


def test_a_card_turned_over_is_seen_by_everybody() -> None:
    heroes = {"a": {"cell": "M1", "hand": []}, "b": {"cell": "K1"}, "c": {"cell": "K1"}}
    told = Told({"heroes": heroes, "fate": "c"}, game="1")
    told.game.decks[0] = [card("lamp-1")]
    told.game.unseen[1] = 1
    told.choose("a turn-over")
    assert told.game.seen_items & only(card("lamp-1") - FIRST_ITEM) != 0
    assert told.game.unseen[1] == 0


def test_a_card_turned_over_for_defence_is_seen_by_everybody() -> None:
    heroes = {"a": {"cell": "R1", "hand": []}, "b": {"cell": "R1", "hand": []}, "c": {"cell": "K1"}}
    told = Told({"heroes": heroes, "phase": "action", "played": "A2", "fate": "c"}, game="1")
    told.game.decks[1] = [card("lamp-1")]
    told.game.unseen[5] = 1
    told.choose("a attack")
    assert told.game.seen_items & only(card("lamp-1") - FIRST_ITEM) != 0
    assert told.game.unseen == [0] * 12
    assert told.game.discards[1] == [card("lamp-1")]


def test_a_reward_is_known_until_it_leaves_the_hand() -> None:
    heroes = {"a": {"cell": "R1", "role": "fanatic", "hand": ["A1"]}, "b": {"cell": "R1", "health": 1, "hand": ["B5"]},
              "c": {"cell": "K1"}}  # fmt: skip
    told = Told({"heroes": heroes, "phase": "action", "played": "A2", "fate": "c"}, game="1")
    told.choose("a attack")
    told.choose("b defend B5", 15)
    knife = card("knife")
    assert told.game.shown == [knife]
    assert told.game.rewards_taken == only(knife - FIRST_REWARD)
    assert view(told.game, 1).hands[0] == [knife, 0]
    told.game.shown = [knife, card("A1")]
    told.game.take_from_hand(0, knife)
    assert told.game.shown == [card("A1")]
    told.game.hands[0].append(card("A3"))
    told.game.take_from_hand(0, card("A3"))
    assert told.game.shown == [card("A1")]


def test_after_the_magic_bag_everybody_knows_the_known_cards_of_the_hand() -> None:
    heroes = {
        "a": {"cell": "M1", "hand": ["A1"], "discards": ["A2", "axe-1"]},
        "b": {"cell": "K1"},
        "c": {"cell": "K1"},
    }
    told = Told({"heroes": heroes, "phase": "action", "played": "bag", "fate": "c"}, game="1")
    told.game.decks[0].append(card("lamp-2"))
    told.game.shown = [card("A1")]
    told.choose("a use")
    known = sorted([*range(1, 8), card("axe-1")])
    assert sorted(told.game.shown) == known
    assert sorted(view(told.game, 1).hands[0]) == [0, *known]
    assert told.game.decks[0] == []
    assert told.game.discards[0] == []


def test_the_looter_shows_all_items() -> None:
    heroes = {
        "a": {"cell": "R4", "role": "looter", "hand": ["A1", "lamp-1"], "discards": ["axe-1"], "deck": ["hook-1"]}
    }
    told = Told({"heroes": heroes, "phase": "action", "played": "A4", "fate": "c"}, players=4, game="1")
    told.choose("a search", "axe-2")
    assert told.game.seen_items & only(card("axe-2") - FIRST_ITEM) != 0
    assert told.game.unseen == [0] * 16
    assert sorted(shown for _, shown in told.told("showed")) == sorted(
        map(card, ["lamp-1", "axe-1", "axe-2", "hook-1"])
    )


def test_what_lies_at_the_bottom_of_the_house_deck_is_known_to_who_put_it_there() -> None:
    heroes = {"a": {"cell": "M7"}, "b": {"cell": "K1"}, "c": {"cell": "K1"}}
    position = {"heroes": heroes, "scenario": 2, "phase": "action", "played": "A6", "fate": "c"}
    told = Told(position | {"effects": ["house-search"], "house": ["acid-1", "axe-1"]}, game="2")
    told.choose("a search", "acid-1", "axe-1")
    assert view(told.game, 0).looked == [card("acid-1"), card("axe-1")]
    assert view(told.game, 1).looked == [0, 0]
    told.choose("a keep axe-1")
    assert told.game.looked == []
    assert told.game.house_bottom == [card("acid-1")]
    assert told.game.bottom_knower == [0]
    assert view(told.game, 0).house_bottom == [card("acid-1")]
    assert view(told.game, 1).house_bottom == [0]
    assert top_of_house(told.game) == card("acid-1")
    assert (told.game.house_bottom, told.game.bottom_knower) == ([], [])
    assert top_of_house(told.game) == 0


def test_each_card_at_the_bottom_of_the_house_deck_is_known_to_its_own_finder() -> None:
    heroes = {"a": {"cell": "M7"}, "b": {"cell": "O7", "hand": ["B5"]}, "c": {"cell": "K1"}}
    position = {"heroes": heroes, "scenario": 2, "phase": "action", "played": "A6", "fate": "c"}
    house = ["acid-1", "axe-1", "ward-1", "lamp-1"]
    told = Told(position | {"effects": ["house-search"], "house": house}, game="2")
    told.choose("a search", "acid-1", "axe-1")
    told.choose("a keep axe-1")
    told.choose("a done", "A1", "A2", "A3")
    told.choose("b play B5")
    told.choose("b search", "ward-1", "lamp-1")
    told.choose("b keep lamp-1")
    assert [view(told.game, seat).house_bottom for seat in range(3)] == [
        [card("acid-1"), 0],
        [0, card("ward-1")],
        [0, 0],
    ]
    assert top_of_house(told.game) == card("acid-1")
    assert [view(told.game, seat).house_bottom for seat in range(3)] == [[0], [card("ward-1")], [0]]


def test_whoever_kept_an_old_pile_may_keep_it() -> None:
    told = Told({"heroes": {"a": {"cell": "M1"}}}, game="1")
    decks, house = told.game.item_decks, told.game.house
    sizes, forge = [len(pile) for pile in decks], decks[1]
    top_of_deck(told.game, 1)
    top_of_house(told.game)
    assert [len(pile) for pile in decks] == sizes
    assert len(forge) == sizes[1]
    assert len(house) == 6
    assert [len(told.game.item_decks[1]), len(told.game.house)] == [sizes[1] - 1, 5]
    assert len(CARD_NAMES) == CARDS + 1
    assert len(CELL_IDS) == 58
