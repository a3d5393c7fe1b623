"""What must notice a broken rule: a game's scenarios and its named tests, and which lines each of them executes."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import itertools
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/phobetor/games"

NO_RULES = {"__init__", "box", "evidence", "imagine", "names", "reading", "view", "vocabulary"}
"""Modules of the room of the rules that carry out none: components, names of things, what a seat may know."""
NO_PROOF = {
    "alarms", "bar", "board", "bots", "data", "finale", "games", "imagined", "measures", "notebook", "plan", "planner",
    "scenarios", "seen", "sentences", "story",
}  # fmt: skip
"""Files of tests that prove no rule of play; fuzzed games, golden files and counts lie elsewhere."""

Lines = dict[str, list[int]]  # file -> lines


def rule_modules(game: str) -> list[Path]:
    return sorted(path for path in (GAMES / game / "rules").rglob("*.py") if path.stem not in NO_RULES)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


class Unit:
    """A scenario, or a test with one set of arguments."""

    def __init__(self, name: str, text: str, path: Path, function: str = "", arguments: str = "") -> None:
        self.name = name
        self.path = path
        self.function = function
        self.arguments = arguments
        self.seconds = 0.0
        self.hash = hashlib.sha256(f"{name}\n{text}".encode()).hexdigest()[:16]

    def run(self) -> None:
        if not self.function:
            from phobetor.records.scenario import run_scenario

            run_scenario(self.path)
            return
        module = test_module(self.path)
        for call in calls_of(getattr(module, self.function)):
            if repr(call) == self.arguments:
                getattr(module, self.function)(**call)


def test_module(path: Path) -> Any:
    """Imported under a name of its own, so that it can be forgotten and imported anew."""
    name = f"named_tests.{path.parent.name}.{path.stem}"
    if name not in sys.modules:
        if str(path.parent) not in sys.path:
            sys.path.append(str(path.parent))  # for the helpers that lie beside it
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def calls_of(test: Callable[..., object]) -> list[dict[str, Any]]:
    """The sets of arguments that pytest's parametrize asks for; none for a test that needs fixtures."""
    ways: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = (
                [name.strip() for name in mark.args[0].split(",")] if isinstance(mark.args[0], str) else mark.args[0]
            )
            rows = [row if len(names) > 1 else (row,) for row in mark.args[1]]
            ways.append([dict(zip(names, row, strict=True)) for row in rows])
    calls = [{name: value for part in parts for name, value in part.items()} for parts in itertools.product(*ways)]
    return [call for call in calls if {*call} == {*inspect.signature(test).parameters}]


def units_of(game: str) -> list[Unit]:
    paths = sorted((GAMES / game / "scenarios").glob("*.toml"))
    found = [Unit(path.stem, path.read_text(encoding="utf-8"), path) for path in paths]
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        if not NO_PROOF & {*path.stem.split("_")}:
            found += named_tests(path)
    return found


def named_tests(path: Path) -> list[Unit]:
    module, text = test_module(path), path.read_text(encoding="utf-8")
    names = [name for name in vars(module) if name.startswith("test_") and "random" not in name]
    return [
        Unit(f"{path.stem}::{name}{repr(call) if call else ''}", text, path, name, repr(call))
        for name in names
        for call in calls_of(getattr(module, name))
    ]


class Tracer:
    """The lines of some files that are executed, module and class bodies left out."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.lines: dict[str, set[int]] = {str(path): set() for path in files}

    def __enter__(self) -> Tracer:
        sys.settrace(self.call)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def call(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        if code.co_filename not in self.lines or not code.co_flags & inspect.CO_NEWLOCALS:
            return None
        self.lines[code.co_filename].add(frame.f_lineno)
        return self.line

    def line(self, frame: FrameType, event: str, argument: object) -> Any:
        self.lines[frame.f_code.co_filename].add(frame.f_lineno)
        return self.line


def executed(unit: Unit, files: list[Path]) -> tuple[Lines, float]:
    """The lines that it executes, and how long it takes while being watched."""
    began = time.process_time()
    with Tracer(files) as tracer:
        unit.run()
    return {file: sorted(lines) for file, lines in tracer.lines.items()}, time.process_time() - began


def import_game(game: str) -> None:
    """Everything that a scenario needs, interpreted."""
    importlib.import_module("phobetor.records.scenario")
    importlib.import_module(f"phobetor.games.{game}.title")


def forget_game(game: str) -> None:
    """Let the game and its tests be imported anew."""
    prefixes = (f"phobetor.games.{game}.", "named_tests.")
    for name in [name for name in sys.modules if name.startswith(prefixes)]:
        del sys.modules[name]
