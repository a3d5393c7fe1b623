"""What an operator does with the data: copies of a running server, lists, checks, records, and forgetting people."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from web_house import Party, house, kept_in, party, play, run, sql, where

from phobetor.cli.main import obey, parsed
from phobetor.kernel.refusal import BadInput
from phobetor.records.record import load_record
from phobetor.records.record import replay as replay_record
from phobetor.table.copying import back_up, restore
from phobetor.table.keeping import forget, sights
from phobetor.table.moving import columns_of
from phobetor.table.store import FILE, PARTS
from phobetor.table.table import Table

SECRET = "what nobody else shall read"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game that runs, with words and notes, and one that is over."""
    run(furnish(tmp_path / "data"))
    return tmp_path / "data"


async def furnish(data: Path) -> None:
    async with house(data) as home:
        running, over = await party(home, 2), await party(home, 2)
        await play(running, 10)
        for number, page in enumerate(running.pages):
            assert (await page.order(t="say", text=f"{SECRET} {number}"))["t"] == "ack"
        assert (await running.pages[1].order(t="note", text=SECRET, marks={}))["t"] == "ack"
        await play(over)
        for friends in (running, over):
            await friends.close()


def tables(data: Path, phase: str) -> list[str]:
    return [sight.table for sight in sights(where(data)) if sight.phase == phase]


def done(command: str, file: Path, folder: Path) -> int:
    return obey(parsed([command, str(file), "--database", where(folder)]))


def test_a_copy_of_a_running_server_is_of_one_moment_and_goes_on_elsewhere(tmp_path: Path) -> None:
    """People play while it is copied; every game of the copy leads to its fingerprints and goes on."""
    played: list[Party] = []

    async def story() -> None:
        async with house(tmp_path / "one") as home:
            played.append(await party(home, 4))  # a game of two may be over before sixty choices
            playing = asyncio.create_task(play(played[0], 60))
            for number in range(5):
                await asyncio.sleep(0.05)
                assert await asyncio.to_thread(done, "backup", tmp_path / f"copy{number}", tmp_path / "one") == 0
            assert await playing == 60

    run(story())
    lines = []
    for number in range(5):
        assert done("restore", tmp_path / f"copy{number}", tmp_path / f"back{number}") == 0
        found = list(sights(where(tmp_path / f"back{number}"), check=True))
        assert [sight.problem for sight in found] == [""]
        lines.append(found[0].lines)
    assert lines == sorted(lines)
    assert lines[-1] > lines[0]


