"""What is written about a table: its rows, whatever database they are kept in."""

from __future__ import annotations

from dataclasses import dataclass, field

from phobetor.records.record import Origin

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
"""The phases of a table."""
HUMAN, BOT, OPEN = "human", "bot", "open"
"""The kinds of seats."""
PUSH, WEBHOOK = "push", "webhook"
"""The kinds of notices."""


@dataclass(frozen=True)
class SeatRow:
    number: int
    kind: str
    """'human', 'bot' or 'open'."""
    name: str = ""
    bot: str = ""
    """The bot that plays here; in a person's seat, the one that stands in."""
    owner: str = ""
    """The person: a key of this table, held by one or more guests."""
    salt: str = ""
    resigned: int = 0
    """1 when the person left for good: the bot that plays here is never sent away again."""


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules: str
    options: dict[str, str]
    seed: str
    """In hexadecimal; it leaves the server only after the game."""
    salts: str
    host: str
    created: float
    phase: str
    clock: int = 0
    """Seconds that a person has for each decision; 0 is as long as they like."""
    lines: int = 0
    """How many lines the log has: one that was cut off at its end is noticed."""
    sealed: int = 0
    """1 when every salt came after the commitment and from a page; tables of earlier versions have 0."""
    locked: int = 0
    """1 while the host lets nobody else sit down in the lobby."""
    onlookers: int = 1
    """0 when only people who sit at the table may see the game."""
    takebacks: int = 0
    """How often something was taken back that had shown something new; possible only against bots."""
    code: int = 0
    """The number of its spoken words (`words.py`); 0 for tables of earlier versions, which have none."""
    seen: float = 0.0
    """When somebody who sits here was last connected, about; tables that nobody looks at are forgotten."""
    hints: int = 0
    """1 where people may ask for hints although others play."""


@dataclass(frozen=True)
class ClockRow:
    """The time that a seat spent on its decision, in seconds."""

    seat: int
    choices: int
    """How many choices the game had when the decision was put."""
    chosen: int
    """How often the seat itself had chosen, also what was taken back."""
    spent: float
    """Before it last began to run."""
    since: float | None
    """Since when it runs, in the time of the server."""


@dataclass(frozen=True)
class Command:
    """One line of the log of a table."""

    table: str
    seq: int
    seat: int
    cmd: str
    kind: str
    """'choose', 'undo', 'vote', 'stand-in', 'return' or 'resign'; 'settle' and 'rules' (`readings.py`)."""
    decision: int
    option: str
    hash: str
    at: float


@dataclass(frozen=True)
class ChatRow:
    table: str
    number: int
    seat: int
    name: str
    text: str
    cmd: str
    at: float


@dataclass(frozen=True)
class NotesRow:
    """What a seat noted for itself."""

    seat: int
    text: str
    marks: dict[str, str]
    """What is marked -> how; see `server/protocol.py`."""


@dataclass(frozen=True)
class CommentRow:
    """What somebody wrote about a moment of a finished game."""

    table: str
    number: int
    choice: int
    """After how many choices."""
    seat: int
    text: str
    cmd: str
    at: float


@dataclass(frozen=True)
class NoticeRow:
    """Where a person wants to be told that it is their turn."""

    table: str
    id: str
    """The secret of the link that stops it."""
    owner: str
    guest: str
    """The browser that asked for it."""
    kind: str
    """'push' or 'webhook'."""
    address: str
    keys: str
    """Of the browser, for what is pushed to it: its public key and its secret."""
    language: str
    origin: str
    """Under which address the page was open: links lead there."""
    told: int = 0
    """1 once this turn was told."""


@dataclass(frozen=True)
class Listed:
    """One of a guest's tables, as a list shows it: nothing of its game is played for that."""

    id: str
    game: str
    phase: str
    asked: str
    """The letters of the seats that must decide."""
    owner: str
    """Whom the guest is there."""
    created: float
    seen: float
    takebacks: int
    winners: tuple[int, ...]
    ended: float
    """When the game was over; 0 while it is not."""
    what_if: int
    """1 where the game goes on from another one."""


@dataclass
class Saved:
    """Everything that is written about one table."""

    table: TableRow
    seats: list[SeatRow]
    holders: dict[str, set[str]]
    """Owner -> the guests who hold their seats: the browsers, known by what is kept of their cookies."""
    commands: list[Command]
    chat: list[ChatRow]
    clocks: list[ClockRow] = field(default_factory=list)
    links: dict[str, str] = field(default_factory=dict)
    """Owner -> what is kept of the token of the personal link that was not used yet."""
    sent_away: dict[str, str] = field(default_factory=dict)
    """Guest -> the name under which the host sent them away."""
    parting: dict[str, str] = field(default_factory=dict)
    """Guest -> what the host told them then, where that was anything."""
    notes: list[NotesRow] = field(default_factory=list)
    comments: list[CommentRow] = field(default_factory=list)
    notices: list[NoticeRow] = field(default_factory=list)
    version: int = 0
    """How often it was changed, where several processes may change it."""
    origin: Origin | None = None
    """Where a what-if game begins."""
