"""Whose seat it is: logging out, voiding what was stolen, and people whom the host sent away."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from web_house import QUICK, House, Party, house, make_older, party, play, run, sql

from phobetor.server.client import Browser, Page
from phobetor.server.guard import hashed
from phobetor.table import store
from phobetor.table.store import Store

SOON = 5.0
"""Seconds after which nothing void is open any more."""


async def ask(browser: Browser, path: str, body: Any = None) -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "GET" if body is None else "POST", path, body)


def same(home: House, browser: Browser) -> Browser:
    """Another browser with the same cookie, as a thief has it."""
    other = home.browser()
    other.cookie = browser.cookie
    return other


async def link_of(browser: Browser, table: str) -> str:
    token: str = (await browser.post(f"/api/tables/{table}/link", {}))["token"]
    return token


async def is_closed(page: Page) -> bool:
    """Whether the page was told that it is logged out, and closed, soon enough."""
    async with asyncio.timeout(SOON):
        await page.reading
    assert page.told[-1] == {"t": "bye", "text": "This browser was logged out of its seat."}
    return page.socket.close_code == 4401


async def holds_nothing(browser: Browser, table: str) -> bool:
    shown = await browser.get(f"/api/tables/{table}")
    return (await browser.get("/api/mine"), shown["you"], shown["yours"], shown["host"]) == ([], -1, [], False)


def test_who_logs_out_holds_nothing_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            anna, thief = friends.browsers[0], same(home, friends.browsers[0])
            tab = await anna.sit_down(friends.table)
            assert await anna.post("/api/logout", {}) == []
            assert await is_closed(friends.pages[0])
            assert await is_closed(tab)
            assert anna.cookie.endswith("=")  # the browser was told to forget it
            assert await holds_nothing(anna, friends.table)
            assert await holds_nothing(thief, friends.table)  # and the server has forgotten it as well
            assert (await friends.browsers[1].get(f"/api/tables/{friends.table}"))["you"] == 1
            await friends.pages[1].until(lambda: not friends.pages[1].now["seats"][0]["here"])
            assert not friends.pages[1].reading.done()
            assert (await anna.post("/api/logout", {})) == []  # once more changes nothing
            await friends.close()
        async with house(tmp_path) as home:
            assert await holds_nothing(same(home, thief), friends.table)

    run(story())


def test_a_link_that_was_made_before_brings_back_who_logged_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            anna = friends.browsers[0]
            token = await link_of(anna, friends.table)
            await anna.post("/api/logout", {})
            assert (await anna.post(f"/api/tables/{friends.table}/resume", {"token": token}))["you"] == 0
            page = await anna.sit_down(friends.table)
            assert page.now["you"] == 0
            await page.close()
            await friends.close()

    run(story())


@pytest.mark.parametrize("parked", [False, True])
def test_a_stolen_cookie_a_used_link_and_an_unused_one_are_void_together(tmp_path: Path, parked: bool) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            anna, thief, phone, late = (
                friends.browsers[0],
                same(home, friends.browsers[0]),
                home.browser(),
                home.browser(),
            )
            resume = f"/api/tables/{friends.table}/resume"
            assert (await phone.post(resume, {"token": await link_of(anna, friends.table)}))["you"] == 0
            unused = await link_of(anna, friends.table)
            stolen, second = await thief.sit_down(friends.table), await phone.sit_down(friends.table)
            if parked:
                for page in (*friends.pages, stolen, second):
                    await page.close()
                await until(lambda: not home.hall.rooms[friends.table].viewers)
                home.hall.park(time.monotonic())
                assert friends.table not in home.hall.rooms
            before = anna.cookie
            mine = await anna.post("/api/logout", {"everywhere": True})
            assert [table["table"] for table in mine] == [friends.table]
            assert anna.cookie not in (before, "")
            if not parked:
                for page in (friends.pages[0], stolen, second):
                    assert await is_closed(page)
                assert not friends.pages[1].reading.done()
            for void in (thief, phone):
                assert await holds_nothing(void, friends.table)
                page = await void.sit_down(friends.table)
                assert page.now["you"] == -1
                refused = await page.order(t="choose", decision=1, option=0)
                assert refused["kind"] == "not-yours"
                await page.close()
            assert (await ask(late, resume, {"token": unused}))[0] == 403
            assert (await anna.get(f"/api/tables/{friends.table}"))["you"] == 0
            assert (await anna.get(f"/api/tables/{friends.table}"))["host"]
            friends.pages = [await browser.sit_down(friends.table) for browser in friends.browsers]
            assert await play(friends, 4) == 4
            await friends.close()
        async with house(tmp_path) as home:
            assert await holds_nothing(same(home, thief), friends.table)
            assert (await same(home, anna).get(f"/api/tables/{friends.table}"))["you"] == 0

    run(story())


async def until(holds: Any) -> None:
    async with asyncio.timeout(SOON):
        while not holds():
            await asyncio.sleep(0.01)


def test_who_logs_others_out_leaves_them_their_own_seats(tmp_path: Path) -> None:
    """The phone took Anna's seat along at one table, and has one of its own at another."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends, others = await party(home), await party(home)
            anna, phone = friends.browsers[0], others.browsers[1]
            token = await link_of(anna, friends.table)
            await phone.post(f"/api/tables/{friends.table}/resume", {"token": token})
            await anna.post("/api/logout", {"everywhere": True})
            assert [table["table"] for table in await phone.get("/api/mine")] == [others.table]
            assert not others.pages[1].reading.done()
            assert await play(others, 3) == 3
            await friends.close()
            await others.close()

    run(story())


