"""Games told from the beginning, their ends, and earlier moments of those that go on: worked out once, in a process of
its own, and kept packed.

A whole game in all its views is many megabytes; packed it is a twentieth of that, and it is sent in parts, so that a
page that does not read costs next to nothing. Games that pages bring along, as links or files, have a process and a
store of their own: whatever they hold, the replays of tables do not wait for them.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import cache
from io import BytesIO
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import StreamingResponse

from phobetor.book.rulebook import Rulebook, RuleEntry, load_rulebook
from phobetor.games import UnknownGame
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.words import Player
from phobetor.records.doubt import imagined_scenario, real_scenario
from phobetor.records.link import Broken, read_link
from phobetor.records.log import Entry
from phobetor.records.record import BadRecord, Divergence, OtherRules, Record, read_record, replay
from phobetor.records.whatif import imagined, known_at
from phobetor.server import protocol
from phobetor.server.analyses import analysis_out
from phobetor.server.moments import digest, moments_out, part_of, up_to
from phobetor.server.showing import finale_out, link_of, replay_out
from phobetor.table.diary import place
from phobetor.table.names import clean_sentence
from phobetor.table.processes import NoAnswer, Processes, answer_lines

KEPT = 32 * 1024 * 1024
"""Bytes of packed games."""
BROUGHT = 8 * 1024 * 1024
"""The same of games that pages brought along."""
BROUGHT_SECONDS = 10.0
ANALYSED = 4 * 1024 * 1024
"""The same of analyses, which are small; each is worked out for some seconds, in a process of their own."""
ANALYSIS_SECONDS = 120.0
MOST_CHOICES = 3000
"""Of a game that is brought along: three times as many as the longest of ours has."""
MOST_TESTS = 6
PART = 32 * 1024


class Wanted(msgspec.Struct, frozen=True, tag=True):
    """A finished game of a table, as a seat saw it; None with everything told."""

    table: str
    record: msgspec.Raw
    seat: int | None
    language: str
    end: bool = False
    """Only the end of it."""


class LookedBack(msgspec.Struct, frozen=True, tag=True):
    """The moments of some events of a table's game, in which no language is spoken."""

    record: msgspec.Raw
    seat: int
    events: tuple[int, int]


class Brought(msgspec.Struct, frozen=True, tag=True):
    """A game that a page brought along."""

    link: str
    record: str
    seat: int | None
    language: str


class Analysed(msgspec.Struct, frozen=True, tag=True):
    """A finished game of a table, to be looked at again for one seat."""

    table: str
    record: msgspec.Raw
    seat: int
    language: str


class Doubted(msgspec.Struct, frozen=True, tag=True):
    """A moment of a table's game, as one seat may know it, or as it was where `seat` is None."""

    record: msgspec.Raw
    choices: int
    seat: int | None
    rules: list[str]
    said: list[str]
    language: str


class Imagined(msgspec.Struct, frozen=True, tag=True):
    """A position in which a what-if game begins: imagined from what a seat of a table knew after so many choices."""

    record: msgspec.Raw
    choices: int
    seat: int
    seed: str


class DoubtedBrought(msgspec.Struct, frozen=True, tag=True):
    """A moment of a game that a page brought along."""

    link: str
    record: str
    choices: int
    rules: list[str]
    language: str


Question = Wanted | LookedBack | Analysed | Brought | Doubted | Imagined | DoubtedBrought


class Told(msgspec.Struct):
    packed: bytes = b""
    error: str = ""
    refused: str = ""
    """What is wrong with a game that was brought along: a message, and its arguments."""
    args: dict[str, str] = {}


class BadGame(Exception):
    """A game that was brought along cannot be told: a message and its arguments."""

    def __init__(self, message: str, args: dict[str, str]) -> None:
        super().__init__(message)
        self.message = message
        self.args_by_name = args


