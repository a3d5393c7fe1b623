"""A row of creatures knows where cards fit. Every row there can be is compared with the rules, said in other words."""

from __future__ import annotations

from itertools import product

import pytest

from phobetor.games.nightmarium.rules.box import HEAD, LEGS, TORSO
from phobetor.games.nightmarium.rules.rows import COMPLETE, row_of

ROWS = [list(heights) for many in (1, 2, 5) for heights in product(range(COMPLETE + 1), repeat=many)]
NEXT_PART = {0: LEGS, 1: TORSO, 2: HEAD}


def may_lie(parts: int, heights: list[int], place: int) -> bool:
    """NM-4.6 to NM-4.9 and NM-4.11: the next part of a creature; legs go to the first empty place only."""
    if heights[place] == COMPLETE or (heights[place] == 0 and 0 in heights[:place]):
        return False
    return bool(parts & 1 << NEXT_PART[heights[place]])


@pytest.mark.parametrize("parts", range(1 << COMPLETE))
def test_a_card_fits_where_the_rules_say(parts: int) -> None:
    for heights in ROWS:
        expected = [place for place in range(len(heights)) if may_lie(parts, heights, place)]
        assert row_of(heights).fitting[parts] == expected, heights


def test_standing_incomplete_and_complete_creatures() -> None:
    row = row_of([3, 0, 1, 3, 2])
    assert (row.standing, row.incomplete, row.complete) == ([0, 2, 3, 4], [2, 4], 2)


def test_rows_grow_and_are_cut_part_by_part() -> None:
    row = row_of([0, 2])
    assert row.grown(0).heights == [1, 2]
    assert row.grown(1).heights == [0, 3]
    assert row.cut(1).heights == [0, 1]
    assert row.grown(0).cut(0) is row
    assert row.heights == [0, 2], "a row never changes"


def test_a_row_is_made_once_and_is_nobodys_list() -> None:
    heights = [1, 2, 3]
    row = row_of(heights)
    heights[0] = 0
    assert row_of([1, 2, 3]) is row
    assert row.heights == [1, 2, 3]
