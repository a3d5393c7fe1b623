"""Votes about somebody who is away or late, the bot that stands in, and the way back to the seat."""

from __future__ import annotations

from dataclasses import replace

from phobetor.book.title import Title
from phobetor.kernel.refusal import STALE
from phobetor.kernel.words import Player
from phobetor.records.notation import seat_letter
from phobetor.table import lobby, notices
from phobetor.table.changes import Changes, SeatsForgotten
from phobetor.table.saved import HUMAN, LOBBY, OVER, PLAYING
from phobetor.table.table import Table, refuse


def stand_in(title: Title) -> str:
    """Who plays for somebody who left: a bot of middling strength, where there is one."""
    return "greedy" if "greedy" in title.bots else next(iter(title.bots))


def vote(table: Table, seat: Player, cmd: str, about: Player, bot: bool, present: set[str]) -> Changes:
    """Those who are here decide by majority whether a bot stands in; `present` are the owners who are."""
    table.votes[seat, about] = bot
    change = table.log("vote", seat, cmd, f"{seat_letter(about)} {'bot' if bot else 'wait'}")
    voters = {found.owner for found in table.seats if found.kind == HUMAN and not found.bot} & present
    voters.discard(table.seats[about].owner)
    wanting = {table.seats[voter].owner for (voter, on), wants in table.votes.items() if on == about and wants}
    if len(wanting & voters) * 2 > len(voters):
        change += put_bot(table, about, table.seats[about].owner in present)
    return change


def put_bot(table: Table, seat: Player, here: bool) -> Changes:
    table.seats[seat] = replace(table.seats[seat], bot=stand_in(table.title))
    forget_votes(table, seat)
    change = table.log("stand-in", seat, table.own_command(), table.seats[seat].bot)
    told = table.chat.announce("bot-plays-on" if here else "bot-stands-in", table.seats[seat].name)
    return [*change, table.arranged(), *told]


def resign(table: Table, guest: str) -> Changes:
    """Somebody leaves for good: a bot plays their seats to the end. No game here has a rule for giving up, so the game
    goes on for the others as if the person still played. Who resigns twice has resigned once."""
    if table.phase != PLAYING:
        raise refuse(STALE, "game-is-over" if table.phase == OVER else "not-begun")
    change: Changes = []
    for seat in table.seats_of(table.owners(guest)):
        if not table.seats[seat].resigned:
            table.seats[seat] = replace(table.seats[seat], bot=stand_in(table.title), resigned=1)
            forget_votes(table, seat)
            change += table.log("resign", seat, table.own_command(), table.seats[seat].bot)
            change += [table.arranged(), *table.chat.announce("resigned", table.seats[seat].name)]
    return change


def forget(table: Table, guest: str, present: set[str]) -> Changes:
    """The table leaves the guest's list: they get up from a lobby, and hold nothing more of a game that is over for
    them, or that was only tried."""
    own = table.seats_of(table.owners(guest))
    if table.phase == PLAYING and table.origin is None and not all(table.seats[seat].resigned for seat in own):
        raise refuse(STALE, "resign-first")
    change = lobby.leave(table, guest, present) if table.phase == LOBBY else []
    for guests in table.holders.values():
        guests.discard(guest)
    notices.forget(table, lambda notice: notice.guest == guest)
    return [*change, SeatsForgotten(table.id, guest)]


def take_back(table: Table, seat: Player, cmd: str) -> Changes:
    if table.seats[seat].resigned:
        raise refuse(STALE, "left-for-good")
    if table.seats[seat].kind != HUMAN or not table.seats[seat].bot:
        raise refuse(STALE, "nobody-stands-in")
    table.seats[seat] = replace(table.seats[seat], bot="")
    table.clocks.forget(seat)
    change = table.log("return", seat, cmd, "")
    return [*change, table.arranged(), *table.chat.announce("is-back", table.seats[seat].name)]


def forget_votes(table: Table, about: Player) -> None:
    table.votes = {votes: bot for votes, bot in table.votes.items() if votes[1] != about}
