"""Several servers on one database: whoever sits at whichever of them, it is one table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

from push_service import service
from web_house import QUICK, House, Party, house, party, play, run

from phobetor.server.client import Browser, Page, command
from phobetor.server.outside import Outside


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[House, House]]:
    async with house(folder) as one, house(folder) as other:
        yield one, other


def at(home: House, browser: Browser) -> Browser:
    """The same person, who asks another server."""
    found = home.browser()
    found.cookie = browser.cookie
    return found


async def apart(one: House, other: House, people: int = 2, bots: tuple[str, ...] = ()) -> Party:
    """Friends at one table: the first at one server, and everybody else at the other."""
    friends = await party(one, people, bots)
    for number in range(1, people):
        await friends.pages[number].close()
        friends.browsers[number] = at(other, friends.browsers[number])
        friends.pages[number] = await friends.browsers[number].sit_down(friends.table)
    return friends


async def alike(one: Page, other: Page) -> None:
    async with asyncio.timeout(20):
        while one.now["view"] != other.now["view"] or one.log != other.log:
            await asyncio.sleep(0.01)


async def over(page: Page, decision: int) -> None:
    """Until the page knows that this decision was made."""
    await page.until(lambda: (page.now["decision"] or {}).get("id") != decision)


def test_a_game_of_two_people_at_two_servers(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await apart(one, other)
            made = 0
            while True:
                async with asyncio.timeout(20):
                    while not any(page.now["decision"] or page.now["phase"] == "over" for page in friends.pages):
                        await asyncio.sleep(0.005)
                if any(page.now["phase"] == "over" for page in friends.pages):
                    break
                page = friends.deciding()
                decision = page.now["decision"]
                answer = await page.choose(made % len(decision["options"]))
                assert answer["t"] == "ack", answer
                made += 1
                await page.until(lambda page=page, answer=answer: page.now["version"] >= answer["version"])  # type: ignore[misc]
                for each in friends.pages:
                    await over(each, decision["id"])
            assert made > 10
            await friends.until(lambda: all(page.now["phase"] == "over" for page in friends.pages))
            for place, browser in enumerate(friends.browsers):
                fresh = await at((other, one)[place], browser).sit_down(friends.table)
                assert fresh.now["view"] == friends.pages[place].now["view"]
                assert fresh.log == friends.pages[place].log
                await fresh.close()
            await friends.close()

    run(story())


def test_one_command_sent_to_both_has_one_effect_and_both_are_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await party(one)
            for _ in range(5):
                page = friends.deciding()
                there = await at(other, friends.browsers[page.now["you"]]).sit_down(friends.table)
                order = {"t": "choose", "cmd": command(), "decision": page.now["decision"]["id"], "option": 0}
                answers = await asyncio.gather(page.order(**order), there.order(**order))
                assert [answer["t"] for answer in answers] == ["ack", "ack"]
                await over(page, order["decision"])
                await there.close()
                await friends.until(lambda: any(page.now["decision"] for page in friends.pages))
            room = await one.room(friends.table)
            async with room.lock:
                assert (await room.ready()).seq == 5
            await friends.close()

    run(story())


def test_many_answers_to_one_decision_at_both_and_one_is_accepted(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await party(one)
            page = friends.deciding()
            there = await at(other, friends.browsers[page.now["you"]]).sit_down(friends.table)
            decision = page.now["decision"]["id"]
            orders = [
                found.order(t="choose", cmd=command(), decision=decision, option=0)
                for _ in range(10)
                for found in (page, there)
            ]
            kinds = [answer["t"] for answer in await asyncio.gather(*orders)]
            assert sorted(kinds) == ["ack"] + ["refused"] * 19
            await there.close()
            await friends.close()

    run(story())


def test_what_is_said_noted_and_taken_back_is_known_at_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await apart(one, other)
            anna, boris = friends.pages
            assert (await anna.order(t="say", text="hello"))["t"] == "ack"
            assert (await boris.order(t="say", text="and hello"))["t"] == "ack"
            for page in friends.pages:
                await page.until(lambda page=page: len(page.chat) >= 2)  # type: ignore[misc]
                assert [line["text"] for line in page.chat][-2:] == ["hello", "and hello"]
            second = await at(other, friends.browsers[0]).sit_down(friends.table)
            await anna.order(t="note", text="a secret", marks={})
            await second.until(lambda: any("a secret" in frame for frame in second.frames))
            assert not any("a secret" in frame for frame in boris.frames)
            await second.close()
            await friends.close()

    run(story())


def test_an_undo_at_one_is_an_undo_at_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await party(one, 1, ["random"])
            watching = await at(other, friends.browsers[0]).sit_down(friends.table)
            page = friends.pages[0]
            await play(friends, 4)
            await page.until(lambda: page.now["decision"])
            decision = page.now["decision"]["id"]
            answer = await page.order(t="undo", decision=decision)
            assert answer["t"] == "ack", answer
            await page.until(lambda: page.now["decision"] and page.now["decision"]["id"] != decision)
            await alike(page, watching)
            await play(friends, 2)
            await page.until(lambda: page.now["decision"])
            await alike(page, watching)
            await watching.close()
            await friends.close()

    run(story())


def test_a_lobby_is_one_lobby(tmp_path: Path) -> None:
    """A commitment shown by one server seals the table that the other opens; who sits down at one is seen at both."""

    async def story() -> None:
        async with two(tmp_path) as (one, other):
            host = one.browser()
            commitment = (await host.post("/api/seals", {}))["commitment"]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            wanted = {
                "game": "nightmarium",
                "name": "Anna",
                "seats": seats,
                "commitment": commitment,
                "salt": "ab" * 16,
            }
            made = await at(other, host).post("/api/tables", wanted)
            table = made["table"]
            guests = [one.browser(), other.browser()]
            await asyncio.gather(
                *(
                    guest.post(f"/api/tables/{table}/sit", {"seat": number, "name": name})
                    for guest, number, name in zip(guests, (1, 2), ("Boris", "Celina"), strict=True)
                )
            )
            for home in (one, other):
                shown = await home.browser().get(f"/api/tables/{table}")
                assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Boris", "Celina"]

    run(story())


def test_who_logs_out_everywhere_is_out_at_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await party(one)
            there = await at(other, friends.browsers[0]).sit_down(friends.table)
            await friends.browsers[0].post("/api/logout", {"everywhere": True})
            await asyncio.wait_for(there.reading, 5)
            assert there.socket.close_code == 4401
            await friends.close()

    run(story())


def test_who_is_at_another_server_is_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await apart(one, other, 3)
            anna = friends.pages[0]
            await anna.until(lambda: [seat["here"] for seat in anna.now["seats"]] == [True] * 3)
            await friends.pages[2].close()
            await anna.until(lambda: [seat["here"] for seat in anna.now["seats"]] == [True, True, False])
            await friends.close()

    run(story())


def test_people_at_two_servers_vote_about_somebody_who_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await apart(one, other, 3)
            page = friends.deciding()
            gone = page.now["you"]
            await page.close()
            voters = [found for found in friends.pages if found is not page]
            for voter in voters:
                await voter.until(lambda voter=voter: gone in voter.now["away"])  # type: ignore[misc]
            answers = await asyncio.gather(*(voter.order(t="vote", seat=gone, bot=True) for voter in voters))
            assert {answer["t"] for answer in answers} <= {"ack", "refused"}
            for voter in voters:
                await voter.until(lambda voter=voter: voter.now["seats"][gone]["bot"])  # type: ignore[misc]
            await friends.close()

    run(story())


def test_bots_think_once_whoever_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await party(one, 1, ["random", "random"])
            watching = await at(other, friends.browsers[0]).sit_down(friends.table)
            await play(friends, 6)
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"] or page.now["phase"] == "over")
            await alike(page, watching)
            rows = one.hall.store.rows("SELECT seq, cmd FROM commands WHERE table_id=? ORDER BY seq", (friends.table,))
            assert [seq for seq, _ in rows] == [*range(1, len(rows) + 1)]
            await watching.close()
            await friends.close()

    run(story())


def test_the_time_of_all_servers_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as one:
            await asyncio.sleep(0.5)
            await one.hall.keep_time()
            await asyncio.sleep(0.3)
            async with house(tmp_path) as other:
                assert abs(one.hall.now() - other.hall.now()) < 0.1

    run(story())


def test_a_listener_that_lost_its_connection_misses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            friends = await apart(one, other)
            sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE starts_with(query, 'LISTEN')"
            one.hall.store.rows(sql)
            page = friends.deciding()
            old = page.now["decision"]["id"]
            answer = await page.choose(0)
            assert answer["t"] == "ack"
            other_page = friends.pages[1 - friends.pages.index(page)]
            await over(page, old)
            await other_page.until(lambda: len(other_page.log) == len(page.log))
            await friends.close()

    run(story())


def test_two_servers_tell_a_turn_once(tmp_path: Path) -> None:
    """Both see that Boris does not look when his turn comes."""
    pace, here = replace(QUICK, notice=0.2), [ip_network("127.0.0.0/8")]

    async def story() -> None:
        async with (
            service() as there,
            house(tmp_path, pace, outside=Outside(here)) as one,
            house(tmp_path, pace, outside=Outside(here)) as other,
        ):
            friends = await apart(one, other, 3)
            await friends.browsers[1].post(f"/api/tables/{friends.table}/webhook", {"address": there.address})
            turns = 0
            while turns < 3:
                boris = friends.pages[1]
                while boris.now["decision"] is None:
                    await asyncio.sleep(0.01)
                    await decide(friends)
                while boris.now["decision"] is not None:
                    await decide(friends)
                await boris.close()
                async with asyncio.timeout(20):
                    while len(there.letters) == turns:
                        await asyncio.sleep(0.02)
                        await decide(friends, away=1)
                await asyncio.sleep(0.6)
                turns += 1
                assert len(there.letters) == turns
                friends.pages[1] = await friends.browsers[1].sit_down(friends.table)
            keys = [
                await at(home, friends.browsers[1]).get(f"/api/tables/{friends.table}/notices") for home in (one, other)
            ]
            assert keys[0]["key"] == keys[1]["key"] != ""
            await friends.close()

    run(story())


async def decide(friends: Party, away: int = -1) -> None:
    """Whoever must decide does."""
    for number, page in enumerate(friends.pages):
        decision = page.now["decision"]
        if number != away and decision is not None:
            await page.choose(0)
            await over(page, decision["id"])


def test_what_a_page_waits_for_may_happen_without_news_of_its_own(tmp_path: Path) -> None:
    """The last page of a game hears of its end when the others have long been told."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            happened: list[bool] = []
            asyncio.get_running_loop().call_later(0.1, happened.append, True)
            await friends.pages[0].until(lambda: happened, seconds=2)
            await friends.close()

    run(story())


def test_a_page_that_says_it_knows_too_much_moves_nobody_elses_versions(tmp_path: Path) -> None:
    """A page counts with numbers that are exact to 2 ** 53; one watcher could lift all watchers beyond."""

    async def story() -> None:
        async with two(tmp_path) as (one, _):
            friends = await party(one)
            watching = await one.browser().sit_down(friends.table)
            for version in (10**12, 2**53, 10**400):
                liar = await one.browser().sit_down(friends.table, version=version)
                assert liar.now["version"] < 2**40
                await liar.close()
            await friends.deciding().choose(0)
            await watching.until(lambda: watching.now["log"])
            assert watching.now["version"] < 2**40
            await watching.close()
            await friends.close()

    run(story())
