"""OpenSpiel's own tests of a game, and its search playing a whole one."""

from __future__ import annotations

import random
import re
from typing import Any

import numpy as np
import pytest

from phobetor.games import NAMES, title_of
from phobetor.kernel.refusal import BadInput

pytest.importorskip(
    "pyspiel",
    reason="OpenSpiel is not there (it has no wheels for Windows); install it with: pip install 'phobetor[openspiel]'",
)
import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from phobetor.research.openspiel import load

TABLES = [
    (name, players) for name in NAMES for players in range(title_of(name).players[0], title_of(name).players[1] + 1)
]


SIMULATED = [("nightmarium", 2), ("nightmarium", 3), ("somnicum", 2), ("deranged", 3), ("nemesis", 1), ("nemesis", 2)]
"""Whole games; with more players, which takes longer, forty decisions are played below."""


def dealt(game: Any, seed: int) -> Any:
    state, dice = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize(("name", "players"), SIMULATED)
def test_openspiels_random_simulation_finds_nothing_wrong(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=False, verbose=False)


def test_openspiels_random_simulation_can_save_and_load_states() -> None:
    pyspiel.random_sim_test(load("nightmarium"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_is_played_copied_saved_and_loaded(name: str, players: int) -> None:
    game, dice = load(name, players), random.Random(players)
    state = dealt(game, players)
    for _ in range(40):
        if state.is_terminal():
            break
        action = dice.choice(state.legal_actions())
        copy = state.clone()
        copy.apply_action(action)
        state.apply_action(action)
        assert str(copy) == str(state)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_openspiel_writes_a_playthrough_that_can_be_repeated() -> None:
    game = load("nightmarium")
    written = generate_playthrough.playthrough("phobetor_nightmarium", action_sequence=None, seed=1)
    state = game.new_initial_state()
    for action in re.findall(r"^action: (\d+)$", written, re.MULTILINE):
        state.apply_action(int(action))
    assert state.is_terminal()
    assert f"Returns() = {[round(value) for value in state.returns()]}" in written


class NoRollout(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Knows nothing of a position: the search is to be tried, not its strength."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays_a_whole_game_in_worlds_that_a_seat_imagines(name: str) -> None:
    game = load(name, sampled=True)
    bot = ismcts.ISMCTSBot(game, NoRollout(), 1.4, 2, random_state=np.random.RandomState(2))
    state = dealt(game, 5)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert set(state.returns()) <= {1.0, -1.0}


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_seat_and_hides_what_is_true(name: str) -> None:
    game, dice = load(name), random.Random(1)
    state = dealt(game, 4)
    hidden = 0
    for _ in range(12):
        seat = state.current_player()
        world = state.resample_from_infostate(seat, dice.random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.legal_actions() == state.legal_actions()
        hidden += str(world) != str(state)
        state.apply_action(dice.choice(state.legal_actions()))
    assert hidden


def test_copies_of_sampled_chance_draw_for_themselves_and_others_alike() -> None:
    futures = {sampled: {ended(load("nightmarium", sampled=sampled)) for _ in range(5)} for sampled in (False, True)}
    assert len(futures[False]) == 1
    assert len(futures[True]) > 1


def ended(game: Any) -> str:
    """How a copy of the first deal ends when everybody takes the first action."""
    random.seed(1)
    state = dealt(game, 1)
    random.seed()
    copy = state.clone()
    for _ in range(60):
        if not copy.is_terminal():
            copy.apply_action(copy.legal_actions()[0])
    return str(copy)


def test_a_tensor_is_the_row_of_the_view() -> None:
    game = load("deranged", 4)
    state = dealt(game, 1)
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    row = game.desk.encoder.encoded(game.desk.view(state.held.game, 2), 4)
    assert observer.tensor.tolist() == [float(value) for value in row]
    assert observer.dict["players"].tolist() == [4]


def test_house_rules_have_a_notation() -> None:
    game = load("nightmarium", 3, "pure:choice+creatures:7")
    assert game.desk.settings == title_of("nightmarium").setting_values({"pure": "choice", "creatures": "7"})
    for wrong in ("pure", "pure:no", "rich:yes"):
        with pytest.raises(BadInput):
            load("nightmarium", 3, wrong)
