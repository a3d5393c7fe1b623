"""Pages of people who do not sit at a table: how many there are, and when they may not watch."""

from __future__ import annotations

import asyncio

from phobetor.server import protocol
from phobetor.server.showing import may_watch
from phobetor.server.viewer import Viewer
from phobetor.table.table import Table

MOMENT = 1.0
"""A crowd comes one by one, and is counted once: so long the count waits, in seconds."""


def watches(viewer: Viewer, table: Table | None) -> bool:
    return table is not None and not table.owners(viewer.guest)


class Onlookers:
    """Those of one table."""

    def __init__(self, viewers: set[Viewer], flicker: float) -> None:
        self.viewers = viewers
        self.moment = min(MOMENT, flicker)
        self.told = 0
        self.counting: asyncio.TimerHandle | None = None

    def changed(self, table: Table | None) -> None:
        """Somebody came or went: tell everybody how many watch, in a moment."""
        if self.counting is None and table is not None:
            self.counting = asyncio.get_running_loop().call_later(self.moment, self.tell, table)

    def tell(self, table: Table) -> None:
        self.counting = None
        count = sum(watches(viewer, table) for viewer in self.viewers)
        if count != self.told:
            self.told = count
            for viewer in list(self.viewers):
                viewer.tell(protocol.Watching(count))

    def shut_out(self, table: Table) -> None:
        """The game has begun, and who does not sit here may not see it."""
        for viewer in [one for one in self.viewers if not may_watch(table, one.guest)]:
            viewer.shut_out = True
            viewer.drop()
            self.viewers.discard(viewer)
