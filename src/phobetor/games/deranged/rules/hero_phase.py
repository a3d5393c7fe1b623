"""The hero phase: play a card or rest, one or two actions, and what a possessed hero does instead.
DE-38 to DE-58, DE-108 to DE-112, DE-148 to DE-154"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.attack import (
    Attack,
    candle_options,
    is_candle,
    targets,
    use_candle,
    why_no_candle,
    why_no_target,
)
from phobetor.games.deranged.rules.box import (
    ATTACK,
    COLOUR,
    DEAR_ACTION,
    END_IN_CEMETERY,
    END_IN_COMPANY,
    END_ON_POWER,
    HAS_TIME,
    IS_ONCE,
    ITEM_OF,
    MOVE,
    NO_CARD,
    POOR_REST,
    POSSESSED_ATTACK,
    POSSESSED_COLOUR,
    POSSESSED_MOVE,
    POSSESSED_SEARCH,
    REST_OUTSIDE,
    SEARCH,
    SWAP,
    Card,
    nights_for,
)
from phobetor.games.deranged.rules.curses import discard_hand, lose_sanity
from phobetor.games.deranged.rules.items import UseItem, everybody_else, is_usable, why_not_usable
from phobetor.games.deranged.rules.movement import Move, set_policy
from phobetor.games.deranged.rules.roles import ended_turn
from phobetor.games.deranged.rules.search import ANY_QUARTER, Search, can_search
from phobetor.games.deranged.rules.special import Special, special_actions, why_no_special
from phobetor.games.deranged.rules.state import MONSTERS_FROM, MOST, TURNS, Deranged, Rule, changed
from phobetor.games.deranged.rules.town import ANGEL, AT_ANY_POWER, AT_CEMETERY, NOWHERE
from phobetor.games.deranged.rules.vocabulary import (
    ASK,
    ASK_ME,
    ATTACK_ACTION,
    CLAIM_HUMAN,
    CLAIM_POSSESSED,
    CLAIM_SAW,
    CLAIM_SELF,
    CLAIMED_SAW,
    CLAIMED_SELF,
    DISCARD_HAND,
    DONE,
    HERO,
    HURRIED,
    ITEM_ACTION,
    MONSTER,
    MOVE_ACTION,
    OPEN_GRAVES,
    PATIENCE,
    PLAY,
    PLAYED,
    REST,
    RESTED,
    RETURNED,
    ROUNDS,
    SEARCH_ACTION,
    SEEKS,
    SILENT,
    SPEAK,
    STRIKES,
    SWAP_ACTION,
    SWAPPED,
    TIME_WENT_ON,
    TURN,
    TURN_OVER,
    TURNED_OVER,
    USED,
    USED_ATTACK,
    USED_ITEM,
    USED_MOVE,
    USED_SEARCH,
    WALKS,
)
from phobetor.kernel.masks import minus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player

IN_A_BUILDING: Final = 3  # sanity regained by a rest
IN_THE_STREET: Final = 2


# === The turn =======================================================================================
def begin_turn(game: Deranged, player: Player) -> None:
    """What lasted until the own next turn is over; nothing has been done yet."""
    game.active = player
    game.used = 0
    game.spent = 0
    game.spoken = 0
    game.acted = 0
    game.draw_less = 0
    game.shields = minus(game.shields, player)
    game.wards = minus(game.wards, player)
    game.count(player, TURNS)
    game.tell(TURN, player)


class Return(Rule):
    """A dead hero comes back on the angel's cell with all health and then takes a usual turn."""

    rule: ClassVar[str] = "DE-169 DE-199"

    def run(self, game: Deranged) -> None:
        player = game.active
        if game.cell[player] != NOWHERE:
            return
        game.cell[player] = ANGEL
        game.health[player] = MOST
        game.tell(RETURNED, player, ANGEL)
        if game.has_effect(OPEN_GRAVES):
            lose_sanity(game, player, 1)


