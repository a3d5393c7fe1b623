"""Moving, noise, encounters and the event phase, step by step: who is concerned, and in which order."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import Table, laid

SECTION: dict[str, Any] = {"tiles": {"5": "evacA"}, "unlocked": [1], "waiting": {"b": 1}}


# === Noise and danger ===============================================================================
def test_ne_9_18_danger_that_calls_nobody_throws_nobody_out() -> None:
    table = laid(2, rooms={"a": 6, "b": 5}, hands={"a": ["search"], "b": []}, **SECTION)
    table.act("a move 5", 9)
    assert (table["waiting"], table["noise"]) == ({"a": 0, "b": 1}, ["5-6", "5-10", "technical"])


def test_ne_9_18_who_left_in_a_pod_is_not_called_back() -> None:
    table = laid(2, rooms={"a": 6, "b": 5}, hands={"a": ["search"], "b": []}, nightmares=["10 lurker-0"], **SECTION)
    table.game.fate[1] = 3
    table.act("a move 5", 9)
    assert (table["nightmares"], table["waiting"], table["fates"]["b"]) == (["5 lurker-0"], {"a": 0, "b": 1}, "away")


# === Encounters =====================================================================================
@pytest.mark.parametrize(("madness", "comes"), [(1, "lurker"), (3, "whisperer"), (4, "stalker"), (5, "stalker")])
def test_ne_3_20_a_dead_despoiler_changes_nothing_for_the_others(madness: int, comes: str) -> None:
    table = laid(
        hands={"a": ["search", "rest", "order", "reload", "motivation"]},
        noise=["6-11"],
        madness={"a": madness},
        lairs_killed=3,
    )
    table.act("a move 6").act("a pay search", 2, 4)
    assert table.told("appeared") == [f"appeared {comes} 6"]


@pytest.mark.parametrize(
    ("token", "hand", "surprised"),
    [
        (1, 0, True),
        (1, 1, False),
        (2, 1, False),
        (2, 0, True),
        (3, 1, True),
        (3, 2, False),
        (4, 2, True),
        (4, 3, False),
    ],
)
def test_ne_8_14_slow_ones_surprise_by_one_less_but_never_by_nothing(token: int, hand: int, surprised: bool) -> None:
    table = laid(
        hands={"a": ["search", "rest", "order", "reload"][: hand + 1]},
        noise=["6-11"],
        bag=[token],
        weaknesses=["walls", "slow", "foam"],
        weak_open=[1],
    )
    table.act("a move 6", *([2, token, "contamination", "heartAttack"] if hand == 0 else []))
    if hand:
        table.act("a pay search", 2, token, *(["contamination", "heartAttack"] if surprised else []))
    assert bool(table.told("surprised")) == surprised


def test_ne_6_10_the_tokens_that_were_met_are_remembered_the_last_twelve() -> None:
    """They were shown to everybody: four bits each, the last one lowest."""
    table = laid(hands={"a": ["search", "rest", "order", "reload", "motivation"]}, noise=["6-11"], bag=[4])
    table.game.tokens_met = 0x123412341234
    table.act("a move 6").act("a pay search", 2, 4)
    assert table.game.tokens_met == 0x234123412344


def test_ne_6_5_a_madness_token_returns_when_the_panic_is_over() -> None:
    """First noise, then the panic card, last the token: C after A and B."""
    wounds = {"a": ["leg+", "back+"]}
    table = laid(hands={"a": ["search"]}, noise=["6-11"], bag=[4], madness={"a": 2}, serious=wounds)
    table.act("a move 6", 2, "madness-captain", "ripping")
    assert (table["question"], table["bag"]) == ({"a": "RipBandage"}, [0, 4])
    assert table["noise"] == ["2-6", "5-6", "6-7", "6-11"]
    table.act("a wound leg")
    assert table["bag"] == [0, 4, 11]


def test_ne_11_11_the_token_of_the_bag_returns_when_the_panic_is_over() -> None:
    table = laid(
        2,
        next=("fuelExplosion1", "madness-pilot", "ripping"),
        phase="events",
        rooms={"a": 11, "b": 8},
        bag=[4],
        madness={"b": 2},
        serious={"b": ["leg+", "back+"]},
    )
    assert (table["question"], table["bag"]) == ({"b": "RipBandage"}, [0, 4, 11])
    table.act("b wound leg")
    assert table["bag"] == [0, 4, 11, 12]


ALL_TOKENS = [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4]


def test_ne_6_10_the_token_is_set_aside_when_the_nightmare_has_come() -> None:
    """All tokens are in the bag, so the lurkers that leave the board bring none; then the drawn one is set aside."""
    table = laid(
        hands={"a": ["search", "rest", "order", "reload", "motivation"]},
        noise=["6-11"],
        bag=ALL_TOKENS,
        nightmares=["14 lurker-0"] * 6,
    )
    table.act("a move 6").act("a pay search", 2, 4)
    assert (table["nightmares"], table["reserve"]) == (["6 lurker-0"], 1)
    assert table["bag"] == [0, *ALL_TOKENS[:-1], 11]


# === Moving =========================================================================================
def test_ne_4_12_a_doors_token_reached_without_a_corridor_closes_nothing() -> None:
    table = laid(
        characters={"a": "mechanic"},
        rooms={"a": 5},
        hands={"a": ["technicalCorridors", "search"]},
        tokens={"9": "doors1"},
    )
    table.act("a play technicalCorridors at:9", 8)
    assert (table["closed"], table["rooms"]) == ([], {"a": 9})
    assert table.told("explored", "door-closed")[0].endswith("doors1")


# === Events =========================================================================================
def happened(*draws: Any, players: int = 1, **position: Any) -> Table:
    usual: dict[str, Any] = {"phase": "events", "time": 1}
    return laid(players, next=(*draws, "blank", 1), **(usual | position))


def test_ne_11_6_first_the_nightmares_move_then_the_text_happens() -> None:
    """Hunt: the stalker comes next to the prey through corridor 1, and from there to it, through a closed door."""
    table = happened(
        "hunt1",
        rooms={"a": 2},
        nightmares=["3 stalker-0"],
        closed=["1-2"],
        weaknesses=["walls", "slow", "foam"],
        weak_open=[0],
    )
    assert table.told("walked") == ["walked stalker 1", "walked stalker 2"]
    table = happened("hunt1", rooms={"a": 2}, nightmares=["1 lurker-0"], closed=["1-2"])
    assert table.told("walked") == ["walked lurker 2"]


def test_ne_11_6_hunters_that_meet_stand_largest_first() -> None:
    table = happened("hunt1", rooms={"a": 6}, nightmares=["5 lurker-0", "11 whisperer-0"])
    assert table["nightmares"] == ["6 whisperer-0", "6 lurker-0"]
    assert [monster >> 4 & 15 for monster in table.game.monsters] == [2, 1]


def test_ne_11_6_agoraphobia_counts_the_cockpit() -> None:
    table = happened("agoraphobia1", players=4, rooms={"a": 1, "b": 1, "c": 11, "d": 11})
    assert table["nightmares"] == ["1 despoiler-0"]


def test_ne_11_6_whispers_in_the_first_corridor_of_the_ship() -> None:
    assert happened("whispers1", "fear1", rooms={"a": 1})["noise"] == ["1-2"]


def test_ne_11_6_a_corridor_that_only_a_waiting_character_has_is_not_done_with() -> None:
    table = happened("whispers1", "fear1", players=2, rooms={"a": 6, "b": 5}, first="b", **SECTION)
    assert table["noise"] == ["5-6"]


@pytest.mark.parametrize(("pods", "ejected"), [([1], 1), ([1, 3], 3), ([1, 2], 2)])
def test_ne_11_6_the_highest_pod_of_those_that_are_left_is_ejected(pods: list[int], ejected: int) -> None:
    table = happened("podEjection1", pods=pods)
    assert table.told("pod-changed") == [f"pod-changed {ejected} ejected"]


def test_ne_11_6_a_working_generator_breaks_and_does_not_burn() -> None:
    table = happened("overheat1", tiles={"5": "generator"}, fire=[15], rooms={"a": 1})
    assert (table["malfunction"], table["fire"]) == ([5], [15])


def test_ne_11_6_overheat_without_a_known_generator_breaks_nothing() -> None:
    table = happened("overheat1", explored=[2], tiles={"5": "generator"})
    assert (table.told("broke", "burnt"), table.game.malfunction) == ([], 0)


# === Event phase ====================================================================================
def test_ne_11_5_each_one_burns_in_its_own_room_once() -> None:
    """With its first injury the one looks like the other."""
    table = laid(
        next=("scratch3", "scratch2", "agoraphobia2", "blank", 1),
        phase="events",
        rooms={"a": 11},
        fire=[6, 14],
        nightmares=["6 whisperer-0", "14 whisperer-1"],
    )
    assert table.told("hurt") == ["hurt whisperer-0 6 1", "hurt whisperer-1 14 1"]
    assert table["nightmares"] == ["6 whisperer-1", "14 whisperer-2"]


def test_ne_11_8_who_dies_before_the_own_roll_rolls_no_more() -> None:
    """The roll of the one brings defeatism over the other, whose madness is 5."""
    table = laid(
        3,
        next=("fuelExplosion1", 3, 2, "madness-captain", "defeatism", 8),
        phase="events",
        rooms={"a": 6, "b": 6, "c": 11},
        noise=["6-11"],
        bag=[3],
        madness={"a": 3, "b": 5},
        discards={"b": ["interruption"]},
        time=1,
    )
    assert table.told("rolled", "died") == ["rolled a 2", "died b madness", "rolled c silence"]


def test_ne_9_19_who_waits_rolls_not_even_where_nothing_is() -> None:
    table = laid(2, next=("fuelExplosion1", 3, 8), phase="events", rooms={"a": 11, "b": 5}, bag=[3], **SECTION)
    assert table.told("rolled") == ["rolled a silence"]
