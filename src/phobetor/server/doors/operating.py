"""What whoever runs the server asks: does it live, is it ready, how much does it do."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from phobetor.server.doors.asking import answer, hall, problem
from phobetor.server.hall import TRY_FOR
from phobetor.server.metrics import may_measure, not_found


async def healthy(request: Request) -> Response:
    """Well is a server that can write."""
    trouble = await hall(request).trouble()
    ok = not hall(request).closing and not trouble
    return answer({"ok": ok, "tables": len(hall(request).rooms), "problem": trouble}, 200 if ok else 503)


async def ready(request: Request) -> Response:
    """Whether guests may be sent here: the database answers, and the server does not end."""
    if not may_measure(request, request.app.state.token):
        return not_found()
    try:
        async with asyncio.timeout(TRY_FOR):
            await hall(request).known([""])  # raises where the database does not answer
    except TimeoutError:
        return problem(request, 503, "problem-busy")
    ok = not hall(request).closing
    return answer({"ok": ok}, 200 if ok else 503)


async def measured(request: Request) -> Response:
    if not may_measure(request, request.app.state.token):
        return not_found()
    return hall(request).metrics.answer()
