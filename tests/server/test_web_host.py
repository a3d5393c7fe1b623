"""The lobby belongs to its host until the game begins: what the host may change, and what nobody else may."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_house import QUICK, House, house, make_older, run

from phobetor.server.client import Browser, Page
from phobetor.table import store
from phobetor.table.store import Store

PATIENT = replace(QUICK, away=60.0)
FRIENDS = ("Boris", "Celina", "Dora")


async def ask(browser: Browser, path: str, body: Any = None) -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "GET" if body is None else "POST", path, body)


class Lobby:
    """A lobby with a host and friends who sit after the host."""

    def __init__(self, host: Browser, friends: list[Browser], table: str) -> None:
        self.host = host
        self.friends = friends
        self.table = table

    def at(self, what: str = "") -> str:
        return f"/api/tables/{self.table}{what and '/' + what}"

    async def does(self, what: str, **body: Any) -> Any:
        return await self.host.post(self.at(what), body)

    async def refused(self, browser: Browser, what: str, **body: Any) -> tuple[int, str]:
        status, said = await ask(browser, self.at(what), body)
        assert status != 200, said
        return status, said["error"]


async def lobby(home: House, chairs: int = 4, friends: int = 1, salted: bool = False) -> Lobby:
    host = home.browser()
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (chairs - 1)
    made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna"})
    found = Lobby(host, [home.browser() for _ in range(friends)], made["table"])
    for number, friend in enumerate(found.friends, 1):
        sealed = {"commitment": made["commitment"], "salt": f"salt{number}"} if salted else {}
        await friend.post(found.at("sit"), {"seat": number, "name": FRIENDS[number - 1], **sealed})
    return found


def names(shown: dict[str, Any]) -> list[str]:
    return [seat["name"] or seat["kind"] for seat in shown["seats"]]


async def shows(page: Page, wanted: Any) -> None:
    await page.until(lambda: names(page.now) == wanted)


# --- what the host changes --------------------------------------------------------------------------
def test_a_full_lobby_waits_for_its_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home, 2)
            assert (await table.host.get(table.at()))["phase"] == "lobby"
            assert (await table.refused(table.friends[0], "start"))[0] == 403
            assert (await table.does("start"))["phase"] == "playing"

    run(story())


def test_everybody_sees_each_change_at_once_and_it_outlives_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home)
            page = await table.friends[0].sit_down(table.table)
            await table.does("agree", settings={"creatures": "6"}, clock=60)
            await page.until(lambda: page.now["settings"]["creatures"] == "6" and page.now["clock"] == 60)
            await table.does("agree", locked=True, onlookers=False)
            await page.until(lambda: page.now["locked"] and not page.now["onlookers"])
            assert page.now["settings"]["creatures"] == "6"  # what was not named stays
            await table.does("add")
            await shows(page, ["Anna", "Boris", "open", "open", "open"])
            await table.does("remove", seat=2)
            await shows(page, ["Anna", "Boris", "open", "open"])
            await page.close()
        async with house(tmp_path, PATIENT) as home:
            again = home.browser()
            again.cookie = table.host.cookie
            shown = await again.get(table.at())
            assert (shown["settings"]["creatures"], shown["clock"]) == ("6", 60)
            assert (shown["locked"], shown["onlookers"]) == (True, False)
            assert len(shown["seats"]) == 4
            begun = await again.post(table.at("start"), {})
            assert begun["settings"]["creatures"] == "6"

    run(story())


def test_another_order_keeps_names_seats_and_salts_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home, 3, 2, salted=True)
            page = await table.friends[1].sit_down(table.table)
            assert page.now["you"] == 2
            shown = await table.does("order", order=[2, 0, 1], arrangement=page.now["arrangement"])
            assert names(shown) == ["Celina", "Anna", "Boris"]
            assert shown["you"] == 1
            assert shown["host"]
            await page.until(lambda: page.now["you"] == 0)
            await table.does("start")
            await page.until(lambda: page.now["phase"] == "playing")
            fair = await table.host.get(f"/api/fair/{table.table}")
            assert fair["salts"] == "salt2..salt1"
            await page.close()

    run(story())


def test_a_new_name_of_the_host_keeps_the_salt(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            host = home.browser()
            commitment = (await host.post("/api/seals", {}))["commitment"]
            seats = [{"kind": "me"}, {"kind": "open"}]
            sealed = {"commitment": commitment, "salt": "mine"}
            made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna", **sealed})
            table = Lobby(host, [], made["table"])
            await table.does("seat", seat=0, to={"kind": "me", "name": "Hanna"})
            await table.does("start", bot="random")
            assert (await host.get(f"/api/fair/{table.table}"))["salts"] == "mine."

    run(story())


def test_empty_chairs_go_to_bots_or_are_taken_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            away, bots = await lobby(home, 4), await lobby(home, 4)
            assert names(await away.does("start")) == ["Anna", "Boris"]
            assert names(await bots.does("start", bot="random")) == ["Anna", "Boris", "Random C", "Random D"]
            alone = await lobby(home, 2, 0)
            assert (await alone.refused(alone.host, "start"))[0] == 400  # one is too few
            assert (await alone.host.get(alone.at()))["phase"] == "lobby"

    run(story())


def test_who_begins_twice_has_begun_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home, 2)
            answers = await asyncio.gather(*(ask(table.host, table.at("start"), {}) for _ in range(5)))
            assert {status for status, _ in answers} == {200}
            assert {shown["phase"] for _, shown in answers} == {"playing"}
            assert (await table.refused(table.host, "add"))[0] == 409
            assert (await table.refused(table.host, "agree", clock=30))[0] == 409
            assert (await table.refused(table.host, "order", order=[1, 0]))[0] == 409

    run(story())


# --- what is refused --------------------------------------------------------------------------------
HOSTS = [
    ("order", {"order": [1, 0, 2, 3]}),
    ("add", {}),
    ("remove", {"seat": 3}),
    ("agree", {"clock": 30}),
    ("agree", {"locked": True}),
    ("agree", {"settings": {"creatures": "6"}}),
    ("seat", {"seat": 2, "to": {"kind": "bot", "bot": "random"}}),
    ("let-in", {"name": "Boris"}),
    ("start", {}),
]


@pytest.mark.parametrize(("what", "body"), HOSTS)
def test_only_the_host_changes_the_lobby(tmp_path: Path, what: str, body: dict[str, Any]) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home)
            before = await table.host.get(table.at())
            for browser in (table.friends[0], home.browser()):
                assert (await table.refused(browser, what, **body))[0] == 403
            assert await table.host.get(table.at()) == before

    run(story())


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("order", {"order": [0, 1, 2]}, 400),
        ("order", {"order": [0, 0, 1, 2]}, 400),
        ("order", {"order": [0, 1, 2, 9]}, 400),
        ("order", {"order": []}, 400),
        ("remove", {"seat": 9}, 400),
        ("remove", {"seat": -1}, 400),
        ("remove", {"seat": 0}, 400),
        ("agree", {"clock": 31}, 400),
        ("agree", {"settings": {"creatures": "99"}}, 400),
        ("agree", {"settings": {"nothing": "1"}}, 400),
        ("seat", {"seat": 1, "to": {"kind": "open"}, "word": "x" * 121}, 400),
        ("seat", {"seat": 2, "to": {"kind": "bot", "bot": "random", "name": "anna"}}, 400),
        ("add", {"more": 1}, 400),
    ],
)
def test_what_makes_no_sense_changes_nothing(tmp_path: Path, what: str, body: dict[str, Any], status: int) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home)
            before = await table.host.get(table.at())
            assert (await table.refused(table.host, what, **body))[0] == status
            assert await table.host.get(table.at()) == before

    run(story())


def test_there_are_as_many_chairs_as_the_game_allows(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home, 6, 0)
            assert (await table.refused(table.host, "add"))[1] == "This game has 6 chairs at most."
            for _ in range(4):
                await table.does("remove", seat=1)
            assert (await table.refused(table.host, "remove", seat=1))[1] == "This game needs at least 2 chairs."

    run(story())


def test_a_lobby_that_changed_meanwhile_hits_nobody(tmp_path: Path) -> None:
    """The host frees a chair, moves chairs or begins as it was seen; somebody sat down in between."""

    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home)
            seen = (await table.host.get(table.at()))["arrangement"]
            late = home.browser()
            await late.post(table.at("sit"), {"seat": 2, "name": "Celina"})
            for what, body in (
                ("seat", {"seat": 2, "to": {"kind": "bot", "bot": "random"}}),
                ("remove", {"seat": 2}),
                ("order", {"order": [1, 0, 2, 3]}),
                ("add", {}),
                ("start", {}),
            ):
                status, said = await table.refused(table.host, what, **body, arrangement=seen)
                assert (status, said.startswith("Somebody has come, gone or moved")) == (409, True)
            shown = await table.host.get(table.at())
            assert names(shown) == ["Anna", "Boris", "Celina", "open"]
            swap = {"order": [1, 0, 2, 3], "arrangement": shown["arrangement"]}
            twice = await asyncio.gather(*(ask(table.host, table.at("order"), swap) for _ in range(2)))
            assert sorted(status for status, _ in twice) == [200, 409]  # once, and not there and back
            assert names(await table.host.get(table.at())) == ["Boris", "Anna", "Celina", "open"]

    run(story())


# --- coming and going -------------------------------------------------------------------------------
def test_a_locked_table_lets_nobody_else_sit_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table, late = await lobby(home), home.browser()
            await table.does("agree", locked=True)
            status, said = await table.refused(late, "sit", seat=2, name="Celina")
            assert (status, said) == (403, "The host has locked this table: nobody else can sit down now.")
            moved = await table.friends[0].post(table.at("sit"), {"seat": 2, "name": "Boris"})  # who sits may move
            assert names(moved) == ["Anna", "open", "Boris", "open"]
            await table.does("agree", locked=False)
            await late.post(table.at("sit"), {"seat": 1, "name": "Celina"})

    run(story())


def test_who_is_asked_to_leave_is_told_why_and_stays_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home, 4, 2)
            page = await table.friends[1].sit_down(table.table, "pl")
            shown = await table.does("seat", seat=1, to={"kind": "open"}, word="Family evening,\n next time.")
            assert shown["sent_away"] == ["Boris"]
            gone = await table.friends[0].get(table.at())
            assert (gone["barred"], gone["word"]) == (True, "Family evening, next time.")
            assert (await table.friends[1].get(table.at()))["word"] == ""
            await page.until(lambda: page.chat)
            assert page.chat[-1]["text"] == "Boris: gospodarz prosi o odejście. „Family evening, next time.”"
            assert (await table.refused(table.friends[0], "sit", seat=1, name="Boris"))[0] == 403
            await page.close()
        async with house(tmp_path, PATIENT) as home:
            again = home.browser()
            again.cookie = table.friends[0].cookie
            assert (await again.get(table.at()))["word"] == "Family evening, next time."
            host = home.browser()
            host.cookie = table.host.cookie
            await host.post(table.at("let-in"), {"name": "Boris"})
            assert (await again.get(table.at()))["word"] == ""
            await again.post(table.at("sit"), {"seat": 1, "name": "Boris"})

    run(story())


def test_people_talk_in_the_lobby_if_they_sit(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            table = await lobby(home)
            page, other = await table.host.sit_down(table.table), await home.browser().sit_down(table.table)
            assert (await page.order(t="say", text="hello"))["t"] == "ack"
            await other.until(lambda: other.chat)
            answer = await other.order(t="say", text="me too", name="Eve")
            assert (answer["t"], answer["kind"]) == ("refused", "not-yours")
            await page.close()
            await other.close()

    run(story())


# --- a database of before ---------------------------------------------------------------------------
@pytest.mark.sqlite
def test_tables_of_the_schema_before_open_and_are_kept(tmp_path: Path) -> None:
    async def story(found: list[Lobby]) -> None:
        async with house(tmp_path, PATIENT) as home:
            found.append(await lobby(home, 3, 2))
            await found[0].does("seat", seat=2, to={"kind": "open"})

    found: list[Lobby] = []
    run(story(found))
    make_older(tmp_path, 4)
    again = Store(tmp_path)
    saved = again.load(found[0].table)
    again.close()
    assert saved is not None
    row = saved.table
    assert (row.locked, row.onlookers, row.takebacks, row.code) == (0, 1, 0, 0)
    assert row.seen >= int(row.created)  # nothing old is forgotten at once
    assert [*saved.sent_away.values()] == ["Celina"]
    assert saved.parting == {}
    with sqlite3.connect(tmp_path / store.FILE) as data:
        assert data.execute("PRAGMA user_version").fetchone() == (len(store.MIGRATIONS),)

    async def on() -> None:
        async with house(tmp_path, PATIENT) as home:
            host = home.browser()
            host.cookie = found[0].host.cookie
            shown = await host.post(found[0].at("start"), {})
            assert (shown["phase"], shown["words"]) == ("playing", "")

    run(on())
