"""A push service, or any other that is written to, of the tests' own: it answers as it is told and keeps what came."""

from __future__ import annotations

import asyncio
import json
import struct
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from phobetor.server.webpush import decoded, encoded, point

CURVE = ec.SECP256R1()


@dataclass
class Letter:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


@dataclass
class Service:
    """Speaks HTTP on a port of this machine."""

    port: int = 0
    letters: list[Letter] = field(default_factory=list)
    status: int = 201
    more: str = ""
    """Further header lines of its answers."""
    silent: bool = False
    """Whether it takes everything and never answers."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.letters.append(Letter(first.split()[1], headers, body))
            if self.silent:
                await reader.read()
            writer.write(f"HTTP/1.1 {self.status} Told\r\nContent-Length: 0\r\n{self.more}\r\n".encode())
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def until(self, count: int, seconds: float = 20) -> None:
        async with asyncio.timeout(seconds):
            while len(self.letters) < count:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def service() -> AsyncIterator[Service]:
    found = Service()
    listening = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = listening.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        listening.close()


class Subscription:
    """A browser's side of Web Push: its keys, and how it reads what came."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key = ec.generate_private_key(CURVE)
        self.secret = b"a secret of ours"

    def wanted(self) -> dict[str, str]:
        return {
            "endpoint": self.address, "p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.secret),
        }  # fmt: skip

    def read(self, letter: Letter) -> dict[str, Any]:
        """RFC 8188 and 8291, from the receiving end."""
        assert letter.headers["content-encoding"] == "aes128gcm"
        salt, (size, length) = letter.body[:16], struct.unpack("!IB", letter.body[16:21])
        theirs, sealed = letter.body[21 : 21 + length], letter.body[21 + length :]
        assert len(letter.body) <= size == 4096
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        shared = derived(32, self.secret, info, self.key.exchange(ec.ECDH(), sender))
        key = derived(16, salt, b"Content-Encoding: aes128gcm\0", shared)
        nonce = derived(12, salt, b"Content-Encoding: nonce\0", shared)
        text, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\0")
        found: dict[str, Any] = json.loads(text)
        return found


def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_signature(letter: Letter, key: str, audience: str) -> dict[str, Any]:
    """That the letter is signed with the key that the page was told (RFC 8292), for this service; what it claims."""
    scheme, _, parameters = letter.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in parameters.split(","))
    assert (scheme, given["k"]) == ("vapid", key)
    signed, _, signature = given["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    found: dict[str, Any] = claims
    return found
