"""The story of a game as one seat may tell it: sections (turns and phases) of lines, one line a deed.

The log, scenes, looking back, the terminal and the replay all show this one structure. A game tells it from what the
seat has seen happen (`words/story.py`); whoever shows it works out nothing. A section is told from its own events
alone, so that only the last one ever changes, and all seats have the same sections: secrets change words, never places.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol

from msgspec import Struct

from phobetor.kernel.words import HIDDEN, NOBODY, Event, Player

if TYPE_CHECKING:
    from phobetor.book.text import Speaker

SETUP = "setup"
ONWARD = "onward"
"""Where a what-if game begins: in the middle of a turn, of which nothing else is told."""
TURN = "turn"


# === What is told =====================================================================================
class Thing(Struct):
    """Something that a line speaks of, as the board knows it."""

    kind: str
    value: int


class Hold(Struct, omit_defaults=True):
    """Why a scene waits for this viewer: it concerns them."""

    title: str
    """ "You are possessed." """
    changes: list[str] = []
    """What is different now, at most four lines."""
    todo: str = ""
    """ "Kill a human to be free." """
    rule: str = ""


class Line(Struct, omit_defaults=True):
    """One deed, or one thing that happened."""

    text: str
    """A whole sentence."""
    first: int
    last: int
    """The numbers of the first and last event that it tells; a click shows the table after the last."""
    under: bool = False
    """It followed from the line above."""
    tone: Literal["", "loss", "gain", "only", "alarm"] = ""
    """`loss`: this viewer lost something; `only`: nobody else knows it; `alarm`: everybody should notice."""
    topic: Literal["", "fight"] = ""
    """For the filters of the log."""
    about: list[int] = []
    """The seats that it concerns, besides whoever did it."""
    details: list[str] = []
    """What is folded into it: payments, draws, single steps."""
    rules: list[str] = []
    things: list[Thing] = []
    """What lights up on the board."""
    card: Thing | None = None
    """The real card that a scene shows while it tells this."""
    step: int = 0
    """The step of the section to which it belongs; the first is 0."""
    hold: Hold | None = None
    scene: bool = False
    """Whether the stage plays it although its section is none: a room explored or an attack in the middle of a turn."""


class Section(Struct, omit_defaults=True):
    """A turn or a phase."""

    first: int
    """The number of its first event."""
    kind: str
    number: int
    """How many sections of its kind there were, with this one: turn 28, nightfall 2."""
    lines: list[Line]
    heading: str = ""
    """The name of a phase, with its number if it has one; a turn is headed by its seat, and has a name only if a scene
    is played in it."""
    seat: int = NOBODY
    scene: bool = False
    """Whether it is played on the board, one thing after the other, when it comes."""
    steps: list[str] = []
    """The names of all steps of the phase, those to come, too, where that is known."""


class Alarm(Struct, omit_defaults=True):
    """Something to notice now, said once where one looks."""

    id: str
    """The same for as long as it is the same alarm."""
    size: Literal["band", "chip"]
    title: str
    text: str = ""
    """What it means, and until when it can be changed."""
    tone: Literal["bad", "warn", "good"] = "bad"
    things: list[Thing] = []


def alarm(
    say: Speaker,
    name: str,
    size: Literal["band", "chip"],
    tone: Literal["bad", "warn", "good"] = "bad",
    which: int | str = "",
    things: Sequence[Thing] = (),
    **args: Any,
) -> Alarm:
    """The alarm whose words are `alarm-<name>` and `alarm-<name>-text`; `which` tells it from others of its name."""
    words = (say.say(f"alarm-{name}", **args), say.say(f"alarm-{name}-text", **args))
    return Alarm(f"{name}-{which}" if which != "" else name, size, *words, tone, list(things))


# === From what it is told =============================================================================
class Seen(Struct, frozen=True):
    """Something that happened, as one seat may know it; `HIDDEN` stands for what it may not."""

    number: int
    choice: int
    event: Event
    values: tuple[int, ...]
    rules: str
    open: bool = False
    """Whether everything is told: then nothing is known to one seat only."""

    def get(self, argument: str) -> int:
        return self.values[self.event.arguments.index(argument)]

    @property
    def cited(self) -> tuple[str, ...]:
        """The rules, one by one."""
        return each(self.rules)

    @property
    def args(self) -> dict[str, int]:
        return dict(zip(self.event.arguments, self.values, strict=True))

    @property
    def is_private(self) -> bool:
        """Whether this seat is told more than the others."""
        return bool(self.event.secret) and HIDDEN not in self.values and not self.open


@cache
def method_of(event: str) -> str:
    return f"tell_{event.replace('-', '_')}"


@cache
def each(rules: str) -> tuple[str, ...]:
    """There are as many different ones as there are steps."""
    return tuple(rules.split())


@dataclass(frozen=True)
class Span:
    """Where a section lies in the log."""

    first: int
    kind: str
    number: int


class Happened(Protocol):
    """What the log holds of an event."""

    @property
    def choice(self) -> int: ...
    @property
    def event(self) -> Event: ...
    @property
    def values(self) -> tuple[int, ...]: ...


class Teller:
    """Tells a story to one viewer in one language."""

    def __init__(self, say: Speaker, you: Player) -> None:
        self.say = say
        self.you = you
        self.called: dict[tuple[str, int], str] = {}
        """What things are called: that stays the same at a table."""
        self.lights: dict[str, list[tuple[int, str]]] = {}

    def sentence(self, message: str, doer: Player, owner: Player = NOBODY, **args: Any) -> str:
        """What somebody does. Its text begins with `{ $name }` and chooses the form of its verb by `$who`: `you` for
        the viewer. Whoever was named above (`owner`) is not named again, unless it is the viewer."""
        who = self.form(doer)
        name = self.say.say("story-you") if who == "you" else "" if doer == owner else self.say.player(doer)
        return sentence(self.say.say(message, who=who, name=name, **args))

    def people(self, **players: Player) -> dict[str, str]:
        """Somebody in the middle of a sentence: `$victim` is the name, and `$victim-is` chooses the form of words,
        `you` for the viewer: `{ $victim-is -> [you] you *[other] { $victim } }`."""
        names = {word: self.say.player(player) for word, player in players.items()}
        return names | {f"{word}-is": self.form(player) for word, player in players.items()}

    def form(self, player: Player) -> str:
        return "you" if player == self.you and player != NOBODY else "other"

    def thing(self, kind: str, value: int) -> str:
        """What people call a thing: a card by its name."""
        if (kind, value) not in self.called:
            short = self.say.title.describe(f"{kind}-name", value, self.say)
            self.called[kind, value] = short or str(self.say.name(kind, value))
        return self.called[kind, value]

    def lit(self, event: Event, lights: Set[str]) -> list[tuple[int, str]]:
        """The places of the arguments that light up on the board, with their kinds: always the same of an event."""
        if event.name not in self.lights:
            kinds = enumerate(map(self.say.title.kind, event.arguments))
            self.lights[event.name] = [(at, kind) for at, kind in kinds if kind in lights]
        return self.lights[event.name]

    def listed(self, words: Sequence[str]) -> str:
        """ "A, B and C"."""
        *rest, last = words
        return self.say.say("story-and", rest=", ".join(rest), last=last) if rest else last


class Story(Protocol):
    """How a game is told."""

    def begins(self, event: Event, values: Sequence[int], kind: str) -> str:
        """The kind of section that begins with an event, or "" if the one that is told now (`kind`) goes on. The
        values are those that everybody knows."""

    def prelude(self, kind: str) -> Set[str]:
        """Events that belong to a section of this kind if they come just before it, by the same choice."""

    def open(self, span: Span, first: Seen, teller: Teller) -> Growing:
        """The section that begins with an event, before anything of it is told."""


class Growing(Protocol):
    """A section while it is told: what happens is heard once, and the section grows by it."""

    def hear(self, seen: Seen) -> None: ...

    def told(self) -> Section:
        """What is told so far."""


class Telling:
    """A section while it is told: event by event, by a method for each kind of event (`tell_drew`).

    A method adds a line, changes the one above (`rephrase`) or folds the event into it (`fold`). Whoever did the last
    line is not named again; who else does something in a turn is concerned by it.

    Lines are put into words when somebody reads them (`told`, `text_of`): most change several times before.
    """

    silent: ClassVar[frozenset[str]] = frozenset({"turn"})
    """Events that need no line: the heading says them, or another event says the same."""
    lights: ClassVar[frozenset[str]] = frozenset({"player", "card"})
    """The kinds of things that light up on the board."""

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        self.teller = teller
        self.say = teller.say
        self.section = Section(span.first, span.kind, span.number, [], heading, seat)
        self.named: Player = NOBODY
        self.said: dict[int, tuple[str, Player, Player, dict[str, Any]]] = {}
        self.unwritten: dict[int, Line] = {}

    def hear(self, seen: Seen) -> None:
        if seen.event.name not in self.silent:
            getattr(self, method_of(seen.event.name))(seen)

    def told(self) -> Section:
        while self.unwritten:
            self.write(self.unwritten.popitem()[1])
        return self.section

    def text_of(self, line: Line) -> str:
        """The line in words, as far as it is known now."""
        if self.unwritten.pop(id(line), None):
            self.write(line)
        return line.text

    def write(self, line: Line) -> None:
        message, doer, owner, known = self.said[id(line)]
        line.text = self.teller.sentence(message, doer, owner, **known)

    @property
    def last(self) -> Line | None:
        return self.section.lines[-1] if self.section.lines else None

    def add(self, seen: Seen, message: str, doer: Player = NOBODY, **args: Any) -> Line:
        """A new line that tells this event: what somebody (`doer`) does, or what happens by itself."""
        line = Line("", seen.number, seen.number)
        self.section.lines.append(line)
        self.said[id(line)] = (message, doer, self.named, args)
        self.named = doer
        if doer not in (NOBODY, self.section.seat):
            line.about.append(doer)
        self.tells(line, seen)
        return self.rephrase(line)

    def under(self, seen: Seen, message: str, doer: Player = NOBODY, **args: Any) -> Line:
        """A line that followed from the one above."""
        line = self.add(seen, message, doer, **args)
        line.under = True
        return line

    def rephrase(self, line: Line, seen: Seen | None = None, message: str = "", **args: Any) -> Line:
        """The same line in other words, because more is known (`args`); it then tells this event, too."""
        before, doer, owner, known = self.said[id(line)]
        message, known = message or before, known | args
        self.said[id(line)] = (message, doer, owner, known)
        self.unwritten[id(line)] = line
        if seen is not None:
            self.tells(line, seen)
        return line

    def message(self, line: Line) -> str:
        """By which message a line is told."""
        return self.said[id(line)][0]

    def doer(self, line: Line) -> Player:
        return self.said[id(line)][1]

    def fold(self, line: Line, seen: Seen, detail: str = "") -> None:
        """The line tells this event, too, in a detail that is shown on demand."""
        self.tells(line, seen)
        if detail:
            line.details.append(sentence(detail))

    def tells(self, line: Line, seen: Seen) -> None:
        line.last = max(line.last, seen.number)
        line.rules += [rule for rule in seen.cited if rule not in line.rules]
        line.things += [thing for thing in self.things(seen) if thing not in line.things]

    def things(self, seen: Seen) -> list[Thing]:
        """What the event speaks of, as the board knows it."""
        values = seen.values
        return [Thing(kind, values[at]) for at, kind in self.teller.lit(seen.event, self.lights) if values[at] >= 0]

    def concern(self, line: Line, *players: Player) -> None:
        line.about += [player for player in players if player != NOBODY and player not in line.about]

    def is_me(self, player: Player) -> bool:
        return self.teller.form(player) == "you"


class WithoutPreludes:
    """Every section begins with the event that opens it."""

    def prelude(self, kind: str) -> Set[str]:
        return frozenset()


class TurnStory(WithoutPreludes):
    """A section for every turn and one for what comes before the first; each is told by a `Telling`."""

    def __init__(self, telling: type[Telling]) -> None:
        self.telling = telling

    def begins(self, event: Event, values: Sequence[int], kind: str) -> str:
        return TURN if event.name == "turn" else "" if kind else SETUP

    def open(self, span: Span, first: Seen, teller: Teller) -> Telling:
        if span.kind == TURN:
            return self.telling(span, teller, first.get("player"))
        return self.telling(span, teller, heading=teller.say.say(f"story-{span.kind}"))


class PlainTelling(Telling):
    """A line for every event."""

    def hear(self, seen: Seen) -> None:
        if seen.event.name not in self.silent:
            self.section.lines.append(plain_line(seen, self.teller))


class PlainStory(TurnStory):
    """A line for every event, and a section for every turn."""

    def __init__(self) -> None:
        super().__init__(PlainTelling)


def plain_line(seen: Seen, teller: Teller) -> Line:
    line = Line(teller.say.event(seen.event, seen.values), seen.number, seen.number, rules=[*seen.cited])
    line.tone = "only" if seen.is_private else ""
    return line


def tell(story: Story, span: Span, seen: Sequence[Seen], teller: Teller) -> Section:
    """A section, from all that happened in it so far."""
    growing = story.open(span, seen[0], teller)
    for one in seen:
        growing.hear(one)
    return growing.told()


@lru_cache(maxsize=50_000)  # as many as there are texts, see `text.said`
def sentence(text: str) -> str:
    """Without the gap where a name was left out, and with a capital letter."""
    clean = " ".join(text.split())
    return clean[:1].upper() + clean[1:]


def spans(story: Story, entries: Sequence[Happened], known: list[Span]) -> None:
    """Note where sections begin; `known` are those of fewer entries, or of more if some were taken back."""
    while known and known[-1].first >= len(entries):
        known.pop()
    for number in range(known[-1].first + 1 if known else 0, len(entries)):
        entry = entries[number]
        values = entry.event.seen_by(NOBODY, list(entry.values)) if entry.event.secret else entry.values
        kind = story.begins(entry.event, values, known[-1].kind if known else "")
        if kind or not known:
            kind = (ONWARD if entry.choice and not known and kind in ("", SETUP) else kind) or SETUP
            first = first_of(story.prelude(kind), entries, number)
            if not known or first > known[-1].first:
                known.append(Span(first, kind, 1 + sum(one.kind == kind for one in known)))


def first_of(prelude: Set[str], entries: Sequence[Happened], number: int) -> int:
    """The first event of the section that this event opens."""
    first = number
    while first and entries[first - 1].event.name in prelude and entries[first - 1].choice == entries[number].choice:
        first -= 1
    return first
