"""A page that looks at a table, and what a seat was last shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from phobetor.kernel.words import NOBODY, Player
from phobetor.server import protocol

OUTBOX = 32
"""How many frames may wait for one page."""
KNOWN_VERSIONS = 64


class Line(Protocol):
    """What carries texts to a page, and keeps them while the page does not read."""

    unsent: deque[bytes]

    def put(self, text: bytes) -> None: ...


class Viewer:
    """A page that looks at a table."""

    def __init__(self, guest: str, drop: Callable[[], None], line: Line) -> None:
        self.guest = guest
        self.drop = drop
        self.line = line
        self.seat: Player = NOBODY
        self.wanted: Player | None = None
        """The seat that the page asked for."""
        self.language = "en"
        self.version = 0
        self.lines = 0
        """How many lines of the log the page has."""
        self.looks = True
        """Whether the page is in sight."""
        self.logged_out = False
        self.shut_out = False
        """Whether the page may not watch."""

    def send(self, frame: bytes) -> None:
        """A page that does not read is dropped; it may come back and gets everything."""
        if self.waiting() < OUTBOX:
            self.line.put(frame)
        else:
            self.drop()

    def waiting(self) -> int:
        """How many frames wait for the page."""
        return len(self.line.unsent)

    def tell(self, message: protocol.Server) -> None:
        self.send(protocol.encode(message))


@dataclass
class Sight:
    """What a seat was last shown: a version for every change that it could see."""

    version: int
    shown: tuple[object, ...] = ()
    lines: deque[tuple[int, int]] = field(default_factory=lambda: deque(maxlen=KNOWN_VERSIONS))
    """How many lines of the log belonged to the last versions."""

    def cut(self, lines: int) -> None:
        """Lines beyond this one were taken back; whoever saw them must drop them."""
        kept = [(version, min(known, lines)) for version, known in self.lines]
        self.lines = deque(kept, KNOWN_VERSIONS)

    def lines_at(self, version: int) -> int:
        return next((known for at, known in self.lines if at == version), 0)
