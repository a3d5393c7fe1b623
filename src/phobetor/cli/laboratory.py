"""`phobetor dataset`, `report`, `compare` and `vary`: what is to be done, and what was done in words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from phobetor.cli.output import progress_bar, show
from phobetor.cli.simulation import plans_of, workers_of
from phobetor.kernel.refusal import BadInput

if TYPE_CHECKING:
    from phobetor.lab.report.tables import Table


def dataset(given: Namespace) -> int:
    from phobetor.research.dataset import Source, source_of_records, write_dataset

    if bool(given.game) == bool(given.records):
        raise BadInput("Say which game the bots are to play, or name records with --records; not both.")
    if given.records:
        source = source_of_records(given.records)
    else:
        plans = plans_of(given)
        if len(plans) > 1:
            raise BadInput("A dataset is of one table: name one number of players and one value of each option.")
        source = Source(given.game, plans[0])
    with progress_bar(source.games, f"{source.game}: games") as progress:
        done = write_dataset(source, Path(given.out), workers_of(given), progress)
    stopped = done < source.games
    if given.json:
        show({"game": source.game, "games": done, "planned": source.games, "folder": given.out})
    else:
        print(f"{done} games of {source.game} are in {given.out}.")
        if stopped:
            print(f"{source.games} were planned: the same command goes on where this one stopped.")
    return 130 if stopped else 0


# --- reports ------------------------------------------------------------------------------------------
def report(given: Namespace) -> int:
    from phobetor.lab.report.writing import make_report

    plans = plans_of(given)
    with progress_bar(given.games * len(plans), f"{given.game}: games") as progress:
        found, whole = make_report(plans, Path(given.out), workers_of(given), given.page, progress)
    games = sum(chapter.games for chapter in found.chapters)
    if given.json:
        show({"game": found.game, "games": games, "planned": given.games * len(plans), "folder": given.out})
    else:
        print(f"The report on {games} games is in {Path(given.out) / 'index.html'}.")
        if not whole:
            print("It was stopped: the same command goes on and writes the whole report.")
    return 0 if whole else 130


def compare(given: Namespace) -> int:
    from phobetor.lab.report.comparing import compared, read_report

    tables = compared(read_report(Path(given.a)), read_report(Path(given.b)))
    tell_tables("Comparison", tables, given)
    return 0


def vary(given: Namespace) -> int:
    from phobetor.lab.report import comparing
    from phobetor.lab.simulate import check

    plans, varied = plans_of(given), comparing.read_varied(given.number)
    if len(plans) > 1:
        raise BadInput("One number is varied at one table: name one number of players and one value of each option.")
    check(plans[0])
    for value in varied.values:
        comparing.replaced_text(given.game, varied, value)
    with progress_bar(given.games * len(varied.values), f"{given.game}: games") as progress, kept(given.out) as folder:
        tables = comparing.vary(plans[0], varied, given.jobs or 1, folder, progress)
    if tables is None:
        print("It was stopped" + (": the same command goes on where it stopped." if given.out else "."))
        return 130
    tell_tables(f"{given.game}: {varied.name}", tables, given)
    return 0


@contextmanager
def kept(out: str | None) -> Iterator[Path]:
    """Where games are kept until all are played: in the named folder, or nowhere for long."""
    if not out:
        with TemporaryDirectory() as name:
            yield Path(name)
        return
    try:
        Path(out).mkdir(parents=True, exist_ok=True)
        yield Path(out)
    except OSError as error:
        raise BadInput(f"'{out}' cannot be written: {error.strerror}.") from None


def tell_tables(title: str, tables: Sequence[Table], given: Namespace) -> None:
    """As JSON, as lines, and as a page where one is wanted."""
    if given.out:
        write_page(title, tables, Path(given.out))
    if given.json:
        show(msgspec.to_builtins(list(tables)))
        return
    for table in tables:
        print(table.name if not table.about else f"{table.name} ({table.about.rstrip('.')})")
        for row in table.rows:
            print(
                f"  {row[0]}: {row[2]:g} [{row[3]:g}, {row[4]:g}]{f'  {row[-1]}' if isinstance(row[-1], str) else ''}"
            )


def write_page(title: str, tables: Sequence[Table], folder: Path) -> None:
    from phobetor.lab.report.page import page, section

    try:
        folder.mkdir(parents=True, exist_ok=True)
        body = "\n".join(section(table) for table in tables)
        (folder / "index.html").write_text(page(title, "", body), encoding="utf-8")
        (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(list(tables)), indent=1) + b"\n")
    except OSError as error:
        raise BadInput(f"'{folder}' cannot be written: {error.strerror}.") from None
