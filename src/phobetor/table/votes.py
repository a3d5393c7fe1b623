"""Votes about somebody who is away or late, the bot that stands in, and the way back to the seat."""

from __future__ import annotations

from dataclasses import replace

from phobetor.book.title import Title
from phobetor.kernel.refusal import STALE
from phobetor.kernel.words import Player
from phobetor.records.notation import seat_letter
from phobetor.table.changes import Changes
from phobetor.table.saved import HUMAN
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


def take_back(table: Table, seat: Player, cmd: str) -> Changes:
    if table.seats[seat].kind != HUMAN or not table.seats[seat].bot:
        raise refuse(STALE, "nobody-stands-in")
    table.seats[seat] = replace(table.seats[seat], bot="")
    table.clocks.forget(seat)
    change = table.log("return", seat, cmd, "")
    return [*change, table.arranged(), *table.chat.announce("is-back", table.seats[seat].name)]


def forget_votes(table: Table, about: Player) -> None:
    table.votes = {votes: bot for votes, bot in table.votes.items() if votes[1] != about}
