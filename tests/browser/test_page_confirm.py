"""Only what does harm and cannot be taken back is asked once more, and the player may want it otherwise."""

from __future__ import annotations

import json
from typing import Any

import pytest
from guests import DO, Guest, Guests
from playwright.sync_api import Locator, WebSocketRoute, expect

pytest_plugins = ["stage"]

WHOLE = "where => { const box = document.querySelector(where); return box.scrollHeight <= box.clientHeight + 1; }"
"""Whether nothing of a thing is cut off."""


def option(guest: Guest, verb: str) -> Locator:
    """The chip of an option."""
    decision = guest.until_asked()
    index = next(place for place, option in enumerate(decision["options"]) if option["verb"] == verb)
    return guest.page.locator(f"section.decide [data-option='{index}']")


def do_it(guest: Guest) -> Locator:
    return guest.page.locator(DO)


def with_final_options(guest: Guest, does_harm: bool = True) -> None:
    """No choice of these decisions can be taken back, but for what the game calls plain; each does harm, or none."""

    def told(frame: str | bytes) -> str:
        message: dict[str, Any] = json.loads(frame)
        if message["t"] == "state" and message["decision"]:
            everything = list(range(len(message["decision"]["options"])))
            message["decision"] |= {"final": everything, "grave": everything if does_harm else []}
        return json.dumps(message)

    def pass_on(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: page.send(told(frame)))

    guest.is_special = True
    guest.page.route_web_socket("**/socket", pass_on)


def test_a_plain_draw_is_never_asked_once_more(guests: Guests) -> None:
    guest = guests.come(new=True)
    with_final_options(guest)
    guest.take_seat(guests.house.solo(first="1"))
    first = guest.until_asked()
    index = next(place for place, one in enumerate(first["options"]) if one["verb"] == "draw")
    assert first["bar"]["chips"][index]["plain"]
    option(guest, "draw").click()
    guest.until(lambda: (guest.state["decision"] or {}).get("id") != first["id"])


def test_alone_with_bots_what_can_be_taken_back_is_not_asked_once_more(guests: Guests) -> None:
    """The exchange shows cards; with people it would be final."""
    guest = guests.come()
    guest.take_seat(guests.house.solo(first="1"))
    first = guest.until_asked()
    assert guest.state["takes_back"]
    assert first["final"] == []
    guest.choose(0)
    guest.until(lambda: guest.state["can_undo"])
    expect(do_it(guest)).to_have_count(0)


def test_a_finger_that_rests_on_a_chip_reads_all_of_it_and_chooses_nothing(guests: Guests) -> None:
    guest = guests.with_phone()
    guest.take_seat(guests.house.solo("nemesis"))
    first = guest.until_asked()
    index = guest.bar()["options"][0]
    chip = guest.page.locator(f"section.decide [data-option='{index}']")
    chip.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(do_it(guest)).to_be_visible()
    chip.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    chip.dispatch_event("click")
    facts = [fact["text"] for fact in first["bar"]["chips"][index].get("facts", [])]
    assert facts
    for text in facts:
        expect(chip.locator(".facts")).to_contain_text(text)
    assert guest.page.evaluate(WHOLE, f"section.decide [data-option='{index}'] .facts")
    assert guest.state["decision"]["id"] == first["id"]
    guest.page.locator("section.decide [data-back]").tap()
    expect(do_it(guest)).to_have_count(0)


def test_the_deed_is_asked_once_more_and_only_once(guests: Guests) -> None:
    guest = guests.come(new=True)
    with_final_options(guest)
    guest.take_seat(guests.house.solo(first="1"))
    first = guest.until_asked()
    index = next(place for place, one in enumerate(first["options"]) if one["verb"] == "play")
    chip = first["bar"]["chips"][index]
    option(guest, "play").click()
    expect(do_it(guest)).to_contain_text(chip.get("deed") or chip["words"])
    expect(do_it(guest)).to_contain_text("no way back")
    expect(option(guest, "play")).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("Escape")
    expect(do_it(guest)).to_have_count(0)
    assert guest.state["decision"]["id"] == first["id"]
    option(guest, "play").click()
    guest.page.keyboard.press("Enter")
    guest.until(lambda: (guest.state["decision"] or {}).get("id") != first["id"])


def test_what_is_asked_once_more_is_said_to_those_who_hear_the_page(guests: Guests) -> None:
    guest = guests.come(new=True)
    with_final_options(guest)
    guest.take_seat(guests.house.solo(first="1"))
    decision = guest.until_asked()
    index = next(place for place, one in enumerate(decision["options"]) if one["verb"] == "exchange")
    chip = decision["bar"]["chips"][index]
    said = guest.page.locator("[role=alert]")
    expect(said).to_have_text(f"You decide: {decision['bar']['prompt']}")
    option(guest, "exchange").click()
    deed = chip.get("deed") or chip["words"]
    marks = "You can take this back; then the game is marked “with takebacks”."  # alone with bots
    expect(said).to_have_text(f"{deed}. {marks} Do it: Enter. Choose again: Esc.")
    guest.page.keyboard.press("Escape")
    expect(said).to_have_text(f"You decide: {decision['bar']['prompt']}")


@pytest.mark.parametrize(("setting", "asks"), [("grave", False), ("final", True)])
def test_what_is_final_but_does_no_harm_is_one_click_unless_one_wants_to_be_asked(
    guests: Guests, setting: str, asks: bool
) -> None:
    guest = guests.come(new=True)
    guest.prefers("confirm", setting)
    with_final_options(guest, does_harm=False)
    guest.take_seat(guests.house.solo(first="1"))
    chip = option(guest, "exchange")
    guest.answered = guest.state["decision"]["id"]
    chip.click()
    assert guest.until(guest.heard) == ("asks" if asks else "sent")


@pytest.mark.parametrize(("setting", "asks"), [("never", False), ("always", True)])
def test_the_player_decides_what_is_asked_once_more(guests: Guests, setting: str, asks: bool) -> None:
    guest = guests.come()
    guest.prefers("confirm", setting)
    guest.take_seat(guests.house.solo(first="1"))
    before = guest.until_asked()["id"]
    option(guest, "exchange").click()
    if asks:
        expect(do_it(guest)).to_be_visible()
        assert guest.state["decision"]["id"] == before
    else:
        guest.until(lambda: (guest.state["decision"] or {}).get("id") != before)
