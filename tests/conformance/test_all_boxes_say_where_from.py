"""Every row of every data file says where it comes from."""

from __future__ import annotations

import csv
import json
from importlib import resources

from phobetor.games.box import PROVENANCES

PLACES = ("plan", "bends")
"""Where things are drawn: our own choice, whatever box it is."""

LEARNED = "learned.json"
"""What bots have learned says by which command."""


def test_every_row_says_where_it_comes_from(name: str) -> None:
    found = 0
    for file in resources.files(f"phobetor.games.{name}").joinpath("data").iterdir():
        if file.name == LEARNED:
            assert json.loads(file.read_text(encoding="utf-8"))["made by"].startswith(f"phobetor train {name} ")
        elif file.name.removesuffix(".csv") not in PLACES:
            rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
            assert {row["provenance"] for row in rows} <= set(PROVENANCES), file.name
            found += len(rows)
    assert found > 50
