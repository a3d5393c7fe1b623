"""`phobetor load`: many tables at once on this machine, with people who are simulated but sockets that are real."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import secrets
import tempfile
import time
from argparse import Namespace
from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from phobetor.book.title import BadInput
from phobetor.cli.light_socket import LightSocket, open_light
from phobetor.cli.measured import (
    PROCESSES,
    mebibytes,
    memory,
    open_files,
    processor,
    start_server,
    wants_processor,
    whole_memory,
)
from phobetor.games import title_of
from phobetor.server.client import Browser
from phobetor.table.databases import is_postgresql
from phobetor.table.votes import stand_in

PEOPLE = 2
AT_ONCE = 8
"""How many tables are opened at the same time."""
REST = 10
"""A server of which so many looks in a row find nothing to do has read everything that it reads when it starts."""
PATIENCE = 300.0
"""For that, in seconds."""


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


DECODER = msgspec.json.Decoder(Seen)


def load(given: Namespace) -> int:
    """Exit status 1 when anything was refused or lost."""
    if not PROCESSES.is_dir():
        raise BadInput("'load' measures memory and time of processes through /proc, and only Linux has that.")
    if given.processes > 1 and not is_postgresql(given.database):
        raise BadInput("Several processes need a database that they can share: give --database postgresql://… as well.")
    games = wanted(given.game, given.tables)
    seconds = given.minutes * 60 if given.minutes else given.seconds
    report = asyncio.run(Load(games, given.rate, seconds, given.database, given.processes).run())
    if given.json:
        print(json.dumps(report, indent=1))
    else:
        for name, value in report.items():
            print(f"{name}: {value:,}" if isinstance(value, int) else f"{name}: {value}")
    return 0 if not report["errors"] else 1


def wanted(text: str, tables: int) -> list[str]:
    """The game of each table, from `nightmarium` or `nightmarium:1000,nemesis:100`."""
    found: list[str] = []
    for part in text.split(","):
        game, _, count = part.partition(":")
        title_of(game)
        if count and not (count.isascii() and count.isdigit() and 0 < int(count[:6]) <= 10_000):
            raise BadInput(f"'{part}' must be a game and how many tables of it, as in 'nemesis:100'.")
        found += [game] * (int(count) if count else tables)
    return found


class Person:
    """Somebody at a table: answers when it is their turn on the load's list."""

    def __init__(self, load: Load, company: list[Person]) -> None:
        self.load = load
        self.company = company
        """Everybody of the table."""
        self.socket: LightSocket | None = None
        self.pending: Pending | None = None
        self.answered = 0
        self.sent: dict[str, float] = {}
        self.awaits = 0.0
        """When somebody else made a move that this page has not shown yet."""
        self.over = False

    async def come(self, browser: Browser, port: int, table: str) -> None:
        path = f"/api/tables/{table}/socket"
        self.socket = await open_light("127.0.0.1", port, path, browser.cookie, self.hear)
        self.socket.send(b'{"t":"hello","lang":"en"}')

    async def stay(self) -> None:
        assert self.socket is not None
        await self.socket.closed
        if not self.over:
            self.load.fail("A socket was closed.")

    def hear(self, frame: bytes) -> None:
        seen = DECODER.decode(frame)
        if seen.t == "state":
            self.look(seen)
        elif seen.t == "ack":
            self.load.took.append(time.perf_counter() - self.sent.pop(seen.cmd))
        elif seen.t != "watching":
            self.load.fail(seen.text or seen.t)

    def look(self, seen: Seen) -> None:
        if self.awaits:
            self.load.shown.append(time.perf_counter() - self.awaits)
            self.awaits = 0.0
        before, self.pending = self.pending, seen.decision
        if self.pending is not None and self.pending.id == self.answered:
            self.pending = None
        if self.pending is not None and before is None:
            self.load.ready.append(self)
        if seen.phase == "over" and self.socket is not None:
            self.over = True
            self.socket.close()

    def answer(self) -> bool:
        """Choose anything; False when somebody took the decision away in the meantime."""
        pending, cmd = self.pending, secrets.token_hex(6)
        if pending is None or self.socket is None:
            return False
        self.pending, self.answered = None, pending.id
        option = self.load.chance.randrange(len(pending.options))
        self.sent[cmd] = time.perf_counter()
        for other in self.company:
            other.awaits = 0.0 if other is self else self.sent[cmd]
        self.socket.send(b'{"t":"choose","cmd":"%s","decision":%d,"option":%d}' % (cmd.encode(), pending.id, option))
        return True


