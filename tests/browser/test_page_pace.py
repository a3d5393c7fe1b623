"""How fast a page shows what bots do: one state after another, at a chosen pace, with pause, step and skip."""

from __future__ import annotations

from itertools import pairwise

from guests import Guest, Guests, by_mouse
from playwright.sync_api import expect

pytest_plugins = ["stage"]

WATCH = """() => {
  const bar = document.querySelector('section.decide');
  const note = () => {
    const version = Number(bar.dataset.shown.split(' ')[0]);
    if (window.seen.at(-1)?.version !== version) window.seen.push({ version, at: performance.now() });
  };
  window.seen = [];
  note();
  new MutationObserver(note).observe(bar, { attributes: true, attributeFilter: ['data-shown'] });
}"""
"""Remembers every state that the page shows, and when."""


def arrive(guests: Guests, pace: str, game: str = "nightmarium") -> Guest:
    """Somebody who likes things to move, at a table with two bots that decide at once."""
    guest = guests.come(reduced_motion="no-preference")
    guest.prefers("pace", pace)
    guest.take_seat(guests.house.solo(game))
    guest.until_asked()
    guest.page.evaluate(WATCH)
    return guest


def end_turn(guest: Guest) -> int:
    """Two draws; then both bots have their turns. The version of my last choice."""
    guest.choose(0, by_mouse)
    guest.until_asked()
    before = int(guest.state["version"])
    guest.choose(0, by_mouse)
    guest.until(lambda: guest.asked() and guest.state["version"] > before + 2)
    return before + 1


def seen(guest: Guest) -> list[int]:
    return [one["version"] for one in guest.page.evaluate("window.seen")]


def ahead(guest: Guest) -> int:
    """How many states wait."""
    text = guest.page.locator(".pace .ahead").inner_text()
    return int("".join(filter(str.isdigit, text)) or 0)


def test_what_bots_do_is_shown_in_order_and_nothing_is_lost(guests: Guests) -> None:
    anna = arrive(guests, "fast")
    first = anna.state["version"]
    end_turn(anna)
    assert anna.page.locator("section.decide.choose").count() == 0, "It was asked before all was seen."
    anna.until_shown()
    assert seen(anna) == list(range(first, anna.state["version"] + 1))
    expect(anna.page.locator("section.decide.choose")).to_be_visible()


def test_a_slow_page_holds_each_state_longer_than_a_fast_one(guests: Guests) -> None:
    mean, shortest = {}, {}
    for pace in ("slow", "fast"):
        anna = arrive(guests, pace)
        mine = end_turn(anna)
        anna.until_shown()
        times = [one["at"] for one in anna.page.evaluate("window.seen") if one["version"] >= mine]
        mean[pace] = (times[-1] - times[0]) / (len(times) - 1)
        shortest[pace] = min(after - before for before, after in pairwise(times))
    assert mean["slow"] >= 2.4 * 550 * 0.95, "One may be shown late and the next in time, so that no single one counts."
    assert shortest["fast"] < shortest["slow"] / 2, "A busy machine makes some of them late, but not all."


def test_a_pause_holds_a_step_shows_one_and_space_skips(guests: Guests) -> None:
    anna = arrive(guests, "slow")
    mine = end_turn(anna)
    page = anna.page
    page.get_by_role("button", name="Pause").click()
    there = seen(anna)[-1]
    assert mine <= there < anna.state["version"]
    page.wait_for_timeout(2500)
    assert seen(anna)[-1] == there
    assert ahead(anna) == anna.state["version"] - there
    page.get_by_role("button", name="step", exact=True).click()
    page.wait_for_timeout(2500)
    assert seen(anna)[-1] == there + 1
    expect(page.locator(".pace .said")).to_contain_text("Just now:")
    page.locator("main.board").focus()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    anna.until_shown()
    assert seen(anna)[-2:] == [there + 1, anna.state["version"]]
    expect(page.locator("section.decide.choose")).to_be_visible()


def test_a_click_on_the_table_skips_too(guests: Guests) -> None:
    anna = arrive(guests, "slow")
    end_turn(anna)
    anna.page.locator("main.board").click(position={"x": 8, "y": 8})
    anna.until(anna.is_shown, 3)


def test_the_pace_is_chosen_in_the_bar_and_in_the_settings_and_remembered(guests: Guests) -> None:
    anna = arrive(guests, "slow")
    end_turn(anna)
    anna.page.locator(".pace").get_by_role("radio", name="instant").click()
    anna.until(anna.is_shown, 3)
    anna.page.reload()
    anna.until_asked()
    anna.page.keyboard.press("?")
    settings = anna.page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_role("radio", name="instant")).to_be_checked()
    settings.get_by_role("radio", name="normal").click()
    assert anna.page.evaluate("localStorage.getItem('phobetor.pace')") == "normal"


def test_whoever_wants_no_motion_and_chose_no_pace_sees_at_once_what_came(guests: Guests) -> None:
    boris = guests.come("Boris")
    boris.take_seat(guests.house.solo())
    boris.until_asked()
    end_turn(boris)
    boris.until(boris.is_shown, 3)


def test_a_page_that_comes_back_shows_the_present_at_once(guests: Guests) -> None:
    anna = arrive(guests, "slow")
    end_turn(anna)
    anna.page.reload()
    expect(anna.page.locator("section.decide.choose")).to_be_visible(timeout=10_000)
