"""Shots, injuries and attacks: what is counted, who is spared, and what comes first."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid


# === Shooting =======================================================================================
def test_ne_7_2_of_two_flamethrowers_the_loaded_one_is_fired() -> None:
    table = laid(
        rooms={"a": 6},
        hands={"a": ["search"]},
        held={"a": ["flamethrower*0", "flamethrower*2"]},
        nightmares=["6 stalker-0"],
    )
    table.act("a shoot flamethrower stalker-0", 0)
    assert table["held"] == {"a": ["flamethrower*0", "flamethrower*1"]}


@pytest.mark.parametrize(
    ("weapon", "face", "hurt"),
    [
        ("assaultRifle*5", 5, 3),  # only the prototype rifle spends another marker
        ("protoRifle*6", 4, 1),  # one crosshair is no double hit
        ("protoRifle*1", 5, 2),  # the last marker is spent
    ],
)
@pytest.mark.parametrize("again", [False, True])
def test_ne_7_4_aimed_fire_asks_for_another_marker_only_where_the_card_does(
    weapon: str, face: int, hurt: int, again: bool
) -> None:
    table = laid(
        characters={"a": "soldier"},
        rooms={"a": 6},
        hands={"a": ["aimedFire"]},
        held={"a": [weapon]},
        nightmares=["6 stalker-0"],
    )
    table.act("a play aimedFire on:stalker-0", 0 if again else face)
    table.act("a reroll" if again else "a no", *([face] if again else []), "scratch3", "scratch2")
    assert table.told("hurt") == [f"hurt stalker-0 6 {hurt}"]
    assert table["question"] == {"a": "TakeTurn"}


def test_ne_9_20_an_injector_destroys_no_eggs_but_is_heard() -> None:
    table = laid(
        options={"medic": "on"},
        characters={"a": "medic"},
        rooms={"a": 5},
        tiles={"5": "nest"},
        hands={"a": ["search"]},
    )
    table.act("a shoot injector eggs", 5, 8)
    assert (table["eggs"], table.told("retreated")) == (5, [])
    assert table.told("rolled") == ["rolled a silence"]


BURNING = [2, 7, 8, 9, 10, 12, 14, 16]


@pytest.mark.parametrize("target", ["lair-4", "stalker-4"])
def test_ne_4_21_after_the_ninth_fire_of_a_flamethrower_nobody_is_hurt(target: str) -> None:
    place: dict[str, Any] = {"lairs": {"6": 4}} if target == "lair-4" else {"nightmares": [f"6 {target}"]}
    table = laid(
        2,
        rooms={"a": 6, "b": 5},
        fates={"b": "away"},
        hands={"a": ["search"]},
        held={"a": ["flamethrower*2"]},
        goals={"a": ["abOvo", "burial"], "b": ["precious", "greatHunt"]},
        kept={"a": 1, "b": 2},
        lairs_killed=2,
        fire=BURNING,
        **place,
    )
    table.act(f"a shoot flamethrower {target}", 5)
    assert (table["ending"], table.told("hurt", "checked", "burnt")) == ("destroyed", [])
    assert (table["lairs_killed"], table["winners"]) == (2, [])


@pytest.mark.parametrize("target", ["lair", "stalker"])
def test_ne_4_21_after_the_ninth_fire_of_a_molotov_cocktail_nobody_is_hurt(target: str) -> None:
    place: dict[str, Any] = {"lairs": {"6": 4}} if target == "lair" else {"nightmares": ["6 stalker-4"]}
    table = laid(
        rooms={"a": 11},
        hands={"a": ["search"]},
        packs={"a": ["molotov"]},
        lairs_killed=2,
        fire=BURNING,
        **place,
    )
    table.act("a use molotov at:6")
    assert (table["ending"], table.told("hurt", "checked", "burnt")) == ("destroyed", [])
    assert table["lairs_killed"] == 2


def test_ne_9_20_who_dies_of_the_own_grenade_rolls_no_more() -> None:
    table = laid(
        2,
        rooms={"a": 5, "b": 11},
        tiles={"5": "nest"},
        hands={"a": ["search"], "b": []},
        packs={"a": ["grenade"]},
        serious={"a": ["leg+", "hand+", "back+"]},
    )
    table.act("a use grenade at:5")
    assert (table["fates"], table["eggs"]) == ({"a": "dead", "b": "active"}, 3)
    assert table.told("rolled") == []


@pytest.mark.parametrize(("thrown", "eggs"), [("grenade", 3), ("molotov", 4)])
def test_ne_9_20_who_kills_the_nightmare_beside_the_eggs_was_in_combat_and_rolls_not(thrown: str, eggs: int) -> None:
    table = laid(
        rooms={"a": 5},
        tiles={"5": "nest"},
        hands={"a": ["search"]},
        packs={"a": [thrown]},
        nightmares=["5 lurker-5"],
    )
    cards = ["bite1", "bite2", 1, "leg"]
    table.act(f"a use {thrown} at:5", *([] if thrown == "grenade" else cards))
    if thrown == "grenade":
        table.act("a target eggs", *cards)
    assert (table["nightmares"], table["eggs"], table.told("rolled")) == ([], eggs, [])


@pytest.mark.parametrize("thrown", ["grenade", "molotov"])
def test_ne_12_10_the_last_who_dies_of_a_throw_dies_after_everything_it_hit(thrown: str) -> None:
    """The third lair is destroyed; then the thrower dies, and who left in a pod has the Great Hunt."""
    table = laid(
        2,
        rooms={"a": 6, "b": 5},
        fates={"b": "away"},
        hands={"a": ["search"]},
        packs={"a": [thrown]},
        serious={"a": ["leg+", "hand+", "back+"]},
        goals={"a": ["abOvo", "burial"], "b": ["precious", "greatHunt"]},
        kept={"a": 1, "b": 2},
        lairs={"6": 4},
        lairs_killed=2,
    )
    table.act(f"a use {thrown} at:6", "bite1", "scratch2" if thrown == "grenade" else "bite3")
    assert table.told("lair-destroyed", "died", "ship-ended")[:3] == [
        "lair-destroyed 6",
        "died a wounds",
        "ship-ended jump",
    ]
    assert (table["lairs_killed"], table["winners"]) == (3, ["b"])


# === Injuries =======================================================================================
@pytest.mark.parametrize(("before", "after"), [(11, 14), (12, 15), (14, 15)])
def test_ne_7_16_injuries_above_fifteen_are_counted_no_further(before: int, after: int) -> None:
    """Three injuries, and an arrow that saves it: no blood number is above six."""
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, nightmares=[f"6 whisperer-{before}"])
    table.act(f"a shoot revolver whisperer-{before}", 5, "bite4", "terror1")
    assert table["nightmares"] == [f"7 whisperer-{after}"]
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, lairs={"6": 9})
    table.game.lair_injuries[6] = before
    table.act(f"a shoot revolver lair-{before}", 5, "bite4", "bite1")
    assert table["lairs"] == {"6": after}


@pytest.mark.parametrize("thrown", ["grenade", "molotov"])
def test_ne_3_20_with_the_third_lair_the_despoiler_beside_it_is_hurt_no_more(thrown: str) -> None:
    table = laid(
        rooms={"a": 11},
        hands={"a": ["search"]},
        packs={"a": [thrown]},
        lairs={"6": 5},
        lairs_killed=2,
        nightmares=["6 despoiler-0"],
    )
    table.act(f"a use {thrown} at:6", *([] if thrown == "grenade" else ["bite1", "scratch1", "scratch2", 1]))
    if thrown == "grenade":
        table.act("a target lair-5", "scratch1", "scratch2", 1)
    assert (table["lairs_killed"], table["nightmares"]) == (3, [])
    assert table.told("killed") == ["killed despoiler 6"]
    assert table.told("hurt")[-1] == f"hurt lair-5 6 {2 if thrown == 'grenade' else 1}"
    assert table.told("rolled") == []


def test_ne_3_20_the_fire_that_takes_the_third_lair_leaves_no_despoiler_to_burn() -> None:
    table = laid(
        next=("scratch1", "scratch2", 1, "agoraphobia2", "blank", 1),
        phase="events",
        fire=[6, 7],
        lairs={"6": 5},
        lairs_killed=2,
        nightmares=["7 despoiler-0"],
    )
    assert table.told("hurt", "killed", "lair-destroyed") == [
        "hurt lair-5 6 1",
        "lair-destroyed 6",
        "killed despoiler 7",
    ]


def test_ne_7_18_a_tased_nightmare_that_vanished_does_not_retreat_again() -> None:
    table = laid(rooms={"a": 5}, hands={"a": ["search"]}, packs={"a": ["taser"]}, nightmares=["5 whisperer-0"])
    table.act("a use taser on:whisperer-0", "bite4", "neurosis1", 1)
    assert table["nightmares"] == []
    assert table.told("retreated", "faded") == ["retreated whisperer 5", "faded whisperer 5"]


def test_ne_8_14_a_tased_nightmare_whom_a_wall_stopped_retreats_once_more() -> None:
    """The arrow sends it against the closed door; the taser then makes it retreat, by another card."""
    table = laid(
        rooms={"a": 6},
        hands={"a": ["search"]},
        packs={"a": ["taser"]},
        nightmares=["6 whisperer-0"],
        closed=["6-7"],
        weaknesses=["walls", "slow", "foam"],
        weak_open=[0],
    )
    table.act("a use taser on:whisperer-0", "bite4", "terror1", "fear1")
    assert table.told("retreated", "walked") == ["retreated whisperer 6", "retreated whisperer 6", "walked whisperer 5"]


@pytest.mark.parametrize(("nightmare", "place"), [("whisperer", 6), ("stalker", 7)])
def test_ne_8_14_walls_stop_a_retreat_of_the_smaller_ones_only(nightmare: str, place: int) -> None:
    table = laid(
        rooms={"a": 6},
        hands={"a": ["search"]},
        nightmares=[f"6 {nightmare}-0"],
        closed=["6-7"],
        weaknesses=["walls", "slow", "foam"],
        weak_open=[0],
    )
    cards = ["bite4"] if nightmare == "whisperer" else ["bite4", "bite1"]
    table.act(f"a shoot revolver {nightmare}-0", 4, *cards, "terror1")
    assert table["nightmares"] == [f"{place} {nightmare}-1"]


# === Attacks ========================================================================================
def test_ne_7_9_who_is_driven_elsewhere_on_the_way_is_attacked_no_more_and_does_not_arrive() -> None:
    """The stalker's attack brings a panic card: blind escape to room 5. The lurker of room 6 has lost its victim."""
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        hands={"a": ["search"], "b": []},
        madness={"a": 2},
        nightmares=["6 stalker-0", "6 lurker-0"],
    )
    table.act("a move 7", "dismay1", "contamination", "blindEscape", "fear1", 8)
    assert table.told("attacked", "moved") == ["attacked stalker a dismay1", "moved a 5"]
    assert table["rooms"]["a"] == 5


