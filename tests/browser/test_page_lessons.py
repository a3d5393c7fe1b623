"""A person goes through the guided first game of every title, by keys, by mouse and on a phone."""

from __future__ import annotations

import re

import pytest
from guests import Guest, Guests
from playwright.sync_api import Page, expect
from test_page_access import check
from test_page_phone import check_page

from phobetor.games import NAMES

pytest_plugins = ["stage"]


def opened(guest: Guest, game: str) -> Page:
    page = guest.go(f"/learn/{game}")
    expect(page.locator(".guide .doing")).to_be_visible()
    return page


def steps(page: Page) -> int:
    return page.locator(".guide ol li").count()


def at(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".guide .far").inner_text())
    assert found is not None
    return int(found[0])


def arrive(page: Page, step: int) -> None:
    expect(page.locator(".guide .far")).to_have_text(re.compile(rf"^\D*{step}\D+\d+$"))


FITS = """() => {
  const [guide, bar, board] = ['.guide', 'section.decide', 'main.board'].map(
    one => document.querySelector(one).getBoundingClientRect()
  );
  const wide = document.documentElement.scrollWidth <= innerWidth;
  return wide && guide.bottom <= bar.top && board.height > 150;
}"""
"""Nothing lies beyond the screen, the guide does not cover the bar, and the board has room."""


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_by_keys(guests: Guests, game: str) -> None:
    """Enter goes on where there is one thing to do; where its key is shown, that does, too."""
    page = opened(guests.come(), game)
    last = steps(page)
    wide = 0
    for step in range(1, last):
        arrive(page, step)
        options = page.locator("section.decide [data-option]")
        if options.count() > 1:
            wide += 1
            page.keyboard.press("ArrowRight")
        else:
            key = options.first.get_attribute("aria-keyshortcuts") if options.count() and not step % 2 else None
            page.keyboard.press(key or "Enter")
    arrive(page, last)
    assert wide < last / 2
    expect(page.get_by_role("button", name="Play against bots now")).to_be_visible()
    page.keyboard.press("u")
    arrive(page, last - 1)
    page.keyboard.press("ArrowLeft")
    arrive(page, last - 2)


def test_a_lesson_by_mouse_and_a_friendly_word(guests: Guests) -> None:
    page = opened(guests.come(), "nightmarium")
    expect(page.locator(".board .tgt, .handarea .tgt").first).to_be_visible()
    page.locator(".handarea button", has_text="Necronaut 9").first.click()
    expect(page.locator(".guide .aside")).to_contain_text("is possible too")
    page.locator(".handarea button", has_text="Insektoid 71").first.click()
    expect(page.locator(".guide .aside")).to_contain_text("nothing to do with this now")
    assert at(page) == 1
    page.get_by_role("button", name="All my options").click()
    expect(page.locator("section.decide [data-option]")).to_have_count(4)
    page.get_by_role("button", name="All my options").click()
    page.locator(".handarea button", has_text="Homunculus 30").first.click()
    arrive(page, 2)
    page.locator("section.decide [data-option]").click()
    arrive(page, 3)
    page.locator("section.decide").get_by_role("button", name="Go on").click()
    arrive(page, 4)
    page.locator(".guide").get_by_role("button", name="Back").click()
    arrive(page, 3)


def test_the_language_may_change_in_the_middle(guests: Guests) -> None:
    page = opened(guests.come(), "somnicum")
    page.keyboard.press("ArrowRight")
    arrive(page, 2)
    english = page.locator(".guide .doing").inner_text()
    page.keyboard.press("?")
    page.get_by_role("radio", name="Polski").click()
    page.keyboard.press("Escape")
    expect(page.locator(".guide .far")).to_have_text("Krok 2 z 19")
    expect(page.locator(".guide .doing")).not_to_have_text(english)
    page.reload()
    expect(page.locator(".guide .far")).to_have_text("Krok 2 z 19")


def test_a_lesson_is_left_and_taken_up_again(guests: Guests) -> None:
    guest = guests.come()
    page = opened(guest, "deranged")
    for step in (1, 2, 3):
        arrive(page, step)
        page.keyboard.press("ArrowRight")
    arrive(page, 4)
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Learn in ten minutes: Deranged").click()
    arrive(page, 4)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".guide .chapter")).to_have_text("Secrets")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".guide .chapter")).to_have_text("Dawn")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Play against bots now").click()
    page.wait_for_url(re.compile("/t/"))
    guest.until(lambda: guest.state.get("settings", {}).get("game") == "training")
    guest.go("/learn/deranged")
    arrive(page, 1)


def test_a_lesson_on_a_phone(guests: Guests) -> None:
    guest = guests.with_phone()
    page = opened(guest, "somnicum")
    check_page(guest)
    last = steps(page)
    for step in range(1, last):
        arrive(page, step)
        guest.until_still()
        assert page.evaluate(FITS)
        page.locator("section.decide").locator("[data-option], .btn.primary").first.tap()
    arrive(page, last)


def test_chapters_can_be_skipped_on_a_phone(guests: Guests) -> None:
    page = opened(guests.with_phone(), "deranged")
    assert page.locator(".guide .chapter").evaluate("one => one.scrollWidth <= one.clientWidth"), "It is cut."
    skip = page.locator(".guide").get_by_role("button", name="Skip")
    box = skip.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    skip.tap()
    expect(page.locator(".guide .chapter")).to_have_text("Secrets")


def test_from_the_start_page_into_a_lesson_and_on_to_a_table(guests: Guests) -> None:
    guest = guests.come()
    page = guest.go("/")
    expect(page.get_by_role("link", name="Learn in ten minutes")).to_have_count(len(NAMES))
    page.get_by_role("link", name="Learn in ten minutes: Nightmarium").click()
    arrive(page, 1)
    last = steps(page)
    guest.go(f"/learn/nightmarium?step={last + 50}")  # of a lesson that was longer once
    expect(page.locator(".guide .far")).to_have_text(f"Step {last} of {last}")
    page.get_by_role("button", name="Play against bots now").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("section.decide")).to_be_visible()


def test_the_other_ways_in(guests: Guests) -> None:
    page = guests.come().go("/?new=somnicum")
    expect(page.get_by_role("link", name="Learn in ten minutes")).to_have_attribute("href", "/learn/somnicum")
    page.goto(page.url.replace("/?new=somnicum", "/rules/somnicum"))
    expect(page.get_by_role("link", name="Learn in ten minutes")).to_have_attribute("href", "/learn/somnicum")


def test_axe_finds_nothing_serious_in_a_lesson(guests: Guests) -> None:
    guest = guests.come()
    page = opened(guest, "nightmarium")
    page.locator(".handarea button", has_text="Necronaut 9").first.click()
    expect(page.locator(".guide .aside")).to_contain_text("is possible too")
    check(guest)
