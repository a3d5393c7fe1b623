"""The games as PettingZoo environments (AEC): `env("nightmarium", players=4)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.words import NOBODY, Player
from phobetor.research.desk import Desk
from phobetor.research.desks import desk_of
from phobetor.research.tables import NUMBERS
from phobetor.research.vector import window

MOST_DECISIONS = 20_000
"""Then a game is truncated."""
Observation = dict[str, Any]


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    max_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
) -> PhobetorEnv:
    """A table of this game for so many (without a number: as few as can play) with these house rules.

    Raises BadInput if the game cannot be played like that.
    """
    return PhobetorEnv(game, players, options, max_decisions, render_mode)


class PhobetorEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's classes have no types
    """Agents are the seats. An observation is what the seat may know, as bytes (`phobetor.research.planes`), and the
    mask of the actions that it may choose. Everybody's reward is 0 until the game is over; then each winner has 1 and
    everybody else -1.
    """

    metadata = {"render_modes": ["ansi"], "name": "phobetor_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title = title_of(game)
        self.metadata = PhobetorEnv.metadata | {"name": f"phobetor_{game}_v{NUMBERS[game].version}"}
        self.desk = desk_of(game, players or self.title.players[0], options)
        self.eyes = Eyes(self.desk)
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.possible_agents = [f"player_{seat}" for seat in range(self.desk.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.desk.encoder.size, self.desk.actions.count)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.desk.actions.count) for agent in self.possible_agents}
        self.dice = np.random.default_rng()
        self.game: Game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same, and so do the resets after it."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.game = self.desk.new(str(self.dice.integers(1 << 62)))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.asked]

    def observe(self, agent: str) -> Observation:
        return self.eyes.look(self.game, self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Raises BadInput, and changes nothing, for an action that the mask does not allow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "Whoever is asked must choose."
        asked = self.desk.choose(self.game, int(action))
        self.decisions += 1
        if asked == NOBODY:
            self.finish()
        elif self.decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[asked]

    def finish(self) -> None:
        """Everybody hears how it ended; nobody had any reward before."""
        self.terminations = dict.fromkeys(self.agents, True)
        scores = self.title.scores(self.game)
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = self.desk.reward(self.game, seat)
            self.infos[agent] = {"ending": self.title.endings[self.game.ending]}
            if scores:
                self.infos[agent]["score"] = scores[seat]

    def render(self) -> str | None:
        """The table as everybody may see it, in plain lines."""
        if self.render_mode != "ansi":
            return None
        view = self.title.view(self.game, NOBODY)
        return "\n".join(self.title.paint(view, self.speaker(), True))

    def speaker(self) -> Speaker:
        return Speaker(self.title, "en", self.desk.settings, self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""


def observation_space(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Eyes:
    """Looks at games of a desk; every observation is memory of its own."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.seen, self.mask = window(desk.seen.bytes, np.uint8), window(desk.mask.bytes, np.int8)

    def look(self, game: Game, seat: Player) -> Observation:
        self.desk.look(game, seat)
        return {"observation": self.seen.copy(), "action_mask": self.mask.copy()}
