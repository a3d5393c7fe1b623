"""Long runs that tell how far they are: what was done counts, even when somebody stops them."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

EVERY = 10.0
"""Seconds between two lines."""


def counted(what: str, most: int, is_long: bool) -> Iterator[int]:
    """The numbers up to `most`; a long run says now and then how far it is, and at the end how far it came."""
    began = said = time.monotonic()
    done = 0
    try:
        for number in range(most):
            yield number
            done = number + 1
            if is_long and time.monotonic() - said > EVERY:
                said = time.monotonic()
                tell(what, done, most, said - began)
    finally:
        if is_long:
            tell(what, done, most, time.monotonic() - began)


def tell(what: str, done: int, most: int, seconds: float) -> None:
    print(f"{what}: {done:,} of {most:,} in {seconds:.0f} s", file=sys.__stderr__, flush=True)
