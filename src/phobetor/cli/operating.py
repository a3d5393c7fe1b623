"""`phobetor backup`, `restore`, `tables` and `forget`: what somebody does who runs a server for others."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from phobetor.book.title import BadInput
from phobetor.cli.output import show

if TYPE_CHECKING:
    from phobetor.table.databases import Where
    from phobetor.table.keeping import Sight

OFTEN = 50
"""After so many games that were played again it is said how many."""


def folder(given: Namespace) -> Path:
    from phobetor.server.serving import data_folder

    return Path(given.data) if given.data else data_folder()


def where(given: Namespace) -> Where:
    """The folder, or the address of a PostgreSQL."""
    from phobetor.table.databases import folder_of, is_postgresql

    if given.data and given.database:
        raise BadInput("Say either --data, for a folder, or --database, for a PostgreSQL.")
    if not given.database or is_postgresql(given.database):
        return given.database or folder(given)
    return folder_of(given.database)


def backup(given: Namespace) -> int:
    from phobetor.table import copying, moving

    source, file = where(given), Path(given.file)
    count = copying.back_up(source, file) if isinstance(source, Path) else moving.back_up(source, file)
    told(
        given, {"file": given.file, "tables": count}, f"{count} tables are in '{given.file}'. Keep it as you keep keys."
    )
    return 0


def restore(given: Namespace) -> int:
    from phobetor.table import copying, moving
    from phobetor.table.databases import shown

    file, target = Path(given.file), where(given)
    count = copying.restore(file, target) if isinstance(target, Path) else moving.restore(file, target)
    to = shown(given.database, folder(given))
    told(given, {"folder": to, "tables": count}, f"{count} tables are in '{to}'; 'phobetor serve' goes on there.")
    return 0


def told(given: Namespace, report: dict[str, object], sentence: str) -> None:
    if given.json:
        show(report)
    else:
        print(sentence)


def tables(given: Namespace) -> int:
    """The status is 1 when a game does not lead where its fingerprints say."""
    from phobetor.table.keeping import one, sights

    if given.export and not given.table:
        raise BadInput("Say which table is to be exported: 'phobetor tables TABLE --export FILE'.")
    if given.export:
        return export(given)
    found = []
    for sight in [one(where(given), given.table)] if given.table else sights(where(given), given.check):
        found.append(sight)
        if not given.json:
            print(line(sight))
        if given.check and len(found) % OFTEN == 0:
            print(f"{len(found)} tables played again", file=sys.stderr)
    if given.json:
        show([asdict(sight) for sight in found])
    elif not given.table:
        print(summary(found))
    return int(any(sight.problem for sight in found))


def line(sight: Sight) -> str:
    from phobetor.table.names import clean_sentence

    seats = ", ".join(sight.seats)
    last = f"seen {date(sight.seen)}" if sight.seen else f"opened {date(sight.created)}"
    end = f"  DOES NOT OPEN: {sight.problem}" if sight.problem else ""
    return clean_sentence(f"{sight.table}  {sight.game}, {sight.phase}, {sight.lines} lines, {last}: {seats}{end}")


def summary(found: list[Sight]) -> str:
    phases = [f"{sum(sight.phase == phase for sight in found)} {phase}" for phase in ("lobby", "playing", "over")]
    return f"{len(found)} tables: {', '.join(phases)}."


def date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def export(given: Namespace) -> int:
    from phobetor.table.keeping import record_of

    to = Path(given.export)
    if to.exists():
        raise BadInput(f"'{to}' exists already: name a file that does not.")
    record = record_of(where(given), given.table)
    try:
        record.save(to)
    except OSError as error:
        raise BadInput(f"'{to}' cannot be written: {error.strerror}.") from None
    report: dict[str, object] = {"file": given.export, "choices": len(record.choices)}
    told(given, report, f"{len(record.choices)} choices are in '{to}'.")
    return 0


def migrate_store(given: Namespace) -> int:
    """The status is 1 when a game cannot be opened; it was moved as it is."""
    from contextlib import closing

    from phobetor.table.databases import open_database, open_source
    from phobetor.table.moving import move

    if given.source == given.target:
        raise BadInput("--from and --to are the same database: name another one.")
    found = []
    with (
        closing(open_source(given.source)) as source,
        closing(open_database(given.target, Path(), alone=True)) as target,
    ):
        for moved in move(source, target):
            found.append(moved)
            if len(found) % OFTEN == 0:
                print(f"{len(found)} tables moved and played again", file=sys.stderr)
    new, broken = sum(moved.new for moved in found), [moved for moved in found if moved.problem]
    for moved in broken:
        print(f"{moved.table} cannot be opened, here as there: {moved.problem}", file=sys.stderr)
    report: dict[str, object] = {"tables": len(found), "new": new, "broken": [moved.table for moved in broken]}
    told(given, report, f"{len(found)} tables are there ({new} of them new); every fingerprint was compared.")
    return int(bool(broken))


def forget(given: Namespace) -> int:
    from phobetor.table.keeping import forget as erase

    if given.seat and given.game:
        raise BadInput("Say either --seat, for one person, or --game, for the whole table.")
    erase(where(given), given.table, given.seat, given.game)
    left = "Nothing is left of it." if given.game else "Its game is kept, and is nobody's."
    print(f"The table {given.table} is forgotten. {left}" if not given.seat else f"Seat {given.seat} is forgotten.")
    return 0
