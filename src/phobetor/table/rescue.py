"""What can be read of a damaged data folder: a fresh database with every table that is whole, and records of the games.

Nothing is believed because it could be read: a table counts as whole when its log is there from the first line to the
last and leads, played again, to every fingerprint that was written. The original is only read, never opened to write.
"""

from __future__ import annotations

import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

from phobetor.games import NAMES, title_of
from phobetor.kernel.refusal import BadInput, Refusal
from phobetor.records.notation import seat_letter
from phobetor.records.record import Divergence, Origin, Record, chance_of
from phobetor.table import store
from phobetor.table.changes import (
    Change,
    ChatSaid,
    ClockSet,
    CommandLogged,
    CommentWritten,
    GuestCame,
    LinkMade,
    NotesKept,
    NoticeKept,
    SeatsArranged,
    SeatsHeld,
    SentAway,
    TableOpened,
    WhatIfOpened,
)
from phobetor.table.pages import Pages, Row, read_pages
from phobetor.table.readings import last_change, struck
from phobetor.table.saved import (
    HUMAN,
    LOBBY,
    OVER,
    PLAYING,
    PUSH,
    WEBHOOK,
    ChatRow,
    ClockRow,
    Command,
    CommentRow,
    NotesRow,
    NoticeRow,
    Saved,
    SeatRow,
    TableRow,
)
from phobetor.table.store import Store
from phobetor.table.table import OldRules, Table

KEPT = 64
"""So many letters has what is kept of a token."""
PHASES = [LOBBY, PLAYING, OVER]
DAY = 86_400.0
TEXT, WHOLE, REAL = (str,), (int,), (int, float)
SHAPES: dict[str, tuple[tuple[type, ...], ...]] = {
    "tables": (*(TEXT,) * 7, REAL, TEXT, TEXT, *(WHOLE,) * 7, REAL, WHOLE),
    "seats": (TEXT, WHOLE, *(TEXT,) * 5, WHOLE),
    "commands": (TEXT, WHOLE, WHOLE, TEXT, TEXT, WHOLE, TEXT, TEXT, REAL),
    "chat": (TEXT, WHOLE, WHOLE, TEXT, TEXT, TEXT, REAL),
    "comments": (TEXT, WHOLE, WHOLE, WHOLE, TEXT, TEXT, REAL),
    "results": (TEXT, TEXT, TEXT, TEXT, REAL),
    "clocks": (TEXT, WHOLE, WHOLE, WHOLE, REAL, (int, float, type(None))),
    "links": (TEXT, TEXT, TEXT, REAL),
    "holders": (TEXT, TEXT, TEXT),
    "sent_away": (TEXT, TEXT, TEXT, TEXT),
    "notes": (TEXT, WHOLE, TEXT, TEXT),
    "notices": (*(TEXT,) * 9, WHOLE),
    "sessions": (TEXT, REAL),
    "secrets": (TEXT, (bytes,)),
    "origins": (TEXT, TEXT),
}
OLDEST = {"tables": 10, "seats": 7, "sent_away": 3}
"""Columns that a table had in the first version; those that came later are missing in rows that were not touched."""
LATER = (0, 0, 0, 0, 1, 0, 0, 0.0, 0)
"""What those columns of a table say where they are missing."""
KINDS = ("choose", "undo", "vote", "stand-in", "return", "resign", "settle", "rules")
Meaning = Callable[[Row], bool]
MEANS: dict[str, Meaning] = {
    "tables": lambda row: row[1] in NAMES and row[8] in PHASES,
    "seats": lambda row: row[2] in ("human", "bot", "open"),
    "commands": lambda row: row[4] in KINDS,
    "holders": lambda row: is_kept(row[2]) and not is_kept(row[0]),
    "sent_away": lambda row: is_kept(row[1]) and not is_kept(row[0]),
    "notices": lambda row: is_kept(row[3]) and row[4] in (PUSH, WEBHOOK),
    "sessions": lambda row: is_kept(row[0]),
    "origins": lambda row: str(row[1]).startswith("{"),
}
ALONE = ("tables", "results", "sessions", "origins", "secrets")
"""Of these there is one row for each key."""
NEVER_CHANGED = ("commands", "chat", "results", "origins")
"""Where an older version of a page can only say what is still true."""


def is_kept(value: object) -> bool:
    return isinstance(value, str) and len(value) == KEPT


