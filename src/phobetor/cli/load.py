"""`phobetor load`: many tables at once on this machine, with people who are simulated but sockets that are real."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import secrets
import sqlite3
import sys
import tempfile
import time
from argparse import Namespace
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from phobetor.book.title import BadInput
from phobetor.games import title_of
from phobetor.server.client import Browser
from phobetor.table.store import FILE
from phobetor.table.votes import stand_in

PROCESSES = Path("/proc/self/task")
PEOPLE = 2
AT_ONCE = 8
"""How many tables are opened at the same time."""


class Pending(msgspec.Struct):
    id: int
    options: list[msgspec.Raw]


class Seen(msgspec.Struct):
    """What a simulated person reads of a frame."""

    t: str
    cmd: str = ""
    text: str = ""
    phase: str = ""
    decision: Pending | None = None


def load(given: Namespace) -> int:
    """Exit status 1 when anything was refused or lost."""
    if not PROCESSES.is_dir():
        raise BadInput("'load' measures memory and time of processes through /proc, and only Linux has that.")
    report = asyncio.run(Load(given.game, given.tables, given.rate, given.seconds).run())
    if given.json:
        print(json.dumps(report, indent=1))
    else:
        for name, value in report.items():
            print(f"{name}: {value:,}" if isinstance(value, int) else f"{name}: {value}")
    return 0 if not report["errors"] else 1


class Person:
    """Somebody at a table: answers when it is their turn on the load's list."""

    def __init__(self, load: Load, browser: Browser, socket: ClientConnection) -> None:
        self.load = load
        self.browser = browser
        self.socket = socket
        self.pending: Pending | None = None
        self.answered = 0
        self.sent: dict[str, float] = {}
        self.over = False

    async def read(self) -> None:
        decoder = msgspec.json.Decoder(Seen)
        try:
            async for frame in self.socket:
                self.take(decoder.decode(frame))
                if self.over:
                    await self.socket.close()
        except ConnectionClosed as closed:
            self.load.fail(f"A socket was closed: {closed}")

    def take(self, seen: Seen) -> None:
        if seen.t == "ack":
            self.load.took.append(time.perf_counter() - self.sent.pop(seen.cmd))
        elif seen.t == "state":
            self.over = seen.phase == "over"
            before, self.pending = self.pending, seen.decision
            if self.pending is not None and self.pending.id == self.answered:
                self.pending = None
            if self.pending is not None and before is None:
                self.load.ready.append(self)
        else:
            self.load.fail(seen.text or seen.t)

    async def answer(self) -> bool:
        """Choose anything; False when somebody took the decision away in the meantime."""
        pending, cmd = self.pending, secrets.token_hex(6)
        if pending is None:
            return False
        self.pending, self.answered = None, pending.id
        option = self.load.chance.randrange(len(pending.options))
        self.sent[cmd] = time.perf_counter()
        await self.socket.send(f'{{"t":"choose","cmd":"{cmd}","decision":{pending.id},"option":{option}}}')
        return True


