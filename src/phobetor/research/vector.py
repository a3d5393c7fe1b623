"""Many games in one call: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from phobetor.games import title_of
from phobetor.kernel.refusal import BadInput
from phobetor.research.desk import Batch
from phobetor.research.desks import desk_of

MOST_DECISIONS = 20_000


class VectorTable:
    """`count` games of the same table. In each of them somebody is always asked; a game that is over is dealt anew.

    The arrays are windows on the memory into which the next step writes: copy what you want to keep.

    - `observations` (count × bytes): what the seat in turn may know, laid out as `desk.encoder.layout()` says
    - `masks` (count × actions): what it may choose
    - `seats` (count): which seat that is
    - `rewards` (count × players): of the step, for every seat; 0 unless the game is over
    - `overs` (count): 1 if the step ended the game, 2 if it was cut off for its length, else 0
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        max_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.desk = desk_of(game, players or title_of(game).players[0], options)
        self.batch = Batch(self.desk, count, max_decisions)
        self.sampled = window(self.batch.sampled, np.int64)
        self.observations = window(self.batch.seen.bytes, np.uint8).reshape(count, -1)
        self.masks = window(self.batch.masks.bytes, np.uint8).reshape(count, -1)
        self.seats = window(self.batch.seats, np.uint8)
        self.overs = window(self.batch.overs, np.uint8)
        self.rewards = window(self.batch.rewards, np.float64).reshape(count, -1)

    def reset(self, seed: int | str = 0) -> None:
        """Deal all games anew; the same seed deals the same games, in the same order."""
        self.batch.reset(str(seed))

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each game; raises BadInput, and changes nothing, if a mask does not allow one of them."""
        given = np.asarray(actions)
        if given.shape != self.seats.shape:
            raise BadInput(f"There are {self.seats.size} games, but {given.size} actions.")
        if given.dtype.kind not in "iu":
            raise BadInput("Actions are whole numbers; the mask says which can be chosen.")
        self.batch.step(given.tolist())

    def sample(self) -> npt.NDArray[Any]:
        """An action for each game, at random among the allowed ones, from a stream that the seed decides."""
        self.batch.sample()
        return self.sampled.copy()


def window(memory: Any, kind: type[np.generic]) -> npt.NDArray[Any]:
    """An array that shows what compiled code writes there."""
    return np.frombuffer(memory, kind)
