"""The measure of the proof breaks what it should, and knows what it was told before."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from campaign import NOTICED, SURVIVED, TIMEOUT, Campaign, Mutant, mutants_of, sampled
from changes import changes_in, mend
from children import LATE, limit, run_all
from phobetor.build import build

SOURCE = '''
LIMIT: Final = 5
NAMES: Final = [Setting("x", 3)]

def draw(game: Game, count: i64) -> bool:
    """Docstrings stay."""
    assert count > 0
    game.cite("NM-1.1")
    if count > LIMIT and not game.over:
        game.shuffle()
        game.deal(min(count, 2))
    for player in game.players:
        game.hands[player] += count
    game.active = 0
    game.then(A, B)
    return game.over
'''


def broken(source: str) -> dict[str, str]:
    """What every change says, and the source with it."""
    tree = ast.parse(source)
    found = {}
    for change in changes_in(tree):
        undo = change.apply()
        found[f"{change.kind}: {change.said}"] = ast.unparse(tree)
        mend(undo)
    assert ast.unparse(tree) == ast.unparse(ast.parse(source)), "every change is mended"
    return found


def test_every_kind_of_thing_is_broken_once() -> None:
    assert list(broken(SOURCE)) == [
        "constant: 5 → 6",
        "condition: if count > LIMIT and (not game.over) → if True",
        "condition: if count > LIMIT and (not game.over) → if False",
        "condition: if count > LIMIT and (not game.over) → if not (count > LIMIT and (not game.over))",
        "and/or: count > LIMIT and (not game.over) → count > LIMIT or not game.over",
        "and/or: count > LIMIT and (not game.over) → not game.over",
        "and/or: count > LIMIT and (not game.over) → count > LIMIT",
        "compare: count > LIMIT → count >= LIMIT",
        "not: not game.over → game.over",
        "drop: game.shuffle() → (nothing)",
        "order: game.shuffle(); game.deal(min(count, 2)) → the other way round",
        "drop: game.deal(min(count, 2)) → (nothing)",
        "call: min(count, 2) → max(count, 2)",
        "constant: 2 → 3",
        "loop: for game.players → for nothing",
        "drop: game.hands[player] += count → (nothing)",
        "sum: game.hands[player] += count → game.hands[player] -= count",
        "drop: game.active = 0 → (nothing)",
        "constant: 0 → 1",
        "drop: game.then(A, B) → (nothing)",
        "order: then A, B → the other way round",
        "return: return game.over → return not game.over",
    ]


def test_no_two_changes_make_the_same_source() -> None:
    sources = list(broken(SOURCE).values())
    assert len({*sources}) == len(sources)


def written(tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> list[Mutant]:
    monkeypatch.setattr("campaign.ROOT", tmp_path)
    path = tmp_path / "src/phobetor/games/play/rules.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return mutants_of(path)


def test_a_mutant_keeps_its_name_and_its_place_in_the_sample_when_lines_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = written(tmp_path, SOURCE, monkeypatch)
    after = written(tmp_path, "\n\n\nOTHER: Final = 7\n" + SOURCE, monkeypatch)
    keys = [mutant.key for mutant in after]
    assert len({*keys}) == len(keys)
    assert [mutant.key for mutant in before] == [key for key in keys if "OTHER" not in key]
    chosen = {mutant.key for mutant in sampled(before, 5, "1")}
    assert len(chosen & {mutant.key for mutant in sampled(after, 6, "1")}) == 5
    assert chosen != {mutant.key for mutant in sampled(before, 5, "2")}


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")  # pytest-xdist has threads; the tool itself has none
def test_a_child_that_loops_for_ever_is_stopped_and_the_others_answer() -> None:
    def loop() -> None:
        limit(0.2)
        while True:
            pass

    jobs = [("loop", loop), ("fine", lambda: 7), ("wrong", lambda: 1 // 0)]
    ends = {name: (answer, status) for name, answer, status in run_all(iter(jobs), 2)}
    assert ends == {"loop": (None, LATE), "fine": (7, 0), "wrong": (None, 1)}


@pytest.mark.skipif(build() == "compiled", reason="compiled rules cannot be broken while they run")
def test_survivors_are_tried_again_when_a_scenario_changed_and_noticed_ones_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("campaign.BUILD", tmp_path)
    first, second = Campaign("nightmarium", 1), Campaign("nightmarium", 1)
    by = first.units[0].name
    for mutant, status in zip(first.all, (NOTICED, SURVIVED, TIMEOUT, NOTICED), strict=False):
        mutant.status, mutant.by = status, by if status == NOTICED else ""
    first.all[3].by = first.units[1].name
    first.keep()
    second.units[1].hash = "another"
    second.remember()
    assert [mutant.status for mutant in second.all[:5]] == [NOTICED, "", TIMEOUT, "", ""]
    second.hashes = dict.fromkeys(second.hashes, "another")
    for mutant in second.all:
        mutant.status = ""
    second.remember()
    assert {mutant.status for mutant in second.all} == {""}
    assert json.loads(first.kept.read_text(encoding="utf-8"))["mutants"]