def kind_of(row: Row) -> str:
    """Which of our tables the row is of, by its shape; "" for none."""
    for kind, shape in SHAPES.items():
        fits = OLDEST.get(kind, len(shape)) <= len(row) <= len(shape)
        typed = fits and all(isinstance(value, types) for value, types in zip(row, shape, strict=False))
        if typed and (kind not in MEANS or MEANS[kind](row)):
            return kind
    return ""


def how_far(row: Row) -> tuple[int, int]:
    """Of two versions of a table, the one that is further on is the newer."""
    lines = row[11] if len(row) > 11 else 0
    assert isinstance(lines, int)
    return PHASES.index(str(row[8])), lines


class Rows:
    """All rows that were found, by table; the key of a row is its first column, and the second where there are more."""

    def __init__(self, pages: Pages) -> None:
        self.by_table: dict[str, dict[str, dict[Any, Row]]] = defaultdict(lambda: defaultdict(dict))
        for row in pages.rows():
            self.add(row, kind_of(row))
        for row in pages.older_rows():
            kind = kind_of(row)
            if kind in NEVER_CHANGED or (kind in ("tables", "seats") and not self.of(kind, str(row[0]))):
                self.add(row, kind)
        self.guests = [row for found in self.by_table.values() for row in found["sessions"].values()]
        self.secrets = [row for found in self.by_table.values() for row in found["secrets"].values()]

    def add(self, row: Row, kind: str) -> None:
        if not kind:
            return
        found = self.by_table[str(row[0])][kind]
        key = row[1:] if kind == "holders" else "" if kind in ALONE else row[1]
        if kind == "tables" and key in found:
            found[key] = max(found[key], row, key=how_far)
        else:
            found.setdefault(key, row)

    def of(self, kind: str, table: str) -> list[Row]:
        """In the order of their keys."""
        found = self.by_table[table][kind]
        return [found[key] for key in sorted(found)]

    def tables(self) -> list[str]:
        """Every table of which anything is left."""
        own = ("tables", "seats", "commands", "chat", "results", "holders")
        names = [name for name in self.by_table if name.isascii() and name.isalnum() and not is_kept(name)]
        return sorted(name for name in names if any(self.by_table[name][kind] for kind in own))


# === One table ======================================================================================
@dataclass
class Found:
    """What is left of a table."""

    name: str
    saved: Saved | None = None
    table: Table | None = None
    """As it can be played again: to its end if it is whole, else as far as it goes."""
    whole: bool = False
    told: str = ""
    """What is wrong with it, or what must be known about it."""

    @property
    def record(self) -> Record | None:
        return self.table.session.record if self.table is not None and self.table.session is not None else None


def look_at(name: str, rows: Rows) -> Found:
    found = Found(name)
    if not rows.of("tables", name):
        lines = len(rows.of("commands", name))
        found.told = f"The table {name} is lost: its seed and settings cannot be read ({lines} lines of its log can)."
        return found
    try:
        found.saved = saved_of(name, rows)
        check_parts(found.saved)
        found.table = Table(found.saved)
        if found.table.session and found.table.session.game.is_over():
            found.table.row = replace(found.table.row, phase=OVER)
        found.whole = True
        if found.table.split is not None:
            found.told = f"The rules of the table {name} have changed since: its people choose how it goes on."
    except OldRules as old:
        assert found.saved is not None
        found.whole = found.saved.table.lines in (0, len(found.saved.commands))
        found.told = f"The table {name} was not played again: {old}"
    except (Divergence, BadInput, Refusal, msgspec.DecodeError) as error:
        cut(found, str(error))
    return found


def saved_of(name: str, rows: Rows) -> Saved:
    columns: list[Any] = [*rows.of("tables", name)[0]]
    identity, game, rules, options, seed, salts, host, created, phase, _asked, *later = columns
    filled: list[Any] = [*later, *LATER[len(later) :]]
    clock, lines, *rest = filled
    log = in_time([Command(*row) for row in rows.of("commands", name)], created)  # type: ignore[arg-type]
    lines = max([lines, *[command.seq for command in log]])  # where the row is older than the log, or did not count
    row = TableRow(
        identity, game, rules, msgspec.json.decode(options, type=dict[str, str]), seed, salts, host, created, phase,
        clock, lines, *rest,
    )  # fmt: skip
    return Saved(
        row, [SeatRow(*seat[1:]) for seat in rows.of("seats", name)], holders_of(name, rows), log,  # type: ignore[arg-type]
        chat_of(name, rows), [ClockRow(*clock[1:]) for clock in rows.of("clocks", name)],  # type: ignore[arg-type]
        {str(link[1]): str(link[2]) for link in rows.of("links", name)},
        {str(gone[1]): str(gone[2]) for gone in rows.of("sent_away", name)},
        {str(gone[1]): str(gone[3]) for gone in rows.of("sent_away", name) if gone[3:] > ("",)}, notes_of(name, rows),
        [CommentRow(*comment) for comment in rows.of("comments", name)],  # type: ignore[arg-type]
        [NoticeRow(*notice) for notice in rows.of("notices", name)],  # type: ignore[arg-type]
        origin=origin_of(name, rows),
    )  # fmt: skip


