"""A live table with everybody who looks at it, and what they may do there."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine

from phobetor.kernel.refusal import NOT_YOURS, STALE, Refusal
from phobetor.kernel.words import NOBODY, Player
from phobetor.server import protocol
from phobetor.server.attendance import Attendance
from phobetor.server.audience import Audience, age
from phobetor.server.bot_turns import BotTurns
from phobetor.server.hints import Hints
from phobetor.server.live import LiveTable
from phobetor.server.notices import Notices
from phobetor.server.onlookers import Onlookers, watches
from phobetor.server.services import Services
from phobetor.server.showing import Presence
from phobetor.server.viewer import Viewer
from phobetor.table import lateness, lobby, notes, settling, votes, watchers
from phobetor.table.changes import Changes
from phobetor.table.saved import Saved
from phobetor.table.store import StoreFailure
from phobetor.table.table import Table, refuse

STEP = 1024
"""So many processes can each have versions of their own."""
Deed = protocol.Choose | protocol.ChooseSeveral | protocol.Undo | protocol.Vote | protocol.TakeBack | protocol.Settle


class Room(LiveTable):
    """One live table with its viewers, its people and its bots."""

    def __init__(self, services: Services, name: str, table: Table) -> None:
        super().__init__(services, name, table)
        base = age(table)
        self.audience = Audience(base * STEP + services.number, STEP) if services.store.shared else Audience(base)
        self.audience.chat_told = len(table.chat.lines)
        self.viewers = self.audience.viewers
        self.people = Attendance(services, self.viewers)
        self.onlookers = Onlookers(self.viewers, services.pace.flicker)
        self.bots = BotTurns(self, self.viewers, self.tell_all)
        self.hints = Hints(self, self.tell_advised)
        self.notices = Notices(self, self.people)
        self.waking: asyncio.TimerHandle | None = None
        self.proved: asyncio.Task[bytes] | None = None

    async def proof(self, work_out: Callable[[], Coroutine[None, None, bytes]]) -> bytes:
        """Whether a finished game was fair does not change, and is much work: it is worked out once for everybody."""
        if self.proved is None or (self.proved.done() and self.proved.exception() is not None):
            self.proved = asyncio.create_task(work_out())
        return await asyncio.shield(self.proved)

    # --- other processes ------------------------------------------------------------------------
    async def catch_up(self) -> None:
        """Another process may have changed the table: whoever looks at it here sees that now."""
        with contextlib.suppress(
            Refusal, StoreFailure
        ):  # the database failed; who is told of its return catches up then
            async with self.lock:
                await self.hear_of_others()
                self.tell_all(await self.ready())

    def reread(self, table: Table) -> None:
        if self.services.store.shared:
            self.audience.start_over()
            self.rearranged(table)

    def followed(self, table: Table, news: Saved) -> None:
        if any(command.kind == "undo" for command in news.commands):
            self.audience.start_over()
        for viewer in self.viewers:
            if viewer.seat in {notes.seat for notes in news.notes}:
                self.audience.tell_notes(table, viewer.seat, None)
        self.rearranged(table)

    async def hear_of_others(self) -> None:
        store = self.services.store
        self.people.elsewhere, self.people.watching = await self.services.ask(lambda: store.elsewhere(self.name))

    def attend(self) -> None:
        """Tell other processes who is here, where that has changed."""
        if not self.services.store.shared or self.table is None:
            return
        here = self.people.here(self.table)
        if here != self.people.told:
            self.people.told = here
            self.services.store.attend(self.name, *here)

    # --- who is here, and what they are told ----------------------------------------------------
    def present(self, table: Table) -> set[str]:
        return self.people.present(table)

    def presence(self, table: Table) -> Presence:
        return self.people.presence(table)

    def greet(self, viewer: Viewer, table: Table, known: int, chat: bool = True) -> None:
        """A page comes, or asks anew, and is sent everything."""
        self.viewers.add(viewer)
        self.onlookers.changed(table)
        self.people.note_seen(table, viewer)
        self.audience.place(viewer, table)
        self.attend()
        self.audience.greet(viewer, table, self.presence(table), known, chat)

    def tell_all(self, table: Table, doer: Viewer | None = None, cmd: str = "") -> None:
        self.audience.tell(table, self.presence(table), doer, cmd)
        self.hints.review(table)
        self.wake()

    def leave(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        self.audience.drop(viewer)
        self.hints.stop(viewer)
        self.used = time.monotonic()
        self.attend()
        self.onlookers.changed(self.table)
        if self.table is not None:
            self.people.note_seen(self.table, viewer)
            self.people.goes(self.table, viewer)
        self.wake()
        if viewer.logged_out:
            self.services.spawn(self.look_round())  # nobody knows any more whose page it was

    async def tell_advised(self, table: Table, seat: Player) -> None:
        """The others at the table know who asked for hints; they are told once. Needs the lock."""
        if table.is_advice_news(seat):
            await self.change(lambda table: table.tell_advised(seat) if table.is_advice_news(seat) else [])
            self.audience.tell_chat(table)

    # --- what happens by itself -----------------------------------------------------------------
    def wake(self) -> None:
        """Look again when somebody has been gone for long enough or the time is up, and let bots go on."""
        waits = self.people.waits() + self.alarms() + self.inheriting()
        if self.waking is not None:
            self.waking.cancel()
        if waits and self.viewers:
            self.wake_in(min(waits) + 0.01)
        self.notices.review()
        self.bots.wake()

    def is_idle(self) -> bool:
        """Whether nothing goes on here by itself."""
        return self.bots.are_idle() and self.notices.are_idle() and not self.lock.locked()

    def wake_in(self, seconds: float) -> None:
        self.waking = asyncio.get_running_loop().call_later(seconds, lambda: self.services.spawn(self.look_round()))

    def alarms(self) -> list[float]:
        """In how many seconds it must be said that somebody's time is up."""
        table = self.table
        if table is None or not table.row.clock:
            return []
        alarms = lateness.alarms(table, self.services.now())
        return [left for seat, left in alarms.items() if lateness.time_command(table, seat) not in table.chat.said]

    def inheriting(self) -> list[float]:
        return self.people.inheriting(self.table) if self.table is not None else []

    async def look_round(self) -> None:
        self.people.forget()
        async with self.lock:
            try:
                table = await self.ready()
                if any(left <= 0 for left in self.alarms()):
                    table = await self.change(lambda table: lateness.tell_time(table, self.services.now()))
                if self.inheriting() == [0.0]:
                    table = await self.change(lambda table: lobby.pass_on(table, self.present(table)))
                self.tell_all(table)
                self.audience.tell_chat(table)
            except Refusal:  # the disk failed
                if not self.services.closing:
                    self.wake_in(self.services.pace.retry)

    # --- what people do -------------------------------------------------------------------------
    async def act(self, viewer: Viewer, command: Deed) -> None:
        """A command of a seat: its effect happens once, however often it comes."""
        async with self.lock:
            table = await self.ready()
            seat = self.seat_of(viewer, table)
            if table.is_repeated(seat, command.cmd):
                viewer.tell(protocol.Ack(command.cmd, self.audience.sight(seat).version))
                return
            table = await self.change(lambda table: self.once(table, viewer, command))
            if isinstance(command, protocol.Settle) and table.split is None:
                self.audience.start_over()  # it may be another log
            self.tell_all(table, viewer, command.cmd)
            self.audience.tell_chat(table)

    def once(self, table: Table, viewer: Viewer, command: Deed) -> Changes:
        """Nothing where another process has carried it out since."""
        seat = self.seat_of(viewer, table)
        return [] if table.is_repeated(seat, command.cmd) else self.apply(table, seat, command)

    async def arrange(self, make: Callable[[Table], Changes]) -> Table:
        """A change of the lobby: pages may find themselves in other seats."""
        async with self.lock:
            table = await self.change(make)
            self.rearranged(table)
            return table

    def rearranged(self, table: Table) -> None:
        self.onlookers.shut_out(table)
        self.onlookers.changed(table)
        for viewer in self.viewers:
            self.audience.place(viewer, table)
        self.tell_all(table)
        self.audience.tell_chat(table)

    def apply(self, table: Table, seat: Player, command: Deed) -> Changes:
        if isinstance(command, protocol.Choose):
            return table.choose(seat, command.cmd, command.decision, command.option)
        if isinstance(command, protocol.ChooseSeveral):
            return table.choose_several(seat, command.cmd, command.decision, command.picks)
        if isinstance(command, protocol.Undo):
            return table.undo(seat, command.cmd, command.decision)
        if isinstance(command, protocol.TakeBack):
            return votes.take_back(table, seat, command.cmd)
        if isinstance(command, protocol.Settle):
            return settling.settle(table, seat, command.cmd, command.way, self.present(table))
        if command.seat not in self.presence(table).away:
            raise refuse(STALE, "not-away")
        return votes.vote(table, seat, command.cmd, command.seat, command.bot, self.present(table))

    def seat_of(self, viewer: Viewer, table: Table) -> Player:
        """The seat that the page speaks for, if it still is its own."""
        if viewer.seat == NOBODY:
            raise refuse(NOT_YOURS, "not-seated")
        if viewer.seat not in table.seats_of(table.owners(viewer.guest)):
            raise refuse(NOT_YOURS, "not-your-seat")
        return viewer.seat

    async def note(self, viewer: Viewer, message: protocol.Note) -> None:
        """For this seat alone: its other pages are told, and nobody else."""
        async with self.lock:
            seat = self.seat_of(viewer, await self.ready())
            table = await self.change(lambda table: notes.keep(table, seat, message.text, message.marks))
            viewer.tell(protocol.Ack(message.cmd, viewer.version))
            self.audience.tell_notes(table, seat, viewer)

    async def say(self, viewer: Viewer, cmd: str, text: str, name: str = "") -> None:
        """Who does not sit here says it, under a name of their own, to the others who do not."""
        async with self.lock:
            table = await self.ready()
            seat = NOBODY if watches(viewer, table) else self.seat_of(viewer, table)
            if cmd not in table.chat.said:
                table = await self.change(
                    lambda table: [] if cmd in table.chat.said else watchers.say(table, seat, name, cmd, text)
                )
                viewer.tell(protocol.Ack(cmd, viewer.version))
                self.audience.tell_chat(table)
            else:
                viewer.tell(protocol.Ack(cmd, viewer.version))
