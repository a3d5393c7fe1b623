"""A new table: its id, its seed and the seal on it, and what is written first."""

from __future__ import annotations

import secrets
import time
from base64 import b32encode
from dataclasses import replace

from phobetor.book.rulebook import rulebook
from phobetor.games import title_of
from phobetor.kernel.chance import Chance, commitment
from phobetor.table.changes import Changes, SeatsArranged, SeatsHeld, TableOpened, WhatIfOpened
from phobetor.table.saved import LOBBY, Saved, SeatRow, TableRow
from phobetor.table.words import new_code


def new_id() -> str:
    """60 bits nobody can guess, in letters that nobody confuses."""
    return b32encode(secrets.token_bytes(10)).decode().lower()[:12]


def new_owner() -> str:
    """A key for a person at one table."""
    return secrets.token_hex(8)


def new_seed() -> str:
    return secrets.token_hex(32)


def seal(seed: str) -> str:
    """What is shown of a seed before the game."""
    return commitment(bytes.fromhex(seed))


def new_table(
    game: str, options: dict[str, str], seats: list[SeatRow], host: str, guest: str, clock: int = 0, seed: str = ""
) -> Saved:
    """An unwritten table; without a seed that was sealed before, one is drawn. Raises BadInput for what the game does
    not know."""
    title = title_of(game)
    title.check_players(len(seats))
    values = title.setting_values(options)
    title.table(len(seats), values, Chance())
    full = title.setting_names(values)
    drawn = seed or new_seed()
    now = time.time()
    row = TableRow(new_id(), game, rulebook(game).version, full, drawn, "", host, now, LOBBY, clock, 0, 1)
    row = replace(row, code=new_code(), seen=now)
    return Saved(row, seats, {host: {guest}}, [], [])


def opened(saved: Saved) -> Changes:
    """What a new table writes."""
    row = saved.table
    holders = [SeatsHeld(row.id, owner, held) for owner, by in saved.holders.items() for held in by]
    origin = [WhatIfOpened(row.id, saved.origin)] if saved.origin is not None else []
    return [TableOpened(row), *origin, SeatsArranged(row.id, tuple(saved.seats)), *holders]
