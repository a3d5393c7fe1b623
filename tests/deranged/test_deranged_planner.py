"""What the planner of Deranged does where the greedy bot blunders: whole turns, the last night, candles and lies."""

from __future__ import annotations

from typing import Any

from test_deranged_bots import NIGHTS, POSSESSED, SETTINGS, TRIES, heroes, table

from phobetor.bots.search import Overlooking
from phobetor.games.deranged.bots import PlannerBot
from phobetor.games.deranged.bots.levels import LEVELS
from phobetor.games.deranged.bots.paths import ways_home
from phobetor.games.deranged.bots.tour import NO_ERRAND, Tour, candles_needed, quarry
from phobetor.games.deranged.rules.box import DEFEAT_MONSTER
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import CELL_IDS, GATE, WHITE
from phobetor.games.deranged.rules.view import view
from phobetor.games.deranged.rules.vocabulary import STEP
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import plus
from phobetor.lab.playout import bot_playout
from phobetor.records.notation import read_option, write_option

LAST_NIGHT: dict[str, Any] = {"gate": "M1", "chapter": 6}
NO_NIGHTS = ["-", "-", "-"]


def chosen(game: Deranged, bot: str = "planner") -> str:
    """What the bot does, in the notation of records; the same whatever chance says."""
    seen = view(game, game.asked)
    found = {TITLE.bot(bot).choose(seen, seen.options, Chance(seed)) for seed in range(TRIES)}
    assert len(found) == 1, [write_option(TITLE, option, SETTINGS) for option in found]
    return write_option(TITLE, found.pop(), SETTINGS)


def turn_of(game: Deranged, player: int) -> list[str]:
    """What the planner does in its hero phase."""
    done = []
    while game.asking is not None and game.asked == player and game.active == player and not game.is_over():
        seen = view(game, player)
        option = TITLE.bot("planner").choose(seen, seen.options, Chance(1))
        done.append(write_option(TITLE, option, SETTINGS))
        game.choose(option)
    return done


# --- the last night -----------------------------------------------------------------------------------
def at_the_end(a: dict[str, Any], **more: Any) -> Deranged:
    others = {"b": {"nights": NO_NIGHTS}, "c": {"nights": NO_NIGHTS}}
    return table({"heroes": heroes(a={"nights": NO_NIGHTS, **a}, **others), **LAST_NIGHT, **more})


def test_steps_on_the_gate_with_the_card_that_ends_the_night() -> None:
    game = at_the_end({"cell": "M2", "hand": ["A2", "A3"], "sanity": 4}, time=3)
    turn_of(game, 0)
    assert game.is_over()
    assert 0 in game.winners


def test_on_the_gate_it_lets_the_night_end() -> None:
    game = at_the_end({"cell": "gate", "hand": ["A3", "A4"]}, time=3)
    assert turn_of(game, 0) == ["rest", "discard-hand"]
    assert 0 in game.winners


def test_two_steps_from_the_gate_it_does_not_end_the_night_before_it_is_there() -> None:
    game = at_the_end({"cell": "M4", "hand": ["A1", "A4"], "sanity": 4}, time=3)
    assert chosen(game) == "play A4"


# --- whole turns --------------------------------------------------------------------------------------
def test_it_never_walks_back_in_one_move() -> None:
    game = table({"heroes": heroes(a={"cell": "R2", "curses": [1], "hand": ["A5", "A4"]})})
    cells = [step for step in turn_of(game, 0) if step.startswith("step")]
    assert cells
    assert len(cells) == len(set(cells))


def test_it_moves_and_sheds_in_one_turn() -> None:
    game = table({"heroes": heroes(a={"cell": "R2", "curses": [1], "hand": ["A4", "A1"]})})
    turn_of(game, 0)
    assert game.curses[0] == 0


def test_the_way_through_all_places_is_the_best_order_of_them() -> None:
    game = table({"heroes": heroes(a={"cell": "M1", "curses": [1, 7]})})
    tour = Tour(view(game, 0))
    both = tour.way(game.curses[0], -1)
    for curse in (1, 7):
        only_one = tour.way(2**curse, -1)
        assert all(both[cell] > only_one[cell] for cell in range(len(CELL_IDS) - 2))


