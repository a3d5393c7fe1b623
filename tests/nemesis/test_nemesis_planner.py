"""The planner of Nemesis sleeps home, shares the work of the ship, and stops who would spoil it."""

from __future__ import annotations

from typing import Any

import pytest
from test_nemesis_bots import CREW, EXPLORED, SHIP, played, standing

from phobetor.bots.planning import Planner
from phobetor.bots.search import Overlooking
from phobetor.games.nemesis.bots import GreedyBot, PlannerBot
from phobetor.games.nemesis.bots.caution import Caution
from phobetor.games.nemesis.bots.course import Course
from phobetor.games.nemesis.bots.crew import Crew
from phobetor.games.nemesis.bots.danger import Danger
from phobetor.games.nemesis.bots.levels import LEVELS
from phobetor.games.nemesis.bots.plan import (
    BOARD,
    EXPLORE,
    LIGHT_FUSE,
    MEND_ENGINE,
    SIGNAL,
    SLEEP,
    STEER,
    STUDY,
    TAKE_CORPSE,
    TAKE_EGG,
    WAIT,
    Plan,
)
from phobetor.games.nemesis.bots.reasons import reasons_of
from phobetor.games.nemesis.rules.reaction import React
from phobetor.games.nemesis.rules.ship import NEXT
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import MOVE
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import below, only
from phobetor.records.notation import read_option, write_option

HIBERNATORIUM, COCKPIT, BLUE = 11, 1, 7
CALM = 4  # a time by which ten explored rooms are not many
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
    position: dict[str, Any] = {"goals": goals, "kept": {"a": 0, "b": 1}, "numbers": {"a": 1, "b": 3}}
    game = standing(rooms={"a": 8, "b": 20}, time=CALM, **position)
    assert course_of(game).goal == game.second_goals[0]


def test_it_does_not_wait_at_a_generator_that_it_will_not_use() -> None:
    goals = {"a": ["precious", "greatHunt"], "b": ["abOvo", "property"]}
    game = homeward(2, rooms={"a": 9, "b": 20}, goals=goals, kept={"a": 2, "b": 1}, signals=["a"], time=BLUE)
    assert work_of(game) == (SLEEP, HIBERNATORIUM)


# --- work for everybody -----------------------------------------------------------------------------------
def crew(**more: Any) -> Nemesis:
    """One near the Cockpit and two near the engines, none of them with a task of their own."""
    goals = {"a": ["greenerGrass", "burial"], "b": ["oldFeud", "property"], "c": ["bidingTime", "oldFriendship"]}
    return standing(3, rooms={"a": 2, "b": 18, "c": 19}, **CREW | {"goals": goals, "time": CALM} | more)


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


# --- among explorers --------------------------------------------------------------------------------------
def test_many_explored_rooms_early_say_that_nobody_waits_for_a_bed() -> None:
    assert not course_of(crew(time=CALM)).is_astir()
    assert course_of(crew(time=1)).is_astir()
    assert course_of(crew(time=CALM, explored=[*EXPLORED, 10, 12])).is_astir()
    assert not course_of(standing(1, rooms={"a": 7}, time=1)).is_astir()


def test_among_explorers_nobody_is_trusted_with_course_and_engines() -> None:
    purposes = [work_of(crew(time=1), player)[0] for player in range(3)]
    assert not {STEER, MEND_ENGINE, SLEEP} & set(purposes)
    assert purposes == [Plan(Danger(seen_by(crew(time=1), player))).purpose for player in range(3)]


def test_among_explorers_it_does_not_count_on_sleep_when_it_chooses_its_objective() -> None:
    goals = {"a": ["greenerGrass", "property"], "b": ["precious", "hoarder"]}
    position: dict[str, Any] = {"goals": goals, "kept": {"a": 0, "b": 1}, "numbers": {"a": 1, "b": 3}}
    game = standing(rooms={"a": 8, "b": 20}, time=1, **position)
    assert course_of(game).goal == game.goals[0]


