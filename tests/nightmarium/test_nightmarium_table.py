"""What no scenario of Nightmarium can show: who may sit down, and where every card is."""

from __future__ import annotations

import pytest

from phobetor.book.title import BadInput
from phobetor.games.nightmarium.rules.box import CARDS
from phobetor.games.nightmarium.rules.setup import table
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.games.nightmarium.rules.vocabulary import DISCARD, DONE, EXCHANGE, TARGET
from phobetor.games.nightmarium.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.records.notation import read_choice


def new_game(players: int, settings: list[int], chance: Chance) -> Nightmarium:
    game = TITLE.new(players, settings, chance)
    assert isinstance(game, Nightmarium)
    return game


def laid_out(position: dict[str, object]) -> Nightmarium:
    game = table(2, TITLE.setting_values({}), Chance("table"))
    TITLE.set_up(game, position)
    game.advance()
    return game


def test_nm_2_1_a_new_game_is_dealt_and_waits_for_its_first_player() -> None:
    game = new_game(4, TITLE.setting_values({"first": "2"}), Chance("table"))
    assert [len(hand) for hand in game.hands] == [5, 5, 5, 5]
    assert (game.active, game.asked, game.is_over()) == (1, 1, False)


def test_nm_2_6_whoever_is_named_to_begin_must_sit_at_the_table() -> None:
    for players in (2, 3):
        with pytest.raises(BadInput, match="names player 4, but there are only"):
            new_game(players, TITLE.setting_values({"first": "4"}), Chance("table"))
    assert new_game(4, TITLE.setting_values({"first": "4"}), Chance("table")).active == 3


def test_nm_2_7_two_to_six_play() -> None:
    assert TITLE.players == (2, 6)


def test_nm_3_3_the_score_counts_complete_creatures() -> None:
    game = laid_out({"creatures": {"a": [[3, 2, 13], [6]], "b": [[30]]}, "hands": {"a": [4]}})
    assert TITLE.scores is not None
    assert TITLE.scores(game) == [1, 0]


def test_nm_3_7_cards_in_complete_and_incomplete_creatures_count() -> None:
    game = laid_out({"creatures": {"a": [[3, 2, 13], [6]], "b": []}, "hands": {"a": [4]}})
    assert (game.cards_in_front(0), game.cards_in_front(1)) == (4, 0)


def test_nm_4_3_to_finish_is_offered_before_the_cards() -> None:
    game = laid_out({"hands": {"a": [3, 4, 9]}})
    game.answer(0, EXCHANGE.of())
    game.answer(0, DISCARD.of(3))
    assert game.legal() == [DONE.of(), DISCARD.of(4), DISCARD.of(9)]


def test_nm_6_7_a_card_that_is_taken_lies_nowhere_else() -> None:
    """Executioner takes the head of b's creature, which leaves its place."""
    creatures = {"a": [[30, 35]], "b": [[3, 2, 13], [6]]}
    game = laid_out({"action": 2, "hands": {"a": [82]}, "creatures": creatures})
    game.answer(*read_choice(TITLE, "a play 82 a1", 2, game.settings))
    game.answer(0, TARGET.of(5))
    assert 13 in game.hands[0]
    assert sorted(TITLE.components(game)) == list(range(1, CARDS + 1))
