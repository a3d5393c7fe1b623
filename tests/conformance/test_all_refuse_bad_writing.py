"""Words that mean nothing and positions in which anything at all is wrong are refused with a sentence."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import phobetor.games
from phobetor.book.title import BadInput
from phobetor.games import title_of
from phobetor.records.scenario import Difference, Run, read_scenario

GAMES = Path(phobetor.games.__file__).parent
WRONG: list[Any] = [-1, 99, 7, 1.5, True, "x", "", [], ["x"], [99], {}, {"a": 99}, {"a": "x"}, {"z": 1}, {"a": ["x"]}]
WORDS = [
    "", " ", "-", "--", "+", ":", "0", "-1", "999", "9" * 30, "1e3", "\u00b2", "\u0661", "ab", "a b", "a0", "a99",
    "7-", "-7", "0-1", "1-99", "banana", "lurker-", "lurker-x", "lurker-99", "rifle*", "N1-", "plain:", "pod:", "pod:9",
    "pod:x",
]  # fmt: skip
Way = tuple[str | int, ...]


def ways_into(value: Any, way: Way = ()) -> Iterator[Way]:
    """To everything in it, however deep."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield (*way, key)
        yield from ways_into(one, (*way, key))


def spoiled(game: str) -> Iterator[dict[str, Any]]:
    """The game's scenarios with one wrong thing in each: the same thing in the same place once."""
    wrong, done = cycle(WRONG), set()
    for path in sorted((GAMES / game / "scenarios").glob("*.toml")):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        for way in ways_into(scenario.get("position", {})):
            for value in islice(wrong, 4):
                kind = tuple(0 if isinstance(key, int) else key for key in way), repr(value)
                if kind not in done:
                    done.add(kind)
                    yield with_wrong(scenario, way, value)


def with_wrong(scenario: dict[str, Any], way: Way, value: Any) -> dict[str, Any]:
    copy = deepcopy(scenario)
    place: Any = copy["position"]
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = value
    return copy


def test_a_word_that_means_nothing_is_refused(name: str) -> None:
    title = title_of(name)
    settings, refused = title.setting_values({}), 0
    kinds = {kind for verb in title.verbs for kind in verb.arguments}
    for kind in sorted(kinds | {kind for event in title.events for kind in event.arguments}):
        for word in WORDS:
            try:
                assert title.read(kind, word, settings) >= 0
            except BadInput:
                refused += 1
    assert refused > 50


def test_a_spoiled_position_is_refused_or_laid_out(name: str) -> None:
    refused = 0
    for scenario in spoiled(name):
        try:
            Run(read_scenario(scenario, "spoiled"))
        except (BadInput, Difference):
            refused += 1
    assert refused > 50
