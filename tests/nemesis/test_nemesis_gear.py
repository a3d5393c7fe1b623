"""Things that are found, taped and traded."""

from __future__ import annotations

import pytest
from laid_out import Table, laid

from phobetor.games.nemesis.rules.names import EXTINGUISHER, FOOD, ITEMS, Item
from phobetor.games.nemesis.rules.packed import TAPED


# === Searching ======================================================================================
def searching(seat: str, room: str, *found: str) -> Table:
    """That seat searches room 6; two items come to light."""
    hands: dict[str, list[str]] = {"a": [], "b": []} | {seat: ["search"]}
    table = laid(
        2,
        rooms={"a": 6, "b": 6},
        tiles={"6": room},
        items_left={"6": 3},
        hands=hands,
        active=seat,
        held={"a": [], "b": []},
    )
    colour = {"canteen": "green", "monitoring": "red", "airlock": "yellow"}[room]
    return table.act(f"{seat} play search deck:{colour}", *found)


@pytest.mark.parametrize(("seat", "player"), [("a", 0), ("b", 1)])
def test_ne_10_2_only_the_searcher_knows_what_is_kept_and_what_goes_to_the_bottom(seat: str, player: int) -> None:
    table = searching(seat, "canteen", "food", "bandages").act(f"{seat} keep-item food")
    assert table.game.packs[player] == [FOOD << 5 | 1 << player]
    assert [(ITEMS[entry >> 5], entry & 31) for entry in table.game.bottoms] == [("bandages", 1 << player)]
    assert table.told("found") == [f"found {seat} green food"]


@pytest.mark.parametrize(("room", "item", "ammo"), [("monitoring", "protoRifle", 1), ("airlock", "extinguisher", 0)])
def test_ne_10_6_a_weapon_that_is_found_has_one_marker_and_nothing_else_has_any(
    room: str, item: str, ammo: int
) -> None:
    other = "grenade" if item == "protoRifle" else "tape"
    table = searching("a", room, item, other).act(f"a keep-item {item}")
    assert table.game.held[0] == [ITEMS.index(item) + 64 * ammo]


@pytest.mark.parametrize("left", [0, 1])
def test_ne_10_2_a_deck_that_is_empty_for_good_gives_what_there_is(left: int) -> None:
    table = laid(
        1,
        rooms={"a": 6},
        tiles={"6": "canteen"},
        items_left={"6": 3},
        hands={"a": ["search", "search"]},
        held={"a": []},
    )
    table.game.green = (FOOD,) * left
    table.count_anew()
    table.act("a play search deck:green")
    assert (table["packs"]["a"], table["question"]) == (["food"] * left, {"a": "TakeTurn"})
    assert table["items_left"]["6"] == 2


# === Tape and trade =================================================================================
def taped(seat: str, *others: Item) -> Table:
    """That seat holds two extinguishers that are taped together, and perhaps something else; seat a is on turn."""
    table = laid(2, hands={"a": ["search"], "b": []}, held={"a": [], "b": []})
    table.game.held["ab".index(seat)] = [EXTINGUISHER | TAPED, EXTINGUISHER | TAPED, *others]
    for _ in range(2 + len(others)):
        yellow = list(table.game.yellow)
        yellow.remove(EXTINGUISHER)
        table.game.yellow = tuple(yellow)
    return table


def test_ne_10_3_a_trade_that_is_refused_leaves_the_tape() -> None:
    table = taped("a").act("a trade b").act("a offer extinguisher").act("a done").act("a yes").act("b no")
    assert (table["held"]["a"], table.game.free_hands(0)) == (["extinguisher"] * 2, 1)


def test_ne_10_3_taped_items_come_apart_when_both_are_handed_over() -> None:
    table = taped("a").act("a trade b").act("a offer extinguisher").act("a offer extinguisher").act("a yes")
    table.act("b yes")
    assert (table["held"]["b"], table.game.free_hands(1)) == (["extinguisher"] * 2, 0)


def test_ne_10_3_what_the_partner_keeps_of_a_taped_pair_takes_a_hand() -> None:
    table = taped("b").act("a trade b").act("b offer extinguisher").act("b done").act("a yes").act("b yes")
    assert (table["held"]["b"], table.game.free_hands(1)) == (["extinguisher"], 1)


def test_ne_10_9_of_three_of_a_kind_one_is_laid_down() -> None:
    table = taped("a", EXTINGUISHER).act("a trade b").act("a offer extinguisher")
    assert (table["held"]["a"], len(table.game.offers)) == (["extinguisher"] * 2, 1)
