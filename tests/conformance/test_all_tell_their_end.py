"""Every game tells its end, whole: after each of its endings, after fuzzed games, in every language."""

from __future__ import annotations

import pytest
from ending import check, ended, endings_of
from every_game import Table, played

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.cli.ending import lines
from phobetor.games import title_of
from phobetor.records.record import Record, new_record
from phobetor.records.witness import finale_of

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]


def test_the_end_of_every_scenario_is_told_and_every_ending_is_among_them(name: str) -> None:
    found = set()
    for place, scenario in enumerate(endings_of(name)):
        game, finale = ended(name, scenario, LANGUAGES[place % 3], you=place % 2 - 1)
        check(finale, game, place % 2 - 1, 0)
        found.add(finale.ending)
    assert found == set(title_of(name).endings[1:])


def record_of(table: Table) -> Record:
    whole, people = played(table), PEOPLE[: table.players]
    record = new_record(table.game, dict(table.options), f"{table} 0", ["random"] * table.players, people)
    for decision in whole.decisions:
        record.add(decision.player, decision.option, whole.after(decision))
    return record


def test_every_fuzzed_game_tells_its_end(table: Table) -> None:
    if table.options and len(table.title.questions) > 50:
        pytest.skip("large games are told once for every number of players")
    record, game = record_of(table), played(table).game
    for you, language in zip((0, -1, table.players - 1), LANGUAGES, strict=True):
        finale = finale_of(record, language, you)
        check(finale, game, you, len(record.choices))
        assert finale.moments
        assert finale.beats
        assert finale.deeds
        assert "Ada" in " ".join(
            text for text, _ in lines(finale, Speaker(table.title, language, table.settings, PEOPLE))
        )
        if not table.options and you == 0:
            assert finale_of(record, language, you) == finale, "The same game has the same end."
