"""All live tables, and for each the one place where it changes: validate, apply, write, and only then tell.

A table that could not be written is thrown away and read again from the log: memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace

from phobetor.kernel.refusal import NOT_YOURS, STALE, BadInput, Refusal
from phobetor.kernel.words import NOBODY, Player
from phobetor.records.record import Divergence
from phobetor.server import protocol
from phobetor.server.guard import Limits, Meter
from phobetor.server.showing import Presence, Showing, chat_line, grouped, may_watch, shown_to
from phobetor.table import lateness, lobby, votes, watchers
from phobetor.table.changes import Changes, GuestCame, GuestLeft, GuestRenewed, TableSeen, TimeKept
from phobetor.table.opening import new_seed, opened, seal
from phobetor.table.processes import NoAnswer
from phobetor.table.saved import HUMAN, LOBBY, ChatRow, Saved
from phobetor.table.store import Damaged, Store, StoreFailure
from phobetor.table.table import BotTurn, Table, refuse
from phobetor.table.thinking import Thinkers

BUSY = "busy"
TICK = 5.0
"""Seconds after which the time of the server is written again; a crash gives clocks back at most this much."""
TRY_AGAIN = 2.0
OUTBOX = 32
"""How many frames may wait for one page."""
KNOWN_VERSIONS = 64
MOST_SEALS = 10_000
SEEN_EVERY = 3600.0
"""So often it is written that somebody is at a table, in seconds."""
WHOLE_FRAMES = 4
"""How many whole tables are kept for those who come next."""

Deed = protocol.Choose | protocol.ChooseSeveral | protocol.Undo | protocol.Vote | protocol.TakeBack

logger = logging.getLogger("phobetor.server")


@dataclass
class Pace:
    """How long things take, in seconds."""

    bot: float = 0.4
    """A bot waits this long, so that people can follow, and take back what they just did."""
    away: float = 120.0
    """Who must decide and is away this long may be replaced by a vote; a lobby gets another host."""
    flicker: float = 2.0
    """A page that is back this soon was never gone."""
    parked: float = 600.0
    """A table at which nobody is connected leaves the memory after this time."""
    hello: float = 20.0
    """So soon a page says who it is; a busy machine needs a while for that."""
    retry: float = 1.0
    """After a failing disk a bot tries again."""
    watch: Callable[[], float] = time.monotonic
    """What the clocks of tables are read from; it never goes back."""


def why_not_kept(error: StoreFailure) -> str:
    """Which sentence is true: that it may go later, or that it will not."""
    return "damaged" if isinstance(error, Damaged) else "disk"


class NoTable(Exception):
    """There is no table of this name."""


class BrokenTable(Exception):
    """What is written about the table does not lead to the written position."""


class Viewer:
    """A page that looks at a table; what is sent waits in its outbox."""

    def __init__(self, guest: str, drop: Callable[[], None]) -> None:
        self.guest = guest
        self.drop = drop
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.seat: Player = NOBODY
        self.wanted: Player | None = None
        """The seat that the page asked for."""
        self.language = "en"
        self.version = 0
        self.lines = 0
        """How many lines of the log the page has."""
        self.logged_out = False
        self.shut_out = False
        """Whether the page may not watch."""

    def send(self, frame: bytes) -> None:
        """A page that does not read is dropped; it may come back and gets everything."""
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.drop()

    def tell(self, message: protocol.Server) -> None:
        self.send(protocol.encode(message))


@dataclass
class Sight:
    """What a seat was last shown: a version for every change that it could see."""

    version: int
    shown: tuple[object, ...] = ()
    lines: deque[tuple[int, int]] = field(default_factory=lambda: deque(maxlen=KNOWN_VERSIONS))
    """How many lines of the log belonged to the last versions."""

    def cut(self, lines: int) -> None:
        """Lines beyond this one were taken back; whoever saw them must drop them."""
        kept = [(version, min(known, lines)) for version, known in self.lines]
        self.lines = deque(kept, KNOWN_VERSIONS)

    def lines_at(self, version: int) -> int:
        return next((known for at, known in self.lines if at == version), 0)


class Room:
    """One live table with its viewers. Whoever looks at or changes the table holds the lock."""

    def __init__(self, hall: Hall, name: str, table: Table) -> None:
        self.hall = hall
        self.name = name
        self.table: Table | None = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.groups: list[int] = []
        self.sights: dict[Player, Sight] = {}
        self.whole: dict[tuple[Player, str, int, int, int, bool], bytes] = {}
        """The last frames that held everything: whoever asks again gets the same, and nothing is worked out."""
        self.base = int((time.time() - table.row.created) * 1000)  # versions grow, even when the server restarts
        self.missing: dict[Player, float] = {}
        self.left: dict[str, float] = {}
        self.hostless: float | None = None
        """Since when nobody in this lobby is its host."""
        self.used = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        self.waking: asyncio.TimerHandle | None = None
        self.counting: asyncio.TimerHandle | None = None
        self.counted = 0
        """How many pages watched when that was told last."""
        self.proved: asyncio.Task[bytes] | None = None

    async def proof(self, work_out: Callable[[], Coroutine[None, None, bytes]]) -> bytes:
        """Whether a finished game was fair does not change, and is much work: it is worked out once for everybody."""
        if self.proved is None or (self.proved.done() and self.proved.exception() is not None):
            self.proved = asyncio.create_task(work_out())
        return await asyncio.shield(self.proved)

    # --- the table ------------------------------------------------------------------------------
    async def ready(self) -> Table:
        """The table, read again from the log if it had to be thrown away. Needs the lock."""
        self.used = time.monotonic()
        if self.table is None:
            try:
                self.table = await self.hall.read(self.name)
            except StoreFailure as error:
                raise refuse(BUSY, why_not_kept(error)) from None
        return self.table

    async def commit(self, change: Changes) -> None:
        """Write the change; a table that could not be written is no longer true."""
        try:
            await asyncio.wrap_future(self.hall.store.write(change))
        except BaseException as error:
            self.table = None
            if not isinstance(error, StoreFailure):
                raise
            logger.error("The table %s could not be written: %s", self.name, error)
            raise refuse(BUSY, why_not_kept(error)) from None

    async def change(self, make: Callable[[Table], Changes]) -> Table:
        """Carry out one change and tell everybody. Raises the Refusal, and then nothing has changed. Needs the lock."""
        table = await self.ready()
        self.hall.check_open()
        try:
            change = [*make(table), *lateness.run_clocks(table, self.hall.now())]
        except Refusal:
            raise
        except BaseException:
            self.table = None
            raise
        await self.commit(change)
        return table

    # --- telling --------------------------------------------------------------------------------
    def sight(self, seat: Player) -> Sight:
        return self.sights.setdefault(seat, Sight(self.base))

    def look_again(self, table: Table, presence: Presence, seat: Player) -> Sight:
        """Count a version if the seat sees anything new."""
        sight, now = self.sight(seat), shown_to(table, seat, presence)
        if now != sight.shown:
            sight.version += 1
            sight.shown = now
            sight.lines.append((sight.version, len(self.groups)))
        return sight

    def regroup(self, table: Table) -> None:
        """Number the lines of the log; after an undo there are fewer, and nobody keeps the others."""
        entries = table.session.log.entries if table.session else []
        taken_back = len(entries) < len(self.groups)
        grouped(entries, self.groups)
        if taken_back:
            for viewer in self.viewers:
                viewer.lines = min(viewer.lines, len(entries))
            for sight in self.sights.values():
                sight.cut(len(entries))

    def tell_all(self, table: Table, doer: Viewer | None = None, cmd: str = "") -> None:
        """Acknowledge the command to whoever sent it, and send everybody who sees something new the table as it is."""
        self.regroup(table)
        presence = self.presence(table)
        showing = Showing(table, presence, self.groups)
        seats = {viewer.seat for viewer in self.viewers}
        versions = {seat: self.look_again(table, presence, seat).version for seat in seats}
        if doer is not None:
            doer.tell(protocol.Ack(cmd, versions.get(doer.seat, doer.version)))
        for viewer in list(self.viewers):
            if versions[viewer.seat] != viewer.version:
                self.show(viewer, showing, versions[viewer.seat])
        self.wake()

    def show(self, viewer: Viewer, showing: Showing, version: int, chat: bool = False) -> None:
        watches = self.watches(viewer, showing.table)
        viewer.send(showing.frame(viewer.seat, viewer.language, version, viewer.lines, chat, watches))
        viewer.version = version
        viewer.lines = len(self.groups)

    def place(self, viewer: Viewer, table: Table) -> None:
        """From which seat the page looks: the one it asked for if that is its own, or the first of its own."""
        yours = table.seats_of(table.owners(viewer.guest))
        found = yours[0] if yours and viewer.wanted is None else NOBODY
        seat = viewer.wanted if viewer.wanted in yours else found
        if seat != viewer.seat:
            viewer.seat, viewer.version, viewer.lines = seat, 0, 0

    def greet(self, viewer: Viewer, table: Table, known: int, chat: bool = True) -> None:
        """Everything for one page; it keeps the lines of the log that belong to the version it knows."""
        self.viewers.add(viewer)
        self.count_watchers()
        self.note_seen(table, viewer)
        self.regroup(table)
        self.place(viewer, table)
        presence = self.presence(table)
        sight = self.look_again(table, presence, viewer.seat)
        viewer.lines = min(sight.lines_at(known), len(self.groups)) if known else 0
        if viewer.lines or not chat:
            self.show(viewer, Showing(table, presence, self.groups), sight.version, chat)
        else:
            self.show_whole(viewer, Showing(table, presence, self.groups), sight.version)

    def show_whole(self, viewer: Viewer, showing: Showing, version: int) -> None:
        watches, lines = self.watches(viewer, showing.table), len(showing.table.chat.lines)
        key = (viewer.seat, viewer.language, version, lines, showing.presence.watching, watches)
        if key not in self.whole or showing.presence.clocks or showing.presence.vote_in:
            self.whole = {old: self.whole[old] for old in [*self.whole][1 - WHOLE_FRAMES :]}
            self.whole[key] = showing.frame(viewer.seat, viewer.language, version, 0, True, watches)
        viewer.send(self.whole[key])
        viewer.version = version
        viewer.lines = len(self.groups)

    def tell_chat(self, lines: list[ChatRow]) -> None:
        """What people say who only watch is told to those who do."""
        for line in lines:
            frames: dict[str, bytes] = {}
            private = line.seat == NOBODY
            for viewer in [one for one in self.viewers if not private or self.watches(one, self.table)]:
                if viewer.language not in frames:
                    frames[viewer.language] = protocol.encode(chat_line(line, viewer.language))
                viewer.send(frames[viewer.language])

    # --- who is here ----------------------------------------------------------------------------
    def watches(self, viewer: Viewer, table: Table | None) -> bool:
        """Whether the page is of somebody who does not sit here."""
        return table is not None and not table.owners(viewer.guest)

    def count_watchers(self) -> None:
        """Tell everybody how many watch, in a moment: a crowd comes one by one, and is told once."""
        if self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(min(1.0, self.hall.pace.flicker), self.tell_watchers)

    def tell_watchers(self) -> None:
        self.counting = None
        count = sum(self.watches(viewer, self.table) for viewer in self.viewers)
        if self.table is not None and count != self.counted:
            self.counted = count
            for viewer in list(self.viewers):
                viewer.tell(protocol.Watching(count))

    def note_seen(self, table: Table, viewer: Viewer) -> None:
        """That somebody who sits here is there is written now and then: what nobody comes back to is forgotten."""
        now = time.time()
        if now - table.row.seen > SEEN_EVERY and not self.watches(viewer, table):
            table.row = replace(table.row, seen=now)
            self.hall.spawn(self.hall.keep_seen(self.name, now))

    def close_shut(self, table: Table) -> None:
        """The game begins, and who does not sit here may not see it."""
        for viewer in [one for one in self.viewers if not may_watch(table, one.guest)]:
            viewer.shut_out = True
            viewer.drop()
            self.viewers.discard(viewer)

    def present(self, table: Table) -> set[str]:
        """The people with a page that is open, or was a moment ago."""
        here = {owner for viewer in self.viewers for owner in table.owners(viewer.guest)}
        soon = time.monotonic() - self.hall.pace.flicker
        return here | {owner for owner, at in self.left.items() if at > soon}

    def presence(self, table: Table) -> Presence:
        people = self.present(table)
        here = frozenset(seat.number for seat in table.seats if seat.owner in people)
        now, clock = time.monotonic(), self.hall.now()
        waiting = table.phase == LOBBY and table.row.host not in people
        self.hostless = (self.hostless or now) if waiting else None
        self.missing = {seat: self.missing.get(seat, now) for seat in table.people_asked() if seat not in here}
        gone = [seat for seat, since in self.missing.items() if now - since >= self.hall.pace.away]
        away = tuple(sorted({*gone, *lateness.late(table, clock)}))
        for seat in {about for _, about in table.votes} - set(away):
            votes.forget_votes(table, seat)
        left = {seat: math.ceil(table.clocks.left(seat, clock)) for seat in table.clocks.running()}
        return Presence(
            here, away, left, self.vote_in(table, now), sum(self.watches(one, table) for one in self.viewers)
        )

    def vote_in(self, table: Table, now: float) -> dict[Player, int]:
        """In how many seconds the others may vote about somebody who left in the middle of a decision."""
        ends = {seat: since + self.hall.pace.away for seat, since in self.missing.items()}
        return {seat: max(0, math.ceil(end - now)) for seat, end in ends.items() if lateness.has_company(table, seat)}

    def leave(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        if not self.viewers:
            self.whole.clear()
        self.count_watchers()
        if self.table is not None:
            self.note_seen(self.table, viewer)
            for owner in self.table.owners(viewer.guest):
                self.left[owner] = self.used
        self.wake()
        if viewer.logged_out:
            self.hall.spawn(self.look_round())  # nobody knows any more whose page it was

    def close_void(self, guests: set[str]) -> None:
        """Guests who no longer hold what they did are told so, and must come anew."""
        for viewer in self.viewers:
            if viewer.guest in guests:
                viewer.logged_out = True
                viewer.drop()

    def wake(self) -> None:
        """Look again when somebody has been gone for long enough or the time is up, and let bots go on."""
        now, pace = time.monotonic(), self.hall.pace
        times = [at + pace.flicker for at in self.left.values()] + [at + pace.away for at in self.missing.values()]
        waits = [at - now for at in times if at > now] + self.alarms() + self.inheriting()
        if self.waking is not None:
            self.waking.cancel()
        if waits and self.viewers:
            self.wake_in(min(waits) + 0.01)
        if self.bots is None and self.table is not None and self.is_for_somebody(self.table) and self.table.bot_turn():
            self.bots = self.hall.spawn(self.let_bots_play())

    def wake_in(self, seconds: float) -> None:
        self.waking = asyncio.get_running_loop().call_later(seconds, lambda: self.hall.spawn(self.look_round()))

    def alarms(self) -> list[float]:
        """In how many seconds it must be said that somebody's time is up."""
        table = self.table
        if table is None or not table.row.clock:
            return []
        alarms = lateness.alarms(table, self.hall.now())
        return [left for seat, left in alarms.items() if lateness.time_command(table, seat) not in table.chat.said]

    def inheriting(self) -> list[float]:
        """In how many seconds somebody who is here becomes the host of a lobby."""
        if self.table is None or self.hostless is None or not lobby.heirs(self.table, self.present(self.table)):
            return []
        return [max(0.0, self.hostless + self.hall.pace.away - time.monotonic())]

    async def look_round(self) -> None:
        now = time.monotonic()
        self.left = {owner: at for owner, at in self.left.items() if at + self.hall.pace.flicker > now}
        async with self.lock:
            try:
                table = await self.ready()
                said = len(table.chat.lines)
                if any(left <= 0 for left in self.alarms()):
                    await self.change(lambda table: lateness.tell_time(table, self.hall.now()))
                if self.inheriting() == [0.0]:
                    await self.change(lambda table: lobby.pass_on(table, self.present(table)))
                self.tell_all(table)
                self.tell_chat(table.chat.lines[said:])
            except Refusal:  # the disk failed
                if not self.hall.closing:
                    self.wake_in(self.hall.pace.retry)

    # --- bots -----------------------------------------------------------------------------------
    def is_for_somebody(self, table: Table) -> bool:
        """Bots play for whoever is connected, and for people who will come back to decide; for nobody they wait."""
        return bool(self.viewers) or any(
            seat.kind == HUMAN and not table.is_played_by_bot(seat.number) for seat in table.seats
        )

    async def let_bots_play(self) -> None:
        """While a bot must decide, let it think in its process, and then carry out what it chose."""
        try:
            while not self.hall.closing:
                try:
                    if not await self.bot_plays():
                        return
                except Refusal:  # the disk failed; the bot tries again
                    await asyncio.sleep(self.hall.pace.retry)
        finally:
            self.bots = None

    async def bot_plays(self) -> bool:
        """One decision of a bot; False when none has to decide, or nobody cares."""
        async with self.lock:
            table = await self.ready()
            turn = table.bot_turn()
            if turn is None or not self.is_for_somebody(table):
                return False
            position = table.playing().game.to_json()
        pause = asyncio.create_task(asyncio.sleep(self.hall.pace.bot))
        option = await self.thought(table.row.game, turn, position)
        await pause
        async with self.lock:
            self.tell_all(await self.change(lambda table: table.bot_choice(turn, option)))
        return True

    async def thought(self, game: str, turn: BotTurn, position: str) -> int:
        """What the bot chooses, or -1 when it fails; then chance decides."""
        try:
            return await self.hall.thinkers.think(game, turn.seat, turn.bot, turn.chance, position)
        except NoAnswer as failure:
            logger.error("The bot %s failed at the table %s: %s", turn.bot, self.name, failure)
            return -1

    # --- what people do -------------------------------------------------------------------------
    async def act(self, viewer: Viewer, command: Deed) -> None:
        """A command of a seat: its effect happens once, however often it comes."""
        async with self.lock:
            table = await self.ready()
            seat = self.seat_of(viewer, table)
            if table.is_repeated(seat, command.cmd):
                viewer.tell(protocol.Ack(command.cmd, self.sight(seat).version))
                return
            said = len(table.chat.lines)
            await self.change(lambda table: self.apply(table, seat, command))
            self.tell_all(table, viewer, command.cmd)
            self.tell_chat(table.chat.lines[said:])

    async def arrange(self, make: Callable[[Table], Changes]) -> Table:
        """A change of the lobby: pages may find themselves in other seats."""
        async with self.lock:
            said = len((await self.ready()).chat.lines)
            table = await self.change(make)
            self.close_shut(table)
            for viewer in self.viewers:
                self.place(viewer, table)
            self.tell_all(table)
            self.tell_chat(table.chat.lines[said:])
            self.count_watchers()
            return table

    def apply(self, table: Table, seat: Player, command: Deed) -> Changes:
        if isinstance(command, protocol.Choose):
            return table.choose(seat, command.cmd, command.decision, command.option)
        if isinstance(command, protocol.ChooseSeveral):
            return table.choose_several(seat, command.cmd, command.decision, command.picks)
        if isinstance(command, protocol.Undo):
            return table.undo(seat, command.cmd, command.decision)
        if isinstance(command, protocol.TakeBack):
            return votes.take_back(table, seat, command.cmd)
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

    async def say(self, viewer: Viewer, cmd: str, text: str, name: str = "") -> None:
        async with self.lock:
            table = await self.ready()
            watches = self.watches(viewer, table)
            seat = NOBODY if watches else self.seat_of(viewer, table)
            if cmd not in table.chat.said:
                if watches:
                    await self.change(lambda table: watchers.say(table, name, cmd, text))
                else:
                    await self.change(lambda table: table.chat.say(seat, table.seats[seat].name, cmd, text))
                viewer.tell(protocol.Ack(cmd, viewer.version))
                self.tell_chat(table.chat.lines[-1:])
            else:
                viewer.tell(protocol.Ack(cmd, viewer.version))


