"""The server in a process of its own, always on the same port and with the same data, so that it can be killed."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from phobetor.server.client import Browser, command
from phobetor.table.store import FILE

START_SECONDS = SECONDS = 60.0
Picking = Callable[[Sequence[Mapping[str, Any]], random.Random], int]
"""Chooses the place of one of these options."""
OFTEN = 60
"""From then on a device takes its time: a seat may say a hundred things in twenty seconds, and its page says some."""

PORTS = range(20_000, 30_000)
"""Systems give connections none of these by themselves: a server that was killed finds its own free again."""


def free_port() -> int:
    return next(port for port in random.SystemRandom().sample(PORTS, 200) if is_free(port))


def is_free(port: int) -> bool:
    with socket.socket() as found:
        try:
            found.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


class House:
    """Phobetor's server and a few tables that are made without a page."""

    def __init__(self, folder: Path, *more: str, sources: Sequence[str] = ()) -> None:
        self.folder = folder
        self.sources = [*sources, *sys.path]
        """Where the server finds its modules: those of the tests, unless another place comes first."""
        self.more = more
        """Arguments of the server beyond the usual ones."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.played: dict[tuple[str, int, str], str] = {}
        """The tables of games that bots have finished."""

    def start(self) -> None:
        """The server imports the same package as the tests, unless told otherwise; it is up when it answers."""
        deal = os.environ.get("PHOBETOR_DEAL", "1")
        code = f"""import sys; sys.path[:] = {self.sources!r}
