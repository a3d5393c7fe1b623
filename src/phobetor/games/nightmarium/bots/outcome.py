"""What follows from a choice: the chain of abilities that it sets off, to its end."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nightmarium.bots.prospect import Prospect
from phobetor.games.nightmarium.bots.worth import (
    DEEPEST_MOCKER,
    FINISHED,
    LATER_VICTORY,
    MOCKED_UNSEEN,
    NEAR_VICTORY,
    NEVER,
    PLACED_UNSEEN,
    RIVAL_CARD,
    SHARE_FITTING,
    VICTORY,
    holds_head,
    outlook,
    standing,
    to_the_seat,
    worth_of_hand,
    worth_of_rivals,
)
from phobetor.games.nightmarium.rules.box import (
    ABILITY_OF,
    DEVOURER,
    EXECUTIONER,
    HEAD,
    HERALD,
    LEGS,
    MOCKER,
    SCAVENGER,
    WEEPER,
    Ability,
    Card,
)
from phobetor.games.nightmarium.rules.state import Creature


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
        if is_near_victory(table):
            victory = best_target(table, ability, part)
            if victory >= LATER_VICTORY:
                return victory
        if not perform(table, ability):
            break
    return at_rest(table)


def is_near_victory(table: Prospect) -> bool:
    """Whether to look at every target: a turn seldom completes more than two creatures."""
    return table.mockers < DEEPEST_MOCKER and table.missing(table.seat) <= NEAR_VICTORY


def best_target(table: Prospect, ability: Ability, pending: i64) -> i64:
    """The best that a target of Executioner or Devourer leads to, if that may be a victory in this turn."""
    best: i64 = NEVER
    if ability == EXECUTIONER:
        for creature in table.prey(False):
            if table.is_wanted(table.top(creature)):
                best = max(best, worth_of_trying(table.copy(), ability, creature, pending))
    elif ability == DEVOURER:
        for creature in table.places[table.seat]:
            if table.height[creature] > 0 and creature != table.acting:
                best = max(best, worth_of_trying(table.copy(), ability, creature, pending))
    return best


def worth_of_trying(table: Prospect, ability: Ability, creature: Creature, pending: i64) -> i64:
    table.mockers += 1
    card = table.take_top(creature)
    if ability == EXECUTIONER:
        table.hand.append(card)
    return carry_on(table, pending)


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
    if table.mockers >= DEEPEST_MOCKER:
        if wins_by_one_card(table):
            return VICTORY
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


def wins_by_one_card(table: Prospect) -> bool:
    """Whether the last creature lacks only its head, and the hand has one."""
    if table.missing(table.seat) != 1:
        return False
    for creature in table.places[table.seat]:
        if table.height[creature] == HEAD:
            return holds_head(table)
    return False


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
