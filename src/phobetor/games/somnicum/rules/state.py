"""The table of Somnicum: the ring and its pendulums, the dreams, sand and encounters, and how they move.

Rules use the predicates below and never the lists behind them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import (
    ALL_TOKENS,
    BEETLE,
    BRIDLE,
    BRUSH,
    NEEDLE,
    NO_CARD,
    NO_ENCOUNTER,
    NO_GOAL,
    PAINTER,
    PARTICLES_OF_GOAL,
    PHASES_OF,
    QUILT,
    SHELL,
    SLIPPERS,
    SNAIL,
    Card,
    Encounter,
    Goal,
    Token,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import (
    BEETLE_LINE,
    EMPTY_GAP,
    ENCOUNTER_LINE,
    GAP,
    JOINED,
    LEVELS,
    LINES,
    NIGHTMARE_LINE,
    NO_LINK,
    NOWHERE,
    QUILT_LINE,
    SHELL_LINE,
    Dream,
    Level,
    Link,
    Place,
    load_dream,
)
from phobetor.games.somnicum.rules.packed import Hand, count_in, next_kind, size, slot_at
from phobetor.games.somnicum.rules.vocabulary import (
    ADD,
    ADDED,
    BAG_EMPTY,
    BETWEEN,
    DREW,
    EMPTY_GAPPED,
    GAPPED,
    HOLES,
    LAPS,
    MEND,
    MOST_PLAYERS,
    MOVE,
    PARTICLES,
    PLAY,
    RESHUFFLED,
    SETTINGS,
    SHIFT,
)
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import has, joined, meets
from phobetor.kernel.words import Option, Player

Pendulum: TypeAlias = i64  # 0 is the one that is placed first

ROUNDS: Final = 3
FREE_STEPS: Final = 3

FIELD: Final[list[i64]] = [0, 0, 16, 21, 24]  # players -> cards in the ring
# Nobody can have more cards than that: all turns of three rounds, shared out (42, 54 and 60 turns).
MOST_CARDS: Final[list[i64]] = [0, 0, 21, 18, 15]
NO_GOALS: Final[list[tuple[Goal, ...]]] = [(NO_GOAL,) * players for players in range(MOST_PLAYERS + 1)]

# --- hands of encounters ----------------------------------------------------------------------------

# --- what was done or played this turn --------------------------------------------------------------
PARTICLE_ADDED: Final = 1
STEPS_ARE_FREE: Final = 2
CARD_IS_JOINED: Final = 4
BACKWARDS: Final = 8
HUSHED: Final = 16
CROWED: Final = 32
SPELLS: Final = ["particle-added", "steps-are-free", "card-is-joined", "backwards", "hushed", "crowed"]

# --- why the round ends with this turn --------------------------------------------------------------
GOES_ON: Final = 0
BY_CHECK: Final = 1
BY_CROW: Final = 2
BY_CARDS: Final = 3
LAST_TURNS: Final = 4  # the third round is over, and under "fair_finish" the others take their last turns
REASONS: Final = ["none", "check", "crow", "cards", "last-turns"]

# Every move up to a number of steps, made once: what a pendulum could do does not depend on the cards.
MOST_STEPS: Final = FREE_STEPS + 1 + len(ALL_TOKENS)
MOVES_UP_TO: Final[list[list[Option]]] = [
    [MOVE.of(pendulum, steps) for pendulum in range(2) for steps in range(1, most + 1)]
    for most in range(MOST_STEPS + 1)
]


class Somnicum(Game):
    """Two pendulums on a ring of cards, and before each player a dream of up to three levels.

    Decks and the bag are unordered piles: what comes out of them is decided when it is drawn. Piles that seldom
    change are tuples; clones share them, and dreams as long as neither changes them. The pendulums' places are
    counted in halves: 2k is the space before the card k of the ring, 2k + 1 the hole that it left.
    """

    round: i64 = 1
    active: Player = 0  # whose turn it is
    turns: i64 = 0  # begun in the whole game
    spells: i64 = 0  # what was done or played this turn
    closing: i64 = GOES_ON  # why the round ends with this turn
    on_field: i64 = 0  # cards in the ring
    taken: Card = NO_CARD  # by the active player, not yet attached
    drawn: Hand = 0  # encounters of which one is to be kept
    paid: Token = 0  # the last token of the payment under way: tokens are paid in ascending order
    ring: list[Card]  # NO_CARD where a card was taken
    pendulums: list[i64]  # NOWHERE until they are placed
    bag: list[Token]
    stocks: list[list[Token]]  # player -> tokens in ascending order
    dreams: list[Dream]
    hands: list[Hand]  # player -> encounters kept
    fronts: list[Hand]  # player -> permanent encounters played
    deck: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()  # cards left over in the fields of earlier rounds
    goals: tuple[Goal, ...] = ()
    spare_goals: tuple[Goal, ...] = ()
    encounters: tuple[Encounter, ...] = ()  # the deck
    met: tuple[Encounter, ...] = ()  # discarded encounters

    # --- written by `make fields` from the fields above ---
    STATE: ClassVar[tuple[str, ...]] = (
        "round", "active", "turns", "spells", "closing", "on_field", "taken", "drawn", "paid", "ring", "pendulums",
        "bag", "stocks", "dreams", "hands", "fronts", "deck", "gone", "goals", "spare_goals", "encounters", "met",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = (
        "deck", "gone", "goals", "spare_goals", "encounters", "met",
    )  # fmt: skip

    def __init__(
        self,
        chance: Chance,
        agenda: list[Step[Any]],
        settings: list[i64],
        ring: list[Card],
        pendulums: list[i64],
        bag: list[Token],
        stocks: list[list[Token]],
        dreams: list[Dream],
        hands: list[Hand],
        fronts: list[Hand],
    ) -> None:
        super().__init__(chance, agenda, settings)
        self.ring = ring
        self.pendulums = pendulums
        self.bag = bag
        self.stocks = stocks
        self.dreams = dreams
        self.hands = hands
        self.fronts = fronts

    def clone(self, chance: Chance) -> Somnicum:
        self.share()
        twin = Somnicum(
            chance, self.agenda[:], self.settings, self.ring[:], self.pendulums[:], self.bag[:],
            [each[:] for each in self.stocks], self.dreams[:], self.hands[:], self.fronts[:],
        )  # fmt: skip
        twin.round = self.round
        twin.active = self.active
        twin.turns = self.turns
        twin.spells = self.spells
        twin.closing = self.closing
        twin.on_field = self.on_field
        twin.taken = self.taken
        twin.drawn = self.drawn
        twin.paid = self.paid
        twin.deck = self.deck
        twin.gone = self.gone
        twin.goals = self.goals
        twin.spare_goals = self.spare_goals
        twin.encounters = self.encounters
        twin.met = self.met
        self.copy_question(twin)
        return twin

    @staticmethod
    def blank(chance: Chance) -> Somnicum:
        return Somnicum(
            chance, [], [], [], [], [], [], [], [], [],
        )  # fmt: skip

    # --- until here ---

    @staticmethod
    def steps() -> type[Any]:
        return Rule

    def share(self) -> None:
        """Dreams are copied by whoever changes them first."""
        for dream in self.dreams:
            dream.is_shared = True

    def saved(self) -> dict[str, Any]:
        saved = super().saved()
        saved["dreams"] = [dream.saved() for dream in self.dreams]
        if not any(self.settings[LAPS:]):
            saved["settings"] = self.settings[:LAPS]  # as before there were the later ones: old records keep holding
        return saved

    def restore(self, saved: dict[str, Any]) -> None:
        super().restore(saved | {"dreams": [load_dream(dream) for dream in saved["dreams"]]})
        self.settings = [*self.settings, *[0] * (len(SETTINGS) - len(self.settings))]

    # --- looking at the table -------------------------------------------------------------------
    def players(self) -> i64:
        return len(self.stocks)

    def right_of(self, player: Player) -> Player:
        return player - 1 if player > 0 else len(self.stocks) - 1

    def is_spelled(self, spell: i64) -> bool:
        return meets(self.spells, spell)

    def cast(self, spell: i64) -> None:
        self.spells = joined(self.spells, spell)

    def has_open(self, player: Player, encounter: Encounter) -> bool:
        """Whether the permanent lies before the player. SO-46"""
        return count_in(self.fronts[player], encounter) > 0

    # --- the ring -------------------------------------------------------------------------------
    def most_steps(self, player: Player) -> i64:
        """No more than can be paid for, and no more than one lap, unless the table lets pendulums go on. SO-28"""
        if self.is_spelled(STEPS_ARE_FREE):
            return self.on_field
        steps = self.free_steps(player) + len(self.stocks[player])
        return steps if steps < self.on_field or self.settings[LAPS] == 1 else self.on_field

    def free_steps(self, player: Player) -> i64:
        return FREE_STEPS + 1 if self.has_open(player, SLIPPERS) else FREE_STEPS

    def price(self, player: Player, steps: i64) -> i64:
        """Tokens that a move costs."""
        free = self.free_steps(player)
        return 0 if steps <= free or self.is_spelled(STEPS_ARE_FREE) else steps - free

    def slot_reached(self, pendulum: Pendulum, steps: i64) -> i64:
        """Where a pendulum stops; holes are not steps. SO-26"""
        size: i64 = len(self.ring)
        backwards = self.is_spelled(BACKWARDS)
        direction: i64 = -1 if backwards else 1
        stand = self.pendulums[pendulum]
        slot = slot_at(stand - 1) if backwards else slot_at(stand)
        while True:
            if slot < 0:
                slot = size - 1
            elif slot == size:
                slot = 0
            if self.ring[slot] != NO_CARD:
                steps -= 1
                if steps == 0:
                    return slot
            slot += direction

    def is_clear(self, start: i64, end: i64) -> bool:
        """Whether no card lies clockwise from one place of the ring to another."""
        slot = slot_at(start)
        last = slot_at(end)
        if slot == last and start <= end:
            return True
        while self.ring[slot] == NO_CARD:
            slot = slot + 1 if slot + 1 < len(self.ring) else 0
            if slot == last:
                return True
        return False

    def nothing_between(self, moved: Pendulum) -> bool:
        """Whether the pendulums have no card between them: on either side, or only ahead of the moved one. SO-49"""
        here = self.pendulums[moved]
        there = self.pendulums[1 - moved]
        if self.settings[BETWEEN] == 0:
            return self.is_clear(here, there) or self.is_clear(there, here)
        return self.is_clear(there, here) if self.is_spelled(BACKWARDS) else self.is_clear(here, there)

    # --- legality: the only place where options are made --------------------------------------------
    def additions(self, player: Player, any_theme: bool, above: Option, options: list[Option]) -> list[Option]:
        """Add every way to lay a token on a right-end card. SO-20 to SO-23"""
        for level in range(1, LEVELS + 1):
            place = self.dreams[player].right_end(level)
            if place != NOWHERE:
                self.additions_to(player, place, any_theme, above, options)
        return options

    def additions_to(self, player: Player, place: Place, any_theme: bool, above: Option, options: list[Option]) -> None:
        dream = self.dreams[player]
        known = dream.particles_at(place)
        last: Token = -1
        for token in self.stocks[player]:
            is_new = token != last and self.may_add(token, known)
            if is_new and (any_theme or dream.is_of_theme(token, place) or self.has_second(player, token)):
                option = ADD.of(token, place // dream.width + 1)
                if option >= above:
                    options.append(option)
            last = token

    def may_add(self, token: Token, known: i64) -> bool:
        """Only a particle that the card does not have yet, unless the table allows any. SO-19"""
        return self.settings[PARTICLES] == 1 or not has(known, particle_of(token))

    def has_second(self, player: Player, token: Token) -> bool:
        """Whether there is another token to return to the bag. SO-22, SO-E12"""
        if self.has_open(player, BRUSH):
            return len(self.stocks[player]) > 1
        count: i64 = 0
        for other in self.stocks[player]:
            if particle_of(other) == particle_of(token):
                count += 1
        return count > 1

    def playable(self, player: Player, phase: i64, options: list[Option]) -> list[Option]:
        """Add every encounter that may be played at this moment of the turn. SO-45"""
        encounter = next_kind(self.hands[player], NO_ENCOUNTER)
        while encounter != NO_ENCOUNTER:
            if has(PHASES_OF[encounter], phase) and self.is_possible(player, encounter):
                options.append(PLAY.of(encounter))
            encounter = next_kind(self.hands[player], encounter)
        return options

    def is_possible(self, player: Player, encounter: Encounter) -> bool:
        """Some encounters have a condition; it is always one that everybody can see."""
        if encounter == NEEDLE:
            return self.dreams[player].gaps() > 0
        if encounter == PAINTER:
            return len(self.stocks[player]) > 0 and not self.dreams[player].is_empty()
        if encounter == SNAIL:
            return len(self.shifts(player)) > 0
        return True

    def shifts(self, player: Player) -> list[Option]:
        """Every way to move a right-end card to another row. SO-E08"""
        options: list[Option] = []
        for level in range(1, LEVELS + 1):
            for to_level in range(1, LEVELS + 1):
                if self.dreams[player].can_shift(level, to_level):
                    options.append(SHIFT.of(level, to_level))
        return options

    def mendable(self, player: Player) -> list[Option]:
        """Every gap of the dream. SO-E03"""
        dream = self.dreams[player]
        options: list[Option] = []
        for place in range(LEVELS * dream.width):
            if dream.links[place] > JOINED:
                options.append(MEND.of(place // dream.width + 1, place % dream.width + 1))
        return options

    # --- moving tokens --------------------------------------------------------------------------
    def put_in_stock(self, player: Player, token: Token) -> None:
        """Stocks are kept in ascending order, so that equal tokens lie together."""
        stock = self.stocks[player]
        place: i64 = len(stock)
        stock.append(token)
        while place > 0 and stock[place - 1] > token:
            stock[place] = stock[place - 1]
            place -= 1
        stock[place] = token

    def draw_tokens(self, player: Player, count: i64) -> list[Token]:
        """Draw tokens from the bag as long as there are any. SO-30, SO-R13"""
        tokens: list[Token] = []
        for _ in range(count):
            if not self.bag:
                self.tell(BAG_EMPTY)
                return tokens
            token = self.chance.draw(self.bag, "token")
            tokens.append(token)
            self.put_in_stock(player, token)
        return tokens

    def tell_tokens(self, player: Player, tokens: list[Token]) -> None:
        """Tokens drawn together are told in their order, which does not depend on the order in which they came."""
        if self.listener is not None:
            for token in sorted(tokens):
                self.tell(DREW, player, back_of(token), token)

    def gain_tokens(self, player: Player, count: i64) -> None:
        """Draw tokens that nothing depends on."""
        self.tell_tokens(player, self.draw_tokens(player, count))

    def return_token(self, player: Player, token: Token) -> None:
        self.stocks[player].remove(token)
        self.bag.append(token)

    def lay_token(self, player: Player, token: Token, level: Level) -> None:
        """Lay a token from the stock on the right-end card of a row, where it stays. SO-24"""
        self.stocks[player].remove(token)
        dream = self.own_dream(player)
        dream.lay_token(token, dream.right_end(level))
        self.tell(ADDED, player, token, level)

    # --- moving cards ---------------------------------------------------------------------------
    def own_dream(self, player: Player) -> Dream:
        """A dream about to be changed, not shared with any other game."""
        dream = self.dreams[player]
        if dream.is_shared:
            dream = dream.copy()
            self.dreams[player] = dream
        return dream

    def lay_card(self, player: Player, level: Level, card: Card, joined: bool) -> None:
        """Put a card into the place its row offers and compare it with its left neighbour. SO-35, SO-36"""
        dream = self.own_dream(player)
        place = dream.next_place(level)
        link: Link = NO_LINK
        left = dream.left_of(place, self.settings[HOLES] == 1)
        if left != NOWHERE:
            link = JOINED if joined or dream.matches(card, place, left) else self.draw_gap(player, level)
        dream.lay(card, place, link)

    def draw_gap(self, player: Player, level: Level) -> Link:
        """A random token, face down; when the bag is empty the gap has none. SO-36, SO-R13"""
        if not self.bag:
            self.tell(EMPTY_GAPPED, player, level)
            return EMPTY_GAP
        token = self.chance.draw(self.bag, "token")
        self.tell(GAPPED, player, level, back_of(token))
        return GAP + token

    def shift_card(self, player: Player, level: Level, to_level: Level) -> None:
        """Move a row's last card to another row, with its tokens; a gap token to its left returns to the bag."""
        dream = self.own_dream(player)
        place = dream.right_end(level)
        card = dream.cards[place]
        if dream.links[place] >= GAP:
            self.bag.append(dream.links[place] - GAP)
        dream.lift(level)
        dream.carry_tokens(place, dream.next_place(to_level))
        self.lay_card(player, to_level, card, False)

    def discard_encounter(self, encounter: Encounter) -> None:
        self.met = (*self.met, encounter)

    def draw_encounter(self) -> Encounter:
        """The top of the encounter deck; a deck that has run out is replaced by the discards. SO-43"""
        if not self.encounters:
            if not self.met:
                return NO_ENCOUNTER
            self.tell(RESHUFFLED, len(self.met))
            self.encounters = self.met
            self.met = ()
        pile = list(self.encounters)
        encounter = self.chance.draw(pile, "encounter")
        self.encounters = tuple(pile)
        return encounter

    # --- points ---------------------------------------------------------------------------------
    def score(self, player: Player) -> list[i64]:
        """The points of a player, line by line. SO-57 to SO-63"""
        zero: i64 = 0
        points: list[i64] = [zero] * len(LINES)
        wanted = PARTICLES_OF_GOAL[self.goals[player]]
        self.dreams[player].score(wanted, points)
        points[ENCOUNTER_LINE] = size(self.hands[player])
        self.score_permanents(player, wanted, points)
        return points

    def score_permanents(self, player: Player, wanted: i64, points: list[i64]) -> None:
        """What played permanents add or forgive. SO-E09, SO-E13 to SO-E15"""
        if self.has_open(player, BRIDLE):
            points[NIGHTMARE_LINE] = 0
        if self.has_open(player, BEETLE):
            points[BEETLE_LINE] = min(4, len(self.stocks[player]) // 2)
        if self.has_open(player, QUILT):
            points[QUILT_LINE] = min(6, 2 * self.dreams[player].gaps())
        if self.has_open(player, SHELL):
            points[SHELL_LINE] = 2 * self.dreams[player].wanted_tokens(wanted)

    def total(self, player: Player) -> i64:
        total: i64 = 0
        for points in self.score(player):
            total += points
        return total


class Rule(Step[Somnicum]):
    """A step of Somnicum."""


class PlayerRule(Rule):
    """A step of one player. Steps that hold nothing else need no constructor of their own."""

    player: Player

    def __init__(self, player: Player) -> None:
        self.player = player
