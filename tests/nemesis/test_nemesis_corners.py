"""Corners of the rules: what happens to those who are out of the way, what runs out, and what is already there."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid

from phobetor.games.nemesis.rules.names import CHARACTERS, OBJECTIVES, ROOMS
from phobetor.games.nemesis.rules.ship import SPECIAL
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.chance import Chance


# === Set-up =========================================================================================
@pytest.mark.parametrize("players", range(1, 6))
def test_ne_2_4_the_set_up_of_many_games(players: int) -> None:
    for seed in range(25):
        game = TITLE.new(players, TITLE.setting_values({}), Chance(seed))
        assert isinstance(game, Nemesis)
        assert sorted(token for token in game.token if token) == list(range(1, 20))
        assert sorted([*game.tile[1:], *game.spare_rooms]) == [
            room for room in range(1, 26) if room != ROOMS.index("slime")
        ]
        assert sorted(game.number) == list(range(1, players + 1))
        assert 1 <= game.coordinates <= 8
        assert set(game.engines) <= {0, 1}
        assert sorted([*game.weaknesses, *game.spare_weaknesses]) == list(range(1, 9))
        goals = [*game.goals, *game.second_goals, *game.spare_goals]
        assert sorted(goals) == list(range(1, len(OBJECTIVES)))
        assert game.explored == SPECIAL
        assert game.room == [11] * players


def test_ne_2_5_every_coordinate_card_engine_state_and_weakness_comes() -> None:
    games = [TITLE.new(1, TITLE.setting_values({}), Chance(seed)) for seed in range(120)]
    laid_games = [game for game in games if isinstance(game, Nemesis)]
    assert {game.coordinates for game in laid_games} == set(range(1, 9))
    assert {works for game in laid_games for works in game.engines} == {0, 1}
    assert {card for game in laid_games for card in game.weaknesses} == set(range(1, 9))


@pytest.mark.parametrize(("medic", "drafted"), [("off", 6), ("on", 7)])
def test_ne_2_17_who_can_be_drafted(medic: str, drafted: int) -> None:
    seen = set()
    for seed in range(80):
        game = TITLE.new(2, TITLE.setting_values({"medic": medic}), Chance(seed))
        assert isinstance(game, Nemesis)
        seen |= set(game.drafted)
        game.choose(game.legal()[0])
        assert len({*game.drafted, *game.character} - {0}) == 3
        game.choose(game.legal()[0])
        assert game.drafted == ()
    assert seen == set(range(1, drafted + 1))
    assert len(CHARACTERS) == 8


# === What is there already, what runs out ===============================================================
def test_ne_4_21_a_fire_where_one_burns_needs_no_marker() -> None:
    burning = [2, 4, 6, 7, 8, 19, 20, 21]
    table = laid(next=("fuelExplosion1", "blank", 1), phase="events", fire=burning, rooms={"a": 1})
    assert (table["over"], table["fire"], table.told("burnt")) == (False, burning, [])
    table = laid(next=("fuelExplosion1", "blank", 1), phase="events", fire=[20], rooms={"a": 1})
    assert table.told("burnt") == ["burnt 21", "burnt 19"]


def test_ne_4_21_when_the_ninth_fire_is_due_nothing_else_happens() -> None:
    table = laid(next=("fuelExplosion1",), phase="events", fire=[2, 4, 6, 7, 8, 9, 12], rooms={"a": 1})
    assert (table["ending"], table.told("burnt", "ship-ended")) == ("destroyed", ["burnt 21", "ship-ended destroyed"])
    assert table.told("bag-drawn", "round") == []


def test_ne_4_24_a_malfunction_where_there_is_one_needs_no_marker() -> None:
    tiles = {"5": "comms", "7": "command"}
    broken = [2, 5, 6, 7, 8, 14, 15, 16]
    table = laid(next=("computerFailure1", "blank", 1), phase="events", malfunction=broken, tiles=tiles, rooms={"a": 1})
    assert (table["over"], table["malfunction"], table.told("broke")) == (False, broken, [])
    table = laid(next=("computerFailure1", "blank", 1), phase="events", malfunction=[5], tiles=tiles, rooms={"a": 1})
    assert "broke 7" in table.told("broke")


def test_ne_8_4_without_contamination_cards_none_is_gained() -> None:
    table = laid(hands={"a": ["search"]}, rooms={"a": 6}, nightmares=["6 whisperer-0"])
    table.game.contamination = ()
    table.count_anew()
    table.act("a melee whisperer-0", 3, "scratch3")
    assert table.told("contaminated") == []


def test_ne_6_8_without_tokens_in_reserve_none_is_added() -> None:
    table = laid(hands={"a": ["search"]}, rooms={"a": 6}, nightmares=["6 whisperer-1"])
    table.game.reserve = []
    table.count_anew()
    table.act("a shoot revolver whisperer-1", 4, "bite1")
    assert (table["nightmares"], table["bag"]) == ([], [0, 2, 3, 4, 11])


def test_ne_5_1_who_has_no_cards_left_draws_what_there_is() -> None:
    table = laid(hands={"a": ["search"]}, packs={"a": ["food"]})
    table.game.decks[0] = [table.game.decks[0][0]]
    table.game.discards[0] = []
    table.count_anew()
    table.act("a use food draw")
    assert len(table.told("drew")) == 2
    assert (table["deck_sizes"], table["discards"]) == ({"a": 0}, {"a": []})


# === Doors ==========================================================================================
def test_ne_4_8_demolition_destroys_a_closed_door_and_frees_the_airlock() -> None:
    table = laid(
        2, rooms={"a": 6, "b": 11}, hands={"a": ["demolition", "rest"], "b": []}, closed=["2-6", "1-2"], airlock=2
    )
    assert {"play demolition door:2-6", "play demolition break"} <= set(table.offered())
    assert "play demolition door:5-6" not in table.offered()
    table.act("a play demolition door:2-6")
    assert (table["closed"], table["destroyed"], table["airlock"]) == (["1-2"], ["2-6"], 0)
    assert table.told("door-destroyed") == ["door-destroyed 2-6"]


def test_ne_9_13_a_door_elsewhere_does_not_free_the_airlock() -> None:
    table = laid(
        2, rooms={"a": 6, "b": 11}, hands={"a": ["demolition"], "b": []}, closed=["6-7", "1-2", "2-6"], airlock=2
    )
    table.act("a play demolition door:6-7")
    assert table["airlock"] == 2
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        hands={"a": ["search"], "b": []},
        packs={"a": ["tools"]},
        closed=["6-7", "1-2"],
        airlock=2,
    )
    table.act("a use tools door:6-7")
    assert (table["airlock"], table["closed"]) == (2, ["1-2"])


TWELVE = ["1-3", "1-4", "3-7", "4-8", "7-8", "8-9", "8-11", "9-12", "10-13", "11-14", "11-15", "12-16"]


def test_ne_4_20_a_moved_door_opens_where_it_was_and_the_sealed_room_is_spared() -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search", "rest"]}, tiles={"6": "airlock", "2": "comms"}, closed=TWELVE)
    table.act("a room airlock at:2")
    assert table["question"] == {"a": "TakeDoor"}
    table.act("a at 1-3")
    assert table.told("door-opened", "door-closed") == ["door-opened 1-3", "door-closed 1-2"]
    assert "at 1-2" not in table.offered()
    table.act("a at 1-4")
    assert table["closed"] == ["1-2", "2-6", *TWELVE[2:]]
    assert table["airlock"] == 2


def test_ne_4_19_the_torch_reuses_the_token_of_a_destroyed_door() -> None:
    table = laid(
        characters={"a": "mechanic"},
        rooms={"a": 6},
        hands={"a": ["search"]},
        quests={"a": [1, 0]},
        closed=TWELVE[1:],
        destroyed=["6-7"],
    )
    table.act("a quest torch door:6-7")
    assert (table["closed"], table["destroyed"]) == (sorted([*TWELVE[1:], "6-7"], key=corridor_order), [])


def corridor_order(word: str) -> tuple[int, int]:
    first, second = word.split("-")
    return int(first), int(second)


# === Who is out of the way ==========================================================================
def test_ne_3_17_who_dies_of_fire_does_not_roll_for_the_lair() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        hands={"a": [], "b": ["search"]},
        fire=[6],
        lairs={"6": 0},
        serious={"a": ["leg", "hand", "back"]},
    )
    table.act("a pass")
    assert (table.told("died", "rolled"), table["active"]) == (["died a wounds"], "b")


def test_ne_10_15_the_orbital_system_lets_everybody_pass_once() -> None:
    table = laid(
        3,
        characters={"a": "pilot", "b": "captain", "c": "scout"},
        rooms={"a": 11, "b": 5, "c": 8},
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"b": 1},
        hands={"a": ["search"], "b": [], "c": ["search"]},
        quests={"a": [1, 0]},
        serious={"c": ["bleeding"]},
    )
    table.act("a quest orbital plain")
    assert table["question"] == {"c": "DiscardAny"}
    assert (table["passed"], table["light"]["c"]) == (["a", "b", "c"], 1)
    table.act("c done", "agoraphobia2", "blank", 1)
    assert table["time"] == 1


def test_ne_11_6_who_waits_in_a_pod_hears_no_whispers_and_feels_no_lair() -> None:
    usual: dict[str, Any] = {
        "phase": "events",
        "rooms": {"a": 11, "b": 5},
        "tiles": {"5": "evacA"},
        "unlocked": [1],
        "waiting": {"b": 1},
    }
    table = laid(2, next=("whispers1", "fear1", "blank", 1), **usual)
    assert table.told("noised") == ["noised 8-11"]
    table = laid(2, next=("neurosis1", "blank", 1), lairs={"5": 0}, **usual)
    assert table.told("panicked") == []


def test_ne_11_6_a_hunter_in_combat_stays_and_a_door_binds_the_weak() -> None:
    usual: dict[str, Any] = {"phase": "events", "rooms": {"a": 6, "b": 11}}
    table = laid(2, next=("braineating1", "hunt1", "blank", 1), nightmares=["6 lurker-0"], **usual)
    assert table.told("walked") == []
    weak: dict[str, Any] = {"weaknesses": ["walls", "slow", "foam"], "weak_open": [0], "closed": ["6-7"]}
    table = laid(next=("hunt1", "blank", 1), phase="events", rooms={"a": 6}, nightmares=["7 lurker-0"], **weak)
    assert table.told("walked") == []
    table = laid(next=("hunt1", "blank", 1), phase="events", rooms={"a": 6}, nightmares=["7 stalker-0"], **weak)
    assert table.told("walked") == ["walked stalker 6"]


def test_ne_11_6_a_hunt_into_a_section_throws_out_who_waits() -> None:
    table = laid(
        2,
        next=("hunt1", "blank", 1),
        phase="events",
        rooms={"a": 5, "b": 5},
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"b": 1},
        nightmares=["6 lurker-0"],
    )
    assert (table["waiting"]["b"], table["nightmares"]) == (0, ["5 lurker-0"])


def test_ne_8_14_bound_by_walls_a_retreat_fails() -> None:
    table = laid(
        rooms={"a": 6},
        hands={"a": ["search"]},
        packs={"a": ["taser"]},
        nightmares=["6 lurker-0"],
        closed=["6-7"],
        weaknesses=["walls", "slow", "foam"],
        weak_open=[0],
    )
    table.act("a use taser on:lurker-0", "scratch3", "scratch2", "terror1")
    assert (table["nightmares"], table.told("retreated", "walked")) == (["6 lurker-1"], ["retreated lurker 6"])


def test_ne_9_2_a_broken_or_unexplored_room_has_no_computer() -> None:
    usual: dict[str, Any] = {"characters": {"a": "scientist"}, "hands": {"a": ["threat", "rest"]}, "rooms": {"a": 5}}
    assert "play threat plain" in laid(tiles={"5": "comms"}, **usual).offered()
    assert "play threat plain" not in laid(tiles={"5": "comms"}, malfunction=[5], **usual).offered()
    assert "play threat plain" not in laid(tiles={"5": "storage"}, **usual).offered()


def test_ne_5_12_a_card_that_left_the_game_is_not_reckoned_with() -> None:
    table = laid(2, hands={"a": ["search", "rest"], "b": ["search"]})
    game = table.game
    game.decks[1].remove(interruption := TITLE.read("card", "interruption", []))
    game.removed = (64 + interruption,)
    table.count_anew()
    table.act("a pick-up blueCorpse").act("a pay search")
    assert table["question"] == {"a": "TakeTurn"}


def test_ne_5_19_even_a_free_action_can_be_interrupted() -> None:
    table = laid(
        2,
        options={"medic": "on"},
        characters={"a": "medic", "b": "pilot"},
        hands={"a": ["search"], "b": ["interruption"]},
        discards={"a": ["interruption"]},
        quests={"a": [0, 1]},
    )
    table.act("a quest anabolics plain")
    assert table["question"] == {"b": "React"}
    table.act("b interrupt")
    assert (table["hands"]["a"], table["quests"]["a"]) == (["search"], [0, 1])


# === Costs ==========================================================================================
@pytest.mark.parametrize(
    ("choice", "cost", "position"),
    [
        ("move 6", 1, {}),
        ("careful 6", 2, {}),
        ("pick-up blueCorpse", 1, {}),
        ("craft molotov alcohol+bandages", 1, {"packs": {"a": ["alcohol", "bandages"]}}),
        ("use food draw", 1, {"packs": {"a": ["food"]}}),
        ("activate intercom tools", 1, {"packs": {"a": ["tools"]}}),
        ("room canteen heal-only", 2, {"rooms": {"a": 6}, "tiles": {"6": "canteen"}, "light": {"a": 1}}),
        ("use magazine load:rifle", 0, {"packs": {"a": ["magazine"]}, "held": {"a": ["rifle*4"]}}),
        ("melee lurker-0", 1, {"rooms": {"a": 6}, "nightmares": ["6 lurker-0"]}),
        ("shoot revolver lurker-0", 1, {"rooms": {"a": 6}, "nightmares": ["6 lurker-0"]}),
        ("move 7", 1, {"rooms": {"a": 6}, "nightmares": ["6 lurker-0"]}),
        ("move 7", 2, {"rooms": {"a": 6}, "nightmares": ["6 lurker-0"], "serious": {"a": ["leg"]}}),
        ("play basicRepairs fix", 3, {"malfunction": [11]}),
        ("play rest lower", 1, {"madness": {"a": 2}}),
    ],
)
def test_ne_5_2_what_actions_cost(choice: str, cost: int, position: dict[str, Any]) -> None:
    """Cards that leave the hand: a card that is played is one of them."""
    hand = ["search", "search", "rest", "order", "basicRepairs", "demolition"]
    table = laid(hands={"a": hand}, **position)
    table.act(f"a {choice}")
    spent = table.told("paid", "discarded")
    while table["question"] == {"a": "Pay"}:
        table.act(f"a {table.offered()[0]}")
        spent += table.told("paid", "discarded")
    assert len(spent) == cost


def test_ne_3_12_a_scan_alone_lowers_nothing() -> None:
    table = laid(hands={"a": ["rest", "contamination"]}, madness={"a": 2}).act("a play rest scan")
    assert table["madness"] == {"a": 2}


def test_ne_3_5_three_contamination_cards_leave_no_hope_to_lose() -> None:
    hand = [
        "search",
        "search",
        "rest",
        "order",
        "motivation",
        "reload",
        "demolition",
        "basicRepairs",
        "suppressiveFire",
        "interruption",
    ]
    table = laid(
        next=("agoraphobia2", "madness-captain", "hopelessness", "contamination", "contamination", "contamination"),
        phase="events",
        hands={"a": hand},
        discards={"a": ["contamination", "contamination", "contamination"]},
        madness={"a": 3},
    )
    assert table.offered() == ["done"]
    table.act("a done")
    assert (table["discards"], table.told("card-removed"), table["madness"]) == (
        {"a": ["contamination"] * 3},
        [],
        {"a": 3},
    )


# === Hands ==========================================================================================
def test_ne_10_3_two_things_too_many_are_dropped_one_after_another() -> None:
    table = laid(
        2,
        hands={"a": ["search"], "b": []},
        held={"a": ["egg", "revolver*6"], "b": ["shotgun*2", "extinguisher"]},
        eggs=4,
    )
    table.act("a trade b").act("a offer egg").act("a offer revolver").act("b done").act("a yes").act("b yes")
    table.act("b choose shotgun")
    assert table["question"] == {"b": "DropExcess"}
    table.act("b choose egg")
    assert table["held"] == {"a": [], "b": ["extinguisher", "revolver*6"]}


def test_ne_10_4_a_weapon_is_dropped_with_its_magazine_and_tape_comes_apart() -> None:
    table = laid(
        characters={"a": "scout"},
        hands={"a": ["search", "rest"]},
        packs={"a": ["magazine", "tape"]},
        held={"a": ["rifle*4", "protoRifle*6"]},
    )
    table.act("a use magazine load:protoRifle").act("a use tape join").act("a pay search").act("a choose rifle")
    game = table.game
    assert game.free_hands(0) == 1
    before = len(game.item_discards)
    table.act("a drop").act("a let-go protoRifle")
    assert (table["held"], game.free_hands(0)) == ({"a": ["rifle*4"]}, 1)
    assert len(game.item_discards) == before + 2
    assert table["packs"] == {"a": []}


def test_ne_11_6_terror_leaves_the_old_hand_in_the_discards() -> None:
    table = laid(
        next=("terror1", "blank", 1), phase="events", hands={"a": ["search", "rest", "order", "reload", "infected"]}
    )
    assert table["discards"] == {"a": ["search", "rest", "reload", "order", "scanned-infected"]}
    assert len(table["hands"]["a"]) == 5


# === Lairs, crafted items, claims, other seats ======================================================
@pytest.mark.parametrize("cards", [["bite4", "bite1"], ["bite1", "bite4"]])
def test_ne_3_19_a_retreat_symbol_saves_even_a_lair_with_soft_cores(cards: list[str]) -> None:
    table = laid(
        rooms={"a": 6},
        hands={"a": ["search"]},
        lairs={"6": 9},
        weaknesses=["cores", "slow", "foam"],
        weak_open=[0],
    )
    table.act("a shoot revolver lair-9", 4, *cards)
    assert (table["lairs"], table["lairs_killed"]) == ({"6": 10}, 0)


def test_ne_10_8_a_used_crafted_item_can_be_made_again() -> None:
    table = laid(hands={"a": ["search"]}, rooms={"a": 6}, packs={"a": ["taser"]}, lairs={"6": 0})
    before = len(table.game.crafted)
    table.act("a use taser on:lair-0", "scratch3", "scratch2")
    assert len(table.game.crafted) == before + 1
    assert table.game.item_discards == ()


def test_ne_5_15_a_later_word_on_the_own_objective_replaces_the_earlier() -> None:
    table = laid(2, rooms={"a": 11, "b": 8}, hands={"a": ["search", "rest", "order"], "b": []})
    table.act("a speak").act("a claim-goal burial").act("a move 6").act("a pay search", 8).act("a move 7").act(
        "a pay rest", 8
    )
    table.act("b pass")
    table.act("a speak").act("a claim-goal hoarder")
    assert table["claims"] == ["a claim-goal hoarder"]


def test_ne_5_15_words_on_health_and_objective_stand_side_by_side() -> None:
    table = laid(2, rooms={"a": 11, "b": 8}, hands={"a": ["search", "rest", "order"], "b": []})
    table.act("a speak").act("a claim-health clean").act("a move 6").act("a pay search", 8).act("a move 7").act(
        "a pay rest", 8
    )
    table.act("b pass").act("a speak").act("a claim-goal hoarder")
    assert table["claims"] == ["a claim-health clean", "a claim-goal hoarder"]


POD_OF_B: dict[str, Any] = {
    "rooms": {"a": 6, "b": 5},
    "tiles": {"5": "evacA"},
    "unlocked": [1],
    "waiting": {"b": 1},
    "phase": "round",
    "first": "b",
    "kept": {"a": 1, "b": 1},
}


@pytest.mark.parametrize(("signals", "winners"), [(["b"], ["b"]), (["a"], [])])
def test_ne_9_16_the_signal_of_the_second_seat(signals: list[str], winners: list[str]) -> None:
    goals = {"a": ["oldFeud", "burial"], "b": ["cleanUp", "hoarder"]}
    table = laid(2, fates={"a": "dead"}, goals=goals, signals=signals, eggs=0, **POD_OF_B)
    assert table.act("b launch")["winners"] == winners


def test_ne_12_6_the_dead_win_nothing() -> None:
    goals = {"a": ["abOvo", "burial"], "b": ["biology", "hoarder"]}
    for is_open, winners in (([1], []), ([1, 2], ["b"])):
        table = laid(2, fates={"a": "dead"}, goals=goals, weak_open=is_open, **POD_OF_B).act("b launch")
        assert table["winners"] == winners
        assert [told.split()[1] for told in table.told("goal-shown")] == ["b"]


def test_ne_1_2_one_player_plays_solo_whatever_the_mode() -> None:
    table = laid(
        options={"mode": "coop"},
        rooms={"a": 5},
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"a": 1},
        phase="round",
        goals={"a": ["firstContact", "delivery"]},
        weak_open=[0, 1],
    )
    assert table.act("a launch")["winners"] == ["a"]


# === More of things and walls =========================================================================
def test_ne_10_5_only_what_lies_here_is_picked_up() -> None:
    table = laid(hands={"a": ["interruption"]}, floor=["11 egg", "11 egg", "6 carcass"], eggs=3)
    assert [option for option in table.offered() if option.startswith("pick-up")] == ["pick-up egg"]


def test_ne_10_7_ingenuity_lets_any_yellow_item_be_the_wrench() -> None:
    packs = {"a": ["tape", "chargeRed", "food", "alcohol"]}
    table = laid(characters={"a": "mechanic"}, hands={"a": ["ingenuity"]}, packs=packs)
    assert not [option for option in table.offered() if option.startswith("craft")]
    play = next(option for option in table.offered() if option.startswith("play ingenuity"))
    table.act(f"a {play}")
    assert sorted(table.offered()) == ["craft flamethrower alcohol+tape", "craft taser chargeRed+tape", "done"]


def test_ne_10_3_a_heavy_find_with_full_hands_drops_something() -> None:
    table = laid(
        rooms={"a": 5},
        tiles={"5": "storage"},
        hands={"a": ["search", "rest"]},
        held={"a": ["revolver*6", "extinguisher"]},
    )
    table.act("a room storage deck:red", "protoRifle", "grenade").act("a keep-item protoRifle")
    assert table["question"] == {"a": "DropExcess"}
    table.act("a choose extinguisher")
    assert table["held"] == {"a": ["revolver*6", "protoRifle*1"]}


def test_ne_10_2_two_of_a_kind_are_one_choice() -> None:
    table = laid(rooms={"a": 5}, tiles={"5": "comms"}, items_left={"5": 1}, hands={"a": ["search"]})
    table.act("a play search deck:yellow", "tools", "tools")
    assert table.offered() == ["keep-item tools"]


@pytest.mark.parametrize(
    ("nightmares", "noise", "after"),
    [
        (["7 lurker-0"], ["2-6", "5-6", "6-7", "6-11"], ["7 lurker-0"]),
        (["2 lurker-0", "7 lurker-0"], [], ["6 lurker-0", "7 lurker-0"]),
    ],
)
def test_ne_4_18_who_is_bound_by_walls_does_not_count_as_called(
    nightmares: list[str], noise: list[str], after: list[str]
) -> None:
    table = laid(
        hands={"a": ["search"]},
        nightmares=nightmares,
        closed=["6-7"],
        weaknesses=["walls", "slow", "foam"],
        weak_open=[0],
    )
    table.act("a move 6", 9)
    assert (table["noise"], table["nightmares"]) == (noise, after)
