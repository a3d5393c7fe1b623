"""What the page is told about the things of a position is what the rules say."""

from __future__ import annotations

from typing import Any

from phobetor.games import title_of
from phobetor.games.somnicum.rules.dream import ENCOUNTER_LINE
from phobetor.games.somnicum.words.seen import Seen, seen
from phobetor.kernel.chance import Chance

TITLE = title_of("somnicum")


def test_points_places_and_ways_are_those_of_the_rules() -> None:
    """SO-26, SO-34, SO-38, SO-57 to SO-63; where everything is told, with everybody's goal."""
    game: Any = TITLE.new(3, TITLE.setting_values({}), Chance("seen"))
    chance = Chance("choices")
    while not game.is_over():
        views: list[Any] = [TITLE.view(game, seat) for seat in range(3)]
        nobody: Any = TITLE.view(game, -1)
        check_everything_told(game, seen(nobody, views))
        own = seen(views[game.asked], [])
        assert own.dreams[game.asked].lines == game.score(game.asked)
        assert sum(map(bool, (own.landings, own.shifts))) <= 1
        game.choose(views[game.asked].options[chance.below(len(views[game.asked].options))])


def check_everything_told(game: Any, found: Seen) -> None:
    for player, told in enumerate(found.dreams):
        dream = game.dreams[player]
        assert told.lines == game.score(player)
        places = [dream.next_place(level) for level in (1, 2, 3)]
        assert told.next == [place % dream.width if place >= 0 else -1 for place in places]
        assert all(dream.is_cut_off(place) for place in told.cut_off)
    for pendulum, way in enumerate(found.order):
        assert way == [game.slot_reached(pendulum, steps) for steps in range(1, game.on_field + 1)]


def test_a_goal_that_is_secret_counts_for_nobody_else() -> None:
    game: Any = TITLE.new(2, TITLE.setting_values({}), Chance("secret"))
    for number in range(40):
        game.choose(sorted(game.legal())[number % len(game.legal())])
    view: Any = TITLE.view(game, 0)
    told = seen(view, [])
    assert told.dreams[0].lines == game.score(0)
    assert told.dreams[1].lines[5] == 0
    assert told.dreams[1].lines[ENCOUNTER_LINE] == game.score(1)[ENCOUNTER_LINE]
