"""Puzzles on the web: the door, what it refuses, and that nothing is told that the seat cannot know."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
from web_house import house, run

from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES
from phobetor.kernel.chance import Chance
from phobetor.records.puzzle import Laid, laid_out, number_of, puzzles_of
from phobetor.server.puzzles import names_in, puzzle_out, state_of
from phobetor.server.texts import TableSpeaker

DAY = date(2026, 11, 18)
EVERY = [game for game in NAMES if puzzles_of(game)]


def told(game: str, number: int = 0, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(puzzle_out(game, number, DAY, language))
    return found


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_is_told_as_its_seat_sees_it(game: str, language: str) -> None:
    out = told(game, language=language)
    puzzle, state = out["puzzle"], out["puzzle"]["state"]
    assert (out["day"], out["today"], out["count"]) == ("2026-11-18", number_of(game, DAY), len(puzzles_of(game)))
    assert puzzle["number"] == out["today"]
    assert state["lang"] == language
    assert state["view"]["seat"] == state["you"]
    options = state["decision"]["options"]
    solutions = [choice for choice in puzzle["choices"] if choice["solves"]]
    assert puzzle["choices"][0] in solutions
    assert all(options[choice["place"]]["label"] for choice in puzzle["choices"])
    assert [choice["greedy"] for choice in puzzle["choices"]].count(True) == 1
    assert not any(choice["greedy"] for choice in solutions)


@pytest.mark.parametrize("game", EVERY)
def test_twin_worlds_tell_the_same_puzzle(game: str) -> None:
    for number in range(1, min(6, len(puzzles_of(game)) + 1)):
        laid = laid_out(game, number)
        twin = Laid(laid.title, laid.puzzle)
        twin.game = laid.title.imagine(laid.title.view(laid.game, laid.seat), Chance(f"twin {number}"))
        assert shown(twin) == shown(laid)


def shown(laid: Laid) -> bytes:
    names = names_in(laid, "en")
    return msgspec.json.encode(state_of(laid, TableSpeaker(laid.title, "en", laid.game.settings, names), names))


def test_the_door_refuses_what_is_no_puzzle(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            assert (await browser.get("/api/puzzles/nightmarium?lang=pl"))["puzzle"]["state"]["lang"] == "pl"
            assert (await browser.get("/api/puzzles/nightmarium?number=2"))["puzzle"]["number"] == 2
            with pytest.raises(RuntimeError, match="404"):
                await browser.get("/api/puzzles/chess")
            for number in ("-1", "x", "1.5", "99999", "9" * 400, "1e3", "%C2%B2"):
                with pytest.raises(RuntimeError, match=r"404.*the numbers 1 to"):
                    await browser.get(f"/api/puzzles/nightmarium?number={number}")

    run(story())
