"""The way out: the server speaks to addresses that people name, and must not be a tool against others.

It speaks by TLS to port 443 of public addresses, and to nobody else unless the operator has named their network. The
address that was looked at is the one that is spoken to; no redirect is followed, and of an answer only the status is
read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

LONGEST_ADDRESS = 1024
SECONDS = 10.0
"""For everything, from the first question about a name to the status."""
LONGEST_STATUS = 1024
NAME = re.compile(r"(?=.{1,253}\.?$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*\.?")
TARGET = re.compile(r"/[!-~]*")
STATUS = re.compile(rb"HTTP/1\.[01] ([2-5]\d\d)\b")
PORTS = {"https": 443, "http": 80}
INSIDE_IPV6 = ip_network("64:ff9b::/96")
"""Translates to IPv4, also to addresses that are not public."""
EVERYBODYS_IPV6 = ip_network("2000::/3")
"""All addresses of single machines that were ever given out to the public."""


class NoWay(Exception):
    """To this address nothing is sent; the reason names nobody."""


@dataclass(frozen=True)
class Place:
    """An address that was looked at."""

    scheme: str
    host: str
    port: int
    target: str
    named: str
    """As the Host header has it."""

    @property
    def is_usual(self) -> bool:
        return self.scheme == "https" and self.port == PORTS["https"]


def place_of(url: str) -> Place:
    """Raises NoWay."""
    if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or set(url) & set(" \\<>\"'"):
        raise NoWay("This is no address.")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise NoWay("This is no address.") from None
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme not in PORTS or parts.fragment or "@" in parts.netloc or port == 0:
        raise NoWay("This is no address of a service.")
    if not TARGET.fullmatch(target) or not (NAME.fullmatch(host) or literal(host)):
        raise NoWay("This is no address of a service.")
    return Place(parts.scheme, host, port or PORTS[parts.scheme], target, parts.netloc)


def literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Addresses that stand for others are what they stand for."""
    if isinstance(address, IPv6Address):
        if address in INSIDE_IPV6:
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
        teredo = address.teredo[1] if address.teredo else None
        within = address.ipv4_mapped or address.sixtofour or teredo
        if within is not None:
            return is_public(within)
        if address not in EVERYBODYS_IPV6:
            return False
    return address.is_global and not address.is_multicast


@dataclass
class Outside:
    """What may be spoken to."""

    networks: Sequence[IPv4Network | IPv6Network] = ()
    """Networks of the operator's: there also without TLS, and on any port."""
    seconds: float = SECONDS
    threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(16, "phobetor-names"))
    """Names are looked up here: one that takes long must not take a thread from the tables."""

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    @cached_property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def check(self, url: str) -> Place:
        """What can be known of an address before it is used; raises NoWay."""
        place = place_of(url)
        address = literal(place.host)
        if address is not None:
            self.check_address(place, address)
        elif not self.networks and (not place.is_usual or "." not in place.host.rstrip(".")):
            raise NoWay("This is not by TLS to a public name.")
        return place

    def check_address(self, place: Place, address: IPv4Address | IPv6Address) -> None:
        if any(address in network for network in self.networks):
            return
        if not place.is_usual or not is_public(address):
            raise NoWay("This is not by TLS to a public address.")

    async def found(self, place: Place) -> str:
        """One of the addresses behind the name, all of which may be spoken to."""
        look_up = asyncio.get_running_loop().run_in_executor(
            self.threads, lambda: socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        )
        addresses = [str(entry[4][0]) for entry in await look_up]
        for address in addresses:
            self.check_address(place, ip_address(address.partition("%")[0]))
        if not addresses:
            raise NoWay("Nobody has this name.")
        return addresses[0]

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Raises NoWay, OSError (also for TLS) and TimeoutError."""
        async with asyncio.timeout(self.seconds):
            place = self.check(url)
            secure = {"ssl": self.trust, "server_hostname": place.host} if place.scheme == "https" else {}
            reader, writer = await asyncio.open_connection(
                await self.found(place),
                place.port,
                limit=LONGEST_STATUS,
                **secure,  # type: ignore[arg-type]
            )
            try:
                writer.write(request(place, body, headers))
                await writer.drain()
                return status(await reader.readline())
            finally:
                writer.transport.abort()


def request(place: Place, body: bytes, headers: Mapping[str, str]) -> bytes:
    own = {"Host": place.named, "User-Agent": "Phobetor", "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {place.target} HTTP/1.1", *[f"{name}: {value}" for name, value in {**own, **headers}.items()]]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status(line: bytes) -> int:
    found = STATUS.match(line)
    if found is None:
        raise NoWay("The answer is none of HTTP.")
    return int(found[1])
