"""How fast the environments are, beside what people use today, in one run. CPU time, best of several rounds."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from phobetor.build import build
from phobetor.games import title_of
from phobetor.kernel.refusal import BadInput
from phobetor.lab.bench import hearts_rate, playing_rate
from phobetor.research.pettingzoo import env
from phobetor.research.vector import VectorTable

ROUNDS = 5
SECONDS = 0.7
"""Of one measurement: long enough for hundreds of games."""
GAMES_AT_ONCE = 64
RULES_GAMES = 5_000
"""Of the rules alone: about as long as one measurement of the others."""
NOTHING_DECISIONS = 64
"""Of a game in which nothing happens: as many as two players need in Nightmarium."""


def bench_environments(game: str, players: int, progress: Callable[[str], None]) -> dict[str, Any]:
    """Decisions a second of each door, and of its peer through the same loop; raises BadInput if a peer is missing."""
    peer = uno()
    rates: dict[str, Callable[[], float]] = {
        "pettingzoo": lambda: pettingzoo_rate(env(game, players)),
        "pettingzoo_doing_nothing": lambda: pettingzoo_rate(Nothing(env(game, players))),
        "pettingzoo_sampling": lambda: sampling_rate(env(game, players)),
        "rlcard_uno_pettingzoo": lambda: pettingzoo_rate(peer),
        "openspiel": lambda: openspiel_rate(game, players),
        "openspiel_hearts": hearts_rate,
        "vector": lambda: vector_rate(game, players),
        "rules": lambda: rules_rate(game, players),
    }
    best = dict.fromkeys(rates, 0.0)
    for number in range(ROUNDS):
        progress(f"environments: round {number + 1} of {ROUNDS}")
        for name, measure in rates.items():
            best[name] = max(best[name], measure())
    return {
        "game": game,
        "build": build(),
        "players": players,
        **{f"{name}_decisions_per_second": round(rate) for name, rate in best.items()},
        "pettingzoo_to_rlcard_uno": round(best["pettingzoo"] / best["rlcard_uno_pettingzoo"], 2),
        "openspiel_to_hearts": round(best["openspiel"] / best["openspiel_hearts"], 2),
        "vector_to_pettingzoo": round(best["vector"] / best["pettingzoo"], 2),
        "vector_to_pettingzoo_sampling": round(best["vector"] / best["pettingzoo_sampling"], 2),
        "vector_to_rules": round(best["vector"] / best["rules"], 2),
        "rounds": ROUNDS,
        "games_at_once": GAMES_AT_ONCE,
    }


def pettingzoo_rate(table: Any) -> float:
    """The loop of PettingZoo's documentation. The policy is the cheapest there is, so that it is the environment that
    is measured: the first action that the mask allows, counted from a random one."""
    dice, decisions, seed = random.Random(1), 0, 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        seed += 1
        table.reset(seed=seed)
        for _agent in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            mask = seen["action_mask"].tobytes()
            action = mask.find(1, int(dice.random() * len(mask)))
            table.step(action if action >= 0 else mask.find(1))
            decisions += 1
    return decisions / (time.process_time() - began)


class Nothing(AECEnv):  # type: ignore[misc]  # PettingZoo's classes have no types
    """What PettingZoo's own part costs: as many agents and bytes as another table, no rules, no memory of its own."""

    def __init__(self, like: Any) -> None:
        super().__init__()
        self.possible_agents = like.possible_agents
        mask = np.ones(like.desk.actions.count, np.int8)
        self.seen = {"observation": np.zeros(like.desk.encoder.size, np.uint8), "action_mask": mask}

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.agents, self.left = self.possible_agents[:], NOTHING_DECISIONS
        self.rewards = self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        return self.seen

    def step(self, action: int | None) -> None:
        self.left -= 1
        if not self.left:
            self.agents = []


def sampling_rate(table: Any) -> float:
    """The same loop with the policy of PettingZoo's documentation: what the many games' own sampling spares people."""
    decisions, seed = 0, 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        seed += 1
        table.reset(seed=seed)
        for agent in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            over = terminated or truncated
            table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
            decisions += not over
    return decisions / (time.process_time() - began)


def uno() -> Any:
    """RLCard's uno as PettingZoo drives RLCard's games."""
    try:
        from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase
    except ImportError:
        raise BadInput(
            "--environments compares with RLCard and OpenSpiel; install them with: pip install 'phobetor[peers]'."
        ) from None
    table = RLCardBase("uno", 2, (4, 4, 15))
    table.render_mode = None
    return table


def openspiel_rate(game: str, players: int) -> float:
    """The same loop as for hearts."""
    from phobetor.research.openspiel import load

    loaded, dice, decisions = load(game, players), random.Random(1), 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, odds)[0])
            else:
                decisions += 1
                state.apply_action(dice.choice(state.legal_actions()))
    return decisions / (time.process_time() - began)


def vector_rate(game: str, players: int) -> float:
    many, decisions = VectorTable(game, GAMES_AT_ONCE, players), 0
    many.reset(1)
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        many.step(many.sample())
        decisions += GAMES_AT_ONCE
    return decisions / (time.process_time() - began)


def rules_rate(game: str, players: int) -> float:
    """Nobody looks: what all environments have in common."""
    title = title_of(game)
    return playing_rate(title, players, title.setting_values({}), RULES_GAMES)[0]
