"""Actions as verb, first and second argument, chosen one after the other, with a mask for each."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from phobetor.kernel.refusal import BadInput
from phobetor.research.desks import actions_of

PARTS = ("verb", "first argument", "second argument")


class Factored:
    """The actions of a game in three parts: for models that would need a large head for all of them at once.

    `parts` (actions × 3) are those of each action; `sizes` says how many values a part can have, from 0 on. An argument
    that a verb does not have is 0.
    """

    def __init__(self, game: str) -> None:
        actions = actions_of(game)
        self.parts: npt.NDArray[Any] = np.array([actions.factored(action) for action in range(actions.count)])
        self.sizes: tuple[int, ...] = tuple(int(most) + 1 for most in self.parts.max(axis=0))
        self.actions = {tuple(parts): action for action, parts in enumerate(self.parts.tolist())}

    def mask(self, action_mask: npt.NDArray[Any], *chosen: int) -> npt.NDArray[Any]:
        """A 1 for each value of the next part that leads to an allowed action after the parts that are chosen: of the
        verb if none is, of the first argument after a verb, of the second after both."""
        if len(chosen) >= len(PARTS):
            raise BadInput(f"An action has {len(PARTS)} parts, and there is none after {len(chosen)}.")
        allowed = self.parts[np.flatnonzero(action_mask)]
        for place, value in enumerate(chosen):
            allowed = allowed[allowed[:, place] == value]
        found = np.zeros(self.sizes[len(chosen)], np.int8)
        found[allowed[:, len(chosen)]] = 1
        return found

    def action(self, verb: int, first: int = 0, second: int = 0) -> int:
        """The action of these parts; raises BadInput if there is none."""
        action = self.actions.get((verb, first, second))
        if action is None:
            raise BadInput(f"No action has the verb {verb} with the arguments {first} and {second}.")
        return action
