"""Everything that happens is told, in a line of the story or deliberately not at all, in every language."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from every_game import Table, all_tables, avoiding, decisions, is_large

from phobetor.book.story import TURN, Section, Span, Teller, Telling, TurnStory, spans
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES, title_of
from phobetor.kernel.words import NOBODY
from phobetor.records.log import Entry, Log
from phobetor.records.story import Scribe, told_section, whole_story

TOLD = [name for name in NAMES if title_of(name).story is not None]
TABLES = [table for table in all_tables() if table.game in TOLD and not (table.options and is_large(table.game))]


@cache
def log_of(table: Table) -> list[Entry]:
    log = Log()
    for decision in decisions(table, "story", avoiding, log):
        log.choice = decision.number + 1
    return log.entries


def teller_of(table: Table, seat: int, language: str = "en") -> Teller:
    names = [f"Name{seat}" for seat in range(table.players)]
    return Teller(Speaker(table.title, language, table.settings, names), seat)


def story_of(table: Table, entries: list[Entry], seat: int, language: str) -> list[Section]:
    return whole_story(entries, teller_of(table, seat, language))


def silent_of(table: Table) -> frozenset[str]:
    silent = getattr(table.title.story, "silent", None)
    return frozenset(silent) if silent is not None else Telling.silent


@pytest.mark.parametrize("game", TOLD)
def test_every_kind_of_event_has_its_words_or_is_silent(game: str) -> None:
    """A new event cannot be forgotten."""
    story = title_of(game).story
    if not isinstance(story, TurnStory):
        pytest.skip("told by other means; the games that are played show it")
    for event in title_of(game).events:
        method = f"tell_{event.name.replace('-', '_')}"
        assert hasattr(story.telling, method) != (event.name in story.telling.silent), event.name


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_every_event_of_a_game_is_in_some_line(at: Table) -> None:
    entries = log_of(at)
    for seat in (NOBODY, 0, at.players - 1):
        told: set[int] = set()
        for section in story_of(at, entries, seat, "en"):
            for line in section.lines:
                told.update(range(line.first, line.last + 1))
                assert line.first <= line.last < len(entries)
        missing = [entry.event.name for number, entry in enumerate(entries) if number not in told]
        assert set(missing) <= silent_of(at), set(missing) - silent_of(at)


@pytest.mark.parametrize("at", [table for table in TABLES if not table.options], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_told_in_whole_sentences(at: Table, language: str) -> None:
    for section in story_of(at, log_of(at), 0, language):
        assert (section.heading != "") or (section.kind == TURN and section.seat != NOBODY)
        for line in section.lines:
            assert line.text[:1] == line.text[:1].upper(), line.text
            assert line.text[-1] in ".!?…:»”", line.text
            assert not any(wrong in line.text for wrong in ("  ", " .", " ,", "\n")), line.text
            assert all(detail and detail[0] == detail[0].upper() for detail in line.details), line.details


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_a_section_that_grows_keeps_the_sections_before_it(at: Table) -> None:
    """What was told stays told: only the last section changes."""
    entries = log_of(at)
    whole = story_of(at, entries, 0, "en")
    for cut in range(1, len(entries), max(1, len(entries) // 25)):
        part = story_of(at, entries[:cut], 0, "en")
        assert part[:-1] == whole[: len(part) - 1]
        assert (part[-1].first, part[-1].kind) == (whole[len(part) - 1].first, whole[len(part) - 1].kind)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_a_scribe_who_hears_a_little_at_a_time_tells_the_same(at: Table) -> None:
    """Also when the last choices were taken back, and other things happened."""
    story, entries = at.title.story, log_of(at)
    assert story is not None
    scribe, found = Scribe(teller_of(at, 0)), list[Span]()
    ends = [number for number in range(1, len(entries)) if entries[number].choice != entries[number - 1].choice]
    for turn, end in enumerate(ends):
        other = msgspec.structs.replace(entries[end - 1], rules="")  # it will be taken back, and this happens instead
        for heard in [[*entries[: end - 1], other], entries[:end]] if turn % 5 == 4 else [entries[:end]]:
            spans(story, heard, found)
            told = msgspec.json.encode(scribe.told(found, len(found) - 1, heard))
            assert told == msgspec.json.encode(told_section(found, len(found) - 1, heard, teller_of(at, 0)))


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_only_you_is_said_of_nothing_that_others_know(at: Table) -> None:
    """A line that is marked so tells an event of which its viewer knows more; onlookers see no such line."""
    entries = log_of(at)
    for seat in (NOBODY, 0):
        for section in story_of(at, entries, seat, "en"):
            for line in [one for one in section.lines if one.tone == "only"]:
                told = entries[line.first : line.last + 1]
                assert any(entry.event.secret and entry.seen_by(NOBODY) != entry.seen_by(seat) for entry in told)
