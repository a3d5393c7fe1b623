"""A browser without a page: for measurements and tests."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import secrets
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LOOK_AGAIN = 0.05
"""Seconds after which whoever waits for something looks without news: it may be another page's."""


class Browser:
    """Keeps the cookie and speaks HTTP as the page would."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.address = f"{host}:{port}"
        self.origin = f"http://{self.address}"
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """The status and the decoded answer."""
        connection = http.client.HTTPConnection(self.address, timeout=30)
        sent = {"Origin": self.origin, "Cookie": self.cookie} | headers
        if body is not None:
            sent["Content-Type"] = sent.get("Content-Type", "application/json")
        payload = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection.request(method, path, payload, {name: value for name, value in sent.items() if value})
        response = connection.getresponse()
        text = response.read()
        connection.close()
        given = response.headers.get("Set-Cookie", "")
        self.cookie = given.partition(";")[0] or self.cookie
        is_json = response.headers.get("Content-Type", "").startswith("application/json")
        return response.status, json.loads(text) if is_json else text

    async def get(self, path: str) -> Any:
        return await self.wanted("GET", path)

    async def post(self, path: str, body: Any) -> Any:
        return await self.wanted("POST", path, body)

    async def wanted(self, method: str, path: str, body: Any = None) -> Any:
        status, found = await asyncio.to_thread(self.ask, method, path, body)
        if status != 200:
            raise RuntimeError(f"{method} {path} gave {status}: {found}")
        return found

    async def socket(self, table: str, **options: Any) -> ClientConnection:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return await connect(
            f"ws://{self.address}/api/tables/{table}/socket", origin=options.pop("origin", self.origin),
            additional_headers=headers, max_size=None, compression=None, ping_interval=None, **options,
        )  # fmt: skip

    async def sit_down(self, table: str, lang: str = "en", version: int = 0, seat: int | None = None) -> Page:
        page = Page(await self.socket(table))
        await page.send(t="hello", lang=lang, version=version, seat=seat)
        await page.until(lambda: page.state is not None)
        return page


def command() -> str:
    return secrets.token_hex(8)


class Page:
    """A socket of a table and what came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.state: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.told: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    @property
    def now(self) -> dict[str, Any]:
        assert self.state is not None
        return self.state

    async def read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self.take(json.loads(frame))
        except ConnectionClosed:
            pass
        finally:
            self.news.set()

    def take(self, message: dict[str, Any]) -> None:
        if message["t"] == "state":
            self.state = message
            self.log[message["log_from"] :] = message["log"]
            self.chat += message["chat"]
        elif message["t"] in ("ack", "refused"):
            self.answers[message["cmd"]] = message
        elif message["t"] == "chat":
            self.chat.append(message)
        else:
            self.told.append(message)
        self.news.set()

    async def until(self, holds: Callable[[], object], seconds: float = 20.0) -> None:
        """Wait for something to be so, here or anywhere else; fails when the socket closes first."""
        async with asyncio.timeout(seconds):
            while not holds():
                self.check_open()
                self.news.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self.news.wait()

    def check_open(self) -> None:
        if self.reading.done():
            raise ConnectionError(f"The socket was closed with {self.socket.close_code}.")

    def pongs(self) -> int:
        return sum(message["t"] == "pong" for message in self.told)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def order(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        message.setdefault("cmd", command())
        await self.send(**message)
        await self.until(lambda: message["cmd"] in self.answers)
        return self.answers[message["cmd"]]

    async def choose(self, option: int = 0, **more: Any) -> dict[str, Any]:
        return await self.order(t="choose", decision=self.now["decision"]["id"], option=option, **more)

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self.reading, return_exceptions=True)
