"""What chance decides, over many deals: every outcome that the rulebook knows comes, and no other."""

from __future__ import annotations

from dealt import new_game

from phobetor.games.deranged.rules.chapters import begin_chapter
from phobetor.games.deranged.rules.setup import table
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance

DEALS = 60


def test_de_188_a_chapter_of_the_free_game_comes_from_any_of_the_three_scenarios() -> None:
    found = set()
    for seed in range(DEALS):
        game = table(3, TITLE.setting_values({"game": "free"}), Chance(seed))
        begin_chapter(game)
        found.add(int(game.scenario))
    assert found == {1, 2, 3}


def test_de_20_anybody_may_be_the_first_player() -> None:
    for players in (3, 6):
        deals = [new_game(players, TITLE.setting_values({"game": "1"}), Chance(seed)) for seed in range(DEALS)]
        assert {int(game.active) for game in deals} == set(range(players))
        assert all(game.left_of(game.fate) == game.active for game in deals)
