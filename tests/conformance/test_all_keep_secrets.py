"""Nobody sees what they should not: a world that a seat cannot tell from the real one treats it the same."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

from every_game import (
    FUZZ,
    Decision,
    Ears,
    Recorder,
    Redealt,
    Table,
    all_glimpses,
    decisions,
    every,
    going_on,
    is_large,
    live,
    played,
    played_out,
    probed,
    said,
    seeds,
    thrifty,
    written,
)

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance, CountedChance

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal"]


def imagined(table: Table, decision: Decision, seat: int, world: object = 0) -> Game:
    chance = Chance(f"world {world} of {seat} at {decision.number}")
    return table.title.imagine(table.title.view(decision.game, seat), chance)


# --- views ------------------------------------------------------------------------------------------
def test_a_seat_cannot_tell_an_imagined_game_from_the_real_one(table: Table) -> None:
    """Byte by byte: what lies where, what is asked of whom, and the seat's own options."""
    for glimpse in all_glimpses(table):
        assert written(table.title.view(glimpse.world, glimpse.seat)) == written(glimpse.view)


def test_a_seat_cannot_tell_an_imagined_end_from_the_real_one(table: Table) -> None:
    end = played(table)
    for seat in table.seats():
        view = table.title.view(end.game, seat)
        world = table.title.imagine(view, Chance(f"end {seat}"))
        assert world.is_over()
        assert written(table.title.view(world, seat)) == written(view)


# --- views, without imagination ---------------------------------------------------------------------
HORIZONS = (6, 30)  # decisions; what the seat is told in them is dealt the same in both games


@dataclass
class Told:
    """The beginning of a game: what chance gave, what was heard, and what every seat saw before each decision."""

    chance: Recorder
    ears: Ears
    moments: list[tuple[int, int, int, dict[int, bytes], bytes]]


def told(table: Table, seed: int, horizon: int) -> Told:
    ears = Ears()
    chance = Recorder(f"{table} {seed}", ears)
    game = sat_down(table, chance, ears)
    moments = []
    for decision in islice(going_on(game, table.title, Chance(f"another deal {seed}")), horizon):
        seen = {seat: written(table.title.view(game, seat)) for seat in table.seats()}
        moments.append((decision.player, decision.option, len(ears.heard), seen, written(game)))
    return Told(chance, ears, moments)


def compare_with_another_deal(table: Table, seat: int, real: Told, seed: int) -> int:
    """Make the same choices in a game in which the secrets of others that the seat was never told are dealt anew.

    Gives the number of decisions at which the games differed and the seat could not tell.
    """
    title, others, log = table.title, Ears(), real.ears.seen_by(seat)
    deal = Redealt(real.chance.given, real.chance.secrets(seat), f"{seed} {seat}")
    game = sat_down(table, deal, others)
    different = 0
    for player, option, heard, seen, position in real.moments:
        if deal.diverged or others.seen_by(seat) != log[:heard] or game.why_not(player, option) is not None:
            return different  # from here on the seat can tell the two games apart, and may
        assert written(title.view(game, seat)) == seen[seat]
        different += written(game) != position
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
            real = told(table, seed, horizon)
            different += sum(compare_with_another_deal(table, seat, real, seed) for seat in table.seats())
    assert different or not any(event.secret for event in table.title.events)


# --- events, prompts, refusals ----------------------------------------------------------------------
DEALS = 20  # ways in which chance may decide after a choice


@dataclass
class After:
    """What the seat sees and is told after the choice, and whether hidden things were laid open by it."""

    seen: bytes
    heard: list[Any]
    shows: bool


def after(table: Table, world: Game, decision: Decision, seat: int, deal: int) -> After:
    """What chance decides openly may come in another order; everything else must come in the same one."""
    ears, chance = Ears(), CountedChance(Chance(f"{decision.number} {deal}"))
    world.chance, world.listener = chance, ears
    world.choose(decision.option)
    heard = ears.seen_by(seat)
    shows = any(event.reveals for event, _ in ears.heard)
    return After(written(table.title.view(world, seat)), sorted(heard) if chance.draws else heard, shows)


