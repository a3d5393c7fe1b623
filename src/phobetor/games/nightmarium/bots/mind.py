"""What Nightmarium tells a search: a learned eye for options, and a learned guess at who will win."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from mypy_extensions import i64

from phobetor.bots.learned import learned
from phobetor.bots.search import Effort, Mind, softmax
from phobetor.games.nightmarium.bots.features import OPTION_FEATURES, option_features, wins_at_once
from phobetor.games.nightmarium.bots.greedy import winning_options
from phobetor.games.nightmarium.bots.standing import PLAYER_FEATURES, player_features
from phobetor.games.nightmarium.rules.imagine import imagine
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player

GRAIN: Final = 1_000_000  # how finely chance decides between options
CERTAIN: Final = 20.0  # the prior of an option that wins at once
SOON: Final = 15.0  # of one that wins within the turn
SHARPNESS: Final = 2.0  # with which games are played on: twice as sure of itself as the teacher's games suggest
MOST_PLAYERS: Final = 6


class NightmariumMind(Mind):
    """Weights of options, and of players by the number of players."""

    options: list[float]
    standings: list[list[float]]

    def __init__(self, tables: dict[str, list[float]]) -> None:
        self.options = tables.get("options", [0.0] * OPTION_FEATURES)
        none: list[float] = [0.0] * PLAYER_FEATURES
        self.standings = [tables.get(f"players-{players}", none) for players in range(MOST_PLAYERS + 1)]

    def imagine(self, view: View, chance: Chance) -> Game:
        assert isinstance(view, NightmariumView)
        return imagine(view, chance)

    def effort(self, players: i64) -> Effort:
        """Several rivals are played on for longer: what they leave to each other shows late."""
        return Effort(60, 2, 0.6, 1.0) if players == 2 else Effort(60, 2 * players, 1.0, 1.0)

    def turn(self, game: Game) -> i64:
        assert isinstance(game, Nightmarium)
        return game.active

    def prior(self, game: Nightmarium, option: Option) -> float:
        if wins_at_once(game, option):
            return CERTAIN
        return weighed(self.options, option_features(game, option))

    def priors(self, game: Game, options: list[Option]) -> list[float]:
        """By what was learned; before all others what wins within the turn."""
        assert isinstance(game, Nightmarium)
        winning = winning_options(game, options)
        found: list[float] = [self.prior(game, option) for option in options]
        for place in range(len(options)):
            if options[place] in winning:
                found[place] = max(found[place], SOON)
        return found

    def quick(self, game: Game, chance: Chance) -> Option:
        """One of the options, by its sharpened chance (the best of the priors plus Gumbel noise is just that)."""
        assert isinstance(game, Nightmarium)
        options = game.legal()
        best = options[0]
        most = -1e30
        for option in options:
            noise = -math.log(-math.log((float(chance.below(GRAIN)) + 0.5) / float(GRAIN)))
            score = SHARPNESS * self.prior(game, option) + noise
            if score > most:
                most = score
                best = option
        return best

    def value(self, game: Game) -> list[float]:
        assert isinstance(game, Nightmarium)
        players = len(game.hands)
        weights = self.standings[players]
        return softmax([weighed(weights, player_features(game, player)) for player in range(players)])

    def sizes(self) -> tuple[int, int]:
        return OPTION_FEATURES, PLAYER_FEATURES

    def seen_in_option(self, game: Game, option: Option) -> list[i64]:
        assert isinstance(game, Nightmarium)
        return option_features(game, option)

    def seen_in_player(self, game: Game, player: Player) -> list[tuple[i64, float]]:
        assert isinstance(game, Nightmarium)
        return [(feature, 1.0) for feature in player_features(game, player)]


def weighed(weights: list[float], features: list[i64]) -> float:
    total = 0.0
    for feature in features:
        total += weights[feature]
    return total


@cache
def nightmarium_mind() -> NightmariumMind:
    """The same for all: it never changes."""
    return NightmariumMind(learned("phobetor.games.nightmarium"))
