"""What a report says, as plain data: chapters of tables. Page, JSON and Parquet are made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from phobetor import __version__
from phobetor.book.rulebook import rulebook
from phobetor.lab.report.statistics import SURE, bootstrap, findable, gap, holm, wilson
from phobetor.lab.report.subjects import SUBJECTS
from phobetor.lab.report.watching import GameFacts, SeatFacts
from phobetor.lab.simulate import Plan

FATES = {subject.name for subjects in SUBJECTS.values() for subject in subjects if subject.fate}
BINS = 24


class Table(msgspec.Struct):
    """Rows with named columns, and the chart that shows them: "shares", "means", "bars" or none."""

    name: str
    about: str
    columns: list[str]
    rows: list[list[Any]]
    chart: str = ""


class Chapter(msgspec.Struct):
    """One plan: a number of players with their bots and house rules."""

    name: str
    plan: dict[str, Any]
    games: int
    tables: list[Table]
    outliers: list[list[Any]]
    """Why it is told of, the number of the game, the file of its record, and the link that opens it."""
    by_game: dict[str, list[float]]
    """Figures of every game in order, for comparing two reports deal by deal."""


class Report(msgspec.Struct):
    """All that was found. The same seed and version give the same report, byte for byte."""

    game: str
    phobetor: str
    rules: str
    seed: str
    chapters: list[Chapter]


def report_of(plans: Sequence[Plan], played: Sequence[Sequence[GameFacts]]) -> Report:
    chapters = [chapter_of(plan, games) for plan, games in zip(plans, played, strict=True) if games]
    game = plans[0].game
    return Report(game, __version__, rulebook(game).version, plans[0].seed, chapters)


def name_of(plan: Plan) -> str:
    options = "".join(f", {name}={value}" for name, value in plan.options)
    return f"{len(plan.seats)} players ({', '.join(dict.fromkeys(plan.seats))}{options})"


def chapter_of(plan: Plan, games: Sequence[GameFacts]) -> Chapter:
    tables = [endings(games), *victories(plan, games), *fates(games), *scores(games), lengths(games), *drama(games)]
    tables += measured(games, plan.seed)
    tables = [table for table in tables if table.rows]
    return Chapter(name_of(plan), msgspec.to_builtins(plan), len(games), tables, [], by_game(games))


# --- shares ---------------------------------------------------------------------------------------------
def endings(games: Sequence[GameFacts]) -> Table:
    counts = Counter(game.ending for game in games)
    rows: list[list[Any]] = []
    for ending, count in counts.most_common():
        low, high = wilson(count, len(games))
        rows.append([ending.replace("-", " "), count, share(count, len(games)), rounded(low), rounded(high)])
    return Table("How games end", "", ["ending", "games", "share", "low", "high"], rows, "shares")


def victories(plan: Plan, games: Sequence[GameFacts]) -> list[Table]:
    """Everything that may help to win. The many comparisons of a chapter are corrected together (Holm)."""
    found: list[tuple[str, list[list[Any]], list[float | None]]] = []
    for subject in subjects_of(games):
        rows, ps = compared(subject, games)
        found.append((subject, rows, ps))
    known = [p for _, _, ps in found for p in ps if p is not None]
    corrected = iter(holm(known))
    tables = []
    for subject, rows, ps in found:
        for row, p in zip(rows, ps, strict=True):
            conclude(row, None if p is None else next(corrected), len(games), len(known))
        columns = [subject, "seats", "won", "low", "high", "difference", "error", "p", "verdict"]
        tables.append(Table(f"Victory by {subject}", about(subject, plan), columns, rows, "shares"))
    return tables


def about(subject: str, plan: Plan) -> str:
    if subject in ("turn order", "bot", "role", "character"):
        return "Share of seats that won, with its 95 % interval, beside all other seats."
    return (
        "Share of seats that won among those that did this at least once. Each is compared with the others of its "
        "kind: with seats that did something else of it, counted once for each thing. A difference is a hint, and "
        "no proof that the thing is the cause: what is done late is done by whoever is ahead."
    )


def subjects_of(games: Sequence[GameFacts]) -> list[str]:
    seats = [seat for game in games for seat in game.seats]
    names = ["turn order"]
    names += ["bot"] if len({seat.bot for seat in seats}) > 1 else []
    names += dict.fromkeys(kind for seat in seats for kind in seat.dealt)
    names += sorted({subject for seat in seats for subject in seat.did} - {*names} - FATES)
    return names


def fates(games: Sequence[GameFacts]) -> list[Table]:
    """What happened to how many seats, where that is the end itself."""
    seats = [seat for game in games for seat in game.seats]
    tables = []
    for fate in sorted({subject for seat in seats for subject in seat.did} & FATES):
        counts = Counter(thing for seat in seats for thing in seat.did.get(fate, {}))
        rows: list[list[Any]] = []
        for thing, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])):
            low, high = wilson(count, len(seats))
            rows.append([thing, count, share(count, len(seats)), rounded(low), rounded(high)])
        columns = [fate, "seats", "share", "low", "high"]
        tables.append(Table(fate.capitalize(), "Share of all seats.", columns, rows, "shares"))
    return tables


def things_of(subject: str, seat: SeatFacts) -> Iterable[str]:
    if subject == "turn order":
        return [f"{seat.order + 1}."]
    if subject == "bot":
        return [seat.bot]
    if subject in seat.dealt:
        return [seat.dealt[subject]]
    return seat.did.get(subject, {})


def compared(subject: str, games: Sequence[GameFacts]) -> tuple[list[list[Any]], list[float | None]]:
    """A row for each thing, the most favourable first: how many seats had it, their share of victories, the gap."""
    sets = [[(frozenset(things_of(subject, seat)), seat.won) for seat in game.seats] for game in games]
    things = sorted({thing for table in sets for held, _ in table for thing in held})
    found = []
    for thing in things:
        counted = [[(*beside_others(thing, held, len(things)), won) for held, won in table] for table in sets]
        seats = sum(has for table in counted for has, _, _ in table)
        wins = sum(has * won for table in counted for has, _, won in table)
        low, high = wilson(wins, seats)
        difference = gap(counted)
        row: list[Any] = [thing, seats, share(wins, seats), rounded(low), rounded(high)]
        row += [rounded(difference.difference), rounded(difference.error)] if difference else [None, None]
        found.append((row, difference.p if difference else None))
    if subject != "turn order":
        found.sort(key=lambda entry: (-entry[0][2], entry[0][0]))
    return [row for row, _ in found], [p for _, p in found]


def beside_others(thing: str, held: frozenset[str], kinds: int) -> tuple[int, int]:
    """How often a seat counts for the thing, and how often for the others of its kind: once for each that it has. What
    is the only one of its kind is compared with seats that have it not."""
    has = thing in held
    return int(has), len(held) - has if kinds > 1 else int(not has)


def conclude(row: list[Any], p: float | None, games: int, comparisons: int) -> None:
    """Add the corrected probability and what it means."""
    row.append(None if p is None else float(f"{p:.3g}"))
    if p is None:
        row.append("too few seats to compare")
    elif p < SURE:
        row.append("wins more often" if row[5] > 0 else "wins less often")
    else:
        size = findable(row[6], comparisons)
        row.append(f"no difference found with {games} games; one of {size:.0%} would have been found")


# --- numbers --------------------------------------------------------------------------------------------
def scores(games: Sequence[GameFacts]) -> list[Table]:
    known = [seat.score for game in games for seat in game.seats if seat.score is not None]
    if not known:
        return []
    return [Table("Scores", "How many seats ended with which score.", ["score", "seats"], binned(known), "bars")]


def lengths(games: Sequence[GameFacts]) -> Table:
    rows = binned([game.length for game in games])
    return Table("Length", "Decisions from the first to the last.", ["decisions", "games"], rows, "bars")


def binned(values: Sequence[int]) -> list[list[Any]]:
    """Counts by value, or by equal ranges of values where there are many."""
    least, width = min(values), max(1, -(-(max(values) - min(values) + 1) // BINS))
    counts = Counter((value - least) // width for value in values)
    rows: list[list[Any]] = []
    for place in range(max(counts) + 1):
        first = least + place * width
        rows.append([str(first) if width == 1 else f"{first} to {first + width - 1}", counts[place]])
    return rows


def drama(games: Sequence[GameFacts]) -> list[Table]:
    """Where somebody leads: how often that changes, when it is decided, and whether whoever leads at half time wins."""
    led = [game for game in games if game.leaders]
    if not led:
        return []
    changes = binned([len(game.leaders) - 1 for game in led])
    decided = [game.decided for game in led if game.decided is not None]
    ahead = [game for game in led if game.half is not None]
    kept = sum(game.seats[game.half].won for game in ahead if game.half is not None)
    low, high = wilson(kept, len(ahead))
    rows: list[list[Any]] = [
        ["the leader at half time wins", len(ahead), share(kept, len(ahead)), rounded(low), rounded(high)]
    ]
    late = sum(when > 0.9 for when in decided)
    low, high = wilson(late, len(decided))
    rows.append(["decided in the last tenth", len(decided), share(late, len(decided)), rounded(low), rounded(high)])
    shown = ["what", "games", "share", "low", "high"]
    return [
        Table("Changes of the lead", "How often another took the lead alone.", ["changes", "games"], changes, "bars"),
        Table("Drama", "A runaway leader wins nearly always; a close game is decided late.", shown, rows, "shares"),
    ]  # fmt: skip


def measured(games: Sequence[GameFacts], seed: str) -> list[Table]:
    """What the game itself measures: means with intervals (bootstrap over games, which are independent)."""
    by_game = [grouped(game) for game in games]
    keys = list(dict.fromkeys(key for game in by_game for key in game))
    tables: dict[str, list[list[Any]]] = {}
    for subject, name in keys:
        values = [game[subject, name] for game in by_game if (subject, name) in game]
        low, high = bootstrap(values, f"{seed} {subject} {name}")
        mean = sum(values) / len(values)
        tables.setdefault(subject, []).append([name, len(values), rounded(mean), rounded(low), rounded(high)])
    note = "Means over games, with the 95 % interval (bootstrap)."
    return [
        Table(f"Measures: {subject}", note, ["measure", "games", "mean", "low", "high"], rows, "means")
        for subject, rows in tables.items()
    ]


def grouped(game: GameFacts) -> dict[tuple[str, str], float]:
    """The mean of each measure in one game."""
    found: dict[tuple[str, str], list[float]] = {}
    for subject, name, value in game.measures:
        found.setdefault((subject, name), []).append(value)
    return {key: sum(values) / len(values) for key, values in found.items()}


def by_game(games: Sequence[GameFacts]) -> dict[str, list[float]]:
    """Length, victories of each seat and bot, and every measure that all games have."""
    found: dict[str, list[float]] = {"length": [float(game.length) for game in games]}
    for seat in range(len(games[0].seats)):
        found[f"seat {seat + 1} wins"] = [float(game.seats[seat].won) for game in games]
    for bot in sorted({seat.bot for seat in games[0].seats}):
        found[f"{bot} wins"] = [float(sum(seat.won for seat in game.seats if seat.bot == bot)) for game in games]
    means = [grouped(game) for game in games]
    for subject, name in means[0]:
        if all((subject, name) in game for game in means):
            found[f"{subject}: {name}"] = [rounded(game[subject, name]) for game in means]
    return found


def share(part: float, whole: int) -> float:
    return rounded(part / whole) if whole else 0.0


def rounded(value: float) -> float:
    return round(value, 4)
