"""Every scenario of Nightmarium and every example of docs/scenarios.md holds; together they prove every rule."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from phobetor.book.rulebook import load_rulebook, scenario_files
from phobetor.games import title_of
from phobetor.records.scenario import run_scenario

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"
SCENARIOS = list(scenario_files("nightmarium"))


def examples() -> list[str]:
    """The fenced toml blocks of the page; each is a whole scenario file."""
    return re.findall(r"^```toml\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def written(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    run_scenario(path)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_cites_rules_and_events_that_exist(path: Path) -> None:
    """A misspelt id would prove nothing, and a misspelt event would never happen."""
    scenario = written(path)
    rules, events = load_rulebook("nightmarium").rules, {event.name for event in title_of("nightmarium").events}
    assert scenario["rules"]
    assert [rule for rule in scenario["rules"] if rule not in rules] == []
    entries = [scenario, *scenario.get("play", [])]
    unexpected = [name for entry in entries for name in entry.get("expect", {}).get("no_events", [])]
    assert [name for name in unexpected if name not in events] == []


def test_every_rule_is_proved_by_a_scenario() -> None:
    proved = {rule for path in SCENARIOS for rule in written(path)["rules"]}
    assert sorted(set(load_rulebook("nightmarium").rules) - proved) == []


def test_file_is_named_after_a_rule_that_it_proves() -> None:
    for path in SCENARIOS:
        found = re.match(r"nm_(\d+)_(\d+)_", path.name)
        if found is not None:
            assert f"NM-{found[1]}.{found[2]}" in written(path)["rules"], path.name


@pytest.mark.parametrize("number", range(len(examples())))
def test_example_of_the_page_holds(number: int, tmp_path: Path) -> None:
    path = tmp_path / f"example_{number + 1}.toml"
    path.write_text(examples()[number], encoding="utf-8")
    run_scenario(path)


def test_page_has_two_examples_of_nightmarium() -> None:
    games = [tomllib.loads(example)["game"] for example in examples()]
    assert games.count("nightmarium") >= 2
