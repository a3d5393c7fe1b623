"""Possession: the token, the other figure, the ways back, and the common loss. DE-144 to DE-165, DE-178"""

from __future__ import annotations

from typing import ClassVar, Final

from phobetor.games.deranged.rules.state import MOST, POSSESSIONS, Deranged, Rule
from phobetor.games.deranged.rules.vocabulary import (
    ALL_POSSESSED,
    CURED,
    EVERYBODY_POSSESSED,
    HUMAN_AGAIN,
    POSSESSED,
    TOKEN_TAKEN,
)
from phobetor.kernel.words import Player


def take_token(game: Deranged, player: Player) -> bool:
    """Nobody ever has more than one; a second is not received and changes nothing. DE-147"""
    if game.token[player] == 1:
        return False
    game.token[player] = 1
    game.tell(TOKEN_TAKEN, player)
    return True


def receive_token(game: Deranged, player: Player) -> None:
    """By day the hero stays human until night; at night the change comes at once. DE-145, DE-146"""
    if take_token(game, player) and game.night == 1:
        become_possessed(game, player)
        game.then(COMMON_LOSS)


def become_possessed(game: Deranged, player: Player) -> None:
    """The possessed figure, all health, and the other side of the cards. DE-136"""
    if game.form[player] == 0:
        game.form[player] = 1
        game.health[player] = MOST
        game.count(player, POSSESSIONS)
        game.tell(POSSESSED, player)


def become_human(game: Deranged, player: Player) -> None:
    """The human figure, all sanity, and the usual side of the cards. DE-138, DE-157"""
    if game.form[player] == 1:
        game.form[player] = 0
        game.sanity[player] = MOST
        game.tell(HUMAN_AGAIN, player)


def cure(game: Deranged, player: Player) -> None:
    """The token is discarded at once; only at night does that change the hero. DE-157, DE-195"""
    if game.token[player] == 1:
        game.token[player] = 0
        game.tell(CURED, player)
        become_human(game, player)


class CommonLoss(Rule):
    """If at any moment of a night all heroes are possessed, on the board or off it, everybody loses at once.
    Tokens held by day are not yet a loss."""

    rule: ClassVar[str] = "DE-178 DE-179 DE-189"

    def run(self, game: Deranged) -> None:
        for player in range(game.players()):
            if game.is_human(player):
                return
        game.tell(ALL_POSSESSED)
        game.finish(EVERYBODY_POSSESSED, ())


COMMON_LOSS: Final = CommonLoss()
