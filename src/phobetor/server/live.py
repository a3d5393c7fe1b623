"""A live table: one lock, and the one way in which it changes: validate, apply, write, and only then tell.

A table that could not be written is thrown away and read again from the log: memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from phobetor.kernel.refusal import Refusal
from phobetor.server.services import BUSY, Services, logger, why_not_kept
from phobetor.table import lateness, notices
from phobetor.table.changes import Changes
from phobetor.table.saved import Saved
from phobetor.table.store import Conflict, StoreFailure
from phobetor.table.table import Table, refuse


class LiveTable:
    """Whoever looks at or changes the table holds the lock."""

    def __init__(self, services: Services, name: str, table: Table) -> None:
        self.services = services
        self.name = name
        self.table: Table | None = table
        self.lock = asyncio.Lock()
        self.used = time.monotonic()

    async def ready(self) -> Table:
        """The table, read again from the log if it had to be thrown away. Needs the lock."""
        self.used = time.monotonic()
        try:
            if self.services.store.shared and self.table is not None:
                await self.follow(self.table)
            if self.table is None:
                self.table = await self.services.read(self.name)
                self.reread(self.table)
        except StoreFailure as error:
            raise refuse(BUSY, why_not_kept(error)) from None
        return self.table

    async def follow(self, table: Table) -> None:
        """Take over what other processes wrote since; a table that cannot is read anew."""
        store = self.services.store
        if await self.services.ask(lambda: store.version_of(self.name)) == table.version:
            return
        saved = await self.services.ask(lambda: store.load(self.name, after=table.seq))
        self.table = None
        if saved is not None and await asyncio.to_thread(table.follow, saved):
            self.table = table
            self.followed(table, saved)

    def reread(self, table: Table) -> None:
        """The table was read from the log again."""

    def followed(self, table: Table, news: Saved) -> None:
        """The table has taken over what another process wrote."""

    async def commit(self, change: Changes) -> None:
        """Write the change; a table that could not be written is no longer true."""
        assert self.table is not None
        try:
            await self.services.write(change, self.name, self.table.version)
            self.table.version += 1
        except BaseException as error:
            self.table = None
            if not isinstance(error, StoreFailure) or isinstance(error, Conflict):
                raise
            logger.error("The table %s could not be written: %s", self.name, error)
            raise refuse(BUSY, why_not_kept(error)) from None

    async def change(self, make: Callable[[Table], Changes]) -> Table:
        """Carry out one change and write it. Raises the Refusal, and then nothing has changed. Needs the lock.

        Where another process was faster, the change is made anew at the table as it is then.
        """
        while True:
            table = await self.ready()
            self.services.check_open()
            try:
                now = self.services.now()
                change = [*make(table), *table.adopt(), *lateness.run_clocks(table, now), *notices.new_turns(table)]
            except Refusal:
                raise
            except BaseException:
                self.table = None
                raise
            try:
                await self.commit(change)
                return table
            except Conflict:
                continue
