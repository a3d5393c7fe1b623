"""How a game of Deranged is told: turns, nightfall and dawn."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.story import Seen, Span, Teller, Telling, TurnStory
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


class DerangedStory(TurnStory):
    """A section for every turn, and for every change of the time of day: it begins when fate passes on."""

    def __init__(self) -> None:
        super().__init__(Nights)

    def begins(self, event: Event, values: Sequence[int], kind: str) -> str:
        if event.name == "fate" and values[1] > 0:
            return NIGHTFALL if values[1] % 2 == 1 else DAWN
        return super().begins(event, values, kind)

    def open(self, span: Span, first: Seen, teller: Teller) -> Telling:
        if span.kind not in STEPS:
            return super().open(span, first, teller)
        chapter = first.get("chapter")
        heading = teller.say.say(f"story-{span.kind}", number=chapter // 2 + 1)
        telling = self.telling(span, teller, heading=heading)
        telling.section.scene = True
        telling.section.steps = steps(span.kind, chapter, teller.say)
        return telling


def steps(kind: str, chapter: int, say: Speaker) -> list[str]:
    """What happens at dusk or dawn, in order."""
    names = LAST if chapter == last_chapter(list(say.settings)) else STEPS[kind]
    return [say.say(f"story-step-{name}", chapter=chapter, next=chapter + 1) for name in names]
