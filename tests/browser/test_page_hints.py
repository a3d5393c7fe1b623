"""Hints on the page: by key and by button, beside the board and on a phone; a hint marks an option and presses none."""

from __future__ import annotations

import pytest
from guests import Guest, Guests
from playwright.sync_api import expect
from test_page_access import check

pytest_plugins = ["stage"]

ROWS = """() => {
  const tabs = [...document.querySelectorAll('.rail .tabs button')];
  const tops = tabs.map(one => one.offsetTop);
  const cut = tabs.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim());
  return [document.documentElement.scrollWidth <= innerWidth, ...cut, Math.max(...tops) - Math.min(...tops) < 10];
}"""
"""Whether nothing lies beyond the screen, which words of the tabs are cut off, and whether they stand in one row."""


def seated(guest: Guest, game: str = "nightmarium") -> None:
    guest.take_seat(guest.house.solo(game))
    guest.until_asked()


def advised(guest: Guest) -> None:
    best = guest.page.locator(".hint .best")
    expect(best).to_be_visible(timeout=20_000)
    expect(best).to_contain_text("You win")
    expect(best).to_contain_text("±")
    expect(guest.page.locator(".hint")).to_contain_text("No hidden card was looked at.")


def test_a_hint_stands_beside_the_board_and_marks_the_option(guests: Guests) -> None:
    guest = guests.come()
    seated(guest)
    before = guest.state["decision"]["id"]
    guest.page.keyboard.press("h")
    advised(guest)
    expect(guest.page.locator(".decide .chip.advised")).to_have_count(1)
    assert guest.state["decision"]["id"] == before
    assert guest.page.evaluate(ROWS) == [True, True]
    check(guest)
    guest.page.keyboard.press("h")
    expect(guest.page.locator(".hint")).to_have_count(0)


def test_a_hint_on_a_phone(guests: Guests) -> None:
    guest = guests.with_phone()
    seated(guest)
    guest.page.get_by_role("button", name="What would you do?").tap()
    advised(guest)
    assert guest.page.evaluate(ROWS) == [True, True]


@pytest.mark.parametrize(("game", "goal"), [("deranged", "You escape"), ("nemesis", "You survive")])
def test_a_planner_advises_where_nobody_searches(guests: Guests, game: str, goal: str) -> None:
    guest = guests.come()
    seated(guest, game)
    guest.page.keyboard.press("h")
    best = guest.page.locator(".hint .best")
    expect(best).to_contain_text(goal, timeout=20_000)
    expect(best.get_by_text("your objective fulfilled")).to_have_count(int(game == "nemesis"))
    expect(guest.page.locator(".hint .other").first).to_contain_text("No difference found in")
    expect(guest.page.locator(".hint")).to_contain_text("by Nightmare in your place")
    expect(guest.page.locator(".decide .chip.advised")).to_have_count(1)
    assert guest.page.evaluate(ROWS) == [True, True]
    check(guest)


def test_among_people_there_is_no_button_for_what_is_not_allowed(guests: Guests) -> None:
    host = guests.house.open_table("nightmarium", [{"kind": "me"}, {"kind": "open"}])
    anna = guests.come()
    anna.take_seat(host)
    hints = anna.page.get_by_role("radiogroup", name="Hints")
    expect(hints.get_by_role("radio", name="no")).to_be_checked()
    host.sit(1, "Boris")
    host.browser.ask("POST", f"/api/tables/{host.table}/start", {})
    expect(anna.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(anna.page.get_by_role("tab", name="Hint")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="What would you do?")).to_have_count(0)
