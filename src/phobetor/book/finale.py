"""The end of a game: who won and why, what became of everybody, what was hidden and said, what turned it, and chance.

A game tells it in `words/finale.py`, with a `Finisher` that watches the whole game once more. When a game is over
nothing of it is secret any more, so that everybody is told the same; only "you" is another one. Page, picture and
terminal show this one structure, and work out nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from msgspec import Struct

from phobetor.book.story import PlainStory, Seen, Span, Teller, Thing, sentence, spans, tell
from phobetor.kernel.words import NOBODY, Player

if TYPE_CHECKING:
    from phobetor.book.text import Speaker

MOST_MOMENTS = 5
Tone = Literal["", "good", "bad", "off"]


# === What is told =====================================================================================
class Shown(Struct, omit_defaults=True):
    """Something that lies open now: a card, a role, an objective."""

    text: str
    thing: Thing | None = None
    """As the board knows it, for whoever draws it."""
    about: str = ""
    """What it says or does, where its name is short."""
    note: str = ""
    """What came of it: "done", "put away", what was missing."""
    tone: Tone = ""
    """`off`: it did not count."""


class Pile(Struct, omit_defaults=True):
    """Things of one kind that somebody has."""

    kind: str
    heading: str
    things: list[Shown]


class Claim(Struct, omit_defaults=True):
    """What somebody said, and what it was worth."""

    text: str
    when: str
    choice: int
    true: bool
    knew: bool
    """Whether the speaker knew at that time what was true: who did and said otherwise lied."""
    verdict: str


class Fate(Struct, omit_defaults=True):
    """What became of a seat."""

    seat: int
    verdict: str
    """In two or three words: "escaped", "5 of 5"."""
    text: str
    """Why, in a sentence."""
    won: bool = False
    place: int = 0
    """In the ranking; 0 where there is none."""
    piles: list[Pile] = []
    claims: list[Claim] = []


class Moment(Struct, omit_defaults=True):
    """A turning point."""

    choice: int
    """After this choice the table looked so: a replay begins there."""
    when: str
    text: str
    seat: int = NOBODY
    note: str = ""
    """What it was worth: "+6"."""


class Row(Struct, omit_defaults=True):
    """One line of a table, with a value for each seat."""

    name: str
    values: list[int]
    total: bool = False


class Sheet(Struct):
    heading: str
    rows: list[Row]


class Luck(Struct):
    """What chance gave to each seat, and what it gives on average: every draw counts with the pile as it lay there."""

    name: str
    about: str
    """How it is counted, in a sentence."""
    found: list[int]
    expected: list[float]


class Beat(Struct, omit_defaults=True):
    """A turn, as a candle of the timeline."""

    seat: int
    choice: int
    size: int
    """How much happened."""
    bright: bool = False
    """A turning point was among it."""


class Finale(Struct, omit_defaults=True):
    ending: str
    result: str
    reason: str
    fates: list[Fate]
    """The viewer's own first, then by their places."""
    beats: list[Beat]
    headline: str
    tale: str
    """For the picture that is sent to friends: result and story, told to nobody in particular."""
    when: str = ""
    piles: list[Pile] = []
    """What was hidden and nobody's own."""
    sheets: list[Sheet] = []
    moments: list[Moment] = []
    deeds: list[Row] = []
    """What people did."""
    luck: list[Luck] = []
    """What chance did."""


# === From what it is told =============================================================================
@dataclass(frozen=True)
class Mark:
    """What may be a turning point; of all marks of a game the heaviest are told."""

    number: int
    choice: int
    turn: int
    weight: float
    kind: str
    seat: Player
    note: str


@dataclass
class Counted:
    """What chance gave, beside what it would have given on average."""

    found: list[int]
    expected: list[float]


Words: TypeAlias = Callable[["Speaker"], str]


@dataclass
class Said:
    """A claim with its truth, both as they were at that moment."""

    seen: Seen
    player: Player
    true: bool
    knew: bool
    when: Words
    """The time of the game in words."""


