"""Two reports on the same deals, or one table with a printed number varied: what changes, and how surely."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from phobetor.games.box import REPLACED, text_of
from phobetor.kernel.refusal import BadInput
from phobetor.lab.report.statistics import FEWEST, SURE, bootstrap, holm_known, paired
from phobetor.lab.report.tables import Chapter, Report, Table, by_game, rounded
from phobetor.lab.report.watching import PLAYED, GameFacts, Played, watch_chunk
from phobetor.lab.simulate import Plan, chunks
from phobetor.lab.workers import Workers, ignore_interrupts, shared_out

MOST_VALUES = 12


def read_report(path: Path) -> Report:
    """Raises BadInput for a file that is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Report)
    except OSError as error:
        raise BadInput(f"The report '{path}' cannot be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"'{path}' is no report.json of phobetor: {error}.") from None


def compared(one: Report, other: Report) -> list[Table]:
    """A table for each chapter: B less A, game by game; both must have been dealt the same."""
    if (one.game, one.seed) != (other.game, other.seed):
        raise BadInput(
            f"The reports are not on the same deals: A is {one.game} with seed {one.seed}, B is {other.game} with seed "
            f"{other.seed}."
        )
    if [players(chapter) for chapter in one.chapters] != [players(chapter) for chapter in other.chapters]:
        raise BadInput("The reports are not on the same tables: they have other numbers of players.")
    return [differences(a, b, one.seed) for a, b in zip(one.chapters, other.chapters, strict=True)]


def players(chapter: Chapter) -> int:
    return len(chapter.plan["seats"])


def differences(a: Chapter, b: Chapter, seed: str) -> Table:
    """Only figures that both have, over as many games as both have; the comparisons are corrected together (Holm)."""
    games = min(a.games, b.games)
    pairs = {name: (a.by_game[name][:games], b.by_game[name][:games]) for name in a.by_game if name in b.by_game}
    ps = holm_known([paired(*pair) for pair in pairs.values()])
    rows = [difference(name, *pair, p, seed) for (name, pair), p in zip(pairs.items(), ps, strict=True)]
    columns = ["figure", "games", "difference", "low", "high", "A", "B", "p", "verdict"]
    return Table(f"A: {a.name}; B: {b.name}", "B less A, deal by deal, with its 95 % interval.", columns, rows, "means")


def difference(name: str, a: Sequence[float], b: Sequence[float], p: float | None, seed: str) -> list[Any]:
    each = [second - first for first, second in zip(a, b, strict=True)]
    low, high = bootstrap(each, f"{seed} {name}")
    means = [rounded(sum(values) / len(values)) for values in (each, a, b)]
    return [name, len(each), means[0], rounded(low), rounded(high), means[1], means[2], shortened(p),
            said(p, means[0], len(each))]  # fmt: skip


def shortened(p: float | None) -> float | None:
    return None if p is None else float(f"{p:.3g}")


def said(p: float | None, mean: float, games: int) -> str:
    if p is None:
        return f"too few games to say ({games} of at least {FEWEST})"
    if p < SURE:
        return "higher in B" if mean > 0 else "lower in B"
    return f"no difference found with {games} games"


# --- a printed number -----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Varied:
    """A number of a data file and the values that it is to have: `cards.csv:action-1.attack=1..4`."""

    file: str
    row: str
    column: str
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.file}.csv:{self.row + '.' if self.row else ''}{self.column}"


def read_varied(text: str) -> Varied:
    """Raises BadInput."""
    found = re.fullmatch(r"(?:data/)?([\w-]+)\.csv:(?:([^.=]+)\.)?(\w+)=(\d{1,3})(?:\.\.(\d{1,3}))?", text)
    if found is None:
        raise BadInput(f"'{text}' says no number to vary; it is written as FILE.csv:ROW.COLUMN=1..4, or without ROW.")
    first, last = int(found[4]), int(found[5] or found[4])
    if not 0 <= last - first < MOST_VALUES:
        raise BadInput(f"'{text}' has no values, or more than {MOST_VALUES}; the first must not be above the last.")
    return Varied(found[1], found[2] or "", found[3], tuple(range(first, last + 1)))


