"""The story of a log, section by section, as one seat may tell it or with everything told."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from phobetor.book.story import PlainStory, Section, Seen, Span, Teller, spans
from phobetor.book.text import Speaker
from phobetor.kernel.words import Player
from phobetor.records.log import Entry


def seen_by(entries: Sequence[Entry], seat: Player, first: int = 0) -> list[Seen]:
    """What happened, as a seat may know it; `first` is the number of the first entry."""
    return [
        Seen(number, entry.choice, entry.event, tuple(entry.seen_by(seat)), entry.rules)
        for number, entry in enumerate(entries, first)
    ]


def all_seen(entries: Sequence[Entry], first: int = 0) -> list[Seen]:
    """What happened, with nothing hidden."""
    return [
        Seen(number, entry.choice, entry.event, entry.values, entry.rules, True)
        for number, entry in enumerate(entries, first)
    ]


def section_of(found: Sequence[Span], number: int) -> int:
    """The place of the section in which an event stands."""
    return max(0, bisect_right(found, number, key=lambda span: span.first) - 1)


def told_section(
    found: Sequence[Span], place: int, entries: Sequence[Entry], teller: Teller, everything: bool = False
) -> Section:
    """A section as the teller's viewer may know it."""
    first, end = found[place].first, found[place + 1].first if place + 1 < len(found) else len(entries)
    part = entries[first:end]
    seen = all_seen(part, first) if everything else seen_by(part, teller.you, first)
    return (teller.say.title.story or PlainStory()).tell(found[place], seen, teller)


def whole_story(entries: Sequence[Entry], teller: Teller, everything: bool = False) -> list[Section]:
    """The story of all entries, as the viewer of the teller may know it or with everything told."""
    found: list[Span] = []
    spans(teller.say.title.story or PlainStory(), entries, found)
    return [told_section(found, place, entries, teller, everything) for place in range(len(found))]


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
