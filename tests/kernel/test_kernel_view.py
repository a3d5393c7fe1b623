"""What the kernel promises about views."""

from __future__ import annotations

import json

import pytest
from fake_game import BID, Pebbles, PebblesView, Stop, new_game, table

from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import HIDDEN, NOBODY


def two_asked() -> Pebbles:
    """Seat 1 has bid; seats 0 and 2 are still asked, 2 in front."""
    game = new_game()
    game.answer(1, BID.of(2))
    game.turn_to(2)
    return game


def blank() -> Pebbles:
    return Pebbles(3, Chance(), [])


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_a_view_tells_who_is_asked_in_the_order_of_seats(seat: int) -> None:
    assert [question.player for question in PebblesView(two_asked(), seat).questions] == [0, 2]


def test_a_view_holds_the_options_of_its_own_seat_only() -> None:
    game = two_asked()
    views = [PebblesView(game, seat) for seat in (NOBODY, 0, 1, 2)]
    assert [len(view.options) for view in views] == [0, game.pebbles[0] + 1, 0, game.pebbles[2] + 1]


def test_a_view_knows_the_question_of_its_own_seat() -> None:
    game = two_asked()
    asked = PebblesView(game, 0).question()
    assert asked is not None
    assert asked.step.saved() == ["Bid", 0]
    assert PebblesView(game, 1).question() is None
    assert PebblesView(game, NOBODY).question() is None


def test_looking_does_not_change_which_question_is_in_front() -> None:
    game = two_asked()
    before = game.to_json()
    for seat in (NOBODY, 0, 1, 2):
        PebblesView(game, seat)
    assert (game.asked, game.to_json()) == (2, before)


def test_changing_a_view_does_not_change_the_game() -> None:
    game = two_asked()
    before, options = game.to_json(), game.legal()[:]
    view = PebblesView(game, 2)
    view.agenda.clear()
    view.options.clear()
    view.questions.clear()
    view.settings.append(1)
    assert (game.to_json(), game.legal()) == (before, options)


def test_a_view_is_written_as_the_seat_the_fields_of_the_game_and_what_every_game_has() -> None:
    game = two_asked()
    data = json.loads(PebblesView(game, 1).to_json())
    assert list(data) == [
        "seat", "bag", "pebbles", "bids", "heaps", "taken", "settings", "agenda", "questions", "options", "ending",
        "winners",
    ]  # fmt: skip
    assert data["pebbles"] == [HIDDEN, game.pebbles[1], HIDDEN]
    assert data["questions"] == [[0, "Bid", 0], [2, "Bid", 2]]


def test_a_view_of_a_finished_game_tells_how_it_ended() -> None:
    game = table(Stop())
    game.advance()
    view = PebblesView(game, 0)
    assert (view.questions, view.options, view.ending, view.winners) == ([], [], 1, (1,))


def test_a_view_without_fields_of_its_own_says_so() -> None:
    with pytest.raises(NotImplementedError):
        View(new_game(), 0).to_json()


# --- an imagined game stands at the same point ------------------------------------------------------
@pytest.mark.parametrize(("seat", "front", "behind"), [(0, 0, [2]), (2, 2, [0]), (1, 0, [2]), (NOBODY, 0, [2])])
def test_give_questions_puts_the_seats_own_question_in_front(seat: int, front: int, behind: list[int]) -> None:
    twin = blank()
    PebblesView(two_asked(), seat).give_questions(twin)
    assert twin.asked == front
    assert twin.asking is not None
    assert twin.asking.saved() == ["Bid", front]
    assert [question.player for question in twin.also_asked] == behind


def test_give_questions_leaves_the_options_to_the_imagined_position() -> None:
    twin = blank()
    twin.pebbles = [1, 1, 1]
    PebblesView(two_asked(), 0).give_questions(twin)
    assert twin.legal() == [BID.of(0), BID.of(1)]


def test_give_questions_tells_an_imagined_game_that_it_is_over() -> None:
    game = table(Stop())
    game.advance()
    twin = blank()
    PebblesView(game, 0).give_questions(twin)
    assert (twin.is_over(), twin.ending, twin.winners) == (True, 1, (1,))
