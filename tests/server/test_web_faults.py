"""Failing disks, failing bots, broken logs: one clear sentence, nothing lost, everything else goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import web_house
from web_house import House, held_up, house, kept_in, make_older, party, play, run, sql, where

from phobetor.book.rulebook import rulebook
from phobetor.games import title_of
from phobetor.kernel.refusal import BadInput
from phobetor.server.serving import bound
from phobetor.table import store
from phobetor.table.changes import CommandLogged, GuestCame, TableOpened
from phobetor.table.databases import looking
from phobetor.table.processes import NoAnswer
from phobetor.table.saved import Command, TableRow
from phobetor.table.store import Damaged, Store, StoreFailure
from phobetor.table.table import Table


async def disk(home: House, pragma: str) -> None:
    """Change how the writer's connection behaves, from its own thread."""
    await asyncio.wrap_future(home.hall.store.execute([(pragma, ())]))


@pytest.mark.parametrize(
    ("break_it", "mend_it"),
    [("PRAGMA query_only=ON", "PRAGMA query_only=OFF"), ("PRAGMA max_page_count=1", "PRAGMA max_page_count=100000")],
)
@pytest.mark.sqlite
def test_a_failing_disk_refuses_the_move_and_recovers_alone(tmp_path: Path, break_it: str, mend_it: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 4)
            page = friends.deciding()
            before, lines = dict(page.now), len(page.log)
            writer = home.file.writer
            writer.execute(break_it)
            refused = 0
            for _ in range(200):  # a full disk still fills the page that is there
                answer = await page.order(t="say", text="x" * 400)
                if answer.get("text", "").startswith("This could not be saved"):
                    refused += 1
                    break
                home.hall.meter.buckets.clear()
            answer = await page.choose(0)
            if answer["t"] == "refused":
                refused += 1
                assert answer["kind"] == "busy"
                again = await friends.browsers[page.now["you"]].sit_down(friends.table)
                assert again.now["view"] == before["view"]
                assert len(again.log) == lines
                await again.close()
            assert refused
            writer.execute(mend_it)
            page = friends.deciding()
            assert (await page.choose(0))["t"] == "ack"
            await play(friends, 5)
            await friends.close()

    run(story())


def test_a_database_that_is_held_up_refuses_after_a_while_and_the_process_lives(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, busy=0.1) as home:
            friends = await party(home)
            page = friends.deciding()
            cmd = "same-command-later"
            with held_up(tmp_path):
                assert (await page.choose(0, cmd=cmd))["kind"] == "busy"
                status, problem = await asyncio.to_thread(
                    home.browser().ask, "POST", "/api/tables", {"game": "nightmarium", "seats": [{"kind": "me"}] * 2}
                )
                assert status in (400, 503)
                assert problem["error"]
            del page.answers[cmd]
            assert (await page.choose(0, cmd=cmd))["t"] == "ack"
            await friends.close()

    run(story())


def test_who_is_dropped_in_the_middle_of_a_move_has_made_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, busy=5.0) as home:
            friends = await party(home)
            page = friends.deciding()
            other = next(found for found in friends.pages if found is not page)
            room = await home.room(friends.table)
            lines = len(other.log)
            names = [option["verb"] for option in page.now["decision"]["options"]]
            draw = {"option": names.index("draw"), "decision": page.now["decision"]["id"]}
            with held_up(tmp_path):
                await page.send(t="choose", cmd="dropped-command", **draw)
                while not room.lock.locked():
                    await asyncio.sleep(0.01)
                viewer = next(found for found in room.viewers if found.seat == page.now["you"])
                viewer.drop()
                await page.reading
            await other.until(lambda: len(other.log) > lines)
            again = await friends.browsers[page.now["you"]].sit_down(friends.table)
            assert (await again.order(t="choose", cmd="dropped-command", **draw))["t"] == "ack"
            friends.pages[friends.pages.index(page)] = again
            assert await play(friends, 5) == 5
            await friends.close()

    run(story())


