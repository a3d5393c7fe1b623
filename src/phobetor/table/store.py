"""The durable log of every table: one writer thread, many changes in one commit. What is read and written is here, for
every database; how SQLite does it, too, and how PostgreSQL does it in `postgresql.py`.

What is acknowledged has been committed durably before. The log is the truth: a live table is nothing but
what its rows say, and whenever the two could differ the live one is thrown away.
"""

from __future__ import annotations

import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, assert_never

import msgspec

from phobetor.kernel.refusal import BadInput
from phobetor.records.record import Origin
from phobetor.table.changes import (
    Change,
    ChatSaid,
    ClockSet,
    CommandLogged,
    CommentDeleted,
    CommentWritten,
    GameBegun,
    GameEnded,
    GuestCame,
    GuestChange,
    GuestLeft,
    GuestRenewed,
    HostChanged,
    LetIn,
    LinkDropped,
    LinkMade,
    LobbyAgreed,
    NotesKept,
    NoticeDropped,
    NoticeKept,
    RulesChanged,
    SeatsArranged,
    SeatsForgotten,
    SeatsGivenUp,
    SeatsHeld,
    SentAway,
    TableForgotten,
    TableOpened,
    TableSeen,
    TimeKept,
    TurnPassed,
    WhatIfOpened,
    WordsErased,
)
from phobetor.table.saved import (
    ChatRow,
    ClockRow,
    Command,
    CommentRow,
    Listed,
    NotesRow,
    NoticeRow,
    Saved,
    SeatRow,
    TableRow,
)

FILE = "tables.sqlite3"
LOCK = "in-use.sqlite3"
"""Held open and locked while a server uses the folder; the system frees it with the process, however that ends."""
GROUP = 256
"""How many changes share a commit at most."""

MIGRATIONS = [
    """
    CREATE TABLE tables(
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL,
        salts TEXT NOT NULL, host TEXT NOT NULL, created REAL NOT NULL, phase TEXT NOT NULL, asked TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seats(
        table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, owner TEXT NOT NULL, salt TEXT NOT NULL, PRIMARY KEY(table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE holders(
        table_id TEXT NOT NULL REFERENCES tables(id), owner TEXT NOT NULL, session TEXT NOT NULL,
        PRIMARY KEY(table_id, owner, session)
    ) WITHOUT ROWID;
    CREATE INDEX holders_by_session ON holders(session);
    CREATE TABLE commands(
        table_id TEXT NOT NULL REFERENCES tables(id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, cmd TEXT NOT NULL,
        kind TEXT NOT NULL, decision INTEGER NOT NULL, option TEXT NOT NULL, hash TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY(table_id, seq), UNIQUE(table_id, cmd)
    ) WITHOUT ROWID;
    CREATE TABLE chat(
        table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, cmd TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY(table_id, number), UNIQUE(table_id, cmd)
    ) WITHOUT ROWID;
    CREATE TABLE results(
        table_id TEXT PRIMARY KEY REFERENCES tables(id), ending TEXT NOT NULL, winners TEXT NOT NULL,
        scores TEXT NOT NULL, at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE sessions(token TEXT PRIMARY KEY, created REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE secrets(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE clocks(
        table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, choices INTEGER NOT NULL,
        chosen INTEGER NOT NULL, spent REAL NOT NULL, since REAL, PRIMARY KEY(table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX running_clocks ON clocks(since) WHERE since IS NOT NULL;
    CREATE TABLE uptime(one INTEGER PRIMARY KEY, seconds REAL NOT NULL);
    """,
    # Positions of Nightmarium are written down in another way since then: the old fingerprints say nothing any more.
    """
    UPDATE commands SET hash = '' WHERE table_id IN (SELECT id FROM tables WHERE game = 'nightmarium');
    """,
    """
    ALTER TABLE tables ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET lines = (SELECT COALESCE(MAX(seq), 0) FROM commands WHERE table_id = tables.id);
    ALTER TABLE tables ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE links(
        table_id TEXT NOT NULL REFERENCES tables(id), owner TEXT NOT NULL, token TEXT NOT NULL, made REAL NOT NULL,
        PRIMARY KEY(table_id, owner)
    ) WITHOUT ROWID;
    CREATE TABLE sent_away(
        table_id TEXT NOT NULL REFERENCES tables(id), session TEXT NOT NULL, name TEXT NOT NULL,
        PRIMARY KEY(table_id, session)
    ) WITHOUT ROWID;
    """,
    # Tables of before count as seen now: none of them is forgotten sooner than the others.
    """
    ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN onlookers INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN code INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN seen REAL NOT NULL DEFAULT 0;
    UPDATE tables SET seen = CAST(strftime('%s', 'now') AS REAL);
    CREATE UNIQUE INDEX tables_by_code ON tables(code) WHERE code <> 0;
    CREATE INDEX tables_by_seen ON tables(seen);
    ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sent_away ADD COLUMN word TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE notes(
        table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, text TEXT NOT NULL, marks TEXT NOT NULL,
        PRIMARY KEY(table_id, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE comments(
        table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, choice INTEGER NOT NULL,
        seat INTEGER NOT NULL, text TEXT NOT NULL, cmd TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY(table_id, number), UNIQUE(table_id, cmd)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    """,
    """
    CREATE TABLE origins(table_id TEXT PRIMARY KEY REFERENCES tables(id), origin TEXT NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE notices(
        table_id TEXT NOT NULL REFERENCES tables(id), id TEXT NOT NULL, owner TEXT NOT NULL, guest TEXT NOT NULL,
        kind TEXT NOT NULL, address TEXT NOT NULL, keys TEXT NOT NULL, language TEXT NOT NULL, origin TEXT NOT NULL,
        told INTEGER NOT NULL, PRIMARY KEY(table_id, id)
    ) WITHOUT ROWID;
    CREATE INDEX notices_by_guest ON notices(guest);
    """,
]
"""One script for each version of the schema; `user_version` counts those that were carried out."""

