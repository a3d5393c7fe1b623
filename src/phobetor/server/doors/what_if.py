"""Private tables that begin in a position imagined from what a seat knows."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from phobetor.records.notation import seat_letter
from phobetor.records.record import Origin, Record
from phobetor.server import protocol
from phobetor.server.doors.asking import (
    address,
    body,
    check_rate,
    guest_of,
    hall,
    language,
    logger,
    room_of,
    shown_table,
    with_guest,
)
from phobetor.server.guard import BadRequest
from phobetor.server.replays import Replays
from phobetor.server.texts import say
from phobetor.table import whatif
from phobetor.table.opening import new_seed
from phobetor.table.processes import NoAnswer
from phobetor.table.saved import HUMAN
from phobetor.table.table import Table


async def what_if(request: Request) -> Response:
    """A new private table that begins in a position imagined from what a seat knows. The table itself is only read."""
    wanted, room, guest = await body(request, protocol.WhatIf), await room_of(request), await guest_of(request)
    async with room.lock:
        table = await room.ready()
        whatif.check_bot(table, wanted.bot)
        choices = whatif.moment_of(table, guest, wanted.seat, wanted.choice)
        record = msgspec.structs.replace(table.playing().record, choices=table.playing().record.choices[:choices])
    limits, seed = hall(request).limits, new_seed()
    check_rate(request, "new tables", limits.new_tables_from_address, message="problem-too-many-tables-here")
    guest, cookie = await with_guest(request)
    check_rate(request, "what-ifs", limits.what_ifs, guest, "problem-too-many-tables")
    origin = Origin(
        f"table {table.id}", seat_letter(wanted.seat), wanted.choice,
        await imagined(request, table, record, wanted.seat, seed),
    )  # fmt: skip
    seat, spoken = table.seats[wanted.seat], language(request)
    name = seat.name if seat.kind == HUMAN else say(spoken, "puzzle-you")
    saved = whatif.opened_from(table, guest, seat.number, name, wanted.bot, origin, seed, spoken)
    return await shown_table(request, await hall(request).add(saved), guest, cookie)


async def imagined(request: Request, table: Table, record: Record, seat: int, seed: str) -> dict[str, Any]:
    replays: Replays = request.app.state.replays
    try:
        return await replays.imagined(address(request), record, len(record.choices), seat, seed)
    except NoAnswer as failure:
        logger.error("No world can be imagined from the table %s: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None
