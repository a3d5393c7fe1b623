"""Before the game: who sits where, how it will be played, whom the host sends away, and who is the host.

A lobby is the host's until the host begins. Whatever the host asks may name the arrangement that the host saw
(`arrangement`): if somebody sat down or moved meanwhile, nothing happens to the wrong chair.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from phobetor.book.text import bot_name
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE
from phobetor.records.notation import seat_letter
from phobetor.table import notices
from phobetor.table.changes import (
    Changes,
    HostChanged,
    LetIn,
    LinkDropped,
    LobbyAgreed,
    SeatsArranged,
    SeatsGivenUp,
    SeatsHeld,
    SentAway,
)
from phobetor.table.names import skeleton
from phobetor.table.opening import new_owner
from phobetor.table.saved import BOT, HUMAN, LOBBY, OPEN, SeatRow
from phobetor.table.table import Table, refuse


def name_at(bot: str, number: int, language: str) -> str:
    """How a bot is called whom nobody named: what it is, in the language of whoever put it there, and its seat."""
    return f"{bot_name(bot, language)} {seat_letter(number).upper()}"


# --- what is checked --------------------------------------------------------------------------------
def arrangement(table: Table) -> str:
    """A name for who sits where now; sealed, because it is made of more than everybody may know."""
    text = "/".join(f"{seat.kind} {seat.name} {seat.bot} {seat.owner}" for seat in table.seats)
    sealed = hashlib.blake2b(text.encode(), digest_size=6, key=bytes.fromhex(table.row.seed), person=b"lobby")
    return sealed.hexdigest()


def check_lobby(table: Table, seen: str = "") -> None:
    """That the game has not begun, and that the seats are those that were seen; without `seen`, whatever they are."""
    if table.phase != LOBBY:
        raise refuse(STALE, "already-begun")
    if seen and seen != arrangement(table):
        raise refuse(STALE, "seats-changed")


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


def free_name(table: Table, name: str, number: int) -> str:
    """The name, or one like it that nobody here has: a bot's seat letter comes again when chairs move."""
    taken = {skeleton(seat.name) for seat in table.seats if seat.kind != OPEN and seat.number != number}
    tries = [name, *[f"{name} {count}" for count in range(2, len(table.seats) + 2)]]
    return next(one for one in tries if skeleton(one) not in taken)


# --- sitting down and getting up --------------------------------------------------------------------
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
    if table.row.locked and owner not in table.holders:
        raise refuse(NOT_YOURS, "table-is-locked")
    check_name(table, name, mine[0] if len(mine) == 1 else number)
    if len(mine) == 1 and number not in mine:
        table.seats[mine[0]] = SeatRow(mine[0], OPEN)
    table.seats[number] = SeatRow(number, HUMAN, name, "", owner, salt)
    table.holders.setdefault(owner, set()).add(guest)
    return [SeatsHeld(table.id, owner, guest), *rearranged(table)]


def leave(table: Table, guest: str, present: set[str]) -> Changes:
    """Give up the seat; a host who does so is host no longer if anybody else sits here."""
    check_lobby(table)
    owners = table.owners(guest)
    for number in table.seats_of(owners):
        table.seats[number] = SeatRow(number, OPEN)
    change = pass_on(table, present, {*table.holders}) if table.row.host in owners else []
    return change + [given_up for owner in owners for given_up in dismiss(table, owner)] + rearranged(table)


def rearranged(table: Table) -> Changes:
    table.looks.clear()
    table.chosen = [0] * len(table.seats)
    return [SeatsArranged(table.id, tuple(table.seats))]


# --- what the host does -----------------------------------------------------------------------------
def edit(
    table: Table, number: int, kind: str, name: str, bot: str, language: str, seen: str = "", word: str = ""
) -> Changes:
    """The host changes a seat: a bot, somebody at the host's device, the host, or nobody."""
    check_lobby(table, seen)
    before = seat_at(table, number)
    if kind == BOT:
        usual = name_at(check_bot(table, bot), number, language)
        table.seats[number] = SeatRow(number, BOT, chosen_name(table, name, usual, number), bot)
    elif kind == OPEN:
        table.seats[number] = SeatRow(number, OPEN)
    else:
        called = name or before.name
        check_name(table, called, number)
        salt = before.salt if before.owner == table.row.host else ""  # a new name is no reason to lose one's part
        table.seats[number] = SeatRow(number, HUMAN, called, "", table.row.host, salt)
    return [*see_off(table, before, word), *rearranged(table)]


def chosen_name(table: Table, name: str, usual: str, number: int) -> str:
    """The name that was given, or a usual one that is free."""
    if name:
        check_name(table, name, number)
    return name or free_name(table, usual, number)


def see_off(table: Table, before: SeatRow, word: str) -> Changes:
    """After a seat was taken from somebody: if it was their last, they are sent away with the host's word."""
    return [*send_away(table, before.owner, before.name, word), *dismiss(table, before.owner)]


