"""What the kernel promises when several players are asked at once, and when it refuses."""

from __future__ import annotations

from itertools import permutations

import pytest
from fake_game import BID, NO_BID, PASS, TAKE, Ask, AskAll, Ears, Note, Pebbles, Stop, load, new_game, table
from hypothesis import given
from hypothesis import strategies as st

from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import AGAINST_RULE, MALFORMED, NOT_YOURS, STALE, Refusal, against
from phobetor.kernel.words import NOBODY


def refused(game: Pebbles, player: int, option: int) -> Refusal:
    """The answer is refused, and nothing changes."""
    before = game.digest(), sorted(question.player for question in game.questions())
    with pytest.raises(Refusal) as caught:
        game.answer(player, option)
    assert (game.digest(), sorted(question.player for question in game.questions())) == before
    return caught.value


# --- several questions ------------------------------------------------------------------------------
def test_everybody_is_asked_at_the_same_time() -> None:
    game = new_game()
    assert [question.player for question in game.questions()] == [0, 1, 2]
    assert all(game.is_asked(player) for player in range(3))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_pending_questions_may_be_answered_in_any_order(order: tuple[int, ...]) -> None:
    expected, game = new_game(), new_game()
    for player in range(3):
        expected.answer(player, BID.of(player))
    for player in order:
        game.answer(player, BID.of(player))
    assert game.digest() == expected.digest()


def test_nothing_further_happens_until_everybody_has_answered() -> None:
    game = new_game()
    game.answer(2, BID.of(1))
    game.answer(0, BID.of(0))
    assert (game.bids, [question.player for question in game.questions()]) == ([0, NO_BID, 1], [1])
    game.answer(1, BID.of(2))
    assert game.bids == [NO_BID] * 3


def test_turning_to_a_player_changes_nothing_but_the_question_in_front() -> None:
    game = new_game()
    before = game.digest()
    game.turn_to(2)
    assert (game.asked, game.legal()[-1]) == (2, BID.of(game.pebbles[2]))
    assert sorted(question.player for question in game.questions()) == [0, 1, 2]
    assert game.digest() == before


def test_options_are_worked_out_anew_when_another_question_comes_in_front() -> None:
    game = table(AskAll())
    game.advance()
    assert len(game.legal()) == 4
    game.answer(1, TAKE.of(0))
    game.turn_to(0)
    assert game.legal() == [PASS.of(), TAKE.of(1), TAKE.of(2)]


def test_a_further_question_to_the_same_player_leaves_the_others_waiting() -> None:
    game = table(AskAll(), Note(7))
    game.advance()
    game.answer(1, TAKE.of(0))
    assert sorted(question.player for question in game.questions()) == [0, 1, 2]
    for player in (1, 2, 0):
        game.answer(player, PASS.of())
    assert game.notes == [7]


def test_choose_answers_the_question_in_front() -> None:
    game = new_game()
    game.turn_to(1)
    game.choose(BID.of(2))
    assert game.bids == [NO_BID, 2, NO_BID]


# --- refusals ---------------------------------------------------------------------------------------
def test_an_answer_to_somebody_elses_question_is_not_yours() -> None:
    game = table(Ask(1))
    game.advance()
    refusal = refused(game, 0, TAKE.of(0))
    assert (refusal.kind, refusal.text, refusal.rule) == (NOT_YOURS, "not-your-decision", "")
    assert refusal.args_by_name == {"player": 1}


def test_a_second_answer_to_the_same_question_is_not_yours() -> None:
    game = new_game()
    game.answer(1, BID.of(0))
    assert refused(game, 1, BID.of(0)).kind == NOT_YOURS


def test_a_spectator_decides_nothing() -> None:
    assert refused(new_game(), NOBODY, BID.of(0)).kind == NOT_YOURS


@pytest.mark.parametrize("player", [NOBODY, 0, 1])
def test_an_answer_after_the_end_is_stale(player: int) -> None:
    game = table(Stop())
    game.advance()
    refusal = refused(game, player, PASS.of())
    assert (refusal.kind, refusal.text) == (STALE, "game-is-over")


def test_an_option_that_is_not_offered_is_against_the_rule_that_the_step_names() -> None:
    game = new_game()
    refusal = refused(game, 1, BID.of(900))
    assert (refusal.kind, refusal.rule, refusal.text) == (AGAINST_RULE, "PB-3", "bid-too-high")
    assert refusal.args_by_name == {"number": 900, "most": game.pebbles[1]}


def test_a_step_without_reasons_of_its_own_refuses_by_its_first_rule() -> None:
    game = table(Ask(1))
    game.advance()
    refusal = refused(game, 1, PASS.of())
    assert (refusal.kind, refusal.rule, refusal.text) == (AGAINST_RULE, "PB-8", "not-now")


def test_why_not_is_none_for_exactly_the_legal_options() -> None:
    game = new_game()
    grammar = [BID.of(number) for number in range(1000)] + [TAKE.of(0), PASS.of()]
    legal = [option for option in grammar if game.why_not(1, option) is None]
    game.turn_to(1)
    assert legal == game.legal()


def test_a_refusal_depends_only_on_the_position_and_not_on_who_tried_before() -> None:
    game = table(AskAll(), players=3)
    game.advance()
    game.answer(2, PASS.of())
    looked_at = load(game.saved(), Chance())
    looked_at.turn_to(1)
    assert str(refused(game, 2, PASS.of())) == str(refused(looked_at, 2, PASS.of()))


@given(st.lists(st.tuples(st.integers(-1, 3), st.integers(0, 3_000_000)), max_size=8))
def test_no_refused_answer_changes_anything(tries: list[tuple[int, int]]) -> None:
    game = new_game()
    ears = Ears()
    game.listener = ears
    before, agenda = game.digest(), game.agenda[:]
    for player, option in tries:
        if game.why_not(player, option) is not None:
            refused(game, player, option)
    assert (game.digest(), game.agenda, ears.heard, ears.rules) == (before, agenda, [], [])


def test_a_refusal_reads_as_kind_text_numbers_and_rule() -> None:
    assert str(against("PB-3", "bid-too-high", number=9)) == "against-rule: bid-too-high (number=9) [PB-3]"
    assert str(Refusal(STALE, "", "game-is-over")) == "stale: game-is-over"


def test_there_are_four_kinds_of_refusal() -> None:
    assert len({MALFORMED, NOT_YOURS, STALE, AGAINST_RULE}) == 4
