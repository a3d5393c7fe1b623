"""Imports point down only: the table in docs/design.md is true, and a wall that is broken is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest
import walls

ROOT = Path(__file__).resolve().parents[1]
PAGE = """
### Walls

| room | may import |
|---|---|
| `kernel` | nothing |
| `games/*/rules` | `kernel` |
| `games/*/words` | `kernel`, `games/*/rules` |
{rings}
## Afterwards
"""
HOUSE = {
    "kernel/agenda": "",
    "games/chess/rules/turn": "from phobetor.kernel.agenda import Game",
    "games/chess/words/board": "from phobetor.games.chess.rules import turn",
    "games/go/rules/turn": "import phobetor.kernel.agenda",
}


def told(tmp_path: Path, changed: dict[str, str], rings: str = "") -> list[str]:
    for name, text in (HOUSE | changed).items():
        path = (tmp_path / "phobetor" / name).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return walls.faults(tmp_path, PAGE.format(rings=rings))


def test_the_walls_of_the_house_stand() -> None:
    assert walls.faults(ROOT / "src", (ROOT / "docs/design.md").read_text(encoding="utf-8")) == []


def test_a_sound_house_has_no_faults(tmp_path: Path) -> None:
    assert told(tmp_path, {}) == []


@pytest.mark.parametrize(
    ("module", "text", "said"),
    [
        ("kernel/agenda", "from phobetor.games.chess.rules.turn import move", "kernel/agenda:1 imports games/chess"),
        ("games/chess/rules/turn", "\nimport phobetor.games.chess.words.board", "rules/turn:2 imports games/chess/wo"),
        ("games/chess/rules/turn", "def f():\n  from phobetor.games.chess.words import board", "rules/turn:2 imports"),
        ("games/chess/rules/turn", "from phobetor.games.go.rules.turn import move", "nothing of another one"),
        ("cellar/rats", "from phobetor.kernel.agenda import Game", "cellar/rats is in no room"),
    ],
)
def test_a_broken_wall_is_named(tmp_path: Path, module: str, text: str, said: str) -> None:
    assert any(said in line for line in told(tmp_path, {module: text}))


RING = {
    "games/chess/rules/turn": "from phobetor.games.chess.rules.castle import rook",
    "games/chess/rules/castle": "from phobetor.games.chess.rules.turn import king",
}


def test_modules_that_import_one_another_are_named(tmp_path: Path) -> None:
    assert told(tmp_path, RING) == [
        "These import one another: games/chess/rules/castle, games/chess/rules/turn.",
    ]


def test_a_ring_that_the_page_names_may_be_and_one_that_is_gone_may_not_be_named(tmp_path: Path) -> None:
    named = "\n- **Ring** `games/chess/rules/castle` and `games/chess/rules/turn`: a king castles on his turn."
    assert told(tmp_path, RING, named) == []
    assert told(tmp_path, {"games/chess/rules/castle": ""}, named) == [
        "No ring any more: games/chess/rules/castle, games/chess/rules/turn.",
    ]


def test_what_is_imported_for_types_alone_makes_no_ring(tmp_path: Path) -> None:
    typed = "if TYPE_CHECKING:\n    from phobetor.games.chess.rules.turn import king"
    assert told(tmp_path, RING | {"games/chess/rules/castle": typed}) == []
