"""The store on PostgreSQL, which several processes share. Nothing of our own coordinates them: the database does.

A change of a table takes the table's next number in its transaction. Who finds the number taken was not the first: they
read what the others wrote, and decide anew. Everybody is told of a number by NOTIFY when it is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import re
import secrets
import socket
import threading
import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from phobetor.kernel.refusal import BadInput
from phobetor.table.changes import Change, GuestLeft, GuestRenewed, TimeKept
from phobetor.table.store import (
    PARTS,
    Conflict,
    Database,
    Job,
    NoAnswerYet,
    Reader,
    Statement,
    StoreFailure,
    replacing,
    statements,
)

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
AT_ONCE = 1.0
"""How long an event loop waits for an answer, in seconds; after that a thread does."""
LOOK_EVERY = 0.5
"""How often it is looked whether a database has not answered for too long, in seconds."""
LISTEN = 0.2
"""How long the listening thread waits before it looks whether the server ends, in seconds."""
SEALED = 3600
"""Seconds for which a commitment waits for its table."""
STREAMED = 5000
"""Rows that are read at once where all of them are."""
DEAD = 15
"""Seconds after which a process that said nothing is taken for dead."""

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
    CREATE TABLE uptime(
        one BIGINT PRIMARY KEY, seconds DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL DEFAULT 0
    );
    CREATE TABLE seals(commitment TEXT PRIMARY KEY, seed TEXT NOT NULL, at DOUBLE PRECISION NOT NULL);
    CREATE UNLOGGED TABLE processes(id TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL);
    CREATE UNLOGGED TABLE attendance(
        process TEXT NOT NULL, table_id TEXT NOT NULL, owners TEXT NOT NULL, watching BIGINT NOT NULL,
        PRIMARY KEY(table_id, process)
    );
    CREATE FUNCTION tell(news TEXT) RETURNS VOID LANGUAGE sql AS $$
        SELECT pg_notify('phobetor ' || current_schema(), news)
    $$;
    CREATE FUNCTION take_number(of_table TEXT, known BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE tables SET version = known + 1 WHERE id = of_table AND version = known;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'Somebody else was faster at the table %.', of_table USING ERRCODE = '40001';
        END IF;
        PERFORM tell(of_table || ' ' || known + 1);
    END $$;
    CREATE FUNCTION void_guest(guest TEXT, renewed BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
    DECLARE
        found RECORD;
    BEGIN
        FOR found IN UPDATE tables SET version = version + 1 WHERE id IN (
            SELECT table_id FROM holders WHERE session = guest UNION
            SELECT table_id FROM sent_away WHERE session = guest
        ) RETURNING id, version LOOP
            PERFORM tell(found.id || ' ' || found.version);
        END LOOP;
        FOR found IN SELECT h.table_id, h.session FROM holders mine JOIN holders h
            ON h.table_id = mine.table_id AND h.owner = mine.owner WHERE renewed AND mine.session = guest LOOP
            PERFORM tell('! ' || found.session || ' ' || found.table_id);
        END LOOP;
        PERFORM tell('! ' || guest || ' *');
    END $$;
    """,
    """
    CREATE TABLE origins(table_id TEXT PRIMARY KEY REFERENCES tables(id), origin TEXT NOT NULL);
    """,
    """
    CREATE TABLE secrets(name TEXT PRIMARY KEY, value BYTEA NOT NULL);
    CREATE TABLE notices(
        table_id TEXT NOT NULL REFERENCES tables(id), id TEXT NOT NULL, owner TEXT NOT NULL, guest TEXT NOT NULL,
        kind TEXT NOT NULL, address TEXT NOT NULL, keys TEXT NOT NULL, language TEXT NOT NULL, origin TEXT NOT NULL,
        told BIGINT NOT NULL, PRIMARY KEY(table_id, id)
    );
    CREATE INDEX notices_by_guest ON notices(guest);
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


@contextmanager
def told(address: str) -> Iterator[None]:
    """What keeps us from the database is one sentence, without the password."""
    password = str(checked(address).get("password", ""))
    try:
        yield
    except psycopg.Error as error:
        raise BadInput(
            f"The database {described(address)} cannot be used: {said(error, password)}. Look whether it runs, and "
            "whether name and password are right."
        ) from None


def limits(connection: psycopg.Connection[Any]) -> list[str]:
    """What bounds a whole transaction, where the server knows of it."""
    return ["transaction_timeout"] if connection.info.server_version >= HAS_TRANSACTION_TIMEOUT else []


def connected(address: str, busy: float) -> psycopg.Connection[Any]:
    """A connection whose commits are durable, and whose transactions hold nobody up for long."""
    found = psycopg.connect(address, autocommit=True, **{**CONNECT, **checked(address)})
    try:
        found.execute("SET synchronous_commit = on")
        found.execute(f"SET statement_timeout = {STUCK * 900}")  # before the transaction, whose end is the session's
        found.execute(f"SET lock_timeout = {int(busy * 1000)}")
        found.execute(f"SET idle_in_transaction_session_timeout = '{STUCK}s'")
        for limit in limits(found):
            found.execute(f"SET {limit} = '{STUCK}s'")
    except BaseException:
        found.close()
        raise
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
        for limit in ("statement_timeout", *limits(connection)):
            connection.execute(f"SET LOCAL {limit} = 0")
        for script in MIGRATIONS[version:]:
            connection.execute(script)
        if version < len(MIGRATIONS):
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES(%s)", (len(MIGRATIONS),))


def check_schema(connection: psycopg.Connection[Any], address: str) -> None:
    """Who only looks changes nothing, so that the tables must be those of this version."""
    row = connection.execute("SELECT to_regclass('schema_version')").fetchone()
    if row is None or row[0] is None:
        raise BadInput(f"There are no tables of ours in the database {described(address)}.")
    row = connection.execute("SELECT version FROM schema_version").fetchone()
    if row is None or row[0] != len(MIGRATIONS):
        raise BadInput(
            f"The database {described(address)} was written by another version of Phobetor: use that one, or start "
            "'phobetor serve' of this one, which brings an older one to its own version."
        )


# --- failures ---------------------------------------------------------------------------------------
ITS_OWN = (errors.IntegrityError, errors.DataError, errors.ProgrammingError, errors.SerializationFailure)
"""What one job did wrong: the others can still be carried out."""


LOST = "The database does not answer, or the connection to it is lost."


def failure(error: psycopg.Error) -> StoreFailure:
    """As it is told: the first line only, because the others may quote a whole row."""
    kind = Conflict if isinstance(error, errors.SerializationFailure) else StoreFailure
    return kind(error.diag.message_primary or LOST)


@cache
def translated(sql: str) -> str:
    return sql.replace("?", "%s")


def now_in_sql() -> str:
    return "extract(epoch FROM clock_timestamp())"


THINKS_AT = "hashtext(current_schema() || ' thinks at ' || ?)"
KEEP_TIME = f"""
    INSERT INTO uptime VALUES(1, ?, {now_in_sql()})
    ON CONFLICT(one) DO UPDATE SET seconds = GREATEST(uptime.seconds, excluded.seconds), at = excluded.at