def test_a_move_under_way_while_its_guest_is_voided_is_made_or_refused(tmp_path: Path) -> None:
    """Both at once, many times: the log stays whole, and nothing of a void guest is carried out afterwards."""

    async def story() -> None:
        async with house(tmp_path) as home:
            for _ in range(5):
                friends = await party(home)
                page = friends.deciding()
                browser = friends.browsers[page.now["you"]]
                decision = page.now["decision"]["id"]
                await asyncio.gather(
                    page.send(t="choose", cmd="at-the-same-time", decision=decision, option=0),
                    browser.post("/api/logout", {}),
                )
                assert await is_closed(page)
                made = home.hall.store.rows("SELECT COUNT(*) FROM commands WHERE table_id=?", (friends.table,))[0][0]
                told = page.answers.get("at-the-same-time", {}).get("t")
                assert made == 1 if told == "ack" else made <= 1
                room = await home.room(friends.table)
                async with room.lock:
                    assert (await room.ready()).seq == made
                await friends.close()

    run(story())


def test_nothing_that_is_stored_opens_a_seat(tmp_path: Path) -> None:
    """Whoever reads the data finds what is kept of cookies and links, and can use neither."""

    async def story() -> tuple[Party, str]:
        async with house(tmp_path) as home:
            friends = await party(home)
            token = await link_of(friends.browsers[0], friends.table)
            await friends.close()
            return friends, token

    async def stealing(friends: Party, kept: list[str]) -> None:
        async with house(tmp_path) as home:
            for word in kept:
                thief = home.browser()
                thief.cookie = f"{friends.browsers[0].cookie.partition('=')[0]}={word}"
                assert await holds_nothing(thief, friends.table)
                assert (await ask(thief, f"/api/tables/{friends.table}/resume", {"token": word}))[0] == 403

    found: list[tuple[Party, str]] = []

    async def both() -> None:
        found.append(await story())

    run(both())
    friends, token = found[0]
    tokens = [browser.cookie.partition("=")[2] for browser in friends.browsers] + [token]
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for part in ("sessions", "tables", *store.PARTS):
        content += repr(sql(tmp_path, f"SELECT * FROM {part}")).encode()
    assert not any(token.encode() in content for token in tokens)
    kept = [row[0] for part in ("sessions", "links") for row in sql(tmp_path, f"SELECT token FROM {part}")]
    assert {hashed(token) for token in tokens} == set(kept)
    run(stealing(friends, kept))


def test_the_link_of_who_does_not_sit_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            assert (await ask(home.browser(), f"/api/tables/{friends.table}/link", {}))[0] == 403
            first = await link_of(friends.browsers[0], friends.table)
            second = await link_of(friends.browsers[0], friends.table)
            resume = f"/api/tables/{friends.table}/resume"
            assert (await ask(home.browser(), resume, {"token": first}))[0] == 403  # replaced by the second
            assert (await home.browser().post(resume, {"token": second}))["you"] == 0
            await friends.close()

    run(story())


