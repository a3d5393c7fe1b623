"""The shape of a scenario's position: which keys it has, and what may stand behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from phobetor.book.title import BadInput, converted

Words = list[str]
Places = list[int | str]
Named = dict[str, str]
NamedWords = dict[str, Words]

P = TypeVar("P", bound=msgspec.Struct)


def check_shape(position: Mapping[str, Any], shape: Mapping[str, Any]) -> None:
    """Whatever has the right shape can be laid out or refused by name; anything else is told here."""
    for name, value in position.items():
        if name not in shape:
            raise BadInput(f"A position has no '{name}'; it has: {', '.join(shape)}.")
        converted(value, shape[name], f"'{name}' of the position")


def read_position(position: Mapping[str, Any], kind: type[P]) -> P:
    """A scenario's position as the Struct of its game, or a sentence that names the key at which it is none."""
    try:
        return msgspec.convert(position, kind)
    except msgspec.ValidationError as error:
        check_shape(position, {field.encode_name: field.type for field in msgspec.structs.fields(kind)})
        raise BadInput(f"The position cannot be used: {error}.") from None
