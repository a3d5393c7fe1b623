"""Opponents for Nightmarium."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.nightmarium.rules.box import (
    ABILITY_OF,
    CARDS,
    DEVOURER,
    EXECUTIONER,
    HEAD,
    HERALD,
    LEGION_OF,
    LEGS,
    MOCKER,
    PARTS_OF,
    SCAVENGER,
    TORSO,
    WEEPER,
    Ability,
    Card,
    Legion,
)
from phobetor.games.nightmarium.rules.play import (
    Action,
    CompleteCreature,
    Exchange,
    Executioner,
    Mocker,
    PerformAbility,
    PlaceRevealed,
    PureDiscard,
    Scavenger,
)
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.state import (
    ANY_LEGION,
    DISCARD,
    DONE,
    DRAW,
    EXCHANGE,
    HERALD_SETTING,
    PLAY,
    TARGET,
    Creature,
)
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player

# --- what things are worth: to draw or to play an average card is about ten ---------------------------
NEVER: Final = -1_000_000  # less than any table is worth
VICTORY: Final = 1_000_000  # more than any other table is worth
LATER_VICTORY: Final = 900_000  # by the second action: as certain, but why wait

BUILT: Final[list[i64]] = [0, 24, 50, 80]
"""A creature by its height: each card took a draw and a play, and the third makes it safe from Scavengers."""
MISSING: Final[list[i64]] = [0, 90, 50, 20, 5, 0, 0, 0]
"""What a player has besides, by the creatures still missing: the last ones are the hardest to keep."""
IN_HAND: Final = 80  # the last creature can be completed next turn, if nobody prevents it
ONE_HEAD_AWAY: Final = 40  # the last creature lacks only its head, and there may be one in the hand

PROMISE: Final[list[i64]] = [0, 24, 28, 18, 24, 12, -22]
"""What an ability will bring when its creature is completed, whatever the table looks like then."""
KEPT: Final[list[i64]] = [30, 50, 75]
"""Percent of a promise by the height of its creature, which may never be completed; 0 is for cards in hand."""
PURE_PROMISE: Final = 6  # two parts of one legion: with a third every rival discards

FITS_NOW: Final = 12  # a card in hand that a creature is waiting for: a draw well spent
FITS_LATER: Final = 10  # a card in hand whose place has to be built first
FITS_NOWHERE: Final = 2  # it can be exchanged, or given away for a rival's pure creature
CHOICE: Final = 8  # more for each card that fits, up to a comfortable hand: it feeds Mockers and double plays
COMFORTABLE: Final = 9  # enough cards to find two of a legion that can both be played
SEEN_FIRST: Final = 1  # drawing before playing: the new card may be better, and any legion may be played

PLACED_UNSEEN: Final = 30  # a card that Herald will place: a draw and a play at once, perhaps a head
MOCKED_UNSEEN: Final = 12  # what is played by a Mocker so deep in a chain that nobody looks
DEEPEST_MOCKER: Final = 2  # the Mockers of a chain that are looked at; further ones cost time and are rare

RIVAL_SHARE: Final[list[i64]] = [0, 0, 90, 60, 45, 38, 34]
"""Percent of a rival's loss that is a gain, by the number of players: the other rivals gain by it as well."""
RIVAL_CARD: Final = 7  # a card in a rival's hand; when they must discard they give the worst
DANGEROUS_HAND: Final = 6  # cards among which a rival nearly always finds a head
FINISHED: Final = 500  # a Devourer spares finished creatures while it can have another, unless eating one wins


def share_fitting(needed: int) -> int:
    """How many of a thousand cards can be one of the needed parts."""
    return 1000 * sum(1 for card in range(1, CARDS + 1) if PARTS_OF[card] & needed) // CARDS


SHARE_FITTING: Final[list[i64]] = [share_fitting(needed) for needed in range(8)]


# === A table as it may become =======================================================================
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
            parts |= 1 << self.height[creature]
        return parts & 7

    def fits(self, card: Card, creature: Creature) -> bool:
        return PARTS_OF[card] >> self.height[creature] & 1 == 1

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