def test_a_mistake_of_ours_is_told_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            with monkeypatch.context() as patch:
                patch.setattr(Table, "turn_passed", lambda self: 1 / 0)
                answer = await friends.deciding().choose(0)
                assert answer["kind"] == "busy"
                assert answer["text"] == "The server made a mistake and did not do this; try again."
            assert await play(friends, 5) == 5
            await friends.close()

    run(story())


def test_a_broken_log_closes_its_table_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends, others = await party(home), await party(home)
            await play(friends, 8)
            await play(others, 8)
            await friends.close()
            await others.close()
        sql(tmp_path, "DELETE FROM commands WHERE table_id=? AND seq=3", friends.table)
        async with house(tmp_path) as home:
            status, problem = await asyncio.to_thread(home.browser().ask, "GET", f"/api/tables/{friends.table}")
            assert (status, problem["error"][:31]) == (409, "This table cannot be opened: wh")
            assert (await home.browser().get(f"/api/tables/{others.table}"))["phase"] == "playing"

    run(story())


@pytest.mark.sqlite
def test_what_cannot_be_read_any_more_is_damaged(tmp_path: Path) -> None:
    data = Store(tmp_path)
    data.write([GuestCame("first", 1.0)]).result()
    data.close()
    tables = ("commands", "sessions")
    path = tmp_path / store.FILE
    with sqlite3.connect(path) as file:
        pages = [row[0] for row in file.execute("SELECT rootpage FROM sqlite_master WHERE name IN (?, ?)", tables)]
    file.close()
    content = bytearray(path.read_bytes())
    for page in pages:
        content[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    path.write_bytes(content)
    again = Store(tmp_path)
    for table in tables:
        with pytest.raises(Damaged, match="malformed"):
            again.rows(f"SELECT * FROM {table}")
    again.close()


@pytest.mark.sqlite
def test_damage_is_told_as_it_is_and_the_other_tables_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    usual = Store.rows

    async def story() -> None:
        async with house(tmp_path) as home:
            friends, others = await party(home), await party(home)
            await friends.close()
            await others.close()

        def rows(data: Store, sql: str, values: Sequence[Any] = ()) -> list[Any]:
            if friends.table in values:
                raise Damaged("database disk image is malformed")
            return usual(data, sql, values)

        monkeypatch.setattr(Store, "rows", rows)
        async with house(tmp_path) as home:
            status, said = await asyncio.to_thread(home.browser().ask, "GET", f"/api/tables/{friends.table}")
            assert status == 503
            assert said["error"].startswith("What is stored here is damaged and cannot be read")
            assert (await home.browser().get(f"/api/tables/{others.table}"))["phase"] == "playing"

    run(story())
    assert any("cannot be read" in line and "malformed" in line for line in caplog.messages)


def test_health_tries_a_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            assert (await home.browser().get("/healthz"))["ok"]
            sqlite = not home.hall.store.shared
            await disk(home, "PRAGMA query_only=ON" if sqlite else "SET default_transaction_read_only = on")
            home.hall.tried = -1e9
            status, said = await asyncio.to_thread(home.browser().ask, "GET", "/healthz")
            assert (status, said["ok"]) == (503, False)
            assert "readonly" in said["problem"].replace("-", "")
            writer: Any = vars(home.hall.store)["writer"]
            writer.execute("PRAGMA query_only=OFF" if sqlite else "SET default_transaction_read_only = off")
            home.hall.tried = -1e9
            assert (await home.browser().get("/healthz"))["ok"]

    run(story())


def test_a_game_that_these_rules_cannot_begin_is_kept_and_says_which_it_needs(tmp_path: Path) -> None:
    """As `verify` does with a record: under other rules it would be another game."""

    async def story() -> None:
        async with house(tmp_path) as home:
            old, fresh = await party(home, 2), await party(home, 2)
            await play(old, 3)
            await play(fresh, 3)
            await old.close()
            await fresh.close()
        sql(tmp_path, "UPDATE tables SET rules='0.9', options='{\"gone\":\"yes\"}' WHERE id=?", old.table)
        async with house(tmp_path) as home:
            browser = old.browsers[0]
            browser.address = f"127.0.0.1:{home.port}"
            browser.origin = f"http://{browser.address}"
            status, said = await asyncio.to_thread(browser.ask, "GET", f"/api/tables/{old.table}")
            assert status == 409
            assert "version 0.9 of the rules" in said["error"]
            socket = await browser.socket(old.table)
            assert "version 0.9 of the rules" in str(await socket.recv())
            await socket.close()
            assert (await home.room(fresh.table)).table is not None
        assert sql(tmp_path, "SELECT count(*) FROM commands WHERE table_id=?", old.table) == [(3,)]

    run(story())


def test_a_lobby_that_waited_through_an_update_plays_by_the_rules_of_today(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = home.browser()
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna"})
            table = (await home.room(made["table"])).table
            assert table is not None
            table.row = replace(table.row, rules="0.9")
            await home.browser().post(f"/api/tables/{made['table']}/sit", {"seat": 1, "name": "Boris"})
            await host.post(f"/api/tables/{made['table']}/start", {})
            assert table.row.rules == table.playing().record.rules == rulebook("nightmarium").version
            saved = home.hall.store.load(made["table"])
            assert saved is not None
            assert saved.table.rules == rulebook("nightmarium").version

    run(story())


# --- bots -------------------------------------------------------------------------------------------
class Exploding:
    def __init__(self) -> None:
        raise AssertionError("A bot was made in the process of the server.")


def test_bots_never_think_in_the_process_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(title_of("nightmarium").bots, "random", Exploding)

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 1, ["random", "random"])
            await play(friends, 10)
            await friends.close()

    run(story())


def test_a_bot_that_thinks_long_delays_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            think, asked, thought = home.hall.thinkers.think, asyncio.Event(), asyncio.Event()

            async def slowly(*args: object) -> int:
                asked.set()
                await thought.wait()
                return await think(*args)  # type: ignore[arg-type]

            monkeypatch.setattr(home.hall.thinkers, "think", slowly)
            solo, friends = await party(home, 1, ["random"]), await party(home, 2)
            begun = asyncio.create_task(play(solo))
            await asked.wait()
            assert await play(friends, 10) == 10
            thought.set()
            await begun
            await solo.close()
            await friends.close()

    run(story())


def test_a_bot_that_fails_is_replaced_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:

            async def fail(*_: object) -> int:
                raise NoAnswer("on purpose")

            monkeypatch.setattr(home.hall.thinkers, "think", fail)
            friends = await party(home, 1, ["random"])
            await play(friends, 6)
            await friends.close()

    run(story())


def test_a_bots_process_that_dies_is_started_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 1, ["random"])
            await play(friends, 3)
            for thinker in home.hall.thinkers.idle:
                thinker.process.kill()
            await play(friends, 6)
            await friends.close()

    run(story())


