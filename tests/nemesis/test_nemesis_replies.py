"""What is asked once, what is still due, and who knows it."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import Table, laid

from phobetor.games.nemesis.rules.claims import claim
from phobetor.games.nemesis.rules.vocabulary import CLAIM_ENGINE, CLAIM_HEALTH
from phobetor.games.nemesis.title import TITLE


def seen(table: Table, seat: int) -> dict[str, Any]:
    return TITLE.view(table.game, seat).data()


def asked(table: Table) -> list[Any]:
    """The question with its numbers."""
    assert table.game.asking is not None
    return table.game.asking.saved()


def test_ne_5_2_what_is_still_due_is_said() -> None:
    table = laid(hands={"a": ["search", "search", "rest", "order"]}).act("a careful 6")
    assert asked(table) == ["Pay", 0, 2]
    assert asked(table.act("a pay search")) == ["Pay", 0, 1]
    table.act("a pay rest")
    assert table["hands"]["a"] == ["search", "order"]


def test_ne_10_12_how_many_tiles_are_still_to_be_seen_is_said() -> None:
    table = laid(hands={"a": ["search", "rest"]}, packs={"a": ["shipPlans"]}).act("a use shipPlans plain")
    table.act("a pay rest")
    assert asked(table) == ["LookAtPlans", 0, 2]
    assert asked(table.act("a to 3")) == ["LookAtPlans", 0, 1]


def test_ne_5_12_the_answers_of_all_are_given_at_once() -> None:
    table = laid(3, hands={"a": ["search", "rest"], "b": ["rest"], "c": ["rest"]}).act("a pick-up blueCorpse")
    table.act("a pay rest").act("c let-be")
    assert (table.told("answered"), table["asked"]) == ([], ["b"])
    assert table.act("b let-be").told("answered", "took") == ["answered a", "took a blueCorpse"]


def test_ne_5_11_who_assessed_the_threat_knows_the_next_event() -> None:
    table = laid(
        2,
        characters={"a": "scientist", "b": "pilot"},
        hands={"a": ["threat", "rest"], "b": []},
        rooms={"a": 6, "b": 11},
        tiles={"6": "command"},
    )
    table.act("a play threat plain", "hunt1").act("a keep-on-top")
    known = table.game.event_top
    assert known > 0
    assert (seen(table, 0)["event_top"], seen(table, 1)["event_top"] == known) == (known, False)


def test_ne_3_5_only_who_loses_hope_sees_the_cards() -> None:
    table = laid(
        2,
        next=("agoraphobia2", "madness-pilot", "hopelessness", "search", "rest", "demolition"),
        rooms={"a": 6, "b": 11},
        phase="events",
        time=1,
        madness={"b": 3},
    )
    assert table["question"] == {"b": "LoseHope"}
    assert seen(table, 1)["looked"] == table.game.looked
    assert seen(table, 0)["looked"] == [0, 0, 0]


# === Noise ==========================================================================================
@pytest.mark.parametrize(
    ("start", "room", "before", "after"),
    [
        (18, 21, [], ["technical", "16-21", "18-21"]),
        (18, 21, ["16-21"], ["technical", "18-21"]),
        (18, 21, ["18-21", "technical"], ["16-21"]),
        (3, 1, ["1-3"], ["1-2", "1-4"]),
        (3, 1, ["1-2"], ["1-3", "1-4"]),
    ],
)
def test_ne_4_6_danger_is_heard_where_there_was_no_noise(
    start: int, room: int, before: list[str], after: list[str]
) -> None:
    table = laid(rooms={"a": start}, explored=[3, 18], noise=before, hands={"a": ["search"]}, tokens={"21": "fire1"})
    table.act(f"a move {room}", 9)
    assert sorted(table.told("noised")) == sorted(f"noised {corridor}" for corridor in after)
    assert set(table["noise"]) == {*before, *after}


# === Claims =========================================================================================
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 0)])
def test_ne_5_15_a_later_word_on_an_engine_replaces_only_ones_own(first: int, then: int) -> None:
    table = laid(2)
    for player, works in ((1, first), (0, first), (0, then)):
        claim(table.game, player, CLAIM_ENGINE.of(1, works))
    assert table["claims"] == [f"b claim-engine 1 {first}", f"a claim-engine 1 {then}"]


def test_ne_5_15_a_later_word_on_ones_health_replaces_the_earlier() -> None:
    table = laid(2)
    for health in range(2):
        claim(table.game, 0, CLAIM_HEALTH.of(health))
    assert table["claims"] == ["a claim-health infected"]
