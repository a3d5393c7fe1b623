"""Creature abilities, one step each."""

from __future__ import annotations

from typing import ClassVar, Final

from phobetor.games.nightmarium.rules.actions import place, why_not_place
from phobetor.games.nightmarium.rules.activation import ABILITY_STEPS, Activation, Compulsory
from phobetor.games.nightmarium.rules.box import (
    DEVOURER,
    EXECUTIONER,
    HERALD,
    MOCKER,
    NO_CARD,
    SCAVENGER,
    WEEPER,
    Ability,
)
from phobetor.games.nightmarium.rules.state import ANY_LEGION, Nightmarium
from phobetor.games.nightmarium.rules.vocabulary import (
    DEVOURED,
    HERALD_SETTING,
    PERFORMS,
    PLAY,
    REVEALED,
    SCAVENGED,
    TARGET,
    TOOK,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option


class Herald(Activation):
    """Reveal two cards from the deck."""

    rule: ClassVar[str] = "NM-6.1"

    def run(self, game: Nightmarium) -> None:
        game.tell(PERFORMS, game.acting, HERALD)
        for _ in range(2):
            card = game.top_of_deck()
            if card == NO_CARD:
                break
            game.revealed.append(card)
            game.tell(REVEALED, game.active, card)
        game.then(PLACE_REVEALED)


class PlaceRevealed(Activation):
    """A revealed card that can be placed MUST be; you choose the order and the places. The others are discarded.
    A completed creature ends this; under the house rule "both" the second card is placed before that."""

    rule: ClassVar[str] = "NM-6.2 NM-6.3 NM-6.4"

    def run(self, game: Nightmarium) -> None:
        options = self.choices(game)
        if options:
            game.ask_openly(game.active, self, options)
        else:
            game.discard_revealed()

    def choices(self, game: Nightmarium) -> list[Option]:
        return game.placements(game.revealed, ANY_LEGION, [])

    def chosen(self, game: Nightmarium, option: Option) -> None:
        card, creature = PLAY.args(option)
        game.revealed.remove(card)
        place(game, card, creature)
        if not game.is_complete(creature) or both_are_placed(game):
            game.then(PLACE_REVEALED)

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        if PLAY.matches(option):
            card, creature = PLAY.args(option)
            if card in game.revealed:
                return why_not_place(game, card, creature, game.revealed, ANY_LEGION)
        return against("NM-6.2", "place-what-you-can")


def both_are_placed(game: Nightmarium) -> bool:
    """The house rule: even after a completed creature, unless that wins the game. NM-6.4"""
    return game.settings[HERALD_SETTING] == 1 and not game.has_won(game.active)


class Weeper(Activation):
    """Draw two cards from the deck."""

    rule: ClassVar[str] = "NM-6.5"

    def run(self, game: Nightmarium) -> None:
        game.tell(PERFORMS, game.acting, WEEPER)
        game.draw(game.active, 2)


class Mocker(Compulsory):
    """Play one card from your hand by the usual rules, of any legion."""

    rule: ClassVar[str] = "NM-6.6 NM-4.13"

    def ability(self) -> Ability:
        return MOCKER

    def put(self, game: Nightmarium, options: list[Option]) -> None:
        """A hand is secret: even a single option is asked for."""
        game.ask(game.active, self, options)

    def choices(self, game: Nightmarium) -> list[Option]:
        return game.placements(game.hands[game.active], ANY_LEGION, [])

    def chosen(self, game: Nightmarium, option: Option) -> None:
        card, creature = PLAY.args(option)
        game.take_from_hand(game.active, card)
        place(game, card, creature)

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        if PLAY.matches(option):
            card, creature = PLAY.args(option)
            return why_not_place(game, card, creature, game.hands[game.active], ANY_LEGION)
        return against("NM-5.3", "abilities-cannot-be-refused")


class Executioner(Compulsory):
    """Take the top card of any other player's creature into your hand."""

    rule: ClassVar[str] = "NM-6.7"

    def ability(self) -> Ability:
        return EXECUTIONER

    def choices(self, game: Nightmarium) -> list[Option]:
        return game.foreign_creatures(False)

    def chosen(self, game: Nightmarium, option: Option) -> None:
        creature = TARGET.arg(option)
        card = game.take_top(creature)
        game.hands[game.active].append(card)
        game.shown.append(card)
        game.tell(TOOK, game.active, card, creature)

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        return why_not_foreign(game, option, "NM-6.7")


class Scavenger(Compulsory):
    """Discard any incomplete creature of another player."""

    rule: ClassVar[str] = "NM-6.8"

    def ability(self) -> Ability:
        return SCAVENGER

    def choices(self, game: Nightmarium) -> list[Option]:
        return game.foreign_creatures(True)

    def chosen(self, game: Nightmarium, option: Option) -> None:
        creature = TARGET.arg(option)
        game.tell(SCAVENGED, game.active, creature)
        while game.exists(creature):
            game.discards.append(game.take_top(creature))

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        creature = TARGET.arg(option)
        if TARGET.matches(option) and creature < len(game.parts) // 3 and game.is_complete(creature):
            return against("NM-6.8", "scavenger-only-incomplete", creature=creature)
        return why_not_foreign(game, option, "NM-6.8")


class Devourer(Compulsory):
    """Discard the top card of any of your creatures other than this one."""

    rule: ClassVar[str] = "NM-6.9"

    def ability(self) -> Ability:
        return DEVOURER

    def choices(self, game: Nightmarium) -> list[Option]:
        return game.own_other_creatures()

    def chosen(self, game: Nightmarium, option: Option) -> None:
        creature = TARGET.arg(option)
        card = game.take_top(creature)
        game.discards.append(card)
        game.tell(DEVOURED, game.active, card, creature)

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        creature = TARGET.arg(option)
        if not TARGET.matches(option):
            return against("NM-5.3", "abilities-cannot-be-refused")
        if creature == game.acting:
            return against("NM-6.9", "devourer-never-itself", creature=creature)
        if creature not in game.places[game.active]:
            return against("NM-6.9", "devourer-only-own")
        return against("NM-6.9", "no-creature-there")


def why_not_foreign(game: Nightmarium, option: Option, rule: str) -> Refusal:
    if not TARGET.matches(option):
        return against("NM-5.3", "abilities-cannot-be-refused")
    if TARGET.arg(option) in game.places[game.active]:
        return against(rule, "only-other-players-creatures")
    return against(rule, "no-creature-there")


# Steps without parameters, or with few values, are made once and shared by every game.
PLACE_REVEALED: Final = PlaceRevealed()
ABILITY_STEPS.extend([Herald(), Weeper(), Mocker(), Executioner(), Scavenger(), Devourer()])
