"""Earlier moments of a game for looking back: the views of one seat as they were when it saw them.

A moment is worked out from the choices that had been made by then and from nothing later. Moments are known by the
events of the log, which every seat counts alike, never by choices, of which a seat does not hear each.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from phobetor.kernel.words import Player
from phobetor.records.log import Entry
from phobetor.records.notation import read_choice
from phobetor.records.record import Record
from phobetor.server import protocol
from phobetor.table.session import Session

EVENTS = 128
"""So many events are answered for at once."""


def part_of(number: int, entries: Sequence[Entry]) -> tuple[int, int]:
    """The events that are answered for together with one of them."""
    first = number // EVENTS * EVENTS
    return first, min(first + EVENTS, len(entries))


def up_to(record: Record, entries: Sequence[Entry], end: int) -> Record:
    """The record when the event before `end` had just happened."""
    return msgspec.structs.replace(record, choices=record.choices[: entries[end - 1].choice], hashes=[], outcome=None)


def digest(record: Record) -> str:
    """What was taken back and chosen anew has other moments."""
    return hashlib.sha256("\n".join(record.choices).encode()).hexdigest()


def moments_out(record: Record, seat: Player, first: int, end: int) -> protocol.MomentsOut:
    session = Session(record.beginning())
    found = [moment(session, seat, 0)]
    for text in record.choices:
        told = len(session.log.entries)
        session.answer(*read_choice(session.title, text, record.players, session.settings))
        if told < end and len(session.log.entries) > max(told, first):
            found.append(moment(session, seat, told))
    return protocol.MomentsOut(first, end, [one for one in found if one.last >= first])


def moment(session: Session, seat: Player, told: int) -> protocol.PastView:
    view = session.view(seat)
    seen = cast(Any, session.title.seen(view, []))
    return protocol.PastView(told, len(session.log.entries) - 1, view.data(), seen)
