"""What a viewer is shown of a table, and nothing else of it. Everything here is built from the view of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from phobetor.book.bar import Bar, Chip, plain_bar
from phobetor.book.notebook import Notebook
from phobetor.book.rulebook import Rulebook, rulebook
from phobetor.book.story import Section, Span, Teller
from phobetor.games import NAMES, title_of
from phobetor.kernel.agenda import Question
from phobetor.kernel.refusal import BadInput, Refusal
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Option, Player, Setting
from phobetor.records.link import TooLong, write_link
from phobetor.records.log import Entry
from phobetor.records.notation import read_choice, read_value, seat_letter
from phobetor.records.puzzle import puzzles_of
from phobetor.records.record import Divergence, Origin, Record, replay
from phobetor.records.story import Scribe, section_of, seen_by, whole_story
from phobetor.records.witness import finale_of
from phobetor.server import protocol
from phobetor.server.boxes import box_address
from phobetor.server.texts import TableSpeaker, rule_refs, say
from phobetor.table.advice import Advice, Choice, advised_rules, points
from phobetor.table.chat import ALL_TOLD
from phobetor.table.comments import may_delete, written
from phobetor.table.lobby import arrangement
from phobetor.table.look import Look
from phobetor.table.notes import notes_of
from phobetor.table.saved import LOBBY, OVER, PLAYING, ChatRow
from phobetor.table.session import Session
from phobetor.table.table import Table
from phobetor.table.votes import stand_in
from phobetor.table.words import spoken

CHAT_LINES = 100


@dataclass(frozen=True)
class Presence:
    """Which seats have their person connected, and for whom a vote may be held."""

    here: frozenset[Player]
    away: tuple[Player, ...]
    clocks: dict[Player, int] = field(default_factory=dict, compare=False)
    """Whole seconds left; they pass by themselves, so that they alone are nothing new."""
    vote_in: dict[Player, int] = field(default_factory=dict, compare=False)
    """Whole seconds until a vote may be held about whoever must decide and is not here."""
    watching: int = field(default=0, compare=False)
    """Pages of people who do not sit here; when that alone changes, it is told in few words (`protocol.Watching`)."""


def speaker(table: Table, language: str) -> TableSpeaker:
    settings = table.session.settings if table.session else table.title.setting_values(table.row.options)
    return TableSpeaker(table.title, language, settings, table.names())


# === A table ========================================================================================
def seats_out(table: Table, yours: Sequence[int], here: frozenset[Player]) -> list[protocol.Seat]:
    return [
        protocol.Seat(
            seat.number, seat_letter(seat.number), seat.name, cast(Any, seat.kind), seat.bot, seat.number in here,
            bool(seat.owner) and seat.owner == table.row.host, seat.number in yours, bool(seat.resigned),
        )
        for seat in table.seats
    ]  # fmt: skip


def table_out(table: Table, guest: str, presence: Presence, language: str) -> protocol.TableOut:
    owners, row = table.owners(guest), table.row
    yours, host = table.seats_of(owners), table.row.host in owners
    return protocol.TableOut(
        table.id, table.row.game, cast(Any, table.phase), seats_out(table, yours, presence.here), table.row.options,
        yours[0] if yours else NOBODY, yours, host, table.commitment, guest in table.sent_away,
        sorted({*table.sent_away.values()}) if host else [], table.parting.get(guest, ""),
        spoken(row.code, language), cast(Any, row.clock), bool(row.locked), bool(row.onlookers),
        arrangement(table) if table.phase == LOBBY else "", not may_watch(table, guest), bool(row.hints),
    )  # fmt: skip


def may_watch(table: Table, guest: str) -> bool:
    """Whoever sits here, and the others unless the host wants none of them while the game is on."""
    return bool(table.row.onlookers) or table.phase != PLAYING or bool(table.owners(guest))


def shown_to_all(table: Table, presence: Presence) -> tuple[Any, ...]:
    """Everything that all seats are shown alike, in a form that can be compared."""
    seats = tuple((s.kind, s.name, s.bot, s.owner, s.resigned) for s in table.seats)
    begun = tuple((running, table.clocks.begun(running)) for running in table.clocks.running())
    settled = (table.split is None, tuple(table.wishes.items()))
    common = (table.phase, seats, table.row.host, presence, tuple(table.votes.items()), begun, settled)
    if table.session is None:
        row = table.row
        return (*common, tuple(row.options.items()), row.clock, row.locked, row.onlookers, row.hints)
    return (*common, len(table.session.log.entries), table.undos)


def shown_to(table: Table, seat: Player) -> tuple[Any, ...]:
    """What a seat is shown besides: nothing is sent when nothing of both changed."""
    if table.session is None:
        return ()
    look = table.look(seat)
    return (look.data, look.decision, seat != NOBODY and table.can_undo(seat))


class Showing:
    """A table as it is now, for any number of viewers; what is common to several is made once."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        groups: Sequence[int],
        spans: Sequence[Span],
        scribes: dict[tuple[Player, str], Scribe],
    ) -> None:
        self.table = table
        self.presence = presence
        self.groups = groups
        self.spans = spans
        self.scribes = scribes
        self.names = table.names()
        self.frames: dict[tuple[Player, str, int, int, bool, bool], bytes] = {}
        self.prompts: dict[tuple[Player, str], str] = {}

    def frame(self, seat: Player, language: str, version: int, lines: int, chat: bool, watches: bool = False) -> bytes:
        """The State for a viewer who has `lines` lines of the log already; `watches` says that they do not sit here."""
        key = (seat, language, version, lines, chat, watches)
        if key not in self.frames:
            self.frames[key] = protocol.encode(self.state(*key))
        return self.frames[key]

    def state(self, seat: Player, language: str, version: int, lines: int, chat: bool, watches: bool) -> protocol.State:
        table = self.table
        heard = [line for line in table.chat.lines if watches or line.seat != NOBODY][-CHAT_LINES:] if chat else []
        yours = table.seats_of([table.seats[seat].owner]) if seat != NOBODY else []
        state = protocol.State(
            version=version, table=table.id, game=table.row.game, phase=cast(Any, table.phase),
            seats=seats_out(table, yours, self.presence.here), you=seat, settings=table.row.options,
            box=box_address(table.row.game, language), view=None,
            decision=None, waiting=[], log=[], log_from=lines, ending="", winners=[], scores=[],
            commitment=table.commitment, away=list(self.presence.away),
            can_undo=seat != NOBODY and table.can_undo(seat), lang=cast(Any, language), votes=self.votes(),
            chat=chat_out(heard, language), level=stand_in(table.title),
            clock=cast(Any, table.row.clock), clocks=self.presence.clocks, vote_in=self.presence.vote_in,
            watching=self.presence.watching, onlookers=bool(table.row.onlookers), locked=bool(table.row.locked),
            takes_back=table.takes_back(seat), takebacks=table.takebacks(), undo_marks=table.undo_marks(seat),
            hints=bool(table.row.hints) if table.session is None else table.may_ask_hint(seat),
            may_imagine=table.session is not None and table.may_imagine(seat), origin=origin_out(table.origin),
        )  # fmt: skip
        if table.session is not None:
            self.add_game(state, table.session, self.scribe(table.session, seat, language))
        else:
            state.arrangement = arrangement(table)
        return state

    def votes(self) -> list[protocol.VoteOut]:
        return [protocol.VoteOut(voter, about, bot) for (voter, about), bot in self.table.votes.items()]

    def add_game(self, state: protocol.State, session: Session, scribe: Scribe) -> None:
        look, say = self.table.look(state.you), cast(TableSpeaker, scribe.teller.say)
        state.view = cast(Any, msgspec.Raw(look.data))
        state.seen = cast(Any, session.title.seen(look.view, []))
        if look.question is not None:
            state.decision = decision(look, look.question, self.prompt(look.question, say), say, state.can_undo)
            state.decision.grave = grave_options(state.decision.bar, look, state.takes_back)
            if state.takes_back:
                state.decision.final = state.decision.grave
        mine = state.you if look.question is not None else NOBODY
        if not self.table.stands_still():
            state.waiting = waiting_out(look.view, mine, lambda question: self.prompt(question, say))
        entries = session.log.entries
        state.log = [
            told_line(entries[number], number, self.groups[number], entries[number].seen_by(state.you))
            for number in range(state.log_from, len(entries))
        ]
        state.story_from = section_of(self.spans, state.log_from - 1)
        state.story = [scribe.told(self.spans, place, entries) for place in range(state.story_from, len(self.spans))]
        state.alarms = session.title.alarms(look.view, say)
        if session.game.is_over():
            state.ending = say.ending(session.game.ending, session.game.winners)
            state.winners = list(session.game.winners)
            state.scores = self.table.title.scores(session.game)
        state.rules = split_out(self.table)
        if self.table.was_stopped():
            state.stopped, state.ending = True, why_stopped(say.language)

    def scribe(self, session: Session, seat: Player, language: str) -> Scribe:
        """Who has told the story to this seat so far, while it is the same game and everybody is called the same."""
        known = self.scribes.get((seat, language))
        if known is None or known.teller.say.settings is not session.settings or known.teller.say.names != self.names:
            known = self.scribes[seat, language] = Scribe(Teller(speaker(self.table, language), seat))
        return known

    def prompt(self, question: Question, say: TableSpeaker) -> str:
        key = (question.player, say.language)
        if key not in self.prompts:
            self.prompts[key] = say.prompt(question.step)
        return self.prompts[key]


