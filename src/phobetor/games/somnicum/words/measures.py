"""What a designer wants to know of a finished game: points line by line, what dreams are made of, what is left over."""

from __future__ import annotations

from phobetor.book.title import Measure
from phobetor.games.somnicum.rules.box import NO_CARD
from phobetor.games.somnicum.rules.dream import LEVELS, LINES
from phobetor.games.somnicum.rules.packed import size
from phobetor.games.somnicum.rules.state import Somnicum

DREAM = "dream"


def scores(game: Somnicum) -> list[int]:
    return [game.total(player) for player in range(game.players())]


def measures(game: Somnicum) -> list[Measure]:
    """Of each dream, of the winners' dreams, and of the game as a whole."""
    totals = scores(game)
    found: list[Measure] = []
    for player, total in enumerate(totals):
        found += [(DREAM, "score", float(total)), *points_of(game, player), *dream_of(game, player)]
        found += left_over(game, player)
    found += [("winner", "score", float(totals[player])) for player in game.winners]
    first, second = sorted(totals, reverse=True)[:2]
    return [*found, ("game", "turns", float(game.turns)), ("game", "lead", float(first - second))]


def points_of(game: Somnicum, player: int) -> list[Measure]:
    return [(DREAM, f"points: {line}", float(points)) for line, points in zip(LINES, game.score(player), strict=True)]


def dream_of(game: Somnicum, player: int) -> list[Measure]:
    dream = game.dreams[player]
    levels = [dream.cards[level * dream.width : (level + 1) * dream.width] for level in range(LEVELS)]
    cards = [sum(card != NO_CARD for card in level) for level in levels]
    found: list[Measure] = [(DREAM, "cards", float(sum(cards)))]
    found += [(DREAM, f"cards on level {level}", float(count)) for level, count in enumerate(cards, 1)]
    return [*found, (DREAM, "gaps", float(dream.gaps())), (DREAM, "tokens on cards", float(len(dream.laid)))]


def left_over(game: Somnicum, player: int) -> list[Measure]:
    return [
        (DREAM, "tokens left", float(len(game.stocks[player]))),
        (DREAM, "encounters left", float(size(game.hands[player]))),
        (DREAM, "permanent encounters", float(size(game.fronts[player]))),
    ]
