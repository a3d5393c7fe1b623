"""The planner of Nemesis sleeps home, shares the work of the ship, and stops who would spoil it."""

from __future__ import annotations

from typing import Any

import pytest
from test_nemesis_bots import CREW, SHIP, played, standing

from phobetor.games.nemesis.bots import GreedyBot, PlannerBot
from phobetor.games.nemesis.bots.caution import Caution
from phobetor.games.nemesis.bots.course import Course
from phobetor.games.nemesis.bots.danger import Danger
from phobetor.games.nemesis.bots.plan import MEND_ENGINE, SLEEP, STEER, WAIT
from phobetor.games.nemesis.rules.reaction import React
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import below, only
from phobetor.records.notation import read_option, write_option

HIBERNATORIUM, COCKPIT, BLUE = 11, 1, 7
EARTH_AHEAD = 5  # coordinates whose Earth is where the ship starts


def homeward(players: int = 1, **position: Any) -> Nemesis:
    """The ship flies to Earth, and everybody knows it."""
    game = standing(players, coordinates=EARTH_AHEAD, **position)
    game.course_seen = below(players)
    return game


def answer(game: Nemesis, bot: type[GreedyBot] | type[PlannerBot] = PlannerBot) -> str:
    option = bot().choose(TITLE.view(game, game.asked), game.legal(), Chance("ties"))
    return write_option(TITLE, option, game.settings)


def seen_by(game: Nemesis, player: int) -> NemesisView:
    seen = TITLE.view(game, player)
    assert isinstance(seen, NemesisView)
    return seen


def course_of(game: Nemesis, player: int = 0) -> Course:
    return Course(Caution(seen_by(game, player)))


def work_of(game: Nemesis, player: int = 0) -> tuple[int, int]:
    course = course_of(game, player)
    return course.purpose, course.aim


# --- asleep -----------------------------------------------------------------------------------------------
def test_alone_it_steers_first_and_then_sleeps() -> None:
    goals = {"a": ["postMortem", "noMan"]}
    assert work_of(standing(1, rooms={"a": 7}, goals=goals, held={"a": []}, floor=[])) == (STEER, COCKPIT)
    game = homeward(rooms={"a": HIBERNATORIUM}, goals=goals, time=BLUE, floor=[])
    assert answer(game) == "room hibernatorium plain"
    assert answer(game, GreedyBot) != "room hibernatorium plain"


def test_before_hibernation_opens_it_waits_by_the_beds() -> None:
    game = homeward(rooms={"a": HIBERNATORIUM}, goals={"a": ["destinationEarth", "noMan"]}, time=3)
    assert course_of(game).jobs() == []
    assert work_of(game)[0] == WAIT
    assert work_of(game)[1] in (HIBERNATORIUM, 6, 8, 14, 15)


def test_it_does_not_sleep_on_a_ship_that_will_explode() -> None:
    game = homeward(rooms={"a": HIBERNATORIUM}, time=BLUE, fuse=0)
    assert work_of(game)[0] != SLEEP
    assert answer(game) != "room hibernatorium plain"


def test_it_fights_for_its_bed() -> None:
    position: dict[str, Any] = {"nightmares": ["11 lurker-0"], "held": {"a": ["shotgun*0"]}, "time": BLUE}
    assert answer(homeward(rooms={"a": HIBERNATORIUM}, **position)) == "melee lurker-0"


def test_it_takes_an_open_pod_next_door() -> None:
    assert answer(homeward(2, rooms={"a": 8, "b": 20}, unlocked=[1], time=BLUE)) == "move 4"


def test_an_objective_that_sleep_fulfils_is_kept() -> None:
    goals = {"a": ["greenerGrass", "property"], "b": ["precious", "hoarder"]}
    game = standing(rooms={"a": 8, "b": 20}, goals=goals, kept={"a": 0, "b": 1}, numbers={"a": 1, "b": 3})
    assert course_of(game).goal == game.second_goals[0]


def test_it_does_not_wait_at_a_generator_that_it_will_not_use() -> None:
    goals = {"a": ["precious", "greatHunt"], "b": ["abOvo", "property"]}
    game = homeward(2, rooms={"a": 9, "b": 20}, goals=goals, kept={"a": 2, "b": 1}, signals=["a"], time=BLUE)
    assert work_of(game) == (SLEEP, HIBERNATORIUM)


# --- work for everybody -----------------------------------------------------------------------------------
def crew(**more: Any) -> Nemesis:
    """One near the Cockpit and two near the engines, none of them with a task of their own."""
    goals = {"a": ["greenerGrass", "burial"], "b": ["oldFeud", "property"], "c": ["bidingTime", "oldFriendship"]}
    return standing(3, rooms={"a": 2, "b": 18, "c": 19}, **CREW | {"goals": goals} | more)