def test_it_keeps_the_candle_that_a_curse_asks_for() -> None:
    hero = {"curses": [24], "candles": 1, "sanity": 1, "hand": ["A3", "A4"]}
    game = table({"heroes": heroes(a=hero), "chapter": 2})
    assert candles_needed(view(game, 0), game.curses[0]) == 1
    assert chosen(game) != "calm"
    assert chosen(table({"heroes": heroes(a={**hero, "curses": []}), "chapter": 2})) == "calm"


def test_a_goal_to_defeat_a_monster_is_sought_where_one_can_be_defeated() -> None:
    game = table({"heroes": heroes(), "monsters": {"gargoyle-1": "M12", "spirit-1": "O5"}, "chapter": 6})
    assert [CELL_IDS[cell] for cell in quarry(view(game, 0))] == ["O5"]
    assert Tour(view(game, 0)).plan(0, DEFEAT_MONSTER)[CELL_IDS.index("O5")] == 3


def test_a_pilgrim_with_nothing_else_to_do_visits_a_place_of_power() -> None:
    game = table({"heroes": heroes(a={"cell": "M2", "role": "pilgrim"})})
    seen = view(game, 0)
    plain = table({"heroes": heroes(a={"cell": "M2", "role": "hunter"})})
    there = [cell for cell in range(56) if Tour(seen).way(0, -1)[cell] < Tour(view(plain, 0)).way(0, -1)[cell]]
    assert there


# --- lies ---------------------------------------------------------------------------------------------
def knowing(nights: list[str], **more: dict[str, Any]) -> Deranged:
    game = table({"heroes": heroes(a={"hand": ["A3"], "nights": nights}, **more)})
    game.peeks[0] = plus(game.peeks[0], 0)
    return game


def speech(game: Deranged) -> str:
    assert chosen(game) == "speak"
    game.choose(read_option(TITLE, "speak", SETTINGS))
    return chosen(game)


def test_who_will_be_possessed_saw_it_at_somebody_elses() -> None:
    game = knowing(NIGHTS["c"], c={"nights": NIGHTS["a"]})
    assert speech(game) == f"claim-saw b {POSSESSED}"
    game.choose(read_option(TITLE, f"claim-saw b {POSSESSED}", SETTINGS))
    game.spoken = 0
    assert speech(game) == "claim-self 0"


def test_who_will_not_be_tells_the_truth_and_accuses_nobody() -> None:
    assert speech(knowing(NIGHTS["a"])) == "claim-self 0"


def test_who_knows_nothing_is_silent() -> None:
    assert chosen(table({"heroes": heroes(a={"hand": ["A3"]})})) != "speak"


# --- reasons ------------------------------------------------------------------------------------------
def why(game: Deranged, option: str = "") -> list[tuple[str, dict[str, int]]]:
    """What the planner says of an option, or of what it chooses."""
    seen, planner = view(game, game.asked), PlannerBot()
    wanted = option or chosen(game)
    return [(reason.text, reason.args) for reason in planner.reasons(seen, read_option(TITLE, wanted, SETTINGS))]


def test_it_says_that_a_turn_will_shed_a_curse_and_the_turn_does() -> None:
    game = table({"heroes": heroes(a={"cell": "R2", "curses": [1], "hand": ["A4", "A1"]})})
    assert why(game) == [("why-shed", {"curse": 1})]
    turn_of(game, 0)
    assert game.curses[0] == 0


def test_it_says_how_much_nearer_a_turn_comes_to_the_gate_and_the_turn_does() -> None:
    game = at_the_end({"cell": "R5", "hand": ["A4"], "sanity": 4}, time=1)
    away = Tour(view(game, 0)).steps_to([GATE])
    before = away[game.cell[0]]
    assert why(game) == [("why-gate", {"steps": 4})]
    turn_of(game, 0)
    assert before - away[game.cell[0]] == 4


