"""The environments pass the tests of the libraries that they are made for."""

from __future__ import annotations

import random
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from running import call

from phobetor.games import NAMES, title_of
from phobetor.kernel.refusal import BadInput

pytest.importorskip("pettingzoo", reason="PettingZoo is not there; install it with: pip install 'phobetor[research]'")
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from phobetor.kernel.chance import Chance
from phobetor.research import bench
from phobetor.research.factored import Factored
from phobetor.research.gymnasium import PhobetorSoloEnv
from phobetor.research.pettingzoo import PhobetorEnv, env
from phobetor.research.vector import VectorTable

TABLES = [
    (name, players) for name in NAMES for players in range(title_of(name).players[0], title_of(name).players[1] + 1)
]
SHORTEST = [(name, title_of(name).players[0]) for name in NAMES]


def play(table: PhobetorEnv, seed: int, most: int = 100_000) -> int:
    """At random; returns how many decisions it took."""
    table.reset(seed=seed)
    dice, decisions = np.random.default_rng(seed), 0
    for _agent in table.agent_iter(most):
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        assert seen is not None
        decisions += 1
        table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return decisions


# --- PettingZoo ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("ignore")  # PettingZoo warns of every observation that is a dictionary
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    api_test(env(name, players, max_decisions=150), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name, max_decisions=60), num_cycles=30)


@pytest.mark.parametrize(("name", "players"), SHORTEST)
def test_a_whole_game_ends_with_winners_and_losers(name: str, players: int) -> None:
    table = env(name, players)
    rewards: dict[str, float] = {}
    table.reset(seed=1)
    dice = random.Random(1)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            rewards[agent] = reward
            assert info["ending"] in title_of(name).endings
            table.step(None)
            continue
        assert seen is not None
        assert reward == 0
        table.step(dice.choice(np.flatnonzero(seen["action_mask"])))
    assert [rewards[agent] == 1 for agent in table.possible_agents] == [
        seat in table.game.winners for seat in range(players)
    ]


def test_the_number_that_pettingzoo_asks_for_can_be_asked_for() -> None:
    assert play(env("somnicum", max_decisions=3), 1, 1 << 63) == 3


def test_a_game_that_is_too_long_is_cut_off() -> None:
    assert play(env("somnicum", max_decisions=7), 1) == 7


def held(seen: Any) -> Any:
    return seen


def part(seen: Any) -> Any:
    """A view of an array whose own name is forgotten."""
    return {name: array[1:] for name, array in seen.items()}


def buffer(seen: Any) -> Any:
    return {name: memoryview(array) for name, array in seen.items()}


@pytest.mark.parametrize("keep", [held, part, buffer])
def test_an_observation_is_kept_whatever_happens_next(keep: Any) -> None:
    table, kept = env("nightmarium"), []
    table.reset(seed=1)
    for _ in range(12):
        seen: Any = table.observe(table.agent_selection)
        assert all(array.flags.writeable for array in seen.values())
        action = int(np.flatnonzero(seen["action_mask"])[0])
        things = keep(seen)
        kept.append((things, {name: thing.tobytes() for name, thing in things.items()}))
        del seen, things
        table.step(action)
    for things, before in kept:
        assert {name: thing.tobytes() for name, thing in things.items()} == before


def test_what_is_written_on_an_observation_is_not_in_the_next() -> None:
    scribbled, clean = env("nightmarium"), env("nightmarium")
    scribbled.reset(seed=1)
    clean.reset(seed=1)
    for _ in range(12):
        seen, other = scribbled.last()[0], clean.last()[0]
        assert seen is not None
        assert other is not None
        assert {name: array.tobytes() for name, array in seen.items()} == {
            name: array.tobytes() for name, array in other.items()
        }
        action = int(np.flatnonzero(seen["action_mask"])[0])
        for array in seen.values():
            array.fill(7)
        scribbled.step(action)
        clean.step(action)


