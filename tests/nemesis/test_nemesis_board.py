"""The ship in a terminal: every room and corridor is on the map, and the plain list says the same."""

from __future__ import annotations

import pytest

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.nemesis.rules.names import ROOMS
from phobetor.games.nemesis.rules.ship import CORRIDORS, ENDS, corridor_between
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.view import view
from phobetor.games.nemesis.title import TITLE
from phobetor.games.nemesis.words.shipmap import PLACES, WIDTH, numbers, ship_map
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import only

EXPECTED = """\
                           ┌────┃ 1 Cockpit  ┃────┐
                           │    ┃            ┃    │
                           │3         │12         │4
                ┃ 2 ?        ┃  ┃ 3 ?        ┃  ┃ 4 ?        ┃
                ┃         T12┃  ┃            ┃  ┃         T23┃
                      │               │34             │
                      │    ┌────┃ 7 ?        ┃────┐   │
                      │    │    ┃            ┃    │   │
                      │4   ═1#                    x2  │1#
┃ 5 ?        ┃──┃ 6 ?        ┃────┐        ┌────┃ 8 ?        ┃║#┃ 9 ?        ┃
┃          T4┃3 ┃            ┃    │        │    ┃            ┃4 ┃          T3┃
      │12                         │2       │3                         │12
┃10 ?        ┃             ┌────*11 Hibernat ┃────┐             ┃12 ?        ┃
┃            ┃             │    *ab LD ~!@   ┃    │             ┃            ┃"""


def game_of_two() -> Nemesis:
    game = TITLE.new(2, TITLE.setting_values({}), Chance(1))
    assert isinstance(game, Nemesis)
    for _ in range(2):
        game.choose(game.legal()[0])
    return game


def speaker(language: str = "en") -> Speaker:
    return Speaker(TITLE, language, TITLE.setting_values({}), ["Ada", "Ben"])


def test_the_map_shows_corridors_with_numbers_noise_doors_and_figures() -> None:
    game = game_of_two()
    game.closed = only(corridor_between(6, 7)) | only(corridor_between(8, 9))
    game.destroyed = only(corridor_between(7, 8))
    game.noise = only(corridor_between(6, 7)) | only(corridor_between(8, 9)) | only(corridor_between(4, 8))
    game.fire = game.malfunction = game.lairs = only(11)
    game.monsters = [11 << 8 | 1 << 4, 11 << 8 | 4 << 4]
    assert ship_map(view(game, 0), speaker())[:14] == EXPECTED.splitlines()


@pytest.mark.parametrize("corridor", range(CORRIDORS))
def test_every_corridor_is_drawn_and_changes_with_what_lies_in_it(corridor: int) -> None:
    game = game_of_two()
    empty = ship_map(view(game, 0), speaker())
    game.noise = only(corridor)
    noisy = ship_map(view(game, 0), speaker())
    assert "".join(noisy).count("#") == 1
    game.noise, game.closed = 0, only(corridor)
    closed = "".join(ship_map(view(game, 0), speaker()))
    assert closed.count("═") + closed.count("║") == 1
    assert empty not in (noisy, closed)
    assert ENDS[corridor][0] in PLACES
    assert numbers(corridor)


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_board_fits_and_the_plain_one_has_a_line_for_every_room(language: str, plain: bool) -> None:
    game = game_of_two()
    dice = Chance("choices")
    for _ in range(150):
        if game.is_over():
            break
        lines = TITLE.paint(view(game, game.asked), speaker(language), plain)
        if plain:
            assert all(any(line.startswith(f"{slot} ") for line in lines) for slot in range(1, 22))
        else:
            assert max(map(len, lines)) <= WIDTH
        options = game.legal()
        game.choose(options[dice.below(len(options))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_rooms_differ_and_fit(language: str) -> None:
    names = [speaker(language).say(f"room-{room}-short") for room in ROOMS[1:]]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 9


def test_a_drawn_line_is_never_taken_for_markup() -> None:
    """The terminal reads what stands in square brackets as a style."""
    assert not [line for line in ship_map(view(game_of_two(), 0), speaker()) if "[" in line]


def test_injuries_stand_behind_nightmares_and_lairs() -> None:
    game = game_of_two()
    game.monsters = [6 << 8 | 3 << 4 | 2, 6 << 8 | 1 << 4, 7 << 8 | 2 << 4 | 4]
    game.lairs, game.lair_injuries[7] = only(7), 3
    drawn = ship_map(view(game, 0), speaker())
    assert any("┃S2L         ┃" in line for line in drawn)
    assert any("┃W4 @3       ┃" in line for line in drawn)
    plain = TITLE.paint(view(game, 0), speaker(), True)
    assert any(line.startswith("6 ") and "S2L" in line for line in plain)
    assert any(line.startswith("7 ") and "LAIR 3" in line and "W4" in line for line in plain)


def test_what_does_not_fit_into_a_room_of_the_map_stands_below_it() -> None:
    game = game_of_two()
    game.monsters = [14 << 8 | 1 << 4 | injuries for injuries in range(1, 7)] + [14 << 8 | 4 << 4]
    game.fire = game.malfunction = game.lairs = only(14)
    assert any("┃L1L2L3L4L+T3┃" in line for line in ship_map(view(game, 0), speaker()))
    lines = TITLE.paint(view(game, 0), speaker(), False)
    assert "Crowded: 14 L1L2L3L4L5L6D ~!@" in lines
    game.monsters = []
    assert not any(line.startswith("Crowded") for line in TITLE.paint(view(game, 0), speaker(), False))