PARTS = (
    "origins", "seats", "holders", "commands", "chat", "comments", "results", "clocks", "links", "sent_away", "notes",
    "notices",
)  # fmt: skip
"""What belongs to a table, by its `table_id`."""
HELD = ("holders", "notices")
"""What belongs to a person there, by the `owner`, and ends with their last seat."""

Statement = tuple[str, Sequence[Any]]


class StoreFailure(Exception):
    """The disk did not take a change; nothing of it was written."""


class Conflict(StoreFailure):
    """Another process has changed the table since it was read: what was decided must be decided anew."""


class NoAnswerYet(StoreFailure):
    """The database did not answer at once, and who asked must not wait: see `Database.answers`."""


class Damaged(StoreFailure):
    """What is on the disk cannot be read any more: trying again does not help."""


DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


def failure(error: sqlite3.Error) -> StoreFailure:
    """As it is told; the low byte of the code says what kind of failure it was."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return Damaged(str(error)) if code in DAMAGE else StoreFailure(str(error))


def way_out(error: Exception, folder: Path) -> str:
    """What helps against damage, where it is damage."""
    if not isinstance(error, sqlite3.Error) or not isinstance(failure(error), Damaged):
        return ""
    return f" 'phobetor rescue {folder} OUT' saves what can be read of it."


@dataclass
class Job:
    statements: Sequence[Statement]
    done: Future[None] = field(default_factory=Future)


# --- changes as statements --------------------------------------------------------------------------
def statements(change: Change) -> list[Statement]:
    """What the change writes, in this order."""
    match change:
        case TableOpened(row):
            return [adding_table(row)]
        case WhatIfOpened(table, origin):
            return [("INSERT INTO origins VALUES(?,?)", (table, as_json(origin)))]
        case SeatsArranged(table, seats):
            return setting_seats(table, seats)
        case HostChanged(table, host):
            return [("UPDATE tables SET host=? WHERE id=?", (host, table))]
        case LobbyAgreed(table, options, seconds, locked, onlookers, hints):
            sql = "UPDATE tables SET options=?, clock=?, locked=?, onlookers=?, hints=? WHERE id=?"
            return [(sql, (as_json(options), seconds, locked, onlookers, hints, table))]
        case GameBegun(table, phase, salts, rules, asked):
            sql = "UPDATE tables SET phase=?, salts=?, rules=?, asked=? WHERE id=?"
            return [(sql, (phase, salts, rules, asked, table))]
        case RulesChanged(table, rules, options):
            return [("UPDATE tables SET rules=?, options=? WHERE id=?", (rules, as_json(options), table))]
        case CommandLogged(command):
            return [("INSERT INTO commands VALUES(?,?,?,?,?,?,?,?,?)", columns(command))]
        case TurnPassed(table, phase, asked, lines, takebacks):
            sql = "UPDATE tables SET phase=?, asked=?, lines=?, takebacks=? WHERE id=?"
            return [(sql, (phase, asked, lines, takebacks, table))]
        case GameEnded(table, ending, winners, scores, at):
            values = (table, ending, as_json(winners), as_json(scores), at)
            ended = (replacing("results", "table_id", "ending", "winners", "scores", "at"), values)
            return [ended, ("DELETE FROM notices WHERE table_id=?", (table,))]
        case TableSeen(table, at):
            return [("UPDATE tables SET seen=? WHERE id=?", (at, table))]
        case TableForgotten(table):
            return forgetting(table)
        case ChatSaid(line):
            return [("INSERT INTO chat VALUES(?,?,?,?,?,?,?)", columns(line))]
        case NotesKept(table, notes):
            sql = replacing("notes", "table_id, seat", "text", "marks")
            return [(sql, (table, notes.seat, notes.text, as_json(notes.marks)))]
        case CommentWritten(comment):
            return [("INSERT INTO comments VALUES(?,?,?,?,?,?,?)", columns(comment))]
        case WordsErased(table, numbers, names):
            return erasing(table, numbers, names)
        case CommentDeleted(table, number):
            return [("DELETE FROM comments WHERE table_id=? AND number=?", (table, number))]
        case ClockSet(table, clock):
            sql = replacing("clocks", "table_id, seat", "choices", "chosen", "spent", "since")
            return [(sql, (table, *columns(clock)))]
        case NoticeKept(notice):
            others = ("owner", "guest", "kind", "address", "keys", "language", "origin", "told")
            return [(replacing("notices", "table_id, id", *others), columns(notice))]
        case NoticeDropped(table, name):
            return [("DELETE FROM notices WHERE table_id=? AND id=?", (table, name))]
        case TimeKept(seconds):
            return [(replacing("uptime", "one", "seconds"), (1, seconds))]
        case (
            SeatsHeld() | SeatsGivenUp() | SeatsForgotten() | LinkMade() | LinkDropped() | SentAway() | LetIn()
            | GuestCame() | GuestLeft() | GuestRenewed()
        ):  # fmt: skip
            return statements_about_guests(change)
        case _:
            assert_never(change)


def statements_about_guests(change: GuestChange) -> list[Statement]:
    """Who may sit where. In the database a guest is called a session, as in the first version."""
    match change:
        case SeatsHeld(table, owner, guest):
            return [("INSERT INTO holders VALUES(?,?,?) ON CONFLICT DO NOTHING", (table, owner, guest))]
        case SeatsGivenUp(table, owner):
            return [(f"DELETE FROM {part} WHERE table_id=? AND owner=?", (table, owner)) for part in HELD]
        case SeatsForgotten(table, guest):
            return [
                ("DELETE FROM holders WHERE table_id=? AND session=?", (table, guest)),
                ("DELETE FROM notices WHERE table_id=? AND guest=?", (table, guest)),
            ]
        case LinkMade(table, owner, token, at):
            return [(replacing("links", "table_id, owner", "token", "made"), (table, owner, token, at))]
        case LinkDropped(table, owner):
            return [("DELETE FROM links WHERE table_id=? AND owner=?", (table, owner))]
        case SentAway(table, guest, name, word):
            return [(replacing("sent_away", "table_id, session", "name", "word"), (table, guest, name, word))]
        case LetIn(table, guest):
            return [("DELETE FROM sent_away WHERE table_id=? AND session=?", (table, guest))]
        case GuestCame(guest, at):
            return [("INSERT INTO sessions VALUES(?,?)", (guest, at))]
        case GuestLeft(guest):
            return [
                ("DELETE FROM holders WHERE session=?", (guest,)),
                ("DELETE FROM notices WHERE guest=?", (guest,)),
                ("DELETE FROM sessions WHERE token=?", (guest,)),
            ]
        case GuestRenewed(guest, fresh, at):
            return renewing(guest, fresh, at)
        case _:
            assert_never(change)


def columns(row: Command | ChatRow | CommentRow | ClockRow | NoticeRow | SeatRow) -> tuple[Any, ...]:
    """The fields of a row stand in the order of their columns."""
    return tuple(vars(row).values())


@cache
def replacing(rows: str, key: str, *others: str) -> str:
    """A row instead of the one with the same key; the columns stand in their order."""
    values = ",".join("?" * (len(key.split(",")) + len(others)))
    changes = ", ".join(f"{name}=excluded.{name}" for name in others)
    return f"INSERT INTO {rows} VALUES({values}) ON CONFLICT({key}) DO UPDATE SET {changes}"


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def listed(row: Sequence[Any]) -> Listed:
    """A row whose columns stand in the order of the fields."""
    fields = dict(zip(Listed.__annotations__, row, strict=True))
    return Listed(**{**fields, "winners": tuple(msgspec.json.decode(fields["winners"], type=list[int]))})


def adding_table(r: TableRow) -> Statement:
    values = (
        r.id, r.game, r.rules, as_json(r.options), r.seed, r.salts, r.host, r.created, r.phase, r.clock, r.lines,
        r.sealed, r.locked, r.onlookers, r.takebacks, r.code, r.seen, r.hints,
    )  # fmt: skip
    return "INSERT INTO tables VALUES(?,?,?,?,?,?,?,?,?,'',?,?,?,?,?,?,?,?,?)", values


def forgetting(table: str) -> list[Statement]:
    """What belongs to the table goes first."""
    return [
        *[(f"DELETE FROM {part} WHERE table_id=?", (table,)) for part in PARTS],
        ("DELETE FROM tables WHERE id=?", (table,)),
    ]


def erasing(table: str, seats: Sequence[int], names: Sequence[str]) -> list[Statement]:
    """Lines keep their numbers: the table says instead that there was one."""
    erased = "UPDATE chat SET seat=-2, name='', text='erased' WHERE table_id=?"
    return [
        *[(f"{erased} AND seat=?", (table, seat)) for seat in seats],
        *[(f"{erased} AND name=?", (table, name)) for name in names],
        *[("DELETE FROM sent_away WHERE table_id=? AND name=?", (table, name)) for name in names],
        *[
            (f"DELETE FROM {part} WHERE table_id=? AND seat=?", (table, seat))
            for part in ("comments", "notes")
            for seat in seats
        ],
    ]


def setting_seats(table: str, seats: Iterable[SeatRow]) -> list[Statement]:
    wipe: Statement = ("DELETE FROM seats WHERE table_id=?", (table,))
    return [wipe, *[("INSERT INTO seats VALUES(?,?,?,?,?,?,?,?)", (table, *columns(seat))) for seat in seats]]


def renewing(guest: str, fresh: str, at: float) -> list[Statement]:
    """What the guest holds is held by the fresh one alone, and no link leads there."""
    mine = "(table_id, owner) IN (SELECT table_id, owner FROM holders WHERE session=?)"
    return [
        (f"DELETE FROM links WHERE {mine}", (guest,)),
        (f"DELETE FROM notices WHERE {mine} AND guest<>?", (guest, guest)),
        ("UPDATE notices SET guest=? WHERE guest=?", (fresh, guest)),
        (f"DELETE FROM holders WHERE {mine} AND session<>?", (guest, guest)),
        ("UPDATE holders SET session=? WHERE session=?", (fresh, guest)),
        ("UPDATE sent_away SET session=? WHERE session=?", (fresh, guest)),
        ("DELETE FROM sessions WHERE token=?", (guest,)),
        ("INSERT INTO sessions VALUES(?,?)", (fresh, at)),
    ]


# --- reading and writing ----------------------------------------------------------------------------
class Reader(ABC):
    """What is written, read at once."""

    @abstractmethod
    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Raises StoreFailure."""

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Whatever is read in the block belongs together."""
        yield

    def version_of(self, table: str) -> int:
        """How often the table was changed, where several processes could; see `Database.write`."""
        return 0

    def load(self, table: str, after: int = 0) -> Saved | None:
        """All of it, or of its log only the lines after this one."""
        with self.at_one_moment():
            return self.loaded(table, after)

    def loaded(self, table: str, after: int) -> Saved | None:
        found = self.rows(
            "SELECT id, game, rules, options, seed, salts, host, created, phase, clock, lines, sealed, locked, "
            "onlookers, takebacks, code, seen, hints FROM tables WHERE id=?",
            (table,),
        )
        if not found:
            return None
        identity, game, rules, options, *rest = found[0]
        row = TableRow(identity, game, rules, msgspec.json.decode(options, type=dict[str, str]), *rest)
        commands = self.rows("SELECT * FROM commands WHERE table_id=? AND seq > ? ORDER BY seq", (table, after))
        chat = self.rows("SELECT * FROM chat WHERE table_id=? ORDER BY number", (table,))
        return Saved(
            row, self.seats_of(table), self.holders(table), [Command(*c) for c in commands],
            [ChatRow(*c) for c in chat], self.clocks(table),
            dict(self.rows("SELECT owner, token FROM links WHERE table_id=?", (table,))),
            dict(self.rows("SELECT session, name FROM sent_away WHERE table_id=?", (table,))),
            dict(self.rows("SELECT session, word FROM sent_away WHERE table_id=? AND word <> ''", (table,))),
            self.notes(table),
            [CommentRow(*c) for c in self.rows("SELECT * FROM comments WHERE table_id=? ORDER BY number", (table,))],
            [NoticeRow(*n) for n in self.rows("SELECT * FROM notices WHERE table_id=? ORDER BY id", (table,))],
            self.version_of(table), self.origin(table),
        )  # fmt: skip

    def origin(self, table: str) -> Origin | None:
        found = self.rows("SELECT origin FROM origins WHERE table_id=?", (table,))
        return msgspec.json.decode(found[0][0], type=Origin) if found else None

    def holders(self, table: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for owner, guest in self.rows("SELECT owner, session FROM holders WHERE table_id=?", (table,)):
            found.setdefault(owner, set()).add(guest)
        return found

    def clocks(self, table: str) -> list[ClockRow]:
        sql = "SELECT seat, choices, chosen, spent, since FROM clocks WHERE table_id=?"
        return [ClockRow(*row) for row in self.rows(sql, (table,))]

    def notes(self, table: str) -> list[NotesRow]:
        found = self.rows("SELECT seat, text, marks FROM notes WHERE table_id=?", (table,))
        return [NotesRow(seat, text, msgspec.json.decode(marks, type=dict[str, str])) for seat, text, marks in found]

    def a_clock_runs(self) -> bool:
        return bool(self.rows("SELECT 1 FROM clocks WHERE since IS NOT NULL LIMIT 1"))

    def uptime(self) -> float:
        """How long this server has run in all its lives, as far as it is written."""
        kept, latest = self.rows("SELECT (SELECT seconds FROM uptime), (SELECT MAX(since) FROM clocks)")[0]
        return max(kept or 0.0, latest or 0.0)

    def tables_of(self, guest: str, most: int) -> list[Listed]:
        """Newest first."""
        found = self.rows(
            "SELECT t.id, t.game, t.phase, t.asked, h.owner, t.created, t.seen, t.takebacks, "
            "COALESCE(r.winners, '[]'), COALESCE(r.at, 0), "
            "(SELECT COUNT(*) FROM origins o WHERE o.table_id = t.id) "
            "FROM holders h JOIN tables t ON t.id = h.table_id LEFT JOIN results r ON r.table_id = t.id "
            "WHERE h.session=? ORDER BY t.created DESC LIMIT ?",
            (guest, most),
        )
        return [listed(row) for row in found]

    def coded(self, code: int) -> str:
        """The table of these spoken words, or ""."""
        found = self.rows("SELECT id FROM tables WHERE code=? AND code <> 0", (code,))
        return str(found[0][0]) if found else ""

    def unseen_since(self, before: float, most: int) -> list[str]:
        """Tables at which nobody who sits there has been since, the longest forgotten first."""
        sql = "SELECT id FROM tables WHERE seen < ? AND created < ? ORDER BY seen LIMIT ?"
        return [str(row[0]) for row in self.rows(sql, (before, before, most))]

    def held_with(self, guest: str) -> set[tuple[str, str]]:
        """Table and guest of everybody who holds a seat that this one holds; this one also where it was sent away."""
        return set(
            self.rows(
                "SELECT h.table_id, h.session FROM holders mine JOIN holders h "
                "ON h.table_id = mine.table_id AND h.owner = mine.owner WHERE mine.session=? "
                "UNION SELECT table_id, session FROM sent_away WHERE session=?",
                (guest, guest),
            )
        )

    def seats_of(self, table: str) -> list[SeatRow]:
        sql = "SELECT number, kind, name, bot, owner, salt, resigned FROM seats WHERE table_id=? ORDER BY number"
        return [SeatRow(*row) for row in self.rows(sql, (table,))]

    def secret(self, name: str) -> bytes:
        """What this server keeps to itself under the name; empty where there is nothing yet."""
        found = self.rows("SELECT value FROM secrets WHERE name=?", (name,))
        return bytes(found[0][0]) if found else b""

    def is_guest(self, token: str) -> bool:
        return bool(self.rows("SELECT 1 FROM sessions WHERE token=?", (token,)))

    def all_tables(self) -> list[str]:
        """Newest first."""
        return [str(row[0]) for row in self.rows("SELECT id FROM tables ORDER BY created DESC, id")]


class Database(Reader):
    """`write` gives a Future that is done when the change is on disk; reading is immediate."""

    shared = False
    """Whether other processes change tables as well; then the rest of these is more than nothing (`postgresql.py`)."""
    answers = True
    """Whether an event loop may read: the database answered when it was last asked, or is a file."""

    def begin_writing(self) -> None:
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="phobetor-writer", daemon=True)
        self.thread.start()

    def end_writing(self) -> None:
        """Everything that was given to `write` is written first."""
        self.jobs.put(None)
        self.thread.join()

    @abstractmethod
    def close(self) -> None:
        """Everything that was given to `write` is written first."""

    @abstractmethod
    def tidy(self) -> None:
        """Nothing of what was deleted stays behind. For whoever has the database alone."""

    @abstractmethod
    def commit(self, group: list[Job]) -> None:
        """All jobs in one transaction; one that cannot be carried out fails alone, a failing disk fails all."""

    def write(self, changes: Iterable[Change], table: str = "", version: int = 0) -> Future[None]:
        """All of them, or none. What changes a table that others may change as well names it, and the version that it
        knows of it: a Conflict says that there is a later one."""
        numbered = self.numbered(table, version) if table else []
        return self.execute([*numbered, *(statement for change in changes for statement in statements(change))])

    def numbered(self, table: str, version: int) -> list[Statement]:
        """What makes sure that the version is the last one; nothing where there is one process."""
        return []

    def listen(self, hear: Callable[[str], None]) -> None:
        """Let a thread tell what other processes say: see `News`."""

    def attend(self, table: str, owners: Collection[str], watching: int) -> Future[None]:
        """Tell other processes who is at a table here."""
        return self.execute([])

    def elsewhere(self, table: str) -> tuple[set[str], int]:
        """Who is there at other processes, and how many watch."""
        return set(), 0

    def live_on(self) -> None:
        """Say that this process lives, and find out which do not any more."""

    def keep_secret(self, name: str, value: bytes) -> Future[None]:
        """Whoever was first is right."""
        return self.execute([("INSERT INTO secrets VALUES(?,?) ON CONFLICT DO NOTHING", (name, value))])

    def keep_seal(self, commitment: str, seed: str) -> None:
        """For any process that is asked to open the table."""

    def take_seal(self, commitment: str) -> str:
        """The seed, once; "" where there is none."""
        return ""

    def try_thinking(self, table: str) -> bool:
        """Whether this process may let a bot think at the table; no other one then should."""
        return True

    def end_thinking(self, table: str) -> None:
        pass

    def execute(self, statements: Sequence[Statement]) -> Future[None]:
        job = Job(statements)
        self.jobs.put(job)
        return job.done

    def work(self) -> None:
        while True:
            first = self.jobs.get()
            group: list[Job | None] = [first]
            while len(group) < GROUP and group[-1] is not None and not self.jobs.empty():
                group.append(self.jobs.get())
            self.commit([job for job in group if job is not None])
            if group[-1] is None:
                return

    def report(self, job: Job, failed: Exception | None) -> None:
        if failed is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failed)


# --- SQLite ------------------------------------------------------------------------------------------
def connect(path: Path, busy: float) -> sqlite3.Connection:
    found = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    found.execute("PRAGMA journal_mode=WAL")
    found.execute("PRAGMA synchronous=FULL")
    found.execute(f"PRAGMA busy_timeout={int(busy * 1000)}")
    found.execute("PRAGMA foreign_keys=ON")
    found.execute("PRAGMA secure_delete=ON")  # who was logged out leaves nothing that a rescue could find
    return found


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to this version's schema; a file of a later version is left alone."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise BadInput(f"The data were written by a later version of Phobetor (schema {version}); use that one.")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in script.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={number}")
        connection.execute("COMMIT")


def taken(folder: Path) -> sqlite3.Connection:
    """The folder for this process alone: two servers would each believe to know all of a table."""
    found = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        found.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        found.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise BadInput(
            f"Another server is using the data directory '{folder}': stop that one, or give this one a folder of its "
            "own with --data."
        ) from None
    return found


class FileReader(Reader):
    """Over one connection that threads share."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.reader = connection
        self.reading = threading.Lock()

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        try:
            with self.reading:
                return self.reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise failure(error) from None


