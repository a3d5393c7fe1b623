"""Finding a table, sitting down, coming back, leaving."""

from __future__ import annotations

import math
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from phobetor.kernel.refusal import NOT_YOURS
from phobetor.server import protocol
from phobetor.server.doors.asking import (
    TooMany,
    address,
    answer,
    body,
    check_rate,
    guest_of,
    hall,
    language,
    room_of,
    shown_table,
    with_guest,
)
from phobetor.server.guard import BadRequest, hashed, is_local, new_token
from phobetor.server.invites import Invites
from phobetor.table import links, lobby, words
from phobetor.table.names import clean_name
from phobetor.table.store import Database
from phobetor.table.table import Table, refuse

LONGEST_CODE = 120
"""Of what somebody types as a code."""


async def show(request: Request) -> Response:
    return await shown_table(request, await room_of(request), await guest_of(request))


async def sit(request: Request) -> Response:
    wanted = await body(request, protocol.SitDown)
    check_rate(request, "joins", hall(request).limits.joins)
    room = await room_of(request)
    guest, cookie = await with_guest(request)
    name, salt, answered = clean_name(wanted.name), wanted.salt, wanted.commitment
    await room.arrange(lambda table: lobby.sit(table, guest, wanted.seat, name, salt, answered))
    return await shown_table(request, room, guest, cookie)


async def resume(request: Request) -> Response:
    wanted = await body(request, protocol.Resume)
    check_rate(request, "joins", hall(request).limits.joins)
    room = await room_of(request)
    guest, cookie = await with_guest(request)
    await room.arrange(lambda table: links.resume(table, guest, hashed(wanted.token)))
    return await shown_table(request, room, guest, cookie)


async def link(request: Request) -> Response:
    await body(request, protocol.MakeLink)
    check_rate(request, "joins", hall(request).limits.joins)
    room, guest, token = await room_of(request), await guest_of(request), new_token()
    await room.arrange(lambda table: links.make_link(table, guest, hashed(token)))
    return answer(protocol.LinkOut(token))


async def leave(request: Request) -> Response:
    await body(request, protocol.Leave)
    room, guest = await room_of(request), await guest_of(request)

    def change(table: Table) -> Any:
        if not table.owners(guest):
            raise refuse(NOT_YOURS, "not-seated")
        return lobby.leave(table, guest, room.present(table))

    await room.arrange(change)
    return await shown_table(request, room, guest)


async def invite(request: Request) -> Response:
    invites: Invites = request.app.state.invites
    return answer(invites.out(request.headers.get("host", "")))


async def by_words(request: Request) -> Response:
    """The table of spoken words. Who guesses is soon told to wait, even if the next guess were right."""
    house, found = hall(request), address(request)
    counts = [
        (f"misses {found}", house.limits.misses, house.limits.local if is_local(found) else 1),
        ("misses of all", house.limits.all_misses, 1),
    ]
    seconds = max(house.meter.waiting(*count) for count in counts)
    if seconds:
        raise TooMany("problem-too-many-guesses", 0, math.ceil(seconds))
    typed, tongue = request.path_params["words"], language(request)
    table = await house.ask(lambda: table_of_words(house.store, typed, tongue))
    if table:
        return answer(protocol.CodeOut(table))
    for count in counts:
        house.meter.wait(*count)
    raise BadRequest(404, "problem-no-words")


def table_of_words(store: Database, typed: str, tongue: str) -> str:
    """The id, or "" where the words are no table's. A word that is none is told as such, and is no guess."""
    try:
        codes = words.read_codes(typed[:LONGEST_CODE], tongue)
    except words.NoCode as wrong:
        if not wrong.unknown:
            raise BadRequest(400, "problem-word-count", count=wrong.count, most=words.COUNT) from None
        near = {"nearest": wrong.nearest} if wrong.nearest else {}
        message = "problem-word-like" if near else "problem-word"
        raise BadRequest(400, message, word=clean_name(wrong.unknown), **near) from None
    return next((found for found in map(store.coded, codes) if found), "")
