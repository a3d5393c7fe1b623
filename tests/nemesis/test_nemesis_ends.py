"""The end: engines, course, contamination and every objective."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import CREW, TILES, Table, laid

EARTH, MARS, VENUS = 5, 3, 4  # coordinate cards with that planet under B
WAYS: dict[str, dict[str, Any]] = {
    "pod": {"waiting": {"a": 1}, "rooms": {"a": 5, "b": 6}, "phase": "round", "time": 3},
    "sleep": {"rooms": {"a": 11, "b": 6}, "time": 8, "hands": {"a": ["search", "rest"], "b": []}},
}
SHIP: dict[str, Any] = {
    "tiles": {"5": "evacA", "6": "hatch"},
    "unlocked": [1],
    "numbers": {"a": 3, "b": 1},
    "first": "a",
}


def ended(way: str, goal: str, players: int = 2, **position: Any) -> Table:
    """The last active player leaves with that objective."""
    other = {"b": "dead"} | position.pop("others", {})
    options = position.pop("options", {})
    where = WAYS[way] | {"fates": other, "goals": {"a": [goal, "explorer" if goal != "explorer" else "burial"]}}
    table = laid(players, options=options, **(SHIP | where | position))
    return table.act("a launch") if way == "pod" else table.act("a room hibernatorium plain", 8)


def won(table: Table) -> bool:
    assert table["over"]
    shown = "goal-shown a " + table["goals"]["a"][0]
    fulfilled = bool(table["winners"] == ["a"])
    assert [told for told in table.told("goal-shown") if told.split()[1] == "a"] == [f"{shown} {int(fulfilled)}"]
    return fulfilled


ALL = {"explored": TILES}
NEST_GONE = {"eggs": 0}
SIGNAL = {"signals": ["a"]}
LAIRS = {"lairs_killed": 3}
FUSE = {"fuse": 1}
BOTH = {"others": {"b": "away"}}
GOALS: list[tuple[str, str, dict[str, Any], bool]] = [
    ("property", "sleep", BOTH | {"coordinates": EARTH}, True),
    ("property", "pod", BOTH | {"coordinates": VENUS}, False),
    ("property", "pod", BOTH | {"coordinates": EARTH}, True),
    ("property", "pod", {"coordinates": VENUS}, True),
    ("oldFriendship", "pod", BOTH | {"coordinates": VENUS}, False),
    ("oldFriendship", "pod", BOTH | {"coordinates": EARTH}, True),
    ("quarantine", "sleep", BOTH | {"coordinates": MARS}, True),
    ("quarantine", "pod", {"coordinates": EARTH}, False),
    ("quarantine", "pod", NEST_GONE | {"coordinates": EARTH}, True),
    ("quarantine", "pod", NEST_GONE | {"coordinates": VENUS}, False),
    ("explorer", "pod", SIGNAL | ALL, True),
    ("explorer", "pod", ALL, False),
    ("explorer", "pod", SIGNAL, False),
    ("explorer", "pod", SIGNAL | {"explored": TILES[1:]}, False),
    ("burial", "pod", SIGNAL | {"held": {"a": ["blueCorpse"]}, "floor": []}, True),
    ("burial", "pod", SIGNAL, False),
    ("burial", "pod", {"held": {"a": ["blueCorpse"]}, "floor": []}, False),
    (
        "hoarder",
        "sleep",
        {"packs": {"a": ["tape", "tools", "food", "bandages", "grenade", "bait", "drone"]}, "coordinates": EARTH},
        False,
    ),
    ("greatHunt", "pod", LAIRS, True),
    ("greatHunt", "pod", SIGNAL | FUSE, True),
    ("greatHunt", "pod", FUSE, False),
    ("greatHunt", "pod", SIGNAL | {"lairs_killed": 2}, False),
    ("greatHunt", "pod", LAIRS | {"options": {"great_hunt": "signal"}}, False),
    ("greatHunt", "pod", LAIRS | SIGNAL | {"options": {"great_hunt": "signal"}}, True),
    ("friends", "pod", BOTH, True),
    ("friends", "pod", {}, False),
    ("aliens", "pod", SIGNAL | NEST_GONE, True),
    ("aliens", "pod", NEST_GONE, False),
    ("aliens", "pod", SIGNAL, False),
    ("aliens", "pod", SIGNAL | FUSE, True),
    ("precious", "pod", SIGNAL | {"held": {"a": ["egg"]}, "eggs": 4}, True),
    ("precious", "pod", SIGNAL, False),
    ("precious", "pod", {"held": {"a": ["egg"]}, "eggs": 4}, False),
    ("necroscopy", "pod", SIGNAL | {"weak_open": [2]}, True),
    ("necroscopy", "pod", {"weak_open": [2]}, False),
    ("necroscopy", "pod", SIGNAL | {"weak_open": [0, 1]}, False),
    ("abOvo", "pod", {"weak_open": [1]}, True),
    ("abOvo", "pod", {"weak_open": [0, 2]}, False),
    ("biology", "pod", {"weak_open": [0, 2]}, True),
    ("biology", "pod", {"weak_open": [1]}, False),
    ("bidingTime", "pod", BOTH, False),
    ("bidingTime", "pod", BOTH | {"numbers": {"a": 1, "b": 2}}, False),
    ("bidingTime", "pod", {}, True),
    ("greenerGrass", "pod", BOTH | {"numbers": {"a": 1, "b": 2}}, False),
    ("greenerGrass", "pod", {"numbers": {"a": 1, "b": 2}}, True),
    ("greenerGrass", "pod", {}, True),
    ("destinationEarth", "pod", {"coordinates": EARTH}, True),
    ("destinationEarth", "pod", {"coordinates": MARS}, False),
    ("firstContact", "pod", {"weak_open": [0, 1]}, True),
    ("firstContact", "pod", {"weak_open": [0]}, False),
    ("head", "pod", SIGNAL | LAIRS, True),
    ("head", "pod", LAIRS, False),
    ("head", "pod", SIGNAL, False),
    ("head", "pod", SIGNAL | FUSE, True),
    ("noMan", "pod", SIGNAL | ALL, True),
    ("noMan", "pod", ALL, False),
    ("noMan", "pod", SIGNAL, False),
    ("delivery", "pod", {"held": {"a": ["egg"]}, "eggs": 4}, True),
    ("delivery", "pod", {}, False),
    ("delivery", "pod", {"held": {"b": ["egg"]}, "eggs": 4}, False),
    ("cleanUp", "pod", SIGNAL | NEST_GONE, True),
    ("cleanUp", "pod", NEST_GONE, False),
    ("cleanUp", "pod", SIGNAL, False),
    ("postMortem", "pod", {}, False),
    ("postMortem", "pod", {"tiles": {"5": "evacA", "2": "surgery"}, "floor": ["2 blueCorpse"]}, True),
    ("postMortem", "pod", {"tiles": {"5": "evacA", "2": "surgery"}, "floor": ["5 blueCorpse"]}, False),
    (
        "postMortem",
        "pod",
        {
            "tiles": {"5": "evacA", "2": "surgery"},
            "rooms": {"a": 5, "b": 2},
            "held": {"b": ["blueCorpse"]},
            "floor": [],
        },
        True,
    ),
    ("postMortem", "pod", {"tiles": {"5": "evacA", "2": "surgery"}, "held": {"a": ["blueCorpse"]}, "floor": []}, False),
    ("postMortem", "pod", {"tiles": {"5": "evacA", "3": "surgery"}, "floor": ["3 blueCorpse"]}, False),
]


@pytest.mark.parametrize(("goal", "way", "position", "fulfilled"), GOALS)
def test_ne_12_7_every_objective(goal: str, way: str, position: dict[str, Any], fulfilled: bool) -> None:
    assert won(ended(way, goal, **position)) == fulfilled


@pytest.mark.parametrize(("goal", "number"), [("oldFeud", 3), ("takeover", 4), ("insight", 5)])
@pytest.mark.parametrize("rival", ["away", "dead"])
def test_ne_12_7_a_rival_of_three_to_five(goal: str, number: int, rival: str) -> None:
    seats = "abcde"
    order = [number, *(other for other in range(1, 6) if other != number)]
    numbers = {"a": order[1], "b": number, "c": order[2], "d": order[3], "e": order[4]}
    fates = {"b": rival, "c": "away", "d": "dead", "e": "dead"}
    table = ended(
        "pod",
        goal,
        5,
        others=fates,
        numbers=numbers,
        rooms=dict.fromkeys(seats, 5),
        characters=dict(zip(seats, CREW, strict=True)),
    )
    assert (table["winners"] == ["a"]) == (rival == "dead")


ITEMS_7 = ["tape", "tools", "food", "bandages", "grenade", "bait", "drone"]


@pytest.mark.parametrize(
    ("position", "fulfilled"),
    [
        ({"packs": {"a": ITEMS_7}, "held": {"a": []}}, True),
        ({"packs": {"a": ITEMS_7[:6]}, "held": {"a": []}}, False),
        ({"packs": {"a": ITEMS_7[:6]}}, True),
        ({"packs": {"a": ITEMS_7[:6]}, "held": {"a": ["egg"]}, "eggs": 4}, False),
        ({"packs": {"a": ITEMS_7[:6]}, "held": {"a": ["blueCorpse"]}, "floor": []}, False),
        ({"packs": {"a": ITEMS_7[:5]}, "quests": {"a": [1, 0]}}, True),
        ({"packs": {"a": ITEMS_7[:5]}, "quests": {"a": [0, 1]}}, True),
        ({"packs": {"a": ITEMS_7[:5]}, "quests": {"a": [2, 0]}}, False),
        ({"packs": {"a": ITEMS_7[:5]}, "quests": {"a": [0, 0]}}, False),
        ({"packs": {"a": ITEMS_7[:5]}, "quests": {"a": [1, 0]}, "characters": {"a": "scientist", "b": "pilot"}}, False),
        ({"packs": {"a": ITEMS_7[:5]}, "quests": {"a": [0, 1]}, "characters": {"a": "scientist", "b": "pilot"}}, True),
    ],
)
def test_ne_12_8_what_a_hoarder_counts(position: dict[str, Any], fulfilled: bool) -> None:
    assert won(ended("pod", "hoarder", **position)) == fulfilled


def test_ne_12_8_an_attached_magazine_counts() -> None:
    table = laid(
        2,
        rooms={"a": 5, "b": 6},
        tiles={"5": "evacA"},
        characters={"a": "scout", "b": "pilot"},
        unlocked=[1],
        fates={"b": "dead"},
        hands={"a": ["search", "rest"]},
        goals={"a": ["hoarder", "burial"]},
        packs={"a": [*ITEMS_7[:5], "magazine"]},
    )
    table.act("a use magazine load:rifle")
    assert (table["held"], table["actions"] if "actions" in table.run.seen() else 1) == (
        {"a": ["rifle*6"], "b": ["shotgun*2"]},
        1,
    )
    table.act("a room evacA pod:1", 8).act("a launch")
    assert table["winners"] == ["a"]


def test_ne_12_3_engines_and_course() -> None:
    asleep: dict[str, Any] = {"coordinates": EARTH, "others": {"b": "away"}}
    for engines, ending, cause in (
        ([0, 1, 1], "jump", "none"),
        ([0, 0, 1], "destroyed", "explosion"),
        ([0, 0, 0], "destroyed", "explosion"),
    ):
        table = ended("sleep", "friends", engines=engines, **asleep)
        assert (table["ending"], table["causes"]) == (ending, {"a": cause, "b": "none"})
        assert table.told("arrived") == (["arrived earth"] if ending == "jump" else [])
        assert [event.split()[1] for event in table.told("survived")] == (["a", "b"] if cause == "none" else ["b"])
        assert table.told("ship-ended") == ["ship-ended jump"] + (
            ["ship-ended destroyed"] if ending == "destroyed" else []
        )


def test_ne_12_4_only_quarantine_survives_mars() -> None:
    for goal, cause in (("quarantine", "none"), ("friends", "course")):
        assert ended("sleep", goal, coordinates=MARS)["causes"]["a"] == cause
    assert ended("sleep", "quarantine", coordinates=VENUS)["causes"]["a"] == "course"


def test_ne_12_10_with_self_destruct_running_the_empty_ship_explodes() -> None:
    for fuse, ending in ((-1, "jump"), (0, "destroyed")):
        assert ended("pod", "friends", fuse=fuse)["ending"] == ending


@pytest.mark.parametrize(("madness", "cards", "after"), [(1, 1, 2), (2, 2, 4), (4, 0, 4)])
def test_ne_12_5_below_five_nobody_draws(madness: int, cards: int, after: int) -> None:
    table = ended("pod", "greenerGrass", madness={"a": madness}, discards={"a": ["contamination"] * cards})
    assert (table["madness"]["a"], table["fates"]["a"]) == (after, "away")


@pytest.mark.parametrize(("madness", "cards"), [(3, 2), (1, 6), (5, 1)])
@pytest.mark.parametrize("fourth", ["rest", "contamination"])
def test_ne_12_11_four_cards_decide_at_five(madness: int, cards: int, fourth: str) -> None:
    position = SHIP | WAYS["pod"] | {"fates": {"b": "dead"}, "goals": {"a": ["greenerGrass", "burial"]}}
    table = laid(2, **position, madness={"a": madness}, discards={"a": ["contamination"] * cards})
    table.act("a launch", "search", "order", "reload", fourth)
    assert (table["madness"]["a"], table["causes"]["a"]) == (5, "none" if fourth == "rest" else "contamination")
    assert (table["hands"]["a"], table["discards"]["a"], table["deck_sizes"]["a"]) == ([], [], 10 + cards)


def test_ne_6_9_who_never_met_a_nightmare_chooses_at_the_end() -> None:
    table = laid(
        3,
        **(SHIP | WAYS["pod"]),
        contact=False,
        kept={"a": 0, "b": 0, "c": 0},
        fates={"b": "dead", "c": "away"},
        goals={"a": ["abOvo", "property"]},
    )
    table.act("a launch")
    assert table["question"] == {"a": "KeepGoal", "c": "KeepGoal"}
    table.act("a keep-goal property")
    table.act(f"c keep-goal {table['goals']['c'][0]}")
    assert table["over"]


def test_ne_1_4_nobody_wins_together_without_a_survivor_or_with_one_objective_open() -> None:
    coop: dict[str, Any] = {"options": {"mode": "coop"}}
    table = laid(
        2, **coop, phase="events", time=14, goals={"a": ["firstContact"], "b": ["firstContact"]}, weak_open=[0, 1]
    )
    assert (table["ending"], table["winners"]) == ("jump", [])
    assert table.told("goal-shown") == ["goal-shown a firstContact 1", "goal-shown b firstContact 1"]
    for is_open, winners in (([0, 1], ["a", "b"]), ([0], [])):
        table = ended(
            "pod", "firstContact", weak_open=is_open, goals={"a": ["firstContact"], "b": ["firstContact"]}, **coop
        )
        assert table["winners"] == winners


def test_ne_1_6_reviving_needs_the_right_place() -> None:
    coop = {"mode": "coop"}
    usual: dict[str, Any] = {
        "rooms": {"a": 6, "b": 6},
        "phase": "round",
        "fates": {"b": "dead"},
        "tiles": {"5": "emergency"},
        "floor": ["5 corpseB"],
        "goals": {"a": ["firstContact"], "b": ["delivery"]},
    }
    assert laid(2, options=coop, **usual)["fates"]["b"] == "active"
    assert laid(2, **usual)["fates"]["b"] == "dead"
    for other in ({"malfunction": [5]}, {"floor": ["6 corpseB"]}, {"lairs": {"5": 0}}, {"explored": [6]}):
        assert laid(2, options=coop, **(usual | other))["fates"]["b"] == "dead"


def test_ne_1_6_who_comes_back_panics_again() -> None:
    table = laid(
        2,
        options={"mode": "coop"},
        next=("agoraphobia2", "madness-pilot", "blank", 1),
        rooms={"a": 6, "b": 6},
        phase="events",
        fates={"b": "dead"},
        tiles={"5": "emergency"},
        floor=["5 corpseB"],
        time=3,
    )
    assert table["bag"] == [0, 1, 2, 2, 3, 4, 11, 12]
    assert (table["causes"]["b"], table.told("revived")) == ("none", ["revived b"])
