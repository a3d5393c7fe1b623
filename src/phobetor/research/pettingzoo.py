"""The games as PettingZoo environments (AEC): `env("nightmarium", players=4)`."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator, Mapping
from itertools import repeat
from operator import index
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.words import NOBODY
from phobetor.research.desk import Desk, Eyes, Page, Paper, Sitting
from phobetor.research.desks import desk_of
from phobetor.research.tables import NUMBERS

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
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.desk.players)]
        self.sitting = Sitting(eyes_at(self.desk), self.possible_agents, max_decisions)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.desk.encoder.size, self.desk.actions.count)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.desk.actions.count) for agent in self.possible_agents}
        self.seed, self.dealt = secrets.randbits(60), 0

    @property
    def game(self) -> Game:
        return self.sitting.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same, and so do the resets after it."""
        if seed is not None:
            self.seed, self.dealt = seed, 0
        self.agent_selection = self.sitting.deal(f"{self.seed}/{self.dealt}")
        self.dealt += 1
        self.is_over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """As PettingZoo's, which is slower."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> Observation:
        return self.sitting.eyes.look(self.game, self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if observe and not self.is_over:
            return self.sitting.last()
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
        if self.is_over:
            self._was_dead_step(action)
            return
        assert action is not None, "Whoever is asked must choose."
        asked = self.sitting.step(index(action))
        if asked is not None:
            self.agent_selection = asked
            return
        self.is_over = True
        if self.game.is_over():
            self.finish()
        else:
            self.truncations = dict.fromkeys(self.agents, True)

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


def eyes_at(desk: Desk) -> Eyes:
    """Eyes for a desk that hand out arrays."""
    return Eyes(desk, paper(desk.seen.bytes, np.uint8), paper(desk.mask.bytes, np.int8))


def paper(source: Any, kind: type[np.generic]) -> Paper:
    """Arrays of this kind with the bytes of the source."""

    def page() -> Page:
        array = np.zeros(len(source), kind)
        return Page(array, memoryview(cast(Any, array)).cast("B"))

    return Paper(page, memoryview(source))
