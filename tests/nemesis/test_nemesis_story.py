"""Nemesis as it is told: one line a deed, the event phase as a scene, and to each seat only what it may know."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from laid_out import Table, laid

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


def of_table(table: Table, language: str = "en") -> list[str]:
    return texts(table.run, 0, language)


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


def test_ne_4_15_a_token_is_told_with_the_items_that_it_brings() -> None:
    """None in an engine room and in the Nest, and alone half of them. NE-1.3"""
    for players, origin, slot, said in (
        (2, 18, 21, "malfunction."),
        (2, 20, 18, "malfunction."),
        (2, 20, 17, "malfunction, items: 4."),
        (1, 20, 17, "malfunction, items: 2."),
    ):
        table = laid(players, rooms={"a": origin}, tokens={str(slot): "malfunction1"}, hands={"a": ["rest"]},
                     tiles={"17": "armory", "18": "nest"}, explored=[origin])  # fmt: skip
        told_of = of_table(table.act(f"a move {slot}", 8))
        assert next(text for text in told_of if "malfunction" in text).endswith(said), slot


def test_ne_9_17_who_has_no_wound_is_not_said_to_be_treated_in_the_canteen() -> None:
    for light, said in ((0, "Now: madness 1."), (1, "Now: treated, madness 1.")):
        table = laid(rooms={"a": 8}, tiles={"8": "canteen"}, madness={"a": 2}, light={"a": light},
                     hands={"a": ["rest", "search"]}).act("a room canteen lower")  # fmt: skip
        assert of_table(table)[-1] == f"You use the Canteen: lower madness. {said}"


def test_ne_4_9_what_fire_does_at_the_end_of_a_turn_is_not_told_of_the_deed_before() -> None:
    table = laid(rooms={"a": 6}, lairs={"6": 0}, fire=[6], actions=1, hands={"a": ["search"]}, light={"a": 2})
    told_of = of_table(table.act("a melee lair-0", "contamination", 0, "back", "leg", 8))
    assert told_of[:2] == [
        "You fight the lair hand to hand: no hit. You get: a contamination card, a serious wound, Back.",
        "You end your turn in fire: a light wound (3), a serious wound, Leg.",
    ]


def test_ne_8_11_who_bleeds_is_said_to_bleed() -> None:
    table = laid(2, rooms={"a": 6, "b": 6}, fire=[6], serious={"a": ["bleeding"]})
    assert of_table(table.act("a pass"))[:3] == [
        "You pass.", "You bleed: a light wound (1).", "You end your turn in fire: a light wound (2)."
    ]  # fmt: skip


def test_ne_7_4_an_injector_that_drives_away_is_not_said_to_miss() -> None:
    for face, said in ((0, "You shoot the Injector at the lurker: no hit."),
                       (4, "You shoot the Injector at the lurker; it retreats.")):  # fmt: skip
        table = laid(characters={"a": "medic"}, options={"medic": "on"}, rooms={"a": 6}, nightmares=["6 lurker-0"],
                     hands={"a": ["search"]})  # fmt: skip
        assert of_table(table.act("a shoot injector lurker-0", face, *(["terror1"] if face else [])))[0] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ben and you trade; things: 1."),
        ("ru", "Ben и вы обмениваетесь; вещей: 1."),
        ("pl", "Ben i ty wymieniacie się; liczba rzeczy: 1."),
    ],
)
def test_ne_10_9_a_trade_is_told_to_the_other_as_to_one_of_two(language: str, said: str) -> None:
    table = laid(2, rooms={"a": 6, "b": 6}, first="b", active="b", hands={"b": ["rest"]})
    table.act("b trade a").act("b offer shotgun").act("a done").act("b yes").act("a yes")
    assert said in of_table(table, language)


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
