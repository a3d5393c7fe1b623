"""Cards of Pilot, Mechanic, Scout and Scientist that deal with the ship."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.actions.common import door_modes, repair_modes
from phobetor.games.nemesis.rules.box import HAS_COMPUTER
from phobetor.games.nemesis.rules.decks import discard_item
from phobetor.games.nemesis.rules.gear import Craft, crafts, lose_item
from phobetor.games.nemesis.rules.harm import drop, place_fire, put_out
from phobetor.games.nemesis.rules.names import COCKPIT, HOLO_COMPUTER, Slot
from phobetor.games.nemesis.rules.packed import item_of
from phobetor.games.nemesis.rules.panic import heavy_items
from phobetor.games.nemesis.rules.rooms.action import has_room_action
from phobetor.games.nemesis.rules.ship import ENTRANCES, HAS_ENTRANCE
from phobetor.games.nemesis.rules.state import Asked, Nemesis
from phobetor.games.nemesis.rules.vocabulary import (
    AT_SLOT,
    CHOOSE,
    CRAFT,
    DONE,
    DROPPED,
    FREE_ACTION,
    PLAIN,
    PUT_OUT,
    READ_COURSE,
    SET_FIRE,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


def unexplored_modes(game: Nemesis) -> list[i64]:
    return [AT_SLOT + slot for slot in range(1, 22) if not game.is_explored(slot)]


def knowledge_modes(game: Nemesis, player: Player) -> list[i64]:
    """A door of the own room, or a look at an unexplored tile."""
    return door_modes(game, player) + unexplored_modes(game)


def piloting_modes(game: Nemesis, player: Player) -> list[i64]:
    """The action of the Cockpit or of a computer room for free, or the coordinates from a computer room."""
    slot = game.room[player]
    is_computer = game.is_computer_room(slot)
    modes: list[i64] = []
    if (is_computer or game.tile[slot] == COCKPIT) and has_room_action(game, player, slot):
        modes.append(FREE_ACTION)
    if is_computer:
        modes.append(READ_COURSE)
    return modes


def old_friend_modes(game: Nemesis, player: Player) -> list[i64]:
    """The action of a working room without a computer for free."""
    slot = game.room[player]
    plain = HAS_COMPUTER[game.tile[slot]] == 0 and not game.is_broken(slot)
    return [FREE_ACTION] if plain and has_room_action(game, player, slot) else []


def computer_modes(game: Nemesis, player: Player) -> list[i64]:
    """The action of a computer room for free."""
    slot = game.room[player]
    return [FREE_ACTION] if game.is_computer_room(slot) and has_room_action(game, player, slot) else []


def computer_skill_modes(game: Nemesis, player: Player) -> list[i64]:
    return door_modes(game, player) + computer_modes(game, player)


def is_online(game: Nemesis, player: Player) -> bool:
    """In a computer room, or anywhere with the Holo computer. NE-10.15"""
    return game.is_computer_room(game.room[player]) or game.holds(player, HOLO_COMPUTER)


def intranet_modes(game: Nemesis, player: Player) -> list[i64]:
    if not is_online(game, player):
        return []
    return [
        AT_SLOT + slot for slot in range(1, 22) if game.is_computer_room(slot) and has_room_action(game, player, slot)
    ]


def access_denied_modes(game: Nemesis, player: Player) -> list[i64]:
    """In a computer room: its action for free, or a malfunction in any computer room."""
    if not game.is_computer_room(game.room[player]):
        return []
    broken: list[i64] = [AT_SLOT + slot for slot in range(1, 22) if game.is_computer_room(slot)]
    return computer_modes(game, player) + broken


def threat_modes(game: Nemesis, player: Player) -> list[i64]:
    return [PLAIN] if is_online(game, player) else []


def entrance_modes(game: Nemesis, player: Player) -> list[i64]:
    """From one entrance of the technical corridors to another. NE-4.12"""
    slot = game.room[player]
    if not HAS_ENTRANCE[slot]:
        return []
    return [AT_SLOT + other for other in ENTRANCES if other != slot]


def neighbour_modes(game: Nemesis, slot: Slot) -> list[i64]:
    return [AT_SLOT + other for other in game.neighbours(slot)]


def ingenuity_modes(game: Nemesis, player: Player) -> list[i64]:
    modes = repair_modes(game, player)
    options: list[Option] = []
    crafts(game, player, True, options)
    if options:
        modes.append(PLAIN)
    return modes


class CraftSomething(Asked):
    """Ingenuity: craft, and any yellow item may stand for the wrench."""

    rule: ClassVar[str] = "NE-10.7"

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = [DONE.of()]
        crafts(game, self.player, True, options)
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if CRAFT.matches(option):
            item, parts = CRAFT.args(option)
            game.then(Craft(self.player, item, parts))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.7", "nothing-to-craft")


def pyrotechnic_modes(game: Nemesis, player: Player) -> list[i64]:
    """Needs an item to discard."""
    if not game.packs[player] and not heavy_items(game, player):
        return []
    return [PUT_OUT] if game.has_fire(game.room[player]) else [SET_FIRE]


class BurnItem(Asked):
    """Pyrotechnics: discard an item, then set fire to the room or put its fire out."""

    rule: ClassVar[str] = "NE-5.8"
    mode: i64

    def __init__(self, player: Player, mode: i64) -> None:
        self.player = player
        self.mode = mode

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = []
        for entry in game.packs[self.player]:
            if CHOOSE.of(item_of(entry)) not in options:
                options.append(CHOOSE.of(item_of(entry)))
        for thing in heavy_items(game, self.player):
            options.append(CHOOSE.of(thing))
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        throw_away(game, self.player, CHOOSE.arg(option))
        if self.mode == SET_FIRE:
            place_fire(game, game.room[self.player])
        else:
            put_out(game, game.room[self.player])

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.8", "discard-an-item")


def throw_away(game: Nemesis, player: Player, thing: i64) -> None:
    """An item from the backpack or from a hand."""
    if game.has_item(player, thing):
        lose_item(game, player, thing)
        discard_item(game, thing)
        game.tell(DROPPED, player, thing)
    else:
        drop(game, player, thing)