@dataclass
class Finisher:
    """Watches a finished game once more, from its first card to its last, and then tells its end.

    Everything is heard at the moment when it happens, with the game as it is just then: what was true, what was known
    and what lay in a pile need not be reconstructed.
    """

    players: int
    log: list[Seen] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    counts: dict[str, list[int]] = field(default_factory=dict)
    chances: dict[str, Counted] = field(default_factory=dict)
    said: list[Said] = field(default_factory=list)

    # --- while it is played -------------------------------------------------------------------------
    def happened(self, game: Any, seen: Seen) -> None:
        self.log.append(seen)
        if seen.event.name == "turn":
            self.beats.append(Beat(int(seen.get("player")), seen.choice, 0))
        if self.beats:
            self.beats[-1].size += 1
        self.hear(game, seen)

    def hear(self, game: Any, seen: Seen) -> None:
        """Something happened."""

    def cite(self, rules: str) -> None:
        """These rules are at work from now on."""

    def draw(self, game: Any, kind: str, pile: Sequence[int], drawn: int) -> None:
        """Something was drawn at random; `pile` is what lay there before."""

    def count(self, name: str, player: Player, number: int = 1) -> None:
        if player != NOBODY:
            self.counts.setdefault(name, [0] * self.players)[player] += number

    def chance(self, name: str, player: Player, hit: bool, share: float) -> None:
        """Chance gave this player something, or did not; `share` is how often it does."""
        zero = Counted([0] * self.players, [0.0] * self.players)
        counted = self.chances.setdefault(name, zero)
        counted.found[player] += int(hit)
        counted.expected[player] += share

    def mark(self, seen: Seen, weight: float, seat: Player = NOBODY, note: str = "") -> None:
        self.marks.append(Mark(seen.number, seen.choice, len(self.beats), weight, seen.event.name, seat, note))

    # --- when it is over ------------------------------------------------------------------------------
    def tell(self, game: Any, teller: Teller) -> Finale:
        say, told = teller.say, Chronicle(self.log, teller)
        moments = [self.moment(mark, told, say) for mark in self.heaviest()]
        for mark in self.heaviest():
            if 0 < mark.turn <= len(self.beats):
                self.beats[mark.turn - 1].bright = True
        finale = Finale(
            ending=say.title.endings[game.ending],
            result=say.ending(game.ending, game.winners),
            reason=sentence(self.reason(game, teller)),
            fates=self.in_order(self.fates(game, teller), teller.you),
            beats=self.beats,
            headline=say.ending(game.ending, game.winners),
            tale=self.tale(game, say),
            when=self.when(game, say),
            piles=self.piles(game, say),
            sheets=self.sheets(game, say),
            moments=moments,
            deeds=self.deeds(say),
            luck=self.luck(say),
        )
        for fate in finale.fates:
            fate.claims = self.claims(fate.seat, say)
        return finale

    def heaviest(self) -> list[Mark]:
        """In the order of the game; one of each turn, and the more of a kind were chosen, the less another weighs."""
        chosen: list[Mark] = []
        while len(chosen) < MOST_MOMENTS:
            taken, kinds = {mark.turn for mark in chosen}, [mark.kind for mark in chosen]
            left = [mark for mark in self.marks if mark.turn not in taken]
            if not left:
                break
            chosen.append(max(left, key=lambda mark: (mark.weight / (1 + kinds.count(mark.kind) / 2), mark.number)))
        return sorted(chosen, key=lambda mark: mark.number)

    def moment(self, mark: Mark, told: Chronicle, say: Speaker) -> Moment:
        when = say.say("end-turn", number=mark.turn) if mark.turn else say.say("story-setup")
        return Moment(mark.choice, when, told.line(mark.number), int(mark.seat), mark.note)

    def in_order(self, fates: Iterable[Fate], you: Player) -> list[Fate]:
        return sorted(fates, key=lambda fate: (fate.seat != you, fate.place, not fate.won, fate.seat))

    def claims(self, seat: int, say: Speaker) -> list[Claim]:
        return [self.claim(said, say) for said in self.said if said.player == seat]

    def claim(self, said: Said, say: Speaker) -> Claim:
        verdict = ("true" if said.true else "lie") if said.knew else ("guess" if said.true else "wrong")
        return Claim(
            say.event(said.seen.event, said.seen.values), said.when(say), said.seen.choice, said.true, said.knew,
            say.say(f"end-claim-{verdict}"),
        )  # fmt: skip

    def tale(self, game: Any, say: Speaker) -> str:
        """The reason, and turning points before the end, for people who were not there."""
        nobody = Teller(say, NOBODY)
        told = Chronicle(self.log, nobody)
        lines = [sentence(self.reason(game, nobody)), *(told.line(mark.number) for mark in self.heaviest()[-4:-1])]
        return " ".join(dict.fromkeys(lines))

    # --- what each game says --------------------------------------------------------------------------
    DEEDS: ClassVar[Sequence[str]] = ()
    """What is counted of people, in the order in which it is told."""
    LUCK: ClassVar[Sequence[str]] = ()
    """What is counted of chance."""

    def reason(self, game: Any, teller: Teller) -> str:
        """Why the game ended so, in a sentence."""
        return ""

    def fates(self, game: Any, teller: Teller) -> list[Fate]:
        """What became of each seat."""
        words = {won: teller.say.say("end-won" if won else "end-lost") for won in (True, False)}
        return [Fate(seat, words[seat in game.winners], "", seat in game.winners) for seat in range(self.players)]

    def piles(self, game: Any, say: Speaker) -> list[Pile]:
        """What was hidden from everybody, or of all."""
        return []

    def sheets(self, game: Any, say: Speaker) -> list[Sheet]:
        """Scores line by line, where there are any."""
        return []

    def when(self, game: Any, say: Speaker) -> str:
        return say.say("end-turns", count=len(self.beats))

    def deeds(self, say: Speaker) -> list[Row]:
        nothing = [0] * self.players
        return [Row(say.say(f"end-count-{name}"), self.counts.get(name, nothing)) for name in self.DEEDS]

    def luck(self, say: Speaker) -> list[Luck]:
        return [self.lucky(name, self.chances[name], say) for name in self.LUCK if name in self.chances]

    def lucky(self, name: str, counted: Counted, say: Speaker) -> Luck:
        expected = [round(share, 1) for share in counted.expected]
        return Luck(say.say(f"end-luck-{name}"), say.say(f"end-luck-{name}-about"), counted.found, expected)


