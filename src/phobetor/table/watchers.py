"""Who talks to whom: what people say who only watch is a channel of its own, which those who play do not see."""

from __future__ import annotations

from phobetor.kernel.refusal import NOT_YOURS, STALE
from phobetor.kernel.words import NOBODY, Player
from phobetor.table.changes import Changes
from phobetor.table.saved import LOBBY
from phobetor.table.table import Table, refuse

MOST_LINES = 500
"""How much is kept of what strangers say at one table."""


def say(table: Table, seat: Player, name: str, cmd: str, text: str) -> Changes:
    """A seat speaks under its name. In a lobby only those who sit talk: who wants to, sits down."""
    if seat != NOBODY:
        return table.chat.say(seat, table.seats[seat].name, cmd, text)
    if table.phase == LOBBY:
        raise refuse(NOT_YOURS, "sit-to-talk")
    if sum(line.seat == NOBODY for line in table.chat.lines) >= MOST_LINES:
        raise refuse(STALE, "enough-said")
    return table.chat.say(NOBODY, name, cmd, text)