# --- in the process ---------------------------------------------------------------------------------
def answer(line: bytes) -> bytes:
    try:
        found = told(msgspec.json.decode(line, type=Question))
    except OtherRules as old:
        found = Told(refused="problem-old-record", args=old.versions)
    except Broken:
        found = Told(refused="problem-link")
    except (BadRecord, Divergence) as error:
        details = {name: clean_sentence(value) for name, value in error.details.items()}
        found = Told(refused=f"problem-record-{error.kind}", args=details)
    except (BadInput, UnknownGame):
        found = Told(refused="problem-record")
    except Exception as error:  # whatever is wrong with one game, the next one is told
        found = Told(error=place(error))
    return msgspec.json.encode(found)


def told(wanted: Question) -> Told:
    match wanted:
        case Wanted(table, raw, seat, language, end):
            record = msgspec.json.decode(raw, type=Record)
            return packed((finale_out if end else replay_out)(table, record, seat, language))
        case LookedBack(raw, seat, events):
            return packed(moments_out(msgspec.json.decode(raw, type=Record), seat, *events))
        case Analysed(table, raw, player, language):
            return packed(analysis_out(table, msgspec.json.decode(raw, type=Record), player, language))
        case Brought(link, text, seat, language):
            record = brought(link, text)
            if seat is not None and seat >= record.players:
                raise BadRecord(f"The game has {record.players} seats.", "seat", players=record.players)
            return packed(replay_out("", record, seat, language))
        case Doubted(raw, choices, seat, rules, said, language):
            record = msgspec.json.decode(raw, type=Record)
            return packed(doubt_out(record, choices, seat, rules, said, language))
        case Imagined(raw, choices, player, seed):
            record = msgspec.json.decode(raw, type=Record)
            return Told(msgspec.json.encode(imagined(record.title(), known_at(record, choices, player), seed)))
        case DoubtedBrought(link, text, choices, rules, language):
            record = brought(link, text)
            return packed(doubt_out(record, min(choices, len(record.choices)), None, rules, [], language))


def packed(message: msgspec.Struct) -> Told:
    return Told(gzip.compress(protocol.encode(message), 6, mtime=0))


def brought(link: str, text: str) -> Record:
    """A game from outside, checked to its last choice; raises BadRecord or Divergence."""
    record = read_link(link) if link else read_record(text, "file")
    if len(record.choices) > MOST_CHOICES:
        text = f"The game has {len(record.choices)} choices, and at most {MOST_CHOICES} are told here."
        raise BadRecord(text, "long", count=len(record.choices), most=MOST_CHOICES)
    if not link:
        replay(record)
    return record


def doubt_out(
    record: Record, choices: int, seat: Player | None, rules: Sequence[str], said: Sequence[str], language: str
) -> protocol.DoubtOut:
    """While the game goes on (a seat asks), only what is imagined from the seat's view leaves this process."""
    book = book_of(record.game)
    known = [rule for rule in dict.fromkeys(rules) if rule in book.rules]
    shown = [doubted_rule(book.rules[rule], language) for rule in known]
    if seat is None:
        return protocol.DoubtOut(
            shown, real_scenario(record, choices, known, said), False, link_of(record), choices
        )  # fmt: skip
    view = known_at(record, choices, seat)
    return protocol.DoubtOut(shown, imagined_scenario(record.title(), view, record.players, known, said), True)


@cache
def book_of(game: str) -> Rulebook:
    return load_rulebook(game)


def doubted_rule(rule: RuleEntry, language: str) -> protocol.DoubtedRule:
    ruling = rule.ruling.text[language] if rule.ruling else ""
    tests = rule.tests[:MOST_TESTS]
    more = len(rule.tests) - len(tests)
    return protocol.DoubtedRule(rule.id, rule.text[language], rule.source, ruling, rule.code, tests, more)


def work() -> None:
    answer_lines(answer)


