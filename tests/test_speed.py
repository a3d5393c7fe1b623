"""The speed gate compares like with like and fails when a game has lost a tenth."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
import speed

ROOT = Path(__file__).resolve().parents[1]
BEFORE, NOW = Path("before"), Path("now")


def rated(before: list[float], now: list[float]) -> speed.Rates:
    return speed.Rates("nightmarium", before, now)


def test_the_best_run_of_each_counts() -> None:
    """Nothing makes a run faster than it is, but much makes it slower."""
    found = rated([100.0, 40.0, 50.0], [95.0, 20.0, 30.0])
    assert found.best() == pytest.approx(0.95)
    assert found.median() == pytest.approx(0.6)
    assert not found.is_slower(0.10)


@pytest.mark.parametrize(("now", "status"), [(120.0, 0), (90.1, 0), (89.9, 1)])
def test_a_tenth_is_too_much(now: float, status: int, capsys: pytest.CaptureFixture[str]) -> None:
    found = [rated([100.0], [now])]
    assert speed.verdict(found, ["nightmarium"], 1, 0.10) == status
    assert ("More than 10% slower than before: nightmarium." in capsys.readouterr().err) == (status == 1)
    assert ("slower" in speed.table(found, 0.10)) == (status == 1)


def test_both_are_measured_in_turn_and_every_other_round_the_other_way_round() -> None:
    order: list[str] = []

    def measure(folder: Path, game: str) -> float:
        order.append(f"{game} {folder.name}")
        return 100.0 if folder == BEFORE else 80.0

    (found,) = speed.compared(BEFORE, NOW, ["somnicum"], 2, measure)
    assert order == ["somnicum before", "somnicum now", "somnicum now", "somnicum before"]
    assert (found.before, found.now) == ([100.0, 100.0], [80.0, 80.0])
    assert found.is_slower(0.10)


def test_whoever_interrupts_it_sees_what_was_measured_and_no_success() -> None:
    runs: list[str] = []

    def measure(_folder: Path, game: str) -> float:
        runs.append(game)
        if len(runs) == 4:
            raise KeyboardInterrupt
        return 100.0

    games = ["nightmarium", "somnicum"]
    found = speed.compared(BEFORE, NOW, games, 5, measure)
    assert [rates.game for rates in found] == ["nightmarium"]
    assert speed.verdict(found, games, 5, 0.10) == 2


# --- two commits ------------------------------------------------------------------------------------
@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two commits of a program that says how fast it is."""
    main = "import json\nprint(json.dumps({'decisions_per_second': %d}))\n"
    git(tmp_path, "init", "-q")
    for rate in (1000, 800):
        for name, text in (("__init__", ""), ("games", 'NAMES = ["moth"]\n'), ("__main__", main % rate)):
            path = tmp_path / f"src/phobetor/{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (tmp_path / ".gitignore").write_text("/build/\n", encoding="utf-8")
        git(tmp_path, "add", "-A")
        git(tmp_path, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", f"{rate} a second")
    monkeypatch.setattr(speed, "ROOT", tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout


def test_this_commit_is_compared_with_the_one_before(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert speed.main(["--pure", "--rounds", "1"]) == 1
    assert "0.800" in capsys.readouterr().out
    assert speed.main(["HEAD", "--pure", "--rounds", "1"]) == 0
    assert git(house, "worktree", "list").count("\n") == 1, "no worktree is left behind"
    assert not git(house, "status", "--porcelain")


def test_a_commit_is_built_once(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = speed.built(speed.commit_of("HEAD"), pure=True)
    assert "Building" in capsys.readouterr().err
    assert speed.built(speed.commit_of("HEAD"), pure=True) == first
    assert "Building" not in capsys.readouterr().err


def test_a_base_or_a_game_that_is_not_there_is_refused_with_a_sentence(house: Path) -> None:
    with pytest.raises(speed.NoSpeed, match="'moon' is no commit of this repository"):
        speed.main(["moon", "--pure"])
    with pytest.raises(speed.NoSpeed, match=r"There is no such game in both commits; there are moth\."):
        speed.main(["--pure", "--game", "owl"])


def test_rules_that_cannot_be_compiled_are_told(house: Path) -> None:
    with pytest.raises(speed.NoSpeed, match="The rules were not compiled"):
        speed.main([])
    assert git(house, "worktree", "list").count("\n") == 1
