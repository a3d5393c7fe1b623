"""Every game can be written down: options, records, positions."""

from __future__ import annotations

import json

import pytest
from every_game import Table, every, played, seeds, twin

from phobetor.book.title import BadInput
from phobetor.kernel.chance import Chance
from phobetor.records.notation import read_choice, read_option, write_choice, write_option
from phobetor.records.record import new_record, read_record, replay


def test_every_legal_option_can_be_read_as_it_is_written(table: Table) -> None:
    title, settings = table.title, table.settings
    written: dict[int, str] = {}
    for seed in seeds():
        for decision in played(table, seed).decisions:
            for option in decision.game.legal():
                written.setdefault(option, write_option(title, option, settings))
    assert len(set(written.values())) == len(written)
    for option, text in written.items():
        assert read_option(title, text, settings) == option


def test_every_choice_can_be_read_as_it_is_written(table: Table) -> None:
    for decision in played(table).decisions:
        text = write_choice(table.title, decision.player, decision.option, table.settings)
        assert read_choice(table.title, text, table.players, table.settings) == (decision.player, decision.option)


def test_every_record_replays_to_the_same_game(table: Table) -> None:
    for seed in seeds():
        people, whole = ["random"] * table.players, played(table, seed)
        record = new_record(table.game, dict(table.options), f"{table} {seed}", people, people)
        for decision in whole.decisions:
            record.add(decision.player, decision.option, whole.after(decision))
        again = read_record(record.to_json(), "record")
        assert again == record
        assert replay(again).digest() == whole.game.digest()


def test_a_record_breaks_off_anywhere_and_replays(table: Table) -> None:
    people, whole = ["random"] * table.players, played(table)
    record = new_record(table.game, dict(table.options), f"{table} 0", people, people)
    for decision in whole.decisions[:31]:
        if decision.number in (0, 1, 30):
            assert replay(read_record(record.to_json(), "record")).digest() == decision.game.digest()
        record.add(decision.player, decision.option, whole.after(decision))


def test_a_position_is_written_as_plain_data(table: Table) -> None:
    for decision in every(10, table):
        position = table.title.position(decision.game)
        assert json.loads(json.dumps(position)) == position
        assert position == table.title.position(twin(decision.game))


def test_a_position_that_nobody_knows_is_refused_with_a_sentence(table: Table) -> None:
    game = table.title.table(table.players, table.settings, Chance())
    with pytest.raises(BadInput, match=r"\.$"):
        table.title.set_up(game, {"no such thing": 1})
