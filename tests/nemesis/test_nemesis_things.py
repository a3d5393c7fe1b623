"""Crafting, trading, picking up; the set-up and claims."""

from __future__ import annotations

import pytest
from laid_out import laid

from phobetor.games.nemesis.rules.box import GOAL_DECK, GOAL_LEAST
from phobetor.games.nemesis.rules.goals import goals_of
from phobetor.games.nemesis.rules.names import ITEMS
from phobetor.games.nemesis.rules.setup import PODS

# === Things =========================================================================================
RECIPES = sorted(
    [
        "antidote alcohol+medkit",
        "antidote chemicals+medkit",
        "taser chargeRed+tools",
        "flamethrower alcohol+tools",
        "flamethrower chemicals+tools",
        "molotov alcohol+bandages",
        "molotov alcohol+clothesGreen",
        "molotov chemicals+bandages",
        "molotov chemicals+clothesGreen",
    ]
)


def test_ne_10_7_every_recipe() -> None:
    packs = ["tape", "tools", "chemicals", "alcohol", "bandages", "medkit", "chargeRed", "clothesGreen"]
    table = laid(hands={"a": ["search"]}, packs={"a": packs})
    made = sorted(option.removeprefix("craft ") for option in table.offered() if option.startswith("craft"))
    assert made == RECIPES
    table.act("a craft taser chargeRed+tools")
    assert (table.told("crafted"), "taser" in table["packs"]["a"]) == (["crafted a taser"], True)
    assert ITEMS.index("taser") in table.game.crafted
    assert sorted(table.game.item_discards) == sorted([ITEMS.index("chargeRed"), ITEMS.index("tools")])
    assert not [
        option
        for option in laid(hands={"a": ["search"]}, packs={"a": ["tools"]}).offered()
        if option.startswith("craft")
    ]


def test_ne_10_7_a_crafted_weapon_is_loaded_and_the_last_one_gone() -> None:
    table = laid(hands={"a": ["search"]}, packs={"a": ["chemicals", "alcohol", "tools"]}, held={"a": []})
    weapon = next(option for option in table.offered() if option.startswith("craft flamethrower"))
    table.act(f"a {weapon}")
    assert table["held"] == {"a": ["flamethrower*4"]}


def test_ne_10_9_things_change_hands_both_ways_heavy_ones_too() -> None:
    table = laid(
        2,
        hands={"a": ["search"], "b": []},
        packs={"a": ["food", "food"], "b": []},
        held={"a": ["revolver*6"], "b": ["egg"]},
        eggs=4,
    )
    table.act("a trade b")
    assert table.offered() == ["done", "offer food", "offer revolver"]
    table.act("a yes", rule="NE-10.9", because="offer-or-finish").act("a offer food").act("a offer revolver").act(
        "a done"
    )
    assert table.offered() == ["done", "offer egg"]
    table.act("b offer egg")
    table.act("a done", rule="NE-10.9", because="agree-or-not").act("a yes").act("b yes")
    assert table["packs"] == {"a": ["food"], "b": ["food"]}
    assert table["held"] == {"a": ["egg"], "b": ["revolver*6"]}
    assert table.told("traded") == ["traded a b 3"]


@pytest.mark.parametrize("refuser", ["a", "b"])
def test_ne_10_9_one_refusal_gives_everything_back(refuser: str) -> None:
    table = laid(
        2,
        hands={"a": ["search"], "b": []},
        packs={"a": ["food"], "b": ["grenade"]},
        held={"a": ["revolver*6"], "b": ["shotgun*2"]},
    )
    table.act("a trade b").act("a offer food").act("a offer revolver").act("b offer grenade").act("b done")
    table.act("a no") if refuser == "a" else table.act("a yes").act("b no")
    assert (table["packs"], table["held"]) == (
        {"a": ["food"], "b": ["grenade"]},
        {"a": ["revolver*6"], "b": ["shotgun*2"]},
    )
    assert (table.told("traded"), table.game.offers) == ([], [])
    assert table["question"] == {"a": "TakeTurn"}


def test_ne_10_9_both_know_what_was_traded_and_full_hands_drop() -> None:
    table = laid(
        3,
        hands={"a": ["search"], "b": [], "c": []},
        packs={"a": ["food"], "b": [], "c": []},
        held={"a": ["revolver*6"], "b": ["shotgun*2", "egg"], "c": []},
        eggs=4,
    )
    table.act("a trade b").act("a offer food").act("a offer revolver").act("b done").act("a yes").act("b yes")
    assert table["question"] == {"b": "DropExcess"}
    table.act("b pass", rule="NE-10.3", because="drop-something").act("b choose egg")
    assert table["held"]["b"] == ["shotgun*2", "revolver*6"]
    assert [entry & 31 for entry in table.game.packs[1]] == [0b11]