def origin_of(name: str, rows: Rows) -> Origin | None:
    """Where a what-if game begins; raises DecodeError where that cannot be read."""
    found = rows.of("origins", name)
    return msgspec.json.decode(str(found[0][1]), type=Origin) if found else None


def in_time(log: list[Command], created: float) -> list[Command]:
    """A line whose time cannot be, because the page ends in it, was written when the one before it was."""
    latest, found = created, []
    for line in log:
        latest = line.at if created <= line.at <= time.time() + DAY else latest
        found.append(replace(line, at=latest))
    return found


def holders_of(name: str, rows: Rows) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for row in rows.of("holders", name):
        found[str(row[1])].add(str(row[2]))
    return dict(found)


def notes_of(name: str, rows: Rows) -> list[NotesRow]:
    """What people noted for themselves; marks that cannot be read are no reason to give up the rest."""
    found: list[Any] = rows.of("notes", name)
    return [NotesRow(seat, text, marks_of(marks)) for _, seat, text, marks in found]


def marks_of(written: str) -> dict[str, str]:
    try:
        return msgspec.json.decode(written, type=dict[str, str])
    except msgspec.DecodeError:
        return {}


def chat_of(name: str, rows: Rows) -> list[ChatRow]:
    """Numbered anew: the next line takes the number after the last."""
    lines: list[Any] = rows.of("chat", name)
    return [ChatRow(name, number, *line[2:]) for number, line in enumerate(lines)]


def check_parts(saved: Saved) -> None:
    """Whether seats, settings and seed can be what they were, and whether the log is theirs."""
    numbers = [seat.number for seat in saved.seats]
    dealt = saved.table.salts.count(".") + 1
    if numbers != [*range(len(numbers))] or (saved.table.phase != LOBBY and len(numbers) != dealt):
        raise Divergence("Not all of its seats can be read.")
    title_of(saved.table.game).check_players(len(numbers))
    title_of(saved.table.game).setting_values(saved.table.options)
    chance_of(f"fair:{saved.table.seed}:")
    if saved.commands and saved.table.phase == LOBBY:
        raise Divergence("It began, but what was written then cannot be read.")
    if not all(0 <= command.seat < len(numbers) for command in saved.commands):
        raise Divergence("Its log names a seat that it does not have.")


def cut(found: Found, reason: str) -> None:
    """Play the log again as far as it goes."""
    saved = found.saved
    if saved is None or saved.table.phase == LOBBY:
        found.told = f"The table {found.name} is lost: {reason}"
        return
    lines, found.table = max(saved.table.lines, len(saved.commands)), None
    with_seats(saved)
    log, saved.commands = [one for one in saved.commands if 0 <= one.seat < len(saved.seats)], []
    saved.table = replace(saved.table, lines=0, phase=PLAYING)
    try:
        played = good_lines(Table(saved), log)
        found.table = Table(saved)
    except (Divergence, BadInput, Refusal, OldRules) as error:
        found.told = f"The table {found.name} is lost: {error}"
        return
    found.table.struck = struck(log)
    for command in log[:played]:
        found.table.repeat_one(command)
    found.told = (
        f"The table {found.name} is cut off: {played} of {lines} lines of its log can be played again. {reason}"
    )


def with_seats(saved: Saved) -> None:
    """Whoever sat where nothing can be read is called by the letter of the seat."""
    known = {seat.number: seat for seat in saved.seats}
    dealt = saved.table.salts.count(".") + 1
    letters = [SeatRow(number, HUMAN, seat_letter(number).upper()) for number in range(dealt)]
    saved.seats = [known.get(seat.number, seat) for seat in letters]


def good_lines(table: Table, log: Sequence[Command]) -> int:
    """How many lines follow one another and lead to what was written."""
    played, since = 0, last_change(log)
    table.struck = struck(log)
    for command in log:
        try:
            table.repeat_one(command)
        except (Refusal, BadInput):
            break
        if command.seq != played + 1 or (command.hash and command.seq >= since and table.digest() != command.hash):
            break
        played += 1
    return played


