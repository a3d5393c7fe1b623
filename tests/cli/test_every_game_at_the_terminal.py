"""Every game that is offered can be played, checked, told and measured at the terminal, in every language."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from running import Script, call, script, some_option

from phobetor.book.title import LANGUAGES
from phobetor.bots.search import SearchBot
from phobetor.games import NAMES, title_of
from phobetor.lab import bench as laboratory
from phobetor.records.record import load_record

pytestmark = pytest.mark.parametrize("name", NAMES)


def seats_of(name: str) -> list[str]:
    return ["human", *["random"] * max(title_of(name).players[0] - 1, 1)]


@cache
def whole_game(name: str) -> Script:
    return script(seats_of(name), "every game", some_option("a person"), name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_from_a_file_of_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answers = whole_game(name).write(tmp_path / "answers.txt")
    table = ("play", name, "--seats", ",".join(seats_of(name)), "--seed", "every game", "--lang", language)
    said = call(*table, "--plain", "--answers", answers, "--save", "game.json")
    assert (said.status, said.err) == (0, "")
    assert load_record(Path("game.json")).choices == whole_game(name).record.choices
    assert call("verify", "game.json").status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_as_a_story(tmp_path: Path, name: str, language: str) -> None:
    path = tmp_path / "game.json"
    whole_game(name).record.save(path)
    everything = call("replay", str(path), "--plain", "--lang", language)
    one_seat = call("replay", str(path), "--plain", "--seat", "a", "--lang", language)
    assert (everything.status, everything.err, one_seat.status, one_seat.err) == (0, "", 0, "")
    assert everything.out != one_seat.out


def test_a_benchmark_of_every_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "CLONES", 50)
    players = max(2, title_of(name).players[0])
    report = call("bench", name, "--players", str(players), "--games", "2", "--json").json()
    assert report["game"] == name
    assert report["decisions_per_second"] > 0


def test_every_bot_of_every_game_plays_a_game(name: str) -> None:
    title = title_of(name)
    for bot in title.bots:
        if not isinstance(title.bot(bot), SearchBot):  # those have their own tests, with smaller budgets
            players = str(title.players[1])
            report = call("sim", name, "--seats", bot, "--players", players, "--games", "1", "--json").json()
            assert report["finished"] == 1


def plain_game(name: str, folder: Path, *answers: str) -> str:
    path = folder / "answers.txt"
    path.write_text("\n".join(answers) + "\n", encoding="utf-8")
    seats = ",".join(seats_of(name))
    said = call("play", name, "--seats", seats, "--seed", "every game", "--plain", "--answers", str(path))
    assert (said.status, said.err) == (0, "")
    return said.out


def test_a_map_is_told_once_and_then_what_has_changed_on_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who listens to the town or the ship hears every place once, and again when asked for with b."""
    monkeypatch.chdir(tmp_path)
    places = {"deranged": "M12 ", "nemesis": "12 "}
    if name not in places:
        return
    answers = whole_game(name).answers[:15]
    told = plain_game(name, tmp_path, *answers).splitlines()
    again = plain_game(name, tmp_path, *answers, "b").splitlines()
    lines = [line for line in told if line.startswith(places[name])]
    assert lines
    assert all(first != second for first, second in pairwise(lines))
    assert len([line for line in again if line.startswith(places[name])]) == len(lines) + 1
