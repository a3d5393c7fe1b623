"""What the kernel promises about the agenda and a single question."""

from __future__ import annotations

import pytest
from fake_game import (
    BID,
    PASS,
    TAKE,
    Abandon,
    Ask,
    AskThenStop,
    Bid,
    Climb,
    Ears,
    Forever,
    Grab,
    Nested,
    Note,
    Pebbles,
    SpecialNote,
    Stop,
    Take,
    new_game,
    table,
)

from phobetor.kernel.agenda import RUNAWAY
from phobetor.kernel.words import NOBODY, Listener


def advanced(game: Pebbles) -> Pebbles:
    game.advance()
    return game


# --- the table --------------------------------------------------------------------------------------
def test_to_the_left_of_the_last_sits_the_first() -> None:
    assert [table(players=3).left_of(player) for player in range(3)] == [1, 2, 0]


# --- order ------------------------------------------------------------------------------------------
def test_steps_happen_in_the_order_in_which_then_names_them() -> None:
    for count in range(1, 5):
        game = table()
        game.then(*[Note(number) for number in range(count)])
        game.advance()
        assert game.notes == list(range(count))


def test_what_a_step_adds_happens_before_what_was_waiting() -> None:
    assert advanced(table(Note(1), Nested(10), Note(2))).notes == [1, 10, 11, 2]


def test_added_steps_may_add_steps_themselves() -> None:
    game = table(Note(9))
    game.then(Nested(1), Nested(3))
    game.advance()
    assert game.notes == [1, 2, 3, 4, 9]


def test_a_carried_out_step_has_left_the_agenda() -> None:
    game = advanced(table(Note(1), Ask(0), Note(2), Note(3)))
    assert [step.saved() for step in game.agenda] == [["Note", 3], ["Note", 2]]


# --- questions --------------------------------------------------------------------------------------
def test_nothing_happens_while_somebody_is_asked() -> None:
    game = advanced(table(Ask(1), Note(7)))
    game.advance()
    assert (game.asked, game.notes) == (1, [])


def test_the_answer_comes_back_to_the_step_that_asked_and_the_agenda_goes_on() -> None:
    game = advanced(table(Ask(1), Note(7)))
    game.choose(TAKE.of(2))
    assert game.notes == [2, 7]


def test_a_question_that_chosen_asks_stands_before_the_rest_of_the_agenda() -> None:
    game = table(Note(7))
    game.ask(0, Grab(0))
    game.choose(TAKE.of(1))
    assert (game.asked, game.legal(), game.notes) == (0, [PASS.of(), TAKE.of(0), TAKE.of(2)], [])
    game.choose(PASS.of())
    assert game.notes == [7]


def test_a_single_option_is_asked_for_unless_it_is_asked_openly() -> None:
    game = table(Ask(0))
    game.heaps = [1]
    game.advance()
    assert game.legal() == [TAKE.of(1)]


def test_ask_openly_takes_a_single_option_at_once() -> None:
    game = table(Take(0), Note(7))
    game.heaps = [1]
    game.advance()
    assert (game.taken[0], game.heaps, game.notes, game.is_over()) == ([1], [], [7], True)


def test_ask_openly_asks_when_there_are_two_options() -> None:
    game = table(Take(0), Note(7))
    game.heaps = [1, 2]
    game.advance()
    assert (game.asked, game.legal(), game.notes) == (0, [TAKE.of(1), TAKE.of(2)], [])


def test_options_are_worked_out_when_they_are_first_needed() -> None:
    game = advanced(table(Ask(0)))
    game.heaps = [2]
    assert game.legal() == [TAKE.of(2)]


def test_options_stay_the_same_list_while_the_question_stands() -> None:
    game = advanced(table(Ask(0)))
    assert game.legal() is game.legal()


def test_options_given_with_the_question_are_used() -> None:
    game = table()
    game.ask(0, Ask(0), [TAKE.of(1)])
    assert game.legal() == [TAKE.of(1)]


def test_a_question_lists_who_is_asked_and_by_which_step() -> None:
    game = advanced(table(Ask(2)))
    assert [(question.player, question.step.saved()) for question in game.questions()] == [(2, ["Ask", 2])]
    assert [game.is_asked(player) for player in range(3)] == [False, False, True]


# --- abandoning and finishing -----------------------------------------------------------------------
def test_abandon_drops_the_run_of_that_kind_at_the_top() -> None:
    assert advanced(table(Abandon(), Climb(1), Climb(2), Note(5))).notes == [5]