# --- in the server ----------------------------------------------------------------------------------
class Kept:
    """Answers of one process; whoever asks for the same at the same time gets the same."""

    def __init__(self, process: Processes, most: int) -> None:
        self.process = process
        self.most = most
        self.kept: dict[bytes, bytes] = {}
        self.coming: dict[bytes, asyncio.Task[bytes]] = {}

    async def packed(self, key: bytes, wanted: Question, who: str) -> bytes:
        """`who` waits behind their own questions. Raises NoAnswer, and BadGame for what cannot be told."""
        if key in self.kept:
            return self.kept[key]
        if key not in self.coming:
            self.coming[key] = asyncio.create_task(self.fetch(key, wanted, who))
            self.coming[key].add_done_callback(lambda _: self.coming.pop(key, None))
        return await asyncio.shield(self.coming[key])

    async def fetch(self, key: bytes, wanted: Question, who: str) -> bytes:
        told = msgspec.json.decode(await self.process.ask(msgspec.json.encode(wanted), who), type=Told)
        if told.refused:
            raise BadGame(told.refused, told.args)
        if told.error:
            raise NoAnswer(told.error)
        self.kept[key] = told.packed
        while sum(map(len, self.kept.values())) > self.most and len(self.kept) > 1:
            self.kept.pop(next(iter(self.kept)))
        return told.packed

    async def close(self) -> None:
        for task in list(self.coming.values()):
            task.cancel()
        await asyncio.gather(*self.coming.values(), return_exceptions=True)
        await self.process.close()


class Replays:
    """`who` asks is an address: everybody there has one question at a time in each process."""

    def __init__(self) -> None:
        self.tables = Kept(Processes("phobetor.server.replays", 1), KEPT)
        self.brought = Kept(Processes("phobetor.server.replays", 1, BROUGHT_SECONDS), BROUGHT)
        self.analyses = Kept(Processes("phobetor.server.replays", 1, ANALYSIS_SECONDS), ANALYSED)

    def asking(self) -> int:
        """How many replays are computed now, or wait for it."""
        return sum(kept.process.asking for kept in (self.tables, self.brought, self.analyses))

    async def packed(
        self, who: str, table: str, record: Record, seat: Player | None, language: str, end: bool = False
    ) -> bytes:
        """A whole game, or only its end; raises NoAnswer."""
        key = f"{table} {seat} {language} {end}".encode()
        return await self.tables.packed(key, Wanted(table, raw(record), seat, language, end), who)

    async def moments(
        self, who: str, table: str, record: Record, entries: Sequence[Entry], seat: Player, number: int
    ) -> bytes:
        """The moments around an event of a game that may go on; raises NoAnswer."""
        events = part_of(number, entries)
        past = up_to(record, entries, events[1])
        key = f"{table} {seat} {events} {digest(past)}".encode()
        return await self.tables.packed(key, LookedBack(raw(past), seat, events), who)

    async def analysis(self, who: str, table: str, record: Record, seat: Player, language: str) -> bytes:
        """A finished game, looked at again; raises NoAnswer."""
        key = f"{table} {seat} {language}".encode()
        return await self.analyses.packed(key, Analysed(table, raw(record), seat, language), who)

    async def bring(self, who: str, wanted: Brought | DoubtedBrought) -> bytes:
        """Raises NoAnswer and BadGame."""
        return await self.brought.packed(hashlib.sha256(msgspec.json.encode(wanted)).digest(), wanted, who)

    async def doubt(self, who: str, wanted: Doubted) -> bytes:
        """Raises NoAnswer."""
        return await self.of_now(who, wanted)

    async def imagined(self, who: str, record: Record, choices: int, seat: Player, seed: str) -> dict[str, Any]:
        """A position that fits what the seat knew then; raises NoAnswer."""
        told = await self.of_now(who, Imagined(raw(record), choices, seat, seed))
        return msgspec.json.decode(told, type=dict[str, Any])

    async def of_now(self, who: str, wanted: Doubted | Imagined) -> bytes:
        """Nothing of a running game is kept."""
        told = msgspec.json.decode(await self.tables.process.ask(msgspec.json.encode(wanted), who), type=Told)
        if not told.packed:
            raise NoAnswer(told.error or told.refused)
        return told.packed

    async def close(self) -> None:
        await self.tables.close()
        await self.brought.close()
        await self.analyses.close()


def raw(record: Record) -> msgspec.Raw:
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
