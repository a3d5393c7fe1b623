"""Numbers that hold several numbers: each layout is declared here, and only here is it opened.

Everybody else asks by name. Sets of particles, phases and spells are masks of the kernel.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import ENCOUNTERS, NO_ENCOUNTER, Encounter, Token

Hand: TypeAlias = i64  # encounters, three bits for the number of each
Laid: TypeAlias = i64  # a token on a card: place * PLACE_UNIT + token
Stand: TypeAlias = i64  # of a pendulum: 2 * slot before the card there, 2 * slot + 1 in the hole that the card left

COUNT_BITS: Final = 3
COUNT_MASK: Final = 7
PLACE_UNIT: Final = 64
TOKEN_MASK: Final = 63


# === Hands ==========================================================================================
# A table, because mypyc shifts a literal as a C int, which is too short for it.
HAND_OF_ONE: Final[list[Hand]] = [8**encounter for encounter in range(len(ENCOUNTERS))]


def one(encounter: Encounter) -> Hand:
    """A hand of that one encounter."""
    return HAND_OF_ONE[encounter]


def count_in(hand: Hand, encounter: Encounter) -> i64:
    return hand >> encounter * COUNT_BITS & COUNT_MASK


def size(hand: Hand) -> i64:
    """How many encounters a hand has."""
    count: i64 = 0
    while hand:
        count += hand & COUNT_MASK
        hand >>= COUNT_BITS
    return count


def in_hand(hand: Hand) -> list[Encounter]:
    """The encounters of a hand, one by one in ascending order."""
    found: list[Encounter] = []
    for encounter in range(1, len(ENCOUNTERS)):
        for _ in range(count_in(hand, encounter)):
            found.append(encounter)
    return found


def hand_of(encounters: list[Encounter]) -> Hand:
    hand: Hand = 0
    for encounter in encounters:
        hand += one(encounter)
    return hand


def next_kind(hand: Hand, encounter: Encounter) -> Encounter:
    """The kind that follows in a hand; NO_ENCOUNTER before the first and after the last."""
    hand >>= (encounter + 1) * COUNT_BITS
    if hand == 0:
        return NO_ENCOUNTER
    encounter += 1
    while hand & COUNT_MASK == 0:
        hand >>= COUNT_BITS
        encounter += 1
    return encounter


# === Tokens on cards ================================================================================
def laid_at(place: i64, token: Token) -> Laid:
    return place * PLACE_UNIT + token


def place_of(laid: Laid) -> i64:
    return laid // PLACE_UNIT


def token_of(laid: Laid) -> Token:
    return laid & TOKEN_MASK


# === Pendulums ======================================================================================
def slot_at(stand: Stand) -> i64:
    return stand >> 1
