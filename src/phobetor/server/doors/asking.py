"""Reading a request and answering it: language, guest, body, how often, and one sentence for what went wrong."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from phobetor.games import UnknownGame
from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE, BadInput, Refusal
from phobetor.server import guard, protocol, showing
from phobetor.server.guard import BadRequest, Limit, decoded, hashed, is_local, longest_body, new_token, set_cookie
from phobetor.server.hall import Hall
from phobetor.server.room import Room
from phobetor.server.services import BUSY, BrokenTable, NoTable
from phobetor.server.texts import language_of, say
from phobetor.server.wire import network
from phobetor.table.names import clean_sentence
from phobetor.table.store import Damaged, StoreFailure
from phobetor.table.table import OldRules

BODY_SECONDS = 10.0
STATUS = {MALFORMED: 400, NOT_YOURS: 403, STALE: 409, BUSY: 503}
logger = logging.getLogger("phobetor.server")
S = TypeVar("S", bound=msgspec.Struct)
Handler = Callable[[Request], Awaitable[Response]]


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


async def guest_of(request: Request) -> str:
    return await guard.guest_of(request, hall(request).known)


async def with_guest(request: Request) -> tuple[str, str]:
    """Who this browser is, made a guest if it was none; and the cookie to set for a new one."""
    guest = await guest_of(request)
    if guest and await hall(request).known([guest]):
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
