"""The table of Somnicum: the ring and its pendulums, the dreams, sand and encounters, and how they move.

Rules use the predicates below and never the lists behind them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.somnicum.cards import (
    BEETLE,
    BLANK,
    BRIDLE,
    BRUSH,
    ENCOUNTERS,
    NEEDLE,
    NIGHTMARE,
    NO_CARD,
    NO_ENCOUNTER,
    PAINTER,
    PARTICLES_OF,
    PARTICLES_OF_GOAL,
    PHASES_OF,
    QUILT,
    SHELL,
    SLIPPERS,
    SNAIL,
    STARS_OF,
    SYMBOLS_OF,
    THEME_OF,
    THEME_OF_PARTICLE,
    Card,
    Encounter,
    Goal,
    Particle,
    Token,
    back_of,
    bits,
    particle_of,
)  # fmt: skip
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Event, Option, Player, Setting, Verb

Pendulum: TypeAlias = i64  # 0 is the one that is placed first
Level: TypeAlias = i64  # 1 to 3
Row: TypeAlias = i64  # one level of one player's dream
Place: TypeAlias = i64  # of a card in a dream; -1 where there is none
Link: TypeAlias = i64  # what lies between a card and its left neighbour
Hand: TypeAlias = i64  # encounters, three bits for the number of each

MOST_PLAYERS: Final = 4
LEVELS: Final = 3
ROUNDS: Final = 3
FREE_STEPS: Final = 3
NOWHERE: Final = -1

FIELD: Final[list[i64]] = [0, 0, 16, 21, 24]  # players -> cards in the ring
# Nobody can have more cards than that: all turns of three rounds, shared out (42, 54 and 60 turns).
MOST_CARDS: Final[list[i64]] = [0, 0, 21, 18, 15]

# --- what lies between a card and its left neighbour -------------------------------------------------
NO_LINK: Final = 0  # there is no left neighbour
JOINED: Final = 1
EMPTY_GAP: Final = 2  # a gap for which no token was left
GAP: Final = 4  # a gap with a token: GAP + token

# --- tokens on cards: place * PLACE_UNIT + token ------------------------------------------------------
PLACE_UNIT: Final = 64
TOKEN_MASK: Final = 63

# --- hands of encounters ----------------------------------------------------------------------------
COUNT_BITS: Final = 3
COUNT_MASK: Final = 7

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

# --- what a table can agree on ----------------------------------------------------------------------
SETTINGS: Final = [
    Setting("first", ["random", "1", "2", "3", "4"], "random", "SO-67"),
    Setting("between", ["either", "ahead"], "either", "SO-49"),
    Setting("fair_finish", ["off", "on"], "off", "SO-56"),
    Setting("opening", ["0/1/2/3", "0/3/6/9"], "0/1/2/3", "SO-15"),
]
FIRST: Final = 0
BETWEEN: Final = 1
FAIR_FINISH: Final = 2
OPENING: Final = 3

# --- what can be chosen -----------------------------------------------------------------------------
PLACE: Final = Verb(0, "place", "slot")
MOVE: Final = Verb(1, "move", "pendulum", "steps")
ADD: Final = Verb(2, "add", "token", "level")
RETURN: Final = Verb(3, "return", "token")
PAY: Final = Verb(4, "pay", "token")
ATTACH: Final = Verb(5, "attach", "level")
PLAY: Final = Verb(6, "play", "encounter")
KEEP: Final = Verb(7, "keep", "encounter")
HUSH: Final = Verb(8, "hush")
CROW: Final = Verb(9, "crow")
MEND: Final = Verb(10, "mend", "level", "position")
SHIFT: Final = Verb(11, "shift", "level", "to_level")
DONE: Final = Verb(12, "done")
VERBS: Final = [PLACE, MOVE, ADD, RETURN, PAY, ATTACH, PLAY, KEEP, HUSH, CROW, MEND, SHIFT, DONE]

# Every move up to a number of steps, made once: what a pendulum could do does not depend on the cards.
MOVES_UP_TO: Final[list[list[Option]]] = [
    [MOVE.of(pendulum, steps) for pendulum in range(2) for steps in range(1, most + 1)] for most in range(25)
]

# --- what happens -----------------------------------------------------------------------------------
ROUND: Final = Event(0, "round", "round", "player")
PLACED: Final = Event(1, "placed", "player", "slot", "second_slot")
TURN: Final = Event(2, "turn", "player")
ADDED: Final = Event(3, "added", "player", "token", "level")
RETURNED: Final = Event(4, "returned", "player", "token")
PAID: Final = Event(5, "paid", "player", "back", "token", secret="token", knower="player")
MOVED: Final = Event(6, "moved", "player", "pendulum", "steps")
TOOK: Final = Event(7, "took", "player", "card")
DREW: Final = Event(8, "drew", "player", "back", "token", secret="token", knower="player")
BAG_EMPTY: Final = Event(9, "bag-empty")
CHECK_PASSED: Final = Event(10, "check-passed", "player")
CHECK_FAILED: Final = Event(11, "check-failed", "player")
CROWS: Final = Event(12, "crows", "player")
ATTACHED: Final = Event(13, "attached", "player", "card", "level")
GAPPED: Final = Event(14, "gapped", "player", "level", "back")
EMPTY_GAPPED: Final = Event(15, "empty-gapped", "player", "level")
RESHUFFLED: Final = Event(16, "reshuffled", "cards")
MET: Final = Event(17, "met", "player", "meeting", secret="meeting", knower="player")
KEPT: Final = Event(18, "kept", "player", "meeting", secret="meeting", knower="player")
DISCARDED: Final = Event(19, "discarded", "player", "meeting")
PLAYED: Final = Event(20, "played", "player", "meeting")
HUSHES: Final = Event(21, "hushes", "player")
WILL_CROW: Final = Event(22, "will-crow", "player")
MENDED: Final = Event(23, "mended", "player", "level", "position", reveals=True)
SHIFTED: Final = Event(24, "shifted", "player", "level", "to_level")
ROUND_ENDED: Final = Event(25, "round-ended", "round", "player", "reason")
LAST_TURN: Final = Event(26, "last-turn", "player")
GOAL_SHOWN: Final = Event(27, "goal-shown", "player", "goal", reveals=True)
SCORED: Final = Event(28, "scored", "player", "line", "points")
TOTAL: Final = Event(29, "total", "player", "points", "tokens")
EVENTS: Final = [
    ROUND, PLACED, TURN, ADDED, RETURNED, PAID, MOVED, TOOK, DREW, BAG_EMPTY, CHECK_PASSED, CHECK_FAILED, CROWS,
    ATTACHED, GAPPED, EMPTY_GAPPED, RESHUFFLED, MET, KEPT, DISCARDED, PLAYED, HUSHES, WILL_CROW, MENDED, SHIFTED,
    ROUND_ENDED, LAST_TURN, GOAL_SHOWN, SCORED, TOTAL,
]  # fmt: skip

# --- why the game is over ---------------------------------------------------------------------------
THREE_ROUNDS: Final = 1
ENDINGS: Final = ["running", "three-rounds"]

# --- the lines of the score -------------------------------------------------------------------------
CUT_OFF_LINE: Final = 3
ENCOUNTER_LINE: Final = 4
GOAL_LINE: Final = 5
NIGHTMARE_LINE: Final = 6
BEETLE_LINE: Final = 7
QUILT_LINE: Final = 8
SHELL_LINE: Final = 9
LINES: Final = [
    "level-1", "level-2", "level-3", "cut-off", "encounters", "goal", "nightmares", "beetle", "quilt", "shell",
]  # fmt: skip


class Somnicum(Game):
    """Two pendulums on a ring of cards, and before each player a dream of up to three levels.

    Decks and the bag are unordered piles: what comes out of them is decided when it is drawn. The pendulums'
    places are counted in halves: 2k is the space before the card k of the ring, 2k + 1 the hole that it left.
    Piles that seldom change (decks, discards, goals) are never changed but replaced, so that clones share them.
    """

    STATE: ClassVar[tuple[str, ...]] = (
        "round", "active", "turns", "spells", "closing", "on_field", "taken", "drawn", "paid", "width", "ring",
        "pendulums", "deck", "gone", "bag", "stocks", "cards", "links", "laid", "ends", "goals", "spare_goals",
        "hands", "fronts", "encounters", "met",
    )  # fmt: skip

    round: i64
    active: Player
    turns: i64
    spells: i64
    closing: i64
    on_field: i64
    taken: Card
    drawn: Hand
    paid: Token
    width: i64
    ring: list[Card]
    pendulums: list[i64]
    deck: list[Card]
    gone: list[Card]
    bag: list[Token]
    stocks: list[list[Token]]
    cards: list[Card]
    links: list[Link]
    laid: list[i64]
    ends: list[i64]
    goals: list[Goal]
    spare_goals: list[Goal]
    hands: list[Hand]
    fronts: list[Hand]
    encounters: list[Encounter]
    met: list[Encounter]

    def __init__(
        self,
        chance: Chance,
        agenda: list[Step[Any]],
        settings: list[i64],
        width: i64,
        ring: list[Card],
        pendulums: list[i64],
        deck: list[Card],
        gone: list[Card],
        bag: list[Token],
        stocks: list[list[Token]],
        cards: list[Card],
        links: list[Link],
        laid: list[i64],
        ends: list[i64],
        goals: list[Goal],
        spare_goals: list[Goal],
        hands: list[Hand],
        fronts: list[Hand],
        encounters: list[Encounter],
        met: list[Encounter],
    ) -> None:
        super().__init__(chance, agenda, settings)
        self.round = 1
        self.active = 0  # whose turn it is
        self.turns = 0  # begun in the whole game
        self.spells = 0  # what was done or played this turn
        self.closing = GOES_ON  # why the round ends with this turn
        self.on_field = 0  # cards in the ring
        self.taken = NO_CARD  # by the active player, not yet attached
        self.drawn = 0  # encounters of which one is to be kept
        self.paid = 0  # the last token of the payment under way: tokens are paid in ascending order
        self.width = width  # places of a row
        self.ring = ring  # NO_CARD where a card was taken
        self.pendulums = pendulums
        self.deck = deck
        self.gone = gone  # cards left over in the fields of earlier rounds
        self.bag = bag
        self.stocks = stocks  # player -> tokens in ascending order
        self.cards = cards  # place -> card
        self.links = links  # place -> what lies between the card and its left neighbour
        self.laid = laid  # the tokens on cards, with the places of the cards
        self.ends = ends  # row -> position of its last card
        self.goals = goals
        self.spare_goals = spare_goals
        self.hands = hands  # player -> encounters kept
        self.fronts = fronts  # player -> permanent encounters played
        self.encounters = encounters  # the deck
        self.met = met  # discarded encounters

    def clone(self, chance: Chance) -> Somnicum:
        twin = Somnicum(
            chance, self.agenda[:], self.settings, self.width, self.ring[:], self.pendulums[:], self.deck, self.gone,
            self.bag[:], [stock[:] for stock in self.stocks], self.cards[:], self.links[:], self.laid[:],
            self.ends[:], self.goals, self.spare_goals, self.hands[:], self.fronts[:], self.encounters, self.met,
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
        self.copy_question(twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        from phobetor.games.somnicum.rules import load

        return load, (self.saved(), self.chance)

    # --- looking at the table -------------------------------------------------------------------
    def players(self) -> i64:
        return len(self.stocks)

    def left_of(self, player: Player) -> Player:
        return player + 1 if player + 1 < len(self.stocks) else 0

    def right_of(self, player: Player) -> Player:
        return player - 1 if player > 0 else len(self.stocks) - 1

    def is_spelled(self, spell: i64) -> bool:
        return self.spells & spell != 0

    def has_open(self, player: Player, encounter: Encounter) -> bool:
        """Whether the permanent lies before the player. SO-46"""
        return self.fronts[player] >> encounter * COUNT_BITS & COUNT_MASK != 0

    # --- the ring -------------------------------------------------------------------------------
    def most_steps(self, player: Player) -> i64:
        """No more than can be paid for, and no more than one lap. SO-28"""
        if self.is_spelled(STEPS_ARE_FREE):
            return self.on_field
        steps = self.free_steps(player) + len(self.stocks[player])
        return steps if steps < self.on_field else self.on_field

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
        slot = self.pendulums[pendulum] - 1 >> 1 if backwards else self.pendulums[pendulum] >> 1
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
        around: i64 = 2 * len(self.ring)
        while start != end:
            if start & 1 == 1 and self.ring[start >> 1] != NO_CARD:
                return False
            start = start + 1 if start + 1 < around else 0
        return True

    def nothing_between(self, moved: Pendulum) -> bool:
        """Whether the pendulums have no card between them: on either side, or only ahead of the moved one. SO-49"""
        here = self.pendulums[moved]
        there = self.pendulums[1 - moved]
        if self.settings[BETWEEN] == 0:
            return self.is_clear(here, there) or self.is_clear(there, here)
        return self.is_clear(there, here) if self.is_spelled(BACKWARDS) else self.is_clear(here, there)

    # --- dreams ---------------------------------------------------------------------------------
    def right_end(self, player: Player, level: Level) -> Place:
        """The place of a row's last card. SO-20"""
        row = player * LEVELS + level - 1
        return row * self.width + self.ends[row] if self.ends[row] >= 0 else NOWHERE

    def particles_at(self, place: Place) -> i64:
        """Printed particles and those on tokens. SO-24, SO-35"""
        particles = PARTICLES_OF[self.cards[place]]
        for entry in self.laid:
            if entry // PLACE_UNIT == place:
                particles |= 1 << particle_of(entry & TOKEN_MASK)
        return particles

    def next_place(self, player: Player, level: Level) -> Place:
        """The one place a row offers: at its right end, on levels 2 and 3 beneath the first joined pair to the
        right of its last card. SO-34, SO-38 to SO-40"""
        row = player * LEVELS + level - 1
        position = self.ends[row] + 1
        if level == 1:
            return row * self.width + position if position < self.width else NOWHERE
        above = (row - 1) * self.width
        while position < self.ends[row - 1]:
            if self.links[above + position + 1] == JOINED:
                return row * self.width + position
            position += 1
        return NOWHERE

    def is_cut_off(self, place: Place) -> bool:
        """Whether the card has neighbours in its run and a gap towards each of them. SO-63, SO-R7"""
        left = self.links[place]
        right = self.links[place + 1]
        if left == NO_LINK and right == NO_LINK:
            return False
        return left != JOINED and right != JOINED

    def gaps(self, player: Player) -> i64:
        count: i64 = 0
        for place in range(player * LEVELS * self.width, (player + 1) * LEVELS * self.width):
            if self.links[place] > JOINED:
                count += 1
        return count

    def previous_end(self, row: Row) -> i64:
        """Where the row would end without its last card."""
        position = self.ends[row] - 1
        while position >= 0 and self.cards[row * self.width + position] == NO_CARD:
            position -= 1
        return position

    def is_movable(self, player: Player, level: Level) -> bool:
        """A right-end card without a card beneath it that is not the only card of the dream. SO-E08"""
        row = player * LEVELS + level - 1
        end = self.ends[row]
        if end < 0 or self.ends[player * LEVELS] == 0:
            return False
        return level == LEVELS or end == 0 or self.cards[(row + 1) * self.width + end - 1] == NO_CARD

    # --- legality: the only place where options are made --------------------------------------------
    def additions(self, player: Player, any_theme: bool, above: Option, options: list[Option]) -> list[Option]:
        """Add every way to lay a token on a right-end card. SO-20 to SO-23"""
        stock = self.stocks[player]
        for level in range(1, LEVELS + 1):
            place = self.right_end(player, level)
            if place != NOWHERE:
                last: Token = -1
                for token in stock:
                    if token != last and self.may_add(player, token, place, any_theme):
                        option = ADD.of(token, level)
                        if option > above:
                            options.append(option)
                    last = token
        return options

    def may_add(self, player: Player, token: Token, place: Place, any_theme: bool) -> bool:
        """The particle must be new to the card; another theme takes a second token. SO-19, SO-21 to SO-23"""
        if self.particles_at(place) >> particle_of(token) & 1 == 1:
            return False
        if any_theme or self.is_of_theme(token, place):
            return True
        return self.has_second(player, particle_of(token))

    def is_of_theme(self, token: Token, place: Place) -> bool:
        theme = THEME_OF[self.cards[place]]
        return theme == NIGHTMARE or theme == THEME_OF_PARTICLE[particle_of(token)]

    def has_second(self, player: Player, particle: Particle) -> bool:
        """Whether there is another token to return to the bag. SO-22, SO-E12"""
        if self.has_open(player, BRUSH):
            return len(self.stocks[player]) > 1
        count: i64 = 0
        for token in self.stocks[player]:
            if particle_of(token) == particle:
                count += 1
        return count > 1

    def playable(self, player: Player, phase: i64, options: list[Option]) -> list[Option]:
        """Add every encounter that may be played at this moment of the turn. SO-45"""
        hand = self.hands[player] >> COUNT_BITS
        encounter: Encounter = 1
        while hand:
            if hand & COUNT_MASK and PHASES_OF[encounter] >> phase & 1 and self.is_possible(player, encounter):
                options.append(PLAY.of(encounter))
            hand >>= COUNT_BITS
            encounter += 1
        return options

    def is_possible(self, player: Player, encounter: Encounter) -> bool:
        """Some encounters have a condition; it is always one that everybody can see."""
        if encounter == NEEDLE:
            return self.gaps(player) > 0
        if encounter == PAINTER:
            return len(self.stocks[player]) > 0 and self.ends[player * LEVELS] >= 0
        if encounter == SNAIL:
            return len(self.shifts(player)) > 0
        return True

    def shifts(self, player: Player) -> list[Option]:
        """Every way to move a right-end card to another row, as that row is once the card is lifted. SO-E08"""
        options: list[Option] = []
        for level in range(1, LEVELS + 1):
            if self.is_movable(player, level):
                row = player * LEVELS + level - 1
                end = self.ends[row]
                self.ends[row] = self.previous_end(row)
                for to_level in range(1, LEVELS + 1):
                    if to_level != level and self.next_place(player, to_level) != NOWHERE:
                        options.append(SHIFT.of(level, to_level))
                self.ends[row] = end
        return options

    def mendable(self, player: Player) -> list[Option]:
        """Every gap of the dream. SO-E03"""
        options: list[Option] = []
        for level in range(1, LEVELS + 1):
            first = (player * LEVELS + level - 1) * self.width
            for position in range(1, self.width):
                if self.links[first + position] > JOINED:
                    options.append(MEND.of(level, position + 1))
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
        self.tell(DREW, player, back_of(token), token)

    def draw_tokens(self, player: Player, count: i64) -> i64:
        """Draw tokens from the bag as long as there are any; returns how many had a blank back. SO-30, SO-R13"""
        blanks: i64 = 0
        for _ in range(count):
            if not self.bag:
                self.tell(BAG_EMPTY)
                return blanks
            token = self.chance.draw(self.bag)
            if back_of(token) == BLANK:
                blanks += 1
            self.put_in_stock(player, token)
        return blanks

    def return_token(self, player: Player, token: Token) -> None:
        self.stocks[player].remove(token)
        self.bag.append(token)

    def lay_token(self, player: Player, token: Token, level: Level) -> None:
        """Lay a token from the stock on the right-end card of a row, where it stays. SO-24"""
        self.stocks[player].remove(token)
        self.laid.append(self.right_end(player, level) * PLACE_UNIT + token)
        self.tell(ADDED, player, token, level)

    # --- moving cards ---------------------------------------------------------------------------
    def lay_card(self, player: Player, level: Level, card: Card, joined: bool) -> None:
        """Put a card into the place its row offers and compare it with its left neighbour. SO-35, SO-36"""
        place = self.next_place(player, level)
        row = player * LEVELS + level - 1
        self.cards[place] = card
        self.ends[row] = place - row * self.width
        if self.ends[row] == 0 or self.cards[place - 1] == NO_CARD:
            self.links[place] = NO_LINK
        elif joined or self.particles_at(place) & self.particles_at(place - 1):
            self.links[place] = JOINED
        else:
            self.lay_gap(player, level, place)

    def lay_gap(self, player: Player, level: Level, place: Place) -> None:
        """A random token, face down; when the bag is empty the gap has none. SO-36, SO-R13"""
        if self.bag:
            token = self.chance.draw(self.bag)
            self.links[place] = GAP + token
            self.tell(GAPPED, player, level, back_of(token))
        else:
            self.links[place] = EMPTY_GAP
            self.tell(EMPTY_GAPPED, player, level)

    def lift_card(self, player: Player, level: Level) -> Card:
        """Take the last card out of its row; a gap token to its left returns to the bag."""
        place = self.right_end(player, level)
        row = player * LEVELS + level - 1
        card = self.cards[place]
        if self.links[place] >= GAP:
            self.bag.append(self.links[place] - GAP)
        self.ends[row] = self.previous_end(row)
        self.links[place] = NO_LINK
        self.cards[place] = NO_CARD
        return card

    def carry_tokens(self, place: Place, new_place: Place) -> None:
        """Tokens stay on their card when it is moved."""
        for number in range(len(self.laid)):
            if self.laid[number] // PLACE_UNIT == place:
                self.laid[number] = new_place * PLACE_UNIT + (self.laid[number] & TOKEN_MASK)

    def discard_encounter(self, encounter: Encounter) -> None:
        self.met = [*self.met, encounter]

    def draw_encounter(self) -> Encounter:
        """The top of the encounter deck; a deck that has run out is replaced by the discards. SO-43"""
        if not self.encounters:
            if not self.met:
                return NO_ENCOUNTER
            self.tell(RESHUFFLED, len(self.met))
            self.encounters = self.met
            self.met = []
        self.encounters = self.encounters[:]
        return self.chance.draw(self.encounters)

    # --- points ---------------------------------------------------------------------------------
    def score(self, player: Player) -> list[i64]:
        """The points of a dream, line by line. SO-57 to SO-63, SO-R22"""
        zero: i64 = 0
        points: list[i64] = [zero] * len(LINES)
        wanted = PARTICLES_OF_GOAL[self.goals[player]]
        for level in range(1, LEVELS + 1):
            first = (player * LEVELS + level - 1) * self.width
            for place in range(first, first + self.ends[player * LEVELS + level - 1] + 1):
                self.score_card(place, level, wanted, points)
        points[ENCOUNTER_LINE] = size(self.hands[player])
        self.score_permanents(player, points)
        return points

    def score_card(self, place: Place, level: Level, wanted: i64, points: list[i64]) -> None:
        card = self.cards[place]
        if level > 1 and self.is_cut_off(place):
            points[CUT_OFF_LINE] += STARS_OF[card]
            points[NIGHTMARE_LINE] -= SYMBOLS_OF[card]
        else:
            points[level - 1] += STARS_OF[card] * level
            points[NIGHTMARE_LINE] -= SYMBOLS_OF[card] * level
        points[GOAL_LINE] += bits(PARTICLES_OF[card] & wanted)

    def score_permanents(self, player: Player, points: list[i64]) -> None:
        """What played permanents add or forgive. SO-E09, SO-E13 to SO-E15"""
        if self.has_open(player, BRIDLE):
            points[NIGHTMARE_LINE] = 0
        if self.has_open(player, BEETLE):
            points[BEETLE_LINE] = min(4, len(self.stocks[player]) // 2)
        if self.has_open(player, QUILT):
            points[QUILT_LINE] = min(6, 2 * self.gaps(player))
        if self.has_open(player, SHELL):
            points[SHELL_LINE] = 2 * self.tokens_of_goal(player)

    def tokens_of_goal(self, player: Player) -> i64:
        """Tokens on the player's cards that show a particle of the goal."""
        count: i64 = 0
        for entry in self.laid:
            if entry // PLACE_UNIT // self.width // LEVELS == player:
                count += PARTICLES_OF_GOAL[self.goals[player]] >> particle_of(entry & TOKEN_MASK) & 1
        return count

    def tokens_on(self, place: Place) -> list[Token]:
        return [entry & TOKEN_MASK for entry in self.laid if entry // PLACE_UNIT == place]

    def total(self, player: Player) -> i64:
        total: i64 = 0
        for points in self.score(player):
            total += points
        return total


class Rule(Step[Somnicum]):
    """A step of Somnicum."""


# A table, because mypyc shifts a literal as a C int, which is too short for it.
HAND_OF_ONE: Final[list[Hand]] = [8**encounter for encounter in range(len(ENCOUNTERS))]


def one(encounter: Encounter) -> Hand:
    """A hand of that one encounter."""
    return HAND_OF_ONE[encounter]


def size(hand: Hand) -> i64:
    """How many encounters a hand has."""
    count: i64 = 0
    while hand:
        count += hand & COUNT_MASK
        hand >>= COUNT_BITS
    return count


def in_hand(hand: Hand) -> list[Encounter]:
    """The encounters of a hand, one by one in ascending order."""
    found: list[Encounter] = []
    for encounter in range(1, len(ENCOUNTERS)):
        for _ in range(hand >> encounter * COUNT_BITS & COUNT_MASK):
            found.append(encounter)
    return found


def hand_of(encounters: list[Encounter]) -> Hand:
    hand: Hand = 0
    for encounter in encounters:
        hand += one(encounter)
    return hand