def test_it_says_how_much_nearer_a_turn_comes_to_where_a_curse_is_shed() -> None:
    game = table({"heroes": heroes(a={"cell": "M5", "curses": [7], "hand": ["A3"]})})
    away = Tour(view(game, 0)).steps_to(Tour(view(game, 0)).site_of(7))
    before = away[game.cell[0]]
    ((said, args),) = why(game)
    assert said == "why-curse-way"
    turn_of(game, 0)
    assert args == {"curse": 7, "steps": before - away[game.cell[0]]}


def test_the_first_errand_of_the_best_order_is_named() -> None:
    game = table({"heroes": heroes(a={"cell": "M1", "curses": [1, 7]})})
    tour = Tour(view(game, 0))
    curses = game.curses[0]
    for cell in range(len(CELL_IDS) - 2):
        errand, cells = tour.next_errand(curses, -1, cell)
        other = 8 - errand
        ways = [tour.steps_to([place])[cell] + tour.way(2**other, -1)[place] for place in cells]
        assert tour.way(curses, -1)[cell] == min(ways) + 3
    assert tour.next_errand(0, -1, 0)[0] == NO_ERRAND


def test_it_says_why_it_rests_and_why_it_stays_on_the_gate() -> None:
    tired = at_the_end({"cell": "R5", "hand": ["A4"], "sanity": 0}, time=1)
    assert (chosen(tired), why(tired)) == ("rest", [("why-rest", {"sanity": 2})])
    arrived = at_the_end({"cell": "gate", "hand": ["A3", "A4"], "sanity": 5}, time=3)
    assert (chosen(arrived), why(arrived)) == ("rest", [("why-stay", {})])


def test_it_says_that_a_possessed_hero_hunts_if_the_step_does() -> None:
    hunter = {"cell": "M1", "possessed": True, "hand": ["A3", "A4"]}
    game = table({"heroes": heroes(a=hunter, b={"cell": "R2"}), "chapter": 2})
    while not chosen(game).startswith("step"):
        game.choose(read_option(TITLE, chosen(game), SETTINGS))
    seen = view(game, 0)
    homes = ways_home(seen, [game.cell[other] for other in (1, 2)], WHITE)
    for option in seen.options:
        nearer = STEP.matches(option) and homes[STEP.arg(option)] < homes[game.cell[0]]
        assert why(game, write_option(TITLE, option, SETTINGS)) == ([("why-hunt", {})] if nearer else [])
    assert why(game) == [("why-hunt", {})]


def test_it_says_why_it_lies_and_warns() -> None:
    liar = knowing(NIGHTS["c"], c={"nights": NIGHTS["a"]})
    speech(liar)
    assert why(liar) == [("why-lie", {})]
    honest = knowing(NIGHTS["a"])
    speech(honest)
    assert why(honest) == []
    assert why(honest, f"claim-saw c {POSSESSED}") == [("why-warn", {})]


def test_what_serves_no_plan_has_no_reason() -> None:
    game = at_the_end({"cell": "gate", "hand": ["A3", "A4"], "candles": 2, "sanity": 3}, time=3)
    assert why(game, "calm") == []


# --- whole games --------------------------------------------------------------------------------------
def escapes(bot: str, games: int) -> int:
    """Of one seat among greedy ones."""
    found = 0
    for seed in range(games):
        game = TITLE.new(4, SETTINGS, Chance(f"planner {seed}"))
        seats = [TITLE.bot(bot if seat == seed % 4 else "greedy") for seat in range(4)]
        bot_playout(game, seats, TITLE.view, Chance(f"planner {seed}/bots"), 100_000)
        found += seed % 4 in game.winners
    return found


def test_it_escapes_more_often_than_the_greedy_bot() -> None:
    assert escapes("planner", 16) > escapes("greedy", 16)


# --- levels -----------------------------------------------------------------------------------------------
def test_each_level_notices_more_than_the_one_below_and_the_last_one_plans() -> None:
    *weaker, strongest = [make() for make in LEVELS.values()]
    noticed = [bot.notices for bot in weaker if isinstance(bot, Overlooking)]
    assert len(noticed) == 5
    assert noticed == sorted(set(noticed))
    assert isinstance(strongest, PlannerBot)
