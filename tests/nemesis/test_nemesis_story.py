"""Nemesis as it is told: one line a deed, the event phase as a scene, and to each seat only what it may know."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from phobetor.book.story import Line, Section, Teller
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.words import NOBODY
from phobetor.records.scenario import Run, load_scenario
from phobetor.records.story import whole_story

SCENARIOS = sorted(path for path in Path(str(resources.files("phobetor.games.nemesis"))).glob("scenarios/*.toml"))
NAMES = ["Ann", "Ben", "Cyd", "Dan", "Eva"]


def played(name: str) -> Run:
    run = Run(load_scenario(next(path for path in SCENARIOS if path.stem == name)))
    run.to_the_end()
    return run


def told(run: Run, seat: int, language: str = "en") -> list[Section]:
    teller = Teller(Speaker(TITLE, language, run.settings, NAMES[: run.scenario.players]), seat)
    return whole_story(run.diary.entries, teller)


def lines(run: Run, seat: int, language: str = "en") -> list[Line]:
    return [line for section in told(run, seat, language) for line in section.lines]


def texts(run: Run, seat: int, language: str = "en") -> list[str]:
    return [line.text for line in lines(run, seat, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_told_to_every_seat(language: str) -> None:
    for path in SCENARIOS[LANGUAGES.index(language) :: len(LANGUAGES)]:
        run = played(path.stem)
        for seat in range(NOBODY, run.scenario.players):
            for line in lines(run, seat, language):
                assert line.text[-1] in ".!?…:»”", line.text
                assert not any(wrong in line.text for wrong in ("{", "  ", " .", " ,")), line.text


def test_an_attack_says_what_it_did_and_shows_its_card() -> None:
    run = played("ne_10_15_item_armor_is_the_soldiers")
    attack = next(line for line in lines(run, 0) if line.scene)
    assert attack.text == "The whisperer attacks you with Scratch: a contamination card, a light wound (1)."
    assert (attack.tone, attack.topic, attack.card and attack.card.kind) == ("loss", "fight", "attack")
    assert texts(run, 0)[0] == "You try to get away."
    assert "Шепчущий атакует вас картой «Царапина»: карта заражения, лёгкая рана (1)." in texts(run, 0, "ru")
    assert next(line for line in lines(run, 1) if line.scene).tone == ""


def test_the_event_phase_is_a_scene_whose_steps_are_ticked_in_order() -> None:
    phase = told(played("ne_11_6_hunt1"), 0)[0]
    assert (phase.kind, phase.scene, phase.heading) == ("events", True, "Event phase 2")
    assert phase.steps[3] == "Event card"
    assert phase.steps[-1] == "Round 3"
    assert [line.step for line in phase.lines] == sorted(line.step for line in phase.lines)
    card = next(line for line in phase.lines if line.step == 3)
    assert card.card is not None
    assert card.card.kind == "event"


def test_a_nightmare_says_from_where_it_goes() -> None:
    assert "The lurker goes from room 6 to the Hibernatorium (11)." in texts(played("ne_11_6_hunt1"), NOBODY)


def test_fire_holds_whoever_stands_in_it_and_nobody_else() -> None:
    run = played("ne_11_6_firewave1")
    held = [line.hold for line in lines(run, 0) if line.hold]
    assert [hold.title for hold in held] == ["Fire reaches you."]
    assert not any(line.hold for seat in (NOBODY, 1) for line in lines(run, seat))


def test_what_somebody_saw_is_told_to_them_alone() -> None:
    run = played("ne_10_13_the_comms_key_shows_an_objective")
    mine = [line for line in lines(run, 0) if line.tone == "only"]
    assert [line.text for line in mine] == ["The objective of Ben: Ab ovo."]
    assert mine[0].hold is not None
    assert mine[0].card is not None
    assert "Looks at an objective of yours." in texts(run, 1)
    assert not any("Ab ovo" in text for seat in (NOBODY, 1) for text in texts(run, seat))


def test_alone_nothing_is_marked_as_known_to_one_only() -> None:
    for path in SCENARIOS:
        if load_scenario(path).players == 1:
            assert not any(line.tone == "only" for line in lines(played(path.stem), 0)), path.stem


def test_the_end_says_why_the_ship_is_lost() -> None:
    run = played("ne_12_3_two_broken_engines")
    end = told(run, 0)[-1]
    assert (end.kind, end.scene) == ("end", True)
    assert "Two engines or more are broken: the ship is destroyed." in [line.text for line in end.lines]
    assert "You die: aboard when the ship was destroyed." in [line.text for line in end.lines]
