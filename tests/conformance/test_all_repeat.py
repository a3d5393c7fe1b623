"""Every game repeats: the same seed and the same choices give the same positions, in every build."""

from __future__ import annotations

from every_game import Ears, Table, decisions, possible_tables, seeds
from golden import REGENERATE, digests_file, story, transcript_file, written_digest

from phobetor.kernel.chance import Chance


def test_the_same_seed_and_choices_give_the_same_positions(table: Table) -> None:
    for seed in seeds():
        trace = [(decision.player, decision.option, decision.game.digest()) for decision in decisions(table, seed)]
        again = table.new(Chance(f"{table} {seed}"))
        for player, option, digest in trace:
            assert again.digest() == digest
            again.answer(player, option)
        assert again.is_over()


def test_somebody_who_listens_changes_nothing(table: Table) -> None:
    heard = [decision.game.digest() for decision in decisions(table, listener=Ears())]
    assert heard == [decision.game.digest() for decision in decisions(table)]


def test_looking_changes_nothing(table: Table) -> None:
    looked_at = []
    for decision in decisions(table):
        for seat in table.seats():
            table.title.view(decision.game, seat)
            decision.game.why_not(seat, decision.option)
        looked_at.append(decision.game.digest())
    assert looked_at == [decision.game.digest() for decision in decisions(table)]


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
    expected = path.read_text(encoding="utf-8").splitlines()
    for number, (told, written) in enumerate(zip(story(name), expected, strict=False), 1):
        assert told == written, f"{path.name}, line {number}; {REGENERATE}"
    assert len(story(name)) == len(expected)
