"""Who may talk to the server, from where, how much and how often."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from itertools import islice
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from phobetor.kernel.refusal import BadInput
from phobetor.kernel.writing import is_number
from phobetor.server import protocol
from phobetor.server.texts import language_of, say

LINE = "phobetor.line"
"""Under this name a socket finds the connection that it came by (`wire.Socket`)."""
COOKIE = "phobetor"
NAMED = re.compile(rf"(__Host-)?{COOKIE}\d{{0,5}}", re.ASCII)
MOST_COOKIES = 8
"""Cookies of other ports that are looked at."""
COOKIE_AGE = 400 * 24 * 3600
LONGEST_BODY = 16 * 1024
LONGEST_RECORD = 384 * 1024
"""A body with a game in it, which only these doors take: a record is below 100 KB, and grows as text in JSON."""
RECORD_DOORS = ("/api/replay", "/api/doubt")
WRITES = {"POST", "PUT", "PATCH", "DELETE"}
HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(:(?P<port>\d{1,5}))?", re.ASCII)

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


STRICT = "max-age=31536000"
"""Where TLS is in front, browsers come back by TLS only."""


# === How often ======================================================================================
@dataclass(frozen=True)
class Limit:
    """So many in so many seconds."""

    most: float
    seconds: float


@dataclass
class Limits:
    """What one seat, watcher, browser or address may do; eight friends behind one address never meet a limit."""

    seat: Limit = Limit(100, 20)
    watcher: Limit = Limit(50, 20)
    chat: Limit = Limit(5, 10)
    notes: Limit = Limit(20, 10)
    """What one seat writes down for itself."""
    hints: Limit = Limit(8, 60)
    greets: Limit = Limit(10, 20)
    """Whole tables for one socket."""
    replays: Limit = Limit(20, 60)
    analyses: Limit = Limit(6, 60)
    """Finished games that are looked at again: each takes some seconds of a process."""
    openings: Limit = Limit(12, 60)
    """Games that a page brings along, as a link or a file: they are computed from the beginning."""
    doubts: Limit = Limit(12, 60)
    comments: Limit = Limit(10, 60)
    moments: Limit = Limit(120, 60)
    """Parts of a game that are looked back at."""
    new_tables: Limit = Limit(10, 3600)
    new_tables_from_address: Limit = Limit(60, 3600)
    what_ifs: Limit = Limit(30, 3600)
    """Tables at which one browser plays on from a moment of another game."""
    seals: Limit = Limit(30, 60)
    joins: Limit = Limit(10, 60)
    lobby: Limit = Limit(240, 60)
    """Changes of a lobby by one host."""
    notices: Limit = Limit(20, 60)
    """Changes of how one browser is told of its turns."""
    misses: Limit = Limit(20, 60)
    """Spoken words that belong to no table."""
    all_misses: Limit = Limit(600, 60)
    """The same of all addresses together: 40 bits would take thousands of years."""
    watching: Limit = Limit(100, 20)
    """What the messages of one page that only watches may cost; it is heard more slowly, too."""
    requests: Limit = Limit(600, 60)
    files: Limit = Limit(1200, 60)
    """Pages and what belongs to them."""
    effort: Limit = Limit(2000, 20)
    """What the messages of all sockets of an address may cost; one that is over it is heard more slowly."""
    sockets_from_address: int = 20
    sockets_at_table: int = 5
    local: int = 30
    """Addresses of this machine stand for many (a proxy, a test): they may do this many times as much."""


@dataclass
class Bucket:
    left: float
    at: float
    full: float
    """When everything may be done again, as if nothing had been."""


@dataclass
class Meter:
    """Counts what was done under any key, until it makes no difference any more."""

    buckets: dict[str, Bucket] = field(default_factory=dict)
    most_buckets: int = 20_000

    def wait(self, key: str, limit: Limit, times: int = 1, cost: float = 1) -> float:
        """0 when it may be done, and is counted; otherwise in how many seconds it may."""
        now, most = time.monotonic(), limit.most * times
        bucket = self.buckets.get(key)
        if bucket is None:
            self.forget_old(now)
            bucket = self.buckets[key] = Bucket(most, now, now)
        bucket.left = min(most, bucket.left + (now - bucket.at) * most / limit.seconds)
        bucket.at = now
        if bucket.left < cost:
            return (cost - bucket.left) * limit.seconds / most
        bucket.left -= cost
        bucket.full = now + (most - bucket.left) * limit.seconds / most
        return 0.0

    def waiting(self, key: str, limit: Limit, times: int = 1) -> float:
        """As `wait`, but nothing is counted: in how many seconds it may be done."""
        bucket, now = self.buckets.get(key), time.monotonic()
        if bucket is None:
            return 0.0
        per_second = limit.most * times / limit.seconds
        return max(0.0, (1 - bucket.left) / per_second - (now - bucket.at))

    def forget_old(self, now: float) -> None:
        """Whoever could do everything again; if that is not enough, whoever will be able to soonest."""
        if len(self.buckets) < self.most_buckets:
            return
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.full > now}
        if len(self.buckets) >= self.most_buckets:
            latest = sorted(self.buckets, key=lambda key: self.buckets[key].full)[self.most_buckets // 2 :]
            self.buckets = {key: self.buckets[key] for key in latest}


def is_address(word: str) -> bool:
    try:
        return bool(ip_address(word))
    except ValueError:
        return False


def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


# === Who ============================================================================================
def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token: nobody who reads the data can use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(asked: HTTPConnection) -> str:
    """Browsers send a cookie to all ports of a host, so each has its own; under TLS only this very host can set it."""
    port = asked.headers.get("host", "").rpartition("]")[2].partition(":")[2]
    return f"{'__Host-' if is_secure(asked) else ''}{COOKIE}{port}"


def is_secure(asked: HTTPConnection) -> bool:
    return asked.url.scheme in ("https", "wss")


async def guest_of(asked: HTTPConnection, known: Callable[[list[str]], Awaitable[str]]) -> str:
    """Who this browser is, or "": what is kept of its cookie.

    A cookie of another port counts only if this server gave it out: when it was there, or before ports had their own.
    `known` is the first of such guests.
    """
    own = asked.cookies.get(cookie_name(asked))
    if own:
        return hashed(own)
    others = islice((token for name, token in asked.cookies.items() if NAMED.fullmatch(name)), MOST_COOKIES)
    found = [hashed(token) for token in others]
    return await known(found) if found else ""


def set_cookie(asked: HTTPConnection, token: str) -> str:
    """Without a token, the cookie is taken away."""
    end = "; Secure" if is_secure(asked) else ""
    age = COOKIE_AGE if token else 0
    return f"{cookie_name(asked)}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{end}"


# === From where =====================================================================================
@dataclass
class Doors:
    """Under which names the server is known, and which other origins (a page in development) may use it."""

    hosts: set[str] = field(default_factory=lambda: {"localhost", "127.0.0.1", "[::1]"})
    origins: set[str] = field(default_factory=set)
    proxies: list[IPv4Network | IPv6Network] = field(default_factory=list)
    """Who may say in whose name a request comes: the reverse proxies before this server, and nobody else."""

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in proxies for proxies in self.proxies)

    def knows(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        return found is not None and found["name"].lower().rstrip(".") in self.hosts

    def is_own(self, origin: str, host: str) -> bool:
        """Whether the origin is the page that this server itself gave out under this host."""
        if origin in self.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        plain = not (parts.path or parts.query or parts.fragment)
        return plain and parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


class Guard:
    """Stands before everything: Host, Origin and Sec-Fetch-Site, length, and the headers of every answer."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self.look_behind_proxy(scope, headers)
        refused = self.refusal(scope, headers)
        if refused is not None:
            await refuse(scope, headers, send, *refused)
        elif scope["type"] == "websocket":
            scope[LINE] = getattr(send, "__self__", None)
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, with_headers(send, scope["scheme"] == "https"))

    def look_behind_proxy(self, scope: Scope, headers: Headers) -> None:
        """A trusted proxy says who asks, and whether by TLS: the last address that is no proxy of ours itself."""
        client = scope.get("client")
        if client is None or not self.doors.trusts(client[0]):
            return
        named = [word.strip() for line in headers.getlist("x-forwarded-for") for word in line.split(",")]
        others = [word for word in named if not self.doors.trusts(word)]
        if others and is_address(others[-1]):
            scope["client"] = (others[-1], 0)
        if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() == "https":
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """The status and the message, or None for a request that may pass."""
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.doors.knows(hosts[0]):
            return 400, "problem-host"
        writes = scope["type"] == "websocket" or scope["method"] in WRITES
        if writes and not self.is_from_own_page(headers, hosts[0]):
            return 403, "problem-other-site"
        length = headers.get("content-length", "0")
        if not is_number(length) or int(length) > longest_body(scope["path"]):
            return 413, "problem-too-long"
        return None

    def is_from_own_page(self, headers: Headers, host: str) -> bool:
        """A change must come from our page: browsers say so in Origin, and newer ones in Sec-Fetch-Site as well."""
        origins = headers.getlist("origin")
        if len(origins) != 1 or not self.doors.is_own(origins[0], host):
            return False
        return headers.get("sec-fetch-site", "same-origin") == "same-origin" or origins[0] in self.doors.origins


