"""Every scenario of Deranged holds, and together they prove every rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from phobetor.book.rulebook import rulebook, scenario_files
from phobetor.games.deranged.title import TITLE
from phobetor.records.scenario import run_scenario

SCENARIOS = list(scenario_files("deranged"))
RULES = rulebook("deranged").rules
EVENTS = {event.name for event in TITLE.events}


def written(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    run_scenario(path)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_cites_rules_and_events_that_exist(path: Path) -> None:
    scenario = written(path)
    entries = [scenario, *scenario.get("play", [])]
    unexpected = [name for entry in entries for name in entry.get("expect", {}).get("no_events", [])]
    assert scenario["rules"]
    assert [rule for rule in scenario["rules"] if rule not in RULES] == []
    assert [name for name in unexpected if name not in EVENTS] == []


def test_every_rule_is_cited_by_a_scenario() -> None:
    proved = {rule for path in SCENARIOS for rule in written(path)["rules"]}
    assert sorted(set(RULES) - proved) == []


def test_every_example_and_answer_of_the_rulebook_is_a_scenario() -> None:
    names = [path.stem for path in SCENARIOS]
    assert sum(name.startswith("example_") for name in names) == 9
    assert sum(name.startswith("question_") for name in names) >= 13
