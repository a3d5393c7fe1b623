"""The event cards and the steps of the event phase."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import CREW, Table, laid


# === Events =========================================================================================
def happened(*draws: Any, players: int = 1, **position: Any) -> Table:
    usual: dict[str, Any] = {"phase": "events", "time": 1}
    return laid(players, next=(*draws, "blank", 1), **(usual | position))


@pytest.mark.parametrize(
    ("card", "mover", "moves"),
    [
        ("neurosis1", "lurker", True),
        ("neurosis1", "whisperer", True),
        ("neurosis1", "stalker", False),
        ("agoraphobia2", "stalker", True),
        ("agoraphobia2", "despoiler", True),
        ("agoraphobia2", "whisperer", False),
    ],
)
def test_ne_11_6_nightmares_of_the_card_move_through_its_corridor(card: str, mover: str, moves: bool) -> None:
    """Where they arrive nobody sees them, so they lurk."""
    table = happened(card, *([2] if moves else []), nightmares=[f"6 {mover}-1"], closed=["2-6", "5-6"])
    place = {"neurosis1": 2, "agoraphobia2": 5}[card]
    assert table.told("walked", "faded") == ([f"walked {mover} {place}", f"faded {mover} {place}"] if moves else [])
    assert table["nightmares"] == ([] if moves else [f"6 {mover}-1"])


def test_ne_11_6_who_fights_stays() -> None:
    fight: dict[str, Any] = {"rooms": {"a": 6}, "nightmares": ["6 lurker-0", "7 whisperer-0"]}
    table = happened("scratch1", "contamination", "neurosis1", 2, **fight)
    assert table.told("walked", "faded") == ["walked whisperer 3", "faded whisperer 3"]
    assert table["nightmares"] == ["6 lurker-0"]


def test_ne_11_6_into_the_technical_corridors_a_mover_vanishes() -> None:
    table = happened("neurosis1", 2, rooms={"a": 6}, nightmares=["5 lurker-0"])
    assert table.told("faded") == ["faded lurker 5"]


def test_ne_11_6_terror_fills_scans_and_discards_the_hand() -> None:
    table = laid(
        2,
        next=(
            "terror1",
            "order",
            "motivation",
            "reload",
            "search",
            "search",
            "rest",
            "knowledge",
            "piloting",
            "blank",
            1,
        ),
        phase="events",
        rooms={"a": 11, "b": 8},
        hands={"a": ["search", "infected"], "b": []},
        madness={"a": 2, "b": 2},
        passed=["a", "b"],
    )
    assert table["madness"] == {"a": 5, "b": 2}
    assert table.told("scanned") == ["scanned a 0 1"]
    assert table["contamination"] == 26


def test_ne_11_6_terror_keeps_clean_cards_and_their_madness() -> None:
    table = happened("terror1", hands={"a": ["search", "rest", "order", "reload", "contamination"]})
    assert table.told("scanned") == ["scanned a 1 0"]
    assert table["madness"] == {"a": 1}
    assert table["contamination"] == 26
    assert "scanned-clean" in [*table["discards"]["a"], *table["hands"]["a"]]
    assert table.told("maddened") == []


def test_ne_11_6_terror_a_card_scanned_before_counts_again() -> None:
    table = happened(
        "terror1", hands={"a": ["search", "rest", "order", "reload", "scanned-infected"]}, madness={"a": 3}
    )
    assert table["madness"] == {"a": 5}


def test_ne_11_6_hunt() -> None:
    hunters = ["6 lurker-2", "10 lurker-0", "11 whisperer-0"]
    table = happened("braineating1", "hunt1", 2, players=2, rooms={"a": 2, "b": 11}, nightmares=hunters)
    assert table.told("walked") == ["walked lurker 2"]
    assert table["nightmares"] == ["2 lurker-2", "11 whisperer-0"]


def test_ne_11_6_hunt_reaches_who_waits_in_no_room_never() -> None:
    table = happened(
        "hunt1",
        2,
        players=2,
        rooms={"a": 5, "b": 19},
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"a": 1},
        nightmares=["6 lurker-0"],
    )
    assert table.told("walked") == []


def test_ne_11_6_tendrils_reach_entrances_only() -> None:
    table = happened(
        "tendrils1", players=3, rooms={"a": 14, "b": 11, "c": 5}, tiles={"5": "evacA"}, unlocked=[1], waiting={"c": 1}
    )
    assert table["madness"] == {"a": 2, "b": 1, "c": 1}


def test_ne_11_6_monophobia_reaches_who_is_alone_and_at_peace() -> None:
    table = happened(
        "scratch1",
        "contamination",
        "monophobia1",
        "heartAttack",
        players=5,
        rooms={"a": 11, "b": 8, "c": 8, "d": 14, "e": 5},
        characters=dict(zip("abcde", CREW, strict=True)),
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"e": 1},
        nightmares=["14 whisperer-0"],
        kept=dict.fromkeys("abcde", 1),
    )
    assert table.told("panicked") == ["panicked a heartAttack"]


def test_ne_11_6_neurosis_reaches_the_room_of_a_lair_and_the_next_ones() -> None:
    table = happened(
        "neurosis1",
        "heartAttack",
        "heartAttack",
        players=4,
        rooms={"a": 6, "b": 11, "c": 15, "d": 7},
        lairs={"6": 0},
        closed=["6-7"],
        characters=dict(zip("abcd", CREW, strict=False)),
        kept=dict.fromkeys("abcd", 1),
    )
    assert table.told("panicked") == ["panicked a heartAttack", "panicked b heartAttack"]


def test_ne_11_6_agoraphobia_takes_the_lowest_room_with_two() -> None:
    table = happened(
        "agoraphobia1",
        players=5,
        rooms={"a": 11, "b": 11, "c": 8, "d": 8, "e": 1},
        characters=dict(zip("abcde", CREW, strict=True)),
        kept=dict.fromkeys("abcde", 1),
    )
    assert table["nightmares"] == ["8 despoiler-0"]
    assert table.told("surprised", "encountered") == []


def test_ne_11_6_fear_takes_madness_above_the_hand() -> None:
    table = happened(
        "fear1",
        "contamination",
        players=3,
        rooms={"a": 11, "b": 8, "c": 14},
        madness={"a": 2, "b": 2, "c": 2},
        hands={"a": ["search"], "b": ["search", "rest"], "c": ["search", "rest", "demolition"]},
    )
    assert table.told("contaminated") == ["contaminated a"]


def test_ne_11_6_whispers_reach_each_corridor_once_in_turn_order() -> None:
    table = happened(
        "whispers1",
        "hunt1",
        1,
        players=3,
        rooms={"a": 6, "b": 7, "c": 15},
        first="c",
        noise=["11-15"],
        bag=[1, 3],
        hands={"a": [], "b": [], "c": ["search"]},
    )
    assert table.told("noised", "encountered") == ["encountered c 15 1", "noised 6-7"]


def test_ne_11_6_computer_failure_needs_a_broken_one() -> None:
    tiles = {"5": "comms", "7": "command", "15": "cabins", "14": "canteen", "6": "hatch", "8": "shower"}
    assert happened("computerFailure1", tiles=tiles)["malfunction"] == []
    assert happened("computerFailure1", tiles=tiles, malfunction=[7])["malfunction"] == [5, 7]


def test_ne_11_6_ship_ai_failure() -> None:
    tiles = {"5": "comms", "7": "command", "15": "cabins", "14": "canteen", "6": "hatch", "8": "shower"}
    assert happened("aiFailure1", tiles=tiles)["malfunction"] == [5]
    assert happened("aiFailure1", tiles=tiles, malfunction=[7])["malfunction"] == [5, 7]
    assert happened("aiFailure1", tiles=tiles, malfunction=[5, 7])["fuse"] == 0
    assert happened("aiFailure1", tiles=tiles, malfunction=[5, 7], fuse=1)["fuse"] == 2
    asleep = happened("aiFailure1", players=2, tiles=tiles, malfunction=[5, 7], fates={"b": "asleep"})
    assert asleep["fuse"] == -1
    assert happened("aiFailure1", explored=[6], tiles=tiles)["malfunction"] == []


def test_ne_11_6_the_highest_pod_is_ejected_and_its_people_stand_in_the_section() -> None:
    table = happened(
        "podEjection1",
        players=3,
        rooms={"a": 11, "b": 2, "c": 5},
        tiles={"5": "evacA", "2": "evacB"},
        pods=[1, 3, 4],
        unlocked=[3, 4, 1],
        waiting={"b": 3, "c": 4},
    )
    assert table["pods"] == {"1": "unlocked", "2": "none", "3": "unlocked", "4": "ejected"}
    assert table["waiting"] == {"a": 0, "b": 3, "c": 0}
    assert table.told("pod-changed") == ["pod-changed 4 ejected"]


def test_ne_11_6_the_fire_wave_starts_at_the_lowest_fire_and_stops_at_doors() -> None:
    table = happened("fireWave1", fire=[6, 14], closed=["6-7"], rooms={"a": 20})
    assert table["fire"] == [2, 5, 6, 11, 14]
    assert happened("fireWave1", rooms={"a": 20})["fire"] == []


def test_ne_11_6_overheat() -> None:
    assert happened("overheat1", tiles={"5": "generator"})["malfunction"] == [5]
    table = happened("overheat1", tiles={"5": "generator"}, malfunction=[5], fire=[15], rooms={"a": 1})
    assert table["fire"] == [5, 6, 10, 11, 15, 16, 18]
    unknown = happened("overheat1", explored=[2], tiles={"5": "generator"}, malfunction=[5])
    assert (unknown["fire"], unknown["malfunction"]) == ([], [5])


# === Event phase ====================================================================================
def test_ne_11_1_the_steps_come_in_their_order() -> None:
    table = laid(
        next=("scratch1", "contamination", "scratch3", "scratch2", "agoraphobia2", 2, "blank", 1),
        phase="events",
        rooms={"a": 6},
        fire=[6],
        nightmares=["6 lurker-0", "14 lurker-0"],
    )
    names = ["time", "attacked", "hurt", "event", "faded", "bag-drawn", "round"]
    assert [told.split()[0] for told in table.told(*names)] == names


def test_ne_11_3_only_those_with_company_attack_and_each_once() -> None:
    table = laid(
        2,
        next=("braineating1", "braineating2", "bite1", "fuelExplosion1", 2, "blank", 1),
        phase="events",
        rooms={"a": 6, "b": 11},
        nightmares=["6 lurker-0", "6 whisperer-0", "11 lurker-0", "16 stalker-0"],
    )
    assert table.told("attacked") == [
        "attacked whisperer a braineating1",
        "attacked lurker a braineating2",
        "attacked lurker b bite1",
    ]


def test_ne_11_5_fire_burns_what_is_in_it_and_nothing_else() -> None:
    table = laid(
        next=("scratch3", "scratch2", "scratch1", "agoraphobia2", "blank", 1),
        phase="events",
        fire=[6, 8],
        nightmares=["6 whisperer-0", "14 whisperer-0", "15 lurker-0"],
        lairs={"8": 0, "15": 0},
        rooms={"a": 11},
    )
    assert table.told("hurt") == ["hurt whisperer-0 6 1", "hurt lair-0 8 1"]
    assert table["lairs"] == {"8": 1, "15": 0}


def test_ne_11_14_a_lost_egg_is_counted() -> None:
    table = laid(next=("agoraphobia2", "blank", 1), phase="events", fire=[6], floor=["6 egg"], eggs=2)
    assert (table.game.eggs_lost, table["eggs"]) == (1, 2)