def test_the_nearest_steers_and_others_look_at_engines() -> None:
    game = crew()
    assert work_of(game, 0) == (STEER, COCKPIT)
    assert [work_of(game, other)[0] for other in (1, 2)] == [MEND_ENGINE, MEND_ENGINE]
    assert work_of(game, 1)[1] != work_of(game, 2)[1]


def test_who_only_has_to_live_leaves_the_engines_to_others() -> None:
    game = crew(kept={"a": 1, "b": 2, "c": 1})
    assert work_of(game, 1)[0] == WAIT
    assert work_of(game, 2)[0] == MEND_ENGINE


def test_who_looked_is_trusted_and_who_saw_an_engine_and_left_too() -> None:
    game = crew()
    game.course_seen = only(0)
    assert course_of(game, 1).is_course_trusted()
    assert not course_of(game, 1).is_engine_done(0)
    game.engine_seen[0] = only(0)
    assert course_of(game, 1).is_engine_done(0)


def test_a_broken_engine_is_not_done_for_who_knows_it() -> None:
    game = crew()
    game.engine_seen[0] = only(1)
    game.engines[0] = 0
    assert not course_of(game, 1).is_engine_done(0)
    game.engines[0] = 1
    assert course_of(game, 1).is_engine_done(0)


def test_nobody_walks_to_engines_when_it_is_time_for_bed() -> None:
    game = crew(time=BLUE, coordinates=EARTH_AHEAD)
    game.course_seen = below(3)
    assert work_of(game, 1) == (SLEEP, HIBERNATORIUM)


# --- full cooperation -------------------------------------------------------------------------------------
def team(*goals: str, **more: Any) -> Nemesis:
    return standing(2, "coop", rooms={"a": 9, "b": 20}, goals={"a": [goals[0]], "b": [goals[1]]}, **more)


def test_it_lights_no_fuse_when_a_teammate_needs_earth() -> None:
    position: dict[str, Any] = {"signals": ["a"], "time": 6}
    assert answer(team("head", "destinationEarth", **position), GreedyBot) == "room generator plain"
    assert not answer(team("head", "destinationEarth", **position)).startswith("room generator")
    assert answer(team("head", "cleanUp", **position)) == "room generator plain"


def test_it_takes_over_what_is_left_when_its_own_objective_is_reached() -> None:
    game = team("postMortem", "delivery")
    assert course_of(game).goal == game.goals[0]
    game = team("postMortem", "delivery", tiles=SHIP["tiles"] | {"2": "surgery"}, floor=["2 blueCorpse"])
    assert course_of(game).goal == game.goals[1]


# --- Interruption and fear --------------------------------------------------------------------------------
def test_it_interrupts_who_lights_the_fuse_and_nothing_else() -> None:
    hands = {"a": ["search", "search", "repairs"], "b": ["interruption", "search"]}
    for word, reply in (("room generator plain", "interrupt"), ("play search deck:yellow", "let-be")):
        game = standing(rooms={"a": 9, "b": 9}, hands=hands, items_left={"9": 2})
        game.choose(read_option(TITLE, word, game.settings))
        while not isinstance(game.asking, React):
            game.choose(game.legal()[0])
        assert game.asked == 1
        assert answer(game) == reply


def test_it_pays_with_something_else_than_interruption() -> None:
    game = standing(rooms={"a": 7, "b": 20}, hands={"a": ["interruption", "demolition", "search"]})
    game.choose(read_option(TITLE, "move 8", game.settings))
    assert answer(game) == "pay demolition"
    assert answer(game, GreedyBot) == "pay interruption"


def test_it_fears_attacks_more_and_alone_also_noise() -> None:
    for players, more in ((1, 3), (2, 1)):
        game = standing(players, rooms={"a": 7, "b": 20} if players == 2 else {"a": 7})
        bold, wary = Danger(seen_by(game, 0)), Caution(seen_by(game, 0))
        assert wary.price_of_noise(3) == more * bold.price_of_noise(3)
        assert wary.harm_of(2) == 2 * bold.harm_of(2)


# --- whole games ------------------------------------------------------------------------------------------
def test_alone_it_survives_more_often_than_the_greedy_player() -> None:
    assert played("planner", 1, 40)[0] > played("greedy", 1, 40)[0]


@pytest.mark.parametrize(("players", "mode"), [(2, "semi"), (3, "coop"), (5, "semi")])
def test_it_finishes_games_of_every_kind(players: int, mode: str) -> None:
    alive, fulfilled = played("planner", players, 2, mode)
    assert max(alive, fulfilled) <= 2 * players


def test_the_same_chance_makes_the_same_choices() -> None:
    assert played("planner", 3, 2) == played("planner", 3, 2)