"""
BEGIN_TIME = f"""
    INSERT INTO uptime VALUES(1, ?, {now_in_sql()})
    ON CONFLICT(one) DO UPDATE SET seconds = GREATEST(
        excluded.seconds, uptime.seconds + CASE WHEN excluded.at - uptime.at < ? THEN excluded.at - uptime.at ELSE 0 END
    ), at = excluded.at RETURNING seconds
"""
"""Clocks go on while any process runs, and stand still while none does."""


class Patience:
    """Ends connections whose database has not answered for too long: who waits for it gets an error then. PostgreSQL
    limits its own statements, but one that hangs as a whole, or a network that swallows everything, limits nothing."""

    def __init__(self) -> None:
        self.ends: dict[psycopg.Connection[Any], float] = {}
        self.ending = threading.Event()
        threading.Thread(target=self.watch, name="phobetor-patience", daemon=True).start()

    @contextmanager
    def __call__(self, connection: psycopg.Connection[Any], seconds: float) -> Iterator[None]:
        outer = self.ends.get(connection)
        self.ends[connection] = time.monotonic() + seconds
        try:
            yield
        finally:
            if outer is None:
                del self.ends[connection]
            else:
                self.ends[connection] = time.monotonic() + seconds

    def watch(self) -> None:
        while not self.ending.wait(LOOK_EVERY):
            for connection, end in list(self.ends.items()):
                if time.monotonic() > end:
                    cut(connection)


def is_in_loop() -> bool:
    """Whether an event loop waits for this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def cut(connection: psycopg.Connection[Any]) -> None:
    """Whoever reads from it in another thread reads its end; the connection itself is theirs."""
    with contextlib.suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


