"""A scenario's position of the wrong shape is refused with the name of what is wrong and of what would be right."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec
import pytest

from phobetor.book.title import BadInput
from phobetor.games import title_of
from phobetor.games.position import read_position
from phobetor.kernel.chance import Chance

GAMES = ("nightmarium", "somnicum")


class Position(msgspec.Struct, forbid_unknown_fields=True):
    pebbles: int = 3
    hands: dict[str, list[int]] = {}


class Named(msgspec.Struct):
    name: str


def refused(position: dict[str, Any], kind: type[msgspec.Struct] = Position) -> str:
    with pytest.raises(BadInput) as caught:
        read_position(position, kind)
    return str(caught.value)


def test_a_position_of_the_right_shape_is_read() -> None:
    assert read_position({"hands": {"a": [1, 2]}}, Position) == Position(3, {"a": [1, 2]})


def test_a_key_that_no_position_has_is_told_with_those_that_it_has() -> None:
    assert refused({"pebbles": 1, "moon": 1}) == "A position has no 'moon'; it has: pebbles, hands."


def test_a_wrong_value_is_told_with_its_key() -> None:
    assert refused({"pebbles": "x"}) == "'pebbles' of the position cannot be used: Expected `int`, got `str`."
    wrong = "Expected `int`, got `str` - at `$[...][1]`"
    assert refused({"pebbles": 1, "hands": {"a": [1, "x"]}}) == f"'hands' of the position cannot be used: {wrong}."


def test_a_key_that_is_missing_is_told() -> None:
    assert refused({}, Named) == "The position cannot be used: Object missing required field `name`."


def keys_of(game: str) -> list[str]:
    kind = import_module(title_of(game).set_up.__module__).Position
    return [field.name for field in msgspec.structs.fields(kind)]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_wrong_in_a_game_is_told_with_its_key(game: str) -> None:
    title = title_of(game)
    for key in keys_of(game):
        for wrong in (None, 1.5, [None], {"a": None}):
            table = title.table(2, title.setting_values({}), Chance(1))
            with pytest.raises(BadInput, match=rf"^'{key}' of the position cannot be used: .*\.$"):
                title.set_up(table, {key: wrong})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_all_its_keys(game: str) -> None:
    title = title_of(game)
    table = title.table(2, title.setting_values({}), Chance(1))
    with pytest.raises(BadInput) as caught:
        title.set_up(table, {"moon": 1})
    assert str(caught.value) == f"A position has no 'moon'; it has: {', '.join(keys_of(game))}."
