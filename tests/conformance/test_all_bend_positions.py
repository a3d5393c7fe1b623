"""A scenario whose position was bent in any way holds, differs or gets a sentence; it never ends in a traceback.

Positions come from files that people write. Every value of ours is taken away, put in place of another, or replaced by
something odd; `make fuzz` does it more often. Saved positions, which are plain numbers, are bent number by number.
"""

from __future__ import annotations

import copy
import json
import random
import signal
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from every_game import FUZZ

import phobetor.games
from phobetor.book.title import Title
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.records.laying import laid_out as laid_out_again
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


# --- saved positions --------------------------------------------------------------------------------
BENT = (-1, -2, 10**6, 2**62 - 1)
PATIENCE = 20
"""Seconds of processor time after which something loops: a position is loaded in milliseconds."""


class Loops(BaseException):
    """Nobody may catch it."""


@contextmanager
def patience() -> Iterator[None]:
    def give_up(*_: object) -> None:
        raise Loops

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def saved_positions(game: str) -> tuple[Title, int, list[dict[str, Any]]]:
    """From the beginning and the middle of a game."""
    title, chance = title_of(game), Chance("bent")
    players = max(2, title.players[0])
    playing, found = title.new(players, title.setting_values({}), chance), []
    for _ in range(60):
        found.append(json.loads(playing.to_json()))
        options = playing.legal()
        playing.choose(options[chance.below(len(options))])
    return title, players, [found[5], found[-1]]


@pytest.mark.parametrize("game", NAMES)
def test_a_saved_position_with_any_number_bent_is_refused_or_laid_out_and_never_counted_for_ever(game: str) -> None:
    """A number of every field in turn: forged positions come in records of what-if games and in scenarios."""
    title, players, positions = saved_positions(game)
    ends = Counter[str]()
    for position in positions:
        for name, value in product(position, BENT):
            bent = copy.deepcopy(position)
            places = [(owner, key) for owner, key in leaves(bent[name], bent, name) if isinstance(owner[key], int)]
            for owner, key in places[:1] + places[-1:]:
                kept, owner[key] = owner[key], value
                ends[told_of(title, bent, players, f"{name} {value}")] += 1
                owner[key] = kept
    assert ends["laid out"]
    assert ends["refused"]


def told_of(title: Title, saved: dict[str, Any], players: int, what: str) -> str:
    try:
        with patience():
            laid_out_again(title, copy.deepcopy(saved), players, title.setting_values({}), Chance())
    except BadInput:
        return "refused"
    except Loops:
        pytest.fail(f"{title.name} loops with {what}")
    return "laid out"


@pytest.mark.parametrize(
    ("game", "where", "value"),
    [
        ("somnicum", "drawn", -1),
        ("deranged", "curses", [-1, 0, 0]),
        ("nemesis", "serious", [0, -2]),
        ("nemesis", "clean_out", 10**9),
    ],
)
def test_what_could_not_be_counted_is_named(game: str, where: str, value: Any) -> None:
    title, players, positions = saved_positions(game)
    with pytest.raises(BadInput, match=f"'{where}' cannot be "):
        laid_out_again(title, positions[0] | {where: value}, players, title.setting_values({}), Chance())


# --- what a position cannot be ----------------------------------------------------------------------
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
