"""Item actions: what items and rewards do when their text is used. DE-45, DE-97 to DE-100, DE-156, DE-164"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.attack import (
    CANDLE_FOR_KILL,
    MONSTERS_HERE,
    NO_DOOR_PENALTY,
    OPTIONAL,
    Attack,
    add_monsters,
    candle_options,
    targets,
    use_candle,
    wound_monster,
)
from phobetor.games.deranged.rules.box import (
    ACID,
    ALMANAC,
    AXE,
    BAG,
    BANDAGES,
    BREVIARY,
    BUCKLER,
    CANDLES,
    CLEAVER,
    COLOUR,
    CROWBAR,
    ELIXIR,
    EXORCISM,
    FIRST_ITEM,
    FLAME,
    HOOK,
    HOURGLASS,
    KEYS,
    KNIFE,
    LAMP,
    LANTERN,
    MUSKETOON,
    NO_ITEM,
    OIL,
    PASSAGE,
    PITCHFORK,
    POISON,
    RELIQUARY,
    SALTS,
    SEAL,
    SLEEP,
    TINCTURE,
    TOKENS,
    VIAL,
    WARD,
    is_item,
)
from phobetor.games.deranged.rules.curses import drop_curse, lose_health, lose_sanity
from phobetor.games.deranged.rules.frame import nearby
from phobetor.games.deranged.rules.movement import FORCED, Move
from phobetor.games.deranged.rules.possession import cure
from phobetor.games.deranged.rules.roles import check_looter
from phobetor.games.deranged.rules.search import ANY_QUARTER, Search, can_search
from phobetor.games.deranged.rules.special import ChooseOwnCurse, peek
from phobetor.games.deranged.rules.state import MOST, Deranged, Rule
from phobetor.games.deranged.rules.town import ANY_COLOUR, CELLS, POWER_CELL
from phobetor.games.deranged.rules.vocabulary import (
    ASLEEP,
    AT,
    BACK,
    CHOOSE_CURSE,
    DECLINE,
    FORWARD,
    GAVE_CURSE,
    HERO,
    MONSTER,
    MOVED,
    SEARCH_ACTION,
    USED_ITEM,
)
from phobetor.kernel.masks import below, bits_of, count_bits, has, joined, minus, plus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player

ATTACKING: Final = [POISON, MUSKETOON, AXE, FLAME, CLEAVER]
EXORCISM_PRICE: Final = 3
EVERYWHERE: Final[i64] = below(CELLS)  # all cells, as bits


def is_usable(game: Deranged, item: i64) -> bool:
    """An item action can be used when something of it can happen."""
    player = game.active
    if item in (NO_ITEM, KNIFE):
        return False
    if item in ATTACKING:
        return len(targets(game, COLOUR[game.played], 0, 0)) > 0
    if item == PITCHFORK:
        return len(targets(game, COLOUR[game.played], MONSTERS_HERE, 0)) > 0
    if item == SLEEP:
        return len(sleepers(game)) > 0
    if item in (OIL, BREVIARY):
        return game.has_curses(player)
    if item == RELIQUARY:
        return count_bits(game.curses[player]) >= 2
    if item == SEAL:
        return game.has_curses(player) and len(heroes_nearby(game)) > 0
    if item == EXORCISM:
        return game.health[player] >= EXORCISM_PRICE and len(token_holders(game)) > 0
    if item == ALMANAC:
        return game.coming_night() >= 0
    return True


def why_not_usable(game: Deranged, item: i64) -> Refusal:
    """What the item action of the played card lacks."""
    if item == NO_ITEM:
        return against("DE-45", "no-item-action")
    if item == KNIFE:
        return against("DE-97", "item-is-for-defence")
    if item in ATTACKING:
        return against("DE-75", "nobody-in-reach")
    if item in (PITCHFORK, SLEEP):
        return against("DE-97", "no-monster-for-it")
    if item == EXORCISM:
        weak = game.health[game.active] < EXORCISM_PRICE
        return against("DE-164", "exorcism-needs-health") if weak else against("DE-156", "no-token-in-reach")
    if item == ALMANAC:
        return against("DE-97", "no-night-card-left")
    if item == SEAL and game.has_curses(game.active):
        return against("DE-97", "no-hero-in-reach")
    return against("DE-97", "too-few-curses")


def heroes_nearby(game: Deranged) -> list[Player]:
    """Other heroes on the own or an adjacent cell, by the colour of the played card. DE-76, DE-89"""
    near = nearby(game, game.cell[game.active], COLOUR[game.played])
    found: list[Player] = []
    for other in range(game.players()):
        if other != game.active and game.is_on_board(other) and has(near, game.cell[other]):
            found.append(other)
    return found


def token_holders(game: Deranged) -> list[Player]:
    """Heroes with a possessed token on the own or an adjacent cell, oneself included. DE-160"""
    found: list[Player] = [game.active] if game.token[game.active] == 1 else []
    for other in heroes_nearby(game):
        if game.token[other] == 1:
            found.append(other)
    return found


def sleepers(game: Deranged) -> list[Option]:
    """Monsters on the own or an adjacent cell, by the colour of the played card."""
    options: list[Option] = []
    add_monsters(game, options, nearby(game, game.cell[game.active], COLOUR[game.played]), 0)
    return options


class UseItem(Rule):
    """Follow the text of the card. Parts may be left out, but their order is fixed. Whoever died of its price does not
    use it."""

    rule: ClassVar[str] = "DE-97 DE-45 DE-98 DE-156 DE-160 DE-164 DE-195"
    item: i64

    def __init__(self, item: i64) -> None:
        self.item = item

    def run(self, game: Deranged) -> None:
        if not game.is_on_board(game.active):
            return
        game.mark(USED_ITEM)
        item = self.item
        if not (moving_item(game, item) or attacking_item(game, item) or choosing_item(game, item)):
            plain_item(game, item)


def moving_item(game: Deranged, item: i64) -> bool:
    """Items that begin with a move."""
    colour = COLOUR[game.played]
    game.refused = []
    if item == TINCTURE:
        game.then(Move(6, colour, 0), Attack(4, colour, OPTIONAL, 0))
    elif item == LAMP:
        game.then(Move(10, colour, 0))
    elif item == KEYS:
        game.then(Move(5, colour, 0), SEARCH_PART, SEARCH_PART)
    elif item == CROWBAR:
        game.then(Move(3, colour, FORCED), Attack(5, colour, joined(OPTIONAL, NO_DOOR_PENALTY), 0))
    elif item == HOOK:
        game.then(Move(5, ANY_COLOUR, 0))
    elif item == LANTERN:
        game.then(Move(6, ANY_COLOUR, FORCED))
    else:
        return False
    return True


def attacking_item(game: Deranged, item: i64) -> bool:
    """Items that attack; each attack has its own target and its own defence. DE-90, DE-198"""
    colour = COLOUR[game.played]
    if item == POISON:
        game.then(Attack(7, colour, 0, 0))
    elif item == AXE:
        game.then(Attack(8, colour, 0, 0))
    elif item == MUSKETOON:
        game.then(Attack(5, colour, OPTIONAL, 0), Attack(3, colour, OPTIONAL, 0))
    elif item == FLAME:
        game.then(Attack(4, colour, OPTIONAL, 0), Attack(4, colour, OPTIONAL, 0))
    elif item == PITCHFORK:
        game.then(Attack(4, colour, joined(OPTIONAL, MONSTERS_HERE), 0))
    elif item == CLEAVER:
        game.then(Attack(6, colour, CANDLE_FOR_KILL, 0))
    else:
        return False
    return True


def choosing_item(game: Deranged, item: i64) -> bool:
    """Items that ask for something first."""
    if item == ACID:
        game.then(Acid())
    elif item in (BANDAGES, SALTS):
        if item == SALTS:
            game.calm(game.active, 3)
        game.then(Help(item))
    elif item == SLEEP:
        game.then(PutToSleep())
    elif item == EXORCISM:
        game.then(Exorcise())
    elif item == PASSAGE:
        game.then(Passage())
    elif item == ALMANAC:
        game.then(Consult(NOBODY))
    elif item == HOURGLASS:
        game.then(TurnHourglass())
    elif item == SEAL:
        game.then(GiveCurse(0))
    elif item == RELIQUARY:
        game.then(KeepOneCurse())
    else:
        return False
    return True


def plain_item(game: Deranged, item: i64) -> None:
    """Items that simply do something."""
    player = game.active
    if item == ELIXIR:
        game.heal(player, MOST)
        game.calm(player, MOST)
    elif item == BUCKLER:
        game.shields = plus(game.shields, player)
    elif item == WARD:
        game.wards = plus(game.wards, player)
    elif item == CANDLES:
        game.take_candles(player, 3)
    elif item == VIAL:
        game.heal(player, 3)
        game.calm(player, 3)
        game.take_candles(player, 2)
    elif item == BAG:
        empty_bag(game, player)
    elif item == BREVIARY:
        game.draw_less += 1
        game.then(ChooseOwnCurse())
    elif item == OIL:
        game.then(ChooseOwnCurse(), LoseSanity(2))


def empty_bag(game: Deranged, player: Player) -> None:
    """Every card of deck and discard comes into hand; everybody knows that all of them are there."""
    hand = game.hands[player]
    hand.extend(game.decks[player])
    hand.extend(game.discards[player])
    game.decks[player] = []
    game.discards[player] = []
    for card in hand:
        known = not is_item(card) or has(game.seen_items, card - FIRST_ITEM)
        if known and card not in game.shown:
            game.shown = [*game.shown, card]


class LoseSanity(Rule):
    """The price of an item."""

    rule: ClassVar[str] = "DE-97 DE-173"
    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def run(self, game: Deranged) -> None:
        lose_sanity(game, game.active, self.count)


class SearchPart(Rule):
    """A search in whatever quarter the hero is; it may be left out."""

    rule: ClassVar[str] = "DE-97 DE-91"

    def run(self, game: Deranged) -> None:
        if can_search(game, game.active, ANY_QUARTER):
            game.ask(game.active, self)

    def choices(self, game: Deranged) -> list[Option]:
        return candle_options(game, [SEARCH_ACTION.of(), DECLINE.of()])

    def chosen(self, game: Deranged, option: Option) -> None:
        if use_candle(game, option):
            game.then(self)
        elif SEARCH_ACTION.matches(option):
            game.then(Search())


SEARCH_PART: Final = SearchPart()


class Acid(Rule):
    """Mass damage: every monster and hero on the own or one adjacent cell loses 2 health, without defence."""

    rule: ClassVar[str] = "DE-97 DE-85 DE-87"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        near = nearby(game, game.cell[game.active], COLOUR[game.played])
        return [AT.of(cell) for cell in bits_of(near)]

    def chosen(self, game: Deranged, option: Option) -> None:
        cell = AT.arg(option)
        for token in range(TOKENS):
            if game.monster_cell[token] == cell:
                wound_monster(game, game.active, token, 2)
        for player in game.in_turn_order(game.active)[::-1]:
            if game.cell[player] == cell:
                lose_health(game, player, 2, game.active)


class Help(Rule):
    """Bandages give 3 health to a hero on the own cell; smelling salts 1 sanity to another hero there."""

    rule: ClassVar[str] = "DE-97 DE-166"
    item: i64

    def __init__(self, item: i64) -> None:
        self.item = item

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        options: list[Option] = [DECLINE.of()] if self.item == SALTS else []
        for player in game.heroes_on(game.cell[game.active]):
            if self.item == BANDAGES or player != game.active:
                options.append(HERO.of(player))
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        if HERO.matches(option):
            if self.item == BANDAGES:
                game.heal(HERO.arg(option), 3)
            else:
                game.calm(HERO.arg(option), 1)


class PutToSleep(Rule):
    """A monster in reach skips the next monster phase."""

    rule: ClassVar[str] = "DE-97"

    def run(self, game: Deranged) -> None:
        options = self.choices(game)
        if options:
            game.ask_openly(game.active, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        return sleepers(game)

    def chosen(self, game: Deranged, option: Option) -> None:
        token = MONSTER.arg(option)
        game.asleep = plus(game.asleep, token)
        game.tell(ASLEEP, token)


class Exorcise(Rule):
    """Lose 3 health and discard the possessed token of a hero on the own or an adjacent cell."""

    rule: ClassVar[str] = "DE-156 DE-160 DE-164 DE-195"

    def run(self, game: Deranged) -> None:
        options = self.choices(game)
        if options and game.health[game.active] >= EXORCISM_PRICE:
            game.ask_openly(game.active, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        return [HERO.of(player) for player in token_holders(game)]

    def chosen(self, game: Deranged, option: Option) -> None:
        cure(game, HERO.arg(option))
        lose_health(game, game.active, EXORCISM_PRICE, NOBODY)


class Passage(Rule):
    """Put the hero on any place of power."""

    rule: ClassVar[str] = "DE-97"

    def run(self, game: Deranged) -> None:
        game.ask(game.active, self)

    def choices(self, game: Deranged) -> list[Option]:
        return [AT.of(cell) for cell in POWER_CELL]

    def chosen(self, game: Deranged, option: Option) -> None:
        game.cell[game.active] = AT.arg(option)
        game.tell(MOVED, game.active, AT.arg(option))


class Consult(Rule):
    """Secretly look at the top face-down night card of two players."""

    rule: ClassVar[str] = "DE-97 DE-142"
    first: Player

    def __init__(self, first: Player) -> None:
        self.first = first

    def run(self, game: Deranged) -> None:
        game.ask(game.active, self)

    def choices(self, game: Deranged) -> list[Option]:
        return [HERO.of(owner) for owner in range(game.players()) if owner != self.first]

    def chosen(self, game: Deranged, option: Option) -> None:
        owner = HERO.arg(option)
        peek(game, game.active, owner)
        if self.first == NOBODY:
            game.then(Consult(owner))


class TurnHourglass(Rule):
    """Move the time token one space on, or back without leaving this day or night."""

    rule: ClassVar[str] = "DE-97 DE-37"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        options = [FORWARD.of()]
        if game.time > 0 and not game.time_is_up():
            options.append(BACK.of())
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        game.move_time(-1 if BACK.matches(option) else 1)


class GiveCurse(Rule):
    """The black seal: first the curse, then another hero in reach who gets it."""

    rule: ClassVar[str] = "DE-97 DE-104"
    curse: i64

    def __init__(self, curse: i64) -> None:
        self.curse = curse

    def run(self, game: Deranged) -> None:
        options = self.choices(game)
        if options:
            game.ask_openly(game.active, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        if self.curse == 0:
            return [CHOOSE_CURSE.of(curse) for curse in game.curses_of(game.active)]
        return [HERO.of(other) for other in heroes_nearby(game)]

    def chosen(self, game: Deranged, option: Option) -> None:
        if CHOOSE_CURSE.matches(option):
            game.then(GiveCurse(CHOOSE_CURSE.arg(option)))
            return
        other = HERO.arg(option)
        game.curses[game.active] = minus(game.curses[game.active], self.curse)
        game.curses[other] = plus(game.curses[other], self.curse)
        game.tell(GAVE_CURSE, game.active, other, self.curse)
        check_looter(game, game.active)


class KeepOneCurse(Rule):
    """The reliquary discards all curses but one: choose the one that stays."""

    rule: ClassVar[str] = "DE-97 DE-102"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return [CHOOSE_CURSE.of(curse) for curse in game.curses_of(game.active)]

    def chosen(self, game: Deranged, option: Option) -> None:
        for curse in game.curses_of(game.active):
            if curse != CHOOSE_CURSE.arg(option):
                drop_curse(game, game.active, curse)


def everybody_else(game: Deranged) -> list[Option]:
    """Every figure on the board but the active hero's: with whom a possessed hero may change places. DE-151"""
    options: list[Option] = []
    for other in range(game.players()):
        if other != game.active and game.is_on_board(other):
            options.append(HERO.of(other))
    add_monsters(game, options, EVERYWHERE, 0)
    return options
