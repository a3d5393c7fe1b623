"""What scenario boards make the table do: monsters on named cells, pieces at exits, tokens, offers. DE-127, DE-186"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import FIRST_REWARD, FIRST_TOKEN, RELIQUARY_CARD, TOKEN_COUNT, WOLF, Kind
from phobetor.games.deranged.rules.frame import flood
from phobetor.games.deranged.rules.roles import give_reward
from phobetor.games.deranged.rules.search import ChooseDeck, InFrontOfDoor
from phobetor.games.deranged.rules.state import Deranged, PlayerRule, Rule
from phobetor.games.deranged.rules.town import (
    BUILDING_OF,
    CELLS,
    CEMETERY,
    CHURCH,
    EXITS,
    FOREST_CELLS,
    HOUSE_CELL,
    HOUSES,
    NOWHERE,
    POWER_CELL,
    WHITE,
    Cell,
)
from phobetor.games.deranged.rules.vocabulary import AT, ATTACHED, BOARD_CAME, DECLINE, HERO, SPEND, TOKEN_BACK
from phobetor.kernel.masks import bits_of, has, plus
from phobetor.kernel.words import Option, Player

# Where monsters come: the cells in question and which of them qualify.
ON_POWER: Final = 0
ON_POWER_WITHOUT_MONSTER: Final = 1
ON_EXIT_WITHOUT_HERO: Final = 2
AT_HOUSE_WITH_TOKEN: Final = 3
IN_CEMETERY: Final = 4
IN_FOREST: Final = 5
IN_FOREST_WITHOUT_WOLF: Final = 6
ALL_OF_THEM: Final = 99
RELIQUARY_PRICE: Final = 3
FOG_PRICE: Final = 2


def lay_board(game: Deranged, kind: Kind) -> None:
    """The board of a new kind of monster; from now on its tokens may appear. DE-187"""
    if not has(game.boards, kind):
        game.boards = plus(game.boards, kind)
        game.tell(BOARD_CAME, kind)


def base_cells(game: Deranged, where: i64) -> list[Cell]:
    if where <= ON_POWER_WITHOUT_MONSTER:
        return POWER_CELL
    if where == ON_EXIT_WITHOUT_HERO:
        return EXITS[game.layout()]
    if where == AT_HOUSE_WITH_TOKEN:
        return HOUSE_CELL
    if where == IN_CEMETERY:
        return [cell for cell in range(CELLS) if BUILDING_OF[cell] == CEMETERY]
    return FOREST_CELLS


def qualifies(game: Deranged, where: i64, cell: Cell) -> bool:
    if where == ON_POWER_WITHOUT_MONSTER:
        return not game.monster_on(cell)
    if where == ON_EXIT_WITHOUT_HERO:
        return not game.heroes_on(cell)
    if where == AT_HOUSE_WITH_TOKEN:
        return has(game.search_tokens, game.house_at(cell))
    return where != IN_FOREST_WITHOUT_WOLF or tokens_at(game, WOLF, cell) == 0


class PlaceMonsters(Rule):
    """One monster on each of the named cells, up to a number and as long as the supply lasts; where they cannot
    all be served the fate holder chooses."""

    rule: ClassVar[str] = "DE-127 DE-5 DE-201"
    kind: Kind
    count: i64
    where: i64
    done: i64

    def __init__(self, kind: Kind, count: i64, where: i64, done: i64 = 0) -> None:
        self.kind = kind
        self.count = count
        self.where = where
        self.done = done

    def run(self, game: Deranged) -> None:
        options = self.choices(game)
        if not options or self.count <= 0 or game.free_token(self.kind) < 0:
            return
        lay_board(game, self.kind)
        if len(options) <= self.count and len(options) <= supply(game, self.kind):
            self.chosen(game, options[0])
        else:
            game.ask_openly(game.fate, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        cells = base_cells(game, self.where)
        options: list[Option] = []
        for place in range(len(cells)):
            if not has(self.done, place) and qualifies(game, self.where, cells[place]):
                options.append(AT.of(cells[place]))
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        cell = AT.arg(option)
        done = plus(self.done, base_cells(game, self.where).index(cell))
        game.then(PlaceMonsters(self.kind, self.count - 1, self.where, done))
        if self.where == AT_HOUSE_WITH_TOKEN:
            game.then(InFrontOfDoor(game.house_at(cell), self.kind))
        else:
            game.place_monster(self.kind, cell)


def supply(game: Deranged, kind: Kind) -> i64:
    """How many tokens of this kind are not on the board."""
    return tokens_at(game, kind, NOWHERE)


def tokens_at(game: Deranged, kind: Kind, cell: Cell) -> i64:
    count: i64 = 0
    for token in range(FIRST_TOKEN[kind], FIRST_TOKEN[kind] + TOKEN_COUNT[kind]):
        if game.monster_cell[token] == cell:
            count += 1
    return count


class AttachPiece(Rule):
    """The fate holder attaches church or gate to an exit, never both to the same one."""

    rule: ClassVar[str] = "DE-186 DE-24"
    piece: Cell

    def __init__(self, piece: Cell) -> None:
        self.piece = piece

    def run(self, game: Deranged) -> None:
        if not game.is_attached(self.piece):
            game.ask_openly(game.fate, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        taken = (game.church_exit, game.gate_exit)
        return [AT.of(cell) for cell in EXITS[game.layout()] if cell not in taken]

    def chosen(self, game: Deranged, option: Option) -> None:
        cell = AT.arg(option)
        if self.piece == CHURCH:
            game.church_exit = cell
        else:
            game.gate_exit = cell
        game.tell(ATTACHED, self.piece, cell)


class TokensBack(Rule):
    """Search tokens come back to the houses farthest from the cemetery among those without one."""

    rule: ClassVar[str] = "DE-134 DE-5"
    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def run(self, game: Deranged) -> None:
        options = self.choices(game)
        if self.count > 0 and options:
            game.ask_openly(game.fate, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        away = flood(game, base_cells(game, IN_CEMETERY), WHITE, False, False)
        empty = [house for house in range(HOUSES) if not has(game.search_tokens, house)]
        if not empty:
            return []
        farthest = max([away[HOUSE_CELL[house]] for house in empty])
        return [AT.of(HOUSE_CELL[house]) for house in empty if away[HOUSE_CELL[house]] == farthest]

    def chosen(self, game: Deranged, option: Option) -> None:
        cell = AT.arg(option)
        game.search_tokens = plus(game.search_tokens, game.house_at(cell))
        game.tell(TOKEN_BACK, cell)
        game.then(TokensBack(self.count - 1))


def with_most_candles(game: Deranged) -> list[Player]:
    """Whoever has as many as the richest, even if that is none. DE-209"""
    most = max(game.candles)
    return [player for player in game.in_turn_order(game.active) if game.candles[player] == most]


class MostCandles(ChooseDeck):
    """Whoever has the most candles at the end of the first day may take a card from an item deck; all of them may if
    several have equally many."""

    rule: ClassVar[str] = "DE-134 DE-209"


class OfferReliquary(Rule):
    """The player with the most candles may give three for the reliquary; the fate holder breaks ties."""

    rule: ClassVar[str] = "DE-14 DE-182"

    def run(self, game: Deranged) -> None:
        taken = has(game.rewards_taken, RELIQUARY_CARD - FIRST_REWARD)
        if not taken and max(game.candles) >= RELIQUARY_PRICE:
            game.ask_openly(game.fate, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return [HERO.of(player) for player in with_most_candles(game)]

    def chosen(self, game: Deranged, option: Option) -> None:
        game.then(BuyReliquary(HERO.arg(option)))


class BuyReliquary(PlayerRule):
    """Three candles for the reliquary, or nothing."""

    rule: ClassVar[str] = "DE-14"

    def run(self, game: Deranged) -> None:
        game.ask(self.player, self)

    def choices(self, game: Deranged) -> list[Option]:
        return [DECLINE.of(), SPEND.of(RELIQUARY_PRICE)]

    def chosen(self, game: Deranged, option: Option) -> None:
        if SPEND.matches(option):
            game.spend_candles(self.player, RELIQUARY_PRICE)
            give_reward(game, self.player, RELIQUARY_CARD)


class OfferFog(PlayerRule):
    """Two candles to remove any one fog token."""

    rule: ClassVar[str] = "DE-134"

    def run(self, game: Deranged) -> None:
        if game.candles[self.player] >= FOG_PRICE and game.fog != 0:
            game.ask(self.player, self)

    def choices(self, game: Deranged) -> list[Option]:
        options = [DECLINE.of()]
        for cell in bits_of(game.fog):
            options.append(AT.of(cell))
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        if AT.matches(option):
            game.spend_candles(self.player, FOG_PRICE)
            game.remove_fog(AT.arg(option))
