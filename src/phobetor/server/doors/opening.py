"""Setting up a table, and sealing its deal beforehand."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from phobetor.games import title_of
from phobetor.kernel.refusal import MALFORMED, STALE
from phobetor.server import protocol
from phobetor.server.doors.asking import answer, body, check_rate, hall, language, shown_table, with_guest
from phobetor.server.hall import Hall
from phobetor.table.lobby import name_at
from phobetor.table.names import clean_name, skeleton
from phobetor.table.opening import new_owner, new_table
from phobetor.table.saved import BOT, HUMAN, OPEN, SeatRow
from phobetor.table.table import refuse


async def create(request: Request) -> Response:
    """Only a table that can be is counted, and only then the browser becomes a guest."""
    wanted, limits = await body(request, protocol.NewTable), hall(request).limits
    host = new_owner()
    seats = [seat_row(number, seat, wanted, host, language(request)) for number, seat in enumerate(wanted.seats)]
    check_names(seats)
    seed = await sealed_seed(hall(request), wanted)
    saved = new_table(wanted.game, wanted.settings, seats, host, "", wanted.clock, seed)
    saved.table = replace(saved.table, onlookers=int(wanted.onlookers), hints=int(wanted.hints))
    check_bots(seats, wanted)
    check_rate(request, "new tables", limits.new_tables_from_address, message="problem-too-many-tables-here")
    guest, cookie = await with_guest(request)
    check_rate(request, "new tables", limits.new_tables, guest, "problem-too-many-tables")
    saved.holders[host] = {guest}
    return await shown_table(request, await hall(request).add(saved), guest, cookie)


async def sealed_seed(house: Hall, wanted: protocol.NewTable) -> str:
    """The seed of the commitment that the page was shown, for this table alone; "" where it asked for none."""
    if not wanted.commitment:
        if wanted.salt:
            raise refuse(MALFORMED, "salt-too-early")
        return ""
    seed = await house.take_seal(wanted.commitment)
    if not seed:
        raise refuse(STALE, "seal-is-over")
    return seed


async def make_seal(request: Request) -> Response:
    await body(request, protocol.MakeSeal)
    check_rate(request, "seals", hall(request).limits.seals)
    return answer(protocol.SealOut(await hall(request).new_seal()))


def seat_row(number: int, seat: protocol.SeatIn, wanted: protocol.NewTable, host: str, spoken: str) -> SeatRow:
    name = clean_name(seat.name)
    if seat.kind == "open":
        return SeatRow(number, OPEN)
    if seat.kind == "bot":
        return SeatRow(number, BOT, name or name_at(seat.bot, number, spoken), seat.bot)
    if seat.kind == "me":
        return SeatRow(number, HUMAN, name or clean_name(wanted.name), "", host, wanted.salt)
    return SeatRow(number, HUMAN, name, "", host)


def check_names(seats: list[SeatRow]) -> None:
    names = [seat.name for seat in seats if seat.kind != OPEN]
    if not all(names):
        raise refuse(MALFORMED, "name-is-empty")
    if len({skeleton(name) for name in names}) < len(names):
        raise refuse(MALFORMED, "name-is-taken")


def check_bots(seats: list[SeatRow], wanted: protocol.NewTable) -> None:
    if any(seat.kind == BOT and seat.bot not in title_of(wanted.game).bots for seat in seats):
        raise refuse(MALFORMED, "no-such-bot")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise refuse(MALFORMED, "seat-is-taken")
