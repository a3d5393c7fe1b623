"""The puzzles of every game: they can be laid out, are solved by what can be chosen, and greedy does not solve them."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from phobetor.bots.judging import Judge, Played, Searched, mean_of
from phobetor.bots.search import Search
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.view import View
from phobetor.lab import puzzles as lab
from phobetor.records.puzzle import Laid, laid_out, number_of, puzzles_of

LEAST = {"nightmarium": 30, "somnicum": 30, "deranged": 30, "nemesis": 30}
"""Thirty of each are wanted."""
ITERATIONS, WORLDS = 400, 12
"""Far fewer than a puzzle was found with: of a clear lead something is seen here as well."""


def all_laid(game: str) -> list[Laid]:
    return [laid_out(game, number) for number in range(1, len(puzzles_of(game)) + 1)]


@pytest.mark.parametrize("game", LEAST)
def test_there_are_enough_of_every_game_and_no_two_are_the_same(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= LEAST[game]
    assert len({puzzle.seed for puzzle in found}) == len(found)


@pytest.mark.parametrize("game", LEAST)
def test_a_solution_can_be_chosen_and_leads(game: str) -> None:
    for laid in all_laid(game):
        view = laid.title.view(laid.game, laid.seat)
        assert laid.game.asked == laid.seat
        assert all(laid.option(choice.option) in view.options for choice in laid.puzzle.choices)
        assert 1 <= len(laid.solutions) < len(laid.puzzle.choices)
        assert laid.puzzle.margin >= lab.MARGIN
        assert laid.puzzle.margin - laid.puzzle.spread >= lab.SURELY - 0.001, "Both are rounded."


@pytest.mark.parametrize("game", LEAST)
def test_greedy_does_not_find_the_solution(game: str) -> None:
    for laid in all_laid(game):
        view = laid.title.view(laid.game, laid.seat)
        chosen = lab.greedy_choices(laid.title, view, f"{laid.puzzle.seed} {laid.puzzle.at} with other luck")
        assert not set(chosen) & set(laid.solutions), f"{game} {laid.puzzle.seed}"
        assert laid.option(laid.puzzle.greedy) not in laid.solutions


def judge_of(laid: Laid, view: View) -> Judge:
    title = laid.title
    if title.mind is None:
        return Played(title.imagine, title.view, title.scores, title.bot(lab.STRONGEST), title.bot(lab.OBVIOUS))
    mind = title.mind()
    search = Search(mind, mind.effort(laid.game.players()))
    search.run(view, ITERATIONS, Chance("anew"))
    return Searched(search)


@pytest.mark.parametrize("game", LEAST)
def test_a_sample_holds_when_it_is_judged_anew(game: str) -> None:
    """The clearest one, with other luck than when it was found."""
    laid = max(all_laid(game), key=lambda one: one.puzzle.choices[0].chance - chance_of_greedy(one))
    view = laid.title.view(laid.game, laid.seat)
    both = [laid.solutions[0], laid.option(laid.puzzle.greedy)]
    solution, greedy = judge_of(laid, view).compare(view, both, WORLDS, Chance("another luck"))
    assert mean_of(solution) > mean_of(greedy)


def chance_of_greedy(laid: Laid) -> float:
    return next(choice.chance for choice in laid.puzzle.choices if choice.option == laid.puzzle.greedy)


# --- the day ----------------------------------------------------------------------------------------
def test_every_puzzle_comes_once_before_any_comes_again() -> None:
    count = len(puzzles_of("nightmarium"))
    first = date.fromordinal(date(2026, 11, 18).toordinal() // count * count)
    days = [first + timedelta(days=number) for number in range(count)]
    assert Counter(number_of("nightmarium", day) for day in days) == Counter(range(1, count + 1))
    later = [number_of("nightmarium", day + timedelta(days=count)) for day in days]
    assert later != [number_of("nightmarium", day) for day in days]


def test_the_puzzle_of_a_day_is_the_same_whenever_it_is_asked_for() -> None:
    day = date(2026, 12, 24)
    assert len({number_of("nightmarium", day) for _ in range(3)}) == 1


@pytest.mark.parametrize("number", [0, -1, 10_000])
def test_a_number_that_no_puzzle_has_is_refused(number: int) -> None:
    with pytest.raises(BadInput, match="numbers 1 to"):
        laid_out("nightmarium", number)


def test_games_without_puzzles_have_none() -> None:
    assert puzzles_of("chess") == ()
    with pytest.raises(BadInput, match="no puzzles"):
        number_of("chess", date(2026, 11, 18))


def test_titles_judge_by_what_they_have() -> None:
    assert [name for name in NAMES if title_of(name).mind is None] == ["deranged", "nemesis"]