def why_stopped(language: str) -> str:
    return say(language, "told-rules-end")


def split_out(table: Table) -> protocol.SplitOut | None:
    split = table.split
    if split is None:
        return None
    return protocol.SplitOut(split.then, split.now, cast(Any, split.ways), cast(Any, dict(table.wishes)))


def waiting_out(view: View, mine: Player, prompt: Callable[[Question], str]) -> list[protocol.Waiting]:
    """Who else must decide, and what they are asked."""
    return [
        protocol.Waiting(question.player, prompt(question)) for question in view.questions if question.player != mine
    ]


def decision(look: Look, question: Question, prompt: str, say: TableSpeaker, can_undo: bool) -> protocol.Decision:
    step = question.step
    options = cast(Any, say.shown_options(look.view))
    rules = rule_refs(say.title.name, say.language, tuple(step.rule.split()))
    arguments = say.title.step_arguments(step)
    bar = (say.title.bar or plain_bar)(look.view, say)
    return protocol.Decision(
        look.decision, prompt, type(step).__name__, rules, options, arguments, can_undo, look.final, [], bar
    )  # fmt: skip


def grave_options(bar: Bar, look: Look, takes_back: bool) -> list[int]:
    """The places of what is asked once more: what ends the game or may be deadly; of whoever cannot take it back also
    what only does them harm, unless it is plain."""
    return [place for place in look.final if is_grave(bar, place, look) or (not takes_back and harms(bar.chips[place]))]


