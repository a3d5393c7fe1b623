"""Python's search for garbage, at moments when nobody waits for it.

A table holds no rings of objects: what nobody needs any more of it is freed at once. The rings that arise come from
requests and sockets, 200 KB for a whole game. Yet Python would look for them while people play: with a thousand tables
it took a tenth of a second every few seconds, and everybody waited. So it looks when nobody has played for a moment.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

CALM = 1.0
"""Nobody plays when nothing has been written for so long, in seconds."""
WORTH = 2_000
"""Fewer new objects than these are not worth looking at."""
AT_LAST = 900.0
"""After so many seconds without a calm moment it looks all the same, for some tenths of a second."""
MANY = 2_000_000
"""So does it when there are so many new objects: whoever floods the server with requests leaves rings behind."""
EVERYTHING = 600.0
"""What it has looked through it leaves alone for so long."""


def wait_for_calm() -> None:
    """From now on Python does not look by itself. What is loaded once stays."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Collector:
    """Looks for garbage when the server is calm."""

    def __init__(self, watch: Callable[[], float] = time.monotonic) -> None:
        self.watch = watch
        self.looked = self.whole = watch()

    def sweep(self, calm: float) -> None:
        """`calm`: how long nothing has been written."""
        if gc.isenabled():
            return  # a server within another program, whose garbage is none of our business
        now, new = self.watch(), gc.get_count()[0]
        is_worth_it = new >= WORTH or now - self.whole >= EVERYTHING
        if not (is_worth_it and calm >= CALM) and now - self.looked < AT_LAST and new < MANY:
            return
        self.looked = now
        if now - self.whole >= EVERYTHING:
            self.whole = now
            gc.unfreeze()
        gc.collect()
        gc.freeze()
