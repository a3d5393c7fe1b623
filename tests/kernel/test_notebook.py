"""What can stand in each place when every thing exists once."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from phobetor.book.notebook import fitting

THINGS = st.frozensets(st.integers(0, 5), max_size=5)


def enumerated(places: list[frozenset[int]]) -> list[set[int]]:
    """Every way to fill the places, one by one."""
    ways = [way for way in product(*places) if len({*way}) == len(way)]
    return [{way[place] for way in ways} for place in range(len(places))]


@given(st.lists(THINGS, max_size=5))
def test_whatever_fits_is_what_enumeration_finds(places: list[frozenset[int]]) -> None:
    assert fitting(places) == enumerated(places)


def test_two_places_that_share_two_things_leave_the_third_to_the_third() -> None:
    assert fitting([{1, 2}, {1, 2}, {1, 2, 3}]) == [{1, 2}, {1, 2}, {3}]


def test_where_there_are_more_things_than_places_all_stay_possible() -> None:
    assert fitting([{1, 2, 3}] * 2) == [{1, 2, 3}] * 2


def test_a_long_row_of_places_is_no_effort() -> None:
    """As many as a ship has tiles: nobody enumerates those."""
    rooms = [*range(16)]
    assert fitting([rooms] * 15 + [[3]])[0] == {*rooms} - {3}
