"""A round, from its ring of cards and its pendulums over everybody's turns to its end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.somnicum.rules.attaching import ATTACH_CARD
from phobetor.games.somnicum.rules.box import NO_CARD
from phobetor.games.somnicum.rules.dream import NOWHERE
from phobetor.games.somnicum.rules.meeting import WRAP_UP_TURN
from phobetor.games.somnicum.rules.moving import PREPARE_TURN
from phobetor.games.somnicum.rules.scoring import FINAL_SCORING
from phobetor.games.somnicum.rules.state import (
    BY_CARDS,
    GOES_ON,
    LAST_TURNS,
    ROUNDS,
    PlayerRule,
    Rule,
    Somnicum,
)
from phobetor.games.somnicum.rules.vocabulary import FAIR_FINISH, LAST_TURN, PLACE, PLACED, ROUND, ROUND_ENDED, TURN
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


def lay_field(game: Somnicum) -> None:
    """A ring of face-up cards from the draw deck. SO-11, SO-52"""
    deck = list(game.deck)
    for slot in range(len(game.ring)):
        game.ring[slot] = game.chance.draw(deck, "card")
    game.deck = tuple(deck)
    game.on_field = len(game.ring)
    game.pendulums = [NOWHERE, NOWHERE]


class PlacePendulums(PlayerRule):
    """The right-hand neighbour of the first player puts the first pendulum between any two cards; the second
    goes exactly opposite, in a ring of 21 after the tenth card clockwise."""

    rule: ClassVar[str] = "SO-16 SO-68"

    def run(self, game: Somnicum) -> None:
        game.ask(self.player, self)

    def choices(self, game: Somnicum) -> list[Option]:
        return [PLACE.of(slot + 1) for slot in range(len(game.ring))]

    def chosen(self, game: Somnicum, option: Option) -> None:
        slot = PLACE.arg(option) - 1
        size: i64 = len(game.ring)
        opposite = (slot + size // 2) % size
        game.pendulums[0] = 2 * slot
        game.pendulums[1] = 2 * opposite
        game.tell(PLACED, self.player, slot + 1, opposite + 1)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if PLACE.matches(option):
            return against("SO-16", "no-such-slot", slot=PLACE.arg(option), slots=len(game.ring))
        return against("SO-16", "place-pendulums-first")


class Turn(PlayerRule):
    """A player may add a particle, must move a pendulum and take a card, and must attach the card; then the
    player to the left takes a turn."""

    rule: ClassVar[str] = "SO-17 SO-18"

    def run(self, game: Somnicum) -> None:
        game.active = self.player
        game.turns += 1
        game.spells = 0
        game.tell(TURN, self.player)
        game.then(PREPARE_TURN, ATTACH_CARD, WRAP_UP_TURN, END_OF_TURN)


class EndOfTurn(Rule):
    """The round ends if the sand check or a crow says so, or if the field holds as many cards as there are
    players; otherwise the player to the left takes a turn."""

    rule: ClassVar[str] = "SO-17 SO-48 SO-51"

    def run(self, game: Somnicum) -> None:
        if game.on_field <= game.players() and game.closing != LAST_TURNS:
            game.closing = BY_CARDS
        if game.closing == GOES_ON:
            game.then(TURNS[game.left_of(game.active)])
        else:
            game.then(END_OF_ROUND)


class EndOfRound(Rule):
    """Two more fields follow the first; dreams, sand, encounters and goals stay. The third round ends the game,
    by a house rule after everybody has had the same number of turns."""

    rule: ClassVar[str] = "SO-17 SO-52 SO-53 SO-54 SO-55 SO-56"

    def run(self, game: Somnicum) -> None:
        if game.closing != LAST_TURNS:
            game.tell(ROUND_ENDED, game.round, game.active, game.closing)
        if game.round < ROUNDS:
            begin_round(game, game.left_of(game.active))
        elif game.settings[FAIR_FINISH] == 1 and game.turns % game.players() != 0:
            game.closing = LAST_TURNS
            game.tell(LAST_TURN, game.left_of(game.active))
            game.then(TURNS[game.left_of(game.active)])
        else:
            game.then(FINAL_SCORING)


def begin_round(game: Somnicum, first: Player) -> None:
    """A new field from the draw deck; who ended the round places the pendulums. SO-52 to SO-55"""
    game.gone = (*game.gone, *[card for card in game.ring if card != NO_CARD])
    lay_field(game)
    game.round += 1
    game.closing = GOES_ON
    game.tell(ROUND, game.round, first)
    game.then(PlacePendulums(game.right_of(first)), TURNS[first])


# Steps without parameters, or with few values, are made once and shared by every game.
END_OF_TURN: Final = EndOfTurn()
END_OF_ROUND: Final = EndOfRound()
TURNS: Final[list[Turn]] = [Turn(player) for player in range(4)]
