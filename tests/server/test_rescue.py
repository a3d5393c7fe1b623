"""A data folder that was damaged in any way: what is whole goes on, what is lost is told, the original is not touched.

Nothing here knows where in the file anything stands: every page is spoiled once, in several ways.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_house import Party, house, make_older, party, play, run

from phobetor.kernel.refusal import BadInput
from phobetor.records.record import load_record
from phobetor.records.record import replay as replay_record
from phobetor.server.guard import hashed
from phobetor.table import store
from phobetor.table.pages import read_pages
from phobetor.table.rescue import DAY, Rescue, in_time, rescue
from phobetor.table.saved import Command, Saved
from phobetor.table.store import Store
from phobetor.table.table import Table

pytestmark = pytest.mark.sqlite
LONG = "a long word " * 40
"""Of the chat: rows as long as this do not fit on their pages."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games that run, are over, wait for people, have a clock, were left and taken back; the server was killed."""
    at = tmp_path_factory.mktemp("whole")
    copied = tmp_path_factory.mktemp("copied") / "data"

    async def story() -> None:
        async with house(at) as home:
            home.file.writer.execute("PRAGMA wal_autocheckpoint=0")
            running = [
                await party(home, 3, clock=60),
                await party(home, 2, ["random"]),
                await party(home, 2, game="somnicum"),
            ]
            over = await party(home, 2)
            for friends, choices in zip(running, (30, 12, 9), strict=True):
                await play(friends, choices)
            for text in (LONG[:480], "short", LONG[:300]) * 3:
                home.hall.meter.buckets.clear()
                assert (await running[0].pages[0].order(t="say", text=text))["t"] == "ack"
            await running[0].browsers[1].post(f"/api/tables/{running[0].table}/link", {})
            noted = await running[0].pages[1].order(t="note", text="Anna lies", marks={"0": "no"})
            assert noted["t"] == "ack"
            await play(over)
            host, friend = home.browser(), home.browser()
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            lobby = (await host.post("/api/tables", {"game": "nightmarium", "seats": seats}))["table"]
            await friend.post(f"/api/tables/{lobby}/sit", {"seat": 1, "name": "Boris"})
            await host.post(f"/api/tables/{lobby}/seat", {"seat": 1, "to": {"kind": "open"}})
            for friends in (*running, over):
                await friends.close()
            shutil.copytree(at, copied)  # as a killed server leaves it: everything stands in the write-ahead log alone

    run(story())
    return copied


def everything(folder: Path) -> dict[str, Saved]:
    """What SQLite reads out of a folder that is well; from a copy, because opening it moves things about."""
    copy = folder.with_name(f"{folder.name}-read")
    shutil.copytree(folder, copy)
    data = Store(copy)
    names = [row[0] for row in data.rows("SELECT id FROM tables")]
    found = {name: saved for name in names if (saved := data.load(name)) is not None}
    data.close()
    shutil.rmtree(copy)
    return found


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def rescued(folder: Path, out: Path) -> tuple[Rescue, dict[str, Saved]]:
    """What came of it, and that the original is as it was."""
    before = bytes_of(folder)
    told = rescue(folder, out)
    assert bytes_of(folder) == before
    return told, everything(out)


def test_a_folder_that_is_well_is_copied_to_the_last_row(folder: Path, tmp_path: Path) -> None:
    told, found = rescued(folder, tmp_path / "out")
    assert told.is_complete
    assert list(told.sentences()) == ["Of 5 tables 5 are whole, 0 are cut off and 0 are lost."]
    assert found == everything(folder)
    for name in ("results", "sessions", "tables"):
        assert rows(tmp_path / "out", name) == rows(folder, name)
    records = sorted(path.stem for path in (tmp_path / "out/records").iterdir())
    assert records == sorted(name for name, saved in found.items() if saved.table.phase != "lobby")
    for name in records:
        record = load_record(tmp_path / f"out/records/{name}.json")
        assert replay_record(record).is_over() == (found[name].table.phase == "over")


def rows(folder: Path, table: str) -> list[Any]:
    copy = folder.with_name(f"{folder.name}-rows")
    shutil.copytree(folder, copy)
    with sqlite3.connect(copy / store.FILE) as data:
        found = sorted(data.execute(f"SELECT * FROM {table}"))
    shutil.rmtree(copy)
    return found


