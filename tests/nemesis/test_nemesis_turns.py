"""Turns: drawing, two actions, passing."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid


def test_ne_5_1_who_holds_more_than_five_draws_nothing() -> None:
    hand = ["search", "rest", "order", "motivation", "reload", "demolition"]
    for count, deck in ((6, 4), (5, 5), (4, 5), (0, 5)):
        assert laid(hands={"a": hand[:count]}, phase="round")["deck_sizes"] == {"a": deck}


def test_ne_9_15_cabins_work_only_in_peace() -> None:
    usual: dict[str, Any] = {"rooms": {"a": 6}, "tiles": {"6": "cabins"}, "phase": "round"}
    for other, deck in (
        ({}, 4),
        ({"malfunction": [6]}, 5),
        ({"nightmares": ["6 lurker-0"]}, 5),
        ({"lairs": {"6": 0}}, 5),
        ({"serious": {"a": ["back"]}}, 6),
    ):
        assert laid(**(usual | other))["deck_sizes"] == {"a": deck}


def test_ne_5_17_the_token_passes_over_who_is_out_of_play() -> None:
    for fates, first in (({}, "c"), ({"c": "dead"}, "a"), ({"c": "asleep", "a": "away"}, "b"), ({"b": "dead"}, "c")):
        table = laid(3, phase="round", time=3, first="b", fates=fates)
        assert table["first"] == first
    assert laid(3, phase="round", time=0, first="b")["first"] == "b"


def test_ne_5_5_two_actions_make_a_turn() -> None:
    table = laid(
        2,
        rooms={"a": 11, "b": 8},
        hands={"a": ["search", "rest", "order", "reload"], "b": ["search"]},
        packs={"a": ["food"]},
    )
    table.act("a pick-up blueCorpse").act("a pay search")
    assert table["active"] == "a"
    table.act("a drop").act("a let-go blueCorpse").act("a speak").act("a silent")
    assert table["active"] == "a"
    table.act("a move 6").act("a pay rest", 8)
    assert table["active"] == "b"
    table.act("b move 7", 8)
    assert table["active"] == "b"
    table.act("b pass")
    assert (table["active"], table["passed"]) == ("a", ["b"])


def test_ne_10_11_the_injection_gives_actions_and_then_a_pass() -> None:
    hand = ["search", "rest", "order", "reload", "motivation"]
    table = laid(2, rooms={"a": 11, "b": 8}, hands={"a": hand, "b": ["search"]}, packs={"a": ["injection"]}, actions=1)
    table.act("a use injection plain").act("a pay search", "demolition")
    for room in (6, 7, 8):
        table.act(f"a move {room}").act(f"a pay {table['hands']['a'][0]}", *([] if room == 8 else [8]))
    assert (table["active"], table["passed"]) == ("a", [])
    table.act("a pass").act("a done")
    assert (table["active"], table["passed"], table.game.rush) == ("b", ["a"], 0)


def test_ne_5_16_cards_are_discarded_in_ascending_order() -> None:
    table = laid(
        2, hands={"a": ["search", "rest", "contamination", "infected"], "b": ["search"]}, rooms={"a": 11, "b": 8}
    )
    table.act("a pass")
    assert table.offered() == ["done", "discard search", "discard rest", "discard contamination"]
    table.act("a discard rest")
    assert table.offered() == ["done", "discard contamination"]
    table.act("a discard search", rule="NE-5.16", because="discard-in-ascending-order").act(
        "a discard contamination", "contamination"
    ).act("a done")
    assert (table["hands"]["a"], table["discards"]["a"]) == (["search", "infected"], ["rest", "contamination"])


def test_ne_10_4_what_can_be_dropped() -> None:
    table = laid(held={"a": ["revolver*6", "egg"]}, packs={"a": ["food", "food", "tape"]}, eggs=4)
    table.act("a drop")
    assert table.offered() == ["done", "let-go revolver", "let-go egg", "let-go tape", "let-go food"]
    table.act("a let-go egg")
    assert (table["held"], table["floor"], table.told("dropped")) == (
        {"a": ["revolver*6"]},
        ["11 blueCorpse", "11 egg"],
        ["dropped a egg"],
    )
    table.act("a drop").act("a let-go food").act("a drop").act("a done")
    assert table["packs"] == {"a": ["tape", "food"]}
    assert "drop" not in laid(held={"a": []}).offered()


def test_ne_5_12_only_company_hears_what_is_declared() -> None:
    for room, told in ((11, ["declared a pick-up/blueCorpse"]), (8, [])):
        table = laid(2, hands={"a": ["search", "rest"], "b": []}, rooms={"a": 11, "b": room}).act(
            "a pick-up blueCorpse"
        )
        assert table.told("declared") == told


@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ({"hands": {"a": []}}, ["pass", "drop"]),
        ({"hands": {"a": ["contamination"]}}, ["pass", "drop"]),
        (
            {"hands": {"a": ["interruption"]}},
            ["pass", "move 6", "move 8", "move 14", "move 15", "pick-up blueCorpse", "drop"],
        ),
        (
            {"hands": {"a": ["interruption"]}, "held": {"a": ["egg", "egg"]}, "eggs": 3},
            ["pass", "move 6", "move 8", "move 14", "move 15", "drop"],
        ),
        (
            {
                "hands": {"a": ["interruption"]},
                "rooms": {"a": 6},
                "nightmares": ["6 lurker-0", "6 lurker-0"],
                "serious": {"a": ["leg"]},
            },
            ["pass", "shoot revolver lurker-0", "melee lurker-0", "drop"],
        ),
        (
            {
                "hands": {"a": ["interruption"]},
                "rooms": {"a": 6},
                "nightmares": ["6 lurker-0"],
                "lairs": {"6": 1},
                "serious": {"a": ["leg+"]},
            },
            [
                "pass",
                "move 2",
                "move 5",
                "move 7",
                "move 11",
                "shoot revolver lurker-0",
                "melee lurker-0",
                "shoot revolver lair-1",
                "melee lair-1",
                "drop",
            ],
        ),
        (
            {
                "hands": {"a": ["interruption", "interruption"][:1]},
                "rooms": {"a": 1},
                "serious": {"a": ["leg"]},
                "floor": [],
            },
            ["pass", "move 2", "move 3", "move 4", "drop"],
        ),
    ],
)
def test_ne_5_6_what_can_be_done(position: dict[str, Any], offered: list[str]) -> None:
    assert sorted(laid(**position).offered()) == sorted(offered)


def test_ne_10_15_the_orbital_system_spares_one_event_phase() -> None:
    table = laid(
        characters={"a": "pilot"},
        rooms={"a": 6},
        hands={"a": ["search"]},
        quests={"a": [1, 0]},
        nightmares=["6 lurker-0"],
    )
    table.act("a quest orbital plain", "overheat1", "blank", 2)
    assert (table.told("attacked"), table.game.no_attacks) == ([], 0)
    table.act("a pass").act("a done", "scratch1", "contamination", "fuelExplosion1", "blank", 2)
    assert table.told("attacked") == ["attacked lurker a scratch1"]
