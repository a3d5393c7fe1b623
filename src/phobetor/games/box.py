"""The data files of a game as rows, or one sentence that says what is wrong with one of them.

Who owns a box can write into the files what is printed: columns may stand in any order and others may be added.
What the rulebook says of the components is checked by the game itself.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

from phobetor.kernel.writing import LANGUAGES, is_number

PROVENANCES: Final = ["rulebook", "public", "reconstructed"]
LINE: Final = "line"  # the column that says where a row stands in its file


class WrongBox(ValueError):
    """A data file does not describe what the rulebook says is in the box."""


def require(condition: bool, file: str, sentence: str) -> None:
    if not condition:
        raise WrongBox(f"data/{file}.csv: {sentence}")


def files_of(game: str, names: Iterable[str]) -> dict[str, str]:
    return {name: text_of(game, name) for name in names}


REPLACED: dict[tuple[str, str], str] = {}
"""Texts that stand in for data files, by game and file; they count if they are here before the game is loaded."""


def text_of(game: str, file: str) -> str:
    if (game, file) in REPLACED:
        return REPLACED[game, file]
    try:
        return resources.files(f"phobetor.games.{game}").joinpath(f"data/{file}.csv").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise WrongBox(f"data/{file}.csv: the file cannot be read as a text (utf-8).") from None


def rows_in(file: str, text: str, columns: Iterable[str], named: bool = False) -> list[dict[str, str]]:
    """The rows of a file by the names of its columns; every file must say where each row comes from.

    Where its things are `named`, it has a column for each language; `names_of` reads them.
    """
    reader = csv.reader(text.splitlines())
    head = [name.strip() for name in next(reader, [])]
    require(head != [], file, "the file is empty.")
    for column in [*columns, *(LANGUAGES if named else []), "provenance"]:
        require(column in head, file, f"the column '{column}' is missing.")
    rows: list[dict[str, str]] = []
    for fields in reader:
        line = f"line {reader.line_num}"
        require(len(fields) == len(head), file, f"{line} has {len(fields)} fields instead of {len(head)}.")
        row = {name: field.strip() for name, field in zip(head, fields, strict=True)} | {LINE: line}
        find(PROVENANCES, row["provenance"], file, line, "provenance")
        rows.append(row)
    require(rows != [], file, "the file has no rows.")
    return rows


def check_named(row: dict[str, str], file: str, what: str) -> None:
    for language in LANGUAGES:
        require(row[language] != "", file, f"{what} has no name in the language '{language}'.")


def names_of(game: str, files: Mapping[str, tuple[str, str]]) -> dict[str, dict[str, str]]:
    """What the data files call their things: language -> `<kind>-<id>`, the message for it -> name.

    `files` says for each kind which file its rows are in, and which column has their ids. A file may do without names,
    or name some of its things only; the text files of the game then say how the others are called.
    """
    names: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for kind, (file, key) in files.items():
        for row in csv.DictReader(text_of(game, file).splitlines(), skipinitialspace=True):
            for language in LANGUAGES:
                if row.get(language, "").strip():
                    names[language][f"{kind}-{row[key].strip()}"] = row[language].strip()
    return names


def find(names: list[str], name: str, file: str, row: str, what: str) -> int:
    """The place of a name in a list of names."""
    known = ", ".join(known or "nothing" for known in names)
    require(name in names, file, f"{row} has the unknown {what} '{name}'; known are {known}.")
    return names.index(name)


def number(word: str, file: str, row: str, what: str, least: int = 0, most: int = 99) -> int:
    good = is_number(word, 5) and least <= int(word) <= most
    require(good, file, f"{row} has '{word}' for its {what}, which must be a number from {least} to {most}.")
    return int(word)
