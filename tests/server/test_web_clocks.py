"""A clock for every decision: it counts the server's time, forces nothing, and lets the others vote when it is up."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_house import QUICK, House, Party, held_up, house, party, play, run

from phobetor.server.client import Page
from phobetor.server.hall import Hall
from phobetor.server.pace import Pace
from phobetor.table import store
from phobetor.table.clock import Clocks
from phobetor.table.store import Store

CLOCK = 30


class Watch:
    """It shows what a test puts it to."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.ahead


class RunningWatch(Watch):
    def __call__(self) -> float:
        return time.monotonic() + self.ahead


def pace(watch: Watch) -> Pace:
    return replace(QUICK, away=60.0, watch=watch)


async def clocked(home: House, people: int = 2, bots: tuple[str, ...] = (), clock: int = CLOCK) -> Party:
    return await party(home, people, bots, clock=clock)


async def pass_time(home: House, friends: Party, watch: Watch, seconds: float) -> None:
    """Time passes, and somebody looks in, so that the table sets its alarm anew."""
    watch.ahead += seconds
    page = await home.browser().sit_down(friends.table)
    await page.close()


def apart(friends: Party) -> tuple[Page, list[Page]]:
    """Who must decide, and the others."""
    slow = friends.deciding()
    return slow, [page for page in friends.pages if page is not slow]


async def slow_one(home: House, watch: Watch, people: int = 3) -> tuple[Party, int, Page, list[Page]]:
    """Somebody who is here lets the time run out."""
    friends = await clocked(home, people)
    slow, others = apart(friends)
    seat = slow.now["you"]
    await pass_time(home, friends, watch, CLOCK)
    for page in friends.pages:
        await page.until(lambda page=page: page.now["away"] == [seat] and times_told(page))  # type: ignore[misc]
    return friends, seat, slow, others


def is_asked(page: Page, decision: int) -> bool:
    return page.now["decision"] is not None and page.now["decision"]["id"] == decision


def times_told(page: Page) -> int:
    return sum("is up" in line["text"] for line in page.chat)


