"""How action and contamination cards move between deck, hand and discards. NE-5.1, NE-8.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.names import CLEAN, INFECTED, Card
from phobetor.games.nemesis.rules.pieces import insert
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import CONTAMINATED, DISCARDED_CARD, DREW
from phobetor.kernel.words import Player

HAND: Final = 5


def draw_cards(game: Nemesis, player: Player, count: i64) -> None:
    """From the own deck; an empty one is replaced by the discards. NE-5.1"""
    for _ in range(count):
        if not has_card_to_draw(game, player):
            return
        card = game.chance.draw(game.decks[player], "card")
        game.decks[player].sort()
        insert(game.hands[player], card)
        game.tell(DREW, player, public_card(card))


def has_card_to_draw(game: Nemesis, player: Player) -> bool:
    """Whether there is one; the discards become the deck where that has run out. NE-2.11"""
    if not game.decks[player] and game.discards[player]:
        game.cite("NE-2.11")
        game.decks[player] = game.discards[player]
        game.discards[player] = []
    return len(game.decks[player]) > 0


def lay_down(game: Nemesis, player: Player, card: Card) -> None:
    """From the hand onto the own discards; what it was laid down for is told by the caller."""
    game.hands[player].remove(card)
    insert(game.discards[player], card)


def discard_card(game: Nemesis, player: Player, card: Card) -> None:
    lay_down(game, player, card)
    game.tell(DISCARDED_CARD, player, public_card(card))


def gain_contamination(game: Nemesis, player: Player) -> None:
    """On top of the own discards; when none is left, nothing. NE-8.4"""
    if game.contamination:
        pile = list(game.contamination)
        insert(game.discards[player], game.chance.draw(pile, "card"))
        game.contamination = tuple(pile)
        game.cite("NE-8.4")
        game.tell(CONTAMINATED, player)


def public_card(card: Card) -> Card:
    """A contamination card that was not scanned looks like any other."""
    return CLEAN if card == INFECTED else card
