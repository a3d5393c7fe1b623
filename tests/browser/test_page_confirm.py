"""Only what cannot be taken back is asked once more, and the player may want it otherwise."""

from __future__ import annotations

import pytest
from guests import Guest, Guests
from playwright.sync_api import Locator, expect

pytest_plugins = ["stage"]


def place_of(guest: Guest, verb: str) -> int:
    """Where the bar shows the option; it lists verb after verb as the server does."""
    decision = guest.until_asked()
    verbs = list(dict.fromkeys(option["verb"] for option in decision["options"]))
    shown = sorted((option["verb"] for option in decision["options"]), key=verbs.index)
    return shown.index(verb)


def do_it(guest: Guest) -> Locator:
    return guest.page.locator("section.decide .acts button:has(kbd:text-is('Enter'))")


def test_a_draw_is_asked_once_more_and_a_discard_is_not(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo(first="1"))
    first = guest.until_asked()["id"]
    guest.options().nth(place_of(guest, "draw")).click()
    warning = guest.page.locator("section.decide").get_by_text("This cannot be taken back.")
    expect(warning).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(warning).to_be_hidden()
    assert guest.state["decision"]["id"] == first
    guest.options().nth(place_of(guest, "exchange")).click()
    guest.answered = first
    second = guest.until_asked()["id"]
    expect(do_it(guest)).to_be_hidden()
    guest.page.keyboard.press("u")
    guest.answered = second
    again = guest.until_asked()["id"]
    assert not guest.state["can_undo"]
    guest.options().nth(place_of(guest, "draw")).click()
    do_it(guest).click()
    guest.until(lambda: (guest.state["decision"] or {}).get("id") != again)


def test_what_is_asked_once_more_is_said_to_those_who_hear_the_page(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo(first="1"))
    decision = guest.until_asked()
    drawing = next(option["label"] for option in decision["options"] if option["verb"] == "draw")
    said = guest.page.locator("[role=alert]")
    expect(said).to_have_text(f"You decide: {decision['prompt']}")
    guest.options().nth(place_of(guest, "draw")).click()
    marks = "You can take this back; then the game is marked “with takebacks”."  # alone with bots
    expect(said).to_have_text(f"{drawing}. {marks} Do it: Enter. Choose again: Esc.")
    guest.page.keyboard.press("Escape")
    expect(said).to_have_text(f"You decide: {decision['prompt']}")


@pytest.mark.parametrize(("setting", "asks"), [("never", False), ("always", True)])
def test_the_player_decides_what_is_asked_once_more(guests: Guests, setting: str, asks: bool) -> None:
    guest = guests.come()
    guest.prefers("confirm", setting)
    guest.take_seat(guests.house.solo(first="1"))
    before = guest.until_asked()["id"]
    guest.options().nth(place_of(guest, "exchange" if asks else "draw")).click()
    if asks:
        expect(do_it(guest)).to_be_visible()
        assert guest.state["decision"]["id"] == before
    else:
        guest.until(lambda: (guest.state["decision"] or {}).get("id") != before)
