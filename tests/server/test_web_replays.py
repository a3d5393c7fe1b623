"""Games that pages bring along as links and files, comments on moments of a game, and doubts about its rules."""

from __future__ import annotations

import asyncio
import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from web_house import House, Party, house, party, play, run

from phobetor.kernel.chance import Chance
from phobetor.records.link import read_link, write_link
from phobetor.records.record import Record, new_record, read_record
from phobetor.records.scenario import Run, read_scenario
from phobetor.server import replays
from phobetor.server.client import Browser, command
from phobetor.server.guard import LONGEST_RECORD, Limit, Limits
from phobetor.table.comments import MOST_COMMENTS


@cache
def record(game: str = "nightmarium", players: int = 2, most: int = 10_000) -> Record:
    found = new_record(game, {}, "brought along", ["human"] * players, [f"P{n}" for n in range(players)])
    position, dice = found.start(), Chance(1)
    while not position.is_over() and len(found.choices) < most:
        options = position.legal()
        player, option = position.asked, options[dice.below(len(options))]
        position.answer(player, option)
        found.add(player, option, position)
    return found


async def ask(browser: Browser, path: str, body: Any) -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "POST", path, body)


def scenario_of(text: str) -> Run:
    found = Run(read_scenario(tomllib.loads(text), "copied"))
    found.to_the_end()
    return found


# --- links and files --------------------------------------------------------------------------------
def test_a_game_that_the_server_has_never_seen_is_told_from_link_and_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            by_link = await browser.post("/api/replay", {"link": f"http://x/replay/link#{write_link(record())}.3.all"})
            by_file = await browser.post("/api/replay", {"record": record().to_json()})
            assert by_link == by_file
            assert by_link["link"] == write_link(record())
            assert read_record(json.dumps(by_link["record"]), "answer") == record()
            assert len(by_link["frames"]) == len(record().choices) + 1
            assert len(by_link["frames"][0]["views"]) == 2
            one = await browser.post("/api/replay?lang=ru", {"link": write_link(record()), "seat": "1"})
            assert not any(one["frames"][5]["view"]["hands"][0][1:]) or one["seat"] == 1
            assert not home.hall.rooms

    run(story())


def test_a_game_that_is_not_over_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            cut = record(most=12)
            told = await home.browser().post("/api/replay", {"record": cut.to_json()})
            assert (told["over"], told["ending"], len(told["frames"])) == (False, "", 13)

    run(story())


def bent(**other: Any) -> str:
    return msgspec.structs.replace(record(), **other).to_json()


BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "either a link or a file"),
    ({"link": "p1.AAAA", "record": "{}"}, "either a link or a file"),
    ({"link": "p1.AAAA"}, "does not hold a whole game"),
    ({"link": "p1." + "A" * 2300}, "does not hold a whole game"),
    ({"link": "A" * 2401}, "length"),
    ({"record": "{"}, "not JSON"),
    ({"record": "[" * 20_000}, "no record"),
    ({"record": "[]"}, "no record"),
    ({"record": bent(rules="0")}, "version 0 of the rules, and this server has version 1"),
    ({"record": bent(game="chess")}, "there are: nightmarium"),
    ({"record": bent(players=1)}, "players"),
    ({"record": bent(choices=["a draw", "a fly"])}, "fingerprint after"),
    ({"record": bent(choices=[record().choices[0], "a fly"], hashes=[], outcome=None)}, "Choice 2 of 2 cannot be read"),
    ({"record": bent(choices=["a draw"], hashes=[], outcome=None)}, "is refused"),
    ({"record": bent(hashes=[(20, "0000000000000000")])}, "has the fingerprint"),
    ({"record": bent(choices=["a draw"] * 3001, hashes=[], outcome=None)}, "at most 3000"),
    ({"record": bent(), "seat": "5"}, "2 seats"),
    ({"record": bent(), "seat": "b"}, "matching"),
    ({"record": bent(), "more": 1}, "more"),
]


