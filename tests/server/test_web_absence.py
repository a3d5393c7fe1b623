"""Somebody leaves: the others decide, a bot stands in, and whoever comes back plays on."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from web_house import QUICK, House, Party, house, party, play, run

from phobetor.server.client import Page


async def one_leaves(home: House, people: int) -> tuple[Party, int, list[Page]]:
    """The person who must decide closes the page; the others see it after a while."""
    friends = await party(home, people)
    gone = friends.deciding()
    seat = gone.now["you"]
    await gone.close()
    others = [page for page in friends.pages if page is not gone]
    for page in others:
        await page.until(lambda page=page: page.now["away"] == [seat])  # type: ignore[misc]
    return friends, seat, others


def test_a_vote_puts_a_bot_in_and_the_person_takes_the_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends, seat, others = await one_leaves(home, 3)
            assert not others[0].now["seats"][seat]["here"]
            assert (await others[0].order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await others[1].until(lambda: others[1].now["votes"])
            assert others[1].now["seats"][seat]["bot"] == ""
            assert (await others[1].order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await others[0].until(lambda: others[0].now["seats"][seat]["bot"])
            assert others[0].now["seats"][seat]["bot"] == others[0].now["level"]
            await others[0].until(
                lambda: others[0].now["log"] and seat not in [w["seat"] for w in others[0].now["waiting"]]
            )
            assert any("stands in" in line["text"] for line in others[0].chat)
            back = await friends.browsers[seat].sit_down(friends.table)
            assert back.now["you"] == seat
            assert back.now["decision"] is None
            assert (await back.order(t="takeback"))["t"] == "ack"
            await others[0].until(lambda: not others[0].now["seats"][seat]["bot"])
            assert any("is back" in line["text"] for line in others[0].chat)
            assert (await back.order(t="takeback"))["kind"] == "stale"
            friends.pages[seat] = back
            await play(friends, 12)
            await friends.close()

    run(story())


def test_waiting_is_a_choice_and_returning_ends_the_vote(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends, seat, others = await one_leaves(home, 3)
            assert (await others[0].order(t="vote", seat=seat, bot=False))["t"] == "ack"
            assert (await others[1].order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await others[0].until(lambda: len(others[0].now["votes"]) == 2)
            assert others[0].now["seats"][seat]["bot"] == ""
            back = await friends.browsers[seat].sit_down(friends.table)
            await others[0].until(lambda: not others[0].now["away"] and not others[0].now["votes"])
            assert back.now["decision"]
            assert (await others[0].order(t="vote", seat=seat, bot=True))["kind"] == "stale"
            assert (await back.choose(0))["t"] == "ack"
            await back.close()
            await friends.close()

    run(story())


def test_nobody_votes_about_those_who_are_here_or_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2, ["random"])
            for seat in (0, 1, 2, 3, -1, 99):
                assert (await friends.pages[0].order(t="vote", seat=seat, bot=True))["kind"] == "stale"
            assert (await friends.pages[0].order(t="takeback"))["kind"] == "stale"
            await friends.close()

    run(story())


def test_a_stand_in_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends, seat, others = await one_leaves(home, 2)
            assert (await others[0].order(t="vote", seat=seat, bot=True))["t"] == "ack"
        async with house(tmp_path) as home:
            table = (await home.room(friends.table)).table
            assert table is not None
            assert table.seats[seat].bot
            assert table.seats[seat].kind == "human"

    run(story())


# --- bots alone -------------------------------------------------------------------------------------
ALONE = {"game": "nightmarium", "seats": [{"kind": "bot", "bot": "random"}] * 3}


async def choices(home: House, table: str) -> int:
    """How many there are when no bot plays any more."""
    room = home.hall.rooms[table]
    while room.viewers or not room.bots.are_idle():
        await asyncio.sleep(0.02)
    assert room.table is not None
    return len(room.table.playing().record.choices)


def test_bots_alone_play_for_whoever_watches_and_for_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, replace(QUICK, bot=0.02)) as home:
            table = (await home.browser().post("/api/tables", ALONE))["table"]
            assert await choices(home, table) == 0
            await home.browser().get(f"/api/tables/{table}")
            assert await choices(home, table) == 0  # who only asks what there is does not watch
            watcher = await home.browser().sit_down(table)
            await watcher.until(lambda: len(watcher.log) > 5)
            await watcher.close()
            made = await choices(home, table)
            assert home.hall.rooms[table].table.phase == "playing"  # type: ignore[union-attr]
            watcher = await home.browser().sit_down(table)
            await watcher.until(lambda: watcher.now["phase"] == "over")
            await watcher.close()
            assert await choices(home, table) > made

    run(story())


def test_bots_go_on_until_a_person_must_decide_whoever_is_connected(tmp_path: Path) -> None:
    """Who comes back finds it their turn; for stand-ins of everybody nobody waits."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 1, ["random", "random"])
            await play(friends, 1)
            await friends.close()
            await choices(home, friends.table)
            table = home.hall.rooms[friends.table].table
            assert table is not None
            assert table.asked() == [0]

    run(story())
