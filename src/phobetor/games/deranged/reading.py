"""The data files as rows, or one sentence that says what is wrong with them.

Who owns the box can write the printed cards and the printed map into the files: everything the rulebook says of them
is checked by `town.py` and `cards.py`.
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import Final

PROVENANCES: Final = ["rulebook", "public", "reconstructed"]
COLUMNS: Final = {
    "cells": ["id", "quarter", "building", "terrain", "marks"],
    "arrows": ["quarter", "side", "from", "to", "colour", "door"],
    "ports": ["quarter", "port", "cell"],
    "layouts": ["layout", "place", "quarter", "side"],
    "cards": [
        "card", "deck", "copies", "attack", "defence", "move", "colour", "search", "time", "once", "possessed_move",
        "possessed_attack", "possessed_defence", "possessed_colour", "possessed_search",
    ],
    "curses": ["curse", "back", "immediate", "held", "places", "price", "training"],
    "nights": ["id", "night", "players", "task"],
    "roles": ["role", "players", "reward"],
    "monsters": [
        "monster", "tokens", "move", "attack", "defence", "health", "initiative", "candles", "arrows",
    ],
    "tracks": ["players", "day", "night"],
}  # fmt: skip


class WrongBox(ValueError):
    """A data file does not describe what the rulebook says is in the box."""


def require(condition: bool, file: str, sentence: str) -> None:
    if not condition:
        raise WrongBox(f"data/{file}.csv: {sentence}")


def find(names: list[str], name: str, file: str, row: str, what: str) -> int:
    """The place of a name in a list of names."""
    known = ", ".join([known or "nothing" for known in names])
    require(name in names, file, f"{row} has the unknown {what} '{name}'; known are {known}.")
    return names.index(name)


def number(word: str, file: str, row: str, what: str, least: int = 0) -> int:
    good = word.isascii() and word.isdigit() and len(word) < 3 and int(word) >= least
    require(good, file, f"{row} has '{word}' for its {what}, which must be a number from {least} to 99.")
    return int(word)


def is_set(word: str, mark: str, file: str, row: str) -> int:
    """1 if the mark stands there, 0 if nothing does."""
    require(word in ("", mark), file, f"{row} has '{word}' where only '{mark}' or nothing can stand.")
    return 1 if word else 0


def rows_in(file: str, text: str) -> list[dict[str, str]]:
    """The rows of a file by the names of its columns, which may stand in any order."""
    lines = [line for line in csv.reader(text.splitlines())]
    require(len(lines) > 0, file, "the file is empty.")
    head = [name.strip() for name in lines[0]]
    for column in [*COLUMNS[file], "provenance"]:
        require(column in head, file, f"the column '{column}' is missing.")
    rows: list[dict[str, str]] = []
    for line in range(1, len(lines)):
        found = len(lines[line])
        require(found == len(head), file, f"line {line + 1} has {found} fields instead of {len(head)}.")
        row = {head[place]: lines[line][place].strip() for place in range(len(head))}
        find(PROVENANCES, row["provenance"], file, f"line {line + 1}", "provenance")
        rows.append(row)
    return rows


def text_of(file: str) -> str:
    try:
        return resources.files("phobetor.games.deranged").joinpath(f"data/{file}.csv").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise WrongBox(f"data/{file}.csv: the file cannot be read as a text (utf-8).") from None


def files_of_the_box() -> dict[str, str]:
    return {file: text_of(file) for file in COLUMNS}
