"""Noise, encounters, moving."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid


# === Noise and encounters ===========================================================================
@pytest.mark.parametrize(
    ("roll", "noise", "told"),
    [
        (0, ["6-7"], "1"),
        (1, ["6-7"], "1"),
        (2, ["6-11"], "2"),
        (3, ["6-11"], "2"),
        (4, ["5-6"], "3"),
        (5, ["5-6"], "3"),
        (6, ["2-6"], "4"),
        (7, ["2-6"], "4"),
        (8, [], "silence"),
        (9, ["2-6", "5-6", "6-7", "6-11"], "danger"),
    ],
)
def test_ne_4_5_the_noise_die(roll: int, noise: list[str], told: str) -> None:
    table = laid(hands={"a": ["search"]}).act("a move 6", roll)
    assert (table["noise"], table.told("rolled")) == (noise, [f"rolled a {told}"])
    assert table.told("noised") == [f"noised {corridor}" for corridor in noise]


def test_ne_4_7_danger_calls_all_who_are_free_and_nobody_else() -> None:
    table = laid(
        3,
        rooms={"a": 11, "b": 5, "c": 1},
        hands={"a": ["search"], "b": [], "c": []},
        nightmares=["2 lurker-1", "2 stalker-2", "5 whisperer-0", "7 lurker-0", "14 despoiler-0"],
    )
    table.act("a move 6", 9)
    assert table["nightmares"] == ["5 whisperer-0", "6 stalker-2", "6 lurker-0", "6 lurker-1", "14 despoiler-0"]
    assert table.told("walked") == ["walked stalker 6", "walked lurker 6", "walked lurker 6"]
    assert table["noise"] == []


def test_ne_4_18_nightmares_that_fight_next_door_do_not_count() -> None:
    table = laid(2, rooms={"a": 11, "b": 5}, hands={"a": ["search"], "b": []}, nightmares=["5 whisperer-0"]).act(
        "a move 6", 9
    )
    assert (table["nightmares"], table["noise"]) == (["5 whisperer-0"], ["2-6", "5-6", "6-7", "6-11"])


def test_ne_9_18_danger_and_hunts_throw_out_who_waits() -> None:
    table = laid(
        3,
        rooms={"a": 6, "b": 5, "c": 2},
        tiles={"5": "evacA", "2": "evacB"},
        hands={"a": ["search"], "b": [], "c": []},
        waiting={"b": 1, "c": 2},
        unlocked=[1, 2],
        nightmares=["10 lurker-0"],
    )
    table.act("a move 5", 9)
    assert (table["nightmares"], table["waiting"]) == (["5 lurker-0"], {"a": 0, "b": 0, "c": 2})
    table = laid(
        3,
        rooms={"a": 6, "b": 5, "c": 5},
        tiles={"5": "evacA"},
        hands={"a": ["search"], "b": [], "c": []},
        waiting={"b": 1},
        unlocked=[1],
        noise=["5-6"],
        fates={"c": "dead"},
        madness={"a": 1},
    )
    table.act("a move 5", 4, 4, "contamination", "heartAttack")
    assert (table["nightmares"], table["waiting"]["b"]) == (["5 lurker-0"], 0)


@pytest.mark.parametrize(
    ("madness", "minis", "comes"),
    [
        (5, ["14 despoiler-0"], "stalker"),
        (5, ["14 despoiler-0", "14 stalker-0"], "whisperer"),
        (4, ["14 stalker-0"], "whisperer"),
        (3, ["14 whisperer-0"] * 3, "whisperer"),
        (3, ["14 whisperer-0"] * 4, "lurker"),
        (1, ["14 lurker-0"] * 5, "lurker"),
    ],
)
def test_ne_6_4_which_figure_comes(madness: int, minis: list[str], comes: str) -> None:
    table = laid(
        hands={"a": ["search", "rest", "order", "reload", "motivation"]},
        noise=["6-11"],
        madness={"a": madness},
        nightmares=minis,
    )
    table.act("a move 6").act("a pay search", 2, 4)
    assert table.told("appeared") == [f"appeared {comes} 6"]


def test_ne_6_12_only_lurkers_make_room_for_lurkers() -> None:
    table = laid(
        hands={"a": ["search", "rest", "order", "reload", "motivation"]},
        noise=["6-11"],
        bag=[4],
        nightmares=["14 lurker-0"] * 6 + ["15 whisperer-0"],
    )
    table.act("a move 6").act("a pay search", 2, 4, 1, 1, 2, 2, 2, 3)
    assert table["nightmares"] == ["6 lurker-0", "15 whisperer-0"]


@pytest.mark.parametrize(
    ("draw", "noise", "panics"), [("blank", True, False), ("madness-captain", True, True), (4, False, False)]
)
def test_ne_6_1_the_noise_of_the_room_is_taken_and_others_stays(draw: Any, noise: bool, panics: bool) -> None:
    table = laid(
        hands={"a": ["search", "rest", "order", "reload", "motivation"]},
        noise=["5-6", "6-11", "1-2", "technical"],
        bag=[4],
    )
    table.act("a move 6").act("a pay search", 2, draw, *(["heartAttack"] if panics else []))
    around = ["2-6", "5-6", "6-7", "6-11"] if noise else []
    assert table["noise"] == ["1-2", *around, "technical"]
    assert bool(table.told("panicked")) == panics
    assert table["bag"] == ([0, 4, 11] if draw != 4 else [0, 11])


def test_ne_6_9_the_first_nightmare_is_told_once() -> None:
    table = laid(
        2,
        contact=False,
        kept={"a": 0, "b": 0},
        hands={"a": ["search", "rest", "order", "reload", "motivation"], "b": []},
        noise=["6-11", "6-7"],
        goals={"a": ["precious", "burial"], "b": ["abOvo", "hoarder"]},
        rooms={"a": 11, "b": 8},
    )
    table.act("a move 6").act("a pay search", 2, 4)
    assert (table.told("contact", "appeared"), table["contact"]) == (["appeared lurker 6", "contact"], True)
    table.act("b keep-goal hoarder")
    assert table.told("goal-kept") == ["goal-kept b hoarder"]
    table.act("a keep-goal burial")
    assert table["kept"] == {"a": 2, "b": 2}


def test_ne_6_9_the_dead_do_not_choose_nor_who_has_chosen() -> None:
    table = laid(
        3,
        contact=False,
        kept={"a": 0, "b": 0, "c": 1},
        fates={"b": "dead"},
        hands={"a": ["search"], "c": []},
        noise=["6-11"],
        rooms={"a": 11, "c": 8},
    )
    table.act("a move 6", 2, 4)
    assert table["question"] == {"a": "KeepGoal"}


def test_ne_6_9_later_nightmares_and_lairs_ask_nobody() -> None:
    table = laid(
        2,
        kept={"a": 0, "b": 0},
        hands={"a": ["search", "rest", "order", "reload", "motivation"], "b": []},
        noise=["6-11"],
        rooms={"a": 11, "b": 8},
    )
    table.act("a move 6").act("a pay search", 2, 4)
    assert table["question"] == {"a": "TakeTurn"}
    table = laid(
        2,
        contact=False,
        kept={"a": 0, "b": 0},
        hands={"a": ["search"], "b": []},
        rooms={"a": 5, "b": 8},
        tokens={"10": "lair1"},
    )
    table.act("a move 10")
    assert (table.told("lair-placed", "contact"), table["question"]) == (["lair-placed 10"], {"a": "TakeTurn"})


@pytest.mark.parametrize(("answer", "rolls", "hand"), [("no", [], ["search", "rest"]), ("reroll", [8], ["rest"])])
def test_ne_10_15_the_sensor_repeats_a_roll_for_a_card_once(answer: str, rolls: list[int], hand: list[str]) -> None:
    table = laid(
        characters={"a": "scout"},
        hands={"a": ["search", "rest", "demolition"]},
        held={"a": ["rifle*4", "motionSensor"]},
    )
    table.act("a move 6").act("a pay demolition", 0)
    assert table.offered() == ["no", "reroll"]
    table.act("a pass", rule="NE-10.15", because="roll-again-or-not").act(f"a {answer}")
    if answer == "reroll":
        table.act("a pay search", *rolls)
    assert (table["hands"], table["noise"]) == ({"a": hand}, ["6-7"] if answer == "no" else [])
    assert table["question"] == {"a": "TakeTurn"}


def test_ne_10_15_the_sensor_needs_a_card() -> None:
    scout: dict[str, Any] = {"characters": {"a": "scout"}, "held": {"a": ["motionSensor"]}}
    table = laid(hands={"a": ["search", "contamination"]}, **scout).act("a move 6").act("a pay search", 0)
    assert table.offered() == ["no"]
    assert laid(hands={"a": ["search"]}, **scout).act("a move 6", 0)["noise"] == ["6-7"]


def test_ne_5_13_nerves_are_discarded_or_not_there() -> None:
    table = (
        laid(characters={"a": "soldier"}, hands={"a": ["nerves", "rest"]}, noise=["6-11"])
        .act("a move 6")
        .act("a pay rest", 2, 4)
    )
    table.act("a pass", rule="NE-5.13", because="nerves-or-not").act("a play nerves plain")
    assert (table["hands"], table["discards"]) == ({"a": []}, {"a": ["rest", "nerves"]})
    table = (
        laid(characters={"a": "soldier"}, hands={"a": ["search", "rest"]}, noise=["6-11"])
        .act("a move 6")
        .act("a pay rest", 2, 4)
    )
    assert table.offered() == ["no"]
    table = (
        laid(hands={"a": ["search", "rest"]}, noise=["6-11"])
        .act("a move 6")
        .act("a pay rest", 2, 4, "contamination", "heartAttack")
    )
    assert table["question"] == {"a": "TakeTurn"}


# === Moving =========================================================================================
def test_ne_4_11_the_marker_goes_where_there_is_none() -> None:
    table = laid(hands={"a": ["search", "rest"]}, noise=["11-14"]).act("a careful 14")
    assert table.offered() == ["at 13-14", "at 14-17", "at technical"]
    table.act("a at 11-14", rule="NE-4.11", because="choose-a-quiet-corridor").act("a at technical")
    assert table["noise"] == ["11-14", "technical"]
    assert table["rooms"] == {"a": 14}


def test_ne_4_11_in_company_nothing_is_placed() -> None:
    table = laid(2, rooms={"a": 11, "b": 6}, hands={"a": ["search", "rest"], "b": []}).act("a careful 6")
    assert (table["noise"], table["rooms"]["a"], table.told("moved")) == ([], 6, ["moved a 6"])


@pytest.mark.parametrize(("how", "closed"), [("walks", ["5-10"]), ("destroyed", []), ("plans", [])])
def test_ne_4_4_doors_shut_behind_who_walked_in(how: str, closed: list[str]) -> None:
    usual: dict[str, Any] = {
        "hands": {"a": ["search"]},
        "rooms": {"a": 5},
        "tokens": {"10": "doors1", "9": "doors2"},
        "packs": {"a": ["corridorPlans"]},
    }
    if how == "destroyed":
        usual["destroyed"] = ["5-10"]
    table = laid(**usual).act("a use corridorPlans at:9" if how == "plans" else "a move 10", 8)
    assert table["closed"] == closed
    assert table.game.token[9 if how == "plans" else 10] == 0


def test_ne_4_4_a_token_is_turned_once() -> None:
    table = laid(
        2,
        hands={"a": ["search", "rest"], "b": ["search"]},
        rooms={"a": 5, "b": 13},
        tokens={"10": "fire1"},
        tiles={"10": "storage"},
        actions=1,
    )
    table.act("a move 10").act("a pay search", 8, "back") if False else table.act("a move 10").act("a pay search", 8)
    assert (table["fire"], table["tokens"].get("10")) == ([10], None)
    assert table.told("moved", "explored", "burnt", "rolled") == [
        "moved a 10",
        "explored 10 storage fire1",
        "burnt 10",
        "rolled a silence",
    ]
    table.act("b move 10")
    assert table.told("explored", "burnt", "rolled") == []


def test_ne_5_9_reconnaissance_makes_no_noise_and_cancels_danger() -> None:
    table = laid(
        characters={"a": "scout"},
        hands={"a": ["reconnaissance", "search"]},
        rooms={"a": 5},
        tokens={"10": "danger1"},
        nightmares=["13 lurker-0"],
    )
    table.act("a play reconnaissance at:10")
    assert (table["noise"], table["nightmares"], table["rooms"]) == ([], ["13 lurker-0"], {"a": 10})
    assert table.told("rolled") == []
