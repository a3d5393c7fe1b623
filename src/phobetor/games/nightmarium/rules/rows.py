"""The creatures in front of a player, seen only by their heights: where a card fits, what can be aimed at.

A row never changes, and there are few of them: each is thought through once and shared by all games.
Its places are counted from the player's first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.kernel.masks import has, only

COMPLETE: Final = 3  # height of a creature that has legs, torso and head


def fits(parts: i64, height: i64) -> bool:
    """Creatures grow from the bottom up: a card must be able to be the next part. NM-4.6 to NM-4.9"""
    return has(parts, height)


class Row:
    heights: list[i64]
    standing: list[i64]
    incomplete: list[i64]
    complete: i64
    fitting: list[list[i64]]
    _grown: list[Row | None]
    _cut: list[Row | None]

    def __init__(self, heights: list[i64]) -> None:
        """A card joins an incomplete creature, or begins one if the limit allows it. NM-4.11"""
        places = range(len(heights))
        self.heights = heights  # place -> parts that the creature there has; 0 where there is none
        self.standing = [place for place in places if heights[place] > 0]
        self.incomplete = [place for place in self.standing if heights[place] < COMPLETE]
        self.complete = len(self.standing) - len(self.incomplete)
        room: list[i64] = [heights.index(0)] if 0 in heights else []
        growing = sorted(self.incomplete + room)
        self.fitting = [[place for place in growing if fits(parts, heights[place])] for parts in range(only(COMPLETE))]
        self._grown = [None] * len(heights)
        self._cut = [None] * len(heights)

    def grown(self, place: i64) -> Row:
        """The row with one more part there."""
        found = self._grown[place]
        if found is None:
            found = self._with(place, self.heights[place] + 1)
            self._grown[place] = found
        return found

    def cut(self, place: i64) -> Row:
        """The row with one part less there."""
        found = self._cut[place]
        if found is None:
            found = self._with(place, self.heights[place] - 1)
            self._cut[place] = found
        return found

    def _with(self, place: i64, height: i64) -> Row:
        heights = self.heights[:]
        heights[place] = height
        return row_of(heights)


_rows: Final[dict[tuple[int, ...], Row]] = {}


def row_of(heights: list[i64]) -> Row:
    key: tuple[int, ...] = tuple(heights)
    found = _rows.get(key)
    if found is None:
        found = Row(heights[:])
        _rows[key] = found
    return found
