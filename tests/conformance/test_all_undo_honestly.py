"""A choice that may be taken back has told its player nothing: undo is no way to look at hidden cards.

A table lets a player take back a choice that used no chance and told no event that reveals something.
"""

from __future__ import annotations

from every_game import Ears, Table, closely, seeds, written

from phobetor.kernel.chance import Chance, CountedChance

WORLDS = 5


def test_a_choice_that_can_be_taken_back_taught_its_player_nothing(table: Table) -> None:
    title = table.title
    for seed in seeds():
        for decision in closely(table, seed):
            chance, ears, player = CountedChance(Chance(decision.number)), Ears(), decision.player
            real = decision.game.clone(chance)
            real.listener = ears
            real.choose(decision.option)
            if chance.draws or real.is_over() or any(event.reveals for event, _ in ears.heard):
                continue
            view = title.view(decision.game, player)
            learned = {written(title.view(real, player))}
            for number in range(WORLDS):
                world = title.imagine(view, Chance(f"{seed} {number}"))
                world.answer(player, decision.option)
                learned.add(written(title.view(world, player)))
            assert len(learned) == 1


def test_a_choice_that_can_be_taken_back_tells_its_player_the_same_in_every_world(table: Table) -> None:
    title = table.title
    for decision in closely(table):
        player = decision.player
        told = set()
        chance = CountedChance(Chance(decision.number))
        view = title.view(decision.game, player)
        for world in [decision.game.clone(chance), *(title.imagine(view, Chance(number)) for number in range(2))]:
            ears = Ears()
            world.listener = ears
            world.answer(player, decision.option)
            told.add(str(ears.seen_by(player)))
            if chance.draws or world.is_over() or any(event.reveals for event, _ in ears.heard):
                break
        else:
            assert len(told) == 1
