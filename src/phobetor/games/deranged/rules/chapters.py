"""The three scenarios, chapter by chapter: what happens when a board is revealed and when its day or night ends.
DE-134, DE-140, DE-183, DE-188"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import DEAD, GARGOYLE, NECROMANCER, PUPIL, SPIRIT, TOKEN_COUNT, WOLF
from phobetor.games.deranged.rules.curses import TakeCurse, lose_health, lose_sanity
from phobetor.games.deranged.rules.placing import (
    ALL_OF_THEM,
    AT_HOUSE_WITH_TOKEN,
    IN_CEMETERY,
    IN_FOREST,
    IN_FOREST_WITHOUT_WOLF,
    ON_EXIT_WITHOUT_HERO,
    ON_POWER,
    ON_POWER_WITHOUT_MONSTER,
    AttachPiece,
    MostCandles,
    OfferFog,
    OfferReliquary,
    PlaceMonsters,
    TokensBack,
    lay_board,
    supply,
    tokens_at,
    with_most_candles,
)
from phobetor.games.deranged.rules.search import top_of_deck
from phobetor.games.deranged.rules.state import Deranged, Rule
from phobetor.games.deranged.rules.town import (
    ANGEL,
    AT_ANY_POWER,
    CHURCH,
    GATE,
    GATEWAY,
    HOUSE_CELL,
    PORTAL_CELLS,
    POWER_CELL,
    QUARTER_OF,
    RUINS,
)
from phobetor.games.deranged.rules.vocabulary import (
    BARRED_DOORS,
    BOARDS,
    CHAPTER_BEGAN,
    CHURCH_CARD,
    EFFECT_LEFT,
    FOG_CARD,
    FREE_PLAY,
    GAME,
    GATHERING,
    HOUSE_SEARCH,
    LEFT_CANDLES,
    MONSTER_MOVED,
    OPEN_GRAVES,
)
from phobetor.kernel.masks import below, count_bits
from phobetor.kernel.words import NOBODY, Player

GARGOYLE_TOKEN: Final = 28


def begin_chapter(game: Deranged) -> None:
    """The next board; in the free game that of a random scenario, else as the table agreed. DE-31, DE-188"""
    if not game.is_training():
        named = game.settings[BOARDS + game.night]
        if named > 0:
            game.scenario = named
        elif game.settings[GAME] == FREE_PLAY:
            game.scenario = game.chance.below(3) + 1
        else:
            game.scenario = game.settings[GAME]
    game.tell(CHAPTER_BEGAN, game.scenario, game.chapter)
    game.then(BeginningOfChapter(game.scenario, game.chapter))


def everybody(game: Deranged) -> list[Player]:
    """In the order in which effects are pushed so that the current player's comes first."""
    return game.in_turn_order(game.active)[::-1]


def heroes(game: Deranged) -> list[Player]:
    return [player for player in everybody(game) if game.is_on_board(player)]


class BeginningOfChapter(Rule):
    """Resolve what the board says for the moment of its revealing."""

    rule: ClassVar[str] = "DE-134 DE-32 DE-184 DE-187 DE-188"
    scenario: i64
    chapter: i64

    def __init__(self, scenario: i64, chapter: i64) -> None:
        self.scenario = scenario
        self.chapter = chapter

    def run(self, game: Deranged) -> None:
        if self.scenario == 1:
            begin_unknown(game, self.chapter)
        elif self.scenario == 2:
            begin_looting(game, self.chapter)
        elif self.scenario == 3:
            begin_locked_doors(game, self.chapter)


class EndOfChapter(Rule):
    """Resolve what the board says for the end of its day or night, part by part."""

    rule: ClassVar[str] = "DE-134 DE-140"
    scenario: i64
    chapter: i64
    part: i64

    def __init__(self, scenario: i64, chapter: i64, part: i64) -> None:
        self.scenario = scenario
        self.chapter = chapter
        self.part = part

    def run(self, game: Deranged) -> None:
        if self.scenario == 0:
            end_training(game, self.chapter)
        elif self.scenario == 1:
            end_unknown(game, self.chapter, self.part)
        elif self.scenario == 2:
            end_looting(game, self.chapter)
        else:
            end_locked_doors(game, self.chapter, self.part)


def end_training(game: Deranged, chapter: i64) -> None:
    """At the end of the day two hungry spirits come to the gate, and everybody takes a candle. DE-140"""
    if chapter == 1:
        for _ in range(2):
            game.place_monster(SPIRIT, GATE)
        for player in range(game.players()):
            game.take_candles(player, 1)