def what_is_seen(view: NightmariumView) -> Prospect:
    sizes: list[i64] = [len(hand) for hand in view.hands]
    stock: i64 = view.deck + len(view.discards)
    table = Prospect(view.seat, view.places, view.height[:], view.parts[:], view.hands[view.seat][:], sizes, stock)
    table.acting = view.acting
    table.legion = view.legion_played
    for step in view.agenda:
        if isinstance(step, Action):
            table.another_action = True
    table.rivals = worth_of_rivals(table)
    return table


# === What a table is worth ==========================================================================
def outlook(table: Prospect) -> i64:
    """What the seat has and hopes for, less its share of what the rivals have."""
    return standing(table, table.seat) + worth_of_hand(table) + table.estimate - table.rivals


def worth_of_rivals(table: Prospect) -> i64:
    worth: i64 = 0
    for player in range(len(table.places)):
        if player != table.seat:
            worth += standing(table, player) + RIVAL_CARD * table.hand_sizes[player]
    return to_the_seat(table, worth)


def to_the_seat(table: Prospect, loss: i64) -> i64:
    """What a rival's loss is worth to the seat."""
    return loss * RIVAL_SHARE[len(table.places)] // 100


def standing(table: Prospect, player: Player) -> i64:
    """What a player has in front of them, and how near that is to victory."""
    missing = table.missing(player)
    worth = MISSING[missing]
    for creature in table.places[player]:
        worth += BUILT[table.height[creature]]
        if missing > 1:  # the abilities of the last creature are never performed
            worth += worth_of_promises(table, creature)
    if missing == 1:
        worth += worth_of_last_step(table, player)
    return worth


def worth_of_promises(table: Prospect, creature: Creature) -> i64:
    """What the abilities of an unfinished creature will bring."""
    height = table.height[creature]
    if height == 0 or height == COMPLETE:
        return 0
    legs = table.parts[creature * 3]
    promise = PROMISE[ABILITY_OF[legs]]
    if height == HEAD:
        torso = table.parts[creature * 3 + TORSO]
        promise += PROMISE[ABILITY_OF[torso]]
        if LEGION_OF[legs] == LEGION_OF[torso]:
            promise += PURE_PROMISE
    return promise * KEPT[height] // 100


def worth_of_last_step(table: Prospect, player: Player) -> i64:
    """Only one creature is missing. Of a rival's hand nothing is known but its size."""
    height: i64 = 0
    for creature in table.places[player]:
        if not table.is_complete(creature):
            height = table.height[creature]
    if player != table.seat:
        near = ONE_HEAD_AWAY if height == HEAD else 0
        return near * min(table.hand_sizes[player], DANGEROUS_HAND) // DANGEROUS_HAND
    if (height == HEAD and holds_head(table)) or (height == TORSO and holds_torso_and_head(table)):
        return IN_HAND
    return ONE_HEAD_AWAY if height == HEAD else 0


def holds_head(table: Prospect) -> bool:
    for card in table.hand:
        if PARTS_OF[card] >> HEAD & 1:
            return True
    return False


def holds_torso_and_head(table: Prospect) -> bool:
    """Two cards that can be played in one turn, so of one legion."""
    for torso in table.hand:
        if PARTS_OF[torso] >> TORSO & 1:
            for head in table.hand:
                if PARTS_OF[head] >> HEAD & 1 and head != torso and LEGION_OF[head] == LEGION_OF[torso]:
                    return True
    return False


def worth_of_hand(table: Prospect) -> i64:
    """Each card is meant for a place that waits for it, now or later; a card too many is worth little."""
    now: list[i64] = [0, 0, 0, 0]
    for creature in table.places[table.seat]:
        now[table.height[creature]] += 1
    later: list[i64] = [0, now[LEGS], now[LEGS] + now[TORSO]]
    last = later[HEAD] + now[HEAD] == 1
    worth: i64 = 0
    fitting: i64 = 0
    for card in table.hand:
        fit = worth_of_fit(card, now, later)
        worth += fit
        if fit > FITS_NOWHERE:
            fitting += 1
            if not last:
                worth += PROMISE[ABILITY_OF[card]] * KEPT[0] // 100
    return worth + worth_of_rest(table, fitting, now[LEGS] + later[TORSO] + now[TORSO] + later[HEAD] + now[HEAD])


def worth_of_rest(table: Prospect, fitting: i64, unclaimed: i64) -> i64:
    """The unknown cards, which can fit while there are places nobody is meant for, and what a choice is worth."""
    hopeful = min(table.drawn, unclaimed)
    worth = FITS_NOWHERE * (table.drawn - hopeful) + CHOICE * min(fitting + hopeful, COMFORTABLE)
    return worth + hopeful * worth_of_unknown_card(table) if hopeful > 0 else worth


