"""Where the book leaves something open, or two of its sentences meet."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import Table, laid

SECTION: dict[str, Any] = {"tiles": {"5": "evacA"}, "unlocked": [1], "waiting": {"b": 1}}


def happened(*draws: Any, players: int = 1, **position: Any) -> Table:
    usual: dict[str, Any] = {"phase": "events", "time": 1}
    return laid(players, next=(*draws, "blank", 1), **(usual | position))


# === Lairs ==========================================================================================
def test_ne_7_19_leaving_a_lair_is_an_escape_without_attacks() -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search", "rest", "order"]}, lairs={"6": 0}, serious={"a": ["leg"]})
    table.act("a careful 7", rule="NE-5.6").act("a move 7").act("a pay search").act("a pay rest", 8)
    assert (table["rooms"], table.told("attacked")) == ({"a": 7}, [])


def test_ne_4_18_a_lair_next_door_does_not_count_as_called() -> None:
    table = laid(hands={"a": ["search"]}, lairs={"7": 0}).act("a move 6", 9)
    assert (table["noise"], table["lairs"]) == (["2-6", "5-6", "6-7", "6-11"], {"7": 0})


def test_ne_3_17_beside_a_lair_nobody_rolls_for_the_bag_or_the_eggs() -> None:
    table = laid(
        2,
        next=("fuelExplosion1", 3, 8),
        phase="events",
        rooms={"a": 6, "b": 11},
        lairs={"6": 0},
        bag=[3],
    )
    assert table.told("rolled") == ["rolled b silence"]
    table = laid(
        2, rooms={"a": 5, "b": 11}, tiles={"5": "nest"}, hands={"a": ["search", "rest"], "b": []}, lairs={"5": 0}
    )
    table.act("a melee eggs").act("a pay search", 5)
    assert (table["eggs"], table.told("rolled")) == (4, [])


def test_ne_3_9_the_roll_beside_a_lair_may_bring_an_encounter() -> None:
    table = laid(
        2, rooms={"a": 6, "b": 11}, hands={"a": [], "b": ["search"]}, lairs={"6": 0}, noise=["6-7"], bag=[1, 2]
    )
    table.act("a pass", 0, 1, "contamination", "heartAttack")
    assert (table["nightmares"], table["madness"]["a"]) == (["6 lurker-0"], 2)


def test_ne_10_15_the_sensor_repeats_the_roll_beside_a_lair() -> None:
    table = laid(
        2,
        characters={"a": "scout", "b": "pilot"},
        rooms={"a": 6, "b": 11},
        hands={"a": ["search"], "b": ["rest"]},
        held={"a": ["rifle*4", "motionSensor"]},
        lairs={"6": 0},
    )
    table.act("a pass").act("a done", 0)
    assert table["question"] == {"a": "SensorChoice"}
    assert table.act("a reroll", 8)["noise"] == []


# === Rooms ==========================================================================================
def test_ne_6_13_who_explores_a_room_with_a_nightmare_fights_and_does_not_roll() -> None:
    table = laid(hands={"a": ["search"]}, rooms={"a": 5}, nightmares=["10 lurker-0"], tokens={"10": "lair1"})
    table.act("a move 10")
    assert (table["nightmares"], table["lairs"]) == (["10 lurker-0"], {"10": 0})
    assert table.told("rolled", "attacked") == []


def test_ne_4_14_danger_in_a_room_with_a_nightmare_calls_the_others() -> None:
    nightmares = ["10 lurker-0", "13 stalker-0"]
    table = laid(hands={"a": ["search"]}, rooms={"a": 5}, nightmares=nightmares, tokens={"10": "danger1"})
    assert table.act("a move 10")["nightmares"] == ["10 stalker-0", "10 lurker-0"]


def test_ne_4_20_a_doors_token_may_need_a_door_from_elsewhere() -> None:
    doors = ["1-3", "1-4", "3-7", "4-8", "7-8", "8-9", "8-11", "9-12", "11-14", "11-15", "12-16", "13-14"]
    table = laid(rooms={"a": 5}, hands={"a": ["search"]}, tokens={"10": "doors1"}, closed=doors)
    table.act("a move 10").act("a at 13-14", 8)
    assert sorted(table["closed"]) == sorted([*doors[:-1], "5-10"])


def test_ne_9_18_an_event_and_a_retreat_throw_out_who_waits() -> None:
    table = happened("agoraphobia2", players=2, rooms={"a": 11, "b": 5}, nightmares=["6 stalker-0"], **SECTION)
    assert (table["nightmares"], table["waiting"]["b"]) == (["5 stalker-0"], 0)
    table = laid(2, rooms={"a": 6, "b": 5}, hands={"a": ["search"], "b": []}, nightmares=["6 whisperer-0"], **SECTION)
    table.act("a shoot revolver whisperer-0", 4, "bite4", "fear1")
    assert (table["nightmares"], table["waiting"]["b"]) == (["5 whisperer-1"], 0)


def test_ne_9_22_the_airlock_takes_everything_but_the_despoiler_and_what_lies_there() -> None:
    table = laid(
        3,
        rooms={"a": 4, "b": 11, "c": 7},
        hands={"a": [], "b": [], "c": []},
        tiles={"4": "comms"},
        explored=[4, 7],
        passed=["b", "c"],
        closed=["1-4", "4-8"],
        airlock=4,
        fire=[4],
        nightmares=["4 despoiler-0", "4 lurker-0"],
        lairs={"4": 0},
        floor=["4 egg"],
        eggs=4,
    )
    table.act("a pass", 8, 2, "neurosis1", 3, "blank", 1)
    assert table.told("killed", "lair-destroyed", "died", "fire-out") == [
        "fire-out 4",
        "killed lurker 4",
        "lair-destroyed 4",
        "died a airlock",
    ]
    assert table["floor"] == ["4 carcass", "4 egg", "4 corpseA"]
    assert table.told("faded") == ["faded despoiler 4"]  # nobody is in sight of it, so it lurks


# === Encounters and attacks =========================================================================
def test_ne_6_9_the_objectives_are_chosen_before_the_surprise() -> None:
    table = laid(
        2,
        contact=False,
        kept={"a": 0, "b": 0},
        rooms={"a": 11, "b": 8},
        hands={"a": ["search"], "b": []},
        noise=["6-11"],
        goals={"a": ["precious", "burial"], "b": ["abOvo", "hoarder"]},
    )
    table.act("a move 6", 2, 4).act("a keep-goal burial")
    assert table.told("surprised") == []
    table.act("b keep-goal abOvo", "contamination", "heartAttack")
    assert table.told("surprised", "panicked") == ["surprised a", "panicked a heartAttack"]


def test_ne_10_15_who_keeps_the_nerves_may_still_give_up_the_armor() -> None:
    table = laid(characters={"a": "soldier"}, hands={"a": ["search", "nerves"]}, quests={"a": [1, 0]}, noise=["6-11"])
    table.act("a move 6").act("a pay search", 2, 4).act("a no")
    assert table["question"] == {"a": "ArmorAgainstSurprise"}
    assert table.act("a yes")["contamination"] == 27


def test_ne_7_10_when_the_first_victim_is_dead_the_next_nightmare_turns_to_another() -> None:
    table = happened(
        "bite1",
        "braineating1",
        "agoraphobia1",
        players=2,
        rooms={"a": 6, "b": 6},
        hands={"a": [], "b": ["search"]},
        serious={"a": ["leg+", "back+"]},
        nightmares=["6 whisperer-0", "6 lurker-0"],
    )
    assert table.told("attacked", "died") == [
        "attacked whisperer a bite1",
        "died a nightmare",
        "attacked lurker b braineating1",
    ]


def test_ne_7_11_a_duplicate_without_a_figure_is_the_next_lower_one_and_does_not_attack() -> None:
    whisperers = ["6 whisperer-0", *["7 whisperer-0"] * 3]
    table = happened("duplicate1", "agoraphobia2", rooms={"a": 6}, nightmares=whisperers)
    assert table["nightmares"] == ["6 whisperer-0", "6 lurker-0", *["7 whisperer-0"] * 3]
    assert table.told("attacked") == ["attacked whisperer a duplicate1"]


def test_ne_7_11_frenzy_spares_who_waits_in_a_pod() -> None:
    table = happened(
        "frenzy1", "leg", "fireWave1", players=2, rooms={"a": 5, "b": 5}, nightmares=["5 stalker-0"], **SECTION
    )
    assert table["serious"] == {"a": ["leg"], "b": []}


def test_ne_10_10_who_flees_to_a_lured_nightmare_is_not_attacked_by_it() -> None:
    """Only those in combat when the bait falls attack first: the lurker of room 8 was alone."""
    table = laid(
        2,
        rooms={"a": 3, "b": 6},
        hands={"a": ["search"], "b": []},
        packs={"a": ["bait"]},
        explored=[3, 6, 7, 8],
        madness={"b": 2},
        noise=["3-7"],
        nightmares=["6 stalker-0", "8 lurker-0"],
    )
    table.act(
        "a use bait at:7",
        *("dismay1", "contamination", "blindEscape", "terror1"),
        *(4, "madness-captain", "courage"),
    )
    table.act("b to 8")
    assert table.told("attacked", "walked") == ["walked stalker 7", "walked lurker 7"]
    assert table["nightmares"] == ["7 stalker-0", "7 lurker-0"]


# === Events =========================================================================================
def test_ne_11_6_whispers_reach_who_fights() -> None:
    table = happened("braineating1", "whispers1", "fear1", rooms={"a": 6}, nightmares=["6 lurker-0"])
    assert table["noise"] == ["5-6"]


def test_ne_11_6_a_despoiler_that_is_aboard_sends_the_stalker() -> None:
    table = happened("agoraphobia1", players=2, rooms={"a": 6, "b": 6}, nightmares=["7 despoiler-0"])
    assert table["nightmares"] == ["6 stalker-0", "7 despoiler-0"]


def test_ne_11_6_terror_finds_who_waits_and_fills_a_wounded_back_to_five() -> None:
    cards = ["rest", "order", "reload", "motivation", "rest", "knowledge", "piloting"]
    table = happened(
        "terror1",
        *cards,
        players=2,
        rooms={"a": 11, "b": 5},
        hands={"a": ["search"], "b": ["search", "infected"]},
        serious={"a": ["back"]},
        **SECTION,
    )
    assert table["madness"] == {"a": 1, "b": 5}


def test_ne_11_7_who_waits_in_a_pod_sees_nothing_lurk_and_a_door_hides_nothing() -> None:
    table = happened(
        "agoraphobia2",
        1,
        2,
        players=2,
        rooms={"a": 11, "b": 5},
        nightmares=["10 lurker-0", "13 lurker-0", "15 lurker-0"],
        lairs={"10": 0},
        closed=["11-15"],
        **SECTION,
    )
    assert (table["nightmares"], table["lairs"]) == (["15 lurker-0"], {"10": 0})
    assert table["noise"] == ["5-10", "10-13", "13-14", "13-19"]


@pytest.mark.parametrize(("fuse", "ending"), [(-1, "jump"), (0, "destroyed"), (5, "destroyed")])
def test_ne_11_2_at_the_end_of_a_track_nobody_attacks_any_more(fuse: int, ending: str) -> None:
    table = laid(
        2,
        phase="events",
        time=14,
        fuse=fuse,
        rooms={"a": 6, "b": 11},
        nightmares=["6 lurker-0"],
        fates={"b": "asleep"},
        coordinates=5,
    )
    assert (table["ending"], table.told("attacked")) == (ending, [])
    assert table["fates"] == {"a": "dead", "b": "asleep" if ending == "jump" else "dead"}
