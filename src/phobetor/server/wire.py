"""uvicorn's connections with bounds: how many, how long, how much unread and how many frames that say nothing.

A client that sends without reading, or neither reads nor sends, costs a bounded amount of memory and time, and then its
connection. What is read from the network is looked at in slices, so that nobody's flood is parsed in one go.
"""

from __future__ import annotations

import asyncio
import math
from asyncio import TimerHandle
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLOW, TOO_MANY = 4408, 4429
FLOOD = "flood"
"""The reason that is given to a socket that said too much; too many open pages are no flood."""
AHEAD = 4
"""Messages of one socket that may wait for the application before nothing further is read."""
PARCEL = 32 * 1024
"""Bytes of frames that are written at once: a system call for all of them."""
TEXT_FRAME, SHORT_FRAME, LONG_FRAME = 0x81, 126, 1 << 16
SLICE = 512
"""Bytes that are parsed before anything is counted again."""
MOST_PIECES = 64
MOST_WAITING = 128
"""Messages of one socket that wait for the application."""
MOST_PIPELINED = 8
LONGEST_HEAD = 24 * 1024
MOST_AFTER = 4096
"""Bytes that somebody to whom we said goodbye may still have on the way."""
LAST_WORDS = 2.0
"""Seconds in which a page that does not read may still hear why it is dropped."""
MOST_OFFENDERS = 10_000
AT_ONCE, GAP = 10, 0.005
"""So many new connections of a network are heard at once, the others one by one with so many seconds between them."""
SPARE_FILES = 128
"""Files that the server needs for itself: database, pages, bots."""


@dataclass
class Bounds:
    """What a connection may do; the counts are for one address, or for one network of 64 bits in IPv6."""

    connections: int = 100
    all_connections: int = 4000
    proxies: Callable[[str], bool] = lambda address: False
    """Whether all the world may come from this address: only the total is bounded then."""
    local: int = 30
    """Addresses of this machine stand for many (a proxy, a test): they may have this many times as many connections."""
    head: float = 10.0
    """Seconds from a connection or the first byte of a request to the end of its head."""
    unread: float = 10.0
    """Seconds in which a client must have read something of what waits for it."""
    least_read: int = 1024
    """Bytes that count as something."""
    message: float = 10.0
    """Seconds from the first piece of a message to its last."""
    controls: int = 40
    """Pings and pongs in ten seconds."""
    patience: float = 5.0
    """Seconds for which a new connection from where floods come waits at most before it is heard."""


@dataclass
class Offences:
    """Floods from one network; half of them are forgotten every ten seconds."""

    count: float = 0.0
    at: float = 0.0

    def now(self, time: float) -> float:
        return self.count * math.exp2((self.at - time) / 10)

    def add(self, time: float) -> None:
        self.count, self.at = self.now(time) + 1, time


@dataclass
class Census:
    """Every connection that is open."""

    bounds: Bounds = field(default_factory=Bounds)
    by_network: Counter[str] = field(default_factory=Counter)
    open: dict[asyncio.BaseTransport, str] = field(default_factory=dict)
    silent: dict[asyncio.BaseTransport, None] = field(default_factory=dict)
    """Those that have never sent the head of a request, in the order in which they came."""
    offences: dict[str, Offences] = field(default_factory=dict)
    turns: dict[str, float] = field(default_factory=dict)
    """When the last new connection of a network has its turn."""

    def offend(self, transport: asyncio.BaseTransport, time: float) -> None:
        """A connection was closed because it flooded: who comes next from there waits for a while."""
        where = self.open.get(transport)
        if where is None or self.bounds.proxies(where):
            return
        if len(self.offences) >= MOST_OFFENDERS:
            self.offences = {where: found for where, found in self.offences.items() if found.now(time) > 0.5}
        self.offences.setdefault(where, Offences()).add(time)

    def delay(self, transport: asyncio.BaseTransport, time: float) -> float:
        """How long a new connection waits before it is heard: next to nothing after one flood, seconds after many."""
        where = self.open.get(transport, "")
        if self.bounds.proxies(where):
            return 0.0
        floods = self.offences[where].now(time) if where in self.offences else 0.0
        return min(self.bounds.patience, 0.1 * floods**2 + self.turn(where, time, GAP * (1 + floods)))

    def turn(self, where: str, time: float, gap: float = GAP) -> float:
        """In how many seconds a new connection has its turn; a crowd that comes at once is heard one by one."""
        if len(self.turns) >= MOST_OFFENDERS:
            self.turns = {where: turn for where, turn in self.turns.items() if turn > time}
        self.turns[where] = max(self.turns.get(where, 0.0), time) + gap
        return max(0.0, self.turns[where] - time - AT_ONCE * gap)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Whether there is room; a house that is full sends away who has been silent for longest."""
        address = get_remote_addr(transport)
        where = network(address[0] if address else "")
        most = self.bounds.connections * (self.bounds.local if is_loopback(where) else 1)
        if self.by_network[where] >= most and not self.bounds.proxies(where):
            return False
        if len(self.open) >= self.bounds.all_connections and not self.send_one_away():
            return False
        self.by_network[where] += 1
        self.open[transport] = where
        self.silent[transport] = None
        return True

    def send_one_away(self) -> bool:
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        self.forget(oldest)
        assert isinstance(oldest, asyncio.Transport)
        oldest.abort()
        return True

    def heard(self, transport: asyncio.BaseTransport) -> None:
        self.silent.pop(transport, None)

    def forget(self, transport: asyncio.BaseTransport) -> None:
        self.silent.pop(transport, None)
        where = self.open.pop(transport, None)
        if where is None:
            return
        self.by_network[where] -= 1
        if not self.by_network[where]:
            del self.by_network[where]


def network(address: str) -> str:
    """Who could have any number of addresses counts as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(found) if found.is_loopback else str(IPv6Address(int(found) >> 64 << 64))
    return str(found)


