"""Cards that several characters have: Search, Rest, Demolition, repairs, doors and computers."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import COLOUR_OF
from phobetor.games.nemesis.rules.gear import search
from phobetor.games.nemesis.rules.harm import destroy_door, fix, place_malfunction, toggle_door
from phobetor.games.nemesis.rules.names import NEST, WHITE
from phobetor.games.nemesis.rules.ship import WAYS
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.systems import TouchEngine, engine_at, own_doors
from phobetor.games.nemesis.rules.vocabulary import AT_DOOR, BREAK, ENGINE, FIX, FROM_DECK
from phobetor.kernel.words import Player


def search_modes(game: Nemesis, player: Player, even_empty: bool) -> list[i64]:
    """The deck of the room's colour; in a white room any. Not in the Nest nor in special rooms. NE-10.2, NE-10.18"""
    slot = game.room[player]
    if game.items_left[slot] == 0 and not even_empty:
        return []
    colour = COLOUR_OF[game.tile[slot]]
    if colour < WHITE:
        return [FROM_DECK + colour]
    return [FROM_DECK, FROM_DECK + 1, FROM_DECK + 2] if colour == WHITE else []


def do_search(game: Nemesis, player: Player, mode: i64) -> None:
    """A malfunction does not hinder. NE-4.22, NE-10.18"""
    slot = game.room[player]
    if game.is_broken(slot):
        game.cite("NE-4.22")
    if COLOUR_OF[game.tile[slot]] == WHITE:
        game.cite("NE-10.18")
    if game.items_left[slot] > 0:
        game.items_left[slot] -= 1
    search(game, player, mode - FROM_DECK)


def repair_modes(game: Nemesis, player: Player) -> list[i64]:
    """Remove the malfunction here, or repair or break the engine here. NE-9.4"""
    slot = game.room[player]
    modes: list[i64] = []
    if game.is_broken(slot):
        modes.append(FIX)
    if engine_at(slot) >= 0:
        modes.append(ENGINE)
    return modes


def do_repair(game: Nemesis, player: Player, mode: i64) -> None:
    slot = game.room[player]
    if mode == FIX:
        fix(game, slot)
    else:
        game.then(TouchEngine(player, engine_at(slot)))


def door_modes(game: Nemesis, player: Player) -> list[i64]:
    """Open or close a door of the own room. NE-4.8"""
    return [AT_DOOR + corridor for corridor in own_doors(game, game.room[player])]


def do_door(game: Nemesis, player: Player, mode: i64) -> None:
    toggle_door(game, player, mode - AT_DOOR)


def demolition_modes(game: Nemesis, player: Player) -> list[i64]:
    slot = game.room[player]
    modes: list[i64] = [AT_DOOR + corridor for corridor in WAYS[slot] if game.is_closed(corridor)]
    if not game.is_broken(slot) and game.tile[slot] != NEST:
        modes.append(BREAK)
    return modes


def do_demolition(game: Nemesis, player: Player, mode: i64) -> None:
    if mode == BREAK:
        place_malfunction(game, game.room[player])
    else:
        destroy_door(game, mode - AT_DOOR)
