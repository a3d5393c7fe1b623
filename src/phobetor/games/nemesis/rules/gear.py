"""Searching, crafting, trading, picking up. Chapter 10 of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import AMMO, COMPONENT, DECK_OF, NEEDS, is_heavy, is_weapon
from phobetor.games.nemesis.rules.decks import discard_item, draw_item
from phobetor.games.nemesis.rules.harm import DropExcess, untape
from phobetor.games.nemesis.rules.names import EGG, WRENCH, YELLOW, Item
from phobetor.games.nemesis.rules.packed import (
    Holding,
    first_part,
    has_autoloader,
    has_magazine,
    held_offer,
    holding_of,
    is_held_offer,
    item_of,
    lying_at,
    offered,
    offerer,
    packed_item,
    packed_offer,
    parts_with,
    place_of_lying,
    second_part,
    shown_to,
    thing_of,
    without_tape,
)
from phobetor.games.nemesis.rules.pieces import insert
from phobetor.games.nemesis.rules.state import Nemesis, Rule
from phobetor.games.nemesis.rules.vocabulary import (
    CRAFT,
    CRAFTED_ITEM,
    DONE,
    FOUND,
    KEEP_ITEM,
    NO,
    OFFER,
    TOOK,
    TRADED,
    YES,
)
from phobetor.kernel.masks import only
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player


# === Having things ==================================================================================
def gain_item(game: Nemesis, player: Player, item: Item, knowers: i64, ammo: i64) -> None:
    """Heavy items go into a hand, for everybody to see; the others into the backpack. NE-10.1, NE-10.3"""
    if is_heavy(item):
        game.held[player].append(holding_of(item, ammo))
        game.then(DropExcess(player))
    else:
        insert(game.packs[player], packed_item(item, knowers))


def lose_item(game: Nemesis, player: Player, item: Item) -> None:
    """Out of the backpack."""
    for entry in game.packs[player]:
        if item_of(entry) == item:
            game.packs[player].remove(entry)
            return


def spend_item(game: Nemesis, player: Player, item: Item) -> None:
    lose_item(game, player, item)
    discard_item(game, item)


def take_object(game: Nemesis, player: Player, thing: i64) -> None:
    """Into a hand that is free. NE-10.5"""
    game.held[player].append(thing)
    game.tell(TOOK, player, thing)


def most_ammo(holding: Holding) -> i64:
    """The printed number and what is attached. NE-10.6"""
    most = AMMO[thing_of(holding)]
    if has_magazine(holding):
        most += 2
    if has_autoloader(holding):
        most += 1
    return most


class PickUp(Rule):
    """Take a corpse, a carcass or an egg from the floor into a hand."""

    rule: ClassVar[str] = "NE-10.5"
    player: Player
    thing: i64

    def __init__(self, player: Player, thing: i64) -> None:
        self.player = player
        self.thing = thing

    def run(self, game: Nemesis) -> None:
        game.floor.remove(lying_at(game.room[self.player], self.thing))
        take_object(game, self.player, self.thing)


# === Searching ======================================================================================
def search(game: Nemesis, player: Player, colour: i64) -> None:
    """Draw two items of a colour, keep one in secret; the other goes to the bottom of its deck. NE-10.2"""
    for _ in range(2):
        item = draw_item(game, colour)
        if item:
            game.looked.append(item)
    game.looked.sort()
    game.looker = player
    game.then(KeepItem(player, colour))


class KeepItem(Rule):
    """Choose the item you keep."""

    rule: ClassVar[str] = "NE-10.2"
    player: Player
    colour: i64

    def __init__(self, player: Player, colour: i64) -> None:
        self.player = player
        self.colour = colour

    def run(self, game: Nemesis) -> None:
        if len(game.looked) == 1:
            self.chosen(game, KEEP_ITEM.of(game.looked[0]))
        elif game.looked:
            game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        first, second = game.looked[0], game.looked[1]
        return [KEEP_ITEM.of(first)] if first == second else [KEEP_ITEM.of(first), KEEP_ITEM.of(second)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        item = KEEP_ITEM.arg(option)
        game.looked.remove(item)
        for other in game.looked:
            game.bottoms = (*game.bottoms, packed_item(other, only(self.player)))
        game.looked.clear()
        game.looker = NOBODY
        game.tell(FOUND, self.player, self.colour, item)
        gain_item(game, self.player, item, only(self.player), 1 if is_weapon(item) else 0)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.2", "keep-one-item")


# === Crafting =======================================================================================
def crafts(game: Nemesis, player: Player, any_wrench: bool, options: list[Option]) -> None:
    """Every item that two of the own items make; Ingenuity lets any yellow item stand for the wrench. NE-10.7"""
    if len(game.packs[player]) < 2:
        return
    last: i64 = -1
    for item in game.crafted:
        if item != last:
            add_crafts(game, player, item, any_wrench, options)
        last = item


def add_crafts(game: Nemesis, player: Player, item: Item, any_wrench: bool, options: list[Option]) -> None:
    pack = game.packs[player]
    for one in range(len(pack)):
        for two in range(len(pack)):
            first, second = item_of(pack[one]), item_of(pack[two])
            fits = stands_for(first, NEEDS[item][0], any_wrench) and stands_for(second, NEEDS[item][1], any_wrench)
            option = CRAFT.of(item, parts_with(first, second))
            if one != two and fits and option not in options:
                options.append(option)


def stands_for(item: Item, component: i64, any_wrench: bool) -> bool:
    return COMPONENT[item] == component or (any_wrench and component == WRENCH and DECK_OF[item] == YELLOW)


class Craft(Rule):
    """Discard two items with the right symbols and take the crafted one; a weapon made this way is loaded."""

    rule: ClassVar[str] = "NE-10.7"
    player: Player
    item: Item
    parts: i64

    def __init__(self, player: Player, item: Item, parts: i64) -> None:
        self.player = player
        self.item = item
        self.parts = parts

    def run(self, game: Nemesis) -> None:
        player = self.player
        spend_item(game, player, first_part(self.parts))
        spend_item(game, player, second_part(self.parts))
        pile = list(game.crafted)
        pile.remove(self.item)
        game.crafted = tuple(pile)
        game.tell(CRAFTED_ITEM, player, self.item)
        gain_item(game, player, self.item, 31, AMMO[self.item])


# === Trading ========================================================================================
class Trading(Rule):
    """A step of two players who trade."""

    player: Player
    partner: Player

    def __init__(self, player: Player, partner: Player) -> None:
        self.player = player
        self.partner = partner


class Trade(Trading):
    """Two characters in one room lay things on the table, first the active one, then the other; if both agree they
    change hands. Gifts are allowed, ammunition is not traded. Both see what lies there, the others only the backs."""

    rule: ClassVar[str] = "NE-10.9"

    def run(self, game: Nemesis) -> None:
        game.then(
            LayOut(self.player, self.partner),
            LayOut(self.partner, self.player),
            Agree(self.player, self.partner),
            Agree(self.partner, self.player),
        )


class LayOut(Trading):
    """Lay down anything you would give, thing by thing, then finish."""

    rule: ClassVar[str] = "NE-10.9"

    def run(self, game: Nemesis) -> None:
        """Everybody knows who has nothing to give."""
        if game.packs[self.player] or game.held[self.player]:
            game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        options = [DONE.of()]
        for entry in game.packs[self.player]:
            if OFFER.of(item_of(entry)) not in options:
                options.append(OFFER.of(item_of(entry)))
        for holding in game.held[self.player]:
            if OFFER.of(thing_of(holding)) not in options:
                options.append(OFFER.of(thing_of(holding)))
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if DONE.matches(option):
            return
        game.then(self)
        thing = OFFER.arg(option)
        if is_heavy(thing):
            self.lay_heavy(game, thing)
        else:
            self.lay_light(game, thing)

    def lay_heavy(self, game: Nemesis, thing: i64) -> None:
        for holding in game.held[self.player]:
            if thing_of(holding) == thing:
                game.held[self.player].remove(holding)
                game.offers.append(held_offer(holding, self.player))
                return

    def lay_light(self, game: Nemesis, thing: i64) -> None:
        for entry in game.packs[self.player]:
            if item_of(entry) == thing:
                game.packs[self.player].remove(entry)
                game.offers.append(packed_offer(shown_to(self.partner, entry), self.player))
                return

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.9", "offer-or-finish")


class Agree(Trading):
    """Say whether the things on the table change hands; one refusal is enough to take everything back."""

    rule: ClassVar[str] = "NE-10.9"

    def run(self, game: Nemesis) -> None:
        if game.offers:
            game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        return [YES.of(), NO.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if NO.matches(option):
            settle_trade(game, self.player, self.partner, False)
        elif self.player != game.active:
            game.tell(TRADED, self.partner, self.player, len(game.offers))
            settle_trade(game, self.player, self.partner, True)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.9", "agree-or-not")


def settle_trade(game: Nemesis, one: Player, two: Player, agreed: bool) -> None:
    """Give every thing to its new or to its old owner. Taped items come apart when they are handed over."""
    for offer in game.offers:
        owner = one + two - offerer(offer) if agreed else offerer(offer)
        if is_held_offer(offer):
            game.held[owner].append(without_tape(offered(offer)) if agreed else offered(offer))
        else:
            insert(game.packs[owner], offered(offer))
    game.offers.clear()
    untape(game, one)
    untape(game, two)
    game.then(DropExcess(one), DropExcess(two))


def objects_here(game: Nemesis, player: Player) -> list[i64]:
    slot = game.room[player]
    found: list[i64] = []
    for entry in game.floor:
        if place_of_lying(entry) == slot and thing_of(entry) not in found:
            found.append(thing_of(entry))
    return found


def object_near(game: Nemesis, slot: i64, thing: i64) -> bool:
    """Lying in the room, or carried by anybody there."""
    if lying_at(slot, thing) in game.floor:
        return True
    for player in game.here(slot):
        if game.holds(player, thing):
            return True
    return thing == EGG and game.eggs > 0 and game.is_nest(slot)
