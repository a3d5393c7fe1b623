"""Reports: what they claim is counted right, the same bytes come of the same seed, and nothing is claimed by chance."""

from __future__ import annotations

import json
import sys
from math import erfc, sqrt
from pathlib import Path
from typing import Any

import pytest
from running import call

pytest.importorskip("pyarrow", reason="pyarrow is not there; install it with: pip install 'phobetor[research]'")
pytest.importorskip("vl_convert", reason="vl-convert is not there; install it with: pip install 'phobetor[research]'")
import pyarrow.parquet as pq

from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.lab.report import comparing, watching
from phobetor.lab.report.statistics import POWER, bootstrap, findable, gap, holm, paired, wilson
from phobetor.lab.report.subjects import SUBJECTS
from phobetor.lab.report.tables import beside_others
from phobetor.records.link import read_link
from phobetor.records.record import load_record, replay

FEW = ["report", "nightmarium", "--seats", "greedy,random", "--games", "8", "--seed", "5"]


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def table(report: Any, name: str) -> dict[str, list[Any]]:
    """The rows of a table of the first chapter, by their first column."""
    found = next(table for table in report["chapters"][0]["tables"] if table["name"] == name)
    return {row[0]: row for row in found["rows"]}


# --- statistics ---------------------------------------------------------------------------------------
def test_intervals_are_those_of_the_books() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0, 1)
    low, high = bootstrap([float(value % 10) for value in range(200)], "x")
    assert low < 4.5 < high
    assert high - low == pytest.approx(4 * 2.87 / 200**0.5, rel=0.2)
    assert bootstrap([3.0], "x") == (3.0, 3.0)


def test_many_comparisons_are_corrected() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []


def tables_of(games: int, effect: float, seed: str) -> list[list[tuple[int, int, bool]]]:
    """Two seats, one of which wins; whoever has the thing wins more often by `effect`."""
    chance, found = Chance(seed), list[list[tuple[int, int, bool]]]()
    for _ in range(games):
        has = bool(chance.below(2))
        wins = int(chance.below(1000)) < 1000 * (0.5 + effect / 2)
        found.append([(has, not has, wins if has else not wins), (not has, has, not wins if has else wins)])
    return found


def test_a_difference_that_is_there_is_found_and_one_that_is_not_is_seldom_claimed() -> None:
    true, none = gap(tables_of(400, 0.2, "true")), [gap(tables_of(100, 0.0, f"none {k}")) for k in range(200)]
    assert true is not None
    assert true.p < 0.001
    assert abs(true.difference - 0.2) < 3 * true.error
    claimed = sum(found is not None and found.p < 0.05 for found in none)
    assert claimed <= 20  # a twentieth of 200 is 10; more than 20 happens once in 500


def test_a_few_defeats_prove_nothing() -> None:
    games = [[(number < 5, number >= 5, False), (0, 1, True), (0, 1, False)] for number in range(60)]
    found = gap(games)
    assert found is not None
    assert found.p > 0.05
    assert gap(games[:3]) is None


def test_doing_much_makes_nothing_of_what_is_done_stand_out() -> None:
    """The winner does four things at random, the loser one: all are done by winners, and none is stronger."""
    chance, games = Chance("much"), []
    for _ in range(300):
        order = [int(chance.below(6)) for _ in range(4)]
        games.append([(frozenset(map(str, order)), True), (frozenset([str(chance.below(6))]), False)])
    for thing in "012345":
        found = gap([[(*beside_others(thing, held, 6), won) for held, won in table] for table in games])
        assert found is not None
        assert found.p > 0.01
    alone = gap([[(*beside_others("0", held, 1), won) for held, won in table] for table in games])
    assert alone is not None
    assert alone.difference > 0.3  # beside seats that have it not


@pytest.mark.parametrize("comparisons", [1, 20, 500])
def test_a_difference_that_would_have_been_found_is_found_among_so_many(comparisons: int) -> None:
    error = 0.05
    observed = findable(error, comparisons) - POWER * error  # four times in five it is at least this
    p = erfc(observed / error / sqrt(2))
    assert holm([p, *[1.0] * (comparisons - 1)])[0] == pytest.approx(0.05)


def test_the_same_deals_are_compared_deal_by_deal() -> None:
    first = [float(value % 7) for value in range(40)]
    assert paired(first, [value + 1 for value in first]) == 0
    assert paired(first, first) == 1
    assert paired(first[:5], first[5:10]) is None


# --- reports ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_every_subject_is_an_event_of_its_game(name: str) -> None:
    events = {event.name: list(event.arguments) for event in title_of(name).events}
    for subject in SUBJECTS[name]:
        assert subject.whose in events[subject.event]
        assert not subject.thing or subject.thing in events[subject.event]


def test_a_report_counts_what_happened(tmp_path: Path) -> None:
    said = call(*FEW, "-o", str(tmp_path), "--json")
    assert said.json() == {"game": "nightmarium", "games": 8, "planned": 8, "folder": str(tmp_path)}
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    simulated = call("sim", *FEW[1:], "--json").json()
    for bot, row in simulated["by_bot"].items():
        assert table(report, "Victory by bot")[bot][1:3] == [row["games"], round(row["wins"] / row["games"], 4)]
    assert sum(report["chapters"][0]["by_game"]["length"]) == simulated["decisions"]
    seats = pq.read_table(tmp_path / "seats.parquet").to_pylist()
    assert len(seats) == 16
    placed = {row[0]: row[1] for row in table(report, "Victory by card placed").values()}
    counted = [sum(f"card placed: {card}" in dict(seat["did"]) for seat in seats) for card in placed]
    assert list(placed.values()) == counted