# === Scenario 1: The Unknown ========================================================================
def begin_unknown(game: Deranged, chapter: i64) -> None:
    if chapter == 1:
        everyone = below(game.players())
        game.power_candles = [everyone, everyone, everyone, everyone]
        game.lay_out(GATHERING)
    elif chapter == 2:
        game.then(PlaceMonsters(SPIRIT, game.players() - 1, ON_POWER_WITHOUT_MONSTER))
    elif chapter == 3:
        game.lay_out(CHURCH_CARD)
        game.then(AttachPiece(CHURCH))
    elif chapter == 4:
        game.then(AttachPiece(CHURCH), Gargoyle(CHURCH))
    elif chapter == 5:
        game.then(AttachPiece(GATE), ToTheGate(SPIRIT, 2))
    elif game.has_kind(GARGOYLE):
        game.then(Gargoyle(GATE))
    else:
        game.then(PlaceMonsters(SPIRIT, ALL_OF_THEM, ON_POWER))


def end_unknown(game: Deranged, chapter: i64, part: i64) -> None:
    if chapter == 1:
        end_of_gathering(game, part)
    elif chapter == 2:
        for player in heroes(game):
            if game.is_at(game.cell[player], AT_ANY_POWER):
                game.take_candles(player, 2)
        for player in heroes(game):
            if game.candles[player] == 0:
                lose_sanity(game, player, 1)
    elif chapter == 3:
        game.then(OfferReliquary(), ClearPlacesOfPower())
    elif chapter == 4 and game.has_kind(GARGOYLE):
        for player in heroes(game):
            if not game.in_building(game.cell[player]):
                lose_health(game, player, 1, NOBODY)
    elif chapter == 5:
        for player in everybody(game):
            if not game.has_curses(player):
                game.take_candles(player, 1)
            elif count_bits(game.curses[player]) >= 3:
                lose_sanity(game, player, 1)


def end_of_gathering(game: Deranged, part: i64) -> None:
    """First an item for those with the most candles, then spirits where more than one candle is left."""
    if part == 0:
        game.then(EndOfChapter(1, 1, 1))
        for player in with_most_candles(game)[::-1]:
            game.then(MostCandles(player))
        return
    for quarter in range(4):
        if count_bits(game.power_candles[quarter]) > 1:
            game.place_monster(SPIRIT, POWER_CELL[quarter])


class Gargoyle(Rule):
    """The gargoyle comes to church or gate, or moves there."""

    rule: ClassVar[str] = "DE-187"
    cell: i64

    def __init__(self, cell: i64) -> None:
        self.cell = cell

    def run(self, game: Deranged) -> None:
        lay_board(game, GARGOYLE)
        if not game.has_kind(GARGOYLE):
            game.place_monster(GARGOYLE, self.cell)
        elif self.cell == GATE:
            game.tell(MONSTER_MOVED, GARGOYLE_TOKEN, GATE, game.monster_cell[GARGOYLE_TOKEN])
            game.monster_cell[GARGOYLE_TOKEN] = GATE


class ToTheGate(Rule):
    """Monsters come to the gate."""

    rule: ClassVar[str] = "DE-127 DE-186"
    kind: i64
    count: i64

    def __init__(self, kind: i64, count: i64) -> None:
        self.kind = kind
        self.count = count

    def run(self, game: Deranged) -> None:
        lay_board(game, self.kind)
        for _ in range(self.count):
            game.place_monster(self.kind, GATE)


class ClearPlacesOfPower(Rule):
    """Candles left on places of power are removed."""

    rule: ClassVar[str] = "DE-134"

    def run(self, game: Deranged) -> None:
        if max(game.power_candles) > 0:
            game.power_candles = [0, 0, 0, 0]
            game.tell(LEFT_CANDLES)


# === Scenario 2: Looting ============================================================================
def begin_looting(game: Deranged, chapter: i64) -> None:
    if chapter == 1:
        game.lay_out(HOUSE_SEARCH)
        lay_board(game, DEAD)
        game.then(PlaceMonsters(DEAD, game.players() - 1, ON_EXIT_WITHOUT_HERO))
    elif chapter == 2:
        for player in range(game.players()):
            game.take_candles(player, 1)
        game.then(PlaceMonsters(DEAD, ALL_OF_THEM, IN_CEMETERY))
    elif chapter == 3:
        game.lay_out(OPEN_GRAVES)
        lay_board(game, PUPIL)
        game.place_monster(PUPIL, ANGEL)
    elif chapter == 4:
        for deck in range(3):
            if game.item_decks[deck]:
                game.house = [*game.house, top_of_deck(game, deck)]
        game.then(TokensBack(2))
    elif chapter == 5:
        lay_board(game, NECROMANCER)
        game.place_monster(NECROMANCER, RUINS)
        game.then(AttachPiece(GATE))
    else:
        game.then(PlaceMonsters(DEAD, ALL_OF_THEM, ON_POWER))