def replaced_text(game: str, varied: Varied, value: int) -> str:
    """The data file with that number; raises BadInput where there is no such row or column."""
    try:
        rows = list(csv.reader(text_of(game, varied.file).splitlines()))
    except ValueError:
        raise BadInput(f"{game} has no data file '{varied.file}.csv'.") from None
    head = [name.strip() for name in rows[0]]
    if varied.column not in head:
        raise BadInput(f"data/{varied.file}.csv has no column '{varied.column}'; it has: {', '.join(head)}.")
    hit = [row for row in rows[1:] if not varied.row or row[0].strip() == varied.row]
    if not hit:
        raise BadInput(f"data/{varied.file}.csv has no row '{varied.row}'; its first column says which there are.")
    for row in hit:
        row[head.index(varied.column)] = str(value)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def put_file(game: str, file: str, text: str) -> None:
    """In a process that has not looked at the game yet."""
    REPLACED[game, file] = text
    ignore_interrupts()


def watch_or_say(task: tuple[Plan, int, int]) -> list[GameFacts] | str:
    """A box that the rules refuse is a sentence, not an accident."""
    try:
        return watch_chunk(task)
    except BadInput as error:
        return str(error)


def vary(plan: Plan, varied: Varied, jobs: int, folder: Path, progress: Callable[[int], None]) -> list[Table] | None:
    """One table for each figure: its mean and interval for each value of the number, on the same deals. None if it was
    stopped; the folder keeps the games that were played until all are."""
    figures: dict[str, list[list[float]]] = {}
    runs = [Played(plan, folder / PLAYED.format(value), f"{varied.name}={value}") for value in varied.values]
    for place, (value, run) in enumerate(zip(varied.values, runs, strict=True)):
        before = place * plan.games
        chunks = partial(watched_with, plan, varied, value, jobs)
        if not run.play(chunks, lambda done, before=before: progress(before + done)):  # type: ignore[misc]
            return None
        for name, values in by_game(run.games).items():
            figures.setdefault(name, []).append(values)
    for run in runs:
        run.path.unlink()
    return tables_of(plan, varied, figures)


def tables_of(plan: Plan, varied: Varied, figures: dict[str, list[list[float]]]) -> list[Table]:
    """Only of figures that there are with every value."""
    whole = {name: runs for name, runs in figures.items() if len(runs) == len(varied.values)}
    ps = holm_known([paired(runs[0], runs[-1]) for runs in whole.values()])
    return [table_of(plan, varied, name, runs, p) for (name, runs), p in zip(whole.items(), ps, strict=True)]


def watched_with(plan: Plan, varied: Varied, value: int, jobs: int, first: int) -> Iterator[list[GameFacts]]:
    """In processes of their own, as tables are read once, when a game is loaded. Raises BadInput if it refuses them."""
    text, tasks = replaced_text(plan.game, varied, value), chunks(plan, Workers(jobs), first)
    begin = partial(put_file, plan.game, varied.file, text)
    for found in shared_out(watch_or_say, tasks, jobs, in_order=True, begin=begin):
        if isinstance(found, str):
            raise BadInput(f"With {varied.name}={value}: {found}")
        yield found


def table_of(plan: Plan, varied: Varied, name: str, runs: Sequence[Sequence[float]], p: float | None) -> Table:
    rows: list[list[Any]] = []
    for value, values in zip(varied.values, runs, strict=True):
        low, high = bootstrap(values, f"{plan.seed} {name}")
        rows.append([str(value), len(values), rounded(sum(values) / len(values)), rounded(low), rounded(high)])
    found = said(p, rows[-1][2] - rows[0][2], len(runs[0])).replace(" in B", " with the last value than with the first")
    return Table(name, f"{found[0].upper()}{found[1:]}.", [varied.name, "games", "mean", "low", "high"], rows, "means")
