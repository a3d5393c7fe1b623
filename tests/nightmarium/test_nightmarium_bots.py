"""The greedy player of Nightmarium: what it never misses, what it never does, and that it is worth playing against."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.bots.bot import Bot, RandomBot
from phobetor.games import title_of
from phobetor.games.nightmarium.bots.greedy import GreedyBot
from phobetor.games.nightmarium.bots.worth import BUILT, CHOICE, FITS_NOW
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.lab.playout import bot_playout
from phobetor.records.notation import read_option, write_option

TITLE = title_of("nightmarium")

FOUR_COMPLETE = [[3, 2, 4], [6, 26, 13], [66, 71, 67], [30, 35, 37]]
"""Creatures without any ability."""


def laid_out(players: int = 2, options: dict[str, str] | None = None, **position: Any) -> Game:
    """A position as scenarios write it."""
    game = TITLE.table(players, TITLE.setting_values(options or {}), Chance("a test"))
    TITLE.set_up(game, {"active": "a", **position})
    game.advance()
    return game


def play(game: Game, *choices: str) -> None:
    for choice in choices:
        game.answer(game.asked, read_option(TITLE, choice, game.settings))


def chosen(game: Game, seed: object = 0) -> str:
    """What the greedy player chooses for whoever is asked."""
    view = TITLE.view(game, game.asked)
    return write_option(TITLE, GreedyBot().choose(view, view.options[:], Chance(f"bot {seed}")), game.settings)


def let_it_choose(game: Game, times: int = 1) -> None:
    for _ in range(times):
        play(game, chosen(game))


def asked(game: Game) -> str:
    return type(game.asking).__name__


# --- winning ----------------------------------------------------------------------------------------
def test_it_plays_the_card_that_wins() -> None:
    hand = [82, 1, 49, 96, 103, 43]
    for action in (1, 2):
        game = laid_out(action=action, hands={"a": hand, "b": [85]}, creatures={"a": [*FOUR_COMPLETE, [69, 80]]})
        let_it_choose(game)
        assert game.winners == (0,)


def test_it_plays_the_torso_whose_legion_lets_the_winning_head_follow() -> None:
    """NM-4.12: after the torso 53 only a homunculus may be played, and there is no such head in the hand."""
    game = laid_out(hands={"a": [53, 68, 73], "b": [85]}, creatures={"a": [*FOUR_COMPLETE, [69]]})
    assert {chosen(game, seed) for seed in range(10)} == {"play 68 a5"}
    let_it_choose(game, 2)
    assert game.winners == (0,)


def test_it_completes_the_creature_whose_mocker_then_wins() -> None:
    creatures = [*FOUR_COMPLETE[:3], [33, 107], [69, 80]]
    game = laid_out(action=2, hands={"a": [1, 31, 64], "b": [85]}, creatures={"a": creatures})
    assert chosen(game) in ("play 31 a4", "play 31 a5")
    let_it_choose(game, 2)
    assert game.winners == (0,)


@pytest.mark.parametrize("tempting", [1, 28, 37, 46, 52])
def test_it_sees_that_a_head_which_its_executioner_can_take_wins_by_the_second_action(tempting: int) -> None:
    """Only 106 is of the legion of 82, so only after it may the second action complete the last creature. NM-4.12"""
    rival = [[9, 41, 25], [12, 32, 34], [14, 17, 7], [87, 98, 106]]
    mine = [*FOUR_COMPLETE[:3], [30, 35], [69, 80]]
    game = laid_out(hands={"a": [82, tempting], "b": [85]}, creatures={"a": mine, "b": rival})
    let_it_choose(game, 3)
    assert game.winners == (0,)


# --- Herald -----------------------------------------------------------------------------------------
def test_it_places_the_torso_before_the_head_that_would_end_the_herald() -> None:
    """NM-6.4: a head on a3 completes it, and then the torso is discarded."""
    game = laid_out(
        action=2, hands={"a": [55], "b": "rest"}, deck=[71, 67], creatures={"a": [[33, 35], [69], [6, 26]], "b": [[87]]}
    )
    play(game, "play 55 a1")
    assert asked(game) == "PlaceRevealed"
    assert chosen(game) == "play 71 a2"


# --- Devourer ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("unfinished", [[69], [63, 62], [69, 80], [57, 56]])
def test_its_devourer_spares_finished_creatures_while_there_is_an_unfinished_one(unfinished: list[int]) -> None:
    """Even one whose abilities could then be performed again."""
    finished = [[12, 47, 46], [3, 2, 4]]
    game = laid_out(
        action=2, hands={"a": [28, 49], "b": [85]}, creatures={"a": [*finished, unfinished, [30, 35]], "b": [[87]]}
    )
    play(game, "play 28 a4")
    assert asked(game) == "Devourer"
    assert chosen(game) == "target a3"


def test_it_does_not_complete_a_creature_only_to_devour_a_finished_one() -> None:
    game = laid_out(action=2, hands={"a": [28, 37], "b": [85]}, creatures={"a": [[3, 2, 4], [33, 26]], "b": [[87]]})
    assert chosen(game) != "play 28 a2"


# --- Executioner and Scavenger ----------------------------------------------------------------------
def test_its_executioner_beheads_whoever_is_nearest_to_victory() -> None:
    rivals = {"b": [[87, 98], [99]], "c": FOUR_COMPLETE, "d": [[36, 101, 52]]}
    game = laid_out(4, action=2, hands={"a": [82, 61]}, creatures={"a": [[69, 80]], **rivals})
    play(game, "play 82 a1")
    assert asked(game) == "Executioner"
    assert chosen(game).startswith("target c")


def test_its_scavenger_clears_away_what_its_executioner_beheaded() -> None:
    rivals = {"b": FOUR_COMPLETE, "c": [[87]]}
    game = laid_out(3, action=2, hands={"a": [82, 61]}, creatures={"a": [[69, 8]], **rivals})
    play(game, "play 82 a1")
    beheaded = chosen(game)
    assert beheaded.startswith("target b")
    play(game, beheaded)
    assert asked(game) == "Scavenger"
    assert chosen(game) == beheaded


@pytest.mark.parametrize(("complete", "least"), [(4, [87]), (3, [87])])
def test_its_scavenger_strikes_the_leader_even_where_another_has_built_more(complete: int, least: list[int]) -> None:
    rivals = {"b": [*FOUR_COMPLETE[:complete], least], "c": [[99, 98]]}
    game = laid_out(3, action=2, hands={"a": [1, 61]}, creatures={"a": [[69, 80]], **rivals})
    play(game, "play 1 a1")
    assert asked(game) == "Scavenger"
    assert {chosen(game, seed) for seed in range(5)} == {f"target b{complete + 1}"}


# --- hands ------------------------------------------------------------------------------------------
def test_it_discards_a_card_that_fits_nowhere_for_a_pure_creature() -> None:
    """All places of b are begun, so the legs 30 are of no use; the torso 35 and the head 37 are."""
    begun = [[3], [6], [66], [69], [33, 26]]
    game = laid_out(hands={"a": [52], "b": [37, 30, 35, 2]}, creatures={"a": [[36, 32]], "b": begun})
    play(game, "play 52 a1")
    assert asked(game) == "PureDiscard"
    assert chosen(game) == "discard 30"


def test_it_exchanges_only_cards_that_fit_nowhere_and_never_an_odd_one() -> None:
    """With every creature begun, five pairs of legs are useless. The odd one stays, and so does the head."""
    begun = [[3, 2, 4], [6, 26, 13], [66, 71, 67], [69, 80, 70], [33, 86]]
    useless = [9, 12, 30, 87, 99]
    game = laid_out(action=2, hands={"a": [*useless, 37], "b": [85]}, creatures={"a": begun})
    play(game, "exchange")
    while asked(game) == "Exchange":
        let_it_choose(game)
    assert TITLE.position(game)["discards"] == useless[:4]
    assert 37 in TITLE.position(game)["hands"]["a"]


def test_it_exchanges_when_nothing_can_be_drawn_or_played() -> None:
    begun = [[3, 2, 4], [6, 26, 13], [66, 71, 67], [69, 80, 70], [33, 86]]
    game = laid_out(action=2, hands={"a": [9, 12, 30, 87], "b": "rest"}, deck=[], creatures={"a": begun})
    assert chosen(game) == "exchange"


def test_placing_a_card_is_always_worth_more_than_keeping_it() -> None:
    """Otherwise a table of greedy players could wait for each other until patience ends the game. NM-3.6"""
    for height in range(3):
        assert BUILT[height + 1] - BUILT[height] > FITS_NOW + CHOICE


# --- honesty ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 4])
def test_it_chooses_the_same_in_games_that_differ_only_in_what_it_cannot_see(players: int) -> None:
    game = TITLE.new(players, TITLE.setting_values({}), Chance(f"honest {players}"))
    number = 0
    while not game.is_over() and number < 120:
        world = TITLE.imagine(TITLE.view(game, game.asked), Chance(f"world {number}"))
        assert chosen(world, number) == chosen(game, number)
        play(game, chosen(game, number))
        number += 1
    assert number > 30


# --- strength ---------------------------------------------------------------------------------------
def wins(games: int, players: int, options: dict[str, str]) -> float:
    """The share of games that one greedy player wins against random ones, from every seat in turn."""
    settings = TITLE.setting_values(options)
    won = 0
    for number in range(games):
        game = TITLE.new(players, settings, Chance(f"game {number}"))
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[number % players] = GreedyBot()
        bot_playout(game, bots, TITLE.view, Chance(f"bots {number}"), 20_000)
        won += game.winners == (number % players,)
    return won / games


def test_it_beats_random_players() -> None:
    assert wins(100, 4, {}) >= 0.85


@pytest.mark.parametrize("options", [{"creatures": "7"}, {"herald": "both"}, {"pure": "choice"}])
def test_it_beats_random_players_under_other_settings(options: dict[str, str]) -> None:
    assert wins(20, 3, options) >= 0.85


@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_of_greedy_players_end_with_enough_creatures(players: int) -> None:
    for number in range(3):
        game = TITLE.new(players, TITLE.setting_values({}), Chance(f"greedy {number}"))
        bots: list[Bot] = [GreedyBot() for _ in range(players)]
        bot_playout(game, bots, TITLE.view, Chance(f"greedy bots {number}"), 5_000)
        assert TITLE.endings[game.ending] == "enough-creatures"
