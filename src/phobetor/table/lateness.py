"""Whose time runs at a table, when it is up, and who is told."""

from __future__ import annotations

from phobetor.kernel.words import Player
from phobetor.table.changes import Changes, ClockSet
from phobetor.table.saved import HUMAN
from phobetor.table.table import Table


def run_clocks(table: Table, now: float) -> Changes:
    """After any change: the time of whoever must decide now runs."""
    if not table.row.clock or table.session is None:
        return []
    choices = len(table.session.record.choices)
    rows = table.clocks.run(table.people_asked(), table.chosen, choices, now)
    return [ClockSet(table.id, row) for row in rows]


def has_company(table: Table, seat: Player) -> bool:
    """Whether somebody else is at the table who could vote about the seat."""
    owner = table.seats[seat].owner
    return any(other.kind == HUMAN and not other.bot and other.owner != owner for other in table.seats)


def alarms(table: Table, now: float) -> dict[Player, float]:
    """In how many seconds somebody's time is up, where that matters to anybody."""
    return {seat: table.clocks.left(seat, now) for seat in table.clocks.running() if has_company(table, seat)}


def late(table: Table, now: float) -> list[Player]:
    return [seat for seat, left in alarms(table, now).items() if left <= 0]


def time_command(table: Table, seat: Player) -> str:
    """That somebody's time is up is said once a decision."""
    return f"time:{seat}:{table.clocks.begun(seat)}"


def tell_time(table: Table, now: float) -> Changes:
    change: Changes = []
    for seat in late(table, now):
        if time_command(table, seat) not in table.chat.said:
            change += table.chat.announce("time-is-up", table.seats[seat].name, time_command(table, seat))
    return change
