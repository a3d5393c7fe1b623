"""`phobetor rescue`: what can be read of a damaged data folder."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path


def rescue(given: Namespace) -> int:
    """The status is 0 when nothing is lost, and 1 when something is."""
    from phobetor.table.rescue import rescue as save

    saved = save(Path(given.folder), Path(given.out))
    if given.json:
        tables = [
            {"table": found.name, "whole": found.whole, "record": found.record is not None, "told": found.told}
            for found in saved.tables
        ]
        report = {"tables": tables, "pages": saved.pages, "unreadable": saved.unreadable, "out": given.out}
        print(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        for sentence in saved.sentences():
            print(sentence)
        print(f"'phobetor serve --data {given.out}' goes on with the whole ones; {given.out}/records holds every game.")
    return 0 if saved.is_complete else 1
