"""What happened moves on the board: cards and tokens fly, figures walk. Nothing does for those who want no motion."""

from __future__ import annotations

import pytest
from guests import Guest, Guests, by_mouse

pytest_plugins = ["stage"]

COUNT = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved.push(this.dataset.figure ? 'figure' : this.classList[0]);
    return animate.apply(this, how);
  };
}"""
GAMES = {"nightmarium": "flyer", "somnicum": "flyer", "deranged": "figure"}
MOST_CHOICES = 12


def play(guest: Guest, wanted: str) -> list[str]:
    """What moved until something like that did, or a few choices were made."""
    guest.until_asked()
    guest.page.evaluate(COUNT)
    moved: list[str] = []
    for _ in range(MOST_CHOICES):
        guest.choose(0, by_mouse)
        guest.until_asked()
        guest.until_shown()
        moved = guest.page.evaluate("window.moved")
        if wanted in moved:
            break
    return moved


@pytest.mark.parametrize(("game", "wanted"), GAMES.items())
def test_what_happened_moves_on_the_board_and_ends_where_it_belongs(guests: Guests, game: str, wanted: str) -> None:
    anna = guests.come(reduced_motion="no-preference")
    anna.prefers("pace", "fast")
    anna.take_seat(guests.house.solo(game))
    assert wanted in play(anna, wanted)
    anna.page.keyboard.press("Shift")
    assert anna.page.locator(".flyer").count() == 0, "A key shows everything as it is."
    assert anna.page.locator('[style*="visibility: hidden"]').count() == 0


def test_nothing_flies_for_those_who_want_nothing_to_move(guests: Guests) -> None:
    anna = guests.come(reduced_motion="reduce")
    anna.take_seat(guests.house.solo("nightmarium"))
    assert "flyer" not in play(anna, "flyer")
