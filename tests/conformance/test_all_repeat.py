"""Every game repeats: the same seed and the same choices give the same positions, in every build."""

from __future__ import annotations

from functools import lru_cache

from every_game import Ears, Table, decisions, fingerprint, is_looked_at, possible_tables, seeds
from golden import REGENERATE, digests_file, story, transcript_file, written_digest

from phobetor.kernel.chance import Chance


@lru_cache(maxsize=1)
def trace(table: Table, seed: int) -> list[tuple[int, int, bytes]]:
    """Who chooses what in which position, when nobody listens or looks."""
    return [(decision.player, decision.option, fingerprint(decision.game)) for decision in decisions(table, seed)]


def positions(table: Table) -> list[bytes]:
    return [position for _, _, position in trace(table, 0)]


def test_the_same_seed_and_choices_give_the_same_positions(table: Table) -> None:
    for seed in seeds():
        again = table.new(Chance(f"{table} {seed}"))
        for player, option, position in trace(table, seed):
            assert fingerprint(again) == position
            again.answer(player, option)
        assert again.is_over()


def test_somebody_who_listens_changes_nothing(table: Table) -> None:
    assert positions(table) == [fingerprint(decision.game) for decision in decisions(table, listener=Ears())]


def test_looking_changes_nothing(table: Table) -> None:
    looked_at = []
    for decision in decisions(table):
        if is_looked_at(decision, 1, table):
            for seat in table.seats():
                table.title.view(decision.game, seat)
                decision.game.why_not(seat, decision.option)
        looked_at.append(fingerprint(decision.game))
    assert positions(table) == looked_at


def test_another_seed_is_another_game(table: Table) -> None:
    assert table.new(Chance("one")).digest() != table.new(Chance("two")).digest()


def test_every_build_plays_the_games_that_are_written_down(table: Table) -> None:
    path = digests_file(table.game)
    assert path.exists(), f"{path.name} is missing; {REGENERATE}"
    expected = {line.split(":")[0]: line for line in path.read_text(encoding="utf-8").splitlines()}
    assert written_digest(table) == expected.get(str(table)), REGENERATE


def test_nothing_else_is_written_down(name: str) -> None:
    lines = digests_file(name).read_text(encoding="utf-8").splitlines()
    assert [line.split(":")[0] for line in lines] == [str(table) for table in possible_tables(name)], REGENERATE


def test_the_golden_transcript_is_told_again_byte_for_byte(name: str) -> None:
    path = transcript_file(name)
    assert path.exists(), f"{path.name} is missing; {REGENERATE}"
    expected, again = path.read_text(encoding="utf-8").splitlines(), story(name)
    for number, (told, written) in enumerate(zip(again, expected, strict=False), 1):
        assert told == written, f"{path.name}, line {number}; {REGENERATE}"
    assert len(again) == len(expected)
