"""Of a fixed sample of broken rules the scenarios and named tests of each game notice enough. See tools/mutants."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from phobetor.build import build
from phobetor.games import NAMES

ROOT = Path(__file__).resolve().parents[2]
ASKED = tomllib.loads(Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8"))

pytestmark = pytest.mark.skipif(build() == "compiled", reason="compiled rules cannot be broken while they run")


def campaign(game: str) -> dict[str, Any]:
    command = [sys.executable, "tools/mutants", game, "--json", "--apart", "-j", "2"]
    asked = ["--sample", str(ASKED["sample"]), "--seed", ASKED["seed"]]
    environment = os.environ | {"PYTHONPATH": "src"}
    done = subprocess.run([*command, *asked], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", NAMES)
def test_enough_of_the_broken_rules_are_noticed(game: str) -> None:
    found = campaign(game)
    nobody = [mutant for mutant in found["mutants"] if mutant["status"] in ("survived", "unreached")]
    told = [f"{each['file']}:{each['line']} {each['change']}" for each in nobody if not each["equivalent"]]
    assert found["all"] == ASKED["sample"]
    assert found["score"] >= ASKED["lowest_score"][game], "\n".join([found["sentence"], *told])
