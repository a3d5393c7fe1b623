"""Death, madness and curses: how heroes lose health and sanity, what they draw for it, and what that does at once.
DE-101 to DE-107, DE-166 to DE-175"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    BECOME_POSSESSED,
    CHARGE,
    HAND,
    IMMEDIATE_OF,
    NEW_HAND,
    NO_CURSE,
    NO_NIGHT,
    NO_ROLE_CARD,
    PAY_CANDLES,
    REINFORCE,
    SCREAM,
    SHOW_ROLE,
    SPIRIT,
    SPIRIT_HERE,
    SWAP_NIGHT,
    TIME_PASSES,
    Curse,
    is_item,
)
from phobetor.games.deranged.rules.frame import distances, nearby, standing_place
from phobetor.games.deranged.rules.possession import cure, receive_token
from phobetor.games.deranged.rules.roles import check_looter, killed_hero
from phobetor.games.deranged.rules.state import CURSES_TAKEN, DEATHS, Deranged, PlayerRule, Rule, changed
from phobetor.games.deranged.rules.town import EXITS, NOWHERE, WHITE, Cell
from phobetor.games.deranged.rules.vocabulary import (
    AT,
    CURSED,
    DEATH,
    DIED,
    DISCARDED_HAND,
    DREW,
    HURT,
    NIGHTS_SWAPPED,
    ROLE_SHOWN,
    SHAKEN,
    SHED_CURSE,
    WENT_MAD,
)
from phobetor.kernel.masks import has, minus, plus, swapped
from phobetor.kernel.words import NOBODY, Option, Player


# === Death and madness ==============================================================================
def lose_health(game: Deranged, player: Player, count: i64, by: Player) -> None:
    """At 0 health the hero dies. `by` is who did it, or NOBODY. DE-85, DE-167"""
    lost = min(count, game.health[player])
    game.health[player] -= lost
    game.tell(HURT, player, lost)
    if game.health[player] == 0:
        die(game, player, by)


def die(game: Deranged, player: Player, killer: Player) -> None:
    """A possessed killer of a human is cured first, then the figure leaves the board, then a curse is drawn.
    DE-155, DE-161, DE-168, DE-171"""
    was_human = game.is_human(player)
    if killer != NOBODY and killer != player:
        if was_human and game.is_possessed(killer):
            cure(game, killer)
        killed_hero(game, killer, was_human)
    game.cell[player] = NOWHERE
    game.count(player, DEATHS)
    game.tell(DIED, player)
    if game.settings[DEATH] == 1:
        lose_items(game, player)
    game.then(TakeCurse(player))


def lose_items(game: Deranged, player: Player) -> None:
    """House rule: a dying hero's items in hand leave the game. DE-172"""
    for card in game.hands[player][:]:
        if is_item(card):
            game.take_from_hand(player, card)
            game.put_into_box(player, card)


def lose_sanity(game: Deranged, player: Player, count: i64) -> None:
    """At 0 sanity a curse is drawn; whoever is mad already draws one instead of losing more. DE-173, DE-175"""
    if count <= 0:
        return
    if game.sanity[player] > 0:
        lost = min(count, game.sanity[player])
        game.sanity[player] -= lost
        game.tell(SHAKEN, player, lost)
        if game.sanity[player] > 0:
            return
        game.tell(WENT_MAD, player)
    game.then(TakeCurse(player))


# === Curses =========================================================================================
def draw_curse(game: Deranged) -> Curse:
    """Yellow before red; when both are gone the discards are shuffled. DE-19, DE-105"""
    if not game.yellow and not game.red:
        game.yellow = game.curse_discards
        game.curse_discards = []
    pile = game.yellow[:] if game.yellow else game.red[:]
    if not pile:
        return NO_CURSE
    curse = game.chance.draw(pile, "curse")
    if game.yellow:
        game.yellow = pile
    else:
        game.red = pile
    return curse


def drop_curse(game: Deranged, player: Player, curse: Curse) -> None:
    """The card goes to the curse discard. DE-102"""
    game.curses[player] = minus(game.curses[player], curse)
    game.curse_discards = [*game.curse_discards, curse]
    game.tell(SHED_CURSE, player, curse)
    check_looter(game, player)


