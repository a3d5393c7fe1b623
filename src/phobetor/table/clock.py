"""The time that a person has for each own decision. When it is up nothing is forced: the others may vote, or wait.

Time is that of the server (`Hall.now`): it stands still while the server is down.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from phobetor.kernel.words import Player
from phobetor.table.saved import ClockRow


def used(row: ClockRow, now: float) -> float:
    return row.spent if row.since is None else row.spent + max(0.0, now - row.since)


class Clocks:
    """Those of one table; without `seconds` none ever runs."""

    def __init__(self, seconds: int, rows: Iterable[ClockRow]) -> None:
        self.seconds = seconds
        self.rows = {row.seat: row for row in rows}

    def run(self, asked: Collection[Player], chosen: Sequence[int], choices: int, now: float) -> list[ClockRow]:
        """Let the clocks of those who are asked run, and no others; gives back the rows that changed."""
        stopped = [self.stop(self.rows[seat], now) for seat in self.running() if seat not in asked]
        going = {seat: row.chosen for seat, row in self.rows.items() if row.since is not None}
        begun = [self.begin(seat, chosen[seat], choices, now) for seat in asked if going.get(seat) != chosen[seat]]
        return stopped + begun

    def stop(self, row: ClockRow, now: float) -> ClockRow:
        self.rows[row.seat] = ClockRow(row.seat, row.choices, row.chosen, used(row, now), None)
        return self.rows[row.seat]

    def begin(self, seat: Player, chosen: int, choices: int, now: float) -> ClockRow:
        """A new decision has all its time; one to which somebody came back by an undo has what was left of it."""
        before = self.rows.get(seat)
        if before is not None and choices <= before.choices:
            self.rows[seat] = ClockRow(seat, before.choices, chosen, used(before, now), now)
        else:
            self.rows[seat] = ClockRow(seat, choices, chosen, 0.0, now)
        return self.rows[seat]

    def forget(self, seat: Player) -> None:
        """Whatever the seat decides next has all its time."""
        self.rows.pop(seat, None)

    def running(self) -> list[Player]:
        return sorted(seat for seat, row in self.rows.items() if row.since is not None)

    def left(self, seat: Player, now: float) -> float:
        return max(0.0, self.seconds - used(self.rows[seat], now))

    def begun(self, seat: Player) -> int:
        """After how many choices of the whole table the clock began: it tells this time from the seat's other ones."""
        return self.rows[seat].choices
