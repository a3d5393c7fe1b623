"""The board: 21 places, 28 corridors, and the one technical space with its eight entrances.

A corridor is known by its number in the file; the technical space comes after the last one. Sets of places and of
corridors are masks. NE-3.1
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.box import LINE, number, require
from phobetor.games.nemesis.rules.box import BOX, SLOTS, Box, zeros
from phobetor.games.nemesis.rules.names import ROOMS
from phobetor.games.nemesis.rules.reading import amount, check_once, pick
from phobetor.kernel.masks import has, only, plus

Corridor: TypeAlias = i64

CORRIDORS: Final = 28
TECHNICAL: Final = 28  # stands among the corridors for the technical space
NO_CORRIDOR: Final = -1
HIBERNATORIUM_SLOT: Final = 11
COCKPIT_SLOT: Final = 1
ENGINE_SLOTS: Final[list[i64]] = [21, 20, 19]

PRINTED: Final = ["1", "2", "cockpit", "hibernatorium", "engine1", "engine2", "engine3"]


class Ship:
    """The topology, made from `slots.csv` and `corridors.csv`, and checked: exits 1 to 4 once in every place."""

    def __init__(self, box: Box) -> None:
        self.fixed: list[i64] = zeros(SLOTS + 1)
        self.sets: list[str] = [""] * (SLOTS + 1)
        self.x: list[int] = [0] * (SLOTS + 1)
        self.y: list[int] = [0] * (SLOTS + 1)
        self.exits: list[list[i64]] = [zeros(5) for _ in range(SLOTS + 1)]
        self.ends: list[list[i64]] = []
        self.seen: list[list[int]] = [[] for _ in range(SLOTS + 1)]
        self.read_corridors(box)
        self.read_slots(box)
        for slot in range(1, SLOTS + 1):
            good = sorted(self.seen[slot]) == [1, 2, 3, 4]
            require(good, "corridors", f"place {slot} must have the exits 1 to 4 once each.")

    def read_corridors(self, box: Box) -> None:
        for corridor, row in enumerate(box.rows["corridors"]):
            ends: list[i64] = [amount(row, end, "corridors", SLOTS, 1) for end in ("a", "b")]
            self.ends.append(ends)
            for word in row["numbers"].split("|"):
                exit_number = number(word, "corridors", row[LINE], "numbers", 1, 4)
                for end in ends:
                    self.exits[end][exit_number] = corridor
                    self.seen[end].append(exit_number)
        require(len(self.ends) == CORRIDORS, "corridors", f"there must be {CORRIDORS} corridors.")

    def read_slots(self, box: Box) -> None:
        require(len(box.rows["slots"]) == SLOTS, "slots", f"there must be {SLOTS} places.")
        check_once(box.rows["slots"], "slot", "slots")
        for row in box.rows["slots"]:
            slot = amount(row, "slot", "slots", SLOTS, 1)
            pick(row, "set", PRINTED, "slots")
            self.sets[slot] = row["set"]
            self.x[slot] = amount(row, "x", "slots", 1000)
            self.y[slot] = amount(row, "y", "slots", 1000)
            if row["set"] in ROOMS:
                self.fixed[slot] = ROOMS.index(row["set"])
            if row["technical"] != "-":
                for word in row["technical"].split("|"):
                    exit_number = number(word, "slots", row[LINE], "technical", 1, 4)
                    self.exits[slot][exit_number] = TECHNICAL
                    self.seen[slot].append(exit_number)


SHIP: Final = Ship(BOX)

FIXED: Final[list[i64]] = SHIP.fixed  # place -> the room printed there, or none
SLOTS_1: Final[list[i64]] = [slot for slot in range(1, SLOTS + 1) if SHIP.sets[slot] == "1"]
SLOTS_2: Final[list[i64]] = [slot for slot in range(1, SLOTS + 1) if SHIP.sets[slot] == "2"]
EXITS: Final[list[list[i64]]] = SHIP.exits  # place -> number -> corridor
ENDS: Final[list[list[i64]]] = SHIP.ends  # corridor -> its two places


def corridors_of(slot: i64) -> i64:
    """The corridors of a place as a mask, the technical space included."""
    mask: i64 = 0
    for exit_number in range(1, 5):
        mask = plus(mask, EXITS[slot][exit_number])
    return mask


CORRIDORS_OF: Final[list[i64]] = [0, *[corridors_of(slot) for slot in range(1, SLOTS + 1)]]
HAS_ENTRANCE: Final[list[bool]] = [has(mask, TECHNICAL) for mask in CORRIDORS_OF]
ENTRANCES: Final[list[i64]] = [slot for slot in range(1, SLOTS + 1) if HAS_ENTRANCE[slot]]
# place -> the corridors that lead to another place, in ascending order of that place
WAYS: Final[list[list[i64]]] = [
    sorted(
        [corridor for corridor in range(CORRIDORS) if slot in ENDS[corridor]],
        key=lambda corridor: ENDS[corridor][0] + ENDS[corridor][1],
    )
    for slot in range(SLOTS + 1)
]
NEXT: Final[list[list[i64]]] = [
    [ENDS[corridor][0] + ENDS[corridor][1] - slot for corridor in WAYS[slot]] for slot in range(SLOTS + 1)
]
TILES: Final[i64] = sum([only(slot) for slot in [*SLOTS_1, *SLOTS_2]])
SPECIAL: Final[i64] = sum([only(slot) for slot in range(1, SLOTS + 1) if FIXED[slot] != 0])


def other_end(corridor: i64, slot: i64) -> i64:
    return ENDS[corridor][0] + ENDS[corridor][1] - slot


def corridor_between(slot: i64, other: i64) -> i64:
    """The corridor that joins two places, or none."""
    for place in range(len(NEXT[slot])):
        if NEXT[slot][place] == other:
            return WAYS[slot][place]
    return NO_CORRIDOR


def places(mask: i64) -> list[i64]:
    """The places of a mask in ascending order."""
    return [slot for slot in range(1, SLOTS + 1) if has(mask, slot)]
