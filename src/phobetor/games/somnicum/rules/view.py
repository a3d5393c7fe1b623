"""What a seat of Somnicum may know."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import BACK, NO_GOAL, Card, Encounter, Goal, Token, back_of
from phobetor.games.somnicum.rules.dream import GAP, Dream
from phobetor.games.somnicum.rules.packed import Hand, in_hand, size
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.kernel.view import Open, View
from phobetor.kernel.words import Player


class SomnicumView(View):
    """Public: the ring, the dreams, the number and the backs of tokens, the number of encounters kept. Secret: the
    faces of tokens in stock, goals and encounters, which their owner knows, and the faces in gaps, which nobody
    knows. A token of which only the back is known has no particle. At the end the goals are shown. (SO-R16)
    """

    round: Open[i64]
    active: Open[Player]
    turns: Open[i64]
    spells: Open[i64]
    closing: Open[i64]
    on_field: Open[i64]
    taken: Open[Card]
    drawn: list[Encounter]
    drawn_number: i64
    paid: Token
    ring: Open[list[Card]]
    pendulums: Open[list[i64]]
    bag: i64
    stocks: list[list[Token]]
    dreams: list[Dream]
    hand: list[Encounter]
    kept: list[i64]
    fronts: Open[list[Hand]]
    deck: i64
    gone: Open[tuple[Card, ...]]
    goals: list[Goal]
    encounters: i64
    met: Open[tuple[Encounter, ...]]

    # --- written by `make fields` from the fields above ---
    SHOWN: ClassVar[tuple[str, ...]] = (
        "round", "active", "turns", "spells", "closing", "on_field", "taken", "drawn", "drawn_number", "paid", "ring",
        "pendulums", "bag", "stocks", "dreams", "hand", "kept", "fronts", "deck", "gone", "goals", "encounters", "met",
    )  # fmt: skip

    def copy_open(self, game: Somnicum) -> None:
        self.round = game.round
        self.active = game.active
        self.turns = game.turns
        self.spells = game.spells
        self.closing = game.closing
        self.on_field = game.on_field
        self.taken = game.taken
        self.ring = game.ring[:]
        self.pendulums = game.pendulums[:]
        self.fronts = game.fronts[:]
        self.gone = game.gone
        self.met = game.met

    def give_open(self, game: Somnicum) -> None:
        game.round = self.round
        game.active = self.active
        game.turns = self.turns
        game.spells = self.spells
        game.closing = self.closing
        game.on_field = self.on_field
        game.taken = self.taken
        game.ring = self.ring[:]
        game.pendulums = self.pendulums[:]
        game.fronts = self.fronts[:]
        game.gone = self.gone
        game.met = self.met

    # --- until here ---

    def __init__(self, game: Somnicum, seat: Player) -> None:
        super().__init__(game, seat)
        self.copy_open(game)
        self.drawn = in_hand(game.drawn) if seat == game.active else []
        self.drawn_number = size(game.drawn)
        self.paid = game.paid if seat == game.active else 0
        self.bag = len(game.bag)
        self.stocks = [
            game.stocks[player][:] if player == seat else backs_of(game.stocks[player])
            for player in range(len(game.stocks))
        ]
        self.dreams = [face_down(dream) for dream in game.dreams]
        self.hand = in_hand(game.hands[seat]) if seat >= 0 else []
        self.kept = [size(hand) for hand in game.hands]
        self.deck = len(game.deck)
        self.goals = [
            game.goals[player] if player == seat or game.ending else NO_GOAL for player in range(len(game.goals))
        ]
        self.encounters = len(game.encounters)

    def own_fields(self) -> dict[str, Any]:
        return super().own_fields() | {"dreams": [dream.saved() for dream in self.dreams]}


def backs_of(stock: list[Token]) -> list[Token]:
    """What the others know of a stock: its backs, by which stocks are ordered first."""
    return [back_side(token) for token in stock]


def back_side(token: Token) -> Token:
    """A token of which only the back is known."""
    return BACK * back_of(token)


def face_down(dream: Dream) -> Dream:
    """What everybody knows of a dream: of the tokens in its gaps only the backs."""
    hidden = dream.copy()
    for place in range(len(hidden.links)):
        if hidden.links[place] >= GAP:
            hidden.links[place] = GAP + back_side(hidden.links[place] - GAP)
    return hidden


def view(game: Somnicum, seat: Player) -> SomnicumView:
    return SomnicumView(game, seat)
