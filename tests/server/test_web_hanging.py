"""A database that does not answer holds up those who need it, and nobody else; and it is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import postgres
import pytest
import web_house
from web_house import house, party, play, run

from phobetor.table import postgresql
from phobetor.table.postgresql import Postgres
from phobetor.table.store import Database, StoreFailure

OF_ITS_OWN = "-hanging"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of its own, which may be stopped, and for which nobody waits long."""

    def kept_in(folder: Path, busy: float = 5.0) -> Database:
        return Postgres(postgres.address(folder, OF_ITS_OWN), busy)

    monkeypatch.setattr(web_house, "kept_in", kept_in)
    monkeypatch.setattr(postgresql, "STUCK", 4)
    monkeypatch.setattr(postgresql, "CONNECT", {**postgresql.CONNECT, "connect_timeout": "2"})


def test_a_database_that_hangs_is_told_and_the_server_answers_everybody_else(tmp_path: Path, hasty: None) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 4)
            page = friends.deciding()
            before = page.now["view"]
            with postgres.hanging(OF_ITS_OWN):
                choosing = asyncio.create_task(page.choose(0, cmd="while-it-hangs"))
                listing = asyncio.create_task(asyncio.to_thread(friends.browsers[0].ask, "GET", "/api/mine"))
                health = asyncio.create_task(asyncio.to_thread(home.browser().ask, "GET", "/healthz"))
                for _ in range(5):  # after a second at most, in which the loop itself has waited
                    assert (await asyncio.to_thread(home.browser().ask, "GET", "/api/invite"))[0] == 200
                status, told = await health
                assert (status, told["problem"]) == (503, "The database does not answer.")
                answer = await choosing
                assert (answer["t"], answer["kind"]) == ("refused", "busy")
                assert "could not be saved" in answer["text"]
                status, told = await listing
                assert (status, told["error"][:10]) == (503, "The server")
            async with asyncio.timeout(20):
                while (await asyncio.to_thread(home.browser().ask, "GET", "/healthz"))[0] != 200:
                    await asyncio.sleep(0.2)
            again = await friends.browsers[page.now["you"]].sit_down(friends.table)
            assert again.now["view"] == before
            friends.pages[page.now["you"]] = again
            assert (await again.choose(0, cmd="while-it-hangs"))["t"] == "ack"
            assert await play(friends, 4) == 4
            await friends.close()

    run(story())


def test_a_statement_that_takes_too_long_is_ended_by_the_database(tmp_path: Path, hasty: None) -> None:
    data = Postgres(postgres.address(tmp_path, OF_ITS_OWN))
    try:
        with pytest.raises(StoreFailure, match=r"statement timeout|transaction timeout"):
            data.rows("SELECT 1 FROM pg_sleep(?)", (30,))
        assert data.rows("SELECT 1") == [(1,)]
    finally:
        data.close()