def test_a_bot_plays_the_same_game_again(tmp_path: Path) -> None:
    """The same seed and the same choices of the people: the same choices of the bots."""

    async def story() -> None:
        async with house(tmp_path) as home:
            thinkers = home.hall.thinkers
            friends = await party(home, 1, ["random"])
            await play(friends, 8)
            table = home.hall.rooms[friends.table].table
            assert table is not None
            position = table.playing().game.to_json()
            seat = table.asked()[0]
            twice = [await thinkers.think("nightmarium", seat, "random", "x", position) for _ in range(2)]
            assert twice[0] == twice[1]
            await friends.close()

    run(story())


# --- the store --------------------------------------------------------------------------------------
def command(seq: int, cmd: str) -> Command:
    return Command("none", seq, 0, cmd, "choose", 0, "draw", "", 0.0)


@pytest.mark.sqlite
def test_the_file_is_durable_and_knows_its_version(tmp_path: Path) -> None:
    data = Store(tmp_path)
    assert data.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert data.writer.execute("PRAGMA synchronous").fetchone() == (2,)
    assert data.writer.execute("PRAGMA user_version").fetchone() == (len(store.MIGRATIONS),)
    data.write([GuestCame("first", 1.0)]).result()
    data.close()
    again = Store(tmp_path)
    assert again.is_guest("first")
    again.writer.execute("PRAGMA user_version=99")
    again.close()
    with pytest.raises(BadInput, match="later version"):
        Store(tmp_path)


