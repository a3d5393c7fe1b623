"""The store on PostgreSQL, which several processes share. Nothing of our own coordinates them: the database does.

A change of a table takes the table's next number in its transaction. Who finds the number taken was not the first: they
read what the others wrote, and decide anew. Everybody is told of a number by NOTIFY when it is committed.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from phobetor.kernel.refusal import BadInput
from phobetor.table.store import Conflict, Database, Job, Statement, StoreFailure

try:
    import psycopg
    from psycopg import errors
    from psycopg.conninfo import conninfo_to_dict
except ImportError:
    raise BadInput(
        "PostgreSQL needs a library that is not installed: pip install 'phobetor[postgresql]', or leave out --database."
    ) from None

SCHEMES = ("postgresql", "postgres")
CONNECT = {"application_name": "phobetor", "connect_timeout": "5", "tcp_user_timeout": "10000"}
"""Unless the address says otherwise."""
HOSTS = re.compile(r"([^@/]*@)?[^@/:,]*(:\d*)?(,[^@/:,]*(:\d*)?)*|([^@/]*@)?\[[\da-fA-F:.]+\](:\d*)?")
"""Names with or without a port; what else stands there may be a piece of a password."""
STUCK = 10
"""Seconds after which a transaction is given up whose process has stopped in the middle of it."""
HAS_TRANSACTION_TIMEOUT = 170000

MIGRATIONS = [
    """
    CREATE TABLE tables(
        id TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL,
        seed TEXT NOT NULL, salts TEXT NOT NULL, host TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
        phase TEXT NOT NULL, asked TEXT NOT NULL, clock BIGINT NOT NULL, lines BIGINT NOT NULL, sealed BIGINT NOT NULL,
        locked BIGINT NOT NULL, onlookers BIGINT NOT NULL, takebacks BIGINT NOT NULL, code BIGINT NOT NULL,
        seen DOUBLE PRECISION NOT NULL, hints BIGINT NOT NULL, version BIGINT NOT NULL DEFAULT 0
    );
    CREATE UNIQUE INDEX tables_by_code ON tables(code) WHERE code <> 0;
    CREATE INDEX tables_by_seen ON tables(seen);
    CREATE TABLE seats(
        table_id TEXT NOT NULL REFERENCES tables(id), number BIGINT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, owner TEXT NOT NULL, salt TEXT NOT NULL, resigned BIGINT NOT NULL,
        PRIMARY KEY(table_id, number)
    );
    CREATE TABLE holders(
        table_id TEXT NOT NULL REFERENCES tables(id), owner TEXT NOT NULL, session TEXT NOT NULL,
        PRIMARY KEY(table_id, owner, session)
    );
    CREATE INDEX holders_by_session ON holders(session);
    CREATE TABLE commands(
        table_id TEXT NOT NULL REFERENCES tables(id), seq BIGINT NOT NULL, seat BIGINT NOT NULL, cmd TEXT NOT NULL,
        kind TEXT NOT NULL, decision BIGINT NOT NULL, option TEXT NOT NULL, hash TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY(table_id, seq), UNIQUE(table_id, cmd)
    );
    CREATE TABLE chat(
        table_id TEXT NOT NULL REFERENCES tables(id), number BIGINT NOT NULL, seat BIGINT NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, cmd TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY(table_id, number), UNIQUE(table_id, cmd)
    );
    CREATE TABLE comments(
        table_id TEXT NOT NULL REFERENCES tables(id), number BIGINT NOT NULL, choice BIGINT NOT NULL,
        seat BIGINT NOT NULL, text TEXT NOT NULL, cmd TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY(table_id, number), UNIQUE(table_id, cmd)
    );
    CREATE TABLE results(
        table_id TEXT PRIMARY KEY REFERENCES tables(id), ending TEXT NOT NULL, winners TEXT NOT NULL,
        scores TEXT NOT NULL, at DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE clocks(
        table_id TEXT NOT NULL REFERENCES tables(id), seat BIGINT NOT NULL, choices BIGINT NOT NULL,
        chosen BIGINT NOT NULL, spent DOUBLE PRECISION NOT NULL, since DOUBLE PRECISION, PRIMARY KEY(table_id, seat)
    );
    CREATE INDEX running_clocks ON clocks(since) WHERE since IS NOT NULL;
    CREATE TABLE links(
        table_id TEXT NOT NULL REFERENCES tables(id), owner TEXT NOT NULL, token TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL, PRIMARY KEY(table_id, owner)
    );
    CREATE TABLE sent_away(
        table_id TEXT NOT NULL REFERENCES tables(id), session TEXT NOT NULL, name TEXT NOT NULL, word TEXT NOT NULL,
        PRIMARY KEY(table_id, session)
    );
    CREATE TABLE notes(
        table_id TEXT NOT NULL REFERENCES tables(id), seat BIGINT NOT NULL, text TEXT NOT NULL, marks TEXT NOT NULL,
        PRIMARY KEY(table_id, seat)
    );
    CREATE TABLE sessions(token TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL);
    CREATE TABLE uptime(one BIGINT PRIMARY KEY, seconds DOUBLE PRECISION NOT NULL);
    CREATE FUNCTION take_number(of_table TEXT, known BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE tables SET version = known + 1 WHERE id = of_table AND version = known;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'Somebody else was faster at the table %.', of_table USING ERRCODE = '40001';
        END IF;
        PERFORM pg_notify('phobetor ' || current_schema(), of_table || ' ' || known + 1);
    END $$;
    """,
]
"""One script for each version of the schema; `schema_version` counts those that were carried out."""


# --- the address ------------------------------------------------------------------------------------
def is_address(where: str) -> bool:
    return where.partition("://")[0] in SCHEMES


def described(address: str) -> str:
    """The address as it may be shown: without the password and whatever else it says."""
    found = urlsplit(address)
    user = f"{found.username}@" if found.username else ""
    return f"{found.scheme}://{user}{found.netloc.rpartition('@')[2]}{found.path}"


def checked(address: str) -> dict[str, Any]:
    """What the address says; the library would quote what it cannot read, and that may be the password."""
    try:
        if not HOSTS.fullmatch(urlsplit(address).netloc):
            raise ValueError
        return dict(conninfo_to_dict(address))
    except (psycopg.Error, ValueError):
        raise BadInput(
            "The address of the database cannot be read; it looks like postgresql://user:password@host:5432/name, and "
            "signs such as @ : / in a password are written %40 %3A %2F."
        ) from None


def said(error: Exception, password: str) -> str:
    """What the database says, on one line and without the password."""
    text = " ".join(str(error).split()).rstrip(".")
    return text.replace(password, "…") if password else text


def connected(address: str, busy: float) -> psycopg.Connection[Any]:
    """A connection whose commits are durable, and whose transactions hold nobody up for long."""
    found = psycopg.connect(address, autocommit=True, **{**CONNECT, **checked(address)})
    found.execute("SET synchronous_commit = on")
    found.execute(f"SET lock_timeout = {int(busy * 1000)}")
    found.execute(f"SET idle_in_transaction_session_timeout = '{STUCK}s'")
    if found.info.server_version >= HAS_TRANSACTION_TIMEOUT:
        found.execute(f"SET transaction_timeout = '{STUCK}s'")
    return found


def migrate(connection: psycopg.Connection[Any]) -> None:
    """Bring the database to this version's schema, one process at a time; that of a later version is left alone."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(hashtext('phobetor ' || current_schema()))")
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version(version BIGINT NOT NULL)")
        row = connection.execute("SELECT version FROM schema_version").fetchone()
        version = int(row[0]) if row else 0
        if version > len(MIGRATIONS):
            raise BadInput(f"The data were written by a later version of Phobetor (schema {version}); use that one.")
        for script in MIGRATIONS[version:]:
            connection.execute(script)
        if version < len(MIGRATIONS):
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES(%s)", (len(MIGRATIONS),))


# --- failures ---------------------------------------------------------------------------------------
ITS_OWN = (errors.IntegrityError, errors.DataError, errors.ProgrammingError, errors.SerializationFailure)
"""What one job did wrong: the others can still be carried out."""


def failure(error: psycopg.Error) -> StoreFailure:
    """As it is told: the first line only, because the others may quote a whole row."""
    kind = Conflict if isinstance(error, errors.SerializationFailure) else StoreFailure
    return kind(error.diag.message_primary or type(error).__name__)


@cache
def translated(sql: str) -> str:
    return sql.replace("?", "%s")


class Postgres(Database):
    """One database, used by any number of processes."""

    def __init__(self, address: str, busy: float = 5.0, alone: bool = False) -> None:
        self.address = address
        self.busy = busy
        password = str(checked(address).get("password", ""))
        try:
            self.writer = connected(address, busy)
            migrate(self.writer)
            self.reader = self.marked(alone)
        except psycopg.Error as error:
            raise BadInput(
                f"The database {described(address)} cannot be used: {said(error, password)}. Look whether it runs, and "
                "whether name and password are right."
            ) from None
        self.reading = threading.RLock()
        self.looking = False
        """Whether a snapshot is being read: then nothing can be tried again."""
        self.begin_writing()

    def marked(self, alone: bool = False) -> psycopg.Connection[Any]:
        """A connection that tells others that the database is in use, as long as it lives."""
        found = connected(self.address, self.busy)
        mine = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
        row = found.execute(f"SELECT {mine}(hashtext('phobetor in use ' || current_schema()))").fetchone()
        if row is None or not row[0]:
            found.close()
            self.writer.close()
            who = "A server uses" if alone else "Somebody moves"
            raise BadInput(f"{who} the database {described(self.address)}: wait for its end, or stop it.")
        return found

    def close(self) -> None:
        self.end_writing()
        self.writer.close()
        self.reader.close()

    # --- reading --------------------------------------------------------------------------------
    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        with self.reading:
            try:
                return self.asked(sql, values)
            except errors.DataError:  # what cannot be written is not there
                return []
            except psycopg.Error as error:
                if self.looking or not self.reader.closed:
                    raise failure(error) from None
            try:
                self.reader = self.marked()
                return self.asked(sql, values)
            except psycopg.Error as error:
                raise failure(error) from None

    def asked(self, sql: str, values: Sequence[Any]) -> list[Any]:
        return self.reader.execute(translated(sql), values).fetchall()

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        with self.reading:
            self.rows("SELECT 1")  # a connection that broke is made anew before, and not in between
            try:
                with self.reader.transaction():
                    self.reader.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    self.looking = True
                    yield
            except psycopg.Error as error:
                raise failure(error) from None
            finally:
                self.looking = False

    def version_of(self, table: str) -> int:
        return int(self.rows("SELECT version FROM tables WHERE id=?", (table,))[0][0])

    # --- writing --------------------------------------------------------------------------------
    def numbered(self, table: str, version: int) -> list[Statement]:
        return [("SELECT take_number(?, ?)", (table, version))]

    def commit(self, group: list[Job]) -> None:
        group = [job for job in group if job.done.set_running_or_notify_cancel()]  # from here on nobody can withdraw
        try:
            self.carry_out(group)
        except ITS_OWN as error:
            if len(group) == 1:
                self.report(group[0], failure(error))
            else:
                self.one_by_one(group)
            return
        except psycopg.Error as error:
            for job in group:
                self.report(job, failure(error))
            return
        for job in group:
            self.report(job, None)

    def one_by_one(self, group: list[Job]) -> None:
        for job in group:
            try:
                self.carry_out([job])
                self.report(job, None)
            except psycopg.Error as error:
                self.report(job, failure(error))

    def carry_out(self, group: list[Job]) -> None:
        """All in one transaction that is sent as a whole: the database waits for no further word of ours."""
        if self.writer.closed:
            self.writer = connected(self.address, self.busy)
        with self.writer.pipeline(), self.writer.transaction():
            for job in group:
                for sql, values in job.statements:
                    self.writer.execute(translated(sql), values)
