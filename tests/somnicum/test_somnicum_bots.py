"""The opponents of Somnicum: legal, honest, and better than chance."""

from __future__ import annotations

import pytest

from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.title import TITLE
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.lab.playout import bot_playout

GAMES = 40


def play(seats: list[str], seed: object) -> Game:
    game = TITLE.new(len(seats), TITLE.setting_values({}), Chance(f"game {seed}"))
    bots = [TITLE.bot(name) for name in seats]
    bot_playout(game, bots, TITLE.view, Chance(f"bots {seed}"), 10_000)
    return game


def test_greedy_beats_three_random_players_in_nine_of_ten_games() -> None:
    won = 0.0
    for number in range(GAMES):
        seats = ["random"] * 4
        seats[number % 4] = "greedy"
        game = play(seats, number)
        if number % 4 in game.winners:
            won += 1 / len(game.winners)
    assert won >= 0.9 * GAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_dreams_are_deep(players: int) -> None:
    """Good play reaches the third level and scores about twice what chance does."""
    for number in range(3):
        game = play(["greedy"] * players, number)
        assert isinstance(game, Somnicum)
        assert max(TITLE.scores(game)) > 35
        assert any(dream.ends[2] >= 0 for dream in game.dreams)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_choose_only_what_is_offered(name: str) -> None:
    game = TITLE.new(3, TITLE.setting_values({}), Chance("offered"))
    bot, chance = TITLE.bot(name), Chance("choices")
    while not game.is_over():
        view = TITLE.view(game, game.asked)
        option = bot.choose(view if bot.looks() else None, view.options[:], chance)
        assert option in game.legal()
        game.answer(game.asked, option)


def test_the_same_chance_plays_the_same_game() -> None:
    assert play(["greedy", "random", "greedy"], 1).digest() == play(["greedy", "random", "greedy"], 1).digest()
