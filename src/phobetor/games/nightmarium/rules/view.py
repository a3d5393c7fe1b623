"""What a seat of Nightmarium may know."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import NO_CARD, Card
from phobetor.games.nightmarium.rules.rows import Row
from phobetor.games.nightmarium.rules.state import Creature, Nightmarium
from phobetor.kernel.view import Open, View
from phobetor.kernel.words import Player


class NightmariumView(View):
    """Public: creatures, discard pile, how many cards are in the deck and in each hand. Secret: the hands.

    A card that everybody saw go into a hand stays known there (NM-2.2); NO_CARD stands for an unknown one.
    """

    active: Open[Player]
    legion_played: Open[i64]
    acting: Open[Creature]
    quiet: Open[i64]
    deck: i64
    discards: Open[list[Card]]
    revealed: Open[list[Card]]
    shown: Open[list[Card]]
    hands: list[list[Card]]
    places: list[list[Creature]]
    rows: Open[list[Row]]
    height: list[i64]
    parts: Open[list[Card]]

    # --- written by `make fields` from the fields above ---
    SHOWN: ClassVar[tuple[str, ...]] = (
        "active", "legion_played", "acting", "quiet", "deck", "discards", "revealed", "shown", "hands", "places",
        "rows", "height", "parts",
    )  # fmt: skip

    def copy_open(self, game: Nightmarium) -> None:
        self.active = game.active
        self.legion_played = game.legion_played
        self.acting = game.acting
        self.quiet = game.quiet
        self.discards = game.discards[:]
        self.revealed = game.revealed[:]
        self.shown = game.shown[:]
        self.rows = game.rows[:]
        self.parts = game.parts[:]

    def give_open(self, game: Nightmarium) -> None:
        game.active = self.active
        game.legion_played = self.legion_played
        game.acting = self.acting
        game.quiet = self.quiet
        game.discards = self.discards[:]
        game.revealed = self.revealed[:]
        game.shown = self.shown[:]
        game.rows = self.rows[:]
        game.parts = self.parts[:]

    # --- until here ---

    def __init__(self, game: Nightmarium, seat: Player) -> None:
        super().__init__(game, seat)
        self.copy_open(game)
        self.deck = len(game.deck)
        self.places = game.places
        self.height = [height for row in game.rows for height in row.heights]
        self.hands = []
        for player in range(len(game.hands)):
            if player == seat:
                self.hands.append(game.hands[player][:])
            else:
                self.hands.append(known_cards(game.hands[player], game.shown))

    def own_fields(self) -> dict[str, Any]:
        fields = super().own_fields()
        del fields["rows"]  # told as heights
        return fields


def known_cards(hand: list[Card], shown: list[Card]) -> list[Card]:
    """What the others know of a hand: the cards shown, in ascending order, then the unknown ones."""
    known: list[Card] = sorted([card for card in hand if card in shown])
    while len(known) < len(hand):
        known.append(NO_CARD)
    return known


def view(game: Nightmarium, seat: Player) -> NightmariumView:
    return NightmariumView(game, seat)