def end_looting(game: Deranged, chapter: i64) -> None:
    if chapter == 1:
        game.then(PlaceMonsters(DEAD, game.players(), AT_HOUSE_WITH_TOKEN))
    elif chapter == 2:
        for player in heroes(game):
            if tokens_at(game, DEAD, game.cell[player]) > 0:
                lose_health(game, player, 1, NOBODY)
    elif chapter == 3:
        end_of_the_pupil(game)
    elif chapter == 4:
        for player in everybody(game):
            if game.items_of(player) < count_bits(game.curses[player]):
                game.then(TakeCurse(player))
    elif game.has_kind(NECROMANCER):
        if chapter == 5:
            game.then(ToTheGate(DEAD, 2))
        else:
            for player in game.in_turn_order(game.active)[::-1]:
                if game.cell[player] == GATE:
                    lose_health(game, player, 2, NOBODY)


def end_of_the_pupil(game: Deranged) -> None:
    """If the pupil lives, the dead come to the cemetery gateway; if not, everybody takes a candle."""
    if game.has_kind(PUPIL):
        for _ in range(game.players()):
            game.place_monster(DEAD, GATEWAY)
    else:
        for player in range(game.players()):
            game.take_candles(player, 1)


# === Scenario 3: Locked Doors =======================================================================
def begin_locked_doors(game: Deranged, chapter: i64) -> None:
    if chapter == 1:
        game.lay_out(FOG_CARD)
        game.lay_out(BARRED_DOORS)
        for cell in [*HOUSE_CELL, *POWER_CELL]:
            game.add_fog(cell)
    elif chapter == 2:
        game.then(PlaceMonsters(WOLF, 2, IN_FOREST))
    elif chapter == 3:
        game.lay_out(FOG_CARD)
        for cell in PORTAL_CELLS:
            game.add_fog(cell)
    elif chapter == 4:
        game.then(AttachPiece(CHURCH))
    elif chapter == 5:
        game.then(AttachPiece(GATE))
        game.lay_out(FOG_CARD)
        game.add_fog(GATE)
    else:
        if game.has_effect(BARRED_DOORS):
            game.effects -= BARRED_DOORS
            game.tell(EFFECT_LEFT, BARRED_DOORS)
        game.then(PlaceMonsters(WOLF, ALL_OF_THEM, IN_FOREST))


def end_locked_doors(game: Deranged, chapter: i64, part: i64) -> None:
    if chapter == 1:
        for quarter in range(4):
            if fog_in(game, quarter) >= 2:
                game.place_monster(SPIRIT, POWER_CELL[quarter])
    elif chapter == 2:
        for player in heroes(game):
            if game.in_building(game.cell[player]):
                game.take_candles(player, 1)
            else:
                lose_sanity(game, player, 1)
    elif chapter == 3:
        end_of_second_day(game, part)
    elif chapter == 4 and TOKEN_COUNT[WOLF] - supply(game, WOLF) >= 4:
        for player in everybody(game):
            lose_sanity(game, player, 1)
    elif chapter == 5:
        end_of_third_day(game, part)


def fog_in(game: Deranged, quarter: i64) -> i64:
    count: i64 = 0
    for cell in range(CHURCH):
        if QUARTER_OF[cell] == quarter and game.has_fog(cell):
            count += 1
    return count


def end_of_second_day(game: Deranged, part: i64) -> None:
    """A curse for each hero in the fog, then werewolves in the forests."""
    if part == 1:
        game.then(PlaceMonsters(WOLF, game.players() - 1, IN_FOREST_WITHOUT_WOLF))
        return
    game.then(EndOfChapter(3, 3, 1))
    for player in heroes(game):
        if game.has_fog(game.cell[player]):
            game.then(TakeCurse(player))


def end_of_third_day(game: Deranged, part: i64) -> None:
    """Everybody may clear fog for candles, then a werewolf comes to the exit of the gate."""
    if part == 1:
        lay_board(game, WOLF)
        game.place_monster(WOLF, game.gate_exit)
        return
    game.then(EndOfChapter(3, 5, 1))
    for player in everybody(game):
        game.then(OfferFog(player))