def test_ne_10_9_who_has_nothing_is_not_asked() -> None:
    table = laid(2, hands={"a": ["search"], "b": []}, held={"a": [], "b": ["shotgun*2"]}).act("a trade b")
    assert table["question"] == {"b": "LayOut"}
    table.act("b done")
    assert table["question"] == {"a": "TakeTurn"}


def test_ne_10_3_tape_comes_apart_when_one_is_handed_over() -> None:
    table = laid(
        2,
        hands={"a": ["search", "rest", "order"], "b": []},
        packs={"a": ["tape"], "b": []},
        held={"a": ["revolver*6", "rifle*4"], "b": []},
        rooms={"a": 11, "b": 11},
    )
    table.act("a use tape join").act("a pay search").act("a choose revolver")
    assert table.game.free_hands(0) == 1
    table.act("a trade b").act("a pay rest").act("a offer rifle").act("a done").act("a yes").act("b yes")
    assert (table["held"], table.game.free_hands(0), table.game.free_hands(1)) == (
        {"a": ["revolver*6"], "b": ["rifle*4"]},
        1,
        1,
    )


def test_ne_10_5_an_object_is_taken_once() -> None:
    table = laid(hands={"a": ["search"]}, floor=["11 egg", "11 egg", "11 blueCorpse"], eggs=3, held={"a": []}).act(
        "a pick-up egg"
    )
    assert (table["floor"], table["held"], table.told("took")) == (
        ["11 blueCorpse", "11 egg"],
        {"a": ["egg"]},
        ["took a egg"],
    )


# === Set-up and claims ==============================================================================
@pytest.mark.parametrize("players", range(1, 6))
def test_ne_2_16_only_objectives_for_so_many_players(players: int) -> None:
    sizes = {1: (0, 0), 2: (6, 6), 3: (7, 7), 4: (8, 8), 5: (9, 9)}[players]
    assert (len(goals_of(0, players)), len(goals_of(1, players)), len(goals_of(2, players))) == (*sizes, 7)
    assert all(
        GOAL_LEAST[goal] <= players and GOAL_DECK[goal] == deck for deck in range(3) for goal in goals_of(deck, players)
    )
    assert PODS[players] == {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}[players]


def test_ne_5_15_what_was_said_is_told() -> None:
    table = laid(2, tiles={"10": "nest"}, rooms={"a": 6, "b": 11})
    table.act("a speak").act("a claim-course C mars")
    assert (table.told("said-course"), table["claims"]) == (["said-course a C mars"], ["a claim-course C mars"])
    for claim, told in (
        ("claim-health infected", "said-health a infected"),
        ("claim-goal burial", "said-goal a burial"),
        ("claim-engine 2 0", "said-engine a 2 0"),
    ):
        table = laid(2, rooms={"a": 6, "b": 11}).act("a speak").act(f"a {claim}")
        assert (table.told("said-health", "said-goal", "said-engine"), table["claims"]) == ([told], [f"a {claim}"])
    for claim, told in (("claim-token 10 lair", "said-token a 10 lair"), ("claim-room 10 nest", "said-room a 10 nest")):
        table = (
            laid(2, rooms={"a": 6, "b": 11}, tiles={"5": "armory", "2": "comms"})
            .act("a speak")
            .act("a speak-of 10")
            .act(f"a {claim}")
        )
        assert (table.told("said-token", "said-room"), table["claims"]) == ([told], [f"a {claim}"])


def test_ne_5_15_silence_says_nothing_and_places_that_are_open_are_not_spoken_of() -> None:
    table = laid(2, rooms={"a": 6, "b": 11}).act("a speak")
    places = [option for option in table.offered() if option.startswith("speak-of")]
    assert places == [f"speak-of {slot}" for slot in (3, 4, 9, 10, 12, 13, 16, 17, 18, 19, 20, 21)]
    table.act("a speak-of 19")
    assert [option.split()[0] for option in table.offered()] == ["claim-token"] * 5 + [
        "silent"
    ] or "silent" in table.offered()
    assert not [option for option in table.offered() if option.startswith("claim-room")]
    table.act("a silent")
    assert table["claims"] == []


def test_ne_5_15_the_later_claim_replaces_only_ones_own_about_the_same() -> None:
    table = (
        laid(2, rooms={"a": 6, "b": 11})
        .act("a speak")
        .act("a claim-engine 1 1")
        .act("a pass")
        .act("b speak")
        .act("b claim-engine 1 0")
    )
    assert table["claims"] == ["a claim-engine 1 1", "b claim-engine 1 0"]