def test_a_bad_game_gets_a_sentence_and_the_next_one_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            for body, says in BAD:
                status, found = await ask(home.browser(), "/api/replay", body)
                assert (status, set(found)) == (400, {"error"}), (body, found)
                assert says in found["error"], found
            assert (await ask(home.browser(), "/api/replay", b"x" * (LONGEST_RECORD + 1)))[0] == 413
            assert (await ask(home.browser(), "/api/tables", {"game": "x" * 20_000}))[0] == 413
            assert (await ask(home.browser(), "/api/replay", {"record": "x" * 270_000}))[0] == 400
            assert (await ask(home.browser(), "/api/replay", {"record": record().to_json()}))[0] == 200

    run(story())


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_a_bad_game_is_refused_in_the_language_of_the_page(tmp_path: Path, language: str) -> None:
    """Nothing of the sentences for the terminal is left in them; what is quoted is as it was written."""

    async def story() -> None:
        async with house(tmp_path) as home:
            games = [body for body, _ in BAD if {*body} in ({"record"}, {"record", "seat"}) and body.get("seat") != "b"]
            assert len(games) > 10
            for body in games:
                status, found = await ask(home.browser(), f"/api/replay?lang={language}", body)
                said = re.sub("«.*?»|„.*?”|JSON|UTF|nightmarium|somnicum|deranged|nemesis", "", found["error"])
                assert status == 400
                assert re.search("[а-я]" if language == "ru" else "[ąćęłńóśźż]", said), said
                assert not re.search(r"[A-Za-z]", said) or language == "pl", said
                assert not re.search(r"\b(the|is|of|choice|record|must|game|has)\b", said, re.IGNORECASE), said

    run(story())


def test_a_game_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "BROUGHT_SECONDS", 0.01)

    async def story() -> None:
        async with house(tmp_path) as home:
            status, found = await ask(home.browser(), "/api/replay", {"link": write_link(record())})
            assert (status, "takes too long" in found["error"]) == (503, True)
            friends = await ended(home)  # and those of tables are told as ever
            assert (await home.browser().get(f"/api/replay/{friends.table}?seat=all"))["frames"]
            await friends.close()

    run(story())


def test_what_a_page_may_bring_along_is_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(local=1, openings=Limit(3, 60))) as home:
            statuses = [
                (
                    await ask(
                        home.browser(), path, {"link": "p1.AAAA", "choice": 0} if "doubt" in path else {"link": "p1.A"}
                    )
                )[0]
                for path in ("/api/replay", "/api/doubt", "/api/replay", "/api/replay", "/api/doubt")
            ]
            assert statuses == [400, 400, 400, 429, 429]

    run(story())


def test_other_sites_bring_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            browser.origin = "http://evil.example"
            for path in ("/api/replay", "/api/doubt"):
                assert (await ask(browser, path, {"link": write_link(record())}))[0] == 403

    run(story())


def test_the_link_of_a_table_is_shown_after_the_end_and_opens_on_another_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "one") as home:
            friends = await party(home)
            await play(friends)
            told = await home.browser().get(f"/api/replay/{friends.table}?seat=all")
            await friends.close()
        async with house(tmp_path / "two") as other:
            again = await other.browser().post("/api/replay", {"link": told["link"]})
        assert again["frames"] == told["frames"]
        assert again["record"] == told["record"]
        assert read_link(told["link"]).seed.startswith("fair:")

    run(story())


# --- comments ---------------------------------------------------------------------------------------
def words(choice: int = 3, seat: int = 0, text: str = "Here it turned.", **more: Any) -> dict[str, Any]:
    return {"cmd": command(), "seat": seat, "choice": choice, "text": text} | more


async def ended(home: House) -> Party:
    friends = await party(home)
    await play(friends)
    return friends


