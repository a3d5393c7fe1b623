"""Decks and piles: every card once, then the discards."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid

from phobetor.games.nemesis.rules.box import ALL_PANICS, ALL_WOUNDS, ATTACK_IDS, EVENT_IDS, ITEM_DECKS
from phobetor.games.nemesis.rules.decks import (
    draw_attack,
    draw_event,
    draw_item,
    draw_panic,
    draw_wound,
    remove_and_reshuffle,
)
from phobetor.games.nemesis.rules.gear import search
from phobetor.games.nemesis.rules.names import ITEMS, PANICS, WOUNDS
from phobetor.games.nemesis.rules.noise import ENCOUNTERS
from phobetor.games.nemesis.rules.phase import BAG_DEVELOPMENT
from phobetor.kernel.chance import Chance


@pytest.mark.parametrize(
    ("draw", "all_cards"),
    [
        (draw_event, list(range(1, len(EVENT_IDS)))),
        (draw_attack, list(range(1, len(ATTACK_IDS)))),
        (draw_panic, sorted(ALL_PANICS)),
    ],
    ids=["events", "attacks", "panic"],
)
def test_ne_2_11_a_deck_holds_every_card_once_and_is_then_shuffled_anew(draw: Any, all_cards: list[int]) -> None:
    game = laid().game
    for _ in range(3):
        assert sorted(draw(game) for _ in all_cards) == all_cards
    assert len(PANICS) == 15


def test_ne_2_11_healed_wounds_come_back_when_the_deck_has_run_out() -> None:
    game = laid().game
    assert sorted(draw_wound(game) for _ in ALL_WOUNDS) == sorted(ALL_WOUNDS)
    game.wound_discards = (2, 3)
    assert sorted([draw_wound(game), draw_wound(game)]) == [2, 3]
    assert [*game.wounds, *game.wound_discards] == []
    assert WOUNDS[2:4] == ["leg", "hand"]


@pytest.mark.parametrize("seed", range(5))
def test_ne_2_11_piles_lie_in_ascending_order_so_that_their_order_tells_nothing(seed: int) -> None:
    game = laid().game
    game.chance = Chance(seed)
    for _ in range(45):
        draw_event(game), draw_attack(game), draw_panic(game)
        assert [*game.events] == sorted(game.events)
        assert game.attacks == sorted(game.attacks)
        assert [*game.panics] == sorted(game.panics)


def test_ne_2_11_how_the_discards_lay_tells_nothing_of_the_deck_they_become() -> None:
    drawn = []
    for discards in (list(range(1, 21)), list(range(20, 0, -1))):
        game = laid().game
        game.chance, game.attacks, game.attack_discards = Chance(1), [], discards
        drawn.append([draw_attack(game) for _ in range(20)])
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("seed", range(5))
def test_ne_6_6_the_bag_lies_in_ascending_order_so_that_its_order_tells_nothing(seed: int) -> None:
    game = laid(bag=[1, 2, 2, 3, 3, 4], madness={"a": 1}).game
    game.chance = Chance(seed)
    for step in (ENCOUNTERS[0], BAG_DEVELOPMENT):
        for _ in range(3):
            step.run(game)
            assert game.bag == sorted(game.bag)


def test_ne_10_2_what_lies_at_the_bottom_comes_one_by_one() -> None:
    game = laid().game
    game.green = ()
    first, second = ITEM_DECKS[1][0], ITEM_DECKS[1][-1]
    game.bottoms = (first << 5 | 1, second << 5 | 1)
    assert [draw_item(game, 1), draw_item(game, 1), draw_item(game, 1)] == [first, second, 0]


@pytest.mark.parametrize("colour", range(3))
def test_ne_10_2_items_the_bottom_then_the_discards(colour: int) -> None:
    game = laid().game
    sizes = [len(game.yellow), len(game.green), len(game.red)]
    first = draw_item(game, colour)
    game.bottoms = (ITEM_DECKS[(colour + 1) % 3][0] << 5 | 1, first << 5 | 1)
    drawn = [draw_item(game, colour) for _ in range(sizes[colour] - 1)]
    assert sorted([first, *drawn]) == sorted(ITEM_DECKS[colour])
    assert draw_item(game, colour) == first
    assert list(game.bottoms) == [ITEM_DECKS[(colour + 1) % 3][0] << 5 | 1]
    assert draw_item(game, colour) == 0
    foreign = ITEM_DECKS[(colour + 1) % 3][0]
    game.item_discards = (drawn[0], foreign)
    assert draw_item(game, colour) == drawn[0]
    assert list(game.item_discards) == [foreign]
    others = [size for place, size in enumerate(sizes) if place != colour]
    assert [len(deck) for place, deck in enumerate([game.yellow, game.green, game.red]) if place != colour] == others


def test_ne_5_11_a_threat_is_left_on_top_or_put_to_the_bottom() -> None:
    for answer, comes in (("keep-on-top", "terror1"), ("to-bottom", "hunt1")):
        table = laid(
            2,
            characters={"a": "scientist", "b": "pilot"},
            hands={"a": ["threat"], "b": []},
            rooms={"a": 5, "b": 11},
            tiles={"5": "comms"},
            passed=["b"],
            actions=1,
        )
        table.act("a play threat plain", "terror1")
        assert table.told("looked-event") == ["looked-event a terror1"]
        draws = [] if answer == "keep-on-top" else ["hunt1"]
        table.act(f"a {answer}")
        assert table["asked"] == ["a"]
        table.act("a pass", *draws)
        assert table.told("event") == [f"event {comes}"]
        assert (table.game.event_top, table.game.event_knower) == (0, -1)


def test_ne_5_11_the_bottom_card_comes_last() -> None:
    game = laid().game
    game.event_bottom = (5 << 3 | 0, 7 << 3 | 0)
    game.events = tuple(card for card in game.events if card not in (5, 7))
    drawn = [draw_event(game) for _ in range(20)]
    assert drawn[18:] == [5, 7]
    assert sorted(drawn) == list(range(1, 21))


def test_ne_11_15_top_bottom_and_discards_are_shuffled_together() -> None:
    table = laid(phase="events", next=("fuelExplosion1", "blank", 1), hands={"a": []})
    game = table.game
    assert table["fire"] == [19, 20, 21]
    assert game.events_gone == (EVENT_IDS.index("fuelExplosion1"),)
    assert sorted(game.events) == [card for card in range(1, 21) if card not in game.events_gone]
    assert game.event_discards == ()


def test_ne_11_15_a_known_top_card_is_shuffled_in_as_well() -> None:
    table = laid(next=(), hands={"a": []}, passed=[])
    game = table.game
    gone, top, bottom = (EVENT_IDS.index(name) for name in ("podEjection1", "hunt1", "terror1"))
    game.events = tuple(card for card in game.events if card not in (gone, top, bottom))
    game.event_discards, game.event_top, game.event_knower, game.event_bottom = (gone,), top, 0, (bottom << 3,)

    remove_and_reshuffle(game, gone)
    assert game.events == tuple(card for card in range(1, 21) if card != gone)
    assert (game.event_top, game.event_knower) == (0, -1)
    assert [*game.event_bottom, *game.event_discards] == []


def test_ne_10_2_the_other_item_goes_to_the_bottom() -> None:
    table = laid(rooms={"a": 5}, tiles={"5": "comms"}, items_left={"5": 2}, hands={"a": ["search"]})
    table.act("a play search deck:yellow", "tools", "tape")
    assert table.offered() == ["keep-item tape", "keep-item tools"]
    assert table.game.looker == 0
    table.act("a keep-item tape")
    assert table["packs"] == {"a": ["tape"]}
    assert table.game.bottoms == (ITEMS.index("tools") << 5 | 1,)
    assert (table.game.looker, table.game.looked) == (-1, [])
    assert table.told("found") == ["found a yellow tape"]


def test_ne_10_2_a_found_weapon_has_one_marker() -> None:
    table = laid(rooms={"a": 5}, tiles={"5": "storage"}, hands={"a": ["search", "rest"]}, held={"a": []})
    table.act("a room storage deck:red", "protoRifle", "grenade").act("a keep-item protoRifle")
    assert table["held"] == {"a": ["protoRifle*1"]}
    assert table["packs"] == {"a": []}


def test_ne_10_2_the_last_item_of_a_deck_is_taken_without_a_choice() -> None:
    game = laid().game
    game.yellow = (ITEMS.index("tape"),)
    search(game, 0, 0)
    game.agenda.pop().run(game)
    assert [entry >> 5 for entry in game.packs[0]] == [ITEMS.index("tape")]
    search(game, 0, 0)
    game.agenda.pop().run(game)
    assert len(game.packs[0]) == 1
