"""Many games between bots. The result depends on the seed alone: not on build, machine or number of jobs."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from phobetor.book.title import Measure
from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.lab.loading import load_bot, playing
from phobetor.lab.playout import bot_playout
from phobetor.lab.workers import ALONE, Workers

MOST_DECISIONS = 100_000
CHUNK = 50


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    rotate: bool = True
    """Whether the bots change places from game to game, so that no bot profits from its seat."""

    def bots_of(self, number: int) -> list[str]:
        shift = number % len(self.seats) if self.rotate else 0
        return [*self.seats[shift:], *self.seats[:shift]]


@dataclass(frozen=True)
class Result:
    """One game: who won, why it ended, how long it was, its fingerprint, and what was measured once it was over."""

    number: int
    winners: tuple[int, ...]
    ending: int
    decisions: int
    digest: str
    measures: tuple[Measure, ...] = ()


@dataclass
class Tally:
    """All games so far."""

    plan: Plan
    seconds: float = 0.0
    results: list[Result] = field(default_factory=list)

    def add(self, result: Result) -> None:
        self.results.append(result)

    def report(self) -> dict[str, Any]:
        """Plain data for `--json`; shared victories count in equal shares."""
        results = sorted(self.results, key=lambda result: result.number)
        endings = title_of(self.plan.game).endings
        lengths = [result.decisions for result in results]
        named = [endings[result.ending] for result in results]
        return {
            "game": self.plan.game,
            "players": len(self.plan.seats),
            "games": len(results),
            "finished": sum(result.ending > 0 for result in results),
            "decisions": sum(lengths),
            "seconds": round(self.seconds, 3),
            "wins": [round(sum(share(result, seat) for result in results), 3) for seat in range(len(self.plan.seats))],
            "by_bot": self.by_bot(results),
            "endings": {name: named.count(name) for name in endings if name in named},
            "length": {
                "mean": round(sum(lengths) / len(lengths), 2) if lengths else 0,
                "min": min(lengths, default=0),
                "max": max(lengths, default=0),
            },
            "measures": means(results),
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
            "hash": hashlib.sha256("".join(result.digest for result in results).encode()).hexdigest()[:32],
        }

    def by_bot(self, results: Sequence[Result]) -> dict[str, dict[str, float]]:
        """`games` counts seats: two seats of one bot in a game are two."""
        table: dict[str, dict[str, float]] = {name: {"games": 0, "wins": 0.0} for name in self.plan.seats}
        for result in results:
            for seat, name in enumerate(self.plan.bots_of(result.number)):
                table[name]["games"] += 1
                table[name]["wins"] += share(result, seat)
        return {name: {"games": row["games"], "wins": round(row["wins"], 3)} for name, row in table.items()}


def share(result: Result, seat: int) -> float:
    """Of one win: winners of the same game divide it."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def means(results: Sequence[Result]) -> dict[str, dict[str, dict[str, float]]]:
    """What the game measures, by what it is about, then by name: the mean, and of how many."""
    found: dict[str, dict[str, list[float]]] = {}
    for result in results:
        for about, name, value in result.measures:
            found.setdefault(about, {}).setdefault(name, []).append(value)
    return {
        about: {
            name: {"mean": round(sum(values) / len(values), 4), "count": len(values)} for name, values in of.items()
        }
        for about, of in found.items()
    }


def play_one(plan: Plan, number: int) -> Result:
    """One game of a plan; its number alone decides cards and bots, whichever process plays it."""
    found = title_of(plan.game)
    settings = found.setting_values(dict(plan.options))
    game = found.new(len(plan.seats), settings, Chance(f"{plan.seed}/{number}"))
    bots = [load_bot(found, name) for name in plan.bots_of(number)]
    with playing(plan.seats, number):
        decisions = bot_playout(game, bots, found.view, Chance(f"{plan.seed}/{number}/bots"), MOST_DECISIONS)
    measures = tuple(found.measures(game)) if game.is_over() else ()
    return Result(number, tuple(game.winners), game.ending, decisions, game.digest(), measures)


def play_chunk(task: tuple[Plan, int, int]) -> list[Result]:
    """The games of one piece of work, in order."""
    plan, first, beyond = task
    return [play_one(plan, number) for number in range(first, beyond)]


def chunks(plan: Plan, workers: Workers, begin: int = 0) -> Iterator[tuple[Plan, int, int]]:
    """The pieces of work of a plan from a game on: the first game of each, and the one beyond its last. Who asks nobody
    else has pieces of one game, so that an interrupt loses none that was finished."""
    size = 1 if workers.alone else CHUNK
    return ((plan, first, min(first + size, plan.games)) for first in range(begin, plan.games, size))


def check(plan: Plan) -> None:
    """Raise BadInput if no game of the plan can begin."""
    found = title_of(plan.game)
    found.check_players(len(plan.seats))
    found.new(len(plan.seats), found.setting_values(dict(plan.options)), Chance())
    for name in plan.seats:
        load_bot(found, name)


def simulate(plan: Plan, workers: Workers = ALONE, progress: Callable[[int], None] | None = None) -> Tally:
    """Play the plan; an interrupt ends it early and loses nothing that was finished."""
    check(plan)
    tally = Tally(plan)
    began = time.perf_counter()
    try:
        for results in workers.do(play_chunk, chunks(plan, workers)):
            for result in results:
                tally.add(result)
            if progress is not None:
                progress(len(tally.results))
    except KeyboardInterrupt:
        pass
    tally.seconds = time.perf_counter() - began
    return tally


def simulate_all(
    plans: Sequence[Plan], workers: Workers = ALONE, progress: Callable[[int], None] | None = None
) -> list[Tally]:
    """Play one plan after the other, once all of them are known to be possible; an interrupt leaves out the rest."""
    for plan in plans:
        check(plan)
    tallies: list[Tally] = []
    for plan in plans:
        before = sum(len(tally.results) for tally in tallies)
        tallies.append(simulate(plan, workers, progress and progress_after(before, progress)))
        if len(tallies[-1].results) < plan.games:
            break
    return tallies


def progress_after(before: int, progress: Callable[[int], None]) -> Callable[[int], None]:
    """Reports the games of this run on top of those of the runs before it."""
    return lambda done: progress(before + done)
