"""How long things take at a table on the web."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Pace:
    """How long things take, in seconds."""

    bot: float = 0.15
    """A bot waits this long; how fast people follow what it did is a matter of their pages."""
    away: float = 120.0
    """Who must decide and is away this long may be replaced by a vote; a lobby gets another host."""
    flicker: float = 2.0
    """A page that is back this soon was never gone."""
    parked: float = 600.0
    """A table at which nobody is connected leaves the memory after this time."""
    hello: float = 20.0
    """So soon a page says who it is; a busy machine needs a while for that."""
    notice: float = 10.0
    """Who must decide and has no page open for so long is told elsewhere, where they want that."""
    unseen: float = 180.0
    """The same of somebody whose page is open, but who does not look at it."""
    retry: float = 1.0
    """After a failing disk a bot tries again."""
    watch: Callable[[], float] = time.monotonic
    """What the clocks of tables are read from; it never goes back."""
