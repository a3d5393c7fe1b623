"""The table of Somnicum as text."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.somnicum.view import SomnicumView


def paint(view: SomnicumView, say: Speaker, plain: bool) -> list[str]:
    return [str(view.data())]
