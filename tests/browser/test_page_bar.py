"""The decision bar never moves, however much there is to choose from: one line of words and one of options."""

from __future__ import annotations

import json
from typing import Any

import pytest
from guests import Guest, Guests, by_key
from playwright.sync_api import Locator, WebSocketRoute, expect
from serving import Seated

pytest_plugins = ["stage"]

MANY = 63
ROWS = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top / 12))).size"
SEEN = """one => {
  const box = one.getBoundingClientRect(), around = one.closest('.opts').getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > around.left && x < around.right && one.contains(document.elementFromPoint(x, y));
}"""


def with_options(guest: Guest, most: int) -> None:
    """The server's decisions have so many options: the same ones again and again."""

    def told(frame: str | bytes) -> str:
        message: dict[str, Any] = json.loads(frame)
        if message["t"] == "state" and message["decision"]:
            options = message["decision"]["options"]
            message["decision"]["options"] = (options * most)[:most]
        return json.dumps(message)

    def pass_on(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: page.send(told(frame)))

    guest.is_special = True
    guest.page.route_web_socket("**/socket", pass_on)


def open_table(guests: Guests, game: str, most: int) -> Guest:
    return show(guests.come(), guests.house.solo(game), most)


def show(guest: Guest, table: Seated, most: int) -> Guest:
    """The table with so many options, when all of it has come and is still."""
    with_options(guest, most)
    guest.context.add_cookies(table.cookies())  # type: ignore[arg-type]
    guest.go(table.path)
    expect(guest.options()).to_have_count(most)
    guest.until_still()
    return guest


def height(guest: Guest) -> float:
    box = guest.page.locator("section.decide").bounding_box()
    assert box is not None
    return box["height"]


def slid(guest: Guest) -> float:
    """How far the row of options is moved."""
    return float(guest.page.locator("section.decide .opts").evaluate("row => row.scrollLeft"))


def is_seen(option: Locator) -> bool:
    return bool(option.evaluate(SEEN))


@pytest.mark.parametrize("game", ["nightmarium", "somnicum"])
def test_the_bar_has_one_height_and_one_row_of_options(guests: Guests, game: str) -> None:
    heights = set()
    guest, table = guests.come(), guests.house.solo(game)
    for most in (1, 3, 12, MANY):
        show(guest, table, most)
        heights.add(height(guest))
        assert guest.options().evaluate_all(ROWS) == 1
        assert guest.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    assert len(heights) == 1, heights


def test_every_option_of_many_is_reached_by_key_and_by_mouse_and_they_are_counted(guests: Guests) -> None:
    guest = open_table(guests, "somnicum", MANY)
    page, last = guest.page, guest.options().last
    expect(page.get_by_role("button", name=f"List: {MANY}")).to_be_visible()
    assert not is_seen(last)
    page.keyboard.press("ArrowRight")
    expect(guest.options().first).to_be_focused()
    page.keyboard.press("End")
    expect(last).to_be_focused()
    guest.until(lambda: is_seen(last))
    page.keyboard.press("Home")
    guest.until(lambda: is_seen(guest.options().first))
    for _ in range(MANY):
        if not is_seen(last):
            before = slid(guest)
            page.locator("section.decide .more.last").click()
            guest.until(lambda before=before: slid(guest) > before or is_seen(last))  # type: ignore[misc]
    assert is_seen(last)
    page.locator("section.decide .opts").hover()
    page.mouse.wheel(0, -20_000)
    guest.until(lambda: is_seen(guest.options().first))
    page.get_by_role("button", name=f"List: {MANY}").click()
    expect(page.locator("section.decide .list li")).to_have_count(MANY)


def test_what_an_option_pointed_at_is_over_with_its_question(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo())
    decision = guest.until_asked()
    place = next(place for place, option in enumerate(decision["options"]) if option["verb"] == "play")
    guest.options().nth(place).dispatch_event("mouseenter")
    inspector = guest.page.locator("aside.inspector")
    expect(inspector).to_contain_text("You would place")
    guest.choose(0, by_key)
    guest.until_asked()
    expect(inspector).not_to_contain_text("You would place")
