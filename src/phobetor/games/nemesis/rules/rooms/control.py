"""Comms, Generator, Fire Control, Airlock, Command, Engine Control, Hatch, Monitoring, Cockpit and the engines."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import COLOUR_OF
from phobetor.games.nemesis.rules.fight import injure
from phobetor.games.nemesis.rules.harm import put_out
from phobetor.games.nemesis.rules.names import (
    AIRLOCK,
    COCKPIT,
    COMMAND,
    COMMS,
    ENGINE_CONTROL,
    FIRE_CONTROL,
    GENERATOR,
    HATCH,
    MONITORING,
    WEAK_FOAM,
    YELLOW,
)
from phobetor.games.nemesis.rules.noise import is_weak, retreat
from phobetor.games.nemesis.rules.packed import place_of, target_of
from phobetor.games.nemesis.rules.ship import CORRIDORS_OF
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.systems import (
    ChangeDoors,
    anybody_sleeps,
    can_flip,
    can_toggle_fuse,
    engine_at,
    flip_pod,
    look_at_course,
    look_at_engine,
    look_at_room,
    look_at_token,
    own_doors,
    seal,
    set_course,
    signal,
    toggle_fuse,
)
from phobetor.games.nemesis.rules.vocabulary import AT_LETTER, AT_POD, AT_SLOT, PLAIN
from phobetor.kernel.masks import has, shared
from phobetor.kernel.words import Player


def control_modes(game: Nemesis, player: Player, room: i64, slot: i64) -> list[i64]:
    if room == COMMS:
        return [PLAIN] if not has(game.signals, player) else []
    if room == GENERATOR:
        return [PLAIN] if can_toggle_fuse(game) else []
    if room == COCKPIT:
        return cockpit_modes(game)
    if room == HATCH:
        return [AT_POD + pod for pod in range(1, 5) if can_flip(game, pod)]
    if room in (FIRE_CONTROL, AIRLOCK, COMMAND, MONITORING):
        return [AT_SLOT + place for place in range(1, 22) if is_reachable(game, room, slot, place)]
    return [PLAIN]


def cockpit_modes(game: Nemesis) -> list[i64]:
    """Look at the coordinates, or move the marker while nobody hibernates. NE-9.5"""
    modes: list[i64] = [PLAIN]
    if not anybody_sleeps(game):
        for letter in range(4):
            if letter != game.destination:
                modes.append(AT_LETTER + letter)
    return modes


def is_reachable(game: Nemesis, room: i64, slot: i64, place: i64) -> bool:
    """Whether a remote control would change or show something in that place."""
    if room == FIRE_CONTROL:
        return game.has_fire(place) or game.has_nightmare(place)
    if room == COMMAND:
        return len(own_doors(game, place)) > 0
    if room == MONITORING:
        return not game.is_explored(place)
    return place != slot and can_seal(game, place)


def can_seal(game: Nemesis, place: i64) -> bool:
    """An explored yellow room without destroyed doors. NE-9.13"""
    is_yellow = game.is_explored(place) and COLOUR_OF[game.tile[place]] == YELLOW
    return is_yellow and shared(game.destroyed, CORRIDORS_OF[place]) == 0


def use_control(game: Nemesis, player: Player, room: i64, slot: i64, mode: i64) -> None:
    if room == COMMS:
        signal(game, player)
    elif room == GENERATOR:
        toggle_fuse(game)
    elif room == COCKPIT:
        if mode == PLAIN:
            look_at_course(game, player)
        else:
            set_course(game, player, mode - AT_LETTER)
    elif room == HATCH:
        flip_pod(game, mode - AT_POD)
    elif room == ENGINE_CONTROL:
        for engine in range(3):
            look_at_engine(game, player, engine)
    elif mode == PLAIN:
        look_at_engine(game, player, engine_at(slot))
    else:
        use_remote(game, player, room, mode - AT_SLOT)


def use_remote(game: Nemesis, player: Player, room: i64, place: i64) -> None:
    if room == FIRE_CONTROL:
        extinguish(game, place)
    elif room == COMMAND:
        game.then(ChangeDoors(player, place, 0))
    elif room == MONITORING:
        look_at_room(game, player, place)
        look_at_token(game, player, place)
    else:
        seal(game, player, place)


def extinguish(game: Nemesis, place: i64) -> None:
    """The fire goes out and each nightmare there retreats; lairs stay. NE-9.14"""
    game.cite("NE-9.14")
    put_out(game, place)
    for monster in [monster for monster in game.monsters if place_of(monster) == place]:
        foam(game, monster)


def foam(game: Nemesis, monster: i64) -> None:
    """It retreats, and is hurt first if that weakness is known. NE-8.14"""
    if is_weak(game, WEAK_FOAM):
        monster = injure(game, place_of(monster), target_of(monster), 1)
    if monster in game.monsters:
        retreat(game, monster)
