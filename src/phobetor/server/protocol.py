"""Every message between the page and the server, written once; `web/src/protocol.ts` is generated from it.

The page sends the number of an option of a decision, never cards. Texts come ready in the viewer's language, together
with the ids and numbers they were made of, so that a page can point at what they speak of.

The socket of a table is /api/tables/{table}/socket, from the same origin and with the browser's cookie. Every HTTP body
is JSON with `Content-Type: application/json`; `?lang=` chooses the language of the sentences in answers.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from phobetor.book.bar import Bar
from phobetor.book.finale import Finale
from phobetor.book.notebook import Notebook
from phobetor.book.preview import Preview
from phobetor.book.story import Alarm, Section

Language = Literal["en", "ru", "pl"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(max_length=64, pattern=r"\A[A-Za-z0-9_-]*\Z")]
"""A page's own contribution to chance, drawn by the page after it was shown the commitment; without it the seat adds
nothing."""
Commitment = Annotated[str, Meta(max_length=64, pattern=r"\A[0-9a-f]*\Z")]
"""The fingerprint of the server's seed that the page was shown before it drew its salt: the salt answers it."""
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"\A[A-Za-z0-9_-]+\Z")]
"""Made by the page; the same id sent again has the same effect, once."""
Clock = Literal[0, 30, 60, 180, 86400]
"""Seconds that a person has for each own decision; 0 is as long as they like."""
Way = Literal["old", "back", "end"]
"""How a game may go on whose rules have changed."""
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
NoteText = Annotated[str, Meta(max_length=2000)]
MarkId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[a-z0-9:/-]+\Z")]
"""What is marked: a seat ("1") or what it could be ("1/role:3")."""
Mark = Literal["yes", "maybe", "no"]
Word = Annotated[str, Meta(max_length=120)]
"""What the host tells somebody who is sent away."""
Arrangement = Annotated[str, Meta(max_length=24)]
"""`arrangement` of TableOut as the host saw it: if the seats are others by now, the request is refused. Without it, the
request counts whatever the seats are."""


LinkText = Annotated[str, Meta(max_length=2400)]
"""A whole game in a link, with or without its address."""
RecordText = Annotated[str, Meta(max_length=262_144)]
"""The text of a record's file."""


# === From the page, over the socket =================================================================
class Client(Struct, tag_field="t", forbid_unknown_fields=True):
    """What a page may say."""


class Hello(Client, tag="hello"):
    """The first message: in which language, and after which version the page knows nothing. It may come again."""

    lang: Language
    version: int = 0
    seat: int | None = None
    """From which of this browser's seats to look; -1 only watches; without it, the first of them."""


class Choose(Client, tag="choose"):
    """Option number `option` (from 0) of the decision `decision`."""

    cmd: CommandId
    decision: int
    option: int


class ChooseSeveral(Client, tag="choose-several"):
    """Several picks of the decision's bar at once, in any order (places in `bar.several.picks`), and nothing more."""

    cmd: CommandId
    decision: int
    picks: Annotated[list[int], Meta(max_length=60)]


class Undo(Client, tag="undo"):
    cmd: CommandId
    decision: int
    """The decision that the page shows now, so that nothing unseen is taken back; 0 when it shows none."""


class Why(Client, tag="why"):
    """Why can this thing not be chosen? As in `why 43`: a kind and its number in the game's notation."""

    kind: Annotated[str, Meta(max_length=24)]
    value: Annotated[str, Meta(max_length=24)]


class AskHint(Client, tag="hint"):
    """What would you do in my place? Answered by HintOut once it was thought about, unless the decision is over by
    then."""

    decision: int


class AskNotebook(Client, tag="notebook"):
    """What do I know, and what have I noted? Answered by NotebookOut and NotesOut."""


class Note(Client, tag="note"):
    """What this seat notes for itself, instead of what it noted before; nobody else is ever shown it."""

    cmd: CommandId
    text: NoteText
    marks: Annotated[dict[MarkId, Mark], Meta(max_length=100)] = {}


class Say(Client, tag="say"):
    """Chat. Who only watches a game talks to others who do; the people at the table are not shown that."""

    cmd: CommandId
    text: ChatText
    name: Annotated[str, Meta(max_length=24)] = ""
    """How somebody who watches is called; a seat has its name."""


