"""How a game of Nemesis is told: turns, event phases and the end of the ship."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.story import SETUP, TURN, Section, Seen, Span, Teller
from phobetor.games.nemesis.words.story_ship import Ship
from phobetor.kernel.words import Event

EVENTS = "events"
END = "end"
STEPS = ["time", "attacks", "fires", "event", "lurking", "bag", "round"]


class NemesisStory:
    """A section for every turn, every event phase, and for the end of the ship with its last checks."""

    def begins(self, event: Event, values: Sequence[int], kind: str) -> str:
        if event.name == "turn":
            return TURN
        if event.name in ("time", "airlocked") and kind != EVENTS:
            return EVENTS
        if event.name == "ship-ended" and kind != END:
            return END
        return "" if kind else SETUP

    def tell(self, span: Span, seen: Sequence[Seen], teller: Teller) -> Section:
        telling = Ship(span, teller)
        section = telling.section
        if span.kind == TURN:
            section.seat = seen[0].get("player")
        else:
            section.heading = teller.say.say(f"story-{span.kind}", number=span.number)
        section.scene = span.kind in (EVENTS, END)
        if span.kind == EVENTS:
            section.steps = [teller.say.say(f"story-step-{step}", number=span.number + 1) for step in STEPS]
        for one in seen:
            telling.hear(one)
        return section
