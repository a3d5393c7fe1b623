"""What a seat knows is told to whoever asks from that seat; what it notes is for nobody else's eyes, and is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from web_house import House, Party, house, make_older, party, play, run, sql

from phobetor.games import NAMES
from phobetor.server.client import Browser, Page
from phobetor.server.guard import Limit, Limits
from phobetor.table.changes import TableForgotten
from phobetor.table.names import clean_notes
from phobetor.table.store import FILE

SECRET = "Boris lies after looking"
MARKS = {"1": "no", "1/role:3": "maybe"}


def told(page: Page, kind: str) -> list[dict[str, Any]]:
    return [message for message in page.told if message["t"] == kind]


async def opened(page: Page) -> tuple[dict[str, Any], dict[str, Any]]:
    """The notebook and the notes that the page is sent when it asks."""
    before = len(told(page, "notes"))
    await page.send(t="notebook")
    await page.until(lambda: len(told(page, "notes")) > before)
    return told(page, "notebook")[-1], told(page, "notes")[-1]


async def note(page: Page, text: str = SECRET, marks: Any = MARKS) -> dict[str, Any]:
    return await page.order(t="note", text=text, marks=marks)


def known_again(home: House, browser: Browser) -> Browser:
    """The same browser at a server that was started anew."""
    other = home.browser()
    other.cookie = browser.cookie
    return other


# === What is known ==================================================================================
@pytest.mark.parametrize("game", NAMES)
def test_a_seat_that_asks_is_told_what_it_knows_and_nobody_else_is(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3, game=game)
            await play(friends, 12)
            first, second = friends.pages[:2]
            book, _ = await opened(first)
            assert (book["seat"], book["version"]) == (0, first.now["version"])
            assert book["notebook"]["pages"]
            assert not told(second, "notebook")
            assert not any('"t":"notebook"' in frame for frame in second.frames)
            await friends.close()

    run(story())


def test_a_state_holds_no_notebook(tmp_path: Path) -> None:
    """A decision costs the server no more than before."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3, game="deranged")
            await opened(friends.pages[0])
            await play(friends, 5)
            assert len(told(friends.pages[0], "notebook")) == 1
            assert not any("notebook" in page.now for page in friends.pages)
            await friends.close()

    run(story())


# === What is noted ==================================================================================
def test_notes_survive_and_come_along_to_another_device_of_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.pages[0]
            assert (await note(page))["t"] == "ack"
            link = await friends.browsers[0].post(f"/api/tables/{friends.table}/link", {})
            phone = home.browser()
            await phone.post(f"/api/tables/{friends.table}/resume", {"token": link["token"]})
            other = await phone.sit_down(friends.table)
            _, notes = await opened(other)
            assert (notes["seat"], notes["text"], notes["marks"]) == (0, SECRET, MARKS)
            await note(other, "From the phone", {})
            await page.until(lambda: told(page, "notes"))
            assert told(page, "notes")[-1]["text"] == "From the phone"
            await other.close()
            await friends.close()
            table, browser = friends.table, friends.browsers[0]
        async with house(tmp_path) as home:
            again = await known_again(home, browser).sit_down(table)
            assert (await opened(again))[1]["text"] == "From the phone"
            await again.close()

    run(story())


