"""What if: a person alone with bots tries things out and comes back, and plays on from a finished game."""

from __future__ import annotations

import re

from guests import Guest, Guests
from playwright.sync_api import expect
from test_page_access import check

pytest_plugins = ["stage"]


def seated(guest: Guest) -> str:
    table = guest.house.solo("nightmarium")
    guest.take_seat(table)
    guest.until_asked()
    return table.path


def tried(guest: Guest, path: str) -> None:
    """At a table of one's own, with what one knew; then back at the game, which has waited."""
    before = guest.state
    guest.until(lambda: guest.state["table"] not in path)
    guest.until_asked()
    assert guest.state["origin"]["table"] in path
    assert guest.state["view"] == before["view"]
    expect(guest.page.locator(".when")).to_contain_text("What if")
    departs = guest.page.locator(".departs")
    assert departs.evaluate("one => one.textContent").strip().startswith("From here on this is a what-if.")
    assert departs.locator("a").get_attribute("href") == path
    guest.choose(0)
    guest.until(lambda: guest.state["can_undo"])
    guest.page.get_by_role("link", name="Back to the game").click()
    guest.until(lambda: guest.state["table"] in path)
    guest.until_asked()
    assert guest.state["view"] == before["view"]
    assert guest.state["decision"]["id"] == before["decision"]["id"]
    expect(guest.page.get_by_role("link", name="Back to the game")).to_have_count(0)


def test_alone_with_bots_one_tries_things_out_and_the_game_waits(guests: Guests) -> None:
    guest = guests.come()
    path = seated(guest)
    guest.page.get_by_role("button", name="What if …").click()
    tried(guest, path)
    check(guest)


def test_on_a_phone_it_is_in_the_menu(guests: Guests) -> None:
    guest = guests.with_phone()
    path = seated(guest)
    guest.page.locator(".gear").tap()
    guest.page.get_by_role("button", name="What if …").tap()
    tried(guest, path)


def test_one_plays_on_from_a_moment_of_a_finished_game(guests: Guests, finished: str) -> None:
    guest = guests.come()
    page = guest.go(f"/replay/{finished}?seat=all&at=9")
    expect(page.get_by_role("radio", name="Bot 1", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)  # of whom nobody knows
    page.get_by_role("radio", name="Bot 1", exact=True).click()
    page.get_by_role("combobox", name="Opponents when you play on").select_option("terror")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    guest.until_asked()
    assert {seat["bot"] for seat in guest.state["seats"] if seat["kind"] == "bot"} == {"terror"}
    assert guest.state["origin"] == {"table": finished, "seat": 1, "choice": 9}
    assert guest.state["you"] == 1
    expect(page.get_by_role("link", name="Back to the game")).to_have_attribute(
        "href", f"/replay/{finished}?seat=1&at=9"
    )