class Vote(Client, tag="vote"):
    """About a player who is away, or whose time is up: let a bot play the seat, or wait."""

    cmd: CommandId
    seat: int
    bot: bool


class TakeBack(Client, tag="takeback"):
    """Somebody who was replaced by a bot sits down again."""

    cmd: CommandId


class Settle(Client, tag="settle"):
    """The rules have changed since the game began: how shall it go on? See SplitOut."""

    cmd: CommandId
    way: Way


class SetLanguage(Client, tag="lang"):
    lang: Language


class Resync(Client, tag="resync"):
    """The page lost count: send everything again."""


class Ping(Client, tag="ping"):
    pass


class Look(Client, tag="look"):
    """Whether the page is in sight: who does not look for long is told of their turn elsewhere, if they want that."""

    looks: bool


FromClient = (
    Hello | Choose | ChooseSeveral | Undo | Why | AskHint | AskNotebook | Note | Say | Vote | TakeBack | Settle
    | SetLanguage | Resync | Ping | Look
)  # fmt: skip


# === From the server, over the socket ===============================================================
class Server(Struct, tag_field="t"):
    """What the server says. `version` counts the changes of a table; each reaches each viewer once, in order."""


class RuleRef(Struct):
    id: str
    text: str


class Seat(Struct):
    number: int
    letter: str
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str = ""
    """Which bot plays the seat, if one does; also while it stands in for a person."""
    here: bool = False
    """Whether a page of this person is connected."""
    host: bool = False
    you: bool = False
    resigned: bool = False
    """Whether the person left for good: the bot plays to the end."""


class OptionOut(Struct, omit_defaults=True):
    """One thing that can be chosen: its label, and what it is about for highlighting: argument -> number."""

    label: str
    verb: str
    args: dict[str, int]
    notation: str
    preview: Preview | None = None
    """What it costs, brings, risks, reaches and scores, where the game has something to say of that."""


class Decision(Struct):
    """What this viewer must decide now."""

    id: int
    """The same as long as the question and its options are; never again once it was answered."""
    prompt: str
    step: str
    rules: list[RuleRef]
    options: list[OptionOut]
    args: dict[str, int]
    """The parameters of the question, as numbers."""
    can_undo: bool
    final: list[int]
    """The places of the options that cannot be taken back once they are chosen. Who is alone with bots takes back
    everything: there they are only those by which one may die or the game may end."""
    grave: list[int]
    """Those of them that the page asks about once more, unless a player wants it otherwise: one may die, one only loses
    by it, or the game may end."""
    bar: Bar
    """How the bar shows it."""


class Waiting(Struct):
    """Somebody else decides: who, and what in words that tell nothing secret."""

    seat: int
    prompt: str


class LogLine(Struct):
    """One event of the log as the viewer may know it, for boards; people read the story."""

    number: int
    choice: int
    """Lines with one number followed from one choice and belong together; numbers never go down."""
    event: str
    args: dict[str, int]
    """-1000000 stands for what the viewer may not know."""


