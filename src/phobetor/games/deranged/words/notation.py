"""Deranged in writing: seats a to f, cells as M1, action cards as A3, items as lamp-2, curses by number; positions."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.title import BadInput
from phobetor.games.deranged.rules.box import (
    ACTION_CARDS,
    CARDS,
    CURSES,
    FIRST_ITEM,
    FIRST_REWARD,
    FIRST_TOKEN,
    KIND_OF,
    MONSTERS,
    MOST_PLAYERS,
    NAME_OF,
    NIGHT_IDS,
    ROLES,
    STARTING_DECK,
    TOKENS,
)
from phobetor.games.deranged.rules.town import CELL_IDS, QUARTERS
from phobetor.games.deranged.rules.vocabulary import EFFECTS, POLICIES
from phobetor.kernel.writing import SEAT_LETTERS, is_number

SEATS = SEAT_LETTERS[:MOST_PLAYERS]
NOT_THERE = "-"
FIRST_ORDINARY = 13
DECK_NAMES = ["pharmacy", "forge", "library", "house"]


def _names_of_cards() -> list[str]:
    names = [NOT_THERE]
    for card in range(1, CARDS + 1):
        if card <= ACTION_CARDS:
            names.append(f"{'ABCDEF'[(card - 1) // STARTING_DECK]}{(card - 1) % STARTING_DECK + 1}")
        elif card >= FIRST_REWARD:
            names.append(NAME_OF[card])
        else:
            copy = card - NAME_OF.index(NAME_OF[card]) + 1
            names.append(f"{NAME_OF[card]}-{copy}")
    return names


CARD_NAMES = _names_of_cards()
TOKEN_NAMES = [f"{MONSTERS[KIND_OF[token]]}-{token - FIRST_TOKEN[KIND_OF[token]] + 1}" for token in range(TOKENS)]
FIGHTERS = [*SEATS, *TOKEN_NAMES]
TABLES: dict[str, Sequence[str]] = {
    "card": CARD_NAMES, "cell": CELL_IDS, "night": NIGHT_IDS, "role": ROLES, "monster": TOKEN_NAMES, "kind": MONSTERS,
    "deck": DECK_NAMES, "fighter": FIGHTERS, "policy": POLICIES, "quarter": QUARTERS,
}  # fmt: skip


def write(kind: str, value: int, settings: Sequence[int]) -> str:
    if value < 0:
        return NOT_THERE
    if kind == "player":
        return SEATS[value]
    if kind == "effect":
        return EFFECTS[value.bit_length() - 1]
    if kind in TABLES:
        return TABLES[kind][value]
    return str(value)


def read(kind: str, word: str, settings: Sequence[int]) -> int:
    if kind == "drawn":
        return read_drawn(word)
    if kind == "player":
        return named(SEATS, word, "seat")
    if kind == "effect":
        return int(2 ** named(EFFECTS, word, "effect"))
    if kind in TABLES:
        return named(TABLES[kind], word, kind)
    return number(word, 1023)


def named(names: Sequence[str], word: str, what: str) -> int:
    found = list(names)
    if word not in found:
        raise BadInput(f"There is no {what} '{word[:20]}'; there are: {', '.join(found[:12])} and so on.")
    return found.index(word)


def number(word: str, most: int) -> int:
    if not is_number(word, 4) or int(word) > most:
        raise BadInput(f"'{word[:20]}' is no number from 0 to {most}.")
    return int(word)


def read_drawn(word: str) -> int:
    """What chance gives next: a card, a night card, a role, or a number such as that of a curse."""
    for names in (CARD_NAMES[1:], NIGHT_IDS[1:]):
        if word in names:
            return list(names).index(word) + 1
    if word in ROLES:
        return ROLES.index(word)
    if is_number(word, 3) and int(word) <= CURSES:
        return int(word)
    raise BadInput(
        f"'next' cannot say '{word[:20]}': action cards are written as {CARD_NAMES[1]}, items as "
        f"{CARD_NAMES[FIRST_ITEM]}, night cards as {NIGHT_IDS[1]}, roles as {ROLES[0]}, curses as numbers from 1 to "
        f"{CURSES}, and who begins as a number from 0 on."
    )
