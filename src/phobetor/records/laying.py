"""A position that was written down, laid out on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from phobetor.book.title import BadInput, Title
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance

STUMBLES: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
    ArithmeticError,
    RecursionError,
    MemoryError,
)
"""What rules raise in a position to which they never lead."""
LARGEST: Final = 2**62 - 1
"""A number in a position is one of 64 bits, signed: a set of up to 62 things is one."""


def laid_out(title: Title, saved: dict[str, Any], players: int, settings: Sequence[int], chance: Chance) -> Game:
    """The saved position of a game with these players and settings; raises BadInput where it is none."""
    fresh = title.new(players, list(settings), Chance())
    kinds = {name: type(value) for name, value in msgspec.json.decode(fresh.to_json()).items()}
    if {name: type(value) for name, value in saved.items()} != kinds:
        raise BadInput("What is 'saved' is no position of this game.")
    try:
        check_bounds(title, saved)
        game = title.load(saved, chance)
        whole = sorted(title.components(game)) == sorted(title.components(fresh))
        same = msgspec.json.decode(game.to_json()) == saved and game.settings == settings
        same = same and game.players() == players and all(title.view(game, seat) for seat in range(players))
    except BadInput:
        raise
    except STUMBLES:
        raise BadInput("What is 'saved' is no position of this game.") from None
    if not whole or not same:
        raise BadInput("What is 'saved' is no position of this game: a component is missing or doubled.")
    return game


@contextmanager
def beginning_anywhere(where: str) -> Iterator[None]:
    """A position from outside may pass for one of its game until the rules stumble over it: then it is the position
    that is wrong. Raises BadInput; with no position (`where` is empty) it is the rules, and nothing is changed."""
    try:
        yield
    except BadInput:
        raise
    except STUMBLES as error:
        if not where:
            raise
        raise BadInput(
            f"The position in which {where} begins is none of its game: the rules do not lead there."
        ) from error


def check_bounds(title: Title, saved: dict[str, Any]) -> None:
    """Nothing is counted through before it is known to be countable; raises BadInput."""
    for name, most in title.bounded.items():
        for value in numbers(saved[name]):
            if not 0 <= value <= most:
                raise BadInput(f"What is 'saved' is no position of this game: '{name}' cannot be {value}.")
    for one in leaves(saved):
        if type(one) is not str and (type(one) is not int or not -1 <= one <= LARGEST):
            raise BadInput(
                "What is 'saved' is no position of this game: it holds what is neither a word nor a number of one."
            )


def numbers(part: Any) -> Iterator[int]:
    """Those in a field, however deep they lie."""
    return (one for one in leaves(part) if isinstance(one, int))


def leaves(part: Any) -> Iterator[Any]:
    """Whatever holds nothing else, however deep it lies."""
    inside = part.values() if isinstance(part, dict) else part
    if isinstance(part, dict | list):
        for one in inside:
            yield from leaves(one)
    else:
        yield part