class PlayOrRest(Rule):
    """Play one card from hand, or rest. With an empty hand the top card of the own deck may be turned over. A mad
    hero can do nothing at night but rest; a possessed hero cannot rest."""

    rule: ClassVar[str] = "DE-41 DE-43 DE-46 DE-47 DE-109 DE-150 DE-174 DE-203"

    def run(self, game: Deranged) -> None:
        if game.is_on_board(game.active):
            game.ask(game.active, self)

    def choices(self, game: Deranged) -> list[Option]:
        player = game.active
        options: list[Option] = []
        if game.is_possessed(player) or game.night == 0 or game.sanity[player] > 0:
            for card in game.hands[player]:
                options.append(PLAY.of(card))
            if not options:
                options.append(TURN_OVER.of())
        if game.is_human(player):
            options.append(REST.of())
        if game.policy[player] != ASK:
            options.append(ASK_ME.of())
        if game.spoken == 0 and game.coming_night() >= 0:
            options.append(SPEAK.of())
        return candle_options(game, options)

    def chosen(self, game: Deranged, option: Option) -> None:
        player = game.active
        if PLAY.matches(option):
            play_card(game, player, PLAY.arg(option))
        elif REST.matches(option):
            rest(game, player)
        elif TURN_OVER.matches(option):
            turn_over(game, player)
        elif SPEAK.matches(option):
            game.spoken = 1
            game.then(SPEAK_STEP, self)
        else:
            if ASK_ME.matches(option):
                set_policy(game, player, ASK)
            else:
                use_candle(game, option)
            game.then(self)

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        if is_candle(option):
            return why_no_candle(game, option)
        if REST.matches(option):
            return against("DE-150", "possessed-cannot-rest")
        if PLAY.matches(option) and PLAY.arg(option) not in game.hands[game.active]:
            return against("DE-41", "card-not-in-hand", card=PLAY.arg(option))
        if PLAY.matches(option) or TURN_OVER.matches(option):
            mad = game.night == 1 and game.sanity[game.active] == 0 and game.is_human(game.active)
            return against("DE-174", "mad-at-night") if mad else against("DE-47", "hand-is-not-empty")
        if SPEAK.matches(option):
            return why_no_claim(game)
        return against("DE-68", "asked-at-doors") if ASK_ME.matches(option) else against("DE-41", "play-or-rest")


def why_no_claim(game: Deranged) -> Refusal:
    """Once a turn, before the card, and about a night that is still to come. DE-206"""
    if game.coming_night() < 0:
        return against("DE-206", "no-night-card-left")
    return against("DE-206", "said-enough")


def play_card(game: Deranged, player: Player, card: Card) -> None:
    game.take_from_hand(player, card)
    game.played = card
    game.side = game.form[player]
    game.tell(PLAYED, player, card)
    begin_actions(game)


def turn_over(game: Deranged, player: Player) -> None:
    card = game.top_card(player)
    game.see(player, card)
    game.played = card
    game.side = game.form[player]
    game.tell(TURNED_OVER, player, card)
    begin_actions(game)


def begin_actions(game: Deranged) -> None:
    if game.side == 1:
        game.then(PossessedAction(0))
    else:
        game.then(HERO_ACTION)


# === Talking ========================================================================================
class Speak(Rule):
    """Say something about the coming night, true or not: what you are, or what you saw at somebody's."""

    rule: ClassVar[str] = "DE-185 DE-206"

    def run(self, game: Deranged) -> None:
        game.ask(game.active, self)

    def choices(self, game: Deranged) -> list[Option]:
        options = [SILENT.of(), CLAIM_SELF.of(0), CLAIM_SELF.of(1)]
        cards = nights_for(game.coming_night() + 1, game.players())
        for owner in range(game.players()):
            for card in cards:
                options.append(CLAIM_SAW.of(owner, card))
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        player = game.active
        if CLAIM_SELF.matches(option):
            answer = CLAIM_SELF.arg(option)
            claim: i64 = CLAIM_POSSESSED if answer == 1 else CLAIM_HUMAN
            game.claims = changed(game.claims, player * game.players() + player, claim)
            game.tell(CLAIMED_SELF, player, answer)
        elif CLAIM_SAW.matches(option):
            owner, night = CLAIM_SAW.args(option)
            game.claims = changed(game.claims, player * game.players() + owner, night)
            game.tell(CLAIMED_SAW, player, owner, night)


# === The actions of a human =========================================================================
def price_of_action(game: Deranged) -> i64:
    """The first action costs 1 sanity at night only, the second always. DE-42, DE-44"""
    if game.acted == 0:
        return game.night
    return 2 if game.suffers(game.active, DEAR_ACTION) else 1


