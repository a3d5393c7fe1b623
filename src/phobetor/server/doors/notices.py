"""Notices of turns: asking for them and stopping them."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from phobetor.server import protocol
from phobetor.server.doors.asking import address, answer, body, check_rate, guest_of, hall, language, room_of
from phobetor.server.guard import BadRequest
from phobetor.server.outside import NoWay
from phobetor.server.post import Post, can_push
from phobetor.table import notices
from phobetor.table.saved import PUSH, WEBHOOK


async def post_of(request: Request) -> Post:
    """Counts, too: whoever changes these knocks here."""
    found = hall(request).post
    if found is None:
        raise BadRequest(409, "problem-no-notices")
    check_rate(request, "notices", hall(request).limits.notices, await guest_of(request) or address(request))
    return found


async def shown_notices(request: Request) -> Response:
    room, guest, post = await room_of(request), await guest_of(request), hall(request).post
    key = await post.public_key() if post is not None and can_push() else ""
    async with room.lock:
        table = await room.ready()
        webhook = notices.webhook_of(table, guest)
        host = "" if webhook is None else urlsplit(webhook.address).hostname or ""
        return answer(protocol.NoticesOut(post is not None, key, notices.is_pushed_to(table, guest), host))


async def ask_push(request: Request) -> Response:
    wanted, post = await body(request, protocol.AskPush), await post_of(request)
    if wanted.endpoint:
        check_push(post, wanted)
    return await ask_notices(request, PUSH, wanted.endpoint, f"{wanted.p256dh} {wanted.auth}")


def check_push(post: Post, wanted: protocol.AskPush) -> None:
    if not can_push():
        raise BadRequest(409, "problem-no-push")
    from phobetor.server.webpush import read_keys

    try:
        post.outside.check(wanted.endpoint)
        read_keys(wanted.p256dh, wanted.auth)
    except (NoWay, ValueError):
        raise BadRequest(400, "problem-subscription") from None


async def ask_webhook(request: Request) -> Response:
    wanted, post = await body(request, protocol.AskWebhook), await post_of(request)
    try:
        where = wanted.address.strip()
        if where:
            post.outside.check(where)
    except NoWay:
        raise BadRequest(400, "problem-webhook") from None
    return await ask_notices(request, WEBHOOK, where)


async def ask_notices(request: Request, kind: str, where: str, keys: str = "") -> Response:
    room, guest, tongue = await room_of(request), await guest_of(request), language(request)
    origin = request.headers["origin"]  # the guard has looked at it: it is ours
    async with room.lock:
        await room.change(lambda table: notices.ask(table, guest, kind, where, keys, tongue, origin))
        room.notices.review()
    return await shown_notices(request)


async def stop_notices(request: Request) -> Response:
    wanted, _ = await body(request, protocol.StopNotices), await post_of(request)
    room = await room_of(request)
    async with room.lock:
        await room.change(lambda table: notices.stop(table, wanted.token))
    return await shown_notices(request)