class State(Server, tag="state"):
    """The whole table for one viewer: on joining, after every change, and after a lost connection."""

    version: int
    table: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    seats: list[Seat]
    you: int
    """Your seat, or -1 for somebody who watches."""
    settings: dict[str, str]
    box: str
    """Where to find what is printed on the components, in the viewer's language; named after its content."""
    view: dict[str, Any] | None
    """The game's own view of this seat, as `View.data()` gives it; None in the lobby."""
    decision: Decision | None
    waiting: list[Waiting]
    log: list[LogLine]
    """The lines since the last version this page knew; all of them when `log_from` is 0."""
    log_from: int
    """How many lines the page keeps of those it has; `log` follows them. After an undo it drops the later ones."""
    ending: str
    """The sentence about how the game ended; empty while it goes on."""
    winners: list[int]
    scores: list[int]
    commitment: str
    away: list[int]
    """Seats about which a vote may be held: their person has been away for long, or the time is up."""
    can_undo: bool
    lang: Language
    votes: list[VoteOut] = []
    chat: list[ChatLine] = []
    """The last lines of the chat; only in the first State after Hello or Resync."""
    level: str = ""
    """The bot that would stand in for somebody who is away."""
    clock: Clock = 0
    """How many seconds a person has for each decision."""
    clocks: dict[int, int] = {}
    """Seat -> seconds left when this was sent, for everybody who must decide against a clock; 0 when the time is up."""
    seen: dict[str, Any] | None = None
    """What rules say about the things that the view shows, for the board: `Seen` in the types of the game, or None."""
    vote_in: dict[int, int] = {}
    """Seat -> seconds until a vote may be held about somebody who must decide and is not here; 0 when it may."""
    watching: int = 0
    """How many pages only watch."""
    onlookers: bool = True
    """Whether people who do not sit here may watch the game."""
    locked: bool = False
    """Whether nobody else may sit down in the lobby."""
    arrangement: str = ""
    """In the lobby: a name for who sits where, to be sent with what the host changes."""
    takes_back: bool = False
    """Whether this person is alone with bots and may take back everything; then the game is marked."""
    takebacks: int = 0
    """How often that was done beyond what may always be taken back."""
    undo_marks: bool = False
    """Whether taking back the last choice would be such a case."""
    story: list[Section] = []
    """The story from section `story_from` on: those that are new, and the one before them, which may have grown."""
    story_from: int = 0
    """How many sections the page keeps of those it has; `story` follows them."""
    alarms: list[Alarm] = []
    """What this viewer should notice now."""
    hints: bool = False
    """In the lobby, whether people will be given hints; in the game, whether this viewer may ask for one."""
    rules: SplitOut | None = None
    """While the people here must choose how the game goes on: nobody can play."""
    stopped: bool = False
    """Whether the people here ended the game, because its rules had changed: it has an end, but no outcome."""
    may_imagine: bool = False
    """Whether this viewer may play on from here at a table of their own: alone with bots, on their turn."""
    origin: OriginOut | None = None
    """From where a what-if game goes on."""


class SplitOut(Struct):
    """The rules have changed since the game began, and it is shown at the last position that is the same; how many
    choices lie between that and the last one is not told, because others may have made them in secret."""

    then: str
    now: str
    """The two versions of the rules."""
    ways: list[Way]
    """What can be chosen: to play on as before ('old'), to go back to this position ('back'), or to end the game."""
    wishes: dict[int, Way]
    """Seat -> what its person is for; what most of those want who are here happens."""


class OriginOut(Struct):
    """A what-if game goes on from what a seat of another game knew; it counts for nothing."""

    table: str
    """The other table; empty where that game was in a file."""
    seat: int
    choice: int | None
    """After how many choices; None where that game went on."""


class VoteOut(Struct):
    """Who wants a bot to stand in for whom, or rather wait."""

    voter: int
    seat: int
    bot: bool


class Ack(Server, tag="ack"):
    """The command is on disk. Sent also when the same command comes again."""

    cmd: str
    version: int


class Refused(Server, tag="refused"):
    """The command changed nothing; one sentence, with the rule that forbids it where there is one."""

    cmd: str
    kind: Literal["malformed", "not-yours", "stale", "against-rule", "busy"]
    rule: str
    text: str


class Reason(Struct):
    text: str
    rule: str
    """The rule that says so, or nothing."""


class Because(Server, tag="because"):
    """The answer to Why: what is possible with the thing, or every reason against it."""

    kind: str
    value: str
    reasons: list[Reason]
    rules: list[RuleRef]


class HintChoice(Struct):
    """An option that was thought about."""

    place: int
    """Its place among the options of the decision."""
    text: str
    chance: int
    """Of the goal, in percent, by imagined games."""
    spread: int
    """Half the width of the interval of 95 %."""
    loss: int
    """Percent that it gives up against the first; 0 where it is about as good, or nobody can tell."""


class HintShare(Struct):
    """A chance in percent, and half the width of its interval."""

    chance: int
    spread: int


class HintStep(Struct):
    """What probably comes then: who does what, and in how many of ten imagined games that was possible."""

    seat: int
    text: str
    often: int


class HintOut(Server, tag="hint"):
    """The answer to AskHint, from what the seat may know and from nothing else."""

    seat: int
    decision: int
    choices: list[HintChoice]
    """The advised one first, then the others by their chances."""
    course: list[HintStep]
    rules: list[RuleRef]
    """Those behind the question and the advised option."""
    games: int
    """How many games were imagined."""
    goal: Literal["win", "escape", "survive"]
    """Of what the chances are."""
    why: list[str]
    """How the advised option serves a plan, where a planner gives the advice."""
    worlds: int
    """In how many worlds each choice was played to its end; 0 where a search valued games before that."""
    objective: HintShare | None
    """Where the goal is to survive: the chance of fulfilling the objective as well."""


