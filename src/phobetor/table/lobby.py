"""Before the game: who sits where, whom the host sends away, and who is the host.

Whatever changes seats may fill the last one; then the game begins (`Table.settle`).
"""

from __future__ import annotations

from dataclasses import replace

from phobetor.book.text import bot_name
from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE
from phobetor.records.notation import seat_letter
from phobetor.table.changes import Changes, HostChanged, LetIn, LinkDropped, SeatsGivenUp, SeatsHeld, SentAway
from phobetor.table.names import skeleton
from phobetor.table.opening import new_owner
from phobetor.table.saved import BOT, HUMAN, LOBBY, OPEN, SeatRow
from phobetor.table.table import Table, refuse


def name_at(bot: str, number: int, language: str) -> str:
    """How a bot is called whom nobody named: what it is, in the language of whoever put it there, and its seat."""
    return f"{bot_name(bot, language)} {seat_letter(number).upper()}"


def check_lobby(table: Table) -> None:
    if table.phase != LOBBY:
        raise refuse(STALE, "already-begun")


def seat_at(table: Table, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise refuse(MALFORMED, "no-such-seat")
    return table.seats[number]


def check_name(table: Table, name: str, number: int) -> None:
    if not name:
        raise refuse(MALFORMED, "name-is-empty")
    for other in table.seats:
        if other.number != number and other.kind != OPEN and skeleton(other.name) == skeleton(name):
            raise refuse(MALFORMED, "name-is-taken")


def check_bot(table: Table, bot: str) -> str:
    if bot not in table.title.bots:
        raise refuse(MALFORMED, "no-such-bot")
    return bot


def check_salt(table: Table, salt: str, answered: str) -> None:
    """A salt counts when it answers the commitment of this table: whoever drew it had seen that before."""
    if salt and answered != table.commitment:
        raise refuse(STALE, "seal-is-over") if answered else refuse(MALFORMED, "salt-too-early")


def sit(table: Table, guest: str, number: int, name: str, salt: str, answered: str = "") -> Changes:
    """Sit down in an open seat; who sits already moves."""
    check_lobby(table)
    check_salt(table, salt, answered)
    if guest in table.sent_away:
        raise refuse(NOT_YOURS, "sent-away")
    seat = seat_at(table, number)
    owner = next(iter(table.owners(guest)), "") or new_owner()
    mine = table.seats_of([owner])
    if seat.kind != OPEN and number not in mine:
        raise refuse(STALE, "seat-is-taken")
    check_name(table, name, mine[0] if len(mine) == 1 else number)
    if len(mine) == 1 and number not in mine:
        table.seats[mine[0]] = SeatRow(mine[0], OPEN)
    table.seats[number] = SeatRow(number, HUMAN, name, "", owner, salt)
    table.holders.setdefault(owner, set()).add(guest)
    return [SeatsHeld(table.id, owner, guest), *table.settle()]


def edit(table: Table, number: int, kind: str, name: str, bot: str, language: str) -> Changes:
    """The host changes a seat: a bot, somebody at the host's device, the host, or nobody."""
    check_lobby(table)
    left, called = seat_at(table, number).owner, seat_at(table, number).name
    if kind != OPEN:
        usual = name_at(check_bot(table, bot), number, language) if kind == BOT else seat_at(table, number).name
        name = name or usual
        check_name(table, name, number)
    if kind == BOT:
        table.seats[number] = SeatRow(number, BOT, name, check_bot(table, bot))
    elif kind == OPEN:
        table.seats[number] = SeatRow(number, OPEN)
    else:
        table.seats[number] = SeatRow(number, HUMAN, name, "", table.row.host)
    return [*send_away(table, left, called), *dismiss(table, left), *table.settle()]


def send_away(table: Table, owner: str, name: str) -> Changes:
    """Whose last chair the host took does not sit down again here by themselves, from none of their browsers."""
    if not owner or owner == table.row.host or table.seats_of([owner]):
        return []
    gone = table.holders.get(owner, set()) - table.holders.get(table.row.host, set())
    table.sent_away |= dict.fromkeys(gone, name)
    return [SentAway(table.id, guest, name) for guest in gone]


def let_in(table: Table, name: str) -> Changes:
    """The host lets somebody sit down again."""
    check_lobby(table)
    back = [guest for guest, called in table.sent_away.items() if called == name]
    if not back:
        raise refuse(STALE, "not-sent-away")
    for guest in back:
        del table.sent_away[guest]
    return [*[LetIn(table.id, guest) for guest in back], *table.chat.announce("may-sit", name)]


def dismiss(table: Table, owner: str) -> Changes:
    """Who has no seat left holds nothing here; the host stays the host."""
    if not owner or owner == table.row.host or table.seats_of([owner]):
        return []
    table.holders.pop(owner, None)
    table.links.pop(owner, None)
    return [SeatsGivenUp(table.id, owner), LinkDropped(table.id, owner)]


def leave(table: Table, guest: str, present: set[str]) -> Changes:
    """Give up the seat; a host who does so is host no longer if anybody else sits here."""
    check_lobby(table)
    owners = table.owners(guest)
    for number in table.seats_of(owners):
        table.seats[number] = SeatRow(number, OPEN)
    change = pass_on(table, present, {*table.holders}) if table.row.host in owners else []
    return change + [given_up for owner in owners for given_up in dismiss(table, owner)] + table.settle()


def heirs(table: Table, people: set[str]) -> list[str]:
    """Who of these could be the host instead, in the order of their seats."""
    return [seat.owner for seat in table.seats if seat.owner in people - {table.row.host}]


def pass_on(table: Table, *preferred: set[str]) -> Changes:
    """Somebody else who sits here is the host from now on: of the first people, or else of the next."""
    heir = next((heir for people in preferred for heir in heirs(table, people)), "")
    if not heir:
        return []
    left, table.row = table.row.host, replace(table.row, host=heir)
    told = table.chat.announce("is-host", table.seats[table.seats_of([heir])[0]].name)
    return [HostChanged(table.id, heir), *dismiss(table, left), *told]


def start(table: Table, bot: str, language: str) -> Changes:
    """The host begins: bots take the open seats, or these are taken away."""
    check_lobby(table)
    taken = [seat for seat in table.seats if seat.kind != OPEN]
    if bot:
        for seat in table.seats:
            if seat.kind == OPEN:
                name = name_at(check_bot(table, bot), seat.number, language)
                table.seats[seat.number] = SeatRow(seat.number, BOT, name, bot)
    else:
        table.title.check_players(len(taken))
        table.seats[:] = [replace(seat, number=number) for number, seat in enumerate(taken)]
    return table.settle()
