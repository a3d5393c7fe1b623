"""A guest's own tables: the list, resigning, forgetting, logging out."""

from __future__ import annotations

from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response

from phobetor.kernel.refusal import NOT_YOURS
from phobetor.records.notation import seat_letter
from phobetor.server import protocol
from phobetor.server.doors.asking import answer, body, check_rate, guest_of, hall, room_of
from phobetor.server.guard import hashed, new_token, set_cookie
from phobetor.server.services import BrokenTable
from phobetor.table import votes
from phobetor.table.changes import SeatsForgotten
from phobetor.table.saved import OPEN, PLAYING, Listed, SeatRow
from phobetor.table.store import Database
from phobetor.table.table import OldRules, Table, refuse

MOST_TABLES = 30
"""How many of one's own tables the start page lists."""


async def resign(request: Request) -> Response:
    await body(request, protocol.Resign)
    room, guest = await room_of(request), await guest_of(request)
    await room.arrange(lambda table: votes.resign(table, seated(table, guest)))
    return await listed_tables(request, guest)


async def forget(request: Request) -> Response:
    """What cannot be opened any more can still be forgotten."""
    await body(request, protocol.Forget)
    house, guest, name = hall(request), await guest_of(request), request.path_params["table"]
    try:
        room = await house.room(name)
        await room.arrange(lambda table: votes.forget(table, seated(table, guest), room.present(table)))
    except (OldRules, BrokenTable):
        await house.write([SeatsForgotten(name, guest)])
    return await listed_tables(request, guest)


def seated(table: Table, guest: str) -> str:
    if not table.owners(guest):
        raise refuse(NOT_YOURS, "not-seated")
    return guest


async def mine(request: Request) -> Response:
    """From what is written, so that parked tables stay parked."""
    return await listed_tables(request, await guest_of(request))


async def listed_tables(request: Request, guest: str) -> Response:
    store = hall(request).store
    return answer(await hall(request).ask(lambda: tables_of(store, guest)))


def tables_of(store: Database, guest: str) -> list[protocol.MyTable]:
    listed = store.tables_of(guest, MOST_TABLES) if guest else []
    return [my_table(row, store.seats_of(row.id)) for row in listed]


def my_table(row: Listed, seats: list[SeatRow]) -> protocol.MyTable:
    own = [seat for seat in seats if seat.owner == row.owner]
    asked = [seat for seat in seats if seat_letter(seat.number) in row.asked and row.phase == PLAYING]
    return protocol.MyTable(
        row.id, row.game, cast(Any, row.phase), not row.what_if and any(seat in own and not seat.bot for seat in asked),
        [seat.name for seat in seats if seat.kind != OPEN], [seat.name for seat in asked],
        [seat.name for seat in seats if seat.number in row.winners],
        not row.what_if and any(seat.number in row.winners for seat in own), row.ended or row.seen or row.created,
        row.takebacks, any(seat.resigned for seat in own), bool(row.what_if),
    )  # fmt: skip


async def log_out(request: Request) -> Response:
    """A cookie that was void before changes nothing, and is taken away as well."""
    wanted = await body(request, protocol.LogOut)
    check_rate(request, "joins", hall(request).limits.joins)
    house, guest = hall(request), await guest_of(request)
    known = bool(guest) and bool(await house.known([guest]))
    token = new_token() if wanted.everywhere and known else ""
    if known:
        await house.log_out(guest, hashed(token) if token else "")
    response = await listed_tables(request, hashed(token) if token else "")
    response.headers["Set-Cookie"] = set_cookie(request, token)
    return response
