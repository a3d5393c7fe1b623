"""Ratings from games: strengths that are known come out again, and intervals are as wide as they should be."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

from phobetor.kernel.refusal import BadInput
from phobetor.lab.ladder import ELO, Games, Meeting, inverse, pairings, ratings
from phobetor.lab.workers import ALONE, Workers

BOTS = ["weak", "middling", "strong"]


def played(elo: dict[str, float], seats: tuple[str, ...], games: int, seed: int) -> list[Meeting]:
    dice = random.Random(seed)
    weights = [math.exp(elo[bot] / ELO) for bot in seats]
    return [Meeting(seats, (dice.choices(range(len(seats)), weights)[0],)) for _ in range(games)]


def test_known_strengths_are_found_again() -> None:
    elo = {"weak": 0.0, "middling": 120.0, "strong": 300.0}
    games = [
        *played(elo, ("weak", "middling"), 2000, 1),
        *played(elo, ("middling", "strong", "middling"), 2000, 2),
        *played(elo, ("weak", "strong", "weak", "strong"), 2000, 3),
    ]
    found = ratings(BOTS, games)
    assert [rating.bot for rating in found] == BOTS
    assert found[1].step == pytest.approx(120, abs=20)
    assert found[2].elo == pytest.approx(300, abs=25)


def test_the_interval_of_a_duel_is_that_of_its_share_of_wins() -> None:
    games = [Meeting(("weak", "strong"), (0,))] * 30 + [Meeting(("weak", "strong"), (1,))] * 70
    found = ratings(["weak", "strong"], games)[1]
    assert found.step == pytest.approx(ELO * math.log(7 / 3), rel=0.01)
    assert found.most - found.step == pytest.approx(1.96 * ELO / math.sqrt(100 * 0.3 * 0.7), rel=0.01)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    elo = {"weak": 0.0, "strong": 100.0}
    held = 0
    for seed in range(200):
        found = ratings(["weak", "strong"], played(elo, ("weak", "strong"), 200, seed))[1]
        held += found.least <= 100 <= found.most
    assert 180 <= held <= 199


def test_who_never_lost_is_strong_and_not_infinitely_so() -> None:
    found = ratings(["weak", "strong"], [Meeting(("weak", "strong"), (1,))] * 50)[1]
    assert 400 < found.elo < 4000


def test_a_shared_victory_counts_for_both() -> None:
    assert ratings(["a", "b"], [Meeting(("a", "b"), (0, 1))] * 10)[1].elo == pytest.approx(0)


def test_a_game_without_a_winner_says_nothing() -> None:
    won = [Meeting(("a", "b"), (1,))] * 10
    assert ratings(["a", "b"], [*won, *[Meeting(("a", "b"), ())] * 5]) == ratings(["a", "b"], won)


def test_everybody_meets_everybody_on_equal_terms() -> None:
    plans = pairings("nightmarium", BOTS, [2, 3], 20, "s")
    seats = [bot for plan in plans for number in range(plan.games) for bot in plan.bots_of(number)]
    assert {bot: seats.count(bot) for bot in BOTS} == dict.fromkeys(BOTS, 2 * 20 + 2 * 30)
    assert len({plan.seed for plan in plans}) == len(plans)


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    back = inverse(matrix)
    product = [[sum(matrix[i][k] * back[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    assert [value for row in product for value in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])


def test_only_neighbours_meet_where_that_is_wanted() -> None:
    met = {plan.seats for plan in pairings("nightmarium", BOTS, [2], 20, "s", near=1)}
    assert met == {("weak", "middling"), ("middling", "strong")}


# --- games that outlive the process -----------------------------------------------------------------
PLANS = pairings("nightmarium", ["random", "greedy"], [2], 6, "kept")


class Interrupting:
    """Somebody presses Ctrl-C after so many games."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.told: list[int] = []

    def __call__(self, done: int) -> None:
        self.told.append(done)
        if done == self.after:
            raise KeyboardInterrupt


def test_a_ladder_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = Games(PLANS)
    whole.play(ALONE, lambda done: None)
    first = Games(PLANS, tmp_path / "games")
    first.play(ALONE, Interrupting(4))
    assert len(first.meetings()) == 4
    again, progress = Games(PLANS, tmp_path / "games"), Interrupting(-1)
    again.play(ALONE, progress)
    assert progress.told == [4, 5, 6]
    assert again.meetings() == whole.meetings()
    assert Games(PLANS, tmp_path / "games").missing() == []


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    Games(PLANS, path).play(ALONE, Interrupting(3))
    path.write_bytes(path.read_bytes()[:-4])
    again = Games(PLANS, path)
    assert len(again.missing()) == 4
    again.play(ALONE, lambda done: None)
    assert len(Games(PLANS, path).meetings()) == 6


def test_games_of_another_ladder_do_not_count(tmp_path: Path) -> None:
    Games(PLANS, tmp_path / "games").play(ALONE, lambda done: None)
    others = pairings("nightmarium", ["random", "greedy"], [2], 6, "another seed")
    assert len(Games(others, tmp_path / "games").missing()) == 6


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text("Buy milk.\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"^Line 1 of '.*' is no game of a ladder; name another file\.$"):
        Games(PLANS, path)
    assert path.read_text(encoding="utf-8") == "Buy milk.\n"


def test_several_processes_play_the_same_games() -> None:
    alone, together = Games(PLANS), Games(PLANS)
    alone.play(ALONE, lambda done: None)
    together.play(Workers(2), lambda done: None)
    assert together.meetings() == alone.meetings()
