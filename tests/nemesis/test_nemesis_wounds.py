"""Wounds, treatment and death."""

from __future__ import annotations

import pytest
from laid_out import laid


def test_ne_8_3_the_fourth_serious_wound_kills() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        hands={"a": ["search"], "b": []},
        nightmares=["6 whisperer-0"],
        serious={"a": ["leg+", "hand+", "back+"]},
        held={"a": ["egg", "blueCorpse"]},
        eggs=4,
        floor=[],
    )
    table.act("a melee whisperer-0", "contamination", 0)
    assert table["causes"] == {"a": "wounds", "b": "none"}
    assert table["floor"] == ["6 blueCorpse", "6 egg", "6 corpseA"]
    assert table["held"]["a"] == []


def test_ne_8_7_the_second_corpse_is_that_of_its_seat_and_a_dead_character_dies_once() -> None:
    table = laid(
        3,
        rooms={"a": 6, "b": 6, "c": 11},
        hands={"a": [], "b": [], "c": []},
        fire=[6],
        active="b",
        serious={"b": ["leg+", "hand+", "back+"]},
        pods=[1, 2, 3],
        unlocked=[3],
    )
    table.act("b pass")
    assert table["floor"] == ["6 corpseB", "11 blueCorpse"]
    assert table.told("died", "pod-changed") == ["died b wounds", "pod-changed 1 unlocked", "pod-changed 2 unlocked"]


@pytest.mark.parametrize(
    ("before", "choice", "after"),
    [
        (["back", "leg", "leg"], "use bandages dress:leg", ["back", "leg+", "leg"]),
        (["back+", "leg", "hand"], "use bandages dress:hand", ["back+", "leg", "hand+"]),
        (["leg+", "back+", "leg+"], "use medkit heal:leg", ["back+", "leg+"]),
        (["leg", "back+"], "use medkit heal:back", ["leg"]),
        (["leg", "back+", "hand+"], "use medkit heal:hand", ["leg", "back+"]),
    ],
)
def test_ne_8_15_dressing_and_healing_one_wound(before: list[str], choice: str, after: list[str]) -> None:
    table = laid(hands={"a": ["search", "rest"]}, packs={"a": ["bandages", "medkit"]}, serious={"a": before})
    table.act(f"a {choice}")
    if table["question"] == {"a": "Pay"}:
        table.act("a pay search")
    assert table["serious"] == {"a": after}
    assert table.told("healed") == ["healed a"]
    assert len(table.game.wound_discards) == len(before) - len(after)


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0)])
def test_ne_8_2_bandages_heal_two_light_wounds(before: int, after: int) -> None:
    table = laid(hands={"a": ["search"]}, packs={"a": ["bandages"]}, light={"a": before})
    table.act("a use bandages heal-light")
    assert (table["light"], table.told("healed")) == ({"a": after}, ["healed a"])


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1)])
def test_ne_9_17_the_canteen_heals_one_light_wound(before: int, after: int) -> None:
    table = laid(rooms={"a": 6}, tiles={"6": "canteen"}, hands={"a": ["search", "rest"]}, light={"a": before})
    table.act("a room canteen heal-only")
    assert table["light"] == {"a": after}


def test_ne_8_2_the_emergency_room() -> None:
    wounds = {"a": ["leg", "back+", "hand"]}
    for choice, serious, light in (
        ("dress-all", ["leg+", "back+", "hand+"], 2),
        ("heal:back", ["leg", "hand"], 2),
        ("heal-light", ["leg", "back+", "hand"], 0),
    ):
        table = laid(
            rooms={"a": 5}, tiles={"5": "emergency"}, hands={"a": ["search", "rest"]}, serious=wounds, light={"a": 2}
        )
        assert "room emergency heal:leg" not in table.offered()
        table.act(f"a room emergency {choice}")
        assert (table["serious"], table["light"]) == ({"a": serious}, {"a": light})
        assert table.told("healed") == ["healed a"]


def test_ne_8_2_nothing_to_treat_means_no_treatment() -> None:
    table = laid(rooms={"a": 5}, tiles={"5": "emergency"}, hands={"a": ["search", "rest"]})
    table.act("a room emergency dress-all", rule="NE-8.2").act("a room emergency heal-light", rule="NE-8.2")


def test_ne_3_5_ripping_opens_the_chosen_bandage() -> None:
    table = laid(hands={"a": ["search"]}, noise=["6-11"], madness={"a": 2}, serious={"a": ["leg+", "hand+"]})
    table.act("a move 6", 2, "madness-captain", "ripping")
    assert table.offered() == ["wound leg", "wound hand"]
    table.act("a wound hand")
    assert (table["serious"], table["light"]) == ({"a": ["leg+", "hand"]}, {"a": 1})


def test_ne_3_5_an_arm_that_opens_again_drops_what_it_held() -> None:
    table = laid(
        hands={"a": ["search"]},
        noise=["6-11"],
        madness={"a": 2},
        serious={"a": ["arm+"]},
        held={"a": ["revolver*6", "egg"]},
        eggs=4,
    )
    table.act("a move 6", 2, "madness-captain", "ripping")
    assert table["question"] == {"a": "DropExcess"}
    table.act("a choose revolver")
    assert (table["held"], table["floor"]) == ({"a": ["egg"]}, ["11 blueCorpse"])
    assert table.told("dropped") == ["dropped a revolver"]
