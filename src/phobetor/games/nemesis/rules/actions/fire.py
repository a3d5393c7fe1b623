"""Cards of those who fight: Order, Suppressive and Covering fire, Full auto, Aimed fire, Adrenaline."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import ITEM_KIND
from phobetor.games.nemesis.rules.cards import draw_cards
from phobetor.games.nemesis.rules.fight import AIMED, FULL_AUTO, PLAIN_SHOT, Shoot, has_ammo, spend_ammo, targets_here
from phobetor.games.nemesis.rules.move import NORMAL, Enter, Move
from phobetor.games.nemesis.rules.names import ASSAULT_RIFLE, ENERGY, QUEST_INTERCOM, Slot
from phobetor.games.nemesis.rules.panic import loaded_weapons
from phobetor.games.nemesis.rules.quests import has_active
from phobetor.games.nemesis.rules.state import Asked, Nemesis, PlayerRule, Rule
from phobetor.games.nemesis.rules.vocabulary import (
    AT_SLOT,
    AT_TARGET,
    CHOOSE,
    DONE,
    NO,
    ON_ITEM,
    ON_PERSON,
    PERSON,
    PLAIN,
    RUN,
    TO,
    YES,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player


# === Order and Motivation ===========================================================================
def reached_rooms(game: Nemesis, player: Player) -> list[Slot]:
    """The own room; with the Intercom also any computer room. NE-10.15"""
    slots: list[Slot] = [game.room[player]]
    if has_active(game, player, QUEST_INTERCOM):
        for slot in range(1, 22):
            if slot != game.room[player] and game.is_computer_room(slot):
                slots.append(slot)
    return slots


def order_modes(game: Nemesis, player: Player) -> list[i64]:
    modes: list[i64] = []
    for slot in reached_rooms(game, player):
        if game.in_combat(slot) or not game.neighbours(slot):
            continue
        for other in game.here(slot):
            if other != player:
                modes.append(ON_PERSON + other)
    return modes


def motivation_modes(game: Nemesis, player: Player) -> list[i64]:
    modes: list[i64] = [PLAIN]
    for slot in reached_rooms(game, player):
        if slot != game.room[player] and game.here(slot):
            modes.append(AT_SLOT + slot)
    return modes


def motivate(game: Nemesis, player: Player, mode: i64) -> None:
    for other in game.here(game.room[player] if mode == PLAIN else mode - AT_SLOT):
        draw_cards(game, other, 1)


class SendTo(Rule):
    """Choose the neighbouring room to which a character goes; nightmares left behind do not attack."""

    rule: ClassVar[str] = "NE-5.9"
    player: Player
    mover: Player

    def __init__(self, player: Player, mover: Player) -> None:
        self.player = player
        self.mover = mover

    def run(self, game: Nemesis) -> None:
        options = self.choices(game)
        if options:
            game.ask_openly(self.player, self, options)

    def choices(self, game: Nemesis) -> list[Option]:
        return [TO.of(slot) for slot in game.neighbours(game.room[self.mover])]

    def chosen(self, game: Nemesis, option: Option) -> None:
        game.then(Enter(self.mover, game.room[self.mover], TO.arg(option), NORMAL))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.9", "choose-a-neighbour")


# === Suppressive and Covering fire ==================================================================
def fire_modes(game: Nemesis, player: Player) -> list[i64]:
    return [ON_ITEM + weapon for weapon in loaded_weapons(game, player)]


class CoverFire(Rule):
    """Suppressive fire moves you or one who agrees, Covering fire you and one who agrees, in either order; nobody is
    attacked."""

    rule: ClassVar[str] = "NE-5.9"
    player: Player
    both: i64
    moved: Player
    slot: Slot

    def __init__(self, player: Player, both: i64, moved: Player, slot: Slot) -> None:
        self.player = player
        self.both = both
        self.moved = moved  # who was asked before, or nobody
        self.slot = slot  # the room under fire

    def run(self, game: Nemesis) -> None:
        options = self.choices(game)
        if len(options) > 1 and game.is_active(self.player):
            game.ask(self.player, self, options)

    def choices(self, game: Nemesis) -> list[Option]:
        """After one of the others only the shooter is left to go, after the shooter one of the others."""
        options = [DONE.of()]
        for other in game.here(self.slot):
            if self.moved == NOBODY or (other == self.player) != (self.moved == self.player):
                options.append(PERSON.of(other))
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if DONE.matches(option):
            return
        other = PERSON.arg(option)
        if self.both and self.moved == NOBODY:
            game.then(CoverFire(self.player, 1, other, self.slot))
        if other == self.player:
            game.then(SendTo(self.player, other))
        else:
            game.then(Consent(other, self.player))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.9", "choose-who-moves")


class Consent(Asked):
    """Nobody is moved by covering fire against their will; who agrees chooses the way."""

    rule: ClassVar[str] = "NE-5.9"
    partner: Player

    def __init__(self, player: Player, partner: Player) -> None:
        self.player = player
        self.partner = partner

    def choices(self, game: Nemesis) -> list[Option]:
        return [YES.of(), NO.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if YES.matches(option):
            game.then(SendTo(self.player, self.player))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.9", "agree-or-not")


def cover(game: Nemesis, player: Player, mode: i64, both: i64) -> None:
    spend_ammo(game, player, mode - ON_ITEM, False)
    game.then(CoverFire(player, both, NOBODY, game.room[player]))


# === Shooting cards =================================================================================
def target_modes(game: Nemesis, player: Player) -> list[i64]:
    return [AT_TARGET + target for target in targets_here(game, game.room[player])]


def full_auto_modes(game: Nemesis, player: Player) -> list[i64]:
    return target_modes(game, player) if has_ammo(game, player, ASSAULT_RIFLE) else []


def aimed_modes(game: Nemesis, player: Player) -> list[i64]:
    return target_modes(game, player) if energy_weapons(game, player) else []


def energy_weapons(game: Nemesis, player: Player) -> list[i64]:
    return [weapon for weapon in loaded_weapons(game, player) if ITEM_KIND[weapon] == ENERGY]


def adrenaline_modes(game: Nemesis, player: Player) -> list[i64]:
    modes = target_modes(game, player) if loaded_weapons(game, player) else []
    if game.neighbours(game.room[player]):
        modes.append(RUN)
    return modes


class ChooseWeapon(Rule):
    """Choose the weapon for the shot."""

    rule: ClassVar[str] = "NE-7.2"
    player: Player
    target: i64
    style: i64

    def __init__(self, player: Player, target: i64, style: i64) -> None:
        self.player = player
        self.target = target
        self.style = style

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        weapons = energy_weapons(game, self.player) if self.style == AIMED else loaded_weapons(game, self.player)
        return [CHOOSE.of(weapon) for weapon in weapons]

    def chosen(self, game: Nemesis, option: Option) -> None:
        game.then(Shoot(self.player, CHOOSE.arg(option), self.target, self.style))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-7.2", "choose-a-weapon")


class EscapeTo(PlayerRule):
    """Choose the room into which you escape."""

    rule: ClassVar[str] = "NE-7.9"

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        return [TO.of(slot) for slot in game.neighbours(game.room[self.player])]

    def chosen(self, game: Nemesis, option: Option) -> None:
        game.then(Move(self.player, TO.arg(option), NORMAL))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-7.9", "choose-a-neighbour")


class DrawOne(PlayerRule):
    """Draw an action card."""

    rule: ClassVar[str] = "NE-5.1"

    def run(self, game: Nemesis) -> None:
        if game.is_active(self.player):
            draw_cards(game, self.player, 1)


def full_auto(game: Nemesis, player: Player, mode: i64) -> None:
    game.then(Shoot(player, ASSAULT_RIFLE, mode - AT_TARGET, FULL_AUTO))


def aimed_fire(game: Nemesis, player: Player, mode: i64) -> None:
    game.then(ChooseWeapon(player, mode - AT_TARGET, AIMED))


def adrenaline(game: Nemesis, player: Player, mode: i64) -> None:
    if mode == RUN:
        game.then(EscapeTo(player), DrawOne(player))
    else:
        game.then(ChooseWeapon(player, mode - AT_TARGET, PLAIN_SHOT), DrawOne(player))
