"""The API reference can be built, and the doors that others write against are described."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
import reference

ROOT = Path(__file__).resolve().parents[1]


def modules() -> list[Path]:
    """Every module behind a door."""
    found: list[Path] = []
    for door in reference.DOORS:
        place = ROOT / "src" / door.replace(".", "/")
        found += sorted(place.glob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
    return found


def undescribed(tree: ast.Module) -> list[str]:
    public = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_")
    ]
    return [node.name for node in public if not ast.get_docstring(node)]


@pytest.mark.parametrize("path", modules(), ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_a_module_of_a_door_says_what_it_is_for_and_so_do_its_public_functions_and_classes(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), f"{path.name} does not say what it is for"
    assert not undescribed(tree)


def test_what_is_not_described_is_noticed() -> None:
    tree = ast.parse('def said():\n    """It is."""\ndef open(): ...\nclass Door: ...\ndef _own(): ...\n')
    assert undescribed(tree) == ["open", "Door"]


def test_the_reference_is_built_from_the_sources(tmp_path: Path) -> None:
    """In a process of its own, from the interpreted rules: compiled functions do not show their parameters."""
    script = ROOT / "tools/build/reference.py"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    subprocess.run([sys.executable, str(script), str(tmp_path)], env=environment, check=True, capture_output=True)
    assert (tmp_path / "index.html").is_file()
    for path in modules():
        page = tmp_path / path.relative_to(ROOT / "src").with_suffix(".html")
        if path.stem == "__init__":
            page = page.parent.with_suffix(".html")
        assert page.is_file(), page
    told = (tmp_path / "phobetor/records/notation.html").read_text(encoding="utf-8")
    assert "write_choice" in told
    assert "Who chose what" in told
