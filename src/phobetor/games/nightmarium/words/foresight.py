"""What would come of a choice in Nightmarium, worked out from the seat's view with the functions of the rules."""

from __future__ import annotations

from msgspec import Struct

from phobetor.games.nightmarium.rules.abilities import PlaceRevealed
from phobetor.games.nightmarium.rules.activation import ABILITY_STEPS, CompleteCreature, Compulsory, PerformAbility
from phobetor.games.nightmarium.rules.box import ABILITY_OF, LEGION_OF, NO_CARD
from phobetor.games.nightmarium.rules.imagine import imagine
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.state import ANY_LEGION, Nightmarium
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import HERALD_SETTING
from phobetor.kernel.chance import Chance


class Placed(Struct):
    """A card as part of a Creature, and what follows from that."""

    part: int
    """What it becomes: 0 for legs, which begin a Creature."""
    is_of_one_legion: bool
    is_complete: bool = False
    wins: bool = False
    abilities: list[int] = []
    """What is set loose, in the order in which it comes; nothing if the game is won. NM-5.1"""
    is_aimless: bool = False
    """The first of them finds no target, which ends the activation. NM-5.4"""
    loses_abilities: bool = False
    """Abilities of the Creature that acts now are lost. NM-5.5"""
    loses_card: bool = False
    """The other revealed card is discarded. NM-6.4"""
    places_other: bool = False
    """The other revealed card is placed before anything is set loose: the house rule of NM-6.4."""


def cards_of(view: NightmariumView, creature: int) -> list[int]:
    """From the legs upwards."""
    return [card for card in view.parts[creature * COMPLETE : (creature + 1) * COMPLETE] if card != NO_CARD]


def owner_of(view: NightmariumView, creature: int) -> int:
    return next(player for player, places in enumerate(view.places) if creature in places)


def complete_of(view: NightmariumView, player: int) -> int:
    return sum(view.height[creature] == COMPLETE for creature in view.places[player])


def placed(view: NightmariumView, card: int, creature: int) -> Placed:
    cards = [*cards_of(view, creature), card]
    is_pure = len({LEGION_OF[each] for each in cards}) == 1
    found = Placed(len(cards) - 1, is_pure, len(cards) == COMPLETE)
    if not found.is_complete:
        return found
    if complete_of(view, view.seat) + 1 == len(view.places[view.seat]):
        found.wins = True
        return found
    found.loses_abilities = has_abilities_left(view)
    after = table_after(view, card, creature)
    if after.revealed:
        fits = after.placements(after.revealed, ANY_LEGION, [])
        found.places_other = view.settings[HERALD_SETTING] == 1 and bool(fits)
        found.loses_card = not found.places_other
    if not found.places_other:
        found.abilities = [int(ABILITY_OF[part]) for part in reversed(cards) if ABILITY_OF[part]]
        found.is_aimless = bool(found.abilities) and is_aimless(after, found.abilities[0])
    return found


def is_placing(view: NightmariumView) -> bool:
    """Whether the cards that a Herald has revealed are placed."""
    question = view.question()
    return question is not None and isinstance(question.step, PlaceRevealed)


def has_abilities_left(view: NightmariumView) -> bool:
    """Whether the Creature that acts now still has an ability to perform, or one that a Herald's first card has
    completed waits for its turn. NM-5.5, NM-6.4"""
    waiting = [step.part for step in view.agenda if isinstance(step, PerformAbility)]
    cards = [view.parts[view.acting * COMPLETE + part] for part in waiting]
    for step in view.agenda:
        if isinstance(step, CompleteCreature):
            cards += cards_of(view, int(step.creature))
    return any(ABILITY_OF[card] for card in cards)


def table_after(view: NightmariumView, card: int, creature: int) -> Nightmarium:
    """With the card placed. Creatures lie open and the own hand is known, so nothing that is imagined matters."""
    game = imagine(view, Chance())
    (game.revealed if is_placing(view) else game.hands[view.seat]).remove(card)
    game.place(card, creature)
    game.acting = creature
    return game


def is_aimless(after: Nightmarium, ability: int) -> bool:
    step = ABILITY_STEPS[ability]
    return isinstance(step, Compulsory) and not step.choices(after)
