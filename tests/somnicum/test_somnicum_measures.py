"""What `sim` measures of Somnicum: dreams, their points line by line, what is left over, and the course of the game."""

from __future__ import annotations

import pytest

from phobetor.bots.bot import RandomBot
from phobetor.games.somnicum.rules.dream import LINES
from phobetor.games.somnicum.rules.packed import in_hand
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.lab.playout import bot_playout


def finished(seed: int) -> Somnicum:
    game = TITLE.new(3, TITLE.setting_values({}), Chance(seed))
    bot_playout(game, [RandomBot() for _ in range(3)], TITLE.view, Chance(f"bots {seed}"), 5_000)
    assert game.is_over()
    assert isinstance(game, Somnicum)
    return game


def values(game: Somnicum, about: str, name: str) -> list[float]:
    return [value for who, what, value in TITLE.measures(game) if (who, what) == (about, name)]


@pytest.mark.parametrize("seed", range(3))
def test_every_dream_is_measured_line_by_line(seed: int) -> None:
    game = finished(seed)
    totals = [game.total(player) for player in range(3)]
    assert values(game, "dream", "score") == totals
    lines = [values(game, "dream", f"points: {line}") for line in LINES]
    assert [sum(points) for points in zip(*lines, strict=True)] == totals
    assert values(game, "winner", "score") == [max(totals)] * len(game.winners)
    assert values(game, "game", "lead") == [max(totals) - sorted(totals)[-2]]


@pytest.mark.parametrize("seed", range(3))
def test_what_lies_in_dreams_and_what_is_left_over(seed: int) -> None:
    game = finished(seed)
    assert values(game, "dream", "gaps") == [sum(link > 1 for link in dream.links) for dream in game.dreams]
    assert values(game, "dream", "cards") == [sum(card > 0 for card in dream.cards) for dream in game.dreams]
    by_level = [values(game, "dream", f"cards on level {level}") for level in (1, 2, 3)]
    assert [sum(cards) for cards in zip(*by_level, strict=True)] == values(game, "dream", "cards")
    assert values(game, "dream", "tokens left") == [len(stock) for stock in game.stocks]
    assert values(game, "dream", "tokens on cards") == [len(dream.laid) for dream in game.dreams]
    assert values(game, "dream", "encounters left") == [len(in_hand(hand)) for hand in game.hands]
    assert values(game, "dream", "permanent encounters") == [len(in_hand(front)) for front in game.fronts]
    assert values(game, "game", "turns") == [game.turns]
