"""The end of a game over HTTP: nothing of it before, everything after, made once, and the same limits as a replay's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from web_house import house, party, play, run


def test_the_end_is_told_after_the_end_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 5)
            path = f"/api/finale/{friends.table}"
            for browser in (home.browser(), *friends.browsers):
                for seat in ("all", "0", "-1", "zz"):
                    status, answer = await asyncio.to_thread(browser.ask, "GET", f"{path}?seat={seat}")
                    assert status == 409
                    assert set(answer) == {"error"}
                    assert answer["error"].endswith(".")
            await play(friends)
            stranger = home.browser()
            told = {seat: (await stranger.get(f"{path}?seat={seat}"))["finale"] for seat in (-1, 0, 1)}
            assert [told[seat]["fates"][0]["seat"] for seat in (0, 1)] == [0, 1]
            winners = [fate["seat"] for fate in told[-1]["fates"] if fate.get("won")]
            assert winners == friends.pages[0].now["winners"]
            assert told[-1]["result"] == friends.pages[0].now["ending"]
            assert "You" not in json.dumps(told[-1])
            russian = (await stranger.get(f"{path}?seat=0&lang=ru"))["finale"]
            assert russian["result"] != told[0]["result"]
            assert russian["beats"] == told[0]["beats"]
            status, _ = await asyncio.to_thread(stranger.ask, "GET", f"{path}?seat=7")
            assert status == 400
            status, _ = await asyncio.to_thread(stranger.ask, "GET", "/api/finale/aaaaaaaaaaaa")
            assert status == 404
            await friends.close()

    run(story())


def test_no_frame_of_a_running_game_holds_an_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends)
            for page in friends.pages:
                assert not any('"fates"' in frame or '"tale"' in frame for frame in page.frames)
            await friends.close()

    run(story())


def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends)
            browser = home.browser()
            found = [
                (await asyncio.to_thread(browser.ask, "GET", f"/api/finale/{friends.table}?seat=-1"))[0]
                for _ in range(60)
            ]
            assert set(found) <= {200, 429}
            assert found[0] == 200
            await friends.close()

    run(story())