def is_grave(bar: Bar, place: int, look: Look) -> bool:
    told = [*bar.facts, *bar.chips[place].facts]
    return place in look.last or any(fact.tone == "deadly" for fact in told)


def harms(chip: Chip) -> bool:
    """It costs something and brings nothing; where it does both, the chip says so and the player weighs it."""
    tones = {fact.tone for fact in chip.facts}
    return not chip.plain and "bad" in tones and "good" not in tones


def told_line(entry: Entry, number: int, group: int, values: list[int]) -> protocol.LogLine:
    return protocol.LogLine(number, group, entry.event.name, dict(zip(entry.event.arguments, values, strict=True)))


def grouped(entries: Sequence[Entry], groups: list[int]) -> None:
    """Number the choices that led to lines, so that a choice of which nobody hears is not counted."""
    del groups[len(entries) :]
    for number in range(len(groups), len(entries)):
        before = groups[number - 1] if number else 0
        new = number > 0 and entries[number].choice != entries[number - 1].choice
        groups.append(before + new)


def chat_out(lines: Sequence[ChatRow], language: str) -> list[protocol.ChatLine]:
    return [chat_line(line, language) for line in lines]


def chat_line(line: ChatRow, language: str) -> protocol.ChatLine:
    if line.seat == ALL_TOLD:
        message, _, word = line.text.partition(":")
        text = say(language, f"told-{message}{'-with-a-word' if word else ''}", name=line.name, word=word)
        return protocol.ChatLine(line.number, ALL_TOLD, "", text, line.at)
    return protocol.ChatLine(line.number, line.seat, line.name, line.text, line.at)


# === What a seat knows ==============================================================================
def notebook_out(table: Table, seat: Player, version: int, language: str) -> protocol.NotebookOut:
    """From the view of the seat and from what it saw happen; for whoever asks, never with a State."""
    session = table.playing()
    seen = seen_by(session.log.entries, seat)
    fill = session.title.notebook
    known = fill(table.look(seat).view, seen, speaker(table, language)) if fill else Notebook()
    return protocol.NotebookOut(seat, version, known)


def notes_out(table: Table, seat: Player) -> protocol.NotesOut:
    found = notes_of(table, seat)
    return protocol.NotesOut(seat, found.text, cast(Any, found.marks))


# === What if ========================================================================================
def origin_out(origin: Origin | None) -> protocol.OriginOut | None:
    if origin is None:
        return None
    kind, _, name = origin.of.partition(" ")
    return protocol.OriginOut(name if kind == "table" else "", ord(origin.seat) - ord("a"), origin.choice)


