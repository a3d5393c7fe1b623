"""A WebSocket that does as little as can be for every frame: whoever measures a server must not be what is measured."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""The protocol wants a client to mask what it sends, with any four bytes: with these the text stays as it is."""
SHORT, LONG = 126, 127


class LightSocket(asyncio.Protocol):
    """Gives every message to `hear`; `opened` is done when the server has agreed, or fails with what it said."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unread = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The server closed the connection."))

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.opened.done() and not self.read_answer():
            return
        while (frame := self.next_frame()) is not None:
            self.take(*frame)

    def read_answer(self) -> bool:
        """Whether the server has agreed to speak in frames."""
        head, end, rest = bytes(self.unread).partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            self.transport.close()
            return False
        self.unread = bytearray(rest)
        self.opened.set_result(None)
        return True

    def next_frame(self) -> tuple[int, bytes] | None:
        """What kind of frame, and what is in it; None until a whole one has come."""
        if len(self.unread) < 2:
            return None
        kind, size, begin = self.unread[0], self.unread[1], 2
        if size >= SHORT:
            begin = 4 if size == SHORT else 10
            size = int.from_bytes(self.unread[2:begin], "big")
        if len(self.unread) < begin + size:
            return None
        content = bytes(self.unread[begin : begin + size])
        del self.unread[: begin + size]
        return kind & ~LAST, content

    def take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.write(PONG, content)
        elif kind == CLOSE:
            self.write(CLOSE, content)
            self.transport.close()

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([MASKED | size]) if size < SHORT else bytes([MASKED | SHORT]) + size.to_bytes(2, "big")
        self.transport.write(bytes([LAST | kind]) + length + NO_MASK + content)

    def close(self) -> None:
        self.transport.close()


async def open_light(host: str, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> LightSocket:
    """Raises ConnectionError."""
    _, found = await asyncio.get_running_loop().create_connection(lambda: LightSocket(hear), host, port)
    key = b64encode(secrets.token_bytes(16)).decode()
    asked = [
        f"GET {path} HTTP/1.1", f"Host: {host}:{port}", f"Origin: http://{host}:{port}", f"Cookie: {cookie}",
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
    ]  # fmt: skip
    found.transport.write("\r\n".join([*asked, "", ""]).encode())
    await found.opened
    return found
