"""Activating abilities: what a completed creature sets off."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import (
    ABILITY_OF,
    HEAD,
    LEGION_OF,
    LEGS,
    NO_ABILITY,
    NO_CARD,
    TORSO,
    Ability,
    Legion,
)
from phobetor.games.nightmarium.rules.state import ANY_LEGION, Creature, Nightmarium, Rule
from phobetor.games.nightmarium.rules.vocabulary import (
    DISCARD,
    ENOUGH_CREATURES,
    PERFORMS,
    PURE,
    PURE_SETTING,
    STOPPED,
    SWITCHED,
    WON,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


class Activation(Rule):
    """A step of performing abilities: it is dropped when the acting creature stops."""


def stop_activation(game: Nightmarium) -> None:
    """No further ability of the acting creature is performed; cards a Herald still holds are discarded."""
    game.abandon(Activation)
    game.discard_revealed()


class CompleteCreature(Activation):
    """Enough completed creatures win at once. Otherwise the creature that was acting stops, a creature of
    one legion makes every opponent discard, and then the abilities follow: head, torso, legs."""

    rule: ClassVar[str] = "NM-1.2 NM-3.3 NM-5.1 NM-5.5"
    creature: Creature

    def __init__(self, creature: Creature) -> None:
        self.creature = creature

    def run(self, game: Nightmarium) -> None:
        if game.has_won(game.active):
            game.tell(WON, game.active)
            game.finish(ENOUGH_CREATURES, (game.active,))
            return
        if game.agenda and isinstance(game.agenda[-1], Activation):
            game.tell(SWITCHED, self.creature)
        stop_activation(game)
        game.acting = self.creature
        game.then(PURE_CREATURE, HEAD_ABILITY, TORSO_ABILITY, LEGS_ABILITY)


class PureCreature(Rule):
    """If all three cards are of one legion, each opponent must discard before the abilities begin.
    They choose at the same time."""

    rule: ClassVar[str] = "NM-5.6"

    def run(self, game: Nightmarium) -> None:
        legion = game.pure_legion(game.acting)
        if legion == ANY_LEGION:
            return
        game.tell(PURE, game.active, game.acting, legion)
        for opponent in range(len(game.hands)):
            if opponent != game.active:
                ask_for_discard(game, PureDiscard(opponent, legion, 2))


def ask_for_discard(game: Nightmarium, step: PureDiscard) -> None:
    """Who has no card discards nothing; who has one has no choice, and everybody knows it. NM-5.8"""
    hand = game.hands[step.opponent]
    if len(hand) < step.left:
        game.cite("NM-5.8")
    if len(hand) == 1:
        game.lose(step.opponent, hand[0])
    elif hand:
        game.ask(step.opponent, step)


class PureDiscard(Rule):
    """An opponent MUST discard one card of the legion, or any two cards when they have none of it.
    Under the house rule "choice" they MAY discard two others instead."""

    rule: ClassVar[str] = "NM-5.6 NM-5.7"
    opponent: Player
    legion: Legion
    left: i64

    def __init__(self, opponent: Player, legion: Legion, left: i64) -> None:
        self.opponent = opponent
        self.legion = legion
        self.left = left

    def must_be_of_legion(self, game: Nightmarium) -> bool:
        return self.left == 2 and game.settings[PURE_SETTING] == 0 and game.holds(self.opponent, self.legion)

    def choices(self, game: Nightmarium) -> list[Option]:
        legion = self.legion if self.must_be_of_legion(game) else ANY_LEGION
        return game.discardable(self.opponent, legion, NO_CARD)

    def chosen(self, game: Nightmarium, option: Option) -> None:
        card = DISCARD.arg(option)
        game.lose(self.opponent, card)
        if self.left == 2 and LEGION_OF[card] != self.legion:
            ask_for_discard(game, PureDiscard(self.opponent, self.legion, 1))

    def why_not(self, game: Nightmarium, option: Option) -> Refusal:
        if not DISCARD.matches(option):
            return against("NM-5.6", "discard-for-pure-creature", legion=self.legion)
        card = DISCARD.arg(option)
        if card not in game.hands[self.opponent]:
            return against("NM-5.6", "card-not-in-hand", card=card)
        return against("NM-5.7", "discard-of-that-legion", card=card, legion=self.legion)


class PerformAbility(Activation):
    """Perform the ability of one part of the acting creature, if the card has one, wholly before the next."""

    rule: ClassVar[str] = "NM-5.1 NM-5.2"
    part: i64

    def __init__(self, part: i64) -> None:
        self.part = part

    def run(self, game: Nightmarium) -> None:
        ability = ABILITY_OF[game.part(game.acting, self.part)]
        if ability != NO_ABILITY:
            game.then(ABILITY_STEPS[ability])


class Compulsory(Activation):
    """An ability cannot be refused; without an appropriate target it ends the activation."""

    rule: ClassVar[str] = "NM-5.3 NM-5.4"

    def ability(self) -> Ability:
        raise NotImplementedError

    def run(self, game: Nightmarium) -> None:
        options = self.choices(game)
        if options:
            game.tell(PERFORMS, game.acting, self.ability())
            self.put(game, options)
        else:
            game.cite("NM-5.4")
            game.tell(STOPPED, game.acting, self.ability())
            stop_activation(game)

    def put(self, game: Nightmarium, options: list[Option]) -> None:
        """Creatures lie open, so everybody knows the targets."""
        game.ask_openly(game.active, self, options)


# Steps without parameters, or with few values, are made once and shared by every game.
PURE_CREATURE: Final = PureCreature()
HEAD_ABILITY: Final = PerformAbility(HEAD)
TORSO_ABILITY: Final = PerformAbility(TORSO)
LEGS_ABILITY: Final = PerformAbility(LEGS)

# Ability -> its step. An ability may complete a creature, which performs abilities: the next chapter adds its steps.
ABILITY_STEPS: Final[list[Activation]] = [Activation()]
