"""Search: what lies in pharmacy, forge, library and the numbered houses. DE-91 to DE-96"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import DEAD, HOUSE_DECK, NO_CARD, SEARCH_MOON, Card
from phobetor.games.deranged.rules.packed import is_door, leads_to
from phobetor.games.deranged.rules.roles import check_looter
from phobetor.games.deranged.rules.state import Deranged, PlayerRule, Rule, changed
from phobetor.games.deranged.rules.town import BUILDING_OF, HOUSE_CELL, LIBRARY, QUARTER_OF, SEARCH_CELL, Cell
from phobetor.games.deranged.rules.vocabulary import (
    AT,
    DECLINE,
    FOUND,
    FOUND_NOTHING,
    FROM,
    HOUSE_SEARCH,
    KEEP,
    SEARCHED,
)
from phobetor.kernel.masks import has, minus, plus
from phobetor.kernel.words import Option, Player

ANY_QUARTER: Final = 15


def is_searchable(game: Deranged, cell: Cell) -> bool:
    """A search symbol, or a numbered house that still has its token. DE-91, DE-93"""
    building = BUILDING_OF[cell]
    if building <= LIBRARY:
        return SEARCH_CELL[building] == cell
    house = game.house_at(cell)
    return house >= 0 and has(game.search_tokens, house)


def can_search(game: Deranged, player: Player, quarters: i64) -> bool:
    """The card must show the quarter the hero is in; church and gate belong to none. DE-92, DE-96"""
    cell = game.cell[player]
    return has(quarters, QUARTER_OF[cell]) and is_searchable(game, cell)


class Search(Rule):
    """Take the top card of the building's deck into hand: it is an action card of yours from now on. A house is
    searched once, and then its token leaves the board. An empty deck gives nothing, but the action counts."""

    rule: ClassVar[str] = "DE-94 DE-91 DE-93 DE-95 DE-96"

    def run(self, game: Deranged) -> None:
        player = game.active
        if not game.is_on_board(player):
            return
        cell = game.cell[player]
        game.tell(SEARCHED, player, cell)
        game.meet_goal(player, SEARCH_MOON + QUARTER_OF[cell])
        house = game.house_at(cell)
        if house < 0:
            gain_item(game, player, BUILDING_OF[cell] - 1)
            return
        game.search_tokens = minus(game.search_tokens, house)
        if game.has_effect(HOUSE_SEARCH):
            game.then(LookAtTwo(), InFrontOfDoor(house, DEAD))
        else:
            take_item(game, player, top_of_house(game), HOUSE_DECK)


def gain_item(game: Deranged, player: Player, deck: i64) -> None:
    """The top card of one of the three item decks, if it has one."""
    take_item(game, player, top_of_deck(game, deck) if game.item_decks[deck] else NO_CARD, deck)


def decks_to_choose(game: Deranged) -> list[Option]:
    """A card from one of the item decks that have any, or none at all."""
    options = [DECLINE.of()]
    for deck in range(3):
        if game.item_decks[deck]:
            options.append(FROM.of(deck))
    return options


class ChooseDeck(PlayerRule):
    """A card from an item deck of the player's choice, who may decline it: the reward for the gargoyle."""

    rule: ClassVar[str] = "DE-88"

    def run(self, game: Deranged) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return decks_to_choose(game)

    def chosen(self, game: Deranged, option: Option) -> None:
        if FROM.matches(option):
            gain_item(game, self.player, FROM.arg(option))


def top_of_deck(game: Deranged, deck: i64) -> Card:
    """Draw from one of the three item decks, which must not be empty."""
    piles = game.item_decks[:]
    piles[deck] = piles[deck][:]
    game.item_decks = piles
    return game.chance.draw(piles[deck], "card")


def take_item(game: Deranged, player: Player, card: Card, deck: i64) -> None:
    if card == NO_CARD:
        game.tell(FOUND_NOTHING, player)
        return
    game.hands[player].append(card)
    place = player * 4 + deck
    game.unseen = changed(game.unseen, place, game.unseen[place] + 1)
    game.tell(FOUND, player, card)
    check_looter(game, player)


def top_of_house(game: Deranged) -> Card:
    if game.house:
        game.house = game.house[:]
        return game.chance.draw(game.house, "card")
    if not game.house_bottom:
        return NO_CARD
    card = game.house_bottom[0]
    game.bottom_knower = game.bottom_knower[1:]
    game.house_bottom = game.house_bottom[1:]
    return card


class LookAtTwo(Rule):
    """House search: look at two cards of the house deck, keep one and put the other at the bottom."""

    rule: ClassVar[str] = "DE-184"

    def run(self, game: Deranged) -> None:
        first = top_of_house(game)
        second = top_of_house(game)
        if second == NO_CARD:
            take_item(game, game.active, first, HOUSE_DECK)
            return
        game.looked = sorted([first, second])
        game.ask(game.active, self)

    def choices(self, game: Deranged) -> list[Option]:
        return [KEEP.of(card) for card in game.looked]

    def chosen(self, game: Deranged, option: Option) -> None:
        kept = KEEP.arg(option)
        for card in game.looked:
            if card != kept:
                game.house_bottom = [*game.house_bottom, card]
                game.bottom_knower = [*game.bottom_knower, game.active]
        game.looked = []
        take_item(game, game.active, kept, HOUSE_DECK)


def in_front_of(game: Deranged, cell: Cell) -> list[Cell]:
    """The street cells from which a door leads into this cell."""
    found: list[Cell] = []
    for arrow in game.arrows_back()[cell]:
        if is_door(arrow) and leads_to(arrow) not in found:
            found.append(leads_to(arrow))
    return found


class InFrontOfDoor(Rule):
    """A monster comes to the street cell in front of a house's door; with several doors the fate holder chooses."""

    rule: ClassVar[str] = "DE-127 DE-5"
    house: i64
    kind: i64

    def __init__(self, house: i64, kind: i64) -> None:
        self.house = house
        self.kind = kind

    def run(self, game: Deranged) -> None:
        if game.free_token(self.kind) >= 0:
            game.ask_openly(game.fate, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return [AT.of(cell) for cell in in_front_of(game, HOUSE_CELL[self.house])]

    def chosen(self, game: Deranged, option: Option) -> None:
        if not has(game.boards, self.kind):
            game.boards = plus(game.boards, self.kind)
        game.place_monster(self.kind, AT.arg(option))
