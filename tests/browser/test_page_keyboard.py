"""From the start page to finished decisions without a mouse."""

from __future__ import annotations

import pytest
from guests import Guest, Guests, by_key, play
from playwright.sync_api import expect

pytest_plugins = ["stage"]

FOCUSED = (
    "() => (document.activeElement.ariaLabel || document.activeElement.innerText || document.activeElement.id).trim()"
)
RING = """() => {
  const style = getComputedStyle(document.activeElement);
  return document.activeElement === document.body || style.outlineStyle !== 'none' || style.boxShadow !== 'none';
}"""


def tab_to(guest: Guest, name: str, most: int = 40) -> None:
    """Press Tab until the thing of that name has the focus; whatever has it on the way shows it."""
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        assert guest.page.evaluate(RING), f"Nobody sees that the focus is on '{guest.page.evaluate(FOCUSED)}'."
        if guest.page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"Tab never reaches '{name}'.")


def test_solo_against_bots_with_keys_only(guests: Guests) -> None:
    guest = guests.come()
    page = guest.go("/")
    expect(page.locator("article.door .btn.primary")).to_be_visible()
    tab_to(guest, "Sit down with bots")
    page.keyboard.press("Enter")
    expect(page.locator("section.decide.choose, section.decide.waiting, section.decide.moving")).to_be_visible()
    guest.until_asked()
    assert play({guest: by_key}, seed=2, choices=8) == 8


def test_a_table_is_set_up_and_a_friend_sits_down_with_keys_only(guests: Guests) -> None:
    host, friend = guests.come("Anna"), guests.come("Boris")
    page = host.go("/")
    expect(page.locator("article.door .btn.primary")).to_be_visible()
    tab_to(host, "Set up a table")
    page.keyboard.press("Enter")
    expect(page.locator("li.chair").first).to_be_visible()
    tab_to(host, "chair-")
    page.keyboard.type("Anna")
    tab_to(host, "Friend")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Bot", exact=True).first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    tab_to(host, "Open the table", 80)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    friend.page.goto(page.get_by_label("Link to this table").input_value())
    expect(friend.page.get_by_role("button", name="Sit down here")).to_be_visible()
    tab_to(friend, "Sit down here")
    friend.page.keyboard.press("Enter")
    expect(friend.page.get_by_label("Your name")).to_be_focused()
    friend.page.keyboard.type("Boris")
    friend.page.keyboard.press("Enter")
    expect(page.locator("li.chair", has_text="Boris")).to_be_visible()
    tab_to(host, "Begin", 80)
    page.keyboard.press("Enter")
    for guest in (host, friend):
        expect(guest.page.locator("section.decide[aria-label='Your decision']")).to_be_visible()
    assert play({host: by_key, friend: by_key}, seed=5, choices=6) == 6


def test_undo_log_help_and_escape_have_keys(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo())
    page, keyboard = guest.page, guest.page.keyboard
    page.get_by_role("tab", name="Chat").focus()
    keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    keyboard.press("?")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    keyboard.press("Tab")
    guest.until(lambda: page.evaluate("() => document.activeElement.closest('[role=dialog]') !== null"))
    keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def undoable(guest: Guest) -> bool:
    """Choose until something can be taken back: placing a card draws nothing and shows only one's own."""
    for _ in range(40):
        decision = guest.until_asked()
        kinds = ("play", "exchange", "discard")
        plays = [at for at, option in enumerate(decision["options"]) if option["verb"] in kinds]
        guest.choose(plays[0] if plays else 0, by_key)
        guest.until_asked()  # before that a bot may close the way back
        if guest.state["can_undo"]:
            return True
    return False


def test_u_takes_back_the_last_choice(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo(first="1"))
    guest.until_asked()
    assert undoable(guest)
    lines = guest.page.locator(".rail .log li").count()
    guest.answered = guest.state["decision"]["id"]
    guest.page.keyboard.press("u")
    guest.until_asked()
    assert guest.page.locator(".rail .log li").count() <= lines
    assert play({guest: by_key}, seed=1, choices=2) == 2


def test_the_keys_begin_at_the_decision(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo())
    decision = guest.until_asked()["id"]
    bar = guest.page.locator("section.decide")
    expect(bar).to_be_focused()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Tab")
    guest.until(lambda: bar.evaluate("bar => bar !== document.activeElement && bar.contains(document.activeElement)"))
    assert guest.state["decision"]["id"] == decision
    assert not guest.bar()["asks"]


def test_who_is_somewhere_already_stays_there(guests: Guests) -> None:
    guest = guests.come()
    guest.context.add_init_script(
        """new MutationObserver((_, watch) => {
             const link = document.querySelector('a.home');
             if (link) { link.focus(); watch.disconnect(); }
           }).observe(document, { childList: true, subtree: true });"""
    )
    guest.take_seat(guests.house.solo())
    guest.until_asked()
    guest.until_still()
    expect(guest.page.locator("a.home")).to_be_focused()


PANELS = [
    ("deranged", "button.about", "section.chapter-panel"),
    ("nemesis", "button.btn.icon[aria-label='Status']", "section.status.over"),
]


@pytest.mark.parametrize(("game", "opener", "panel"), PANELS)
def test_escape_closes_what_is_open_before_it_takes_anything_back(
    guests: Guests, game: str, opener: str, panel: str
) -> None:
    guest = guests.come()
    guest.prefers("confirm", "always")
    guest.take_seat(guests.house.solo(game))
    guest.until_asked()
    page, keyboard = guest.page, guest.page.keyboard
    keyboard.press("1")
    guest.until(lambda: guest.bar()["asks"])
    page.locator(opener).click()
    expect(page.locator(panel)).to_be_visible()
    keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(panel)).to_be_visible()
    keyboard.press("Escape")
    expect(page.locator(panel)).to_have_count(0)
    assert guest.bar()["asks"]
    keyboard.press("Escape")
    guest.until(lambda: not guest.bar()["asks"])


def test_arrows_walk_among_the_options(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo())
    guest.until_asked()
    expect(guest.options().first).to_be_visible()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.options().first).to_be_focused()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.options().nth(1 % guest.options().count())).to_be_focused()
    guest.page.keyboard.press("End")
    expect(guest.options().last).to_be_focused()
    guest.page.keyboard.press("Home")
    expect(guest.options().first).to_be_focused()
