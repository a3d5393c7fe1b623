"""What a table is worth, and what single things are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nightmarium.bots.prospect import Prospect
from phobetor.games.nightmarium.rules.box import ABILITY_OF, CARDS, HEAD, LEGION_OF, LEGS, PARTS_OF, TORSO, Card
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.state import Creature
from phobetor.kernel.masks import has, meets
from phobetor.kernel.words import Player

# --- what things are worth: to draw or to play an average card is about ten ---------------------------
NEVER: Final = -1_000_000  # less than any table is worth
VICTORY: Final = 1_000_000  # more than any other table is worth
LATER_VICTORY: Final = 900_000  # by the second action: as certain, but why wait

BUILT: Final[list[i64]] = [0, 24, 50, 80]
"""A creature by its height: each card took a draw and a play, and the third makes it safe from Scavengers."""
MISSING: Final[list[i64]] = [0, 90, 50, 20, 5, 0, 0, 0]
"""What a player has besides, by the creatures still missing: the last ones are the hardest to keep."""
RIVAL_LEGS: Final[list[i64]] = [24, 74, 62, 42, 28, 24, 24, 24]
RIVAL_TORSO: Final[list[i64]] = [50, 78, 74, 64, 54, 50, 50, 50]
"""A rival's unfinished creature by the creatures that the rival is missing: the leader is to be stopped."""
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

NEAR_VICTORY: Final = 2  # creatures still missing: then every target is looked at, because one may win at once

RIVAL_SHARE: Final[list[i64]] = [0, 0, 90, 60, 45, 38, 34]
"""Percent of a rival's loss that is a gain, by the number of players: the other rivals gain by it as well."""
RIVAL_CARD: Final = 7  # a card in a rival's hand; when they must discard they give the worst
DANGEROUS_HAND: Final = 6  # cards among which a rival nearly always finds a head
FINISHED: Final = 500  # a Devourer spares finished creatures while it can have another, unless eating one wins


def share_fitting(needed: int) -> int:
    """How many of a thousand cards can be one of the needed parts."""
    return 1000 * sum(1 for card in range(1, CARDS + 1) if meets(PARTS_OF[card], needed)) // CARDS


SHARE_FITTING: Final[list[i64]] = [share_fitting(needed) for needed in range(8)]


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
        worth += worth_of_creature(table, player, creature, missing)
        if missing > 1:  # the abilities of the last creature are never performed
            worth += worth_of_promises(table, creature)
    if missing == 1:
        worth += worth_of_last_step(table, player)
    return worth


def worth_of_creature(table: Prospect, player: Player, creature: Creature, missing: i64) -> i64:
    """By its height; where there are several rivals, an unfinished one of whoever leads is worth nearly as much as a
    complete one."""
    height = table.height[creature]
    if player == table.seat or len(table.places) == 2 or height == 0 or height == COMPLETE:
        return BUILT[height]
    return RIVAL_LEGS[missing] if height == TORSO else RIVAL_TORSO[missing]


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
        if has(PARTS_OF[card], HEAD):
            return True
    return False


def holds_torso_and_head(table: Prospect) -> bool:
    """Two cards that can be played in one turn, so of one legion."""
    for torso in table.hand:
        if has(PARTS_OF[torso], TORSO):
            for head in table.hand:
                if has(PARTS_OF[head], HEAD) and head != torso and LEGION_OF[head] == LEGION_OF[torso]:
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
        if has(parts, part) and now[part] > 0:
            now[part] -= 1
            return FITS_NOW
    for part in range(3):
        if has(parts, part) and later[part] > 0:
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