# --- people whom the host sent away -------------------------------------------------------------------
async def lobby(home: House, host: Browser, *friends: Browser) -> str:
    seats = [{"kind": "me"}] + [{"kind": "open"}] * 3
    made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna"})
    for number, friend in enumerate(friends, 1):
        await friend.post(f"/api/tables/{made['table']}/sit", {"seat": number, "name": ("Boris", "Celina")[number - 1]})
    table: str = made["table"]
    return table


def test_who_was_sent_away_comes_back_when_the_host_lets_them_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            anna, boris, celina, phone = home.browser(), home.browser(), home.browser(), home.browser()
            table = await lobby(home, anna, boris, celina)
            address = f"/api/tables/{table}"
            await phone.post(f"{address}/resume", {"token": await link_of(boris, table)})
            unused = await link_of(boris, table)
            host, page = await anna.sit_down(table), await boris.sit_down(table)  # a host who is away is host no longer
            shown = await anna.post(f"{address}/seat", {"seat": 1, "to": {"kind": "open"}})
            assert shown["sent_away"] == ["Boris"]
            await page.until(lambda: page.now["you"] == -1)
            for browser in (boris, phone):
                assert (await browser.get(address))["barred"]
                assert (await browser.get(address))["sent_away"] == []  # only the host is told who
                status, said = await ask(browser, f"{address}/sit", {"seat": 1, "name": "Boris"})
                assert status == 403
                assert said["error"].startswith("The host has sent you away from this table.")
                assert (await ask(browser, f"{address}/sit", {"seat": 3, "name": "Somebody"}))[0] == 403
            assert (await ask(boris, f"{address}/resume", {"token": unused}))[0] == 403
            assert not (await celina.get(address))["barred"]
            for body, by, status in (("Boris", celina, 403), ("Boris", boris, 403), ("Nobody", anna, 409)):
                assert (await ask(by, f"{address}/let-in", {"name": body}))[0] == status
            assert (await anna.post(f"{address}/let-in", {"name": "Boris"}))["sent_away"] == []
            assert (await boris.post(f"{address}/sit", {"seat": 1, "name": "Boris"}))["you"] == 1
            await page.close()
            await host.close()

    run(story())


def test_being_sent_away_outlives_the_server_and_new_cookies(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, QUICK) as home:
            anna, boris = home.browser(), home.browser()
            table = await lobby(home, anna, boris)
            await anna.post(f"/api/tables/{table}/seat", {"seat": 1, "to": {"kind": "bot", "bot": "random"}})
            await boris.post("/api/logout", {"everywhere": True})
            assert (await ask(boris, f"/api/tables/{table}/sit", {"seat": 2, "name": "Boris"}))[0] == 403
        async with house(tmp_path) as home:
            assert (await same(home, boris).get(f"/api/tables/{table}"))["barred"]

    run(story())


def test_who_moves_gets_up_or_shares_the_hosts_device_was_not_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            anna, boris = home.browser(), home.browser()
            table = await lobby(home, anna, boris)
            address = f"/api/tables/{table}"
            await boris.post(f"{address}/sit", {"seat": 2, "name": "Boris"})
            await boris.post(f"{address}/leave", {})
            await boris.post(f"{address}/sit", {"seat": 1, "name": "Boris"})
            await anna.post(f"{address}/seat", {"seat": 2, "to": {"kind": "local", "name": "Celina"}})
            shown = await anna.post(f"{address}/seat", {"seat": 2, "to": {"kind": "open"}})
            assert shown["sent_away"] == []
            assert shown["yours"] == [0]

    run(story())


@pytest.mark.sqlite
def test_a_database_of_before_has_the_length_of_its_logs(tmp_path: Path) -> None:
    """What version 3 of the schema wrote opens, and its logs are as long as they were."""

    async def story(moves: int) -> str:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, moves)
            await friends.close()
            return friends.table

    tables: list[str] = []

    async def first() -> None:
        tables.append(await story(6))

    run(first())
    with sqlite3.connect(tmp_path / store.FILE) as data:
        written = data.execute("SELECT lines FROM tables").fetchone()[0]
    make_older(tmp_path, 3)
    again = Store(tmp_path)
    saved = again.load(tables[0])
    again.close()
    assert saved is not None
    assert saved.table.lines == written == len(saved.commands) == 6
    assert saved.table.sealed == 0
