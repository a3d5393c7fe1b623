"""Pebbles: a game that exists only to try out the kernel.

Everybody draws one pebble in secret; its number is how high they may bid. In each round all bid in secret and at
the same time. The highest bidder takes a heap from the table (a single heap is taken without asking) and climbs a
ladder of three rungs; who has too few heaps falls off, and the rest of the climb is abandoned.
"""

from __future__ import annotations

from typing import Any, ClassVar

from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.view import View
from phobetor.kernel.words import HIDDEN, Event, Listener, Verb

NO_BID = -1
ROUNDS = 3
MOST_ROUNDS = 1

BID = Verb(0, "bid", "number")
TAKE = Verb(1, "take", "heap")
PASS = Verb(2, "pass")

DREW = Event(0, "drew", "player", "pebble", secret="pebble", knower="player")
BIDS = Event(1, "bids", "player", "number", secret="number", knower="player")
SHOWED = Event(2, "showed", "player", "number", reveals=True)
TOOK = Event(3, "took", "player", "heap")
CLIMBED = Event(4, "climbed", "rung")
FELL = Event(5, "fell", "rung")


class Pebbles(Game):
    STATE: ClassVar[tuple[str, ...]] = ("bag", "pebbles", "bids", "heaps", "taken", "leader", "notes")

    bag: list[int]
    pebbles: list[int]
    bids: list[int]
    heaps: list[int]
    taken: list[list[int]]
    leader: int
    notes: list[int]

    def __init__(self, players: int, chance: Chance, agenda: list[Step[Any]]) -> None:
        super().__init__(chance, agenda, [])
        self.bag = list(range(2, 12))
        self.pebbles = []
        self.bids = [NO_BID] * players
        self.heaps = [0, 1, 2]
        self.taken = [[] for _ in range(players)]
        self.leader = 0
        self.notes = []

    def clone(self, chance: Chance) -> Pebbles:
        twin = Pebbles(len(self.bids), chance, self.agenda[:])
        twin.settings = self.settings
        twin.bag = self.bag[:]
        twin.pebbles = self.pebbles[:]
        twin.bids = self.bids[:]
        twin.heaps = self.heaps[:]
        twin.taken = [heaps[:] for heaps in self.taken]
        twin.leader = self.leader
        twin.notes = self.notes[:]
        self.copy_question(twin)
        return twin

    @staticmethod
    def blank(chance: Chance) -> Pebbles:
        return Pebbles(0, chance, [])

    @staticmethod
    def steps() -> type[Any]:
        return PebbleStep

    def players(self) -> int:
        return len(self.bids)


class PebbleStep(Step[Pebbles]):
    """A step of Pebbles."""


# --- the game ---------------------------------------------------------------------------------------
class Deal(PebbleStep):
    rule: ClassVar[str] = "PB-1"

    def run(self, game: Pebbles) -> None:
        for player in range(len(game.bids)):
            game.pebbles.append(game.chance.draw(game.bag))
            game.tell(DREW, player, game.pebbles[player])
        game.then(Round(1))


class Round(PebbleStep):
    rule: ClassVar[str] = "PB-2"
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Pebbles) -> None:
        if self.number > ROUNDS:
            most = max(len(heaps) for heaps in game.taken)
            game.finish(MOST_ROUNDS, tuple(p for p, heaps in enumerate(game.taken) if len(heaps) == most))
            return
        for player in range(len(game.bids)):
            game.ask(player, Bid(player))
        game.then(Showdown(), Round(self.number + 1))


class Bid(PebbleStep):
    """Secret: nobody sees the bid, nor how high it could have been."""

    rule: ClassVar[str] = "PB-2 PB-3"
    player: int

    def __init__(self, player: int) -> None:
        self.player = player

    def choices(self, game: Pebbles) -> list[int]:
        return [BID.of(number) for number in range(game.pebbles[self.player] + 1)]

    def chosen(self, game: Pebbles, option: int) -> None:
        game.bids[self.player] = BID.arg(option)
        game.tell(BIDS, self.player, BID.arg(option))

    def why_not(self, game: Pebbles, option: int) -> Refusal:
        if not BID.matches(option):
            return against("PB-2", "bid-now")
        return against("PB-3", "bid-too-high", number=BID.arg(option), most=game.pebbles[self.player])


class Showdown(PebbleStep):
    rule: ClassVar[str] = "PB-4"

    def run(self, game: Pebbles) -> None:
        for player, number in enumerate(game.bids):
            game.tell(SHOWED, player, number)
        game.leader = game.bids.index(max(game.bids))
        game.bids = [NO_BID] * len(game.bids)
        game.then(Take(game.leader), Climb(1), Climb(2), Climb(3))


class Take(PebbleStep):
    rule: ClassVar[str] = "PB-5"
    player: int

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Pebbles) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Pebbles) -> list[int]:
        return [TAKE.of(heap) for heap in game.heaps]

    def chosen(self, game: Pebbles, option: int) -> None:
        heap = TAKE.arg(option)
        game.heaps.remove(heap)
        game.taken[self.player].append(heap)
        game.tell(TOOK, self.player, heap)


