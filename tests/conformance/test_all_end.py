"""Every game comes to an end, and on the way there it is always in order."""

from __future__ import annotations

import pytest
from every_game import BOUND, POLICIES, Table, combinations, played, refused_tables, seeds, tables

from phobetor.book.title import BadInput
from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import STALE
from phobetor.kernel.words import NOBODY


@pytest.mark.parametrize("policy", POLICIES)
def test_every_game_comes_to_an_end_with_a_reason_and_winners(table: Table, policy: str) -> None:
    for seed in seeds():
        end = played(table, seed, POLICIES[policy])
        game = end.game
        assert len(end.decisions) < BOUND
        assert game.is_over()
        assert 0 < game.ending < len(table.title.endings)
        assert list(game.winners) == sorted(set(game.winners))
        assert set(game.winners) <= set(range(table.players))


@pytest.mark.parametrize("policy", POLICIES)
def test_no_component_is_ever_lost_or_doubled(table: Table, policy: str) -> None:
    title = table.title
    box = sorted(title.components(title.table(table.players, table.settings, Chance())))
    assert box
    for seed in seeds():
        for decision in played(table, seed, POLICIES[policy]).decisions:
            assert sorted(title.components(decision.game)) == box
        assert sorted(title.components(played(table, seed, POLICIES[policy]).game)) == box


@pytest.mark.parametrize("policy", POLICIES)
def test_nobody_is_ever_asked_without_options_or_offered_one_twice(table: Table, policy: str) -> None:
    for seed in seeds():
        for decision in played(table, seed, POLICIES[policy]).decisions:
            for question in decision.game.questions():
                options = question.step.choices(decision.game)
                assert options
                assert len(set(options)) == len(options)
                assert all(table.title.verb(option) is not None for option in options)


@pytest.mark.parametrize("policy", POLICIES)
def test_only_players_at_the_table_are_asked_and_nobody_two_things_at_once(table: Table, policy: str) -> None:
    for seed in seeds():
        for decision in played(table, seed, POLICIES[policy]).decisions:
            asked = decision.asked
            assert len(set(asked)) == len(asked)
            assert set(asked) <= set(range(table.players))


def test_a_finished_game_asks_nobody_and_takes_no_answer(table: Table) -> None:
    game, option = played(table).game, played(table).decisions[-1].option
    assert game.questions() == []
    for seat in table.seats():
        refusal = game.why_not(seat, option)
        assert refusal is not None
        assert refusal.kind == STALE
        assert table.title.view(game, seat).options == []


# --- tables that cannot be played -------------------------------------------------------------------
def test_settings_that_do_not_fit_the_players_are_refused_with_a_sentence(name: str) -> None:
    for table in refused_tables(name):
        with pytest.raises(BadInput) as caught:
            table.new(Chance())
        assert str(caught.value).endswith(".")


def test_every_value_of_every_setting_is_played_at_some_table(name: str) -> None:
    played = {options for table in tables(name) for options in table.options}
    assert played == {options for table in combinations(name) for options in table.options}
    assert {table.players for table in tables(name) if not table.options} == set(
        range(title_of(name).players[0], title_of(name).players[1] + 1)
    )


def test_too_few_and_too_many_players_are_refused(name: str) -> None:
    title = title_of(name)
    for players in (NOBODY, 0, title.players[0] - 1, title.players[1] + 1):
        with pytest.raises(BadInput, match=r"players, not -?\d+\.$"):
            title.check_players(players)
