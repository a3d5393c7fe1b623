"""Imagined worlds are worlds: what was begun in the real game can be carried out in them, and nothing is lost or made.

The views, options and components of imagined worlds themselves are compared in test_all_keep_secrets.py.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from every_game import FUZZ, Glimpse, Table, all_glimpses, avoiding, is_large, twin, written

from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance

AHEAD = 4
"""Choices from an imagined world: enough to carry out what was declared, paid for and answered by everybody."""
INNER = 5
"""Every so many worlds are looked at by somebody else in them."""


@cache
def box(table: Table) -> Counter[int]:
    return Counter(table.title.components(table.title.table(table.players, table.settings, Chance())))


def where(table: Table, glimpse: Glimpse) -> str:
    asked = [(question.player, *question.step.saved()) for question in glimpse.decision.game.questions()]
    return f"{table}, decision {glimpse.decision.number}, seat {glimpse.seat}, {asked}"


def play_on(table: Table, world: Game, dice: Chance) -> None:
    """Some choices further; after each of them every component is still there, and only once."""
    for _ in range(AHEAD):
        if world.is_over():
            return
        asked = sorted(question.player for question in world.questions())
        world.turn_to(asked[dice.below(len(asked))])
        world.choose(avoiding(world, table.title, dice))
        assert Counter(table.title.components(world)) == box(table)


def test_what_was_begun_can_be_carried_out_in_every_imagined_world(table: Table) -> None:
    for number, glimpse in enumerate(all_glimpses(table)):
        try:
            play_on(table, twin(glimpse.world), Chance(f"on {number}"))
        except Exception as error:
            raise AssertionError(where(table, glimpse)) from error


def test_others_in_an_imagined_world_could_imagine_it_themselves(table: Table) -> None:
    """What somebody else would see there fits together as a real view does: it can be imagined, and comes back."""
    often = 1 if FUZZ > 1 else INNER * (3 if is_large(table.game) else 1)
    for number, glimpse in enumerate(all_glimpses(table)):
        if number % often:
            continue
        other = (glimpse.seat + 1 + number // often % table.players + 1) % (table.players + 1) - 1
        seen = table.title.view(glimpse.world, other)
        world = table.title.imagine(seen, Chance(f"again {number}"))
        assert written(table.title.view(world, other)) == written(seen), where(table, glimpse)
        assert Counter(table.title.components(world)) == box(table), where(table, glimpse)
        play_on(table, world, Chance(f"further {number}"))