def test_whoever_sat_there_comments_and_everybody_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await ended(home)
            path, stranger = f"/api/tables/{friends.table}/comments", home.browser()
            said = words()
            for _ in range(2):  # the same id writes once
                assert (await ask(friends.browsers[0], path, said))[0] == 200
            await friends.browsers[1].post(path, words(1, 1, " No:\u202e\n <b>here</b> "))
            seen = await stranger.get(path)
            assert [(one["choice"], one["name"], one["text"], one["yours"]) for one in seen["comments"]] == [
                (1, "Boris", "No: <b>here</b>", False),
                (3, "Anna", "Here it turned.", False),
            ]
            assert seen["seats"] == []
            assert [one["yours"] for one in (await friends.browsers[0].get(path))["comments"]] == [
                True,
                True,
            ]  # the host
            mine = await friends.browsers[1].get(path)
            assert [one["yours"] for one in mine["comments"]] == [True, False]
            assert mine["seats"] == [1]
            await friends.close()
        async with house(tmp_path) as home:  # they are on the disk
            assert len((await home.browser().get(path))["comments"]) == 2

    run(story())


def test_comments_are_deleted_by_their_author_and_the_host_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await ended(home)
            path = f"/api/tables/{friends.table}/comments"
            first = (await friends.browsers[0].post(path, words()))["comments"][0]["number"]
            second = (await friends.browsers[1].post(path, words(4, 1)))["comments"][1]["number"]
            undo = path.replace("comments", "uncomment")
            for browser in (friends.browsers[1], home.browser()):
                assert (await ask(browser, undo, {"number": first}))[0] == 403
            assert len((await friends.browsers[0].post(undo, {"number": second}))["comments"]) == 1  # by the host
            assert (await friends.browsers[0].post(undo, {"number": first}))["comments"] == []
            assert (await ask(home.browser(), undo, {"number": first}))[0] == 200  # it is gone already
            await friends.close()

    run(story())


def test_no_number_of_a_comment_is_given_twice(tmp_path: Path) -> None:
    """Also after a restart, and though nothing of a deleted comment is kept but its number."""
    numbers: list[int] = []

    async def write_and_delete(path: str, browser: Browser) -> None:
        number = (await browser.post(path, words()))["comments"][-1]["number"]
        numbers.append(number)
        for _ in range(2):
            left = await browser.post(path.replace("comments", "uncomment"), {"number": number})
            assert left["comments"] == []

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await ended(home)
            path, cookie = f"/api/tables/{friends.table}/comments", friends.browsers[0].cookie
            await write_and_delete(path, friends.browsers[0])
            await write_and_delete(path, friends.browsers[0])
            await friends.close()
        async with house(tmp_path) as home:
            browser = home.browser()
            browser.cookie = cookie
            await write_and_delete(path, browser)

    run(story())
    assert numbers == [1, 2, 3]


def test_comments_are_for_the_finished_game_and_have_bounds(tmp_path: Path) -> None:
    async def story() -> None:
        many = Limits(local=1000, sockets_at_table=1000, comments=Limit(MOST_COMMENTS + 50, 60))
        async with house(tmp_path, limits=many) as home:
            friends = await party(home)
            path, browser = f"/api/tables/{friends.table}/comments", friends.browsers[0]
            assert (await ask(browser, path, words()))[0] == 409
            assert (await asyncio.to_thread(browser.ask, "GET", path))[0] == 409
            await play(friends)
            bad = [
                (words(choice=-1), 409), (words(choice=99_999), 409), (words(seat=1), 403), (words(seat=7), 403),
                (words(seat=-1), 403), (words(text=""), 400), (words(text="\u200b"), 400), (words(text="x" * 501), 400),
                (words(cmd="short"), 400), (words(more=1), 400), ({}, 400),
            ]  # fmt: skip
            for body, status in bad:
                assert (await ask(browser, path, body))[0] == status, body
            assert (await ask(home.browser(), path, words()))[0] == 403
            for number in range(MOST_COMMENTS):
                assert (await ask(browser, path, words(text=f"{number}")))[0] == 200
            status, found = await ask(browser, path, words())
            assert (status, "delete one first" in found["error"]) == (409, True)
            await friends.close()

    run(story())


