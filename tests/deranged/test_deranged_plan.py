"""The page draws from the files of the game: its box says what the rules read, and every cell has its place."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.games.deranged.rules.box import ATTACK, CARDS, DEFENCE, MOVE, NAME_OF
from phobetor.games.deranged.rules.town import CELL_IDS, CHURCH, unchecked
from phobetor.games.deranged.words.box import Box, box


def told(language: str = "en") -> Box:
    return box(Speaker(title_of("deranged"), language, [], []))


def test_cells_and_cards_have_the_numbers_of_the_rules() -> None:
    assert [row.id for row in told().cells] == list(CELL_IDS)
    printed = [(row.name, row.attack, row.defence, row.move) for row in told().cards]
    assert printed == [(NAME_OF[card], ATTACK[card], DEFENCE[card], MOVE[card]) for card in range(1, CARDS + 1)]


def test_the_same_short_texts_in_every_language() -> None:
    assert len({tuple(sorted(told(language).texts)) for language in LANGUAGES}) == 1
    assert told("ru").texts["item-lamp"] != told("en").texts["item-lamp"]


def test_every_cell_of_the_quarters_has_its_place_on_the_plan() -> None:
    assert sorted(row["cell"] for row in unchecked("plan")) == sorted(CELL_IDS[:CHURCH])


def test_only_ways_that_exist_are_bent() -> None:
    ways = {frozenset((row["from"], row["to"])) for row in unchecked("arrows")}
    assert all({row["one"], row["other"]} in ways for row in unchecked("bends"))
