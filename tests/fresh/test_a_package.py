"""What a friend is given installs into an empty environment with every Python, and plays."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import compiling
import page
import pytest
import wheels
from bare import ROOT, Machine, copied, pythons

Tell = Callable[[str, object], None]
PYTHONS = pythons()
OWN = f"{sys.version_info[0]}.{sys.version_info[1]}"
SIMULATION = ("sim", "nightmarium", "--games", "20", "--seed", "fresh")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel, the source distribution, and a checkout in which the page was built."""
    folder = tmp_path_factory.mktemp("packages")
    checkout = folder / "checkout"
    copied(checkout)
    shutil.copytree(page.STATIC, checkout / page.STATIC.relative_to(ROOT))
    shutil.copy(page.KEY, checkout / page.KEY.relative_to(ROOT))
    return {"wheel": wheels.wheel("pure", folder), "source": wheels.source(folder), "checkout": checkout}


@pytest.fixture(scope="module")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What these tests fetch they fetch once; nothing that was there before them is used."""
    return tmp_path_factory.mktemp("downloads")


@pytest.mark.parametrize(
    ("kind", "version"), [("source", OWN), ("checkout", OWN), *(("wheel", version) for version in PYTHONS)]
)
def test_pip_installs_it_into_an_empty_environment(
    kind: str, version: str, packages: dict[str, Path], downloads: Path, tmp_path: Path, record_property: Tell
) -> None:
    """Sources are built by the other Pythons, too, wherever `make play` is tried with each of them."""
    machine = Machine(tmp_path / "machine", PYTHONS[version])
    record_property("told", f"pip install {kind}, Python {installed(machine, packages[kind], downloads)}")
    plays(machine, "pure")


def test_a_checkout_without_the_page_builds_it_with_node_from_the_registry(downloads: Path, tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    copied(checkout)
    machine = Machine(tmp_path / "machine", PYTHONS[OWN])
    installed(machine, checkout, downloads)
    assert (checkout / page.STATIC.relative_to(ROOT) / "index.html").is_file()
    plays(machine, "pure")


def test_the_compiled_wheel_plays_the_same_games(downloads: Path, tmp_path: Path) -> None:
    if not compiling.can_compile():
        pytest.skip(wheels.CANNOT_COMPILE)
    here = Machine(tmp_path / "machine", PYTHONS[OWN])
    installed(here, wheels.wheel("compiled", tmp_path), downloads)
    plays(here, "compiled")


def installed(machine: Machine, package: Path, downloads: Path) -> str:
    machine.more = {"PIP_CACHE_DIR": str(downloads)}
    machine.run("python3", "-m", "venv", "--without-pip", "env")
    python = str(machine.folder / "env/bin/python")
    machine.run("python3", "-m", "pip", "--python", python, "install", "-qq", str(package))
    return machine.run(python, "--version").split()[1]


@cache
def expected_hash() -> str:
    """What the same games give here, interpreted from this very tree."""
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); from phobetor.cli.main import run; run()"
    said = subprocess.run([sys.executable, "-P", "-c", code, *SIMULATION], capture_output=True, text=True, check=True)
    return said.stdout.splitlines()[-1].strip()


def plays(machine: Machine, build: str) -> None:
    """A simulation with the same result, a game at the terminal to its end, and an open table."""
    program = str(machine.folder / "env/bin/phobetor")
    assert machine.run(program, "--version").strip().endswith(f"({build})")
    assert machine.run(program, *SIMULATION).splitlines()[-1].strip() == expected_hash()
    told = machine.run(program, "play", "somnicum", "--seats", "greedy,greedy", "--seed", "1", "--plain")
    assert "Three rounds are over" in told, told[-500:]
    machine.served(program, "serve", "--port", "0", "--data", str(machine.home), cwd=machine.folder)
