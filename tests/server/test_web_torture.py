"""kill -9 under load, again and again: every acknowledged move is there, once, and everybody sees the same table.

pytestmark = pytest.mark.sqlite
PHOBETOR_KILLS=20 makes it longer; PHOBETOR_TABLES says how many tables are played at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import sys
from pathlib import Path

from web_house import Party, party, run

from phobetor.server.client import Browser, Page, command
from phobetor.table.store import FILE

KILLS = int(os.environ.get("PHOBETOR_KILLS", "3"))
TABLES = int(os.environ.get("PHOBETOR_TABLES", "6"))


class Victim:
    """A server in a process of its own, always on the same port and with the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: asyncio.subprocess.Process | None = None

    def browser(self) -> Browser:
        return Browser(self.port)

    async def start(self) -> None:
        code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.server.__main__ import main; main()"
        arguments = ["--port", str(self.port), "--data", str(self.folder), "--local", "1000"]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, *arguments, stdout=asyncio.subprocess.DEVNULL
        )
        while True:
            with contextlib.suppress(OSError, RuntimeError):
                await self.browser().get("/healthz")
                return
            await asyncio.sleep(0.05)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


async def hurry(page: Page, chance: random.Random, acked: list[str]) -> str:
    """Choose without pause until the server dies; gives back a command that was never answered."""
    while page.now["phase"] == "playing":
        cmd = command()
        try:
            decision = page.now["decision"]
            if decision is None:
                await page.until(lambda: page.now["decision"] or page.now["phase"] == "over")
                continue
            answer = await page.choose(chance.randrange(len(decision["options"])), cmd=cmd)
            if answer["t"] == "ack":
                acked.append(cmd)
                await page.until(lambda answer=answer: page.now["version"] >= answer["version"])  # type: ignore[misc]
            else:
                await page.until(lambda old=decision["id"]: (page.now["decision"] or {}).get("id") != old)  # type: ignore[misc]
        except (ConnectionError, TimeoutError, OSError):
            return cmd
        except Exception as error:  # the socket closed between two lines
            if "close" in type(error).__name__.lower() or "close" in str(error).lower():
                return cmd
            raise
    return ""


async def come_back(friends: Party) -> None:
    """Every page connects again: what it had seen is still so."""
    for place, browser in enumerate(friends.browsers):
        before = friends.pages[place]
        await asyncio.gather(before.reading, return_exceptions=True)
        page = await browser.sit_down(friends.table)
        assert page.log[: len(before.log)] == before.log
        friends.pages[place] = page


async def grown(acked: list[str], by: int) -> None:
    """Until so many more moves are acknowledged, however busy the machine is."""
    wanted = len(acked) + by
    async with asyncio.timeout(30):
        while len(acked) < wanted:
            await asyncio.sleep(0.02)


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    async def story() -> None:
        victim, chance = Victim(tmp_path), random.Random(5)
        await victim.start()
        acked: list[str] = []
        interrupted = 0
        tables = [await party(victim, 2, ["random"]) for _ in range(TABLES)]  # type: ignore[arg-type]
        for _ in range(KILLS):
            playing = [
                asyncio.create_task(hurry(page, random.Random(chance.random()), acked))
                for friends in tables
                for page in friends.pages
            ]
            await grown(acked, 20)
            await asyncio.sleep(chance.random() * 0.4)
            await victim.kill()
            open_commands = await asyncio.gather(*playing)
            check_file(tmp_path, acked)
            await victim.start()
            for friends in tables:
                await come_back(friends)
            interrupted += sum(map(bool, open_commands))
            if any(friends.pages[0].now["phase"] == "over" for friends in tables):
                tables = [await party(victim, 2, ["random"]) for _ in range(TABLES)]  # type: ignore[arg-type]
        await victim.kill()
        assert len(acked) >= 20 * KILLS
        assert interrupted  # some commands were under way when the server died
        check_file(tmp_path, acked)

    run(story(), 60 + 15 * KILLS)


def check_file(folder: Path, acked: list[str]) -> None:
    with sqlite3.connect(folder / FILE) as data:
        assert data.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        written = [row[0] for row in data.execute("SELECT cmd FROM commands WHERE cmd NOT LIKE 'table:%'")]
        gaps = data.execute("SELECT table_id FROM commands GROUP BY table_id HAVING max(seq) != count(*)").fetchall()
    data.close()
    lost = set(acked) - set(written)
    assert not lost
    assert len(written) == len(set(written))
    assert not gaps


def test_a_command_that_was_never_answered_can_be_sent_again(tmp_path: Path) -> None:
    async def story() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        friends = await party(victim)  # type: ignore[arg-type]
        for _ in range(2):
            page = friends.deciding()
            place = friends.pages.index(page)
            order = {"t": "choose", "cmd": command(), "decision": page.now["decision"]["id"], "option": 0}
            await page.send(**order)
            await victim.kill()
            await victim.start()
            await come_back(friends)
            page = friends.pages[place]
            answer = await page.order(**order)
            assert answer["t"] == "ack"  # written before the kill, or carried out now: the decision has the same name
            await page.until(lambda page=page, answer=answer: page.now["version"] >= answer["version"])  # type: ignore[misc]
            other = friends.pages[1 - place]
            await other.until(lambda other=other, page=page: len(other.log) == len(page.log))  # type: ignore[misc]
        await friends.close()
        await victim.kill()

    run(story())


def test_sigterm_ends_soon_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        friends = await party(victim, 2, ["random"])  # type: ignore[arg-type]
        acked: list[str] = []
        playing = [asyncio.create_task(hurry(page, random.Random(1), acked)) for page in friends.pages]
        await grown(acked, 5)
        assert victim.process is not None
        victim.process.terminate()
        async with asyncio.timeout(20):  # five seconds on a machine with time to spare
            await victim.process.wait()
        await asyncio.gather(*playing)
        assert acked
        check_file(tmp_path, acked)
        for page in friends.pages:
            assert page.socket.close_code == 1012

    run(story())
