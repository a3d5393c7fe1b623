"""The greedy player of Nemesis does the sensible thing in positions where there is one, and outlives chance."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.bots.bot import Bot
from phobetor.games.nemesis.bots import GreedyBot
from phobetor.games.nemesis.bots.danger import Danger
from phobetor.games.nemesis.bots.plan import OPEN_POD, WAIT, Plan
from phobetor.games.nemesis.rules.fight import RollAgain, face_injuries
from phobetor.games.nemesis.rules.names import LURKER
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.lab.playout import bot_playout
from phobetor.records.notation import write_option
from phobetor.records.scenario import Run, read_scenario

BOUND = 5_000
EXPLORED = [2, 3, 4, 5, 6, 7, 8, 9, 14, 15]
HAND = ["search", "search", "demolition", "interruption", "repairs"]
SHIP: dict[str, Any] = {
    "characters": {"a": "pilot", "b": "captain"},
    "active": "a",
    "explored": EXPLORED,
    "tiles": {"4": "evacA", "3": "evacB", "2": "comms", "9": "generator", "5": "nest", "6": "shower", "8": "hatch"},
    "items_left": {},
    "contact": True,
    "numbers": {"a": 1, "b": 2},
    "goals": {"a": ["greenerGrass", "burial"], "b": ["precious", "property"]},
    "kept": {"a": 1, "b": 1},
    "hands": {"a": HAND},
}


CREW: dict[str, Any] = {
    "characters": {"a": "pilot", "b": "captain", "c": "soldier"},
    "numbers": {"a": 1, "b": 2, "c": 3},
    "goals": {"a": ["greenerGrass", "burial"], "b": ["precious", "property"], "c": ["abOvo", "hoarder"]},
    "kept": {"a": 1, "b": 1, "c": 1},
}


def standing(players: int = 2, mode: str = "semi", **position: Any) -> Nemesis:
    told = {name: value for name, value in (SHIP | position).items() if value is not None}
    if players == 1:
        told |= {name: {"a": told[name]["a"]} for name in ("characters", "numbers", "goals", "kept")}
    raw = {"name": "a position", "game": "nemesis", "rules": [], "players": players, "position": told}
    game = Run(read_scenario(raw | {"options": {"mode": mode}}, "test")).game
    assert isinstance(game, Nemesis)
    return game


def answer(game: Nemesis) -> str:
    option = GreedyBot().choose(TITLE.view(game, game.asked), game.legal(), Chance("ties"))
    return write_option(TITLE, option, game.settings)


def chosen(players: int = 2, mode: str = "semi", **position: Any) -> str:
    """What the greedy player in seat a does first in that position."""
    return answer(standing(players, mode, **position))


def plan_of(game: Nemesis) -> Plan:
    seen = TITLE.view(game, game.asked)
    assert isinstance(seen, NemesisView)
    return Plan(Danger(seen))


# --- leaving ----------------------------------------------------------------------------------------------
def test_it_boards_an_open_pod() -> None:
    assert chosen(rooms={"a": 4, "b": 20}, unlocked=[1]) == "room evacA pod:1"


def test_it_goes_to_an_open_pod_next_door() -> None:
    assert chosen(rooms={"a": 8, "b": 20}, unlocked=[1]) == "move 4"


def test_it_mends_a_section_that_does_not_work() -> None:
    assert chosen(rooms={"a": 4, "b": 20}, unlocked=[1], malfunction=[4]) == "play repairs fix"


def test_it_opens_a_pod_from_the_hatch_control() -> None:
    assert chosen(rooms={"a": 8, "b": 20}).startswith("room hatch pod:")


def test_it_starts_self_destruct_only_when_it_knows_a_pod_that_can_be_reached() -> None:
    tiles = {"2": "comms", "9": "generator", "5": "nest", "6": "shower", "8": "canteen", "3": "armory", "4": "storage"}
    goals = {"a": ["precious", "greatHunt"], "b": ["abOvo", "property"]}
    kept = {"a": 2, "b": 1}
    unknown = chosen(rooms={"a": 9, "b": 20}, tiles=tiles, goals=goals, kept=kept, signals=["a"])
    assert not unknown.startswith("room generator")
    assert chosen(rooms={"a": 9, "b": 20}, goals=goals, kept=kept, signals=["a"]) == "room generator plain"


def test_nobody_starts_self_destruct_for_a_pod_next_to_a_lair() -> None:
    position: dict[str, Any] = {"tiles": SHIP["tiles"] | {"8": "canteen"}, "lairs": {"3": 0, "4": 0}}
    assert not chosen(rooms={"a": 9, "b": 20}, **position).startswith("room generator")


def test_in_the_last_round_nothing_but_the_pod_counts() -> None:
    goals = {"a": ["precious", "burial"], "b": ["abOvo", "property"]}
    position: dict[str, Any] = {"goals": goals, "kept": {"a": 2, "b": 1}, "unlocked": [1], "fuse": 5, "time": 9}
    assert chosen(rooms={"a": 4, "b": 20}, **position) == "room evacA pod:1"


def test_it_shoots_what_stands_before_the_pod() -> None:
    position: dict[str, Any] = {"unlocked": [1], "nightmares": ["4 lurker-0"]}
    assert chosen(rooms={"a": 4, "b": 20}, **position) == "shoot shotgun lurker-0"


def test_it_strikes_a_lurker_before_the_pod_when_its_weapon_is_empty() -> None:
    position: dict[str, Any] = {"unlocked": [1], "nightmares": ["4 lurker-0"], "held": {"a": ["shotgun*0"]}}
    assert chosen(rooms={"a": 4, "b": 20}, **position) == "melee lurker-0"


def test_in_the_last_round_it_strikes_whatever_stands_before_the_pod() -> None:
    position: dict[str, Any] = {"unlocked": [1], "nightmares": ["4 stalker-0"], "held": {"a": ["shotgun*0"]}}
    assert chosen(rooms={"a": 4, "b": 20}, fuse=5, time=9, **position) == "melee stalker-0"


def test_it_opens_another_pod_when_there_are_more_people_than_seats() -> None:
    rooms = {"a": 8, "b": 4, "c": 4}
    assert chosen(3, rooms=rooms, pods=[1, 2, 3], unlocked=[1], **CREW).startswith("room hatch pod:")


def test_it_opens_no_pod_that_nobody_needs() -> None:
    assert not chosen(rooms={"a": 8, "b": 20}, unlocked=[1]).startswith("room hatch")


def test_who_wants_to_survive_alone_opens_no_pod_for_others() -> None:
    crew = CREW | {"goals": CREW["goals"] | {"a": ["greenerGrass", "oldFriendship"]}, "kept": {"a": 2, "b": 1, "c": 1}}
    rooms = {"a": 8, "b": 20, "c": 20}
    assert not chosen(3, rooms=rooms, pods=[1, 2, 3], unlocked=[1], **crew).startswith("room hatch")


def test_it_leaves_the_hatch_control_to_who_is_nearer() -> None:
    assert plan_of(standing(rooms={"a": 15, "b": 8})).purpose == WAIT
    near = plan_of(standing(rooms={"a": 8, "b": 15}))
    assert (near.purpose, near.aim) == (OPEN_POD, 8)


def test_it_does_not_wait_for_others_for_ever() -> None:
    assert plan_of(standing(rooms={"a": 15, "b": 8}, time=6)).purpose == OPEN_POD


# --- its objective ----------------------------------------------------------------------------------------
def test_it_sends_the_signal_that_its_objective_asks_for() -> None:
    goals = {"a": ["precious", "burial"], "b": ["abOvo", "property"]}
    position: dict[str, Any] = {"goals": goals, "kept": {"a": 2, "b": 1}, "held": {"a": ["blueCorpse"]}, "floor": []}
    assert chosen(rooms={"a": 2, "b": 20}, **position) == "room comms plain"


def test_it_sends_no_signal_that_nobody_asked_for() -> None:
    assert not chosen(rooms={"a": 2, "b": 20}).startswith("room comms")


def test_it_takes_the_corpse_for_the_burial() -> None:
    goals = {"a": ["precious", "burial"], "b": ["abOvo", "property"]}
    assert chosen(rooms={"a": 11, "b": 20}, goals=goals, kept={"a": 2, "b": 1}) == "pick-up blueCorpse"


def test_it_takes_an_egg() -> None:
    goals = {"a": ["delivery", "noMan"]}
    assert chosen(1, rooms={"a": 5}, goals=goals) == "room nest plain"


def test_it_mends_the_comms_room_for_its_signal() -> None:
    goals = {"a": ["head", "noMan"]}
    assert chosen(1, rooms={"a": 2}, goals=goals, malfunction=[2]) == "play repairs fix"


def test_it_lays_the_corpse_into_the_decontamination_chamber() -> None:
    position: dict[str, Any] = {"goals": {"a": ["postMortem", "noMan"]}, "tiles": {"2": "surgery"}, "floor": []}
    assert chosen(1, rooms={"a": 2}, held={"a": ["blueCorpse"]}, **position) == "drop"


def test_alone_it_reads_the_coordinates_for_earth() -> None:
    goals = {"a": ["destinationEarth", "noMan"]}
    assert chosen(1, rooms={"a": 1}, goals=goals) == "room cockpit plain"


def test_in_full_cooperation_it_does_its_open_objective() -> None:
    goals = {"a": ["head"], "b": ["delivery"]}
    assert chosen(2, "coop", rooms={"a": 2, "b": 20}, goals=goals) == "room comms plain"


# --- body and danger --------------------------------------------------------------------------------------
def test_it_rests_when_that_keeps_the_larger_nightmares_away() -> None:
    hands = {"a": ["search", "rest", "demolition", "repairs", "oldFriend"]}
    assert chosen(rooms={"a": 7, "b": 20}, madness={"a": 2}, hands=hands) == "play rest lower"


def test_it_showers_when_it_is_mad() -> None:
    assert chosen(rooms={"a": 6, "b": 20}, madness={"a": 4}) == "room shower lower"


def test_it_flees_from_the_despoiler() -> None:
    assert chosen(rooms={"a": 7, "b": 20}, nightmares=["7 despoiler-0"]).startswith("move ")


def test_it_shoots_a_lurker() -> None:
    assert chosen(rooms={"a": 14, "b": 20}, nightmares=["14 lurker-0"]) == "shoot shotgun lurker-0"


def test_it_does_not_go_where_the_despoiler_stands() -> None:
    position: dict[str, Any] = {"unlocked": [1], "nightmares": ["4 despoiler-0"], "fuse": 3, "time": 5}
    assert chosen(rooms={"a": 8, "b": 20}, **position) != "move 4"


def test_it_does_not_sit_in_a_burning_room() -> None:
    assert chosen(rooms={"a": 7, "b": 20}, fire=[7]).split()[0] in ("move", "careful")


def test_it_does_not_end_its_turn_next_to_a_lair() -> None:
    lairs = {"14": 0}
    assert chosen(rooms={"a": 14, "b": 20}, lairs=lairs, noise=["11-14", "technical"]).startswith("move ")


def test_it_looks_for_a_charge_for_its_weapon() -> None:
    position: dict[str, Any] = {"fuse": 2, "time": 4, "items_left": {"4": 2}}
    tiles = SHIP["tiles"] | {"8": "canteen"}
    assert chosen(rooms={"a": 4, "b": 20}, tiles=tiles, **position) == "play search deck:red"


def test_it_loads_its_empty_weapon() -> None:
    position: dict[str, Any] = {"packs": {"a": ["chargeRed"]}, "held": {"a": ["shotgun*0"]}}
    assert chosen(rooms={"a": 14, "b": 20}, nightmares=["14 lurker-0"], **position) == "use chargeRed load:shotgun"


def test_it_throws_a_grenade_into_the_next_room_but_not_among_people() -> None:
    position: dict[str, Any] = {"unlocked": [1], "nightmares": ["4 whisperer-0"], "packs": {"a": ["grenade"]}}
    assert chosen(rooms={"a": 8, "b": 20}, **position) == "use grenade at:4"
    assert chosen(rooms={"a": 8, "b": 4}, **position) != "use grenade at:4"


def test_it_rolls_again_only_after_a_miss() -> None:
    crew, hands = {"a": "soldier", "b": "captain"}, {"a": ["aimedFire", "search", "rest"]}
    seen = set()
    for seed in range(12):
        game = standing(rooms={"a": 14, "b": 20}, nightmares=["14 lurker-0"], characters=crew, hands=hands)
        game.chance = Chance(seed)
        while not isinstance(game.asking, RollAgain):
            game.choose(GreedyBot().choose(TITLE.view(game, game.asked), game.legal(), Chance("ties")))
        missed = face_injuries(game, LURKER, game.asking.face) == 0
        assert answer(game) == ("reroll" if missed else "no")
        seen.add(missed)
    assert seen == {True, False}


def test_it_mends_a_computer_before_all_fail() -> None:
    computers = {"2": "comms", "9": "generator", "5": "fireControl", "3": "laboratory", "6": "command"}
    position: dict[str, Any] = {"tiles": computers | {"8": "monitoring"}, "malfunction": [4, 6, 7, 14]}
    assert chosen(rooms={"a": 6, "b": 20}, **position) == "play repairs fix"
    assert chosen(rooms={"a": 6, "b": 20}, **position | {"malfunction": [6]}) != "play repairs fix"


def test_it_leaves_the_room_whose_airlock_will_open() -> None:
    position: dict[str, Any] = {"tiles": SHIP["tiles"] | {"6": "airlock"}, "airlock": 9}
    assert chosen(rooms={"a": 9, "b": 20}, **position).split()[0] in ("move", "careful")


def test_it_opens_the_door_that_is_in_its_way() -> None:
    position: dict[str, Any] = {"unlocked": [1], "closed": ["1-2", "2-6"]}
    assert chosen(rooms={"a": 2, "b": 20}, **position).startswith("play demolition door:")


def test_it_goes_carefully_where_it_is_loud() -> None:
    position: dict[str, Any] = {"unlocked": [1], "noise": ["4-8", "technical"]}
    assert chosen(rooms={"a": 8, "b": 20}, **position) == "careful 4"


# --- whole games ------------------------------------------------------------------------------------------
def played(bot: str, players: int, games: int, mode: str = "semi") -> tuple[int, int]:
    """Survivors and fulfilled objectives in so many games."""
    alive = fulfilled = 0
    for seed in range(games):
        game = TITLE.new(players, TITLE.setting_values({"mode": mode}), Chance(f"game {seed}"))
        assert isinstance(game, Nemesis)
        bots: list[Bot] = [TITLE.bots[bot]() for _ in range(players)]
        bot_playout(game, bots, TITLE.view, Chance(f"bot {seed}"), BOUND)
        assert game.is_over()
        alive += sum(fate > 1 for fate in game.fate)
        fulfilled += len(game.winners)
    return alive, fulfilled


def test_greedy_players_outlive_random_ones() -> None:
    alive, fulfilled = played("greedy", 4, 12)
    assert alive >= 6
    assert fulfilled >= 2
    assert played("random", 4, 12)[0] <= 3


@pytest.mark.parametrize(("players", "mode"), [(1, "semi"), (2, "semi"), (3, "coop"), (5, "semi")])
def test_greedy_players_finish_games_of_every_kind(players: int, mode: str) -> None:
    alive, fulfilled = played("greedy", players, 2, mode)
    assert 0 <= fulfilled <= alive <= 2 * players


def test_the_same_chance_makes_the_same_choices() -> None:
    assert played("greedy", 3, 2) == played("greedy", 3, 2)
