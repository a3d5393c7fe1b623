"""What an operator does with the tables of a server: list, check, hand out, and forget.

Looking works while a server runs; forgetting needs the database for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from phobetor.kernel.refusal import BadInput
from phobetor.kernel.words import NOBODY
from phobetor.records.notation import seat_letter
from phobetor.records.record import Divergence, Record
from phobetor.table.changes import Changes, LinkDropped, SeatsArranged, SeatsGivenUp, TableForgotten, WordsErased
from phobetor.table.databases import Where, looking, open_alone
from phobetor.table.saved import HUMAN, LOBBY, OVER, Saved, SeatRow
from phobetor.table.store import Reader
from phobetor.table.table import OldRules, Table


# --- looking ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Sight:
    """One table, as an operator sees it: nothing of its game but how far it is."""

    table: str
    game: str
    rules: str
    phase: str
    seats: list[str]
    created: float
    seen: float
    lines: int
    problem: str = ""
    """Why it cannot be opened, where that was tried."""


def sights(where: Where, check: bool = False) -> Iterator[Sight]:
    """All tables, the newest first; `check` plays every game again and compares all fingerprints."""
    with looking(where) as data:
        for name in data.all_tables():
            saved = data.load(name)
            if saved is not None:  # a running server may have forgotten it since
                yield sight(saved, problem_of(saved) if check else "")


def sight(saved: Saved, problem: str = "") -> Sight:
    row, seats = saved.table, [described(seat) for seat in saved.seats]
    return Sight(row.id, row.game, row.rules, row.phase, seats, row.created, row.seen, row.lines, problem)


def described(seat: SeatRow) -> str:
    """A person by name, a bot by its kind; neither where nobody sits."""
    return seat.name if seat.kind == HUMAN else f"({seat.bot or seat.kind})"


def problem_of(saved: Saved) -> str:
    try:
        Table(saved)
    except (Divergence, OldRules, BadInput) as error:
        return str(error)
    return ""


def found_in(data: Reader, name: str) -> Saved:
    saved = data.load(name)
    if saved is None:
        raise BadInput(f"There is no table '{name}' here; 'phobetor tables' lists all of them.")
    return saved


def one(where: Where, name: str) -> Sight:
    with looking(where) as data:
        saved = found_in(data, name)
    return sight(saved, problem_of(saved))


def record_of(where: Where, name: str) -> Record:
    """The game of a table, as far as it was played. Only finished ones: a record tells every secret."""
    with looking(where) as data:
        saved = found_in(data, name)
    if saved.table.phase != OVER:
        raise BadInput(f"The game at the table '{name}' is not over, and its record would tell every secret of it.")
    try:
        return Table(saved).playing().record
    except (Divergence, OldRules) as error:
        raise BadInput(f"The table '{name}' cannot be opened: {error}") from None


# --- forgetting -------------------------------------------------------------------------------------
def forget(where: Where, name: str, seat: str = "", game: bool = False) -> None:
    """Erase people from a table (or one of its seats): names, words, notes and ways in. The game stays, of nobody's;
    with `game`, nothing stays. What is erased leaves no trace in the tables."""
    data = open_alone(where)
    try:
        saved = found_in(data, name)
        data.write([TableForgotten(name)] if game else erased(saved, numbers(saved, seat))).result()
        data.tidy()
    finally:
        data.close()


def numbers(saved: Saved, seat: str) -> list[int]:
    """The seats that are meant, by letter; all of them, and who only watched, where none is named."""
    people = [row.number for row in saved.seats if row.kind == HUMAN]
    if not seat:
        return [*people, NOBODY]
    if seat not in [seat_letter(number) for number in people]:
        letters = ", ".join(map(seat_letter, people))
        raise BadInput(f"Nobody sits in seat '{seat}' of the table '{saved.table.id}'; people sit in: {letters}.")
    return [number for number in people if seat_letter(number) == seat]


def erased(saved: Saved, seats: list[int]) -> Changes:
    table = saved.table
    if table.phase == LOBBY:
        raise BadInput(f"The game at the table '{table.id}' has not begun; forget all of it with --game.")
    gone = [row for row in saved.seats if row.number in seats]
    kept = [replace(row, name=f"Seat {seat_letter(row.number)}") if row in gone else row for row in saved.seats]
    left = sorted({row.owner for row in gone} - {row.owner for row in saved.seats if row not in gone})
    strangers = [*saved.sent_away.values()] if NOBODY in seats else []
    return [
        SeatsArranged(table.id, tuple(kept)),
        WordsErased(table.id, tuple(seats), tuple(row.name for row in gone) + tuple(strangers)),
        *[change for owner in left for change in (SeatsGivenUp(table.id, owner), LinkDropped(table.id, owner))],
    ]
