"""How many ways there are to go on: exact counts of choice sequences from frozen positions.

See perft.toml. Chance is frozen too: of everything that is drawn, it always takes the first.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance

ENTRIES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"),
)["perft"]


class TheFirst(Chance):
    def below(self, n: int) -> int:
        return 0


def perft(game: Game, depth: int) -> int:
    """Sequences of so many choices; those that end the game earlier count as well."""
    if depth == 0 or game.is_over():
        return 1
    game.turn_to(min(question.player for question in game.questions()))
    if depth == 1:
        return len(game.legal())
    count = 0
    for option in game.legal():
        after = game.clone(game.chance)
        after.choose(option)
        count += perft(after, depth - 1)
    return count


def start(entry: dict[str, Any]) -> Game:
    title = title_of(entry["game"])
    game = title.table(entry["players"], title.setting_values(entry.get("options", {})), TheFirst())
    if "position" in entry:
        title.set_up(game, entry["position"])
    game.advance()
    return game


@pytest.mark.parametrize("entry", ENTRIES, ids=[f"{entry['game']}-{entry['name']}" for entry in ENTRIES])
def test_the_ways_to_go_on_are_as_many_as_are_written_down(entry: dict[str, Any]) -> None:
    counts = entry["counts"]
    assert [perft(start(entry), depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_has_a_frozen_position_to_count_from(name: str) -> None:
    assert [entry["name"] for entry in ENTRIES if entry["game"] == name]
