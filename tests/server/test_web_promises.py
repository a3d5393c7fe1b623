"""docs/table.md says which test shows what: each of them exists, and no question is left without an answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "table.md"
ASKED = {"A": 9, "B": 8, "C": 8, "D": 10, "E": 8, "F": 9, "G": 5}
IDS = [f"{letter}{number}" for letter, most in ASKED.items() for number in range(1, most + 1)]

if not PAGE.exists():
    pytest.skip("The pages of the documentation lie beside the sources only.", allow_module_level=True)

ROWS = {
    row[1]: row[3] for row in re.finditer(r"^\| ([A-G]\d+) \| (.*?) \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
}


def named_tests(row: str) -> list[tuple[Path, str]]:
    """The files and tests that a row names; `::test_…` alone is in the file that was named last."""
    found, file = [], Path()
    for name in re.findall(r"`([^`]+)`", row):
        where, colons, test = name.partition("::")
        if where.startswith("tests/"):
            file = ROOT / where
        elif where in FILES:
            file = FILES[where]
        elif where or not colons:
            continue
        found.append((file, test))
    return found


FILES = {path.stem.removeprefix("test_web_"): path for path in Path(__file__).parent.glob("test_web_*.py")}


def test_every_question_has_an_answer() -> None:
    assert list(ROWS) == IDS
    unproved = [name for name, row in ROWS.items() if not named_tests(row)]
    assert all(re.search("does not apply|not done|`make", ROWS[name]) for name in unproved), unproved


@pytest.mark.parametrize("name", IDS)
def test_every_named_test_exists(name: str) -> None:
    for file, test in named_tests(ROWS[name]):
        assert file.exists(), file
        assert not test or f"def {test}(" in file.read_text("utf-8"), (file.name, test)
