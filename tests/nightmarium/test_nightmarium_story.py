"""Nightmarium as it is told: nothing is claimed that did not happen."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.book.story import Teller
from phobetor.book.text import Speaker
from phobetor.games.nightmarium.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import NOBODY
from phobetor.records.log import Log
from phobetor.records.notation import read_option
from phobetor.records.story import whole_story


def told(position: dict[str, Any], *choices: str, seat: int = NOBODY) -> list[str]:
    """The lines that follow from these choices."""
    values = TITLE.setting_values({})
    game: Any = TITLE.table(2, values, Chance(1))
    game.listener = log = Log()
    TITLE.set_up(game, position)
    game.advance()
    for number, choice in enumerate(choices, 1):
        log.choice = number
        game.choose(read_option(TITLE, choice, values))
    teller = Teller(Speaker(TITLE, "en", values, ["Ann", "Bob"]), seat)
    return [line.text for section in whole_story(log.entries, teller) for line in section.lines]


def test_nm_4_1_who_had_no_card_draws_a_single_one_and_then_by_choice() -> None:
    lines = told({"active": "b", "action": 0, "hands": {"a": [3]}}, "draw", seat=1)
    assert [line.split(" draw ")[0] for line in lines[:2]] == ["You have no card and", "You"]
    assert not any(" and " in line.split(" draw ")[1] for line in lines[:2])


def test_nm_6_4_a_revealed_card_that_could_be_placed_is_not_said_to_be_unplaceable() -> None:
    creatures = {"a": [[30, 86], [33, 35], [66]]}
    lines = told({"hands": {"a": [64]}, "creatures": creatures, "deck": [46, 71], "discards": "rest"},
                 "play 64 a1", "play 46 a2")  # fmt: skip
    assert "Insektoid 71 (torso) is not placed and is discarded." in lines


def test_nm_5_5_nothing_is_said_to_be_lost_where_no_ability_was_left() -> None:
    lines = told({"hands": {"a": [43, 4, 3]}, "creatures": {"a": [[30, 86], [33, 35]]}}, "play 43 a1", "play 4 a2")
    assert "The earlier activation ends: now the 2nd Creature acts." in lines
    assert not any("lost" in line for line in lines)


def test_nm_5_4_nothing_is_said_to_be_lost_after_the_last_ability() -> None:
    lines = told({"hands": {"a": [4, 3]}, "creatures": {"a": [[42, 35]]}}, "play 4 a1")
    assert "Devourer finds no target: the activation ends." in lines


def test_nm_2_5_where_no_card_is_left_it_is_said_so() -> None:
    empty = {"hands": {"a": "rest", "b": []}, "deck": []}
    assert told(empty, "draw") == ["Deck and discard pile are empty: no card is left to take."]
    lines = told(empty | {"active": "b", "action": 0})
    assert lines == ["Bob has no card, and none is left to draw.", "Has no card, and none is left to draw."]


@pytest.mark.parametrize("plain", [True, False])
def test_what_is_known_of_a_hand_is_read_out_in_whole_words(plain: bool) -> None:
    values = TITLE.setting_values({})
    game: Any = TITLE.table(2, values, Chance(1))
    TITLE.set_up(game, {"hands": {"a": [3], "b": [61, 7]}, "shown": [61, 7]})
    game.advance()
    text = "\n".join(TITLE.paint(TITLE.view(game, 0), Speaker(TITLE, "en", values, ["Ann", "Bob"]), plain))
    assert ("known to all: Necronaut 7 (head, Scavenger); Insektoid 61 (head, Weeper)" in text) == plain
