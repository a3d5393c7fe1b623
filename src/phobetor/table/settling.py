"""The people of a table choose how their game goes on after its rules have changed; see `readings.py`."""

from __future__ import annotations

import time
from dataclasses import replace

from phobetor.kernel.refusal import MALFORMED, STALE
from phobetor.kernel.words import Player
from phobetor.table.changes import Changes, GameEnded
from phobetor.table.readings import BACK, END, OLD, Split, go_back
from phobetor.table.saved import HUMAN, OVER
from phobetor.table.table import Table, refuse

STOPPED = "rules-changed"
"""The ending of a game that its table ended."""


def settle(table: Table, seat: Player, cmd: str, way: str, present: set[str]) -> Changes:
    """Somebody is for a way; it is taken when most of those who are here are. `present` are their owners."""
    split = table.split
    if split is None:
        raise refuse(STALE, "rules-are-settled")
    if way not in split.ways:
        raise refuse(MALFORMED, "no-such-way")
    table.wishes[seat] = way
    change = table.log("settle", seat, cmd, way)
    voters = {found.owner for found in table.seats if found.kind == HUMAN and not found.bot} & present
    wanting = {table.seats[who].owner for who, wish in table.wishes.items() if wish == way}
    return [*change, *settled(table, seat, way, split)] if len(wanting & voters) * 2 > len(voters) else change


def settled(table: Table, seat: Player, way: str, split: Split) -> Changes:
    ended: Changes = []
    if way == OLD and split.older is not None:
        table.session = split.older
        table.row = replace(table.row, options=dict(split.options))
    elif way == BACK:
        go_back(table.playing())
    elif way == END:
        table.row = replace(table.row, phase=OVER)
        ended = [GameEnded(table.id, STOPPED, (), (), time.time())]
    table.split = None
    return [*table.change_rules(seat, way, split.line), *ended, *table.chat.announce(f"rules-{way}", "")]