def test_a_server_goes_on_with_what_was_rescued(folder: Path, tmp_path: Path) -> None:
    rescue(folder, tmp_path / "out")
    names = [name for name, saved in everything(folder).items() if saved.table.phase == "playing"]

    async def story() -> None:
        async with house(tmp_path / "out") as home:
            for name in names:
                room = await home.room(name)
                assert room.table is not None
                assert room.table.people_asked()
                assert (await home.browser().get(f"/api/tables/{name}"))["phase"] == "playing"

    run(story())


# --- every page, in every way -----------------------------------------------------------------------
def garbled(page: bytes, chance: random.Random) -> bytes:
    return chance.randbytes(len(page))


def emptied(page: bytes, chance: random.Random) -> bytes:
    return bytes(len(page))


def half(page: bytes, chance: random.Random) -> bytes:
    return page[: len(page) // 2] + chance.randbytes(len(page) - len(page) // 2)


def scratched(page: bytes, chance: random.Random) -> bytes:
    found = bytearray(page)
    for _ in range(20):
        found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
    return bytes(found)


Spoiling = Callable[[bytes, random.Random], bytes]


def spoiled(folder: Path, out: Path, file: str, spoil: Spoiling, seed: int, every: int) -> Iterator[tuple[int, Path]]:
    """The folder with one stretch of the file spoiled, again and again until every n-th was."""
    whole = (folder / file).read_bytes()
    step = 4096
    for place in range(0, len(whole), step * every):
        copy = out / f"{place}"
        shutil.copytree(folder, copy)
        chance = random.Random(f"{seed}/{place}")
        (copy / file).write_bytes(whole[:place] + spoil(whole[place : place + step], chance) + whole[place + step :])
        yield place // step, copy


def checkpointed(folder: Path, out: Path) -> Path:
    """The same with everything in the database file, as a server that ended well leaves it."""
    shutil.copytree(folder, out)
    with sqlite3.connect(out / store.FILE) as data:
        data.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data.close()
    return out


@pytest.mark.parametrize("spoil", [garbled, emptied, half, scratched])
def test_one_spoiled_page_costs_only_what_stood_there(folder: Path, tmp_path: Path, spoil: Spoiling) -> None:
    whole = everything(folder)
    closed = checkpointed(folder, tmp_path / "closed")
    assert not (closed / f"{store.FILE}-wal").exists() or not (closed / f"{store.FILE}-wal").read_bytes()
    lost = kept = 0
    for number, copy in spoiled(closed, tmp_path, store.FILE, spoil, 1, 1 if spoil in (garbled, scratched) else 3):
        told, found = rescued(copy, tmp_path / f"out{number}")
        check_truth(told, found, whole, spoil is not scratched)
        lost += len(whole) - len(found)
        kept += len(found)
        if len(found) < len(whole):
            assert not told.is_complete, (number, [*told.sentences()])
    assert lost  # some page holds something
    assert kept > 3 * lost  # and none holds all


def test_a_time_that_cannot_be_is_that_of_the_line_before() -> None:
    times = [5.0, -1e132, 7.0, float("nan"), 1e300, 2.0]
    log = [Command("t", seq, 0, "", "choose", 0, "", "", at) for seq, at in enumerate(times)]
    assert [one.at for one in in_time(log, 4.0)] == [5.0, 5.0, 7.0, 7.0, 7.0, 7.0]
    assert in_time(log, 6.0)[0].at == 6.0


def moves(saved: Saved) -> list[tuple[Any, ...]]:
    return [(one.seq, one.seat, one.kind, one.option) for one in saved.commands]


def timeless(saved: Saved) -> list[Command]:
    return [replace(one, at=0) for one in saved.commands]


def check_truth(told: Rescue, found: dict[str, Saved], whole: dict[str, Saved], exact: bool = True) -> None:
    """Whatever is called whole has every move, and what is lost or cut off is named, if anything of it is left.

    A single wrong letter in a name or a time is seen by nobody; everything that a game follows from is exact.
    """
    named = " ".join(told.sentences())
    assert {one.name for one in told.whole} == {*found}
    for name, saved in found.items():
        assert moves(saved) == moves(whole[name])
        assert not exact or (timeless(saved), saved.table) == (timeless(whole[name]), whole[name].table)
        assert not exact or all(saved.table.created <= one.at <= time.time() + DAY for one in saved.commands)
        assert [seat.kind for seat in saved.seats] == [seat.kind for seat in whole[name].seats]
    for one in told.tables:
        assert one.whole or one.name in named
        if one.record is not None and one.name in whole:
            choices = one.record.choices
            assert not one.whole or len(choices) >= sum(move[2] == "choose" for move in moves(whole[one.name])) - 2
            replay_record(one.record)


@pytest.mark.parametrize("spoil", [garbled, scratched])
def test_a_spoiled_write_ahead_log_costs_little(folder: Path, tmp_path: Path, spoil: Spoiling) -> None:
    """SQLite forgets everything behind the first frame that is spoiled; moves that were acknowledged stand there."""
    whole = everything(folder)
    log = f"{store.FILE}-wal"
    assert len((folder / log).read_bytes()) > 100_000
    size = len((folder / log).read_bytes()) // 4096
    ours, theirs, all_moves = [], [], sum(len(saved.commands) for saved in whole.values())
    for number, copy in spoiled(folder, tmp_path, log, spoil, 2, size // 9):
        told, found = rescued(copy, tmp_path / f"out{number}")
        check_moves(told, found, whole)
        ours.append(moves_kept(told, found))
        theirs.append(moves_by_sqlite(copy))
    assert all(one >= other for one, other in zip(ours, theirs, strict=True)), (ours, theirs)
    assert sum(theirs) < sum(ours) / 1.5
    assert min(ours) > all_moves * 0.9, (ours, all_moves)


def test_what_is_spoiled_is_believed_last(tmp_path: Path) -> None:
    """A line may stand on a spoiled page and on an older one that is whole, as after a page was split."""
    with sqlite3.connect(tmp_path / "one") as data:
        data.execute("CREATE TABLE lines (id TEXT PRIMARY KEY, said TEXT) WITHOUT ROWID")
        data.execute("INSERT INTO lines VALUES ('a', 'right')")
    data.close()
    found = read_pages((tmp_path / "one").read_bytes(), b"")
    page = found.newest.pop(2)
    found.spoiled, found.older = [page.replace(b"right", b"wrong")], [page]
    assert found.older_rows() == [("a", "right"), ("a", "wrong")]


def check_moves(told: Rescue, found: dict[str, Saved], whole: dict[str, Saved]) -> None:
    for name, saved in found.items():
        assert saved.commands == whole[name].commands[: len(saved.commands)]
    for one in told.tables:
        if one.record is not None:
            replay_record(one.record)


def moves_kept(told: Rescue, found: dict[str, Saved]) -> int:
    """Of tables that are whole, and of the records of those that are cut off: where the spoiled frame was the only one
    to hold a line."""
    cut_off = [one.record.choices for one in told.tables if not one.whole and one.record is not None]
    return sum(len(saved.commands) for saved in found.values()) + sum(map(len, cut_off))


def moves_by_sqlite(folder: Path) -> int:
    copy = folder.with_name(f"{folder.name}-sqlite")
    shutil.copytree(folder, copy)
    try:
        with sqlite3.connect(copy / store.FILE) as data:
            found: int = data.execute("SELECT COUNT(*) FROM commands").fetchone()[0]
    except sqlite3.DatabaseError:
        found = 0
    return found


def test_a_file_that_was_cut_short(folder: Path, tmp_path: Path) -> None:
    whole = everything(folder)
    closed = checkpointed(folder, tmp_path / "closed")
    content = (closed / store.FILE).read_bytes()
    numbers = []
    for part in range(11):
        copy = tmp_path / f"cut{part}"
        shutil.copytree(closed, copy)
        (copy / store.FILE).write_bytes(content[: len(content) * part // 10 + (100 if part < 10 else 0)])
        told, found = rescued(copy, tmp_path / f"out{part}")
        check_truth(told, found, whole)
        assert told.is_complete == (part == 10)
        numbers.append(len(found))
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (0, 5)


@pytest.mark.parametrize("content", [b"", b"no database", bytes(100_000)])
def test_a_file_of_something_else(folder: Path, tmp_path: Path, content: bytes) -> None:
    """Then whatever the write-ahead log holds is saved; where it is missing, nothing is."""
    shutil.copytree(folder, tmp_path / "copy")
    (tmp_path / "copy" / store.FILE).write_bytes(content)
    told, found = rescued(tmp_path / "copy", tmp_path / "out")
    check_moves(told, found, everything(folder))
    (tmp_path / "copy" / f"{store.FILE}-wal").unlink()
    told, found = rescued(tmp_path / "copy", tmp_path / "nothing")
    assert found == {}
    assert list(told.sentences())[-1] == "Of 0 tables 0 are whole, 0 are cut off and 0 are lost."


# --- a log that is cut ------------------------------------------------------------------------------
@pytest.mark.parametrize("missing", ["seq = 7", "seq > 20", "seq = 1", "seq > 0"])
def test_a_table_whose_log_is_cut_becomes_a_record_up_to_there(folder: Path, tmp_path: Path, missing: str) -> None:
    whole = everything(folder)
    name = max(whole, key=lambda name: len(whole[name].commands) if whole[name].table.phase == "playing" else 0)
    copy = checkpointed(folder, tmp_path / "copy")
    with sqlite3.connect(copy / store.FILE) as data:
        data.execute(f"DELETE FROM commands WHERE table_id=? AND {missing}", (name,))
    data.close()
    told, found = rescued(copy, tmp_path / "out")
    assert {*found} == {*whole} - {name}
    played = {"seq = 7": 6, "seq > 20": 20, "seq = 1": 0, "seq > 0": 0}[missing]
    sentence = (
        f"The table {name} is cut off: {played} of {len(whole[name].commands)} lines of its log can be played again."
    )
    assert any(said.startswith(sentence) for said in told.sentences()), [*told.sentences()]
    record = load_record(tmp_path / f"out/records/{name}.json")
    assert record.choices == Table(whole[name]).playing().record.choices[:played]
    replay_record(record)


def test_the_server_does_not_take_a_shorter_log_for_a_shorter_game(folder: Path, tmp_path: Path) -> None:
    whole = everything(folder)
    name = max(whole, key=lambda name: len(whole[name].commands) if whole[name].table.phase == "playing" else 0)
    copy = checkpointed(folder, tmp_path / "copy")
    with sqlite3.connect(copy / store.FILE) as data:
        data.execute("DELETE FROM commands WHERE table_id=? AND seq > 20", (name,))
    data.close()

    async def story() -> None:
        async with house(copy) as home:
            assert (await asyncio.to_thread(home.browser().ask, "GET", f"/api/tables/{name}"))[0] == 409

    run(story())


def test_seats_that_cannot_be_read_leave_a_record(folder: Path, tmp_path: Path) -> None:
    whole = everything(folder)
    name = next(name for name, saved in whole.items() if saved.table.phase == "over")
    copy = checkpointed(folder, tmp_path / "copy")
    with sqlite3.connect(copy / store.FILE) as data:
        data.execute("DELETE FROM seats WHERE table_id=?", (name,))
    data.close()
    told, found = rescued(copy, tmp_path / "out")
    assert name not in found
    assert any(said.startswith(f"The table {name} is cut off") and "seats" in said for said in told.sentences())
    record = load_record(tmp_path / f"out/records/{name}.json")
    assert record.names == ["A", "B"]
    assert replay_record(record).is_over()


# --- who may do what --------------------------------------------------------------------------------
def test_who_was_logged_out_is_not_brought_back(tmp_path: Path) -> None:
    """Of void guests and links nothing is left on any page that a rescue could find."""

    async def story() -> tuple[Party, str, str]:
        async with house(tmp_path / "data") as home:
            friends = await party(home)
            stolen = friends.browsers[0].cookie.partition("=")[2]
            link = (await friends.browsers[0].post(f"/api/tables/{friends.table}/link", {}))["token"]
            await friends.browsers[0].post("/api/logout", {"everywhere": True})
            await friends.close()
            return friends, stolen, link

    told: list[tuple[Party, str, str]] = []

    async def keep() -> None:
        told.append(await story())

    run(keep())
    friends, stolen, link = told[0]
    _, found = rescued(tmp_path / "data", tmp_path / "out")
    holders = {guest for guests in found[friends.table].holders.values() for guest in guests}
    assert holders == {hashed(browser.cookie.partition("=")[2]) for browser in friends.browsers}
    assert hashed(stolen) not in holders
    content = (tmp_path / "data" / store.FILE).read_bytes()
    assert hashed(link).encode() not in content
    assert hashed(stolen).encode() not in content


def test_a_folder_of_an_earlier_version(folder: Path, tmp_path: Path) -> None:
    copy = checkpointed(folder, tmp_path / "copy")
    make_older(copy, 3)
    told, found = rescued(copy, tmp_path / "out")
    whole = everything(folder)
    assert told.is_complete
    assert {name: saved.commands for name, saved in found.items()} == {
        name: saved.commands for name, saved in whole.items()
    }


def test_a_folder_in_use_or_in_the_way(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "used")
    data = Store(tmp_path / "used")
    with pytest.raises(BadInput, match="A server is using the data directory"):
        rescue(tmp_path / "used", tmp_path / "out")
    data.close()
    rescue(tmp_path / "used", tmp_path / "out")
    for out in (tmp_path / "out", tmp_path / "used"):
        with pytest.raises(BadInput, match="exists already"):
            rescue(tmp_path / "used", out)
    with pytest.raises(BadInput, match=r"There is no 'tables\.sqlite3'"):
        rescue(tmp_path, tmp_path / "more")


def test_a_file_that_cannot_be_written_is_read_all_the_same(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "copy")
    for path in (tmp_path / "copy").iterdir():
        path.chmod(0o400)
    (tmp_path / "copy").chmod(0o500)
    try:
        assert rescue(tmp_path / "copy", tmp_path / "out").is_complete
    finally:
        (tmp_path / "copy").chmod(0o700)


def test_a_server_that_cannot_start_names_the_way_out(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "copy")
    (tmp_path / "copy" / store.FILE).write_bytes(b"no database" * 1000)
    (tmp_path / "copy" / f"{store.FILE}-wal").unlink()
    with pytest.raises(BadInput, match=r"'phobetor rescue .*copy OUT' saves what can be read of it\."):
        Store(tmp_path / "copy")


def test_garbage_never_stops_the_reading(folder: Path) -> None:
    """Any bytes: at worst there are no rows."""
    content, log = (folder / store.FILE).read_bytes(), (folder / f"{store.FILE}-wal").read_bytes()
    chance = random.Random(3)
    for number in range(200):
        spoil = bytearray(content or log[56:])
        for _ in range(1 << number % 12):
            spoil[chance.randrange(len(spoil))] = chance.randrange(256)
        pages = read_pages(bytes(spoil), log[: chance.randrange(3000)])
        assert pages.unreadable() >= 0


def test_the_command_tells_in_sentences_and_in_json(folder: Path, tmp_path: Path) -> None:
    copy = checkpointed(folder, tmp_path / "copy")
    name = next(name for name, saved in everything(folder).items() if len(saved.commands) > 20)
    with sqlite3.connect(copy / store.FILE) as data:
        data.execute("DELETE FROM commands WHERE table_id=? AND seq > 20", (name,))
    data.close()
    command = [sys.executable, "-m", "phobetor", "rescue", str(copy)]
    said = subprocess.run([*command, str(tmp_path / "a")], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (1, "")
    assert f"The table {name} is cut off: 20 of " in said.stdout
    assert "Of 5 tables 4 are whole, 1 are cut off and 0 are lost." in said.stdout
    report = json.loads(
        subprocess.run([*command, str(tmp_path / "b"), "--json"], capture_output=True, text=True, check=False).stdout
    )
    assert set(report) == {"tables", "pages", "unreadable", "out"}
    assert {frozenset(one) for one in report["tables"]} == {frozenset({"table", "whole", "record", "told"})}
    assert [one["table"] for one in report["tables"] if not one["whole"]] == [name]
    well = subprocess.run(
        [*command[:-1], str(folder), str(tmp_path / "c")], capture_output=True, text=True, check=False
    )
    assert well.returncode == 0
    used = subprocess.run([*command, str(tmp_path / "a")], capture_output=True, text=True, check=False)
    assert (used.returncode, used.stdout) == (2, "")
