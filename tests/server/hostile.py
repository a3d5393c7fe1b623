"""Clients that want to stop a server for the others: `python tests/server/hostile.py PORT TABLE CLIENTS SECONDS`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import sys
import time
from collections.abc import Awaitable, Callable

LONG = 5.0
"""Seconds after which an attack begins anew."""
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def get(path: str, port: int) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()


def upgrade(port: int, table: str) -> bytes:
    """The request that opens a socket."""
    host = f"127.0.0.1:{port}"
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A masked frame as a browser sends it."""
    assert len(payload) < 126
    return struct.pack("!BB4s", 0x80 | opcode, 0x80 | len(payload), b"\0\0\0\0") + payload


LINES: list[asyncio.StreamWriter] = []


async def line_to(port: int) -> Stream:
    found = await asyncio.open_connection("127.0.0.1", port)
    LINES.append(found[1])
    return found


async def hang_up() -> None:
    """All lines that were opened."""
    while LINES:
        writer = LINES.pop()
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def bare_socket(port: int, table: str) -> Stream:
    """A socket without a library behind it that would answer or wait."""
    reader, writer = await line_to(port)
    writer.write(upgrade(port, table))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(1, b'{"t":"hello","lang":"en"}'))
    return reader, writer


async def is_cut_off(writer: asyncio.StreamWriter, say: bytes = b"", seconds: float = 10.0) -> bool:
    """Whether the server closes the line while this is said again and again, and nothing is ever read."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if writer.transport.is_closing():
            return True
        try:
            writer.write(say)
            async with asyncio.timeout(0.05):
                await writer.drain()
        except TimeoutError:
            pass
        except OSError:
            return True
        await asyncio.sleep(0.01)
    return False


async def pings(port: int, table: str) -> None:
    _, writer = await bare_socket(port, table)
    await is_cut_off(writer, frame(9) * 2000, LONG)


async def pipelines(port: int, table: str) -> None:
    _, writer = await line_to(port)
    await is_cut_off(writer, get("/api/rules/nemesis", port) * 200, LONG)


async def silence(port: int, table: str) -> None:
    lines = [await line_to(port) for _ in range(40)]
    await asyncio.sleep(LONG)
    for _, writer in lines:
        writer.transport.abort()


async def unread_pages(port: int, table: str) -> None:
    lines = [await line_to(port) for _ in range(10)]
    for reader, writer in lines:
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(get("/api/rules/nemesis", port))
    await asyncio.sleep(LONG)
    for _, writer in lines:
        writer.transport.abort()


async def resyncs(port: int, table: str) -> None:
    _, writer = await bare_socket(port, table)
    await is_cut_off(writer, frame(1, b'{"t":"resync"}') * 50, LONG)


ATTACKS = (pings, pipelines, silence, unread_pages, resyncs)


async def again_and_again(attack: Callable[[int, str], Awaitable[None]], port: int, table: str, end: float) -> None:
    while time.monotonic() < end:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await attack(port, table)
        await asyncio.sleep(0.05)


async def crowd(port: int, table: str, clients: int, seconds: float) -> None:
    end = time.monotonic() + seconds
    work = [again_and_again(ATTACKS[place % len(ATTACKS)], port, table, end) for place in range(clients)]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*work)
    await hang_up()


def give_way() -> None:
    """Attackers of the world have processors of their own; here they take no time that the others want."""
    if hasattr(os, "nice"):
        os.nice(19)


if __name__ == "__main__":
    give_way()
    asyncio.run(crowd(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