def longest_body(path: str) -> int:
    return LONGEST_RECORD if path in RECORD_DOORS else LONGEST_BODY


async def refuse(scope: Scope, headers: Headers, send: Send, status: int, message: str) -> None:
    text = say(language_of("", headers.get("accept-language", "")), message)
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = protocol.encode(protocol.Problem(text))
    lines = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    lines += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": lines})
    await send({"type": f"{kind}.body", "body": body})


def with_headers(send: Send, secure: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if secure:
                headers.setdefault("Strict-Transport-Security", STRICT)
        await send(message)

    return sending


# === What ===========================================================================================
class BadRequest(Exception):
    """A request that cannot be used: its status and a sentence."""

    def __init__(self, status: int, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.args_by_name = args


def decoded(body: bytes, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(400, "problem-malformed", reason=first_words(error)) from None


def first_words(error: Exception) -> str:
    return str(error)[:200]


def trusted(names: Iterable[str], what: str = "A proxy") -> list[IPv4Network | IPv6Network]:
    """Addresses and networks, of proxies for instance; raises BadInput for what is neither."""
    found = []
    for name in names:
        try:
            found.append(ip_network(name, strict=False))
        except ValueError:
            raise BadInput(f"{what} is an address or a network such as 10.0.0.0/8, not '{name}'.") from None
    return found


def known_hosts(names: Iterable[str]) -> set[str]:
    """As the Host header spells them."""
    return {f"[{name}]" if ":" in name else name.lower() for name in names}
