"""Writes the tables of docs/scenarios.md anew: `python tools/build/scenario_page.py`.

What stands between `<!-- made: NAME -->` and `<!-- end: NAME -->` is replaced; the rest is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import scenario_components
import scenario_words

PAGE = Path(__file__).resolve().parents[2] / "docs/scenarios.md"
TABLES: dict[str, Callable[[], str]] = scenario_components.MADE | scenario_words.MADE


def written_anew(text: str) -> str:
    for name, make in TABLES.items():
        start, end = f"<!-- made: {name} -->", f"<!-- end: {name} -->"
        found = re.findall(re.escape(start) + ".*?" + re.escape(end), text, re.DOTALL)
        if len(found) != 1:
            raise LookupError(f"docs/scenarios.md must have the marks '{start}' and '{end}' once.")
        text = text.replace(found[0], f"{start}\n{make()}\n{end}")
    return text


if __name__ == "__main__":
    PAGE.write_text(written_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print("docs/scenarios.md is written.")