def test_abandon_keeps_steps_of_that_kind_below_another_step() -> None:
    game = table(Abandon(), Climb(1), Note(5), Climb(1))
    game.taken[0] = [0]
    game.advance()
    assert game.notes == [5, 1]


def test_abandon_drops_nothing_when_another_kind_is_on_top() -> None:
    game = table(Abandon(), Note(5), Climb(1))
    game.taken[0] = [0]
    game.advance()
    assert game.notes == [5, 1]


def test_abandon_drops_every_special_kind_of_a_kind() -> None:
    game = table(SpecialNote(1, 0), Note(2), Ask(0))
    game.abandon(Note)
    assert [step.saved() for step in game.agenda] == [["Ask", 0]]


def test_a_chain_in_the_game_is_abandoned_where_it_fails() -> None:
    game = table(Climb(1), Climb(2), Climb(3), Note(9))
    game.taken[0] = [2]
    ears = Ears()
    game.listener = ears
    game.advance()
    assert ears.heard == [("climbed", [1]), ("fell", [2])]
    assert game.notes == [1, 9]


def test_finish_stops_everything() -> None:
    game = advanced(table(Note(1), Stop(), Note(2)))
    assert (game.notes, game.agenda, game.is_over()) == ([1], [], True)
    assert (game.ending, game.winners, game.asked) == (1, (1,), NOBODY)


def test_finish_withdraws_every_other_question() -> None:
    game = advanced(table(AskThenStop(), Note(2)))
    game.answer(1, PASS.of())
    assert (game.questions(), game.winners, game.notes) == ([], (0,), [])


def test_a_game_whose_agenda_has_run_out_is_over() -> None:
    game = advanced(table(Note(1)))
    assert game.is_over()
    assert game.questions() == []


def test_a_finished_game_has_no_options() -> None:
    game = advanced(table(AskThenStop()))
    assert game.legal() == [PASS.of()]
    game.choose(PASS.of())
    with pytest.raises(AssertionError, match=r"The game is over\."):
        game.legal()


def test_a_game_whose_agenda_has_run_out_has_no_options() -> None:
    game = advanced(table(Ask(0)))
    game.choose(game.legal()[0])
    with pytest.raises(AssertionError, match=r"The game is over\."):
        game.legal()


def test_nothing_can_be_chosen_in_a_finished_game() -> None:
    with pytest.raises(AssertionError, match=r"The game is over\."):
        advanced(table(Stop())).choose(PASS.of())


def test_an_agenda_that_never_comes_to_a_question_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"The agenda never comes to a question\."):
        table(Forever()).advance()


def test_an_agenda_just_below_the_limit_is_carried_out() -> None:
    game = advanced(table(*[Note(1)] * (RUNAWAY - 1)))
    assert len(game.notes) == RUNAWAY - 1


def test_a_step_without_code_of_its_own_says_so() -> None:
    game = table()
    for act in (lambda: Bid(0).run(game), lambda: Note(0).choices(game), lambda: Note(0).chosen(game, 0)):
        with pytest.raises(NotImplementedError):
            act()


# --- events -----------------------------------------------------------------------------------------
def test_a_listener_hears_what_happens_in_order() -> None:
    game = new_game()
    ears = Ears()
    game.listener = ears
    for player in range(3):
        game.answer(player, BID.of(player))
    assert [name for name, _ in ears.heard] == ["bids"] * 3 + ["showed"] * 3
    assert ears.heard[:2] == [("bids", [0, 0]), ("bids", [1, 1])]


def test_a_listener_hears_of_every_step_that_runs_and_of_every_answer() -> None:
    game = table(Note(1), Ask(0), Note(2))
    ears = Ears()
    game.listener = ears
    game.advance()
    game.choose(TAKE.of(0))
    assert ears.rules == ["PB-7", "PB-8 PB-9", "PB-8 PB-9", "PB-7"]


@pytest.mark.parametrize("kind", [Ears, Listener])  # the plain one hears in silence
def test_a_listener_changes_nothing(kind: type[Listener]) -> None:
    heard, unheard = new_game(), new_game()
    heard.listener = kind()
    for game in (heard, unheard):
        for player in range(3):
            game.answer(player, BID.of(2 - player))
    assert heard.digest() == unheard.digest()
