"""What the kernel promises about verbs, events and settings."""

from __future__ import annotations

import pytest
from fake_game import BIDS, SHOWED
from hypothesis import given
from hypothesis import strategies as st

from phobetor.kernel.words import ARGUMENT_LIMIT, HIDDEN, NOBODY, Event, Setting, Verb

ARGUMENTS = st.integers(0, ARGUMENT_LIMIT - 1)
CODES = st.integers(0, 63)
SEATS = st.integers(NOBODY, 5)


@given(CODES, ARGUMENTS, ARGUMENTS)
def test_the_arguments_of_an_option_are_those_it_was_made_of(code: int, first: int, second: int) -> None:
    verb = Verb(code, "play", "card", "creature")
    option = verb.of(first, second)
    assert verb.args(option) == (first, second)
    assert verb.arg(option) == first
    assert verb.values(option) == [first, second]


@pytest.mark.parametrize("arguments", [(), ("card",), ("card", "creature")])
def test_an_option_has_as_many_values_as_its_verb_has_arguments(arguments: tuple[str, ...]) -> None:
    verb = Verb(3, "act", *arguments)
    assert verb.arguments == list(arguments)
    assert verb.values(verb.of(*range(5, 5 + len(arguments)))) == list(range(5, 5 + len(arguments)))


@given(CODES, CODES, ARGUMENTS, ARGUMENTS)
def test_an_option_matches_its_own_verb_only(code: int, other: int, first: int, second: int) -> None:
    option = Verb(code, "one").of(first, second)
    assert Verb(code, "one").matches(option)
    assert Verb(other, "two").matches(option) == (code == other)


@given(st.lists(st.tuples(CODES, ARGUMENTS, ARGUMENTS), unique=True, max_size=30))
def test_different_choices_are_different_options(choices: list[tuple[int, int, int]]) -> None:
    options = {Verb(code, "verb").of(first, second) for code, first, second in choices}
    assert len(options) == len(choices)


# --- events -----------------------------------------------------------------------------------------
@given(SEATS, st.integers(0, 5), ARGUMENTS)
def test_an_event_hides_its_secret_from_everybody_but_its_knower(seat: int, player: int, number: int) -> None:
    expected = [player, number] if seat == player else [player, HIDDEN]
    assert BIDS.seen_by(seat, [player, number]) == expected


@given(SEATS, st.integers(0, 5), ARGUMENTS)
def test_an_event_without_a_secret_hides_nothing(seat: int, player: int, number: int) -> None:
    assert SHOWED.seen_by(seat, [player, number]) == [player, number]


@pytest.mark.parametrize("secret", ["first", "second", "third"])
def test_exactly_the_secret_argument_is_hidden_wherever_it_stands(secret: str) -> None:
    knower = "first" if secret != "first" else "second"
    event = Event(0, "event", "first", "second", "third", secret=secret, knower=knower)
    seen = event.seen_by(9, [1, 2, 3])
    assert [value == HIDDEN for value in seen] == [name == secret for name in event.arguments]
    assert [value for value in seen if value != HIDDEN] == [
        value for name, value in zip(event.arguments, [1, 2, 3], strict=True) if name != secret
    ]


def test_values_beyond_the_arguments_of_an_event_are_left_out() -> None:
    assert SHOWED.seen_by(0, [1, 2, 0]) == [1, 2]
    assert BIDS.seen_by(0, [1, 2, 0]) == [1, HIDDEN]


def test_hiding_does_not_change_what_happened() -> None:
    values = [1, 2]
    BIDS.seen_by(0, values)
    assert values == [1, 2]


def test_what_stands_for_hidden_cannot_be_mistaken_for_a_value() -> None:
    """Arguments are small numbers, and some of them, such as points, may be negative."""
    assert HIDDEN not in range(-ARGUMENT_LIMIT, ARGUMENT_LIMIT)


def test_a_setting_names_its_values_its_default_and_its_rule() -> None:
    setting = Setting("patience", ["10", "20"], "10", "PB-9")
    assert (setting.name, setting.values, setting.default, setting.rule) == ("patience", ["10", "20"], "10", "PB-9")
