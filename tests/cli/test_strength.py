"""`phobetor ladder`, `phobetor train` and hints at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from running import Said, call

from phobetor.book.text import Speaker
from phobetor.cli.advising import told_advice
from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.table import advice
from phobetor.table.advice import Advice, Choice, Why


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


@pytest.mark.parametrize("text", ['{"mine": 1}', "one\ntwo", "\xff\xfe", "[1, 2]"])
def test_a_file_that_holds_something_else_is_not_kept_in(tmp_path: Path, text: str) -> None:
    """The end of a line that a crash cut off may be thrown away, but nobody's file that was named by mistake."""
    kept = tmp_path / "kept"
    kept.write_bytes(text.encode("latin-1"))
    for command in (LADDER, ("puzzles", "nightmarium", "--count", "1", "--depth", "10")):
        assert_one_sentence(call(*command, "--keep", str(kept)), "name another file")
        assert kept.read_bytes() == text.encode("latin-1")


def test_a_cut_line_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    first = call(*LADDER, "--keep", str(kept), "--json").json()
    whole = kept.read_bytes()
    for left in (1, 2, 20, len(whole) - 5):
        kept.write_bytes(whole[:left])
        assert call(*LADDER, "--keep", str(kept), "--json").json() == first
        assert kept.read_bytes() == whole


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


# --- a search by its iterations -----------------------------------------------------------------------
def test_a_search_is_named_by_its_iterations() -> None:
    duel = ("nightmarium", "--players", "2", "--seats", "search:2,random", "--games", "2", "--seed", "7", "--json")
    assert call("sim", *duel).json()["by_bot"]["search:2"]["games"] == 2
    assert call("ladder", *duel).json()["ratings"][0]["bot"] == "search:2"


@pytest.mark.parametrize("named", ["search:0", "search:", "search:x", "search:-1", "search:²", "search:1000001"])
def test_a_search_that_cannot_be_is_one_sentence(named: str) -> None:
    assert_one_sentence(call("sim", "nightmarium", "--seats", f"{named},greedy"), "from 1 to 1000000", f"'{named}'")


def test_a_game_without_a_search_says_so() -> None:
    assert_one_sentence(call("sim", "nemesis", "--seats", "search:10,greedy"), "has no search", "planner")


# --- learning ---------------------------------------------------------------------------------------
def test_training_writes_a_file_that_says_how_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    said = call("train", "somnicum", "--games", "1", "--seed", "7", "--out", str(out))
    assert said.status == 0
    assert f"Written to {out}." in said.out
    data = json.loads(out.read_text("utf-8"))
    assert data["made by"] == "phobetor train somnicum --games 1 --seed 7"
    assert sorted(data["tables"]) == ["players-2", "players-3", "players-4"]


def test_another_teacher_is_named(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    assert call("train", "somnicum", "--games", "1", "--teacher", "random", "--out", str(out)).status == 0
    made = json.loads(out.read_text("utf-8"))["made by"]
    assert made == "phobetor train somnicum --games 1 --seed 1 --teacher random"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess",), "chess"),
        (("nightmarium", "--teacher", "nobody"), "nobody"),
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


PLANNED = {
    "en": (
        "Advice: ",
        "You survive about",
        "You also fulfil your objective",
        "no difference",
        "Greedy in",
    ),
    "ru": ("Совет: ", "выживаете примерно", "Цель при этом", "разницы не видно", "Хитрец"),
    "pl": ("Rada: ", "Przeżywasz tak", "Cel jest przy tym", "różnicy nie widać", "Spryciarz"),
}


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("language", PLANNED)
def test_a_planner_tells_what_its_games_show_and_what_they_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = hinted(tmp_path, "--lang", language, game="nemesis", seats="human,random").replace("\n    ", " ")
    assert all(words in told for words in PLANNED[language]), told


@pytest.mark.parametrize(("language", "word"), [("en", "Why: The plan: "), ("ru", "Почему: План: "), ("pl", "Plan: ")])
def test_a_reason_is_said_at_the_terminal(language: str, word: str) -> None:
    title = title_of("nemesis")
    view = title.view(title.new(1, title.setting_values({}), Chance(1)), 0)
    given = Advice([Choice(int(view.options[0]), 0.5, 0.1)], [], 3, [Why("why-sleep", {"slot": 11})], 3)
    told = [*told_advice(given, view, Speaker(title, language, view.settings, ["Ann"]))]
    assert any(word in line for line in told)
