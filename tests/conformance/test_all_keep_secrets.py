"""Nobody sees what they should not: a world that a seat cannot tell from the real one treats it the same."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from every_game import (
    FUZZ,
    Decision,
    Ears,
    Recorder,
    Redealt,
    Table,
    closely,
    decisions,
    every,
    going_on,
    probed,
    said,
    seeds,
    twin,
)

from phobetor.book.text import Speaker
from phobetor.games.title import LANGUAGES
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance, CountedChance

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal"]


def imagined(table: Table, decision: Decision, seat: int, world: object = 0) -> Game:
    chance = Chance(f"world {world} of {seat} at {decision.number}")
    return table.title.imagine(table.title.view(decision.game, seat), chance)


# --- views ------------------------------------------------------------------------------------------
def test_a_seat_cannot_tell_an_imagined_game_from_the_real_one(table: Table) -> None:
    """Byte by byte: what lies where, what is asked of whom, and the seat's own options."""
    for seed in seeds():
        for decision in closely(table, seed):
            for seat in table.seats():
                view = table.title.view(decision.game, seat)
                world = table.title.imagine(view, Chance(f"{seed} {seat} {decision.number}"))
                assert table.title.view(world, seat).to_json() == view.to_json()


def test_a_seat_cannot_tell_an_imagined_end_from_the_real_one(table: Table) -> None:
    decision = list(decisions(table))[-1]
    for seat in table.seats():
        world = imagined(table, decision, seat)
        assert world.is_over()
        assert table.title.view(world, seat).to_json() == table.title.view(decision.game, seat).to_json()


def test_imagining_leaves_the_real_game_alone(table: Table) -> None:
    for decision in every(40, table):
        before = decision.game.to_json()
        for seat in table.seats():
            world = imagined(table, decision, seat)
            for _ in going_on(world, table.title, Chance("imagined")):
                pass
        assert decision.game.to_json() == before
        assert decision.option in decision.game.legal()


# --- views, without imagination ---------------------------------------------------------------------
HORIZONS = (6, 30)  # decisions; what the seat is told in them is dealt the same in both games


def compare_with_another_deal(table: Table, seat: int, seed: int, horizon: int) -> int:
    """Make the same choices in a game in which the secrets of others that the seat was never told are dealt anew.

    Gives the number of decisions at which the games differed and the seat could not tell.
    """
    title, ears, others = table.title, Ears(), Ears()
    chance = Recorder(f"{table} {seed}", ears)
    game = sat_down(table, chance, ears)
    moments = []
    for decision in islice(going_on(game, title, Chance(f"another deal {seed}")), horizon):
        seen = title.view(game, seat).to_json()
        moments.append((decision.player, decision.option, len(ears.heard), seen, game.digest()))
    log = ears.seen_by(seat)
    deal = Redealt(chance.given, chance.secrets(seat), f"{seed} {seat}")
    game = sat_down(table, deal, others)
    different = 0
    for player, option, told, seen, digest in moments:
        if deal.diverged or others.seen_by(seat) != log[:told] or game.why_not(player, option) is not None:
            return different  # from here on the seat can tell the two games apart, and may
        assert title.view(game, seat).to_json() == seen
        different += game.digest() != digest
        game.choose(option)
    return different


def sat_down(table: Table, chance: Chance, ears: Ears) -> Game:
    game = table.title.table(table.players, table.settings, chance)
    game.listener = ears
    game.advance()
    return game


def test_a_seat_that_was_told_the_same_sees_the_same_whatever_it_was_never_told(table: Table) -> None:
    different = 0
    for seed in range(max(20, FUZZ)):
        if different and seed >= FUZZ:
            break
        for horizon in HORIZONS:
            different += sum(compare_with_another_deal(table, seat, seed, horizon) for seat in table.seats())
    assert different or not any(event.secret for event in table.title.events)


# --- events, prompts, refusals ----------------------------------------------------------------------
def after(table: Table, game: Game, decision: Decision, seat: int) -> tuple[str, list[Any]] | None:
    """What the seat sees and is told after the choice, if it can be made in this world.

    What chance decides openly may come in another order; everything else must come in the same one.
    """
    if game.why_not(decision.player, decision.option) is not None:
        return None
    ears, chance = Ears(), CountedChance(Chance(decision.number))
    world = game.clone(chance)
    world.listener = ears
    world.choose(decision.option)
    told = ears.seen_by(seat)
    return table.title.view(world, seat).to_json(), sorted(told) if chance.draws else told