class NotebookOut(Server, tag="notebook"):
    """The answer to AskNotebook: what the seat knows, and what follows from it."""

    seat: int
    version: int
    """That of the State with which it goes."""
    notebook: Notebook


class NotesOut(Server, tag="notes"):
    """What the seat noted for itself: after AskNotebook, and when another page of the seat has changed it."""

    seat: int
    text: str
    marks: dict[str, Mark]


class ChatLine(Server, tag="chat"):
    number: int
    seat: int
    """-1 for somebody who watches, shown to those who watch; -2 when the table itself speaks, `name` is then empty."""
    name: str
    text: str
    at: float


class Watching(Server, tag="watching"):
    """How many pages only watch now, when that has changed."""

    count: int


class Pong(Server, tag="pong"):
    pass


class Goodbye(Server, tag="bye"):
    """Before the server closes the socket: why, in words."""

    text: str


FromServer = State | Ack | Refused | Because | HintOut | NotebookOut | NotesOut | ChatLine | Watching | Pong | Goodbye


# === Over HTTP ======================================================================================
class SettingOut(Struct):
    name: str
    label: str
    about: str
    values: list[str]
    labels: list[str]
    default: str
    rule: str


class GameOut(Struct):
    """GET /api/games?lang=: what the start page shows."""

    id: str
    title: str
    about: str
    players: tuple[int, int]
    settings: list[SettingOut]
    bots: list[str]
    puzzles: int
    """How many there are."""


