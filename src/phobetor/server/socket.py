"""One socket of a page: what comes in is read one at a time, and of what goes out only so much may wait."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, BadInput, Refusal
from phobetor.kernel.words import NOBODY
from phobetor.server import protocol
from phobetor.server.guard import LINE, guest_of, is_local
from phobetor.server.hall import Hall
from phobetor.server.room import Room
from phobetor.server.services import BUSY, BrokenTable, NoTable
from phobetor.server.showing import because, may_watch, notebook_out, notes_out, speaker
from phobetor.server.texts import say
from phobetor.server.viewer import OUTBOX, Viewer
from phobetor.server.wire import FLOOD, LAST_WORDS, SLOW, TOO_MANY, network
from phobetor.server.wire import Socket as Line
from phobetor.table import notices
from phobetor.table.names import clean_chat, clean_name
from phobetor.table.store import Damaged, StoreFailure
from phobetor.table.table import OldRules, refuse

BINARY, RESTART = 1003, 1012
MALFORMED_CODE, LOGGED_OUT, SHUT_OUT, NO_TABLE = 4400, 4401, 4403, 4404


logger = logging.getLogger("phobetor.server")
NUMBERS = itertools.count(1)
"""Whoever is no guest yet is known by the number of the socket; ids of objects come again."""
COSTS: dict[type[protocol.FromClient], float] = {
    protocol.Choose: 5, protocol.ChooseSeveral: 10, protocol.Undo: 5, protocol.Vote: 5, protocol.TakeBack: 5,
    protocol.Settle: 5,
    protocol.Why: 5, protocol.AskHint: 20, protocol.AskNotebook: 15, protocol.Note: 5, protocol.Say: 2,
    protocol.Hello: 10, protocol.SetLanguage: 10, protocol.Resync: 10,
    protocol.Ping: 1, protocol.Look: 1,
}  # fmt: skip
"""How much of an address's effort a message takes: about a millisecond each."""


