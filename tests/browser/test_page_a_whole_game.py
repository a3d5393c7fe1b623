"""Two people and two bots play a whole game of every title through the page."""

from __future__ import annotations

import re

import pytest
from frames import check_frames
from guests import Guest, Guests, by_key, by_mouse, play
from playwright.sync_api import expect
from serving import Onlooker

pytest_plugins = ["stage"]


def open_table(host: Guest, game: str, bots: int) -> str:
    """The host arranges the chairs on the page and opens the table; the link to share."""
    page = host.go("/")
    page.locator(f"a.btn[href='/?new={game}']").click()
    chairs = page.locator("li.chair")
    expect(chairs.first).to_be_visible()
    while (many := chairs.count()) != bots + 2:
        more = many < bots + 2
        page.get_by_role("button", name="Add a chair" if more else "Take this chair away").last.click()
        expect(chairs).to_have_count(many + 1 if more else many - 1)
    chairs.nth(0).get_by_role("textbox").fill(host.name)
    for place, kind in enumerate(["Friend"] + ["Bot"] * bots, 1):
        chairs.nth(place).get_by_role("radio", name=kind, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    expect(page).to_have_url(link)
    return link


def sit_down(friend: Guest, link: str, host: Guest) -> None:
    """A friend sits down, and the host begins."""
    page = friend.page
    page.goto(link)
    page.get_by_role("button", name="Sit down here").click()
    page.get_by_label("Your name").fill(friend.name)
    page.keyboard.press("Enter")
    expect(host.page.locator("li.chair", has_text=friend.name)).to_be_visible()
    host.page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("section.decide[aria-label='Your decision']")).to_be_visible()


@pytest.mark.parametrize(("game", "seed"), [("nightmarium", 19), ("somnicum", 6)])  # with these they end soon
def test_two_people_and_two_bots_play_a_whole_game(guests: Guests, game: str, seed: int) -> None:
    """The large games have tests of their own."""
    anna, boris, celina = guests.come("Anna"), guests.come("Boris"), guests.come("Celina")
    link = open_table(anna, game, bots=2)
    sit_down(boris, link, anna)
    expect(anna.page.locator("section.decide[aria-label='Your decision']")).to_be_visible()
    table = re.sub(r".*/t/", "", link)
    people, onlooker = {anna: by_mouse, boris: by_key}, Onlooker(guests.house, table)
    assert play(people, seed=3, choices=10) == 10
    celina.page.goto(link)
    expect(celina.page.get_by_text("You are watching")).to_be_visible()
    celina.go("/")  # she comes back for the end; what onlookers are sent meanwhile is heard anyhow
    play(people, seed)
    celina.page.goto(link)
    for guest in (anna, boris, celina):
        guest.until(guest.is_over)
        guest.until_shown()
        expect(guest.page.locator("section.decide.over")).to_contain_text(guest.state["ending"], use_inner_text=True)
        expect(guest.page.get_by_role("button", name="Watch the replay")).to_be_visible()
    fair = guests.house.get(f"/api/fair/{table}")
    check_frames(fair, {0: anna.frames, 1: boris.frames, -1: onlooker.heard()})
