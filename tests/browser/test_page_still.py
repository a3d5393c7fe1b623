"""The table stands still: in a whole game in a window that keeps its size, nothing of its frame moves or grows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from guests import Guest, Guests, soon
from serving import play_elsewhere

from phobetor.games import NAMES

pytest_plugins = ["stage"]

MOST = 2
"""Fewer than three changes in a whole game."""
PLACES = {
    "nightmarium": ["[data-fly=deck]", "[data-fly=discard]"],
    "somnicum": [".ring"],
    "deranged": [],
    "nemesis": [],
}
"""Piles that every game has from its beginning to its end."""
WATCH = """places => {
  const kept = ['header.top', 'ol.seats', 'main.board', 'section.decide', '.handarea', ...places];
  const boxes = () => kept.map(place => {
    const box = document.querySelector(place)?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'gone';
  });
  let before = boxes();
  window.moves = [];
  const look = () => {
    const now = boxes();
    const moved = kept.flatMap((place, at) => now[at] === before[at] ? [] : [`${place}: ${before[at]} -> ${now[at]}`]);
    if (moved.length) window.moves.push(`${document.querySelector('section.decide').className}: ${moved.join('; ')}`);
    before = now;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Compares the places of the table's parts in every picture; what moves twice in a moment counts twice."""


def moves(guest: Guest, game: str) -> list[str]:
    """Everything that moved while a person and two bots played to the end; the person decides on another device."""
    seated = guest.house.solo(game, bot="random" if game == "deranged" else "greedy")
    page = guest.take_seat(seated)
    guest.until_still()
    page.evaluate(WATCH, PLACES[game])
    with ThreadPoolExecutor(1) as apart:
        playing = apart.submit(play_elsewhere, [seated], 3, soon)
        guest.until(playing.done, 170)
        playing.result()
    guest.until(guest.is_over)
    guest.until_shown()
    found: list[str] = page.evaluate("window.moves")
    return found


@pytest.mark.parametrize("game", NAMES)
def test_nothing_of_the_frame_moves_in_a_whole_game(guests: Guests, game: str, record_property: Any) -> None:
    found = moves(guests.come(), game)
    record_property("told", f"Layout changes in a whole game of {game} at 1280 x 800: {len(found)}.")
    assert len(found) <= MOST, "\n".join(found)


@pytest.mark.parametrize("game", ["nightmarium", "nemesis"])
def test_nor_on_a_phone(guests: Guests, game: str, record_property: Any) -> None:
    found = moves(guests.with_phone(), game)
    record_property("told", f"Layout changes in a whole game of {game} on a phone: {len(found)}.")
    assert len(found) <= MOST, "\n".join(found)
