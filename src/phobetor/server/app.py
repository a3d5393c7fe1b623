"""The server as an application: which address leads to which door, the page, and its life."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from phobetor.server.doors.asking import guarded, language, problem
from phobetor.server.doors.entering import by_words, invite, leave, link, resume, show, sit
from phobetor.server.doors.host import add_chair, agree, edit, let_in, remove_chair, reorder, start
from phobetor.server.doors.looking_back import (
    analysis,
    comment,
    comments,
    copy_position,
    doubt,
    fair,
    finale,
    moments,
    open_replay,
    replay,
    uncomment,
)
from phobetor.server.doors.mine import forget, log_out, mine, resign
from phobetor.server.doors.notices import ask_push, ask_webhook, shown_notices, stop_notices
from phobetor.server.doors.opening import create, make_seal
from phobetor.server.doors.operating import healthy, measured, ready
from phobetor.server.doors.shelf import box, games, lesson, puzzle, rules
from phobetor.server.doors.what_if import what_if
from phobetor.server.forgetting import forget_regularly
from phobetor.server.guard import Doors, Guard, Limits
from phobetor.server.hall import Hall
from phobetor.server.invites import Invites
from phobetor.server.outside import Outside
from phobetor.server.pace import Pace
from phobetor.server.replays import Replays
from phobetor.server.socket import socket
from phobetor.server.static import Page, offline, sent
from phobetor.server.texts import say
from phobetor.server.wire import Bounds
from phobetor.table.store import Database


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
    outside: Outside | None = field(default_factory=Outside)
    """Where notices of turns may be sent to; None sends none."""
    forget_after: float = 0.0
    """After how many days a table is forgotten to which nobody comes back; 0 for never."""


async def shell(request: Request) -> Response:
    page: Page = request.app.state.page
    return page.shell(request)


async def without_server(request: Request) -> Response:
    return sent(request, offline(), lasting=False)


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
    "/stop/{rest}",
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
    Route(f"{TABLE}/what-if", guarded(what_if), methods=["POST"]),
    Route(f"{TABLE}/resign", guarded(resign), methods=["POST"]),
    Route(f"{TABLE}/forget", guarded(forget), methods=["POST"]),
    Route(f"{TABLE}/link", guarded(link), methods=["POST"]),
    Route(f"{TABLE}/resume", guarded(resume), methods=["POST"]),
    Route(f"{TABLE}/notices", guarded(shown_notices)),
    Route(f"{TABLE}/push", guarded(ask_push), methods=["POST"]),
    Route(f"{TABLE}/webhook", guarded(ask_webhook), methods=["POST"]),
    Route(f"{TABLE}/stop", guarded(stop_notices), methods=["POST"]),
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
    Route("/offline", guarded(without_server, "files")),
    Route("/{path:path}", guarded(asset, "files")),
]


def build(plan: Plan) -> Guard:
    """The whole server as an ASGI application; `build(...).app` is the part behind the guard."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(plan.store, plan.pace, plan.limits, plan.outside)
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
