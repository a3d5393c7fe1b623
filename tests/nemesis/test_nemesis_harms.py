"""Wounds, madness, death, markers, doors and full hands: each thing once, and nothing that did not happen is told."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid

from phobetor.games.nemesis.rules.packed import TAPED

CHAMBERS = ["leg+", "hand+", "back+"]


# === Wounds =========================================================================================
def test_ne_8_3_the_wound_that_kills_is_not_counted_as_a_light_one() -> None:
    table = laid(2, rooms={"a": 6, "b": 11}, hands={"a": [], "b": []}, fire=[6], serious={"a": CHAMBERS})
    table.act("a pass")
    assert table.told("died", "scratched") == ["died a wounds"]
    assert table["light"] == {"a": 0, "b": 0}


def test_ne_8_7_who_dies_of_the_first_of_two_wounds_dies_once() -> None:
    """Self-mutilation deals two light wounds."""
    table = laid(
        2,
        rooms={"a": 11, "b": 8},
        hands={"a": ["search"], "b": []},
        noise=["6-11"],
        madness={"a": 3},
        serious={"a": CHAMBERS},
    )
    table.act("a move 6", 2, "madness-captain", "mutilation")
    assert table.told("died", "scratched") == ["died a wounds"]
    assert table["floor"] == ["6 corpseA", "11 blueCorpse"]


def test_ne_8_12_the_dead_drop_nothing_more() -> None:
    """The first of two wounds is the third light one and becomes a wounded arm, the second kills."""
    table = laid(
        2,
        rooms={"a": 11, "b": 8},
        hands={"a": ["search"], "b": ["rest"]},
        noise=["6-11"],
        madness={"a": 3},
        light={"a": 2},
        serious={"a": ["leg", "hand"]},
        held={"a": ["revolver*6", "extinguisher"]},
    )
    table.act("a move 6", 2, "madness-captain", "mutilation", "arm")
    assert table.told("wounded", "died", "dropped") == ["wounded a arm", "died a wounds"]
    assert table["question"] == {"b": "TakeTurn"}


@pytest.mark.parametrize(
    ("before", "choice", "after"),
    [
        (["leg+", "bleeding"], "heal:leg", ["bleeding"]),
        (["leg+", "bleeding", "back+"], "heal:leg", ["bleeding", "back+"]),
        (["leg+", "leg+"], "heal:leg", ["leg+"]),
    ],
)
def test_ne_8_15_the_wounds_that_are_left_are_counted_as_they_were(
    before: list[str], choice: str, after: list[str]
) -> None:
    table = laid(hands={"a": ["search"]}, packs={"a": ["medkit"]}, serious={"a": before})
    table.act(f"a use medkit {choice}")
    assert table["serious"] == {"a": after}
    assert table.game.serious_wounds(0) == len(after)


def test_ne_3_5_ripping_opens_one_of_two_equal_bandages() -> None:
    table = laid(hands={"a": ["search"]}, noise=["6-11"], madness={"a": 2}, serious={"a": ["leg+", "leg+"]})
    table.act("a move 6", 2, "madness-captain", "ripping")
    assert table["serious"] == {"a": ["leg", "leg+"]}


@pytest.mark.parametrize(
    ("wounds", "modes"),
    [(["leg", "back", "leg"], ["dress:leg", "dress:back"]), (["back+", "leg+", "back+"], ["heal:back", "heal:leg"])],
)
def test_ne_8_2_two_equal_wounds_are_one_choice(wounds: list[str], modes: list[str]) -> None:
    table = laid(hands={"a": ["search"]}, packs={"a": ["medkit"]}, serious={"a": wounds})
    assert [option for option in table.offered() if "medkit" in option] == [f"use medkit {mode}" for mode in modes]


# === Madness ========================================================================================
def test_ne_3_12_madness_that_is_five_already_is_not_told_again() -> None:
    table = laid(hands={"a": ["rest", "infected"]}, madness={"a": 5}).act("a play rest scan")
    assert (table["madness"], table.told("maddened", "scanned")) == ({"a": 5}, ["scanned a 0 1"])


# === Death ==========================================================================================
def test_ne_12_1_who_waits_in_a_pod_is_aboard_and_dies_with_the_jump() -> None:
    table = laid(
        2,
        phase="events",
        time=14,
        rooms={"a": 5, "b": 11},
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"a": 1},
    )
    assert (table["fates"], table["causes"]) == ({"a": "dead", "b": "dead"}, {"a": "jump", "b": "jump"})
    assert table["waiting"] == {"a": 0, "b": 0}


@pytest.mark.parametrize(("fuse", "ending"), [(-1, "jump"), (0, "destroyed")])
def test_ne_12_10_when_the_last_has_left_self_destruct_decides(fuse: int, ending: str) -> None:
    table = laid(
        2,
        rooms={"a": 5, "b": 11},
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"a": 1},
        fates={"b": "dead"},
        phase="round",
        fuse=fuse,
    )
    table.act("a launch")
    assert table["ending"] == ending


def test_ne_12_2_of_all_that_was_to_happen_only_the_final_checks_are_left() -> None:
    """Whoever left before has not chosen an objective yet."""
    table = laid(
        2,
        next=("fuelExplosion1",),
        phase="events",
        contact=False,
        kept={"a": 1, "b": 0},
        fates={"b": "away"},
        fire=[2, 4, 6, 7, 8, 9, 12, 14],
        rooms={"a": 1},
    )
    assert table["question"] == {"b": "KeepGoal"}
    assert [type(step).__name__ for step in table.game.agenda] == ["FinalChecks"]


# === Markers ========================================================================================
def test_ne_4_24_the_ninth_malfunction_is_not_placed() -> None:
    broken = [2, 4, 7, 8, 9, 12, 14, 15]
    table = laid(rooms={"a": 6}, hands={"a": ["demolition"]}, malfunction=broken)
    table.act("a play demolition break")
    assert (table["ending"], table["malfunction"]) == ("destroyed", broken)
    assert table.told("broke", "ship-ended") == ["ship-ended destroyed"]


def test_ne_4_24_the_ship_breaks_once() -> None:
    """A ninth and a tenth marker would be due."""
    tiles = {"5": "comms", "7": "command", "6": "monitoring"}
    table = laid(
        next=("computerFailure1",),
        phase="events",
        rooms={"a": 1},
        tiles=tiles,
        malfunction=[2, 4, 5, 8, 9, 12, 14, 15],
    )
    assert table.told("broke", "ship-ended") == ["ship-ended destroyed"]


def test_ne_9_4_a_repaired_room_is_told() -> None:
    table = laid(hands={"a": ["search"]}, packs={"a": ["tools"]}, malfunction=[11]).act("a use tools fix")
    assert (table["malfunction"], table.told("fixed")) == ([], ["fixed 11"])


def test_ne_9_14_where_nothing_burns_no_fire_goes_out() -> None:
    table = laid(
        rooms={"a": 5}, tiles={"5": "fireControl"}, hands={"a": ["search", "rest"]}, nightmares=["6 whisperer-0"]
    )
    table.act("a room fireControl at:6", "neurosis1")
    assert table.told("fire-out", "retreated") == ["retreated whisperer 6"]


# === Doors ==========================================================================================
TWELVE = ["1-3", "1-4", "3-7", "4-8", "7-8", "8-9", "8-11", "9-12", "10-13", "11-14", "11-15"]


def test_ne_4_20_the_token_of_a_destroyed_door_moves_without_opening_anything() -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, packs={"a": ["tools"]}, closed=TWELVE, destroyed=["12-16"])
    table.act("a use tools door:6-7").act("a at 12-16")
    assert table.told("door-opened", "door-closed") == ["door-closed 6-7"]
    assert (table["destroyed"], len(table["closed"])) == ([], 12)


def test_ne_9_13_the_doors_of_the_sealed_room_are_no_doors_to_take() -> None:
    table = laid(
        rooms={"a": 6},
        hands={"a": ["search"]},
        packs={"a": ["tools"]},
        tiles={"4": "comms"},
        closed=[*TWELVE, "12-16"],
        airlock=4,
    )
    table.act("a use tools door:6-7")
    taken = [f"at {corridor}" for corridor in [*TWELVE, "12-16"] if corridor not in ("1-4", "4-8")]
    assert sorted(table.offered()) == sorted(taken)


def test_ne_4_20_without_a_sealed_room_every_door_can_be_taken() -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, packs={"a": ["tools"]}, closed=["1-2", *TWELVE])
    table.act("a use tools door:6-7")
    assert sorted(table.offered()) == sorted(f"at {corridor}" for corridor in ["1-2", *TWELVE])


# === Hands ==========================================================================================
ARMED: dict[str, Any] = {
    "characters": {"a": "scout"},
    "hands": {"a": ["search", "rest", "demolition"]},
    "packs": {"a": ["tape"]},
}


def test_ne_10_4_of_two_flamethrowers_one_is_dropped() -> None:
    table = laid(**(ARMED | {"held": {"a": ["flamethrower*1", "rifle*4", "flamethrower*2"]}}))
    table.game.held[0][0] |= TAPED
    table.game.held[0][1] |= TAPED
    table.act("a drop").act("a let-go flamethrower")
    assert table["held"] == {"a": ["rifle*4", "flamethrower*2"]}
    assert table.told("dropped") == ["dropped a flamethrower"]


def test_ne_10_3_what_is_alone_is_taped_no_more() -> None:
    held, floor = {"a": ["rifle*4", "extinguisher"]}, ["11 egg", "11 blueCorpse"]
    table = laid(**(ARMED | {"held": held, "floor": floor, "eggs": 4}))
    table.act("a use tape join").act("a pay search").act("a choose rifle")
    table.act("a drop").act("a let-go extinguisher")
    table.act("a pick-up egg").act("a pay rest")
    assert table["held"] == {"a": ["rifle*4", "egg"]}
    assert table.game.free_hands(0) == 0


def test_ne_10_3_who_drops_half_of_what_was_taped_has_two_full_hands() -> None:
    table = laid(**(ARMED | {"held": {"a": ["rifle*4", "extinguisher", "blueCorpse"]}, "floor": ["11 egg"], "eggs": 4}))
    table.game.held[0][0] |= TAPED
    table.game.held[0][1] |= TAPED
    table.act("a drop").act("a let-go extinguisher")
    assert table.game.free_hands(0) == 0
    table.act("a pick-up egg", rule="NE-10.5")