class HeroAction(Rule):
    """Perform one action of the played card or a special action; then a second one may be paid with sanity. The
    same action of the same card cannot be done twice."""

    rule: ClassVar[str] = "DE-42 DE-44 DE-45 DE-48 DE-49 DE-52 DE-114 DE-174 DE-115 DE-191 DE-166"

    def run(self, game: Deranged) -> None:
        player = game.active
        if game.acted < 2 and game.is_on_board(player) and game.is_human(player):
            game.ask_openly(player, self, self.choices(game))
        else:
            game.then(AFTER_ACTIONS)

    def choices(self, game: Deranged) -> list[Option]:
        player = game.active
        options: list[Option] = []
        if game.acted > 0:
            options.append(DONE.of())
        price = price_of_action(game)
        if game.sanity[player] >= price:
            card_actions(game, options)
            special_actions(game, options)
        return candle_options(game, options) if options else [DONE.of()]

    def chosen(self, game: Deranged, option: Option) -> None:
        if DONE.matches(option):
            return
        game.then(self)
        if use_candle(game, option):
            return
        price = price_of_action(game)
        game.acted += 1
        game.then(action_step(game, option))
        lose_sanity(game, game.active, price)

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        price = price_of_action(game)
        if DONE.matches(option):
            return against("DE-42", "one-action-is-due")
        if is_candle(option):
            return why_no_candle(game, option)
        if is_for_the_beginning(option):
            return why_not_any_more(option)
        if game.sanity[game.active] < price:
            return against("DE-174", "no-sanity-left")
        return why_not_action(game, option)


def is_for_the_beginning(option: Option) -> bool:
    """What is chosen before a card lies there."""
    return (
        PLAY.matches(option)
        or REST.matches(option)
        or TURN_OVER.matches(option)
        or SPEAK.matches(option)
        or ASK_ME.matches(option)
    )


def why_not_any_more(option: Option) -> Refusal:
    """The turn has begun with a card."""
    if SPEAK.matches(option):
        return against("DE-206", "said-enough")
    if REST.matches(option):
        return against("DE-41", "card-or-rest")
    return against("DE-68", "ask-before-the-card") if ASK_ME.matches(option) else against("DE-43", "one-card-a-turn")


def card_actions(game: Deranged, options: list[Option]) -> None:
    """What the played card offers and has not been used for yet."""
    card = game.played
    if not game.is_marked(USED_MOVE):
        options.append(MOVE_ACTION.of())
    if not game.is_marked(USED_ATTACK) and targets(game, COLOUR[card], 0, 0):
        options.append(ATTACK_ACTION.of())
    if not game.is_marked(USED_SEARCH) and can_search(game, game.active, SEARCH[card]):
        options.append(SEARCH_ACTION.of())
    if not game.is_marked(USED_ITEM) and is_usable(game, ITEM_OF[card]):
        options.append(ITEM_ACTION.of())


def action_step(game: Deranged, option: Option) -> Rule:
    """The step that carries out the chosen action."""
    card = game.played
    if MOVE_ACTION.matches(option):
        game.mark(USED_MOVE)
        game.refused = []
        game.tell(WALKS, game.active, card, MOVE[card])
        return Move(MOVE[card], COLOUR[card], 0)
    if ATTACK_ACTION.matches(option):
        game.mark(USED_ATTACK)
        game.tell(STRIKES, game.active, card, ATTACK[card])
        return Attack(ATTACK[card], COLOUR[card], 0, 0)
    if SEARCH_ACTION.matches(option):
        game.mark(USED_SEARCH)
        game.tell(SEEKS, game.active, card)
        return Search()
    if ITEM_ACTION.matches(option):
        game.tell(USED, game.active, card)
        return UseItem(ITEM_OF[card])
    return Special(option)


