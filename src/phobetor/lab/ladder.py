"""How strong bots are, from games in which they meet: a rating for each, with its interval.

In every game each seat wins with a chance in proportion to the strength of its bot (the model of Bradley and Terry, or
with more than two seats of Plackett). Strengths are told in Elo: 100 more means about 64 % of duels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import IO

import msgspec

from phobetor.kernel.refusal import BadInput
from phobetor.lab.simulate import Plan, check, play_one
from phobetor.lab.workers import Workers

ELO = 400 / math.log(10)
SURE = 1.96
"""Standard errors of an interval of 95 %."""
PRIOR = 0.02
"""Who never lost would be infinitely strong; this holds strengths together a little (as a variance of 50 would)."""


@dataclass(frozen=True)
class Meeting:
    """Who sat where, and who won."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """Of a bot: Elo above the weakest, and how far above the one before it, with the interval of that step."""

    bot: str
    elo: float
    step: float = 0.0
    least: float = 0.0
    most: float = 0.0


def pairings(
    game: str, bots: Sequence[str], players: Sequence[int], games: int, seed: str, near: int = 0
) -> list[Plan]:
    """Everybody meets everybody, or only those at most `near` places away, at every number of players, both sides on
    half the seats (one more in turn)."""
    plans: list[Plan] = []
    for count in players:
        for pair in combinations(bots, 2):
            if near and bots.index(pair[1]) - bots.index(pair[0]) > near:
                continue
            tables = [tuple(both[seat % 2] for seat in range(count)) for both in (pair, pair[::-1])]
            for place, seats in enumerate(tables if count % 2 else tables[:1]):
                share = (games + 1 - place) // 2 if count % 2 else games
                plans.append(Plan(game, seats, share, f"{seed}/{'-'.join(seats)}"))
    return plans


BEGINNING = '["'
"""Of a line that is kept."""


class Games:
    """The games of a ladder, as far as they are played; with a file they outlive the process, one line each."""

    def __init__(self, plans: Sequence[Plan], path: Path | None = None) -> None:
        self.plans = plans
        self.path = path
        self.winners: dict[tuple[str, int], tuple[int, ...]] = self.read() if path and path.exists() else {}

    def read(self) -> dict[tuple[str, int], tuple[int, ...]]:
        """What was played before; a line that was cut off by a crash is played again."""
        assert self.path is not None
        found: dict[tuple[str, int], tuple[int, ...]] = {}
        *lines, last = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        if not lines and not BEGINNING.startswith(last[: len(BEGINNING)]):  # one line that is none of ours
            lines = [last]
        for number, line in enumerate(lines, 1):
            try:
                plan, game, winners = msgspec.json.decode(line, type=tuple[str, int, tuple[int, ...]])
            except msgspec.DecodeError:
                raise BadInput(f"Line {number} of '{self.path}' is no game of a ladder; name another file.") from None
            found[plan, game] = winners
        if last:
            self.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return found

    def missing(self) -> list[tuple[Plan, int]]:
        """What is still to be played, each plan and the number of the game."""
        everything = [(plan, number) for plan in self.plans for number in range(plan.games)]
        return [(plan, number) for plan, number in everything if (key(plan), number) not in self.winners]

    def play(self, workers: Workers, progress: Callable[[int], None]) -> None:
        """Play what is missing; an interrupt loses nothing that was finished."""
        for plan in self.plans:
            check(plan)
        missing = self.missing()
        total = sum(plan.games for plan in self.plans)
        progress(total - len(missing))
        with suppress(KeyboardInterrupt), self.kept() as file:
            for done, (name, number, winners) in enumerate(workers.do(play_number, missing), total - len(missing) + 1):
                self.winners[name, number] = winners
                file.write(msgspec.json.encode([name, number, winners]) + b"\n")
                file.flush()
                progress(done)

    def kept(self) -> IO[bytes]:
        return self.path.open("ab") if self.path else BytesIO()

    def meetings(self) -> list[Meeting]:
        """Every game that was played."""
        found: list[Meeting] = []
        for plan in self.plans:
            for number in range(plan.games):
                winners = self.winners.get((key(plan), number))
                if winners is not None:
                    found.append(Meeting(tuple(plan.bots_of(number)), winners))
        return found


def key(plan: Plan) -> str:
    """A plan in one word: the game, who sits there, and the seed, which names both."""
    return f"{plan.game} {plan.seed}"


def play_number(task: tuple[Plan, int]) -> tuple[str, int, tuple[int, ...]]:
    """One game: its plan, its number and who won."""
    plan, number = task
    return key(plan), number, play_one(plan, number).winners


def ratings(bots: Sequence[str], played: Sequence[Meeting]) -> list[Rating]:
    """The bots in the order in which they were named, the first at 0."""
    strengths = [0.0] * len(bots)
    for _ in range(60):
        slope, bend = slopes(bots, played, strengths)
        step = solved(bend, slope)
        strengths = [strength + max(-1.0, min(1.0, change)) for strength, change in zip(strengths, step, strict=True)]
        if max(abs(change) for change in step) < 1e-9:
            break
    spread = inverse(slopes(bots, played, strengths)[1])
    found = [Rating(bots[0], 0.0)]
    for place in range(1, len(bots)):
        step_up = (strengths[place] - strengths[place - 1]) * ELO
        variance = spread[place][place] + spread[place - 1][place - 1] - 2 * spread[place][place - 1]
        error = SURE * ELO * math.sqrt(max(0.0, variance))
        elo = (strengths[place] - strengths[0]) * ELO
        found.append(Rating(bots[place], elo, step_up, step_up - error, step_up + error))
    return found


def slopes(
    bots: Sequence[str], played: Sequence[Meeting], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood, and how it bends: by strength, and by pairs of strengths."""
    size, number = len(bots), {bot: place for place, bot in enumerate(bots)}
    slope = [-PRIOR * strength for strength in strengths]
    bend = [[PRIOR if row == column else 0.0 for column in range(size)] for row in range(size)]
    for meeting in played:
        if not meeting.winners:
            continue
        seats = [number[bot] for bot in meeting.bots]
        highest = max(strengths[bot] for bot in seats)
        weights = [math.exp(strengths[bot] - highest) for bot in seats]
        shares = [0.0] * size
        for bot, weight in zip(seats, weights, strict=True):
            shares[bot] += weight / sum(weights)
        for winner in meeting.winners:
            slope[seats[winner]] += 1 / len(meeting.winners)
        for row in set(seats):
            slope[row] -= shares[row]
            for column in set(seats):
                bend[row][column] += shares[row] * ((row == column) - shares[column])
    return slope, bend


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """What the matrix turns into the right side."""
    return [sum(row[k] * right[k] for k in range(len(right))) for row in inverse(matrix)]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan; the matrices here are small, symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        scale = rows[place][place]
        rows[place] = [value / scale for value in rows[place]]
        for other in range(size):
            if other != place and rows[other][place]:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