class PostgresReader(Reader):
    """Over one connection that threads share; one that broke is made anew."""

    reader: psycopg.Connection[Any]

    def __init__(self, address: str, busy: float, longest: float) -> None:
        self.address = address
        self.busy = busy
        self.longest = longest
        """Seconds for which a thread waits for an answer; an event loop waits for `AT_ONCE`."""
        self.answers = True
        self.reading = threading.RLock()
        self.looking = False
        """Whether a snapshot is being read: then nothing can be tried again."""
        self.ending = threading.Event()
        self.patience = Patience()

    @abstractmethod
    def new_reader(self) -> psycopg.Connection[Any]: ...

    @contextmanager
    def turn(self) -> Iterator[float]:
        """One thread asks at a time; gives the seconds that it may take."""
        seconds = AT_ONCE if is_in_loop() else self.longest
        if not self.reading.acquire(timeout=AT_ONCE if is_in_loop() else -1):
            self.answers = False
            raise NoAnswerYet(LOST)
        try:
            yield seconds
        finally:
            self.reading.release()

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        with self.turn() as seconds:
            try:
                return self.asked(sql, values, seconds)
            except errors.DataError:  # what cannot be written is not there
                return []
            except psycopg.Error as error:
                if self.looking or is_in_loop() or not self.reader.closed or self.ending.is_set():
                    raise self.failure(error) from None
            try:
                self.reader = self.new_reader()
                return self.asked(sql, values, seconds)
            except psycopg.Error as error:
                raise self.failure(error) from None

    def failure(self, error: psycopg.Error) -> StoreFailure:
        """A connection that is lost is made anew, but by nobody who must not wait for that."""
        self.answers = self.answers and not self.reader.closed
        return NoAnswerYet(LOST) if self.reader.closed and is_in_loop() else failure(error)

    def asked(self, sql: str, values: Sequence[Any], seconds: float) -> list[Any]:
        with self.patience(self.reader, seconds):
            found = self.reader.execute(translated(sql), values).fetchall()
        self.answers = True
        return found

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        with self.turn() as seconds:
            if self.looking:  # it is that moment already
                yield
                return
            self.rows("SELECT 1")  # a connection that broke is made anew before, and not in between
            try:
                with self.patience(self.reader, seconds), self.reader.transaction():
                    self.reader.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    self.looking = True
                    yield
            except psycopg.Error as error:
                raise self.failure(error) from None
            finally:
                self.looking = False

    def version_of(self, table: str) -> int:
        found = self.rows("SELECT version FROM tables WHERE id=?", (table,))
        return int(found[0][0]) if found else -1


