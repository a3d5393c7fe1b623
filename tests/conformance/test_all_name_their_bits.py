"""Numbers that hold several numbers: in every game only `packed.py` opens them, and sets are masks of the kernel."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from phobetor import games

FOLDER = Path(games.__file__).parent
MODULES = sorted(path for room in ("rules", "bots", "words") for path in FOLDER.glob(f"*/{room}/**/*.py"))
OPENING = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor, ast.Invert)


def opened(source: str) -> list[str]:
    """Every shift and mask. `|` also joins types and dictionaries; in place, or with a number beside it, it packs."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp | ast.AugAssign | ast.UnaryOp):
            in_place = isinstance(node, ast.AugAssign) or any(is_number(part) for part in ast.iter_child_nodes(node))
            if isinstance(node.op, OPENING) or (isinstance(node.op, ast.BitOr) and in_place):
                found.append(ast.unparse(node))
    return found


def is_number(node: ast.AST) -> bool:
    """A number, or a constant of a module, which is written in capitals."""
    is_int = isinstance(node, ast.Constant) and isinstance(node.value, int)
    return is_int or (isinstance(node, ast.Name) and node.id.isupper())


def test_every_game_is_looked_at() -> None:
    assert {path.relative_to(FOLDER).parts[0] for path in MODULES} == set(games.NAMES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_only_one_module_of_a_game_shifts_and_masks(path: Path) -> None:
    found = opened(path.read_text(encoding="utf-8"))
    assert bool(found) == (path.name == "packed.py"), found


@pytest.mark.parametrize(
    "line",
    [
        "monster >> 8",
        "fire |= 1 << slot",
        "held & ~4096",
        "state | 8",
        "mask ^ other",
        "used |= mark",
        "attack(OPTIONAL | MONSTERS_HERE)",
    ],
)
def test_opening_by_hand_is_seen(line: str) -> None:
    assert opened(line)


@pytest.mark.parametrize("line", ["def run(step: Step | None) -> None: ...", "first | second", "a and not b"])
def test_types_and_dictionaries_may_be_joined(line: str) -> None:
    assert not opened(line)