def is_loopback(where: str) -> bool:
    try:
        return ip_address(where).is_loopback
    except ValueError:
        return False


def files_allowed() -> int:
    """How many files this process may have open, after asking for as many as it can get."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft


class Reader:
    """Watches whether a client reads what waits for it."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, census: Census) -> None:
        self.transport = transport
        self.loop = loop
        self.census = census
        self.bounds = census.bounds
        self.waiting = 0
        self.timer: TimerHandle | None = None

    def begin(self) -> None:
        if self.timer is None:
            self.waiting = self.transport.get_write_buffer_size()
            self.timer = self.loop.call_later(self.bounds.unread, self.look)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def look(self) -> None:
        self.timer = None
        if self.transport.get_write_buffer_size() > self.waiting - self.bounds.least_read:
            self.census.offend(self.transport, self.loop.time())
            self.transport.abort()
        else:
            self.begin()


# === Requests =======================================================================================
class Http(HttpToolsProtocol):
    """uvicorn's connection for requests."""

    census: Census
    reader: Reader
    waiting: TimerHandle | None = None
    head = 0
    """Bytes since the last that were of a body: of a head that is not complete, or of what stands around a body."""
    in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.reader = Reader(transport, self.loop, self.census)
        if self.census.admit(transport):
            self.listen(self.census.delay(transport, self.loop.time()))
        else:
            transport.abort()

    def listen(self, delay: float) -> None:
        """At once, or after the while for which whoever comes from where floods come has to wait."""
        if delay:
            self.transport.pause_reading()
            self.waiting = self.loop.call_later(delay, self.listen_at_last)
        else:
            self.wait_for_head()

    def listen_at_last(self) -> None:
        self.waiting = None
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.wait_for_head()

    def wait_for_head(self) -> None:
        if self.waiting is None:
            self.waiting = self.loop.call_later(self.census.bounds.head, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            if self.transport.get_protocol() is not self:  # the rest of the data is the socket's
                self.transport.get_protocol().data_received(data[start:])  # type: ignore[attr-defined]
                return
            part = data[start : start + SLICE]
            self.head += len(part)
            super().data_received(part)
            if self.head > LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self.census.offend(self.transport, self.loop.time())
            raise ValueError("Too many requests wait for their answers.")  # the parser stops, and the line is closed
        super().on_message_begin()
        self.in_head = True
        self.wait_for_head()

    def on_headers_complete(self) -> None:
        self.head, self.in_head = 0, False
        self.stop_waiting()
        self.census.heard(self.transport)
        super().on_headers_complete()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What follows a body is dropped: no proxy has looked at it."""
        if self.in_head:
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reader.end()

    def handle_websocket_upgrade(self) -> None:
        """A socket counts what it is sent itself, so nothing may wait before it: no browser asks for one that early."""
        self.reader.end()
        if (self.cycle is not None and not self.cycle.response_complete) or self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.reader.end()
        self.census.forget(self.transport)
        self.pipeline.clear()
        super().connection_lost(exc)


# === Sockets ========================================================================================
class Socket(WebSocketsSansIOProtocol):
    """uvicorn's socket; it keeps the pieces of an unended message in `frames`."""

    census: Census
    reader: Reader
    waiting: TimerHandle | None = None
    controls = 0
    counted_since = 0.0
    after = 0
    """Bytes that came after our goodbye."""
    leaves_soon = False
    """Whether what is unsent leaves in this turn of the loop."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reader = Reader(self.transport, self.loop, self.census)
        self.unsent: deque[bytes] = deque()
        """Texts that wait until the page has read what was written before."""

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self.count_after(len(data))
        for start in range(0, len(data), SLICE):
            if self.disconnected or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            self.check()

    def count_after(self, size: int) -> None:
        """Who goes on talking after our goodbye is not listened to until the polite time is over."""
        self.after += size
        if self.after > MOST_AFTER:
            self.offend()
            self.transport.abort()

    def offend(self) -> None:
        self.census.offend(self.transport, self.loop.time())

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and message.get("reason") == FLOOD:
            self.offend()
        self.write_unsent()
        while self.unsent:  # a goodbye comes behind all that was said before it
            await self.writable.wait()
            self.write_unsent()
        await super().send(message)

    def put(self, text: bytes) -> None:
        """A text for the page. It leaves with all that is said in this turn of the loop, and waits while too much is
        unread."""
        self.unsent.append(text)
        if not self.leaves_soon and self.writable.is_set():
            self.leaves_soon = True
            self.loop.call_soon(self.write_unsent)

    def write_unsent(self) -> None:
        self.leaves_soon = False
        if self.close_sent or self.disconnected or self.transport.is_closing():
            self.unsent.clear()
        while self.unsent and self.writable.is_set():
            parcel, size = [], 0
            while self.unsent and size < PARCEL:
                text = self.unsent.popleft()
                parcel += [head_of(text), text]
                size += len(text)
            self.transport.write(b"".join(parcel))

    def check(self) -> None:
        if self.close_sent or self.disconnected:
            return
        if len(self.frames) > MOST_PIECES or self.queue.qsize() > MOST_WAITING:
            self.offend()
            self.give_up(SLOW)
        elif not self.is_unended():
            self.stop_waiting()
        elif self.waiting is None:
            self.wait()

    def is_unended(self) -> bool:
        """Whether there are frames of a message without its last one, or bytes of a frame without the rest."""
        return bool(self.frames) or bool(self.conn.reader.buffer)

    def wait(self) -> None:
        self.waiting = self.loop.call_later(self.census.bounds.message, self.look_again)

    def look_again(self) -> None:
        """Time that the server itself did not read does not count."""
        if self.read_paused:
            self.wait()
        else:
            self.give_up(SLOW)

    def send_receive_event_to_app(self) -> None:
        """The message is complete. uvicorn stops reading after each; here that is for whoever says much at once."""
        self.stop_waiting()
        stopped, stops = self.read_paused, self.queue.qsize() >= AHEAD
        self.read_paused = stopped or not stops  # uvicorn does not stop reading where it believes that it has
        super().send_receive_event_to_app()
        self.read_paused = stopped or stops

    # --- frames that say nothing --------------------------------------------------------------------
    def handle_ping(self) -> None:
        super().handle_ping()
        self.count_control()

    def handle_pong(self, event: object) -> None:
        super().handle_pong(event)  # type: ignore[arg-type]
        self.count_control()

    def count_control(self) -> None:
        now = self.loop.time()
        if now - self.counted_since > 10:
            self.controls, self.counted_since = 0, now
        self.controls += 1
        if self.controls > self.census.bounds.controls and not self.close_sent:
            self.offend()
            self.give_up(TOO_MANY)

    # --- what waits to be read ----------------------------------------------------------------------
    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reader.end()
        self.write_unsent()

    # --- the end ------------------------------------------------------------------------------------
    # A transport that is closed waits until the client has read the rest, and that may be for ever.
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def eof_received(self) -> None:
        self.abort_in(LAST_WORDS)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.abort_in(self.close_timeout + LAST_WORDS)

    def abort_in(self, seconds: float) -> None:
        self.loop.call_later(seconds, self.abort)

    def abort(self) -> None:
        if not self.disconnected:  # a transport that has ended cannot bear it
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.reader.end()
        self.census.forget(self.transport)
        super().connection_lost(exc)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def give_up(self, code: int) -> None:
        self.stop_waiting()
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if not self.close_sent:
            self.close_sent = True
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.abort_in(LAST_WORDS)


def head_of(text: bytes) -> bytes:
    """What stands before a text that a server sends in one frame."""
    size = len(text)
    if size < SHORT_FRAME:
        return bytes((TEXT_FRAME, size))
    if size < LONG_FRAME:
        return bytes((TEXT_FRAME, SHORT_FRAME)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, SHORT_FRAME + 1)) + size.to_bytes(8, "big")


def protocols(bounds: Bounds) -> tuple[type[Http], type[Socket]]:
    """Both kinds of connection of one server, counted together."""
    bounds.all_connections = min(bounds.all_connections, files_allowed() - SPARE_FILES)
    counted = Census(bounds)

    class CountedHttp(Http):
        census = counted

    class CountedSocket(Socket):
        census = counted

    return CountedHttp, CountedSocket
