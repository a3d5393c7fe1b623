"""Roles and rewards: a secret task for the whole game, and the card for whoever fulfils it. DE-180 to DE-182"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    FANATIC,
    FIRST_REWARD,
    HUNTER,
    LOOTER,
    MANIAC,
    NO_ROLE,
    NO_ROLE_CARD,
    OCCULTIST,
    PILGRIM,
    REWARD_OF,
    Card,
    Role,
    is_item,
)
from phobetor.games.deranged.rules.state import Deranged, changed
from phobetor.games.deranged.rules.town import AT_ANY_POWER, QUARTER_OF
from phobetor.games.deranged.rules.vocabulary import BAT, FULFILLED, REWARDED, SHOWED
from phobetor.kernel.masks import count_bits, has, only, plus
from phobetor.kernel.words import Player

MONSTERS_TO_DEFEAT: Final = 4
CURSES_TO_LAY: Final = 3
ITEMS_TO_OWN: Final = 4
ALL_QUARTERS: Final = 15


def can_fulfil(game: Deranged, player: Player) -> bool:
    """A role that is still secret, and no curse that forbids it."""
    hidden = game.role[player] != NO_ROLE_CARD and game.role_open[player] == 0
    return hidden and not game.suffers(player, NO_ROLE)


def is_role(game: Deranged, player: Player, role: Role) -> bool:
    """Whether the player has this role; if not, their deed has just told everybody so."""
    if game.role[player] == role:
        return True
    if not has(game.ruled_out[player], role):
        game.ruled_out = changed(game.ruled_out, player, plus(game.ruled_out[player], role))
    return False


def fulfil(game: Deranged, player: Player) -> None:
    """Announce it, reveal the role, discard its bats and take the reward into hand. DE-181"""
    game.role_open = changed(game.role_open, player, 1)
    game.bats = changed(game.bats, player, 0)
    game.tell(FULFILLED, player, game.role[player])
    give_reward(game, player, REWARD_OF[game.role[player]])


def give_reward(game: Deranged, player: Player, card: Card) -> None:
    game.rewards_taken = plus(game.rewards_taken, card - FIRST_REWARD)
    game.hands[player].append(card)
    game.shown = [*game.shown, card]
    game.tell(REWARDED, player, card)


def add_bat(game: Deranged, player: Player, bats: i64) -> None:
    """Progress is marked with bat tokens, which everybody sees. DE-180"""
    game.bats = changed(game.bats, player, game.bats[player] + bats)
    game.tell(BAT, player, bats_on(game, player))


def bats_on(game: Deranged, player: Player) -> i64:
    if game.role[player] == PILGRIM:
        return count_bits(game.bats[player])
    return game.bats[player]


def killed_hero(game: Deranged, killer: Player, was_human: bool) -> None:
    """The fanatic must kill a human hero, the maniac any hero. DE-162"""
    if not can_fulfil(game, killer):
        return
    if is_role(game, killer, MANIAC) or (was_human and is_role(game, killer, FANATIC)):
        fulfil(game, killer)


def defeated_monster(game: Deranged, player: Player) -> None:
    """The hunter must defeat four monsters."""
    if can_fulfil(game, player) and is_role(game, player, HUNTER):
        add_bat(game, player, 1)
        if game.bats[player] == MONSTERS_TO_DEFEAT:
            fulfil(game, player)


def ended_turn(game: Deranged, player: Player) -> None:
    """The pilgrim must end turns as a human on the place of power of each quarter."""
    if not game.is_on_board(player) or not can_fulfil(game, player):
        return
    cell = game.cell[player]
    if game.is_human(player) and game.is_at(cell, AT_ANY_POWER) and is_role(game, player, PILGRIM):
        if not has(game.bats[player], QUARTER_OF[cell]):
            add_bat(game, player, only(QUARTER_OF[cell]))
        if game.bats[player] == ALL_QUARTERS:
            fulfil(game, player)


def laid_curse(game: Deranged, player: Player) -> None:
    """The occultist must have three curses face down."""
    if can_fulfil(game, player) and count_bits(game.under[player]) == CURSES_TO_LAY:
        fulfil(game, player)


def may_lay(game: Deranged, player: Player) -> bool:
    return game.role[player] == OCCULTIST and can_fulfil(game, player)


def check_looter(game: Deranged, player: Player) -> None:
    """The looter must own four items at once, and shows them. It may come with an item, or when the curse that
    forbade it leaves. DE-181"""
    if can_fulfil(game, player) and game.items_of(player) >= ITEMS_TO_OWN and is_role(game, player, LOOTER):
        for pile in (game.hands[player], game.decks[player], game.discards[player]):
            for card in pile:
                if is_item(card):
                    game.see(player, card)
                    game.tell(SHOWED, player, card)
        fulfil(game, player)
