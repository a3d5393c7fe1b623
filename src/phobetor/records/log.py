"""What happened in a game, line by line: at a table, in a scenario, in a lesson."""

from __future__ import annotations

from msgspec import Struct
from mypy_extensions import i64

from phobetor.kernel.words import Event, Listener, Player


class Entry(Struct, frozen=True):
    """A line of the log: what happened after which choice."""

    choice: int
    event: Event
    values: tuple[int, ...]
    rules: str
    """The rules that were being carried out."""

    def seen_by(self, seat: Player) -> list[int]:
        """The values as this seat may know them."""
        return self.event.seen_by(seat, list(self.values))


class Log(Listener):
    """Everything that happened."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.choice = 0
        self.rules = ""

    def hear(self, event: Event, a: i64, b: i64, c: i64) -> None:
        self.entries.append(Entry(self.choice, event, (a, b, c)[: len(event.arguments)], self.rules))

    def carried_out(self, rules: str) -> None:
        self.rules = rules


class Diary(Log):
    """A log that also keeps every rule that was carried out."""

    def __init__(self) -> None:
        super().__init__()
        self.cited: list[str] = []

    def carried_out(self, rules: str) -> None:
        super().carried_out(rules)
        self.cited.extend(rules.split())
