"""The table of Nightmarium: what lies where, what may be done with it, and how cards move.

Rules use the predicates below and never the lists behind them.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import HEAD, LEGION_OF, LEGS, NO_CARD, PARTS_OF, TORSO, Card, Legion
from phobetor.games.nightmarium.rules.rows import COMPLETE, Row, row_of
from phobetor.games.nightmarium.rules.vocabulary import (
    DISCARD,
    DISCARDED,
    DREW,
    LOST,
    NOTHING_LEFT,
    PATIENCE,
    PLACED,
    PLAYS,
    RESHUFFLED,
    ROUNDS_OF_PATIENCE,
    TARGETS,
    UNPLACED,
)
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option, Player

Creature: TypeAlias = i64  # a place for a creature; each player has as many as are needed to win

ANY_LEGION: Final = -1
HAND: Final = 5


class Nightmarium(Game):
    """Deck, discard pile, hands, and the creatures in front of each player.

    A deck is an unordered pile: which card is on top is decided when it is drawn.
    """

    places: Annotated[list[list[Creature]], "never changes"]  # player -> the creatures in front of them
    active: Player = 0  # whose turn it is
    legion_played: Legion = ANY_LEGION  # by the first action; binds the second
    acting: Creature = 0  # whose abilities are being performed
    quiet: i64 = 0  # turns begun since a card was placed
    deck: list[Card]
    discards: list[Card]
    revealed: list[Card]  # by Herald, not yet placed or discarded
    shown: list[Card]  # cards that everybody saw go into a hand in which they still are
    hands: list[list[Card]]
    rows: list[Row]  # player -> how high their creatures are
    parts: list[Card]  # creature * 3 + part -> card

    # --- written by `make fields` from the fields above ---
    STATE: ClassVar[tuple[str, ...]] = (
        "places", "active", "legion_played", "acting", "quiet", "deck", "discards", "revealed", "shown", "hands",
        "rows", "parts",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        chance: Chance,
        agenda: list[Step[Any]],
        settings: list[i64],
        places: list[list[Creature]],
        deck: list[Card],
        discards: list[Card],
        revealed: list[Card],
        shown: list[Card],
        hands: list[list[Card]],
        rows: list[Row],
        parts: list[Card],
    ) -> None:
        super().__init__(chance, agenda, settings)
        self.places = places
        self.deck = deck
        self.discards = discards
        self.revealed = revealed
        self.shown = shown
        self.hands = hands
        self.rows = rows
        self.parts = parts

    def clone(self, chance: Chance) -> Nightmarium:
        twin = Nightmarium(
            chance, self.agenda[:], self.settings, self.places, self.deck[:], self.discards[:], self.revealed[:],
            self.shown[:], [each[:] for each in self.hands], self.rows[:], self.parts[:],
        )  # fmt: skip
        twin.active = self.active
        twin.legion_played = self.legion_played
        twin.acting = self.acting
        twin.quiet = self.quiet
        self.copy_question(twin)
        return twin

    @staticmethod
    def blank(chance: Chance) -> Nightmarium:
        return Nightmarium(
            chance, [], [], [], [], [], [], [], [], [], [],
        )  # fmt: skip

    # --- until here ---

    @staticmethod
    def steps() -> type[Any]:
        return Rule

    def saved(self) -> dict[str, Any]:
        return super().saved() | {"rows": [row.heights[:] for row in self.rows]}

    def restore(self, saved: dict[str, Any]) -> None:
        super().restore(saved)
        self.rows = [row_of(heights) for heights in saved["rows"]]

    # --- looking at the table -------------------------------------------------------------------
    def players(self) -> i64:
        return len(self.hands)

    def owner(self, creature: Creature) -> Player:
        return creature // len(self.places[0])

    def height_of(self, creature: Creature) -> i64:
        goal = len(self.places[0])
        return self.rows[creature // goal].heights[creature % goal]

    def exists(self, creature: Creature) -> bool:
        return self.height_of(creature) > 0

    def is_complete(self, creature: Creature) -> bool:
        return self.height_of(creature) == COMPLETE

    def part(self, creature: Creature, part: i64) -> Card:
        return self.parts[creature * 3 + part]

    def complete_creatures(self, player: Player) -> i64:
        return self.rows[player].complete

    def cards_in_front(self, player: Player) -> i64:
        return sum(self.rows[player].heights)

    def has_won(self, player: Player) -> bool:
        """Nobody has more places than creatures are needed, so it is enough that all are complete."""
        return self.rows[player].complete == len(self.places[player])

    def pure_legion(self, creature: Creature) -> Legion:
        """The legion all three cards share, or ANY_LEGION when they do not."""
        legion = LEGION_OF[self.part(creature, HEAD)]
        if legion == LEGION_OF[self.part(creature, TORSO)] and legion == LEGION_OF[self.part(creature, LEGS)]:
            return legion
        return ANY_LEGION

    def holds(self, player: Player, legion: Legion) -> bool:
        for card in self.hands[player]:
            if LEGION_OF[card] == legion:
                return True
        return False

    def nobody_can_act(self) -> bool:
        if self.deck or self.discards:
            return False
        for hand in self.hands:
            if hand:
                return False
        return True

    def is_patience_over(self) -> bool:
        """So many full rounds without a placed card; 0 rounds: never. NM-3.6"""
        rounds = ROUNDS_OF_PATIENCE[self.settings[PATIENCE]]
        return rounds > 0 and self.quiet == rounds * len(self.hands)

    # --- legality: the only place where options are made --------------------------------------------
    def placements(self, cards: list[Card], legion: Legion, options: list[Option]) -> list[Option]:
        """Add every way in which the active player may place one of the cards."""
        fitting = self.rows[self.active].fitting
        first = self.places[self.active][0]
        if legion != ANY_LEGION:
            cards = [card for card in cards if LEGION_OF[card] == legion]
        for card in cards:
            for place in fitting[PARTS_OF[card]]:
                options.append(PLAYS[card] + first + place)
        return options

    def discardable(self, player: Player, legion: Legion, above: Card) -> list[Option]:
        options: list[Option] = []
        for card in self.hands[player]:
            if card > above and (legion == ANY_LEGION or LEGION_OF[card] == legion):
                options.append(DISCARD.of(card))
        return options

    def foreign_creatures(self, incomplete_only: bool) -> list[Option]:
        options: list[Option] = []
        for player in range(len(self.hands)):
            if player != self.active:
                row = self.rows[player]
                first = self.places[player][0]
                for place in row.incomplete if incomplete_only else row.standing:
                    options.append(TARGETS[first + place])
        return options

    def own_other_creatures(self) -> list[Option]:
        options: list[Option] = []
        first = self.places[self.active][0]
        for place in self.rows[self.active].standing:
            if first + place != self.acting:
                options.append(TARGETS[first + place])
        return options

    # --- moving cards ---------------------------------------------------------------------------
    def top_of_deck(self) -> Card:
        """Take the top card. A deck that has run out is replaced by the discard pile. NM-2.4, NM-2.5"""
        if not self.deck:
            if not self.discards:
                self.cite("NM-2.5")
                self.tell(NOTHING_LEFT)
                return NO_CARD
            self.cite("NM-2.4")
            self.tell(RESHUFFLED, len(self.discards))
            self.deck = self.discards
            self.discards = []
        return self.chance.draw(self.deck, "card")

    def draw(self, player: Player, count: i64) -> None:
        hand = self.hands[player]
        for _ in range(count):
            card = self.top_of_deck()
            if card == NO_CARD:
                return
            hand.append(card)
            self.tell(DREW, player, card)

    def take_from_hand(self, player: Player, card: Card) -> None:
        self.hands[player].remove(card)
        if self.shown and card in self.shown:
            self.shown.remove(card)

    def discard_from_hand(self, player: Player, card: Card) -> None:
        self.take_from_hand(player, card)
        self.discards.append(card)
        self.tell(DISCARDED, player, card)

    def lose(self, player: Player, card: Card) -> None:
        """A discard on somebody else's turn. What follows may depend on that player's hand, so it is final."""
        self.take_from_hand(player, card)
        self.discards.append(card)
        self.tell(LOST, player, card)

    def discard_revealed(self) -> None:
        for card in self.revealed:
            self.discards.append(card)
            self.tell(UNPLACED, card)
        self.revealed.clear()

    def place(self, card: Card, creature: Creature) -> bool:
        """Lay the card on top of one of the active player's creatures; says whether that completes it."""
        player = self.active
        place = creature - self.places[player][0]
        row = self.rows[player]
        height = row.heights[place]
        self.parts[creature * 3 + height] = card
        self.rows[player] = row.grown(place)
        self.quiet = 0
        self.tell(PLACED, player, card, creature)
        return height + 1 == COMPLETE

    def take_top(self, creature: Creature) -> Card:
        player = self.owner(creature)
        place = creature - self.places[player][0]
        row = self.rows[player].cut(place)
        top = creature * 3 + row.heights[place]
        card = self.parts[top]
        self.parts[top] = NO_CARD
        self.rows[player] = row
        return card


class Rule(Step[Nightmarium]):
    """A step of Nightmarium."""
