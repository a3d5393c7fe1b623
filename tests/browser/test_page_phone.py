"""A phone of 390 x 844: nothing scrolls sideways, fingers hit everything, and decisions are made by taps."""

from __future__ import annotations

import pytest
from guests import Guest, Guests, by_finger, play
from playwright.sync_api import Locator, expect

from phobetor.games import NAMES

pytest_plugins = ["stage"]

SIDEWAYS = """() => {
  const page = document.scrollingElement;
  window.scrollTo(5, 0);
  return [page.scrollWidth - page.clientWidth, window.scrollX, innerWidth, visualViewport.scale];
}"""
TARGETS = "button, a[href], input, [role=button], [role=slider]"
SMALL = """([targets, least]) => [...document.querySelectorAll(targets)].flatMap(thing => {
  const box = thing.getBoundingClientRect();
  const inText = thing.matches('a') && getComputedStyle(thing).display === 'inline';
  if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || inText || !box.width) return [];
  if (thing.closest('.sr')) return [];
  const after = getComputedStyle(thing, '::after');
  const grown = after.position === 'absolute' ? Math.max(0, -2 * (parseFloat(after.top) || 0)) : 0;
  const look = getComputedStyle(thing);
  const line = look.pointerEvents === 'stroke' ? parseFloat(look.strokeWidth) * thing.getScreenCTM().a : 0;
  const width = box.width + grown + line, height = box.height + grown + line;
  const name = thing.ariaLabel || thing.textContent || thing.getAttribute('class');
  const small = Math.min(width, height) < least - 0.5;
  return small ? [`${name.trim()}: ${Math.round(width)} x ${Math.round(height)}`] : [];
})"""

LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski"}
SIZES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"


def check_page(guest: Guest, least: int = 24) -> None:
    """Nothing is wider than the screen, and no target is smaller than the accessibility guidelines allow."""
    guest.until_still()
    beyond, scrolled, width, scale = guest.page.evaluate(SIDEWAYS)
    assert (beyond, scrolled, width, scale) == (0, 0, 390, 1)
    assert guest.page.evaluate(SMALL, [TARGETS, least]) == []


def test_start_and_set_up(guests: Guests) -> None:
    guest = guests.with_phone()
    page = guest.go("/")
    expect(page.locator("article.door .btn.primary")).to_be_visible()
    check_page(guest)
    page.locator("article.door a.btn").first.tap()
    expect(page.locator("li.chair").first).to_be_visible()
    many = page.locator("li.chair").count()
    page.get_by_role("button", name="Add a chair").tap()
    expect(page.locator("li.chair")).to_have_count(many + 1)
    check_page(guest)
    page.get_by_role("button", name="Open the table").tap()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    check_page(guest)


@pytest.mark.parametrize("game", NAMES)
def test_the_table(guests: Guests, game: str) -> None:
    guest = guests.with_phone()
    guest.take_seat(guests.house.solo(game, bots=3))
    for lang, name in LANGUAGES.items():
        if lang != "en":
            guest.page.get_by_role("radio", name=name, exact=True).tap()
            guest.until(lambda lang=lang: guest.state["lang"] == lang)  # type: ignore[misc]
            guest.page.locator("[role=dialog] .head button").tap()
            expect(guest.page.get_by_role("dialog")).to_have_count(0)
        play({guest: by_finger}, seed=7, choices=6 if lang == "en" else 2)
        look_through(guest)


def look_through(guest: Guest) -> None:
    """The table, every sheet over it, and the settings, which stay open."""
    check_page(guest)
    tabs = guest.page.locator("nav.nav button")
    for place in [*range(1, tabs.count()), 0]:
        show(tabs.nth(place))
        check_page(guest)
    guest.page.locator("button.gear").tap()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    check_page(guest)


def show(tab: Locator) -> None:
    tab.tap()
    expect(tab).to_have_attribute("aria-current", "true")


def test_the_buttons_of_the_decision_bar_are_as_large_as_a_finger(guests: Guests) -> None:
    guest = guests.with_phone()
    guest.take_seat(guests.house.solo())
    for seed in range(4):
        guest.until_asked()
        guest.until_still()
        boxes = guest.page.locator("section.decide button:visible").evaluate_all(SIZES)
        assert boxes
        assert all(min(box) >= 43.5 for box in boxes), boxes
        play({guest: by_finger}, seed, choices=1)


def test_rules_and_fair_play(guests: Guests, finished: str) -> None:
    guest = guests.with_phone()
    for path in ("/rules/nightmarium", f"/fair/{finished}"):
        page = guest.go(path)
        expect(page.locator("main p").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        check_page(guest)


def test_the_replay(guests: Guests, finished: str) -> None:
    guest = guests.with_phone()
    page = guest.go(f"/replay/{finished}")
    expect(page.get_by_role("slider")).to_be_visible()
    check_page(guest)
    for _ in range(5):
        page.get_by_role("button", name="One choice forward").tap()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "5")
    for tab in page.locator("nav.nav button").all():
        show(tab)
        check_page(guest)


def test_a_card_of_the_hand_is_chosen_by_tapping_it(guests: Guests) -> None:
    guest = guests.with_phone()
    guest.take_seat(guests.house.solo())
    guest.until_asked()
    page = guest.page
    for _ in range(30):
        cards = page.locator(".handarea .tgt")
        if cards.count():
            break
        play({guest: by_finger}, 1, choices=1)
        guest.until_asked()
    page.get_by_role("button", name="Hand", exact=True).tap()
    expect(page.locator(".handarea.drawer")).to_be_visible()
    before = guest.says()
    page.locator(".handarea.drawer .tgt").first.tap()
    guest.until(lambda: guest.says() != before)
