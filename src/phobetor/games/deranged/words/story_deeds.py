"""What Deranged's lines are made of: places, cards and changes in words, and lines that grow with what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from phobetor.book.story import Hold, Line, Seen, Span, Teller, Telling, Thing, sentence
from phobetor.games.deranged.rules.box import KIND_OF, MONSTERS, TASK_OF, TASKS
from phobetor.games.deranged.rules.state import MONSTERS_FROM
from phobetor.games.deranged.rules.town import CELL_IDS
from phobetor.kernel.words import NOBODY, Player

MOST_CHANGES = 4
"""Lines of what is different now, where a scene waits."""
OPENING = ("played", "price")
"""A card or a payment is told with what it was for."""


class Deeds(Telling):
    """Words for the things of Deranged, and how a line absorbs what led to it."""

    lights: ClassVar[frozenset[str]] = frozenset({"player", "card", "cell", "monster", "curse", "night"})

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.doing = ""
        """What the last line tells: `walk`, `attack`."""
        self.whose: Player = NOBODY
        self.folded: dict[int, dict[str, dict[str, Any]]] = {}
        self.step = 0
        self.cause = ""
        """Why somebody may lose health now."""
        self.gained: dict[int, list[str]] = {}
        """What a line tells of health, sanity and candles."""

    # --- words ----------------------------------------------------------------------------------
    def place(self, cell: int) -> str:
        return self.say.say("story-place", cell=CELL_IDS[cell], name=self.teller.thing("cell", cell))

    def places(self, cells: Sequence[int]) -> str:
        return self.listed([self.place(cell) for cell in cells])

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

    def one_of(self, player: Player) -> str:
        """Somebody in a list."""
        return self.say.say("story-you-listed") if self.is_me(player) else self.say.player(player)

    def listed(self, words: Sequence[str]) -> str:
        """A, B and C."""
        if len(words) < 2:
            return "".join(words)
        return self.say.say("story-list", others=", ".join(words[:-1]), last=words[-1])

    def change(self, what: str, count: int) -> str:
        sign = "+" if count > 0 else "−"
        return self.say.say("story-change", what=what, sign=sign, count=abs(count))

    # --- lines ----------------------------------------------------------------------------------
    def add(self, seen: Seen, message: str, doer: Player = NOBODY, **args: Any) -> Line:
        if self.section.steps:
            self.named = NOBODY  # in a phase somebody else is always next
        line = super().add(seen, message, doer, **args)
        line.step = self.step
        self.doing, self.whose = "", doer
        return line

    def open(self, kind: str, seen: Seen, message: str, doer: Player, **args: Any) -> Line:
        """A line that can grow, or take the place of one that told a card or a payment for it."""
        last = self.last
        if last and self.doing in OPENING and self.whose == doer and not self.gained.get(id(last)):
            line = self.rephrase(last, seen, message, **args)
        else:
            line = self.add(seen, message, doer, **args)
        self.doing, self.whose = kind, doer
        return line

    def goes_on(self, kind: str, doer: Player) -> Line | None:
        """The last line, if it tells this of this player."""
        return self.last if self.doing == kind and self.whose == doer else None

    def detail(self, seen: Seen, what: str, count: int = 1, **args: Any) -> None:
        """Fold an event into the last line; the same things are counted."""
        line = self.last
        if line is None:
            return
        self.fold(line, seen)
        found = self.folded.setdefault(id(line), {})
        found[what] = {**args, "count": found.get(what, {}).get("count", 0) + count}
        self.write_details(line)

    def unfold(self, what: str) -> None:
        """The last line says it itself."""
        if self.last and self.folded.get(id(self.last), {}).pop(what, None):
            self.write_details(self.last)

    def write_details(self, line: Line) -> None:
        found = self.folded[id(line)]
        line.details = [sentence(self.say.say(f"story-fold-{one}", **found[one])) for one in found]

    def mark(self, line: Line, tone: str, *players: Player) -> Line:
        """Whom the line concerns; it is a loss or gain only for the viewer."""
        self.concern(line, *[player for player in players if player != self.section.seat])
        if any(self.is_me(player) for player in players) and not line.tone:
            line.tone = "loss" if tone == "loss" else "gain"
        return line

    def show(self, line: Line, kind: str, value: int) -> Line:
        line.card = Thing(kind, value)
        return line

    def hold(self, title: str, changes: Sequence[str], todo: str = "", rule: str = "") -> Hold:
        kept = [change for change in changes if change][:MOST_CHANGES]
        return Hold(self.say.say(title), kept, self.say.say(todo) if todo else "", rule)
