"""Every scenario of Nightmarium and every example of docs/scenarios.md holds; together they prove every rule."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from phobetor.book.rulebook import rulebook, scenario_files
from phobetor.games import title_of
from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF, CARDS, LEGION_OF, LEGIONS, PARTS_OF
from phobetor.records.scenario import run_scenario

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
OURS = [example for example in EXAMPLES if tomllib.loads(example)["game"] == "nightmarium"]
SCENARIOS = list(scenario_files("nightmarium"))
RULES = rulebook("nightmarium").rules
EVENTS = {event.name for event in title_of("nightmarium").events}
PARTS_IN_WORDS = {1: "legs", 3: "legs or torso", 2: "torso", 6: "torso or head", 4: "head", 7: "any part"}


def written(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    run_scenario(path)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_cites_rules_and_events_that_exist(path: Path) -> None:
    """A misspelt rule proves nothing, and an event with a misspelt name never happens."""
    scenario = written(path)
    entries = [scenario, *scenario.get("play", [])]
    unexpected = [name for entry in entries for name in entry.get("expect", {}).get("no_events", [])]
    assert scenario["rules"]
    assert [rule for rule in scenario["rules"] if rule not in RULES] == []
    assert [name for name in unexpected if name not in EVENTS] == []


def test_every_rule_is_proved_by_a_scenario() -> None:
    proved = {rule for path in SCENARIOS for rule in written(path)["rules"]}
    assert sorted(set(RULES) - proved) == []


def test_scenario_is_named_after_a_rule_that_it_proves() -> None:
    for path in SCENARIOS:
        found = re.match(r"nm_(\d+)_(\d+)_", path.name)
        if found is not None:
            assert f"NM-{found[1]}.{found[2]}" in written(path)["rules"], path.name


@pytest.mark.parametrize("number", range(len(OURS)))
def test_example_of_the_page_holds(number: int, tmp_path: Path) -> None:
    path = tmp_path / f"example_{number + 1}.toml"
    path.write_text(OURS[number], encoding="utf-8")
    run_scenario(path)


def test_page_has_at_least_two_examples() -> None:
    assert len(OURS) >= 2


def test_page_lists_every_event_and_every_card() -> None:
    for name in EVENTS:
        assert re.search(rf"^\|.*`{name}( [^`]*)?`", PAGE, re.MULTILINE), name
    for row in card_rows():
        assert row in PAGE.splitlines()


def card_rows() -> list[str]:
    """The table of the page: a row for each legion and part, a column for each ability."""
    cells: dict[tuple[str, str], list[str]] = {}
    for card in range(1, CARDS + 1):
        row = cells.setdefault((LEGIONS[LEGION_OF[card]], PARTS_IN_WORDS[PARTS_OF[card]]), [""] * len(ABILITIES))
        row[ABILITY_OF[card]] = f"{row[ABILITY_OF[card]]} {card}".strip()
    return [f"| {legion} | {part} | {' | '.join(row)} |" for (legion, part), row in cells.items()]