# === Hints ==========================================================================================
def hint_out(table: Table, seat: Player, advice: Advice, language: str) -> protocol.HintOut:
    """Advice in words; places are those of the options that the seat is shown."""
    say, look = speaker(table, language), table.look(seat)
    assert look.question is not None
    choices = [
        protocol.HintChoice(
            look.view.options.index(choice.option),
            say.option(choice.option),
            *in_percent(choice),
            points(advice, place),
        )
        for place, choice in enumerate(advice.choices)
    ]
    course = [
        protocol.HintStep(coming.seat, say.option(coming.option), round(10 * coming.possible))
        for coming in advice.course
    ]
    rules = advised_rules(table.title, look.question.step.rule.split(), advice.choices[0].option)
    return protocol.HintOut(
        seat, look.decision, choices, course, rule_refs(table.row.game, language, rules), advice.games,
        cast(Any, table.title.goal), [say.say(why.text, **say.named(why.args)) for why in advice.why], advice.worlds,
        protocol.HintShare(*in_percent(advice.objective)) if advice.objective is not None else None,
    )  # fmt: skip


def in_percent(choice: Choice) -> tuple[int, int]:
    """The chance, and never less than one percent of doubt: the games are only imagined."""
    return round(100 * choice.chance), max(1, round(100 * choice.spread))


# === Why not ========================================================================================
def because(table: Table, seat: Player, kind: str, word: str, language: str) -> protocol.Because:
    """What can be done with a thing, or everything that stands against it, for the seat that must decide."""
    session, say = table.playing(), speaker(table, language)
    session.game.turn_to(seat)
    title = session.title
    if not any(title.kind(argument) == kind for verb in title.verbs for argument in verb.arguments):
        raise BadInput(f"Nothing of {title.name} is a '{kind}'.")
    value = read_value(title, kind, word, session.settings)
    options = [option for option in title.probe(session.game) if concerns(option, kind, value, say)]
    found = reasons(session, seat, options or anything(say, kind, value), say)
    rules = rule_refs(title.name, language, tuple(title.rules_of(kind, value)))
    return protocol.Because(kind, word, found, rules)


def concerns(option: Option, kind: str, value: int, say: TableSpeaker) -> bool:
    verb = say.title.verb(option)
    assert verb is not None
    pairs = zip(verb.arguments, verb.values(option), strict=True)
    return any(say.title.kind(argument) == kind and found == value for argument, found in pairs)


def anything(say: TableSpeaker, kind: str, value: int) -> list[Option]:
    """The choices that begin with a thing, even if nobody at the table has it."""
    return [verb.of(value) for verb in say.title.verbs if verb.arguments and say.title.kind(verb.arguments[0]) == kind]


def reasons(session: Session, seat: Player, options: Sequence[Option], say: TableSpeaker) -> list[protocol.Reason]:
    refusals = {option: session.game.why_not(seat, option) for option in options}
    possible = [(say.say("possible", option=say.option(option)), "") for option, why in refusals.items() if why is None]
    against = [(say.refusal(why), why.rule) for why in refusals.values() if why is not None]
    return [protocol.Reason(*found) for found in dict.fromkeys(possible or against)]


# === Before and after the game ======================================================================
def games_out(language: str) -> list[protocol.GameOut]:
    return [game_out(name, language) for name in NAMES]


def game_out(name: str, language: str) -> protocol.GameOut:
    title, book = title_of(name), rulebook(name)
    say = TableSpeaker(title, language, [], [])
    settings = [setting_out(setting, say) for setting in title.settings]
    about = say.say("game-about") if say.has("game-about") else ""
    puzzles = len(puzzles_of(name))
    return protocol.GameOut(name, book.title[language], about, title.players, settings, title.levels, puzzles)


def setting_out(setting: Setting, say: TableSpeaker) -> protocol.SettingOut:
    label = f"setting-{setting.name}"
    labels = [say.say(f"{label}-{value}") for value in setting.values]
    return protocol.SettingOut(
        setting.name, say.say(label), say.say(f"{label}-about"), setting.values, labels, setting.default, setting.rule
    )


def rules_out(game: str, language: str) -> protocol.RulesOut:
    book: Rulebook = rulebook(game)
    chapters = [(name, texts[language]) for name, texts in book.chapters.items()]
    rules = [
        protocol.RuleOut(
            rule.id, rule.chapter, rule.text[language], rule.source,
            rule.ruling.text[language] if rule.ruling else "", rule.ruling.setting if rule.ruling else "",
        )
        for rule in book.rules.values()
    ]  # fmt: skip
    return protocol.RulesOut(game, book.title[language], chapters, rules)


