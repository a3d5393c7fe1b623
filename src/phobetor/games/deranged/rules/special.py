"""Special actions: shedding curses, the ruins, and what effect cards allow on their cells. DE-45, DE-50, DE-102"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    FREE,
    OCCULTIST,
    ONE_CANDLE,
    ONLY_AT_NIGHT,
    PRICE_OF,
    SHED_AT,
    TWO_CANDLES,
    TWO_HEALTH,
    Curse,
)
from phobetor.games.deranged.rules.curses import drop_curse, lose_health, lose_sanity
from phobetor.games.deranged.rules.roles import laid_curse, may_lay
from phobetor.games.deranged.rules.search import in_front_of
from phobetor.games.deranged.rules.state import Deranged, Rule, changed
from phobetor.games.deranged.rules.town import (
    AT_ANY_HOUSE,
    AT_ANY_POWER,
    AT_EMPTY_HOUSE,
    CHURCH,
    CRYPT,
    HOUSE_CELL,
    HOUSES,
    IN_COMPANY,
    QUARTER_OF,
    RUINS,
    Cell,
)
from phobetor.games.deranged.rules.vocabulary import (
    BARRED_DOORS,
    CHOOSE_CURSE,
    CHURCH_CARD,
    CLEAR_FOG,
    CLOSE_GRAVES,
    EFFECT_LEFT,
    FOG_CARD,
    GATHER,
    GATHERING,
    HERO,
    LAID,
    LAY,
    OPEN_GRAVES,
    PEEKED,
    PRAY,
    RUINS_ACTION,
    RUINS_CARD,
    SHED,
    UNBAR,
    USED_BARS,
    USED_CHURCH,
    USED_FOG,
    USED_GATHER,
    USED_GRAVES,
    USED_RUINS,
)
from phobetor.kernel.masks import has, joined, meets, minus, plus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player

GRAVES_PRICE: Final = 2


# === Shedding a curse ===============================================================================
def standing(game: Deranged, player: Player) -> i64:
    """What the hero's cell is just now, as bits. DE-197: any cell of a building will do."""
    cell = game.cell[player]
    places = game.places(cell)
    if company(game, player):
        places = joined(places, IN_COMPANY)
    if meets(places, AT_ANY_HOUSE) and not has(game.search_tokens, game.house_at(cell)):
        places = joined(places, AT_EMPTY_HOUSE)
    return places


def company(game: Deranged, player: Player) -> list[Player]:
    """Other human heroes on the same cell."""
    return [other for other in game.heroes_on(game.cell[player]) if other != player and game.is_human(other)]


def can_shed(game: Deranged, player: Player, curse: Curse, places: i64) -> bool:
    """The hero is on one of the cells that the card names and can pay what it asks. DE-102"""
    if not meets(SHED_AT[curse], places):
        return False
    price = PRICE_OF[curse]
    if price == ONE_CANDLE:
        return game.candles[player] >= 1
    if price == TWO_CANDLES:
        return game.candles[player] >= 2
    return price != ONLY_AT_NIGHT or game.night == 1


def special_actions(game: Deranged, options: list[Option]) -> None:
    """Every special action that the active hero can perform here; each component once a turn. DE-50"""
    player = game.active
    cell = game.cell[player]
    if game.curses[player] != 0:
        places = standing(game, player)
        for curse in game.curses_of(player):
            if can_shed(game, player, curse, places):
                options.append(SHED.of(curse))
                if may_lay(game, player):
                    options.append(LAY.of(curse))
    if game.effects != 0:
        effect_actions(game, player, cell, options)


