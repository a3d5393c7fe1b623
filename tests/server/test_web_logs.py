"""The server's log tells no hidden thing: neither while games are played nor when something goes wrong.

Whoever runs a server may sit at one of its tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web_house import House, house, party, play, run, sql

from phobetor.games import NAMES, title_of
from phobetor.server.room import Room
from phobetor.table import thinking
from phobetor.table.table import Table
from phobetor.table.thinking import Thinkers

CANARY = "canary43"
"""Stands for a card in somebody's hand."""


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """All lines of all logs of the server, as they would be printed; those of the tests' own sockets do not count."""
    found: list[str] = []

    class Written(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if not record.name.startswith("websockets"):
                found.append(self.format(record))

    handler = Written()
    names = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "phobetor")
    loggers = [logging.getLogger(name) for name in names]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.DEBUG)
    for logger in (loggers[0], loggers[1]):  # uvicorn keeps its lines to itself
        logger.addHandler(handler)
    yield found
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
        logger.removeHandler(handler)


def secrets_of(home: House, table: str) -> set[str]:
    """Everything that was chosen, as it is written, and the seed."""
    found = home.hall.rooms[table].table
    assert found is not None
    chosen = {choice.partition(" ")[2] for choice in found.playing().record.choices}
    return {word for word in chosen if len(word) > 5} | {found.row.seed}


@pytest.mark.parametrize("game", NAMES)
def test_games_leave_no_secret_in_the_log(tmp_path: Path, lines: list[str], game: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            people = max(2, title_of(game).players[0])
            friends = await party(home, people, ["random"], game)
            await play(friends, 60)
            for page in friends.pages:
                await page.send(t="why", kind="card", value="5")
                await page.order(t="choose", decision=7, option=3)
                await page.order(t="undo", decision=7)
            secrets = secrets_of(home, friends.table)
            secrets |= {browser.cookie.partition("=")[2] for browser in friends.browsers}
            assert len(secrets) > 10
            assert not [line for line in lines for secret in secrets if secret in line]
            await friends.close()

    run(story(), 120)


def test_a_mistake_of_ours_is_logged_with_its_place_and_without_what_it_was_about(
    tmp_path: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*anything: Any) -> None:
        raise KeyError(CANARY)

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            with monkeypatch.context() as patch:
                patch.setattr(Table, "choose", stumble)
                patch.setattr(Room, "say", stumble)
                assert (await page.choose(0))["kind"] == "busy"
                assert (await page.order(t="say", text="hello"))["kind"] == "busy"
                patch.setattr("phobetor.server.showing.table_out", stumble)
                status, _ = await asyncio.to_thread(home.browser().ask, "GET", f"/api/tables/{friends.table}")
                assert status == 500
            assert await play(friends, 4) == 4
            await friends.close()

    run(story())
    told = "\n".join(lines)
    assert CANARY not in told
    assert told.count("KeyError") >= 3
    assert "test_web_logs.py" in told  # where it happened
    assert "stumble" in told


def test_a_bot_that_fails_does_not_tell_its_hand(
    tmp_path: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(thought: thinking.Thought) -> int:
        raise ValueError(CANARY)

    async def here(self: Thinkers, line: bytes, who: str = "") -> bytes:
        return thinking.answer(line)

    async def story() -> None:
        monkeypatch.setattr(thinking, "decide", stumble)
        monkeypatch.setattr(Thinkers, "ask", here)
        async with house(tmp_path) as home:
            friends = await party(home, 1, ["random"])
            await play(friends, 6)
            await friends.close()

    run(story())
    told = "\n".join(lines)
    assert "The bot random failed" in told
    assert "ValueError" in told
    assert CANARY not in told


@pytest.mark.parametrize("written", ["play 107 3", "canary43 7", ""])
def test_a_table_that_cannot_be_opened_is_named_and_its_choices_are_not(
    tmp_path: Path, lines: list[str], written: str
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 6)
            await friends.close()
            table = friends.table
        sql(tmp_path, "UPDATE commands SET option = ? WHERE seq = 3", written)
        async with house(tmp_path) as home:
            status, _ = await asyncio.to_thread(home.browser().ask, "GET", f"/api/tables/{table}")
            assert status == 409
            assert any(table in line for line in lines)

    run(story())
    told = "\n".join(lines)
    assert "Command 3 " in told
    for word in (CANARY, "107", "play"):
        assert word not in told
