"""What an operator does with the data of a server: copy, bring back, list, check, hand out, and forget.

Copying, listing and handing out work while a server runs; what writes needs the folder for itself, like a server.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from phobetor.kernel.refusal import BadInput
from phobetor.kernel.words import NOBODY
from phobetor.records.notation import seat_letter
from phobetor.records.record import Divergence, Record
from phobetor.table import store
from phobetor.table.changes import Changes, LinkDropped, SeatsArranged, SeatsGivenUp, TableForgotten, WordsErased
from phobetor.table.saved import HUMAN, LOBBY, OVER, Saved, SeatRow
from phobetor.table.store import FILE, MIGRATIONS, Reader, Store, migrate, taken
from phobetor.table.table import OldRules, Table

PAGES = 512
"""How many pages are copied before a running server gets its turn."""


# --- copies -----------------------------------------------------------------------------------------
def back_up(folder: Path, file: Path) -> int:
    """Copy everything into one file, as it is at one moment, also from under a running server; how many tables."""
    if file.exists():
        raise BadInput(f"'{file}' exists already: name a file that does not, so that no copy is overwritten.")
    source = whole(folder / FILE)
    try:
        return copied(source, file)
    finally:
        source.close()


def restore(file: Path, folder: Path) -> int:
    """Put a copy into a folder that has no tables yet; how many tables."""
    if (folder / FILE).exists():
        raise BadInput(f"There are tables in '{folder}' already: name another folder, or move '{FILE}' away first.")
    source = whole(file)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = taken(folder)
        try:
            return copied(source, folder / FILE)
        finally:
            lock.close()
    except OSError as error:
        raise BadInput(f"'{folder}' cannot be used: {error.strerror}.") from None
    finally:
        source.close()


def opened(file: Path) -> sqlite3.Connection:
    """The database in the file, one of ours."""
    if not file.is_file():
        raise BadInput(f"There is no file '{file}'.")
    found = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        version = found.execute("PRAGMA user_version").fetchone()[0]
        names = {name for (name,) in found.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    except sqlite3.Error as error:
        found.close()
        raise BadInput(f"'{file}' cannot be read: {error}.{store.way_out(error, file.parent)}") from None
    if not {"tables", "commands", "seats"} <= names or not 0 < version <= len(MIGRATIONS):
        found.close()
        raise BadInput(f"'{file}' holds no tables that this version of Phobetor knows.")
    return found


def whole(file: Path) -> sqlite3.Connection:
    """As `opened`, and every page of it can be read: a damaged copy would be found out too late."""
    found = opened(file)
    trouble = str(found.execute("PRAGMA quick_check(1)").fetchone()[0])
    if trouble != "ok":
        found.close()
        raise BadInput(f"'{file}' is damaged ({trouble}). 'phobetor rescue' saves what can be read of a data folder.")
    return found


def copied(source: sqlite3.Connection, to: Path) -> int:
    """All or nothing: the copy gets its name when it is complete and on the disk. Only its owner can read it."""
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        target = sqlite3.connect(part, isolation_level=None)
        try:
            source.backup(target, pages=PAGES)
            count = int(target.execute("SELECT COUNT(*) FROM tables").fetchone()[0])
        finally:
            target.close()
        on_disk(part)
        os.replace(part, to)
        return count
    except (OSError, sqlite3.Error) as error:
        raise BadInput(f"'{to}' cannot be written: {getattr(error, 'strerror', None) or error}.") from None
    finally:
        part.unlink(missing_ok=True)


def on_disk(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


# --- looking ----------------------------------------------------------------------------------------
class Looking(Reader):
    """What a folder holds, only read, also while a server uses it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(opened(folder / FILE))
        if self.reader.execute("PRAGMA user_version").fetchone()[0] < len(MIGRATIONS):
            self.reader = in_memory(self.reader)

    def __enter__(self) -> Looking:
        return self

    def __exit__(self, *_: object) -> None:
        self.reader.close()


def in_memory(source: sqlite3.Connection) -> sqlite3.Connection:
    """A copy in this version's schema: who only looks changes nothing in the file."""
    found = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    source.backup(found)
    source.close()
    migrate(found)
    return found