class Load:
    """One run: the game of each table, how many decisions a second, for how long, on which database and how many
    servers. Where there are several, the people of a table are at different ones."""

    def __init__(self, games: Sequence[str], rate: int, seconds: float, database: str = "", processes: int = 1) -> None:
        self.games = games
        self.rate = rate
        self.seconds = seconds
        self.database = database
        self.processes = processes
        self.servers: list[int] = []
        self.ports: list[int] = []
        self.chance = random.Random(1)
        self.ready: deque[Person] = deque()
        self.took: list[float] = []
        """From a command to its acknowledgement."""
        self.shown: list[float] = []
        """From a command to the page of somebody else at the table."""
        self.errors: list[str] = []
        self.ended = False
        self.readers: set[asyncio.Task[None]] = set()
        self.samples: list[tuple[int, int]] = []
        self.busy = 0.0, 0.0
        self.chosen = 0
        """How many decisions were written, those of bots, too."""

    def fail(self, what: str) -> None:
        if not self.ended:
            self.errors.append(what)

    async def run(self) -> dict[str, Any]:
        async with AsyncExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="phobetor-load-"))
            where = ["--database", self.database] if self.database else ["--data", str(Path(folder))]
            for _ in range(self.processes):
                server, port = await start_server(where)
                stack.push_async_callback(ended, server)
                self.servers.append(server.pid)
                self.ports.append(port)
            await self.open_tables()
            await self.rest()
            seconds = await self.measured()
            for reader in self.readers:
                reader.cancel()
        return self.report(seconds)

    async def measured(self) -> float:
        """Play, and see what it costs; how long it was."""
        watching = asyncio.create_task(self.watch())
        chosen = await self.choices()
        busy = self.processor(), processor(os.getpid())
        seconds = await self.play()
        await self.settle()
        self.chosen = await self.choices() - chosen
        self.busy = self.processor() - busy[0], processor(os.getpid()) - busy[1]
        watching.cancel()
        self.ended = True
        return seconds

    # --- tables -----------------------------------------------------------------------------------
    async def open_tables(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(game: str) -> None:
            async with gate:
                await self.open_table(game)

        await asyncio.gather(*(one(game) for game in self.games))

    async def open_table(self, game: str) -> None:
        ports = [self.ports[number % len(self.ports)] for number in range(PEOPLE)]
        browsers = [Browser(port) for port in ports]
        seats = (
            [{"kind": "me"}] + [{"kind": "open"}] * (PEOPLE - 1) + [{"kind": "bot", "bot": stand_in(title_of(game))}]
        )
        made = await browsers[0].post("/api/tables", {"game": game, "seats": seats, "name": "P0"})
        for number, browser in enumerate(browsers[1:], 1):
            await browser.post(f"/api/tables/{made['table']}/sit", {"seat": number, "name": f"P{number}"})
        await browsers[0].post(f"/api/tables/{made['table']}/start", {})
        people: list[Person] = []
        people += [Person(self, people) for _ in browsers]
        for person, browser, port in zip(people, browsers, ports, strict=True):
            await person.come(browser, port, made["table"])
        reading = asyncio.create_task(self.stay(game, people))
        self.readers.add(reading)
        reading.add_done_callback(self.readers.discard)

    async def stay(self, game: str, people: list[Person]) -> None:
        """Until the game is over; then others open another table."""
        await asyncio.gather(*(person.stay() for person in people))
        if not self.ended and all(person.over for person in people):
            try:
                await self.open_table(game)
            except (OSError, RuntimeError) as error:
                self.fail(str(error))

    async def rest(self) -> None:
        """Until the servers have read what they read when they start: that is no part of a decision."""
        until, still = time.monotonic() + PATIENCE, 0
        while still < REST and time.monotonic() < until:
            await asyncio.sleep(0.1)
            still = 0 if any(wants_processor(server) for server in self.servers) else still + 1

    # --- playing ----------------------------------------------------------------------------------
    async def play(self) -> float:
        """Send answers at the wanted rate, whatever the server does."""
        began, done = time.perf_counter(), 0
        while (now := time.perf_counter()) < began + self.seconds:
            while self.ready and done < (now - began) * self.rate:
                done += self.ready.popleft().answer()
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
    def processor(self) -> float:
        return sum(processor(server) for server in self.servers)

    async def choices(self) -> int:
        """How many the servers have written, as they tell it."""
        told = [(await Browser(port).get("/metrics")).decode() for port in self.ports]
        found = [re.search(r'^phobetor_commands_total\{kind="choose"\} (\d+)', text, re.MULTILINE) for text in told]
        return sum(int(one[1]) for one in found if one is not None)

    async def watch(self) -> None:
        """Memory of the servers with their bots, and their open files, every second."""
        while True:
            used = sum(whole_memory(server) for server in self.servers)
            self.samples.append((used, sum(open_files(server) for server in self.servers)))
            await asyncio.sleep(1)

    def report(self, seconds: float) -> dict[str, Any]:
        quarter, decisions = len(self.took) // 4, max(1, len(self.took))
        early, late = self.samples[len(self.samples) // 4], self.samples[-1]
        return {
            "tables": len(self.games), "people": len(self.games) * PEOPLE, "processes": self.processes,
            "wanted_per_second": self.rate, "seconds": round(seconds, 1), "decisions": len(self.took),
            "decisions_per_second": round(len(self.took) / seconds, 1),
            "bot_decisions_per_second": round((self.chosen - len(self.took)) / seconds, 1),
            "p50_ms": share(self.took, 0.5), "p99_ms": share(self.took, 0.99), "p999_ms": share(self.took, 0.999),
            "max_ms": share(self.took, 1), "p99_early_ms": share(self.took[:quarter], 0.99),
            "p99_late_ms": share(self.took[-quarter:], 0.99),
            "shown_p50_ms": share(self.shown, 0.5), "shown_p99_ms": share(self.shown, 0.99),
            "errors": len(self.errors), "first_error": self.errors[0] if self.errors else "",
            "rss_mib": mebibytes(max(used for used, _ in self.samples)),
            "rss_early_mib": mebibytes(early[0]), "rss_late_mib": mebibytes(late[0]), "files_early": early[1],
            "files_late": late[1], "load_rss_mib": mebibytes(memory(os.getpid())),
            "server_cores": round(self.busy[0] / seconds, 2), "load_cores": round(self.busy[1] / seconds, 2),
            "server_ms_a_decision": round(self.busy[0] / decisions * 1000, 3),
            "load_ms_a_decision": round(self.busy[1] / decisions * 1000, 3),
            "machine_load": round(os.getloadavg()[0], 1),
        }  # fmt: skip


def share(took: Sequence[float], part: float) -> float:
    """So many of them, as a part of 1, took at most this long, in milliseconds."""
    found = sorted(took) or [0.0]
    return round(found[min(len(found) - 1, int(len(found) * part))] * 1000, 2)


async def ended(server: asyncio.subprocess.Process) -> None:
    server.terminate()
    await server.communicate()
