"""How scenarios of Nightmarium are named, and its cards in docs/scenarios.md."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from phobetor.book.rulebook import scenario_files
from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF, CARDS, LEGION_OF, LEGIONS, PARTS_OF

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
SCENARIOS = list(scenario_files("nightmarium"))
PARTS_IN_WORDS = {1: "legs", 3: "legs or torso", 2: "torso", 6: "torso or head", 4: "head", 7: "any part"}


def written(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_scenario_is_named_after_a_rule_that_it_proves() -> None:
    for path in SCENARIOS:
        found = re.match(r"nm_(\d+)_(\d+)_", path.name)
        if found is not None:
            assert f"NM-{found[1]}.{found[2]}" in written(path)["rules"], path.name


def test_page_lists_every_card() -> None:
    for row in card_rows():
        assert row in PAGE.splitlines()


def card_rows() -> list[str]:
    """The table of the page: a row for each legion and part, a column for each ability."""
    cells: dict[tuple[str, str], list[str]] = {}
    for card in range(1, CARDS + 1):
        row = cells.setdefault((LEGIONS[LEGION_OF[card]], PARTS_IN_WORDS[PARTS_OF[card]]), [""] * len(ABILITIES))
        row[ABILITY_OF[card]] = f"{row[ABILITY_OF[card]]} {card}".strip()
    return [f"| {legion} | {part} | {' | '.join(row)} |" for (legion, part), row in cells.items()]