class Load:
    def __init__(self, game: str, tables: int, rate: int, seconds: int) -> None:
        self.game = game
        self.bot = stand_in(title_of(game))
        self.tables = tables
        self.rate = rate
        self.seconds = seconds
        self.chance = random.Random(1)
        self.ready: deque[Person] = deque()
        self.took: list[float] = []
        self.errors: list[str] = []
        self.ended = False
        self.readers: set[asyncio.Task[None]] = set()
        self.samples: list[tuple[int, int]] = []
        self.busy = 0.0, 0.0

    def fail(self, what: str) -> None:
        if not self.ended:
            self.errors.append(what)

    async def run(self) -> dict[str, Any]:
        with tempfile.TemporaryDirectory(prefix="phobetor-load-") as folder:
            server, port = await start_server(Path(folder))
            try:
                await self.open_tables(port)
                watching = asyncio.create_task(self.watch(server.pid))
                busy = processor(server.pid), processor(os.getpid())
                seconds = await self.play()
                await self.settle()
                self.busy = processor(server.pid) - busy[0], processor(os.getpid()) - busy[1]
                watching.cancel()
                self.ended = True
            finally:
                server.terminate()
                await server.communicate()
            for reader in self.readers:
                reader.cancel()
            return self.report(seconds, bot_decisions(Path(folder)))

    # --- tables -----------------------------------------------------------------------------------
    async def open_tables(self, port: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self.open_table([Browser(port) for _ in range(PEOPLE)])

        await asyncio.gather(*(one() for _ in range(self.tables)))

    async def open_table(self, browsers: list[Browser]) -> None:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PEOPLE - 1) + [{"kind": "bot", "bot": self.bot}]
        made = await browsers[0].post("/api/tables", {"game": self.game, "seats": seats, "name": "P0"})
        for number, browser in enumerate(browsers[1:], 1):
            await browser.post(f"/api/tables/{made['table']}/sit", {"seat": number, "name": f"P{number}"})
        await browsers[0].post(f"/api/tables/{made['table']}/start", {})
        people = [Person(self, browser, await browser.socket(made["table"])) for browser in browsers]
        for person in people:
            await person.socket.send('{"t":"hello","lang":"en"}')
        reading = asyncio.create_task(self.read(people))
        self.readers.add(reading)
        reading.add_done_callback(self.readers.discard)

    async def read(self, people: list[Person]) -> None:
        """Until the game is over; then the same people open another table."""
        await asyncio.gather(*(person.read() for person in people))
        if not self.ended and all(person.over for person in people):
            await self.open_table([Browser(int(people[0].browser.address.partition(":")[2])) for _ in people])

    # --- playing ----------------------------------------------------------------------------------
    async def play(self) -> float:
        """Send answers at the wanted rate, whatever the server does."""
        began, done = time.perf_counter(), 0
        while (now := time.perf_counter()) < began + self.seconds:
            while self.ready and done < (now - began) * self.rate:
                done += await self.ready.popleft().answer()
            await asyncio.sleep(0.002)
        return time.perf_counter() - began

    async def settle(self) -> None:
        """Wait for the answers to what was sent last."""
        sent = len(self.took)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if len(self.took) == sent:
                return
            sent = len(self.took)

    # --- measuring --------------------------------------------------------------------------------
    async def watch(self, process: int) -> None:
        """Memory of the server with its bots, and its open files, every second."""
        while True:
            used = sum(memory(one) for one in [process, *children(process)])
            self.samples.append((used, open_files(process)))
            await asyncio.sleep(1)

    def report(self, seconds: float, bots: int) -> dict[str, Any]:
        took = sorted(self.took) or [0.0]

        def share(part: float) -> float:
            return round(took[min(len(took) - 1, int(len(took) * part))] * 1000, 2)

        early, late = self.samples[len(self.samples) // 4], self.samples[-1]
        return {
            "tables": self.tables, "people": self.tables * PEOPLE, "wanted_per_second": self.rate,
            "seconds": round(seconds, 1), "decisions": len(self.took),
            "decisions_per_second": round(len(self.took) / seconds, 1),
            "bot_decisions_per_second": round(bots / seconds, 1), "p50_ms": share(0.5), "p99_ms": share(0.99),
            "p999_ms": share(0.999), "max_ms": round(took[-1] * 1000, 2), "errors": len(self.errors),
            "first_error": self.errors[0] if self.errors else "",
            "rss_mib": mebibytes(max(used for used, _ in self.samples)),
            "rss_early_mib": mebibytes(early[0]), "rss_late_mib": mebibytes(late[0]), "files_early": early[1],
            "files_late": late[1], "load_rss_mib": mebibytes(memory(os.getpid())),
            "server_cores": round(self.busy[0] / seconds, 2), "load_cores": round(self.busy[1] / seconds, 2),
        }  # fmt: skip


async def start_server(folder: Path) -> tuple[asyncio.subprocess.Process, int]:
    code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.server.__main__ import main; main()"
    arguments = ["--port", "0", "--data", str(folder), "--local", "100000"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, *arguments, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    found = re.search(r":(\d+)/", said)
    if found is None:
        raise BadInput("The server did not start.")
    return process, int(found[1])


def memory(process: int) -> int:
    """The resident memory of a process in bytes."""
    try:
        text = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) * 1024 if found else 0


def mebibytes(size: int) -> float:
    return round(size / 2**20, 1)


def open_files(process: int) -> int:
    try:
        return len(os.listdir(f"/proc/{process}/fd"))
    except OSError:
        return 0


def processor(process: int) -> float:
    """How many seconds a process has used of a processor, without its children."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def bot_decisions(folder: Path) -> int:
    with sqlite3.connect(folder / FILE) as data:
        count: int = data.execute("SELECT count(*) FROM commands WHERE cmd LIKE 'table:%'").fetchone()[0]
    data.close()
    return count
