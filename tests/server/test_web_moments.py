"""Looking back: a seat is shown again what it was shown then, to the byte, and nobody else's."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_house import Party, house, party, play, run

from phobetor.games import NAMES, title_of
from phobetor.server.client import Browser, Page
from phobetor.server.guard import Limit, Limits

SEVERAL = 90


def shown_then(page: Page) -> dict[int, dict[str, Any]]:
    """By the number of events: the first that the page was shown with so many of them."""
    found: dict[int, dict[str, Any]] = {}
    for frame in map(json.loads, page.frames):
        if frame["t"] == "state" and frame["view"] is not None:
            found.setdefault(frame["log_from"] + len(frame["log"]), frame)
    return found


async def moments(browser: Browser, table: str, seat: int, events: int) -> list[dict[str, Any]]:
    """All of a game, part by part."""
    found: list[dict[str, Any]] = []
    event = 0
    while event < events:
        part = await browser.get(f"/api/moments/{table}?seat={seat}&event={event}")
        assert part["first"] <= event < part["end"]
        found += [one for one in part["moments"] if one["last"] >= event]
        event = max(part["end"], part["moments"][-1]["last"] + 1)
    return found


async def status(browser: Browser, path: str) -> tuple[int, str]:
    code, told = await asyncio.to_thread(browser.ask, "GET", path)
    return code, told["error"] if code != 200 else ""


@pytest.mark.parametrize("game", NAMES)
def test_a_moment_is_what_the_seat_was_shown_then_also_while_the_game_goes_on(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, max(2, title_of(game).players[0]), game=game)
            await play(friends, SEVERAL)
            for seat, (browser, page) in enumerate(zip(friends.browsers, friends.pages, strict=True)):
                await agrees(browser, friends, seat, page)
            await friends.close()

    async def agrees(browser: Browser, friends: Party, seat: int, page: Page) -> None:
        then = shown_then(page)
        found = await moments(browser, friends.table, seat, len(page.log))
        assert [one["first"] for one in found] == [0] + [one["last"] + 1 for one in found[:-1]]
        assert found[-1]["last"] == len(page.log) - 1
        same = [one for one in found if one["last"] + 1 in then]
        assert len(same) > len(found) // 2
        for one in same:
            frame = then[one["last"] + 1]
            assert (one["view"], one["seen"]) == (frame["view"], frame.get("seen"))

    run(story())


def test_nobody_looks_back_from_another_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 12)
            path = f"/api/moments/{friends.table}?event=3"
            stranger = home.browser()
            for browser, seat in ((friends.browsers[0], "1"), (friends.browsers[1], "a"), (stranger, "0")):
                assert await status(browser, f"{path}&seat={seat}") == (
                    403, "You can look back only at what your own seat saw.",
                )  # fmt: skip
            watched = await stranger.get(path)
            assert not any(card for hand in watched["moments"][0]["view"]["hands"] for card in hand)
            mine = await friends.browsers[0].get(f"{path}&seat=0")
            assert mine["moments"][0]["view"]["hands"][0]
            assert not any(mine["moments"][0]["view"]["hands"][1])
            room = await home.room(friends.table)
            assert room.table is not None
            room.table.row = replace(room.table.row, onlookers=0)
            assert (await status(stranger, path))[0] == 403
            await friends.close()

    run(story())


def test_a_moment_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            path = f"/api/moments/{friends.table}?seat=0"
            last = len(friends.pages[0].log) - 1
            for event in ("", "-1", "x", "1e3", "%D9%A3", str(last + 1), "9" * 30, "0.5", "%00"):
                code, text = await status(friends.browsers[0], f"{path}&event={event}")
                assert (code, text) == (400, f"Ask for an event by its number, from 0 to {last}."), event
            assert (await status(friends.browsers[0], f"/api/moments/{friends.table}?seat=zz&event=0"))[0] == 400
            assert (await status(friends.browsers[0], "/api/moments/nonesuch?event=0"))[0] == 404
            made = await friends.browsers[0].post("/api/tables", {
                "game": "nightmarium", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Anna", "settings": {},
            })  # fmt: skip
            assert (await status(friends.browsers[0], f"/api/moments/{made['table']}?seat=0&event=0"))[0] == 409
            await friends.close()

    run(story())


def test_looking_back_is_counted_and_the_same_is_worked_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(moments=Limit(3, 600), local=1, sockets_at_table=9)) as home:
            friends = await party(home)
            await play(friends, 12)
            path = f"/api/moments/{friends.table}?seat=0&event="
            first = await friends.browsers[0].get(f"{path}0")
            assert await friends.browsers[0].get(f"{path}3") == first
            replays = home.server.config.loaded_app.app.state.replays
            assert len(replays.tables.kept) == 1
            await friends.browsers[0].get(f"{path}1")
            assert (await status(friends.browsers[0], f"{path}2"))[0] == 429
            await friends.close()

    run(story())


def test_what_was_taken_back_is_looked_back_at_as_it_was_chosen_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 1, ["random"])
            page, browser = friends.pages[0], friends.browsers[0]
            await page.until(lambda: page.now["decision"])
            await page.choose(len(page.now["decision"]["options"]) - 1)
            await page.until(lambda: page.now["can_undo"])
            before = await moments(browser, friends.table, 0, len(page.log))
            version = page.now["version"]
            await page.order(t="undo", decision=page.now["decision"]["id"] if page.now["decision"] else 0)
            await page.until(lambda: page.now["version"] > version and page.now["decision"])
            await page.choose(0)
            await page.until(lambda: page.now["can_undo"])
            after = await moments(browser, friends.table, 0, len(page.log))
            assert before[0] == after[0]
            assert before != after
            await friends.close()

    run(story())
