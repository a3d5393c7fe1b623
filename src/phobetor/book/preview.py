"""What an option costs, brings, risks, reaches and scores: worked out by the engine from the seat's own view alone."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Risk(Struct, omit_defaults=True):
    """What may or must come of an option that nobody wants, and in how many of so many cases."""

    kind: Literal["encounter", "combat", "round-may-end", "round-ends"]
    chance: int = 0
    of: int = 0
    """0 where no chance can be named."""


class Preview(Struct, omit_defaults=True):
    """Only what is worth telling is told; whatever is left out is nothing."""

    cost: int = 0
    """Cards or tokens that must be paid."""
    gain: int = 0
    """Cards or tokens that are drawn."""
    risk: Risk | None = None
    reach: list[int] = []
    """The places to which the option leads, the last one at the end."""
    ways: list[list[int]] = []
    """Of an option that lets one choose where to go: the way to each place in reach, the last one at the end."""
    score: int | None = None
    """By how many points the score changes."""
