"""Several people at one device with a curtain between them, and people who only watch."""

from __future__ import annotations

import random
import re

from guests import Guest, Guests, by_mouse, play
from playwright.sync_api import expect
from serving import told

pytest_plugins = ["stage"]


SHORT = """button => ['pointerdown', 'pointerup', 'click'].forEach(
  name => button.dispatchEvent(new PointerEvent(name, { bubbles: true, detail: 1 }))
)"""
"""A press as short as can be, on whatever machine."""


def open_for_two(guest: Guest) -> None:
    """Anna arranges a table for herself, Boris beside her and a bot."""
    page = guest.go("/?new=nightmarium")
    chairs = page.locator("li.chair")
    expect(chairs.first).to_be_visible()
    while (many := chairs.count()) > 3:
        chairs.last.get_by_role("button", name="Take this chair away").click()
        expect(chairs).to_have_count(many - 1)
    chairs.nth(0).get_by_role("textbox").fill("Anna")
    chairs.nth(1).get_by_role("radio", name="Here", exact=True).click()
    chairs.nth(1).get_by_role("textbox").fill("Boris")
    chairs.nth(2).get_by_role("radio", name="Bot", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("main.curtain")).to_be_visible()


def draw_back(guest: Guest, key: bool) -> None:
    """Hold the button, or the key, for a moment; a short press does nothing."""
    page, hold = guest.page, guest.page.get_by_role("button", name="Hold to open")
    hold.evaluate(SHORT)
    expect(page.locator("main.curtain")).to_be_visible()
    assert guest.state["you"] == -1
    guest.state = {}
    if key:
        hold.focus()
        page.keyboard.down("Enter")
    else:
        hold.hover()
        page.mouse.down()
    expect(page.locator("main.curtain")).to_be_hidden()
    if key:
        page.keyboard.up("Enter")
    else:
        page.mouse.up()
    guest.until(lambda: guest.state.get("you", -1) >= 0)


def check_nothing_shows(guest: Guest, hands: dict[int, set[int]]) -> None:
    """While the curtain hangs, the page holds no hand, and the last that came over the line was for a watcher."""
    page = guest.page
    guest.until(lambda: guest.state.get("you") == -1)
    expect(page.locator(".handarea, .hcard, section.decide, .board, .rail")).to_have_count(0)
    content = page.content()
    for hand in hands.values():
        assert not any(re.search(rf"(?:card-|[A-Z][a-z]+ ){card}\b", content) for card in hand)


def test_a_curtain_hangs_between_two_people_at_one_device(guests: Guests) -> None:
    guest = guests.come("Anna")
    open_for_two(guest)
    hands: dict[int, set[int]] = {}
    seen: set[int] = set()
    chance = random.Random(1)
    for turn in range(3):
        expect(guest.page.locator("main.curtain")).to_be_visible()
        check_nothing_shows(guest, hands)
        called = until_called(guest)
        draw_back(guest, key=turn % 2 == 1)
        you = guest.state["you"]
        assert you == called
        seen.add(you)
        guest.until_asked()
        check_own_hand_only(guest, you, hands)
        while guest.until(lambda you=you: is_behind(guest) or is_to_choose(guest, you)) == "chooses":  # type: ignore[misc]
            guest.answer(chance.randrange(len(guest.state["decision"]["options"])), by_mouse)
    assert seen == {0, 1}


def is_behind(guest: Guest) -> str:
    """The curtain hangs, and what came last was for a watcher."""
    hangs = guest.page.locator("main.curtain").is_visible()
    return "behind" if hangs and guest.state["you"] == -1 else ""


def is_to_choose(guest: Guest, you: int) -> str:
    return "chooses" if guest.state["you"] == you and guest.is_shown() and guest.asked() else ""


def until_called(guest: Guest) -> int:
    """Whom of the two the curtain calls, when no bot is at work any more and the page has heard of it."""

    def called() -> list[int]:
        asked = [waiting["seat"] for waiting in guest.state["waiting"] if waiting["seat"] < 2]
        title = guest.page.locator("main.curtain h1").inner_text()
        return [] if guest.bots_decide() else [seat for seat in asked if ["Anna", "Boris"][seat] in title]

    return guest.until(called)[0]


def check_own_hand_only(guest: Guest, you: int, hands: dict[int, set[int]]) -> None:
    """The page shows the hand of whoever looks, and no card of the other that was not shown to all."""
    view = guest.state["view"]
    hands[you] = set(view["hands"][you])
    expect(guest.page.locator(".handarea .hcard")).to_have_count(len(view["hands"][you]))
    others = {card for hand in (view["hands"][:you] + view["hands"][you + 1 :]) for card in hand if card}
    assert others <= set(view["shown"])
    known = {*view["discards"], *view["revealed"], *view["parts"], *view["shown"]}
    logged = {line["args"].get("card") for line in guest.state["log"]}
    hidden = hands.get(1 - you, set()) - known - hands[you] - logged
    content = guest.page.content()
    assert not any(re.search(rf"card-{card}\b", content) for card in hidden)


def test_an_onlooker_sees_the_public_view_only(guests: Guests) -> None:
    host = guests.house.solo()
    anna, watcher = guests.come("Anna"), guests.come("Celina")
    watcher.go(host.path)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    anna.take_seat(host)
    play({anna: by_mouse}, seed=6, choices=6)
    decision = anna.until_asked()["id"]
    watcher.until(watcher.is_current)
    assert watcher.lines() == anna.lines()
    assert watcher.state["you"] == -1
    assert watcher.state["decision"] is None
    hand = set(anna.state["view"]["hands"][0]) - set(anna.state["view"]["shown"])
    expect(watcher.page.locator(".handarea, .hcard, [data-option]")).to_have_count(0)
    content = watcher.page.content()
    logged = {line["args"].get("card") for frame in watcher.frames for line in log_of(frame)}
    assert not any(re.search(rf"card-{card}\b", content) for card in hand - logged)
    watcher.page.keyboard.press("1")
    watcher.page.keyboard.press("u")
    watcher.page.get_by_role("tab", name="Chat").click()
    watcher.page.get_by_label("Say something").fill("hello")
    watcher.page.keyboard.press("Enter")
    watcher.until(
        lambda: any(told(frame)["t"] == "chat" for frame in watcher.frames)
    )  # onlookers talk among themselves
    anna.until(anna.is_current)
    assert anna.state["decision"]["id"] == decision
    assert not any(told(frame)["t"] == "chat" for frame in anna.frames)


def log_of(frame: str) -> list[dict[str, dict[str, int]]]:
    log: list[dict[str, dict[str, int]]] = told(frame).get("log", [])
    return log
