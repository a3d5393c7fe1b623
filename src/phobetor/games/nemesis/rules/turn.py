"""The player phase: drawing, turns of two actions, passing. Chapter 5 of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.actions.card import CardDeed, cards_to_play
from phobetor.games.nemesis.rules.actions.technical import throw_away
from phobetor.games.nemesis.rules.ahead import ALL_PASS, END_OF_PLAYER_PHASE, PASSES
from phobetor.games.nemesis.rules.box import CARD_COST, ROOM_COST
from phobetor.games.nemesis.rules.cards import HAND, discard_card, draw_cards
from phobetor.games.nemesis.rules.claims import Speak
from phobetor.games.nemesis.rules.fight import PLAIN_SHOT, Melee, Shoot, targets_here
from phobetor.games.nemesis.rules.finish import revive_the_dead
from phobetor.games.nemesis.rules.gear import Craft, PickUp, Trade, crafts, objects_here
from phobetor.games.nemesis.rules.harm import held_things, light_wound
from phobetor.games.nemesis.rules.items.quest import ActivateDeed, QuestDeed, activations, quest_cost, quests_to_use
from phobetor.games.nemesis.rules.items.use import ItemDeed, cards_to_discard, discard_named, item_cost, items_to_use
from phobetor.games.nemesis.rules.move import CAREFULLY, NORMAL, Move, move_cost
from phobetor.games.nemesis.rules.names import (
    CABINS,
    WOUND_BACK,
    WOUND_BLEEDING,
)
from phobetor.games.nemesis.rules.noise import NOISE_ROLLS
from phobetor.games.nemesis.rules.packed import item_of, pod_state
from phobetor.games.nemesis.rules.panic import loaded_weapons
from phobetor.games.nemesis.rules.reaction import perform
from phobetor.games.nemesis.rules.refuse import why_not_act
from phobetor.games.nemesis.rules.rooms.action import RoomDeed, room_actions
from phobetor.games.nemesis.rules.state import UNLOCKED, Asked, Nemesis, PlayerRule, Rule
from phobetor.games.nemesis.rules.systems import launch
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    BY_WOUNDS,
    CAREFUL,
    CRAFT,
    DECLARED,
    DISCARD,
    DONE,
    DROP,
    LAUNCH,
    LEAVE,
    LET_GO,
    MELEE,
    MOVE,
    OF_BLEEDING,
    OF_FIRE,
    PASS,
    PASSED,
    PICK,
    PLAY,
    QUEST_USE,
    ROOM_ACTION,
    ROUND,
    SHOOT,
    SPEAK,
    STAY,
    TRADE,
    TURN,
    USE,
)
from phobetor.kernel.masks import has, plus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


# === A round begins =================================================================================
class PlayerPhase(Rule):
    """Everybody draws up to five cards; from the second round on the first player token moves left."""

    rule: ClassVar[str] = "NE-5.1"

    def run(self, game: Nemesis) -> None:
        game.passed = 0
        if game.time > 0:
            pass_token(game)
        revive_the_dead(game)
        for player in game.in_turn_order():
            draw_cards(game, player, hand_size(game, player) - len(game.hands[player]))
        game.tell(ROUND, game.time + 1, game.first)
        game.then(TURNS[game.first])


def pass_token(game: Nemesis) -> None:
    """To the next active player on the left of whoever had it, out of play or not. NE-5.17"""
    game.cite("NE-5.17")
    player = game.left_of(game.first)
    while not game.is_active(player):
        player = game.left_of(player)
    game.first = player


def hand_size(game: Nemesis, player: Player) -> i64:
    """Five; four with a wounded back; six in the Cabins, if they work and nothing else is there. NE-8.8, NE-9.15"""
    if game.has_wound(player, WOUND_BACK):
        game.cite("NE-8.8")
        return HAND - 1
    slot = game.room[player]
    if game.tile[slot] != CABINS or game.is_broken(slot) or game.in_combat(slot):
        return HAND
    game.cite("NE-9.15")
    return HAND + 1


class TurnOf(PlayerRule):
    """The turn of a player who has not passed; others are left out. When all have passed, the phase ends."""

    rule: ClassVar[str] = "NE-5.5 NE-5.20"

    def run(self, game: Nemesis) -> None:
        player = self.player
        game.yielding = 0
        for _ in range(game.players()):
            if game.is_active(player) and not has(game.passed, player):
                begin_turn(game, player)
                return
            player = game.left_of(player)
        game.then(END_OF_PLAYER_PHASE[0])


def begin_turn(game: Nemesis, player: Player) -> None:
    game.active = player
    game.actions = 0
    game.spoken = 0
    game.tell(TURN, player)
    game.then(IN_PODS[player] if game.pod[player] else TAKE_TURN)


class InPod(Asked):
    """Who waits in a pod launches it, leaves it for a normal turn, or stays, which is a pass."""

    rule: ClassVar[str] = "NE-9.8"

    def choices(self, game: Nemesis) -> list[Option]:
        if pod_state(game.pods[game.pod[self.player]]) == UNLOCKED:
            return [LAUNCH.of(), LEAVE.of(), STAY.of()]
        return [LEAVE.of(), STAY.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if LAUNCH.matches(option):
            game.then(TURNS[game.left_of(self.player)])
            launch(game, game.pod[self.player])
        elif LEAVE.matches(option):
            game.pod[self.player] = 0
            game.then(TAKE_TURN)
        else:
            game.then(PASSES[self.player], TURNS[game.left_of(self.player)])

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-9.8", "launch-leave-or-stay")


# === Two actions ====================================================================================
class TakeTurn(Rule):
    """Two actions, or one and a pass, or a pass. Dropping things and speaking are free."""

    rule: ClassVar[str] = "NE-5.5 NE-5.6 NE-5.7"

    def run(self, game: Nemesis) -> None:
        player = game.active
        is_out = not game.is_active(player) or has(game.passed, player)
        if is_out or (game.actions >= 2 and game.rush == 0):
            game.then(ENDS_OF_TURN[player])
        else:
            game.ask(player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        player = game.active
        options: list[Option] = [PASS.of()]
        payable = game.payable(player)
        combat = game.in_combat(game.room[player])
        if payable > 0:
            basic_actions(game, player, combat, payable, options)
            if not combat:
                quiet_actions(game, player, payable, options)
            cards_to_play(game, player, combat, payable, options)
        items_to_use(game, player, combat, payable, options)
        quests_to_use(game, player, combat, payable, options)
        if game.packs[player] or game.held[player]:
            options.append(DROP.of())
        if game.spoken == 0 and game.players() > 1:
            options.append(SPEAK.of())
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        player = game.active
        game.then(TAKE_TURN)
        if PASS.matches(option):
            game.then(PASSES[player])
        elif DROP.matches(option):
            game.then(DropThings(player))
        elif SPEAK.matches(option):
            game.spoken = 1
            game.then(Speak(player))
        else:
            game.actions += 1
            declare(game, player, option)
            act(game, player, option)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return why_not_act(game, game.active, option)


def declare(game: Nemesis, player: Player, option: Option) -> None:
    """Others in the room hear what they could interrupt. NE-5.12"""
    if game.listener is not None and not game.is_alone(player):
        game.tell(DECLARED, player, option)


def basic_actions(game: Nemesis, player: Player, combat: bool, payable: i64, options: list[Option]) -> None:
    """Moving, shooting and melee. NE-5.6"""
    slot = game.room[player]
    if move_cost(game, player, combat) <= payable:
        for other in game.neighbours(slot):
            options.append(MOVE.of(other))
    if not combat and game.is_nest(slot) is False:
        return
    weapons = loaded_weapons(game, player)
    for target in targets_here(game, slot):
        for weapon in weapons:
            options.append(SHOOT.of(weapon, target))
        options.append(MELEE.of(target))


def quiet_actions(game: Nemesis, player: Player, payable: i64, options: list[Option]) -> None:
    """What is only possible out of combat: careful moves, objects, trade, crafting, quests, the room. NE-5.6"""
    slot = game.room[player]
    if payable >= 2:
        for other in game.neighbours(slot):
            if game.quiet_corridors(other):
                options.append(CAREFUL.of(other))
    if game.free_hands(player) > 0:
        for thing in objects_here(game, player):
            options.append(PICK.of(thing))
    if not game.is_alone(player):
        for other in game.here(slot):
            if other != player:
                options.append(TRADE.of(other))
    crafts(game, player, False, options)
    activations(game, player, options)
    if ROOM_COST[game.tile[slot]] <= payable:
        room_actions(game, player, slot, options)


def act(game: Nemesis, player: Player, option: Option) -> None:
    """Declare and pay an action. NE-5.2"""
    if MOVE.matches(option):
        cost = move_cost(game, player, game.in_combat(game.room[player]))
        if cost > 1:
            game.cite("NE-8.9")
        perform(game, player, cost, Move(player, MOVE.arg(option), NORMAL))
    elif CAREFUL.matches(option):
        perform(game, player, 2, Move(player, CAREFUL.arg(option), CAREFULLY))
    elif PLAY.matches(option):
        card, mode = PLAY.args(option)
        discard_card(game, player, card)
        perform(game, player, CARD_COST[card], CardDeed(player, card, mode))
    elif USE.matches(option):
        item, mode = USE.args(option)
        perform(game, player, item_cost(game, player, item, mode), ItemDeed(player, item, mode))
    elif ROOM_ACTION.matches(option):
        room, mode = ROOM_ACTION.args(option)
        perform(game, player, ROOM_COST[room], RoomDeed(player, game.room[player], mode))
    else:
        act_otherwise(game, player, option)


def act_otherwise(game: Nemesis, player: Player, option: Option) -> None:
    if SHOOT.matches(option):
        item, target = SHOOT.args(option)
        perform(game, player, 1, Shoot(player, item, target, PLAIN_SHOT))
    elif MELEE.matches(option):
        perform(game, player, 1, Melee(player, MELEE.arg(option)))
    elif PICK.matches(option):
        perform(game, player, 1, PickUp(player, PICK.arg(option)))
    elif TRADE.matches(option):
        perform(game, player, 1, Trade(player, TRADE.arg(option)))
    elif CRAFT.matches(option):
        item, parts = CRAFT.args(option)
        perform(game, player, 1, Craft(player, item, parts))
    elif ACTIVATE.matches(option):
        quest, part = ACTIVATE.args(option)
        perform(game, player, 1, ActivateDeed(player, quest, part))
    else:
        quest, mode = QUEST_USE.args(option)
        perform(game, player, quest_cost(quest), QuestDeed(player, quest, mode))


# === Free things ====================================================================================
class DropThings(Asked):
    """Let go of an object, which stays in the room, or of an item, which is discarded; or of nothing."""

    rule: ClassVar[str] = "NE-10.4"

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = [DONE.of()]
        for thing in held_things(game, self.player):
            options.append(LET_GO.of(thing))
        for entry in game.packs[self.player]:
            if LET_GO.of(item_of(entry)) not in options:
                options.append(LET_GO.of(item_of(entry)))
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if LET_GO.matches(option):
            throw_away(game, self.player, LET_GO.arg(option))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.4", "drop-or-not")


# === Passing and the end of a turn ==================================================================
class PassTurn(PlayerRule):
    """On passing you MAY discard any cards, contamination included; who bleeds takes a light wound. Who has passed
    takes no more actions in this round."""

    rule: ClassVar[str] = "NE-5.16"

    def run(self, game: Nemesis) -> None:
        player = self.player
        if not game.is_active(player) or has(game.passed, player):
            return
        game.passed = plus(game.passed, player)
        game.tell(PASSED, player)
        game.then(DISCARDS[player][0])
        if game.has_wound(player, WOUND_BLEEDING):
            game.cite("NE-8.11")
            light_wound(game, player, BY_WOUNDS, OF_BLEEDING)


class DiscardAny(Rule):
    """Discard cards one by one, in ascending order, and finish."""

    rule: ClassVar[str] = "NE-5.16"
    player: Player
    above: i64

    def __init__(self, player: Player, above: i64) -> None:
        self.player = player
        self.above = above

    def run(self, game: Nemesis) -> None:
        if game.is_active(self.player) and game.hands[self.player]:
            game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        return cards_to_discard(game, self.player, self.above)

    def chosen(self, game: Nemesis, option: Option) -> None:
        if DISCARD.matches(option):
            above = discard_named(game, self.player, DISCARD.arg(option))
            game.then(DISCARDS[self.player][above])

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.16", "discard-in-ascending-order")


class EndOfTurn(PlayerRule):
    """In a burning room a light wound, in a room with a lair a noise roll; then the next player."""

    rule: ClassVar[str] = "NE-4.9"

    def run(self, game: Nemesis) -> None:
        player = self.player
        game.rush = 0
        game.then(TURNS[game.left_of(player)])
        if not game.is_in_a_room(player):
            return
        if game.has_lair(game.room[player]):
            game.then(LAIR_ROLLS[player])
        if game.has_fire(game.room[player]):
            light_wound(game, player, BY_WOUNDS, OF_FIRE)


class LairRoll(PlayerRule):
    """Who ends a turn next to a lair rolls for noise: the only roll that is made in combat."""

    rule: ClassVar[str] = "NE-3.9 NE-3.17"

    def run(self, game: Nemesis) -> None:
        """Who dies of the fire there does not."""
        if game.is_in_a_room(self.player):
            game.then(NOISE_ROLLS[self.player])


class AllPass(Rule):
    """The orbital manoeuvring system: everybody passes, and the round ends without attacks. NE-10.15"""

    rule: ClassVar[str] = "NE-10.15"

    def run(self, game: Nemesis) -> None:
        game.no_attacks = 1
        for player in game.in_turn_order()[::-1]:
            game.then(PASSES[player])


PLAYER_PHASE: Final = PlayerPhase()
TAKE_TURN: Final = TakeTurn()
TURNS: Final[list[TurnOf]] = [TurnOf(player) for player in range(5)]
IN_PODS: Final[list[InPod]] = [InPod(player) for player in range(5)]
DISCARDS: Final[list[list[DiscardAny]]] = [[DiscardAny(player, card) for card in range(40)] for player in range(5)]
ENDS_OF_TURN: Final[list[EndOfTurn]] = [EndOfTurn(player) for player in range(5)]
LAIR_ROLLS: Final[list[LairRoll]] = [LairRoll(player) for player in range(5)]
ALL_PASS.append(AllPass())
PASSES.extend([PassTurn(player) for player in range(5)])
