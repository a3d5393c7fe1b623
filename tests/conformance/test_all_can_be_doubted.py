"""A position of every game can be copied as a scenario that runs: as one seat may know it, and as it was."""

from __future__ import annotations

import tomllib

from every_game import Table, all_glimpses, tables
from test_all_fit_into_a_link import FAIR, recorded

from phobetor.kernel.words import NOBODY
from phobetor.records.doubt import imagined_scenario, real_scenario
from phobetor.records.scenario import Run, read_scenario

SELDOM = 61


def run(text: str) -> Run:
    found = Run(read_scenario(tomllib.loads(text), "copied"))
    found.to_the_end()
    return found


def test_what_a_seat_sees_runs_as_a_scenario(table: Table) -> None:
    for number, glimpse in enumerate(all_glimpses(table)):
        if number % SELDOM == 0:
            text = imagined_scenario(table.title, glimpse.view, table.players, ["XX-1"])
            game = run(text).game
            again = table.title.view(game, glimpse.seat)
            assert again.data() == glimpse.view.data()


def test_a_moment_of_a_finished_game_runs_as_a_scenario(name: str) -> None:
    record = recorded(tables(name)[0], FAIR)
    for choices in (0, 1, len(record.choices) // 2, len(record.choices)):
        game = run(real_scenario(record, choices, [], ['as it was told: "é"\n'])).game
        assert game.is_over() == (choices == len(record.choices))
    assert game.digest() == record.hashes[-1][1]


def test_the_copy_of_a_running_game_holds_no_seed(name: str) -> None:
    record = recorded(tables(name)[0], FAIR, 30)
    game = record.start()
    for seat in (NOBODY, 0):
        text = imagined_scenario(record.title(), record.title().view(game, seat), record.players, [])
        assert "seed" not in text
        assert "fair:" not in text
        assert "0123456789abcdef" not in text
