"""A view as a row of bytes of fixed length: named planes, one after the other. A function of the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from phobetor.kernel.agenda import Game, Step, fields_of
from phobetor.kernel.view import View
from phobetor.kernel.words import Player

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


class Ink:
    """Bytes that are written again and again. It remembers where it wrote, so that little is wiped."""

    bytes: vec[u8]
    places: vec[i64]
    used: i64

    def __init__(self, size: i64) -> None:
        self.bytes = vec[u8]([0] * size)
        self.places = vec[i64]([0] * size)
        self.used = 0

    def put(self, place: i64, value: i64) -> None:
        """Write where nothing was written since it was wiped; larger numbers than a byte holds are told as MOST."""
        if value > MOST:
            value = MOST
        self.bytes[place] = u8(value)  # of an i64 alone: anything else would become an object first
        self.places[self.used] = place
        self.used += 1

    def put_ones(self, start: i64, places: list[i64]) -> None:
        """Write a 1 at each of the places, counted from `start`."""
        written, noted, used = self.bytes, self.places, self.used
        for each in places:
            place = start + each
            written[place] = 1
            noted[used] = place
            used += 1
        self.used = used

    def put_some(self, place: i64, value: i64) -> None:
        """Write what is more than nothing."""
        if value > 0:
            self.put(place, value)

    def count(self, place: i64) -> None:
        """One more."""
        found = i64(self.bytes[place])
        if found == 0:
            self.put(place, 1)
        elif found < MOST:
            self.bytes[place] = u8(found + 1)

    def wipe(self) -> None:
        written, noted = self.bytes, self.places
        for number in range(self.used):
            written[noted[number]] = 0
        self.used = 0


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

    def write(self, found: Any, ink: Ink, at: i64, own: i64, players: i64) -> None:
        if self.owner == EACH:
            for seat in range(players):
                entry = getattr(found[seat], self.part) if self.part else found[seat]
                self.write_one(entry, ink, at + self.place(seat, own, players))
        elif self.owner == SHARES:
            self.write_shares(found, ink, at, own, players)
        elif self.form == SEAT:
            named: i64 = found
            if named >= 0:
                ink.put(at + relative(named, own, players), 1)
        else:
            self.write_one(found, ink, at)

    def write_shares(self, found: list[i64], ink: Ink, at: i64, own: i64, players: i64) -> None:
        share: i64 = len(found) // players
        for seat in range(players):
            self.write_entries(found, seat * share, (seat + 1) * share, ink, at + self.place(seat, own, players))

    def place(self, seat: i64, own: i64, players: i64) -> i64:
        return relative(seat, own, players) * (self.size * self.width if self.form == BITS else self.size)

    def write_one(self, found: Any, ink: Ink, at: i64) -> None:
        if isinstance(found, int):
            self.write_number(found, ink, at)
            return
        entries: list[i64] = found if isinstance(found, list) else list(found)
        self.write_entries(entries, 0, len(entries), ink, at)

    def write_number(self, found: i64, ink: Ink, at: i64) -> None:
        if self.form == BITS:
            self.write_bits(found - self.least, ink, at)
        elif found > self.least:
            ink.put(at, found - self.least)

    def write_entries(self, entries: list[i64], first: i64, beyond: i64, ink: Ink, at: i64) -> None:
        least = self.least
        if self.form == COUNTS:
            for number in range(first, beyond):
                place = entries[number] - least
                if 0 <= place < self.size:
                    ink.count(at + place)
            return
        if beyond - first > self.size:
            first = beyond - self.size
        for number in range(first, beyond):
            value = entries[number] - least
            if self.form == BITS:
                self.write_bits(value, ink, at)
            elif value > 0:
                ink.put(at, value)
            at += self.width

    def write_bits(self, rest: i64, ink: Ink, at: i64) -> None:
        beyond = at + self.width
        while rest > 0 and at < beyond:
            if rest & 1:
                ink.put(at, 1)
            rest >>= 1
            at += 1


def relative(seat: i64, own: i64, players: i64) -> i64:
    """Counted from the viewer: 0 is the viewer, 1 whoever sits to the left."""
    return (seat - own + players) % players


class Encoder:
    """Writes views of one game. Every table of a game has rows of the same length, whatever the number of players."""

    planes: list[Plane]
    places: vec[i64]
    sizes: vec[i64]
    inner: str
    questions: dict[str, int]
    known: dict[type[Any], tuple[int, tuple[str, ...]]]
    view: Callable[[Game, Player], View]
    seats: i64
    settings: i64
    size: i64

    def __init__(
        self,
        planes: Sequence[Plane],
        inner: str,
        questions: Sequence[str],
        view: Callable[[Game, Player], View],
        seats: i64,
        settings: i64,
    ) -> None:
        self.planes = list(planes)
        self.inner = inner
        self.questions = {name: place for place, name in enumerate(questions)}
        self.known = {}
        self.view = view
        self.seats = seats
        self.settings = settings
        self.places = vec[i64]()
        self.sizes = vec[i64]([plane.size for plane in planes])
        at: i64 = 1 + seats + settings + len(questions) + ARGUMENTS
        for plane in self.planes:
            self.places = append(self.places, at)
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

    def look(self, game: Game, seat: Player, ink: Ink, start: i64) -> None:
        """Write what the seat may know where nothing is written yet, from `start` on."""
        self.write(self.view(game, seat), game.players(), ink, start)

    def write(self, view: View, players: i64, ink: Ink, start: i64) -> None:
        """Write the view where nothing is written yet, from `start` on."""
        own: i64 = view.seat if view.seat >= 0 else 0
        at = self.write_head(view.seat, players, [value for value in view.settings], ink, start)
        question = view.question()
        if question is not None:
            self.write_step(question.step, ink, at)
        source: Any = getattr(view, self.inner) if self.inner else view
        for number in range(len(self.planes)):
            plane = self.planes[number]
            holder = view if plane.name == "unseen" else source
            plane.write(getattr(holder, plane.name), ink, start + self.places[number], own, players)

    def write_head(self, seat: Player, players: i64, settings: list[i64], ink: Ink, start: i64) -> i64:
        """What comes before the question; returns where that begins."""
        ink.put(start, players)
        if seat >= 0:
            ink.put(start + 1 + seat, 1)
        at = start + 1 + self.seats
        for value in settings:
            ink.put_some(at, value)
            at += 1
        return at

    def write_step(self, step: Step[Any], ink: Ink, at: i64) -> None:
        """What the seat is asked."""
        kind: type[Any] = type(step)
        if kind not in self.known:
            self.known[kind] = (self.questions[kind.__name__], fields_of(kind)[:ARGUMENTS])
        place, fields = self.known[kind]
        ink.put(at + place, 1)
        at += len(self.questions)
        for name in fields:
            number: i64 = getattr(step, name)
            ink.put_some(at, number + 1)
            at += 1

    def encoded(self, view: View, players: i64) -> bytes:
        ink = Ink(self.size)
        self.write(view, players, ink, 0)
        return bytes(ink.bytes)
