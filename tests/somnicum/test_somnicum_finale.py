"""The end of Somnicum: its sheet is the rules' own score."""

from __future__ import annotations

from ending import ended, endings_of

from phobetor.games import title_of


def test_every_line_and_every_total_is_that_of_the_rules() -> None:
    ties = shared = 0
    for scenario in endings_of("somnicum"):
        game, finale = ended("somnicum", scenario)
        lines, total, sand = finale.sheets[0].rows[:-2], finale.sheets[0].rows[-2], finale.sheets[0].rows[-1]
        assert total.values == title_of("somnicum").scores(game)
        assert [sum(row.values[seat] for row in lines) for seat in range(game.players())] == total.values
        assert sand.values == [len(stock) for stock in game.stocks]
        assert {fate.seat for fate in finale.fates if fate.place == 1} == set(game.winners)
        assert ("the victory is shared" in finale.reason) == (len(game.winners) > 1)
        ties += "tokens in stock decide" in finale.reason
        shared += len(game.winners) > 1
    assert ties, "No scenario ends with equal points."
    assert shared, "No scenario ends with a shared victory."


def test_goals_are_shown_with_what_they_brought() -> None:
    game, finale = ended("somnicum", endings_of("somnicum")[0])
    for fate in finale.fates:
        goal = next(pile for pile in fate.piles if pile.kind == "goal").things[0]
        assert goal.thing is not None
        assert goal.thing.value == game.goals[fate.seat]
        assert goal.note == f"+{game.score(fate.seat)[5]}"
