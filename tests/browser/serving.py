"""The server in a process of its own, always on the same port and with the same data, so that it can be killed."""

from __future__ import annotations

import http.client
import json
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websockets.sync.client import connect
from websockets.typing import Origin

from phobetor.server.client import Browser
from phobetor.table.store import FILE

START_SECONDS = 60.0


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

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more
        """Arguments of the server beyond the usual ones."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """The server imports the same package as the tests; it is up when it answers."""
        code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.server.__main__ import main; main()"
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
        token: str = seated_by(self, cookies, table).browser.ask("GET", f"/api/tables/{table}")[1]["resume"]
        assert token
        return token

    def among_bots(self, game: str, players: int = 3) -> str:
        """A game that bots play to its end, as fast as they can; the table's id."""
        seated = self.open_table(game, [{"kind": "bot", "bot": "greedy", "name": f"Bot {n}"} for n in range(players)])
        until = time.monotonic() + 180
        while self.get(f"/api/tables/{seated.table}")["phase"] != "over":
            assert time.monotonic() < until, "The bots did not finish their game."
            time.sleep(0.05)
        return seated.table


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

    def sees(self, seat: int | None = None) -> dict[str, Any]:
        """What the server shows this seat now, asked over a socket of its own: no page has a part in it."""
        address, headers = self.browser.address, {"Cookie": self.browser.cookie}
        socket = f"ws://{address}/api/tables/{self.table}/socket"
        with connect(socket, origin=Origin(self.browser.origin), additional_headers=headers, max_size=None) as line:
            line.send(json.dumps({"t": "hello", "lang": "en", "seat": seat}))
            while (message := told(line.recv(60, decode=True)))["t"] != "state":
                pass
        return message

    def sit(self, seat: int, name: str) -> Seated:
        """A friend sits down by the link."""
        friend = Browser(int(self.browser.address.rpartition(":")[2]))
        status, made = friend.ask("POST", f"/api/tables/{self.table}/sit", {"seat": seat, "name": name})
        assert status == 200, made
        return Seated(friend, made)


def seated_by(house: House, cookies: Sequence[Any], table: str) -> Seated:
    """Whoever sits at a table by these cookies of a browser, or watches."""
    browser = Browser(house.port)
    browser.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
    return Seated(browser, {"table": table})


def told(frame: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(frame)
    return message
