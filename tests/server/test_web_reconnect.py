"""Whoever comes back sees what somebody who never left sees, in whatever way they were gone."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from web_house import house, party, play, run

from phobetor.table.store import StoreFailure
from phobetor.table.table import Table


def test_whoever_connects_gets_the_same_bytes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3)
            chance = random.Random(3)
            for _ in range(8):
                await play(friends, chance.randrange(1, 12), chance.randrange(100))
                browser = chance.choice(friends.browsers)
                tabs = [await browser.sit_down(friends.table) for _ in range(2)]
                assert tabs[0].frames[0] == tabs[1].frames[0]
                for tab in tabs:
                    await tab.close()
            await friends.close()

    run(story())


def test_who_returns_gets_only_the_lines_that_are_new(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 10)
            anna = friends.pages[0]
            known, lines = anna.now["version"], list(anna.log)
            tab = await friends.browsers[0].sit_down(friends.table)
            await play(friends, 5)
            back = await friends.browsers[0].sit_down(friends.table, version=known)
            assert back.now["log_from"] == len(lines)
            assert lines + back.log[-len(back.now["log"]) :] == anna.log
            assert back.now["decision"] == anna.now["decision"]
            for version in (10**12, -5):
                fresh = await friends.browsers[0].sit_down(friends.table, version=version)
                assert fresh.now["log_from"] == 0
                assert fresh.log == anna.log
                await fresh.close()
            for page in (tab, back, *friends.pages):
                await page.close()

    run(story())


def test_resync_and_language_send_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 4)
            page = friends.pages[0]
            await page.send(t="resync")
            await page.until(lambda: page.now["log_from"] == 0 and len(page.now["log"]) == len(page.log))
            for language in ("ru", "pl", "en"):
                await page.send(t="lang", lang=language)
                await page.until(lambda language=language: page.now["lang"] == language)  # type: ignore[misc]
                assert page.now["log_from"] == 0
            await friends.close()

    run(story())


def test_a_restarted_server_shows_the_same_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2)
            await play(friends, 17)
            before = [page.now for page in friends.pages]
            logs = [page.log for page in friends.pages]
        async with house(tmp_path) as home:
            for place, browser in enumerate(friends.browsers):
                browser.address, browser.origin = f"127.0.0.1:{home.port}", f"http://127.0.0.1:{home.port}"
                page = await browser.sit_down(friends.table, version=before[place]["version"])
                assert page.log == logs[place]
                assert page.now["version"] > before[place]["version"]
                for key in ("view", "decision", "waiting", "you", "phase", "commitment", "can_undo"):
                    assert page.now[key] == before[place][key]
                friends.pages[place] = page
            assert await play(friends) > 0
            assert friends.pages[0].now["phase"] == "over"
            await friends.close()

    run(story())


def test_parked_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2, ["random"])
            await play(friends, 11)
            while not home.hall.rooms[friends.table].bots.are_idle():
                await friends.pages[0].until(lambda: home.hall.rooms[friends.table].bots.are_idle())
            room = home.hall.rooms[friends.table]
            async with room.lock:
                table = await room.ready()
                before = [table.look(seat).data for seat in range(3)]
            home.hall.park(time.monotonic() + 1)
            assert friends.table in home.hall.rooms  # somebody is looking
            await friends.close()
            while room.viewers:
                await friends.pages[0].reading
            home.hall.park(time.monotonic() + 1)
            assert friends.table not in home.hall.rooms
            assert room.table is None, "what is parked is freed, though somebody may still hold the room"
            table = await (await home.room(friends.table)).ready()
            assert [table.look(seat).data for seat in range(3)] == before

    run(story())


def test_nothing_is_parked_while_somebody_is_at_the_door(tmp_path: Path) -> None:
    """A page that has found the table but not said who it is would else be alone at a table of its own."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2)
            await friends.close()
            room = home.hall.rooms[friends.table]
            while room.viewers:
                await friends.pages[0].reading
            before = time.monotonic()
            assert await home.hall.room(friends.table) is room
            home.hall.park(before)
            assert home.hall.rooms[friends.table] is room

    run(story())


def test_a_table_that_could_not_be_read_at_first_is_one_for_all_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second waits for the first, whose reading fails; the third comes while the second reads."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2)
            await friends.close()
            while home.hall.rooms:
                home.hall.park(time.monotonic() + 1)
                await asyncio.sleep(0.01)
            usual, reading, go_on = home.hall.read, 0, asyncio.Event()

            async def read(name: str) -> Table:
                nonlocal reading
                reading += 1
                number = reading
                await (asyncio.sleep(0.05) if number == 1 else go_on.wait())
                if number == 1:
                    raise StoreFailure("no answer")
                return await usual(name)

            monkeypatch.setattr(home.hall, "read", read)
            first, second = (asyncio.create_task(home.hall.room(friends.table)) for _ in range(2))
            with pytest.raises(StoreFailure):
                await first
            third = asyncio.create_task(home.hall.room(friends.table))
            await asyncio.sleep(0.05)
            go_on.set()
            assert await second is await third is home.hall.rooms[friends.table]

    run(story())


def test_who_is_dropped_before_the_table_is_shown_again_is_not_there(tmp_path: Path) -> None:
    """A page that asks for everything while the table is busy, and is dropped meanwhile, must not be shown it."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            room = await home.room(friends.table)
            viewer = next(found for found in room.viewers if found.seat == 0)
            async with room.lock:
                await friends.pages[0].send(t="resync")
                await asyncio.sleep(0.2)  # the server reads it, and waits for the table
                viewer.drop()
                await friends.pages[0].reading
            await friends.pages[1].order(t="say", text="still here")
            assert viewer not in room.viewers
            await friends.close()

    run(story())