def test_the_same_seed_gives_the_same_bytes_also_when_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    call(*FEW, "-o", str(tmp_path / "whole"))
    watch_one = watching.watch_one

    def stopped(plan: Any, number: int, record: Any = None) -> Any:
        if number == 7 and record is None:
            raise KeyboardInterrupt
        return watch_one(plan, number, record)

    monkeypatch.setattr(watching, "watch_one", stopped)
    said = call(*FEW, "-o", str(tmp_path / "stopped"))
    assert said.status == 130
    assert "7 games" in said.out
    monkeypatch.setattr(watching, "watch_one", watch_one)
    assert call(*FEW, "-o", str(tmp_path / "stopped")).status == 0
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")


def test_outliers_open_in_the_replay(tmp_path: Path) -> None:
    call(*FEW, "-o", str(tmp_path))
    chapter = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["chapters"][0]
    lengths = chapter["by_game"]["length"]
    for why, number, file, link in chapter["outliers"]:
        record = load_record(tmp_path / file)
        replay(record)
        assert read_link(link).choices == record.choices
        if why == "the longest":
            assert len(record.choices) == lengths[number] == max(lengths)


def test_a_page_needs_nothing_from_outside(tmp_path: Path) -> None:
    call(*FEW, "-o", str(tmp_path))
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert " src=" not in page
    assert "no difference found with 8 games; one of" in page
    assert "Ability performed: nothing stands out with 8 games; in most cases a difference of " in page
    assert "Bot: greedy wins more often, in 100% of 8 seats; the others of its kind in 0%." in page
    assert page.count("<svg ") == page.count("<details>")


# --- comparing ----------------------------------------------------------------------------------------
def test_two_reports_on_the_same_deals(tmp_path: Path) -> None:
    more = [*FEW[:4], "--games", "12", "--seed", "5", "--fixed"]
    swapped = ["random,greedy" if word == "greedy,random" else word for word in more]
    call(*more, "-o", str(tmp_path / "a"))
    call(*swapped, "-o", str(tmp_path / "b"))
    a, b = str(tmp_path / "a/report.json"), str(tmp_path / "b/report.json")
    rows = {row[0]: row for row in call("compare", a, b, "--json").json()[0]["rows"]}
    assert rows["seat 1 wins"][-1] == "lower in B"
    assert rows["seat 2 wins"][-1] == "higher in B"
    same = call("compare", a, a, "-o", str(tmp_path / "page"))
    assert "length: 0 [0, 0]  no difference found with 12 games" in same.out
    assert (tmp_path / "page/index.html").exists()


def test_a_printed_number_is_varied_on_the_same_deals(tmp_path: Path) -> None:
    said = call("vary", "somnicum", "dreams.csv:S01.stars=0..2", "--games", "2", "--seed", "1", "--json")
    assert said.status == 0, said.err
    length = next(table for table in said.json() if table["name"] == "length")
    assert [row[0] for row in length["rows"]] == ["0", "1", "2"]
    assert "Too few games to say" in length["about"]


def test_varying_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = ["vary", "somnicum", "dreams.csv:S01.stars=0..2", "--games", "2", "--seed", "1", "-o"]
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert call(*plan, str(whole)).status == 0
    watched_with, asked = comparing.watched_with, list[tuple[int, int]]()

    def noted(plan: Any, varied: Any, value: int, jobs: int, first: int) -> Any:
        asked.append((value, first))
        if len(asked) == 2:
            raise KeyboardInterrupt
        return watched_with(plan, varied, value, jobs, first)

    monkeypatch.setattr(comparing, "watched_with", noted)
    said = call(*plan, str(broken))
    assert said.status == 130
    assert "goes on where it stopped" in said.out
    assert call(*plan, str(broken)).status == 0
    assert asked[2:] == [(0, 2), (1, 0), (2, 0)]  # with the first value, both games are there already
    assert {path.name for path in broken.iterdir()} == {"index.html", "tables.json"}
    assert (broken / "tables.json").read_bytes() == (whole / "tables.json").read_bytes()


# --- what cannot be -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["report", "nightmarium", "--seats", "deep-blue", "--players", "2", "-o", "out"], "no bot 'deep-blue'"),
        (["report", "nightmarium", "--players", "9", "-o", "out"], "2 to 6 players"),
        (["report", "nightmarium"], "-o/--out"),
        (["compare", "none.json", "none.json"], "cannot be read"),
        (["compare", "broken.json", "broken.json"], "is no report.json"),
        (["vary", "deranged", "cards.csv:attack"], "is written as FILE.csv:ROW.COLUMN=1..4"),
        (["vary", "deranged", "cards.csv:attack=4..1"], "has no values"),
        (["vary", "deranged", "none.csv:attack=1..2"], "has no data file 'none.csv'"),
        (["vary", "deranged", "cards.csv:beauty=1..2"], "has no column 'beauty'"),
        (["vary", "deranged", "cards.csv:ace.attack=1..2"], "has no row 'ace'"),
        (["vary", "somnicum", "dreams.csv:stars=1", "--games", "1"], "With dreams.csv:stars=1: "),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.json").write_text('{"game": 1}', encoding="utf-8")
    said = call(*arguments)
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert says in said.err
    assert not (tmp_path / "out").exists()


def test_reports_on_other_deals_are_not_compared(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        call("report", "nightmarium", "--games", "1", "--seed", seed, "-o", str(tmp_path / seed))
    said = call("compare", str(tmp_path / "1/report.json"), str(tmp_path / "2/report.json"))
    assert said.status == 2
    assert "not on the same deals" in said.err


def test_a_library_that_is_missing_is_named_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    said = call(*FEW, "-o", str(tmp_path / "out"))
    assert said.status == 2
    assert "pip install 'phobetor[research]'" in said.err
    assert not (tmp_path / "out").exists()
