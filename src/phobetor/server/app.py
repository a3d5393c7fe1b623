"""The addresses of the server. Handlers read a request, ask the hall, and show what came of it."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from phobetor.games import NAMES, UnknownGame, title_of
from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE, BadInput, Refusal
from phobetor.kernel.words import NOBODY
from phobetor.kernel.writing import is_number
from phobetor.records.notation import read_seat, seat_letter
from phobetor.records.puzzle import puzzles_of
from phobetor.server import guard, protocol, showing
from phobetor.server.boxes import box_file, version_of
from phobetor.server.forgetting import forget_regularly
from phobetor.server.guard import (
    BadRequest,
    Doors,
    Guard,
    Limit,
    Limits,
    decoded,
    hashed,
    is_local,
    longest_body,
    new_token,
    set_cookie,
)
from phobetor.server.hall import Hall
from phobetor.server.invites import Invites
from phobetor.server.lessons import has_lesson, lesson_out
from phobetor.server.metrics import may_measure, not_found
from phobetor.server.pace import Pace
from phobetor.server.puzzles import has_puzzles, puzzle_out
from phobetor.server.replays import BadGame, Brought, Doubted, DoubtedBrought, Replays, in_parts, raw
from phobetor.server.room import Room
from phobetor.server.services import BUSY, BrokenTable, NoTable
from phobetor.server.socket import socket
from phobetor.server.static import Page, sent
from phobetor.server.texts import language_of, say
from phobetor.server.wire import Bounds, network
from phobetor.table import comments as remarks
from phobetor.table import links, lobby, votes, words
from phobetor.table.changes import Changes, SeatsForgotten
from phobetor.table.lobby import name_at
from phobetor.table.names import clean_chat, clean_name, clean_sentence, skeleton
from phobetor.table.opening import new_owner, new_table
from phobetor.table.processes import NoAnswer
from phobetor.table.saved import BOT, HUMAN, OPEN, OVER, PLAYING, Listed, SeatRow
from phobetor.table.store import Damaged, Database, StoreFailure
from phobetor.table.table import OldRules, Table, refuse

MOST_TABLES = 30
"""How many of one's own tables the start page lists."""
EVENT_DIGITS = 6
PUZZLE_DIGITS = 4
BODY_SECONDS = 10.0
LONGEST_CODE = 120
"""Of what somebody types as a code."""
STATUS = {MALFORMED: 400, NOT_YOURS: 403, STALE: 409, BUSY: 503}

logger = logging.getLogger("phobetor.server")
S = TypeVar("S", bound=msgspec.Struct)
Handler = Callable[[Request], Awaitable[Response]]


@dataclass
class Plan:
    """How a server is to be run."""

    store: Database
    doors: Doors = field(default_factory=Doors)
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    bounds: Bounds = field(default_factory=Bounds)
    page: Page = field(default_factory=Page)
    invites: Invites = field(default_factory=Invites)
    token: str = ""
    """Who knows it may measure the server from elsewhere; with none, only this machine may."""
    forget_after: float = 0.0
    """After how many days a table is forgotten to which nobody comes back; 0 for never."""