class Replaying:
    """A finished game, choice by choice, as one seat saw it or with everything told."""

    def __init__(self, record: Record, seat: Player | None, language: str) -> None:
        self.record = record
        self.seat = seat
        self.session = Session(record.beginning())
        self.say = TableSpeaker(self.session.title, language, self.session.settings, record.names)
        self.frames = [self.frame(0, NOBODY, "", 0)]

    def tell(self) -> list[protocol.Frame]:
        for number, text in enumerate(self.record.choices, 1):
            player, option = read_choice(self.session.title, text, self.record.players, self.session.settings)
            known = self.seat is None or player == self.seat
            label = self.say.option(option) if known else ""
            told = len(self.session.log.entries)
            self.session.answer(player, option)
            self.frames.append(self.frame(number, player, label, told))
        return self.frames

    def frame(self, choice: int, player: Player, label: str, told: int) -> protocol.Frame:
        everybody = range(self.record.players) if self.seat is None else ()
        view = self.session.view(NOBODY if self.seat is None else self.seat)
        views = [self.session.view(seat) for seat in everybody]
        seen = cast(Any, self.session.title.seen(view, views))
        lines = [self.line(told + place, entry) for place, entry in enumerate(self.session.told_since(told))]
        return protocol.Frame(choice, player, label, view.data(), lines, [each.data() for each in views], seen)

    def line(self, number: int, entry: Entry) -> protocol.LogLine:
        values = list(entry.values) if self.seat is None else entry.seen_by(self.seat)
        return told_line(entry, number, entry.choice, values)

    def story(self) -> list[Section]:
        teller = Teller(self.say, NOBODY if self.seat is None else self.seat)
        return whole_story(self.session.log.entries, teller, everything=self.seat is None)


def replay_out(table: str, record: Record, seat: Player | None, language: str) -> protocol.ReplayOut:
    telling = Replaying(record, seat, language)
    frames = telling.tell()
    game, title = telling.session.game, telling.session.title
    over = game.is_over()
    return protocol.ReplayOut(
        table, record.game, record.names, record.options, box_address(record.game, language),
        NOBODY if seat is None else seat, frames, telling.say.ending(game.ending, game.winners) if over else "",
        list(game.winners), title.scores(game) if over else [], record.takebacks, telling.story(), over,
        link_of(record), msgspec.to_builtins(record), origin_out(record.origin),
        list(title.levels),
    )  # fmt: skip


def finale_out(table: str, record: Record, seat: Player | None, language: str) -> protocol.FinaleOut:
    you = NOBODY if seat is None else seat
    return protocol.FinaleOut(table, you, finale_of(record, language, you))


def link_of(record: Record) -> str:
    """The game in a link, or "" where it goes only as a file."""
    try:
        return write_link(record)
    except TooLong:
        return ""


def comments_out(table: Table, guest: str) -> protocol.CommentsOut:
    names = table.names()
    shown = [
        protocol.CommentOut(
            row.number, row.choice, row.seat, names[row.seat], row.text, row.at, may_delete(table, guest, row)
        )
        for row in sorted(written(table), key=lambda row: (row.choice, row.number))
    ]
    return protocol.CommentsOut(shown, table.seats_of(table.owners(guest)))


def in_question(table: Table, seat: Player, line: int, language: str) -> tuple[list[str], list[str], int]:
    """What a doubt is about: the rules, the sentence that the seat was told, and how many choices came before. Without
    a line, it is what the seat must decide now."""
    session = table.playing()
    if line >= 0:
        entry = session.log.entries[line]
        text = speaker(table, language).event(entry.event, entry.seen_by(seat))
        return entry.rules.split(), [text], max(0, entry.choice - 1)
    question = table.look(seat).question
    return question.step.rule.split() if question else [], [], len(session.record.choices)


def fair_out(table: Table) -> protocol.FairOut:
    """The seed and the record are shown when nothing is left to be drawn."""
    shown = protocol.FairOut(
        table.id,
        table.row.game,
        table.commitment,
        "",
        table.row.salts,
        table.names(),
        cast(Any, table.promise()),
        {},
        False,
    )
    if table.phase != OVER:
        return shown
    record = table.playing().record
    shown.seed = table.row.seed
    shown.takebacks = record.takebacks
    shown.origin = origin_out(record.origin)
    shown.record = msgspec.to_builtins(record)
    try:
        replay(record)
        shown.holds = True
    except (Divergence, BadInput, Refusal):
        shown.holds = False
    return shown
