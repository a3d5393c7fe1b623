"""Somnicum as it is told: a sand check with the tokens that it looks at, and then how it went."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from phobetor import games
from phobetor.book.story import Section, Span, Teller, spans
from phobetor.book.text import Speaker
from phobetor.games.somnicum.title import TITLE
from phobetor.kernel.words import NOBODY
from phobetor.records.record import new_record
from phobetor.records.scenario import Run, load_scenario
from phobetor.records.story import whole_story
from phobetor.table.session import Session

SCENARIOS = Path(games.__file__).parent / "somnicum" / "scenarios"


def played(seed: int) -> Session:
    record = new_record("somnicum", {}, str(seed), ["human"] * 3, ["Ann", "Ben", "Cyd"])
    session, dice = Session(record), random.Random(seed)
    while not session.game.is_over():
        player = session.game.asked
        session.answer(player, dice.choice(list(session.view(player).options)))
    return session


def told(session: Session, seat: int) -> list[Section]:
    return whole_story(session.log.entries, Teller(Speaker(TITLE, "en", session.settings, ["Ann", "Ben", "Cyd"]), seat))


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_a_sand_check_begins_with_its_draws(seat: int) -> None:
    session = played(7)
    entries = session.log.entries
    checks = [section for section in told(session, seat) if section.kind == "check"]
    assert checks
    for section in checks:
        assert entries[section.first].event.name == "drew"
        assert entries[section.first - 1].event.name == "took"
        draws, *_ = section.lines
        assert ("draw" in draws.text, draws.under, draws.step) == (True, False, 0)
        assert len(section.steps) == 3


def test_so_e07_a_hushed_check_does_not_deny_the_blank_back() -> None:
    run = Run(load_scenario(SCENARIOS / "so_e07_hush_stops_the_check.toml"))
    run.to_the_end()
    teller = Teller(Speaker(TITLE, "en", run.settings, ["Ann", "Ben"]), NOBODY)
    (check,) = [section for section in whole_story(run.diary.entries, teller) if section.kind == "check"]
    assert check.steps[-1] == "The round goes on"
    assert any("a back is blank, but the Rooster hushes" in line.text for line in check.lines)


def test_the_scoring_has_a_step_for_every_player() -> None:
    (scoring,) = [section for section in told(played(7), NOBODY) if section.kind == "scoring"]
    assert sorted(scoring.steps) == ["Ann", "Ben", "Cyd"]
    assert [scoring.steps[line.step] for line in scoring.lines if line.card is not None] == scoring.steps


def test_sections_are_the_same_choice_by_choice_and_at_once() -> None:
    story, entries = TITLE.story, played(7).log.entries
    assert story is not None
    at_once: list[Span] = []
    spans(story, entries, at_once)
    by_and_by: list[Span] = []
    ends = [number for number in range(1, len(entries)) if entries[number].choice != entries[number - 1].choice]
    for end in [*ends, len(entries)]:
        spans(story, entries[:end], by_and_by)
    assert by_and_by == at_once
