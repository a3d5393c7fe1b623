"""Replays, ends, analyses, comments, doubts, and the proof of the deal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE
from phobetor.kernel.words import NOBODY
from phobetor.kernel.writing import is_number
from phobetor.records.notation import read_seat
from phobetor.server import protocol, showing
from phobetor.server.doors.asking import (
    address,
    answer,
    answered,
    body,
    check_rate,
    guest_of,
    hall,
    language,
    logger,
    room_of,
)
from phobetor.server.guard import BadRequest
from phobetor.server.replays import BadGame, Brought, Doubted, DoubtedBrought, Replays, in_parts, raw
from phobetor.table import comments as remarks
from phobetor.table.changes import Changes
from phobetor.table.names import clean_chat
from phobetor.table.processes import NoAnswer
from phobetor.table.saved import OVER
from phobetor.table.table import Table, refuse

EVENT_DIGITS = 6


async def finished(request: Request) -> Table:
    room = await room_of(request)
    async with room.lock:
        table = await room.ready()
    if table.phase != OVER:
        raise BadRequest(409, "problem-running")
    return table


async def ended(request: Request) -> Table:
    """A finished game that somebody won or lost."""
    table = await finished(request)
    if table.was_stopped():
        raise BadRequest(409, "problem-stopped")
    return table


async def replay(request: Request) -> Response:
    return await looked_back(request, end=False)


async def finale(request: Request) -> Response:
    return await looked_back(request, end=True)


async def looked_back(request: Request, end: bool) -> Response:
    """A finished game, or only its end, as somebody is told it."""
    table = await (ended if end else finished)(request)
    check_rate(request, "replays", hall(request).limits.replays)
    wanted = request.query_params.get("seat", "all")
    seat = None if wanted == "all" else replay_seat(wanted, len(table.seats))
    replays: Replays = request.app.state.replays
    try:
        packed = await replays.packed(address(request), table.id, table.playing().record, seat, language(request), end)
    except NoAnswer as failure:
        logger.error("The table %s cannot be told: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None
    return in_parts(request, packed)


async def analysis(request: Request) -> Response:
    """Only of a game that has ended, and only for a seat: while it goes on, nobody is told what others could know."""
    table = await ended(request)
    seat = replay_seat(request.query_params.get("seat", "0"), len(table.seats))
    if seat == NOBODY:
        raise BadRequest(400, "problem-no-seat")
    check_rate(request, "analyses", hall(request).limits.analyses)
    replays: Replays = request.app.state.replays
    try:
        packed = await replays.analysis(address(request), table.id, table.playing().record, seat, language(request))
    except NoAnswer as failure:
        logger.error("The table %s cannot be analysed: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None
    return in_parts(request, packed)


async def comments(request: Request) -> Response:
    return answer(showing.comments_out(await finished(request), await guest_of(request)))


async def comment(request: Request) -> Response:
    wanted, guest = await body(request, protocol.WriteComment), await guest_of(request)
    text = clean_chat(wanted.text)
    if not text:
        raise refuse(MALFORMED, "empty-comment")
    check_rate(request, "comments", hall(request).limits.comments, guest or address(request))
    return await commented(
        request, lambda table: remarks.write(table, guest, wanted.seat, wanted.choice, wanted.cmd, text)
    )


async def uncomment(request: Request) -> Response:
    wanted, guest = await body(request, protocol.DeleteComment), await guest_of(request)
    return await commented(request, lambda table: remarks.delete(table, guest, wanted.number))


async def commented(request: Request, make: Callable[[Table], Changes]) -> Response:
    room = await room_of(request)
    async with room.lock:
        table = await room.change(make)
        return answer(showing.comments_out(table, await guest_of(request)))


async def open_replay(request: Request) -> Response:
    """A game that the page brings along; nothing of it stays here but the answer, for a while."""
    wanted = await body(request, protocol.OpenReplay)
    seat = None if wanted.seat == "all" else int(wanted.seat)
    return await told_of(request, Brought(wanted.link, wanted.record, seat, language(request)))


async def copy_position(request: Request) -> Response:
    wanted = await body(request, protocol.CopyPosition)
    doubt = DoubtedBrought(wanted.link, wanted.record, wanted.choice, wanted.rules, language(request))
    return await told_of(request, doubt)


async def told_of(request: Request, wanted: Brought | DoubtedBrought) -> Response:
    if bool(wanted.link) == bool(wanted.record):
        raise BadRequest(400, "problem-one-game")
    check_rate(request, "openings", hall(request).limits.openings)
    replays: Replays = request.app.state.replays
    try:
        return in_parts(request, await replays.bring(address(request), wanted))
    except BadGame as bad:
        raise BadRequest(400, bad.message, **bad.args_by_name) from None
    except NoAnswer as failure:
        logger.error("A game that was brought along cannot be told: %s", failure)
        raise BadRequest(503, "problem-slow-game") from None


async def doubt(request: Request) -> Response:
    """The rules behind a line or a decision, and the position: the real one once the game is over, and before that one
    imagined from the view of a seat of whoever asks."""
    wanted, room, guest = await body(request, protocol.Doubt), await room_of(request), await guest_of(request)
    check_rate(request, "doubts", hall(request).limits.doubts)
    async with room.lock:
        table = await room.ready()
        question = doubted(table, guest, wanted, language(request))
    replays: Replays = request.app.state.replays
    try:
        return in_parts(request, await replays.doubt(address(request), question))
    except NoAnswer as failure:
        logger.error("A doubt at the table %s cannot be answered: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None


def doubted(table: Table, guest: str, wanted: protocol.Doubt, spoken: str) -> Doubted:
    session, seat = table.playing(), wanted.seat
    if seat not in [*table.seats_of(table.owners(guest)), *([NOBODY] if showing.may_watch(table, guest) else [])]:
        raise refuse(NOT_YOURS, "not-your-seat")
    if wanted.line >= len(session.log.entries):
        raise refuse(STALE, "no-such-line")
    rules, said, choices = showing.in_question(table, seat, wanted.line, spoken)
    over = table.phase == OVER
    shown_after = choices + (over and wanted.line >= 0 and choices < len(session.record.choices))
    return Doubted(raw(session.record), shown_after, None if over else seat, rules, said, spoken)


def replay_seat(word: str, players: int) -> int:
    """A seat by its number or its letter; -1 only watches."""
    if word == "-1":
        return -1
    if is_number(word, 1) and int(word) < players:
        return int(word)
    return read_seat(word, players)


async def moments(request: Request) -> Response:
    """Whoever sits here may look back at what their own seats saw, and everybody who may watch at what all saw."""
    room = await room_of(request)
    async with room.lock:
        table = await room.ready()
    check_rate(request, "moments", hall(request).limits.moments)
    if table.session is None:
        raise BadRequest(409, "problem-not-begun")
    record, entries = table.session.record, table.session.log.entries
    seat = seat_looking(request, table, await guest_of(request))
    event = request.query_params.get("event", "")
    if not is_number(event, EVENT_DIGITS) or int(event) >= len(entries):
        raise BadRequest(400, "problem-no-moment", most=len(entries) - 1)
    replays: Replays = request.app.state.replays
    try:
        packed = await replays.moments(address(request), table.id, record, entries, seat, int(event))
    except NoAnswer as failure:
        logger.error("The table %s cannot be looked back at: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None
    return in_parts(request, packed)


def seat_looking(request: Request, table: Table, guest: str) -> int:
    seat = replay_seat(request.query_params.get("seat", "-1"), len(table.seats))
    mine = seat in table.seats_of(table.owners(guest)) if guest else False
    if not mine and (seat != NOBODY or not showing.may_watch(table, guest)):
        raise BadRequest(403, "problem-not-your-seat")
    return seat


async def fair(request: Request) -> Response:
    room = await room_of(request)
    async with room.lock:
        table = await room.ready()
    if table.phase != OVER:
        return answer(showing.fair_out(table))
    check_rate(request, "replays", hall(request).limits.replays)
    return answered(await room.proof(lambda: asyncio.to_thread(lambda: msgspec.json.encode(showing.fair_out(table)))))
