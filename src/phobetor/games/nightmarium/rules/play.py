"""Nightmarium, in the order of its rulebook. Rule ids are those of `rulebook.toml`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

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
    NO_ABILITY,
    NO_CARD,
    PARTS_OF,
    SCAVENGER,
    TORSO,
    WEEPER,
    Ability,
    Card,
    Legion,
)
from phobetor.games.nightmarium.rules.rows import COMPLETE, fits, row_of
from phobetor.games.nightmarium.rules.state import (
    ANY_LEGION,
    COMPLETED,
    CREATURES,
    DEVOURED,
    DISCARD,
    DONE,
    DRAW_A_CARD,
    ENOUGH_CREATURES,
    EXCHANGE_CARDS,
    FIRST,
    HAND,
    HERALD_SETTING,
    IMPATIENT,
    MOST_PLAYERS,
    NOBODY_CAN_ACT,
    NOTHING_PLACED,
    PATIENCE,
    PERFORMS,
    PLAY,
    PURE,
    PURE_SETTING,
    REVEALED,
    ROUNDS_OF_PATIENCE,
    SCAVENGED,
    SETTINGS,
    STALEMATE,
    STOPPED,
    SWITCHED,
    TARGET,
    TOOK,
    TURN,
    WON,
    Creature,
    Nightmarium,
    Rule,
)
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput, Refusal, against
from phobetor.kernel.words import Option, Player


# === How to play ====================================================================================
class Setup(Rule):
    """Shuffle the deck and deal five cards to each player. The last to have had a nightmare begins; the table
    draws that player, unless it named one."""

    rule: ClassVar[str] = "NM-2.1 NM-2.2 NM-2.3 NM-2.6"

    def run(self, game: Nightmarium) -> None:
        for player in range(len(game.hands)):
            game.draw(player, HAND)
        named = game.settings[FIRST]
        first = named - 1 if named > 0 else game.chance.below(len(game.hands))
        game.then(Turn(first))


class Turn(Rule):
    """On your turn you perform two actions; then the player to your left takes a turn."""

    rule: ClassVar[str] = "NM-3.1 NM-3.2"
    player: Player

    def __init__(self, player: Player) -> None:
        self.player = player

    def run(self, game: Nightmarium) -> None:
        game.active = self.player
        game.legion_played = ANY_LEGION
        if game.nobody_can_act():
            game.then(STALEMATE_STEP)
        elif game.is_patience_over():
            game.then(PATIENCE_STEP)
        else:
            game.quiet += 1
            game.tell(TURN, self.player)
            game.then(FIRST_ACTION, SECOND_ACTION, TURNS[game.left_of(self.player)])


class Stalemate(Rule):
    """No card in the deck, the discard pile or a hand: nobody can act any more, and the game is over."""

    rule: ClassVar[str] = "NM-3.5 NM-3.7"

    def run(self, game: Nightmarium) -> None:
        game.tell(STALEMATE)
        game.finish(NOBODY_CAN_ACT, leaders(game))


class Impatience(Rule):
    """Nobody placed a card for many rounds: cards only circulate, and the game is over."""

    rule: ClassVar[str] = "NM-3.6 NM-3.7"

    def run(self, game: Nightmarium) -> None:
        game.tell(IMPATIENT, ROUNDS_OF_PATIENCE[game.settings[PATIENCE]])
        game.finish(NOTHING_PLACED, leaders(game))


def leaders(game: Nightmarium) -> tuple[int, ...]:
    """Most complete creatures, then most cards in creatures; those still equal share the victory. NM-3.7"""
    best: i64 = -1
    winners: list[int] = []
    for player in range(len(game.hands)):
        worth = game.complete_creatures(player) * CARDS + game.cards_in_front(player)
        if worth > best:
            best = worth
            winners = []
        if worth == best:
            winners.append(player)
    return tuple(winners)


# === The actions ====================================================================================
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
    if PARTS_OF[card] == 1 << LEGS and height > 0:
        if not has_room(game, game.active):
            return against("NM-4.11", "no-more-creatures", card=card, count=len(game.places[game.active]))
        return against("NM-4.9", "legs-begin-a-creature", card=card)
    if height == COMPLETE:
        return against("NM-1.2", "creature-is-complete", creature=creature)
    if PARTS_OF[card] == 1 << HEAD:
        return against("NM-4.7", "head-needs-legs-and-torso", card=card, creature=creature)
    if height == 0 and PARTS_OF[card] & 1 << LEGS == 0:
        return against("NM-4.8", "torso-needs-legs", card=card, creature=creature)
    if not fits(PARTS_OF[card], height):
        return against("NM-4.6", "card-is-not-that-part", card=card, part=height)
    return against("NM-4.9", "first-free-place", card=card)


def has_room(game: Nightmarium, player: Player) -> bool:
    for creature in game.places[player]:
        if not game.exists(creature):
            return True
    return False


# === Activating abilities ===========================================================================
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


# === Creature abilities =============================================================================
class Herald(Activation):
    """Reveal two cards from the deck."""

    rule: ClassVar[str] = "NM-6.1"

    def run(self, game: Nightmarium) -> None:
        game.tell(PERFORMS, game.acting, HERALD)
        for _ in range(2):
            card = game.top_of_deck()
            if card != NO_CARD:
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
STALEMATE_STEP: Final = Stalemate()
PATIENCE_STEP: Final = Impatience()
TURNS: Final = [Turn(player) for player in range(MOST_PLAYERS)]
FIRST_ACTION: Final = Action(1)
SECOND_ACTION: Final = Action(2)
PURE_CREATURE: Final = PureCreature()
HEAD_ABILITY: Final = PerformAbility(HEAD)
TORSO_ABILITY: Final = PerformAbility(TORSO)
LEGS_ABILITY: Final = PerformAbility(LEGS)
PLACE_REVEALED: Final = PlaceRevealed()
ABILITY_STEPS: Final[list[Activation]] = [
    Activation(), Herald(), Weeper(), Mocker(), Executioner(), Scavenger(), Devourer(),
]  # fmt: skip


def table(players: i64, settings: list[i64], chance: Chance) -> Nightmarium:
    """Everything still in the box: all cards in the deck, no hands dealt."""
    if settings[FIRST] > players:
        raise BadInput(f"The option 'first' names player {settings[FIRST]}, but there are only {players}.")
    goal: i64 = int(SETTINGS[CREATURES].values[settings[CREATURES]])
    deck: list[Card] = list(range(1, CARDS + 1))
    places: list[list[Creature]] = [[p * goal + k for k in range(goal)] for p in range(players)]
    hands: list[list[Card]] = [[] for _ in range(players)]
    rows = [row_of([0] * goal) for _ in range(players)]
    parts: list[Card] = [NO_CARD] * (players * goal * 3)
    agenda: list[Step[Any]] = [Setup()]
    return Nightmarium(chance, agenda, settings, places, deck, [], [], [], hands, rows, parts)
