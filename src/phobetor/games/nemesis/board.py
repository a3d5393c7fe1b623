"""The ship in a terminal."""

from __future__ import annotations

from typing import Any

from phobetor.book.text import Speaker


def paint(view: Any, say: Speaker, plain: bool) -> list[str]:
    return []
