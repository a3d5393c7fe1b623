"""Choices in writing: the seat, the verb and its arguments, as in `b play 43 b2`."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.title import BadInput, Title
from phobetor.kernel.words import ARGUMENT_LIMIT, Option, Player
from phobetor.kernel.writing import SEAT_LETTERS


def seat_letter(player: Player) -> str:
    """`a` for the first seat."""
    return SEAT_LETTERS[player]


def read_seat(word: str, players: int) -> Player:
    """A seat from its letter; raises BadInput."""
    seats = SEAT_LETTERS[:players]
    if len(word) != 1 or word not in seats:
        raise BadInput(f"There is no seat '{word}'; the seats are: {', '.join(seats)}.")
    return seats.index(word)


def write_option(title: Title, option: Option, settings: Sequence[int]) -> str:
    """The verb and its arguments, as in `play 43 b2`."""
    verb = title.verb(option)
    assert verb is not None, f"{option} is no option of {title.name}."
    values = zip(verb.arguments, verb.values(option), strict=True)
    return " ".join([verb.name, *(title.write(title.kind(argument), value, settings) for argument, value in values)])


def read_option(title: Title, text: str, settings: Sequence[int]) -> Option:
    """The option of a verb and its arguments; whether it is allowed is another question. Raises BadInput."""
    words = text.split()
    verbs = {verb.name: verb for verb in title.verbs}
    if not words or words[0] not in verbs:
        raise BadInput(f"'{text}' is no choice of {title.name}; choices begin with: {', '.join(verbs)}.")
    verb = verbs[words[0]]
    if len(words) - 1 != len(verb.arguments):
        raise BadInput(f"'{text}' must be written as '{' '.join([verb.name, *verb.arguments])}'.")
    pairs = zip(verb.arguments, words[1:], strict=True)
    return verb.of(*[read_value(title, title.kind(argument), word, settings) for argument, word in pairs])


def read_value(title: Title, kind: str, word: str, settings: Sequence[int]) -> int:
    """An argument from its word; raises BadInput, also for a number that no option can hold."""
    value = title.read(kind, word, settings)
    if not 0 <= value < ARGUMENT_LIMIT:
        raise BadInput(f"The number '{word}' is too large.")
    return value


def write_choice(title: Title, player: Player, option: Option, settings: Sequence[int]) -> str:
    """Who chose what, as in `b play 43 b2`."""
    return f"{seat_letter(player)} {write_option(title, option, settings)}"


def read_choice(title: Title, text: str, players: int, settings: Sequence[int]) -> tuple[Player, Option]:
    """Seat and option of a written choice; raises BadInput."""
    seat, _, rest = text.strip().partition(" ")
    return read_seat(seat, players), read_option(title, rest, settings)
