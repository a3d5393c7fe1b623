"""What the page is told of a position has the types that it is told."""

from __future__ import annotations

import re
from typing import Any

import pytest

from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.server.viewtypes import view_types

MOMENTS = 400


def fits(value: Any, kind: str) -> bool:
    """Whether a value on the wire is of a type of TypeScript."""
    if kind == "number":
        return type(value) is int
    if kind == "string":
        return type(value) is str
    if kind.endswith("]]") or not kind.endswith("[]"):
        return isinstance(value, (list, tuple)) and fits_places(value, kind[1:-1])
    return isinstance(value, (list, tuple)) and all(fits(entry, kind[:-2]) for entry in value)


def fits_places(values: Any, places: str) -> bool:
    """A list with a type for each place, of which the last may stand for any number of values."""
    kinds = [place.partition(": ")[2] for place in re.split(r", (?=\w|\.)", places)]
    if "..." not in places:
        return len(values) == len(kinds) and all(map(fits, values, kinds))
    ahead = len(kinds) - 1
    return len(values) >= ahead and all(map(fits, values, kinds[:ahead])) and fits(list(values[ahead:]), kinds[-1])


def views(name: str) -> list[View]:
    """What every seat and an onlooker see in a game of somebody who chooses anything."""
    title = title_of(name)
    chance = Chance(7)
    game = title.new(max(title.players), title.setting_values({}), chance)
    found = []
    for _ in range(MOMENTS):
        found += [title.view(game, seat) for seat in range(-1, max(title.players))]
        if game.ending >= 0:
            break
        options = game.legal()
        game.choose(options[chance.below(len(options))])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_a_view_has_the_type_that_the_page_is_told(name: str) -> None:
    types = view_types(name)
    for view in views(name):
        data = view.data()
        assert list(data) == list(types)
        assert not [field for field, kind in types.items() if not fits(data[field], kind)]


def test_the_measure_can_tell_types_apart() -> None:
    step = "[seat: number, step: string, ...values: number[]]"
    assert fits([[1, "Move"], [0, "Pay", 3, 4]], f"{step}[]")
    assert not fits([["Move", 1]], f"{step}[]")
    assert not fits([[1, "Move", "x"]], f"{step}[]")
    assert fits([[4, [1], []]], "[width: number, cards: number[], ends: number[]][]")
    assert not fits([[4, [1]]], "[width: number, cards: number[], ends: number[]][]")
    assert not fits([1, [2]], "number[]")
    assert not fits(True, "number")
