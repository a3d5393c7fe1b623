"""The table of Deranged in the terminal: a drawn map on which nothing is hidden, and plain lines."""

from __future__ import annotations

import random
import re

import pytest
from dealt import new_game
from rich.text import Text

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.deranged.rules.packed import leads_to
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import CELL_IDS, CHURCH, EXITS, NOWHERE, PORTAL_CELLS, arrows_of
from phobetor.games.deranged.rules.view import DerangedView, view
from phobetor.games.deranged.rules.vocabulary import LAYOUT
from phobetor.games.deranged.title import TITLE
from phobetor.games.deranged.words.board import Line, cell_line, paint
from phobetor.games.deranged.words.town_map import BOTH_WAYS, DOOR, TownMap
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import plus

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]
LAYOUTS = ["normal", "hard", "mixed1", "mixed2"]
WIDTHS = [80, 100, 120, 132]


def speaker(language: str = "en") -> Speaker:
    return Speaker(TITLE, language, TITLE.setting_values({}), PEOPLE)


def started(layout: str = "normal", game: str = "1", players: int = 4) -> Deranged:
    return new_game(players, TITLE.setting_values({"layout": layout, "game": game}), Chance("board"))


def placed(layout: str = "normal") -> Deranged:
    """Everybody has chosen where to start."""
    game = started(layout)
    while NOWHERE in game.cell:
        game.choose(game.legal()[0])
    return game


def bare(lines: list[str]) -> list[str]:
    return [Text.from_markup(line).plain for line in lines]


def drawn(seen: DerangedView, width: int = 120, language: str = "en") -> str:
    return "\n".join(bare(TownMap(seen, speaker(language), width, 42).drawn()))


def plates(text: str) -> list[str]:
    return re.findall(r"(?<![\w])[MRKO]\d{1,2}(?!\d)", text)


# --- the drawn map ------------------------------------------------------------------------------------
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_cell_is_on_the_map_once(layout: str, width: int) -> None:
    found = plates(drawn(view(placed(layout), 0), width))
    assert sorted(found) == sorted(CELL_IDS[:CHURCH])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_church_and_gate_hide_no_cell_at_any_exit(layout: str, language: str, width: int) -> None:
    game = placed(layout)
    exits = EXITS[game.settings[LAYOUT]]
    say = speaker(language)
    for place in range(len(exits)):
        game.church_exit, game.gate_exit = exits[place], exits[place - 1]
        text = drawn(view(game, 0), width, language)
        assert sorted(plates(text)) == sorted(CELL_IDS[:CHURCH])
        assert say.say("map-church") in text
        assert say.say("map-gate") in text


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_arrow_has_its_head(layout: str, width: int) -> None:
    game = placed(layout)
    text = drawn(view(game, 0), width)
    heads = sum(text.count(sign) for sign in "◂▸▴▾") + 2 * sum(text.count(sign) for sign in BOTH_WAYS)
    assert heads == len({(cell, leads_to(arrow)) for cell, leaving in enumerate(game.arrows()) for arrow in leaving})


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_door_is_drawn_once(layout: str) -> None:
    game = placed(layout)
    doors = {
        frozenset((cell, int(leads_to(arrow))))
        for cell, leaving in enumerate(game.arrows())
        for arrow in leaving
        if arrow >= 512
    }
    assert drawn(view(game, 0)).count(DOOR) == len(doors)


def test_figures_and_signs_stand_where_they_are() -> None:
    game = placed()
    game.cell = [CELL_IDS.index(name) for name in ("M6", "M6", "K3", "O9")]
    game.form[1] = 1
    game.fog = plus(game.fog, CELL_IDS.index("R2"))
    game.monster_cell[0] = game.monster_cell[1] = CELL_IDS.index("M4")
    text = drawn(view(game, 0))
    for words in ("M6? AB!", "░R2░", "M4  Sp2", "M3★¡4", "M8@", "M1»", "R4?"):
        assert words in text


def test_the_numbers_of_options_stand_at_their_cells() -> None:
    game = started()
    text = drawn(view(game, game.asked))
    for number in range(1, len(game.legal()) + 1):
        assert f"({number})" in text
    assert "(1)" not in drawn(view(game, (game.asked + 1) % 4))


# --- the whole table ----------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_no_line_is_wider_than_the_screen(language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    chooser = random.Random(columns)
    game = started(game="2")
    for decision in range(400):
        if game.is_over():
            return
        if decision % 40 == 0:
            lines = paint(view(game, chooser.randrange(-1, 4)), speaker(language), False)
            assert max(map(len, bare(lines))) <= columns
        game.choose(chooser.choice(game.legal()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_name_every_way_and_draw_nothing(language: str) -> None:
    game = placed("hard")
    seen = view(game, 0)
    say = speaker(language)
    for cell in range(CHURCH):
        _, _, ways = cell_line(seen, cell, say).partition(":")
        leads = {CELL_IDS[leads_to(arrow)] for arrow in arrows_of(1, NOWHERE, NOWHERE)[cell]}
        leads |= {CELL_IDS[other] for other in PORTAL_CELLS if cell in PORTAL_CELLS and other != cell}
        assert set(plates(ways)) == leads
    text = "\n".join(paint(seen, say, True))
    assert not re.search("[\u2500-\u28ff]", text)


def test_everybody_sees_claims_but_only_the_owner_the_hand() -> None:
    game = placed()
    game.claims[1 * 4 + 2] = 1
    own, other = (paint(view(game, seat), speaker(), True) for seat in (0, 1))
    claim = "Ben claims that Cyd has:"
    assert any(claim in line for line in own)
    assert any(claim in line for line in other)
    hand = [speaker().name("card", card) for card in game.hands[0]]
    assert all(any(card in line for line in own) for card in hand)
    assert not any(card in line for line in other for card in hand)


def test_before_they_start_heroes_are_not_called_dead() -> None:
    game = started()
    assert not any("dead" in line for line in paint(view(game, 0), speaker(), True))
    game = placed()
    game.cell[1] = NOWHERE
    assert any("Ben" in line and "dead" in line for line in paint(view(game, 0), speaker(), True))


def test_a_line_is_broken_between_words() -> None:
    first, second = Line("one two three four five six", indent=2).laid(24)
    assert first == "  one two three four"
    assert second == "    five six"
