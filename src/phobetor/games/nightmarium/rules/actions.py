"""The actions: drawing, exchanging and playing cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.activation import CompleteCreature
from phobetor.games.nightmarium.rules.box import HEAD, LEGION_OF, LEGS, NO_CARD, PARTS_OF, Card, Legion
from phobetor.games.nightmarium.rules.rows import COMPLETE, fits
from phobetor.games.nightmarium.rules.state import ANY_LEGION, Creature, Nightmarium, Rule
from phobetor.games.nightmarium.rules.vocabulary import (
    COMPLETED,
    DISCARD,
    DONE,
    DRAW_A_CARD,
    EMPTY_HANDED,
    EXCHANGE_CARDS,
    PLAY,
)
from phobetor.kernel.masks import has, only
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


class Action(Rule):
    """Draw a card, or discard cards and draw half as many, or play a card from your hand.
    If the first action played a card, the second may only play one of the same legion."""

    rule: ClassVar[str] = "NM-3.2 NM-4.1 NM-4.5"
    number: i64

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, game: Nightmarium) -> None:
        """Without cards in hand there is only one thing to do, and everybody sees it."""
        if game.hands[game.active]:
            game.ask(game.active, self)
        else:
            game.tell(EMPTY_HANDED, game.active)
            game.draw(game.active, 1)

    def choices(self, game: Nightmarium) -> list[Option]:
        return game.placements(game.hands[game.active], game.legion_played, [DRAW_A_CARD, EXCHANGE_CARDS])

    def chosen(self, game: Nightmarium, option: Option) -> None:
        if option == DRAW_A_CARD:
            game.draw(game.active, 1)
        elif option == EXCHANGE_CARDS:
            game.then(Exchange(0, NO_CARD))
        else:
            card, creature = PLAY.args(option)
            if self.number == 1:
                game.legion_played = LEGION_OF[card]
            game.take_from_hand(game.active, card)
            place(game, card, creature)

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        if PLAY.matches(option):
            card, creature = PLAY.args(option)
            return why_not_place(game, card, creature, game.hands[game.active], game.legion_played)
        return against("NM-3.2", "action-is-one-of-three")


class Exchange(Rule):
    """Discard as many cards as you like, at least one, then draw one card for every two discarded.
    (The cards are named one at a time in ascending order, so that order does not matter.)"""

    rule: ClassVar[str] = "NM-4.3 NM-4.4"
    discarded: i64
    last: Card

    def __init__(self, discarded: i64, last: Card) -> None:
        self.discarded = discarded
        self.last = last

    def run(self, game: Nightmarium) -> None:
        game.ask(game.active, self)

    def choices(self, game: Nightmarium) -> list[Option]:
        options = game.discardable(game.active, ANY_LEGION, self.last)
        if self.discarded > 0:
            options.insert(0, DONE.of())
        return options

    def chosen(self, game: Nightmarium, option: Option) -> None:
        if DONE.matches(option):
            game.draw(game.active, self.discarded // 2)
        else:
            card = DISCARD.arg(option)
            game.discard_from_hand(game.active, card)
            game.then(Exchange(self.discarded + 1, card))

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        if DONE.matches(option):
            return against("NM-4.3", "discard-at-least-one")
        if DISCARD.matches(option):
            card = DISCARD.arg(option)
            if card in game.hands[game.active]:
                return against("NM-4.3", "discard-in-ascending-order", card=card, last=self.last)
            return against("NM-4.3", "card-not-in-hand", card=card)
        return against("NM-4.3", "finish-discarding-first")


def place(game: Nightmarium, card: Card, creature: Creature) -> None:
    """Add the card to the creature; a third part completes it."""
    if game.place(card, creature):
        game.tell(COMPLETED, game.active, creature)
        game.then(CompleteCreature(creature))


def why_not_place(game: Nightmarium, card: Card, creature: Creature, cards: list[Card], legion: Legion) -> Refusal:
    """The first rule that forbids the active player to place this card there."""
    if card not in cards:
        return against("NM-4.5", "card-not-in-hand", card=card)
    if creature not in game.places[game.active]:
        return against("NM-4.5", "creature-not-yours")
    if legion != ANY_LEGION and LEGION_OF[card] != legion:
        return against("NM-4.12", "second-play-same-legion", card=card, legion=legion)
    return why_not_fits(game, card, creature)


def why_not_fits(game: Nightmarium, card: Card, creature: Creature) -> Refusal:
    height = game.height_of(creature)
    if PARTS_OF[card] == only(LEGS) and height > 0:
        if not has_room(game, game.active):
            return against("NM-4.11", "no-more-creatures", card=card, count=len(game.places[game.active]))
        return against("NM-4.9", "legs-begin-a-creature", card=card)
    if height == COMPLETE:
        return against("NM-1.2", "creature-is-complete", creature=creature)
    if PARTS_OF[card] == only(HEAD):
        return against("NM-4.7", "head-needs-legs-and-torso", card=card, creature=creature)
    if height == 0 and not has(PARTS_OF[card], LEGS):
        return against("NM-4.8", "torso-needs-legs", card=card, creature=creature)
    if not fits(PARTS_OF[card], height):
        return against("NM-4.6", "card-is-not-that-part", card=card, part=height)
    return against("NM-4.9", "first-free-place", card=card)


def has_room(game: Nightmarium, player: Player) -> bool:
    for creature in game.places[player]:
        if not game.exists(creature):
            return True
    return False


# Steps without parameters, or with few values, are made once and shared by every game.
FIRST_ACTION: Final = Action(1)
SECOND_ACTION: Final = Action(2)
