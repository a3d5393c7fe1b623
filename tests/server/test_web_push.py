"""Notices of turns: pushed to a browser or sent to a webhook, once a turn, to whoever asked and does not look."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
from push_service import Service, Subscription, check_signature, service
from web_house import QUICK, House, Party, house, kept_in, make_older, party, play, run, sql

from phobetor.server import post
from phobetor.server.client import Browser, Page
from phobetor.server.guard import Limit, Limits
from phobetor.server.outside import NoWay, Outside, is_public
from phobetor.server.post import KEY, Letter
from phobetor.table.changes import TableForgotten
from phobetor.table.keeping import forget
from phobetor.table.rescue import rescue
from phobetor.table.saved import NoticeRow
from phobetor.table.store import FILE

PACE = replace(QUICK, notice=0.05, unseen=0.6, flicker=2.0)
HERE = [ip_network("127.0.0.0/8")]
NEVER = 0.4
"""Seconds after which what would come would have come."""


@asynccontextmanager
async def friends_at(folder: Path, pace: Any = PACE, **more: Any) -> AsyncIterator[tuple[House, Party, Service]]:
    """Anna and Boris, a service of the test's own, and a server that may write to it. Anna decides now."""
    async with service() as there, house(folder, pace, outside=Outside(HERE), **more) as home:
        friends = await party(home)
        await let_decide(friends, 0)
        yield home, friends, there
        await friends.close()


async def let_decide(friends: Party, who: int) -> None:
    """The others choose until one of these is asked, who sits there."""
    page = friends.pages[who]
    others = [other for other in friends.pages if other is not page]
    while not page.now["decision"]:
        for other in others:
            if other.now["decision"]:
                await chosen(other)
        await asyncio.sleep(0.01)


async def chosen(page: Page) -> None:
    answer = await page.choose(0)
    assert answer["t"] == "ack", answer
    await page.until(lambda: page.now["version"] >= answer["version"])


async def pass_on(page: Page) -> None:
    """Choose until it is somebody else's turn."""
    while page.now["decision"]:
        await chosen(page)


async def come_back(friends: Party, who: int = 1) -> Page:
    friends.pages[who] = await friends.browsers[who].sit_down(friends.table)
    return friends.pages[who]


async def ask(friends: Party, what: str, body: dict[str, str], who: int = 1, lang: str = "en") -> Any:
    return await friends.browsers[who].post(f"/api/tables/{friends.table}/{what}?lang={lang}", body)


async def status(browser: Browser, friends: Party, what: str, body: dict[str, str]) -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "POST", f"/api/tables/{friends.table}/{what}", body)


def kept(folder: Path) -> list[tuple[str, str]]:
    return [(str(kind), str(at)) for kind, at in sql(folder, "SELECT kind, address FROM notices ORDER BY kind")]


def measured(home: House) -> str:
    return bytes(home.hall.metrics.answer().body).decode()


# --- what is told, and when -------------------------------------------------------------------------
def test_a_turn_is_pushed_once_to_whoever_is_away_and_only_their_browser_can_read_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (home, friends, there):
            subscription = Subscription(f"{there.address}/push/boris")
            key = (await friends.browsers[1].get(f"/api/tables/{friends.table}/notices"))["key"]
            told = await ask(friends, "push", subscription.wanted(), lang="ru")
            assert told == {"allowed": True, "key": key, "push": True, "webhook": ""}
            await friends.pages[1].close()
            await pass_on(friends.pages[0])
            await there.until(1)
            letter = there.letters[0]
            assert subscription.read(letter) == {
                "title": "Кошмариум: ваш ход", "text": "Boris, ваш ход в игре «Кошмариум».",
                "table": friends.table, "lang": "ru",
            }  # fmt: skip
            assert b"Boris" not in letter.body
            assert letter.path == "/push/boris"
            assert (letter.headers["ttl"], letter.headers["topic"]) == ("86400", friends.table)
            claims = check_signature(letter, key, there.address)
            assert claims["sub"] == f"https://127.0.0.1:{home.port}"
            await asyncio.sleep(NEVER)
            assert len(there.letters) == 1
            await pass_on(await come_back(friends))
            await friends.pages[1].close()
            await pass_on(friends.pages[0])
            await there.until(2)
            await asyncio.sleep(NEVER)
            assert len(there.letters) == 2

    run(story())


