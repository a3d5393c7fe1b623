"""What an action is worth to a planner: as the greedy player sees it, but for the ways off the ship."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.bots.deeds import MUST, NEVER, Deeds
from phobetor.games.nemesis.bots.plan import SLEEP


class Ventures(Deeds):
    """Values of actions for somebody with a course in mind."""

    def of_sleeping(self) -> i64:
        """Who came to sleep sleeps; an objective that was not reached by then would not be reached awake."""
        return MUST if self.plan.purpose == SLEEP else NEVER
