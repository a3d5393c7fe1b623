"""What follows from what somebody declared: who uses something has it, in every world that another seat imagines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from laid_out import laid

from phobetor.games import title_of
from phobetor.games.nemesis.rules.box import is_contamination
from phobetor.games.nemesis.rules.gear import crafts
from phobetor.games.nemesis.rules.names import ITEMS, SCANNED_CLEAN
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.kernel.chance import Chance

WORLDS = 40


def items(game: Nemesis) -> list[int]:
    return [entry >> 5 for entry in game.packs[0]]


def has(*names: str) -> Callable[[Nemesis], bool]:
    wanted = [ITEMS.index(name) for name in names]
    return lambda game: all(items(game).count(item) >= wanted.count(item) for item in wanted)


def holds_contamination(game: Nemesis) -> bool:
    return any(is_contamination(card) for card in game.hands[0])


def holds_unscanned(game: Nemesis) -> bool:
    return any(is_contamination(card) and card < SCANNED_CLEAN for card in game.hands[0])


def holds_scanned(game: Nemesis) -> bool:
    return any(card >= SCANNED_CLEAN for card in game.hands[0])


def can_craft(game: Nemesis) -> bool:
    options: list[int] = []
    crafts(game, 0, True, options)
    return bool(options)


HAND = ["search", "rest", "demolition", "interruption"]
HERE = {"rooms": {"a": 6, "b": 6}}
SHOWER = {"rooms": {"a": 7, "b": 7}, "tiles": {"7": "shower"}, "madness": {"a": 3}}
MECHANIC = {"characters": {"a": "mechanic", "b": "pilot"}}
PILOT = {"characters": {"a": "pilot", "b": "captain"}}
Case = tuple[list[str], list[str], dict[str, Any], str, Callable[[Nemesis], bool]]
DECLARED: dict[str, Case] = {
    "an item": (["bandages", "medkit"], HAND, HERE | {"light": {"a": 1}}, "use bandages heal-light", has("bandages")),
    "two parts": (
        ["chemicals", "alcohol", "tools"], HAND, HERE, "craft flamethrower chemicals+tools", has("chemicals", "tools"),
    ),
    "ingenuity": (
        ["tape", "chemicals", "food"], [*HAND, "ingenuity"], HERE | MECHANIC, "play ingenuity plain", can_craft,
    ),
    "a quest item": (
        ["chargeRed", "grenade"], HAND, HERE | MECHANIC, "activate flashlight chargeRed", has("chargeRed"),
    ),
    "alcohol": (["alcohol", "food"], [*HAND, "contamination"], HERE, "use alcohol plain", holds_unscanned),
    "alcohol again": (["alcohol", "food"], [*HAND, "scanned-clean"], HERE, "use alcohol scan", holds_scanned),
    "rest": ([], [*HAND, "contamination"], HERE, "play rest scan", holds_contamination),
    "a shower": ([], [*HAND, "contamination"], SHOWER, "room shower scan", holds_contamination),
    "an old friend": (
        [], [*HAND, "oldFriend", "contamination"], SHOWER | PILOT, "play oldFriend free-action", holds_contamination,
    ),
}  # fmt: skip


def declared(name: str) -> tuple[Nemesis, Callable[[Nemesis], bool]]:
    pack, hand, position, choice, holds = DECLARED[name]
    table = laid(2, hands={"a": hand, "b": ["search"]}, packs={"a": pack}, active="a", **position)
    assert choice in table.offered(), " | ".join(table.offered())
    table.act(f"a {choice}")
    return table.game, holds


@pytest.mark.parametrize("name", DECLARED)
def test_ne_5_12_who_declared_something_can_do_it_in_every_imagined_world(name: str) -> None:
    """While it is paid for, and while the others may interrupt it."""
    game, holds = declared(name)
    title = title_of("nemesis")
    steps = []
    while True:
        steps.append(type(game.asking).__name__)
        assert holds(game)
        for number in range(WORLDS):
            world = title.imagine(title.view(game, 1), Chance(f"{name} {number}"))
            assert isinstance(world, Nemesis)
            assert holds(world), steps
        if steps[-1] != "Pay":
            break
        game.choose(game.legal()[0])
    assert steps[-1] == "React"
