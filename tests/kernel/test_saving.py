"""What the kernel promises about copies, saved positions and fingerprints."""

from __future__ import annotations

import json
import pickle

import pytest
from fake_game import (
    BID,
    Bid,
    Climb,
    Deal,
    Ears,
    Note,
    Pebbles,
    PebbleStep,
    Round,
    SpecialNote,
    Stop,
    Take,
    load,
    new_game,
    table,
)

from phobetor.kernel.agenda import fields_of, kinds_of_step, load_step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import Refusal, against

GOLDEN_START = "bbcff1d83810b2b4"
GOLDEN_LATER = "09f22c68c2fab504"


def name_of(step: PebbleStep) -> str:
    return type(step).__name__


def in_the_middle() -> Pebbles:
    """One round is over, somebody has climbed, and one of three bids of the next round is made."""
    game = new_game()
    for player in range(3):
        game.answer(player, BID.of(player))
    game.choose(game.legal()[1])
    game.answer(1, BID.of(2))
    return game


def play_on(game: Pebbles) -> list[str]:
    """The fingerprints of the rest of a game in which everybody takes the last option."""
    digests = []
    while not game.is_over():
        game.turn_to(min(question.player for question in game.questions()))
        game.choose(game.legal()[-1])
        digests.append(game.digest())
    return digests


# --- clones -----------------------------------------------------------------------------------------
def test_a_clone_is_the_same_position() -> None:
    game = in_the_middle()
    assert game.clone(Chance()).to_json() == game.to_json()


def test_playing_a_clone_leaves_the_game_alone() -> None:
    game = in_the_middle()
    before = game.to_json()
    play_on(game.clone(Chance()))
    assert game.to_json() == before


def test_playing_a_game_leaves_its_clone_alone() -> None:
    game = in_the_middle()
    twin = game.clone(Chance())
    before = twin.to_json()
    play_on(game)
    assert twin.to_json() == before


def test_a_clone_shares_no_list_with_the_game() -> None:
    game = in_the_middle()
    before = game.to_json()
    twin = game.clone(Chance())
    for pile in (twin.bag, twin.pebbles, twin.bids, twin.heaps, twin.notes, *twin.taken):
        pile.append(99)
    twin.taken.append([])
    twin.agenda.clear()
    assert game.to_json() == before


def test_a_clone_has_no_listener_and_its_own_chance() -> None:
    game = in_the_middle()
    game.listener = Ears()
    chance = Chance("another")
    twin = game.clone(chance)
    assert twin.listener is None
    assert twin.chance is chance


def test_answering_in_a_clone_leaves_the_pending_questions_of_the_game() -> None:
    game = in_the_middle()
    twin = game.clone(Chance())
    twin.answer(2, BID.of(0))
    assert sorted(question.player for question in game.questions()) == [0, 2]


# --- saving -----------------------------------------------------------------------------------------
def test_a_saved_position_is_plain_data() -> None:
    saved = in_the_middle().saved()
    assert json.loads(json.dumps(saved)) == saved


def test_a_saved_position_holds_no_chance() -> None:
    assert new_game(seed="pebbles").saved().keys() == {
        "bag", "pebbles", "bids", "heaps", "taken", "leader", "notes", "settings", "agenda", "questions", "ending",
        "winners",
    }  # fmt: skip


def test_a_saved_position_comes_back_from_json() -> None:
    game = in_the_middle()
    again = load(json.loads(game.to_json()), Chance())
    assert again.to_json() == game.to_json()
    assert [question.player for question in again.questions()] == [0, 2]


def test_a_finished_game_comes_back_finished() -> None:
    game = table(Stop())
    game.advance()
    again = load(json.loads(game.to_json()), Chance())
    assert (again.is_over(), again.ending, again.winners) == (True, 1, (1,))


def test_a_restored_game_goes_on_like_the_original() -> None:
    game = in_the_middle()
    again = load(json.loads(game.to_json()), Chance())
    assert play_on(again) == play_on(game)


def test_a_pickled_game_goes_on_like_the_original_with_its_chance() -> None:
    game = in_the_middle()
    again = pickle.loads(pickle.dumps(game))
    assert [again.chance.below(1000) for _ in range(5)] == [game.chance.below(1000) for _ in range(5)]
    assert play_on(again) == play_on(game)


@pytest.mark.parametrize("step", [Deal(), Round(2), Bid(1), Take(0), Climb(3), SpecialNote(4, 5)], ids=name_of)
def test_a_pickled_step_is_the_same_step(step: PebbleStep) -> None:
    again = pickle.loads(pickle.dumps(step))
    assert type(again) is type(step)
    assert again.saved() == step.saved()


def test_a_step_is_saved_as_its_name_and_its_fields_in_order() -> None:
    assert SpecialNote(4, 5).saved() == ["SpecialNote", 4, 5]
    assert Deal().saved() == ["Deal"]


def test_a_saved_step_comes_back() -> None:
    step = load_step(PebbleStep, ["SpecialNote", 4, 5])
    assert isinstance(step, SpecialNote)
    assert (step.number, step.colour) == (4, 5)


def test_the_fields_of_a_step_are_those_of_its_kind_and_of_what_it_descends_from() -> None:
    assert fields_of(SpecialNote) == ("number", "colour")
    assert fields_of(Note) == ("number",)
    assert fields_of(Deal) == ()


def test_every_kind_of_step_is_found_by_its_name() -> None:
    kinds = kinds_of_step(PebbleStep)
    assert kinds["SpecialNote"] is SpecialNote
    assert {"Deal", "Round", "Bid", "Climb"} <= set(kinds)


def test_a_pickled_refusal_is_the_same_refusal() -> None:
    refusal = against("PB-3", "bid-too-high", number=9)
    again = pickle.loads(pickle.dumps(refusal))
    assert isinstance(again, Refusal)
    assert (str(again), again.args_by_name) == (str(refusal), refusal.args_by_name)


# --- fingerprints -----------------------------------------------------------------------------------
def test_a_fingerprint_is_the_same_in_every_build_and_on_every_machine() -> None:
    assert (new_game().digest(), in_the_middle().digest()) == (GOLDEN_START, GOLDEN_LATER)


def test_a_fingerprint_does_not_depend_on_which_question_is_in_front() -> None:
    game = in_the_middle()
    before = game.digest()
    game.turn_to(2)
    assert game.digest() == before


def test_a_fingerprint_depends_on_every_part_of_the_position() -> None:
    games = [in_the_middle() for _ in range(7)]
    games[1].bag.pop()
    games[2].pebbles[0] += 1
    games[3].agenda.pop()
    games[4].answer(0, BID.of(0))
    games[5].ending = 1
    games[6].winners = (2,)
    assert len({game.digest() for game in games}) == 7
