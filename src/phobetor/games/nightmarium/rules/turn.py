"""The turn, and how a game ends in which nobody can win any more."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.actions import FIRST_ACTION, SECOND_ACTION
from phobetor.games.nightmarium.rules.box import CARDS
from phobetor.games.nightmarium.rules.state import ANY_LEGION, Nightmarium, Rule
from phobetor.games.nightmarium.rules.vocabulary import (
    IMPATIENT,
    MOST_PLAYERS,
    NOBODY_CAN_ACT,
    NOTHING_PLACED,
    PATIENCE,
    ROUNDS_OF_PATIENCE,
    STALEMATE,
    TURN,
)
from phobetor.kernel.words import Player


class Turn(Rule):
    """On your turn you perform two actions; then the player to your left takes a turn."""

    rule: ClassVar[str] = "NM-3.1 NM-3.2"
    player: Player

    def __init__(self, player: Player) -> None:
        self.player = player

    def run(self, game: Nightmarium) -> None:
        game.active = self.player
        game.legion_played = ANY_LEGION
        if game.nobody_can_act():
            game.then(STALEMATE_STEP)
        elif game.is_patience_over():
            game.then(PATIENCE_STEP)
        else:
            game.quiet += 1
            game.tell(TURN, self.player)
            game.then(FIRST_ACTION, SECOND_ACTION, TURNS[game.left_of(self.player)])


class Stalemate(Rule):
    """No card in the deck, the discard pile or a hand: nobody can act any more, and the game is over."""

    rule: ClassVar[str] = "NM-3.5 NM-3.7"

    def run(self, game: Nightmarium) -> None:
        game.tell(STALEMATE)
        game.finish(NOBODY_CAN_ACT, leaders(game))


class Impatience(Rule):
    """Nobody placed a card for many rounds: cards only circulate, and the game is over."""

    rule: ClassVar[str] = "NM-3.6 NM-3.7"

    def run(self, game: Nightmarium) -> None:
        game.tell(IMPATIENT, ROUNDS_OF_PATIENCE[game.settings[PATIENCE]])
        game.finish(NOTHING_PLACED, leaders(game))


def leaders(game: Nightmarium) -> tuple[int, ...]:
    """Most complete creatures, then most cards in creatures; those still equal share the victory. NM-3.7"""
    best: i64 = -1
    winners: list[int] = []
    for player in range(len(game.hands)):
        worth = game.complete_creatures(player) * CARDS + game.cards_in_front(player)
        if worth > best:
            best = worth
            winners = []
        if worth == best:
            winners.append(player)
    return tuple(winners)


# Steps without parameters, or with few values, are made once and shared by every game.
STALEMATE_STEP: Final = Stalemate()
PATIENCE_STEP: Final = Impatience()
TURNS: Final = [Turn(player) for player in range(MOST_PLAYERS)]