def test_a_webhook_is_told_in_words_and_its_link_stops_it_at_one_click_of_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (home, friends, there):
            told = await ask(friends, "webhook", {"address": f" {there.address}/hooks/secret?a=b "}, lang="pl")
            assert told["webhook"] == "127.0.0.1"
            await friends.pages[1].close()
            await pass_on(friends.pages[0])
            await there.until(1)
            letter, origin = there.letters[0], f"http://127.0.0.1:{home.port}"
            stop = letter.json["stop"]
            assert (letter.path, letter.headers["content-type"]) == ("/hooks/secret?a=b", "application/json")
            assert letter.json == {
                "text": letter.json["content"], "content": f"Boris, twoja kolej w grze Koszmarium.\n"
                f"{origin}/t/{friends.table}\nKoniec wiadomości o tym stole: {stop}",
                "table": friends.table, "link": f"{origin}/t/{friends.table}", "stop": stop,
                "allowed_mentions": {"parse": []},
            }  # fmt: skip
            page, _, token = stop.partition("#")
            assert page == f"{origin}/stop/{friends.table}"
            stranger = home.browser()
            for wrong in ("", "x", token[:-1], "é", token + "x" * 100):
                await status(stranger, friends, "stop", {"token": wrong})
            assert len(kept(tmp_path)) == 1
            assert [(await status(stranger, friends, "stop", {"token": token}))[0] for _ in range(2)] == [200, 200]
            assert kept(tmp_path) == []
            await pass_on(await come_back(friends))
            await friends.pages[1].close()
            await pass_on(friends.pages[0])
            await asyncio.sleep(NEVER)
            assert len(there.letters) == 1

    run(story())


def test_who_looks_is_told_nothing_and_who_does_not_is_told_after_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (_, friends, there):
            await ask(friends, "webhook", {"address": there.address})
            await pass_on(friends.pages[0])
            await let_decide(friends, 1)
            await asyncio.sleep(PACE.unseen + NEVER)
            await friends.pages[1].close()  # who has seen it and goes knows it
            await asyncio.sleep(NEVER)
            assert there.letters == []
            await pass_on(await come_back(friends))
            await friends.pages[1].send(t="look", looks=False)
            await pass_on(friends.pages[0])
            await asyncio.sleep(PACE.unseen / 2)
            assert there.letters == []
            await there.until(1)

    run(story())


def test_who_looks_again_in_time_is_told_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path, replace(PACE, notice=0.6)) as (_, friends, there):
            await ask(friends, "webhook", {"address": there.address})
            await friends.pages[1].send(t="look", looks=False)
            await pass_on(friends.pages[0])
            await friends.pages[1].send(t="look", looks=True)
            await asyncio.sleep(0.6 + NEVER)
            assert there.letters == []

    run(story())


def test_a_turn_that_was_told_is_not_told_again_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with service() as there:
            async with house(tmp_path, PACE, outside=Outside(HERE)) as home:
                friends = await party(home)
                await let_decide(friends, 0)
                await ask(friends, "webhook", {"address": there.address})
                keys = [(await friends.browsers[1].get(f"/api/tables/{friends.table}/notices"))["key"]]
                await friends.pages[1].close()
                await pass_on(friends.pages[0])
                await there.until(1)
                await friends.close()
            async with house(tmp_path, PACE, outside=Outside(HERE)) as home:
                for browser in friends.browsers:
                    browser.address, browser.origin = f"127.0.0.1:{home.port}", f"http://127.0.0.1:{home.port}"
                friends.pages = [await friends.browsers[0].sit_down(friends.table)]
                await asyncio.sleep(NEVER)
                keys.append((await friends.browsers[1].get(f"/api/tables/{friends.table}/notices"))["key"])
                await friends.close()
            assert len(there.letters) == 1
            assert keys[0] == keys[1]

    run(story())


def test_what_the_service_calls_gone_is_forgotten_and_a_failure_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (home, friends, there):
            for number, answer in enumerate((500, 302, 404)):
                there.status, there.more = answer, f"Location: {there.address}/elsewhere\r\n"
                await ask(friends, "push", Subscription(f"{there.address}/boris").wanted())
                await friends.pages[1].close()
                await pass_on(friends.pages[0])
                await there.until(number + 1)
                await asyncio.sleep(0.1)
                await pass_on(await come_back(friends))
                assert len(kept(tmp_path)) == (answer != 404)
            assert [letter.path for letter in there.letters] == ["/boris"] * 3  # no redirect was followed
            found = measured(home)
            assert 'phobetor_notices_total{end="failed"} 2.0' in found
            assert 'phobetor_notices_total{end="gone"} 1.0' in found

    run(story())


