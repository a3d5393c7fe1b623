"""Both commands work with every Python that Phobetor is for, as far as this machine has them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from bare import Machine, copied, pythons

Tell = Callable[[str, object], None]
PYTHONS = pythons()
OWN = f"{sys.version_info[0]}.{sys.version_info[1]}"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("clone") / "phobetor"
    copied(folder)
    return folder


@pytest.mark.parametrize("version", [version for version in PYTHONS if version != OWN])
def test_both_commands_work_with_every_python(clone: Path, tmp_path: Path, version: str, record_property: Tell) -> None:
    """In the same clone, with an environment of its own."""
    other = Machine(tmp_path / "machine", PYTHONS[version])
    place = f"VENV=build/python{version}"
    _, seconds = other.served("make", "play", place, f"ARGS=--port 0 --data {other.home}", cwd=clone)
    record_property("told", f"make play with Python {version}: {seconds:.0f} s")
    assert " passed" in other.run("make", "test-pure", place, "ARGS=tests/kernel", cwd=clone)
