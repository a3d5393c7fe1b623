"""How sure one may be: intervals, differences between seats that sit at the same tables, corrections."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from phobetor.kernel.chance import Chance

SURE = 0.05
Z = 1.959964  # 95 %
POWER = 0.841621  # a difference that would be found four times in five
RESAMPLES = 400
FEWEST = 10  # games, from which a difference is spoken of


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not trials:
        return 0.0, 1.0
    share, square = wins / trials, Z * Z
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    width = Z * math.sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return max(0.0, middle - width), min(1.0, middle + width)


def bootstrap(values: Sequence[float], seed: str) -> tuple[float, float]:
    """The 95 % interval of a mean, by drawing as many values again and again; the seed decides how."""
    if len(values) < 2:
        return (values[0], values[0]) if values else (0.0, 0.0)
    chance, count = Chance(f"bootstrap {seed}"), len(values)
    means = sorted(sum(values[chance.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES))
    return means[round(0.025 * (RESAMPLES - 1))], means[round(0.975 * (RESAMPLES - 1))]


@dataclass(frozen=True)
class Gap:
    """A difference of two shares: of those with something and of those with something else. `error` is its standard
    error."""

    difference: float
    error: float
    p: float


def findable(error: float, comparisons: int) -> float:
    """How large a difference would have been found, four times in five, by its standard error: the more is compared,
    the larger it must be (as Holm's correction wants of the clearest one)."""
    return (NormalDist().inv_cdf(1 - SURE / 2 / max(1, comparisons)) + POWER) * error


def gap(tables: Sequence[Sequence[tuple[int, int, bool]]]) -> Gap | None:
    """Between seats with something and seats with something else: each table is a list of (how often it counts for the
    one, how often for the other, won).

    Seats of one table are not independent (one wins, so the others do not): the error is worked out from what each
    table as a whole contributes, but is never less than that of independent seats with the same share of victories,
    which counts where a small group has won always or never. None if a group has fewer than five seats.
    """
    seats = [seat for table in tables for seat in table]
    many, others = sum(has for has, _, _ in seats), sum(other for _, other, _ in seats)
    if min(many, others) < 5:
        return None
    wins, losses = sum(has * won for has, _, won in seats), sum(other * won for _, other, won in seats)
    share, rest = wins / many, losses / others
    square = sum(
        sum(has * (won - share) / many - other * (won - rest) / others for has, other, won in table) ** 2
        for table in tables
    )
    mean = (wins + losses) / (many + others)
    usual = mean * (1 - mean) * (1 / many + 1 / others)
    error = math.sqrt(max(usual, square * len(tables) / max(1, len(tables) - 1)))
    if error == 0:
        return Gap(share - rest, 0.0, 1.0 if share == rest else 0.0)
    return Gap(share - rest, error, math.erfc(abs(share - rest) / error / math.sqrt(2)))


def holm(ps: Sequence[float]) -> list[float]:
    """The probabilities corrected for their number: none of many true nothings is found, nineteen times in twenty."""
    order = sorted(range(len(ps)), key=lambda place: ps[place])
    found, worst = [0.0] * len(ps), 0.0
    for rank, place in enumerate(order):
        worst = max(worst, min(1.0, ps[place] * (len(ps) - rank)))
        found[place] = worst
    return found


def paired(a: Sequence[float], b: Sequence[float]) -> float | None:
    """How probable such a difference is by chance, deal by deal; None if there are too few deals to say."""
    each = [second - first for first, second in zip(a, b, strict=True)]
    if len(each) < FEWEST:
        return None
    mean = sum(each) / len(each)
    error = math.sqrt(sum((value - mean) ** 2 for value in each) / (len(each) - 1) / len(each))
    if error == 0:
        return 1.0 if mean == 0 else 0.0
    return math.erfc(abs(mean) / error / math.sqrt(2))


def holm_known(ps: Sequence[float | None]) -> list[float | None]:
    """The same for those that are known."""
    corrected = iter(holm([p for p in ps if p is not None]))
    return [None if p is None else next(corrected) for p in ps]