@pytest.mark.sqlite
def test_fingerprints_of_positions_that_are_written_otherwise_now_are_forgotten(tmp_path: Path) -> None:
    """Games of Nightmarium that an earlier version began go on; those of the others are checked as before."""
    data = Store(tmp_path)
    for game in ("nightmarium", "somnicum"):
        row = TableRow(game, game, "1", {}, "00", "", "", 0.0, "playing")
        written = Command(game, 1, 0, "a", "choose", 0, "draw", "0123456789abcdef", 0.0)
        data.write([TableOpened(row), CommandLogged(written)]).result()
    data.close()
    make_older(tmp_path, 2)
    again = Store(tmp_path)
    kept = {game: again.load(game) for game in ("nightmarium", "somnicum")}
    again.close()
    hashes = {game: [one.hash for one in saved.commands] for game, saved in kept.items() if saved}
    assert hashes == {"nightmarium": [""], "somnicum": ["0123456789abcdef"]}


def test_one_impossible_change_does_not_fail_its_neighbours(tmp_path: Path) -> None:
    data = kept_in(tmp_path)
    row = TableRow("none", "nightmarium", "1", {}, "00", "", "", 0.0, "lobby")
    jobs = [data.write([TableOpened(row)])]
    jobs += [data.write([CommandLogged(command(seq, cmd))]) for seq, cmd in ((1, "a"), (2, "a"), (2, "b"))]
    jobs[0].result()
    jobs[1].result()
    with pytest.raises(StoreFailure):
        jobs[2].result()
    jobs[3].result()
    assert data.rows("SELECT seq, cmd FROM commands") == [(1, "a"), (2, "b")]
    data.close()


def test_data_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    kept_in(tmp_path).close()
    later = {"sqlite": "PRAGMA user_version=99", "postgresql": "UPDATE schema_version SET version=99"}
    sql(tmp_path, later[web_house.DATABASE])
    with pytest.raises(BadInput, match="later version"):
        kept_in(tmp_path)
    with pytest.raises(BadInput, match=r"another version|that this version of Phobetor knows"):
        looking(where(tmp_path))


@pytest.mark.sqlite
def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be used"):
        Store(tmp_path / "file" / "below")
    (tmp_path / store.FILE).write_text("this is no database, and long enough to be seen as such" * 30)
    with pytest.raises(BadInput, match="cannot be used"):
        Store(tmp_path)


@pytest.mark.sqlite
def test_a_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    """Two of them would each keep its own picture of a table, and both would be stuck."""
    first = Store(tmp_path)
    with pytest.raises(BadInput, match="Another server is using the data directory"):
        Store(tmp_path)
    first.write([GuestCame("first", 1.0)]).result()  # the first one goes on
    assert first.is_guest("first")
    first.close()
    Store(tmp_path).close()


@pytest.mark.sqlite
def test_a_server_that_was_killed_leaves_its_folder_free(tmp_path: Path) -> None:
    code = f"import sys, time; sys.path[:] = {sys.path!r}; from pathlib import Path\n"
    code += (
        "from phobetor.table.store import Store; Store(Path(sys.argv[1])); print('open', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(BadInput, match="Another server"):
            Store(tmp_path)
        other.kill()
    Store(tmp_path).close()


def test_a_port_in_use_is_one_sentence() -> None:
    first = bound("127.0.0.1", 0)
    with pytest.raises(BadInput, match=r"cannot listen on 127.0.0.1 port \d+"):
        bound("127.0.0.1", first.getsockname()[1])
    first.close()