class Store(FileReader, Database):
    """One file, used by one process."""

    def __init__(self, folder: Path, busy: float = 5.0) -> None:
        self.path = folder / FILE
        self.busy = busy
        self.lock: sqlite3.Connection | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.lock = taken(folder)
            self.writer = connect(self.path, busy)
            migrate(self.writer)
            super().__init__(connect(self.path, busy))
        except (OSError, sqlite3.Error) as error:
            self.let_go()
            raise BadInput(f"The data directory '{folder}' cannot be used: {error}.{way_out(error, folder)}") from None
        except BadInput:
            self.let_go()
            raise
        self.begin_writing()

    def close(self) -> None:
        self.end_writing()
        self.writer.close()
        self.reader.close()
        self.let_go()

    def tidy(self) -> None:
        """Nothing of what was deleted stays behind in the journal. For whoever has the folder alone."""
        self.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def let_go(self) -> None:
        if self.lock is not None:
            self.lock.close()

    def commit(self, group: list[Job]) -> None:
        failures: dict[int, Exception] = {}
        group = [job for job in group if job.done.set_running_or_notify_cancel()]  # from here on nobody can withdraw
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for number, job in enumerate(group):
                refused = self.carry_out(job)
                if refused is not None:
                    failures[number] = refused
            self.writer.execute("COMMIT")
        except sqlite3.Error as error:
            self.roll_back()
            failures = dict.fromkeys(range(len(group)), failure(error))
        for number, job in enumerate(group):
            self.report(job, failures.get(number))

    def carry_out(self, job: Job) -> Exception | None:
        self.writer.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self.writer.execute(sql, values)
        except (sqlite3.IntegrityError, sqlite3.ProgrammingError) as error:
            self.writer.execute("ROLLBACK TO job")
            self.writer.execute("RELEASE job")
            return StoreFailure(str(error))
        self.writer.execute("RELEASE job")
        return None

    def roll_back(self) -> None:
        try:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
        except sqlite3.Error:
            self.writer.close()
            self.writer = connect(self.path, self.busy)
