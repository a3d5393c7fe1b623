"""Python looks for garbage when nobody waits for it, and finds it all the same."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from phobetor.games import NAMES
from phobetor.kernel.view import options_of
from phobetor.server import garbage
from phobetor.server.garbage import AT_LAST, CALM, EVERYTHING, WORTH, Collector, wait_for_calm
from phobetor.table.opening import new_table
from phobetor.table.saved import BOT, HUMAN, SeatRow
from phobetor.table.table import Table


class Ring:
    def __init__(self) -> None:
        self.me = self


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def calmly() -> Iterator[None]:
    wait_for_calm()
    yield
    gc.enable()
    gc.unfreeze()


def ring() -> weakref.ref[Ring]:
    """Garbage that only a search finds."""
    return weakref.ref(Ring())


def objects(many: int = 2 * WORTH) -> list[list[int]]:
    return [[] for _ in range(many)]


@pytest.mark.usefixtures("calmly")
def test_nobody_waits_for_it_while_people_play() -> None:
    clock = Clock()
    collector, found, kept = Collector(clock), ring(), objects(100_000)
    for clock.now in (0.0, EVERYTHING, AT_LAST - 1):
        collector.sweep(CALM / 2)
        assert found() is not None
    clock.now = AT_LAST
    collector.sweep(CALM / 2)
    assert found() is None
    assert kept


@pytest.mark.usefixtures("calmly")
def test_a_calm_moment_is_used_if_there_is_anything_new() -> None:
    collector, found, kept = Collector(Clock()), ring(), objects()
    collector.sweep(CALM)
    assert found() is None
    assert gc.get_count()[0] < WORTH
    few = ring()
    collector.sweep(CALM)
    assert few() is not None, "not worth a search"
    assert kept


@pytest.mark.usefixtures("calmly")
def test_who_leaves_very_many_behind_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MANY", 3 * WORTH)
    collector, found, kept = Collector(Clock()), ring(), objects()
    collector.sweep(0.0)
    assert found() is not None
    more = objects()
    collector.sweep(0.0)
    assert found() is None
    assert kept
    assert more


@pytest.mark.usefixtures("calmly")
@pytest.mark.parametrize(("age", "calm"), [(EVERYTHING, CALM), (AT_LAST, 0.0)])
def test_what_was_looked_through_is_looked_through_again_in_the_end(age: float, calm: float) -> None:
    clock = Clock()
    collector, old, kept = Collector(clock), Ring(), objects()
    found = weakref.ref(old)
    collector.sweep(CALM)
    del old
    more = objects()
    collector.sweep(CALM)
    assert found() is not None
    clock.now = age
    collector.sweep(calm)
    assert found() is None
    assert kept
    assert more


def test_it_leaves_the_programs_that_it_is_part_of_alone() -> None:
    found, kept = ring(), objects()
    before = gc.get_freeze_count()
    Collector(Clock()).sweep(CALM)
    assert gc.get_freeze_count() == before
    assert kept
    assert found is not None


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("people", [1, 2])
def test_a_table_is_freed_at_once(game: str, people: int) -> None:
    """It holds no rings, whatever was played and looked at."""
    seats = [SeatRow(number, HUMAN, f"P{number}", owner=f"{number}") for number in range(people)]
    seats += [SeatRow(number, BOT, f"B{number}", bot="greedy") for number in range(people, 3)]
    table = Table(new_table(game, {}, seats, "0", "guest", seed="5" * 64))
    table.begin()
    for number in range(30):
        seat = table.asked()[0]
        table.look(seat)
        table.look(-1)
        options = options_of(table.playing().game, seat)
        table.carry_out(seat, f"c{number}", 0, options[number % len(options)])
    found = weakref.ref(table)
    gc.disable()
    try:
        del table
        assert found() is None
    finally:
        gc.enable()