def worth_of_fit(card: Card, now: list[i64], later: list[i64]) -> i64:
    """What the next free place for the card makes it worth; that place is then taken."""
    parts = PARTS_OF[card]
    for part in range(3):
        if parts >> part & 1 and now[part] > 0:
            now[part] -= 1
            return FITS_NOW
    for part in range(3):
        if parts >> part & 1 and later[part] > 0:
            later[part] -= 1
            return FITS_LATER
    return FITS_NOWHERE


def worth_of_unknown_card(table: Prospect) -> i64:
    """By how many cards of the box could be placed at once."""
    now = SHARE_FITTING[table.needed()]
    return (FITS_NOW * now + FITS_LATER * (1000 - now)) // 1000


def worth_without(table: Prospect, card: Card) -> i64:
    hand = table.hand
    table.hand = [other for other in hand if other != card]
    worth = worth_of_hand(table)
    table.hand = hand
    return worth


def least_missed(table: Prospect, cards: list[Card]) -> Card:
    """The card without which the hand is worth most."""
    least = cards[0]
    best: i64 = NEVER
    for card in cards:
        worth = worth_without(table, card)
        if worth > best:
            best = worth
            least = card
    return least


# === What follows from a choice =====================================================================
def at_rest(table: Prospect) -> i64:
    """Nothing is pending: the worth of the table, or of the best second action if that is still to come."""
    if not table.another_action:
        return outlook(table)
    table.another_action = False
    drawing = table.copy()
    drawing.draw(1)
    best = outlook(drawing)
    places = table.growing()
    for card in table.hand:
        if table.may_play(card):
            for creature in places:
                if table.fits(card, creature):
                    best = max(best, played(table.copy(), card, creature, -1))
    return min(best, LATER_VICTORY)


def played(table: Prospect, card: Card, creature: Creature, pending: i64) -> i64:
    """A card from the hand is placed; `pending` is the part whose ability is next, or -1."""
    table.hand.remove(card)
    table.put(card, creature)
    return completed(table, creature) if table.is_complete(creature) else carry_on(table, pending)


def completed(table: Prospect, creature: Creature) -> i64:
    """The last creature wins; any other acts, and the one that was acting before stops."""
    if table.missing(table.seat) == 0:
        return VICTORY
    table.acting = creature
    if table.is_pure(creature):
        make_rivals_discard(table)
    return carry_on(table, HEAD)


def make_rivals_discard(table: Prospect) -> None:
    for player in range(len(table.places)):
        if player != table.seat and table.hand_sizes[player] > 0:
            table.estimate += to_the_seat(table, RIVAL_CARD)


def carry_on(table: Prospect, part: i64) -> i64:
    """Perform the abilities of the acting creature from this part down; the worth of the table afterwards."""
    while part >= LEGS:
        ability = ABILITY_OF[table.parts[table.acting * 3 + part]]
        part -= 1
        if ability == MOCKER:
            return mock(table, part)
        if not perform(table, ability):
            break
    return at_rest(table)


def perform(table: Prospect, ability: Ability) -> bool:
    """Perform an ability as well as can be seen from here; False if it has no target."""
    if ability == WEEPER:
        table.draw(2)
    elif ability == HERALD:
        expect_herald(table)
    elif ability == EXECUTIONER:
        return behead(table)
    elif ability == SCAVENGER:
        return scavenge(table)
    elif ability == DEVOURER:
        return devour(table)
    return True


def mock(table: Prospect, pending: i64) -> i64:
    """Play the card that leads to the best table; without one the activation ends."""
    if table.mockers == DEEPEST_MOCKER:
        table.estimate += MOCKED_UNSEEN
        return carry_on(table, pending)
    table.mockers += 1
    best: i64 = NEVER
    places = table.growing()
    for card in table.hand:
        for creature in places:
            if table.fits(card, creature):
                best = max(best, played(table.copy(), card, creature, pending))
    return best if best != NEVER else at_rest(table)


def expect_herald(table: Prospect) -> None:
    revealed = min(table.stock, 2)
    table.stock -= revealed
    table.estimate += revealed * PLACED_UNSEEN * SHARE_FITTING[table.needed()] // 1000


