"""What tells people of their turns: letters wait in a bounded queue, and no table ever waits for one of them.

A letter says which game, whose turn and where; never anything of the game. It is tried once: a turn that was perhaps
told is not told again. No log names an address, because whoever knows it can write there.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import quote

import msgspec

from phobetor.book.rulebook import rulebook
from phobetor.server.guard import Limit, Meter
from phobetor.server.metrics import Metrics
from phobetor.server.outside import NoWay, Outside
from phobetor.server.texts import say
from phobetor.table.saved import PUSH, NoticeRow
from phobetor.table.store import Database, StoreFailure
from phobetor.table.table import Table

CARRIERS = 16
"""How many letters are under way at once."""
MOST = 1000
"""How many wait; what comes then is dropped."""
SAME_ADDRESS, SAME_HOST = Limit(10, 60), Limit(600, 60)
"""How many go to one address, or to one host: nobody is flooded by way of this server."""
GONE = (404, 410)
KEY = "push"
"""The name of the secret key of this server."""
MARKS = str.maketrans("", "", "<>@&*_`[]()|~")
"""What chat services would take for more than a name."""

logger = logging.getLogger("phobetor.server")


def can_push() -> bool:
    """Whether the library for Web Push is installed."""
    return importlib.util.find_spec("cryptography") is not None


@dataclass(frozen=True)
class Letter:
    """One turn, told to one address."""

    notice: NoticeRow
    body: bytes
    """As it may be read by whom it is for."""


def letter(table: Table, notice: NoticeRow) -> Letter:
    """In the language of whoever asked for it; their own name, and nothing of the game but its title."""
    asked = [table.seats[seat] for seat in table.people_asked()]
    name = ", ".join(seat.name for seat in asked if seat.owner == notice.owner)
    game = rulebook(table.row.game).title[notice.language]
    words = {"game": game, "name": name if notice.kind == PUSH else name.translate(MARKS)}
    title, text = (say(notice.language, f"notice-{part}", **words) for part in ("title", "text"))
    link = f"{notice.origin}/t/{quote(table.id)}"
    if notice.kind == PUSH:
        told = {"title": title, "text": text, "table": table.id, "lang": notice.language}
        return Letter(notice, msgspec.json.encode(told))
    stop = f"{notice.origin}/stop/{quote(table.id)}#{notice.id}"
    whole = f"{text}\n{link}\n{say(notice.language, 'notice-stop', link=stop)}"
    sent = {"text": whole, "content": whole, "table": table.id, "link": link, "stop": stop}
    return Letter(notice, msgspec.json.encode({**sent, "allowed_mentions": {"parse": []}}))


def contact(origin: str) -> str:
    """Whom a push service asks about us: it knows no other than https."""
    return origin.replace("http://", "https://", 1)


class Post:
    """Carries letters, as long as the server runs."""

    def __init__(self, store: Database, metrics: Metrics, outside: Outside) -> None:
        self.store = store
        self.ends = metrics.notices
        self.outside = outside
        self.meter = Meter()
        self.letters: asyncio.Queue[Letter] = asyncio.Queue(MOST)
        self.carriers: list[asyncio.Task[None]] = []
        self.own = b""

    def open(self, gone: Callable[[NoticeRow], Awaitable[None]]) -> None:
        """`gone` is told of addresses at which nobody is any more."""
        self.carriers = [asyncio.create_task(self.carry(gone)) for _ in range(CARRIERS)]

    async def close(self) -> None:
        for carrier in self.carriers:
            carrier.cancel()
        await asyncio.gather(*self.carriers, return_exceptions=True)
        self.outside.close()

    def put(self, letter: Letter) -> None:
        try:
            self.letters.put_nowait(letter)
        except asyncio.QueueFull:
            self.ends.labels("dropped").inc()

    async def key(self) -> bytes:
        """The secret key with which this server signs what it pushes: made once, and kept where the tables are."""
        if not self.own:
            from phobetor.server import webpush

            await asyncio.wrap_future(self.store.keep_secret(KEY, webpush.new_key()))
            self.own = await asyncio.to_thread(self.store.secret, KEY)
        return self.own

    async def public_key(self) -> str:
        from phobetor.server import webpush

        return webpush.public_key(await self.key())

    async def carry(self, gone: Callable[[NoticeRow], Awaitable[None]]) -> None:
        while True:
            letter = await self.letters.get()
            try:
                end = await self.deliver(letter)
                self.ends.labels(end).inc()
                if end == "gone":
                    await gone(letter.notice)
            except Exception:  # a mistake of ours: the others are still carried
                logger.exception("A notice (%s) was lost.", letter.notice.kind)

    async def deliver(self, letter: Letter) -> str:
        """What became of it."""
        if self.is_too_much(letter.notice.address):
            return "dropped"
        try:
            status = await self.outside.post(letter.notice.address, *await self.sealed(letter))
        except (NoWay, OSError, TimeoutError, ValueError, StoreFailure) as error:
            logger.warning("A notice (%s) could not be delivered: %s.", letter.notice.kind, type(error).__name__)
            return "failed"
        if status in GONE:
            return "gone"
        if status >= 300:
            logger.warning("A notice (%s) was answered with %s.", letter.notice.kind, status)
        return "sent" if status < 300 else "failed"

    def is_too_much(self, address: str) -> bool:
        host = "/".join(address.split("/", 3)[:3])
        one = self.meter.wait(f"to {address}", SAME_ADDRESS)
        return bool(one or self.meter.wait(f"to all of {host}", SAME_HOST))

    async def sealed(self, letter: Letter) -> tuple[bytes, dict[str, str]]:
        """Body and headers of the request."""
        notice = letter.notice
        if notice.kind != PUSH:
            return letter.body, {"Content-Type": "application/json"}
        from phobetor.server import webpush

        headers = webpush.headers(await self.key(), notice.address, contact(notice.origin), notice.table)
        return webpush.encrypted(letter.body, *notice.keys.split()), headers