# === The folder =====================================================================================
@dataclass
class Rescue:
    """What came of it."""

    tables: list[Found] = field(default_factory=list)
    pages: int = 0
    unreadable: int = 0

    @property
    def whole(self) -> list[Found]:
        return [found for found in self.tables if found.whole]

    @property
    def is_complete(self) -> bool:
        return not self.unreadable and len(self.whole) == len(self.tables)

    def sentences(self) -> Iterator[str]:
        if self.unreadable:
            yield (
                f"{self.unreadable} of {self.pages} pages cannot be read: a table that stood there alone left no trace."
            )
        yield from (found.told for found in self.tables if found.told)
        cut_off = [found for found in self.tables if not found.whole and found.record is not None]
        lost = len(self.tables) - len(self.whole) - len(cut_off)
        parts = f"{len(self.whole)} are whole, {len(cut_off)} are cut off and {lost} are lost."
        yield f"Of {len(self.tables)} tables {parts}"


def rescue(folder: Path, out: Path) -> Rescue:
    """Read what is left in the folder, and write it into another one."""
    check_folders(folder, out)
    try:
        content = (folder / store.FILE).read_bytes()
        log = (folder / f"{store.FILE}-wal").read_bytes() if (folder / f"{store.FILE}-wal").exists() else b""
    except OSError as error:
        raise BadInput(f"The data directory '{folder}' cannot be read: {error.strerror}.") from None
    pages = read_pages(content, log)
    rows = Rows(pages)
    found = [look_at(name, rows) for name in rows.tables()]
    write(out, found, rows)
    return Rescue(found, max(pages.expected, len(pages.newest)), pages.unreadable())


def check_folders(folder: Path, out: Path) -> None:
    if not (folder / store.FILE).is_file():
        raise BadInput(f"There is no '{store.FILE}' in the data directory '{folder}'.")
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadInput(f"'{out}' exists already: name a folder that does not, so that nothing is overwritten.")
    if is_used(folder / store.LOCK):
        raise BadInput(f"A server is using the data directory '{folder}': stop it first.")


def is_used(lock: Path) -> bool:
    """Whether a server holds the lock; looking at it changes nothing."""
    if not lock.exists():
        return False
    looking = sqlite3.connect(f"{lock.absolute().as_uri()}?mode=ro", uri=True, timeout=0)
    try:
        looking.execute("SELECT 1 FROM sqlite_master").fetchall()
    except sqlite3.OperationalError as error:
        return (error.sqlite_errorcode & 0xFF) == sqlite3.SQLITE_BUSY
    except sqlite3.DatabaseError:
        return False  # a spoiled lock locks nothing
    finally:
        looking.close()
    return False


def write(out: Path, tables: list[Found], rows: Rows) -> None:
    """The database, in which whole tables go on, and a record of every game that began."""
    data = Store(out)
    try:
        data.write([GuestCame(str(guest), float(at)) for guest, at in rows.guests]).result()  # type: ignore[arg-type]
        for name, value in rows.secrets:
            data.keep_secret(str(name), bytes(value)).result()  # type: ignore[arg-type]
        for found in tables:
            if found.whole and found.saved is not None:
                kept = [one for change in changes(found.saved, found.table) for one in store.statements(change)]
                results = [("INSERT INTO results VALUES(?,?,?,?,?)", row) for row in rows.of("results", found.name)]
                data.execute([*kept, *results]).result()
    finally:
        data.close()
    for found in tables:
        if found.record is not None:
            found.record.save(out / "records" / f"{found.name}.json")


def changes(saved: Saved, table: Table | None) -> Iterator[Change]:
    """Everything that ever happened at the table, as far as it left rows."""
    name = saved.table.id
    yield TableOpened(saved.table)
    if saved.origin is not None:
        yield WhatIfOpened(name, saved.origin)
    yield SeatsArranged(name, tuple(saved.seats))
    for owner, guests in saved.holders.items():
        yield from (SeatsHeld(name, owner, guest) for guest in guests)
    yield from (LinkMade(name, owner, token, time.time()) for owner, token in saved.links.items())
    yield from (
        SentAway(name, guest, called, saved.parting.get(guest, "")) for guest, called in saved.sent_away.items()
    )
    yield from (CommandLogged(command) for command in saved.commands)
    yield from (ChatSaid(line) for line in saved.chat)
    yield from (CommentWritten(comment) for comment in saved.comments)
    yield from (ClockSet(name, clock) for clock in saved.clocks)
    yield from (NotesKept(name, notes) for notes in saved.notes)
    yield from (NoticeKept(notice) for notice in saved.notices)
    if table is not None and table.session is not None:
        yield table.turn_passed()
