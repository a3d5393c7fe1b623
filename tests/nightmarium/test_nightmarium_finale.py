"""The end of Nightmarium."""

from __future__ import annotations

import pytest
from ending import ended, endings_of

from phobetor.book.finale import Moment
from phobetor.book.text import Speaker
from phobetor.cli.ending import moment_line
from phobetor.games import title_of


@pytest.mark.parametrize(
    ("scenario", "reason"),
    [
        ("nm_3_5_no_card_left_anywhere_but_in_creatures_ends_the_game", "every hand are empty"),
        ("nm_3_6_ten_rounds_without_a_placed_card_end_the_game", "For 10 full rounds nobody has placed a card"),
    ],
)
def test_a_game_that_nobody_finished_says_why_it_ended(scenario: str, reason: str) -> None:
    assert reason in ended("nightmarium", scenario)[1].reason


def test_creatures_are_ranked_as_the_rules_do_and_all_cards_are_shown() -> None:
    for scenario in endings_of("nightmarium"):
        game, finale = ended("nightmarium", scenario)
        assert {fate.seat for fate in finale.fates if fate.place == 1} == set(game.winners)
        for fate in finale.fates:
            shown = [one.thing.value for pile in fate.piles for one in pile.things if one.thing]
            front = [game.part(creature, part) for creature in game.places[fate.seat] for part in range(3)]
            assert sorted(shown) == sorted([*game.hands[fate.seat], *(card for card in front if card)])


def test_the_last_card_is_named() -> None:
    named = [ended("nightmarium", scenario)[1] for scenario in endings_of("nightmarium")]
    won = [finale.reason for finale in named if finale.ending == "enough-creatures"]
    assert any("completes Creature number 5 on turn" in reason for reason in won)


def test_a_turning_point_says_whose_it_was() -> None:
    say = Speaker(title_of("nightmarium"), "en", title_of("nightmarium").setting_values({}), ["Ann", "Bob"])
    assert moment_line(Moment(3, "Turn 2", "Pure, all Necronauts.", 1), say) == "Turn 2, Bob: Pure, all Necronauts."
    assert moment_line(Moment(3, "Turn 2", "Bob wins.", 1, "+3"), say) == "Turn 2: Bob wins. (+3)"
    assert moment_line(Moment(3, "Turn 2", "The deck is empty."), say) == "Turn 2: The deck is empty."
