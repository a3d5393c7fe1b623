"""Games of Deranged that stand at their first question."""

from __future__ import annotations

from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance


def new_game(players: int, settings: list[int], chance: Chance) -> Deranged:
    game = TITLE.new(players, settings, chance)
    assert isinstance(game, Deranged)
    return game
