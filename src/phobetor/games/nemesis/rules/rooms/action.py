"""The action of a room: which there are now, and carrying one out. NE-9.1"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import PASSES
from phobetor.games.nemesis.rules.names import (
    ARMORY,
    CABINS,
    CANTEEN,
    EMERGENCY,
    EVAC_A,
    EVAC_B,
    HIBERNATORIUM,
    LABORATORY,
    NEST,
    SHOWER,
    STORAGE,
    SURGERY,
    Slot,
)
from phobetor.games.nemesis.rules.packed import pod_state
from phobetor.games.nemesis.rules.rooms.control import control_modes, use_control
from phobetor.games.nemesis.rules.rooms.health import health_modes, use_health
from phobetor.games.nemesis.rules.rooms.stores import store_modes, use_store
from phobetor.games.nemesis.rules.state import UNLOCKED, Nemesis, Rule
from phobetor.games.nemesis.rules.systems import (
    Board,
    FallAsleep,
    free_seats,
    is_blue,
    roll_then,
    section_of,
)
from phobetor.games.nemesis.rules.vocabulary import AT_POD, BROKEN_SECTION, PLAIN, ROOM_ACTION, ROOM_USED
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


def room_actions(game: Nemesis, player: Player, slot: Slot, options: list[Option]) -> None:
    """Every action of a room that is known to be explored, as if one stood in it; none with a malfunction."""
    if not works(game, slot):
        return
    room = game.tile[slot]
    for mode in modes_of(game, player, slot, room):
        options.append(ROOM_ACTION.of(room, mode))


def works(game: Nemesis, slot: Slot) -> bool:
    """A malfunction blocks the action; by a house rule not the boarding of pods. NE-4.10, NE-9.6"""
    if not game.is_broken(slot):
        return True
    room = game.tile[slot]
    return game.settings[BROKEN_SECTION] == 1 and (room in (EVAC_A, EVAC_B))


def modes_of(game: Nemesis, player: Player, slot: Slot, room: i64) -> list[i64]:
    if room == CABINS:
        return []
    if room in (ARMORY, STORAGE, NEST):
        return store_modes(game, player, room)
    if room in (EMERGENCY, SURGERY, LABORATORY, CANTEEN, SHOWER):
        return health_modes(game, player, slot, room)
    if room in (EVAC_A, EVAC_B):
        return boarding_modes(game, room)
    if room == HIBERNATORIUM:
        return [PLAIN] if is_blue(game) else []
    return control_modes(game, player, room, slot)


def boarding_modes(game: Nemesis, room: i64) -> list[i64]:
    """Unlocked pods of the section with a free seat. NE-9.6"""
    return [
        AT_POD + pod
        for pod in range(1, 5)
        if pod_state(game.pods[pod]) == UNLOCKED and section_of(game, pod) == room and free_seats(game, pod) > 0
    ]


class RoomDeed(Rule):
    """Carry out the action of a room."""

    rule: ClassVar[str] = "NE-9.1"
    player: Player
    slot: Slot
    mode: i64

    def __init__(self, player: Player, slot: Slot, mode: i64) -> None:
        self.player = player
        self.slot = slot
        self.mode = mode

    def run(self, game: Nemesis) -> None:
        use_room(game, self.player, self.slot, self.mode)


def use_room(game: Nemesis, player: Player, slot: Slot, mode: i64) -> None:
    room = game.tile[slot]
    game.tell(ROOM_USED, player, room, mode)
    if room in (ARMORY, STORAGE, NEST):
        use_store(game, player, room, mode)
    elif room in (EMERGENCY, SURGERY, LABORATORY, CANTEEN, SHOWER):
        if room == SURGERY:
            game.then(PASSES[player])
        use_health(game, player, room, mode)
    elif room in (EVAC_A, EVAC_B):
        roll_then(game, player, Board(player, mode - AT_POD, slot))
    elif room == HIBERNATORIUM:
        roll_then(game, player, FallAsleep(player, slot))
    else:
        use_control(game, player, room, slot, mode)


class FreeRoomAction(Rule):
    """A card lets you use the room without paying for it; everything else about the action stays as it is."""

    rule: ClassVar[str] = "NE-5.10"
    player: Player
    slot: Slot

    def __init__(self, player: Player, slot: Slot) -> None:
        self.player = player
        self.slot = slot

    def run(self, game: Nemesis) -> None:
        """Which ways there are may depend on the hand, so the question is always asked."""
        game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = []
        room_actions(game, self.player, self.slot, options)
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        _, mode = ROOM_ACTION.args(option)
        use_room(game, self.player, self.slot, mode)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.10", "use-the-room")


def has_room_action(game: Nemesis, player: Player, slot: Slot) -> bool:
    options: list[Option] = []
    room_actions(game, player, slot, options)
    return len(options) > 0
