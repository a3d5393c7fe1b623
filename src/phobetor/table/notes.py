"""What people at a table note for themselves: a text and marks, of one seat and for nobody else's eyes."""

from __future__ import annotations

from collections.abc import Mapping

from phobetor.kernel.words import Player
from phobetor.table.changes import Changes, NotesKept
from phobetor.table.names import clean_notes
from phobetor.table.saved import NotesRow
from phobetor.table.table import Table

EMPTY = NotesRow(-1, "", {})


def notes_of(table: Table, seat: Player) -> NotesRow:
    return table.notes.get(seat, EMPTY)


def keep(table: Table, seat: Player, text: str, marks: Mapping[str, str]) -> Changes:
    """From the first card on, and after the last; seats of a lobby may yet change places."""
    table.playing()
    table.notes[seat] = NotesRow(seat, clean_notes(text), dict(marks))
    return [NotesKept(table.id, table.notes[seat])]
