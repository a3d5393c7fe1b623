"""Reading the data files: whatever is wrong with one is said in one sentence that names the file and the line.

Columns may stand in any order, and others may be added.
"""

from __future__ import annotations

import csv
from typing import Final

from phobetor.games.nemesis.names import LETTERS

PROVENANCES: Final = ["rulebook", "public", "reconstructed"]
CONFIDENCES: Final = ["H", "M", "L"]
LANGUAGES: Final = ["en", "ru", "pl"]
LINE: Final = "line"  # where a row stands in its file

NAMED: Final = ["rooms", "attacks", "events", "panic", "wounds", "weaknesses", "items", "actions", "characters",
                "quests", "objectives"]  # fmt: skip
COLUMNS: Final[dict[str, list[str]]] = {
    "rooms": ["id", "set", "colour", "computer", "cost"],
    "attacks": ["id", "effect", "blood", "attackers"],
    "events": ["id", "effect", "corridor", "movers", "after"],
    "panic": ["id", "level", "copies"],
    "wounds": ["id", "copies"],
    "weaknesses": ["id"],
    "items": ["id", "deck", "copies", "component", "kind", "ammo", "combat"],
    "actions": ["id", "cost", "combat"],
    "characters": ["id", "weapon", "cards", "quest1", "quest2"],
    "quests": ["id", "condition"],
    "objectives": ["id", "deck", "least"],
    "slots": ["slot", "set", "x", "y", "technical"],
    "corridors": ["a", "b", "numbers"],
    "exploration": ["id", "effect", "items"],
    "tokens": ["number", "copies"],
    "coordinates": ["id", "A", "B", "C", "D"],
    "track": ["level", "nightmare", "down"],
    "supplies": ["id", "count"],
}
FILES: Final = list(COLUMNS)


class WrongCards(ValueError):
    """A data file does not describe the components of the box."""


def require(condition: bool, file: str, sentence: str) -> None:
    if not condition:
        raise WrongCards(f"data/{file}.csv: {sentence}")


def rows_of(file: str, text: str) -> list[dict[str, str]]:
    """The rows of a file by the names of its columns, and the line in which each stands."""
    lines = [fields for fields in csv.reader(text.splitlines()) if fields]
    require(len(lines) > 1, file, "the file is empty.")
    check_columns(file, lines[0])
    rows: list[dict[str, str]] = []
    for line, fields in enumerate(lines[1:], 2):
        require(len(fields) == len(lines[0]), file, f"line {line} has {len(fields)} fields instead of {len(lines[0])}.")
        row = {name.strip(): field.strip() for name, field in zip(lines[0], fields, strict=True)}
        row[LINE] = str(line)
        pick(row, "provenance", PROVENANCES, file)
        pick(row, "confidence", CONFIDENCES, file)
        check_names(file, row)
        rows.append(row)
    return rows


def check_columns(file: str, found: list[str]) -> None:
    names = [*COLUMNS[file], *(LANGUAGES if file in NAMED else []), "provenance", "confidence"]
    for name in names:
        require(name in [column.strip() for column in found], file, f"the column '{name}' is missing.")


def check_names(file: str, row: dict[str, str]) -> None:
    if file in NAMED:
        for language in LANGUAGES:
            require(row[language] != "", file, f"line {row[LINE]} has no name in the language '{language}'.")


# --- one field ------------------------------------------------------------------------------------------
def known(names: list[str], word: str, row: dict[str, str], file: str, what: str) -> int:
    """The place of a word among those that are known."""
    require(word in names, file, f"line {row[LINE]} has the unknown {what} '{word}'; known are {', '.join(names)}.")
    return names.index(word)


def pick(row: dict[str, str], column: str, names: list[str], file: str) -> int:
    return known(names, row[column], row, file, column)


def amount(row: dict[str, str], column: str, file: str, most: int, least: int = 0) -> int:
    return counted(row[column], row, column, file, most, least)


def counted(word: str, row: dict[str, str], column: str, file: str, most: int, least: int = 0) -> int:
    good = word.isascii() and word.isdigit() and len(word) < 6 and least <= int(word) <= most
    sentence = f"has '{word}' for its {column}, which must be a number from {least} to {most}."
    require(good, file, f"line {row[LINE]} {sentence}")
    return int(word)


def mask_of(row: dict[str, str], column: str, file: str) -> int:
    """Nightmares as bits."""
    mask = 0
    for letter in row[column]:
        good = letter in LETTERS[1:]
        require(good, file, f"line {row[LINE]} names '{letter}', which is no nightmare; there are {LETTERS[1:]}.")
        mask |= 1 << LETTERS.index(letter)
    return mask


# --- whole columns ----------------------------------------------------------------------------------------
def check_once(rows: list[dict[str, str]], column: str, file: str) -> None:
    seen: list[str] = []
    for row in rows:
        require(row[column] not in seen, file, f"'{row[column]}' stands there twice.")
        seen.append(row[column])


def check_all(names: list[str], rows: list[dict[str, str]], file: str) -> None:
    """Each known name stands in the file once, and nothing else."""
    for row in rows:
        known(names, row["id"], row, file, "name")
    check_once(rows, "id", file)
    found = [row["id"] for row in rows]
    for name in names:
        require(name in found, file, f"'{name}' is missing.")


def check_sum(rows: list[dict[str, str]], count: int, file: str, what: str) -> None:
    found = sum([amount(row, "copies", file, 99) for row in rows])
    require(found == count, file, f"there must be {count} {what}, not {found}.")
