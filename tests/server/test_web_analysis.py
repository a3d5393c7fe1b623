"""The analysis of a finished game: what it says, whom it tells, and that it uses nothing a seat could not know."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from pathlib import Path

import pytest
from web_house import house, party, play, run

from phobetor.book.title import LANGUAGES, BadInput
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import NOBODY
from phobetor.records.record import Record, new_record
from phobetor.server import analyses
from phobetor.server.guard import Limit, Limits
from phobetor.server.replays import Replays
from phobetor.table import analysis

BUDGET = 16


@cache
def finished(game: str, seed: str = "over") -> Record:
    """A game in which the first seat overlooks much."""
    others = max(2, title_of(game).players[0]) - 1
    record = new_record(game, {}, seed, ["human", *["greedy"] * others], ["Ann", "Bob", "Cat"][: others + 1])
    title, table, chance = record.title(), record.start(), Chance("bots")
    bots = [title.bot("sleeper"), *[title.bot("greedy")] * others]
    while not table.is_over():
        player = table.asked
        option = bots[player].choose(title.view(table, player), list(table.legal()), chance)
        table.choose(option)
        record.add(player, option, table)
    return record


@pytest.mark.parametrize("game", NAMES)
def test_an_analysis_judges_choices_and_repeats(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOMENTS", 6)
    monkeypatch.setattr(analysis, "MOMENTS_PLAYED", 3)
    monkeypatch.setattr(analysis, "LAST", 4)
    monkeypatch.setattr(analysis, "DOUBTED", 2)
    record = finished(game)
    found = analysis.analyse(record, 0, BUDGET)
    if game == "nightmarium":
        assert found == analysis.analyse(record, 0, BUDGET)
    assert 0 <= found.alike <= found.judged
    assert found.judged > 0
    assert found.standings[0].choice == 0
    assert all(0 <= chance <= 1 for one in found.standings for chance in one.chances)
    assert all(len(one.chances) == record.players for one in found.standings)
    assert len(found.mistakes) <= analysis.MISTAKES
    for one in found.mistakes:
        assert one.lost > one.lost_spread >= 0
        assert one.option != one.better
        assert record.choices[one.choice].startswith("a ")


def test_a_blunder_is_found() -> None:
    """Whoever overlooks most of what could be done gives something away in a duel of Nightmarium."""
    found = analysis.analyse(finished("nightmarium"), 0, 40)
    assert found.mistakes
    assert [one.lost for one in found.mistakes] == sorted((one.lost for one in found.mistakes), reverse=True)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    record = finished("nightmarium").beginning()
    with pytest.raises(BadInput, match="has ended"):
        analysis.analyse(record, 0)


@pytest.mark.parametrize("game", NAMES)
def test_twin_worlds_are_judged_alike(game: str) -> None:
    """Where a seat saw the same, its choice is judged the same, and an onlooker tells the same chances."""
    title = finished(game).title()
    decided, moments = analysis.watched(finished(game), 0)
    late = title.mind is None  # where games are played to their end, little of them should be left
    one = decided[-3 if late else len(decided) // 2]
    twin = title.imagine(one.view, Chance("twin"))
    again = analysis.Decided(one.choice, title.view(twin, 0), one.option)
    better = next(option for option in one.view.options if option != one.option)
    assert analysis.looked_at(title, one, better, BUDGET) == analysis.looked_at(title, again, better, BUDGET)
    seen = moments[-3 if late else len(moments) // 2][1]
    other = title.view(title.imagine(seen, Chance("twin")), NOBODY)
    assert analysis.chances(title, seen, BUDGET) == analysis.chances(title, other, BUDGET)


def test_an_analysis_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOMENTS", 2)
    found = analysis.analyse(finished("nightmarium"), 0, BUDGET)
    monkeypatch.setattr(analyses, "analyse", lambda record, seat: found)
    for language in LANGUAGES:
        out = analyses.analysis_out("here", finished("nightmarium"), 0, language)
        assert (out.seat, out.names, out.goal, out.how) == (0, ["Ann", "Bob"], "win", "search")
        assert all(one.text and one.better and one.lost_spread >= 1 for one in out.mistakes)


def test_only_a_finished_table_is_analysed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            table = await browser.post(
                "/api/tables",
                {"game": "nightmarium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "name": "Ann"},
            )
            with pytest.raises(RuntimeError, match="409"):
                await browser.get(f"/api/analysis/{table['table']}?seat=0")
            with pytest.raises(RuntimeError, match="404"):
                await browser.get("/api/analysis/nowhere?seat=0")

    run(story())


def test_the_door_of_the_analysis_answers_every_nonsense_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bad seats are refused before anything is worked out, and who asks too often must wait."""
    asked: list[int] = []

    async def quick(self: Replays, who: str, table: str, record: Record, seat: int, language: str) -> bytes:
        asked.append(seat)
        return gzip.compress(b"{}")

    async def story() -> None:
        async with house(tmp_path, limits=Limits(local=1000, analyses=Limit(0.002, 60))) as home:
            friends = await party(home)
            door = f"/api/analysis/{friends.table}?seat="
            with pytest.raises(RuntimeError, match="409"):
                await friends.browsers[0].get(f"{door}0")
            await play(friends)
            stranger = home.browser()
            for seat in ("-1", "2", "9", "-2", "zz", "z", "1.0", "1e0", "%D9%A3", "9" * 400, "all", "%00"):
                status, told = await asyncio.to_thread(stranger.ask, "GET", door + seat)
                assert (status, bool(told["error"])) == (400, True), (seat, status, told)
            assert asked == []
            for seat, expected in (("0", 200), ("b", 200), ("1", 429)):
                status, _ = await asyncio.to_thread(stranger.ask, "GET", door + seat)
                assert status == expected
            assert asked == [0, 1]
            await friends.close()

    monkeypatch.setattr(Replays, "analysis", quick)
    run(story())
