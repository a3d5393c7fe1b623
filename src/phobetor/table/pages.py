"""Rows out of the pages of an SQLite file, where SQLite itself refuses: https://sqlite.org/fileformat2.html

A damaged page costs what stands on it and nothing else. Every table of ours is WITHOUT ROWID, so its rows are entries
of index trees: any page of such a tree can be read without the others, and the shape of a row tells whose it is.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise

MAGIC = b"SQLite format 3\0"
SIZES = [512 << k for k in range(8)]
USUAL = 4096
INNER, LEAF, INNER_OF_ROWS, LEAF_OF_ROWS = 2, 10, 5, 13
WAL_HEAD, FRAME_HEAD = 32, 24
WORDS = {0x377F0682: "<", 0x377F0683: ">"}
"""How a log begins, and the order of bytes in the words that its checksums are of."""

Value = int | float | str | bytes | None
Row = tuple[Value, ...]


class NoRow(Exception):
    """These bytes are no row."""


@dataclass
class Pages:
    """A database as far as its pages are there: the newest version of each, and versions that are older or spoiled."""

    size: int
    newest: dict[int, bytes] = field(default_factory=dict)
    older: list[bytes] = field(default_factory=list)
    spoiled: list[bytes] = field(default_factory=list)
    expected: int = 0
    """How many pages the database had, as far as that is known."""

    def commit(self, pages: dict[int, bytes]) -> None:
        self.older += [self.newest[number] for number in pages if number in self.newest]
        self.newest |= pages

    def rows(self) -> list[Row]:
        return [row for page in self.newest.values() for row in self.rows_on(page)]

    def older_rows(self) -> list[Row]:
        """The most credible first: what was written last, and what is spoiled only after everything that is not. Most
        entries stand on many versions of a page; each is read once."""
        pages = [*reversed(self.older), *reversed(self.spoiled)]
        return [*rows_of(dict.fromkeys(entry for page in pages for entry in self.entries_on(page)))]

    # --- a page ---------------------------------------------------------------------------------
    def rows_on(self, page: bytes) -> Iterator[Row]:
        return rows_of(self.entries_on(page))

    def entries_on(self, page: bytes) -> Iterator[bytes]:
        for place in cells(page):
            with suppress(NoRow, IndexError):  # what is left of the page is read all the same
                yield self.entry_at(page, place + 4 if page[0] == INNER else place)

    def entry_at(self, page: bytes, place: int) -> bytes:
        length, place = varint(page, place)
        local = self.local_part(length)
        if place + local > len(page):
            raise NoRow
        content = page[place : place + local]
        if local < length:
            content += self.overflow(number_at(page, place + local), length - local)
        return content

    def local_part(self, length: int) -> int:
        """How much of an entry stands on its page."""
        most, least = (self.size - 12) * 64 // 255 - 23, (self.size - 12) * 32 // 255 - 23
        if length <= most:
            return length
        wanted = least + (length - least) % (self.size - 4)
        return wanted if wanted <= most else least

    def overflow(self, number: int, left: int) -> bytes:
        found = b""
        for _ in range(len(self.newest)):
            page = self.newest.get(number)
            if page is None:
                raise NoRow
            found += page[4 : 4 + left - len(found)]
            if len(found) == left:
                return found
            number = number_at(page, 0)
        raise NoRow

    # --- what is missing ------------------------------------------------------------------------
    def unreadable(self) -> int:
        """How many pages are missing or make no sense; pages that were given back are empty."""
        head = self.newest.get(1, b"")
        spare = number_at(head, 36) if head.startswith(MAGIC) else 0
        senseless = [number for number, page in self.newest.items() if not self.makes_sense(number, page)]
        empty = sum(not any(page) for page in self.newest.values())
        missing = self.expected - len([number for number in self.newest if number <= self.expected])
        return len(senseless) + max(0, empty - spare) + max(0, missing)

    def makes_sense(self, number: int, page: bytes) -> bool:
        if number == 1:
            return page.startswith(MAGIC)
        if not any(page) or page[0] in (INNER_OF_ROWS, LEAF_OF_ROWS):
            return True
        if page[0] in (INNER, LEAF):
            return len(cells(page)) == int.from_bytes(page[3:5], "big") == len([*self.rows_on(page)])
        return number_at(page, 0) <= max(self.expected, len(self.newest))  # the rest of a long row, or a list of pages


def number_at(page: bytes, place: int) -> int:
    return int.from_bytes(page[place : place + 4], "big")


def cells(page: bytes) -> list[int]:
    """Where the entries of a page of an index tree begin; none on other pages."""
    if len(page) < 12 or page[0] not in (INNER, LEAF):
        return []
    head = 12 if page[0] == INNER else 8
    count = int.from_bytes(page[3:5], "big")
    if head + 2 * count > len(page):
        return []
    return [place for place in struct.unpack_from(f">{count}H", page, head) if head + 2 * count <= place < len(page)]


def varint(content: bytes, place: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for k in range(8):
        byte = content[place + k]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + k + 1
    return value << 8 | content[place + 8], place + 9


def rows_of(entries: Iterable[bytes]) -> Iterator[Row]:
    """Those of them that are rows."""
    for entry in entries:
        with suppress(NoRow, IndexError, struct.error, UnicodeDecodeError):
            yield row_of(entry)


def row_of(content: bytes) -> Row:
    """The head says of what kind each value is; they follow one after another and fill the rest exactly."""
    end, place = varint(content, 0)
    kinds = []
    while place < end:
        kind, place = varint(content, place)
        kinds.append(kind)
    values = []
    for kind in kinds:
        length = length_of(kind)
        if place + length > len(content):
            raise NoRow
        values.append(value_of(kind, content[place : place + length]))
        place += length
    if place != len(content):
        raise NoRow
    return tuple(values)


def length_of(kind: int) -> int:
    if kind in (10, 11):
        raise NoRow
    return (kind - 12) // 2 if kind >= 12 else (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[kind]


def value_of(kind: int, content: bytes) -> Value:
    if kind >= 12:
        return content.decode() if kind % 2 else content
    if kind == 7:
        found: float = struct.unpack(">d", content)[0]
        return found
    if kind == 0:
        return None
    return int.from_bytes(content, "big", signed=True) if content else kind - 8


# === The files ======================================================================================
def read_pages(content: bytes, log: bytes) -> Pages:
    """The database file and its write-ahead log, both as far as they are there."""
    return max((pages_of(content, log, size) for size in likely_sizes(content, log)), key=lambda one: len(one.rows()))


def likely_sizes(content: bytes, log: bytes) -> list[int]:
    """What the files say, or else every size that there is."""
    said = [int.from_bytes(content[16:18], "big")] if content.startswith(MAGIC) else []
    if len(log) >= WAL_HEAD:
        said.append(int.from_bytes(log[8:12], "big"))
    found = [65536 if size == 1 else size for size in said]
    return [size for size in found if size in SIZES][:1] or [USUAL, *SIZES]


def pages_of(content: bytes, log: bytes, size: int) -> Pages:
    found = Pages(size)
    for number, place in enumerate(range(0, len(content), size), 1):
        found.newest[number] = content[place : place + size].ljust(size, b"\0")
    pending: dict[int, bytes] = {}
    for number, page, whole, last in frames(log, size):
        if whole:
            pending[number] = page
        else:
            found.spoiled.append(page)
        if last and whole:
            found.commit(pending)
            pending = {}
    found.older += pending.values()  # of a change that was never finished, or whose last page is spoiled
    head = found.newest.get(1, b"")
    found.expected = number_at(head, 28) if head.startswith(MAGIC) else max(found.newest, default=0)
    return found


def frames(log: bytes, size: int) -> Iterator[tuple[int, bytes, bool, bool]]:
    """The pages in the log in their order, with their numbers, whether the checksum is right and a change ends there.

    SQLite stops at the first one that is spoiled. Each sum continues the one before it, which is written there: so
    those behind it can be checked as well. Frames of an earlier round of the log have another salt.
    """
    places = range(WAL_HEAD, len(log) - FRAME_HEAD - size + 1, FRAME_HEAD + size)
    before, salts = log[24:32], salts_of(log, [log[place + 8 : place + 16] for place in places])
    for place in places:
        head, page = log[place : place + FRAME_HEAD], log[place + FRAME_HEAD : place + FRAME_HEAD + size]
        if head[8:16] == salts:
            number, last = struct.unpack_from(">II", head)
            sums = [checksum(before, head[:8] + page, order) for order in WORDS.get(number_at(log, 0), "<>")]
            whole = number > 0 and head[16:24] in sums
            yield number, page, whole, last > 0
        before = head[16:24]


def salts_of(log: bytes, heads: list[bytes]) -> bytes:
    """The salts of the last round: as the head of the log says, or else as the first frames that agree."""
    if number_at(log, 0) in WORDS:
        return log[16:24]
    return next((one for one, other in pairwise(heads) if one == other), b"")


def checksum(before: bytes, content: bytes, order: str) -> bytes:
    one, other = struct.unpack(">II", before)
    for first, second in struct.iter_unpack(f"{order}II", content):
        one = one + first + other & 0xFFFFFFFF
        other = other + second + one & 0xFFFFFFFF
    return struct.pack(">II", one, other)
