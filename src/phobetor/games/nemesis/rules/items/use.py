"""Using an item: which can be used now and how, and carrying it out. NE-10.8"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.actions.card import is_the_moment
from phobetor.games.nemesis.rules.actions.common import do_door, do_repair, door_modes, repair_modes
from phobetor.games.nemesis.rules.actions.technical import entrance_modes, neighbour_modes, unexplored_modes
from phobetor.games.nemesis.rules.ahead import PASSES
from phobetor.games.nemesis.rules.box import COLOUR_OF, ITEM_KIND, ITEM_MOMENT
from phobetor.games.nemesis.rules.cards import discard_card, draw_cards, gain_contamination, public_card
from phobetor.games.nemesis.rules.gear import lose_item, spend_item
from phobetor.games.nemesis.rules.harm import dress, drop, heal_light, heal_serious, put_out, wound_kinds
from phobetor.games.nemesis.rules.items.thrown import ThrowGrenade, bait, smoke, tase, throw_modes, throw_molotov
from phobetor.games.nemesis.rules.move import NORMAL, Enter
from phobetor.games.nemesis.rules.names import (
    ALCOHOL,
    ANTIDOTE,
    ASSAULT_RIFLE,
    BAIT,
    BANDAGES,
    BLUE_CORPSE,
    CHARGE_RED,
    CHARGE_YELLOW,
    CHEMICALS,
    CLEAN,
    CLOTHES_GREEN,
    CLOTHES_YELLOW,
    COMMS_KEY,
    CORRIDOR_PLANS,
    DESTRUCT_KEY,
    DRONE,
    ENERGY,
    EVAC_KEY,
    EXTINGUISHER,
    FLAMETHROWER,
    FOOD,
    GRENADE,
    INJECTION,
    INJECTOR,
    LAIR,
    MAGAZINE,
    MEDKIT,
    MOLOTOV,
    SHIP_PLANS,
    SMOKE,
    SPACE_SUIT,
    STIMULANTS,
    TAPE,
    TOOLS,
    WOUND_HAND,
    YELLOW,
    Item,
)
from phobetor.games.nemesis.rules.packed import (
    has_autoloader,
    is_taped,
    item_of,
    monster_at,
    target_nightmare,
    thing_of,
    with_magazine,
    with_more_ammo,
    with_tape,
)
from phobetor.games.nemesis.rules.panic import heavy_items
from phobetor.games.nemesis.rules.rooms.control import foam
from phobetor.games.nemesis.rules.rooms.stores import load, loadable
from phobetor.games.nemesis.rules.state import Nemesis, Rule
from phobetor.games.nemesis.rules.systems import (
    LookAtPlans,
    a_contamination,
    can_flip,
    can_toggle_fuse,
    decontaminate,
    discard_all,
    flip_pod,
    look_at_goal,
    look_at_room,
    look_at_token,
    remove_contamination,
    section_of,
    toggle_fuse,
)
from phobetor.games.nemesis.rules.vocabulary import (
    AT_DOOR,
    AT_POD,
    AT_SLOT,
    AT_TARGET,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    DRESS,
    ENGINE,
    FIX,
    HEAL,
    HEAL_LIGHT,
    JOIN,
    ON_ITEM,
    ON_PERSON,
    PLAIN,
    PUT_OUT,
    SCAN,
    USE,
    USED,
)
from phobetor.kernel.masks import has
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


def items_to_use(game: Nemesis, player: Player, combat: bool, payable: i64, options: list[Option]) -> None:
    """Every way to use an item of the backpack, or one that is held."""
    last: i64 = 0
    for entry in game.packs[player]:
        item = item_of(entry)
        if item != last and is_the_moment(ITEM_MOMENT[item], combat):
            add_uses(game, player, item, payable, options)
        last = item
    if game.holds(player, EXTINGUISHER):
        add_uses(game, player, EXTINGUISHER, payable, options)


def add_uses(game: Nemesis, player: Player, item: Item, payable: i64, options: list[Option]) -> None:
    for mode in item_modes(game, player, item):
        if item_cost(game, player, item, mode) <= payable:
            options.append(USE.of(item, mode))


def item_cost(game: Nemesis, player: Player, item: Item, mode: i64) -> i64:
    """One card, one more with a wounded hand; the magazine costs nothing, nor does a charge for a rifle with the
    autoloader. NE-10.8, NE-8.10"""
    cost: i64 = 1
    if item == MAGAZINE:
        cost = 0
    elif mode == ON_ITEM + ASSAULT_RIFLE:
        for holding in game.held[player]:
            if has_autoloader(holding):
                cost = 0
    return cost + 1 if game.has_wound(player, WOUND_HAND) else cost


# === What can be done ===============================================================================
def item_modes(game: Nemesis, player: Player, item: Item) -> list[i64]:
    if item <= SHIP_PLANS:
        return yellow_modes(game, player, item)
    if item <= STIMULANTS:
        return green_modes(game, player, item)
    if item <= DESTRUCT_KEY:
        return red_modes(game, player, item)
    return crafted_modes(game, player, item)


def yellow_modes(game: Nemesis, player: Player, item: Item) -> list[i64]:
    if item == TAPE:
        return tape_modes(game, player)
    if item == TOOLS:
        return repair_modes(game, player) + door_modes(game, player)
    if item == EXTINGUISHER:
        return foam_modes(game, player)
    if item == CHEMICALS:
        weapons = loadable(game, player, ENERGY + 1)
        return [ON_ITEM + weapon for weapon in weapons if weapon in (FLAMETHROWER, INJECTOR)]
    if item == CLOTHES_YELLOW:
        return dress_modes(game, player)
    if item == CHARGE_YELLOW:
        return charge_modes(game, player)
    if item == CORRIDOR_PLANS:
        return entrance_modes(game, player)
    if item == SPACE_SUIT:
        return suit_modes(game, player)
    return [PLAIN] if unexplored_modes(game) else []


def tape_modes(game: Nemesis, player: Player) -> list[i64]:
    modes = repair_modes(game, player)
    heavy: i64 = 0
    for holding in game.held[player]:
        if is_taped(holding):
            return modes
        if thing_of(holding) < BLUE_CORPSE:
            heavy += 1
    if heavy >= 2:
        modes.append(JOIN)
    return modes


def foam_modes(game: Nemesis, player: Player) -> list[i64]:
    slot = game.room[player]
    modes: list[i64] = [PUT_OUT] if game.has_fire(slot) else []
    for target in game.targets(slot):
        if target_nightmare(target) != LAIR:
            modes.append(AT_TARGET + target)
    return modes


def dress_modes(game: Nemesis, player: Player) -> list[i64]:
    """All that clothes can do, since there is no slime. NE-10.17"""
    return [DRESS + wound for wound in wound_kinds(game, player, False)]


def charge_modes(game: Nemesis, player: Player) -> list[i64]:
    return [ON_ITEM + weapon for weapon in loadable(game, player, ENERGY)] + door_modes(game, player)


def suit_modes(game: Nemesis, player: Player) -> list[i64]:
    """From one explored yellow room to another. NE-4.12"""
    slot = game.room[player]
    if not is_yellow(game, slot):
        return []
    return [AT_SLOT + other for other in range(1, 22) if other != slot and is_yellow(game, other)]


def is_yellow(game: Nemesis, slot: i64) -> bool:
    return game.is_explored(slot) and COLOUR_OF[game.tile[slot]] == YELLOW


def green_modes(game: Nemesis, player: Player, item: Item) -> list[i64]:
    if item == CLOTHES_GREEN:
        return dress_modes(game, player)
    if item == BANDAGES:
        return dress_modes(game, player) + ([HEAL_LIGHT] if game.light[player] > 0 else [])
    if item == MEDKIT:
        return dress_modes(game, player) + [HEAL + wound for wound in wound_kinds(game, player, True)]
    if item == ALCOHOL:
        return alcohol_modes(game, player)
    return [DRAW] if item == FOOD else [PLAIN]


def alcohol_modes(game: Nemesis, player: Player) -> list[i64]:
    """A contamination card that was not scanned, or one that was."""
    modes: list[i64] = []
    if a_contamination(game, player, False):
        modes.append(PLAIN)
    if a_contamination(game, player, True):
        modes.append(SCAN)
    return modes


def red_modes(game: Nemesis, player: Player, item: Item) -> list[i64]:
    slot = game.room[player]
    if item == CHARGE_RED:
        return charge_modes(game, player)
    if item == GRENADE:
        return throw_modes(game, player)
    if item in (SMOKE, BAIT):
        return neighbour_modes(game, slot)
    if item == DRONE:
        return unexplored_modes(game)
    if item == MAGAZINE:
        return magazine_modes(game, player)
    if item == COMMS_KEY:
        return signal_modes(game, player) if game.is_computer_room(slot) else []
    if item == EVAC_KEY:
        return pod_modes(game, player)
    return [PLAIN] if game.is_computer_room(slot) and can_toggle_fuse(game) else []


def magazine_modes(game: Nemesis, player: Player) -> list[i64]:
    return [ON_ITEM + thing_of(holding) for holding in game.held[player] if ITEM_KIND[thing_of(holding)] == ENERGY]


def signal_modes(game: Nemesis, player: Player) -> list[i64]:
    """Characters with a signal marker. NE-10.13"""
    others = [other for other in range(game.players()) if other != player and has(game.signals, other)]
    return [ON_PERSON + other for other in others]


def pod_modes(game: Nemesis, player: Player) -> list[i64]:
    """Pods of the section in which one stands. NE-9.7"""
    room = game.tile[game.room[player]]
    return [AT_POD + pod for pod in range(1, 5) if can_flip(game, pod) and section_of(game, pod) == room]


def crafted_modes(game: Nemesis, player: Player, item: Item) -> list[i64]:
    slot = game.room[player]
    if item == ANTIDOTE:
        return [PLAIN]
    if item == MOLOTOV:
        return throw_modes(game, player)
    modes: list[i64] = [AT_TARGET + target for target in game.targets(slot)]
    for other in game.here(slot):
        if other != player:
            modes.append(ON_PERSON + other)
    return modes


# === Doing it =======================================================================================
class ItemDeed(Rule):
    """Use an item; it is discarded, unless it is attached to a weapon."""

    rule: ClassVar[str] = "NE-10.8"
    player: Player
    item: Item
    mode: i64

    def __init__(self, player: Player, item: Item, mode: i64) -> None:
        self.player = player
        self.item = item
        self.mode = mode

    def run(self, game: Nemesis) -> None:
        game.tell(USED, self.player, self.item, self.mode)
        self.cite_rules(game)
        if self.item == MAGAZINE:
            attach_magazine(game, self.player, self.mode - ON_ITEM)
            return
        if self.item == EXTINGUISHER:
            drop(game, self.player, EXTINGUISHER)
        else:
            spend_item(game, self.player, self.item)
        use(game, self.player, self.item, self.mode)

    def cite_rules(self, game: Nemesis) -> None:
        if self.item in (CLOTHES_YELLOW, CLOTHES_GREEN):
            game.cite("NE-10.17")
        if game.has_wound(self.player, WOUND_HAND):
            game.cite("NE-8.10")


def attach_magazine(game: Nemesis, player: Player, weapon: i64) -> None:
    """Two more ammo markers, and room for them. NE-10.6"""
    lose_item(game, player, MAGAZINE)
    held = game.held[player]
    for place in range(len(held)):
        if thing_of(held[place]) == weapon:
            held[place] = with_more_ammo(with_magazine(held[place]), 2)


def use(game: Nemesis, player: Player, item: Item, mode: i64) -> None:
    slot = game.room[player]
    if mode in (FIX, ENGINE):
        do_repair(game, player, mode)
    elif AT_DOOR <= mode < AT_TARGET:
        do_door(game, player, mode)
    elif mode == JOIN:
        game.then(TapeTogether(player, 0))
    elif mode == PUT_OUT:
        put_out(game, slot)
    elif DRESS <= mode < HEAL:
        dress(game, player, mode - DRESS)
    elif HEAL <= mode < AT_POD:
        heal_serious(game, player, mode - HEAL)
    elif mode == HEAL_LIGHT:
        heal_light(game, player, 2)
    elif ON_ITEM <= mode < DRESS:
        load(game, player, mode - ON_ITEM, 9)
    elif AT_SLOT <= mode < AT_DOOR:
        use_at(game, player, item, mode - AT_SLOT)
    elif item == EXTINGUISHER:
        foam(game, monster_at(slot, mode - AT_TARGET))
    else:
        use_else(game, player, item, mode)


def use_at(game: Nemesis, player: Player, item: Item, slot: i64) -> None:
    if item == GRENADE:
        game.then(ThrowGrenade(player, slot))
    elif item == MOLOTOV:
        throw_molotov(game, player, slot)
    elif item == SMOKE:
        smoke(game, player, slot)
    elif item == BAIT:
        bait(game, slot)
    elif item == DRONE:
        look_at_room(game, player, slot)
        look_at_token(game, player, slot)
    else:
        game.cite("NE-4.12")
        if item == SPACE_SUIT:
            discard_all(game, player, True)
        game.then(Enter(player, game.room[player], slot, NORMAL))


def use_else(game: Nemesis, player: Player, item: Item, mode: i64) -> None:
    if item in (FOOD, INJECTION, STIMULANTS, ALCOHOL):
        game.cite("NE-10.11")
    if item == FOOD:
        draw_cards(game, player, 2)
    elif item == INJECTION:
        draw_cards(game, player, 1)
        game.rush = 1
    elif item == STIMULANTS:
        game.then(Stimulate(player, 0, 0))
    elif item == ALCOHOL:
        remove_contamination(game, player, a_contamination(game, player, mode == SCAN))
    elif item == SHIP_PLANS:
        game.then(LookAtPlans(player, 2))
    elif item == COMMS_KEY:
        look_at_goal(game, player, mode - ON_PERSON)
    elif item == EVAC_KEY:
        flip_pod(game, mode - AT_POD)
    elif item == DESTRUCT_KEY:
        toggle_fuse(game)
    elif item == ANTIDOTE:
        game.cite("NE-10.16")
        decontaminate(game, player)
        gain_contamination(game, player)
        game.decks[player].extend(game.discards[player])
        game.discards[player] = []
        game.then(PASSES[player])
    else:
        use_taser(game, game.room[player], mode)


def use_taser(game: Nemesis, slot: i64, mode: i64) -> None:
    if mode >= ON_PERSON:
        discard_all(game, mode - ON_PERSON, False)
    else:
        tase(game, slot, mode - AT_TARGET)


class TapeTogether(Rule):
    """Choose the heavy items that share one hand from now on; never objects."""

    rule: ClassVar[str] = "NE-10.3"
    player: Player
    first: i64

    def __init__(self, player: Player, first: i64) -> None:
        self.player = player
        self.first = first

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        things = heavy_items(game, self.player)
        if len(things) == 1:
            return [CHOOSE.of(things[0])]
        return [CHOOSE.of(thing) for thing in things if thing != self.first]

    def chosen(self, game: Nemesis, option: Option) -> None:
        held = game.held[self.player]
        for place in range(len(held)):
            if thing_of(held[place]) == CHOOSE.arg(option) and not is_taped(held[place]):
                held[place] = with_tape(held[place])
                break
        if self.first == 0:
            game.then(TapeTogether(self.player, CHOOSE.arg(option)))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.3", "choose-two-items")


class Stimulate(Rule):
    """Military stimulants: discard any cards, contamination too, then draw as many and one more."""

    rule: ClassVar[str] = "NE-10.11"
    player: Player
    above: i64
    count: i64

    def __init__(self, player: Player, above: i64, count: i64) -> None:
        self.player = player
        self.above = above
        self.count = count

    def run(self, game: Nemesis) -> None:
        if game.hands[self.player]:
            game.ask(self.player, self)
        else:
            draw_cards(game, self.player, self.count + 1)

    def choices(self, game: Nemesis) -> list[Option]:
        return cards_to_discard(game, self.player, self.above)

    def chosen(self, game: Nemesis, option: Option) -> None:
        if DONE.matches(option):
            draw_cards(game, self.player, self.count + 1)
        else:
            above = discard_named(game, self.player, DISCARD.arg(option))
            game.then(Stimulate(self.player, above, self.count + 1))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.11", "discard-in-ascending-order")


def cards_to_discard(game: Nemesis, player: Player, above: i64) -> list[Option]:
    """The kinds of card in hand, in ascending order from the last one named, or no more of them. Nobody tells an
    infected card from a clean one, so both are named alike."""
    options: list[Option] = [DONE.of()]
    for card in game.hands[player]:
        shown = public_card(card)
        if shown >= above and DISCARD.of(shown) not in options:
            options.append(DISCARD.of(shown))
    return options


def discard_named(game: Nemesis, player: Player, card: i64) -> i64:
    """Discard a card as it is named by its owner; returns the name."""
    if card == CLEAN:
        unknown = [other for other in game.hands[player] if public_card(other) == CLEAN]
        discard_card(game, player, game.chance.draw(unknown, "card") if len(unknown) > 1 else unknown[0])
    else:
        discard_card(game, player, card)
    return card
