"""What Nemesis' lines are made of: rooms, nightmares and what a deed brings, in words."""

from __future__ import annotations

from typing import Any, ClassVar

from phobetor.book.deeds import Deeds
from phobetor.book.story import Line, Seen, Span, Teller
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.names import NIGHTMARES, ROOMS
from phobetor.games.nemesis.rules.packed import target_nightmare
from phobetor.games.nemesis.rules.ship import FIXED
from phobetor.kernel.words import NOBODY, Player


class Words(Deeds):
    """Words for the things of Nemesis."""

    lights: ClassVar[frozenset[str]] = frozenset(
        {"player", "slot", "corridor", "card", "item", "room", "pod", "engine"}
    )
    naming: ClassVar[frozenset[str]] = frozenset(
        {"story-result", "story-encounter", "story-surprised", "story-trades", "story-starts"}
    )
    opening: ClassVar[frozenset[str]] = frozenset({"declared", "pay"})

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.rooms: dict[int, int] = {}
        """The rooms that this section has named, by slot."""
        self.suffers: dict[int, Player] = {}
        """To whom a line tells what happened: what follows belongs to it."""
        self.found: list[str] = []
        """Corridors or rooms that one line names."""

    # --- words ----------------------------------------------------------------------------------
    def place(self, slot: int) -> str:
        room = self.rooms.get(slot) or (FIXED[slot] if 0 < slot < len(FIXED) else 0)
        if room:
            return self.say.say("story-room", key=ROOMS[room], room=self.teller.thing("room", room), slot=slot)
        return self.teller.thing("slot", slot)

    def nightmare(self, nightmare: int) -> str:
        return self.say.say(f"nightmare-{NIGHTMARES[min(nightmare, len(NIGHTMARES) - 1)]}")

    def target(self, target: int) -> str:
        """What is shot at; its injuries are on the board."""
        return self.say.say("target-eggs") if target == EGGS else self.nightmare(target_nightmare(target))

    def about(self, kind: str, value: int) -> str:
        return self.say.title.describe(f"{kind}-about", value, self.say)

    # --- lines ----------------------------------------------------------------------------------
    def several(self, seen: Seen, message: str, word: str) -> Line:
        """The same in several places."""
        if self.doing == message and self.last:
            self.found.append(word)
            return self.rephrase(self.last, seen, places=", ".join(self.found), count=len(self.found))
        self.found = [word]
        line = self.add(seen, message, places=word, count=1)
        line.under, self.doing = line is not self.section.lines[0], message
        return line

    def may_suffer(self, line: Line, player: Player) -> Line:
        self.suffers[id(line)] = player
        return line

    def result(self, seen: Seen, player: Player, part: str, tone: str, **args: Any) -> Line:
        """What a deed does to somebody: a piece of the line that tells the deed, or a line under it."""
        line = self.last
        if line is None or self.suffers.get(id(line)) != player:
            line = self.add(seen, "story-result", player, changes="", changed=0)
            line.under = line is not self.section.lines[0]
            self.may_suffer(line, player)
        self.gain(line, seen, self.say.say(f"story-part-{part}", **args))
        return self.mark(line, tone, player)