# --- who can be told, and until when ----------------------------------------------------------------
def test_only_who_sits_here_can_ask_and_others_do_not_learn_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (home, friends, there):
            stranger = home.browser()
            good = {"push": Subscription(there.address).wanted(), "webhook": {"address": there.address}}
            for what, body in good.items():
                assert (await status(stranger, friends, what, body))[0] == 403
                assert (await status(friends.browsers[1], friends, what, body))[0] == 200
            for browser in (stranger, friends.browsers[0]):
                told = await browser.get(f"/api/tables/{friends.table}/notices")
                assert (told["push"], told["webhook"]) == (False, "")
            mine = await friends.browsers[1].get(f"/api/tables/{friends.table}/notices")
            assert (mine["push"], mine["webhook"]) == (True, "127.0.0.1")
            off = [await ask(friends, what, {}) for what in good]
            assert (off[-1]["push"], off[-1]["webhook"]) == (False, "")
            assert kept(tmp_path) == []

    run(story())


def test_bad_subscriptions_and_addresses_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with service() as there, house(tmp_path, PACE) as home:  # as an operator has it who says nothing
            friends = await party(home)
            good = Subscription("https://push.example.invalid/abc").wanted()
            bad = [
                {"endpoint": there.address}, {"endpoint": "https://127.0.0.1/x"}, {"endpoint": "https://[::1]/"},
                {"endpoint": "https://push.example.invalid:8443/"}, {"endpoint": "https://localhost/"},
                {"endpoint": "https://u:p@push.example.invalid/"}, {"endpoint": "https://a.example.invalid/\r\nX: y"},
                {"p256dh": ""}, {"p256dh": "BAAA"}, {"p256dh": good["p256dh"][:-4] + "AAAA"}, {"auth": "AAAA"},
                {"auth": "%%%"},
            ]  # fmt: skip
            for change in bad:
                found, told = await status(friends.browsers[1], friends, "push", {**good, **change})
                assert (found, "needs an https address" in told["error"]) == (400, True), change
            for address in (
                "http://a.example.invalid",
                "chat",
                "https://10.0.0.1/",
                "ftp://a.example.invalid/",
                "https://a b.c",
            ):
                found, told = await status(friends.browsers[1], friends, "webhook", {"address": address})
                assert (found, "give the https address" in told["error"]) == (400, True), address
            for body in ({"endpoint": "x" * 2000}, {"endpoint": 1}, {"other": "x"}):
                assert (await status(friends.browsers[1], friends, "push", body))[0] == 400  # type: ignore[arg-type]
            assert kept(tmp_path) == []
            assert (await status(friends.browsers[1], friends, "push", good))[0] == 200
            await friends.close()

    run(story())


