"""What somebody aboard should notice: self-destruct, the jump, hibernation, fires, lairs, the airlock, engines."""

from __future__ import annotations

from phobetor.book.story import Alarm, Thing, alarm
from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.box import (
    BLUE_TIME,
    EXPLOSION,
    FIRE_MARKERS,
    JUMP,
    MALFUNCTION_MARKERS,
    YELLOW_FUSE,
)
from phobetor.games.nemesis.rules.ship import NEXT
from phobetor.games.nemesis.rules.state import ACTIVE, NO_FUSE, Nemesis
from phobetor.games.nemesis.rules.view import UNSEEN, NemesisView
from phobetor.kernel.masks import count_bits, has

LAST_ROUNDS = 3
MOST_WOUNDS = 3


def alarms(view: NemesisView, say: Speaker) -> list[Alarm]:
    table = view.table
    if view.ending or table.ship_end or not any(table.character):
        return []
    found = [*tracks(table, say), *markers(table, say)]
    if view.seat >= 0 and table.fate[view.seat] == ACTIVE:
        found += [*engines(table, say), *around(table, view.seat, say)]
    return found


# === For everybody ==================================================================================
def tracks(table: Nemesis, say: Speaker) -> list[Alarm]:
    """Self-destruct, the jump and hibernation. NE-9.11, NE-12.1, NE-9.10"""
    found: list[Alarm] = []
    if table.fuse != NO_FUSE:
        left, yet = EXPLOSION - table.fuse, YELLOW_FUSE - table.fuse
        found.append(alarm(say, "fuse" if yet > 0 else "fuse-yellow", "band", left=left, yet=yet))
    left = JUMP - table.time
    if left <= LAST_ROUNDS:
        found.append(alarm(say, "last-round" if left == 1 else "last-rounds", "band", left=left))
    elif table.time >= BLUE_TIME:
        found.append(alarm(say, "hibernation", "chip", "good", left=left))
    return found


def markers(table: Nemesis, say: Speaker) -> list[Alarm]:
    """One fire or malfunction more than there are markers ends the ship. NE-4.21, NE-4.24"""
    found: list[Alarm] = []
    if count_bits(table.fire) >= FIRE_MARKERS - 1:
        found.append(alarm(say, "fires", "band", left=FIRE_MARKERS + 1 - count_bits(table.fire)))
    if count_bits(table.malfunction) >= MALFUNCTION_MARKERS - 1:
        found.append(alarm(say, "hull", "band", left=MALFUNCTION_MARKERS + 1 - count_bits(table.malfunction)))
    if table.airlock:
        room = say.title.describe("slot", table.airlock, say)
        found.append(alarm(say, "airlock", "band", "bad", table.airlock, [Thing("slot", table.airlock)], room=room))
    return found


# === For one seat ===================================================================================
def engines(table: Nemesis, say: Speaker) -> list[Alarm]:
    """Two broken engines end the ship at the jump; what this seat saw may have changed since. NE-12.3"""
    broken = [engine for engine in range(3) if table.engines[engine] == 0]
    if len(broken) >= 2:
        things = [Thing("engine", engine) for engine in broken]
        return [alarm(say, "engines-broken", "band", "bad", len(broken), things, count=len(broken))]
    if table.time >= BLUE_TIME and all(engine == UNSEEN for engine in table.engines):
        return [alarm(say, "engines-unknown", "chip", "warn")]
    return []


def around(table: Nemesis, seat: int, say: Speaker) -> list[Alarm]:
    """Lairs in this room and beside it, fire in it, and wounds that leave no room for another. Who waits in a pod is
    in no room. NE-9.19"""
    here, found = table.room[seat], []
    is_aboard = table.pod[seat] == 0
    for slot in [here, *NEXT[here]] if is_aboard else []:
        if has(table.lairs, slot):
            room = say.title.describe("slot", slot, say)
            name = "lair-here" if slot == here else "lair-beside"
            found.append(alarm(say, name, "chip", "warn", slot, [Thing("slot", slot)], room=room))
    if is_aboard and has(table.fire, here):
        found.append(alarm(say, "fire-here", "chip", "bad", here, [Thing("slot", here)]))
    if table.serious_wounds(seat) >= MOST_WOUNDS:
        found.append(alarm(say, "wounds", "band", "bad", things=[Thing("player", seat)]))
    return found