def test_comments_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        few = Limits(local=1000, sockets_at_table=1000, comments=Limit(2, 60))
        async with house(tmp_path, limits=few) as home:
            friends = await ended(home)
            path = f"/api/tables/{friends.table}/comments"
            assert [(await ask(friends.browsers[0], path, words()))[0] for _ in range(3)] == [200, 200, 429]
            assert (await ask(friends.browsers[1], path, words(seat=1)))[0] == 200
            await friends.close()

    run(story())


# --- doubts -----------------------------------------------------------------------------------------
def test_a_doubt_in_a_running_game_tells_what_the_seat_knows_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3)
            await play(friends, 30)
            path = f"/api/tables/{friends.table}/doubt"
            table = (await home.room(friends.table)).table
            assert table is not None
            for seat, browser in enumerate(friends.browsers):
                told = await browser.post(path, {"seat": seat, "line": 10})
                assert (told["imagined"], told["link"], told["choice"]) == (True, "", 0)
                assert table.row.seed not in json.dumps(told)
                assert "fair:" not in told["scenario"]
                assert told["rules"][0]["source"]
                assert told["rules"][0]["tests"]
                now = await browser.post(path, {"seat": seat})
                game = scenario_of(now["scenario"]).game
                assert table.title.view(game, seat).data() == table.playing().view(seat).data()
                assert bool(now["rules"]) == (seat in table.asked())
            onlooker = await home.browser().post(path, {"line": 5})
            game = scenario_of(onlooker["scenario"]).game
            assert onlooker["imagined"]
            await friends.close()

    run(story())


def test_nobody_doubts_from_anothers_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 6)
            path = f"/api/tables/{friends.table}/doubt"
            for browser, seat in (
                (friends.browsers[0], 1),
                (home.browser(), 0),
                (home.browser(), 9),
                (home.browser(), -2),
            ):
                assert (await ask(browser, path, {"seat": seat}))[0] == 403
            for body, status in (({"line": 10_000}, 409), ({"line": -2}, 400), ({"line": "1"}, 400), ({"x": 1}, 400)):
                assert (await ask(home.browser(), path, body))[0] == status
            await friends.close()

    run(story())


def test_who_may_not_watch_does_not_doubt(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = home.browser()
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            made = await host.post(
                "/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna", "onlookers": False}
            )
            assert (await ask(home.browser(), f"/api/tables/{made['table']}/doubt", {}))[0] == 403
            assert (await ask(host, f"/api/tables/{made['table']}/doubt", {"seat": 0}))[0] == 200

    run(story())


def test_after_the_end_the_real_position_is_copied(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await ended(home)
            table = (await home.room(friends.table)).table
            assert table is not None
            line = len(table.playing().log.entries) // 2
            told = await home.browser().post(f"/api/tables/{friends.table}/doubt", {"line": line})
            assert not told["imagined"]
            assert read_link(told["link"]).seed == table.playing().record.seed
            run_to = scenario_of(told["scenario"])
            assert told["choice"] == len(run_to.scenario.plays) == table.playing().log.entries[line].choice
            await friends.close()

    run(story())


def test_a_moment_of_a_game_that_was_brought_along_is_copied(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            body = {"link": write_link(record()), "choice": 7, "rules": ["NM-4.1", "NM-99", "NM-4.1"]}
            told = await home.browser().post("/api/doubt?lang=pl", body)
            assert [rule["id"] for rule in told["rules"]] == ["NM-4.1"]
            assert len(scenario_of(told["scenario"]).scenario.plays) == told["choice"] == 7
            past = await home.browser().post("/api/doubt", body | {"choice": 99_999})
            assert past["choice"] == len(record().choices)
            for bad in ({"choice": -1}, {"rules": ["x" * 30]}, {"rules": ["x"] * 17}, {"link": "p1.A"}):
                assert (await ask(home.browser(), "/api/doubt", body | bad))[0] == 400

    run(story())


def test_doubts_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(local=1, doubts=Limit(2, 60))) as home:
            friends = await party(home)
            path = f"/api/tables/{friends.table}/doubt"
            assert [(await ask(friends.browsers[0], path, {"seat": 0}))[0] for _ in range(3)] == [200, 200, 429]
            await friends.close()

    run(story())
