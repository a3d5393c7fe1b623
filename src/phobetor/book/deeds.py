"""Deeds: lines that grow with what follows, for games in which one deed takes many events.

A card that was played or a payment is a line only until it is known what for (`opening`). What a deed brought with it
is folded into it and counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from phobetor.book.story import Hold, Line, Seen, Span, Teller, Telling, Thing, sentence
from phobetor.kernel.words import HIDDEN, NOBODY, Player

MOST_CHANGES = 4
"""Lines of what is different now, where a scene waits."""


def is_known(seen: Seen) -> bool:
    """Whether the viewer knows everything about an event."""
    return HIDDEN not in seen.values


class Deeds(Telling):
    """A section whose lines absorb what led to them and take up what they lead to."""

    opening: ClassVar[frozenset[str]] = frozenset()
    """What is told with the deed that it was for."""
    naming: ClassVar[frozenset[str]] = frozenset()
    """Messages that say the name in any case."""

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.doing = ""
        """What the last line tells: `walk`, `attack`."""
        self.whose: Player = NOBODY
        self.step = 0
        self.folded: dict[int, dict[str, dict[str, Any]]] = {}
        self.gained: dict[int, list[str]] = {}
        """What a line says that the deed brought, piece by piece."""

    # --- words ----------------------------------------------------------------------------------
    def one_of(self, player: Player) -> str:
        """Somebody in a list."""
        return self.say.say("story-you-listed") if self.is_me(player) else self.say.player(player)

    def listed(self, words: Sequence[str]) -> str:
        return self.teller.listed(words) if words else ""

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
        if last and self.doing in self.opening and self.whose == doer and not self.gained.get(id(last)):
            line = self.rephrase(last, seen, message, **args)
        else:
            line = self.add(seen, message, doer, **args)
        self.doing, self.whose = kind, doer
        return line

    def rephrase(self, line: Line, seen: Seen | None = None, message: str = "", **args: Any) -> Line:
        before, doer, _, known = self.said[id(line)]
        if (message or before) in self.naming:
            self.said[id(line)] = (before, doer, NOBODY, known)
        return super().rephrase(line, seen, message, **args)

    def goes_on(self, kind: str, doer: Player) -> Line | None:
        """The last line, if it tells this of this player."""
        return self.last if self.doing == kind and self.whose == doer else None

    def words_of(self, line: Line) -> dict[str, Any]:
        """What the line was told with."""
        return self.said[id(line)][3]

    def detail(self, seen: Seen, what: str, count: int = 1, **args: Any) -> None:
        """Fold an event into the last line; the same things are counted."""
        line = self.last
        if line is None:
            return
        self.fold(line, seen)
        found = self.folded.setdefault(id(line), {})
        found[what] = {**args, "count": found.get(what, {}).get("count", 0) + count}
        self.unwritten[id(line)] = line

    def unfold(self, what: str) -> None:
        """The last line says it itself."""
        if self.last and self.folded.get(id(self.last), {}).pop(what, None):
            self.unwritten[id(self.last)] = self.last

    def write(self, line: Line) -> None:
        super().write(line)
        found = self.folded.get(id(line))
        if found is not None:
            line.details = [sentence(self.say.say(f"story-fold-{one}", **found[one])) for one in found]

    def gain(self, line: Line, seen: Seen, piece: str) -> None:
        """One more thing that the deed of the line brought: `$changes`, and how many they are: `$changed`."""
        found = self.gained.setdefault(id(line), [])
        found.append(piece)
        self.rephrase(line, seen, changes=", ".join(found), changed=len(found))

    def mark(self, line: Line, tone: str, *players: Player) -> Line:
        """Whom the line concerns; it is a loss or gain only for the viewer."""
        self.concern(line, *[player for player in players if player != self.section.seat])
        if tone and not line.tone and any(self.is_me(player) for player in players):
            line.tone = "loss" if tone == "loss" else "gain"
        return line

    def secret(self, line: Line, seen: Seen) -> Line:
        """What nobody else knows; alone there is nobody else."""
        if seen.is_private and len(self.say.names) > 1:
            line.tone = "only"
        return line

    def show(self, line: Line, kind: str, value: int) -> Line:
        line.card = Thing(kind, value)
        return line

    def hold(self, title: str, changes: Sequence[str], todo: str = "", rule: str = "") -> Hold:
        kept = [change for change in changes if change][:MOST_CHANGES]
        return Hold(self.say.say(title), kept, self.say.say(todo) if todo else "", rule)
