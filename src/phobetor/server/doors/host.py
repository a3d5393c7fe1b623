"""What only the host of a lobby may do."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from phobetor.kernel.refusal import NOT_YOURS
from phobetor.server import protocol
from phobetor.server.doors.asking import address, body, check_rate, guest_of, hall, language, room_of, shown_table
from phobetor.table import lobby
from phobetor.table.changes import Changes
from phobetor.table.names import clean_chat, clean_name
from phobetor.table.table import Table, refuse


def check_host(table: Table, guest: str) -> None:
    if table.row.host not in table.owners(guest):
        raise refuse(NOT_YOURS, "only-host")


async def hosted(request: Request, make: Callable[[Table], Changes]) -> Response:
    """A change of the lobby that only its host may make."""
    room, guest = await room_of(request), await guest_of(request)
    check_rate(request, "lobby", hall(request).limits.lobby, guest or address(request))

    def change(table: Table) -> Changes:
        check_host(table, guest)
        return make(table)

    await room.arrange(change)
    return await shown_table(request, room, guest)


async def edit(request: Request) -> Response:
    wanted = await body(request, protocol.EditSeat)
    to, tongue = wanted.to, language(request)
    name, word, seen = clean_name(to.name), clean_chat(wanted.word), wanted.arrangement
    return await hosted(
        request, lambda table: lobby.edit(table, wanted.seat, to.kind, name, to.bot, tongue, seen, word)
    )


async def reorder(request: Request) -> Response:
    wanted = await body(request, protocol.Reorder)
    return await hosted(request, lambda table: lobby.reorder(table, wanted.order, wanted.arrangement))


async def add_chair(request: Request) -> Response:
    wanted = await body(request, protocol.AddChair)
    return await hosted(request, lambda table: lobby.add_chair(table, wanted.arrangement))


async def remove_chair(request: Request) -> Response:
    wanted = await body(request, protocol.RemoveChair)
    word = clean_chat(wanted.word)
    return await hosted(request, lambda table: lobby.remove_chair(table, wanted.seat, wanted.arrangement, word))


async def agree(request: Request) -> Response:
    wanted = await body(request, protocol.Agree)
    agreed = (wanted.settings, wanted.clock, wanted.locked, wanted.onlookers, wanted.hints)
    return await hosted(request, lambda table: lobby.agree(table, *agreed))


async def let_in(request: Request) -> Response:
    wanted = await body(request, protocol.LetIn)
    return await hosted(request, lambda table: lobby.let_in(table, wanted.name))


async def start(request: Request) -> Response:
    wanted = await body(request, protocol.Start)
    return await hosted(request, lambda table: lobby.start(table, wanted.bot, language(request), wanted.arrangement))
