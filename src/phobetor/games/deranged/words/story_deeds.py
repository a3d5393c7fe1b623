"""What Deranged's lines are made of: places, cards, monsters and changes in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from phobetor.book.deeds import Deeds
from phobetor.book.story import Span, Teller
from phobetor.games.deranged.rules.box import KIND_OF, MONSTERS, TASK_OF, TASKS
from phobetor.games.deranged.rules.state import MONSTERS_FROM
from phobetor.games.deranged.rules.town import CELL_IDS
from phobetor.kernel.words import NOBODY, Player


class Words(Deeds):
    """Words for the things of Deranged."""

    lights: ClassVar[frozenset[str]] = frozenset({"player", "card", "cell", "monster", "curse", "night"})
    naming: ClassVar[frozenset[str]] = frozenset(
        {"story-changes-of", "story-policy", "story-bats", "story-swaps-nights", "story-possessed"}
    )
    opening: ClassVar[frozenset[str]] = frozenset({"played", "price"})

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.cause = ""
        """Why somebody may lose health now."""

    def place(self, cell: int) -> str:
        return self.say.say("story-place", cell=CELL_IDS[cell], name=self.teller.thing("cell", cell))

    def places(self, cells: Sequence[int]) -> str:
        return self.listed([self.place(cell) for cell in dict.fromkeys(cells)])

    def card(self, card: int) -> str:
        return self.teller.thing("card", card)

    def monster(self, token: int) -> str:
        return self.say.say(f"kind-{MONSTERS[KIND_OF[token]]}")

    def goal(self, night: int) -> str:
        return self.say.say(f"bar-task-{TASKS[TASK_OF[night]]}")

    def fighter(self, fighter: int) -> dict[str, str]:
        """A hero or a monster as the object of a sentence: `target-is` is `you`, `other` or `monster`."""
        if fighter < MONSTERS_FROM:
            return self.teller.people(target=fighter)
        return {"target": self.monster(fighter - MONSTERS_FROM), "target-is": "monster"}

    def change(self, what: str, count: int) -> str:
        sign = "+" if count > 0 else "−"
        return self.say.say("story-change", what=what, sign=sign, count=abs(count))
