"""Nightmarium's observations, written straight from the position: the same bytes as from the seat's view, sooner."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import NO_CARD, Card
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.kernel.agenda import Game
from phobetor.kernel.words import Player
from phobetor.research.planes import Encoder, Ink, relative


class NightmariumEncoder(Encoder):
    """Looks at nothing of the position that the view does not show; a test compares the two."""

    def look(self, game: Game, seat: Player, ink: Ink, start: i64) -> None:
        assert isinstance(game, Nightmarium)
        own: i64 = seat if seat >= 0 else 0
        players: i64 = len(game.hands)
        at = self.write_head(seat, players, game.settings, ink, start)
        step = game.step_for(seat)
        if step is not None:
            self.write_step(step, ink, at)
        self.write_numbers(game, own, players, ink, start)
        self.write_cards(game.discards, ink, start + self.places[5])
        self.write_cards(game.revealed, ink, start + self.places[6])
        self.write_cards(game.shown, ink, start + self.places[7])
        for player in range(players):
            turn = relative(player, own, players)
            self.write_hand(game, player, seat, ink, start + self.places[8] + turn * self.planes[8].size)
            self.write_creatures(game, player, turn, ink, start)

    def write_numbers(self, game: Nightmarium, own: Player, players: i64, ink: Ink, start: i64) -> None:
        places = self.places
        ink.put(start + places[0] + relative(game.active, own, players), 1)
        ink.put_some(start + places[1], game.legion_played + 1)
        ink.put_some(start + places[2], game.acting)
        ink.put_some(start + places[3], game.quiet)
        ink.put_some(start + places[4], len(game.deck))

    def write_cards(self, cards: list[Card], ink: Ink, at: i64) -> None:
        """There is one of each."""
        for card in cards:
            ink.put(at + card, 1)

    def write_hand(self, game: Nightmarium, player: Player, seat: Player, ink: Ink, at: i64) -> None:
        """Of another hand only what everybody saw, and how many cards it holds besides."""
        hand, unknown = game.hands[player], 0
        if player == seat:
            self.write_cards(hand, ink, at)
            return
        for card in hand:
            if card in game.shown:
                ink.put(at + card, 1)
            else:
                unknown += 1
        ink.put_some(at + NO_CARD, unknown)

    def write_creatures(self, game: Nightmarium, player: Player, turn: i64, ink: Ink, start: i64) -> None:
        at = start + self.places[9] + turn * self.planes[9].size
        heights = game.rows[player].heights
        for height in heights:
            ink.put_some(at, height)
            at += 1
        at = start + self.places[10] + turn * self.planes[10].size
        share: i64 = 3 * len(heights)
        for number in range(player * share, (player + 1) * share):
            ink.put_some(at, game.parts[number])
            at += 1
