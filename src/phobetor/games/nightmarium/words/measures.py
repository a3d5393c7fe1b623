"""What is counted of a game of Nightmarium that is over."""

from __future__ import annotations

from phobetor.games.nightmarium.rules.state import Nightmarium


def scores(game: Nightmarium) -> list[int]:
    return [game.complete_creatures(player) for player in range(len(game.hands))]