class SeatIn(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot", "local"]
    """`local` is another person at this device (a curtain hides the hands)."""
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class MakeSeal(Struct, forbid_unknown_fields=True):
    """POST /api/seals -> SealOut. Before a new table: the server draws the seed and shows its fingerprint."""


class SealOut(Struct):
    commitment: str
    """For one new table, soon."""


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables -> TableOut. A table without open seats begins at once; any other waits for its host."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=8)]
    settings: dict[str, str] = {}
    name: Name = "Host"
    lang: Language = "en"
    commitment: Commitment = ""
    """That of SealOut; without it the seed is drawn now, and no salt can be sent with it."""
    salt: Salt = ""
    clock: Clock = 0
    """When it is up nothing happens by itself: the others may vote, as about somebody who is away."""
    onlookers: bool = True
    hints: bool = False
    """Whether people may ask for hints; who is alone with bots always may."""


class SitDown(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/sit -> TableOut. The cookie of this browser then holds the seat."""

    seat: int
    name: Name
    commitment: Commitment = ""
    """That of TableOut; a salt needs it."""
    salt: Salt = ""


class MakeLink(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/link -> LinkOut. A new personal link; one that was made earlier works no longer."""


class LinkOut(Struct):
    """The personal link, with which these seats can be taken along to another device, is /t/{table}#{token}."""

    token: str


class AskPush(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/push -> NoticesOut. This browser's subscription with its push service; with an empty
    endpoint, nothing is pushed to it about this table any more."""

    endpoint: Annotated[str, Meta(max_length=1024)] = ""
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""


class AskWebhook(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/webhook -> NoticesOut. Where a message about each turn is sent to; nowhere without an
    address."""

    address: Annotated[str, Meta(max_length=1024)] = ""


class StopNotices(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/stop -> NoticesOut, for anybody who has the link /stop/{table}#{token} of a message."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class NoticesOut(Struct):
    """GET /api/tables/{table}/notices: how this browser can be and is told of its turns while nobody looks."""

    allowed: bool
    """Whether this server tells anybody at all."""
    key: str
    """With which a browser subscribes to what this server pushes; empty where it cannot push."""
    push: bool
    """Whether turns are pushed to this browser."""
    webhook: str
    """The host of the address to which messages are sent; empty where they are not."""


class Resume(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/resume -> TableOut. By a personal link; it works once."""

    token: Annotated[str, Meta(max_length=100)]


class Start(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/start (host, in the lobby) -> TableOut. A game that has begun stays as it is."""

    bot: Annotated[str, Meta(max_length=40)] = ""
    """Which bot takes the seats that are still open; without one, open seats are taken away."""
    arrangement: Arrangement = ""


class Leave(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/leave (in the lobby) -> TableOut. The seats of this browser are open again."""


class EditSeat(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seat (host, in the lobby) -> TableOut."""

    seat: int
    to: SeatIn
    word: Word = ""
    """For whoever loses the last chair by it."""
    arrangement: Arrangement = ""


class Reorder(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/order (host, in the lobby) -> TableOut. Where each chair of the new order stood."""

    order: Annotated[list[int], Meta(min_length=1, max_length=8)]
    arrangement: Arrangement = ""


class AddChair(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/add (host, in the lobby) -> TableOut. An open seat at the end."""

    arrangement: Arrangement = ""


class RemoveChair(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/remove (host, in the lobby) -> TableOut. Whoever sat there is sent away."""

    seat: int
    word: Word = ""
    arrangement: Arrangement = ""


class Agree(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/agree (host, in the lobby) -> TableOut. What is left out stays as it is."""

    settings: dict[str, str] = {}
    clock: Clock | None = None
    locked: bool | None = None
    onlookers: bool | None = None
    hints: bool | None = None


class Resign(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/resign (in the game) -> MyTable[]. A bot plays the seats of this browser to the end."""


class Forget(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/forget -> MyTable[]. Not in the list any more: a lobby, a finished game, or one that was
    resigned."""


class WhatIf(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/what-if -> TableOut: a new private table, at which this browser plays on from what a
    seat knows now (alone with bots, on its turn) or, once the game is over, from what any seat knew at any moment."""

    seat: int
    choice: int | None = None
    """After how many choices; None for now, while the game goes on."""
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Who plays the other seats; without it, bots stay who they are."""


class LetIn(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/let-in (host, in the lobby) -> TableOut. Whom the host sent away may sit down again."""

    name: Name


class LogOut(Struct, forbid_unknown_fields=True):
    """POST /api/logout -> MyTable[]. This browser holds no seat any more, and its cookie is void."""

    everywhere: bool = False
    """Instead: this browser keeps its seats, under a new cookie; every other browser and every personal link loses
    them."""


class TableOut(Struct):
    """GET /api/tables/{table}: what anybody with the link may know."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    seats: list[Seat]
    settings: dict[str, str]
    you: int
    """The seat that this browser's cookie holds, or -1."""
    yours: list[int]
    """All seats of this browser: several people may sit at one device."""
    host: bool
    commitment: str
    barred: bool = False
    """Whether the host sent this browser away: it may watch, and sit down when the host lets it in again."""
    sent_away: list[str] = []
    """Whom the host sent away; only the host is told."""
    word: str = ""
    """What the host told this browser when sending it away."""
    words: str = ""
    """The table's code in four words of the asked language; empty for tables of earlier versions."""
    clock: Clock = 0
    locked: bool = False
    onlookers: bool = True
    arrangement: str = ""
    """As in State."""
    shut: bool = False
    """Whether the game is on, nobody may watch it, and this browser has no seat."""
    hints: bool = False
    """Whether people may ask for hints, too."""


class MyTable(Struct):
    """GET /api/mine: the tables at which this browser sits, newest first."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    your_turn: bool
    names: list[str]
    turn: list[str] = []
    """Who must decide."""
    winners: list[str] = []
    won: bool = False
    """Whether one of this browser's seats won."""
    at: float = 0.0
    """When it ended, or when it was last looked at by anybody who sits there, about."""
    takebacks: int = 0
    resigned: bool = False
    what_if: bool = False
    """Whether it goes on from another game: it counts for nothing, and may be forgotten at any time."""


class InviteOut(Struct):
    """GET /api/invite: where the page can be opened by others."""

    origins: list[str]
    """As http://192.168.1.20:8484; empty when the address of the page itself is right."""
    closed: bool
    """Whether only this machine can open it: the server must be started so that others can."""


class CodeOut(Struct):
    """GET /api/words/{words}: the table with these spoken words."""

    table: str


class RuleOut(Struct):
    id: str
    chapter: str
    text: str
    source: str
    ruling: str
    setting: str


class RulesOut(Struct):
    """GET /api/rules/{game}?lang="""

    game: str
    title: str
    chapters: list[tuple[str, str]]
    rules: list[RuleOut]


class Frame(Struct):
    """One moment of a replay: the choice that led here and the view after it."""

    choice: int
    seat: int
    label: str
    view: dict[str, Any]
    log: list[LogLine]
    views: list[dict[str, Any]] = []
    """With seat=all: what each seat saw, by seat; `view` is then what everybody saw."""
    seen: dict[str, Any] | None = None
    """As in State."""


class ReplayOut(Struct):
    """GET /api/replay/{table}?lang=&seat=: a finished game as one seat saw it; seat=all tells everything."""

    table: str
    game: str
    names: list[str]
    settings: dict[str, str]
    box: str
    """As in State."""
    seat: int
    frames: list[Frame]
    ending: str
    winners: list[int]
    scores: list[int]
    takebacks: int = 0
    """As in State."""
    story: list[Section] = []
    """All of it; a line is told once its last event has happened."""
    over: bool = True
    """Whether the game was played to its end; games from files may not have been."""
    link: str = ""
    """The whole game in the letters of a link: /replay/link#{link}; empty where it does not fit into one."""
    record: dict[str, Any] = {}
    """The record, to be kept as a file."""
    origin: OriginOut | None = None
    """As in State."""
    bots: list[str] = []
    """The levels of bots against which one may play on."""


class OpenReplay(Struct, forbid_unknown_fields=True):
    """POST /api/replay -> ReplayOut: a game that this server need not have seen, as a link or as the text of a file."""

    link: LinkText = ""
    record: RecordText = ""
    seat: Annotated[str, Meta(pattern=r"\A(all|-1|\d)\Z")] = "all"


class CopyPosition(Struct, forbid_unknown_fields=True):
    """POST /api/doubt -> DoubtOut: a moment of a game that is known as a whole, with the rules that are doubted."""

    choice: Annotated[int, Meta(ge=0, le=100_000)]
    rules: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=16)] = []
    link: LinkText = ""
    record: RecordText = ""


class Doubt(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/doubt -> DoubtOut: about a line of the log, or about what is decided now. While the game
    goes on, the position is imagined from what the seat may know."""

    seat: int = -1
    """One of this browser's seats; -1 only watches."""
    line: Annotated[int, Meta(ge=-1)] = -1
    """The number of a line of the log; -1 for the decision."""


class DoubtedRule(Struct):
    """A rule with all that can be held against it."""

    id: str
    text: str
    source: str
    ruling: str
    code: list[str]
    """Where it is carried out, as file:line."""
    tests: list[str]
    """Scenarios and tests that would fail without it; at most a few of them."""
    more_tests: int
    """How many more there are."""


class DoubtOut(Struct):
    rules: list[DoubtedRule]
    scenario: str
    """The position as the text of a scenario file, which `phobetor scenario` runs."""
    imagined: bool
    """Whether the game goes on: what the seat may not know is then imagined."""
    link: str = ""
    """The whole game in a link, once it is over and where it fits."""
    choice: int = 0
    """The moment, counted in choices; only where there is a link."""


class WriteComment(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/comments (after the game, whoever sat there) -> CommentsOut."""

    cmd: CommandId
    seat: int
    choice: int
    """The moment: after so many choices."""
    text: ChatText


class DeleteComment(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/uncomment (whoever wrote it, and the host) -> CommentsOut."""

    number: int


class CommentOut(Struct):
    """What somebody wrote about a moment."""

    number: int
    choice: int
    seat: int
    name: str
    text: str
    at: float
    yours: bool
    """Whether this browser may delete it."""


class CommentsOut(Struct):
    """GET /api/tables/{table}/comments (after the game), in the order of their moments."""

    comments: list[CommentOut]
    seats: list[int]
    """The seats of this browser, in whose name it may write."""


class PastView(Struct):
    """What a seat saw after the events from `first` to `last`, which followed from one choice."""

    first: int
    last: int
    view: dict[str, Any]
    seen: dict[str, Any] | None = None
    """As in State."""


class MomentsOut(Struct):
    """GET /api/moments/{table}?seat=&event=: the moments around an event of the log as one's own seat saw them (-1 for
    who watches), also while the game goes on."""

    first: int
    """The events from here on, up to `end` (exclusive), are answered for."""
    end: int
    moments: list[PastView]


class FinaleOut(Struct):
    """GET /api/finale/{table}?lang=&seat=: the end of a finished game, told to one seat, or to nobody (-1)."""

    table: str
    seat: int
    finale: Finale


class LessonFrame(Struct):
    """One step of a guided first game: the table as the learner sees it, and a word about what to do."""

    state: State
    text: str
    wanted: int
    """The place of the option that the lesson goes on with; -1 where somebody else moves, and at the end."""
    wide: bool
    """Whether all options stay marked on the board, and not only the wanted one."""


class LessonChapter(Struct):
    """A part of a lesson that stands for itself."""

    title: str
    first: int
    """The place of its first frame."""
    story: list[Section]
    """As in ReplayOut, of this chapter."""


class LessonOut(Struct):
    """GET /api/lessons/{game}?lang=: a guided first game, step by step. The last frame of a chapter has nothing
    to choose."""

    game: str
    frames: list[LessonFrame]
    chapters: list[LessonChapter]
    play: dict[str, str]
    """The settings of the first game that somebody plays who has learnt this."""


class StandingOut(Struct):
    """After so many choices: each seat's chance in percent, as an onlooker could tell."""

    choice: int
    chances: list[int]


class MistakeOut(Struct):
    """A choice that gave something away, in percent, judged by what its player could know then."""

    choice: int
    """How many choices had been made before."""
    text: str
    better: str
    chance: int
    spread: int
    better_chance: int
    better_spread: int
    lost: int
    lost_spread: int
    course: list[HintStep]
    """What probably would have come."""


class AnalysisOut(Struct):
    """GET /api/analysis/{table}?lang=&seat=: a finished game, looked at again for one seat."""

    table: str
    game: str
    seat: int
    names: list[str]
    winners: list[int]
    choices: int
    """Of the whole game."""
    standings: list[StandingOut]
    mistakes: list[MistakeOut]
    """The largest first, three at most."""
    judged: int
    """Decisions of the seat that were judged."""
    alike: int
    """In how many of them the seat chose as well as the search, or as the strongest bot."""
    goal: Literal["win", "survive"]
    how: Literal["search", "played"]
    bots: list[str] = []
    """The levels of bots against which one may play on."""


class PuzzleChoice(Struct):
    """What one choice of a puzzle brings, in percent; those of which nothing is said are worse than all of these."""

    place: int
    """Among the options of the decision."""
    chance: int
    spread: int
    """Half the width of the interval."""
    loss: int
    """How many in a hundred games it gives up."""
    solves: bool
    greedy: bool
    """Whether the greedy bot chooses this."""


class Puzzle(Struct):
    """A position in which one choice is clearly the best."""

    number: int
    state: State
    choices: list[PuzzleChoice]
    """The best first."""
    goal: Literal["win", "survive"]
    """Of what the chances are."""
    verified: Literal["search", "played"]
    """By a deep search, or by playing every choice to the end in many imagined games."""
    margin: int
    """How many in a hundred games the best other choice gives up."""
    spread: int


class PuzzleOut(Struct):
    """GET /api/puzzles/{game}?lang=&number=: a puzzle by its number, or without one that of the day."""

    game: str
    day: str
    """Today, as the server counts days (UTC): 2026-11-18."""
    today: int
    """The number of the puzzle of today."""
    count: int
    """Puzzles have the numbers from 1 to this."""
    puzzle: Puzzle


class FairOut(Struct):
    """GET /api/fair/{table}: what anybody needs to check a finished game; the seed is empty before its end."""

    table: str
    game: str
    commitment: str
    seed: str
    salts: str
    """One for each seat, with dots between; empty where the seat added nothing."""
    names: list[str]
    promise: Literal["people", "server", "earlier"]
    """Who had a part in chance: pages that sent their salts after the commitment; the server alone, which committed
    itself before the first card; or, at tables of earlier versions, the server also where a seat had no page."""
    record: dict[str, Any]
    holds: bool
    """Whether the server itself, replaying the record, found every fingerprint as written."""
    takebacks: int = 0
    """As in State."""
    origin: OriginOut | None = None
    """As in State."""


class Problem(Struct):
    """Every HTTP answer that is not 2xx: one sentence."""

    error: str


def encode(message: Struct) -> bytes:
    return msgspec.json.encode(message)


_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def decode(frame: str | bytes) -> FromClient:
    """Raises msgspec.DecodeError (or RecursionError) for what is no message."""
    return _decoder.decode(frame)
