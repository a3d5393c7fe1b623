"""`phobetor sim`: what is to be simulated, and its result in words. Several values make one run each."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from itertools import product
from typing import Any

from phobetor.games import title_of
from phobetor.games.title import BadInput
from phobetor.lab.simulate import Plan, Tally


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
    """One row for each run, one column for whatever differs or was measured."""
    planned, first = plans[0].games, plans[0]
    finished = sum(report["games"] == planned for report in reports)
    stopped = f" (stopped after {finished} of {len(plans)} runs)" if finished < len(plans) else ""
    print(f"{planned} games of {first.game} in each of {len(plans)} runs, seed {first.seed}{stopped}")
    bots = list(dict.fromkeys(first.seats)) if len(set(first.seats)) > 1 else []
    measured = columns(reports)
    left = ["players", *(name for name, _ in first.options), "games", "length", *(f"{bot} wins" for bot in bots)]
    above = [*[""] * len(left), *(about for about, _ in measured), ""]
    head = [*left, *(name for _, name in measured), "endings"]
    rows = [run_row(report, bots, measured) for report in reports]
    print_table([*([above] if measured else []), head, *rows], 0, "  ")


def columns(reports: Sequence[dict[str, Any]]) -> list[tuple[str, str]]:
    """Whatever was measured in any of the runs: about what, and its name."""
    measured = [(about, name) for report in reports for about, of in report["measures"].items() for name in of]
    return list(dict.fromkeys(measured))


def run_row(report: dict[str, Any], bots: Sequence[str], measured: Sequence[tuple[str, str]]) -> list[str]:
    row = [str(report["players"]), *report["options"].values(), str(report["games"]), f"{report['length']['mean']:.1f}"]
    for bot in bots:
        seats = report["by_bot"].get(bot, {"games": 0, "wins": 0})
        row.append(f"{seats['wins'] / seats['games']:.1%}" if seats["games"] else "-")
    for about, name in measured:
        entry = report["measures"].get(about, {}).get(name)
        row.append(f"{entry['mean']:.3f}" if entry else "-")
    return [*row, endings(report)]


def print_table(rows: Sequence[Sequence[str]], words: int, indent: str) -> None:
    """Aligned columns: the first `words` and the last column of a wide table to the left, numbers to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    last = len(widths) - 1 if words == 0 else len(widths)
    for row in rows:
        cells = [
            cell.ljust(width) if place < words or place == last else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print((indent + "  ".join(cells)).rstrip())
