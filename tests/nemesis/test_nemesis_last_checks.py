"""The final checks: what is drawn, told and counted once."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import Table, laid

from phobetor.games.nemesis.rules.names import CARD_REST, CARD_SEARCH, CLEAN


def waiting(players: int = 1, **position: Any) -> Table:
    """Seat a sits in the only open pod; everybody else is dead."""
    seats = "abcde"[:players]
    usual: dict[str, Any] = {
        "rooms": dict.fromkeys(seats, 5),
        "tiles": {"5": "evacA"},
        "unlocked": [1],
        "waiting": {"a": 1},
        "fates": dict.fromkeys(seats[1:], "dead"),
        "phase": "round",
        "time": 3,
    }
    return laid(players, **(usual | position))


def with_cards(cards: list[int]) -> Table:
    """Seat a has these cards and no others, and madness 5: hopelessness has taken the rest out of the game."""
    table = waiting(madness={"a": 5})
    table.game.hands[0], table.game.decks[0], table.game.discards[0] = [], cards, []
    table.count_anew()
    return table


def test_ne_12_11_exactly_four_cards_are_drawn() -> None:
    table = with_cards([CARD_SEARCH, CARD_SEARCH, CARD_REST, CARD_REST, CLEAN])
    table.act("a launch", "search", "search", "rest", "rest")
    assert (table["fates"]["a"], table["causes"]["a"]) == ("away", "none")


@pytest.mark.parametrize("cards", [[], [CARD_REST], [CARD_SEARCH, CARD_SEARCH, CARD_REST]])
def test_ne_12_11_who_has_fewer_than_four_cards_draws_them_all(cards: list[int]) -> None:
    assert with_cards(cards).act("a launch")["fates"]["a"] == "away"


def test_ne_12_11_one_contamination_card_is_enough_and_nobody_dies_twice() -> None:
    table = with_cards([CLEAN] * 5).act("a launch", "contamination")
    assert table.told("died") == ["died a contamination"]


def test_ne_12_3_a_ship_that_has_exploded_does_not_explode_again() -> None:
    table = waiting(2, engines=[0, 0, 0], fuse=0).act("a launch")
    assert table.told("ship-ended") == ["ship-ended destroyed"]


def test_ne_12_7_who_stands_in_the_chamber_without_the_corpse_has_brought_none() -> None:
    position: dict[str, Any] = {
        "goals": {"a": ["postMortem", "delivery"]},
        "tiles": {"5": "evacA", "2": "surgery"},
        "rooms": {"a": 5, "b": 2},
    }
    assert waiting(2, **position).act("a launch")["winners"] == []
    carried = {"held": {"b": ["blueCorpse"]}, "floor": []}
    assert waiting(2, **(position | carried)).act("a launch")["winners"] == ["a"]
