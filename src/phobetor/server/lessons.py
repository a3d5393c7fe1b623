"""A guided first game: a scenario with a word for the learner at every step, as one seat sees it (docs/lessons.md).

Nothing here knows a rule: the lesson is played through the game itself, and each frame is what a table would show.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, cast

import msgspec

from phobetor.book.story import Section, Teller
from phobetor.book.title import LANGUAGES, BadInput, converted
from phobetor.games import NAMES
from phobetor.kernel.words import NOBODY
from phobetor.records.log import Entry
from phobetor.records.notation import read_choice, read_seat, seat_letter
from phobetor.records.scenario import Play, Run, Scenario, read_scenario
from phobetor.records.story import whole_story
from phobetor.server import protocol
from phobetor.server.boxes import box_address
from phobetor.server.showing import decision, told_line, waiting_out
from phobetor.server.texts import TableSpeaker
from phobetor.table.look import Look

FILES = ["lesson.toml", *(f"lesson-{number}.toml" for number in range(2, 10))]
"""The chapters of a lesson, as many as there are."""
LONGEST = 420
"""A guiding word must fit beside a phone's board."""


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """What a lesson has beside its scenario: who learns, who they are, and the words at the end."""

    seat: str
    names: dict[str, list[str]]
    title: dict[str, str]
    """What the chapter is called."""
    end: dict[str, str]


class Lesson(msgspec.Struct):
    scenario: Scenario
    heading: Heading
    wide: list[bool]
    """For each play: whether everything that could be chosen stays marked, and not only what the lesson wants."""


# === The file =======================================================================================
@cache
def chapters_of(game: str) -> list[Lesson]:
    """In their order; each is a scenario of its own, so that any may be skipped."""
    folder = resources.files(f"phobetor.games.{game}")
    found = [name for name in FILES if folder.joinpath(name).is_file()]
    texts = {name: folder.joinpath(name).read_text(encoding="utf-8") for name in found}
    return [read_lesson(tomllib.loads(text), f"{game}/{name}") for name, text in texts.items()]


def has_lesson(game: str) -> bool:
    return game in NAMES and bool(chapters_of(game))


def read_lesson(raw: dict[str, Any], where: str) -> Lesson:
    heading = converted(raw.pop("lesson", {}), Heading, f"The lesson '{where}'")
    wide = [bool(play.pop("wide", False)) for play in raw.get("play", [])]
    lesson = Lesson(read_scenario(raw, where), heading, wide)
    check_words(lesson, where)
    return lesson


def check_words(lesson: Lesson, where: str) -> None:
    """Every choice of the learner is guided, in every language, by a word that is short."""
    for number, play in enumerate(lesson.scenario.plays, 1):
        if play.refuse:
            raise BadInput(f"Play {number} of the lesson '{where}' cannot be a refusal.")
        if play.note or play.choose.startswith(f"{lesson.heading.seat} "):
            check_text(play.note, f"Play {number} of the lesson '{where}'")
    check_text(lesson.heading.end, f"The end of the lesson '{where}'")
    check_text(lesson.heading.title, f"The title of the lesson '{where}'")
    if any(len(lesson.heading.names.get(language, [])) != lesson.scenario.players for language in LANGUAGES):
        raise BadInput(f"The lesson '{where}' must name every player in every language.")


def check_text(text: dict[str, str], where: str) -> None:
    for language in LANGUAGES:
        if not text.get(language, "").strip():
            raise BadInput(f"{where} has no word for the learner in '{language}'.")
        if len(text[language]) > LONGEST:
            raise BadInput(f"{where} says too much in '{language}': {len(text[language])} characters of {LONGEST}.")


# === The telling ====================================================================================
class Telling(Run):
    """A lesson being played; a frame is taken before every play that has a word for the learner, and at the end."""

    def __init__(self, lesson: Lesson, language: str, before: int = 0) -> None:
        super().__init__(lesson.scenario)
        self.before = before
        """Frames of earlier chapters: versions go on."""
        self.lesson = lesson
        self.seat = read_seat(lesson.heading.seat, lesson.scenario.players)
        self.language = language
        self.names = lesson.heading.names[language]
        self.say = TableSpeaker(self.title, language, self.settings, self.names)
        self.heard = 0
        self.frames: list[protocol.LessonFrame] = []

    def tell(self) -> list[protocol.LessonFrame]:
        for number, play in enumerate(self.scenario.plays):
            if play.note:
                self.frames.append(self.frame(play.note, self.wanted(play), self.lesson.wide[number]))
            self.diary.choice = number + 1
            self.step(number)
        self.frames.append(self.frame(self.lesson.heading.end, NOBODY, False))
        return self.frames

    def wanted(self, play: Play) -> int:
        """The place of the choice among the learner's options; none where somebody else chooses."""
        player, option = read_choice(self.title, play.choose, self.scenario.players, self.settings)
        return list(self.title.view(self.game, self.seat).options).index(option) if player == self.seat else NOBODY

    def frame(self, text: dict[str, str], wanted: int, wide: bool) -> protocol.LessonFrame:
        frame = protocol.LessonFrame(self.state(), text[self.language].strip(), wanted, wide)
        self.heard = len(self.diary.entries)
        return frame

    def state(self) -> protocol.State:
        view, number = self.title.view(self.game, self.seat), self.before + len(self.frames)
        asked = view.question()
        look = Look(view, b"", asked, number + 1 if asked else 0, [], [])
        over = self.game.is_over()
        return protocol.State(
            version=number + 1, table="", game=self.title.name, phase="over" if over else "playing", seats=self.seats(),
            you=self.seat, settings=self.title.setting_names(self.settings),
            box=box_address(self.title.name, self.language), view=view.data(),
            decision=decision(look, asked, self.say.prompt(asked.step), self.say, False) if asked else None,
            waiting=waiting_out(view, self.seat, lambda question: self.say.prompt(question.step)),
            log=self.lines(), log_from=self.heard, ending=self.ending() if over else "",
            winners=list(self.game.winners), scores=self.title.scores(self.game) if over else [],
            commitment="", away=[], can_undo=False, lang=cast(Any, self.language),
            seen=cast(Any, self.title.seen(view, [])),
        )  # fmt: skip

    def ending(self) -> str:
        return self.say.ending(self.game.ending, self.game.winners)

    def seats(self) -> list[protocol.Seat]:
        return [
            protocol.Seat(
                number, seat_letter(number), name, "human" if number == self.seat else "bot", here=True,
                you=number == self.seat,
            )
            for number, name in enumerate(self.names)
        ]  # fmt: skip

    def lines(self) -> list[protocol.LogLine]:
        entries = self.diary.entries
        return [self.line(number, entries[number]) for number in range(self.heard, len(entries))]

    def line(self, number: int, entry: Entry) -> protocol.LogLine:
        return told_line(entry, number, entry.choice, entry.seen_by(self.seat))

    def story(self) -> list[Section]:
        return whole_story(self.diary.entries, Teller(self.say, self.seat))


@cache
def lesson_out(game: str, language: str) -> bytes:
    """A whole lesson, ready to be sent; it is the same for everybody."""
    frames: list[protocol.LessonFrame] = []
    chapters: list[protocol.LessonChapter] = []
    for lesson in chapters_of(game):
        telling, first = Telling(lesson, language, len(frames)), len(frames)
        frames += telling.tell()
        chapters.append(protocol.LessonChapter(lesson.heading.title[language], first, telling.story()))
    return protocol.encode(protocol.LessonOut(game, frames, chapters, chapters_of(game)[0].scenario.options))
