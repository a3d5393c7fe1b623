"""`phobetor ladder`, `phobetor train` and hints at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from running import Said, call

from phobetor.table import advice


def assert_one_sentence(said: Said, *values: str) -> None:
    assert (said.status, said.out) == (2, "")
    assert said.err.count("\n") == 1, said.err
    assert said.err.endswith(".\n")
    for value in values:
        assert value in said.err


# --- a ladder ---------------------------------------------------------------------------------------
LADDER = ("ladder", "nightmarium", "--seats", "random,greedy", "--players", "2,3", "--games", "6", "--seed", "7")


def test_a_ladder_tells_each_bot_and_how_far_it_is_above_the_one_before() -> None:
    report = call(*LADDER, "--json").json()
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("nightmarium", [2, 3], 12, "7")
    first, second = report["ratings"]
    assert (first["bot"], first["elo"]) == ("random", 0)
    assert second["least"] < second["step"] == second["elo"] < second["most"]
    assert second["elo"] > 200
    said = call(*LADDER)
    assert said.out.startswith("12 games of nightmarium with 2, 3 players, seed 7\n")
    assert f"{second['elo']:.0f}" in said.out


def test_a_ladder_that_is_kept_is_not_played_twice(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    first = call(*LADDER, "--keep", str(kept), "--json").json()
    assert len(kept.read_text("utf-8").splitlines()) == 12
    before = kept.stat().st_mtime_ns
    assert call(*LADDER, "--keep", str(kept), "--json").json() == first
    assert kept.stat().st_mtime_ns == before or len(kept.read_text("utf-8").splitlines()) == 12


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess",), "chess"),
        (("nightmarium", "--seats", "greedy"), "two or more"),
        (("nightmarium", "--seats", "greedy,greedy"), "each once"),
        (("nightmarium", "--seats", "greedy,champion"), "champion"),
        (("nightmarium", "--players", "9"), "2 to 6 players"),
        (("nemesis", "--players", "1"), "at least 2"),
        (("nightmarium", "--games", "0"), "0"),
        (("nightmarium", "--near", "x"), "x"),
        (("nightmarium", "--keep", "no/such/folder/games"), "folder"),
    ],
)
def test_a_ladder_that_cannot_be_is_one_sentence(arguments: tuple[str, ...], named: str) -> None:
    assert_one_sentence(call("ladder", *arguments), named)


# --- learning ---------------------------------------------------------------------------------------
def test_training_writes_a_file_that_says_how_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    said = call("train", "somnicum", "--games", "1", "--seed", "7", "--out", str(out))
    assert said.status == 0
    assert f"Written to {out}." in said.out
    data = json.loads(out.read_text("utf-8"))
    assert data["made by"] == "phobetor train somnicum --games 1 --seed 7"
    assert sorted(data["tables"]) == ["players-2", "players-3", "players-4"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess",), "chess"),
        (("nemesis",), "nightmarium, somnicum"),
        (("nightmarium", "--games", "-1"), "-1"),
        (("nightmarium", "--out", "no/such/folder/learned.json"), "folder"),
    ],
)
def test_training_that_cannot_be_is_one_sentence(arguments: tuple[str, ...], named: str) -> None:
    assert_one_sentence(call("train", *arguments), named)


def test_a_file_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    assert_one_sentence(call("train", "nightmarium", "--games", "1", "--out", str(tmp_path)), "must be a file")


# --- hints ------------------------------------------------------------------------------------------
@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice.advise, "__defaults__", (60,))


def hinted(folder: Path, *arguments: str, seats: str = "human,greedy", game: str = "nightmarium") -> str:
    answers = folder / "answers.txt"
    answers.write_text("hint\n", encoding="utf-8")
    said = call("play", game, "--seats", seats, "--seed", "5", "--plain", "--answers", str(answers), *arguments)
    assert said.status == 0, said.err
    return said.out.partition("> hint\n")[2]


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize(("language", "word"), [("en", "Advice: "), ("ru", "Совет: "), ("pl", "Rada: ")])
def test_who_is_alone_may_ask_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, word: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = hinted(tmp_path, "--lang", language)
    assert word in told
    assert " % (" in told
    assert "NM-4.1" in told


@pytest.mark.usefixtures("quickly")
def test_several_people_may_ask_only_where_that_was_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seats = "human:Anna,human:Boris"
    assert "Nobody gives hints here" in hinted(tmp_path, seats=seats)
    assert "Advice: " in hinted(tmp_path, "--hints", seats=seats)


def test_a_game_without_an_adviser_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Nobody gives hints here" in hinted(tmp_path, game="nemesis", seats="human,random")
