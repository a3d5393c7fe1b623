"""Writes the API reference, made from docstrings: `python tools/build/reference.py [FOLDER]`, or `make reference`.

It covers the doors that others write against: whoever adds a game, a bot, a tool or a study needs nothing else.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pdoc
import pdoc.render

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build/reference"
DOORS = ("phobetor.kernel", "phobetor.book.title", "phobetor.bots", "phobetor.records", "phobetor.lab")


def written(folder: Path) -> Path:
    """The page to begin with."""
    pdoc.render.configure(docformat="markdown", show_source=False, footer_text="Phobetor")
    pdoc.pdoc(*DOORS, output_directory=folder)
    return folder / "index.html"


if __name__ == "__main__":
    print(written(Path(sys.argv[1]) if sys.argv[1:] else FOLDER))