def test_notices_are_limited_by_person_and_by_minute(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(local=1000, notices=Limit(6, 60))
        async with friends_at(tmp_path, limits=limits) as (home, friends, there):
            link = (await friends.browsers[1].post(f"/api/tables/{friends.table}/link", {}))["token"]
            statuses = [(await status(friends.browsers[1], friends, "webhook", {}))[0] for _ in range(7)]
            assert statuses == [200] * 6 + [429]
            browsers = [friends.browsers[1]]
            for _ in range(4):
                browsers.append(home.browser())
                await browsers[-1].post(f"/api/tables/{friends.table}/resume", {"token": link})
                link = (await browsers[-1].post(f"/api/tables/{friends.table}/link", {}))["token"]
            body = Subscription(there.address).wanted()
            found = [await status(browser, friends, "push", body) for browser in [*browsers[1:], home.browser()]]
            assert [one for one, _ in found] == [200] * 4 + [403]
            browsers.append(home.browser())
            await browsers[-1].post(f"/api/tables/{friends.table}/resume", {"token": link})
            fifth, told = await status(browsers[-1], friends, "push", body)
            assert (fifth, told["error"][:36]) == (400, "Notices go to 4 browsers of yours at")

    run(story())


@pytest.mark.parametrize("way", ["logs out", "logs out elsewhere", "the game ends", "the table is forgotten"])
def test_notices_end_with_what_they_are_about(tmp_path: Path, way: str) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (home, friends, there):
            table = friends.table
            other = home.browser()
            link = (await friends.browsers[1].post(f"/api/tables/{table}/link", {}))["token"]
            await other.post(f"/api/tables/{table}/resume", {"token": link})
            await ask(friends, "push", Subscription(f"{there.address}/boris").wanted())
            await other.post(f"/api/tables/{table}/push", Subscription(f"{there.address}/other").wanted())
            if way == "the game ends":
                await play(friends)
                left = []
            elif way == "the table is forgotten":
                await friends.close()
                await home.hall.write([TableForgotten(table)])
                assert kept(tmp_path) == []
                return
            else:
                await friends.browsers[1].post("/api/logout", {"everywhere": way.endswith("elsewhere")})
                left = ["boris"] if way.endswith("elsewhere") else ["other"]
            assert sorted(at.rpartition("/")[2] for _, at in kept(tmp_path)) == sorted(left)
            told = await friends.browsers[1].get(f"/api/tables/{table}/notices")
            assert told["push"] is ("boris" in left)

    run(story())


@pytest.mark.sqlite
def test_forget_erases_where_a_person_was_told(tmp_path: Path) -> None:
    friends: list[Party] = []

    async def story() -> None:
        async with friends_at(tmp_path) as (_, party, there):
            friends.append(party)
            await ask(party, "webhook", {"address": f"{there.address}/of-anna"}, 0)
            await ask(party, "webhook", {"address": f"{there.address}/of-boris"}, 1)

    run(story())
    forget(tmp_path, friends[0].table, "b")
    assert [at.rpartition("/")[2] for _, at in kept(tmp_path)] == ["of-anna"]
    assert b"of-boris" not in (tmp_path / FILE).read_bytes()


@pytest.mark.sqlite
def test_a_rescue_keeps_notices_and_the_key_they_need(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path / "data") as (_, friends, there):
            await ask(friends, "push", Subscription(there.address).wanted(), 0)
            await ask(friends, "webhook", {"address": f"{there.address}/hook"})

    run(story())
    rescue(tmp_path / "data", tmp_path / "out")
    for part in ("notices", "secrets"):
        found, whole = (sql(tmp_path / folder, f"SELECT * FROM {part}") for folder in ("out", "data"))
        assert found == whole != []


@pytest.mark.sqlite
def test_a_folder_of_before_gets_notices(tmp_path: Path) -> None:
    async def before() -> None:
        async with friends_at(tmp_path):
            pass

    run(before())
    make_older(tmp_path, 4)
    data = kept_in(tmp_path)
    assert data.rows("SELECT COUNT(*) FROM notices") == [(0,)]
    data.close()


def test_an_operator_can_switch_them_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, PACE, outside=None) as home:
            friends = await party(home)
            told = await friends.browsers[1].get(f"/api/tables/{friends.table}/notices")
            assert told == {"allowed": False, "key": "", "push": False, "webhook": ""}
            for what, body in (
                ("push", {}),
                ("webhook", {"address": "https://a.example.org/"}),
                ("stop", {"token": "x"}),
            ):
                found, said = await status(friends.browsers[1], friends, what, body)
                assert (found, said["error"]) == (409, "This server sends no notices.")
            await friends.close()

    run(story())


def test_without_the_library_nothing_is_pushed_and_webhooks_still_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (_, friends, there):
            monkeypatch.setitem(sys.modules, "phobetor.server.webpush", None)
            monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
            told = await friends.browsers[1].get(f"/api/tables/{friends.table}/notices")
            assert (told["allowed"], told["key"]) == (True, "")
            found, said = await status(friends.browsers[1], friends, "push", Subscription(there.address).wanted())
            assert (found, said["error"][:27]) == (409, "This server cannot push not")
            await ask(friends, "webhook", {"address": there.address})
            await friends.pages[1].close()
            await pass_on(friends.pages[0])
            await there.until(1)

    run(story())


# --- the way out ------------------------------------------------------------------------------------
def letter_to(address: str) -> Letter:
    return Letter(NoticeRow("t", "id", "o", "g", "webhook", address, "", "en", "https://a.example"), b"{}")


PUBLIC = "93.184.215.14"
"""An address that anybody may speak to; no test does."""


