"""Luck is what was drawn beside what is drawn on average: brute force over every order of small piles agrees."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from phobetor.book.finale import Beat, Finisher, Mark, places
from phobetor.games import title_of
from phobetor.games.deranged.rules.box import nights_for
from phobetor.games.deranged.rules.setup import deal_nights
from phobetor.games.somnicum.rules.box import ALL_TOKENS, PARTICLES_OF_GOAL, particle_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import has
from phobetor.records.witness import WatchedChance, Witness

Doing = Callable[[Any], None]


class Order(Chance):
    """Draws in this order; every pile holds at least what comes next."""

    def __init__(self, wanted: list[int]) -> None:
        super().__init__()
        self.wanted = wanted

    def draw(self, pile: list[int], kind: str = "") -> int:
        drawn = self.wanted.pop(0)
        pile.remove(drawn)
        return drawn


def watched(name: str, wanted: list[int], settings: dict[str, str], do: Doing, players: int) -> Finisher:
    """Whoever watched what is done to a new game, with this order of draws."""
    title = title_of(name)
    finisher = (title.finale or Finisher)(players)
    witness = Witness(finisher)
    game = title.new(players, title.setting_values(settings), Chance(1))
    game.chance = WatchedChance(Order(wanted), witness.drawn)
    witness.attend(game)
    do(game)
    return finisher


def agrees(name: str, luck: str, orders: list[list[int]], do: Doing, players: int, **settings: str) -> None:
    """Over all orders, each as likely as the others, what was found and what was expected are the same on average."""
    counted = [watched(name, list(order), settings, do, players).chances[luck] for order in orders]
    for seat in range(players):
        found = sum(one.found[seat] for one in counted)
        assert found == pytest.approx(sum(one.expected[seat] for one in counted))
    assert len({tuple(one.found) for one in counted}) > 1, "Chance decides nothing here."


def test_cards_that_fit() -> None:
    deck = [1, 2, 3, 14, 35, 47]  # heads, legs and torsos; only legs begin a creature

    def draw_two(game: Any) -> None:
        game.deck, game.active = deck[:], 0
        game.listener.finisher.beats.append(Beat(0, 0, 0))
        game.draw(0, 2)

    agrees("nightmarium", "fitting", [list(order) for order in permutations(deck, 2)], draw_two, 2)


def test_tokens_of_the_goal() -> None:
    wanted = PARTICLES_OF_GOAL[1]
    tokens = sorted(set(ALL_TOKENS), key=lambda token: (has(wanted, particle_of(token)), token))
    bag = [*tokens[:4], *tokens[-2:]]

    def draw_two(game: Any) -> None:
        game.bag, game.goals = bag[:], (2, 1)
        game.listener.finisher.beats.append(Beat(0, 0, 0))
        game.gain_tokens(1, 2)

    agrees("somnicum", "wanted", [list(order) for order in permutations(bag, 2)], draw_two, 2)


def test_night_cards_that_possess() -> None:
    orders = [list(order) for order in permutations(nights_for(1, 3), 3)]
    agrees("deranged", "nights", orders, deal_nights, 3, game="training")


# --- turning points -----------------------------------------------------------------------------------
def test_of_one_turn_the_heaviest_is_told_and_kinds_take_turns() -> None:
    finisher = Finisher(2)
    marks = [(1, 5.0, "died"), (1, 9.0, "won"), (2, 5.0, "died"), (3, 5.0, "died"), (4, 4.0, "cured"), (5, 1.0, "met")]
    finisher.marks = [Mark(n, n, turn, weight, kind, 0, "") for n, (turn, weight, kind) in enumerate(marks)]
    finisher.marks += [Mark(9, 9, 6, 2.6, "died", 0, "")]
    assert [(mark.turn, mark.kind) for mark in finisher.heaviest()] == [
        (1, "won"), (2, "died"), (3, "died"), (4, "cured"), (6, "died"),
    ]  # fmt: skip


def test_equals_share_their_place() -> None:
    assert places([3, 7, 3, 9]) == [3, 2, 3, 1]
