"""Sets of small numbers hold what sets of Python hold."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from phobetor.kernel.masks import (
    below,
    bits_of,
    count_bits,
    has,
    joined,
    meets,
    minus,
    only,
    plus,
    shared,
    swapped,
    without,
)

NUMBER = st.integers(0, 61)
SET = st.sets(NUMBER)


def mask_of(numbers: set[int]) -> int:
    return sum(2**number for number in numbers)


@given(SET, NUMBER)
def test_of_one_number(numbers: set[int], which: int) -> None:
    mask = mask_of(numbers)
    assert has(mask, which) == (which in numbers)
    assert only(which) == mask_of({which})
    assert below(which) == mask_of(set(range(which)))
    assert plus(mask, which) == mask_of(numbers | {which})
    assert minus(mask, which) == mask_of(numbers - {which})


@given(SET, SET)
def test_of_two_sets(numbers: set[int], others: set[int]) -> None:
    mask, other = mask_of(numbers), mask_of(others)
    assert joined(mask, other) == mask_of(numbers | others)
    assert shared(mask, other) == mask_of(numbers & others)
    assert without(mask, other) == mask_of(numbers - others)
    assert meets(mask, other) == bool(numbers & others)


@given(SET)
def test_of_all_numbers(numbers: set[int]) -> None:
    assert count_bits(mask_of(numbers)) == len(numbers)
    assert bits_of(mask_of(numbers)) == sorted(numbers)


@given(SET, NUMBER, NUMBER)
def test_two_numbers_change_places(numbers: set[int], one: int, other: int) -> None:
    places = {one: other, other: one}
    assert swapped(mask_of(numbers), one, other) == mask_of({places.get(number, number) for number in numbers})
