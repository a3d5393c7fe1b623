"""Which database an address means: a folder for SQLite, or a PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from phobetor.kernel.refusal import BadInput
from phobetor.table.copying import Looking
from phobetor.table.store import FILE, Database, Store

if TYPE_CHECKING:
    from phobetor.table.postgresql import PostgresLooking

POSTGRESQL = ("postgresql://", "postgres://")
SQLITE = "sqlite:"


def is_postgresql(address: str) -> bool:
    return address.startswith(POSTGRESQL)


def open_database(address: str, folder: Path, alone: bool = False) -> Database:
    """What the address says, or SQLite in the folder where it says nothing; `alone` where no server may use it."""
    if is_postgresql(address):
        from phobetor.table.postgresql import Postgres

        return Postgres(address, alone=alone)
    return Store(folder_of(address) if address else folder)


def folder_of(address: str) -> Path:
    if "://" in address or not address.startswith(SQLITE) or address == SQLITE:
        kind = address.partition(":")[0] if "://" in address else "this"  # the rest may hold a password
        raise BadInput(
            f"The address of a database begins with postgresql:// or is sqlite:FOLDER; '{kind}' is neither of them."
        )
    return Path(address.removeprefix(SQLITE))


Where = Path | str
"""A folder, or the address of a database."""


def looking(where: Where) -> Looking | PostgresLooking:
    """What is there, only read, also while a server uses it."""
    if isinstance(where, str) and is_postgresql(where):
        from phobetor.table.postgresql import PostgresLooking

        return PostgresLooking(where)
    return Looking(folder_of(where) if isinstance(where, str) else where)


def open_alone(where: Where) -> Database:
    """To change what is there; no server may use it."""
    return open_source(where if isinstance(where, str) else f"{SQLITE}{where}")


def shown(address: str, folder: Path) -> str:
    """Where the tables are, as it may be told to anybody."""
    if is_postgresql(address):
        from phobetor.table.postgresql import described

        return described(address)
    return str(folder_of(address) if address else folder)


def open_source(address: str) -> Database:
    """As `open_database`, but there must be tables: nothing is made where nothing was."""
    if not is_postgresql(address) and not (folder_of(address) / FILE).is_file():
        raise BadInput(f"There is no file '{folder_of(address) / FILE}'.")
    return open_database(address, Path(), alone=True)
