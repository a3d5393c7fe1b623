"""What the pictures in docs/screenshots show, as a hash for each set: `made-of.json` holds those of the sources they
were made from, and a test compares. `make pictures` makes the pictures and writes the file.

A set is made of the markup and the styles of what can be seen on it: the start page, or a board with the frame of the
table around it. Scripts, words and data are left out, and so are comments and white space: a picture is not out of
date because a computation was rewritten or a sentence corrected.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = Path("docs/screenshots/made-of.json")
STYLES = ("web/src/styles/base.css", "web/src/styles/tokens.css")
START = ("web/src/pages/Start.svelte", "web/src/parts/Door.svelte", "web/src/parts/Logo.svelte", *STYLES)
TABLE = (*(f"web/src/table/{name}.svelte" for name in ("Room", "Strip", "Rail", "Log")), *STYLES)
BAR = "web/src/table/decide"
"""The frame of every table, on a desk and on a phone: these files and all parts of the decision bar."""


def games(root: Path) -> list[str]:
    """Those that have a board."""
    return sorted(path.parent.name for path in (root / "web/src/games").glob("*/Board.svelte"))


def shown(root: Path, name: str) -> list[Path]:
    """The files of the set with this name: 'start' or a game."""
    if name == "start":
        return [root / path for path in START]
    parts = [*sorted((root / "web/src/games" / name).rglob("*")), *sorted((root / BAR).iterdir())]
    return [*(path for path in parts if path.suffix in (".svelte", ".css")), *(root / path for path in TABLE)]


def drawn(path: Path) -> str:
    """What of a file can be seen."""
    text = path.read_text(encoding="utf-8")
    for gone in (r"<script\b.*?</script>", r"<!--.*?-->", r"/\*.*?\*/", r"\s+"):
        text = re.sub(gone, "", text, flags=re.DOTALL)
    return text


def mark(root: Path, name: str) -> str:
    """The same as long as the set shows the same."""
    found = hashlib.sha256()
    for path in shown(root, name):
        found.update(f"{path.relative_to(root).as_posix()}\n{drawn(path)}\n".encode())
    return found.hexdigest()[:16]


def kept(root: Path) -> dict[str, str]:
    """What the pictures were made of."""
    path = root / FILE
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def keep(root: Path, names: Iterable[str]) -> None:
    """The pictures of these sets are new."""
    marks = kept(root) | {name: mark(root, name) for name in names}
    (root / FILE).write_text(json.dumps(marks, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def stale(root: Path) -> list[str]:
    """The sets whose pictures show something else than the sources."""
    marks = kept(root)
    return [name for name in ("start", *games(root)) if marks.get(name) != mark(root, name)]
