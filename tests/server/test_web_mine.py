"""One's own tables: how they stand, leaving one for good, forgetting one, and those that everybody has left."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_house import QUICK, house, party, play, run

from phobetor.server.client import Browser
from phobetor.server.forgetting import forget_unseen
from phobetor.table import store

PATIENT = replace(QUICK, away=60.0)


async def ask(browser: Browser, path: str, body: Any) -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "POST", path, body)


def test_the_list_says_whose_turn_it_is_and_who_won(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            friends = await party(home)
            (entry,) = await friends.browsers[0].get("/api/mine")
            turn = friends.deciding().now["you"]
            assert entry["turn"] == [["Anna", "Boris"][turn]]
            assert entry["your_turn"] == (turn == 0)
            assert abs(entry["at"] - time.time()) < 60
            await play(friends)
            listed = [(await browser.get("/api/mine"))[0] for browser in friends.browsers]
            winners = friends.pages[0].now["winners"]
            assert listed[0]["winners"] == [["Anna", "Boris"][seat] for seat in winners]
            assert [entry["won"] for entry in listed] == [seat in winners for seat in range(2)]
            assert listed[0]["turn"] == []
            await friends.close()

    run(story())


def test_who_leaves_for_good_is_played_by_a_bot_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            friends = await party(home)
            leaver, stayer = friends.browsers
            path = f"/api/tables/{friends.table}"
            assert (await ask(leaver, f"{path}/forget", {}))[0] == 409  # a running game is not forgotten
            assert (await ask(home.browser(), f"{path}/resign", {}))[0] == 403
            for _ in range(2):  # once is enough
                (entry,) = await leaver.post(f"{path}/resign", {})
                assert entry["resigned"]
            page = friends.pages[1]
            await page.until(lambda: page.now["seats"][0]["resigned"])
            assert [line["text"] for line in page.chat] == ["Anna has left for good: a bot plays to the end."]
            assert (await friends.pages[0].order(t="takeback"))["kind"] == "stale"
            assert await leaver.post(f"{path}/forget", {}) == []
            while page.now["phase"] == "playing":
                await page.until(lambda: page.now["decision"] or page.now["phase"] == "over")
                if page.now["decision"]:
                    await page.choose(0)
            assert [entry["table"] for entry in await stayer.get("/api/mine")] == [friends.table]
            assert await stayer.post(f"{path}/forget", {}) == []
            await friends.close()

    run(story())


def test_a_lobby_is_forgotten_by_getting_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            host = home.browser()
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await host.post("/api/tables", {"game": "nightmarium", "seats": seats}))["table"]
            assert (await ask(host, f"/api/tables/{table}/resign", {}))[0] == 409
            assert await host.post(f"/api/tables/{table}/forget", {}) == []
            assert not (await host.get(f"/api/tables/{table}"))["host"]
        assert home

    run(story())


def test_tables_to_which_nobody_comes_back_are_forgotten_and_no_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            old, watched, fresh = [await party(home) for _ in range(3)]
            await old.close()
            await fresh.close()
            stale = time.time() - 1000
            for table in (old.table, watched.table):
                sql = "UPDATE tables SET seen=?, created=? WHERE id=?"
                await asyncio.wrap_future(home.hall.store.execute([(sql, (stale, stale, table))]))
            assert await forget_unseen(home.hall, time.time() - 500) == 0  # they are open
            for name in (old.table, fresh.table):
                del home.hall.rooms[name]
            assert await forget_unseen(home.hall, time.time() - 500) == 1
            assert (await asyncio.to_thread(old.browsers[0].ask, "GET", f"/api/tables/{old.table}"))[0] == 404
            assert await old.browsers[0].get("/api/mine") == []
            for kept in (watched, fresh):
                assert (await kept.browsers[0].get(f"/api/tables/{kept.table}"))["phase"] == "playing"
            rows = home.hall.store.rows("SELECT COUNT(*) FROM commands WHERE table_id=?", (old.table,))
            assert rows == [(0,)]
            await watched.close()

    run(story())


def test_coming_back_is_written_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            friends = await party(home)
            room = await home.room(friends.table)
            assert room.table is not None
            room.table.row = replace(room.table.row, seen=5.0)
            stranger = await home.browser().sit_down(friends.table)
            assert room.table.row.seen == 5.0  # who watches does not keep it
            page = await friends.browsers[0].sit_down(friends.table)
            assert room.table.row.seen > 5.0
            for one in (stranger, page):
                await one.close()
            await friends.close()
            saved = home.hall.store.load(friends.table)
            assert saved is not None
            assert abs(saved.table.seen - time.time()) < 60

    run(story())


@pytest.mark.parametrize("part", ["seats", "holders", "commands", "chat", "results", "clocks", "links", "sent_away"])
def test_nothing_is_left_of_a_forgotten_table(part: str) -> None:
    assert any(f"DELETE FROM {part} " in sql for sql, _ in store.forgetting("one"))
