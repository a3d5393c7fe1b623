"""How a game of Nemesis is told: turns, event phases and the end of the ship."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.story import Seen, Span, Teller, Telling, TurnStory
from phobetor.games.nemesis.words.story_ship import Ship
from phobetor.kernel.words import Event

EVENTS = "events"
END = "end"
STEPS = ["time", "attacks", "fires", "event", "lurking", "bag", "round"]


class NemesisStory(TurnStory):
    """A section for every turn, every event phase, and for the end of the ship with its last checks."""

    def __init__(self) -> None:
        super().__init__(Ship)

    def begins(self, event: Event, values: Sequence[int], kind: str) -> str:
        if event.name in ("time", "airlocked") and kind != EVENTS:
            return EVENTS
        if event.name == "ship-ended" and kind != END:
            return END
        return super().begins(event, values, kind)

    def open(self, span: Span, first: Seen, teller: Teller) -> Telling:
        if span.kind not in (EVENTS, END):
            return super().open(span, first, teller)
        say, number = teller.say, first.get("time") if first.event.name == "time" else span.number
        telling = self.telling(span, teller, heading=say.say(f"story-{span.kind}", number=number))
        telling.section.scene = True
        if span.kind == EVENTS:
            telling.section.steps = [say.say(f"story-step-{step}", number=number + 1) for step in STEPS]
        return telling
