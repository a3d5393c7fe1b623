"""What one address may cost the others: counted by what things cost, whatever cookies, sockets and addresses it has."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_web_doors import TABLE
from web_house import House, house, party, play, run

from phobetor.server import showing
from phobetor.server.guard import MOST_COOKIES, Doors, Limit, Limits, Meter, trusted
from phobetor.server.replays import Replays, Told
from phobetor.server.texts import language_of
from phobetor.table.store import Store


def through_proxy(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address, "X-Forwarded-Proto": "http"}


# --- counting ---------------------------------------------------------------------------------------
def test_all_addresses_of_a_network_in_ipv6_are_counted_as_one(tmp_path: Path) -> None:
    """Whoever has a network of 64 bits has more addresses than there are tables."""

    async def story() -> None:
        doors = Doors(proxies=trusted(["127.0.0.1"]))
        async with house(tmp_path, limits=Limits(new_tables_from_address=Limit(2, 3600), local=1), doors=doors) as home:
            answers = []
            for address in ("2001:db8::1", "2001:db8::2", "2001:db8::ffff:3", "2001:db8:0:1::1"):
                browser = home.browser()
                found = await asyncio.to_thread(browser.ask, "POST", "/api/tables", TABLE, **through_proxy(address))
                answers.append(found[0])
            assert answers == [200, 200, 429, 200]

    run(story())


def test_nobody_is_forgotten_before_the_limit_is_over() -> None:
    """Thousands of others cannot wash away what somebody did; who could do everything again is forgotten first."""
    meter, hour = Meter(most_buckets=50), Limit(1, 3600)
    assert meter.wait("flooder", hour) == 0
    for number in range(500):
        meter.wait(f"passer-by {number}", Limit(1000, 0.001))
        time.sleep(0.00001)
    assert meter.wait("flooder", hour) > 3000
    assert len(meter.buckets) <= 51


def test_there_is_an_end_to_what_is_counted() -> None:
    meter = Meter(most_buckets=50)
    for number in range(500):
        meter.wait(f"flooder {number}", Limit(1, 3600))
    assert len(meter.buckets) <= 51


def test_costly_things_count_more() -> None:
    meter, limit = Meter(), Limit(10, 1000)
    assert [meter.wait("a", limit, cost=4) for _ in range(2)] == [0, 0]
    assert 150 < meter.wait("a", limit, cost=4) <= 200
    assert meter.wait("a", limit, cost=2) == 0


# --- sockets ----------------------------------------------------------------------------------------
def test_a_new_spectator_does_not_inherit_what_another_one_did(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(watcher=Limit(8, 3600), local=1000)) as home:
            friends = await party(home)
            for _ in range(25):
                watcher = await home.browser().sit_down(friends.table)
                for _ in range(6):
                    await watcher.send(t="ping")
                await watcher.until(lambda watcher=watcher: watcher.pongs() == 6)  # type: ignore[misc]
                await watcher.close()
            await friends.close()

    run(story())


def test_many_sockets_of_one_address_share_what_it_may_cost(tmp_path: Path) -> None:
    """Who is over it waits; nobody is sent away, and other addresses do not notice."""

    async def story() -> None:
        limits = Limits(effort=Limit(60, 6), watcher=Limit(1000, 20), local=1, sockets_at_table=100)
        async with house(tmp_path, limits=limits) as home:
            friends = await party(home)
            watchers = [await home.browser().sit_down(friends.table) for _ in range(4)]
            began = time.monotonic()
            for watcher in watchers * 20:
                await watcher.send(t="ping")
            for watcher in watchers:
                await watcher.until(lambda watcher=watcher: watcher.pongs() == 20)  # type: ignore[misc]
            assert 3 < time.monotonic() - began < 20
            for page in (*watchers, *friends.pages):
                await page.close()

    run(story())


# --- requests ---------------------------------------------------------------------------------------
def test_files_of_the_page_are_counted_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(files=Limit(6, 3600), local=1)) as home:
            browser = home.browser()
            for path in ("/", "/t/abc", "/assets/nothing.js", "/favicon.svg", "/robots.txt", "/rules/nemesis"):
                assert (await asyncio.to_thread(browser.ask, "GET", path))[0] != 429
            for path in ("/", "/assets/nothing.js"):
                assert (await asyncio.to_thread(browser.ask, "GET", path))[0] == 429
            assert await browser.get("/api/games")

    run(story())


def test_the_proof_of_a_game_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proved: list[str] = []
    usual = showing.fair_out

    def fair_out(table: object) -> object:
        proved.append("once")
        return usual(table)  # type: ignore[arg-type]

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            path = f"/api/fair/{friends.table}"
            assert not (await home.browser().get(path))["holds"]
            await play(friends)
            monkeypatch.setattr(showing, "fair_out", fair_out)
            told = await asyncio.gather(*[home.browser().get(path) for _ in range(3)])
            assert all(found["holds"] for found in told)
            assert len(proved) == 1
            await friends.close()

    run(story())


def test_a_thousand_cookies_are_not_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser has one for each port that it visited; somebody who sends thousands wants to make work."""
    looked_up: list[str] = []
    usual = Store.is_guest

    def is_guest(store: Store, guest: str) -> bool:
        looked_up.append(guest)
        return usual(store, guest)

    async def story() -> None:
        monkeypatch.setattr(Store, "is_guest", is_guest)
        async with house(tmp_path) as home:
            browser = home.browser()
            cookies = "; ".join(f"phobetor{number}={number}" for number in range(1200))
            for path in ("/api/mine", "/api/games"):
                assert (await asyncio.to_thread(browser.ask, "GET", path, Cookie=cookies))[0] == 200
            assert len(looked_up) <= MOST_COOKIES

    run(story())


@pytest.mark.parametrize("length", [1_000, 20_000])
def test_a_long_list_of_languages_is_not_read_to_its_end(length: int) -> None:
    assert language_of("", "x," * length + "ru") == "en"
    assert language_of("", "x,x,ru;q=0.5,pl") == "ru"


# --- what takes seconds of a process ----------------------------------------------------------------
def test_who_asks_for_much_that_takes_long_waits_behind_themselves_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path, doors=Doors(proxies=trusted(["127.0.0.1"]))) as home:
            friends = await party(home)
            await play(friends)
            answered: list[int] = []
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def think(line: bytes) -> bytes:
                begun.set()
                await go_on.wait()
                answered.append(msgspec.json.decode(line)["seat"])
                return msgspec.json.encode(Told(gzip.compress(b"{}")))

            monkeypatch.setattr(replays_of(home).analyses.process, "asked_twice", think)

            def wanted(seat: int, language: str, address: str) -> asyncio.Task[Any]:
                path = f"/api/analysis/{friends.table}?seat={seat}&lang={language}"
                browser, named = home.browser(), through_proxy(address)
                return asyncio.create_task(asyncio.to_thread(browser.ask, "GET", path, **named))

            greedy = [wanted(0, language, "192.0.2.1") for language in ("en", "ru", "pl")]
            await begun.wait()
            while replays_of(home).analyses.process.asking < 3:
                await asyncio.sleep(0.01)
            modest = wanted(1, "en", "192.0.2.2")
            while replays_of(home).analyses.process.asking < 4:
                await asyncio.sleep(0.01)
            go_on.set()
            await asyncio.gather(*greedy, modest)
            assert answered == [0, 1, 0, 0]
            await friends.close()

    run(story())


def replays_of(home: House) -> Replays:
    found: Replays = home.server.config.app.app.state.replays  # type: ignore[union-attr]
    return found