@dataclass(frozen=True)
class Sight:
    """One table, as an operator sees it: nothing of its game but how far it is."""

    table: str
    game: str
    rules: str
    phase: str
    seats: list[str]
    created: float
    seen: float
    lines: int
    problem: str = ""
    """Why it cannot be opened, where that was tried."""


def sights(folder: Path, check: bool = False) -> Iterator[Sight]:
    """All tables, the newest first; `check` plays every game again and compares all fingerprints."""
    with Looking(folder) as data:
        for name in data.all_tables():
            saved = data.load(name)
            if saved is not None:  # a running server may have forgotten it since
                yield sight(saved, problem_of(saved) if check else "")


def sight(saved: Saved, problem: str = "") -> Sight:
    row, seats = saved.table, [described(seat) for seat in saved.seats]
    return Sight(row.id, row.game, row.rules, row.phase, seats, row.created, row.seen, row.lines, problem)


def described(seat: SeatRow) -> str:
    """A person by name, a bot by its kind; neither where nobody sits."""
    return seat.name if seat.kind == HUMAN else f"({seat.bot or seat.kind})"


def problem_of(saved: Saved) -> str:
    try:
        Table(saved)
    except (Divergence, OldRules, BadInput) as error:
        return str(error)
    return ""


def found_in(data: Reader, name: str) -> Saved:
    saved = data.load(name)
    if saved is None:
        raise BadInput(f"There is no table '{name}' here; 'phobetor tables' lists all of them.")
    return saved


def one(folder: Path, name: str) -> Sight:
    with Looking(folder) as data:
        saved = found_in(data, name)
    return sight(saved, problem_of(saved))


def record_of(folder: Path, name: str) -> Record:
    """The game of a table, as far as it was played. Only finished ones: a record tells every secret."""
    with Looking(folder) as data:
        saved = found_in(data, name)
    if saved.table.phase != OVER:
        raise BadInput(f"The game at the table '{name}' is not over, and its record would tell every secret of it.")
    try:
        return Table(saved).playing().record
    except (Divergence, OldRules) as error:
        raise BadInput(f"The table '{name}' cannot be opened: {error}") from None


# --- forgetting -------------------------------------------------------------------------------------
def forget(folder: Path, name: str, seat: str = "", game: bool = False) -> None:
    """Erase people from a table (or one of its seats): names, words, notes and ways in. The game stays, of nobody's;
    with `game`, nothing stays. What is erased leaves no trace in the file."""
    if not (folder / FILE).is_file():
        raise BadInput(f"There is no file '{folder / FILE}'.")
    data = Store(folder)
    try:
        saved = found_in(data, name)
        data.write([TableForgotten(name)] if game else erased(saved, numbers(saved, seat))).result()
        data.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        data.close()


def numbers(saved: Saved, seat: str) -> list[int]:
    """The seats that are meant, by letter; all of them, and who only watched, where none is named."""
    people = [row.number for row in saved.seats if row.kind == HUMAN]
    if not seat:
        return [*people, NOBODY]
    if seat not in [seat_letter(number) for number in people]:
        letters = ", ".join(map(seat_letter, people))
        raise BadInput(f"Nobody sits in seat '{seat}' of the table '{saved.table.id}'; people sit in: {letters}.")
    return [number for number in people if seat_letter(number) == seat]


def erased(saved: Saved, seats: list[int]) -> Changes:
    table = saved.table
    if table.phase == LOBBY:
        raise BadInput(f"The game at the table '{table.id}' has not begun; forget all of it with --game.")
    gone = [row for row in saved.seats if row.number in seats]
    kept = [replace(row, name=f"Seat {seat_letter(row.number)}") if row in gone else row for row in saved.seats]
    left = sorted({row.owner for row in gone} - {row.owner for row in saved.seats if row not in gone})
    strangers = [*saved.sent_away.values()] if NOBODY in seats else []
    return [
        SeatsArranged(table.id, tuple(kept)),
        WordsErased(table.id, tuple(seats), tuple(row.name for row in gone) + tuple(strangers)),
        *[change for owner in left for change in (SeatsGivenUp(table.id, owner), LinkDropped(table.id, owner))],
    ]
