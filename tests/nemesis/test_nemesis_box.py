"""What the page draws from: every component by its number in the rules, with its words, and the whole plan."""

from __future__ import annotations

import pytest

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.games.nemesis.rules.box import BOX
from phobetor.games.nemesis.rules.names import ACTIONS, CHARACTERS, ITEMS, OBJECTIVES, ROOMS
from phobetor.games.nemesis.rules.ship import ENDS, ENTRANCES
from phobetor.games.nemesis.words.box import Box, box, plan


def told(language: str) -> Box:
    return box(Speaker(title_of("nemesis"), language, [], []))


def test_everything_of_the_ship_has_its_place_on_the_plan() -> None:
    assert sorted(map(int, plan()["room"])) == list(range(1, 22))
    assert list(plan()["corridor"]) == [f"{a}-{b}" for a, b in ENDS]
    assert sorted(map(int, plan()["entrance"])) == sorted(ENTRANCES)


def test_components_have_the_numbers_of_the_rules() -> None:
    found = told("en")
    for rows, ids in (
        (found.rooms, ROOMS),
        (found.cards, ACTIONS),
        (found.items, ITEMS),
        (found.characters, CHARACTERS),
    ):
        assert [row.id for row in rows][1:] == list(ids)[1:]
    assert [row.cost for row in found.rooms] == list(BOX.room_cost)
    assert [row.id for row in found.objectives][1:] == list(OBJECTIVES)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_says_what_it_does(language: str) -> None:
    found = told(language)
    for rows in (found.rooms, found.cards, found.items, found.characters, found.objectives):
        assert [row.id for row in rows[1:] if not (row.about and row.name)] == []