class Hall:
    """The tables of a server."""

    def __init__(self, data: Store, pace: Pace, limits: Limits) -> None:
        self.store = data
        self.pace = pace
        self.limits = limits
        self.meter = Meter()
        self.thinkers = Thinkers()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.sockets: dict[str, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.seals: dict[str, str] = {}
        """Commitments that were shown and wait for their table, with their seeds."""
        self.logouts = 0
        """Counts them: what was read of a table before one may be wrong after it."""
        self.tried, self.last_trouble = -math.inf, ""
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

    async def trouble(self) -> str:
        """Why nothing can be written now, or "": a write is tried, but not more often than every two seconds."""
        if self.pace.watch() - self.tried >= TRY_AGAIN:
            self.tried = self.pace.watch()
            try:
                await asyncio.wrap_future(self.store.write([TimeKept(self.now())]))
                self.last_trouble = ""
            except StoreFailure as error:
                if str(error) != self.last_trouble:
                    logger.error("Nothing can be written: %s", error)
                self.last_trouble = str(error)
        return self.last_trouble

    # --- tables ---------------------------------------------------------------------------------
    async def read(self, name: str) -> Table:
        """A table as it is written."""
        try:
            saved = self.store.load(name)
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

    async def room(self, name: str) -> Room:
        """The live table; one that is parked is read from the log."""
        if name in self.rooms:
            return self.rooms[name]
        async with self.opening.setdefault(name, asyncio.Lock()):
            try:
                while name not in self.rooms:
                    before, table = self.logouts, await self.read(name)
                    if before == self.logouts:
                        self.rooms[name] = Room(self, name, table)
                        self.rooms[name].wake()
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
            await asyncio.wrap_future(self.store.write(change))
        except StoreFailure as error:
            logger.error("A new table could not be written: %s", error)
            raise refuse(BUSY, why_not_kept(error)) from None
        room = self.rooms[table.id] = Room(self, table.id, table)
        room.wake()
        return room

    def new_seal(self) -> str:
        """The commitment of a new seed. Many are kept, and those that nobody came back for are forgotten."""
        while len(self.seals) >= MOST_SEALS:
            del self.seals[next(iter(self.seals))]
        seed = new_seed()
        self.seals[seal(seed)] = seed
        return seal(seed)

    async def remember(self, guest: str) -> None:
        try:
            await asyncio.wrap_future(self.store.write([GuestCame(guest, time.time())]))
        except StoreFailure as error:
            raise refuse(BUSY, why_not_kept(error)) from None

    async def log_out(self, guest: str, fresh: str = "") -> None:
        """The guest is void and their sockets are closed; `fresh` then holds alone what they held.

        Tables that are open wait meanwhile, and are read again: what they knew of their holders is no longer true.
        """
        void = self.store.held_with(guest)
        rooms = [self.rooms[name] for name in sorted({name for name, _ in void} & self.rooms.keys())]
        change = GuestRenewed(guest, fresh, time.time()) if fresh else GuestLeft(guest)
        async with contextlib.AsyncExitStack() as locked:
            for room in rooms:
                await locked.enter_async_context(room.lock)
            try:
                await asyncio.wrap_future(self.store.write([change]))
            except StoreFailure as error:
                raise refuse(BUSY, why_not_kept(error)) from None
            self.logouts += 1
            for room in rooms:
                room.table = None
        for room in self.rooms.values():
            others = {held for name, held in void if name == room.name} if fresh else set()
            room.close_void({guest, *others})

    async def keep_seen(self, name: str, at: float) -> None:
        with contextlib.suppress(StoreFailure):
            await asyncio.wrap_future(self.store.write([TableSeen(name, at)]))

    async def sweep(self) -> None:
        """Tables at which nobody has been for a while leave the memory; the log keeps them."""
        while True:
            await asyncio.sleep(min(TICK, self.pace.parked))
            await self.keep_time()
            self.park(time.monotonic() - self.pace.parked)

    async def keep_time(self) -> None:
        with contextlib.suppress(StoreFailure):
            if self.store.a_clock_runs():
                await asyncio.wrap_future(self.store.write([TimeKept(self.now())]))

    def park(self, before: float) -> None:
        for name, room in list(self.rooms.items()):
            if not room.viewers and room.used < before and room.bots is None and not room.lock.locked():
                del self.rooms[name]

    # --- the end --------------------------------------------------------------------------------
    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
        self.store.write([TimeKept(self.now())])
        self.store.close()