# === Requests and answers ===========================================================================
def language(request: Request) -> str:
    return language_of(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


def answer(message: Any, status: int = 200) -> Response:
    return answered(msgspec.json.encode(message), status)


def answered(encoded: bytes, status: int = 200) -> Response:
    return Response(encoded, status, {"Cache-Control": "no-store"}, media_type="application/json")


def problem(request: Request, status: int, message: str, **args: Any) -> Response:
    return answer(protocol.Problem(say(language(request), message, **args)), status)


def guarded(handler: Handler, what: str = "requests") -> Handler:
    """Count the request, and turn everything that can go wrong into one sentence."""

    async def handle(request: Request) -> Response:
        try:
            check_rate(request, what, getattr(hall(request).limits, what))
            return await handler(request)
        except TooMany as error:
            return too_many(request, error)
        except BadRequest as error:
            return problem(request, error.status, error.message, **error.args_by_name)
        except Refusal as refusal:
            return answer(protocol.Problem(spoken(request, refusal)), STATUS.get(refusal.kind, 409))
        except (BadInput, UnknownGame) as error:
            return answer(protocol.Problem(clean_sentence(str(error))), 400)
        except NoTable:
            return problem(request, 404, "problem-no-table")
        except BrokenTable:
            return problem(request, 409, "problem-broken")
        except OldRules as old:
            return problem(request, 409, "problem-old-rules", **old.versions)
        except StoreFailure as error:
            return problem(request, 503, "problem-damaged" if isinstance(error, Damaged) else "problem-busy")

    return handle


def spoken(request: Request, refusal: Refusal) -> str:
    return say(language(request), f"refusal-{refusal.text}", **refusal.args_by_name)


def hall(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


def address(request: Request) -> str:
    """Who asks, for everything that is counted: an address, or a network of 64 bits in IPv6."""
    return network(request.client.host) if request.client else ""


class TooMany(BadRequest):
    """Something was done too often: the answer says in how many seconds it may be done again."""

    def __init__(self, message: str, limit: float, seconds: int) -> None:
        super().__init__(429, message, most=int(limit), seconds=seconds, minutes=-(-seconds // 60))
        self.seconds = seconds


def check_rate(request: Request, what: str, limit: Limit, who: str = "", message: str = "problem-too-many") -> None:
    house, found = hall(request), address(request)
    times = house.limits.local if not who and is_local(found) else 1
    seconds = house.meter.wait(f"{what} {who or found}", limit, times)
    if seconds:
        raise TooMany(message, limit.most * times, math.ceil(seconds))


def too_many(request: Request, error: TooMany) -> Response:
    response = problem(request, error.status, error.message, **error.args_by_name)
    response.headers["Retry-After"] = str(error.seconds)
    return response


async def body(request: Request, kind: type[S]) -> S:
    """The body of a request, short, in time, and exactly of its kind."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest(415, "problem-malformed", reason="Content-Type must be application/json.")
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                found += part
                if len(found) > longest_body(request.url.path):
                    raise BadRequest(413, "problem-too-long")
    except (TimeoutError, ClientDisconnect):
        raise BadRequest(408, "problem-too-long") from None
    message = decoded(bytes(found), kind)
    assert isinstance(message, kind)
    return message


def guest_of(request: Request) -> str:
    return guard.guest_of(request, hall(request).store.is_guest)


async def with_guest(request: Request) -> tuple[str, str]:
    """Who this browser is, made a guest if it was none; and the cookie to set for a new one."""
    guest = guest_of(request)
    if guest and hall(request).store.is_guest(guest):
        return guest, ""
    token = new_token()
    await hall(request).remember(hashed(token))
    return hashed(token), set_cookie(request, token)


async def shown_table(request: Request, room: Room, guest: str, cookie: str = "") -> Response:
    async with room.lock:
        table = await room.ready()
        shown = showing.table_out(table, guest, room.presence(table), language(request))
    response = answer(shown)
    if cookie:
        response.headers["Set-Cookie"] = cookie
    return response


async def room_of(request: Request) -> Room:
    return await hall(request).room(request.path_params["table"])


# === Before a game ==================================================================================
@cache
def all_games(language: str) -> bytes:
    """What never changes is worked out once."""
    return msgspec.json.encode(showing.games_out(language))


@cache
def all_rules(game: str, language: str) -> bytes:
    return msgspec.json.encode(showing.rules_out(game, language))


async def games(request: Request) -> Response:
    return answered(all_games(language(request)))


async def box(request: Request) -> Response:
    """The components of a game; whoever asks by an old hash gets those of today, and does not keep them."""
    game, told = request.path_params["game"], language(request)
    if game not in NAMES:
        raise BadRequest(404, "problem-no-game")
    return sent(request, box_file(game, told), request.query_params.get("v") == version_of(game, told))


async def rules(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in NAMES:
        raise BadRequest(404, "problem-no-game")
    return answered(all_rules(game, language(request)))


async def lesson(request: Request) -> Response:
    game = request.path_params["game"]
    if not has_lesson(game):
        raise BadRequest(404, "problem-no-game")
    return answer(msgspec.Raw(await asyncio.to_thread(lesson_out, game, language(request))))


async def puzzle(request: Request) -> Response:
    game, number = request.path_params["game"], request.query_params.get("number", "0")
    if not has_puzzles(game):
        raise BadRequest(404, "problem-no-game")
    if not is_number(number) or len(number) > PUZZLE_DIGITS or int(number) > len(puzzles_of(game)):
        raise BadRequest(404, "problem-no-puzzle", count=len(puzzles_of(game)))
    today = datetime.now(UTC).date()
    return answer(msgspec.Raw(await asyncio.to_thread(puzzle_out, game, int(number), today, language(request))))


async def create(request: Request) -> Response:
    """Only a table that can be is counted, and only then the browser becomes a guest."""
    wanted, limits = await body(request, protocol.NewTable), hall(request).limits
    host = new_owner()
    seats = [seat_row(number, seat, wanted, host, language(request)) for number, seat in enumerate(wanted.seats)]
    check_names(seats)
    seed = sealed_seed(hall(request), wanted)
    saved = new_table(wanted.game, wanted.settings, seats, host, "", wanted.clock, seed)
    saved.table = replace(saved.table, onlookers=int(wanted.onlookers), hints=int(wanted.hints))
    check_bots(seats, wanted)
    check_rate(request, "new tables", limits.new_tables_from_address, message="problem-too-many-tables-here")
    guest, cookie = await with_guest(request)
    check_rate(request, "new tables", limits.new_tables, guest, "problem-too-many-tables")
    saved.holders[host] = {guest}
    return await shown_table(request, await hall(request).add(saved), guest, cookie)


def sealed_seed(house: Hall, wanted: protocol.NewTable) -> str:
    """The seed of the commitment that the page was shown, for this table alone; "" where it asked for none."""
    if not wanted.commitment:
        if wanted.salt:
            raise refuse(MALFORMED, "salt-too-early")
        return ""
    seed = house.take_seal(wanted.commitment)
    if not seed:
        raise refuse(STALE, "seal-is-over")
    return seed


async def make_seal(request: Request) -> Response:
    await body(request, protocol.MakeSeal)
    check_rate(request, "seals", hall(request).limits.seals)
    return answer(protocol.SealOut(hall(request).new_seal()))


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


async def show(request: Request) -> Response:
    return await shown_table(request, await room_of(request), guest_of(request))


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
    room, guest, token = await room_of(request), guest_of(request), new_token()
    await room.arrange(lambda table: links.make_link(table, guest, hashed(token)))
    return answer(protocol.LinkOut(token))


def check_host(table: Table, guest: str) -> None:
    if table.row.host not in table.owners(guest):
        raise refuse(NOT_YOURS, "only-host")


async def hosted(request: Request, make: Callable[[Table], Changes]) -> Response:
    """A change of the lobby that only its host may make."""
    room, guest = await room_of(request), guest_of(request)
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


async def leave(request: Request) -> Response:
    await body(request, protocol.Leave)
    room, guest = await room_of(request), guest_of(request)

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
    table = table_of_words(house.store, request.path_params["words"], language(request))
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


async def resign(request: Request) -> Response:
    await body(request, protocol.Resign)
    room, guest = await room_of(request), guest_of(request)
    await room.arrange(lambda table: votes.resign(table, seated(table, guest)))
    return answer(tables_of(hall(request).store, guest))


async def forget(request: Request) -> Response:
    """What cannot be opened any more can still be forgotten."""
    await body(request, protocol.Forget)
    house, guest, name = hall(request), guest_of(request), request.path_params["table"]
    try:
        room = await house.room(name)
        await room.arrange(lambda table: votes.forget(table, seated(table, guest), room.present(table)))
    except (OldRules, BrokenTable):
        await house.write([SeatsForgotten(name, guest)])
    return answer(tables_of(house.store, guest))


def seated(table: Table, guest: str) -> str:
    if not table.owners(guest):
        raise refuse(NOT_YOURS, "not-seated")
    return guest


async def mine(request: Request) -> Response:
    """From what is written, so that parked tables stay parked."""
    return answer(tables_of(hall(request).store, guest_of(request)))


def tables_of(store: Database, guest: str) -> list[protocol.MyTable]:
    listed = store.tables_of(guest, MOST_TABLES) if guest else []
    return [my_table(row, store.seats_of(row.id)) for row in listed]


def my_table(row: Listed, seats: list[SeatRow]) -> protocol.MyTable:
    own = [seat for seat in seats if seat.owner == row.owner]
    asked = [seat for seat in seats if seat_letter(seat.number) in row.asked and row.phase == PLAYING]
    return protocol.MyTable(
        row.id, row.game, cast(Any, row.phase), any(seat in own and not seat.bot for seat in asked),
        [seat.name for seat in seats if seat.kind != OPEN], [seat.name for seat in asked],
        [seat.name for seat in seats if seat.number in row.winners],
        any(seat.number in row.winners for seat in own), row.ended or row.seen or row.created, row.takebacks,
        any(seat.resigned for seat in own),
    )  # fmt: skip


async def log_out(request: Request) -> Response:
    """A cookie that was void before changes nothing, and is taken away as well."""
    wanted = await body(request, protocol.LogOut)
    check_rate(request, "joins", hall(request).limits.joins)
    house, guest = hall(request), guest_of(request)
    known = bool(guest) and house.store.is_guest(guest)
    token = new_token() if wanted.everywhere and known else ""
    if known:
        await house.log_out(guest, hashed(token) if token else "")
    response = answer(tables_of(house.store, hashed(token) if token else ""))
    response.headers["Set-Cookie"] = set_cookie(request, token)
    return response


# === After a game ===================================================================================
async def finished(request: Request) -> Table:
    room = await room_of(request)
    async with room.lock:
        table = await room.ready()
    if table.phase != OVER:
        raise BadRequest(409, "problem-running")
    return table


async def replay(request: Request) -> Response:
    return await looked_back(request, end=False)


async def finale(request: Request) -> Response:
    return await looked_back(request, end=True)


async def looked_back(request: Request, end: bool) -> Response:
    """A finished game, or only its end, as somebody is told it."""
    table = await finished(request)
    check_rate(request, "replays", hall(request).limits.replays)
    wanted = request.query_params.get("seat", "all")
    seat = None if wanted == "all" else replay_seat(wanted, len(table.seats))
    replays: Replays = request.app.state.replays
    try:
        packed = await replays.packed(table.id, table.playing().record, seat, language(request), end)
    except NoAnswer as failure:
        logger.error("The table %s cannot be told: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None
    return in_parts(request, packed)


async def analysis(request: Request) -> Response:
    """Only of a game that has ended, and only for a seat: while it goes on, nobody is told what others could know."""
    table = await finished(request)
    seat = replay_seat(request.query_params.get("seat", "0"), len(table.seats))
    if seat == NOBODY:
        raise BadRequest(400, "problem-no-seat")
    check_rate(request, "analyses", hall(request).limits.analyses)
    replays: Replays = request.app.state.replays
    try:
        packed = await replays.analysis(table.id, table.playing().record, seat, language(request))
    except NoAnswer as failure:
        logger.error("The table %s cannot be analysed: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None
    return in_parts(request, packed)


async def comments(request: Request) -> Response:
    return answer(showing.comments_out(await finished(request), guest_of(request)))


async def comment(request: Request) -> Response:
    wanted, guest = await body(request, protocol.WriteComment), guest_of(request)
    text = clean_chat(wanted.text)
    if not text:
        raise refuse(MALFORMED, "empty-comment")
    check_rate(request, "comments", hall(request).limits.comments, guest or address(request))
    return await commented(
        request, lambda table: remarks.write(table, guest, wanted.seat, wanted.choice, wanted.cmd, text)
    )


async def uncomment(request: Request) -> Response:
    wanted, guest = await body(request, protocol.DeleteComment), guest_of(request)
    return await commented(request, lambda table: remarks.delete(table, guest, wanted.number))


async def commented(request: Request, make: Callable[[Table], Changes]) -> Response:
    room = await room_of(request)
    async with room.lock:
        table = await room.change(make)
        return answer(showing.comments_out(table, guest_of(request)))


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
        return in_parts(request, await replays.bring(wanted))
    except BadGame as bad:
        raise BadRequest(400, bad.message, **bad.args_by_name) from None
    except NoAnswer as failure:
        logger.error("A game that was brought along cannot be told: %s", failure)
        raise BadRequest(503, "problem-slow-game") from None


async def doubt(request: Request) -> Response:
    """The rules behind a line or a decision, and the position: the real one once the game is over, and before that one
    imagined from the view of a seat of whoever asks."""
    wanted, room, guest = await body(request, protocol.Doubt), await room_of(request), guest_of(request)
    check_rate(request, "doubts", hall(request).limits.doubts)
    async with room.lock:
        table = await room.ready()
        question = doubted(table, guest, wanted, language(request))
    replays: Replays = request.app.state.replays
    try:
        return in_parts(request, await replays.doubt(question))
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
    seat = seat_looking(request, table)
    event = request.query_params.get("event", "")
    if not is_number(event, EVENT_DIGITS) or int(event) >= len(entries):
        raise BadRequest(400, "problem-no-moment", most=len(entries) - 1)
    replays: Replays = request.app.state.replays
    try:
        packed = await replays.moments(table.id, record, entries, seat, int(event))
    except NoAnswer as failure:
        logger.error("The table %s cannot be looked back at: %s", table.id, failure)
        raise BadRequest(503, "problem-mistake") from None
    return in_parts(request, packed)


def seat_looking(request: Request, table: Table) -> int:
    guest = guest_of(request)
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


# === The page =======================================================================================
async def shell(request: Request) -> Response:
    page: Page = request.app.state.page
    return page.shell(request)


async def asset(request: Request) -> Response:
    page: Page = request.app.state.page
    page.refresh()
    return page.answer(request, request.path_params["path"]) or unmet(request, 404, "problem-no-page")


def unmet(request: Request, status: int, message: str) -> Response:
    """What is wrong with an address: data under /api, the page for browsers, and plain words for everybody else."""
    if f"{request.url.path}/".startswith("/api/"):
        return problem(request, status, message)
    if status == 404 and "text/html" in request.headers.get("accept", ""):
        page: Page = request.app.state.page
        return page.shell(request, status)
    return PlainTextResponse(say(language(request), message) + "\n", status)


async def healthy(request: Request) -> Response:
    """Well is a server that can write."""
    trouble = await hall(request).trouble()
    ok = not hall(request).closing and not trouble
    return answer({"ok": ok, "tables": len(hall(request).rooms), "problem": trouble}, 200 if ok else 503)


async def ready(request: Request) -> Response:
    """Whether guests may be sent here: the database answers, and the server does not end."""
    if not may_measure(request, request.app.state.token):
        return not_found()
    hall(request).store.is_guest("")  # raises where the database does not answer
    ok = not hall(request).closing
    return answer({"ok": ok}, 200 if ok else 503)


async def measured(request: Request) -> Response:
    if not may_measure(request, request.app.state.token):
        return not_found()
    return hall(request).metrics.answer()


async def wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = "problem-wrong-method" if error.status_code == 405 else "problem-no-page"
    return unmet(request, error.status_code, message)


async def mistake(request: Request, error: Exception) -> Response:
    return problem(request, 500, "problem-mistake")


TABLE = "/api/tables/{table}"
PAGES = (
    "/",
    "/t/{rest}",
    "/replay/{rest}",
    "/fair/{rest}",
    "/rules/{rest}",
    "/learn/{rest}",
    "/puzzle/{rest}",
    "/analysis/{rest}",
)
ROUTES = [
    Route("/healthz", healthy),
    Route("/readyz", guarded(ready)),
    Route("/metrics", guarded(measured)),
    Route("/api/games", guarded(games)),
    Route("/box/{game}", guarded(box)),
    Route("/api/rules/{game}", guarded(rules)),
    Route("/api/lessons/{game}", guarded(lesson)),
    Route("/api/puzzles/{game}", guarded(puzzle)),
    Route("/api/mine", guarded(mine)),
    Route("/api/invite", guarded(invite)),
    Route("/api/words/{words}", guarded(by_words)),
    Route("/api/logout", guarded(log_out), methods=["POST"]),
    Route("/api/seals", guarded(make_seal), methods=["POST"]),
    Route("/api/tables", guarded(create), methods=["POST"]),
    Route(TABLE, guarded(show)),
    Route(f"{TABLE}/sit", guarded(sit), methods=["POST"]),
    Route(f"{TABLE}/seat", guarded(edit), methods=["POST"]),
    Route(f"{TABLE}/start", guarded(start), methods=["POST"]),
    Route(f"{TABLE}/leave", guarded(leave), methods=["POST"]),
    Route(f"{TABLE}/order", guarded(reorder), methods=["POST"]),
    Route(f"{TABLE}/add", guarded(add_chair), methods=["POST"]),
    Route(f"{TABLE}/remove", guarded(remove_chair), methods=["POST"]),
    Route(f"{TABLE}/agree", guarded(agree), methods=["POST"]),
    Route(f"{TABLE}/let-in", guarded(let_in), methods=["POST"]),
    Route(f"{TABLE}/resign", guarded(resign), methods=["POST"]),
    Route(f"{TABLE}/forget", guarded(forget), methods=["POST"]),
    Route(f"{TABLE}/link", guarded(link), methods=["POST"]),
    Route(f"{TABLE}/resume", guarded(resume), methods=["POST"]),
    Route(f"{TABLE}/comments", guarded(comments)),
    Route(f"{TABLE}/comments", guarded(comment), methods=["POST"]),
    Route(f"{TABLE}/uncomment", guarded(uncomment), methods=["POST"]),
    Route(f"{TABLE}/doubt", guarded(doubt), methods=["POST"]),
    Route("/api/replay", guarded(open_replay), methods=["POST"]),
    Route("/api/doubt", guarded(copy_position), methods=["POST"]),
    Route("/api/replay/{table}", guarded(replay)),
    Route("/api/finale/{table}", guarded(finale)),
    Route("/api/analysis/{table}", guarded(analysis)),
    Route("/api/moments/{table}", guarded(moments)),
    Route("/api/fair/{table}", guarded(fair)),
    WebSocketRoute(f"{TABLE}/socket", socket),
    *[Route(path, guarded(shell, "files")) for path in PAGES],
    Route("/{path:path}", guarded(asset, "files")),
]


def build(plan: Plan) -> Guard:
    """The whole server as an ASGI application; `build(...).app` is the part behind the guard."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(plan.store, plan.pace, plan.limits)
        app.state.page, app.state.replays, app.state.invites = plan.page, Replays(), plan.invites
        app.state.token = plan.token
        replays: Replays = app.state.replays
        app.state.hall.metrics.watch("phobetor_replays", "Replays that are computed or wait", replays.asking)
        app.state.hall.listen()
        forgetting = asyncio.create_task(forget_regularly(app.state.hall, plan.forget_after))
        sweeping = asyncio.create_task(app.state.hall.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            forgetting.cancel()
            await app.state.replays.close()
            await app.state.hall.close()

    handlers = {HTTPException: wrong, Exception: mistake}
    return Guard(Starlette(routes=ROUTES, lifespan=lifespan, exception_handlers=handlers), plan.doors)
