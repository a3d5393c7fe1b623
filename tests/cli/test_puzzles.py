"""`phobetor puzzles` finds, `phobetor puzzle` asks."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from running import call

from phobetor.kernel.refusal import BadInput
from phobetor.lab import puzzles as lab
from phobetor.records.puzzle import Puzzle, laid_out, puzzles_of

FIND = ("puzzles", "nightmarium", "--depth", "20", "--seed", "7")


def test_the_same_position_seed_and_depth_find_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is a little better counts here, so that something is found at once."""
    for name, value in {"MARGIN": 0.0, "SURELY": -1.0, "LIKELY": 0.0, "GLANCE": 2}.items():
        monkeypatch.setattr(lab, name, value)
    found = [puzzle_again(number) for number in (*range(1, 9), *range(1, 9))]
    assert found[:8] == found[8:]
    assert any(puzzle is not None for puzzle in found)


def puzzle_again(number: int) -> bytes | None:
    laid = laid_out("nightmarium", number)
    view = laid.title.view(laid.game, laid.seat)
    found = lab.puzzle_at(lab.Quest("nightmarium", "7", 80), laid.title, view, laid.game, "7/1", 5)
    return msgspec.json.encode(found) if found is not None else None


def test_a_search_that_is_kept_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def look(quest: lab.Quest, number: int) -> Puzzle | None:
        looked.append(number)
        return puzzles_of("nightmarium")[number] if number % 2 else None

    monkeypatch.setattr(lab, "look_for", look)
    whole, kept = tmp_path / "whole.json", tmp_path / "kept"
    report = call(*FIND, "--count", "2", "--out", str(whole), "--json").json()
    assert (report["found"], report["games"], report["file"]) == (2, 4, str(whole))
    call(*FIND, "--count", "1", "--out", str(tmp_path / "one.json"), "--keep", str(kept))
    with kept.open("ab") as file:
        file.write(b'{"seed": "7/')  # cut off by a crash
    looked.clear()
    said = call(*FIND, "--count", "2", "--out", str(tmp_path / "two.json"), "--keep", str(kept))
    assert looked == [2, 3]
    assert said.out.startswith("2 puzzles in 4 games of nightmarium, seed 7.\n")
    assert (tmp_path / "two.json").read_bytes() == whole.read_bytes()


def test_what_is_kept_of_another_search_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text('{"game":"nightmarium","seed":"other","depth":20}\n', encoding="utf-8")
    said = call(*FIND, "--count", "1", "--keep", str(kept), "--out", str(tmp_path / "found"))
    assert (said.status, said.out) == (2, "")
    assert "another search" in said.err


def test_an_interrupt_loses_nothing_that_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def look(quest: lab.Quest, number: int) -> None:
        if number == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(lab, "look_for", look)
    kept, out = tmp_path / "kept", tmp_path / "found"
    said = call(*FIND, "--count", "1", "--keep", str(kept), "--out", str(out))
    assert said.status == 130
    assert "the same command goes on" in said.out
    assert not out.exists()
    assert len(kept.read_text("utf-8").splitlines()) == 4


# --- solving ----------------------------------------------------------------------------------------
def answers(tmp_path: Path, *lines: str) -> tuple[str, str]:
    file = tmp_path / "answers"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "--answers", str(file)


def places(number: int) -> tuple[int, int]:
    """The number of the solution in the list, and that of what greedy chooses."""
    laid = laid_out("nightmarium", number)
    options = sorted(laid.title.view(laid.game, laid.seat).options)
    return options.index(laid.solutions[0]) + 1, options.index(laid.option(laid.puzzle.greedy)) + 1


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_puzzle_is_asked_until_it_is_solved(tmp_path: Path, language: str) -> None:
    right, wrong = places(1)
    given = answers(tmp_path, "nonsense", "999", str(wrong), str(right), "1")
    said = call("puzzle", "nightmarium", "--number", "1", "--lang", language, *given)
    assert said.status == 0, said.err
    assert said.out.count("> ") == 4, "It ends when it is solved."
    assert f"{round(100 * puzzles_of('nightmarium')[0].choices[0].chance)} %" in said.out
    if language == "en":
        assert "There is something better: this gives up" in said.out
        assert "That is it, at try 2." in said.out


def test_the_solution_is_shown_to_whoever_wants_it_and_not_before(tmp_path: Path) -> None:
    left = call("puzzle", "nightmarium", "--number", "1", *answers(tmp_path, "q")).out
    assert "Solution" not in left
    shown = call("puzzle", "nightmarium", "--number", "1", *answers(tmp_path, "show")).out
    assert "This was the solution." in shown
    assert "Solution: " in shown


def test_the_puzzle_of_the_day_needs_no_number(tmp_path: Path) -> None:
    assert "Puzzle of the day (number " in call("puzzle", "nightmarium", *answers(tmp_path, "q")).out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [(("chess",), "chess"), (("nightmarium", "--number", "9999"), "1 to"), (("nightmarium", "--lang", "xx"), "xx")],
)
def test_what_cannot_be_solved_is_refused_in_one_sentence(arguments: tuple[str, ...], named: str) -> None:
    said = call("puzzle", *arguments)
    assert (said.status, said.out) == (2, "")
    assert named in said.err
    assert said.err.count("\n") == 1


def test_a_kept_file_that_is_no_file_of_puzzles_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("something else", encoding="utf-8")
    with pytest.raises(BadInput, match="another search"):
        lab.Hunt(lab.Quest("nightmarium", "7", 40), kept)
    assert kept.read_text("utf-8") == "something else"


def test_a_search_with_hardly_any_games_prefers_nothing() -> None:
    """`phobetor puzzles --depth 10` gives its first glance no game at all."""
    laid = laid_out("nightmarium", 1)
    candidate = lab.Candidate(laid.title, laid.title.view(laid.game, laid.seat), (), "few")
    assert not lab.prefers(lab.searched(candidate, 0), candidate)


def test_a_hunt_that_was_interrupted_at_once_goes_on_any_number_of_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(quest: lab.Quest, number: int) -> Puzzle | None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "look_for", interrupted)
    for _ in range(3):
        lab.Hunt(lab.Quest("nightmarium", "1", 10), tmp_path / "kept").hunt(1, lambda _: None)
    monkeypatch.setattr(lab, "look_for", lambda quest, number: puzzles_of("nightmarium")[0])
    hunt = lab.Hunt(lab.Quest("nightmarium", "1", 10), tmp_path / "kept")
    hunt.hunt(1, lambda _: None)
    assert lab.Hunt(hunt.quest, hunt.path).found == hunt.found