def effect_actions(game: Deranged, player: Player, cell: Cell, options: list[Option]) -> None:
    if cell == RUINS and can_use(game, RUINS_CARD, USED_RUINS) and game.coming_night() >= 0:
        options.append(RUINS_ACTION.of())
    if can_use(game, GATHERING, USED_GATHER) and own_candle_on(game, player, cell):
        options.append(GATHER.of())
    if cell == CHURCH and can_pray(game, player):
        options.append(PRAY.of())
    if cell == CRYPT and can_use(game, OPEN_GRAVES, USED_GRAVES) and game.candles[player] >= GRAVES_PRICE:
        options.append(CLOSE_GRAVES.of())
    if game.has_fog(cell) and can_use(game, FOG_CARD, USED_FOG) and game.candles[player] >= 1:
        options.append(CLEAR_FOG.of())
    if game.fog != 0 and can_use(game, BARRED_DOORS, USED_BARS):
        for house in range(HOUSES):
            if game.has_fog(HOUSE_CELL[house]) and cell in in_front_of(game, HOUSE_CELL[house]):
                options.append(UNBAR.of(HOUSE_CELL[house]))


def own_candle_on(game: Deranged, player: Player, cell: Cell) -> bool:
    return game.is_at(cell, AT_ANY_POWER) and has(game.power_candles[QUARTER_OF[cell]], player)


def can_use(game: Deranged, effect: i64, mark: i64) -> bool:
    """The effect card lies there and has not been used this turn."""
    return game.has_effect(effect) and not game.is_marked(mark)


def can_pray(game: Deranged, player: Player) -> bool:
    """In the church, once a chapter: a candle for a curse."""
    once = not has(game.church_used, player) and can_use(game, CHURCH_CARD, USED_CHURCH)
    return once and game.candles[player] >= 1 and game.has_curses(player)


def why_no_special(game: Deranged, option: Option) -> Refusal:
    """The rule that keeps the active hero from a special action."""
    if SHED.matches(option) or LAY.matches(option):
        return why_no_shedding(game, game.active, SHED.arg(option))
    if RUINS_ACTION.matches(option):
        return why_no_look(game)
    for place in range(len(EFFECT_VERBS)):
        if EFFECT_VERBS[place].matches(option):
            effect = EFFECTS_OF_VERBS[place]
            found = "not-by-the-effect-card" if game.has_effect(effect) else "effect-not-in-play"
            return against("DE-184", found, effect=effect)
    return against("DE-45", "no-such-action")


EFFECT_VERBS: Final = [GATHER, PRAY, CLOSE_GRAVES, CLEAR_FOG, UNBAR]
EFFECTS_OF_VERBS: Final[list[i64]] = [GATHERING, CHURCH_CARD, OPEN_GRAVES, FOG_CARD, BARRED_DOORS]


def why_no_shedding(game: Deranged, player: Player, curse: Curse) -> Refusal:
    """Not the own curse, not the place, not what the card asks for besides; or nobody who may lay it face down."""
    if curse >= len(SHED_AT) or not has(game.curses[player], curse):
        return against("DE-102", "curse-is-not-yours")
    if not meets(SHED_AT[curse], standing(game, player)):
        return against("DE-102", "curse-is-shed-elsewhere", curse=curse)
    if not can_shed(game, player, curse, SHED_AT[curse]):
        return against("DE-102", "curse-asks-for-more", curse=curse)
    if game.role[player] == OCCULTIST and game.role_open[player] == 0:
        return against("DE-106", "curse-forbids-role")
    return against("DE-107", "only-the-occultist-lays")


def why_no_look(game: Deranged) -> Refusal:
    """Only on the ruins, once a turn, as long as night cards lie there; the training game has no such card. DE-185"""
    if not game.has_effect(RUINS_CARD):
        return against("DE-184", "effect-not-in-play", effect=RUINS_CARD)
    if game.cell[game.active] != RUINS:
        return against("DE-185", "only-on-the-ruins")
    if game.is_marked(USED_RUINS):
        return against("DE-185", "looked-already")
    return against("DE-185", "no-night-card-left")


