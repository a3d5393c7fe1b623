"""Copies of the database, made and brought back, and looking at one that a server uses."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from phobetor.kernel.refusal import BadInput
from phobetor.table.store import FILE, MIGRATIONS, FileReader, migrate, taken, way_out

PAGES = 512
"""How many pages are copied before a running server gets its turn."""


def back_up(folder: Path, file: Path) -> int:
    """Copy everything into one file, as it is at one moment, also from under a running server; how many tables."""
    check_new(file)
    source = whole(folder / FILE)
    try:
        return copied(source, file)
    finally:
        source.close()


def check_new(file: Path) -> None:
    if file.exists():
        raise BadInput(f"'{file}' exists already: name a file that does not, so that no copy is overwritten.")


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
    except (OSError, sqlite3.Error) as error:
        raise BadInput(f"'{folder}' cannot be used: {getattr(error, 'strerror', None) or error}.") from None
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
        raise BadInput(f"'{file}' cannot be read: {error}.{way_out(error, file.parent)}") from None
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
    return written(to, lambda target: source.backup(target, pages=PAGES))


def written(to: Path, fill: Callable[[sqlite3.Connection], None]) -> int:
    """All or nothing: the copy gets its name when it is complete and on the disk. Only its owner can read it."""
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        target = sqlite3.connect(part, isolation_level=None)
        try:
            fill(target)
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


class Looking(FileReader):
    """What a folder holds, only read, also while a server uses it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(of_today(opened(folder / FILE)))

    def __enter__(self) -> Looking:
        return self

    def __exit__(self, *_: object) -> None:
        self.reader.close()


def of_today(source: sqlite3.Connection) -> sqlite3.Connection:
    """In this version's schema; where it is another one, a copy: who only looks changes nothing in the file."""
    if source.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS):
        return source
    found = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    source.backup(found)
    source.close()
    migrate(found)
    return found
