"""What Somnicum tells a search: the greedy player's values as priors, and a learned guess at who will win."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from mypy_extensions import i64

from phobetor.bots.learned import learned
from phobetor.bots.search import Effort, Mind, chances
from phobetor.games.somnicum.bots.quick import Glance
from phobetor.games.somnicum.bots.worth import POINT, open_places, particles_at_the_ends
from phobetor.games.somnicum.rules.imagine import imagine
from phobetor.games.somnicum.rules.packed import size
from phobetor.games.somnicum.rules.state import ROUNDS, Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import MOST_PLAYERS
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player

CARDS_A_ROUND: Final = 5.0  # of each player, about: rounds seldom last until the cards run out
WORST: Final = -50.0
VICTORY: Final = 0.8  # what victory alone is worth; the rest is for the margin, so that lost games have a slope
MARGIN: Final = 12.0

# --- of a player ------------------------------------------------------------------------------------
TOTAL: Final = 0  # points
TOTAL_LATE: Final = 1  # the same, the more the fewer turns are left
SAND: Final = 2
SAND_EARLY: Final = 3
OPEN: Final = 4  # places that wait for cards
ENDS: Final = 5  # particles at the right ends
KEPT: Final = 6  # encounters
AWAY: Final = 7  # turns until theirs
PLAYER_FEATURES: Final = 8


def cards_to_come(game: Somnicum) -> float:
    """About how many more cards each player will take."""
    return float(game.on_field) / float(game.players()) + CARDS_A_ROUND * float(ROUNDS - game.round)


def player_features(game: Somnicum, player: Player) -> list[tuple[i64, float]]:
    to_come = cards_to_come(game)
    late = 1.0 / (1.0 + to_come / 4.0)
    early = min(1.0, to_come / 10.0)
    dream = game.dreams[player]
    total = float(game.total(player))
    sand = float(len(game.stocks[player]))
    away = float((player - game.active + game.players()) % game.players())
    return [
        (TOTAL, total / 10.0), (TOTAL_LATE, total * late / 4.0), (SAND, sand / 5.0), (SAND_EARLY, sand * early / 5.0),
        (OPEN, float(open_places(dream)) * early / 400.0), (ENDS, float(particles_at_the_ends(dream)) * early / 100.0),
        (KEPT, float(size(game.hands[player])) / 4.0), (AWAY, away / 4.0),
    ]  # fmt: skip


class SomnicumMind(Mind):
    """Weights of players, by the number of players."""

    standings: list[list[float]]

    def __init__(self, tables: dict[str, list[float]]) -> None:
        none: list[float] = [0.0] * PLAYER_FEATURES
        self.standings = [tables.get(f"players-{players}", none) for players in range(MOST_PLAYERS + 1)]

    def imagine(self, view: View, chance: Chance) -> Game:
        assert isinstance(view, SomnicumView)
        return imagine(view, chance)

    def effort(self, players: i64) -> Effort:
        return Effort(1, players, 0.3, 1.0)

    def turn(self, game: Game) -> i64:
        assert isinstance(game, Somnicum)
        return game.turns

    def priors(self, game: Game, options: list[Option]) -> list[float]:
        """The greedy player's values, in points."""
        assert isinstance(game, Somnicum)
        glance = Glance(game, game.asked)
        plain = glance.plain(game.legal())
        return [max(WORST, float(glance.value(option, plain)) / float(POINT)) for option in options]

    def quick(self, game: Game, chance: Chance) -> Option:
        assert isinstance(game, Somnicum)
        return Glance(game, game.asked).best(game.legal(), chance)

    def value(self, game: Game) -> list[float]:
        assert isinstance(game, Somnicum)
        players = game.players()
        return chances(self.standings[players], [player_features(game, player) for player in range(players)])

    def rewards(self, game: Game) -> list[float]:
        """Mostly victory, and a little the margin."""
        assert isinstance(game, Somnicum)
        found = super().rewards(game)
        totals: list[float] = [float(game.total(player)) for player in range(game.players())]
        for player in range(len(found)):
            rival = max([totals[other] for other in range(len(totals)) if other != player])
            margin = 1.0 / (1.0 + math.exp((rival - totals[player]) / MARGIN))
            found[player] = VICTORY * found[player] + (1.0 - VICTORY) * margin
        return found

    def sizes(self) -> tuple[int, int]:
        return 0, PLAYER_FEATURES

    def seen_in_player(self, game: Game, player: Player) -> list[tuple[i64, float]]:
        assert isinstance(game, Somnicum)
        return player_features(game, player)


@cache
def somnicum_mind() -> SomnicumMind:
    """The same for all: it never changes."""
    return SomnicumMind(learned("phobetor.games.somnicum"))