# === Doing it =======================================================================================
class Special(Rule):
    """Carry out the special action that was chosen."""

    rule: ClassVar[str] = "DE-45 DE-50 DE-102 DE-184 DE-185 DE-107 DE-116 DE-197"
    option: Option

    def __init__(self, option: Option) -> None:
        self.option = option

    def run(self, game: Deranged) -> None:
        player = game.active
        if not game.is_on_board(player):
            return
        option = self.option
        if SHED.matches(option) or LAY.matches(option):
            shed(game, player, SHED.arg(option), LAY.matches(option))
        elif RUINS_ACTION.matches(option):
            game.mark(USED_RUINS)
            look_at_nights(game, player)
        elif GATHER.matches(option):
            game.mark(USED_GATHER)
            quarter = QUARTER_OF[game.cell[player]]
            game.power_candles = changed(game.power_candles, quarter, minus(game.power_candles[quarter], player))
            game.take_candles(player, 1)
        else:
            pay_for_effect(game, player, option)


def pay_for_effect(game: Deranged, player: Player, option: Option) -> None:
    """The special actions that cost candles or sanity."""
    if PRAY.matches(option):
        game.mark(USED_CHURCH)
        game.church_used = plus(game.church_used, player)
        game.spend_candles(player, min(1, game.candles[player]))
        game.then(ChooseOwnCurse())
    elif CLOSE_GRAVES.matches(option):
        game.spend_candles(player, min(GRAVES_PRICE, game.candles[player]))
        game.effects -= OPEN_GRAVES
        game.tell(EFFECT_LEFT, OPEN_GRAVES)
    elif CLEAR_FOG.matches(option):
        game.mark(USED_FOG)
        game.spend_candles(player, min(1, game.candles[player]))
        game.remove_fog(game.cell[player])
    elif UNBAR.matches(option):
        game.mark(USED_BARS)
        game.remove_fog(UNBAR.arg(option))
        lose_sanity(game, player, 1)


def shed(game: Deranged, player: Player, curse: Curse, under: bool) -> None:
    """Discard the curse; the occultist may lay it face down instead, where it is no curse any more. DE-107"""
    if under:
        game.curses[player] = minus(game.curses[player], curse)
        game.under = changed(game.under, player, plus(game.under[player], curse))
        game.tell(LAID, player, curse)
        laid_curse(game, player)
    else:
        drop_curse(game, player, curse)
    pay_price(game, player, PRICE_OF[curse])


def pay_price(game: Deranged, player: Player, price: i64) -> None:
    """What the card asks for; another human on the cell bears it only if one is still there."""
    if price in (FREE, ONLY_AT_NIGHT):
        return
    if price == ONE_CANDLE:
        game.spend_candles(player, min(1, game.candles[player]))
    elif price == TWO_CANDLES:
        game.spend_candles(player, min(2, game.candles[player]))
    elif price == TWO_HEALTH:
        lose_health(game, player, 2, NOBODY)
    elif company(game, player):
        game.then(Burden())


def look_at_nights(game: Deranged, player: Player) -> None:
    """Everybody's top face-down night card, the own included. DE-185"""
    for owner in range(game.players()):
        peek(game, player, owner)


def peek(game: Deranged, player: Player, owner: Player) -> None:
    place = owner * 3 + game.coming_night()
    game.peeks = changed(game.peeks, player, plus(game.peeks[player], place))
    game.tell(PEEKED, player, owner, game.nights[place])


class ChooseOwnCurse(Rule):
    """Discard one of your curses, wherever it could be shed."""

    rule: ClassVar[str] = "DE-102 DE-184"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return [CHOOSE_CURSE.of(curse) for curse in game.curses_of(game.active)]

    def chosen(self, game: Deranged, option: Option) -> None:
        drop_curse(game, game.active, CHOOSE_CURSE.arg(option))


class Burden(Rule):
    """Another human hero on the cell loses 1 sanity for the curse that was shed."""

    rule: ClassVar[str] = "DE-102 DE-175"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return [HERO.of(other) for other in company(game, game.active)]

    def chosen(self, game: Deranged, option: Option) -> None:
        lose_sanity(game, HERO.arg(option), 1)