# --- without a clock --------------------------------------------------------------------------------
def test_no_clock_runs_by_default(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await party(home, 2)
            await pass_time(home, friends, watch, 1_000_000)
            await play(friends, 3)
            for page in friends.pages:
                assert (page.now["clock"], page.now["clocks"], page.now["away"]) == (0, {}, [])
            assert home.hall.store.rows("SELECT * FROM clocks") == []
            await friends.close()

    run(story())


OTHERS: list[Any] = [-1, 1, 29, 31, 1e9, 30.5, "30", None, True, [30], {"30": 1}, 2**70]


def test_other_clocks_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            for clock in OTHERS:
                body = {"game": "nightmarium", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
                status, answer = await asyncio.to_thread(home.browser().ask, "POST", "/api/tables", body)
                assert status == 400, clock
                assert answer["error"], clock
                assert home.hall.store.rows("SELECT * FROM tables") == [], clock

    run(story())


# --- with one ---------------------------------------------------------------------------------------
def test_each_decision_has_all_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home)
            table = (await home.room(friends.table)).table
            assert table is not None
            for _ in range(6):
                seat = table.asked()[0]
                page = friends.pages[seat]
                await page.until(lambda page=page, seat=seat: is_asked(page, table.look(seat).decision))  # type: ignore[misc]
                assert (page.now["clock"], page.now["clocks"]) == (CLOCK, {str(seat): CLOCK})
                watch.ahead += CLOCK - 5
                assert await seconds_left(home, friends) == {str(seat): 5}
                assert (await page.choose(0))["t"] == "ack"
            assert not any(page.now["away"] or times_told(page) for page in friends.pages)
            await friends.close()

    run(story())


def test_taking_back_gives_no_time_back() -> None:
    clocks = Clocks(CLOCK, [])
    clocks.run([0], [0, 0], 5, 100.0)
    clocks.run([0], [1, 0], 6, 110.0)  # chose, and is asked the next thing
    assert clocks.left(0, 110.0) == CLOCK
    clocks.run([0], [1, 0], 5, 120.0)  # took it back
    assert clocks.left(0, 120.0) == CLOCK - 10
    clocks.run([1], [2, 0], 6, 125.0)  # chose something else: now the other one is asked
    assert clocks.running() == [1]
    clocks.run([0], [2, 0], 5, 135.0)  # and took that back as well
    assert clocks.left(0, 135.0) == CLOCK - 15
    clocks.run([1], [3, 0], 6, 136.0)
    assert clocks.left(1, 136.0) == CLOCK - 10
    clocks.run([0], [3, 1], 7, 150.0)
    assert clocks.left(0, 150.0) == CLOCK
    clocks.run([0, 1], [3, 1], 8, 160.0)  # the other one answers a question that both were asked
    assert (clocks.left(0, 160.0), clocks.left(1, 160.0)) == (CLOCK - 10, CLOCK)


def test_when_time_is_up_the_others_may_vote_and_the_seat_is_given_back(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends, seat, slow, others = await slow_one(home, watch)
            assert slow.now["decision"]
            assert slow.now["seats"][seat]["here"]
            assert others[0].now["clocks"] == {str(seat): 0}
            assert others[0].now["seats"][seat]["bot"] == ""
            await others[0].until(lambda: times_told(others[0]) == 1)
            for page in others:
                assert (await page.order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await slow.until(lambda: slow.now["seats"][seat]["bot"])
            await slow.until(lambda: any("A bot plays on" in line["text"] for line in slow.chat))
            assert (await slow.order(t="takeback"))["t"] == "ack"
            await slow.until(lambda: not slow.now["seats"][seat]["bot"])
            assert slow.now["away"] == []
            await play(friends, 8)
            assert times_told(slow) == 1
            await friends.close()

    run(story())


def test_the_alarm_rings_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        watch = RunningWatch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home)
            slow, others = apart(friends)
            await pass_time(home, friends, watch, CLOCK - 0.5)
            await others[0].until(lambda: others[0].now["away"] == [slow.now["you"]], 5)
            await others[0].until(lambda: times_told(others[0]) == 1)
            await friends.close()

    run(story())


def test_deciding_late_counts_and_ends_the_vote(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends, seat, slow, others = await slow_one(home, watch)
            assert (await others[0].order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await others[1].until(lambda: others[1].now["votes"])
            again = await friends.browsers[seat].sit_down(friends.table)
            assert again.now["votes"]  # a fresh page brings no fresh time
            await again.close()
            assert (await slow.choose(0))["t"] == "ack"
            await others[0].until(lambda: not others[0].now["away"] and not others[0].now["votes"])
            assert (await others[1].order(t="vote", seat=seat, bot=True))["kind"] == "stale"
            assert set(others[0].now["clocks"].values()) == {CLOCK}
            assert times_told(others[0]) == 1
            await friends.close()

    run(story())


def test_nobody_votes_before_the_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home, 3)
            slow, others = apart(friends)
            await pass_time(home, friends, watch, CLOCK - 10)
            assert (await others[0].order(t="vote", seat=slow.now["you"], bot=True))["kind"] == "stale"
            await friends.close()

    run(story())


def test_against_bots_nothing_happens(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home, 1, ("random", "random"))
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"])
            await pass_time(home, friends, watch, 10 * CLOCK)
            await asyncio.sleep(0.05)
            await page.send(t="resync")
            frames = len(page.frames)
            await page.until(lambda: len(page.frames) > frames)
            assert page.now["clocks"] == {"0": 0}
            assert page.now["away"] == []
            assert times_told(page) == 0
            assert (await page.choose(0))["t"] == "ack"
            await friends.close()

    run(story())


def test_the_disk_fails_when_the_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home)
            _, others = apart(friends)
            with held_up(tmp_path):
                await pass_time(home, friends, watch, CLOCK)
                await asyncio.sleep(0.4)
                assert times_told(others[0]) == 0
            await others[0].until(lambda: times_told(others[0]) == 1 and others[0].now["away"])
            await friends.close()

    run(story())


# --- over a restart ---------------------------------------------------------------------------------
async def seconds_left(home: House, friends: Party) -> dict[str, int]:
    page = await home.browser().sit_down(friends.table)
    await page.close()
    found: dict[str, int] = page.now["clocks"]
    return found


def test_a_restart_keeps_what_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home)
            seat = str(apart(friends)[0].now["you"])
            watch.ahead += 12
            assert await seconds_left(home, friends) == {seat: CLOCK - 12}
            await friends.close()
        watch.ahead += 1_000_000
        async with house(tmp_path, pace(watch)) as home:
            assert await seconds_left(home, friends) == {seat: CLOCK - 12}
            watch.ahead += 3
            assert await seconds_left(home, friends) == {seat: CLOCK - 15}

    run(story())


def test_a_parked_table_goes_on_counting(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home, clock=86400)
            slow, others = apart(friends)
            await friends.close()
            while (await home.room(friends.table)).viewers:
                await asyncio.sleep(0.01)
            home.hall.park(time.monotonic() + 1)
            assert not home.hall.rooms
            watch.ahead += 86400
            back = await friends.browsers[others[0].now["you"]].sit_down(friends.table)
            assert back.now["away"] == [slow.now["you"]]
            await back.until(lambda: times_told(back) == 1)
            await back.close()

    run(story())


def test_a_crash_gives_back_only_what_was_not_written(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with house(tmp_path, pace(watch)) as home:
            friends = await clocked(home)
            watch.ahead += 10
            await home.hall.keep_time()
            kept = home.hall.store.uptime()
            watch.ahead += 5
            assert home.hall.store.shared or home.hall.now() == kept + 5
            reborn = Hall(home.hall.store, pace(watch), home.hall.limits)  # as after a kill: nothing more is written
            table = await reborn.read(friends.table)
            left = table.clocks.left(table.people_asked()[0], reborn.now())
            if home.hall.store.shared:  # clocks go on while any process lives, by the time of the database
                assert CLOCK - 15 < left < CLOCK - 10
            else:
                assert left == CLOCK - 10
            await friends.close()

    run(story())


@pytest.mark.sqlite
def test_tables_from_before_there_were_clocks_have_none(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / store.FILE)
    for statement in store.MIGRATIONS[0].split(";"):
        connection.execute(statement)
    connection.execute("PRAGMA user_version=1")
    connection.execute("INSERT INTO tables VALUES('old','nightmarium','1','{}','00','','',0.0,'lobby','')")
    connection.commit()
    connection.close()
    data = Store(tmp_path)
    saved = data.load("old")
    assert saved is not None
    assert (saved.table.clock, saved.clocks, data.uptime()) == (0, [], 0.0)
    data.close()
