"""Nightmarium in writing: seats a to f, cards by their printed number, creatures as in `b3`."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.title import BadInput
from phobetor.games.nightmarium.rules.box import ABILITIES, CARDS, LEGIONS, PARTS
from phobetor.games.nightmarium.rules.vocabulary import CREATURES, MOST_PLAYERS, SETTINGS
from phobetor.kernel.words import NOBODY
from phobetor.kernel.writing import SEAT_LETTERS, is_number

SEATS = SEAT_LETTERS[:MOST_PLAYERS]
TABLES: dict[str, Sequence[str]] = {"legion": LEGIONS, "ability": ABILITIES, "part": PARTS}


def goal(settings: Sequence[int]) -> int:
    return int(SETTINGS[CREATURES].values[settings[CREATURES]])


def write(kind: str, value: int, settings: Sequence[int]) -> str:
    if kind == "creature":
        return f"{SEATS[value // goal(settings)]}{value % goal(settings) + 1}"
    if kind == "player":
        return SEATS[value] if value != NOBODY else "-"
    if kind in TABLES:
        return TABLES[kind][value] if value >= 0 else "any"
    return str(value)


def read(kind: str, word: str, settings: Sequence[int]) -> int:
    if kind == "creature":
        return read_creature(word, settings)
    if kind == "drawn":
        return read_drawn(word)
    if kind == "player":
        if word not in tuple(SEATS):
            raise BadInput(f"There is no seat '{word}'; seats are: {', '.join(SEATS)}.")
        return SEATS.index(word)
    if kind in TABLES:
        if word not in TABLES[kind]:
            raise BadInput(f"There is no {kind} '{word}'; there are: {', '.join(TABLES[kind])}.")
        return TABLES[kind].index(word)
    least = 1 if kind == "card" else 0
    if is_number(word) and least <= int(word) <= CARDS:
        return int(word)
    if kind == "card":
        raise BadInput(f"There is no card {word[:20]}; cards are numbered from 1 to {CARDS}.")
    raise BadInput(f"'{word[:20]}' is no number from 0 to {CARDS}.")


def read_drawn(word: str) -> int:
    """What chance gives: a card, or who begins, counted from 0."""
    if not is_number(word) or int(word) > CARDS:
        raise BadInput(f"'next' cannot say '{word[:20]}': cards are numbers from 1 to {CARDS}, who begins from 0 on.")
    return int(word)


def read_creature(word: str, settings: Sequence[int]) -> int:
    most = goal(settings)
    if len(word) == 2 and word[0] in SEATS and is_number(word[1]) and 1 <= int(word[1]) <= most:
        return SEATS.index(word[0]) * most + int(word[1]) - 1
    raise BadInput(f"There is no creature '{word}'; creatures are named from a1 to {SEATS[-1]}{most}.")
