"""A table as it may become: what the seat knows of it, to be changed freely."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import LEGION_OF, PARTS_OF, Card, Legion
from phobetor.games.nightmarium.rules.rows import COMPLETE, fits
from phobetor.games.nightmarium.rules.state import ANY_LEGION, Creature
from phobetor.kernel.masks import minus, plus
from phobetor.kernel.words import Player


class Prospect:
    """What the seat knows of the table, to be changed freely: the bot tries its options on copies.

    Cards that will be drawn are unknown and only counted; what Herald will place is only estimated.
    """

    seat: Player
    places: list[list[Creature]]
    height: list[i64]
    parts: list[Card]
    hand: list[Card]
    hand_sizes: list[i64]
    stock: i64
    drawn: i64
    estimate: i64
    rivals: i64
    acting: Creature
    legion: Legion
    another_action: bool
    mockers: i64

    def __init__(
        self,
        seat: Player,
        places: list[list[Creature]],
        height: list[i64],
        parts: list[Card],
        hand: list[Card],
        hand_sizes: list[i64],
        stock: i64,
    ) -> None:
        self.seat = seat
        self.places = places
        self.height = height
        self.parts = parts
        self.hand = hand
        self.hand_sizes = hand_sizes  # as they are seen; never changed
        self.stock = stock  # cards that can still be drawn
        self.drawn = 0  # unknown cards in the own hand
        self.estimate = 0  # worth of what is not looked at in detail
        self.rivals = 0  # worth of what the rivals have; whoever hurts them keeps it up to date
        self.acting = 0
        self.legion = ANY_LEGION  # binds the second action
        self.another_action = False  # whether the second action is still to come
        self.mockers = 0  # how many of them were looked at

    def copy(self) -> Prospect:
        twin = Prospect(
            self.seat, self.places, self.height[:], self.parts[:], self.hand[:], self.hand_sizes, self.stock
        )
        twin.drawn = self.drawn
        twin.estimate = self.estimate
        twin.rivals = self.rivals
        twin.acting = self.acting
        twin.legion = self.legion
        twin.another_action = self.another_action
        twin.mockers = self.mockers
        return twin

    # --- looking --------------------------------------------------------------------------------
    def is_complete(self, creature: Creature) -> bool:
        return self.height[creature] == COMPLETE

    def is_pure(self, creature: Creature) -> bool:
        legion = LEGION_OF[self.parts[creature * 3]]
        return legion == LEGION_OF[self.parts[creature * 3 + 1]] and legion == LEGION_OF[self.parts[creature * 3 + 2]]

    def owner(self, creature: Creature) -> Player:
        return creature // len(self.places[0])

    def missing(self, player: Player) -> i64:
        """How many creatures the player still has to complete."""
        count: i64 = 0
        for creature in self.places[player]:
            if self.height[creature] != COMPLETE:
                count += 1
        return count

    def growing(self) -> list[Creature]:
        """The own creatures to which a card can be added, and one place for a new creature if there is room."""
        found: list[Creature] = []
        room = True
        for creature in self.places[self.seat]:
            height = self.height[creature]
            if 0 < height < COMPLETE or (height == 0 and room):
                found.append(creature)
                room = room and height > 0
        return found

    def needed(self) -> i64:
        """The parts that could be placed at once, as bits."""
        parts: i64 = 0
        for creature in self.places[self.seat]:
            parts = plus(parts, self.height[creature])
        return minus(parts, COMPLETE)

    def fits(self, card: Card, creature: Creature) -> bool:
        return fits(PARTS_OF[card], self.height[creature])

    def top(self, creature: Creature) -> Card:
        return self.parts[creature * 3 + self.height[creature] - 1]

    def is_wanted(self, card: Card) -> bool:
        """Whether one of the own creatures waits for it."""
        for creature in self.growing():
            if self.fits(card, creature):
                return True
        return False

    def may_play(self, card: Card) -> bool:
        return self.legion == ANY_LEGION or LEGION_OF[card] == self.legion

    def prey(self, unfinished_only: bool) -> list[Creature]:
        """The rivals' creatures."""
        found: list[Creature] = []
        for player in range(len(self.places)):
            if player != self.seat:
                for creature in self.places[player]:
                    if self.height[creature] > 0 and not (unfinished_only and self.is_complete(creature)):
                        found.append(creature)
        return found

    # --- changing -------------------------------------------------------------------------------
    def draw(self, count: i64) -> None:
        count = min(count, self.stock)
        self.drawn += count
        self.stock -= count

    def put(self, card: Card, creature: Creature) -> None:
        height = self.height[creature]
        self.parts[creature * 3 + height] = card
        self.height[creature] = height + 1

    def take_top(self, creature: Creature) -> Card:
        height = self.height[creature] - 1
        self.height[creature] = height
        return self.parts[creature * 3 + height]
