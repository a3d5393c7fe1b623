"""Hints of a planner: what it plays out, what the games say and what they do not, and that nothing hidden counts."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES, BadInput, Title
from phobetor.bots.bot import Bot
from phobetor.bots.judging import Played, new_notes
from phobetor.bots.search import Node
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player
from phobetor.records.puzzle import Laid, laid_out, puzzles_of
from phobetor.table import advice
from phobetor.table.advice import Advice, Coming, advise, course, lead, played, points, share, shortened

PLANNED = ("deranged", "nemesis")
NAMES = ["Ann", "Bob", "Cyd", "Dan"]
FEW = 60
"""A budget that a suite can spend."""
TWINS = 2


@cache
def moments(game: str, players: int = 3) -> list[Game]:
    """A game of greedy players, before each decision."""
    title, chance = title_of(game), Chance("moments")
    real, bot = title.new(players, title.setting_values({}), Chance("advice")), title.bot("greedy")
    found = []
    while not real.is_over():
        found.append(real.clone(Chance()))
        options = real.legal()
        alone = len(options) == 1
        real.choose(options[0] if alone else bot.choose(title.view(real, real.asked), options[:], chance))
    return found


@cache
def laid(game: str) -> Laid:
    """A puzzle: shortly before the end, and everything is still possible."""
    every = (laid_out(game, number) for number in range(1, len(puzzles_of(game)) + 1))
    return max(every, key=lambda one: one.puzzle.margin)


def late(game: str) -> View:
    return title_of(game).view(laid(game).game, laid(game).seat)


# --- what is told -----------------------------------------------------------------------------------
@pytest.mark.parametrize("game", PLANNED)
def test_a_planner_advises_what_it_would_choose_and_tells_how_the_games_went(game: str) -> None:
    title, view = title_of(game), late(game)
    found = advise(title, view, FEW)
    options = [choice.option for choice in found.choices]
    assert len(options) == len(set(options)) == min(advice.PLAYED, len(view.options))
    assert set(options) <= set(view.options)
    assert found.games == found.worlds * len(options)
    assert all(0 < choice.chance < 1 and 0 < choice.spread <= 0.5 for choice in found.choices)
    assert points(found, 0) == 0
    assert all(0 < coming.possible <= 1 for coming in found.course)
    assert found == advise(title, view, FEW)


def test_where_survival_is_the_goal_the_objective_has_a_chance_of_its_own() -> None:
    nemesis, deranged = (advise(title_of(game), late(game), FEW) for game in ("nemesis", "deranged"))
    assert nemesis.objective is not None
    assert nemesis.objective.option == nemesis.choices[0].option
    assert nemesis.objective.chance <= nemesis.choices[0].chance
    assert deranged.objective is None


def test_who_has_a_single_option_is_still_told_what_may_come() -> None:
    view = late("nemesis")
    view.options = view.options[:1]
    found = advise(title_of("nemesis"), view, FEW)
    assert [choice.option for choice in found.choices] == view.options


def test_nobody_advises_in_a_game_without_mind_or_planner() -> None:
    title = replace(title_of("nemesis"), planner=None)
    with pytest.raises(BadInput, match="Nobody can give hints in nemesis"):
        advise(title, late("nemesis"), FEW)
    assert not advice.may_ask(title, alone=True, allowed=True)


# --- worlds -----------------------------------------------------------------------------------------
def judge_of(title: Title, bot: Bot) -> Played:
    return Played(title.imagine, title.view, title.scores, bot, bot)


def test_the_budget_is_decisions_and_not_time() -> None:
    title, view = title_of("nemesis"), late("nemesis")
    judge = judge_of(title, title.bot("greedy"))
    scores, notes = played(judge, view, view.options[:2], 400, Chance("budget"))
    spent = int(judge.decisions)
    judge.decisions = 0
    played(judge, view, view.options[:2], 1, Chance("budget"))
    assert spent >= 400 > spent - 4 * int(judge.decisions)
    assert len(scores[0]) == len(scores[1]) == notes[0].visits == notes[1].visits > 1


def test_a_choice_that_ends_the_game_is_tried_in_so_many_worlds_and_no_more() -> None:
    title, last = title_of("nemesis"), moments("nemesis")[-1]
    view = title.view(last, last.asked)
    scores, _ = played(judge_of(title, title.bot("greedy")), view, view.options[:1], 10**9, Chance("end"))
    assert len(scores[0]) == advice.MOST_WORLDS


def test_all_options_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    """The same option twice: everything that follows is the same, too."""
    title, view = title_of("nemesis"), late("nemesis")
    twice = [view.options[0], view.options[0]]
    scores, notes = played(judge_of(title, title.bot("greedy")), view, twice, 100, Chance("luck"))
    assert scores[0] == scores[1]
    assert tree_of(notes[0]) == tree_of(notes[1]) != {}


def tree_of(node: Node) -> dict[int, Any]:
    return {key: (child.visits, child.possible, tree_of(child)) for key, child in node.children.items()}


# --- what the games say -----------------------------------------------------------------------------
def test_a_chance_is_never_certain_and_less_so_the_fewer_games_there_are() -> None:
    assert share([0] * 4) == (0.245, 0.245)
    assert share([1] * 4) == (0.755, 0.245)
    assert share([1, 0] * 50) == (0.5, 0.0962)
    assert share([2, 1, 0, 0], 2) == share([1, 0, 0, 0])


def test_one_option_leads_another_only_where_that_is_no_luck() -> None:
    assert lead([1, 1, 1], [0, 0, 0]) == 0
    assert lead([1, 1, 1, 1], [0, 0, 0, 0]) == 4
    assert lead([0, 0, 0, 0], [2, 1, 1, 1]) == -4
    assert lead([1, 1, 1, 1, 1, 0], [0, 0, 0, 0, 1, 1]) == 0
    assert lead([1] * 40 + [0] * 60, [0] * 20 + [1] * 20 + [0] * 60) == 20
    assert lead([2], [1]) == 0


def advised_after(monkeypatch: pytest.MonkeyPatch, *scores: list[int]) -> tuple[Advice, list[Option]]:
    """The advice after games that ended so for the planner's choice and the next best ones, and the choices in that
    order."""
    title, view, tried = title_of("nemesis"), late("nemesis"), []

    def played(judge: Played, view: View, options: list[Option], decisions: int, chance: Chance) -> Any:
        tried.extend(options)
        return list(scores), [new_notes() for _ in options]

    monkeypatch.setattr(advice, "played", played)
    return advise(title, view), tried


def test_what_the_games_clearly_prefer_is_advised_instead_of_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    found, (planned, second, third) = advised_after(monkeypatch, [0] * 8, [1] * 5 + [0] * 3, [1] * 7 + [0])
    assert [choice.option for choice in found.choices] == [third, second, planned]
    assert [choice.is_told_apart for choice in found.choices[1:]] == [False, True]
    assert points(found, 1) == 0
    assert points(found, 2) > 50


def test_where_the_games_show_no_difference_the_plan_counts_and_nothing_is_said_to_be_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, (planned, second, third) = advised_after(monkeypatch, [0, 0, 0, 1], [1, 1, 1, 1], [0, 0, 0, 0])
    assert [choice.option for choice in found.choices] == [planned, second, third]
    assert not any(choice.is_told_apart for choice in found.choices[1:])
    assert [points(found, place) for place in range(3)] == [0, 0, 0]
    assert found.worlds == 4


def test_a_planner_chooses_and_its_own_values_say_what_it_is_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    _, tried = advised_after(monkeypatch, [1], [1], [1])
    planner, view = title_of("nemesis").planner, late("nemesis")
    assert planner is not None
    worths = dict(zip(view.options, planner().worths(view, list(view.options)), strict=True))
    assert worths[tried[0]] == max(worths.values())
    assert sorted(worths.values(), reverse=True)[:3] == [worths[option] for option in tried]


# --- the course -------------------------------------------------------------------------------------
def test_a_course_tells_whose_answers_came_most_and_how_often_they_were_possible() -> None:
    title, view = title_of("nemesis"), late("nemesis")
    judge = judge_of(title, title.bot("greedy"))
    judge.notes = new_notes()
    for seed in range(12):
        judge.score(view, view.options[0], Chance(seed))
    root = judge.notes
    assert root.visits == 12
    assert sum(child.visits for child in root.children.values()) <= 12
    assert all(child.visits <= child.possible <= 12 for child in root.children.values())
    for coming in course(root, 6, 4):
        assert title.verb(coming.option) is not None
        assert coming.possible >= advice.OFTEN


def test_questions_in_passing_are_not_noted() -> None:
    title, view = title_of("nemesis"), late("nemesis")
    judge = judge_of(title, title.bot("greedy"))
    judge.passing = list(title.questions.values())
    judge.notes = new_notes()
    judge.score(view, view.options[0], Chance(1))
    assert judge.notes.visits == 1
    assert not judge.notes.children


def test_of_many_steps_in_a_row_only_the_last_is_told() -> None:
    title = title_of("deranged")
    go, stop = (next(verb for verb in title.verbs if verb.name == name) for name in ("step", "stop"))
    steps = [Coming(0, go.of(3), 1), Coming(0, go.of(4), 1), Coming(1, go.of(4), 1), Coming(1, stop.of(), 1)]
    assert shortened(title, steps) == steps[1:]
    assert shortened(title, []) == []


# --- nothing hidden ---------------------------------------------------------------------------------
def told_alike(title: Title, game: Game, seat: Player, number: int) -> bool:
    view = title.view(game, seat)
    twin = title.view(title.imagine(view, Chance(f"twin {number}")), seat)
    return advise(title, twin, 1) == advise(title, view, 1)


@pytest.mark.parametrize("game", PLANNED)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(game: str) -> None:
    found = [moment for moment in moments(game) if len(moment.legal()) > 1]
    for number in range(1, TWINS + 1):
        moment = found[-number * len(found) // (3 * TWINS)]
        assert told_alike(title_of(game), moment, moment.asked, number), number


def test_while_others_decide_in_secret_a_hint_tells_nothing_of_it() -> None:
    """What they would choose is imagined like everything else: their real cards do not matter."""
    moment = [moment for moment in moments("nemesis") if moment.also_asked][-1]
    for question in moment.questions():
        assert told_alike(title_of("nemesis"), moment, question.player, 1), type(question.step).__name__


# --- reasons ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", PLANNED)
def test_every_reason_can_be_said_in_every_language(game: str) -> None:
    title = title_of(game)
    assert title.planner is not None
    planner, given = title.planner(), set()
    speakers = [Speaker(title, language, title.setting_values({}), NAMES) for language in LANGUAGES]
    for moment in moments(game)[::4]:
        view = title.view(moment, moment.asked)
        if len(view.options) > 1:
            for reason in planner.reasons(view, planner.choose(view, list(view.options), Chance(1))):
                given.add(reason.text)
                assert all(say.say(reason.text, **say.named(reason.args)) for say in speakers)
    assert len(given) > 3
