"""Who of a table is here, who has just gone, and who has been away for so long that something must happen."""

from __future__ import annotations

import contextlib
import math
import time
from dataclasses import replace

from phobetor.kernel.words import Player
from phobetor.server.onlookers import watches
from phobetor.server.services import Services
from phobetor.server.showing import Presence
from phobetor.server.viewer import Viewer
from phobetor.table import lateness, lobby, votes
from phobetor.table.changes import TableSeen
from phobetor.table.saved import LOBBY
from phobetor.table.store import StoreFailure
from phobetor.table.table import Table

SEEN_EVERY = 3600.0
"""So often it is written that somebody is at a table, in seconds."""


class Attendance:
    """The people of one table, by the pages that they have open."""

    def __init__(self, services: Services, viewers: set[Viewer]) -> None:
        self.services = services
        self.viewers = viewers
        self.missing: dict[Player, float] = {}
        """Since when a seat that must decide has nobody here."""
        self.left: dict[str, float] = {}
        """When somebody's last page was closed."""
        self.hostless: float | None = None
        """Since when nobody in this lobby is its host."""
        self.elsewhere: set[str] = set()
        """The people who are at this table at other processes."""
        self.watching = 0
        """How many watch there."""
        self.told: tuple[frozenset[str], int] = (frozenset(), 0)
        """Who is here, as other processes know it."""

    def here(self, table: Table) -> tuple[frozenset[str], int]:
        """The people with an open page at this process, and how many watch."""
        owners = frozenset(owner for viewer in self.viewers for owner in table.owners(viewer.guest))
        return owners, sum(watches(viewer, table) for viewer in self.viewers)

    def present(self, table: Table) -> set[str]:
        """The people with a page that is open, or was a moment ago."""
        found = {owner for viewer in self.viewers for owner in table.owners(viewer.guest)} | self.elsewhere
        if self.left:
            soon = time.monotonic() - self.services.pace.flicker
            found |= {owner for owner, at in self.left.items() if at > soon}
        return found

    def looking(self, table: Table) -> set[str]:
        """The people who have a page in sight; of those at other processes, these know."""
        here = {owner for viewer in self.viewers if viewer.looks for owner in table.owners(viewer.guest)}
        return here | self.elsewhere

    def presence(self, table: Table) -> Presence:
        people = self.present(table)
        here = frozenset(seat.number for seat in table.seats if seat.owner in people)
        now = time.monotonic()
        waiting = table.phase == LOBBY and table.row.host not in people
        self.hostless = (self.hostless or now) if waiting else None
        self.missing = {seat: self.missing.get(seat, now) for seat in table.people_asked() if seat not in here}
        gone = [seat for seat, since in self.missing.items() if now - since >= self.services.pace.away]
        late, left = self.clocks(table) if table.row.clock else ([], {})
        away = tuple(sorted({*gone, *late}))
        for seat in {about for _, about in table.votes} - set(away):
            votes.forget_votes(table, seat)
        watching = sum(watches(viewer, table) for viewer in self.viewers) + self.watching
        return Presence(here, away, left, self.vote_in(table, now), watching)

    def clocks(self, table: Table) -> tuple[list[Player], dict[Player, int]]:
        """Whose time is up, and how many whole seconds those have left whose clocks run."""
        now = self.services.now()
        left = {seat: math.ceil(table.clocks.left(seat, now)) for seat in table.clocks.running()}
        return lateness.late(table, now), left

    def vote_in(self, table: Table, now: float) -> dict[Player, int]:
        """In how many seconds the others may vote about somebody who left in the middle of a decision."""
        ends = {seat: since + self.services.pace.away for seat, since in self.missing.items()}
        return {seat: max(0, math.ceil(end - now)) for seat, end in ends.items() if lateness.has_company(table, seat)}

    def note_seen(self, table: Table, viewer: Viewer) -> None:
        """That somebody who sits here is there is written now and then: what nobody comes back to is forgotten."""
        now = time.time()
        if now - table.row.seen > SEEN_EVERY and not watches(viewer, table):
            table.row = replace(table.row, seen=now)
            self.services.spawn(self.keep_seen(TableSeen(table.id, now)))

    async def keep_seen(self, seen: TableSeen) -> None:
        with contextlib.suppress(StoreFailure):
            await self.services.write([seen])

    def goes(self, table: Table, viewer: Viewer) -> None:
        for owner in table.owners(viewer.guest):
            self.left[owner] = time.monotonic()

    def forget(self) -> None:
        """Who went, and did not come back in a moment, is no longer one who was here a moment ago."""
        now = time.monotonic()
        self.left = {owner: at for owner, at in self.left.items() if at + self.services.pace.flicker > now}

    def waits(self) -> list[float]:
        """In how many seconds somebody is no longer here, or has been away for long enough."""
        now, pace = time.monotonic(), self.services.pace
        times = [at + pace.flicker for at in self.left.values()] + [at + pace.away for at in self.missing.values()]
        return [at - now for at in times if at > now]

    def inheriting(self, table: Table) -> list[float]:
        """In how many seconds somebody who is here becomes the host of a lobby."""
        if self.hostless is None or not lobby.heirs(table, self.present(table)):
            return []
        return [max(0.0, self.hostless + self.services.pace.away - time.monotonic())]
