"""What an action is worth to one of a crew: what the common plan wants, whoever was to do it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.crew import Crew
from phobetor.games.nemesis.bots.deeds import MUST, NEVER
from phobetor.games.nemesis.bots.ventures import Ventures
from phobetor.games.nemesis.rules.names import COMMS, GENERATOR, NEST, Slot
from phobetor.games.nemesis.rules.state import NO_FUSE

TO_THE_POD: Final = 25  # a step towards an open one: waiting makes no room quieter
LAST_SEARCH: Final = 10


class Errands(Ventures):
    """Values of actions for somebody who works for the crew."""

    crew: Crew

    def __init__(self, crew: Crew) -> None:
        super().__init__(crew)
        self.crew = crew

    def of_task_room(self, room: i64) -> i64:
        if room == COMMS:
            return MUST if self.crew.needs_to_signal() else -5
        if room == NEST:
            return MUST if self.crew.needs_egg() else NEVER
        return MUST if self.crew.wants_laboratory() else -5

    def of_fuse(self) -> i64:
        """Stopped for those who need Earth; lit when the crew agrees, by whoever is there."""
        if self.game.fuse != NO_FUSE:
            return NEVER if self.crew.wants_fuse() else MUST
        return MUST if self.crew.may_light(len(self.crew.errands()) - 1) else NEVER

    def of_intranet(self, slot: Slot) -> i64:
        room = self.game.tile[slot]
        if room == GENERATOR:
            return self.of_fuse()
        return MUST if room == COMMS and self.crew.needs_to_signal() else -5

    def of_move(self, slot: Slot, careful: bool) -> i64:
        value = super().of_move(slot, careful)
        is_closer = not self.is_at_aim() and self.way[slot] < self.way[self.slot]
        return value + TO_THE_POD if is_closer and self.crew.is_leaving() else value

    def of_search(self, deck: i64) -> i64:
        return LAST_SEARCH if self.crew.is_leaving() and self.crew.has_exit() else super().of_search(deck)
