"""Numbers that hold several numbers: only `packed.py` opens them, and saved games and views keep their layout."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from phobetor.games.nemesis import title
from phobetor.games.nemesis.rules.packed import (
    buried,
    buried_by,
    buried_card,
    card_looker,
    is_looker,
    knows,
    packed_item,
    saw_goals_of,
    saw_kept_goal_of,
    with_goals_of,
    with_kept_goal_of,
)
from phobetor.kernel.words import NOBODY

SEATS = range(5)
FOLDER = Path(title.__file__).parent
MODULES = sorted(path for room in ("rules", "bots", "words") for path in (FOLDER / room).rglob("*.py"))
OPENING = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor, ast.Invert)


def opened(source: str) -> list[str]:
    """Every shift and mask. `|` also joins types and dictionaries; with a number beside it, it packs."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp | ast.AugAssign | ast.UnaryOp):
            is_packing = isinstance(node.op, ast.BitOr) and any(is_number(part) for part in ast.iter_child_nodes(node))
            if isinstance(node.op, OPENING) or is_packing:
                found.append(ast.unparse(node))
    return found


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_only_one_module_shifts_and_masks(path: Path) -> None:
    found = opened(path.read_text(encoding="utf-8"))
    assert bool(found) == (path.name == "packed.py"), found


@pytest.mark.parametrize("line", ["monster >> 8", "fire |= 1 << slot", "held & ~4096", "state | 8", "mask ^ other"])
def test_opening_by_hand_is_seen(line: str) -> None:
    assert opened(line)


@pytest.mark.parametrize("line", ["def run(step: Step | None) -> None: ...", "first | second", "a and not b"])
def test_types_and_dictionaries_may_be_joined(line: str) -> None:
    assert not opened(line)


def test_who_knows_an_item() -> None:
    packed = packed_item(27, 0b10010)
    assert packed == 27 * 32 + 0b10010
    assert [knows(seat, packed) for seat in SEATS] == [False, True, False, False, True]


def test_who_put_an_event_at_the_bottom() -> None:
    assert buried(13, 4) == 13 * 8 + 4
    assert [(buried_card(buried(13, seat)), buried_by(buried(13, seat))) for seat in SEATS] == [
        (13, seat) for seat in SEATS
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_who_looks_at_items_or_at_cards(seat: int) -> None:
    assert [is_looker(seat, other) for other in SEATS] == [seat == other for other in SEATS]
    assert [is_looker(card_looker(seat), other) for other in SEATS] == [seat == other for other in SEATS]


@pytest.mark.parametrize("seat", [NOBODY, *SEATS])
def test_nobody_looks(seat: int) -> None:
    assert not is_looker(NOBODY, seat)


def test_whose_objectives_were_seen() -> None:
    seen = with_kept_goal_of(with_kept_goal_of(with_goals_of(0, 1), 2), 4)
    assert seen == 2 | (4 | 16) << 8
    assert [saw_goals_of(seen, player) for player in SEATS] == [False, True, False, False, False]
    assert [saw_kept_goal_of(seen, player) for player in SEATS] == [False, False, True, False, True]
