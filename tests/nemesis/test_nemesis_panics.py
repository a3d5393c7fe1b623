"""Panic cards and Interruption."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import Table, laid


# === Panic ==========================================================================================
def panic(card: str, *draws: Any, players: int = 1, **position: Any) -> Table:
    """Seat a draws that card in room 6, in the bag step of an event phase."""
    usual: dict[str, Any] = {"rooms": {"a": 6, "b": 6, "c": 11}, "madness": {"a": 4}}
    usual = {key: {seat: value[seat] for seat in "abc"[:players] if seat in value} for key, value in usual.items()}
    hands = {seat: ["demolition"] for seat in "abc"[:players]}
    discards = {seat: ["interruption"] for seat in "abc"[:players]}
    return laid(
        players,
        next=("fuelExplosion1", "madness-captain", card, *draws),
        phase="events",
        time=1,
        **({"hands": hands, "discards": discards, "first": "a"} | usual | position),
    )


IMPOSSIBLE: list[tuple[str, dict[str, Any], tuple[Any, ...]]] = [
    ("outburst", {"malfunction": [6]}, ()),
    ("outburst", {"rooms": {"a": 5}, "tiles": {"5": "nest"}}, ()),
    ("pyromaniac", {"fire": [6]}, ()),
    ("sabotage", {}, ()),
    ("destruction", {"held": {"a": ["egg"]}, "eggs": 4}, ()),
    ("destruction", {"held": {"a": []}}, ()),
    ("destruction", {"held": {"a": ["blueCorpse"]}, "floor": []}, ()),
    ("hallucinations", {"held": {"a": ["revolver*0"]}}, ()),
    ("hallucinations", {"held": {"a": ["extinguisher"]}}, ()),
    ("courage", {}, ()),
    ("courage", {"lairs": {"14": 0}}, ()),
    ("courage", {"lairs": {"7": 0}, "closed": ["6-7"]}, ()),
    ("blindEscape", {"closed": ["6-7"]}, ("terror1",)),
    ("blindEscape", {"rooms": {"a": 2}}, ("terror1",)),
]


@pytest.mark.parametrize(("card", "position", "draws"), IMPOSSIBLE)
def test_ne_3_6_what_cannot_be_carried_out_raises_madness(
    card: str, position: dict[str, Any], draws: tuple[Any, ...]
) -> None:
    table = panic(card, *draws, **position)
    assert table["madness"] == {"a": 5}
    assert table.told("panicked", "maddened") == [f"panicked a {card}", "maddened a 5"]


POSSIBLE: list[tuple[str, dict[str, Any], tuple[Any, ...], str, Any]] = [
    ("outburst", {}, (), "malfunction", [6]),
    ("pyromaniac", {"fire": [2]}, (), "fire", [2, 6, 19, 20, 21]),
    ("sabotage", {"items_left": {"6": 1}}, (), "items_left", 0),
    ("destruction", {"held": {"a": ["egg", "extinguisher"]}, "eggs": 4}, (), "held", {"a": ["egg"]}),
    (
        "hallucinations",
        {"held": {"a": ["extinguisher", "revolver*1"]}},
        (),
        "held",
        {"a": ["extinguisher", "revolver*0"]},
    ),
    ("courage", {"nightmares": ["7 lurker-0"]}, (), "rooms", {"a": 7}),
    ("blindEscape", {}, ("terror1", 8), "rooms", {"a": 7}),
    ("mutilation", {}, (), "light", {"a": 2}),
    ("bloodlust", {}, ("leg",), "serious", {"a": ["leg"]}),
    ("defeatism", {}, (), "madness", {"a": 5}),
]


@pytest.mark.parametrize(("card", "position", "draws", "key", "value"), POSSIBLE)
def test_ne_3_5_what_can_be_carried_out(
    card: str, position: dict[str, Any], draws: tuple[Any, ...], key: str, value: Any
) -> None:
    table = panic(card, *draws, **position)
    found = table[key]["6"] if key == "items_left" else table[key]
    assert found == value
    if card != "defeatism":
        assert table["madness"] == {"a": 4}


def test_ne_3_5_panic_in_company_and_in_the_next_room() -> None:
    table = panic("defeatism", players=3)
    assert table["madness"] == {"a": 5, "b": 2, "c": 1}
    table = panic("bloodlust", "leg", players=3)
    assert table["serious"] == {"a": [], "b": ["leg"], "c": []}


def test_ne_3_5_demotivation_takes_a_card_of_everybody_in_the_room() -> None:
    table = panic(
        "demotivation",
        players=3,
        hands={"a": ["demolition", "rest", "rest"][:2], "b": ["contamination"], "c": ["search"]},
        madness={"a": 2},
    )
    assert table["question"] == {"a": "LoseCard"}
    assert table.offered() == ["discard rest", "discard demolition"]
    table.act("a done", rule="NE-5.14", because="discard-an-action-card").act("a discard rest")
    assert table["question"] == {"b": "LoseCard"}
    assert table.offered() == ["done"]
    table.act("b done")
    assert table["madness"] == {"a": 3, "b": 1, "c": 1}
    assert "search" in table["hands"]["c"]


def test_ne_3_5_hallucinations_empty_the_chosen_weapon() -> None:
    table = panic("hallucinations", held={"a": ["rifle*2", "revolver*3"]})
    assert table.offered() == ["choose rifle", "choose revolver"]
    table.act("a pass", rule="NE-3.5", because="panic-leaves-no-other-choice").act("a choose revolver")
    assert table["held"] == {"a": ["rifle*2", "revolver*0"]}


def test_ne_3_5_hopelessness_removes_no_contamination() -> None:
    hand = {"a": ["search", "rest", "order", "motivation", "reload", "demolition", "basicRepairs"]}
    table = panic(
        "hopelessness",
        "contamination",
        "search",
        "suppressiveFire",
        hands=hand,
        discards={"a": ["interruption", "contamination", "search", "suppressiveFire"]},
    )
    assert table.offered() == ["remove search", "remove suppressiveFire"]
    table.act("a done", rule="NE-3.5", because="remove-an-action-card")
    table.act("a remove search")
    assert table.told("card-removed") == ["card-removed a search"]
    assert (table.game.looked, table.game.looker) == ([], -1)


def test_ne_11_12_who_waits_in_a_pod_does_not_panic() -> None:
    table = laid(
        2,
        next=("fuelExplosion1", "madness-captain", "blank", 1),
        phase="events",
        rooms={"a": 5, "b": 5},
        tiles={"5": "evacA"},
        unlocked=[1],
        waiting={"a": 1},
        time=1,
    )
    assert table.told("panicked") == []
    assert 11 not in table["bag"]


# === Interruption ===================================================================================
def test_ne_5_12_the_first_in_turn_order_interrupts_and_only_their_card_is_spent() -> None:
    table = laid(
        3,
        hands={"a": ["rest"], "b": ["interruption"], "c": ["interruption", "search"]},
        discards={"a": ["interruption"]},
    )
    table.act("a move 6")
    assert table["question"] == {"b": "React", "c": "React"}
    table.act("c interrupt")
    assert table["asked"] == ["b"]
    table.act("b interrupt")
    assert table.told("answered", "interrupted") == ["answered a", "interrupted b a"]
    assert table["question"] == {"c": "React"}
    table.act("c let-be")
    assert (table["rooms"]["a"], table["hands"]["b"], table["hands"]["c"]) == (11, [], ["search", "interruption"])


def test_ne_5_12_nobody_is_asked_who_cannot_hold_it() -> None:
    others: list[dict[str, Any]] = [
        {"hands": {"b": []}},
        {"discards": {"b": ["interruption"]}},
        {"rooms": {"a": 11, "b": 8}},
        {"fates": {"b": "asleep"}},
    ]
    for other in others:
        usual: dict[str, Any] = {"hands": {"a": ["search", "rest"], "b": ["search"]}, "rooms": {"a": 11, "b": 11}}
        usual["hands"] = usual["hands"] | other.pop("hands", {})
        table = laid(2, **(usual | other))
        table.act("a pick-up blueCorpse").act("a pay search")
        assert table["question"] == {"a": "TakeTurn"}


def test_ne_5_12_let_be_once_is_asked_again_and_yield_is_not() -> None:
    for answer, question in (("let-be", {"b": "React"}), ("yield", {"a": "TakeTurn"})):
        table = laid(
            2,
            hands={"a": ["search", "rest", "order"], "b": ["demolition"]},
            packs={"a": ["food", "alcohol"]},
            discards={"a": ["contamination"]},
        )
        table.act("a use food draw").act("a pay search").act(f"b {answer}", "reload", "motivation")
        assert table["asked"] == ["a"]
        table.act("a pick-up blueCorpse").act("a pay rest")
        assert table["question"] == (question if answer == "let-be" else {"b": "TakeTurn"})


def test_ne_5_2_who_pays_with_the_whole_hand_is_not_asked() -> None:
    table = laid(hands={"a": ["search", "search", "rest", "contamination"]})
    table.act("a move 6")
    assert table.offered() == ["pay search", "pay rest"]
    table.act("a move 6", rule="NE-5.2", because="pay-first").act("a pay search", 8)
    assert table["hands"] == {"a": ["search", "rest", "contamination"]}
    assert table.told("paid") == ["paid a search"]
