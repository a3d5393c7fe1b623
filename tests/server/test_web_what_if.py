"""What if: a private table that begins in a position imagined from what a seat knows; the real game is only read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import web_house
from web_house import House, house, kept_in, party, play, run

from phobetor.games import NAMES, title_of
from phobetor.kernel.refusal import Refusal
from phobetor.records.record import read_record, replay
from phobetor.server.client import Browser, Page
from phobetor.server.guard import Limit, Limits
from phobetor.table.rescue import rescue
from phobetor.table.whatif import moment_of


async def alone(home: House, game: str = "nightmarium", bot: str = "greedy") -> tuple[Browser, Page]:
    """One person among bots, who must decide."""
    browser = home.browser()
    others = [{"kind": "bot", "bot": bot}] * max(1, title_of(game).players[0] - 1)
    made = await browser.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *others], "name": "Anna"})
    page = await browser.sit_down(made["table"])
    await page.until(lambda: page.now["decision"])
    return browser, page


async def tried(browser: Browser, table: str, body: dict[str, Any]) -> tuple[int, str]:
    status, told = await asyncio.to_thread(browser.ask, "POST", f"/api/tables/{table}/what-if", body)
    return status, told.get("error", "")


@pytest.mark.parametrize("game", NAMES)
def test_alone_with_bots_one_plays_on_at_a_table_of_ones_own(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser, page = await alone(home, game)
            table = page.now["table"]
            assert page.now["may_imagine"]
            before = home.hall.rooms[table].table.playing().record.to_json()  # type: ignore[union-attr]
            made = await browser.post(f"/api/tables/{table}/what-if", {"seat": 0})
            assert made["table"] != table
            assert [seat["bot"] for seat in made["seats"]] == [seat["bot"] for seat in page.now["seats"]]
            tries = await browser.sit_down(made["table"])
            await tries.until(lambda: tries.now["decision"])
            assert tries.now["view"] == page.now["view"]
            assert tries.now["origin"] == {"table": table, "seat": 0, "choice": None}
            assert tries.now["log"] == []
            await tries.choose(0)
            await tries.until(lambda: tries.now["can_undo"])
            await tries.until(lambda: tries.now["decision"] or tries.now["phase"] == "over")
            await tries.order(t="undo", decision=tries.now["decision"]["id"])
            await tries.until(lambda: not tries.now["can_undo"])
            assert tries.now["view"] == page.now["view"]
            after = home.hall.rooms[table].table.playing().record.to_json()  # type: ignore[union-attr]
            assert after == before
            mine = {one["table"]: one for one in await browser.get("/api/mine")}
            assert [mine[name]["what_if"] for name in (table, made["table"])] == [False, True]
            assert [mine[name]["your_turn"] for name in (table, made["table"])] == [True, False]
            left = await browser.post(f"/api/tables/{made['table']}/forget", {})
            assert [one["table"] for one in left] == [table]
            await tries.close()
            await page.close()

    run(story())


def test_it_is_private(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser, page = await alone(home)
            made = await browser.post(f"/api/tables/{page.now['table']}/what-if", {"seat": 0})
            assert (made["words"], made["locked"], made["onlookers"]) == ("", True, False)
            seen = await home.browser().get(f"/api/tables/{made['table']}")
            assert seen["shut"]
            with pytest.raises(RuntimeError, match="409"):
                await home.browser().post(f"/api/tables/{made['table']}/sit", {"seat": 1, "name": "Boris"})
            await page.close()

    run(story())


def test_who_may_not_try_is_told_why_and_nothing_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser, page = await alone(home)
            table = page.now["table"]
            assert await tried(home.browser(), table, {"seat": 0}) == (
                403,
                "You do not sit at this table; somebody who only watches cannot do this.",
            )
            for body, status, said in (
                ({"seat": 1}, 403, "not yours"),
                ({"seat": 7}, 400, "no such seat"),
                ({"seat": -1}, 400, "no such seat"),
                ({"seat": 0, "choice": 0}, 400, "begins now"),
                ({"seat": 0, "bot": "nobody"}, 400, "no such bot"),
                ({"seat": "a"}, 400, ""),
                ({"seat": 0, "bot": "x" * 99}, 400, ""),
                ({"seat": 0, "cards": []}, 400, ""),
                ({}, 400, ""),
            ):
                found = await tried(browser, table, body)
                assert found[0] == status, (body, found)
                assert said in found[1], (body, found)
            assert (await tried(browser, "nowhere", {"seat": 0}))[0] == 404
            friends = await party(home, 2, ["greedy"])
            for person, seat in zip(friends.browsers, range(2), strict=True):
                found = await tried(person, friends.table, {"seat": seat})
                assert found[0] == 403
                assert found[1].startswith("Among people there are no what-ifs while the game goes on")
            assert not any(page.now["may_imagine"] for page in friends.pages)
            lobby = await browser.post(
                "/api/tables", {"game": "nightmarium", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "A"}
            )
            assert await tried(browser, lobby["table"], {"seat": 0}) == (409, "The game has not begun yet.")
            assert len(home.hall.store.all_tables()) == 3
            await friends.close()
            await page.close()

    run(story())


def test_only_on_ones_own_turn_so_that_the_game_stands_still(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            _, page = await alone(home)
            room = home.hall.rooms[page.now["table"]]
            assert room.table is not None
            session = room.table.playing()
            async with room.lock:  # no bot answers meanwhile
                while session.asked() == [0]:
                    session.answer(0, session.view(0).options[0])
                room.table.looks.clear()
                assert not room.table.may_imagine(0)
                (guest,) = room.table.holders[room.table.row.host]
                with pytest.raises(Refusal, match="what-if-on-your-turn"):
                    moment_of(room.table, guest, 0, None)
            await page.close()

    run(story())


def test_a_finished_game_is_played_on_from_any_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends)
            browser = home.browser()
            told = await browser.get(f"/api/replay/{friends.table}?seat=1")
            last = len(told["frames"]) - 1
            for choice in (0, last // 2, last - 1):
                made = await browser.post(
                    f"/api/tables/{friends.table}/what-if", {"seat": 1, "choice": choice, "bot": "sleeper"}
                )
                assert [seat["bot"] for seat in made["seats"]] == ["sleeper", ""]
                room = await home.room(made["table"])
                assert room.table is not None
                record = room.table.beginning(room.table.row.options)
                assert record.origin is not None
                assert (record.origin.of, record.origin.choice) == (f"table {friends.table}", choice)
                view = record.title().view(record.start(), 1)
                assert json.loads(view.to_json()) == told["frames"][choice]["view"]
            for beyond in (-1, last, 10**9, None):
                found = await tried(browser, friends.table, {"seat": 1, "choice": beyond})
                assert found == (400, "The game has no such moment.")
            await friends.close()

    run(story())


def test_a_what_if_ends_as_a_record_that_holds_and_wins_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser, page = await alone(home, bot="random")
            made = await browser.post(f"/api/tables/{page.now['table']}/what-if", {"seat": 0})
            tries = await browser.sit_down(made["table"])
            await play(web_house.Party(made["table"], [browser], [tries]))
            fair = await browser.get(f"/api/fair/{made['table']}")
            assert fair["holds"]
            assert fair["origin"]["table"] == page.now["table"]
            assert replay(read_record(json.dumps(fair["record"]), "what if")).is_over()
            told = await browser.get(f"/api/replay/{made['table']}?seat=all")
            assert (told["link"], told["origin"]) == ("", fair["origin"])
            mine = {one["table"]: one for one in await browser.get("/api/mine")}
            assert not mine[made["table"]]["won"]
            await tries.close()
            await page.close()

    run(story())


def test_a_what_if_comes_back_after_a_restart_and_from_damaged_data(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser, page = await alone(home, "deranged")
            made = await browser.post(f"/api/tables/{page.now['table']}/what-if", {"seat": 0})
            tries = await browser.sit_down(made["table"])
            await tries.until(lambda: tries.now["decision"])
            await tries.choose(0)
            await tries.until(lambda: tries.now["version"] > 1)
            before = home.hall.rooms[made["table"]].table
            await tries.close()
            await page.close()
        async with house(tmp_path) as home:
            room = await home.room(made["table"])
            assert room.table is not None
            assert before is not None
            assert before.seq > 0
            assert room.table.digest() == before.digest()
        if web_house.DATABASE == "sqlite":
            found = rescue(tmp_path, tmp_path / "saved")
            assert found.is_complete, [*found.sentences()]
            data = kept_in(tmp_path / "saved")
            saved = data.load(made["table"])
            data.close()
            assert saved is not None
            assert saved.origin == room.table.origin

    run(story())


def test_what_ifs_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(local=100, what_ifs=Limit(2, 3600))) as home:
            browser, page = await alone(home)
            answers = [await tried(browser, page.now["table"], {"seat": 0}) for _ in range(3)]
            assert [status for status, _ in answers] == [200, 200, 429]
            assert "2 tables an hour" in answers[-1][1]
            await page.close()

    run(story())