def test_a_seat_is_told_the_same_of_the_same_choice_in_both_worlds(table: Table) -> None:
    compared = 0
    for seed in seeds():
        for decision in decisions(table, seed):
            seat = decision.number % (table.players + 1) - 1
            real = after(table, twin(decision.game), decision, seat)
            other = after(table, imagined(table, decision, seat), decision, seat)
            assert real is not None
            if other is not None and other[0] == real[0]:
                compared += 1
                assert other[1] == real[1]
    assert compared > 5


def test_a_seat_is_refused_the_same_for_the_same_reason_in_both_worlds(table: Table) -> None:
    for seed in seeds():
        for decision in closely(table, seed):
            real = twin(decision.game)
            for seat in table.seats():
                world = imagined(table, decision, seat, seed)
                options = probed(table.title, real, seat)
                for option in options[decision.number % 2 :: 2] if seat in decision.asked else options[:1]:
                    assert said(world.why_not(seat, option)) == said(real.why_not(seat, option))


def test_a_seat_is_asked_with_the_same_words_in_both_worlds(table: Table) -> None:
    speakers = [Speaker(table.title, language, table.settings, PEOPLE[: table.players]) for language in LANGUAGES]
    for decision in every(7, table):
        for seat in decision.asked:
            question = table.title.view(decision.game, seat).question()
            other = table.title.view(imagined(table, decision, seat), seat).question()
            assert question is not None
            assert other is not None
            for speaker in speakers:
                assert speaker.prompt(other.step) == speaker.prompt(question.step)


# --- bots -------------------------------------------------------------------------------------------
def test_a_bot_chooses_the_same_where_its_seat_sees_the_same(table: Table) -> None:
    for seed in seeds():
        for decision in every(9, table, seed):
            real = table.title.view(decision.game, decision.player)
            other = table.title.view(imagined(table, decision, decision.player, seed), decision.player)
            for name, bot in table.title.bots.items():
                chosen = [
                    bot().choose(view if bot().looks() else None, view.options[:], Chance(f"{name} {decision.number}"))
                    for view in (real, other)
                ]
                assert chosen[0] == chosen[1], name
                assert chosen[0] in real.options


# --- imagination ------------------------------------------------------------------------------------
def test_an_imagined_game_has_every_component_and_only_questions_that_can_be_answered(table: Table) -> None:
    title = table.title
    box = sorted(title.components(title.table(table.players, table.settings, Chance())))
    for seed in seeds():
        for decision in closely(table, seed):
            for seat in table.seats():
                world = imagined(table, decision, seat, seed)
                assert sorted(title.components(world)) == box
                assert sorted(question.player for question in world.questions()) == decision.asked
                assert all(question.step.choices(world) for question in world.questions())


def test_an_imagined_game_can_be_played_to_its_end(table: Table) -> None:
    for seed in seeds():
        for decision in every(30, table, seed):
            for seat in table.seats():
                world = imagined(table, decision, seat, seed)
                for _ in going_on(world, table.title, Chance("imagined")):
                    pass
                assert world.is_over()


def test_the_same_chance_imagines_the_same_game(table: Table) -> None:
    for decision in every(20, table):
        worlds = [imagined(table, decision, decision.player, "same") for _ in range(2)]
        assert worlds[0].to_json() == worlds[1].to_json()


def assignments(table: Table, decision: Decision, seat: int) -> int:
    worlds = [imagined(table, decision, seat, world) for world in range(6)]
    return len({json.dumps(table.title.position(world)) for world in worlds})


def test_imagination_reaches_more_than_one_assignment_of_what_is_hidden(table: Table) -> None:
    """After the set-up something is hidden from everybody; later there may be moments at which nothing is."""
    counts = [assignments(table, decision, seat) for decision in every(20, table) for seat in table.seats()]
    assert sum(count > 1 for count in counts) * 2 > len(counts)
    first = next(decisions(table))
    assert all(assignments(table, first, seat) > 1 for seat in table.seats())