def connections(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str]]:
    """Instead of going out: to whom, on which port, and whose certificate would be asked for."""
    found: list[tuple[str, int, str]] = []

    async def refuse(host: str, port: int, **more: Any) -> None:
        found.append((host, port, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", refuse)
    return found


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "::", "::1", "fe80::1", "fd00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::127.0.0.1",
     "64:ff9b::7f00:1", "2002:7f00:1::1", "2001:db8::1"],
)  # fmt: skip
def test_addresses_that_are_not_everybodys_are_never_spoken_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a name leads there that leads to somebody else as well. However the server fails here, it reaches
    nobody: connections are only counted."""
    assert not is_public(ip_address(address))
    found = [(0, 0, 0, "", (PUBLIC, 443)), (0, 0, 0, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    spoken_to = connections(monkeypatch)

    async def story() -> None:
        outside = Outside()
        with pytest.raises(NoWay):
            await outside.post("https://looks.example.org/", b"", {})
        outside.close()

    run(story())
    assert spoken_to == []


def test_what_was_looked_up_is_what_is_spoken_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when it is asked for again changes nothing: it is asked for once."""
    answers = iter([PUBLIC, "127.0.0.1"])
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (next(answers), 443))])
    spoken_to = connections(monkeypatch)

    async def story() -> None:
        outside = Outside()
        with pytest.raises(ConnectionRefusedError):
            await outside.post("https://looks.example.org/", b"", {})
        outside.close()

    run(story())
    assert spoken_to == [(PUBLIC, 443, "looks.example.org")]


def test_addresses_that_are_everybodys_are_public() -> None:
    for address in ("93.184.215.14", "1.1.1.1", "2606:4700::1111", "64:ff9b::101:101", "::ffff:1.1.1.1"):
        assert is_public(ip_address(address)), address


def test_a_network_of_the_operators_is_spoken_to_and_nothing_beside_it() -> None:
    async def story() -> None:
        async with service() as there:
            outside, others = Outside(HERE), Outside([ip_network("10.0.0.0/8")])
            assert await outside.post(f"{there.address}/x", b"hello", {}) == 201
            for url in (there.address, f"http://localhost:{there.port}/", f"http://127.1:{there.port}/"):
                with pytest.raises(NoWay):
                    await others.post(url, b"", {})
            assert len(there.letters) == 1
            outside.close()
            others.close()

    run(story())


def test_a_service_that_never_answers_holds_up_no_table_and_no_other_letter_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with service() as slow, friends_at(tmp_path) as (home, friends, there):
            slow.silent = True
            found = home.hall.post
            assert found is not None
            found.outside.seconds = 0.5
            for number in range(2 * post.CARRIERS):
                found.put(letter_to(f"{slow.address}/{number}"))
            await ask(friends, "webhook", {"address": there.address})
            await friends.pages[1].close()
            await slow.until(post.CARRIERS)
            await pass_on(friends.pages[0])
            assert there.letters == []
            await there.until(1)
            assert 'phobetor_notices_total{end="failed"}' in measured(home)

    run(story())


def test_more_letters_than_can_wait_are_dropped_and_nobody_is_flooded(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (home, _, there):
            found = home.hall.post
            assert found is not None
            for _ in range(post.MOST + 100):
                found.put(letter_to(there.address))
            await there.until(int(post.SAME_ADDRESS.most))
            while not found.letters.empty():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert len(there.letters) == post.SAME_ADDRESS.most
            dropped = post.MOST + 100 - post.SAME_ADDRESS.most
            assert f'phobetor_notices_total{{end="dropped"}} {dropped}' in measured(home)

    run(story())


def test_no_log_names_an_address_or_a_key(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with friends_at(tmp_path) as (home, friends, there):
            there.status = 500
            await ask(friends, "webhook", {"address": f"{there.address}/hooks/very-secret"})
            secret = home.hall.store.secret(KEY)
            await friends.pages[1].close()
            await pass_on(friends.pages[0])
            await there.until(1)
            await asyncio.sleep(0.1)
            assert len(secret) == 32
            assert "A notice (webhook) was answered with 500." in caplog.text
            assert not [word for word in ("very-secret", "127.0.0.1", secret.hex()) if word in caplog.text]

    with caplog.at_level(logging.INFO, "phobetor.server"):
        run(story())
