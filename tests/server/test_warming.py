"""Whatever all tables need is read before the first one opens."""

from __future__ import annotations

import pytest

from phobetor.book.text import bundle
from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES
from phobetor.kernel.refusal import BadInput
from phobetor.server import warming
from phobetor.server.boxes import box_file
from phobetor.server.doors.shelf import all_games, all_rules
from phobetor.server.texts import words


def test_afterwards_nobody_reads_a_file() -> None:
    warming.warm_up().join(60)
    kept = [found.cache_info().misses for found in (bundle, all_rules, box_file, all_games)]
    for game in NAMES:
        for language in LANGUAGES:
            words(language, game)
            all_rules(game, language)
            box_file(game, language)
            all_games(language)
    assert [found.cache_info().misses for found in (bundle, all_rules, box_file, all_games)] == kept


def test_a_broken_game_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(game: str, language: str) -> None:
        if game == "somnicum":
            raise BadInput("The game 'somnicum' cannot be played: a file is broken.")
        read.append(game)

    monkeypatch.setattr(warming, "read", reading)
    warming.read_all()
    assert set(read) == {*NAMES} - {"somnicum"}
