"""A game whose rules have changed since it began: how far it is the same game today, and how it may go on.

The log is played again under the rules of today, and every fingerprint in it is compared. A game that is the same to
its last line is a game of today. Where another one differs, its table chooses: the older reading, where it is still
there as an option of the game (`earlier` in rulebook.toml); the last position that both have in common; or the end.
What was agreed is a line of the log, so that everybody reads the log alike ever after.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from phobetor.book.title import Title
from phobetor.kernel.agenda import Game, fingerprint
from phobetor.kernel.refusal import BadInput, Refusal
from phobetor.kernel.writing import is_number
from phobetor.records.notation import read_choice, seat_letter
from phobetor.records.record import Divergence
from phobetor.table.saved import Command
from phobetor.table.session import Session

SAME, OLD, BACK, END = "same", "old", "back", "end"
CHANGED = "rules"
"""The kind of the line: one of these ways, and the last line before it that counts."""


@dataclass(frozen=True)
class Split:
    """Where a game of other rules is no longer the same under those of today."""

    then: str
    now: str
    line: int
    """The last line of the log that leads to the same position."""
    options: Mapping[str, str]
    """With which the older reading is still played, and"""
    older: Session | None
    """the whole game so; None where that is not possible."""

    @property
    def ways(self) -> list[str]:
        return [OLD, BACK, END] if self.older is not None else [BACK, END]


def struck(log: Sequence[Command]) -> set[int]:
    """The lines that do not count any more: their table went back behind them."""
    ways = [(command.seq, *way_of(command)) for command in log if command.kind == CHANGED]
    return {line for seq, way, last in ways if way in (BACK, END) for line in range(last + 1, seq)}


def way_of(command: Command) -> tuple[str, int]:
    """What a line of this kind says."""
    way, _, last = command.option.partition(" ")
    if way not in (SAME, OLD, BACK, END) or not is_number(last) or not 0 <= int(last) < command.seq:
        raise Divergence(f"Command {command.seq} cannot be read.")
    return way, int(last)


def last_change(log: Sequence[Command]) -> int:
    """The line since which the log was written under the rules of its table; fingerprints before it are others."""
    return max((command.seq for command in log if command.kind == CHANGED), default=0)


def carry_out(title: Title, session: Session, command: Command) -> None:
    """What a line does to the game. Raises BadInput and Refusal."""
    if command.kind == "choose":
        text = f"{seat_letter(command.seat)} {command.option}"
        session.answer(*read_choice(title, text, session.record.players, session.settings))
    elif command.kind == "undo":
        session.undo(command.seat)
    elif command.kind == CHANGED and command.option.startswith(BACK):
        go_back(session)


def go_back(session: Session) -> None:
    """The game stands where it went back to; it is marked, because everybody knows what came then."""
    session.record.go_back(len(session.record.choices), marked=True)


def last_common(title: Title, session: Session, log: Sequence[Command], options: Mapping[str, str]) -> int:
    """The last line up to which the log, written with these options, leads a fresh session to the same positions."""
    gone, since = struck(log), last_change(log)
    settings = settings_then(title, options)
    for command in [line for line in log if line.seq not in gone]:
        try:
            carry_out(title, session, command)
        except (BadInput, Refusal):
            return command.seq - 1
        if command.hash and command.seq >= since and fingerprint_then(session.game, settings) != command.hash:
            return command.seq - 1
    return len(log)


def settings_then(title: Title, options: Mapping[str, str]) -> list[int]:
    """As positions held them: the rules of then knew no other options, and these in this order."""
    values = dict(zip((setting.name for setting in title.settings), title.setting_values(options), strict=True))
    return [values[name] for name in options]


def fingerprint_then(game: Game, settings: list[int]) -> str:
    """As the rules of then took it; what else is in a position has not changed, or it is another one."""
    return fingerprint({**game.saved(), "settings": settings})
