"""People who only watch: how many there are, what they say to one another, and tables without them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from web_house import QUICK, house, party, play, run

PATIENT = replace(QUICK, away=60.0)


def test_everybody_knows_how_many_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            friends = await party(home)
            first, second = [await home.browser().sit_down(friends.table) for _ in range(2)]
            page = friends.pages[0]
            await page.until(lambda: any(told == {"t": "watching", "count": 2} for told in page.told))
            again = await friends.browsers[0].sit_down(friends.table, seat=-1)  # who plays does not count
            assert again.now["watching"] == 2
            await first.close()
            await page.until(lambda: page.told[-1] == {"t": "watching", "count": 1})
            for one in (second, again):
                await one.close()
            await friends.close()

    run(story())


def test_what_onlookers_say_stays_among_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            friends = await party(home)
            eve, fay = [await home.browser().sit_down(friends.table) for _ in range(2)]
            hidden = await friends.browsers[0].sit_down(friends.table, seat=-1)
            assert (await eve.order(t="say", text="Boris holds the horn", name="Eve"))["t"] == "ack"
            await fay.until(lambda: fay.chat)
            assert (fay.chat[0]["seat"], fay.chat[0]["name"]) == (-1, "Eve")
            assert (await friends.pages[0].order(t="say", text="good luck"))["t"] == "ack"
            await fay.until(lambda: len(fay.chat) == 2)
            late = await friends.browsers[1].sit_down(friends.table)
            for page in (*friends.pages, hidden, late):
                await page.until(lambda page=page: page.chat)  # type: ignore[misc]
                assert [line["text"] for line in page.chat] == ["good luck"]
                assert not any("horn" in frame for frame in page.frames)
            later = await home.browser().sit_down(friends.table)
            assert [line["text"] for line in later.chat] == ["Boris holds the horn", "good luck"]
            for page in (eve, fay, hidden, late, later):
                await page.close()
            await friends.close()

    run(story())


def test_a_table_without_onlookers_shows_its_game_to_its_people_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            host, friend, stranger = home.browser(), home.browser(), home.browser()
            seats = [{"kind": "me"}, {"kind": "open"}]
            wanted = {"game": "nightmarium", "seats": seats, "name": "Anna", "onlookers": False}
            table = (await host.post("/api/tables", wanted))["table"]
            early = await stranger.sit_down(table)  # the lobby is there for whoever has the link
            await friend.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Boris"})
            await host.post(f"/api/tables/{table}/start", {})
            await early.reading
            assert early.socket.close_code == 4403
            assert not any('"phase":"playing"' in frame for frame in early.frames)
            assert (await stranger.get(f"/api/tables/{table}"))["shut"]
            late = await stranger.socket(table)
            await late.send('{"t":"hello","lang":"en"}')
            assert "wants no onlookers" in str(await late.recv())
            page = await friend.sit_down(table)
            assert page.now["view"]
            assert not (await friend.get(f"/api/tables/{table}"))["shut"]
            await page.close()

    run(story())


def test_who_left_is_told_at_once_with_the_time_until_a_bot_may_stand_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            friends = await party(home)
            await play(friends, 3)
            gone = friends.deciding()
            stays = next(page for page in friends.pages if page is not gone)
            await gone.close()
            seat = friends.pages.index(gone)
            await stays.until(lambda: str(seat) in stays.now["vote_in"])
            assert 55 <= stays.now["vote_in"][str(seat)] <= 60
            assert stays.now["away"] == []
            await friends.close()

    run(story())
