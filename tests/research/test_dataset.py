"""Games as data: a row for each decision, the same however it was written, and no part is written twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from running import altered, call, command, environment, finished_record

pytest.importorskip("pyarrow", reason="pyarrow is not there; install it with: pip install 'phobetor[research]'")
import pyarrow.parquet as pq

from phobetor.games import NAMES, title_of
from phobetor.records.notation import read_option
from phobetor.research import dataset
from phobetor.research.desks import desk_of

FOUR = ["dataset", "nightmarium", "--seats", "greedy,random", "--seed", "7", "--games", "4"]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_PART", 2)


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder).to_pylist()
    return found


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("name", NAMES)
def test_rows_replay_the_games_they_tell_of(name: str, tmp_path: Path) -> None:
    players = title_of(name).players[0]
    said = call(
        "dataset", name, "--players", str(players), "--seed", "3", "--games", "1", "-o", str(tmp_path), "--json"
    )
    assert said.json() == {"game": name, "games": 1, "planned": 1, "folder": str(tmp_path)}
    found, desk = rows(tmp_path), desk_of(name, players)
    game = desk.new(found[0]["seed"])
    for row in found:
        view = desk.view(game, row["seat"])
        assert row["view"] == view.to_json()
        assert row["features"] == bytes(desk.encoder.encoded(view, players))
        assert row["legal"] == desk.legal(game)
        assert desk.actions.option(row["action"]) == read_option(title_of(name), row["choice"], desk.settings)
        desk.choose(game, row["action"])
    assert game.is_over()
    assert {row["seat"] for row in found if row["reward"] == 1} <= set(game.winners)
    assert {row["ending"] for row in found} == {title_of(name).endings[game.ending]}


def test_what_a_search_found_out_stands_beside_the_actions(tmp_path: Path) -> None:
    call("dataset", "nightmarium", "--seats", "sleepwalker,random", "--games", "1", "--seed", "2", "-o", str(tmp_path))
    found = rows(tmp_path)
    thought = [row for row in found if row["visits"] is not None]
    assert {row["player"] for row in thought} == {"sleepwalker"}
    assert len(thought) == sum(row["player"] == "sleepwalker" and len(row["legal"]) > 1 for row in found)
    for row in thought:
        most = max(row["visits"])
        assert len(row["visits"]) == len(row["values"]) == len(row["legal"])
        assert row["visits"][row["legal"].index(row["action"])] == most > 0
        assert all(value is None or 0 <= value <= 1 for value in row["values"])
        assert [value is None for value in row["values"]] == [visits == 0 for visits in row["visits"]]


def test_games_are_those_that_sim_plays(tmp_path: Path) -> None:
    call(*FOUR, "-o", str(tmp_path))
    report = call("sim", *FOUR[1:], "--json").json()
    found = rows(tmp_path)
    assert len(found) == report["decisions"]
    won = {(row["game"], row["player"]) for row in found if row["reward"] == 1}
    assert sum(player == "greedy" for _, player in won) == report["by_bot"]["greedy"]["wins"]


def test_every_file_says_what_its_columns_mean(tmp_path: Path) -> None:
    call(*FOUR, "-o", str(tmp_path))
    schema = pq.read_schema(tmp_path / "part-000000.parquet")
    assert all(field.metadata[b"about"] for field in schema)
    assert schema.metadata[b"phobetor.numbers"] == b"1"
    assert json.loads(schema.metadata[b"phobetor.layout"])[0] == ["players", 0, 1]


def test_a_run_goes_on_with_the_parts_that_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    call(*FOUR, "-o", str(whole))
    call(*FOUR, "-o", str(broken))
    (broken / "part-000000.parquet").unlink()
    (broken / "_part-000000.half").write_bytes(b"half")
    played: list[int] = []
    rows_of = dataset.rows_of

    def noted(source: dataset.Source, number: int) -> list[dict[str, Any]]:
        played.append(number)
        return rows_of(source, number)

    monkeypatch.setattr(dataset, "rows_of", noted)
    assert call(*FOUR, "-o", str(broken)).status == 0
    assert played == [0, 1]
    assert files(broken) == files(whole)


def test_an_interrupt_keeps_whole_parts_and_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows_of = dataset.rows_of

    def interrupted(source: dataset.Source, number: int) -> list[dict[str, Any]]:
        if number == 3:
            raise KeyboardInterrupt
        return rows_of(source, number)

    monkeypatch.setattr(dataset, "rows_of", interrupted)
    said = call(*FOUR, "-o", str(tmp_path))
    assert said.status == 130
    assert "2 games" in said.out
    assert "goes on where this one stopped" in said.out
    assert sorted(files(tmp_path)) == ["_dataset.json", "part-000000.parquet"]


def test_the_number_of_processes_changes_no_byte(tmp_path: Path) -> None:
    plan = [*FOUR[:-1], "21"]
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr(dataset, "GAMES_A_PART", 20)
    call(*plan, "-o", str(tmp_path / "one"))
    monkeypatch.undo()
    done = subprocess.run(
        command(*plan, "--jobs", "2", "-o", str(tmp_path / "two")), env=environment(), capture_output=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert files(tmp_path / "two") == files(tmp_path / "one")


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """Whatever a killed process leaves behind, the next one finishes."""
    plan, folder = [*FOUR[:-1], "21"], tmp_path / "killed"
    process = subprocess.Popen(command(*plan, "-o", str(folder)), env=environment(), stdout=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while not (folder / "part-000000.parquet").exists() and process.poll() is None and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
    process.wait()
    done = subprocess.run(command(*plan, "-o", str(folder)), env=environment(), capture_output=True, timeout=120)
    assert done.returncode == 0
    assert {row["game"] for row in rows(folder)} == set(range(21))


def test_records_become_data(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.phobetor.json")
    said = call("dataset", "--records", str(tmp_path / "game.phobetor.json"), "-o", str(tmp_path / "out"))
    assert said.status == 0, said.err
    found = rows(tmp_path / "out")
    assert len(found) == len(record.choices)
    assert [f"{'abcdef'[row['seat']]} {row['choice']}" for row in found] == record.choices


# --- what cannot be ---------------------------------------------------------------------------------
def assert_refused(*arguments: str, says: str) -> None:
    said = call(*arguments)
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert says in said.err


def test_another_dataset_is_not_overwritten(tmp_path: Path) -> None:
    call(*FOUR, "-o", str(tmp_path))
    before = files(tmp_path)
    assert_refused(*FOUR[:-1], "5", "-o", str(tmp_path), says="holds another dataset")
    assert files(tmp_path) == before


@pytest.mark.parametrize("broken", [b"", b"PAR1", None])
def test_a_broken_part_is_named(broken: bytes | None, tmp_path: Path) -> None:
    """Cut off by a full disk, or of another run."""
    call(*FOUR, "-o", str(tmp_path))
    part = tmp_path / "part-000001.parquet"
    part.write_bytes(part.read_bytes()[:-9] if broken is None else broken)
    assert_refused(*FOUR, "-o", str(tmp_path), says="part-000001.parquet' is broken; remove it")
    part.unlink()
    assert call(*FOUR, "-o", str(tmp_path)).status == 0
    assert {row["game"] for row in rows(tmp_path)} == {0, 1, 2, 3}


def test_bad_input_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    out = ["-o", str(tmp_path / "out")]
    assert_refused(*FOUR, "-o", str(tmp_path), says="is not empty")
    assert_refused(*FOUR, "-o", str(tmp_path / "mine.txt"), says="cannot be written")
    assert_refused("dataset", *out, says="Say which game")
    assert_refused("dataset", "nightmarium", "--records", "x", *out, says="not both")
    assert_refused("dataset", "nightmarium", "--seats", "deep-blue,random", *out, says="no bot 'deep-blue'")
    assert_refused("dataset", "nightmarium", "--players", "2,3", *out, says="one number of players")
    assert_refused("dataset", "--records", str(tmp_path / "mine.txt"), *out, says="is no record")
    assert_refused("dataset", "--records", str(tmp_path / "none"), *out, says="cannot be read")
    assert not (tmp_path / "out").exists()


def test_a_library_that_is_missing_is_named() -> None:
    """In a process that has not loaded it yet."""
    program = "import sys; sys.modules['librt'] = None; from phobetor.cli.main import run; run(sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-c", program, *FOUR, "-o", "none"], env=environment(), capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'phobetor[research]'" in done.stderr


def test_a_record_that_does_not_hold_is_named(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    name = altered(record, tmp_path / "wrong.json", choices=[*record.choices[:5], "a juggle"], hashes=[], outcome=None)
    assert_refused("dataset", "--records", name, "-o", str(tmp_path / "out"), says="Choice 6 of 6")
    assert not list((tmp_path / "out").glob("part-*"))
