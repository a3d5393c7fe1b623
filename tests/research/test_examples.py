"""The examples run, with few games, and say what they promise."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from running import environment

NEEDS_PYARROW = ("balance_of_a_card", "value_function")
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "few", "needs", "says"),
    [
        ("question", "2", "pyarrow", "length: "),
        ("train", "2", "pettingzoo", "After 2 games against itself it wins "),
        ("data", "2", "pyarrow", "random       play: "),
        ("ismcts", "2", "pyspiel", "ISMCTS with 2 simulations: "),
    ],
)
def test_an_example_runs(name: str, few: str, needs: str, says: str, tmp_path: Path) -> None:
    pytest.importorskip(needs, reason=f"{needs} is not there; install it with: pip install 'phobetor[research]'")
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), few],
        cwd=tmp_path, env=environment(), capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert says in done.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_the_cells_of_a_notebook_run_one_after_the_other(path: Path, tmp_path: Path) -> None:
    """Its cells as one program: nobody needs Jupyter for that."""
    if path.stem in NEEDS_PYARROW:
        pytest.importorskip("pyarrow", reason="pyarrow is not there; install it with: pip install 'phobetor[research]'")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code"), (
        "Notebooks are kept without output."
    )
    program = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment(), capture_output=True, encoding="utf-8",
        timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_every_example_is_named_in_the_readme() -> None:
    told = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert [
        path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb") and path.name not in told
    ] == []
