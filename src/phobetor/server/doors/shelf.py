"""What never changes: games, rules, boxes, lessons, and the puzzle of the day."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from phobetor.games import NAMES
from phobetor.kernel.writing import is_number
from phobetor.records.puzzle import puzzles_of
from phobetor.server import showing
from phobetor.server.boxes import box_file, version_of
from phobetor.server.doors.asking import answer, answered, language
from phobetor.server.guard import BadRequest
from phobetor.server.lessons import has_lesson, lesson_out
from phobetor.server.puzzles import has_puzzles, puzzle_out
from phobetor.server.static import sent

PUZZLE_DIGITS = 4


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
