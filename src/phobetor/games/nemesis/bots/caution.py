"""How dangerous the ship is to a planner: it fears attacks more than the greedy player does, and alone also noise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.danger import Danger
from phobetor.games.nemesis.rules.finish import is_coop

HARM_FACTOR: Final = 2
LONELY_NOISE: Final = 3  # nobody else draws what comes, and nobody shares the work that calls for steps


class Caution(Danger):
    """Found by trying: more of either, and less gets done in time."""

    def price_of_noise(self, left: i64) -> i64:
        return super().price_of_noise(left) * (LONELY_NOISE if self.game.players() == 1 else 1)

    def harm_of(self, nightmare: i64) -> i64:
        """In full cooperation one survivor is enough, so that the work is worth an attack."""
        return super().harm_of(nightmare) * (1 if is_coop(self.game) else HARM_FACTOR)
