"""Sets of small numbers, as bits of one int: cells, players, cards, parts. Only here are such ints opened.

A number must be below 62, so that a set stays a small int in either build.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Mask: TypeAlias = i64


def has(mask: Mask, which: i64) -> bool:
    """Whether that number is in the set."""
    return mask >> which & 1 != 0


def only(which: i64) -> Mask:
    """The set of that one number."""
    one: Mask = which - which + 1  # worked out, because mypyc shifts a literal as a C int, which is shorter
    return one << which


def below(count: i64) -> Mask:
    """The set of all numbers below that one."""
    return only(count) - 1


def plus(mask: Mask, which: i64) -> Mask:
    """The set with that number."""
    return mask | only(which)


def minus(mask: Mask, which: i64) -> Mask:
    """The set without that number."""
    return mask & ~only(which)


def swapped(mask: Mask, one: i64, other: i64) -> Mask:
    """The set with either number where it had the other one, and only that."""
    if has(mask, one) == has(mask, other):
        return mask
    return mask ^ only(one) ^ only(other)


def joined(mask: Mask, other: Mask) -> Mask:
    """What is in either set."""
    return mask | other


def shared(mask: Mask, other: Mask) -> Mask:
    """What is in both sets."""
    return mask & other


def without(mask: Mask, other: Mask) -> Mask:
    """What is in the first set and not in the other."""
    return mask & ~other


def meets(mask: Mask, other: Mask) -> bool:
    """Whether the sets have anything in common."""
    return mask & other != 0


def count_bits(mask: Mask) -> i64:
    """How many numbers the set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def bits_of(mask: Mask) -> list[i64]:
    """The numbers of the set, in ascending order."""
    found: list[i64] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found