class Climbing(PebbleStep):
    """The mark of the chain that a fall abandons."""


class Climb(Climbing):
    rule: ClassVar[str] = "PB-6"
    rung: int

    def __init__(self, rung: int) -> None:
        self.rung = rung

    def run(self, game: Pebbles) -> None:
        if self.rung > len(game.taken[game.leader]):
            game.tell(FELL, self.rung)
            game.abandon(Climbing)
        else:
            game.tell(CLIMBED, self.rung)
            game.notes.append(self.rung)


# --- bare steps, for one promise each ---------------------------------------------------------------
class Note(PebbleStep):
    """Writes down that it happened."""

    rule: ClassVar[str] = "PB-7"
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Pebbles) -> None:
        game.notes.append(self.number)


class SpecialNote(Note):
    """A note of a more special kind, with a field of its own."""

    colour: int

    def __init__(self, number: int, colour: int) -> None:
        super().__init__(number)
        self.colour = colour


class Nested(PebbleStep):
    """Puts two notes before whatever was waiting."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Pebbles) -> None:
        game.then(Note(self.number), Note(self.number + 1))


class Ask(PebbleStep):
    """Asks one player for a heap, without taking it, and without the rules for a refusal of its own."""

    rule: ClassVar[str] = "PB-8 PB-9"
    player: int

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Pebbles) -> None:
        game.ask(self.player, self)

    def choices(self, game: Pebbles) -> list[int]:
        return [TAKE.of(heap) for heap in game.heaps]

    def chosen(self, game: Pebbles, option: int) -> None:
        game.notes.append(TAKE.arg(option))


class AskAll(PebbleStep):
    """Asks everybody at once; each answer takes the heap away, so the others find fewer."""

    def run(self, game: Pebbles) -> None:
        for player in range(len(game.bids)):
            game.ask(player, Grab(player))


class Grab(PebbleStep):
    player: int

    def __init__(self, player: int) -> None:
        self.player = player

    def choices(self, game: Pebbles) -> list[int]:
        return [PASS.of(), *(TAKE.of(heap) for heap in game.heaps)]

    def chosen(self, game: Pebbles, option: int) -> None:
        if TAKE.matches(option):
            game.heaps.remove(TAKE.arg(option))
            game.taken[self.player].append(TAKE.arg(option))
            game.ask(self.player, Grab(self.player))


class Abandon(PebbleStep):
    def run(self, game: Pebbles) -> None:
        game.abandon(Climbing)


class Stop(PebbleStep):
    def run(self, game: Pebbles) -> None:
        game.finish(MOST_ROUNDS, (1,))


class AskThenStop(PebbleStep):
    """Asks everybody; whoever answers first ends the game."""

    def run(self, game: Pebbles) -> None:
        for player in range(len(game.bids)):
            game.ask(player, StopNow())


class StopNow(PebbleStep):
    def choices(self, game: Pebbles) -> list[int]:
        return [PASS.of()]

    def chosen(self, game: Pebbles, option: int) -> None:
        game.finish(MOST_ROUNDS, (0,))


class Forever(PebbleStep):
    def run(self, game: Pebbles) -> None:
        game.then(self)


# --- doors ------------------------------------------------------------------------------------------
def table(*steps: Step[Any], players: int = 3) -> Pebbles:
    """A table on which nothing has happened; the steps will happen in the order in which they are written."""
    return Pebbles(players, Chance("pebbles"), list(steps[::-1]))


def new_game(players: int = 3, seed: str = "pebbles") -> Pebbles:
    game = Pebbles(players, Chance(seed), [Deal()])
    game.advance()
    return game


def load(saved: dict[str, Any], chance: Chance) -> Pebbles:
    game = Pebbles.blank(chance)
    game.restore(saved)
    return game


class PebblesView(View):
    def __init__(self, game: Pebbles, seat: int) -> None:
        super().__init__(game, seat)
        self.bag = len(game.bag)
        self.pebbles = [pebble if player == seat else HIDDEN for player, pebble in enumerate(game.pebbles)]
        self.bids = [bid if player == seat or bid == NO_BID else HIDDEN for player, bid in enumerate(game.bids)]
        self.heaps = game.heaps[:]
        self.taken = [heaps[:] for heaps in game.taken]

    def own_fields(self) -> dict[str, Any]:
        return {"bag": self.bag, "pebbles": self.pebbles, "bids": self.bids, "heaps": self.heaps, "taken": self.taken}


class Ears(Listener):
    """Remembers everything it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, list[int]]] = []
        self.rules: list[str] = []

    def hear(self, event: Event, a: int, b: int, c: int) -> None:
        self.heard.append((event.name, [a, b, c][: len(event.arguments)]))

    def carried_out(self, rules: str) -> None:
        self.rules.append(rules)
