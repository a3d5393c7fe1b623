"""`phobetor sim`: what is to be simulated, and its result in words. Several values make one run each."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from itertools import product
from typing import Any

from phobetor.book.title import BadInput
from phobetor.games import title_of
from phobetor.lab.simulate import Plan, Tally
from phobetor.lab.workers import Workers

INDENT = "  "
TABLE_WIDTH = 100


# --- what is to be simulated --------------------------------------------------------------------------
def plans_of(given: Namespace) -> list[Plan]:
    """One plan for each combination of a number of players and a value of each option; all have the same seed."""
    seed = given.seed if given.seed is not None else secrets.token_hex(4)
    options = {name: several(f"The option '{name}'", value.split(",")) for name, value in given.option}
    tables = [tuple(seats) for seats in tables_of(given)]
    return [
        Plan(given.game, seats, given.games, seed, tuple(zip(options, values, strict=True)), not given.fixed)
        for seats in tables
        for values in product(*options.values())
    ]


def several(what: str, values: Sequence[str]) -> list[str]:
    found = [value.strip() for value in values]
    for value in found:
        if found.count(value) > 1:
            raise BadInput(f"{what} is to be '{value}' twice; each value makes one run.")
    return found


def tables_of(given: Namespace) -> list[list[str]]:
    """Who sits there: the named bots, or one bot on all seats for each number of players."""
    title, counts = title_of(given.game), given.players or []
    several("The number of players", [str(count) for count in counts])
    for count in counts:
        title.check_players(count)
    seats = [seat.strip() for seat in given.seats.split(",")] if given.seats else []
    if len(seats) > 1 and any(count != len(seats) for count in counts):
        raise BadInput(f"--players says {', '.join(str(count) for count in counts)}, but --seats names {len(seats)}.")
    if len(seats) > 1 or (seats and not counts):
        return [seats]
    return [(seats or ["random"]) * count for count in counts or [title.players[0]]]


def workers_of(given: Namespace) -> Workers:
    return Workers(given.jobs, given.on or "")


# --- as JSON ------------------------------------------------------------------------------------------
def report_of(plans: Sequence[Plan], tallies: Sequence[Tally]) -> dict[str, Any]:
    """The report of the run; of several runs a list of them."""
    reports = [tally.report() for tally in tallies]
    return reports[0] if len(plans) == 1 else {"runs": reports}


# --- in words -----------------------------------------------------------------------------------------
def tell_simulation(plans: Sequence[Plan], tallies: Sequence[Tally]) -> None:
    reports = [tally.report() for tally in tallies]
    if len(plans) == 1:
        tell_run(reports[0], plans[0].games)
    else:
        tell_runs(reports, plans)


def tell_run(report: dict[str, Any], planned: int) -> None:
    stopped = f" (stopped; {planned} were planned)" if report["games"] < planned else ""
    print(f"{report['games']} games of {report['game']}, {report['players']} players, seed {report['seed']}{stopped}")
    if not report["games"]:
        return
    rate = report["decisions"] / report["seconds"] if report["seconds"] else 0.0
    length = report["length"]
    print(f"  {report['decisions']} decisions in {report['seconds']} s ({rate:,.0f} a second)")
    print(f"  length: mean {length['mean']}, from {length['min']} to {length['max']} decisions")
    print(f"  endings: {endings(report)}")
    shares = [f"{wins / report['games']:.1%}" for wins in report["wins"]]
    print(f"  wins by seat: {', '.join(shares)}")
    for name, row in report["by_bot"].items():
        print(f"  {name}: {row['wins'] / row['games']:.1%} of {row['games']} seats won")
    tell_measures(report["measures"])
    print(f"  hash {report['hash']}")


def endings(report: dict[str, Any]) -> str:
    return ", ".join(f"{name} {count}" for name, count in report["endings"].items())


def tell_measures(measures: dict[str, dict[str, dict[str, float]]]) -> None:
    rows = [
        [about, name, f"{entry['mean']:.3f}", str(entry["count"])]
        for about, of in measures.items()
        for name, entry in of.items()
    ]
    if rows:
        print_table([["measured", "", "mean", "of"], *rows], 2, "  ")


def tell_runs(reports: Sequence[dict[str, Any]], plans: Sequence[Plan]) -> None:
    """One column for each run, one row for whatever differs or was measured; as many columns as a terminal has."""
    planned, first = plans[0].games, plans[0]
    finished = sum(report["games"] == planned for report in reports)
    stopped = f" (stopped after {finished} of {len(plans)} runs)" if finished < len(plans) else ""
    print(f"{planned} games of {first.game} in each of {len(plans)} runs, seed {first.seed}{stopped}")
    bots = list(dict.fromkeys(first.seats)) if len(set(first.seats)) > 1 else []
    rows = [*head_rows(reports, bots), *ending_rows(reports), *measure_rows(reports)]
    label = max(len(row[0]) for row in rows)
    column = max(len(cell) for row in rows for cell in row[1:]) + 2
    most = max(1, (TABLE_WIDTH - label) // column)
    for start in range(0, len(reports), most):
        print_runs(rows, label, column, range(start + 1, min(start + most, len(reports)) + 1))


Row = list[str]
"""What it is, and its value in each run; the name of a block has none."""


def head_rows(reports: Sequence[dict[str, Any]], bots: Sequence[str]) -> list[Row]:
    options = reports[0]["options"]
    rows = [["players", *(str(report["players"]) for report in reports)]]
    rows += [[name, *(report["options"][name] for report in reports)] for name in options]
    rows += [["games", *(str(report["games"]) for report in reports)]]
    rows += [["length", *(f"{report['length']['mean']:.1f}" for report in reports)]]
    rows += [[f"{bot} wins", *(share_won(report, bot) for report in reports)] for bot in bots]
    return [[f"{INDENT}{row[0]}", *row[1:]] for row in rows]


def share_won(report: dict[str, Any], bot: str) -> str:
    seats = report["by_bot"].get(bot, {"games": 0, "wins": 0})
    return f"{seats['wins'] / seats['games']:.1%}" if seats["games"] else "-"


def ending_rows(reports: Sequence[dict[str, Any]]) -> list[Row]:
    names = dict.fromkeys(name for report in reports for name in report["endings"])
    rows = [[f"{INDENT * 2}{name}", *(str(report["endings"].get(name, 0)) for report in reports)] for name in names]
    return [[f"{INDENT}endings"], *rows] if rows else []


def measure_rows(reports: Sequence[dict[str, Any]]) -> list[Row]:
    """One block for whatever was measured about one thing in any of the runs."""
    measured: dict[str, dict[str, None]] = {}
    for report in reports:
        for about, of in report["measures"].items():
            measured.setdefault(about, {}).update(dict.fromkeys(of))
    rows: list[Row] = []
    for about, names in measured.items():
        rows.append([f"{INDENT}{about}"])
        rows += [[f"{INDENT * 2}{name}", *(mean_of(report, about, name) for report in reports)] for name in names]
    return rows


def mean_of(report: dict[str, Any], about: str, name: str) -> str:
    entry = report["measures"].get(about, {}).get(name)
    return f"{entry['mean']:.3f}" if entry else "-"


def print_runs(rows: Sequence[Row], label: int, column: int, places: Sequence[int]) -> None:
    for row in rows:
        values = [row[place].rjust(column) for place in places] if len(row) > 1 else []
        print("".join([row[0].ljust(label), *values]).rstrip())


def print_table(rows: Sequence[Sequence[str]], words: int, indent: str) -> None:
    """Aligned columns: the first `words` to the left, numbers to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if place < words else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print((indent + "  ".join(cells)).rstrip())
