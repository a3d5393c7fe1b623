"""What the ship offers: engines, course, scanner, laboratory, doors, pods, hibernation."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import CREW, laid


@pytest.mark.parametrize(("slot", "engine"), [(21, 0), (20, 1), (19, 2)])
@pytest.mark.parametrize("works", [0, 1])
def test_ne_9_3_an_engine_is_seen_by_who_looks(slot: int, engine: int, works: int) -> None:
    engines = [1 - works] * 3
    engines[engine] = works
    table = laid(2, rooms={"a": slot, "b": 11}, hands={"a": ["search", "rest"], "b": []}, engines=engines)
    table.act(f"a room engine{engine + 1} plain")
    assert table.told("looked-engine") == [f"looked-engine a {engine} {works}"]
    assert table.game.engine_seen == [int(place == engine) for place in range(3)]


@pytest.mark.parametrize(("answer", "engines"), [("swap", [1, 0, 1]), ("leave-order", [1, 1, 1])])
def test_ne_9_4_tokens_are_swapped_or_left(answer: str, engines: list[int]) -> None:
    table = laid(characters={"a": "mechanic"}, rooms={"a": 20}, hands={"a": ["quickRepairs"]}, engines=[1, 1, 1])
    table.act("a play quickRepairs engine")
    assert (table.told("looked-engine"), table.game.engine_seen) == (["looked-engine a 1 1"], [0, 1, 0])
    table.act("a pass", rule="NE-9.4", because="swap-or-leave").act(f"a {answer}")
    assert table["engines"] == engines
    assert table.told("engine-touched") == [f"engine-touched a 1 {int(answer == 'swap')}"]


def test_ne_9_5_coordinates_are_seen_and_the_course_is_told() -> None:
    table = laid(2, rooms={"a": 1, "b": 11}, hands={"a": ["search", "rest", "order", "reload"], "b": []}, coordinates=7)
    table.act("a room cockpit plain").act("a pay search").act("a pay rest")
    assert (table.told("looked-course"), table.game.course_seen) == (["looked-course a 7"], 1)
    table.act("a room cockpit course:D")
    assert (table.told("course-set"), table["destination"]) == (["course-set a D"], "D")


def test_ne_9_11_the_fuse_is_told() -> None:
    for fuse, event in ((-1, "fuse-lit"), (0, "fuse-stopped")):
        table = laid(rooms={"a": 5}, tiles={"5": "generator"}, hands={"a": ["search", "rest"]}, fuse=fuse)
        assert table.act("a room generator plain").told("fuse-lit", "fuse-stopped") == [event]


def test_ne_10_12_looks_are_remembered() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        tiles={"6": "monitoring", "10": "storage"},
        tokens={"10": "fire1"},
        hands={"a": ["search", "rest"], "b": []},
    )
    table.act("a room monitoring at:10")
    assert (table.game.tile_seen, table.game.token_seen) == ([1 << 10, 0], [1 << 10, 0])


def test_ne_10_12_the_plans_show_two_tiles_but_no_token() -> None:
    table = laid(hands={"a": ["search"]}, packs={"a": ["shipPlans"]}, tiles={"3": "nest", "4": "armory"})
    table.act("a use shipPlans plain")
    assert table.offered() == [f"to {slot}" for slot in (3, 4, 9, 10, 12, 13, 16, 17, 18)]
    table.act("a to 5", rule="NE-10.12", because="choose-an-unexplored-room").act("a to 3")
    assert table.told("looked-room", "looked-token") == ["looked-room a 3 nest"]
    table.act("a to 4")
    assert table.told("looked-room") == ["looked-room a 4 armory"]
    assert table["question"] == {"a": "TakeTurn"}


@pytest.mark.parametrize(
    ("kept", "seen", "mark"), [(0, ["abOvo", "hoarder"], 2), (1, ["abOvo"], 512), (2, ["hoarder"], 512)]
)
def test_ne_10_13_the_log_shows_the_objective_or_both(kept: int, seen: list[str], mark: int) -> None:
    table = laid(
        2,
        hands={"a": ["search"], "b": []},
        rooms={"a": 6, "b": 11},
        tiles={"6": "command"},
        quests={"a": [1, 0]},
        goals={"b": ["abOvo", "hoarder"]},
        kept={"a": 1, "b": kept},
        contact=bool(kept),
    )
    table.act("a quest shipsLog person:b")
    assert table.told("looked-goal") == [f"looked-goal a b {goal}" for goal in seen]
    assert table.game.goal_seen == [mark, 0]


@pytest.mark.parametrize(
    ("mode", "madness", "hand"),
    [
        ("lower", 3, ["contamination", "infected"]),
        ("scan", 5, ["scanned-infected"]),
        ("lower-and-scan", 5, ["scanned-infected"]),
    ],
)
def test_ne_3_12_lower_or_scan_or_both(mode: str, madness: int, hand: list[str]) -> None:
    table = laid(
        rooms={"a": 6},
        tiles={"6": "shower"},
        hands={"a": ["search", "rest", "contamination", "infected"]},
        madness={"a": 4},
    )
    table.act(f"a room shower {mode}").act("a pay search").act("a pay rest")
    assert (table["madness"], table["hands"]) == ({"a": madness}, {"a": hand})


def test_ne_8_5_a_scan_keeps_action_cards_and_what_was_found_before() -> None:
    table = laid(hands={"a": ["rest", "search", "contamination", "scanned-infected", "scanned-clean"]})
    table.act("a play rest scan")
    assert (table["hands"], table.told("scanned")) == ({"a": ["search", "scanned-infected"]}, ["scanned a 2 1"])
    assert (table.game.clean_out, table.game.infected_out) == (2, 0)


@pytest.mark.parametrize(("card", "scanned", "contamination"), [("contamination", "1 0", 26), ("infected", "0 1", 25)])
def test_ne_10_11_alcohol_removes_a_card_and_an_infected_one_is_replaced(
    card: str, scanned: str, contamination: int
) -> None:
    for mode, held in (("plain", card), ("scan", f"scanned-{'clean' if card == 'contamination' else card}")):
        table = laid(hands={"a": ["search", held]}, packs={"a": ["alcohol"]})
        table.act(f"a use alcohol {mode}").act("a pay search", *(["contamination"] if card == "infected" else []))
        assert (table.told("scanned"), table["hands"]) == ([f"scanned a {scanned}"], {"a": []})
        assert table["contamination"] == contamination
        assert (table.game.clean_out, table.game.infected_out) == ((1, 0) if card == "contamination" else (0, 1))


def test_ne_10_11_alcohol_takes_the_card_that_is_named() -> None:
    table = laid(hands={"a": ["search", "contamination", "scanned-infected"]}, packs={"a": ["alcohol"]})
    assert {"use alcohol plain", "use alcohol scan"} <= set(table.offered())
    table.act("a use alcohol plain").act("a pay search")
    assert table["hands"] == {"a": ["scanned-infected"]}
    laid(hands={"a": ["search"]}, packs={"a": ["alcohol"]}).act(
        "a use alcohol plain", rule="NE-10.11", because="no-such-effect-now"
    )


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_ne_8_6_decontamination_sets_madness_down_to_three(before: int, after: int) -> None:
    table = laid(
        2,
        rooms={"a": 5, "b": 11},
        tiles={"5": "surgery"},
        hands={"a": ["search", "rest"], "b": ["search"]},
        madness={"a": before, "b": 5},
    )
    table.act("a room surgery plain")
    assert table["madness"] == {"a": after, "b": 5}
    assert table.told("maddened") == (["maddened a 3"] if before > 3 else [])


def test_ne_8_6_infected_cards_leave_the_game_wherever_they_are() -> None:
    table = laid(
        2,
        rooms={"a": 5, "b": 11},
        tiles={"5": "surgery"},
        hands={"a": ["search", "rest", "scanned-infected", "contamination"], "b": ["search"]},
        discards={"a": ["infected", "scanned-clean"]},
    )
    table.act("a room surgery plain").act("a pay search").act("a pay rest")
    assert (table.told("scanned"), table.game.infected_out) == (["scanned a 2 2"], 2)
    assert table["deck_sizes"]["a"] == 12


@pytest.mark.parametrize(
    ("position", "studies"),
    [
        ({"madness": {"a": 2, "b": 3}}, ["study:0"]),
        ({"madness": {"a": 3, "b": 1}}, ["study:0"]),
        ({"madness": {"a": 2, "b": 2}}, []),
        ({"held": {"b": ["egg"]}, "eggs": 4}, ["study:1"]),
        ({"held": {"a": ["carcass"]}}, ["study:2"]),
        ({"floor": ["5 carcass", "5 egg"]}, ["study:1", "study:2"]),
        ({"floor": ["6 carcass", "6 egg"]}, []),
        ({"floor": ["5 carcass", "5 egg"], "weak_open": [1]}, ["study:2"]),
        ({"floor": ["5 egg"], "weak_open": [1]}, []),
        ({"madness": {"a": 3}, "weak_open": [0]}, []),
        ({"madness": {"a": 3}, "weak_open": [1, 2]}, ["study:0"]),
    ],
)
def test_ne_8_13_what_the_laboratory_can_study(position: dict[str, Any], studies: list[str]) -> None:
    table = laid(
        2, rooms={"a": 5, "b": 5}, tiles={"5": "laboratory"}, hands={"a": ["search", "rest"], "b": []}, **position
    )
    assert [option for option in table.offered() if option.startswith("room")] == [
        f"room laboratory {study}" for study in studies
    ]
    for study in studies[:1]:
        table.act(f"a room laboratory {study}")
        which = int(study[-1])
        assert table.told("weakness-found") == [f"weakness-found {table['weaknesses'][which]} {which}"]


def test_ne_8_13_the_nest_is_an_egg_for_the_lab_equipment() -> None:
    for eggs, studies in ((1, ["quest labKit study:1"]), (0, [])):
        table = laid(
            characters={"a": "scientist"},
            rooms={"a": 5},
            tiles={"5": "nest"},
            hands={"a": ["search"]},
            quests={"a": [0, 1]},
            eggs=eggs,
        )
        assert [option for option in table.offered() if option.startswith("quest")] == studies


def test_ne_9_12_doors_are_worked_one_after_another_each_once() -> None:
    table = laid(
        rooms={"a": 7}, tiles={"7": "command"}, hands={"a": ["search", "rest"]}, closed=["5-6"], destroyed=["6-7"]
    )
    table.act("a room command at:6")
    assert table.offered() == ["at 2-6", "at 5-6", "at 6-11", "done"]
    table.act("a at 6-7", rule="NE-9.12", because="change-a-door").act("a at 5-6")
    assert (table["closed"], table.told("door-opened")) == ([], ["door-opened 5-6"])
    assert table.offered() == ["done", "at 6-11"]
    table.act("a at 6-11")
    assert table["closed"] == ["6-11"]
    table = laid(rooms={"a": 7}, tiles={"7": "command"}, hands={"a": ["search", "rest", "order"]})
    table.act("a room command at:6").act("a pay search").act("a pay rest").act("a done")
    assert (table["closed"], table["question"]) == ([], {"a": "TakeTurn"})


def test_ne_9_13_sealing_closes_every_door_once_and_opening_one_ends_it() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        tiles={"6": "airlock", "2": "comms"},
        hands={"a": ["search", "rest", "order"], "b": []},
        closed=["1-2"],
        packs={"a": ["tools"]},
    )
    assert "room airlock at:6" not in table.offered()
    table.act("a room airlock at:2").act("a pay search").act("a pay rest")
    assert (table["airlock"], table["closed"], table.told("airlock-set", "door-closed")) == (
        2,
        ["1-2", "2-6"],
        ["airlock-set 2", "door-closed 2-6"],
    )
    table.act("a use tools door:2-6")
    assert (table["airlock"], table["closed"]) == (0, ["1-2"])


def test_ne_9_13_a_room_with_a_destroyed_door_cannot_be_sealed() -> None:
    table = laid(
        rooms={"a": 6}, tiles={"6": "airlock", "2": "comms"}, hands={"a": ["search", "rest"]}, destroyed=["1-2"]
    )
    table.act("a room airlock at:2", rule="NE-9.13", because="no-such-effect-now")


def test_ne_9_13_the_airlock_spares_other_rooms() -> None:
    table = laid(
        3,
        rooms={"a": 6, "b": 5, "c": 10},
        tiles={"6": "airlock", "5": "comms"},
        airlock=5,
        closed=["5-6", "5-10"],
        fire=[5, 7],
        passed=["b", "c"],
        nightmares=["5 lurker-0", "14 lurker-0"],
        lairs={"8": 0},
    )
    table.act("a pass", 1)
    assert table.told("airlocked", "fire-out", "killed", "died")[:4] == [
        "airlocked 5",
        "fire-out 5",
        "killed lurker 5",
        "died b airlock",
    ]
    assert (table["airlock"], table["lairs"], table["lairs_killed"]) == (0, {"8": 0}, 0)
    assert (table["fates"]["a"], table["fates"]["c"]) == ("active", "active")


@pytest.mark.parametrize(
    ("pods", "unlocked", "waiting", "offered"),
    [
        ([1, 2, 3], [1, 2, 3], {}, ["pod:1", "pod:3"]),
        ([1, 2, 3], [3], {}, ["pod:3"]),
        ([1, 2, 3], [1, 3], {"b": 1, "c": 1}, ["pod:3"]),
        ([1, 2, 3], [1], {"b": 1}, ["pod:1"]),
        ([1, 2, 3], [2], {}, []),
    ],
)
def test_ne_9_6_which_pods_can_be_boarded(
    pods: list[int], unlocked: list[int], waiting: dict[str, int], offered: list[str]
) -> None:
    table = laid(
        3,
        rooms={"a": 5, "b": 5, "c": 5},
        tiles={"5": "evacA"},
        hands={"a": ["search", "rest"], "b": [], "c": []},
        pods=pods,
        unlocked=unlocked,
        waiting=waiting,
    )
    assert [option for option in table.offered() if option.startswith("room")] == [
        f"room evacA {pod}" for pod in offered
    ]


def test_ne_9_6_the_pods_of_section_b() -> None:
    table = laid(rooms={"a": 5}, tiles={"5": "evacB"}, hands={"a": ["search", "rest"]}, unlocked=[1, 2])
    table.act("a room evacB pod:2", 8)
    assert (table["waiting"], table.told("boarded")) == ({"a": 2}, ["boarded a 2"])
    table.act("a launch")
    assert (table["pods"]["2"], table.told("launched")) == ("launched", ["launched 2"])


def test_ne_9_6_nobody_boards_when_something_comes_or_panic_drives_them_off() -> None:
    usual: dict[str, Any] = {
        "rooms": {"a": 5},
        "tiles": {"5": "evacA"},
        "hands": {"a": ["search", "rest"]},
        "unlocked": [1],
        "noise": ["5-6"],
        "madness": {"a": 2},
    }
    table = laid(**usual).act("a room evacA pod:1", 4, 4, "contamination", "pyromaniac")
    assert (table["waiting"], table["nightmares"]) == ({"a": 0}, ["5 lurker-0"])
    table = laid(**usual).act("a room evacA pod:1", 4, "madness-captain", "blindEscape", "fear1", 8)
    assert (table["waiting"], table["rooms"]) == ({"a": 0}, {"a": 6})
    table = laid(**usual).act("a room evacA pod:1", 4, "madness-captain", "pyromaniac")
    assert table["waiting"] == {"a": 1}


def test_ne_9_10_nobody_falls_asleep_when_something_comes_or_panic_drives_them_off() -> None:
    usual: dict[str, Any] = {"hands": {"a": ["search", "rest"]}, "time": 8, "noise": ["6-11"], "madness": {"a": 2}}
    assert laid(**usual).act("a room hibernatorium plain", 2, 4, "contamination", "pyromaniac")["fates"] == {
        "a": "active"
    }
    table = laid(**usual).act("a room hibernatorium plain", 2, "madness-captain", "blindEscape", "fear1", 8)
    assert (table["fates"], table["rooms"]) == ({"a": "active"}, {"a": 8})


def test_ne_9_7_hatches_lock_and_unlock() -> None:
    for unlocked, state in (([1], "locked"), ([], "unlocked")):
        table = laid(rooms={"a": 6}, tiles={"6": "hatch"}, hands={"a": ["search", "rest"]}, unlocked=unlocked).act(
            "a room hatch pod:1"
        )
        assert (table["pods"]["1"], table.told("pod-changed")) == (state, [f"pod-changed 1 {state}"])


def test_ne_9_8_a_launch_takes_only_who_sits_in_that_pod() -> None:
    table = laid(
        4,
        rooms={"a": 5, "b": 5, "c": 5, "d": 11},
        tiles={"5": "evacA"},
        pods=[1, 2, 3],
        unlocked=[1, 3],
        waiting={"a": 1, "b": 1, "c": 3},
        phase="round",
        characters=dict(zip("abcd", CREW, strict=False)),
        kept=dict.fromkeys("abcd", 1),
    )
    table.act("a launch")
    assert table["fates"] == {"a": "away", "b": "away", "c": "active", "d": "active"}
    assert table["question"] == {"c": "InPod"}


def test_ne_9_8_a_locked_pod_is_left_or_kept() -> None:
    usual: dict[str, Any] = {"rooms": {"a": 5, "b": 11}, "tiles": {"5": "evacA"}, "waiting": {"a": 1}, "phase": "round"}
    table = laid(2, **usual)
    assert table.offered() == ["leave", "stay"]
    table.act("a launch", rule="NE-9.8", because="launch-leave-or-stay").act("a leave")
    assert (table["waiting"]["a"], table["question"], table["rooms"]["a"]) == (0, {"a": "TakeTurn"}, 5)
    table = laid(2, **usual).act("a stay")
    assert (table["passed"], table.told("passed")) == (["a"], ["passed a"])
    table.act("a done")
    assert (table["passed"], table["active"], table["waiting"]["a"]) == (["a"], "b", 1)


def test_ne_10_8_the_space_suit_costs_all_action_cards_and_no_other() -> None:
    table = laid(
        rooms={"a": 5},
        tiles={"5": "comms", "2": "generator"},
        packs={"a": ["spaceSuit"]},
        hands={"a": ["search", "rest", "contamination"]},
    )
    table.act("a use spaceSuit at:2").act("a pay search", 8)
    assert (table["rooms"], table["hands"], table["discards"]) == (
        {"a": 2},
        {"a": ["contamination"]},
        {"a": ["search", "rest"]},
    )


def test_ne_10_10_the_taser_takes_the_whole_hand_of_a_person() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 6},
        packs={"a": ["taser"]},
        hands={"a": ["search"], "b": ["rest", "contamination"]},
        discards={"b": ["interruption"]},
        nightmares=["6 lurker-0"],
    )
    table.act("a use taser person:b")
    assert (table["hands"]["b"], table["discards"]["b"]) == ([], ["rest", "interruption", "contamination"])