def behead(table: Prospect) -> bool:
    """Take the card whose loss hurts most, considering what the seat can do with it."""
    best: i64 = NEVER
    victim: Creature = -1
    for creature in table.prey(False):
        worth = worth_of_beheading(table, creature)
        if worth > best:
            best = worth
            victim = creature
    if victim >= 0:
        take(table, victim)
    return victim >= 0


def worth_of_beheading(table: Prospect, creature: Creature) -> i64:
    owner = table.owner(creature)
    loss = standing(table, owner)
    card = table.take_top(creature)
    loss -= standing(table, owner)
    table.put(card, creature)
    table.hand.append(card)
    gain = worth_of_hand(table)
    table.hand.pop()
    return gain + to_the_seat(table, loss)


def take(table: Prospect, creature: Creature) -> None:
    table.hand.append(table.take_top(creature))
    table.rivals = worth_of_rivals(table)


def scavenge(table: Prospect) -> bool:
    """Discard the unfinished creature that its owner will miss most."""
    most: i64 = NEVER
    victim: Creature = -1
    for creature in table.prey(True):
        loss = loss_by_scavenging(table, creature)
        if loss > most:
            most = loss
            victim = creature
    if victim >= 0:
        clear(table, victim)
    return victim >= 0


def loss_by_scavenging(table: Prospect, creature: Creature) -> i64:
    owner = table.owner(creature)
    height = table.height[creature]
    loss = standing(table, owner)
    table.height[creature] = 0
    loss -= standing(table, owner)
    table.height[creature] = height
    return loss


def clear(table: Prospect, creature: Creature) -> None:
    table.height[creature] = 0
    table.rivals = worth_of_rivals(table)


def devour(table: Prospect) -> bool:
    """Discard the own top card that is missed least."""
    best: i64 = NEVER
    victim: Creature = -1
    for creature in table.places[table.seat]:
        if table.height[creature] > 0 and creature != table.acting:
            worth = worth_after_devouring(table, creature)
            if worth > best:
                best = worth
                victim = creature
    if victim >= 0:
        table.take_top(victim)
    return victim >= 0


def worth_after_devouring(table: Prospect, creature: Creature) -> i64:
    regret: i64 = FINISHED if table.is_complete(creature) else 0
    card = table.take_top(creature)
    worth = standing(table, table.seat) + worth_of_hand(table)
    table.put(card, creature)
    return worth - regret


# === The bot ========================================================================================
class GreedyBot(Bot):
    """Tries every option on a copy of what it sees, follows the chain it sets off, and takes the best table.

    It looks no further than the end of its own turn and never guesses a hidden card.
    """

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, NightmariumView), "A greedy player wants to see the table."
        question = view.question()
        assert question is not None, "Nobody asks this seat."
        if len(options) == 1:
            return options[0]
        step = question.step
        if isinstance(step, Exchange):
            return next_exchanged(what_is_seen(view), options, step)
        best = best_options(view, step, options)
        return best[0] if len(best) == 1 else best[chance.below(len(best))]


def best_options(view: NightmariumView, step: Step[Any], options: list[Option]) -> list[Option]:
    table = what_is_seen(view)
    best: list[Option] = []
    most: i64 = NEVER
    for option in options:
        worth = worth_of_option(table.copy(), view, step, option)
        if worth > most:
            most = worth
            best.clear()
        if worth == most:
            best.append(option)
    return best


def worth_of_option(table: Prospect, view: NightmariumView, step: Step[Any], option: Option) -> i64:
    if isinstance(step, Action):
        return worth_of_action(table, option)
    if isinstance(step, PureDiscard):
        return worth_after_giving(table, step, DISCARD.arg(option))
    if isinstance(step, PlaceRevealed):
        return worth_of_placing(table, view, option)
    if isinstance(step, Mocker):
        card, creature = PLAY.args(option)
        return played(table, card, creature, pending_part(view))
    return worth_of_target(table, step, TARGET.arg(option), pending_part(view))


def pending_part(view: NightmariumView) -> i64:
    """The part of the acting creature whose ability is next, or -1 if none is."""
    step = view.agenda[len(view.agenda) - 1]
    return step.part if isinstance(step, PerformAbility) else -1


