"""The 108 Night Terrors, read from `data/cards.csv` and checked when they are read. NM-1.1, NM-1.3, NM-1.4"""

from __future__ import annotations

import csv
from importlib import resources
from typing import Final, TypeAlias

from mypy_extensions import i64

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


class WrongCards(ValueError):
    """The data file does not describe the cards of the box."""


def _require(condition: bool, sentence: str) -> None:
    if not condition:
        raise WrongCards(f"data/cards.csv: {sentence}")


def _index(names: list[str], name: str, what: str, card: str) -> int:
    _require(name in names, f"card {card} has the unknown {what} '{name}'; known are {', '.join(names)}.")
    return names.index(name)


def _read() -> None:
    text = resources.files("phobetor.games.nightmarium").joinpath("data/cards.csv").read_text(encoding="utf-8")
    for row in csv.DictReader(text.splitlines()):
        number = row["id"]
        _require(number == str(len(LEGION_OF)), f"card {number} stands where card {len(LEGION_OF)} is expected.")
        LEGION_OF.append(_index(LEGIONS, row["legion"], "legion", number))
        PARTS_OF.append(sum(1 << _index(PARTS, part, "part", number) for part in row["parts"].split("|")))
        ABILITY_OF.append(_index(ABILITIES, row["ability"] or "none", "ability", number))


def _check() -> None:
    _require(len(LEGION_OF) - 1 == CARDS, f"there must be {CARDS} cards, not {len(LEGION_OF) - 1}.")
    for legion in range(len(LEGIONS)):
        found = LEGION_OF.count(legion)
        _require(found == 27, f"there must be 27 cards of the legion {LEGIONS[legion]}, not {found}.")
    abilities = [ABILITY_OF[1:].count(ability) for ability in range(len(ABILITIES))]
    _require(abilities == ABILITY_TOTALS, f"abilities must occur {ABILITY_TOTALS} times, not {abilities}.")
    parts = [sum(mask >> part & 1 for mask in PARTS_OF) for part in range(len(PARTS))]
    _require(parts == PART_TOTALS, f"{PART_TOTALS} cards must be usable as legs, torso, head, not {parts}.")


_read()
_check()
