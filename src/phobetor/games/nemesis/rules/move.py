"""Moving, entering a room, exploring it. NE-4.1 to NE-4.4"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import TOKEN_EFFECT, TOKEN_ITEMS
from phobetor.games.nemesis.rules.fight import AttackBy
from phobetor.games.nemesis.rules.goals import first_contact
from phobetor.games.nemesis.rules.harm import close_door, place_fire, place_malfunction
from phobetor.games.nemesis.rules.names import (
    NEST,
    TOKEN_DANGER,
    TOKEN_DOORS,
    TOKEN_FIRE,
    TOKEN_LAIR,
    TOKEN_MALFUNCTION,
    WOUND_LEG,
    Slot,
)
from phobetor.games.nemesis.rules.noise import NOISE_ROLLS, danger
from phobetor.games.nemesis.rules.packed import nightmare_of, place_of
from phobetor.games.nemesis.rules.pieces import make_noise
from phobetor.games.nemesis.rules.ship import CORRIDORS, NO_CORRIDOR, TILES, corridor_between
from phobetor.games.nemesis.rules.state import Nemesis, PlayerRule, Rule
from phobetor.games.nemesis.rules.vocabulary import AT, EXPLORED, LAIR_IS_CONTACT, LAIR_PLACED, MOVED, TOKEN_SHOWN
from phobetor.kernel.masks import has, only, plus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player

NORMAL: Final = 0
CAREFULLY: Final = 1  # a marker instead of the roll
QUIETLY: Final = 2  # no roll at all


def move_cost(game: Nemesis, player: Player, combat: bool) -> i64:
    """A wounded leg makes escaping dearer. NE-8.9"""
    return 2 if combat and game.has_wound(player, WOUND_LEG) else 1


class Move(Rule):
    """Go to a neighbouring room. Out of a room with nightmares this is an escape: each of them attacks first,
    the largest before the others."""

    rule: ClassVar[str] = "NE-4.1 NE-4.3 NE-7.9"
    player: Player
    slot: Slot
    how: i64

    def __init__(self, player: Player, slot: Slot, how: i64) -> None:
        self.player = player
        self.slot = slot
        self.how = how

    def run(self, game: Nemesis) -> None:
        player = self.player
        origin = game.room[player]
        game.then(Enter(player, origin, self.slot, self.how))
        for place in range(len(game.monsters) - 1, -1, -1):
            if place_of(game.monsters[place]) == origin:
                game.then(AttackBy(origin, nightmare_of(game.monsters[place]), player))


class Enter(Rule):
    """Enter a room: turn its tile and token over if that was not done before, and roll for noise if nobody was
    there. Who died or was driven elsewhere on the way does not arrive."""

    rule: ClassVar[str] = "NE-4.3 NE-4.4"
    player: Player
    origin: Slot
    slot: Slot
    how: i64

    def __init__(self, player: Player, origin: Slot, slot: Slot, how: i64) -> None:
        self.player = player
        self.origin = origin
        self.slot = slot
        self.how = how

    def run(self, game: Nemesis) -> None:
        player = self.player
        slot = self.slot
        if not game.is_in_a_room(player) or game.room[player] != self.origin:
            return
        rolls = not game.has_people(slot) and not game.in_combat(slot)
        if game.has_nightmare(slot):
            game.cite("NE-6.13")
        game.room[player] = slot
        game.tell(MOVED, player, slot, known_room(game, slot))
        effect: i64 = 0
        if game.token[slot]:
            effect = reveal(game, slot)
        if effect == TOKEN_LAIR or (effect == TOKEN_DANGER and self.how == NORMAL):
            rolls = False
        if rolls:
            self.make_noise(game)
        if effect:
            self.resolve(game, effect)

    def make_noise(self, game: Nemesis) -> None:
        if self.how == CAREFULLY:
            game.then(PlaceNoise(self.player))
        elif self.how != QUIETLY:
            game.then(NOISE_ROLLS[self.player])

    def resolve(self, game: Nemesis, effect: i64) -> None:
        """What the token says happens before the roll; caution and silence cancel danger. NE-4.4, NE-4.25"""
        slot = self.slot
        if effect == TOKEN_MALFUNCTION:
            place_malfunction(game, slot)
        elif effect == TOKEN_FIRE:
            place_fire(game, slot)
        elif effect == TOKEN_LAIR:
            place_lair(game, slot)
        elif effect == TOKEN_DOORS:
            self.shut_behind(game)
        elif self.how == NORMAL:
            game.cite("NE-4.14")
            danger(game, slot)
        else:
            game.cite("NE-4.25")

    def shut_behind(self, game: Nemesis) -> None:
        """A closed door in the corridor that was used; without a corridor nothing, nor where it is destroyed."""
        corridor = corridor_between(self.origin, self.slot)
        if corridor != NO_CORRIDOR and not has(game.destroyed, corridor):
            close_door(game, self.player, corridor)


def known_room(game: Nemesis, slot: Slot) -> i64:
    """The room of a slot, as far as everybody knows it."""
    return game.tile[slot] if game.is_explored(slot) else 0


def reveal(game: Nemesis, slot: Slot) -> i64:
    """Turn over the tile and its exploration token; engine rooms have a token only. NE-4.4"""
    token = game.token[slot]
    game.token[slot] = 0
    game.tokens_shown = (*game.tokens_shown, token)
    if has(TILES, slot):
        game.explored = plus(game.explored, slot)
        game.cite("NE-4.13")
        game.tell(EXPLORED, slot, game.tile[slot], token)
        if game.tile[slot] != NEST:
            game.items_left[slot] = items_found(game, TOKEN_ITEMS[token])
    else:
        game.cite("NE-4.15")
        game.tell(TOKEN_SHOWN, slot, token)
    return TOKEN_EFFECT[token]


def items_found(game: Nemesis, count: i64) -> i64:
    """Alone there is half of it, rounded up. NE-1.3"""
    if game.players() > 1:
        return count
    game.cite("NE-1.3")
    return (count + 1) // 2


def place_lair(game: Nemesis, slot: Slot) -> None:
    """The lair stays where it was found, and nobody rolls. NE-3.8, NE-3.15, NE-3.16"""
    game.lairs = plus(game.lairs, slot)
    game.cite("NE-3.8")
    game.cite("NE-3.15")
    game.cite("NE-3.16")
    game.tell(LAIR_PLACED, slot)
    if game.settings[LAIR_IS_CONTACT] == 1:
        first_contact(game)


class PlaceNoise(PlayerRule):
    """After a careful move: choose a corridor of the room without noise; it gets the marker. NE-4.11"""

    rule: ClassVar[str] = "NE-4.11"

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        quiet = game.quiet_corridors(game.room[self.player])
        return [AT.of(corridor) for corridor in range(CORRIDORS + 1) if has(quiet, corridor)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        make_noise(game, only(AT.arg(option)))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-4.11", "choose-a-quiet-corridor")