def test_among_explorers_it_opens_the_pods_by_the_fuse_and_lets_others_light_it() -> None:
    goals = {"a": ["precious", "greatHunt"], "b": ["abOvo", "property"]}
    position: dict[str, Any] = {"goals": goals, "kept": {"a": 2, "b": 1}, "signals": ["a"]}
    assert answer(standing(rooms={"a": 9, "b": 20}, time=1, **position)) == "room generator plain"
    assert not answer(standing(rooms={"a": 9, "b": 20}, time=CALM, **position)).startswith("room generator")


def test_a_burning_fuse_makes_an_explosion_worth_its_signal() -> None:
    goals = {"a": ["precious", "greatHunt"], "b": ["abOvo", "property"]}
    position: dict[str, Any] = {"goals": goals, "kept": {"a": 2, "b": 1}, "time": CALM}
    assert work_of(standing(rooms={"a": 7, "b": 20}, fuse=0, **position)) == (SIGNAL, 2)
    assert not course_of(standing(rooms={"a": 7, "b": 20}, **position)).is_task_open()


def test_in_full_cooperation_explorers_are_at_work() -> None:
    assert not crew_of(three("head", "cleanUp", "postMortem", time=0)).is_astir()


# --- full cooperation -------------------------------------------------------------------------------------
def team(*goals: str, **more: Any) -> Nemesis:
    return standing(2, "coop", rooms={"a": 9, "b": 20}, goals={"a": [goals[0]], "b": [goals[1]]}, **more)


def test_it_lights_no_fuse_when_a_teammate_needs_earth() -> None:
    position: dict[str, Any] = {"signals": ["a"], "time": 6}
    assert answer(team("head", "destinationEarth", **position), GreedyBot) == "room generator plain"
    assert not answer(team("head", "destinationEarth", **position)).startswith("room generator")
    assert answer(team("head", "cleanUp", **position)) == "room generator plain"


TASKS = SHIP["tiles"] | {"10": "surgery", "12": "laboratory"}
NONE_HELD: dict[str, list[str]] = {"a": [], "b": [], "c": []}


def three(*goals: str, **more: Any) -> Nemesis:
    """At the Cockpit, in the Hibernatorium and at an engine; pods are in 3 and 4."""
    own = {seat: [goal] for seat, goal in zip("abc", goals, strict=True)}
    position = CREW | {"goals": own, "rooms": {"a": 1, "b": 11, "c": 20}, "tiles": TASKS, "held": NONE_HELD}
    position["explored"] = [*EXPLORED, 10, 12]
    return standing(3, "coop", **position | more)


def crew_of(game: Nemesis, player: int = 0) -> Crew:
    return Crew(Caution(seen_by(game, player)))


def shares(game: Nemesis) -> list[tuple[int, int]]:
    """What everybody means to do, and where."""
    plans = [crew_of(game, player) for player in range(3)]
    return [(plan.purpose, plan.aim) for plan in plans]


def errands_of(game: Nemesis, player: int = 0) -> list[tuple[int, int, int]]:
    return [(errand.slot, errand.purpose, errand.able) for errand in crew_of(game, player).errands()]


def test_a_crew_shares_the_work_whoever_drew_the_objective() -> None:
    game = three("delivery", "head", "postMortem", floor=["11 blueCorpse"])
    assert shares(game) == [(SIGNAL, 2), (TAKE_CORPSE, 11), (TAKE_EGG, 5)]
    assert errands_of(game, 0) == errands_of(game, 1) == errands_of(game, 2)


def test_what_is_done_is_nobodys_errand() -> None:
    game = three("head", "cleanUp", "postMortem", floor=["10 blueCorpse"], signals=["a", "b"], fuse=1)
    assert errands_of(game) == []


