"""The deals of the browser tests: tables of one kind are dealt alike, so that no test depends on luck.

PHOBETOR_DEAL names other ones; `make look` tries many, because a page must be right whatever is dealt.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from phobetor.server.doors import opening
from phobetor.table.changes import Changes
from phobetor.table.opening import new_table, seal
from phobetor.table.saved import Saved, SeatRow
from phobetor.table.table import Table


def fix(deal: str) -> None:
    """From now on this process deals the same to all tables with the same game, settings and number of seats.

    Without a deal nothing is fixed: then tables keep what they promise.
    """
    if not deal:
        return
    begin = Table.begin
    shown: dict[str, str] = {}
    """What the pages of these tables were shown; only whoever fixes the deals breaks this promise."""

    def dealt(
        game: str,
        options: dict[str, str],
        seats: list[SeatRow],
        host: str,
        guest: str,
        clock: int = 0,
        seed: str = "",
    ) -> Saved:
        saved = new_table(game, options, seats, host, guest, clock, seed)
        if seed:
            shown[saved.table.id] = seal(seed)
        kind = f"{deal}/{game}/{sorted(saved.table.options.items())}/{len(seats)}"
        saved.table = replace(saved.table, seed=sha256(kind.encode()).hexdigest())
        return saved

    def begun(self: Table) -> Changes:
        self.seats[:] = [replace(seat, salt="") for seat in self.seats]
        return begin(self)

    def sealed(self: Table) -> str:
        return shown.get(self.id, "") or seal(self.row.seed)

    vars(opening)["new_table"] = dealt
    Table.commitment = property(sealed)  # type: ignore[assignment]
    Table.begin = begun  # type: ignore[method-assign]
