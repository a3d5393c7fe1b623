"""What all tables of a server share: the store, the clocks, the bots' processes and the work in the background."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from phobetor.kernel.refusal import BadInput, Refusal
from phobetor.records.record import Divergence
from phobetor.server.garbage import Collector
from phobetor.server.metrics import Metrics
from phobetor.server.outside import Outside
from phobetor.server.pace import Pace
from phobetor.server.post import Post
from phobetor.table.changes import Changes
from phobetor.table.store import Damaged, Database, NoAnswerYet, StoreFailure
from phobetor.table.table import Table, refuse
from phobetor.table.thinking import Thinkers

BUSY = "busy"
T = TypeVar("T")

logger = logging.getLogger("phobetor.server")


class NoTable(Exception):
    """There is no table of this name."""


class BrokenTable(Exception):
    """What is written about the table does not lead to the written position."""


def why_not_kept(error: StoreFailure) -> str:
    """Which sentence is true: that it may go later, or that it will not."""
    return "damaged" if isinstance(error, Damaged) else "disk"


class Services:
    """What a table needs of the server that it is at."""

    def __init__(self, data: Database, pace: Pace, outside: Outside | None = None) -> None:
        self.store = data
        self.pace = pace
        self.thinkers = Thinkers()
        self.advisers = Thinkers()
        """They give hints, which take a hundred times as long as most bots' choices: no bot waits for one."""
        self.metrics = Metrics()
        self.reads = ThreadPoolExecutor(1, "phobetor-reader")
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.number = secrets.randbelow(1024)
        """Of this process among those that share the database."""
        self.post = Post(data, self.metrics, outside) if outside is not None else None
        """What tells people of their turns; None where the operator wants none of that."""
        self.garbage = Collector()
        self.written = time.monotonic()
        """When something was last written."""
        self.past = data.uptime()
        self.begun = pace.watch()

    def now(self) -> float:
        """Seconds that the server has run, in this life and those before: the time of all clocks."""
        return self.past + self.pace.watch() - self.begun

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, Refusal):
            logger.error("Something went wrong at a table.", exc_info=failure)

    def check_open(self) -> None:
        if self.closing:
            raise refuse(BUSY, "disk")

    async def write(self, change: Changes, table: str = "", version: int = 0) -> None:
        """Put a change on the disk; the store says when it is there. See `Database.write`."""
        began = time.perf_counter()
        try:
            await asyncio.wrap_future(self.store.write(change, table, version))
        finally:
            self.metrics.commit.since(began)
            if table:
                self.written = time.monotonic()
        self.metrics.written(change)

    async def ask(self, read: Callable[[], T]) -> T:
        """Read at once while the database answers at once; else in a thread, so that it holds up nobody who does not
        need it."""
        if self.store.answers:
            with contextlib.suppress(NoAnswerYet):
                return read()
        return await asyncio.get_running_loop().run_in_executor(self.reads, read)

    async def read(self, name: str) -> Table:
        """A table as it is written."""
        try:
            saved = await self.ask(lambda: self.store.load(name))
        except StoreFailure as error:
            logger.error("The table %s cannot be read: %s", name, error)
            if isinstance(error, Damaged):
                logger.error("'phobetor rescue' saves what can be read of the data, while the server is stopped.")
            raise
        if saved is None:
            raise NoTable(name)
        try:
            return await asyncio.to_thread(Table, saved)
        except (Divergence, BadInput) as error:
            logger.error("The table %s cannot be opened: %s", name, error)
            raise BrokenTable(name) from None
