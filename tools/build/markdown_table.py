"""A table of a page in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

Row = Sequence[str]


def table(head: Row, rows: Sequence[Row]) -> str:
    rule = "|" + "---|" * len(head)
    lines = [f"| {' | '.join(row)} |" for row in (head, *rows)]
    return "\n".join([lines[0], rule, *lines[1:]])
