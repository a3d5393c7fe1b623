"""Why something is refused: the numbers that the sentence names."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid

from phobetor.games.nemesis.rules.names import BLUE_CORPSE, CARCASS, EGG
from phobetor.games.nemesis.rules.ship import corridor_between
from phobetor.games.nemesis.rules.vocabulary import USE
from phobetor.records.notation import read_option

HAND = {"a": ["search", "rest"]}
FIGHT: dict[str, Any] = {"rooms": {"a": 6}, "nightmares": ["6 lurker-0"]}

REASONS: list[tuple[str, str, str, dict[str, int], dict[str, Any]]] = [
    ("pick-up blueCorpse", "NE-5.2", "cannot-pay", {"count": 1}, {}),
    ("use food draw", "NE-5.2", "cannot-pay", {"count": 1}, {"packs": {"a": ["food"]}}),
    ("melee lurker-0", "NE-5.2", "cannot-pay", {"count": 1}, FIGHT),
    ("careful 6", "NE-5.2", "cannot-pay", {"count": 2}, {"hands": {"a": ["search"]}}),
    (
        "use tools door:6-7",
        "NE-4.19",
        "door-is-destroyed",
        {"corridor": corridor_between(6, 7)},
        {"hands": HAND, "rooms": {"a": 6}, "packs": {"a": ["tools"]}, "destroyed": ["6-7"]},
    ),
    (
        "use tools door:1-2",
        "NE-4.19",
        "door-is-destroyed",
        {"corridor": corridor_between(1, 2)},
        {"hands": HAND, "rooms": {"a": 1}, "packs": {"a": ["tools"]}, "destroyed": ["1-2"]},
    ),
    (
        "play demolition door:6-7",
        "NE-4.19",
        "door-is-destroyed",
        {"corridor": corridor_between(6, 7)},
        {"hands": {"a": ["demolition", "rest"]}, "rooms": {"a": 6}, "destroyed": ["6-7"]},
    ),
    (
        "use bandages dress:leg",
        "NE-8.2",
        "no-such-effect-now",
        {},
        {"hands": HAND, "packs": {"a": ["bandages"]}, "serious": {"a": ["hand"]}},
    ),
    (
        "use bandages dress:leg",
        "NE-8.10",
        "hand-is-wounded",
        {},
        {"hands": {"a": ["rest"]}, "packs": {"a": ["bandages"]}, "serious": {"a": ["hand"]}},
    ),
]


@pytest.mark.parametrize(("choice", "rule", "because", "numbers", "position"), REASONS)
def test_ne_5_5_the_refusal_names_its_numbers(
    choice: str, rule: str, because: str, numbers: dict[str, int], position: dict[str, Any]
) -> None:
    table = laid(**position)
    refusal = table.game.why_not(0, read_option(table.run.title, choice, table.run.settings))
    assert refusal is not None
    assert (refusal.rule, refusal.text, refusal.args_by_name) == (rule, because, numbers)


@pytest.mark.parametrize("thing", [BLUE_CORPSE, CARCASS, EGG])
def test_ne_10_1_an_object_in_a_hand_is_no_item_to_be_used(thing: int) -> None:
    table = laid(hands=HAND)
    table.game.held[0] = [thing]
    refusal = table.game.why_not(0, USE.of(thing))
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("NE-10.1", "item-not-there")


def test_ne_9_5_a_sleeper_is_no_reason_for_other_rooms() -> None:
    table = laid(2, hands=HAND | {"b": []}, rooms={"a": 6, "b": 11}, tiles={"6": "canteen"}, fates={"b": "asleep"})
    table.act("a room canteen lower", rule="NE-3.12", because="no-such-effect-now")
