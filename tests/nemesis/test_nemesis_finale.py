"""The end of Nemesis: why the ship ended, how each died, what the objectives lacked, what claims were worth."""

from __future__ import annotations

from typing import Any

import pytest
from ending import ended, endings_of, told, watch
from laid_out import laid
from test_nemesis_claims import speaking

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.nemesis.rules.harm import end_ship, mark_dead
from phobetor.games.nemesis.rules.names import INFECTED, SCANNED_CLEAN
from phobetor.games.nemesis.rules.vocabulary import (
    CAUSES,
    CLAIM_COURSE,
    CLAIM_ENGINE,
    CLAIM_GOAL,
    CLAIM_HEALTH,
    JUMPED,
    TIME_IS_UP,
)
from phobetor.games.nemesis.title import TITLE
from phobetor.games.nemesis.words.finale import NemesisFinale
from phobetor.records.witness import Witness


@pytest.mark.parametrize(
    ("scenario", "reason"),
    [
        ("ne_12_1_self_destruct", "Self-destruct comes to its end"),
        ("ne_12_1_the_jump_kills_who_is_awake", "Time is up; the ship jumps and arrives"),
        ("ne_12_3_two_broken_engines", "engines are broken, so the ship explodes at the jump"),
        ("ne_12_10_nobody_is_left", "Nobody awake is left aboard"),
        ("ne_4_24_a_ninth_malfunction_destroys_the_ship", "Malfunction number 9"),
        ("ne_4_9_a_ninth_fire_destroys_the_ship", "Fire number 9"),
    ],
)
def test_the_ship_ends_for_a_reason_and_who_explodes_hears_it(scenario: str, reason: str) -> None:
    _, finale = ended("nemesis", scenario)
    assert reason in finale.reason
    for fate in finale.fates:
        if "the explosion" in fate.text:
            assert finale.reason in fate.text


def test_ne_12_10_a_ship_without_crew_whose_self_destruct_runs_is_not_said_to_jump() -> None:
    table = laid(2, rooms={"a": 11, "b": 11}, fates={"b": "asleep"}, fuse=2, time=9, hands={"a": ["rest", "search"]})
    witness = watch(table.run)
    table.act("a room hibernatorium plain", 8)
    finale = told(table.run, witness)
    assert finale.reason == "Nobody awake is left aboard, and self-destruct runs to its end."
    assert all(finale.reason in fate.text for fate in finale.fates)


def test_who_burns_to_death_after_an_attack_that_missed_was_not_killed_by_it() -> None:
    table = laid(
        2, rooms={"a": 6, "b": 11}, nightmares=["6 lurker-0"], fire=[7], actions=1,
        hands={"a": ["rest"], "b": []}, serious={"a": ["back+", "leg+", "hand+"]},
    )  # fmt: skip
    witness = watch(table.run)
    table.act("a move 7", "bite1", 8)
    assert table["fates"]["a"] == "dead"
    end_ship(table.game, JUMPED, TIME_IS_UP)
    table.game.asking = None
    table.game.advance()
    text = next(fate.text for fate in told(table.run, witness).fates if fate.seat == 0)
    assert "Bite" not in text
    assert text.endswith("wounds.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", range(1, len(CAUSES)))
def test_every_death_says_its_reason(cause: int, language: str) -> None:
    table = laid(2)
    witness = watch(table.run)
    mark_dead(table.game, 1, cause)
    end_ship(table.game, JUMPED, TIME_IS_UP)
    table.game.asking = None
    table.game.advance()
    finale = told(table.run, witness, language)
    say = Speaker(TITLE, language, table.run.settings, ["Ada", "Ben"])
    assert say.say(f"cause-{CAUSES[cause]}") in next(fate.text for fate in finale.fates if fate.seat == 1)


def test_objectives_say_whether_they_were_fulfilled_as_the_rules_do() -> None:
    for scenario in endings_of("nemesis"):
        _, finale = ended("nemesis", scenario)
        for fate in finale.fates:
            goals = next(pile for pile in fate.piles if pile.kind == "objective").things
            if fate.won:
                assert any(goal.note == "fulfilled" for goal in goals), scenario
            assert all(goal.note for goal in goals)


def claimed(option: int, change: Any = None) -> tuple[bool, bool]:
    game = speaking()
    if change:
        change(game)
    witness = Witness(NemesisFinale(3))
    witness.attend(game)
    game.choose(option)
    found = witness.finisher.said[-1]
    return found.true, found.knew


def test_claims_about_engines_course_objective_and_contamination_are_held_against_the_position() -> None:
    def look(game: Any) -> None:
        game.engines[1], game.engine_seen[1] = 0, 1
        game.course_seen = 1

    assert claimed(CLAIM_ENGINE.of(1, 1), look) == (False, True)
    assert claimed(CLAIM_ENGINE.of(1, 0), look) == (True, True)
    assert not claimed(CLAIM_ENGINE.of(2, 1), look)[1]
    game = speaking()
    goals = [game.goals[0], game.second_goals[0]]
    assert [claimed(CLAIM_GOAL.of(goal)) for goal in goals] == [(True, True), (True, True)]
    courses = [claimed(CLAIM_COURSE.of(0, planet), look) for planet in range(4)]
    assert sorted(courses) == [(False, True)] * 3 + [(True, True)]


def test_who_was_never_scanned_does_not_know() -> None:
    assert claimed(CLAIM_HEALTH.of(0), lambda game: game.decks[0].append(INFECTED)) == (False, False)
    assert claimed(CLAIM_HEALTH.of(0), lambda game: game.decks[0].append(SCANNED_CLEAN)) == (True, True)
