"""Deranged as it is told: one line a deed, phases as scenes, and to each seat only what it may know."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from phobetor.book.story import Alarm, Line, Section, Teller
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.words import NOBODY
from phobetor.records.scenario import Run, load_scenario
from phobetor.records.story import whole_story

SCENARIOS = sorted(path for path in Path(str(resources.files("phobetor.games.deranged"))).glob("scenarios/*.toml"))
NAMES = ["Ann", "Ben", "Cyd", "Dan", "Eva", "Fay"]


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


def test_an_attack_that_is_stopped_is_one_line() -> None:
    run = played("example_8_two_hungry_spirits")
    assert "The Hungry spirit attacks you with strength 4; A1 (6) stops it." in texts(run, 0)
    assert "The Hungry spirit attacks Ann with strength 4; A1 (6) stops it." in texts(run, 1)
    assert "Głodny duch atakuje cię z siłą 4; A1 (6) odpiera atak." in texts(run, 0, "pl")


def test_a_monster_says_from_where_it_goes() -> None:
    run = played("a_werewolf_enters_at_night")
    assert texts(run, 1)[0] == "The Werewolf goes from Anvil Street to the Forge’s threshold by Smithy Yard, 2 steps."


def test_who_dies_is_told_why_and_what_follows() -> None:
    run = played("question_one_kill_cures_and_fulfils")
    dead = next(line for line in lines(run, 1) if line.hold)
    assert dead.text.startswith("You defend with ")
    assert dead.text.endswith(" health and die.")
    assert dead.tone == "loss"
    assert dead.topic == "fight"
    assert dead.hold is not None
    assert dead.hold.title == "You die."
    assert dead.hold.changes[0].startswith("Ann attacks you with ")
    others = [line for line in lines(run, 2) if line.hold]
    assert not others
    assert any(text.startswith("Ann is free of the token and human again") for text in texts(run, 1))


def test_dusk_is_a_scene_with_steps_and_the_cards_that_are_turned() -> None:
    run = played("nightfall_in_the_training_game")
    dusk = next(section for section in told(run, 1) if section.kind == "nightfall")
    assert (dusk.heading, dusk.scene, dusk.seat) == ("Nightfall 1", True, NOBODY)
    assert dusk.steps[3:] == ["Night cards", "The possessed change"]
    cards = [line for line in dusk.lines if line.step == 3]
    assert [line.card.kind for line in cards if line.card] == ["night", "night", "night"]
    assert [line.step for line in dusk.lines] == sorted(line.step for line in dusk.lines)


def test_who_is_possessed_is_held_with_what_changes_and_whom_to_kill() -> None:
    run = played("nightfall_in_the_training_game")
    held = next(line for line in lines(run, 1) if line.hold)
    assert held.hold is not None
    assert (held.text, held.hold.title) == ("You are possessed.", "You are possessed.")
    assert 1 <= len(held.hold.changes) <= 4
    assert held.hold.todo == "Kill a human to be free: Ann and Cyd."
    assert [line.text for line in lines(run, 0) if line.tone == "alarm"] == ["Ben is possessed."]
    assert not any(line.hold for line in lines(run, 0))


def test_a_look_into_the_ruins_is_shown_to_whoever_looks_and_told_to_all() -> None:
    run = played("the_ruins_and_a_claim")
    mine = [line for line in lines(run, 0) if line.tone == "only" and line.card and line.card.kind == "night"]
    assert [line.text for line in mine] == [
        "Your card: Possessed.",
        "Ben: Search in Rose.",
        "Cyd: End in the cemetery.",
    ]
    assert mine[-1].hold is not None
    assert mine[0].hold is None
    for seat in (NOBODY, 1, 2):
        assert "Ann looks at everybody’s next night card." in texts(run, seat)
        seen = [line for line in lines(run, seat) if line.first <= mine[-1].last]
        assert not any(line.tone == "only" or (line.card and line.card.kind == "night") for line in seen)


def test_a_role_that_is_shown_is_named_to_its_viewer_alone() -> None:
    run = played("curse_13_the_left_neighbour_sees_the_role")
    assert "Ann is the Hunter." in texts(run, 1)
    assert not any("Hunter" in text for seat in (NOBODY, 2) for text in texts(run, seat))
    assert "Shows Ben the role." in texts(run, 2)


def test_a_walk_names_its_way_and_its_steps() -> None:
    entries = [line for path in SCENARIOS[:60] for line in texts(played(path.stem), NOBODY)]
    assert any(" walks to " in text and " steps." in text for text in entries)


def alarms(run: Run, seat: int) -> dict[str, Alarm]:
    say = Speaker(TITLE, "en", run.settings, NAMES[: run.scenario.players])
    return {alarm.id: alarm for alarm in TITLE.alarms(TITLE.view(run.game, seat), say)}


def test_the_last_night_is_an_alarm_for_everybody() -> None:
    run = played("the_ruins_in_the_last_night")
    for seat in (NOBODY, 0, 2):
        assert alarms(run, seat)["last-night"].size == "band"
    assert "last-night" not in alarms(played("the_ruins_and_a_claim"), 0)
