"""A real server on a free port, in the same event loop as the tests that talk to it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from phobetor.server.app import Plan
from phobetor.server.client import Browser, Page
from phobetor.server.guard import Doors, Limits
from phobetor.server.hall import Hall
from phobetor.server.pace import Pace
from phobetor.server.room import Room
from phobetor.server.serving import Server, bound, new_server
from phobetor.server.wire import Bounds
from phobetor.table.store import FILE, Database, Store

DATABASE = "sqlite"
"""Or 'postgresql'; conftest.py says which."""
QUICK = Pace(bot=0.0, away=0.2, flicker=0.05, hello=10.0, retry=0.05)


class Hasty(Server):
    """It looks often whether it should end: a hundred houses are opened and closed."""

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(0.005)


@dataclass
class House:
    server: Server
    port: int

    @property
    def hall(self) -> Hall:
        found = self.server.hall()
        assert found is not None
        return found

    @property
    def file(self) -> Store:
        """The store, where it is SQLite's."""
        found = self.hall.store
        assert isinstance(found, Store)
        return found

    def browser(self) -> Browser:
        return Browser(self.port)

    async def room(self, table: str) -> Room:
        return await self.hall.room(table)


def kept_in(folder: Path, busy: float = 5.0) -> Database:
    """The tables of a folder; on PostgreSQL, those of a schema that belongs to it."""
    if DATABASE == "sqlite":
        return Store(folder, busy)
    from postgres import address

    from phobetor.table.postgresql import Postgres

    return Postgres(address(folder), busy)


def where(folder: Path) -> str:
    """The address of `kept_in`."""
    if DATABASE == "sqlite":
        return f"sqlite:{folder}"
    from postgres import address

    return address(folder)


def sql(folder: Path, statement: str, *values: Any) -> list[Any]:
    """What a test reads or spoils behind the server's back; rows of a SELECT."""
    if DATABASE == "sqlite":
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as data:
            return data.execute(statement, values).fetchall()
    import psycopg
    from postgres import address

    with psycopg.connect(address(folder), autocommit=True) as connection:
        found = connection.execute(statement.replace("?", "%s"), values)
        return found.fetchall() if found.description else []


@contextmanager
def held_up(folder: Path) -> Iterator[None]:
    """Nothing can be written, because somebody else writes and does not come to an end."""
    if DATABASE == "sqlite":
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as data:
            data.execute("BEGIN IMMEDIATE")
            yield
            data.execute("ROLLBACK")
        return
    import psycopg
    from postgres import address

    with psycopg.connect(address(folder)) as connection:
        connection.execute("LOCK TABLE tables, commands, chat, sessions IN EXCLUSIVE MODE")
        yield
        connection.rollback()


@asynccontextmanager
async def house(
    folder: Path,
    pace: Pace = QUICK,
    limits: Limits | None = None,
    busy: float = 0.2,
    doors: Doors | None = None,
    bounds: Bounds | None = None,
    token: str = "",
    **more: Any,
) -> AsyncIterator[House]:
    """A server that lives as long as the block."""
    many = limits or Limits(local=1000, sockets_at_table=1000)
    plan = Plan(kept_in(folder, busy), doors or Doors(), pace, many, bounds or Bounds(local=1000), token=token, **more)
    listening = bound("127.0.0.1", 0)
    server = Hasty(new_server(plan).config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield House(server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task


def run(test: Coroutine[Any, Any, None], seconds: float = 50) -> None:
    async def limited() -> None:
        async with asyncio.timeout(seconds):
            await test

    asyncio.run(limited())


def make_older(folder: Path, version: int) -> None:
    """A database as version 4 of the schema wrote it, or version 3, or an earlier one whose tables look the same."""
    data = sqlite3.connect(folder / FILE, isolation_level=None)
    data.executescript(
        "DROP TABLE origins; DROP TABLE notices; DROP TABLE notes; DROP TABLE comments; DROP INDEX tables_by_code; "
        "DROP INDEX tables_by_seen; ALTER TABLE tables DROP COLUMN locked; "
        "ALTER TABLE tables DROP COLUMN onlookers; ALTER TABLE tables DROP COLUMN takebacks; "
        "ALTER TABLE tables DROP COLUMN hints; "
        "ALTER TABLE tables DROP COLUMN code; ALTER TABLE tables DROP COLUMN seen; "
        "ALTER TABLE seats DROP COLUMN resigned; ALTER TABLE sent_away DROP COLUMN word; "
        f"PRAGMA user_version={version}"
    )
    if version == 4:
        data.close()
        return
    data.executescript(
        "ALTER TABLE tables DROP COLUMN lines; ALTER TABLE tables DROP COLUMN sealed; DROP TABLE links; "
        f"DROP TABLE sent_away; PRAGMA user_version={version}"
    )
    data.close()


PEOPLE = ("Anna", "Boris", "Celina", "Dora", "Emil", "Fyodor")


@dataclass
class Party:
    """People at one table, each with a browser and a page."""

    table: str
    browsers: list[Browser]
    pages: list[Page]

    async def close(self) -> None:
        for page in self.pages:
            await page.close()

    def deciding(self) -> Page:
        """The page of somebody who must decide."""
        return next(page for page in self.pages if page.now["decision"])

    async def until(self, holds: Callable[[], object]) -> None:
        for page in self.pages:
            await page.until(holds)


async def party(
    home: House, people: int = 2, bots: Sequence[str] = (), game: str = "nightmarium", clock: int = 0, **settings: str
) -> Party:
    """Friends who sat down by the link; the game has begun."""
    host = home.browser()
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": bot} for bot in bots]
    wanted = {"game": game, "seats": seats, "name": PEOPLE[0], "settings": dict(settings), "clock": clock}
    made = await host.post("/api/tables", wanted)
    browsers = [host]
    for number in range(1, people):
        browsers.append(home.browser())
        await browsers[-1].post(f"/api/tables/{made['table']}/sit", {"seat": number, "name": PEOPLE[number]})
    await host.post(f"/api/tables/{made['table']}/start", {})
    pages = [await browser.sit_down(made["table"]) for browser in browsers]
    return Party(made["table"], browsers, pages)


async def play(party: Party, choices: int = 10_000, seed: int = 1) -> int:
    """Let the people choose at random until the game is over or so many choices are made."""
    chance, made = random.Random(seed), 0
    while made < choices and any(page.now["phase"] == "playing" for page in party.pages):
        for page in party.pages:
            decision = page.now["decision"]
            if decision is None or made == choices:
                continue
            answer = await page.choose(chance.randrange(len(decision["options"])))
            assert answer["t"] == "ack", answer
            made += 1
            await page.until(lambda page=page, answer=answer: page.now["version"] >= answer["version"])  # type: ignore[misc]
        await asyncio.sleep(0)
    return made