import deals; from phobetor.server.__main__ import main
deals.fix({deal!r}); main()"""
        arguments = ["--port", str(self.port), "--data", str(self.folder), "--bot-pause", "0.0", "--local", "1000"]
        arguments += self.more
        self.process = subprocess.Popen([sys.executable, "-c", code, *arguments], stdout=subprocess.DEVNULL)
        until = time.monotonic() + START_SECONDS
        while not self.answers():
            assert self.process.poll() is None, "The server stopped at once."
            assert time.monotonic() < until, "The server did not start."
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return Browser(self.port).ask("GET", "/healthz")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def kill(self) -> None:
        """SIGKILL: the server has no time for anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(START_SECONDS)
            self.process = None

    def let_pass(self, table: str, seconds: int) -> None:
        """Whoever must decide at a table has thought for so much longer; the server is down meanwhile."""
        self.stop()
        data = sqlite3.connect(self.folder / FILE)
        with data:
            sql = "UPDATE clocks SET spent = spent + ? WHERE table_id = ? AND since IS NOT NULL"
            assert data.execute(sql, (seconds, table)).rowcount == 1
        data.close()
        self.start()

    # --- without a page -----------------------------------------------------------------------------
    def get(self, path: str) -> Any:
        status, found = Browser(self.port).ask("GET", path)
        assert status == 200, (path, status, found)
        return found

    def open_table(
        self, game: str, seats: Sequence[dict[str, str]], name: str = "Anna", clock: int = 0, **settings: str
    ) -> Seated:
        browser = Browser(self.port)
        wanted = {"game": game, "seats": list(seats), "name": name, "settings": settings, "clock": clock}
        status, made = browser.ask("POST", "/api/tables", wanted)
        assert status == 200, made
        return Seated(browser, made)

    def solo(self, game: str = "nightmarium", bots: int = 2, bot: str = "greedy", **settings: str) -> Seated:
        return self.open_table(game, [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * bots, "Anna", 0, **settings)

    def seat_token(self, cookies: Sequence[Any], table: str) -> str:
        """What the personal link of a browser with these cookies ends with."""
        token: str = seated_by(self, cookies, table).browser.ask("POST", f"/api/tables/{table}/link", {})[1]["token"]
        assert token
        return token

    def among_bots(self, game: str, players: int = 3, bot: str = "") -> str:
        """A game that bots play to its end; without a name of them as fast as they can and with as few choices. Tests
        that look at the end of the same game share it. The table's id."""
        key = (game, players, bot)
        if key not in self.played:
            self.played[key] = self.play_among_bots(*key)
        return self.played[key]

    def play_among_bots(self, game: str, players: int, bot: str) -> str:
        bot = bot or ("random" if game == "deranged" else "greedy")
        seated = self.open_table(game, [{"kind": "bot", "bot": bot, "name": f"Bot {n}"} for n in range(players)])
        with ThreadPoolExecutor(1) as apart:  # Playwright's loop runs in this thread
            apart.submit(lambda: asyncio.run(watched_to_the_end(seated))).result()
        return seated.table


async def watched_to_the_end(seated: Seated) -> None:
    """Bots alone play for whoever looks, and for nobody else."""
    page = await seated.browser.sit_down(seated.table)
    await page.until(lambda: page.now["phase"] == "over", 180)
    await page.close()


class Seated:
    """Somebody who sits at a table, and the cookie that proves it."""

    def __init__(self, browser: Browser, made: dict[str, Any]) -> None:
        self.browser = browser
        self.table: str = made["table"]
        self.made = made

    @property
    def path(self) -> str:
        return f"/t/{self.table}"

    def cookies(self) -> list[dict[str, str]]:
        name, _, value = self.browser.cookie.partition("=")
        return [{"name": name, "value": value, "url": self.browser.origin}]

    @contextmanager
    def line(self, seat: int | None = None) -> Iterator[ClientConnection]:
        """A socket of its own: no page has a part in it."""
        address, headers = self.browser.address, {"Cookie": self.browser.cookie}
        socket = f"ws://{address}/api/tables/{self.table}/socket"
        with connect(socket, origin=Origin(self.browser.origin), additional_headers=headers, max_size=None) as line:
            line.send(json.dumps({"t": "hello", "lang": "en", "seat": seat}))
            yield line

    def sees(self, seat: int | None = None) -> dict[str, Any]:
        """What the server shows this seat now."""
        with self.line(seat) as line:
            while (message := told(line.recv(SECONDS, decode=True)))["t"] != "state":
                pass
        return message

    def sit(self, seat: int, name: str) -> Seated:
        """A friend sits down by the link; when every chair is taken, the host begins."""
        friend = Browser(int(self.browser.address.rpartition(":")[2]))
        status, made = friend.ask("POST", f"/api/tables/{self.table}/sit", {"seat": seat, "name": name})
        assert status == 200, made
        if not any(chair["kind"] == "open" for chair in made["seats"]):
            self.begin()
        return Seated(friend, made)

    def begin(self) -> None:
        """The host begins."""
        status, made = self.browser.ask("POST", f"/api/tables/{self.table}/start", {})
        assert status == 200, made


class Onlooker(Thread):
    """Watches a table to the end of its game, without a page: every frame that an onlooker is sent."""

    def __init__(self, house: House, table: str) -> None:
        super().__init__(daemon=True)
        self.stranger = Seated(Browser(house.port), {"table": table})
        self.frames: list[str] = []
        self.start()

    def run(self) -> None:
        with self.stranger.line() as line:
            while not self.frames or told(self.frames[-1]).get("phase") != "over":
                self.frames.append(line.recv(decode=True))

    def heard(self) -> list[str]:
        """All of them, when the game is over."""
        self.join(SECONDS)
        assert not self.is_alive(), "The onlooker was not told of the end."
        return self.frames


class Elsewhere:
    """The other device of somebody who sits at a table: it answers, and their page looks on."""

    def __init__(self, line: ClientConnection, chance: random.Random) -> None:
        self.line = line
        self.chance = chance
        self.answered = 0
        self.sent = 0

    def play(self, pick: Picking) -> bool:
        """Answer the next decision if there is one; whether the game is over."""
        try:
            message = told(self.line.recv(0.02, decode=True))
        except TimeoutError:
            return False
        decision = message.get("decision")
        if message["t"] == "state" and decision is not None and decision["id"] != self.answered:
            self.answered = decision["id"]
            chosen = {"decision": self.answered, "option": pick(decision["options"], self.chance)}
            self.line.send(json.dumps({"t": "choose", "cmd": command(), **chosen}))
            self.sent += 1
            time.sleep(0.2 if self.sent > OFTEN else 0.0)
        return bool(message.get("phase") == "over")


def play_elsewhere(people: Sequence[Seated], seed: int, pick: Picking) -> None:
    """These people play their game to its end on other devices; whoever has a page open can watch it go on."""
    chance, until = random.Random(seed), time.monotonic() + 3 * SECONDS
    with ExitStack() as lines:
        devices = [Elsewhere(lines.enter_context(seated.line()), chance) for seated in people]
        while not any(device.play(pick) for device in devices):
            assert time.monotonic() < until, "The game did not come to its end."


def seated_by(house: House, cookies: Sequence[Any], table: str) -> Seated:
    """Whoever sits at a table by these cookies of a browser, or watches."""
    browser = Browser(house.port)
    browser.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
    return Seated(browser, {"table": table})


def told(frame: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(frame)
    return message
