"""What those who sat at a table write about moments of the finished game; whoever sees the replay reads it."""

from __future__ import annotations

import time
from dataclasses import replace

from phobetor.kernel.refusal import NOT_YOURS, STALE
from phobetor.kernel.words import Player
from phobetor.table.changes import Changes, CommentDeleted, CommentWritten
from phobetor.table.saved import OVER, CommentRow
from phobetor.table.table import Table, refuse

MOST_COMMENTS = 200
"""At one table."""


def write(table: Table, guest: str, seat: Player, choice: int, cmd: str, text: str) -> Changes:
    """Somebody who sat here says something about the position after so many choices; the same id does it once."""
    if table.phase != OVER:
        raise refuse(STALE, "not-over")
    if seat not in table.seats_of(table.owners(guest)):
        raise refuse(NOT_YOURS, "not-your-seat")
    if any(row.cmd == cmd for row in table.comments):
        return []
    if not 0 <= choice <= len(table.playing().record.choices):
        raise refuse(STALE, "no-such-moment")
    if len(written(table)) >= MOST_COMMENTS:
        raise refuse(STALE, "enough-comments")
    number = max([row.number for row in table.comments], default=0) + 1
    row = CommentRow(table.id, number, choice, seat, text, cmd, time.time())
    erased = [row.number for row in table.comments if not row.text]
    table.comments[:] = [*written(table), row]
    return [*(CommentDeleted(table.id, old) for old in erased), CommentWritten(row)]


def written(table: Table) -> list[CommentRow]:
    """All but the one that was erased."""
    return [row for row in table.comments if row.text]


def delete(table: Table, guest: str, number: int) -> Changes:
    """Whoever wrote it, and the host. Of the newest its number stays, without a word, until there is a newer one: no
    number is given twice, so that a deletion which comes again deletes nothing else."""
    found = next((row for row in written(table) if row.number == number), None)
    if found is None:
        return []
    if not may_delete(table, guest, found):
        raise refuse(NOT_YOURS, "not-your-comment")
    newest = max(row.number for row in table.comments)
    erased = [replace(found, text="")] if number == newest else []
    table.comments[:] = [*(row for row in table.comments if row is not found), *erased]
    return [CommentDeleted(table.id, number), *map(CommentWritten, erased)]


def may_delete(table: Table, guest: str, comment: CommentRow) -> bool:
    owners = table.owners(guest)
    return table.row.host in owners or comment.seat in table.seats_of(owners)
