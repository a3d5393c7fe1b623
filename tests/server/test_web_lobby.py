"""From a link to a game: seats, names, bots, several people at one device, another device."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_house import QUICK, House, house, party, run

from phobetor.server.client import Browser
from phobetor.table.names import clean_chat, clean_name, skeleton

PATIENT = replace(QUICK, away=60.0)


async def ask(browser: Browser, path: str, body: Any = None) -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "GET" if body is None else "POST", path, body)


async def lobby(home: House, host: Browser, *seats: dict[str, str]) -> str:
    made = await host.post("/api/tables", {"game": "nightmarium", "seats": list(seats), "name": "Anna"})
    table: str = made["table"]
    return table


def test_a_table_without_open_seats_begins_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            made = await home.browser().post(
                "/api/tables", {"game": "nightmarium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            )
            assert made["phase"] == "playing"
            assert len(made["commitment"]) == 64

    run(story())


def test_friends_sit_down_by_the_link_and_the_host_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host, friend = home.browser(), home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"})
            assert len(table) == 12
            page = await host.sit_down(table)
            watching = await friend.sit_down(table)
            assert page.now["phase"] == "lobby"
            commitment = page.now["commitment"]
            shown = await friend.post(
                f"/api/tables/{table}/sit", {"seat": 1, "name": "Boris", "commitment": commitment, "salt": "feed"}
            )
            assert shown["you"] == 1
            assert not shown["host"]
            await page.until(lambda: page.now["seats"][1]["kind"] == "human")
            assert page.now["phase"] == "lobby"  # it is the host who begins
            assert (await host.post(f"/api/tables/{table}/start", {}))["phase"] == "playing"
            await page.until(lambda: page.now["phase"] == "playing")
            assert page.now["commitment"] == commitment
            assert watching.now["you"] == -1  # this page came before its browser had a seat and a cookie
            await page.close()
            await watching.close()
            assert [entry["table"] for entry in await friend.get("/api/mine")] == [table]
            assert "feed" in (await friend.get(f"/api/fair/{table}"))["salts"]

    run(story())


def test_only_open_seats_and_names_of_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host, friend = home.browser(), home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
            sit = f"/api/tables/{table}/sit"
            assert (await ask(friend, sit, {"seat": 0, "name": "Boris"}))[0] == 409
            assert (await ask(friend, sit, {"seat": 9, "name": "Boris"}))[0] == 400
            for name in ("anna", "ANNA", "Аnna", "A nna", "Ánna"):  # the third begins with a Cyrillic letter
                assert (await ask(friend, sit, {"seat": 1, "name": name}))[0] == 400, name
            assert (await ask(friend, sit, {"seat": 1, "name": "Boris"}))[0] == 200
            moved = await friend.post(sit, {"seat": 2, "name": "Boris"})
            assert [seat["kind"] for seat in moved["seats"]] == ["human", "open", "human"]
            left = await friend.post(f"/api/tables/{table}/leave", {})
            assert left["yours"] == []

    run(story())


def test_the_host_arranges_the_seats_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            host, friend = home.browser(), home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"})
            await friend.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Boris"})
            page = await friend.sit_down(table)
            edit = f"/api/tables/{table}/seat"
            assert (await ask(friend, edit, {"seat": 2, "to": {"kind": "bot", "bot": "random"}}))[0] == 403
            assert (await ask(friend, f"/api/tables/{table}/start", {}))[0] == 403
            assert (await ask(host, edit, {"seat": 2, "to": {"kind": "bot", "bot": "no"}}))[0] == 400
            await host.post(edit, {"seat": 2, "to": {"kind": "bot", "bot": "random"}})
            await host.post(edit, {"seat": 1, "to": {"kind": "open"}})
            await page.until(lambda: page.now["you"] == -1)  # sent away, and only watching now
            begun = await host.post(f"/api/tables/{table}/start", {})
            assert [seat["kind"] for seat in begun["seats"]] == ["human", "bot"]
            assert begun["phase"] == "playing"
            assert (await ask(friend, f"/api/tables/{table}/sit", {"seat": 1, "name": "Boris"}))[0] == 409
            await page.close()

    run(story())


def hosts(shown: dict[str, Any]) -> list[int]:
    return [seat["number"] for seat in shown["seats"] if seat["host"]]


def test_a_host_who_gets_up_makes_somebody_else_the_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PATIENT) as home:
            host, away, friend = home.browser(), home.browser(), home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"})
            alone = await host.post(f"/api/tables/{table}/leave", {})
            assert alone["host"]  # nobody else is there
            await host.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Anna"})
            await away.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Boris"})
            await friend.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Celina"})
            page = await friend.sit_down(table)
            left = await host.post(f"/api/tables/{table}/leave", {})
            assert not left["host"]
            assert hosts(left) == [2]  # who is here goes before who is not
            await page.until(lambda: hosts(page.now) == [2] and page.chat)
            assert page.chat[-1]["text"] == "Celina is the host now."
            assert (await ask(host, f"/api/tables/{table}/start", {}))[0] == 403
            await page.close()
        async with house(tmp_path, PATIENT) as home:
            again = home.browser()
            again.cookie = friend.cookie
            begun = await again.post(f"/api/tables/{table}/start", {})
            assert begun["phase"] == "playing"

    run(story())


def test_a_lobby_whose_host_stays_away_gets_another_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host, friend = home.browser(), home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
            page = await host.sit_down(table)
            await friend.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Boris"})
            other = await friend.sit_down(table)
            await asyncio.sleep(QUICK.away + 0.1)
            assert hosts(other.now) == [0]
            await page.close()
            await other.until(lambda: hosts(other.now) == [1] and other.chat)
            assert other.chat[-1]["text"] == "Boris is the host now."
            back = await host.sit_down(table)
            await asyncio.sleep(QUICK.away + 0.1)
            assert hosts(back.now) == [1]
            assert back.now["you"] == 0  # the seat is still there
            assert (await ask(host, f"/api/tables/{table}/start", {}))[0] == 403
            assert (await friend.post(f"/api/tables/{table}/start", {}))["phase"] == "playing"
            await back.close()
            await other.close()

    run(story())


def test_only_who_sits_in_the_lobby_becomes_its_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host, friend = home.browser(), home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
            watcher = await friend.sit_down(table)
            await asyncio.sleep(QUICK.away + 0.1)
            assert hosts(watcher.now) == [0]
            await friend.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Boris"})
            await watcher.close()
            other = await friend.sit_down(table)
            await other.until(lambda: hosts(other.now) == [1])
            await other.close()

    run(story())


def test_open_seats_can_go_to_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
            begun = await host.post(f"/api/tables/{table}/start", {"bot": "random"})
            assert [seat["bot"] for seat in begun["seats"]] == ["", "random", "random"]

    run(story())


def test_several_people_at_one_device_look_from_one_seat_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "local", "name": "Boris"})
            assert (await host.get(f"/api/tables/{table}"))["yours"] == [0, 1]
            page = await host.sit_down(table, seat=-1)
            assert page.now["you"] == -1
            assert not any(card for hand in page.now["view"]["hands"] for card in hand)
            seat = page.now["waiting"][0]["seat"]
            await page.send(t="hello", lang="en", seat=seat)
            await page.until(lambda: page.now["you"] == seat)
            assert all(page.now["view"]["hands"][seat])
            assert not any(page.now["view"]["hands"][1 - seat])
            assert (await page.choose(0))["t"] == "ack"
            await page.close()

    run(story())


def test_the_personal_link_takes_the_seat_along_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            phone, thief = home.browser(), home.browser()
            token = (await friends.browsers[1].post(f"/api/tables/{friends.table}/link", {}))["token"]
            assert token != (await friends.browsers[0].post(f"/api/tables/{friends.table}/link", {}))["token"]
            resume = f"/api/tables/{friends.table}/resume"
            assert (await ask(thief, resume, {"token": token[:-1] + ("y" if token.endswith("x") else "x")}))[0] == 403
            assert (await phone.post(resume, {"token": token}))["you"] == 1
            assert (await ask(thief, resume, {"token": token}))[0] == 403
            page = await phone.sit_down(friends.table)
            assert page.now["you"] == 1
            assert page.now["view"] == friends.pages[1].now["view"]
            decider = friends.deciding()
            assert (await decider.choose(0))["t"] == "ack"
            await page.until(lambda: page.now["version"] >= friends.pages[1].now["version"])
            await page.close()
            await friends.close()

    run(story())


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Anna \n Maria ", "Anna Maria"),
        ("\u202eevil", "evil"),
        ("a\u200bb\u200dc\ufeff", "abc"),
        ("\x1b[31mred\x07", "[31mred"),
        ("e\u0301", "é"),
        ("Z" + "\u0323" * 30, "Ẓ\u0323\u0323"),
        ("\u0323\u0323x", "x"),
        ("\u3164\u2800", ""),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"[:24]),
    ],
)
def test_names_are_cleaned(written: str, kept: str) -> None:
    assert clean_name(written) == kept


def test_chat_keeps_its_words_and_its_length() -> None:
    assert clean_chat("ó\tw" + "x" * 600) == ("ó w" + "x" * 497)


def test_names_that_look_the_same_have_one_skeleton() -> None:
    assert skeleton("Аnnа") == skeleton("anna") == skeleton("ＡＮＮＡ")
    assert skeleton("Paul") == skeleton("PauI") == skeleton("Pau1") == skeleton("PAUL")
    assert skeleton("Arnold") == skeleton("Amold") == skeleton("ARNOLD")
    assert skeleton("Paweł") == skeleton("Pawel") == skeleton("PaweI") == skeleton("Pavvel")
    assert skeleton("Boris") != skeleton("Borys")


@pytest.mark.parametrize(("language", "called"), [("en", "Greedy B"), ("ru", "Хитрец B"), ("pl", "Spryciarz B")])
def test_a_bot_that_nobody_named_is_called_in_the_language_of_the_host(
    tmp_path: Path, language: str, called: str
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = home.browser()
            table = await lobby(home, host, {"kind": "me"}, {"kind": "open"})
            begun = await host.post(f"/api/tables/{table}/start?lang={language}", {"bot": "greedy"})
            assert [seat["name"] for seat in begun["seats"]] == ["Anna", called]
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            made = await host.post(f"/api/tables?lang={language}", {"game": "nightmarium", "seats": seats})
            assert made["seats"][1]["name"] == called

    run(story())