# --- actions ----------------------------------------------------------------------------------------
def worth_of_action(table: Prospect, option: Option) -> i64:
    if DRAW.matches(option):
        return worth_of_drawing(table, 1)
    if EXCHANGE.matches(option):
        return worth_of_exchange(table)
    card, creature = PLAY.args(option)
    if table.another_action:
        table.legion = LEGION_OF[card]
    return played(table, card, creature, -1)


def worth_of_drawing(table: Prospect, count: i64) -> i64:
    """The new cards are seen before the second action."""
    table.draw(count)
    return at_rest(table) + SEEN_FIRST if table.another_action else at_rest(table)


def worth_of_exchange(table: Prospect) -> i64:
    """Only cards that are good for nothing are given away, and a single one brings nothing."""
    useless = useless_cards(table, 0)
    pairs: i64 = len(useless) // 2
    if pairs == 0:
        return NEVER + 1
    for card in useless[: pairs * 2]:
        table.hand.remove(card)
    table.stock += pairs * 2
    return worth_of_drawing(table, pairs)


def useless_cards(table: Prospect, above: Card) -> list[Card]:
    """The cards that can go one after the other, in ascending order, while the rest stays worth the same."""
    left = table.copy()
    found: list[Card] = []
    for card in sorted(table.hand):
        if card > above and worth_of_hand(left) - worth_without(left, card) <= FITS_NOWHERE:
            left.hand.remove(card)
            found.append(card)
    return found


def next_exchanged(table: Prospect, options: list[Option], step: Exchange) -> Option:
    """The lowest useless card, but never an odd one, for which nothing would be drawn."""
    useless = useless_cards(table, step.last)
    if len(useless) > 1 or (len(useless) == 1 and step.discarded % 2 == 1):
        return DISCARD.of(useless[0])
    if step.discarded > 0:
        return DONE.of()
    return DISCARD.of(least_missed(table, [DISCARD.arg(option) for option in options]))


# --- discards for a rival's pure creature -------------------------------------------------------------
def worth_after_giving(table: Prospect, step: PureDiscard, card: Card) -> i64:
    """The hand that is left; a first card of another legion costs a second card."""
    table.hand.remove(card)
    if step.left == 2 and LEGION_OF[card] != step.legion and table.hand:
        table.hand.remove(least_missed(table, table.hand))
    return worth_of_hand(table)


# --- abilities --------------------------------------------------------------------------------------
def worth_of_placing(table: Prospect, view: NightmariumView, option: Option) -> i64:
    """Herald: place this card, then the other one as well as it can be, unless a completed creature stops that."""
    card, creature = PLAY.args(option)
    table.put(card, creature)
    activated: Creature = creature if table.is_complete(creature) else to_be_activated(view)
    if table.is_complete(creature) and (view.settings[HERALD_SETTING] == 0 or table.missing(table.seat) == 0):
        return completed(table, creature)
    best: i64 = NEVER
    places = table.growing()
    for other in view.revealed:
        for place in places:
            if other != card and table.fits(other, place):
                best = max(best, worth_of_second(table.copy(), view, other, place, activated))
    return best if best != NEVER else after_herald(table, view, activated)


def to_be_activated(view: NightmariumView) -> Creature:
    """A creature that was completed but waits for Herald's second card, or -1. NM-6.4"""
    step = view.agenda[len(view.agenda) - 1]
    return step.creature if isinstance(step, CompleteCreature) else -1


def worth_of_second(table: Prospect, view: NightmariumView, card: Card, creature: Creature, activated: Creature) -> i64:
    """Of two creatures completed by one Herald the later one is activated."""
    table.put(card, creature)
    return after_herald(table, view, creature if table.is_complete(creature) else activated)


def after_herald(table: Prospect, view: NightmariumView, activated: Creature) -> i64:
    return completed(table, activated) if activated >= 0 else carry_on(table, pending_part(view))


def worth_of_target(table: Prospect, step: Step[Any], creature: Creature, pending: i64) -> i64:
    """Executioner, Scavenger or Devourer strikes this creature, and the activation goes on."""
    if isinstance(step, Executioner):
        take(table, creature)
    elif isinstance(step, Scavenger):
        clear(table, creature)
    else:
        if table.is_complete(creature):
            table.estimate -= FINISHED
        table.take_top(creature)
    return carry_on(table, pending)
