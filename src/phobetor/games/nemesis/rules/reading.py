"""The data files of Nemesis, their columns, and what is checked in all of them."""

from __future__ import annotations

from typing import Final

from phobetor.games.box import LINE, check_named, files_of, find, number, require, rows_in
from phobetor.games.nemesis.rules.names import LETTERS
from phobetor.kernel.masks import plus

CONFIDENCES: Final = ["H", "M", "L"]

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


def files_of_the_box() -> dict[str, str]:
    return files_of("nemesis", COLUMNS)


def rows_of(file: str, text: str) -> list[dict[str, str]]:
    """The rows of a file; each says how sure it is, and what has a name has it in every language."""
    named = file in NAMED
    rows = rows_in(file, text, [*COLUMNS[file], "confidence"], named)
    for row in rows:
        pick(row, "confidence", CONFIDENCES, file)
        if named:
            check_named(row, file, row[LINE])
    return rows


# --- one field ------------------------------------------------------------------------------------------
def known(names: list[str], word: str, row: dict[str, str], file: str, what: str) -> int:
    """The place of a word among those that are known."""
    return find(names, word, file, row[LINE], what)


def pick(row: dict[str, str], column: str, names: list[str], file: str) -> int:
    return find(names, row[column], file, row[LINE], column)


def amount(row: dict[str, str], column: str, file: str, most: int, least: int = 0) -> int:
    return number(row[column], file, row[LINE], column, least, most)


def mask_of(row: dict[str, str], column: str, file: str) -> int:
    """Nightmares as bits."""
    mask = 0
    for letter in row[column]:
        good = letter in LETTERS[1:]
        require(good, file, f"{row[LINE]} names '{letter}', which is no nightmare; there are {LETTERS[1:]}.")
        mask = plus(mask, LETTERS.index(letter))
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
