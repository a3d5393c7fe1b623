"""Why an action cannot be taken now: the first rule that forbids it. It looks only at what the player may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import CARD_COST, CARD_MOMENT, ITEM_MOMENT, ROOM_COST, YELLOW_FUSE
from phobetor.games.nemesis.rules.fight import targets_here
from phobetor.games.nemesis.rules.items.quest import is_for_combat, quest_cost
from phobetor.games.nemesis.rules.items.use import item_cost
from phobetor.games.nemesis.rules.move import move_cost
from phobetor.games.nemesis.rules.names import (
    AIRLOCK,
    ALCOHOL,
    ARMORY,
    BAIT,
    BANDAGES,
    CABINS,
    CANTEEN,
    CARD_ACCESS_DENIED,
    CARD_ADRENALINE,
    CARD_AIMED_FIRE,
    CARD_BANDAGING,
    CARD_BASIC_REPAIRS,
    CARD_COMPUTER_SKILLS,
    CARD_COVERING_FIRE,
    CARD_FULL_AUTO,
    CARD_INGENUITY,
    CARD_INTRANET,
    CARD_KNOWLEDGE,
    CARD_OLD_FRIEND,
    CARD_ORDER,
    CARD_PHARMACIST,
    CARD_PILOTING,
    CARD_PROGRAMMING,
    CARD_PYROTECHNIC,
    CARD_QUICK_REPAIRS,
    CARD_RECONNAISSANCE,
    CARD_RELOAD,
    CARD_REPAIRS,
    CARD_REST,
    CARD_SCAVENGING,
    CARD_SEARCH,
    CARD_SUPPRESSIVE_FIRE,
    CARD_TECHNICAL_CORRIDORS,
    CARD_THREAT,
    CHARGE_RED,
    CHARGE_YELLOW,
    CHEMICALS,
    CLEAN,
    CLOTHES_GREEN,
    CLOTHES_YELLOW,
    COCKPIT,
    COMMAND,
    COMMS,
    CORRIDOR_PLANS,
    DESTRUCT_KEY,
    DRONE,
    EMERGENCY,
    EVAC_A,
    EVAC_B,
    EVAC_KEY,
    FIRE_CONTROL,
    FOOD,
    GENERATOR,
    GRENADE,
    HATCH,
    HIBERNATORIUM,
    IN_COMBAT,
    INJECTION,
    LABORATORY,
    MAGAZINE,
    MEDKIT,
    MOLOTOV,
    MONITORING,
    NEST,
    OUT_OF_COMBAT,
    REACTION,
    SHIP_PLANS,
    SHOWER,
    SMOKE,
    SPACE_SUIT,
    STIMULANTS,
    TASER,
    WOUND_HAND,
)
from phobetor.games.nemesis.rules.quests import which_of_two
from phobetor.games.nemesis.rules.rooms.action import boarding_modes, works
from phobetor.games.nemesis.rules.ship import CORRIDORS, NO_CORRIDOR, corridor_between
from phobetor.games.nemesis.rules.state import INACTIVE, SPENT, Nemesis
from phobetor.games.nemesis.rules.systems import anybody_sleeps, is_blue
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    AT_DOOR,
    AT_SLOT,
    AT_TARGET,
    BREAK,
    CAREFUL,
    CRAFT,
    ENGINE,
    FIX,
    JOIN,
    LAUNCH,
    LEAVE,
    MELEE,
    MOVE,
    ON_PERSON,
    PICK,
    PLAIN,
    PLAY,
    QUEST_USE,
    ROOM_ACTION,
    SHOOT,
    SPEAK,
    STAY,
    TRADE,
    USE,
)
from phobetor.kernel.masks import has
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player

# --- which rule speaks of a thing that can do nothing now ---------------------------------------------
RULE_OF_CARD: Final[dict[i64, str]] = {
    CARD_SEARCH: "NE-10.2", CARD_SCAVENGING: "NE-10.2", CARD_REST: "NE-3.12", CARD_PYROTECHNIC: "NE-5.8",
    CARD_TECHNICAL_CORRIDORS: "NE-4.12", CARD_THREAT: "NE-5.11", CARD_ORDER: "NE-5.9", CARD_REPAIRS: "NE-9.4",
    CARD_BASIC_REPAIRS: "NE-9.4", CARD_QUICK_REPAIRS: "NE-9.4", CARD_PILOTING: "NE-5.10", CARD_OLD_FRIEND: "NE-5.10",
    CARD_COMPUTER_SKILLS: "NE-5.10", CARD_PROGRAMMING: "NE-5.10", CARD_INTRANET: "NE-5.10",
    CARD_ACCESS_DENIED: "NE-5.10", CARD_RELOAD: "NE-10.6", CARD_FULL_AUTO: "NE-7.2", CARD_AIMED_FIRE: "NE-7.2",
    CARD_BANDAGING: "NE-8.2", CARD_PHARMACIST: "NE-8.2", CARD_KNOWLEDGE: "NE-10.12",
}  # fmt: skip
RULE_OF_ITEM: Final[dict[i64, str]] = {
    FOOD: "NE-10.11", INJECTION: "NE-10.11", ALCOHOL: "NE-10.11", STIMULANTS: "NE-10.11", SHIP_PLANS: "NE-10.12",
    DRONE: "NE-10.12", EVAC_KEY: "NE-9.7", DESTRUCT_KEY: "NE-9.11", CORRIDOR_PLANS: "NE-4.12",
    SPACE_SUIT: "NE-4.12", BANDAGES: "NE-8.2", MEDKIT: "NE-8.2", CLOTHES_GREEN: "NE-10.17", CLOTHES_YELLOW: "NE-10.17",
    MAGAZINE: "NE-10.6", CHARGE_RED: "NE-10.6", CHARGE_YELLOW: "NE-10.6", CHEMICALS: "NE-10.6",
}  # fmt: skip
RULE_OF_MODE: Final[dict[i64, str]] = {FIX: "NE-9.4", ENGINE: "NE-9.4", JOIN: "NE-10.3"}
RULE_OF_ROOM: Final[dict[i64, str]] = {
    GENERATOR: "NE-9.11", LABORATORY: "NE-8.13", COCKPIT: "NE-9.5", COMMS: "NE-9.16",
    MONITORING: "NE-10.12", NEST: "NE-9.9", FIRE_CONTROL: "NE-9.14", CANTEEN: "NE-3.12",
    SHOWER: "NE-3.12", AIRLOCK: "NE-9.13", HATCH: "NE-9.7", COMMAND: "NE-9.12", ARMORY: "NE-10.6", EMERGENCY: "NE-8.2",
    EVAC_A: "NE-9.6", EVAC_B: "NE-9.6", CABINS: "NE-9.15",
}  # fmt: skip


def why_not_act(game: Nemesis, player: Player, option: Option) -> Refusal:
    combat = game.in_combat(game.room[player])
    if MOVE.matches(option):
        return why_not_go(game, player, MOVE.arg(option), 1)
    if CAREFUL.matches(option):
        return against("NE-5.6", "not-in-combat") if combat else why_not_go(game, player, CAREFUL.arg(option), 2)
    if PLAY.matches(option):
        card, mode = PLAY.args(option)
        return why_not_play(game, player, card, mode, combat)
    if USE.matches(option):
        item, mode = USE.args(option)
        return why_not_use(game, player, item, mode, combat)
    if SHOOT.matches(option) or MELEE.matches(option):
        return why_not_fight(game, player, option)
    if ROOM_ACTION.matches(option):
        return why_not_room(game, player, ROOM_ACTION.arg(option), combat)
    return why_not_else(game, player, option, combat)


def why_not_go(game: Nemesis, player: Player, slot: i64, cost: i64) -> Refusal:
    """Who could pay the usual price could not pay that of a wounded leg."""
    room = game.room[player]
    corridor = corridor_between(room, slot)
    if corridor == NO_CORRIDOR:
        return against("NE-4.2", "not-next-door")
    if game.is_closed(corridor):
        return against("NE-4.8", "door-is-closed", corridor=corridor)
    if game.payable(player) < cost:
        return against(
            "NE-5.2", "cannot-pay", count=cost if cost > 1 else move_cost(game, player, game.in_combat(room))
        )
    if cost == 1:
        return against("NE-8.9", "leg-is-wounded")
    return against("NE-4.26", "noise-everywhere")


def why_not_play(game: Nemesis, player: Player, card: i64, mode: i64, combat: bool) -> Refusal:
    if card >= CLEAN or card not in game.hands[player]:
        return against("NE-5.4", "card-not-in-hand")
    if CARD_MOMENT[card] == REACTION:
        return against("NE-5.12", "only-a-reaction")
    if CARD_MOMENT[card] == (OUT_OF_COMBAT if combat else IN_COMBAT):
        return against("NE-5.3", "not-the-moment")
    if game.payable(player) <= CARD_COST[card]:
        return against("NE-5.2", "cannot-pay", count=CARD_COST[card])
    if is_destroyed_door(game, mode):
        return against("NE-4.19", "door-is-destroyed", corridor=mode - AT_DOOR)
    return why_no_effect(game, player, card, mode)


def why_no_effect(game: Nemesis, player: Player, card: i64, mode: i64) -> Refusal:
    """What the card itself misses here."""
    slot = game.room[player]
    if card in (CARD_SUPPRESSIVE_FIRE, CARD_COVERING_FIRE):
        return against("NE-5.9", "no-loaded-weapon")
    if card in (CARD_FULL_AUTO, CARD_AIMED_FIRE, CARD_ADRENALINE) and AT_TARGET <= mode < ON_PERSON:
        return why_no_shot(game, slot, mode - AT_TARGET)
    if card == CARD_RECONNAISSANCE and AT_SLOT <= mode < AT_DOOR:
        return why_not_go(game, player, mode - AT_SLOT, 2)
    if card == CARD_INGENUITY and mode == PLAIN:
        return against("NE-10.7", "nothing-to-craft")
    if mode == BREAK and game.is_broken(slot):
        return against("NE-4.10", "room-is-broken")
    if mode == BREAK:
        return against("NE-4.23", "no-such-effect-now")
    return against(RULE_OF_MODE.get(mode, RULE_OF_CARD.get(card, "NE-5.4")), "no-such-effect-now")


def why_no_shot(game: Nemesis, slot: i64, target: i64) -> Refusal:
    if target not in targets_here(game, slot):
        return against("NE-7.1", "no-such-target")
    return against("NE-7.2", "no-loaded-weapon")


def is_destroyed_door(game: Nemesis, mode: i64) -> bool:
    return AT_DOOR <= mode < AT_DOOR + CORRIDORS and has(game.destroyed, mode - AT_DOOR)


def why_not_use(game: Nemesis, player: Player, item: i64, mode: i64, combat: bool) -> Refusal:
    if item >= len(ITEM_MOMENT) or not (game.has_item(player, item) or game.holds(player, item)):
        return against("NE-10.1", "item-not-there")
    if ITEM_MOMENT[item] == (OUT_OF_COMBAT if combat else IN_COMBAT):
        return against("NE-5.3", "not-the-moment")
    cost = item_cost(game, player, item, mode)
    if game.payable(player) < cost:
        is_dear = game.has_wound(player, WOUND_HAND) and game.payable(player) == cost - 1
        return against("NE-8.10", "hand-is-wounded") if is_dear else against("NE-5.2", "cannot-pay", count=cost)
    if item in (GRENADE, MOLOTOV, SMOKE, BAIT, TASER):
        return against("NE-10.10", "nothing-to-throw-at")
    if is_destroyed_door(game, mode):
        return against("NE-4.19", "door-is-destroyed", corridor=mode - AT_DOOR)
    return against(RULE_OF_MODE.get(mode, RULE_OF_ITEM.get(item, "NE-10.8")), "no-such-effect-now")


def why_not_fight(game: Nemesis, player: Player, option: Option) -> Refusal:
    if game.payable(player) == 0:
        return against("NE-5.2", "cannot-pay", count=1)
    target = SHOOT.args(option)[1] if SHOOT.matches(option) else MELEE.arg(option)
    return why_no_shot(game, game.room[player], target)


def why_not_room(game: Nemesis, player: Player, room: i64, combat: bool) -> Refusal:
    """That no pod is open is the reason wherever one stands."""
    slot = game.room[player]
    if room in (EVAC_A, EVAC_B) and not boarding_modes(game, room):
        return against("NE-9.6", "no-open-pod")
    if combat:
        return against("NE-5.6", "not-in-combat")
    if room != game.tile[slot]:
        return against("NE-9.1", "another-room")
    if not works(game, slot):
        return against("NE-4.10", "room-is-broken")
    if room == HIBERNATORIUM and not is_blue(game):
        return against("NE-9.10", "not-yet-blue")
    if room == GENERATOR and game.fuse >= YELLOW_FUSE:
        return against("NE-9.21", "too-late-to-stop")
    if game.payable(player) < ROOM_COST[room]:
        return against("NE-5.2", "cannot-pay", count=ROOM_COST[room])
    return against(RULE_OF_ROOM.get(room, "NE-9.1"), reason_of(game, room))


def reason_of(game: Nemesis, room: i64) -> str:
    """Why the room itself can do nothing of the kind."""
    if room == LABORATORY:
        return "no-specimen"
    if room in (COCKPIT, GENERATOR) and anybody_sleeps(game):
        return "somebody-sleeps"
    if room == COMMS:
        return "signal-is-sent"
    return "no-such-effect-now"


def why_not_else(game: Nemesis, player: Player, option: Option, combat: bool) -> Refusal:
    quiet = PICK.matches(option) or TRADE.matches(option) or CRAFT.matches(option) or ACTIVATE.matches(option)
    if combat and quiet:
        return against("NE-5.6", "not-in-combat")
    if quiet and game.payable(player) == 0:
        return against("NE-5.2", "cannot-pay", count=1)
    if PICK.matches(option):
        return against("NE-10.5", "nothing-to-pick-up")
    if TRADE.matches(option):
        return against("NE-10.9", "nobody-to-trade-with")
    if CRAFT.matches(option):
        return against("NE-10.7", "nothing-to-craft")
    if ACTIVATE.matches(option):
        return against("NE-10.14", "quest-not-ready")
    if QUEST_USE.matches(option):
        return why_not_quest(game, player, QUEST_USE.arg(option), combat)
    if LAUNCH.matches(option) or LEAVE.matches(option) or STAY.matches(option):
        return against("NE-9.8", "not-in-a-pod")
    if SPEAK.matches(option) and game.players() == 1:
        return against("NE-5.15", "nobody-listens")
    if SPEAK.matches(option):
        return against("NE-5.15", "one-claim-a-turn")
    return against("NE-5.5", "act-or-pass")


def why_not_quest(game: Nemesis, player: Player, quest: i64, combat: bool) -> Refusal:
    """One that was used up is as its card says, one that is inactive waits for its condition."""
    place = which_of_two(game, player, quest)
    if place < 0 or game.quest_state(player, place) == INACTIVE:
        return against("NE-10.14", "quest-not-ready")
    if game.quest_state(player, place) == SPENT:
        return against("NE-10.15", "quest-not-ready")
    if combat and not is_for_combat(quest):
        return against("NE-5.6", "not-in-combat")
    if game.payable(player) < quest_cost(quest):
        return against("NE-5.2", "cannot-pay", count=quest_cost(quest))
    return against("NE-10.15", "quest-not-ready")
