"""What if, at the terminal: playing on from what a seat of another game knew, against bots."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from phobetor.book.title import BadInput
from phobetor.cli.keyboard import Keyboard, leave_when_told
from phobetor.cli.play import HUMAN, Terminal, check_save, check_seats, default_path, is_human, names
from phobetor.cli.screen import Screen, wants_plain
from phobetor.kernel.words import Player
from phobetor.records.notation import seat_letter
from phobetor.records.record import Origin, Record, new_record, replay
from phobetor.records.whatif import check_moment, going_on, imagined, known_at
from phobetor.table.session import Session


def play_on(given: Namespace, record: Record, seat: Player) -> int:
    """From a moment of a recorded game; saved as any game is. Raises Divergence where the record does not hold."""
    choices = given.play_on - 1
    check_moment(record, choices)
    replay(record)
    check_save(given.save)
    seats = seats_of(record, seat, given.bot or "")
    check_seats(record.title(), seats)
    seed = secrets.token_hex(4) if given.seed is None else given.seed
    if not seed.isprintable():
        raise BadInput("The seed must be of letters that can be printed.")
    origin = Origin(
        f"game {record.hashes[-1][1] if record.hashes else record.game}", seat_letter(seat), choices,
        imagined(record.title(), known_at(record, choices, seat), seed),
    )  # fmt: skip
    fresh = new_record(record.game, record.options, seed, seats, names(seats, given.lang, record.title()))
    session = Session(going_on(fresh, origin), seat)
    path = Path(given.save or default_path(session))
    terminal = Terminal(session, given.lang, Screen(wants_plain(given.plain)), Keyboard(given.answers), path)
    terminal.keeps = bool(given.save)
    if terminal.keyboard.interactive:
        leave_when_told()
    return terminal.run()


def seats_of(record: Record, seat: Player, bot: str) -> list[str]:
    """The person in that seat, bots in all others: the named one, or who sits there and the usual one for people."""
    usual = record.title().usual
    others = [bot or (usual if is_human(who) else who) for who in record.seats]
    me = record.seats[seat] if is_human(record.seats[seat]) else HUMAN
    return [me if place == seat else other for place, other in enumerate(others)]