def shown(say: Speaker, kind: str, value: int, note: str = "", tone: Tone = "") -> Shown:
    """A thing by the name that the game has for it."""
    return Shown(say.title.describe(kind, value, say), Thing(kind, value), note=note, tone=tone)


def places(worth: Sequence[float]) -> list[int]:
    """The place of each seat in a ranking; equals share theirs."""
    return [1 + sum(other > mine for other in worth) for mine in worth]


class Named(Teller):
    """Names whoever does something in every sentence: what stands alone has nobody above it."""

    def sentence(self, message: str, doer: Player, owner: Player = NOBODY, **args: Any) -> str:
        return super().sentence(message, doer, NOBODY, **args)


class Chronicle:
    """The sentences of the game's own story, by the numbers of its events."""

    def __init__(self, log: Sequence[Seen], teller: Teller) -> None:
        self.story = teller.say.title.story or PlainStory()
        self.log = log
        self.teller = Named(teller.say, teller.you)
        self.spans: list[Span] = []
        spans(self.story, log, self.spans)

    def line(self, number: int) -> str:
        """The sentence that tells an event; a later one of its section where it has none of its own."""
        place = max(at for at, span in enumerate(self.spans) if span.first <= number)
        end = self.spans[place + 1].first if place + 1 < len(self.spans) else len(self.log)
        section = tell(self.story, self.spans[place], self.log[self.spans[place].first : end], self.teller)
        told = [line.text for line in section.lines if line.last >= number]
        return told[0] if told else section.heading
