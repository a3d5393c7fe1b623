"""What if: from which moments of a table somebody may play on, and the new table at which they do."""

from __future__ import annotations

from dataclasses import replace

from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE
from phobetor.kernel.words import Player
from phobetor.records.record import Origin
from phobetor.table.lobby import name_at
from phobetor.table.opening import new_owner, new_table
from phobetor.table.saved import BOT, HUMAN, OVER, Saved, SeatRow
from phobetor.table.table import Table, refuse


def moment_of(table: Table, guest: str, seat: Player, choice: int | None) -> int:
    """After how many choices it goes on; raises Refusal. Of a game that is not over, only the moment of now can be
    wanted, by whoever is alone with bots; of a finished one, everybody may take any seat at any moment."""
    choices = len(table.playing().record.choices)
    if not 0 <= seat < len(table.seats):
        raise refuse(MALFORMED, "no-such-seat")
    if table.phase != OVER:
        check_now(table, guest, seat, choice)
        return choices
    if choice is None or not 0 <= choice < choices:
        raise refuse(MALFORMED, "no-such-moment")
    return choice


def check_now(table: Table, guest: str, seat: Player, choice: int | None) -> None:
    mine = table.seats_of(table.owners(guest))
    if seat not in mine:
        raise refuse(NOT_YOURS, "not-your-seat" if mine else "not-seated")
    if not table.takes_back(seat):
        raise refuse(NOT_YOURS, "what-if-among-people")
    if not table.may_imagine(seat):
        raise refuse(STALE, "what-if-on-your-turn")
    if choice is not None:
        raise refuse(MALFORMED, "what-if-from-now")


def check_bot(table: Table, bot: str) -> None:
    if bot and bot not in table.title.bots:
        raise refuse(MALFORMED, "no-such-bot")


def opened_from(
    table: Table, guest: str, seat: Player, name: str, bot: str, origin: Origin, seed: str, language: str
) -> Saved:
    """The new table, unwritten, for this guest alone: nobody can find it, sit down or watch. `bot` plays all other
    seats; without it, bots stay who they are."""
    host = new_owner()
    seats = [
        SeatRow(other.number, HUMAN, name, "", host) if other.number == seat
        else played(table, other, bot, language)
        for other in table.seats
    ]  # fmt: skip
    saved = new_table(table.row.game, table.row.options, seats, host, guest, seed=seed)
    saved.table = replace(saved.table, code=0, locked=1, onlookers=0)
    saved.origin = origin
    return saved


def played(table: Table, seat: SeatRow, bot: str, language: str) -> SeatRow:
    if seat.kind == BOT and bot in ("", seat.bot):
        return SeatRow(seat.number, BOT, seat.name, seat.bot)
    level = bot or table.title.usual
    return SeatRow(seat.number, BOT, name_at(level, seat.number, language), level)
