"""The data files of Deranged and their columns; `town.py` and `box.py` check all that the rulebook says of them."""

from __future__ import annotations

from typing import Final

from phobetor.games.box import files_of, require, rows_in

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


def is_set(word: str, mark: str, file: str, row: str) -> int:
    """1 if the mark stands there, 0 if nothing does."""
    require(word in ("", mark), file, f"{row} has '{word}' where only '{mark}' or nothing can stand.")
    return 1 if word else 0


def rows_of(file: str, text: str) -> list[dict[str, str]]:
    return rows_in(file, text, COLUMNS[file])


def files_of_the_box() -> dict[str, str]:
    return files_of("deranged", COLUMNS)
