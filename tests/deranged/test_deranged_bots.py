"""What the greedy bot of Deranged does in given positions, and that it escapes more often than chance."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.games.deranged.bots.danger import threats
from phobetor.games.deranged.bots.trust import LIKELY, odds, suspicion
from phobetor.games.deranged.rules.attack import Defence
from phobetor.games.deranged.rules.movement import BlockDoor
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import CELL_IDS
from phobetor.games.deranged.rules.view import DerangedView, view
from phobetor.games.deranged.rules.vocabulary import CLAIM_HUMAN, CLAIM_NOTHING, CLAIM_POSSESSED
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import only, plus
from phobetor.lab.playout import bot_playout
from phobetor.records.notation import read_option, write_option

SETTINGS = TITLE.setting_values({"game": "1"})
POSSESSED = "N1-1"
A_POSSESSION, A_GOAL = 1, 2  # numbers of night cards of the first night
NIGHTS = {"a": ["N1-2", "N2-2", "N3-2"], "b": ["N1-3", "N2-3", "N3-3"], "c": ["N1-1", "N2-1", "N3-1"]}
B_WILL_BE = {"b": {"nights": NIGHTS["c"]}, "c": {"nights": NIGHTS["b"]}}  # possessed, instead of c
TRIES = 8  # the bot breaks ties by chance: what is sensible must not depend on that


def table(position: dict[str, Any], players: int = 3, settings: list[int] = SETTINGS) -> Deranged:
    game = TITLE.table(players, settings, Chance("bots"))
    assert isinstance(game, Deranged)
    TITLE.set_up(game, position)
    game.advance()
    return game


def heroes(**more: dict[str, Any]) -> dict[str, Any]:
    """Three heroes far from each other, each changed as said; in the first night c will be possessed."""
    cells = {"a": "M1", "b": "K11", "c": "O11"}
    return {seat: {"cell": cells[seat], "nights": NIGHTS[seat], **more.get(seat, {})} for seat in cells}


def chosen(game: Deranged, player: int | None = None) -> str:
    """What the bot does, in the notation of records; the same whatever chance says."""
    seat = game.asked if player is None else player
    seen = view(game, seat)
    found = {TITLE.bot("greedy").choose(seen, seen.options, Chance(seed)) for seed in range(TRIES)}
    assert len(found) == 1, [write_option(TITLE, option, SETTINGS) for option in found]
    return write_option(TITLE, found.pop(), SETTINGS)


def play_on(game: Deranged, turns_of: int) -> None:
    """The bot plays until its hero phase is over."""
    while game.asking is not None and game.asked == turns_of and game.active == turns_of and not game.is_over():
        seen = view(game, turns_of)
        game.choose(TITLE.bot("greedy").choose(seen, seen.options, Chance(1)))


# --- as a human ---------------------------------------------------------------------------------------
def test_sheds_a_curse_where_it_can() -> None:
    game = table({"heroes": heroes(a={"cell": "R3", "curses": [1]}), "phase": "action", "played": "A1"})
    assert chosen(game) == "shed 1"


def test_goes_where_its_curse_is_shed() -> None:
    game = table({"heroes": heroes(a={"cell": "R2", "curses": [1], "hand": ["A3", "A4"]})})
    play_on(game, 0)
    assert game.curses[0] == 0


def test_rests_before_it_goes_mad() -> None:
    game = table({"heroes": heroes(a={"sanity": 1, "hand": ["A3", "A4"]}), "chapter": 2})
    assert chosen(game) == "rest"


def test_goes_to_the_gate_in_time() -> None:
    position = {"heroes": heroes(a={"cell": "M2", "hand": ["A3", "A4"], "nights": ["-", "-", "-"]}), "gate": "M1"}
    game = table({**position, "chapter": 6})
    play_on(game, 0)
    assert CELL_IDS[game.cell[0]] == "gate"


def test_stays_on_the_gate() -> None:
    position = {"heroes": heroes(a={"cell": "gate", "hand": ["A3", "A4"], "sanity": 2}), "gate": "M1"}
    game = table({**position, "chapter": 6})
    play_on(game, 0)
    assert CELL_IDS[game.cell[0]] == "gate"


def test_far_from_the_gate_it_plays_no_card_that_moves_time() -> None:
    hand = {"hand": ["A1", "A3"], "nights": ["-", "-", "-"]}
    for cell, card in (("O5", "play A3"), ("gate", "rest")):
        game = table({"heroes": heroes(a={"cell": cell, **hand}), "gate": "M1", "chapter": 6})
        assert chosen(game) == card


def test_of_two_cells_as_near_it_ends_on_the_safe_one() -> None:
    game = table({"heroes": heroes(a={"cell": "M2"}), "monsters": {"spirit-1": "M12"}})
    loss = threats(view(game, 0), 0)
    assert loss[CELL_IDS.index("M4")] > 0
    assert loss[CELL_IDS.index("O5")] == 0


def test_a_monster_goes_for_whoever_is_nearer() -> None:
    game = table({"heroes": heroes(a={"cell": "M2"}, b={"cell": "M12"}), "monsters": {"spirit-1": "M12"}})
    assert threats(view(game, 0), 0)[CELL_IDS.index("M4")] == 0


# --- as a possessed hero ------------------------------------------------------------------------------
def test_hunts_when_possessed() -> None:
    hunter = {"cell": "M1", "possessed": True, "hand": ["A3", "A4"]}
    game = table({"heroes": heroes(a=hunter, b={"cell": "M4", "health": 2, "hand": ["B1", "B2"]}), "chapter": 2})
    play_on(game, 0)
    assert isinstance(game.asking, Defence)
    assert game.asked == 1


def test_leaves_humans_alone_when_human() -> None:
    game = table({"heroes": heroes(a={"cell": "M4"}, b={"cell": "M4"}), "phase": "action", "played": "A3"})
    assert chosen(game) != "attack"


# --- at the door --------------------------------------------------------------------------------------
def at_door(comer: dict[str, Any], **more: Any) -> Deranged:
    """Seat b stands before the door of house 1 and wants in; seat a is inside."""
    position = {"heroes": heroes(a={"cell": "M7"}, b={"cell": "M13", **comer}), "active": "b", **more}
    game = table({**position, "phase": "action", "played": "B3"})
    while not isinstance(game.asking, BlockDoor):
        legal = [write_option(TITLE, option, SETTINGS) for option in game.legal()]
        word = "move" if "move" in legal else "step M7"
        game.choose(read_option(TITLE, word, SETTINGS))
    return game


def test_blocks_a_door_against_the_possessed() -> None:
    assert chosen(at_door({"possessed": True}, chapter=2), 0) == "block"


def test_lets_a_human_in_at_night() -> None:
    assert chosen(at_door({}, chapter=2), 0) == "admit"


def test_keeps_out_at_dusk_whom_it_saw_to_be_possessed() -> None:
    for time, answer in ((5, "block"), (0, "admit")):
        game = at_door({"nights": NIGHTS["c"]}, chapter=1, time=time)
        game.peeks[0] = plus(game.peeks[0], 3)
        assert chosen(game, 0) == answer


def test_keeps_out_nobody_on_a_single_word() -> None:
    game = at_door({}, chapter=1, time=5)
    game.claims[2 * 3 + 1] = A_POSSESSION
    assert chosen(game, 0) == "admit"


# --- whom it trusts -----------------------------------------------------------------------------------
def seen_by_a(**changes: Any) -> DerangedView:
    game = table({"heroes": heroes(**B_WILL_BE)})
    for name, places in changes.items():
        values = getattr(game, name)
        for place, value in places.items():
            values[place] = value
    return view(game, 0)


def test_it_knows_what_it_saw_and_counts_what_is_left() -> None:
    assert suspicion(seen_by_a(peeks={0: only(3)}), 1) == 100
    assert suspicion(seen_by_a(peeks={0: only(3)}), 2) <= 1
    assert suspicion(seen_by_a(), 1) == odds(seen_by_a()) == 33


def test_it_believes_a_little() -> None:
    word = seen_by_a(claims={2 * 3 + 1: A_POSSESSION})
    looked = seen_by_a(claims={2 * 3 + 1: A_POSSESSION}, peeks={2: only(3)})
    confessed = seen_by_a(claims={1 * 3 + 1: CLAIM_POSSESSED})
    assert 33 < suspicion(word, 1) < suspicion(looked, 1)
    assert suspicion(looked, 1) < LIKELY <= suspicion(confessed, 1)
    assert suspicion(seen_by_a(claims={2 * 3 + 1: A_GOAL}), 1) < 33


def test_it_does_not_believe_whom_it_caught_lying() -> None:
    lies = {2 * 3 + 0: A_POSSESSION, 2 * 3 + 1: A_POSSESSION}
    caught = seen_by_a(claims=lies, peeks={0: only(0)})
    assert suspicion(caught, 1) == odds(caught)


# --- what it says -------------------------------------------------------------------------------------
def said(game: Deranged) -> str:
    assert chosen(game) == "speak"
    game.choose(read_option(TITLE, "speak", SETTINGS))
    return chosen(game)


def test_it_says_nothing_as_long_as_it_knows_nothing() -> None:
    assert chosen(table({"heroes": heroes(a={"hand": ["A3"]})})) != "speak"


def test_it_warns_of_whom_it_saw_and_says_so_once() -> None:
    game = table({"heroes": heroes(a={"hand": ["A3"]}, **B_WILL_BE)})
    game.peeks[0] = plus(game.peeks[0], 3)
    assert said(game) == f"claim-saw b {POSSESSED}"
    game.choose(read_option(TITLE, f"claim-saw b {POSSESSED}", SETTINGS))
    game.spoken = 0
    assert game.claims[0 * 3 + 1] != CLAIM_NOTHING
    assert chosen(game) != "speak"


@pytest.mark.parametrize("owner", ["a", "c"])
def test_it_swears_to_be_harmless_true_or_not(owner: str) -> None:
    game = table({"heroes": heroes(a={"hand": ["A3"], "nights": NIGHTS[owner]}, c={"nights": NIGHTS["a"]})})
    game.peeks[0] = plus(game.peeks[0], 0)
    assert said(game) == "claim-self 0"


def test_it_answers_an_accusation_and_an_oath() -> None:
    for place, claim in ((2 * 3 + 0, A_POSSESSION), (1 * 3 + 1, CLAIM_HUMAN)):
        game = table({"heroes": heroes(a={"hand": ["A3"]})})
        game.claims[place] = claim
        assert said(game) == "claim-self 0"


def test_whoever_is_free_looks_at_the_night_cards_from_the_ruins() -> None:
    game = table({"heroes": heroes(a={"cell": "O8", "hand": ["A7"]}), "effects": ["ruins"]})
    play_on(game, 0)
    assert game.peeks[0] != 0


# --- whole games --------------------------------------------------------------------------------------
def escaped(bot: str, games: int, setting: str) -> int:
    found = 0
    for seed in range(games):
        chance = Chance(f"escape {seed}")
        game = TITLE.new(4, TITLE.setting_values({"game": setting}), chance)
        bot_playout(game, [TITLE.bot(bot) for _ in range(4)], TITLE.view, chance, 100_000)
        found += len(game.winners)
    return found


@pytest.mark.parametrize("setting", ["training", "1"])
def test_greedy_escapes_clearly_more_often_than_random(setting: str) -> None:
    assert escaped("greedy", 6, setting) >= 4 + escaped("random", 6, setting)


def test_the_same_seed_gives_the_same_game() -> None:
    ends = set()
    for _ in range(2):
        chance = Chance("again")
        game = TITLE.new(4, SETTINGS, chance)
        bot_playout(game, [TITLE.bot("greedy") for _ in range(4)], TITLE.view, chance, 150)
        ends.add(game.to_json())
    assert len(ends) == 1
