"""The shape of a scenario's position: which keys it has, and what may stand behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec

from phobetor.book.title import BadInput, converted

Words = list[str]
Places = list[int | str]
Named = dict[str, str]
NamedWords = dict[str, Words]

P = TypeVar("P", bound=msgspec.Struct)


def number(least: int, most: int) -> Any:
    """The shape of a number from `least` to `most`."""
    return Annotated[int, msgspec.Meta(ge=least, le=most)]


def text(pattern: str) -> Any:
    """The shape of a text that looks like this regular expression."""
    return Annotated[str, msgspec.Meta(pattern=rf"\A(?:{pattern})\Z")]


def several(shape: Any, least: int = 0, most: int = 100) -> Any:
    return Annotated[list[shape], msgspec.Meta(min_length=least, max_length=most)]


def named(shape: Any) -> Any:
    """One for each seat or place that is named."""
    return dict[str, shape]


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
