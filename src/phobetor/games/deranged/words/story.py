"""How a game of Deranged is told: turns, nightfall and dawn."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.story import SETUP, TURN, Section, Seen, Span, Teller
from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.time_of_day import last_chapter
from phobetor.games.deranged.words.story_nights import Nights
from phobetor.kernel.words import Event

NIGHTFALL = "nightfall"
DAWN = "dawn"
STEPS = {
    NIGHTFALL: ["fate", "chapter-ends", "chapter-begins", "night-cards", "possessed"],
    DAWN: ["fate", "chapter-ends", "chapter-begins", "goals", "waking"],
}
LAST = ["fate", "chapter-ends", "last-night", "goals", "waking", "escape"]


class DerangedStory:
    """A section for every turn, and for every change of the time of day: it begins when fate passes on."""

    def begins(self, event: Event, values: Sequence[int], kind: str) -> str:
        if event.name == "turn":
            return TURN
        if event.name == "fate" and values[1] > 0:
            return NIGHTFALL if values[1] % 2 == 1 else DAWN
        return "" if kind else SETUP

    def tell(self, span: Span, seen: Sequence[Seen], teller: Teller) -> Section:
        first = seen[0]
        telling = Nights(span, teller)
        section = telling.section
        if span.kind == TURN:
            section.seat = first.get("player")
        elif span.kind == SETUP:
            section.heading = teller.say.say("story-setup")
        else:
            section.heading = teller.say.say(
                f"story-{span.kind}", number=(first.get("chapter") + 1) // 2 + (span.kind == DAWN)
            )
            section.scene = True
            section.steps = steps(span.kind, first.get("chapter"), teller.say)
        for one in seen:
            telling.hear(one)
        telling.name_prey()
        return section


def steps(kind: str, chapter: int, say: Speaker) -> list[str]:
    """What happens at dusk or dawn, in order."""
    names = LAST if chapter == last_chapter(list(say.settings)) else STEPS[kind]
    return [say.say(f"story-step-{name}", chapter=chapter, next=chapter + 1) for name in names]