def test_a_copy_is_only_for_its_owner_and_overwrites_nothing(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert done("backup", tmp_path / "copy", folder) == 0
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    before = (tmp_path / "copy").read_bytes()
    assert done("backup", tmp_path / "copy", folder) == 2
    assert "exists already" in capsys.readouterr().err
    for name in tables(folder, "over"):
        forget(where(folder), name, game=True)
    run(furnish(folder))
    assert done("restore", tmp_path / "copy", folder) == 2
    assert "There are tables" in capsys.readouterr().err
    assert (tmp_path / "copy").read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.sqlite
@pytest.mark.parametrize("spoil", [b"no database", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_copy_is_not_brought_back(tmp_path: Path, spoil: bytes) -> None:
    (tmp_path / "copy").write_bytes(spoil)
    with pytest.raises(BadInput, match="copy"):
        restore(tmp_path / "copy", tmp_path / "back")
    assert not (tmp_path / "back" / FILE).exists()


@pytest.mark.sqlite
def test_a_damaged_copy_is_not_brought_back(folder: Path, tmp_path: Path) -> None:
    back_up(folder, tmp_path / "copy")
    content = bytearray((tmp_path / "copy").read_bytes())
    for at in range(4096, len(content), 4096):
        content[at : at + 64] = b"\xff" * 64
    (tmp_path / "copy").write_bytes(content)
    with pytest.raises(BadInput):
        restore(tmp_path / "copy", tmp_path / "back")
    assert not (tmp_path / "back" / FILE).exists()


def test_a_folder_in_use_is_looked_at_but_not_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2)
            assert [sight.table for sight in sights(where(tmp_path), check=True)] == [friends.table]
            with pytest.raises(BadInput, match=r"(?i)server.* us(es|ing) the data"):
                forget(where(tmp_path), friends.table)
            await friends.close()

    run(story())


def test_a_log_that_does_not_lead_there_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over = tables(folder, "over")[0]
    sql(folder, "UPDATE tables SET lines=lines+1 WHERE id=?", over)
    assert obey(parsed(["tables", "--check", "--database", where(folder)])) == 1
    out = capsys.readouterr().out
    assert out.count("DOES NOT OPEN") == 1
    assert "2 tables: 0 lobby, 1 playing, 1 over." in out


def test_the_record_of_a_finished_game_is_handed_out_and_of_a_running_one_is_not(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to = tmp_path / "game.json"
    over, running = tables(folder, "over")[0], tables(folder, "playing")[0]
    assert obey(parsed(["tables", over, "--export", str(to), "--database", where(folder)])) == 0
    replay_record(load_record(to))
    assert obey(parsed(["tables", running, "--export", str(tmp_path / "other.json"), "--database", where(folder)])) == 2
    assert "not over" in capsys.readouterr().err
    assert not (tmp_path / "other.json").exists()


def test_people_are_forgotten_and_their_game_is_not(folder: Path) -> None:
    """Neither names nor words nor notes are left anywhere, and the game leads to the same position."""
    for name in [*tables(folder, "over"), *tables(folder, "playing")]:
        forget(where(folder), name)
    left = b"".join(file.read_bytes() for file in folder.iterdir()) if folder.exists() else b""
    for part in ("tables", *PARTS):
        left += repr(sql(folder, f"SELECT {', '.join(columns_of(part))} FROM {part}")).encode()
    for word in ("Anna", "Boris", SECRET):
        assert word.encode() not in left
    data = kept_in(folder)
    for name in data.all_tables():
        saved = data.load(name)
        assert saved is not None
        assert not saved.holders
        assert [seat.name for seat in saved.seats] == ["Seat a", "Seat b"]
        Table(saved)
    data.close()


def test_one_person_is_forgotten_and_the_others_stay(folder: Path) -> None:
    name = tables(folder, "playing")[0]
    forget(where(folder), name, seat="b")
    data = kept_in(folder)
    saved = data.load(name)
    data.close()
    assert saved is not None
    assert [seat.name for seat in saved.seats] == ["Anna", "Seat b"]
    assert [line.text for line in saved.chat] == [f"{SECRET} 0", "erased"]
    assert not saved.notes
    assert list(saved.holders) == [saved.seats[0].owner]


def test_a_whole_table_is_forgotten(folder: Path) -> None:
    forget(where(folder), tables(folder, "over")[0], game=True)
    assert not tables(folder, "over")
    assert len(tables(folder, "playing")) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["tables", "nobody"], "There is no table 'nobody'"),
        (["tables", "--export", "x"], "Say which table"),
        (["forget", "nobody"], "There is no table 'nobody'"),
        (["forget", "nobody", "--seat", "a", "--game"], "either --seat"),
        (["backup", "/no/such/folder/copy"], "cannot be written"),
        (["restore", "no-such-copy"], "There is no file 'no-such-copy'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    folder: Path, tmp_path: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "empty" if words[0] == "restore" else folder
    assert obey(parsed([*words, "--database", where(data)])) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert not said.out


def test_lists_are_data_too(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(parsed(["tables", "--json", "--database", where(folder)])) == 0
    found = json.loads(capsys.readouterr().out)
    assert sorted(table["phase"] for table in found) == ["over", "playing"]
    assert found[0]["seats"] == ["Anna", "Boris"]


@pytest.mark.sqlite
def test_a_folder_can_be_named_as_a_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(parsed(["tables", "--data", str(folder)])) == 0
    assert "2 tables: 0 lobby, 1 playing, 1 over." in capsys.readouterr().out
    assert obey(parsed(["tables", "--data", str(folder), "--database", where(folder)])) == 2
    assert "either --data" in capsys.readouterr().err


def test_a_copy_goes_from_one_database_to_the_other(folder: Path, tmp_path: Path) -> None:
    """What was copied from either can be put into a folder."""
    assert done("backup", tmp_path / "copy", folder) == 0
    assert restore(tmp_path / "copy", tmp_path / "back") == 2
    assert [sight.problem for sight in sights(tmp_path / "back", check=True)] == ["", ""]
    assert back_up(tmp_path / "back", tmp_path / "again") == 2
    assert done("restore", tmp_path / "again", tmp_path / "there") == 0
    assert [(sight.table, sight.lines) for sight in sights(where(tmp_path / "there"))] == [
        (sight.table, sight.lines) for sight in sights(where(folder))
    ]


def test_where_nothing_is_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["tables"], ["backup", str(tmp_path / "copy")]):
        assert obey(parsed([*words, "--database", where(tmp_path / "new")])) == 2
        assert re.search(r"There (is no file|are no tables of ours)", capsys.readouterr().err)
    assert not (tmp_path / "copy").exists()
