"""A game as environments play it: actions in, rows of bytes and rewards out. One game, or many in one call."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any, Final

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

    box: Game
    view: Callable[[Game, Player], View]
    actions: Actions
    encoder: Encoder
    players: i64
    settings: list[int]
    seen: Ink
    mask: Ink

    def __init__(
        self,
        box: Game,
        view: Callable[[Game, Player], View],
        actions: Actions,
        encoder: Encoder,
        players: i64,
        settings: list[int],
    ) -> None:
        self.box = box  # a table on which nothing has happened
        self.view = view
        self.actions = actions
        self.encoder = encoder
        self.players = players
        self.settings = settings
        self.seen = Ink(encoder.size)
        self.mask = Ink(actions.count)

    def new(self, seed: str) -> Game:
        game = self.box.clone(Chance(seed))
        game.advance()
        return game

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
        if game.asking is None or not has_option(game.legal(), option):
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


def has_option(options: list[Option], wanted: Option) -> bool:
    """As `in`, but without making objects of the numbers."""
    for option in options:
        if option == wanted:
            return True
    return False


class Page:
    """An array, and the window through which it is written: whole, so that nothing of what stood there stays."""

    array: Any
    window: Any

    def __init__(self, array: Any, window: Any) -> None:
        self.array = array
        self.window = window

    def holders(self) -> i64:
        """How many hold the array, or a view of it; a few of them are this page and the count itself."""
        return getrefcount(self.array)


class Paper:
    """Arrays to hand out: whoever gets one may keep it and write on it. Asking for memory takes longer than writing
    an observation, so what nobody holds any more is written again: two pages in turn are enough for a loop that looks
    at the next observation while it still holds the last."""

    make: Callable[[], Page]
    source: Any
    page: Page
    other: Page
    alone: i64

    def __init__(self, make: Callable[[], Page], source: Any) -> None:
        self.make = make
        self.source = source  # a window on what is to be written
        self.page = make()
        self.other = make()
        self.alone = self.page.holders()

    def written(self) -> Any:
        """An array that nobody else holds, with what the source says now."""
        page = self.other
        if page.holders() != self.alone:
            page = self.make()
        self.other = self.page
        self.page = page
        page.window[:] = self.source
        return page.array


class Eyes:
    """Looks at games of a desk: what a seat sees, and which actions it may choose."""

    desk: Desk
    seen: Paper
    mask: Paper

    def __init__(self, desk: Desk, seen: Paper, mask: Paper) -> None:
        self.desk = desk
        self.seen = seen
        self.mask = mask

    def look(self, game: Game, seat: Player) -> dict[str, Any]:
        self.desk.look(game, seat)
        return {"observation": self.seen.written(), "action_mask": self.mask.written()}


class Sitting:
    """One game after the other at a desk, as a loop over agents plays it; the agents are its seats by their names."""

    eyes: Eyes
    desk: Desk
    agents: list[str]
    most: i64
    game: Game
    decisions: i64

    def __init__(self, eyes: Eyes, agents: list[str], most: i64) -> None:
        self.eyes = eyes
        self.desk = eyes.desk
        self.agents = agents
        self.most = most
        self.game = eyes.desk.box
        self.decisions = 0

    def deal(self, seed: str) -> str:
        """A new game; says who is asked."""
        self.game = self.desk.new(seed)
        self.decisions = 0
        return self.agents[self.game.asked]

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """What the agent that is asked is told while the game goes on: observation, reward, whether it is over, whether
        it was cut off, and nothing else."""
        return self.eyes.look(self.game, self.game.asked), 0.0, False, False, {}

    def step(self, action: i64) -> str | None:
        """Who is asked next, or nobody if the game is over or too long. Raises BadInput, and changes nothing, if that
        may not be chosen."""
        asked = self.desk.choose(self.game, action)
        self.decisions += 1
        return None if asked == NOBODY or self.decisions >= self.most else self.agents[asked]


class Batch:
    """Many games at one desk, stepped together. A game that is over begins anew at once, with the next deal.

    After each step `seats` says whose decision it is in each game, `seen` holds what that seat sees and `masks` what
    it may choose. The `rewards` (a number for each seat) and `overs` are those of the step.
    """

    desk: Desk
    games: list[Game]
    sampled: vec[i64]
    seen: Ink
    masks: Ink
    seats: vec[u8]
    overs: vec[u8]
    rewards: vec[float]
    most: i64
    ages: vec[i64]
    seed: str
    dealt: i64
    chance: Chance

    def __init__(self, desk: Desk, count: i64, most: i64) -> None:
        self.desk = desk
        self.games = []
        self.sampled = vec[i64]([0] * count)
        self.seen = Ink(desk.encoder.size * count)
        self.masks = Ink(desk.actions.count * count)
        self.seats = vec[u8]([0] * count)
        self.overs = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * desk.players))
        self.most = most
        self.ages = vec[i64]([0] * count)
        self.seed = ""
        self.dealt = 0
        self.chance = Chance()

    def reset(self, seed: str) -> None:
        """New games: game k of a seed is always dealt the same."""
        self.seed = seed
        self.dealt = 0
        self.chance = Chance(f"{seed}/sampled")
        self.games = [self.deal() for _ in range(len(self.ages))]
        self.wipe()
        for number in range(len(self.games)):
            self.ages[number] = 0
            self.clear(number)
            self.look(number)

    def deal(self) -> Game:
        self.dealt += 1
        return self.desk.new(f"{self.seed}/{self.dealt - 1}")

    def step(self, actions: list[i64]) -> None:
        """Play one action in each game; raises BadInput, and changes nothing, if one of them may not be chosen."""
        self.check(actions)
        self.wipe()
        options = self.desk.actions.options
        for number in range(len(self.games)):
            self.games[number].choose(options[actions[number]])
            self.score(number)
            self.look(number)

    def check(self, actions: list[i64]) -> None:
        """The masks say what may be chosen."""
        allowed, count = self.masks.bytes, self.desk.actions.count
        for number in range(len(self.games)):
            action = actions[number]
            if action < 0 or action >= count or not allowed[number * count + action]:
                raise BadInput(f"Action {action} cannot be chosen in game {number}; the mask says which can.")

    def score(self, number: i64) -> None:
        """What the step brought; a game that is over, or too long, is dealt anew."""
        game = self.games[number]
        self.ages[number] += 1
        if game.asking is None:
            self.overs[number] = 1
            for seat in range(self.desk.players):
                self.rewards[number * self.desk.players + seat] = self.desk.reward(game, seat)
        elif self.ages[number] >= self.most:
            self.clear(number)
            self.overs[number] = 2
        else:
            if self.overs[number]:
                self.clear(number)
            return
        self.games[number] = self.deal()
        self.ages[number] = 0

    def clear(self, number: i64) -> None:
        self.overs[number] = 0
        for seat in range(self.desk.players):
            self.rewards[number * self.desk.players + seat] = 0.0

    def wipe(self) -> None:
        self.seen.wipe()
        self.masks.wipe()

    def look(self, number: i64) -> None:
        """Write what the seat that is asked sees and may choose, where nothing is written yet."""
        desk, game = self.desk, self.games[number]
        self.seats[number] = u8(game.asked)
        desk.encoder.look(game, game.asked, self.seen, number * desk.encoder.size)
        desk.actions.mark(game.legal(), self.masks, number * desk.actions.count)

    def sample(self) -> None:
        """For each game one of the actions that can be chosen, at random."""
        for number in range(len(self.games)):
            options = self.games[number].legal()
            self.sampled[number] = self.desk.actions.of(options[self.chance.below(len(options))])
