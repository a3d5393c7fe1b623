"""Whoever must decide and does not look is told elsewhere that it is their turn, where they asked for that.

Who has seen that it is their turn is not told of it again. That a turn was told is written before it is told, by one
process only: nobody is told twice.
"""

from __future__ import annotations

import asyncio
import time

from phobetor.server.attendance import Attendance
from phobetor.server.live import LiveTable
from phobetor.server.post import letter
from phobetor.table import notices
from phobetor.table.changes import Changes
from phobetor.table.saved import NoticeRow
from phobetor.table.table import Table


class Notices:
    """The notices of one live table."""

    def __init__(self, live: LiveTable, people: Attendance) -> None:
        self.live = live
        self.services = live.services
        self.people = people
        self.since: dict[str, float] = {}
        """Since when somebody must decide and does not look."""
        self.seen: set[str] = set()
        """Who must decide and has looked since."""
        self.timer: asyncio.TimerHandle | None = None

    def are_idle(self) -> bool:
        return self.timer is None

    def review(self) -> None:
        """Look again when somebody has not looked for long enough."""
        table = self.live.table
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.services.post is None or table is None or self.services.closing:
            return
        waits = list(self.waits(table).values())
        if waits:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, min(waits)) + 0.01, lambda: self.services.spawn(self.call()))

    def waits(self, table: Table) -> dict[str, float]:
        """Who is to be told, and in how many seconds."""
        if not table.notices:
            return {}
        waiting, looking = notices.waiting(table), self.people.looking(table)
        self.seen = (self.seen & waiting) | (waiting & looking)
        now, opened, pace = time.monotonic(), self.people.here(table)[0], self.services.pace
        self.since = {owner: self.since.get(owner, now) for owner in waiting - self.seen}
        return {owner: at + (pace.unseen if owner in opened else pace.notice) - now for owner, at in self.since.items()}

    async def call(self) -> None:
        """Write down who is told now, and then tell them."""
        self.timer, called = None, list[NoticeRow]()

        def mark(table: Table) -> Changes:
            due = [owner for owner, left in self.waits(table).items() if left <= 0]
            called[:] = [one for one in table.notices.values() if one.owner in due and not one.told]
            return notices.tell(table, due)

        async with self.live.lock:
            table = await self.live.ready()
            if any(left <= 0 for left in self.waits(table).values()):
                table = await self.live.change(mark)
            for notice in called:
                assert self.services.post is not None
                self.services.post.put(letter(table, notice))
            self.review()