def test_nobody_else_is_ever_sent_a_note(tmp_path: Path) -> None:
    """Neither other seats nor whoever watches, whatever they ask for; nor the record, the replay or the lists."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2, ["random"])
            watcher = await home.browser().sit_down(friends.table)
            await note(friends.pages[0])
            await watcher.send(t="notebook")
            refused = await note(watcher)
            assert (refused["t"], refused["kind"]) == ("refused", "not-yours")
            _, theirs = await opened(friends.pages[1])
            assert (theirs["text"], theirs["marks"]) == ("", {})
            await friends.pages[1].send(t="resync")
            await play(friends)
            await watcher.until(lambda: watcher.now["phase"] == "over")
            frames = [frame for page in (friends.pages[1], watcher) for frame in page.frames]
            assert not any(SECRET in frame for frame in frames)
            assert not any('"t":"note' in frame for frame in watcher.frames)
            for path in ("fair/{}", "replay/{}?seat=all", "tables/{}"):
                found = await friends.browsers[0].get(f"/api/{path.format(friends.table)}")
                assert SECRET not in json.dumps(found)
            _, mine = await opened(friends.pages[0])  # after the game, too
            assert mine["text"] == SECRET
            await watcher.close()
            await friends.close()

    run(story())


async def two_at_one_device(home: House) -> Party:
    browser = home.browser()
    seats = [{"kind": "me"}, {"kind": "local", "name": "Celina"}]
    made = await browser.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna"})
    pages = [await browser.sit_down(made["table"], seat=seat) for seat in range(2)]
    return Party(made["table"], [browser], pages)


def test_two_people_at_one_device_have_notes_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            couple = await two_at_one_device(home)
            await note(couple.pages[0])
            _, theirs = await opened(couple.pages[1])
            assert (theirs["seat"], theirs["text"]) == (1, "")
            assert not any(SECRET in frame for frame in couple.pages[1].frames)
            page = couple.pages[1]
            await page.send(t="hello", lang="en", version=0, seat=0)  # whoever draws the curtain looks from there
            await page.until(lambda: page.now["you"] == 0)
            _, mine = await opened(page)
            assert mine["text"] == SECRET
            await couple.close()

    run(story())


@pytest.mark.parametrize(
    "attack",
    [
        {"text": "x" * 2001},
        {"text": 7},
        {"text": "x", "marks": {"1": "<b>"}},
        {"text": "x", "marks": {"A b": "yes"}},
        {"text": "x", "marks": {"": "yes"}},
        {"text": "x", "marks": {"1" * 41: "yes"}},
        {"text": "x", "marks": {str(number): "yes" for number in range(101)}},
        {"text": "x", "marks": []},
        {"text": "x", "seat": 1},
    ],
)
def test_what_is_no_note_closes_the_socket_and_changes_nothing(tmp_path: Path, attack: dict[str, Any]) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await note(friends.pages[0])
            await friends.pages[0].send(**{"t": "note", "cmd": "attack-attack", **attack})
            await friends.pages[0].reading
            assert friends.pages[0].socket.close_code == 4400
            again = await friends.browsers[0].sit_down(friends.table)
            assert (await opened(again))[1]["text"] == SECRET
            await again.close()
            await friends.close()

    run(story())


def test_notes_are_cleaned_and_keep_their_lines() -> None:
    assert clean_notes("one\ntwo  three\r\n\x00\x1b[31mfour\u202e\u200b") == "one\ntwo  three\n[31mfour"
    assert len(clean_notes("ž" * 5000)) == 2000
    assert clean_notes("a" + "\u0301" * 50).count("\u0301") <= 2


def test_who_writes_too_fast_waits_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(local=1000, notes=Limit(3, 60))) as home:
            friends = await party(home)
            answers = [await note(friends.pages[0], f"note {number}") for number in range(5)]
            assert [answer["t"] for answer in answers] == ["ack"] * 3 + ["refused"] * 2
            assert answers[-1]["kind"] == "busy"
            assert (await opened(friends.pages[0]))[1]["text"] == "note 2"
            assert (await note(friends.pages[1]))["t"] == "ack"
            await friends.close()

    run(story())


def test_a_lobby_has_no_notes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = home.browser()
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna"})
            page = await host.sit_down(made["table"])
            refused = await note(page)
            assert (refused["t"], refused["text"]) == ("refused", "The game has not begun yet.")
            await page.close()

    run(story())


def test_notes_go_with_their_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await note(friends.pages[0])
            await friends.close()
            table = friends.table
            await asyncio.wrap_future(home.hall.store.write([TableForgotten(table)]))

    run(story())
    if (tmp_path / FILE).exists():
        assert SECRET.encode() not in (tmp_path / FILE).read_bytes()
    assert sql(tmp_path, "SELECT COUNT(*) FROM notes") == [(0,)]


@pytest.mark.sqlite
def test_a_folder_of_before_gets_notes(tmp_path: Path) -> None:
    async def before() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            found.append(friends)
            await friends.close()

    async def after() -> None:
        async with house(tmp_path) as home:
            friends = found[0]
            page = await known_again(home, friends.browsers[0]).sit_down(friends.table)
            assert (await note(page))["t"] == "ack"
            await page.close()

    found: list[Party] = []
    run(before())
    make_older(tmp_path, 4)
    run(after())
