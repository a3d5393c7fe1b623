"""The games for OpenSpiel: `load("nightmarium", players=2)`, or after `register()` by name as any of its own.

Two kinds of chance: `phobetor_nightmarium` begins with a few chance nodes that choose one of 32,768 deals and decide
everything that is drawn later, so that a history can be repeated; `phobetor_nightmarium_sampled` draws when it has to,
and every copy of a state draws for itself, so that no search can look into the future.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from phobetor.games import NAMES, title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance, load_chance
from phobetor.kernel.refusal import BadInput
from phobetor.records.notation import write_option
from phobetor.research.desk import LOST, WON, Desk
from phobetor.research.desks import actions_of, desk_of

MOST_DECISIONS = 20_000
DEAL_NODES = 3
DEALS_A_NODE = 32
SAMPLED = "_sampled"
SHUFFLE = [(outcome, 1 / DEALS_A_NODE) for outcome in range(DEALS_A_NODE)]
TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)


def register() -> None:
    """Make the games known to OpenSpiel by name; it does no harm to call it again."""
    for game in NAMES:
        for sampled in (False, True):
            kind = game_type(game, sampled)
            if kind.short_name not in pyspiel.registered_names():
                pyspiel.register_game(kind, game_class(game, sampled))


def load(game: str, players: int | None = None, options: str = "", sampled: bool = False) -> Any:
    """A game of OpenSpiel; options are written as `pure:choice+first:1`."""
    register()
    count = players or title_of(game).players[0]
    return pyspiel.load_game(
        f"phobetor_{game}{SAMPLED if sampled else ''}",
        {"players": count, "options": options},
    )


def game_type(game: str, sampled: bool) -> Any:
    title, modes = title_of(game), pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"phobetor_{game}{SAMPLED if sampled else ''}",
        long_name=f"Phobetor: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players[1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.players[0], "options": ""},
    )


def game_class(game: str, sampled: bool) -> type[PhobetorGame]:
    """A class and no function: OpenSpiel would let go of a function when Python is no longer there."""
    return type(f"Phobetor{game.title()}", (PhobetorGame,), {"name": game, "sampled": sampled})


def read_options(text: str) -> dict[str, str]:
    parts = [part.partition(":") for part in text.split("+") if part]
    for name, sign, _ in parts:
        if not sign:
            raise BadInput(f"Options are written as name:value+name:value, not '{name}'.")
    return {name: value for name, _, value in parts}


class PhobetorGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table of one of the games."""

    name: ClassVar[str]
    sampled: ClassVar[bool]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, sampled, given = self.name, self.sampled, params or {}
        self.title = title_of(game)
        self.key = (game, int(given.get("players", self.title.players[0])), str(given.get("options", "")), sampled)
        players = self.key[1]
        self.desk = desk_of(game, players, read_options(self.key[2]))
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(game).count,
            max_chance_outcomes=1 if sampled else DEALS_A_NODE,
            num_players=players,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(game, sampled), info, given)

    def new_initial_state(self) -> PhobetorState:
        return PhobetorState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PhobetorObserver:
        return PhobetorObserver(self.desk)


class Holder:
    """A position that OpenSpiel may copy: copies draw the same as it does, or for themselves if chance is sampled."""

    def __init__(self, game: Game, sampled: bool) -> None:
        self.game, self.sampled = game, sampled

    def __deepcopy__(self, memo: Any) -> Holder:
        chance = fresh_chance() if self.sampled else load_chance(self.game.chance.state)
        return Holder(self.game.clone(chance), self.sampled)


def fresh_chance() -> Chance:
    return load_chance(random.getrandbits(60))


class PhobetorState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, or before the game has begun the digits of the deal that were chosen so far."""

    def __init__(self, game: PhobetorGame) -> None:
        super().__init__(game)
        self.table = Table(game)
        self.dealt: tuple[int, ...] = ()
        self.held: Holder | None = None
        self.decisions = 0

    # --- what OpenSpiel asks ----------------------------------------------------------------------
    def current_player(self) -> int:
        if self.held is None:
            return CHANCE
        return TERMINAL if self.is_terminal() else int(self.held.game.asked)

    def is_terminal(self) -> bool:
        return self.held is not None and (self.held.game.asking is None or self.decisions >= MOST_DECISIONS)

    def is_chance_node(self) -> bool:
        return self.held is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)] if self.table.game.sampled else SHUFFLE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel has it, without its detour through C++: nobody but the player in turn has any."""
        held = self.held
        if held is None:
            return [action for action, _ in self.chance_outcomes()] if player in (None, CHANCE) else []
        game = held.game
        if game.asking is None or self.decisions >= MOST_DECISIONS or (player is not None and player != game.asked):
            return []
        return self.table.desk.legal(game)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.desk.legal(self.held.game) if self.held is not None else []

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            self.decisions += 1
            self.held.game.choose(self.table.desk.actions.option(action))
            return
        self.dealt = (*self.dealt, action)
        if self.table.game.sampled:
            self.held = Holder(self.table.desk.new(str(random.getrandbits(60))), True)
        elif len(self.dealt) == DEAL_NODES:
            self.held = Holder(self.table.desk.new("/".join(str(digit) for digit in self.dealt)), False)

    def returns(self) -> list[float]:
        desk = self.table.desk
        if self.held is None or not self.held.game.is_over():
            return [0.0] * desk.players
        return [desk.reward(self.held.game, seat) for seat in range(desk.players)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.held is None:
            return f"deal {action}"
        title, desk = self.table.game.title, self.table.desk
        return write_option(title, desk.actions.option(action), desk.settings)

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat may know, and what it may remember, as JSON."""
        if self.held is None:
            return ""
        seat = self.held.game.asked if player is None else player
        return self.table.desk.view(self.held.game, seat).to_json()

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> PhobetorState:
        """A state in which everything that the seat cannot know is as it may be, and chance is new."""
        assert self.held is not None, "Nobody knows anything yet."
        chance = load_chance(int(sampler() * (1 << 60)))
        world = self.table.game.title.imagine(self.table.desk.view(self.held.game, player), chance)
        state = PhobetorState(self.table.game)
        state.held = Holder(world, self.table.game.sampled)
        return state

    def __str__(self) -> str:
        return self.held.game.digest() if self.held is not None else f"deal {self.dealt}"


class Table:
    """What all copies of a state share."""

    def __init__(self, game: PhobetorGame) -> None:
        self.game, self.desk = game, game.desk

    def __deepcopy__(self, memo: Any) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, self.game.key


def table_of(game: str, players: int, options: str, sampled: bool) -> Table:
    return Table(load(game, players, options, sampled))


class PhobetorObserver:
    """The view as OpenSpiel's observers give it: a tensor of the planes, and the view itself as a string."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tensor = np.zeros(desk.encoder.size, np.float32)
        self.dict = {name: self.tensor[at : at + size] for name, at, size in desk.encoder.layout()}

    def set_from(self, state: PhobetorState, player: int) -> None:
        self.tensor.fill(0)
        if state.held is not None:
            row = self.desk.encoder.encoded(self.desk.view(state.held.game, player), self.desk.players)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: PhobetorState, player: int) -> str:
        return state.information_state_string(player)