def why_not_action(game: Deranged, option: Option) -> Refusal:
    """The first rule that forbids this action now."""
    card = game.played
    done: i64 = 0
    if MOVE_ACTION.matches(option):
        done = USED_MOVE
    elif ATTACK_ACTION.matches(option):
        done = USED_ATTACK
    elif SEARCH_ACTION.matches(option):
        done = USED_SEARCH
    elif ITEM_ACTION.matches(option):
        done = USED_ITEM
    if game.is_marked(done):
        return against("DE-48", "action-done-already")
    if ATTACK_ACTION.matches(option):
        return against("DE-75", "nobody-in-reach")
    if SEARCH_ACTION.matches(option):
        shown = can_search(game, game.active, ANY_QUARTER)
        return against("DE-92", "card-shows-other-quarter") if shown else against("DE-91", "nothing-to-search")
    if ITEM_ACTION.matches(option):
        return why_not_usable(game, ITEM_OF[card])
    if HERO.matches(option) or MONSTER.matches(option):
        return why_not_at_once(game, option, COLOUR[card])
    return why_no_special(game, option)


def why_not_at_once(game: Deranged, option: Option, colour: i64) -> Refusal:
    """Why somebody cannot be attacked; whoever can be is chosen after the attack itself."""
    refusal = why_no_target(game, option, colour, 0)
    return against("DE-75", "attack-first") if refusal.text == "choose-a-target" else refusal


# === The actions of the possessed ===================================================================
class PossessedAction(Rule):
    """A possessed hero may do everything on that side of the card, in the printed order, each thing or not, and
    pays no sanity. Item actions and special actions are out of reach."""

    rule: ClassVar[str] = "DE-148 DE-149 DE-151 DE-152 DE-196 DE-202 DE-207"
    stage: i64

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        card = game.played
        options = [DONE.of()]
        if self.stage == 0:
            if POSSESSED_MOVE[card] != SWAP:
                options.append(MOVE_ACTION.of())
            elif everybody_else(game):
                options.append(SWAP_ACTION.of())
        if self.stage <= 1 and POSSESSED_SEARCH[card] == 1 and can_search(game, game.active, ANY_QUARTER):
            options.append(SEARCH_ACTION.of())
        if targets(game, POSSESSED_COLOUR[card], 0, 0):
            options.append(ATTACK_ACTION.of())
        return candle_options(game, options)

    def chosen(self, game: Deranged, option: Option) -> None:
        card = game.played
        if use_candle(game, option):
            game.then(self)
        elif MOVE_ACTION.matches(option):
            game.tell(WALKS, game.active, card, POSSESSED_MOVE[card])
            game.then(Move(POSSESSED_MOVE[card], POSSESSED_COLOUR[card], 0), PossessedAction(1))
        elif SWAP_ACTION.matches(option):
            game.then(SwapPlaces(), PossessedAction(1))
        elif SEARCH_ACTION.matches(option):
            game.tell(SEEKS, game.active, card)
            game.then(Search(), PossessedAction(2))
        elif ATTACK_ACTION.matches(option):
            game.tell(STRIKES, game.active, card, POSSESSED_ATTACK[card])
            game.then(Attack(POSSESSED_ATTACK[card], POSSESSED_COLOUR[card], 0, 0), AFTER_ACTIONS)

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        if is_candle(option):
            return why_no_candle(game, option)
        if SEARCH_ACTION.matches(option) and self.stage <= 1 and POSSESSED_SEARCH[game.played] == 1:
            return against("DE-91", "nothing-to-search")
        if MOVE_ACTION.matches(option) or SEARCH_ACTION.matches(option) or SWAP_ACTION.matches(option):
            return against("DE-151", "not-on-this-side")
        if ATTACK_ACTION.matches(option):
            return against("DE-75", "nobody-in-reach")
        if HERO.matches(option) or MONSTER.matches(option):
            return why_not_at_once(game, option, POSSESSED_COLOUR[game.played])
        if REST.matches(option):
            return against("DE-150", "possessed-cannot-rest")
        if is_for_the_beginning(option):
            return why_not_any_more(option)
        return against("DE-148", "only-the-possessed-side")


class SwapPlaces(Rule):
    """Change places with any hero or monster on the board."""

    rule: ClassVar[str] = "DE-151 DE-207"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return everybody_else(game)

    def chosen(self, game: Deranged, option: Option) -> None:
        player = game.active
        here = game.cell[player]
        if HERO.matches(option):
            other = HERO.arg(option)
            game.cell[player] = game.cell[other]
            game.cell[other] = here
            game.tell(SWAPPED, player, other)
        else:
            token = MONSTER.arg(option)
            game.cell[player] = game.monster_cell[token]
            game.monster_cell[token] = here
            game.tell(SWAPPED, player, MONSTERS_FROM + token)


