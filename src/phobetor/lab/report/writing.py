"""Reports in files: a page, JSON, Parquet, and the records of games that are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

import msgspec

from phobetor.kernel.refusal import BadInput
from phobetor.lab.report.page import report_page
from phobetor.lab.report.tables import Chapter, Report, report_of
from phobetor.lab.report.watching import PLAYED, GameFacts, Played, recorded, watched
from phobetor.lab.simulate import Plan, check
from phobetor.lab.workers import Workers
from phobetor.records.link import TooLong, address_of, write_link


def make_report(
    plans: Sequence[Plan], folder: Path, workers: Workers, address: str, progress: Callable[[int], None]
) -> tuple[Report, bool]:
    """Play, and write the folder; says whether all games were played. Stopped, it tells of those that were."""
    check_libraries()
    for plan in plans:
        check(plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        played, whole = play_all(plans, folder, workers, progress)
        report = report_of(plans, [one.games for one in played])
        for chapter, one in zip(report.chapters, played, strict=False):
            chapter.outliers = outliers(one.plan, one.games, folder, address)
        write(report, [one.games for one in played], folder)
        if whole:
            for one in played:
                one.path.unlink()
    except OSError as error:
        raise BadInput(f"'{folder}' cannot be written: {error.strerror}.") from None
    return report, whole


def check_libraries() -> None:
    """Before the first game; raises BadInput."""
    for name in ("pyarrow", "vl_convert"):
        try:
            import_module(name)
        except ImportError:
            raise BadInput(f"A report needs {name}; install it with: pip install 'phobetor[research]'.") from None


def play_all(
    plans: Sequence[Plan], folder: Path, workers: Workers, progress: Callable[[int], None]
) -> tuple[list[Played], bool]:
    played: list[Played] = []
    for number, plan in enumerate(plans):
        before = sum(len(one.games) for one in played)
        one = Played(plan, folder / PLAYED.format(number))
        played.append(one)
        chunks = partial(watched, plan, workers)
        if not one.play(chunks, lambda done, before=before: progress(before + done)):  # type: ignore[misc]
            return played, False
    return played, True


def outliers(plan: Plan, games: Sequence[GameFacts], folder: Path, address: str) -> list[list[object]]:
    """The longest, the shortest, and the one in which the lead changed most often."""
    wanted = {
        "the longest": max(games, key=lambda game: (game.length, -game.number)),
        "the shortest": min(games, key=lambda game: (game.length, game.number)),
    }
    if any(game.leaders for game in games):
        wanted["the lead changed most often"] = max(games, key=lambda game: (len(game.leaders), -game.number))
    found: list[list[object]] = []
    for why, game in wanted.items():
        record = recorded(plan, game.number)
        options = "".join(f"-{value}" for _, value in plan.options)
        name = f"records/{plan.game}-{len(plan.seats)}{options}-{game.number}.phobetor.json"
        record.save(folder / name)
        try:
            link = address_of(address, write_link(record))
        except TooLong:
            link = ""
        found.append([why, game.number, name, link])
    return found


def write(report: Report, played: Sequence[Sequence[GameFacts]], folder: Path) -> None:
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    (folder / "index.html").write_text(report_page(report), encoding="utf-8")
    write_parquet(report.chapters, played, folder)


def write_parquet(chapters: Sequence[Chapter], played: Sequence[Sequence[GameFacts]], folder: Path) -> None:
    """seats.parquet: a row for each seat of each game. tables.parquet: every figure of the report."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = [
        {
            "table": chapter.name, "game": game.number, "length": game.length, "ending": game.ending, "seat": number,
            "bot": seat.bot, "order": seat.order, "won": seat.won, "score": seat.score,
            "dealt": list(seat.dealt.items()),
            "did": [(f"{subject}: {thing}", count) for subject, of in seat.did.items() for thing, count in of.items()],
        }
        for chapter, games in zip(chapters, played, strict=False)
        for game in games
        for number, seat in enumerate(game.seats)
    ]  # fmt: skip
    columns = {"table": pa.string(), "game": pa.int32(), "length": pa.int32(), "ending": pa.string(),
               "seat": pa.int8(), "bot": pa.string(), "order": pa.int8(), "won": pa.bool_(), "score": pa.int32(),
               "dealt": pa.map_(pa.string(), pa.string()), "did": pa.map_(pa.string(), pa.int32())}  # fmt: skip
    pq.write_table(pa.Table.from_pylist(rows, schema=pa.schema(columns)), folder / "seats.parquet", compression="zstd")
    figures = [
        {"table": chapter.name, "section": table.name, "row": str(row[0]), "column": column, "value": float(value)}
        for chapter in chapters
        for table in chapter.tables
        for row in table.rows
        for column, value in zip(table.columns[1:], row[1:], strict=True)
        if isinstance(value, (int, float))
    ]
    pq.write_table(pa.Table.from_pylist(figures), folder / "tables.parquet", compression="zstd")