def test_a_refused_action_changes_nothing() -> None:
    table = env("nightmarium")
    table.reset(seed=1)
    before = table.game.digest()
    for action in (-1, table.desk.actions.count, table.desk.actions.count - 1):
        with pytest.raises(BadInput, match=r"[Aa]ction"):
            table.step(action)
    assert table.game.digest() == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_can_draw_it(name: str) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode, max_decisions=20))


def test_the_table_can_be_looked_at() -> None:
    table = env("somnicum", render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None
    assert "player_0" in shown
    assert env("somnicum").render() is None


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("nightmarium", 9), "2 to 6 players"),
        (("nightmarium", 2, {"pure": "no"}), "cannot be 'no'"),
        (("chess",), "no game 'chess'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(given: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        env(*given)


# --- Gymnasium ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that there is no registered spec
        check_env(PhobetorSoloEnv(name), skip_render_check=True)


def test_an_agent_plays_a_whole_game_against_bots() -> None:
    table = PhobetorSoloEnv("nightmarium", ["greedy", "random"], seat=1)
    seen, _ = table.reset(seed=3)
    dice, terminated, reward = random.Random(3), False, 0.0
    info: dict[str, Any] = {}
    while not terminated:
        assert table.game is not None
        assert table.game.asked == 1
        seen, reward, terminated, truncated, info = table.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        assert not truncated
    assert reward == (1 if 1 in info["winners"] else -1)


def test_an_illegal_action_loses_the_game() -> None:
    table = PhobetorSoloEnv("somnicum")
    seen, _ = table.reset(seed=1)
    _, reward, terminated, _, info = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, info) == (-1, True, {"illegal": True})


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"opponents": ["deep-blue"]}, "no bot 'deep-blue'"),
        ({"seat": 2}, "no seat 2"),
        ({"opponents": ["greedy", "greedy"], "players": 2}, "1 opponents, not 2"),
    ],
)
def test_a_table_for_one_that_cannot_be_is_refused(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        PhobetorSoloEnv("nightmarium", **given)


# --- many games ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_many_games_are_the_same_as_one_by_one(name: str) -> None:
    many = VectorTable(name, 3, max_decisions=40)
    many.reset(7)
    games = [many.desk.new(f"7/{number}") for number in range(3)]
    for _ in range(25):
        actions = many.sample()
        for number, game in enumerate(games):
            many.desk.look(game, game.asked)
            assert many.seats[number] == game.asked
            assert many.observations[number].tobytes() == bytes(many.desk.seen.bytes)
            assert many.masks[number].tobytes() == bytes(many.desk.mask.bytes)
            assert many.masks[number].nonzero()[0].tolist() == many.desk.legal(game)
            many.desk.choose(game, int(actions[number]))
        many.step(actions)


def test_games_that_are_over_are_scored_and_dealt_anew() -> None:
    many = VectorTable("nightmarium", 4, players=3)
    many.reset("over")
    ended = 0
    for _ in range(600):
        many.step(many.sample())
        assert ((many.rewards != 0).any(axis=1) == (many.overs == 1)).all()
        ended += int((many.overs == 1).sum())
        assert many.masks.any(axis=1).all()
    assert ended == many.batch.dealt - 4 > 3


def test_a_game_of_many_that_is_too_long_is_cut_off_without_a_reward() -> None:
    many = VectorTable("deranged", 2, max_decisions=5)
    many.reset()
    for _ in range(5):
        many.step(many.sample())
    assert many.overs.tolist() == [2, 2]
    assert not many.rewards.any()
    many.step(many.sample())
    assert many.overs.tolist() == [0, 0]


def test_one_wrong_action_of_many_changes_nothing() -> None:
    many = VectorTable("somnicum", 2)
    many.reset()
    before = [game.digest() for game in many.batch.games]
    good = many.sample()
    for wrong in ([good[0]], [good[0], -1], [good[0], int(np.flatnonzero(many.masks[1] == 0)[0])]):
        with pytest.raises(BadInput):
            many.step(wrong)
    assert [game.digest() for game in many.batch.games] == before


def test_actions_of_many_that_are_no_whole_numbers_are_refused() -> None:
    many = VectorTable("nightmarium", 2)
    many.reset()
    with pytest.raises(BadInput, match="whole numbers"):
        many.step(many.sample() + 0.5)
    with pytest.raises(BadInput, match="2 games, but 1 actions"):
        many.step(many.sample()[:1])


@pytest.mark.parametrize("name", NAMES)
def test_games_from_one_box_are_those_that_a_table_deals(name: str) -> None:
    """A desk unpacks its game once and copies it: two deals must share nothing that changes."""
    title, many = title_of(name), VectorTable(name, 1)
    for seed in ("a", "b", "a"):
        dealt = many.desk.new(seed)
        table = title.new(many.desk.players, many.desk.settings, Chance(seed))
        for _ in range(60):
            assert dealt.digest() == table.digest()
            if table.is_over():
                break
            option = table.legal()[-1]
            dealt.choose(option)
            table.choose(option)


def test_a_seed_deals_the_same_game_alone_as_among_many() -> None:
    many, one = VectorTable("nightmarium", 2), env("nightmarium")
    many.reset(5)
    for game in many.batch.games:
        one.reset(seed=5 if game is many.batch.games[0] else None)
        assert one.game.digest() == game.digest()


# --- masks for each part of an action -----------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_an_action_can_be_chosen_part_by_part(name: str) -> None:
    factored, many, dice = Factored(name), VectorTable(name, 1), random.Random(1)
    many.reset(3)
    for _ in range(30):
        parts: list[int] = []
        for size in factored.sizes:
            mask = factored.mask(many.masks[0], *parts)
            assert mask.shape == (size,)
            parts.append(dice.choice(np.flatnonzero(mask).tolist()))
        action = factored.action(*parts)
        assert many.masks[0][action] == 1
        assert many.desk.actions.factored(action) == tuple(parts)
        many.step([action])


def test_masks_of_parts_allow_just_what_the_mask_allows() -> None:
    factored, many = Factored("nightmarium"), VectorTable("nightmarium", 1)
    many.reset(1)
    for _ in range(40):
        found = [
            factored.action(verb, first, second)
            for verb in np.flatnonzero(factored.mask(many.masks[0])).tolist()
            for first in np.flatnonzero(factored.mask(many.masks[0], verb)).tolist()
            for second in np.flatnonzero(factored.mask(many.masks[0], verb, first)).tolist()
        ]
        assert sorted(found) == np.flatnonzero(many.masks[0]).tolist()
        many.step(many.sample())


def test_parts_that_make_no_action_are_refused() -> None:
    factored = Factored("somnicum")
    with pytest.raises(BadInput, match="No action has the verb 999"):
        factored.action(999)
    with pytest.raises(BadInput, match="3 parts"):
        factored.mask(np.ones(len(factored.parts)), 0, 0, 0)


# --- speed --------------------------------------------------------------------------------------------
def test_a_benchmark_measures_every_door(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not there; install it with: pip install 'phobetor[openspiel]'")
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "RULES_GAMES", 2)
    monkeypatch.setattr(bench, "uno", lambda: env("somnicum"))
    monkeypatch.setattr(bench, "hearts_rate", lambda: 1000.0)
    report = bench.bench_environments("nightmarium", 2, lambda text: None)
    assert report["openspiel_hearts_decisions_per_second"] == 1000
    assert all(report[f"{door}_decisions_per_second"] > 0 for door in ("pettingzoo", "pettingzoo_doing_nothing",
               "openspiel", "vector", "rules"))  # fmt: skip
    assert {"pettingzoo_to_rlcard_uno", "openspiel_to_hearts", "vector_to_pettingzoo", "vector_to_rules"} < set(report)


def test_a_benchmark_without_its_peers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    monkeypatch.delitem(sys.modules, "pettingzoo.classic.rlcard_envs.rlcard_base", raising=False)
    said = call("bench", "nightmarium", "--environments")
    assert said.status == 2
    assert "pip install 'phobetor[peers]'" in said.err
    assert said.err.count("\n") == 1
