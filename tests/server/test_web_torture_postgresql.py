"""Workers on one PostgreSQL, killed, stopped and killed again under load, and the database as well: every acknowledged
move is there, once, and everybody sees the same table.

PHOBETOR_KILLS=40 makes it longer (make torture DATABASE=postgresql); PHOBETOR_TABLES says how many tables are played.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
from postgres import address, cluster, restart
from web_house import party, run
from websockets.exceptions import WebSocketException

from phobetor.server.client import Browser, Page, command

KILLS = int(os.environ.get("PHOBETOR_KILLS", "4"))
TABLES = int(os.environ.get("PHOBETOR_TABLES", "3"))
WORKERS = int(os.environ.get("PHOBETOR_WORKERS", "3"))
MOVES = int(os.environ.get("PHOBETOR_MOVES", "10"))
"""Acknowledged between two blows, at least."""
PATIENCE = 5.0
"""Seconds after which a page gives up a server that says nothing, and comes again."""
LOST = (ConnectionError, TimeoutError, OSError, RuntimeError, WebSocketException)


class Servers:
    """`phobetor serve --workers` on one database."""

    def __init__(self, database: str) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def browser(self) -> Browser:
        return Browser(self.port)

    async def start(self) -> None:
        code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.server.__main__ import main; main()"
        words = ["--port", str(self.port), "--database", self.database, "--workers", str(WORKERS), "--local", "1000"]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, *words, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
        )
        while True:
            with contextlib.suppress(OSError, RuntimeError):
                await self.browser().get("/healthz")
                return
            await asyncio.sleep(0.05)

    def workers(self) -> list[int]:
        first = self.process.pid
        return [int(word) for word in Path(f"/proc/{first}/task/{first}/children").read_text().split()]

    async def stop(self) -> None:
        self.process.terminate()
        async with asyncio.timeout(20):
            await self.process.wait()


class Player:
    """Somebody who chooses without pause, and comes back and repeats what was not answered."""

    def __init__(self, browser: Browser, table: str, chance: random.Random, acked: list[str]) -> None:
        self.browser, self.table, self.chance, self.acked = browser, table, chance, acked
        self.page: Page | None = None
        self.order: dict[str, Any] = {}
        self.lost = 0
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.choose()
            except LOST:
                self.lost += 1
                await self.leave()
                await asyncio.sleep(0.1)

    async def choose(self) -> None:
        if self.page is not None and self.page.reading.done():
            raise ConnectionError
        if self.page is None:
            self.page = await self.browser.sit_down(self.table)
        page = self.page
        decision, self.over = page.now["decision"], page.now["phase"] == "over" and not self.order
        if not self.order and decision is None:
            await asyncio.sleep(0.02)
            return
        if not self.order:
            option = self.chance.randrange(len(decision["options"]))
            self.order = {"t": "choose", "cmd": command(), "decision": decision["id"], "option": option}
        answer = await page.order(**self.order)
        if answer["t"] == "refused" and answer["kind"] == "busy":  # the database is away; the same again
            self.lost += 1
            del page.answers[self.order["cmd"]]
            await asyncio.sleep(0.1)
            return
        if answer["t"] == "ack":
            self.acked.append(self.order["cmd"])
        old, self.order = self.order["decision"], {}
        with contextlib.suppress(TimeoutError):
            await page.until(lambda: (page.now["decision"] or {}).get("id") != old, 1.0)

    async def leave(self) -> None:
        if self.page is not None:
            page, self.page = self.page, None
            page.socket.transport.abort()
            await asyncio.gather(page.reading, return_exceptions=True)


async def grown(acked: list[str], by: int) -> None:
    wanted = len(acked) + by
    async with asyncio.timeout(120):
        while len(acked) < wanted:
            await asyncio.sleep(0.02)


async def strike(servers: Servers, number: int, chance: random.Random) -> None:
    """Kill a worker; stop one for a while; kill the database."""
    victim = chance.choice(servers.workers())
    if number % 4 == 3:
        await asyncio.to_thread(restart, "torture")
    elif number % 4 == 1:
        os.kill(victim, signal.SIGSTOP)
        await asyncio.sleep(2.0)
        os.kill(victim, signal.SIGCONT)
    else:
        os.kill(victim, signal.SIGKILL)


class Crowd:
    """Tables at which one game follows another."""

    def __init__(self, servers: Servers) -> None:
        self.servers = servers
        self.acked: list[str] = []
        self.players: list[Player] = []
        self.stop = asyncio.Event()
        self.tables = [asyncio.create_task(self.games(number)) for number in range(TABLES)]

    async def games(self, number: int) -> None:
        while not self.stop.is_set():
            try:
                friends = await party(self.servers, 2, [] if number else ["random"])  # type: ignore[arg-type]
                await friends.close()
            except LOST:
                await asyncio.sleep(0.2)
                continue
            chance = random.Random(friends.table)
            players = [Player(browser, friends.table, chance, self.acked) for browser in friends.browsers]
            self.players += players
            await asyncio.gather(*(player.play(self.stop) for player in players))

    async def end(self) -> None:
        self.stop.set()
        await asyncio.gather(*self.tables)
        for player in self.players:
            await player.leave()


@pytest.mark.skipif(sys.platform != "linux", reason="finds the workers in /proc")
def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path, record_property: Any) -> None:
    async def story() -> None:
        cluster("torture")
        servers, chance = Servers(address(tmp_path, "torture")), random.Random(7)
        await servers.start()
        try:
            crowd = Crowd(servers)
            for number in range(KILLS):
                await grown(crowd.acked, MOVES)
                await strike(servers, number, chance)
            await grown(crowd.acked, 10)
            await crowd.end()
            assert sum(player.lost for player in crowd.players)  # somebody noticed
            for player in crowd.players[-2 * TABLES :]:
                await agree(player)
            await servers.stop()
        finally:
            with contextlib.suppress(ProcessLookupError):
                servers.process.kill()  # its workers end with it
        check(tmp_path, crowd.acked)
        record_property("told", f"Torture on PostgreSQL: {KILLS} blows, {len(crowd.acked)} acknowledged moves.")

    run(story(), 120 + 30 * KILLS)


async def agree(player: Player) -> None:
    """Pages that come to whichever worker see the same in the end (a bot may still decide meanwhile)."""
    async with asyncio.timeout(30):
        while True:
            pages = [await player.browser.sit_down(player.table) for _ in range(3)]
            shown = [(page.now["view"], page.log) for page in pages]
            for page in pages:
                await page.close()
            if all(one == shown[0] for one in shown):
                return


def check(folder: Path, acked: list[str]) -> None:
    with psycopg.connect(address(folder, "torture")) as data:
        written = [row[0] for row in data.execute("SELECT cmd FROM commands WHERE NOT starts_with(cmd, 'table:')")]
        gaps = data.execute("SELECT table_id FROM commands GROUP BY table_id HAVING max(seq) <> count(*)").fetchall()
    assert not set(acked) - set(written)
    assert len(acked) == len(set(acked))
    assert len(written) == len(set(written))
    assert not gaps
