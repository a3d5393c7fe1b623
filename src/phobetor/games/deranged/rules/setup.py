"""Setting the table up, for the training game and for the whole game. DE-6 to DE-36, DE-200"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    BACK_OF,
    CURSES,
    GREEN_BACK,
    IN_TRAINING,
    NO_ROLE_CARD,
    RED_BACK,
    ROLE_PLAYERS,
    SPIRIT,
    STARTING_DECK,
    TOKENS,
    VIOLET_BACK,
    YELLOW_BACK,
    Card,
    Curse,
    nights_for,
)
from phobetor.games.deranged.rules.chapters import begin_chapter
from phobetor.games.deranged.rules.placing import AttachPiece
from phobetor.games.deranged.rules.search import top_of_deck
from phobetor.games.deranged.rules.state import (
    COUNTED,
    CURSES_TAKEN,
    MOST,
    Deranged,
    PlayerRule,
    Rule,
    changed,
)
from phobetor.games.deranged.rules.time_of_day import Turn
from phobetor.games.deranged.rules.town import (
    BUILDING_OF,
    EXITS,
    FORGE,
    GATE,
    LIBRARY,
    NOWHERE,
    PHARMACY,
    POWER_CELL,
)
from phobetor.games.deranged.rules.vocabulary import (
    AT,
    CLAIM_NOTHING,
    CURSED,
    FATE,
    FIRST,
    FREE_PLAY,
    GAME,
    LAYOUT,
    RUINS_CARD,
    STARTED,
    TRAINING,
)
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import joined, plus
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.words import NOBODY, Option, Player


class Setup(Rule):
    """Deal everything that chance decides, name the first player, and give the fate token to the last in order."""

    rule: ClassVar[str] = (
        "DE-8 DE-10 DE-11 DE-12 DE-13 DE-16 DE-18 DE-19 DE-20 DE-27 DE-28 "
        "DE-6 DE-7 DE-9 DE-15 DE-17 DE-25 DE-26 DE-29 DE-30 DE-142 DE-14"
    )

    def run(self, game: Deranged) -> None:
        deal_cards(game)
        deal_nights(game)
        deal_roles(game)
        deal_curses(game)
        players = game.players()
        named = game.settings[FIRST]
        first: Player = named - 1 if named > 0 else game.chance.below(players)
        game.active = first
        game.fate = first - 1 if first > 0 else players - 1
        game.tell(FATE, game.fate)
        game.then(PrepareTown(), Turn(first))
        for player in game.in_turn_order(first)[::-1]:
            game.then(PlaceHero(player))


def deal_cards(game: Deranged) -> None:
    """Two cards of each item deck make the house deck; everybody draws four of the own seven. DE-10, DE-12"""
    for deck in range(3):
        for _ in range(2):
            game.house = [*game.house, top_of_deck(game, deck)]
    for player in range(game.players()):
        game.draw_up(player, 0)


def deal_nights(game: Deranged) -> None:
    """One card for each night, unseen even by its owner; the training game has one night. DE-16, DE-28"""
    players = game.players()
    for night in range(1 if game.is_training() else 3):
        pile = nights_for(night + 1, players)
        for player in range(players):
            game.nights = changed(game.nights, player * 3 + night, game.chance.draw(pile, "night"))


def deal_roles(game: Deranged) -> None:
    """One secret role each, but not in the training game. DE-15, DE-27"""
    if game.is_training():
        return
    pile: list[i64] = [role for role in range(len(ROLE_PLAYERS)) if ROLE_PLAYERS[role] <= game.players()]
    for player in range(game.players()):
        game.role = changed(game.role, player, game.chance.draw(pile, "role"))


def deal_curses(game: Deranged) -> None:
    """A green and a violet curse each, face up. DE-18"""
    for back in (GREEN_BACK, VIOLET_BACK):
        pile = curses_with(back, game.is_training())
        for player in range(game.players()):
            curse = game.chance.draw(pile, "curse")
            game.curses[player] = plus(game.curses[player], curse)
            game.count(player, CURSES_TAKEN)
            game.tell(CURSED, player, curse)


def curses_with(back: i64, training: bool) -> list[Curse]:
    """The curses with this back; five are not used in the training game. DE-17, DE-29"""
    found: list[Curse] = []
    for curse in range(1, CURSES + 1):
        if BACK_OF[curse] == back and (not training or IN_TRAINING[curse] == 1):
            found.append(curse)
    return found


class PlaceHero(PlayerRule):
    """From the first player clockwise everybody chooses an exit to start from; heroes may share one."""

    rule: ClassVar[str] = "DE-21 DE-60"

    def run(self, game: Deranged) -> None:
        game.ask(self.player, self)

    def choices(self, game: Deranged) -> list[Option]:
        return [AT.of(cell) for cell in EXITS[game.layout()]]

    def chosen(self, game: Deranged, option: Option) -> None:
        game.cell[self.player] = AT.arg(option)
        game.tell(STARTED, self.player, AT.arg(option))


class PrepareTown(Rule):
    """Training: hungry spirits and the gate. Otherwise the ruins card and the first chapter; monsters come only by
    what the boards say."""

    rule: ClassVar[str] = "DE-22 DE-23 DE-24 DE-32 DE-33 DE-35 DE-36 DE-31 DE-34 DE-183 DE-200"

    def run(self, game: Deranged) -> None:
        if game.is_training():
            first_spirits(game)
            game.then(AttachPiece(GATE))
        else:
            game.effects = joined(game.effects, RUINS_CARD)
            if game.settings[GAME] == FREE_PLAY:
                game.boards = 63
            begin_chapter(game)


def first_spirits(game: Deranged) -> None:
    """One more than players: on the places of power, then by the doors of pharmacy, library and forge. DE-23"""
    cells = [*POWER_CELL, door_cell(PHARMACY), door_cell(LIBRARY), door_cell(FORGE)]
    for place in range(game.players() + 1):
        game.place_monster(SPIRIT, cells[place])


def door_cell(building: i64) -> i64:
    """The first cell of the building, which is the one by its door."""
    return BUILDING_OF.index(building)


# === Making and loading a game ======================================================================
def table(players: i64, settings: list[i64], chance: Chance) -> Deranged:
    """Everything sorted, nothing dealt."""
    if settings[FIRST] > players:
        raise BadInput(f"The option 'first' names player {settings[FIRST]}, but there are only {players}.")
    if settings[GAME] == TRAINING and settings[LAYOUT] != 0:
        raise BadInput("The training game is played on the layout 'normal'.")
    game = empty(settings, chance)
    training = settings[GAME] == TRAINING
    for player in range(players):
        add_seat(game, player)
    game.nights = [0] * (3 * players)
    game.claims = [CLAIM_NOTHING] * (players * players)
    game.tally = [0] * (COUNTED * players)
    game.unseen = [0] * (4 * players)
    game.yellow = curses_with(YELLOW_BACK, training)
    game.red = curses_with(RED_BACK, training)
    game.item_decks = [deck_of(43), deck_of(57), deck_of(71)]
    game.agenda = [Setup()]
    return game


def deck_of(first: i64) -> list[Card]:
    """The fourteen item cards from this number on."""
    return [card for card in range(first, first + 14)]


def add_seat(game: Deranged, player: Player) -> None:
    game.health.append(MOST)
    game.sanity.append(MOST)
    game.cell.append(NOWHERE)
    for zeros in (game.candles, game.token, game.form, game.policy, game.curses, game.under, game.role_open,
                  game.role_known, game.bats, game.ruled_out, game.night_open, game.peeks):  # fmt: skip
        zeros.append(0)
    game.role.append(NO_ROLE_CARD)
    first = player * STARTING_DECK + 1
    game.hands.append([])
    game.decks.append([card for card in range(first, first + STARTING_DECK)])
    game.discards.append([])


def empty(settings: list[i64], chance: Chance) -> Deranged:
    game = Deranged.blank(chance)
    game.settings = settings
    game.power_candles = [0, 0, 0, 0]
    game.monster_cell = [NOWHERE] * TOKENS
    game.wounds = [0] * TOKENS
    game.prey = [NOBODY] * 8
    return game
