"""Nightmarium's observations, written straight from the position: the same bytes as from the seat's view, sooner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import i64, u8

from phobetor.games.nightmarium.rules.actions import Action, Exchange
from phobetor.games.nightmarium.rules.box import NO_CARD
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.view import View
from phobetor.kernel.words import Player
from phobetor.research.planes import Encoder, Ink, Plane, relative


class NightmariumEncoder(Encoder):
    """Looks at nothing of the position that the view does not show; a test compares the two."""

    action: i64
    exchange: i64

    def __init__(
        self,
        planes: Sequence[Plane],
        inner: str,
        questions: Sequence[str],
        view: Callable[[Game, Player], View],
        seats: i64,
        settings: i64,
    ) -> None:
        super().__init__(planes, inner, questions, view, seats, settings)
        self.action, self.exchange = self.questions["Action"], self.questions["Exchange"]

    def look(self, game: Game, seat: Player, ink: Ink, start: i64) -> None:
        assert isinstance(game, Nightmarium)
        places = self.places
        own: i64 = seat if seat >= 0 else 0
        players: i64 = len(game.hands)
        at = self.write_head(seat, players, game.settings, ink, start)
        step = game.step_for(seat)
        if step is not None:
            self.write_question(step, ink, at)
        self.write_numbers(game, own, players, ink, start)
        ink.put_ones(start + places[5], game.discards)
        ink.put_ones(start + places[6], game.revealed)
        ink.put_ones(start + places[7], game.shown)
        for player in range(players):
            turn = relative(player, own, players)
            self.write_hand(game, player, seat, ink, start + places[8] + turn * self.sizes[8], start + places[7])
            self.write_creatures(game, player, turn, ink, start)

    def write_question(self, step: Step[Any], ink: Ink, at: i64) -> None:
        """The two that are asked again and again, without looking up what they are made of."""
        arguments: i64 = at + len(self.questions)
        if isinstance(step, Action):
            ink.put(at + self.action, 1)
            ink.put(arguments, step.number + 1)
        elif isinstance(step, Exchange):
            ink.put(at + self.exchange, 1)
            ink.put(arguments, step.discarded + 1)
            ink.put(arguments + 1, step.last + 1)
        else:
            self.write_step(step, ink, at)

    def write_numbers(self, game: Nightmarium, own: Player, players: i64, ink: Ink, start: i64) -> None:
        places = self.places
        ink.put(start + places[0] + relative(game.active, own, players), 1)
        ink.put_some(start + places[1], game.legion_played + 1)
        ink.put_some(start + places[2], game.acting)
        ink.put_some(start + places[3], game.quiet)
        ink.put_some(start + places[4], len(game.deck))

    def write_hand(self, game: Nightmarium, player: Player, seat: Player, ink: Ink, at: i64, shown: i64) -> None:
        """There is one of each card. Of another hand only what everybody saw (it is written at `shown`), and how many
        cards it holds besides."""
        hand = game.hands[player]
        if player == seat:
            ink.put_ones(at, hand)
            return
        unknown: i64 = len(hand)
        if game.shown:
            for card in hand:
                if ink.bytes[shown + card]:
                    ink.put(at + card, 1)
                    unknown -= 1
        ink.put_some(at + NO_CARD, unknown)

    def write_creatures(self, game: Nightmarium, player: Player, turn: i64, ink: Ink, start: i64) -> None:
        """There is nothing to write where nothing stands."""
        row = game.rows[player]
        heights, parts = row.heights, game.parts
        first: i64 = player * 3 * len(heights)
        height_at = start + self.places[9] + turn * self.sizes[9]
        part_at = start + self.places[10] + turn * self.sizes[10]
        written, noted, used = ink.bytes, ink.places, ink.used
        for place in row.standing:
            height = heights[place]
            written[height_at + place] = u8(height)
            noted[used] = height_at + place
            used += 1
            for part in range(3 * place, 3 * place + height):
                card = parts[first + part]
                written[part_at + part] = u8(card)
                noted[used] = part_at + part
                used += 1
        ink.used = used
