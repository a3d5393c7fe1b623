"""The detective's page and the aid to memory: what a person knows, and what they write down for themselves."""

from __future__ import annotations

import pytest
from guests import Guest, Guests
from playwright.sync_api import expect
from test_page_access import check

pytest_plugins = ["stage"]

SECRET = "Boris lies after looking"
SHOWS = {
    "nightmarium": ["Legions", "cards known"],
    "somnicum": ["Dream cards", "In the bag", "Goal, any of these"],
    "deranged": ["Card of night 1", "Role", "Possessed token"],
    "nemesis": ["Objective", "Engine 1", "Infection"],
}


FITS = """() => document.documentElement.scrollWidth <= innerWidth
  && [...document.querySelectorAll('.notes :is(button, summary, textarea)')].every(one => {
    const box = one.getBoundingClientRect();
    return box.height === 0 || (box.height >= 44 && box.width >= 44 && box.right <= innerWidth);
  })"""
"""Nothing lies beyond the screen, and a thumb hits everything."""


def opened(guest: Guest) -> None:
    """By its key; on a phone by its button."""
    expect(guest.page.locator("section.decide")).to_be_visible()
    if guest.touches:
        guest.page.locator(".nav button", has_text="Notes").tap()
    else:
        guest.page.keyboard.press("n")
    expect(guest.page.locator(".notes .page").first).to_be_visible()
    expect(guest.page.locator(".notes textarea")).to_be_enabled()


@pytest.mark.parametrize("game", SHOWS)
def test_what_a_seat_knows_stands_beside_the_board(guests: Guests, game: str) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo(game))
    guest.until_asked()
    opened(guest)
    for words in SHOWS[game]:
        expect(guest.page.locator(".notes")).to_contain_text(words)
    guest.page.locator(".notes .wide").click()
    expect(guest.page.locator("main.board")).to_be_hidden()
    expect(guest.page.locator("section.decide")).to_be_visible()
    guest.page.locator(".notes .wide").click()
    expect(guest.page.locator("main.board")).to_be_visible()
    guest.page.keyboard.press("n")
    expect(guest.page.locator(".notes")).to_have_count(0)


def test_notes_and_marks_survive_and_come_along_but_reach_nobody_else(guests: Guests) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    host = guests.house.open_table("deranged", seats)
    anna, boris = guests.come(), guests.come("Boris")
    friend = host.sit(1, "Boris")
    host.browser.ask("POST", f"/api/tables/{host.table}/start", {})
    anna.take_seat(host)
    boris.take_seat(friend)
    opened(anna)
    anna.page.locator(".notes textarea").fill(SECRET)
    trust = anna.page.locator(".notes .trust").first.get_by_role("button", name="fear")
    trust.click()
    expect(trust).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".notes .state")).to_have_text("kept")
    anna.page.reload()
    anna.until_still()
    opened(anna)
    expect(anna.page.locator(".notes textarea")).to_have_value(SECRET)
    expect(trust).to_have_attribute("aria-pressed", "true")
    phone = guests.with_phone("Anna's phone")
    phone.go(f"{host.path}#{guests.house.seat_token(anna.context.cookies(), host.table)}")
    expect(phone.page.locator("section.decide")).to_be_visible()
    opened(phone)
    expect(phone.page.locator(".notes textarea")).to_have_value(SECRET)
    assert phone.page.evaluate(FITS)
    phone.page.locator(".notes textarea").fill("From the phone")
    expect(anna.page.locator(".notes textarea")).to_have_value("From the phone")
    opened(boris)
    expect(boris.page.locator(".notes textarea")).to_have_value("")
    assert not any(SECRET in frame or "From the phone" in frame for frame in boris.frames)


def test_axe_finds_nothing_serious_in_notes(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo("deranged"))
    guest.until_asked()
    opened(guest)
    check(guest)


def test_who_only_watches_has_no_notes_and_no_key_for_them(guests: Guests) -> None:
    onlooker = guests.come()
    page = onlooker.go(f"/t/{guests.house.solo().table}")
    expect(page.locator("main.board")).to_be_visible()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tab", name="Notes")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    expect(page.locator("kbd", has_text="u").first).to_be_visible()
    expect(page.get_by_text("notes: what you know")).to_have_count(0)
