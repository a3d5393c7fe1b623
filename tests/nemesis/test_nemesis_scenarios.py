"""Every scenario of Nemesis holds and cites rules that exist."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from phobetor.book.rulebook import rulebook, scenario_files
from phobetor.records.scenario import run_scenario

SCENARIOS = list(scenario_files("nemesis"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    run_scenario(path)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_cites_rules_that_exist(path: Path) -> None:
    rules = tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    assert rules
    assert [rule for rule in rules if rule not in rulebook("nemesis").rules] == []


def test_every_rule_is_proved_by_a_scenario() -> None:
    proved = {rule for path in SCENARIOS for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rules"]}
    assert sorted(set(rulebook("nemesis").rules) - proved) == []
