"""A scenario whose position was bent in any way holds, differs or gets a sentence; it never ends in a traceback.

Positions come from files that people write. Every value of ours is taken away, put in place of another, or replaced by
something odd; `make fuzz` does it more often.
"""

from __future__ import annotations

import copy
import random
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from every_game import FUZZ

import phobetor.games
from phobetor.games import NAMES
from phobetor.kernel.refusal import BadInput
from phobetor.records.scenario import Difference, Run, read_scenario

TIMES = 400 * FUZZ
ODD: list[Any] = [
    -1,
    0,
    1,
    7,
    99,
    1000,
    10**6,
    True,
    "",
    "x",
    "a",
    "d",
    "f",
    "-",
    "?",
    3.5,
    [],
    {},
    ["a"],
    [1],
    {"a": 1},
]
FOLDER = Path(phobetor.games.__file__).parent


@cache
def laid_out(game: str) -> list[tuple[str, dict[str, Any]]]:
    files = sorted((FOLDER / game / "scenarios").glob("*.toml"))
    found = [(file.name, tomllib.loads(file.read_text(encoding="utf-8"))) for file in files]
    return [(name, scenario) for name, scenario in found if scenario.get("position")]


def leaves(part: Any, owner: Any = None, key: Any = None) -> Iterator[tuple[Any, Any]]:
    """Where the values of a position stand: in which list or table, and under which key."""
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, value in inside:
        yield from leaves(value, part, name)
    if owner is not None and not isinstance(part, dict | list):
        yield owner, key


@cache
def values(game: str) -> dict[type, list[Any]]:
    found = defaultdict(list)
    for _, scenario in laid_out(game):
        for owner, key in leaves(scenario["position"]):
            found[type(owner[key])].append(owner[key])
    return found


def bend(position: Any, game: str, dice: random.Random) -> None:
    places = list(leaves(position))
    if not places:
        return
    owner, key = dice.choice(places)
    kind = dice.random()
    if kind < 0.15:
        del owner[key]
    elif kind < 0.6:
        owner[key] = dice.choice(values(game)[type(owner[key])] or ODD)
    else:
        owner[key] = copy.deepcopy(dice.choice(ODD))


@pytest.mark.parametrize("game", NAMES)
def test_a_bent_position_gets_a_sentence(game: str) -> None:
    dice, ends = random.Random(game), Counter[str]()
    for number in range(TIMES):
        name, scenario = dice.choice(laid_out(game))
        bent = copy.deepcopy(scenario)
        for _ in range(dice.choice([1, 1, 2])):
            bend(bent["position"], game, dice)
        try:
            Run(read_scenario(bent, name)).to_the_end()
            ends["holds"] += 1
        except (BadInput, Difference) as told:
            ends[type(told).__name__ if str(told) else "silent"] += 1
        except Exception:
            print(f"{number}: {name} with {bent['position']}")
            raise
    assert not ends["silent"]
    assert all(ends[kind] for kind in ("holds", "BadInput", "Difference")), ends


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        ("somnicum", {"round": 2, "deck": ["S01"]}, "In round 2 the draw deck still holds 16 cards or more, not 1."),
        ("deranged", {"fog": ["-"]}, "There is no cell '-'"),
        ("deranged", {"heroes": {"a": {"candles": 1000}}}, "candles"),
        ("nemesis", {"tiles": {"6": "storage"}}, "'tiles' cannot be 'storage' at 6"),
        ("nemesis", {"tiles": {"11": "storage"}}, "At 11 there is always the room"),
    ],
)
def test_what_a_position_cannot_be(game: str, position: dict[str, Any], sentence: str) -> None:
    players = {"somnicum": 2, "deranged": 3, "nemesis": 2}[game]
    raw = {"name": "x", "game": game, "players": players, "rules": [], "position": position, "play": []}
    with pytest.raises(BadInput, match=sentence.replace("'", ".")):
        Run(read_scenario(raw, "x"))