def is_told_alike(table: Table, world: Game, decision: Decision, seat: int) -> bool | None:
    """Whether the seat is told the same in both worlds; None if it sees a difference.

    Open draws may give one thing here and another there, and both may be shuffled away again: then other draws are
    tried. A secret that is told would be told whatever is drawn.
    """
    real = after(table, decision.game.clone(Chance()), decision, seat, 0)
    for deal in range(DEALS):
        other = after(table, world.clone(Chance()), decision, seat, deal)
        if real.seen == other.seen and (real.heard == other.heard or real.shows):
            return True
        if real.seen != other.seen and deal == 0:
            return None
    return False


def test_a_seat_is_told_the_same_of_the_same_choice_in_both_worlds(table: Table) -> None:
    compared = 0
    for seed in seeds():
        for decision in every(1, table, seed):
            seat = decision.number % (table.players + 1) - 1
            world = imagined(table, decision, seat)
            if world.why_not(decision.player, decision.option) is None:
                alike = is_told_alike(table, world, decision, seat)
                compared += alike is not None
                assert alike is not False, (seed, decision.number, seat)
    assert compared > 5


def test_a_seat_is_refused_the_same_for_the_same_reason_in_both_worlds(table: Table) -> None:
    for glimpse in all_glimpses(table):
        decision, seat, real = glimpse.decision, glimpse.seat, glimpse.decision.game.clone(Chance())
        options = probed(table.title, real, seat)
        for option in options[decision.number % 2 :: 2] if seat in decision.asked else options[:1]:
            assert said(glimpse.world.why_not(seat, option)) == said(real.why_not(seat, option))


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
            for name in table.title.bots:
                bot = thrifty(table.title.bot(name))
                chosen = [
                    bot.choose(view if bot.looks() else None, view.options[:], Chance(f"{name} {decision.number}"))
                    for view in (real, other)
                ]
                assert chosen[0] == chosen[1], name
                assert chosen[0] in real.options


# --- imagination ------------------------------------------------------------------------------------
FAR = 30  # decisions between two looks from which every world is played to its end


def test_an_imagined_game_has_every_component_and_only_questions_that_can_be_answered(table: Table) -> None:
    title = table.title
    box = sorted(title.components(title.table(table.players, table.settings, Chance())))
    for glimpse in all_glimpses(table):
        world = glimpse.world
        assert sorted(title.components(world)) == box
        assert sorted(question.player for question in world.questions()) == glimpse.decision.asked
        assert all(question.step.choices(world) for question in world.questions())


def in_turn(table: Table, decision: Decision) -> range:
    """Everybody; of a large game a third of them, the next ones each time, unless PHOBETOR_FUZZ asks for more."""
    third = decision.number // FAR % 3
    return table.seats()[third::3] if is_large(table.game) and FUZZ == 1 else table.seats()


def test_an_imagined_game_can_be_played_to_its_end_and_leaves_the_real_one_alone(table: Table) -> None:
    for seed in seeds():
        for decision in live(FAR, table, seed):
            before = written(decision.game)
            for seat in in_turn(table, decision):
                world = imagined(table, decision, seat, seed)
                assert played_out(world, table.title, Chance("imagined")).ending
            assert written(decision.game) == before
            assert decision.option in decision.game.legal()


def test_the_same_chance_imagines_the_same_game(table: Table) -> None:
    for decision in every(20, table):
        worlds = [imagined(table, decision, decision.player, "same") for _ in range(2)]
        assert written(worlds[0]) == written(worlds[1])


def has_assignments(table: Table, decision: Decision, seat: int) -> bool:
    """Is one of six imagined worlds another one than the first?"""
    worlds = (imagined(table, decision, seat, world) for world in range(6))
    first = table.title.position(next(worlds))
    return any(table.title.position(world) != first for world in worlds)


def test_imagination_reaches_more_than_one_assignment_of_what_is_hidden(table: Table) -> None:
    """After the set-up something is hidden from everybody; later there may be moments at which nothing is."""
    found = [has_assignments(table, decision, seat) for decision in every(20, table) for seat in table.seats()]
    assert sum(found) * 2 > len(found)
    first = next(decisions(table))
    assert all(has_assignments(table, first, seat) for seat in table.seats())
