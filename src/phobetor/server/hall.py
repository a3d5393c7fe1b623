"""All live tables of a server, and who may come to them."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time

from phobetor.kernel.refusal import Refusal
from phobetor.server.guard import Limits, Meter
from phobetor.server.outside import Outside
from phobetor.server.pace import Pace
from phobetor.server.room import Room
from phobetor.server.services import BUSY, BrokenTable, NoTable, Services, logger, why_not_kept
from phobetor.table import lateness, notices
from phobetor.table.changes import GuestCame, GuestLeft, GuestRenewed, TimeKept
from phobetor.table.opening import new_seed, opened, seal
from phobetor.table.saved import NoticeRow, Saved
from phobetor.table.store import Database, StoreFailure
from phobetor.table.table import OldRules, Table, refuse

TICK = 5.0
"""Seconds after which the time of the server is written again; a crash gives clocks back at most this much."""
TRY_AGAIN = 2.0
TRY_FOR = 3.0
"""How long somebody who asks for our health waits for the database, in seconds."""
MOST_SEALS = 10_000


class Hall(Services):
    """The tables of a server."""

    def __init__(self, data: Database, pace: Pace, limits: Limits, outside: Outside | None = None) -> None:
        super().__init__(data, pace, outside)
        self.limits = limits
        self.meter = Meter()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.sockets: dict[str, int] = {}
        self.seals: dict[str, str] = {}
        """Commitments that were shown and wait for their table, with their seeds."""
        self.logouts = 0
        """Counts them: what was read of a table before one may be wrong after it."""
        self.tried, self.last_trouble = -math.inf, ""
        watch = self.metrics.watch
        watch("phobetor_tables", "Tables in memory", lambda: len(self.rooms))
        watch(
            "phobetor_pages", "Pages that are connected", lambda: sum(len(room.viewers) for room in self.rooms.values())
        )
        watch("phobetor_thoughts", "Bots that think or wait for it, and hints", self.thinking)

    async def trouble(self) -> str:
        """Why nothing can be written now, or "": a write is tried, but not more often than every two seconds."""
        if self.pace.watch() - self.tried >= TRY_AGAIN:
            self.tried = self.pace.watch()
            found = ""
            try:
                async with asyncio.timeout(TRY_FOR):
                    await self.write([TimeKept(self.now())])
            except StoreFailure as error:
                found = str(error)
            except TimeoutError:
                found = "The database does not answer."
            if found and found != self.last_trouble:
                logger.error("Nothing can be written: %s", found)
            self.last_trouble = found
        return self.last_trouble

    # --- tables ---------------------------------------------------------------------------------
    async def room(self, name: str) -> Room:
        """The live table; one that is parked is read from the log."""
        if name in self.rooms:
            self.rooms[name].used = time.monotonic()  # whoever comes is not parked under their feet
            return self.rooms[name]
        async with self.opening.setdefault(name, asyncio.Lock()):
            try:
                while name not in self.rooms:
                    before, room = self.logouts, Room(self, name, await self.read(name))
                    await room.hear_of_others()
                    if before == self.logouts and name not in self.rooms:
                        self.rooms[name] = room
                        room.wake()
            finally:
                self.opening.pop(name, None)
        return self.rooms[name]

    async def add(self, saved: Saved) -> Room:
        """A new table; it exists when it is written."""
        self.check_open()
        change = opened(saved)
        table = Table(saved)
        if table.is_full():
            change += table.begin()
        change += lateness.run_clocks(table, self.now())
        try:
            await self.write(change)
        except StoreFailure as error:
            logger.error("A new table could not be written: %s", error)
            raise refuse(BUSY, why_not_kept(error)) from None
        room = self.rooms[table.id] = Room(self, table.id, table)
        room.wake()
        return room

    def listen(self) -> None:
        """Hear what other processes do, where there are any."""
        loop = asyncio.get_running_loop()

        def hear(news: str) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.hear, news)

        self.store.live_on()
        self.store.listen(hear)
        if self.post is not None:
            self.post.open(self.drop_notice)

    async def drop_notice(self, notice: NoticeRow) -> None:
        """Nobody is reached there any more."""
        with contextlib.suppress(NoTable, BrokenTable, OldRules, StoreFailure, Refusal):
            room = await self.room(notice.table)
            async with room.lock:
                await room.change(lambda table: notices.drop(table, [notice.id]))

    def hear(self, news: str) -> None:
        """`TABLE NUMBER` was changed; people came to or left `@ TABLE`; `! GUEST TABLE` holds nothing any more (`*` for
        all tables); nothing when anything may have happened."""
        first, *rest = news.split() or [""]
        if self.closing:
            return
        if first == "!":
            for room in [room for name, room in self.rooms.items() if rest[1] in ("*", name)]:
                room.audience.close_void({rest[0]})
        elif first == "":
            for room in self.rooms.values():
                self.spawn(room.catch_up())
        elif (name := rest[0] if first == "@" else first) in self.rooms:
            room = self.rooms[name]
            if first == "@" or room.table is None or room.table.version < int(rest[0]):
                self.spawn(room.catch_up())

    async def new_seal(self) -> str:
        """The commitment of a new seed. Many are kept, and those that nobody came back for are forgotten."""
        seed = new_seed()
        if self.store.shared:
            await self.ask(lambda: self.store.keep_seal(seal(seed), seed))
            return seal(seed)
        while len(self.seals) >= MOST_SEALS:
            del self.seals[next(iter(self.seals))]
        self.seals[seal(seed)] = seed
        return seal(seed)

    async def take_seal(self, commitment: str) -> str:
        """The seed behind a commitment that was shown, once; "" where there is none."""
        if self.store.shared:
            return await self.ask(lambda: self.store.take_seal(commitment))
        return self.seals.pop(commitment, "")

    async def known(self, guests: list[str]) -> str:
        """The first of them to whom this server gave a cookie, or ""."""
        return await self.ask(lambda: next((guest for guest in guests if self.store.is_guest(guest)), ""))

    async def remember(self, guest: str) -> None:
        try:
            await self.write([GuestCame(guest, time.time())])
        except StoreFailure as error:
            raise refuse(BUSY, why_not_kept(error)) from None

    async def log_out(self, guest: str, fresh: str = "") -> None:
        """The guest is void and their sockets are closed; `fresh` then holds alone what they held.

        Tables that are open wait meanwhile, and are read again: what they knew of their holders is no longer true.
        """
        void = await self.ask(lambda: self.store.held_with(guest))
        rooms = [self.rooms[name] for name in sorted({name for name, _ in void} & self.rooms.keys())]
        change = GuestRenewed(guest, fresh, time.time()) if fresh else GuestLeft(guest)
        async with contextlib.AsyncExitStack() as locked:
            for room in rooms:
                await locked.enter_async_context(room.lock)
            try:
                await self.write([change])
            except StoreFailure as error:
                raise refuse(BUSY, why_not_kept(error)) from None
            self.logouts += 1
            for room in rooms:
                room.table = None
        for room in self.rooms.values():
            others = {held for name, held in void if name == room.name} if fresh else set()
            room.audience.close_void({guest, *others})

    async def sweep(self) -> None:
        """Tables at which nobody has been for a while leave the memory; the log keeps them."""
        while True:
            await asyncio.sleep(min(TICK, self.pace.parked))
            await self.keep_time()
            self.park(time.monotonic() - self.pace.parked)
            self.garbage.sweep(time.monotonic() - self.written)

    async def keep_time(self) -> None:
        with contextlib.suppress(StoreFailure):
            self.store.live_on()
            if self.store.shared or self.store.a_clock_runs():
                await self.write([TimeKept(self.now())])

    def thinking(self) -> int:
        return self.thinkers.asking + self.advisers.asking

    def park(self, before: float) -> None:
        for name, room in list(self.rooms.items()):
            if not room.viewers and room.used < before and room.is_idle():
                del self.rooms[name]
                room.table = None  # freed at once, however long the room itself lasts

    # --- the end --------------------------------------------------------------------------------
    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.post is not None:
            await self.post.close()
        await self.thinkers.close()
        await self.advisers.close()
        self.store.write([TimeKept(self.now())])
        self.reads.shutdown(wait=False, cancel_futures=True)
        self.store.close()
