"""The table of Nightmarium: what lies where, what may be done with it, and how cards move.

Rules use the predicates below and never the lists behind them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.nightmarium.cards import HEAD, LEGION_OF, LEGS, NO_CARD, PARTS_OF, TORSO, Card, Legion
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Event, Option, Player, Setting, Verb

Creature: TypeAlias = i64  # a place for a creature; each player has as many as are needed to win

ANY_LEGION: Final = -1
HAND: Final = 5
COMPLETE: Final = 3  # height of a creature that has legs, torso and head
MOST_PLAYERS: Final = 6

# --- what a table can agree on ----------------------------------------------------------------------
SETTINGS: Final = [
    Setting("creatures", ["5", "6", "7"], "5", "NM-3.4"),
    Setting("first", ["random", "1", "2", "3", "4", "5", "6"], "random", "NM-2.6"),
    Setting("herald", ["discard", "both"], "discard", "NM-6.4"),
    Setting("pure", ["strict", "choice"], "strict", "NM-5.7"),
    Setting("patience", ["10", "20"], "10", "NM-3.6"),
]
CREATURES: Final = 0
FIRST: Final = 1
HERALD_SETTING: Final = 2
PURE_SETTING: Final = 3
PATIENCE: Final = 4

# --- what can be chosen -----------------------------------------------------------------------------
DRAW: Final = Verb(0, "draw")
EXCHANGE: Final = Verb(1, "exchange")
PLAY: Final = Verb(2, "play", "card", "creature")
DISCARD: Final = Verb(3, "discard", "card")
DONE: Final = Verb(4, "done")
TARGET: Final = Verb(5, "target", "creature")
VERBS: Final = [DRAW, EXCHANGE, PLAY, DISCARD, DONE, TARGET]
DRAW_A_CARD: Final = DRAW.of()
EXCHANGE_CARDS: Final = EXCHANGE.of()

# --- what happens -----------------------------------------------------------------------------------
TURN: Final = Event(0, "turn", "player")
DREW: Final = Event(1, "drew", "player", "card", secret="card", knower="player")
RESHUFFLED: Final = Event(2, "reshuffled", "cards")
DISCARDED: Final = Event(3, "discarded", "player", "card")
PLACED: Final = Event(4, "placed", "player", "card", "creature")
COMPLETED: Final = Event(5, "completed", "player", "creature")
PURE: Final = Event(6, "pure", "player", "creature", "legion")
PERFORMS: Final = Event(7, "performs", "creature", "ability")
REVEALED: Final = Event(8, "revealed", "player", "card")
UNPLACED: Final = Event(9, "unplaced", "card")
TOOK: Final = Event(10, "took", "player", "card", "creature")
SCAVENGED: Final = Event(11, "scavenged", "player", "creature")
DEVOURED: Final = Event(12, "devoured", "player", "card", "creature")
STOPPED: Final = Event(13, "stopped", "creature", "ability")
SWITCHED: Final = Event(14, "switched", "creature")
WON: Final = Event(15, "won", "player")
STALEMATE: Final = Event(16, "stalemate")
IMPATIENT: Final = Event(17, "impatient", "rounds")
LOST: Final = Event(18, "lost", "player", "card", reveals=True)
EVENTS: Final = [
    TURN, DREW, RESHUFFLED, DISCARDED, PLACED, COMPLETED, PURE, PERFORMS, REVEALED, UNPLACED, TOOK, SCAVENGED,
    DEVOURED, STOPPED, SWITCHED, WON, STALEMATE, IMPATIENT, LOST,
]  # fmt: skip

# --- why the game is over ---------------------------------------------------------------------------
ENOUGH_CREATURES: Final = 1
NOBODY_CAN_ACT: Final = 2
NOTHING_PLACED: Final = 3
ENDINGS: Final = ["running", "enough-creatures", "nobody-can-act", "nothing-placed"]


class Nightmarium(Game):
    """Deck, discard pile, hands, and the creatures in front of each player.

    A deck is an unordered pile: which card is on top is decided when it is drawn.
    """

    STATE: ClassVar[tuple[str, ...]] = (
        "places", "active", "legion_played", "acting", "quiet", "deck", "discards", "revealed", "shown", "hands",
        "height", "parts",
    )  # fmt: skip

    places: list[list[Creature]]
    active: Player
    legion_played: Legion
    acting: Creature
    quiet: i64
    deck: list[Card]
    discards: list[Card]
    revealed: list[Card]
    shown: list[Card]
    hands: list[list[Card]]
    height: list[i64]
    parts: list[Card]

    def __init__(
        self,
        settings: list[i64],
        places: list[list[Creature]],
        chance: Chance,
        agenda: list[Step[Any]],
        deck: list[Card],
        discards: list[Card],
        revealed: list[Card],
        shown: list[Card],
        hands: list[list[Card]],
        height: list[i64],
        parts: list[Card],
    ) -> None:
        super().__init__(chance, agenda, settings)
        self.places = places  # player -> the creatures in front of them; never changes
        self.active = 0  # whose turn it is
        self.legion_played = ANY_LEGION  # by the first action; binds the second
        self.acting = 0  # whose abilities are being performed
        self.quiet = 0  # turns begun since a card was placed
        self.deck = deck
        self.discards = discards
        self.revealed = revealed  # by Herald, not yet placed or discarded
        self.shown = shown  # cards that everybody saw go into a hand in which they still are
        self.hands = hands
        self.height = height  # creature -> parts it has
        self.parts = parts  # creature * 3 + part -> card

    def clone(self, chance: Chance) -> Nightmarium:
        twin = Nightmarium(
            self.settings, self.places, chance, self.agenda[:], self.deck[:], self.discards[:], self.revealed[:],
            self.shown[:], [hand[:] for hand in self.hands], self.height[:], self.parts[:],
        )  # fmt: skip
        twin.active = self.active
        twin.legion_played = self.legion_played
        twin.acting = self.acting
        twin.quiet = self.quiet
        self.copy_question(twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        from phobetor.games.nightmarium.rules import load

        return load, (self.saved(), self.chance)

    # --- looking at the table -------------------------------------------------------------------
    def left_of(self, player: Player) -> Player:
        return player + 1 if player + 1 < len(self.hands) else 0

    def exists(self, creature: Creature) -> bool:
        return self.height[creature] > 0

    def is_complete(self, creature: Creature) -> bool:
        return self.height[creature] == COMPLETE

    def part(self, creature: Creature, part: i64) -> Card:
        return self.parts[creature * 3 + part]

    def top_card(self, creature: Creature) -> Card:
        return self.parts[creature * 3 + self.height[creature] - 1]

    def owner(self, creature: Creature) -> Player:
        return creature // len(self.places[0])

    def complete_creatures(self, player: Player) -> i64:
        count: i64 = 0
        for creature in self.places[player]:
            if self.is_complete(creature):
                count += 1
        return count

    def cards_in_front(self, player: Player) -> i64:
        count: i64 = 0
        for creature in self.places[player]:
            count += self.height[creature]
        return count

    def has_won(self, player: Player) -> bool:
        """Nobody has more places than creatures are needed, so it is enough that all are complete."""
        for creature in self.places[player]:
            if not self.is_complete(creature):
                return False
        return True

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

    # --- legality: the only place where options are made --------------------------------------------
    def growing(self, player: Player) -> list[Creature]:
        """The player's incomplete creatures, and room for one new creature if the limit allows it. NM-4.11"""
        places: list[Creature] = []
        height = self.height
        room = True
        for creature in self.places[player]:
            parts = height[creature]
            if parts == 0:
                if room:
                    places.append(creature)
                room = False
            elif parts < COMPLETE:
                places.append(creature)
        return places

    def fits(self, card: Card, creature: Creature) -> bool:
        """Creatures grow from the bottom up: the card must be able to be the next part. NM-4.6 to NM-4.9"""
        return PARTS_OF[card] >> self.height[creature] & 1 == 1

    def placements(self, cards: list[Card], legion: Legion, options: list[Option]) -> list[Option]:
        """Add every way in which the active player may place one of the cards."""
        places = self.growing(self.active)
        height = self.height
        wanted: i64 = 0  # the parts that some creature waits for: most cards are passed over by one look
        for creature in places:
            wanted |= 1 << height[creature]
        for card in cards:
            parts = PARTS_OF[card]
            if parts & wanted and (legion == ANY_LEGION or LEGION_OF[card] == legion):
                play = PLAY.of(card)
                for creature in places:
                    if parts >> height[creature] & 1:  # as `fits` says
                        options.append(play | creature)
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
                for creature in self.places[player]:
                    if self.exists(creature) and not (incomplete_only and self.is_complete(creature)):
                        options.append(TARGET.of(creature))
        return options

    def own_other_creatures(self) -> list[Option]:
        options: list[Option] = []
        for creature in self.places[self.active]:
            if self.exists(creature) and creature != self.acting:
                options.append(TARGET.of(creature))
        return options

    # --- moving cards ---------------------------------------------------------------------------
    def top_of_deck(self) -> Card:
        """Take the top card. A deck that has run out is replaced by the discard pile. NM-2.4, NM-2.5"""
        if not self.deck:
            if not self.discards:
                self.cite("NM-2.5")
                return NO_CARD
            self.cite("NM-2.4")
            self.tell(RESHUFFLED, len(self.discards))
            self.deck = self.discards
            self.discards = []
        return self.chance.draw(self.deck)

    def draw(self, player: Player, count: i64) -> None:
        for _ in range(count):
            card = self.top_of_deck()
            if card != NO_CARD:
                self.hands[player].append(card)
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

    def place(self, card: Card, creature: Creature) -> None:
        height = self.height[creature]
        self.parts[creature * 3 + height] = card
        self.height[creature] = height + 1
        self.quiet = 0
        self.tell(PLACED, self.active, card, creature)

    def take_top(self, creature: Creature) -> Card:
        height = self.height[creature] - 1
        card = self.parts[creature * 3 + height]
        self.parts[creature * 3 + height] = NO_CARD
        self.height[creature] = height
        return card
