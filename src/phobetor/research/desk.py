"""A game as environments play it: actions in, rows of bytes and rewards out. One game, or many in one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Option, Player
from phobetor.research.actions import Actions
from phobetor.research.planes import Encoder, Ink

WON: Final = 1.0
LOST: Final = -1.0


class Desk:
    """What is the same for all games of a table: who plays what by which numbers."""

    begin: Callable[[int, list[int], Chance], Game]
    view: Callable[[Game, Player], View]
    actions: Actions
    encoder: Encoder
    players: i64
    settings: list[int]
    seen: Ink
    mask: Ink

    def __init__(
        self,
        begin: Callable[[int, list[int], Chance], Game],
        view: Callable[[Game, Player], View],
        actions: Actions,
        encoder: Encoder,
        players: i64,
        settings: list[int],
    ) -> None:
        self.begin = begin
        self.view = view
        self.actions = actions
        self.encoder = encoder
        self.players = players
        self.settings = settings
        self.seen = Ink(encoder.size)
        self.mask = Ink(actions.count)

    def new(self, seed: str) -> Game:
        return self.begin(self.players, self.settings, Chance(seed))

    def look(self, game: Game, seat: Player) -> None:
        """Write into `seen` what the seat sees, and into `mask` a 1 for every action that it may choose now."""
        self.seen.wipe()
        self.mask.wipe()
        self.encoder.look(game, seat, self.seen, 0)
        if seat == game.asked and seat != NOBODY:
            self.actions.mark(game.legal(), self.mask, 0)

    def choose(self, game: Game, action: i64) -> Player:
        """Who is asked next, or NOBODY. Raises BadInput, and changes nothing, if that may not be chosen."""
        option = self.actions.option(action)
        if game.asking is None or option not in game.legal():
            raise BadInput(f"Action {action} cannot be chosen now; the action mask says which can.")
        game.choose(option)
        return game.asked

    def legal(self, game: Game) -> list[int]:
        """The actions of the question in front, in ascending order."""
        found = [self.actions.of(option) for option in game.legal()]
        found.sort()
        return [action for action in found]

    def reward(self, game: Game, seat: i64) -> float:
        """At the end of a game: each winner has won, also if there are several; everybody else has lost."""
        return WON if seat in game.winners else LOST


class Batch:
    """Many games at one desk, stepped together. A game that is over begins anew at once, with the next deal.

    After each step `seats` says whose decision it is in each game, `seen` holds what that seat sees and `masks` what
    it may choose. The `rewards` (a number for each seat) and `overs` are those of the step.
    """

    desk: Desk
    games: list[Game]
    seen: Ink
    masks: Ink
    seats: vec[u8]
    overs: vec[u8]
    rewards: vec[float]
    most: i64
    ages: list[i64]
    seed: str
    dealt: i64
    chance: Chance

    def __init__(self, desk: Desk, count: i64, most: i64) -> None:
        self.desk = desk
        self.games = []
        self.seen = Ink(desk.encoder.size * count)
        self.masks = Ink(desk.actions.count * count)
        self.seats = vec[u8]([0] * count)
        self.overs = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * desk.players))
        self.most = most
        self.ages = [0] * count
        self.seed = ""
        self.dealt = 0
        self.chance = Chance()

    def reset(self, seed: str) -> None:
        """New games: game k of a seed is always dealt the same."""
        self.seed = seed
        self.dealt = 0
        self.chance = Chance(f"{seed}/sampled")
        self.games = [self.deal() for _ in range(len(self.ages))]
        for number in range(len(self.games)):
            self.clear(number)
        self.ages = [0] * len(self.ages)
        self.look()

    def deal(self) -> Game:
        self.dealt += 1
        return self.desk.new(f"{self.seed}/{self.dealt - 1}")

    def step(self, actions: list[int]) -> None:
        """Play one action in each game; raises BadInput, and changes nothing, if one of them may not be chosen."""
        options = self.checked(actions)
        for number in range(len(options)):
            self.games[number].choose(options[number])
        self.score()
        self.look()

    def checked(self, actions: list[int]) -> list[Option]:
        count: i64 = len(self.games)
        if len(actions) != count:
            raise BadInput(f"There are {count} games, but {len(actions)} actions.")
        options: list[Option] = []
        for number in range(count):
            option = self.desk.actions.option(actions[number])
            if option not in self.games[number].legal():
                raise BadInput(f"Action {actions[number]} cannot be chosen in game {number}; the mask says which can.")
            options.append(option)
        return options

    def score(self) -> None:
        """What the step brought; games that are over, or too long, are dealt anew."""
        players = self.desk.players
        for number in range(len(self.games)):
            game = self.games[number]
            self.ages[number] += 1
            is_over = game.asking is None
            if not is_over and self.ages[number] < self.most:
                if self.overs[number]:
                    self.clear(number)
                continue
            for seat in range(players):
                self.rewards[number * players + seat] = self.desk.reward(game, seat) if is_over else 0.0
            self.overs[number] = 1 if is_over else 2
            self.games[number] = self.deal()
            self.ages[number] = 0

    def clear(self, number: i64) -> None:
        self.overs[number] = 0
        for seat in range(self.desk.players):
            self.rewards[number * self.desk.players + seat] = 0.0

    def look(self) -> None:
        desk = self.desk
        size, count = desk.encoder.size, desk.actions.count
        self.seen.wipe()
        self.masks.wipe()
        for number in range(len(self.games)):
            game = self.games[number]
            self.seats[number] = u8(game.asked)
            desk.encoder.look(game, game.asked, self.seen, number * size)
            desk.actions.mark(game.legal(), self.masks, number * count)

    def sample(self) -> list[int]:
        """An action for each game, at random among those that can be chosen."""
        actions: list[int] = []
        for game in self.games:
            options = game.legal()
            actions.append(self.desk.actions.of(options[self.chance.below(len(options))]))
        return actions
