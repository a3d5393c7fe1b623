"""The 108 Night Terrors, read from `data/cards.csv` and checked when they are read. NM-1.1, NM-1.3, NM-1.4"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.box import find, require, rows_in, text_of
from phobetor.kernel.masks import has, only

Card: TypeAlias = i64
Legion: TypeAlias = i64
Ability: TypeAlias = i64

CARDS: Final = 108
NO_CARD: Final = 0

LEGIONS: Final = ["necronaut", "homunculus", "insektoid", "chimerida"]
ABILITIES: Final = ["none", "herald", "weeper", "mocker", "executioner", "scavenger", "devourer"]
PARTS: Final = ["legs", "torso", "head"]

LEGS: Final = 0
TORSO: Final = 1
HEAD: Final = 2

NO_ABILITY: Final = 0
HERALD: Final = 1
WEEPER: Final = 2
MOCKER: Final = 3
EXECUTIONER: Final = 4
SCAVENGER: Final = 5
DEVOURER: Final = 6

LEGION_OF: Final[list[i64]] = [-1]  # card -> legion; cards are numbered from 1, as printed
PARTS_OF: Final[list[i64]] = [0]  # card -> bit 0 legs, bit 1 torso, bit 2 head
ABILITY_OF: Final[list[i64]] = [NO_ABILITY]  # card -> ability

# What the box holds, counted on its cards: the check on the data file.
ABILITY_TOTALS: Final = [33, 12, 12, 12, 15, 13, 11]
PART_TOTALS: Final = [46, 39, 45]  # cards that can be legs, torso, head


def _read() -> None:
    rows = rows_in("cards", text_of("nightmarium", "cards"), ["id", "legion", "parts", "ability"])
    for row in rows:
        card = f"card {row['id']}"
        require(row["id"] == str(len(LEGION_OF)), "cards", f"{card} stands where card {len(LEGION_OF)} is expected.")
        LEGION_OF.append(find(LEGIONS, row["legion"], "cards", card, "legion"))
        PARTS_OF.append(sum(only(find(PARTS, part, "cards", card, "part")) for part in row["parts"].split("|")))
        ABILITY_OF.append(find(ABILITIES, row["ability"] or "none", "cards", card, "ability"))


def _check() -> None:
    require(len(LEGION_OF) - 1 == CARDS, "cards", f"there must be {CARDS} cards, not {len(LEGION_OF) - 1}.")
    for legion in range(len(LEGIONS)):
        found = LEGION_OF.count(legion)
        require(found == 27, "cards", f"there must be 27 cards of the legion {LEGIONS[legion]}, not {found}.")
    abilities = [ABILITY_OF[1:].count(ability) for ability in range(len(ABILITIES))]
    require(abilities == ABILITY_TOTALS, "cards", f"abilities must occur {ABILITY_TOTALS} times, not {abilities}.")
    parts = [sum(has(mask, part) for mask in PARTS_OF) for part in range(len(PARTS))]
    require(parts == PART_TOTALS, "cards", f"{PART_TOTALS} cards must be usable as legs, torso, head, not {parts}.")


_read()
_check()
