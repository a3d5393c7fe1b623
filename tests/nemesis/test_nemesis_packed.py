"""Numbers that hold several numbers: saved games and views keep their layout."""

from __future__ import annotations

import pytest

from phobetor.games.nemesis.rules.packed import (
    buried,
    buried_by,
    buried_card,
    card_looker,
    is_looker,
    knows,
    packed_item,
    saw_goals_of,
    saw_kept_goal_of,
    with_goals_of,
    with_kept_goal_of,
)
from phobetor.kernel.words import NOBODY

SEATS = range(5)


def test_who_knows_an_item() -> None:
    packed = packed_item(27, 0b10010)
    assert packed == 27 * 32 + 0b10010
    assert [knows(seat, packed) for seat in SEATS] == [False, True, False, False, True]


def test_who_put_an_event_at_the_bottom() -> None:
    assert buried(13, 4) == 13 * 8 + 4
    assert [(buried_card(buried(13, seat)), buried_by(buried(13, seat))) for seat in SEATS] == [
        (13, seat) for seat in SEATS
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_who_looks_at_items_or_at_cards(seat: int) -> None:
    assert [is_looker(seat, other) for other in SEATS] == [seat == other for other in SEATS]
    assert [is_looker(card_looker(seat), other) for other in SEATS] == [seat == other for other in SEATS]


@pytest.mark.parametrize("seat", [NOBODY, *SEATS])
def test_nobody_looks(seat: int) -> None:
    assert not is_looker(NOBODY, seat)


def test_whose_objectives_were_seen() -> None:
    seen = with_kept_goal_of(with_kept_goal_of(with_goals_of(0, 1), 2), 4)
    assert seen == 2 | (4 | 16) << 8
    assert [saw_goals_of(seen, player) for player in SEATS] == [False, True, False, False, False]
    assert [saw_kept_goal_of(seen, player) for player in SEATS] == [False, False, True, False, True]
