"""What may change about tables and guests, named in the past tense: small values that any store can write down.

A guest is a browser, known by what is kept of its cookie; an owner is a person at one table, whose seats one or more
guests hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from phobetor.records.record import Origin
from phobetor.table.saved import ChatRow, ClockRow, Command, CommentRow, NotesRow, NoticeRow, SeatRow, TableRow


# --- a table ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class TableOpened:
    row: TableRow


@dataclass(frozen=True)
class WhatIfOpened:
    """The game of the table begins in the middle of another one."""

    table: str
    origin: Origin


@dataclass(frozen=True)
class SeatsArranged:
    """All seats of the table, instead of those before."""

    table: str
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class HostChanged:
    table: str
    host: str


@dataclass(frozen=True)
class LobbyAgreed:
    """How the table will be played, as the host has it now."""

    table: str
    options: dict[str, str]
    seconds: int
    locked: int
    onlookers: int
    hints: int


@dataclass(frozen=True)
class GameBegun:
    """Salts and rules are fixed; `asked` are the letters of the seats that must decide first."""

    table: str
    phase: str
    salts: str
    rules: str
    asked: str


@dataclass(frozen=True)
class RulesChanged:
    """The game goes on under these rules, with these options."""

    table: str
    rules: str
    options: dict[str, str]


@dataclass(frozen=True)
class CommandLogged:
    """A new line of the log; no other line of the table has its number or its id."""

    command: Command


@dataclass(frozen=True)
class TurnPassed:
    """Who must decide now and what was taken back, for lists of tables, and how many lines the log has."""

    table: str
    phase: str
    asked: str
    lines: int
    takebacks: int = 0


@dataclass(frozen=True)
class GameEnded:
    table: str
    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    at: float


@dataclass(frozen=True)
class TableSeen:
    """Somebody who sits there was connected."""

    table: str
    at: float


@dataclass(frozen=True)
class TableForgotten:
    """Nothing is left of the table."""

    table: str


@dataclass(frozen=True)
class ChatSaid:
    line: ChatRow


@dataclass(frozen=True)
class NotesKept:
    """What a seat notes for itself, instead of what it noted before."""

    table: str
    notes: NotesRow


@dataclass(frozen=True)
class WordsErased:
    """What these seats said, noted and commented, and every line about people of these names."""

    table: str
    numbers: tuple[int, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class CommentWritten:
    comment: CommentRow


@dataclass(frozen=True)
class CommentDeleted:
    table: str
    number: int


@dataclass(frozen=True)
class ClockSet:
    table: str
    clock: ClockRow


@dataclass(frozen=True)
class NoticeKept:
    """Somebody wants to be told of their turn, or was."""

    notice: NoticeRow


@dataclass(frozen=True)
class NoticeDropped:
    table: str
    id: str


# --- who holds seats --------------------------------------------------------------------------------
@dataclass(frozen=True)
class SeatsHeld:
    """The guest holds the owner's seats, too."""

    table: str
    owner: str
    guest: str


@dataclass(frozen=True)
class SeatsGivenUp:
    """Nobody holds anything for the owner any more."""

    table: str
    owner: str


@dataclass(frozen=True)
class SeatsForgotten:
    """The guest holds nothing at this table any more; others who hold the same seats still do."""

    table: str
    guest: str


@dataclass(frozen=True)
class LinkMade:
    """A personal link, instead of an earlier one; `token` is what is kept of it."""

    table: str
    owner: str
    token: str
    at: float


@dataclass(frozen=True)
class LinkDropped:
    table: str
    owner: str


@dataclass(frozen=True)
class SentAway:
    table: str
    guest: str
    name: str
    word: str = ""
    """What the host told them."""


@dataclass(frozen=True)
class LetIn:
    table: str
    guest: str


# --- the server -------------------------------------------------------------------------------------
@dataclass(frozen=True)
class GuestCame:
    guest: str
    at: float


@dataclass(frozen=True)
class GuestLeft:
    """The guest is nobody any more; a personal link that was not used stays a way back."""

    guest: str


@dataclass(frozen=True)
class GuestRenewed:
    """What the guest held is held by the fresh one alone: other guests of these seats and their links are void."""

    guest: str
    fresh: str
    at: float


@dataclass(frozen=True)
class TimeKept:
    """How long the server has run in all its lives."""

    seconds: float


TableChange = (
    TableOpened | WhatIfOpened | SeatsArranged | HostChanged | LobbyAgreed | GameBegun | RulesChanged | CommandLogged
    | TurnPassed
    | GameEnded | TableSeen | TableForgotten | ChatSaid | NotesKept | WordsErased | CommentWritten | CommentDeleted
    | ClockSet | NoticeKept | NoticeDropped
)  # fmt: skip
GuestChange = (
    SeatsHeld | SeatsGivenUp | SeatsForgotten | LinkMade | LinkDropped | SentAway | LetIn
    | GuestCame | GuestLeft | GuestRenewed
)  # fmt: skip
Change = TableChange | GuestChange | TimeKept
Changes = list[Change]
