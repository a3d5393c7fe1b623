"""How evenly a large board moves under the mouse: pictures are counted while the ship and the town are dragged."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from guests import Guests

pytest_plugins = ["stage"]

SLOWEST = 50.0
"""60 pictures a second are promised, 17 ms each; the machine that tests has more to do than the one that plays."""
COUNT = """() => {
  window.pictures = [];
  const note = at => { window.pictures.push(at); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""


@pytest.mark.parametrize("game", ["nemesis", "deranged"])
def test_a_board_follows_the_mouse(guests: Guests, game: str, record_property: Callable[[str, object], None]) -> None:
    guest = guests.come()
    page = guest.take_seat(guests.house.solo(game))
    guest.until_asked()
    guest.until_still()
    box = page.locator("main.board").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5
    page.mouse.move(*middle)
    page.mouse.wheel(0, -400)
    page.evaluate(COUNT)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(middle[0] - 2 * step, middle[1] + step)
    page.mouse.up()
    times: list[float] = page.evaluate("window.pictures")
    gaps = sorted(after - before for before, after in pairwise(times))
    usual = gaps[len(gaps) // 2]
    record_property("told", f"Dragging the board of {game}: a picture every {usual:.1f} ms ({len(gaps)} pictures).")
    assert len(gaps) > 10
    assert usual <= SLOWEST
