"""The games as Gymnasium environments: one agent at the table, bots of the house on the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Env, spaces

from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.lab.loading import load_bot
from phobetor.research.desk import LOST
from phobetor.research.desks import desk_of
from phobetor.research.pettingzoo import MOST_DECISIONS, Observation, eyes_at, observation_space


class PhobetorSoloEnv(Env[Observation, np.integer[Any]]):
    """The agent sits at `seat`, the bots named as `opponents` on the others, in order (one name: on all of them).

    Observations and rewards are those of the PettingZoo environment. An action that the mask does not allow loses the
    game at once, with `info["illegal"]`: there is nothing else that a sampled action could mean.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        max_decisions: int = MOST_DECISIONS,
    ) -> None:
        title = title_of(game)
        count = players or (len(opponents) + 1 if len(opponents) > 1 else title.players[0])
        self.desk = desk_of(game, count, options)
        self.eyes = eyes_at(self.desk)
        if not 0 <= seat < count:
            raise BadInput(f"There is no seat {seat}; seats are numbered from 0 to {count - 1}.")
        names = list(opponents) * (count - 1) if len(opponents) == 1 else list(opponents)
        if len(names) != count - 1:
            raise BadInput(f"At a table for {count} there are {count - 1} opponents, not {len(names)}.")
        others = [load_bot(title, name) for name in names]
        self.bots = [*others[:seat], None, *others[seat:]]
        self.title, self.seat, self.max_decisions = title, seat, max_decisions
        self.observation_space = observation_space(self.desk.encoder.size, self.desk.actions.count)
        self.action_space = spaces.Discrete(int(self.desk.actions.count))
        self.game: Game | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new deal, in which the bots have played up to the agent's first decision."""
        super().reset(seed=seed)
        deal = str(self.np_random.integers(1 << 62))
        self.game, self.chance, self.decisions = self.desk.new(deal), Chance(f"{deal}/bots"), 0
        self.let_bots_play()
        return self.observation(), {}

    def step(self, action: np.integer[Any] | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.game is None or self.game.is_over():
            raise BadInput("The game is over, or has not begun; call reset.")
        try:
            self.desk.choose(self.game, int(action))
        except BadInput:
            return self.observation(), LOST, True, False, {"illegal": True}
        self.decisions += 1
        self.let_bots_play()
        return self.outcome()

    def let_bots_play(self) -> None:
        """Until the agent is asked, or the game is over or too long."""
        assert self.game is not None
        while self.game.asking is not None and self.game.asked != self.seat and self.decisions < self.max_decisions:
            bot = self.bots[self.game.asked]
            assert bot is not None
            view = self.title.view(self.game, self.game.asked)
            option = bot.choose(view, self.game.legal()[:], self.chance)
            if option not in self.game.legal():
                raise BadInput(f"{type(bot).__name__} chose {option}, which is not among its options.")
            self.game.choose(option)
            self.decisions += 1

    def outcome(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        assert self.game is not None
        if not self.game.is_over():
            return self.observation(), 0.0, False, self.decisions >= self.max_decisions, {}
        info = {"ending": self.title.endings[self.game.ending], "winners": list(self.game.winners)}
        return self.observation(), self.desk.reward(self.game, self.seat), True, False, info

    def observation(self) -> Observation:
        assert self.game is not None
        return self.eyes.look(self.game, self.seat)
