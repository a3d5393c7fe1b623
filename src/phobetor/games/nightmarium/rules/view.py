"""What a seat of Nightmarium may know."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import NO_CARD, Card
from phobetor.games.nightmarium.rules.rows import Row
from phobetor.games.nightmarium.rules.state import Creature, Nightmarium
from phobetor.kernel.view import View
from phobetor.kernel.words import Player


class NightmariumView(View):
    """Public: creatures, discard pile, how many cards are in the deck and in each hand. Secret: the hands.

    A card that everybody saw go into a hand stays known there (NM-2.2); NO_CARD stands for an unknown one.
    """

    active: Player
    legion_played: i64
    acting: Creature
    quiet: i64
    deck: i64
    discards: list[Card]
    revealed: list[Card]
    shown: list[Card]
    hands: list[list[Card]]
    places: list[list[Creature]]
    rows: list[Row]
    height: list[i64]
    parts: list[Card]

    def __init__(self, game: Nightmarium, seat: Player) -> None:
        super().__init__(game, seat)
        self.active = game.active
        self.legion_played = game.legion_played
        self.acting = game.acting
        self.quiet = game.quiet
        self.deck = len(game.deck)
        self.discards = game.discards[:]
        self.revealed = game.revealed[:]
        self.shown = game.shown[:]
        self.places = game.places
        self.rows = game.rows[:]
        self.height = [height for row in game.rows for height in row.heights]
        self.parts = game.parts[:]
        self.hands = []
        for player in range(len(game.hands)):
            if player == seat:
                self.hands.append(game.hands[player][:])
            else:
                self.hands.append(known_cards(game.hands[player], game.shown))

    def own_fields(self) -> dict[str, Any]:
        return {
            "active": self.active, "legion_played": self.legion_played, "acting": self.acting, "quiet": self.quiet,
            "deck": self.deck, "discards": self.discards, "revealed": self.revealed, "shown": self.shown,
            "hands": self.hands, "places": self.places, "height": self.height, "parts": self.parts,
        }  # fmt: skip


def known_cards(hand: list[Card], shown: list[Card]) -> list[Card]:
    """What the others know of a hand: the cards shown, in ascending order, then the unknown ones."""
    known: list[Card] = sorted([card for card in hand if card in shown])
    while len(known) < len(hand):
        known.append(NO_CARD)
    return known


def view(game: Nightmarium, seat: Player) -> NightmariumView:
    return NightmariumView(game, seat)