class Closed(Exception):
    """The socket must be closed: the code and the message for the page."""

    def __init__(self, code: int, message: str, **args: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.args_by_name = args


class Socket:
    """A page at a table."""

    def __init__(self, hall: Hall, websocket: WebSocket, guest: str) -> None:
        self.hall = hall
        self.websocket = websocket
        self.address = network(websocket.client.host) if websocket.client else ""
        self.times = hall.limits.local if is_local(self.address) else 1
        self.guest = guest
        self.line: Line = websocket.scope[LINE]
        self.viewer = Viewer(self.guest, self.drop, self.line)
        self.table: str = websocket.path_params["table"]
        self.number = next(NUMBERS)
        self.key = f"{self.guest or self.number} {self.table}"
        self.dropped = asyncio.Event()
        self.obeying = self.left = False

    def drop(self) -> None:
        self.dropped.set()

    # --- from the first word to the last ------------------------------------------------------------
    async def run(self) -> None:
        await self.websocket.accept()
        counted = [self.address, self.key]
        for key in counted:
            self.hall.sockets[key] = self.hall.sockets.get(key, 0) + 1
        try:
            await self.serve()
        except Closed as closed:
            await self.close(closed)
        except (NoTable, BrokenTable, StoreFailure) as error:
            await self.close(Closed(NO_TABLE, WHY_NOT_OPENED[type(error)]))
        except OldRules as old:
            await self.close(Closed(NO_TABLE, "problem-old-rules", **old.versions))
        except WebSocketDisconnect:
            pass
        finally:
            for key in counted:
                self.count_down(key)

    def count_down(self, key: str) -> None:
        left = self.hall.sockets.pop(key) - 1
        if left:
            self.hall.sockets[key] = left

    def check_limits(self) -> None:
        limits = self.hall.limits
        if self.hall.meter.wait(f"requests {self.address}", limits.requests, self.times):
            raise Closed(TOO_MANY, "bye-too-many")
        many = self.hall.sockets[self.address] > limits.sockets_from_address * self.times
        if many or self.hall.sockets[self.key] > limits.sockets_at_table:
            raise Closed(TOO_MANY, "bye-too-many-sockets")

    async def serve(self) -> None:
        self.check_limits()
        room = await self.hall.room(self.table)
        listening, dropped = asyncio.create_task(self.listen(room)), asyncio.create_task(self.dropped.wait())
        try:
            await asyncio.wait((listening, dropped), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(self.viewer)
            self.left = True
            dropped.cancel()
            if self.obeying:
                self.hall.keep(listening)  # who leaves in the middle of a move has made it
            else:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
        if listening.done() and not listening.cancelled():
            listening.result()
        if self.dropped.is_set() and self.viewer.shut_out:
            raise Closed(SHUT_OUT, "bye-no-onlookers")
        if self.dropped.is_set():
            raise Closed(LOGGED_OUT, "bye-logged-out") if self.viewer.logged_out else Closed(SLOW, "bye-slow")

    async def close(self, closed: Closed) -> None:
        """Say why, unless the page does not even listen to that."""
        bye = protocol.Goodbye(say(self.viewer.language, closed.message, **closed.args_by_name))
        try:
            async with asyncio.timeout(LAST_WORDS):
                self.line.put(protocol.encode(bye))
                await self.websocket.close(closed.code, FLOOD if closed.message == "bye-too-many" else None)
        except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            self.line.transport.abort()

    # --- listening ----------------------------------------------------------------------------------
    async def listen(self, room: Room) -> None:
        try:
            async with asyncio.timeout(self.hall.pace.hello):
                first = await self.hear()
        except TimeoutError:
            raise Closed(MALFORMED_CODE, "bye-malformed") from None
        if not isinstance(first, protocol.Hello):
            raise Closed(MALFORMED_CODE, "bye-malformed")
        await self.obey(room, first)
        while not self.left:
            await self.obey(room, await self.hear())
            if self.viewer.waiting() > OUTBOX // 2:
                await asyncio.sleep(0)  # a page that asks much at once is not slow at reading the answers

    async def hear(self) -> protocol.FromClient:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        self.check_rate()
        text = message.get("text")
        if text is None:
            raise Closed(BINARY, "bye-malformed")
        try:
            said = protocol.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise Closed(MALFORMED_CODE, "bye-malformed") from None
        await self.await_turn(COSTS[type(said)])
        return said

    def check_rate(self) -> None:
        """Whoever only watches is one page, wherever it is; a seat of this machine may be played by a program."""
        limits, meter = self.hall.limits, self.hall.meter
        if self.viewer.seat == NOBODY:
            over = meter.wait(f"watches {self.key}", limits.watcher)
        else:
            over = meter.wait(f"plays {self.key}", limits.seat, self.times)
        if over:
            raise Closed(TOO_MANY, "bye-too-many")

    async def await_turn(self, cost: float) -> None:
        """An address that costs the others too much is heard more slowly: nothing further is read meanwhile."""
        limits, meter = self.hall.limits, self.hall.meter
        while seconds := meter.wait(f"effort {self.address}", limits.effort, self.times, cost):
            await asyncio.sleep(min(seconds, 1.0))
        if self.viewer.seat == NOBODY:
            while seconds := meter.wait(f"watching {self.number}", limits.watching, 1, cost):
                await asyncio.sleep(min(seconds, 1.0))

    async def obey(self, room: Room, message: protocol.FromClient) -> None:
        self.obeying = True
        try:
            await self.carry_out(room, message)
        except Refusal as refusal:
            await self.tell_refusal(room, refusal, getattr(message, "cmd", ""))
        except Exception:  # a mistake of ours: the table is read again from the log, and the page goes on
            logger.exception("Something went wrong at a table.")
            await self.tell_refusal(room, refuse(BUSY, "mistake"), getattr(message, "cmd", ""))
        finally:
            self.obeying = False

    async def carry_out(self, room: Room, message: protocol.FromClient) -> None:
        viewer = self.viewer
        match message:
            case (
                protocol.Choose() | protocol.ChooseSeveral() | protocol.Undo() | protocol.Vote() | protocol.TakeBack()
                | protocol.Settle()
            ):  # fmt: skip
                began = time.perf_counter()
                try:
                    await room.act(viewer, message)
                finally:
                    self.hall.metrics.acknowledge.since(began)
                logger.info("command", extra={"table": room.name, "cmd": message.cmd, "seat": viewer.seat})
            case protocol.Say():
                await self.say(room, message)
            case protocol.Why():
                await self.explain(room, message)
            case protocol.AskHint():
                await self.ask_hint(room, message)
            case protocol.AskNotebook():
                await self.open_notebook(room)
            case protocol.Note():
                await self.note(room, message)
            case protocol.Look():
                viewer.looks = message.looks
                room.notices.review()
            case protocol.Ping():
                viewer.tell(protocol.Pong())
            case protocol.Hello():
                viewer.language, viewer.wanted = message.lang, message.seat
                await self.greet(room, message.version)
            case protocol.SetLanguage():
                viewer.language = message.lang
                await self.greet(room, 0)
            case protocol.Resync():
                await self.greet(room, 0)

    async def greet(self, room: Room, known: int) -> None:
        """Everything once more is much to send: nobody needs it often."""
        if self.hall.meter.wait(f"greets {self.number}", self.hall.limits.greets):
            raise refuse(BUSY, "too-fast")
        async with room.lock:
            table = await room.ready()
            if self.left:
                return
            if not may_watch(table, self.guest):
                self.viewer.shut_out = True
                self.drop()
                return
            room.greet(self.viewer, table, known)
            room.tell_all(table)
            if notices.speaks_otherwise(table, self.guest, self.viewer.language):
                await room.change(lambda table: notices.speak(table, self.guest, self.viewer.language))

    async def say(self, room: Room, message: protocol.Say) -> None:
        text = clean_chat(message.text)
        if not text:
            raise refuse(MALFORMED, "text-is-empty")
        if self.hall.meter.wait(f"chat {self.guest or self.key}", self.hall.limits.chat):
            raise refuse(BUSY, "too-fast")
        await room.say(self.viewer, message.cmd, text, clean_name(message.name))

    async def explain(self, room: Room, message: protocol.Why) -> None:
        async with room.lock:
            table = await room.ready()
            seat = room.seat_of(self.viewer, table)
            if table.look(seat).question is None:
                raise refuse(NOT_YOURS, "only-one-way")
            try:
                self.viewer.tell(because(table, seat, message.kind, message.value, self.viewer.language))
            except BadInput:
                raise refuse(MALFORMED, "text-is-empty") from None

    async def ask_hint(self, room: Room, message: protocol.AskHint) -> None:
        """It takes seconds of a process, so nobody gets many of them."""
        if self.hall.meter.wait(f"hints {self.guest or self.key}", self.hall.limits.hints):
            raise refuse(BUSY, "too-fast")
        async with room.lock:
            table = await room.ready()
            seat = room.seat_of(self.viewer, table)
            room.hints.begin(self.viewer, table, seat, message.decision, self.address)

    async def open_notebook(self, room: Room) -> None:
        async with room.lock:
            table = await room.ready()
            seat = room.seat_of(self.viewer, table)
            self.viewer.tell(notebook_out(table, seat, self.viewer.version, self.viewer.language))
            self.viewer.tell(notes_out(table, seat))

    async def note(self, room: Room, message: protocol.Note) -> None:
        if self.hall.meter.wait(f"notes {self.key}", self.hall.limits.notes):
            raise refuse(BUSY, "too-fast")
        await room.note(self.viewer, message)

    async def tell_refusal(self, room: Room, refusal: Refusal, cmd: str) -> None:
        """Why not; whoever acted on an old table gets the new one as well."""
        language = self.viewer.language
        self.hall.metrics.refusals.labels(refusal.kind).inc()
        async with room.lock:
            table = room.table
            text = speaker(table, language).refusal(refusal) if table else say(language, f"refusal-{refusal.text}")
            self.viewer.tell(protocol.Refused(cmd, refusal.kind, refusal.rule, text))  # type: ignore[arg-type]
            if refusal.kind == "stale" and table is not None and not self.left:
                room.greet(self.viewer, table, self.viewer.version, chat=False)


WHY_NOT_OPENED = {
    NoTable: "problem-no-table", BrokenTable: "problem-broken", StoreFailure: "problem-busy",
    Damaged: "problem-damaged",
}  # fmt: skip


async def socket(websocket: WebSocket) -> None:
    hall: Hall = websocket.app.state.hall
    await Socket(hall, websocket, await guest_of(websocket, hall.known)).run()
