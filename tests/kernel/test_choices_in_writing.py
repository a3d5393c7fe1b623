"""What the notation of choices promises, shown by Nightmarium."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phobetor.book.title import BadInput
from phobetor.games import UnknownGame, title_of
from phobetor.records.notation import (
    read_choice,
    read_option,
    read_seat,
    seat_letter,
    write_choice,
    write_option,
)

TITLE = title_of("nightmarium")
SETTINGS = TITLE.setting_values({})
VERBS = {verb.name: verb for verb in TITLE.verbs}


def unreadable(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        read_choice(TITLE, text, 3, SETTINGS)
    assert str(caught.value).endswith(".")
    return str(caught.value)


def test_a_choice_is_the_seat_the_verb_and_its_arguments() -> None:
    option = VERBS["play"].of(43, 6)
    assert write_choice(TITLE, 1, option, SETTINGS) == "b play 43 b2"
    assert read_choice(TITLE, "b play 43 b2", 3, SETTINGS) == (1, option)


def test_spaces_do_not_matter() -> None:
    assert read_choice(TITLE, "  b   play 43    b2 ", 3, SETTINGS) == (1, VERBS["play"].of(43, 6))


@given(st.integers(1, 108), st.integers(0, 29))
def test_every_option_can_be_read_as_it_is_written(card: int, creature: int) -> None:
    option = VERBS["play"].of(card, creature)
    assert read_option(TITLE, write_option(TITLE, option, SETTINGS), SETTINGS) == option


def test_seats_are_letters() -> None:
    assert [read_seat(seat_letter(player), 6) for player in range(6)] == list(range(6))


@pytest.mark.parametrize("word", ["d", "", "ab", "A", "1"])
def test_a_seat_that_is_not_at_the_table_cannot_be_read(word: str) -> None:
    with pytest.raises(BadInput, match=rf"There is no seat '{word}'; the seats are: a, b, c\."):
        read_seat(word, 3)


def test_an_unknown_verb_cannot_be_read() -> None:
    assert unreadable("a fly 3").startswith("'fly 3' is no choice of nightmarium; choices begin with: ")


def test_a_choice_without_a_verb_cannot_be_read() -> None:
    assert unreadable("a").startswith("'' is no choice of nightmarium; choices begin with: ")


@pytest.mark.parametrize("text", ["a play 43", "a play 43 b2 b3", "a draw 1"])
def test_a_wrong_number_of_arguments_cannot_be_read(text: str) -> None:
    assert "must be written as '" in unreadable(text)


@pytest.mark.parametrize("card", ["0", "109", "999999", "-1", "x", "²", "4.0", "9" * 5000])
def test_a_card_that_is_not_in_the_box_cannot_be_read(card: str) -> None:
    assert unreadable(f"a discard {card}") == f"There is no card {card[:20]}; cards are numbered from 1 to 108."


@given(st.text())
def test_no_text_makes_the_reader_fail_in_another_way(text: str) -> None:
    with suppress(BadInput):
        read_choice(TITLE, text, 3, SETTINGS)


def test_there_is_no_title_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'; there are: .*nightmarium.*\."):
        title_of("chess")


def test_there_is_no_unknown_bot() -> None:
    with pytest.raises(BadInput, match=r"There is no bot 'kasparov' for nightmarium; there are: .*random.*\."):
        TITLE.bot("kasparov")
    assert TITLE.bot("random") is not None
