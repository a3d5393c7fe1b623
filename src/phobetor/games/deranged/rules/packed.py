"""Numbers that hold several numbers: each layout is declared here, and only here is it opened.

Everybody else asks by name. Sets of cells, tokens, players, cards and flags are masks of the kernel.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Arrow: TypeAlias = i64  # where it leads, its colour and whether it goes through a door, packed by `pack`


def pack(to: i64, colour: i64, door: i64) -> Arrow:
    return to + 64 * colour + 512 * door


def leads_to(arrow: Arrow) -> i64:
    return arrow & 63


def colour_of(arrow: Arrow) -> i64:
    return arrow >> 6 & 7


def is_door(arrow: Arrow) -> bool:
    return arrow >= 512