def send_away(table: Table, owner: str, name: str, word: str) -> Changes:
    """Whose last chair the host took does not sit down again here by themselves, from none of their browsers."""
    if not owner or owner == table.row.host or table.seats_of([owner]):
        return []
    gone = table.holders.get(owner, set()) - table.holders.get(table.row.host, set())
    table.sent_away |= dict.fromkeys(gone, name)
    table.parting |= dict.fromkeys(gone, word) if word else {}
    told = table.chat.announce(f"sent-away:{word}" if word else "sent-away", name)
    return [*[SentAway(table.id, guest, name, word) for guest in gone], *told]


def let_in(table: Table, name: str) -> Changes:
    """The host lets somebody sit down again."""
    check_lobby(table)
    back = [guest for guest, called in table.sent_away.items() if called == name]
    if not back:
        raise refuse(STALE, "not-sent-away")
    for guest in back:
        del table.sent_away[guest]
        table.parting.pop(guest, None)
    return [*[LetIn(table.id, guest) for guest in back], *table.chat.announce("may-sit", name)]


def dismiss(table: Table, owner: str) -> Changes:
    """Who has no seat left holds nothing here; the host stays the host."""
    if not owner or owner == table.row.host or table.seats_of([owner]):
        return []
    table.holders.pop(owner, None)
    table.links.pop(owner, None)
    notices.forget(table, lambda notice: notice.owner == owner)
    return [SeatsGivenUp(table.id, owner), LinkDropped(table.id, owner)]


def reorder(table: Table, order: Sequence[int], seen: str = "") -> Changes:
    """The chairs in another order, named by where they stood; whoever sits there moves along with name and salt."""
    check_lobby(table, seen)
    if sorted(order) != [*range(len(table.seats))]:
        raise refuse(MALFORMED, "no-such-order")
    table.seats[:] = [replace(table.seats[old], number=number) for number, old in enumerate(order)]
    return rearranged(table)


def add_chair(table: Table, seen: str = "") -> Changes:
    check_lobby(table, seen)
    if len(table.seats) >= table.title.players[1]:
        raise refuse(MALFORMED, "no-more-chairs", most=table.title.players[1])
    check_agreement(table, table.row.options, len(table.seats) + 1)
    table.seats.append(SeatRow(len(table.seats), OPEN))
    return rearranged(table)


def remove_chair(table: Table, number: int, seen: str = "", word: str = "") -> Changes:
    """Take a chair away; who sat there is sent away."""
    check_lobby(table, seen)
    before = seat_at(table, number)
    if before.owner and before.owner == table.row.host and table.seats_of([before.owner]) == [number]:
        raise refuse(MALFORMED, "host-stays")
    if len(table.seats) <= table.title.players[0]:
        raise refuse(MALFORMED, "no-fewer-chairs", least=table.title.players[0])
    check_agreement(table, table.row.options, len(table.seats) - 1)
    table.seats[:] = numbered([seat for seat in table.seats if seat is not before])
    return [*see_off(table, before, word), *rearranged(table)]


def numbered(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [replace(seat, number=number) for number, seat in enumerate(seats)]


def check_agreement(table: Table, options: dict[str, str], players: int) -> None:
    """Whether the game can be played so; raises BadInput with a sentence."""
    table.title.table(players, table.title.setting_values(options), Chance())


def agree(
    table: Table,
    settings: dict[str, str],
    clock: int | None,
    locked: bool | None,
    onlookers: bool | None,
    hints: bool | None,
) -> Changes:
    """The host changes how it is played; None leaves a thing as it is."""
    check_lobby(table)
    title, row = table.title, table.row
    options = title.setting_names(title.setting_values({**row.options, **settings}))
    check_agreement(table, options, len(table.seats))
    table.row = replace(
        row,
        options=options,
        clock=row.clock if clock is None else clock,
        locked=row.locked if locked is None else int(locked),
        onlookers=row.onlookers if onlookers is None else int(onlookers),
        hints=row.hints if hints is None else int(hints),
    )
    table.clocks.seconds = table.row.clock
    told = [] if table.row.locked == row.locked else table.chat.announce("locked" if locked else "unlocked", "")
    row = table.row
    return [LobbyAgreed(table.id, options, row.clock, row.locked, row.onlookers, row.hints), *told]


# --- the host ---------------------------------------------------------------------------------------
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


def start(table: Table, bot: str, language: str, seen: str = "") -> Changes:
    """The host begins: bots take the open seats, or these are taken away. Who begins twice has begun once."""
    if table.phase != LOBBY:
        return []
    check_lobby(table, seen)
    if bot:
        for seat in [seat for seat in table.seats if seat.kind == OPEN]:
            name = free_name(table, name_at(check_bot(table, bot), seat.number, language), seat.number)
            table.seats[seat.number] = SeatRow(seat.number, BOT, name, bot)
    taken = numbered([seat for seat in table.seats if seat.kind != OPEN])
    table.title.check_players(len(taken))
    check_agreement(table, table.row.options, len(taken))
    table.seats[:] = taken
    return table.begin()
