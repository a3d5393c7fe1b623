"""The log reads as a story, and every line of it can be seen again on the board while the game goes on."""

from __future__ import annotations

import os
from typing import Any

from guests import Guest, Guests, by_mouse
from playwright.sync_api import expect

pytest_plugins = ["stage"]

SHOTS = os.environ.get("PHOBETOR_SHOTS", "")


def shot(guest: Guest, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=f"{SHOTS}/{name}.png")


def arrive(guests: Guests, game: str = "nightmarium", choices: int = 6, **more: Any) -> Guest:
    """Somebody who has had three turns."""
    guest = guests.come(**more)
    guest.prefers("pace", "instant")
    guest.take_seat(guests.house.solo(game))
    for _ in range(choices):
        guest.until_asked()
        guest.choose(0, by_mouse)
    guest.until_asked()
    return guest


def hand(guest: Guest) -> int:
    return guest.page.locator(".handarea .hcard, .handarea [data-card]").count()


def test_the_log_reads_as_a_story(guests: Guests) -> None:
    anna = arrive(guests)
    log = anna.page.locator(".log")
    sections = log.locator("section.turn")
    assert sections.count() >= 7
    numbers = [int("".join(filter(str.isdigit, text))) for text in log.locator(".nr").all_inner_texts()]
    assert numbers == sorted(numbers, reverse=True)
    expect(log.locator("section.phase h2")).to_have_text("Set-up")
    mine = log.locator("section.turn", has=anna.page.locator("h2", has_text="you")).nth(1)
    expect(mine.locator("li").first).to_contain_text("You draw")
    expect(mine.locator("li.only .only-you").first).to_be_visible()
    assert not any("’s turn." in text for text in log.locator("li").all_inner_texts())
    shot(anna, "log")


def test_filters_show_what_concerns_me_and_fights(guests: Guests) -> None:
    anna = arrive(guests)
    lines = anna.page.locator(".log li .deed")
    every = lines.count()
    anna.page.get_by_role("radio", name="About me").click()
    expect(lines.first).to_be_visible()
    assert 0 < lines.count() < every
    assert all("you" in text.lower() for text in lines.all_inner_texts())
    anna.page.get_by_role("radio", name="Fights").click()
    assert lines.count() < every
    anna.page.get_by_role("radio", name="All").click()
    expect(lines).to_have_count(every)


def test_a_click_on_a_line_shows_that_moment_and_escape_comes_back(guests: Guests) -> None:
    anna = arrive(guests)
    now = anna.page.locator(".handarea").inner_text()
    first = anna.page.locator(".log .deed", has_text="You draw").last
    first.click()
    bar = anna.page.get_by_role("region", name="You look back.")
    expect(bar).to_contain_text("You draw")
    expect(bar).to_contain_text("You decide now.")
    then = anna.page.locator(".handarea").inner_text()
    assert then != now
    shot(anna, "looking")
    bar.get_by_role("button", name="One line on").click()
    expect(bar).not_to_contain_text(first.inner_text())
    anna.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(anna.page.locator("section.decide.choose")).to_be_visible()
    assert anna.page.locator(".handarea").inner_text() == now


def test_the_whole_game_can_be_looked_back_at_after_a_reload(guests: Guests) -> None:
    anna = arrive(guests)
    anna.page.reload()
    anna.until_asked()
    anna.page.locator(".log .deed", has_text="Everybody gets 5 cards").click()
    bar = anna.page.get_by_role("region", name="You look back.")
    expect(bar).to_contain_text("Set-up")
    expect(anna.page.locator(".handarea")).to_contain_text("5 cards")
    bar.get_by_role("button", name="Come back").click()
    expect(bar).to_have_count(0)


def test_what_i_missed_is_listed_and_played_while_i_decide(guests: Guests) -> None:
    anna = arrive(guests)
    anna.page.locator("section.decide").get_by_role("button", name="What did I miss?").click()
    recap = anna.page.get_by_role("region", name="Since you last decided")
    expect(recap.locator("li")).to_have_count(2)
    shot(anna, "recap")
    expect(anna.page.locator("section.decide.choose")).to_be_visible()
    recap.get_by_role("button", name="Play all").click()
    expect(anna.page.get_by_role("region", name="You look back.")).to_be_visible()
    expect(anna.page.get_by_role("region", name="You look back.")).to_have_count(0, timeout=20_000)
    expect(anna.page.locator("section.decide.choose")).to_be_visible()
    anna.page.locator(".log .eye").nth(1).click()
    expect(anna.page.get_by_role("region", name="You look back.")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("region", name="You look back.")).to_have_count(0)


def test_on_a_phone_the_board_makes_room_for_the_moment(guests: Guests) -> None:
    anna = guests.with_phone()
    anna.prefers("pace", "instant")
    anna.take_seat(guests.house.solo())
    anna.until_asked()
    anna.page.locator("nav.nav").get_by_role("button", name="Log").tap()
    shot(anna, "log-phone")
    doubt = anna.page.locator(".log .doubt").last.bounding_box()
    assert doubt is not None
    assert min(doubt["width"], doubt["height"]) >= 44
    anna.page.locator(".log .deed").last.tap()
    bar = anna.page.get_by_role("region", name="You look back.")
    expect(bar).to_be_visible()
    shot(anna, "looking-phone")
    assert bar.bounding_box()["width"] <= 390  # type: ignore[index]
    bar.get_by_role("button", name="Come back").tap()
    expect(bar).to_have_count(0)
