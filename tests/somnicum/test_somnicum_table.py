"""What no scenario of Somnicum can show: a game from its deal, choices that nobody can write, and copies."""

from __future__ import annotations

from phobetor.games.somnicum.rules.setup import table
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.vocabulary import ADD, MOVE
from phobetor.games.somnicum.title import TITLE
from phobetor.kernel.agenda import load
from phobetor.kernel.chance import Chance
from phobetor.records.notation import read_choice


def new_game(players: int, settings: list[int], chance: Chance) -> Somnicum:
    game = TITLE.new(players, settings, chance)
    assert isinstance(game, Somnicum)
    return game


def laid_out(position: dict[str, object]) -> Somnicum:
    game = table(2, TITLE.setting_values({}), Chance("table"))
    TITLE.set_up(game, position)
    game.advance()
    return game


def test_so_16_a_new_game_is_laid_out_and_waits_for_the_pendulums() -> None:
    game = new_game(3, TITLE.setting_values({"first": "1"}), Chance("table"))
    assert (len(game.ring), game.asked, game.is_over()) == (21, 2, False)


def test_so_25_there_are_two_pendulums() -> None:
    game = laid_out({})
    refusal = game.why_not(0, MOVE.of(2, 1))
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("SO-25", "no-such-pendulum")


def test_so_24_what_is_laid_in_a_copy_of_the_game_does_not_lie_in_the_game() -> None:
    game = laid_out({"stocks": {"a": ["dragon-sand"]}, "dreams": {"a": ["F02"]}})
    twin = game.clone(Chance("twin"))
    player, option = read_choice(TITLE, "a add dragon-sand 1", 2, game.settings)
    assert ADD.matches(option)
    twin.answer(player, option)
    assert TITLE.position(twin)["dreams"]["a"][0] == "F02+dragon-sand"
    assert TITLE.position(game)["dreams"]["a"][0] == "F02"
    game.answer(player, option)
    assert TITLE.position(game)["dreams"] == TITLE.position(twin)["dreams"]


def test_so_28_a_payment_under_way_goes_on_in_a_loaded_game() -> None:
    """The steps of a payment are made once; only a saved game makes one anew."""
    game = laid_out({"stocks": {"a": ["dragon-sand", "moon-sand", "pearl-sand", "whale-sand"]}})
    for choice in ("a move black 6", "a pay dragon-sand"):
        game.answer(*read_choice(TITLE, choice, 2, game.settings))
    twin = load(Somnicum, game.saved(), Chance("loaded"))
    assert twin.legal() == game.legal()
    twin.answer(*read_choice(TITLE, "a pay pearl-sand", 2, game.settings))
    twin.answer(*read_choice(TITLE, "a pay moon-sand", 2, game.settings))
    assert TITLE.position(twin)["stocks"]["a"] == ["whale-sand"]


def test_so_34_a_row_has_room_for_every_card_that_a_player_can_take() -> None:
    """A round ends with as many cards as players: 14, 18 and 20 turns of each of three rounds are shared out."""
    for players, ring in ((2, 16), (3, 21), (4, 24)):
        turns = 3 * (ring - players)
        game = table(players, TITLE.setting_values({}), Chance())
        assert all(dream.width >= turns // players for dream in game.dreams)
