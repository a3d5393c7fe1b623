"""The end of the game and scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.somnicum.rules.state import Rule, Somnicum
from phobetor.games.somnicum.rules.vocabulary import BELOW_ZERO, GOAL_SHOWN, LOST, SCORED, THREE_ROUNDS, TOTAL
from phobetor.kernel.words import Player


class FinalScoring(Rule):
    """Stars and nightmares by level, encounters never played, particles of the goal. Most points win; tokens in
    stock break a tie, and who is still tied shares the victory."""

    rule: ClassVar[str] = "SO-6 SO-7 SO-47 SO-56 SO-57 SO-58 SO-59 SO-60 SO-61 SO-62 SO-63 SO-R22 SO-64 SO-65 SO-66"

    def run(self, game: Somnicum) -> None:
        for player in range(game.players()):
            game.tell(GOAL_SHOWN, player, game.goals[player])
            tell_score(game, player)
        game.finish(THREE_ROUNDS, winners(game))


def tell_score(game: Somnicum, player: Player) -> None:
    """Line by line; arguments of events are never negative, so losses have events of their own. SO-R22"""
    points = game.score(player)
    for line in range(len(points)):
        if points[line] > 0:
            game.tell(SCORED, player, line, points[line])
        elif points[line] < 0:
            game.tell(LOST, player, line, -points[line])
    total = game.total(player)
    if total >= 0:
        game.tell(TOTAL, player, total, len(game.stocks[player]))
    else:
        game.tell(BELOW_ZERO, player, -total, len(game.stocks[player]))


def winners(game: Somnicum) -> tuple[int, ...]:
    """Most points, then most tokens in stock; those still equal share the victory. SO-64 to SO-66"""
    best: i64 = -1_000_000
    found: list[int] = []
    for player in range(game.players()):
        worth = 100 * game.total(player) + len(game.stocks[player])
        if worth > best:
            best = worth
            found = []
        if worth == best:
            found.append(player)
    return tuple(found)


# Steps without parameters, or with few values, are made once and shared by every game.
FINAL_SCORING: Final = FinalScoring()
