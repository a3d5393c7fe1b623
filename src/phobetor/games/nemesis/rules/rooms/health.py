"""Emergency Room, Decontamination Chamber, Canteen, Shower Room, Laboratory."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import LOWER, is_contamination
from phobetor.games.nemesis.rules.harm import dress_all, heal_light, heal_serious, wound_kinds
from phobetor.games.nemesis.rules.names import CANTEEN, EMERGENCY, LABORATORY, SURGERY
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.systems import discover, discoverable, rest, surgery
from phobetor.games.nemesis.rules.vocabulary import (
    DRESS_ALL,
    HEAL,
    HEAL_LIGHT,
    HEAL_ONLY,
    LOWER_AND_SCAN,
    LOWER_MADNESS,
    ON_WEAKNESS,
    PLAIN,
    SCAN,
)
from phobetor.kernel.words import Player


def rest_modes(game: Nemesis, player: Player) -> list[i64]:
    """Lower madness where the track allows it, scan the contamination in hand, or both. NE-3.12"""
    lowers = LOWER[game.madness[player]] < game.madness[player]
    scans = any(is_contamination(card) for card in game.hands[player])
    modes: list[i64] = []
    if lowers:
        modes.append(LOWER_MADNESS)
    if scans:
        modes.append(SCAN)
    if lowers and scans:
        modes.append(LOWER_AND_SCAN)
    return modes


def do_rest(game: Nemesis, player: Player, mode: i64) -> None:
    lower = mode in (LOWER_MADNESS, LOWER_AND_SCAN)
    rest(game, player, lower, mode in (SCAN, LOWER_AND_SCAN))


def health_modes(game: Nemesis, player: Player, slot: i64, room: i64) -> list[i64]:
    """What the room can do for the player now."""
    if room == EMERGENCY:
        return emergency_modes(game, player)
    if room == SURGERY:
        return [PLAIN]
    if room == LABORATORY:
        return [ON_WEAKNESS + place for place in discoverable(game, slot)]
    modes = rest_modes(game, player)
    if room == CANTEEN and game.light[player] > 0:
        modes.append(HEAL_ONLY)
    return modes


def emergency_modes(game: Nemesis, player: Player) -> list[i64]:
    modes: list[i64] = []
    if wound_kinds(game, player, False):
        modes.append(DRESS_ALL)
    for wound in wound_kinds(game, player, True):
        modes.append(HEAL + wound)
    if game.light[player] > 0:
        modes.append(HEAL_LIGHT)
    return modes


def use_health(game: Nemesis, player: Player, room: i64, mode: i64) -> None:
    if room == EMERGENCY:
        use_emergency(game, player, mode)
    elif room == SURGERY:
        surgery(game, player)
    elif room == LABORATORY:
        discover(game, mode - ON_WEAKNESS)
    else:
        if room == CANTEEN:
            game.cite("NE-9.17")
            heal_light(game, player, 1)
        if mode != HEAL_ONLY:
            do_rest(game, player, mode)


def use_emergency(game: Nemesis, player: Player, mode: i64) -> None:
    if mode == DRESS_ALL:
        dress_all(game, player)
    elif mode == HEAL_LIGHT:
        heal_light(game, player, 2)
    else:
        heal_serious(game, player, mode - HEAL)