# === After the actions ==============================================================================
class AfterActions(Rule):
    """When the actions are done candles may still become health or sanity, before the turn ends."""

    rule: ClassVar[str] = "DE-113 DE-52 DE-191 DE-202 DE-42"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return candle_options(game, [DONE.of()])

    def chosen(self, game: Deranged, option: Option) -> None:
        if use_candle(game, option):
            game.then(self)

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        return why_no_candle(game, option) if is_candle(option) else against("DE-42", "actions-are-done")


# === Rest ===========================================================================================
def rest(game: Deranged, player: Player) -> None:
    """Regain 3 sanity in a building, 2 in the street. It is no action and costs nothing. DE-108, DE-109, DE-112"""
    inside = game.in_building(game.cell[player])
    gained: i64 = IN_A_BUILDING if inside else IN_THE_STREET
    if game.suffers(player, POOR_REST):
        gained -= 1
    game.tell(RESTED, player)
    game.calm(player, gained)
    if not inside:
        game.meet_goal(player, REST_OUTSIDE)
    game.then(AFTER_REST)


class AfterRest(Rule):
    """While resting the whole hand may be discarded to move time by one space; time icons on it do not count."""

    rule: ClassVar[str] = "DE-110 DE-111 DE-113 DE-108 DE-112"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        options = [DONE.of()]
        if game.hands[game.active]:
            options.append(DISCARD_HAND.of())
        return candle_options(game, options)

    def chosen(self, game: Deranged, option: Option) -> None:
        if DISCARD_HAND.matches(option):
            discard_hand(game, game.active)
            game.move_time(1)
        elif use_candle(game, option):
            game.then(self)

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        if DISCARD_HAND.matches(option):
            return against("DE-110", "no-card-to-discard")
        return why_no_candle(game, option) if is_candle(option) else against("DE-109", "rest-is-no-action")


# === The end of the hero phase ======================================================================
class EndOfHeroPhase(Rule):
    """Time moves if the card says so and was not played by a possessed hero; the card is discarded, or leaves the
    game if its single-use text was used; then the hand is filled."""

    rule: ClassVar[str] = "DE-53 DE-54 DE-55 DE-56 DE-98 DE-99 DE-100 DE-153 DE-57 DE-58 DE-180 DE-181 DE-205 DE-182"

    def run(self, game: Deranged) -> None:
        player = game.active
        card = game.played
        if card != NO_CARD:
            if HAS_TIME[card] == 1 and game.side == 0:
                game.move_time(1)
            game.played = NO_CARD
            if IS_ONCE[card] == 1 and game.is_marked(USED_ITEM):
                game.put_into_box(player, card)
            else:
                game.discard(player, card)
        game.draw_up(player, game.draw_less)
        end_turn(game, player)


def end_turn(game: Deranged, player: Player) -> None:
    """Goals that ask where the turn ends, roles, and a table that has lost all haste. DE-205"""
    game.refused = []
    cell = game.cell[player]
    if cell != NOWHERE:
        if game.is_at(cell, AT_CEMETERY):
            game.meet_goal(player, END_IN_CEMETERY)
        if game.is_at(cell, AT_ANY_POWER):
            game.meet_goal(player, END_ON_POWER)
        if game.other_hero_on(cell, player):
            game.meet_goal(player, END_IN_COMPANY)
    ended_turn(game, player)
    if not game.is_marked(TIME_WENT_ON):
        game.idle += 1
    rounds: i64 = ROUNDS[game.settings[PATIENCE]]
    if rounds > 0 and game.idle >= rounds * game.players():
        game.tell(HURRIED, rounds)
        game.move_time(1)


SPEAK_STEP: Final = Speak()
PLAY_OR_REST: Final = PlayOrRest()
HERO_ACTION: Final = HeroAction()
AFTER_ACTIONS: Final = AfterActions()
AFTER_REST: Final = AfterRest()
RETURN: Final = Return()
END_OF_HERO_PHASE: Final = EndOfHeroPhase()
