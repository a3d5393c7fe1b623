"""The greedy opponent of Nightmarium."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.nightmarium.bots.outcome import at_rest, carry_on, clear, completed, played, take
from phobetor.games.nightmarium.bots.prospect import Prospect
from phobetor.games.nightmarium.bots.worth import (
    FINISHED,
    FITS_NOWHERE,
    LATER_VICTORY,
    NEAR_VICTORY,
    NEVER,
    SEEN_FIRST,
    least_missed,
    worth_of_hand,
    worth_of_rivals,
    worth_without,
)
from phobetor.games.nightmarium.rules.abilities import Executioner, Mocker, PlaceRevealed, Scavenger
from phobetor.games.nightmarium.rules.actions import Action, Exchange
from phobetor.games.nightmarium.rules.activation import CompleteCreature, PerformAbility, PureDiscard
from phobetor.games.nightmarium.rules.box import LEGION_OF, Card
from phobetor.games.nightmarium.rules.state import Creature, Nightmarium
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import DISCARD, DONE, DRAW, EXCHANGE, HERALD_SETTING, PLAY, TARGET
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


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


def winning_options(game: Nightmarium, options: list[Option]) -> list[Option]:
    """Those that win within this turn as far as the asked player can see, whatever is drawn."""
    step = game.asking
    row = game.rows[game.asked]
    if step is None or isinstance(step, Exchange) or row.complete < len(row.heights) - NEAR_VICTORY:
        return []
    view = NightmariumView(game, game.asked)
    table = what_is_seen(view)
    return [option for option in options if worth_of_option(table.copy(), view, step, option) >= LATER_VICTORY]


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