class TakeCurse(PlayerRule):
    """Draw a curse and lay it face up before the player; an immediate effect is resolved on receipt."""

    rule: ClassVar[str] = (
        "DE-168 DE-104 DE-106 DE-173 DE-105 DE-144 DE-145 DE-146 DE-147 DE-167 DE-170 DE-171 DE-103 DE-175"
    )

    def run(self, game: Deranged) -> None:
        curse = draw_curse(game)
        if curse == NO_CURSE:
            return
        game.curses[self.player] = plus(game.curses[self.player], curse)
        game.count(self.player, CURSES_TAKEN)
        game.tell(CURSED, self.player, curse)
        effect = IMMEDIATE_OF[curse]
        if effect == BECOME_POSSESSED:
            drop_curse(game, self.player, curse)
            receive_token(game, self.player)
        elif effect != 0:
            resolve(game, self.player, effect)


def resolve(game: Deranged, player: Player, effect: i64) -> None:
    """The immediate effect of a curse other than possession."""
    if effect == SHOW_ROLE:
        show_role(game, player)
    elif effect == SWAP_NIGHT:
        swap_nights(game, player)
    elif effect == PAY_CANDLES:
        paid = min(2, game.candles[player])
        game.spend_candles(player, paid)
        lose_sanity(game, player, 2 - paid)
    elif effect == CHARGE:
        charge(game, player)
    elif effect == SPIRIT_HERE:
        game.place_monster(SPIRIT, standing_place(game, player))
    elif effect == REINFORCE:
        game.then(Reinforce(player))
    elif effect == NEW_HAND:
        change_hand(game, player)
    elif effect == SCREAM:
        scream(game, player)
    elif effect == TIME_PASSES:
        game.move_time(1)


def show_role(game: Deranged, player: Player) -> None:
    """The player on the left sees the role, nobody else."""
    viewer = game.left_of(player)
    if game.role[player] != NO_ROLE_CARD and game.role_open[player] == 0:
        if not has(game.role_known[viewer], player):
            game.role_known = changed(game.role_known, viewer, plus(game.role_known[viewer], player))
        game.tell(ROLE_SHOWN, viewer, player, game.role[player])


def swap_nights(game: Deranged, player: Player) -> None:
    """The top face-down night cards of the player and the one on the right change places, unseen."""
    night = game.coming_night()
    if night < 0:
        return
    other = player - 1 if player > 0 else game.players() - 1
    one = player * 3 + night
    two = other * 3 + night
    if game.nights[one] == NO_NIGHT or game.nights[two] == NO_NIGHT:
        return
    game.nights = changed(changed(game.nights, one, game.nights[two]), two, game.nights[one])
    for viewer in range(game.players()):
        game.peeks = changed(game.peeks, viewer, swapped(game.peeks[viewer], one, two))  # seen, and now elsewhere
    game.tell(NIGHTS_SWAPPED, player, other)


CHARGES: Final[list[Rule]] = []
"""Player -> all monsters go for them. The monsters' chapter comes later in the book and puts its steps here."""


def charge(game: Deranged, player: Player) -> None:
    """All monsters go for this hero and attack; if the figure is off the board nothing happens. DE-171"""
    if game.is_on_board(player):
        game.then(CHARGES[player])


def change_hand(game: Deranged, player: Player) -> None:
    """Discard the hand and draw four cards."""
    discard_hand(game, player)
    for _ in range(HAND):
        card = game.top_card(player)
        game.hands[player].append(card)
        game.tell(DREW, player, card)


def discard_hand(game: Deranged, player: Player) -> None:
    """All cards go to the own discard, where everybody can look at them; how they were held tells nothing."""
    for card in sorted(game.hands[player]):
        game.take_from_hand(player, card)
        game.discards[player].append(card)
        game.tell(DISCARDED_HAND, player, card)


def scream(game: Deranged, player: Player) -> None:
    """Each other hero on the cell and on cells that a white arrow leads to loses 1 health."""
    here = game.cell[player]
    if here == NOWHERE:
        return
    near = nearby(game, here, WHITE)
    for other in game.in_turn_order(player)[:0:-1]:
        if game.is_on_board(other) and has(near, game.cell[other]):
            lose_health(game, other, 1, NOBODY)


class Reinforce(PlayerRule):
    """One token of every kind in play but the hungry spirit comes to the exit nearest to the hero."""

    rule: ClassVar[str] = "DE-106 DE-127"

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.fate, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        away = distances(game, standing_place(game, self.player), WHITE, False)
        exits = EXITS[game.layout()]
        nearest = min([away[cell] for cell in exits])
        return [AT.of(cell) for cell in exits if away[cell] == nearest]

    def chosen(self, game: Deranged, option: Option) -> None:
        cell: Cell = AT.arg(option)
        for kind in range(1, 6):
            if has(game.boards, kind):
                game.place_monster(kind, cell)
