"""Weights that `phobetor train` has written: data that ships with a game, and says how it was made."""

from __future__ import annotations

import json
from importlib import resources

FILE = "learned.json"


def learned(package: str) -> dict[str, list[float]]:
    """The tables of a game by name; none where nothing was trained yet."""
    file = resources.files(package).joinpath("data", FILE)
    if not file.is_file():
        return {}
    found: dict[str, list[float]] = json.loads(file.read_text(encoding="utf-8"))["tables"]
    return found
