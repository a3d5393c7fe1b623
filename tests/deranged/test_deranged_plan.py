"""The board of the page draws from the files of the game: its copy of them is fresh, and the plan knows every cell."""

from __future__ import annotations

import sys
from pathlib import Path

from phobetor.games.deranged.rules.town import CELL_IDS, CHURCH, unchecked

TOOLS = Path(__file__).resolve().parents[2] / "tools/build"
sys.path.insert(0, str(TOOLS))

import town as board_data  # noqa: E402


def test_what_the_page_draws_from_is_fresh() -> None:
    assert board_data.FILE.read_text(encoding="utf-8") == board_data.typescript(), "Run: python tools/build/town.py"


def test_every_cell_of_the_quarters_has_its_place_on_the_plan() -> None:
    assert sorted(row["cell"] for row in unchecked("plan")) == sorted(CELL_IDS[:CHURCH])


def test_only_ways_that_exist_are_bent() -> None:
    ways = {frozenset((row["from"], row["to"])) for row in unchecked("arrows")}
    assert all({row["one"], row["other"]} in ways for row in unchecked("bends"))
