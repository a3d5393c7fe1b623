"""A view as a row of bytes of fixed length: named planes, one after the other. A function of the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from phobetor.kernel.agenda import fields_of
from phobetor.kernel.view import View

MOST: Final = 255  # that a byte can hold; larger numbers are told as this one
ARGUMENTS: Final = 4  # of a question

VALUES: Final = 0
COUNTS: Final = 1
BITS: Final = 2
SEAT: Final = 3
FORMS: Final = ["values", "counts", "bits", "seat"]

ONE: Final = 0
EACH: Final = 1
SHARES: Final = 2
OWNERS: Final = ["", "each seat", "each seat"]


class Plane:
    """A field of a view and how it is written.

    - values: a byte for each entry, less `least`; of more than `size` entries the last ones
    - counts: a byte for each value from `least` on: how often it is among the entries
    - bits: `width` bytes of 0 or 1 for each entry, the lowest bit first
    - seat: a byte for each seat, counted from the viewer's: 1 for the one named

    ONE: the field is a number or a list. EACH: it is a list with an entry for each player, and is written for each
    seat, the viewer's first. SHARES: it is one list of which every player has an equal share, written in the same way.
    """

    name: str
    part: str
    form: i64
    owner: i64
    size: i64
    least: i64
    width: i64

    def __init__(self, name: str, form: i64, owner: i64, size: i64, least: i64, width: i64) -> None:
        field, _, part = name.partition(".")
        self.name = field
        self.part = part
        self.form = form
        self.owner = owner
        self.size = size
        self.least = least
        self.width = width

    def length(self, seats: i64) -> i64:
        """How many bytes it takes at a table for so many."""
        if self.form == SEAT:
            return seats
        one = self.size * self.width if self.form == BITS else self.size
        return one * seats if self.owner != ONE else one

    def write(self, found: Any, row: bytearray, at: i64, own: i64, players: i64) -> None:
        if self.owner == EACH:
            for seat in range(players):
                entry = getattr(found[seat], self.part) if self.part else found[seat]
                self.write_one(entry, row, at + self.place(seat, own, players))
        elif self.owner == SHARES:
            share: i64 = len(found) // players
            for seat in range(players):
                part = found[seat * share : (seat + 1) * share]
                self.write_one(part, row, at + self.place(seat, own, players))
        elif self.form == SEAT:
            seat = found
            if seat >= 0:
                row[at + relative(seat, own, players)] = 1
        else:
            self.write_one(found, row, at)

    def place(self, seat: i64, own: i64, players: i64) -> i64:
        return relative(seat, own, players) * (self.size * self.width if self.form == BITS else self.size)

    def write_one(self, found: Any, row: bytearray, at: i64) -> None:
        if isinstance(found, int):
            self.write_number(found, row, at)
            return
        entries: list[i64] = found if isinstance(found, list) else list(found)
        if self.form == COUNTS:
            self.write_counts(entries, row, at)
            return
        if len(entries) > self.size:
            entries = entries[len(entries) - self.size :]
        if self.form == VALUES:
            self.write_values(entries, row, at)
        else:
            self.write_bits(entries, row, at)

    def write_number(self, found: i64, row: bytearray, at: i64) -> None:
        value = found - self.least
        if value <= 0:
            return
        if self.form == VALUES:
            row[at] = value if value < MOST else MOST
        else:
            self.write_bits([found], row, at)

    def write_counts(self, entries: list[i64], row: bytearray, at: i64) -> None:
        for value in entries:
            place = value - self.least
            if 0 <= place < self.size:
                row[at + place] = row[at + place] + 1

    def write_values(self, entries: list[i64], row: bytearray, at: i64) -> None:
        least = self.least
        for value in entries:
            if value > least:
                row[at] = value - least if value - least < MOST else MOST
            at += 1

    def write_bits(self, entries: list[i64], row: bytearray, at: i64) -> None:
        for value in entries:
            rest = value - self.least
            place = at
            while rest > 0 and place < at + self.width:
                if rest & 1:
                    row[place] = 1
                rest >>= 1
                place += 1
            at += self.width


def relative(seat: i64, own: i64, players: i64) -> i64:
    """Counted from the viewer: 0 is the viewer, 1 whoever sits to the left."""
    return (seat - own + players) % players


class Encoder:
    """Writes views of one game. Every table of a game has rows of the same length, whatever the number of players."""

    planes: list[Plane]
    places: list[i64]
    inner: str
    questions: dict[str, int]
    known: dict[type[Any], tuple[int, tuple[str, ...]]]
    seats: i64
    settings: i64
    size: i64

    def __init__(
        self, planes: Sequence[Plane], inner: str, questions: Sequence[str], seats: i64, settings: i64
    ) -> None:
        self.planes = list(planes)
        self.inner = inner
        self.questions = {name: place for place, name in enumerate(questions)}
        self.known = {}
        self.seats = seats
        self.settings = settings
        self.places = []
        at: i64 = 1 + seats + settings + len(questions) + ARGUMENTS
        for plane in self.planes:
            self.places.append(at)
            at += plane.length(seats)
        self.size = at

    def layout(self) -> list[tuple[str, int, int]]:
        """What stands where: name, first byte, number of bytes."""
        heads = [("players", 1), ("own seat", self.seats), ("settings", self.settings),
                 ("question", len(self.questions)), ("arguments of the question", ARGUMENTS)]  # fmt: skip
        found: list[tuple[str, int, int]] = []
        at = 0
        for name, size in heads:
            found.append((name, at, size))
            at += size
        for plane, place in zip(self.planes, self.places, strict=True):
            name = f"{plane.name}.{plane.part}" if plane.part else plane.name
            found.append((name, place, plane.length(self.seats)))
        return found

    def write(self, view: View, players: i64, row: bytearray, start: i64) -> None:
        """Write the view into a row of zeros, from `start` on."""
        own: i64 = view.seat if view.seat >= 0 else 0
        row[start] = players
        if view.seat >= 0:
            row[start + 1 + own] = 1
        at = start + 1 + self.seats
        for value in view.settings:
            row[at] = value
            at += 1
        self.write_question(view, row, at)
        source: Any = getattr(view, self.inner) if self.inner else view
        for number in range(len(self.planes)):
            plane = self.planes[number]
            holder = view if plane.name == "unseen" else source
            plane.write(getattr(holder, plane.name), row, start + self.places[number], own, players)

    def write_question(self, view: View, row: bytearray, at: i64) -> None:
        question = view.question()
        if question is None:
            return
        step = question.step
        kind: type[Any] = type(step)
        if kind not in self.known:
            self.known[kind] = (self.questions[kind.__name__], fields_of(kind)[:ARGUMENTS])
        place, fields = self.known[kind]
        row[at + place] = 1
        at += len(self.questions)
        for name in fields:
            number: i64 = getattr(step, name)
            row[at] = number + 1 if 0 <= number + 1 < MOST else MOST if number > 0 else 0
            at += 1

    def encoded(self, view: View, players: i64) -> bytearray:
        row = bytearray(self.size)
        self.write(view, players, row, 0)
        return row
