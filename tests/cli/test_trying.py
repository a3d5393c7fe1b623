"""What if, at the terminal: playing on from a recorded game, and trying things out while the real game waits."""

from __future__ import annotations

import json
from pathlib import Path

from running import altered, call, finished_record


def answers(path: Path, *lines: str) -> str:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def test_a_recorded_game_is_played_on_from_what_a_seat_knew(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    given, saved = answers(tmp_path / "answers", *["1"] * 900), str(tmp_path / "on.json")
    last = len(record.choices)
    asked = ("analyse", str(tmp_path / "game.json"), "--seat", "b", "--bot", "greedy", "--plain", "--seed", "s")
    told = call(*asked, "--play-on", str(last // 2), "--answers", given, "--save", saved)
    assert told.status == 0, told.err
    assert "What if: this game goes on from what one seat of another game knew" in told.out
    kept = json.loads(Path(saved).read_text(encoding="utf-8"))
    assert kept["seats"] == ["greedy", "human", "greedy"]
    assert (kept["origin"]["seat"], kept["origin"]["choice"]) == ("b", last // 2 - 1)
    checked = call("verify", saved)
    assert checked.out.startswith(f"{saved}: holds (a what-if from what seat b of the game {record.hashes[-1][1]} knew")
    assert call("replay", saved, "--plain").out.startswith("What if:")
    assert call("replay", saved, "--json").json()["what_if"]
    again = call(*asked, "--play-on", str(last // 2), "--answers", given, "--save", str(tmp_path / "again.json"))
    assert again.status == 0
    assert json.loads((tmp_path / "again.json").read_text(encoding="utf-8")) == kept


def test_what_cannot_be_played_on_is_refused_with_a_sentence(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    name, last = str(tmp_path / "game.json"), len(record.choices)
    for given, said in (
        (["--play-on", str(last + 1)], f"at its choices 1 to {last}, not at {last + 1}"),
        (["--play-on", "0"], "0"),
        (["--play-on", "1", "--bot", "nobody"], "no player 'nobody'"),
        (["--play-on", "1", "--seat", "z"], "'z'"),
        (["--play-on", "1", "--save", name], "is there already"),
    ):
        told = call("analyse", name, *given)
        assert (told.status, told.out) == (2, "")
        assert said in told.err
    wrong = altered(record, tmp_path / "wrong.json", choices=["b draw", *record.choices])
    for more in ([], ["--play-on", "3"]):
        told = call("analyse", wrong, *more)
        assert told.status == 1
        assert told.err.count("\n") == 1
        assert "Choice 1" in told.err or "choice" in told.err


def test_alone_with_bots_one_tries_things_out_and_comes_back(tmp_path: Path) -> None:
    saved = str(tmp_path / "real.json")
    given = answers(tmp_path / "answers", "1", "what if", "1", "1", "u", "q", "1", "q")
    told = call(
        "play", "nightmarium", "--seats", "human,greedy", "--seed", "3", "--plain", "--answers", given, "--save", saved
    )
    assert told.status == 0, told.err
    assert told.out.count("What if: ") == 1
    assert told.out.count("That was only tried. Back to the game, which has waited.") == 1
    kept = json.loads(Path(saved).read_text(encoding="utf-8"))
    assert "origin" not in kept
    assert [choice for choice in kept["choices"] if choice.startswith("a ")] == ["a draw", "a draw"]
    assert kept["hashes"] == []  # and no takeback is marked


def test_among_people_nothing_is_tried_out(tmp_path: Path) -> None:
    given = answers(tmp_path / "answers", "what if", "q")
    told = call("play", "nightmarium", "--seats", "human:A,human:B", "--seed", "3", "--plain", "--answers", given)
    assert "A what-if is for whoever is alone with bots." in told.out