def test_ne_11_3_who_flees_to_a_nightmare_in_this_step_is_not_attacked_by_it() -> None:
    """It had no character in its room when the attacks began."""
    table = laid(
        next=("dismay1", "contamination", "blindEscape", "terror1", "agoraphobia2", "blank", 1),
        phase="events",
        rooms={"a": 6},
        madness={"a": 2},
        nightmares=["6 whisperer-0", "7 lurker-0"],
    )
    assert table.told("attacked", "moved") == ["attacked whisperer a dismay1", "moved a 7"]


def test_ne_6_12_a_lurker_that_left_the_board_does_not_attack_who_comes_back() -> None:
    """The stalker drives its victim to room 7; the encounter there takes all lurkers off the board, the one that was
    still to attack in room 6 too; insane courage leads back to room 6."""
    table = laid(
        next=(
            *("dismay1", "contamination", "blindEscape", "terror1"),
            *(2, 4, 1, 2, 2, 3, 3, 4),
            *("contamination", "courage", "agoraphobia2", "blank", 1),
        ),
        phase="events",
        rooms={"a": 6},
        madness={"a": 2},
        bag=[4],
        noise=["7-8"],
        nightmares=["6 stalker-0", "6 lurker-0", *["14 lurker-0"] * 5],
    )
    assert table.told("attacked", "moved") == ["attacked stalker a dismay1", "moved a 7", "moved a 6"]
    assert table["nightmares"] == ["6 stalker-0", "7 lurker-0"]


def test_ne_8_12_a_wounded_arm_drops_what_it_held_before_the_panic_of_the_same_attack() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        hands={"a": ["search"], "b": []},
        held={"a": ["revolver*6", "extinguisher"]},
        nightmares=["6 stalker-0"],
    )
    table.act("a move 7", "dread1", "arm")
    assert (table["question"], table.told("panicked")) == ({"a": "DropExcess"}, [])
    table.act("a choose revolver", "heartAttack", 8)
    assert table.told("panicked", "moved") == ["panicked a heartAttack", "moved a 7"]
