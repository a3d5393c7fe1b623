"""Every scenario of every game holds, and together they prove every rule."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

import pytest

from phobetor.book.rulebook import rulebook, scenario_files
from phobetor.games import NAMES
from phobetor.records.scenario import run_scenario

SCENARIOS = [pytest.param(path, id=f"{game}-{path.stem}") for game in NAMES for path in scenario_files(game)]


@lru_cache(maxsize=1)
def cited(game: str) -> dict[str, list[str]]:
    """The rules that each scenario is said to prove."""
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8"))["rules"] for path in scenario_files(game)}


@pytest.mark.parametrize("path", SCENARIOS)
def test_scenario_holds(path: Path) -> None:
    run_scenario(path)


def test_every_scenario_proves_rules_that_exist(name: str) -> None:
    """A misspelt rule proves nothing."""
    rules = rulebook(name).rules
    assert [scenario for scenario, proved in cited(name).items() if not proved or not set(proved) <= set(rules)] == []


def test_every_rule_is_proved_by_a_scenario(name: str) -> None:
    proved = {rule for rules in cited(name).values() for rule in rules}
    assert sorted(set(rulebook(name).rules) - proved) == []
