"""Finished games told from the beginning, their ends, and earlier moments of games that go on: worked out once, in a
process of its own, and kept packed.

A whole game in all its views is many megabytes; packed it is a twentieth of that, and it is sent in parts, so that a
page that does not read costs next to nothing.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Iterator, Sequence
from io import BytesIO
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import StreamingResponse

from phobetor.kernel.words import Player
from phobetor.records.log import Entry
from phobetor.records.record import Record
from phobetor.server.moments import digest, moments_out, part_of, up_to
from phobetor.server.showing import finale_out, replay_out
from phobetor.table.diary import place
from phobetor.table.processes import NoAnswer, Processes, answer_lines

KEPT = 32 * 1024 * 1024
"""Bytes of packed games."""
PART = 32 * 1024
Key: TypeAlias = tuple[object, ...]
"""What was asked for: whoever asks for the same is given the same."""


class Wanted(msgspec.Struct, frozen=True):
    table: str
    record: msgspec.Raw
    seat: int | None
    """None with everything told."""
    language: str
    events: tuple[int, int] | None = None
    """None for the whole game; otherwise the moments of these events, in which no language is spoken."""
    end: bool = False
    """Only the end of it."""


class Told(msgspec.Struct):
    packed: bytes = b""
    error: str = ""


# --- in the process ---------------------------------------------------------------------------------
def answer(line: bytes) -> bytes:
    wanted = msgspec.json.decode(line, type=Wanted)
    try:
        record = msgspec.json.decode(wanted.record, type=Record)
        found = Told(gzip.compress(msgspec.json.encode(told_by(wanted, record)), 6, mtime=0))
    except Exception as error:  # whatever is wrong with one game, the next one is told
        found = Told(error=place(error))
    return msgspec.json.encode(found)


def told_by(wanted: Wanted, record: Record) -> msgspec.Struct:
    if wanted.events is None:
        tell = finale_out if wanted.end else replay_out
        return tell(wanted.table, record, wanted.seat, wanted.language)
    assert wanted.seat is not None
    return moments_out(record, wanted.seat, *wanted.events)


def work() -> None:
    answer_lines(answer)


# --- in the server ----------------------------------------------------------------------------------
class Replays:
    def __init__(self) -> None:
        self.process = Processes("phobetor.server.replays", 1)
        self.kept: dict[Key, bytes] = {}
        self.coming: dict[Key, asyncio.Task[bytes]] = {}

    async def packed(self, table: str, record: Record, seat: Player | None, language: str, end: bool = False) -> bytes:
        """A whole game, or only its end; raises NoAnswer."""
        return await self.found((table, seat, language, end), Wanted(table, written(record), seat, language, end=end))

    async def moments(self, table: str, record: Record, entries: Sequence[Entry], seat: Player, number: int) -> bytes:
        """The moments around an event of a game that may go on; raises NoAnswer."""
        events = part_of(number, entries)
        past = up_to(record, entries, events[1])
        return await self.found((table, seat, events, digest(past)), Wanted(table, written(past), seat, "", events))

    async def found(self, key: Key, wanted: Wanted) -> bytes:
        """Whoever asks for the same at the same time gets the same."""
        if key in self.kept:
            return self.kept[key]
        if key not in self.coming:
            self.coming[key] = asyncio.create_task(self.fetch(key, wanted))
            self.coming[key].add_done_callback(lambda _: self.coming.pop(key, None))
        return await asyncio.shield(self.coming[key])

    async def fetch(self, key: Key, wanted: Wanted) -> bytes:
        told = msgspec.json.decode(await self.process.ask(msgspec.json.encode(wanted)), type=Told)
        if told.error:
            raise NoAnswer(told.error)
        self.kept[key] = told.packed
        while sum(map(len, self.kept.values())) > KEPT and len(self.kept) > 1:
            self.kept.pop(next(iter(self.kept)))
        return told.packed

    async def close(self) -> None:
        for task in list(self.coming.values()):
            task.cancel()
        await asyncio.gather(*self.coming.values(), return_exceptions=True)
        await self.process.close()


def written(record: Record) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(record))


def in_parts(request: Request, packed: bytes) -> StreamingResponse:
    """As it is kept for whoever can unpack, and unpacked part by part for others."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(packed))}
        return StreamingResponse(slowly(sliced(packed)), headers=headers, media_type="application/json")
    return StreamingResponse(slowly(unpacked(packed)), headers=headers, media_type="application/json")


def sliced(packed: bytes) -> Iterator[bytes]:
    for start in range(0, len(packed), PART):
        yield packed[start : start + PART]


def unpacked(packed: bytes) -> Iterator[bytes]:
    with gzip.GzipFile(fileobj=BytesIO(packed)) as file:
        while part := file.read(PART):
            yield part


async def slowly(parts: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Others have their turn between two parts."""
    for part in parts:
        yield part
        await asyncio.sleep(0)
