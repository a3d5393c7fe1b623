"""The deals of the browser tests, with bots that choose what is written: `clicks.py` plays the same game with the page,
the server and the bots of another commit.

A server finds this module instead of the tests' own one; what each seat chooses stands in `PHOBETOR_WRITTEN`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from runpy import run_path

from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.records.notation import write_option
from phobetor.table.thinking import Thinkers

TESTS = Path("tests/browser/deals.py")
"""Servers are started in the folder of their tree."""
WRITTEN: list[list[str]] = json.loads(os.environ["PHOBETOR_WRITTEN"])


def fix(deal: str) -> None:
    run_path(str(TESTS))["fix"](deal)
    Thinkers.think = read  # type: ignore[method-assign]


async def read(self: Thinkers, game: str, seat: int, bot: str, chance: str, position: str) -> int:
    """What is written next for this seat."""
    title = title_of(game)
    view = title.view(title.load(json.loads(position), Chance()), seat)
    words = [write_option(title, option, view.settings) for option in view.options]
    return int(view.options[words.index(WRITTEN[seat].pop(0))])
