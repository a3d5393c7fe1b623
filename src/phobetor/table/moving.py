"""A whole house moves from one database to another: every table with its game, its words and its people.

Each table is copied in one transaction, so that it is there or not; who begins again goes on where it ended. A table
that differs from its original was played on over there: then nothing is overwritten.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from phobetor.kernel.refusal import BadInput
from phobetor.table.copying import check_new, of_today, whole, written
from phobetor.table.databases import open_database
from phobetor.table.keeping import problem_of
from phobetor.table.store import PARTS, Database, FileReader, Reader, Statement, StoreFailure, migrate

if TYPE_CHECKING:
    from phobetor.table.postgresql import PostgresLooking

Rows = dict[str, list[tuple[Any, ...]]]
KEYS = {"tables": "id", **dict.fromkeys(PARTS, "table_id")}
"""What belongs to one table, the table itself first."""
HOUSE = {"sessions": "token", "uptime": "one", "secrets": "name"}
"""What belongs to no table, by its key."""
AT_ONCE = 500


@dataclass(frozen=True)
class Moved:
    """One table that is over there now, and verified."""

    table: str
    new: bool
    """Whether it was copied now; else it was there already."""
    problem: str
    """Why its game cannot be opened, here as there."""


@cache
def columns_of(part: str) -> tuple[str, ...]:
    """In the order in which they are written."""
    data = sqlite3.connect(":memory:", isolation_level=None)
    migrate(data)
    found = tuple(name for (name,) in data.execute("SELECT name FROM pragma_table_info(?)", (part,)))
    data.close()
    return found


def rows_of(data: Reader, table: str) -> Rows:
    """Everything that is written about a table."""
    with data.at_one_moment():
        return {
            part: sorted(
                map(tuple, data.rows(f"SELECT {', '.join(columns_of(part))} FROM {part} WHERE {key}=?", (table,))),
                key=repr,
            )
            for part, key in KEYS.items()
        }


def inserting(part: str, row: tuple[Any, ...], end: str = "") -> Statement:
    names = columns_of(part)
    return f"INSERT INTO {part}({', '.join(names)}) VALUES({','.join('?' * len(names))}){end}", row


def move(source: Reader, target: Database) -> Iterator[Moved]:
    """Copy everything, and compare what is there with what is here, table by table. Raises BadInput."""
    strangers = sorted({*target.all_tables()} - {*source.all_tables()})
    if strangers:
        raise BadInput(
            f"There are tables that do not come from here, such as '{strangers[0]}': name a database that is empty, or "
            "the one into which you began to move this house."
        )
    for name in sorted(source.all_tables()):
        yield moved(source, target, name)
    move_people(source, target)


def moved(source: Reader, target: Database, name: str) -> Moved:
    original, copy = rows_of(source, name), rows_of(target, name)
    new = not copy["tables"]
    if new:
        put(target, [inserting(part, row) for part, rows in original.items() for row in rows])
        copy = rows_of(target, name)
    if copy != original:
        raise BadInput(
            f"The table '{name}' is not the same over there: it was played on, or spoiled. Nothing was overwritten."
        )
    saved = target.load(name)
    assert saved is not None
    return Moved(name, new, problem_of(saved))


def move_people(source: Reader, target: Database) -> None:
    """The browsers that are known, how long the server has run (clocks go on from there), and its key for notices."""
    for part, key in HOUSE.items():
        rows = source.rows(f"SELECT {', '.join(columns_of(part))} FROM {part}")
        others = ", ".join(f"{name}=excluded.{name}" for name in columns_of(part) if name != key)
        statements = [inserting(part, tuple(row), f" ON CONFLICT({key}) DO UPDATE SET {others}") for row in rows]
        for first in range(0, len(statements), AT_ONCE):
            put(target, statements[first : first + AT_ONCE])


def put(target: Database, statements: list[Statement]) -> None:
    try:
        target.execute(statements).result()
    except StoreFailure as error:
        raise BadInput(f"The other database did not take it: {error}. Begin again when it does.") from None


# --- copies of a PostgreSQL -------------------------------------------------------------------------
def back_up(address: str, file: Path) -> int:
    """Copy everything into a file, as `copying.back_up` does, also from under running servers; how many tables."""
    from phobetor.table.postgresql import PostgresLooking

    check_new(file)
    with PostgresLooking(address) as source:
        try:
            with source.at_one_moment():
                return written(file, lambda target: fill(target, source))
        except StoreFailure as error:
            raise BadInput(f"The database did not give everything: {error}. Nothing was written; try again.") from None


def fill(target: sqlite3.Connection, source: PostgresLooking) -> None:
    migrate(target)
    target.execute("BEGIN")
    for part in (*KEYS, *HOUSE):
        for rows in source.streamed(f"SELECT {', '.join(columns_of(part))} FROM {part}"):
            target.executemany(inserting(part, ())[0], rows)
    target.execute("COMMIT")


def restore(file: Path, address: str) -> int:
    """Put such a copy into a database that has no tables of others; how many tables. Who was interrupted goes on."""
    with closing(of_today(whole(file))) as copy, closing(open_database(address, Path(), alone=True)) as target:
        return sum(1 for _ in move(FileReader(copy), target))
