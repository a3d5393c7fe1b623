"""A house moves from one database to another, and back: every game goes on where it was."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest
from web_house import Party, house, party, play, run, sql, where

from phobetor.cli.main import run as phobetor
from phobetor.kernel.refusal import BadInput
from phobetor.table.databases import open_database
from phobetor.table.moving import move, rows_of


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Games that run, with a clock and without, and a lobby; chat and notes."""
    return tmp_path / "old"


async def furnish(folder: Path) -> list[Party]:
    async with house(folder) as home:
        found = [await party(home, 2, clock=60), await party(home, 2, ["random"], game="somnicum")]
        await play(found[0], 6)
        await play(found[1], 3)
        await found[0].pages[0].order(t="say", text="hello")
        await found[0].pages[1].order(t="note", text="mine", marks={})
        await home.browser().post(
            "/api/tables", {"game": "nightmarium", "name": "Zoë", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        for friends in found:
            await friends.close()
    return found


def moved(capsys: pytest.CaptureFixture[str], source: str, target: str) -> tuple[int, dict[str, object]]:
    with pytest.raises(SystemExit) as end:
        phobetor(["migrate-store", "--from", source, "--to", target, "--json"])
    said = capsys.readouterr()
    return int(end.value.code or 0), json.loads(said.out) if said.out else {"error": said.err}


def test_a_house_moves_there_and_back_and_its_games_go_on(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From SQLite to the database under test, some moves there, and from there to SQLite."""
    new, back = tmp_path / "new", tmp_path / "back"
    friends: list[Party] = []

    async def story() -> None:
        friends.extend(await furnish(old))

    async def on(folder: Path) -> None:
        async with house(folder) as home:
            for browser in friends[0].browsers:
                browser.address = f"127.0.0.1:{home.port}"
                browser.origin = f"http://{browser.address}"
            pages = [await browser.sit_down(friends[0].table) for browser in friends[0].browsers]
            again = Party(friends[0].table, friends[0].browsers, pages)
            assert "hello" in [line["text"] for line in pages[0].chat]
            assert await play(again, 3) == 3
            await again.close()

    run(story())
    there, home_again = where(new), f"sqlite:{back}"
    source = where(old)
    assert moved(capsys, source, there) == (0, {"tables": 3, "new": 3, "broken": []})
    assert moved(capsys, source, there) == (0, {"tables": 3, "new": 0, "broken": []})
    run(on(new))
    assert moved(capsys, there, home_again) == (0, {"tables": 3, "new": 3, "broken": []})
    with closing(open_database(there, new)) as one, closing(open_database(home_again, back)) as two:
        names = one.all_tables()
        assert [rows_of(one, name) for name in names] == [rows_of(two, name) for name in names]
        assert two.rows("SELECT * FROM sessions ORDER BY token") == one.rows("SELECT * FROM sessions ORDER BY token")
        time = "SELECT seconds FROM uptime"
        assert one.rows(time) == two.rows(time) != [(0.0,)]


def test_who_was_interrupted_goes_on_and_nothing_that_was_played_since_is_overwritten(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = tmp_path / "new"
    run(furnished(old))
    with closing(open_database(where(old), old)) as source, closing(open_database(where(new), new)) as target:
        first = next(move(source, target))
        assert first.new
    assert moved(capsys, where(old), where(new)) == (0, {"tables": 3, "new": 2, "broken": []})
    sql(new, "UPDATE tables SET host='somebody' WHERE id=?", first.table)
    status, said = moved(capsys, where(old), where(new))
    assert status == 2
    assert f"The table '{first.table}' is not the same over there" in str(said)
    assert sql(new, "SELECT host FROM tables WHERE id=?", first.table) == [("somebody",)]
    sql(old, "DELETE FROM holders WHERE table_id=?", first.table)
    status, said = moved(capsys, where(new), where(old))
    assert status == 2


async def furnished(folder: Path) -> None:
    await furnish(folder)


def test_tables_of_another_house_are_left_alone(old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(furnished(old))
    run(furnished(tmp_path / "other"))
    status, said = moved(capsys, where(old), where(tmp_path / "other"))
    assert status == 2
    assert "tables that do not come from here" in str(said)


def test_a_game_that_cannot_be_opened_moves_as_it_is(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(furnished(old))
    [(table,)] = sql(old, "SELECT id FROM tables WHERE game='somnicum'")
    sql(
        old,
        "UPDATE commands SET hash='00' WHERE table_id=? AND seq=(SELECT MAX(seq) FROM commands WHERE table_id=?)",
        table,
        table,
    )
    assert moved(capsys, where(old), where(tmp_path / "new")) == (1, {"tables": 3, "new": 3, "broken": [table]})


def test_nothing_moves_while_a_server_uses_it(old: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(old):
            with pytest.raises(BadInput, match=r"(?i)server.* us(es|ing) the data"):
                open_database(where(old), old, alone=True)

    run(story())


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://me:hush@host/name", "begins with postgresql:// or is sqlite:FOLDER; 'mysql' is neither"),
        ("somewhere", "begins with postgresql:// or is sqlite:FOLDER"),
        ("sqlite:", "begins with postgresql:// or is sqlite:FOLDER"),
        ("sqlite:nowhere/hush", "There is no file"),
        ("postgresql://me:hush@host:port/name", "looks like postgresql://user:password@host:5432/name"),
        ("postgresql://me:hu@sh:1x@host/name", "looks like postgresql://"),
        ("postgresql://me:hush@127.0.0.1:9/name", "postgresql://me@127.0.0.1:9/name cannot be used"),
        ("postgresql://me:hush@nowhere.invalid/name", "postgresql://me@nowhere.invalid/name cannot be used"),
    ],
)
def test_an_address_that_cannot_be_used_is_one_sentence_without_the_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str, sentence: str
) -> None:
    status, said = moved(capsys, address, f"sqlite:{tmp_path / 'new'}")
    assert status == 2
    assert sentence in str(said["error"])
    assert str(said["error"]).count("\n") == 1
    assert ":hu" not in str(said["error"])
    assert not (tmp_path / "new").exists()