def test_a_room_that_is_needed_and_not_known_is_looked_for() -> None:
    tiles = {slot: room for slot, room in TASKS.items() if room != "nest"}
    game = three("delivery", "head", "cleanUp", tiles=tiles, signals=["a", "b"], fuse=0)
    assert [purpose for purpose, _ in shares(game)] == [EXPLORE, EXPLORE, EXPLORE]


def test_the_fuse_waits_for_most_of_the_work_but_not_for_long() -> None:
    position: dict[str, Any] = {"floor": ["11 blueCorpse"]}
    for time, signals, is_lit in ((1, [], False), (1, ["a"], True), (2, [], True)):
        game = three("postMortem", "delivery", "cleanUp", time=time, signals=signals, **position)
        assert is_lit == (LIGHT_FUSE in [purpose for _, purpose, _ in errands_of(game)])


def test_the_bearer_of_the_egg_leaves_and_the_others_go_on() -> None:
    game = three("delivery", "head", "cleanUp", held=NONE_HELD | {"a": ["egg"]}, unlocked=[1], fuse=1)
    assert shares(game)[0] == (BOARD, 4)
    assert sorted(purpose for purpose, _ in shares(game)[1:]) == [SIGNAL, SIGNAL]


def test_an_egg_that_is_to_be_studied_does_not_leave_yet() -> None:
    game = three("delivery", "firstContact", "cleanUp", held=NONE_HELD | {"a": ["egg"]}, unlocked=[1], signals=["a"])
    assert shares(game)[0] == (STUDY, 12)


def test_a_second_egg_is_fetched_once_the_rest_has_its_workers() -> None:
    game = three("delivery", "head", "postMortem", held=NONE_HELD | {"a": ["egg"]}, floor=["10 blueCorpse"], fuse=0)
    assert (TAKE_EGG, 5) in shares(game)
    game = three(
        "delivery", "head", "postMortem", held={"a": ["egg"], "b": ["egg"], "c": []}, floor=["10 blueCorpse"], fuse=0
    )
    assert (TAKE_EGG, 5) not in shares(game)


def test_who_is_mad_enough_goes_to_the_laboratory() -> None:
    game = three("firstContact", "head", "cleanUp", madness={"a": 1, "b": 1, "c": 3}, signals=["a", "b"], fuse=0)
    assert shares(game)[2] == (STUDY, 12)


def test_one_survivor_is_made_sure_of() -> None:
    game = three("head", "cleanUp", "postMortem", unlocked=[1], floor=["11 blueCorpse"])
    assert shares(game)[0] == (BOARD, 4)
    game = three("head", "cleanUp", "postMortem", floor=["11 blueCorpse"])
    assert shares(game)[0][0] == SIGNAL


def test_nobody_works_on_until_the_ship_explodes() -> None:
    game = three("delivery", "head", "cleanUp", unlocked=[1], fuse=5)
    assert [purpose for purpose, _ in shares(game)] == [BOARD, BOARD, BOARD]


def test_a_crew_keeps_what_mends_its_pods() -> None:
    assert not crew_of(three("delivery", "head", "cleanUp")).wants_repair()
    assert crew_of(three("delivery", "head", "cleanUp", malfunction=[3, 4])).wants_repair()


def test_it_puts_out_a_fuse_that_would_cost_a_teammate_earth() -> None:
    position: dict[str, Any] = {"rooms": {"a": 9, "b": 20}, "goals": {"a": ["head"], "b": ["destinationEarth"]}}
    assert answer(standing(2, "coop", fuse=0, **position)) == "room generator plain"


# --- Interruption and fear --------------------------------------------------------------------------------
def test_it_interrupts_who_lights_the_fuse_and_nothing_else() -> None:
    hands = {"a": ["search", "search", "repairs"], "b": ["interruption", "search"]}
    for word, reply in (("room generator plain", "interrupt"), ("play search deck:yellow", "let-be")):
        game = standing(rooms={"a": 9, "b": 9}, hands=hands, items_left={"9": 2}, time=CALM)
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


