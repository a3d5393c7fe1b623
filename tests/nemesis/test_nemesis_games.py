"""Whole games of Nemesis: they end, nothing gets lost, and nobody can tell an imagined game from the real one."""

from __future__ import annotations

import json

import pytest

from phobetor.bots.bot import Bot
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.lab.playout import bot_playout

BOUND = 5_000
OPTIONS = [{}, {"mode": "coop"}, {"medic": "on"}, {"lair_is_contact": "yes"}]


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_games_end_and_keep_their_components_and_secrets(players: int, options: dict[str, str]) -> None:
    settings = TITLE.setting_values(options)
    game = TITLE.new(players, settings, Chance(f"{players} {options}"))
    box = sorted(TITLE.components(TITLE.table(players, settings, Chance())))
    dice = Chance("choices")
    for number in range(BOUND):
        if game.is_over():
            break
        assert sorted(TITLE.components(game)) == box
        if number % 10 == 0:
            assert TITLE.load(json.loads(game.to_json()), Chance()).to_json() == game.to_json()
            for seat in range(-1, players):
                seen = TITLE.view(game, seat)
                assert TITLE.view(TITLE.imagine(seen, Chance(number)), seat).to_json() == seen.to_json()
        options_now = game.legal()
        assert len(set(options_now)) == len(options_now) > 0
        game.choose(options_now[dice.below(len(options_now))])
    assert game.is_over()


def survivors(bot: str, games: int) -> tuple[int, int]:
    alive = winners = 0
    for seed in range(games):
        game = TITLE.new(4, TITLE.setting_values({}), Chance(f"bots {seed}"))
        assert isinstance(game, Nemesis)
        bots: list[Bot] = [TITLE.bots[bot]() for _ in range(4)]
        bot_playout(game, bots, TITLE.view, Chance(f"{bot} {seed}"), BOUND)
        alive += sum(fate > 1 for fate in game.fate)
        winners += len(game.winners)
    return alive, winners


def test_greedy_players_survive_and_win_where_random_ones_do_not() -> None:
    alive, winners = survivors("greedy", 20)
    random_alive, random_winners = survivors("random", 20)
    assert alive >= 8 > 4 * random_alive
    assert winners >= 3 > random_winners
