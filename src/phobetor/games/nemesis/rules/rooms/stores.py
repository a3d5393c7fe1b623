"""Armory, Storage, Nest."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import ITEM_KIND
from phobetor.games.nemesis.rules.gear import most_ammo, search, take_object
from phobetor.games.nemesis.rules.names import ARMORY, EGG, ENERGY, NEST
from phobetor.games.nemesis.rules.noise import NOISE_ROLLS
from phobetor.games.nemesis.rules.packed import ammo_of, thing_of, with_more_ammo
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import FROM_DECK, ON_ITEM, PLAIN, RELOADED
from phobetor.kernel.words import Player


def loadable(game: Nemesis, player: Player, kind: i64) -> list[i64]:
    """Own weapons of a kind that are not full. NE-10.6"""
    found: list[i64] = []
    for holding in game.held[player]:
        weapon = thing_of(holding)
        if ITEM_KIND[weapon] == kind and ammo_of(holding) < most_ammo(holding) and weapon not in found:
            found.append(weapon)
    return found


def load(game: Nemesis, player: Player, weapon: i64, count: i64) -> None:
    """Never above the most it takes."""
    held = game.held[player]
    for place in range(len(held)):
        room = most_ammo(held[place]) - ammo_of(held[place])
        if thing_of(held[place]) == weapon and room > 0:
            game.cite("NE-10.6")
            held[place] = with_more_ammo(held[place], count if count < room else room)
            game.tell(RELOADED, player, weapon, ammo_of(held[place]))
            return


def store_modes(game: Nemesis, player: Player, room: i64) -> list[i64]:
    if room == ARMORY:
        return [ON_ITEM + weapon for weapon in loadable(game, player, ENERGY)]
    if room == NEST:
        return [PLAIN] if game.eggs > 0 and game.free_hands(player) > 0 else []
    return [FROM_DECK, FROM_DECK + 1, FROM_DECK + 2]


def use_store(game: Nemesis, player: Player, room: i64, mode: i64) -> None:
    if room == ARMORY:
        load(game, player, mode - ON_ITEM, 2)
    elif room == NEST:
        game.cite("NE-9.9")
        game.cite("NE-9.20")
        game.eggs -= 1
        game.then(NOISE_ROLLS[player])
        take_object(game, player, EGG)
    else:
        search(game, player, mode - FROM_DECK)