# --- reasons ----------------------------------------------------------------------------------------------
def why(game: Nemesis, option: str, planner: Planner | None = None) -> list[tuple[str, dict[str, int]]]:
    wanted = read_option(TITLE, option, game.settings)
    found = (planner or PlannerBot()).reasons(TITLE.view(game, game.asked), wanted)
    return [(reason.text, reason.args) for reason in found]


def test_it_says_where_a_step_leads_and_what_for() -> None:
    game = standing(1, rooms={"a": 7}, goals={"a": ["postMortem", "noMan"]}, held={"a": []}, floor=[])
    assert work_of(game) == (STEER, COCKPIT)
    steps = [option for option in game.legal() if write_option(TITLE, option, game.settings).startswith("move")]
    way = course_of(game).danger.way_to(COCKPIT)
    for option in steps:
        nearer = way[MOVE.arg(option)] < way[7]
        said = why(game, write_option(TITLE, option, game.settings))
        assert said == ([("why-steer", {"slot": COCKPIT})] if nearer else [])
    assert {bool(why(game, write_option(TITLE, option, game.settings))) for option in steps} == {True, False}


def test_it_says_why_it_steps_with_care() -> None:
    game = standing(1, rooms={"a": 7}, goals={"a": ["postMortem", "noMan"]}, held={"a": []}, floor=[])
    way = course_of(game).danger.way_to(COCKPIT)
    nearer = [slot for slot in NEXT[7] if way[slot] < way[7]]
    assert why(game, f"careful {nearer[0]}") == [("why-steer", {"slot": COCKPIT}), ("why-careful", {})]


def test_it_says_what_an_action_is_for_where_it_was_bound() -> None:
    asleep = homeward(rooms={"a": HIBERNATORIUM}, goals={"a": ["postMortem", "noMan"]}, time=BLUE, floor=[])
    assert why(asleep, "room hibernatorium plain") == [("why-sleep", {"slot": HIBERNATORIUM})]
    assert why(asleep, "pass") == []


def test_it_says_that_it_waits_where_it_waits() -> None:
    game = homeward(rooms={"a": HIBERNATORIUM}, goals={"a": ["destinationEarth", "noMan"]}, time=3)
    aim = work_of(game)[1]
    there = homeward(rooms={"a": aim}, goals={"a": ["destinationEarth", "noMan"]}, time=3)
    assert work_of(there) == (WAIT, aim)
    assert why(there, "pass") == [("why-wait", {"slot": aim})]


def test_in_full_cooperation_the_reasons_are_those_of_the_crew() -> None:
    game = standing(2, "coop", rooms={"a": 16, "b": 15}, goals={"a": ["delivery"], "b": ["noMan"]})
    said = [PlannerBot().reasons(TITLE.view(game, 0), option) for option in game.legal()]
    crew = [reasons_of(Crew(Caution(seen_by(game, 0))), option) for option in game.legal()]
    alone = [reasons_of(course_of(game), option) for option in game.legal()]
    assert [[one.args for one in each] for each in said] == [[one.args for one in each] for each in crew]
    assert [[one.args for one in each] for each in crew] != [[one.args for one in each] for each in alone]


def test_at_the_draft_every_character_is_worth_the_same_and_nothing_is_said_of_it() -> None:
    game = TITLE.new(2, TITLE.setting_values({}), Chance("draft"))
    seen = TITLE.view(game, game.asked)
    assert PlannerBot().worths(seen, list(seen.options)) == [0] * len(seen.options)
    assert PlannerBot().reasons(seen, seen.options[0]) == []


# --- levels -----------------------------------------------------------------------------------------------
def test_each_level_notices_more_than_the_one_below_and_the_last_one_plans() -> None:
    *weaker, strongest = [make() for make in LEVELS.values()]
    noticed = [bot.notices for bot in weaker if isinstance(bot, Overlooking)]
    assert len(noticed) == 5
    assert noticed == sorted(set(noticed))
    assert isinstance(strongest, PlannerBot)
