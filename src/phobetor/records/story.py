"""The story of a log, section by section, as one seat may tell it or with everything told."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from phobetor.book.story import Growing, PlainStory, Section, Seen, Span, Teller, spans
from phobetor.book.text import Speaker
from phobetor.kernel.words import Player
from phobetor.records.log import Entry


def seen_by(entries: Sequence[Entry], seat: Player, first: int = 0) -> list[Seen]:
    """What happened, as a seat may know it; `first` is the number of the first entry."""
    return [seen_one(number, entry, seat) for number, entry in enumerate(entries, first)]


def seen_one(number: int, entry: Entry, seat: Player, everything: bool = False) -> Seen:
    """Something that happened, as a seat may know it or with nothing hidden."""
    values = entry.values if everything or not entry.event.secret else tuple(entry.seen_by(seat))
    return Seen(number, entry.choice, entry.event, values, entry.rules, everything)


def section_of(found: Sequence[Span], number: int) -> int:
    """The place of the section in which an event stands."""
    return max(0, bisect_right(found, number, key=lambda span: span.first) - 1)


def told_section(
    found: Sequence[Span], place: int, entries: Sequence[Entry], teller: Teller, everything: bool = False
) -> Section:
    """A section as the teller's viewer may know it."""
    return Scribe(teller, everything).told(found, place, entries)


class Scribe:
    """Tells a story that grows: the last section stays open, and only what is new is added to it."""

    def __init__(self, teller: Teller, everything: bool = False) -> None:
        self.teller = teller
        self.story = teller.say.title.story or PlainStory()
        self.everything = everything
        self.growing: Growing | None = None
        self.span: Span | None = None
        self.heard = 0
        """How many entries the open section has told so far."""
        self.latest: Entry | None = None

    def told(self, found: Sequence[Span], place: int, entries: Sequence[Entry]) -> Section:
        """A section as the viewer may know it; it may be asked for again when it has grown."""
        span, end = found[place], found[place + 1].first if place + 1 < len(found) else len(entries)
        if self.growing is None or span != self.span or not self.goes_on(entries, span.first + self.heard, end):
            first = seen_one(span.first, entries[span.first], self.teller.you, self.everything)
            self.span, self.heard, self.growing = span, 0, self.story.open(span, first, self.teller)
        for number in range(span.first + self.heard, end):
            self.growing.hear(seen_one(number, entries[number], self.teller.you, self.everything))
        self.heard, self.latest = end - span.first, entries[end - 1]
        return self.growing.told()

    def goes_on(self, entries: Sequence[Entry], told: int, end: int) -> bool:
        """Whether nothing of what was told has been taken back."""
        return told <= end and entries[told - 1] is self.latest


def whole_story(entries: Sequence[Entry], teller: Teller, everything: bool = False) -> list[Section]:
    """The story of all entries, as the viewer of the teller may know it or with everything told."""
    found: list[Span] = []
    spans(teller.say.title.story or PlainStory(), entries, found)
    scribe = Scribe(teller, everything)
    return [scribe.told(found, place, entries) for place in range(len(found))]


class Reader:
    """Reads a story that goes on: only what is new, to anybody."""

    def __init__(self, say: Speaker, everything: bool = False) -> None:
        self.say = say
        self.everything = everything
        self.spans: list[Span] = []

    def since(self, entries: Sequence[Entry], number: int, seat: Player) -> list[Section]:
        """The sections from this event on, with the lines that tell it or a later one."""
        spans(self.say.title.story or PlainStory(), entries, self.spans)
        if number >= len(entries):
            return []
        teller = Teller(self.say, seat)
        places = range(section_of(self.spans, number), len(self.spans))
        found = [told_section(self.spans, place, entries, teller, self.everything) for place in places]
        for section in found:
            section.lines = [line for line in section.lines if line.last >= number]
        return found