class PostgresLooking(PostgresReader):
    """What a database holds, only read, also while servers use it; as long as it takes."""

    def __init__(self, address: str, busy: float = 5.0) -> None:
        super().__init__(address, busy, math.inf)
        with told(address):
            self.reader = self.new_reader()
            try:
                check_schema(self.reader, address)
            except BaseException:
                self.reader.close()
                raise

    def new_reader(self) -> psycopg.Connection[Any]:
        found = connected(self.address, self.busy)
        found.execute("SET default_transaction_read_only = on")
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout", *limits(found)):
            found.execute(f"SET {limit} = 0")
        return found

    def __enter__(self) -> PostgresLooking:
        return self

    def __exit__(self, *_: object) -> None:
        self.patience.ending.set()
        self.reader.close()

    def streamed(self, sql: str) -> Iterator[list[Any]]:
        """Rows by the thousand, so that no memory must hold them all; within `at_one_moment`."""
        with self.reader.cursor(name="streamed") as cursor:
            cursor.execute(sql)
            while rows := cursor.fetchmany(STREAMED):
                yield rows


class Postgres(PostgresReader, Database):
    """One database, used by any number of processes."""

    shared = True

    def __init__(self, address: str, busy: float = 5.0, alone: bool = False) -> None:
        super().__init__(address, busy, STUCK + LOOK_EVERY)
        with told(address):
            self.writer = connected(address, busy)
            try:
                migrate(self.writer)
                self.reader = self.marked(alone)
            except BaseException:
                self.writer.close()
                raise
        self.process = secrets.token_hex(8)
        self.listener: threading.Thread | None = None
        self.begin_writing()

    def new_reader(self) -> psycopg.Connection[Any]:
        return self.marked()

    def marked(self, alone: bool = False) -> psycopg.Connection[Any]:
        """A connection that tells others that the database is in use, as long as it lives."""
        found = connected(self.address, self.busy)
        mine = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
        row = found.execute(f"SELECT {mine}(hashtext('phobetor in use ' || current_schema()))").fetchone()
        if row is None or not row[0]:
            found.close()
            who = "A server uses" if alone else "Somebody moves"
            raise BadInput(f"{who} the database {described(self.address)}: wait for its end, or stop it.")
        return found

    def tidy(self) -> None:
        """The tables are written anew, without what was deleted. For whoever has the database alone."""
        for limit in ("statement_timeout", *limits(self.writer)):
            self.writer.execute(f"SET {limit} = 0")
        for part in ("tables", *PARTS):
            self.writer.execute(f"VACUUM FULL {part}")

    def close(self) -> None:
        self.ending.set()
        if self.listener is not None:
            self.leave()
            self.listener.join()
        self.end_writing()
        self.patience.ending.set()
        self.writer.close()
        self.reader.close()

    # --- reading --------------------------------------------------------------------------------
    def uptime(self) -> float:
        """How long any process has run, up to this moment."""
        latest = self.rows("SELECT COALESCE(MAX(since), 0) FROM clocks")[0][0]
        return float(self.rows(BEGIN_TIME, (float(latest), DEAD))[0][0])

    def unseen_since(self, before: float, most: int) -> list[str]:
        """Not those that are open somewhere."""
        open_now = {str(table) for (table,) in self.rows("SELECT table_id FROM attendance")}
        return [name for name in super().unseen_since(before, most + len(open_now)) if name not in open_now][:most]

    # --- other processes ------------------------------------------------------------------------
    def listen(self, hear: Callable[[str], None]) -> None:
        self.listener = threading.Thread(target=self.listening, args=(hear,), name="phobetor-listener", daemon=True)
        self.listener.start()

    def listening(self, hear: Callable[[str], None]) -> None:
        """What is told while there is no connection is not heard: afterwards everything may have changed."""
        while not self.ending.is_set():
            try:
                with connected(self.address, self.busy) as connection:
                    row = connection.execute("SELECT quote_ident('phobetor ' || current_schema())").fetchone()
                    assert row is not None
                    connection.execute(f"LISTEN {row[0]}")
                    hear("")
                    while not self.ending.is_set():
                        for news in connection.notifies(timeout=LISTEN):
                            hear(news.payload)
            except psycopg.Error:
                self.ending.wait(LISTEN)

    def attend(self, table: str, owners: Collection[str], watching: int) -> Future[None]:
        if not owners and not watching:
            here: Statement = ("DELETE FROM attendance WHERE table_id=? AND process=?", (table, self.process))
        else:
            sql = replacing("attendance", "table_id, process", "owners", "watching")
            sql = sql.replace("attendance VALUES", "attendance(table_id, process, owners, watching) VALUES")
            here = (sql, (table, self.process, " ".join(sorted(owners)), watching))
        return self.execute([here, ("SELECT tell(?)", (f"@ {table}",))])

    def elsewhere(self, table: str) -> tuple[set[str], int]:
        rows = self.rows(
            "SELECT owners, watching FROM attendance a JOIN processes p ON p.id = a.process "
            f"WHERE table_id=? AND process <> ? AND p.at > now() - interval '{DEAD} seconds'",
            (table, self.process),
        )
        return {owner for owners, _ in rows for owner in owners.split()}, sum(watching for _, watching in rows)

    def live_on(self) -> None:
        """The tables of processes that died are told to everybody: whoever was there is not any more."""
        dead = f"SELECT id FROM processes WHERE at <= now() - interval '{DEAD} seconds'"
        alive = "INSERT INTO processes VALUES(?, now()) ON CONFLICT(id) DO UPDATE SET at=excluded.at"
        gone = f"DELETE FROM attendance WHERE process IN ({dead}) OR process NOT IN (SELECT id FROM processes)"
        tell = f"WITH gone AS ({gone} RETURNING table_id) SELECT tell('@ ' || table_id) FROM gone"
        self.execute([(alive, (self.process,)), (tell, ()), (f"DELETE FROM processes WHERE id IN ({dead})", ())])

    def leave(self) -> None:
        """This process ends, and nobody is here any more."""
        gone = "DELETE FROM attendance WHERE process=? RETURNING table_id"
        tell = f"WITH gone AS ({gone}) SELECT tell('@ ' || table_id) FROM gone"
        self.execute([(tell, (self.process,)), ("DELETE FROM processes WHERE id=?", (self.process,))])

    def try_thinking(self, table: str) -> bool:
        return bool(
            self.rows("SELECT pg_try_advisory_lock(hashtext(current_schema() || ' thinks at ' || ?))", (table,))[0][0]
        )

    def end_thinking(self, table: str) -> None:
        self.rows(f"SELECT pg_advisory_unlock({THINKS_AT})", (table,))

    def keep_seal(self, commitment: str, seed: str) -> None:
        self.rows(
            f"WITH old AS (DELETE FROM seals WHERE at < {now_in_sql()} - {SEALED}) "
            f"INSERT INTO seals VALUES(?, ?, {now_in_sql()}) RETURNING 1",
            (commitment, seed),
        )

    def take_seal(self, commitment: str) -> str:
        found = self.rows("DELETE FROM seals WHERE commitment=? RETURNING seed", (commitment,))
        return str(found[0][0]) if found else ""

    # --- writing --------------------------------------------------------------------------------
    def write(self, changes: Iterable[Change], table: str = "", version: int = 0) -> Future[None]:
        """Whose seats are no longer held as they were is told to all processes, and the time is everybody's."""
        found = self.numbered(table, version) if table else []
        for change in changes:
            if isinstance(change, GuestLeft | GuestRenewed):
                found.append(("SELECT void_guest(?, ?)", (change.guest, isinstance(change, GuestRenewed))))
            kept = [(KEEP_TIME, (change.seconds,))] if isinstance(change, TimeKept) else statements(change)
            found += kept
        return self.execute(found)

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
        with self.patience(self.writer, self.longest), self.writer.pipeline(), self.writer.transaction():
            for job in group:
                for sql, values in job.statements:
                    self.writer.execute(translated(sql), values)
