"""The end of a game in its page: it takes the board's place, leads into the replay, and becomes a picture."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from guests import Guest, Guests, soon
from playwright.sync_api import Locator, Page, expect
from serving import play_elsewhere
from test_page_access import COLOURS, check

from phobetor.games import NAMES

pytest_plugins = ["stage"]
PNG = b"\x89PNG\r\n\x1a\n"


def see_the_end(guest: Guest, table: str) -> Page:
    page = guest.go(f"/t/{table}")
    expect(page.get_by_role("region", name="The end of the game").get_by_role("heading", level=2)).to_be_visible()
    return page


@pytest.mark.parametrize("game", NAMES)
def test_the_end_takes_the_boards_place_on_desktop_and_phone(guests: Guests, game: str, tmp_path: Path) -> None:
    table = guests.house.among_bots(game)
    told = guests.house.get(f"/api/finale/{table}?seat=-1")["finale"]
    guest = guests.come(accept_downloads=True, reduced_motion="reduce")  # nothing to wait for; motion has its own test
    page = see_the_end(guest, table)
    end = page.get_by_role("region", name="The end of the game")
    expect(end.get_by_role("heading", level=2)).to_have_text(told["result"])
    expect(end).to_contain_text(told["reason"])
    expect(end.locator("article")).to_have_count(len(told["fates"]))
    for fate in told["fates"]:
        expect(end).to_contain_text(fate["text"])
    if game in LEFT:
        the_cards(end, game, told)
    levels = page.locator("h1, .finale :is(h2, h3, h4)").evaluate_all("all => all.map(one => Number(one.tagName[1]))")
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels
    check(guest, ".finale")
    the_board_and_back(page)
    the_picture(page, told, tmp_path / "story.png")
    end.locator("ol a").first.click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(told["moments"][0]["choice"]))
    on_a_phone(guests.with_phone(reduced_motion="reduce"), table)


CARDS = {"deranged": ("role", "night", "curse"), "nemesis": ("objective", "wound")}
"""What lies open as the cards that they are."""


LEFT = {"somnicum": ".other", "deranged": "svg.plan", "nemesis": ".scaled > svg"}
"""The table as it was left; Nightmarium's creatures stand beside their players."""


def the_cards(end: Locator, game: str, told: dict[str, Any]) -> None:
    """Every card of these piles is drawn with its words; ship, town and dreams are there as they were left."""
    piles = [pile for fate in told["fates"] for pile in fate["piles"] if pile["kind"] in CARDS.get(game, ())]
    things = [thing for pile in piles for thing in pile["things"]]
    expect(end.locator("article li .printed .name")).to_have_count(len(things))
    assert bool(things) == (game in CARDS)
    expect(end.locator(f".last {LEFT[game]}")).to_have_count(len(told["fates"]) if game == "somnicum" else 1)


def the_board_and_back(page: Page) -> None:
    page.get_by_role("button", name="The board", exact=True).click()
    expect(page.locator(".finale")).to_have_count(0)
    page.get_by_role("button", name="The end", exact=True).click()
    expect(page.locator(".finale h2")).to_be_visible()


def the_picture(page: Page, told: dict[str, object], path: Path) -> None:
    """A PNG of the right size, whose drawing says who won."""
    page.get_by_role("button", name="Story picture").click()
    image = page.get_by_role("dialog", name="Story picture").get_by_role("img")
    expect(image).to_have_attribute("src", re.compile("font-face"))  # its letters have come
    drawn = unquote(image.get_attribute("src") or "")
    texts = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", drawn))
    assert str(told["headline"]).split()[-1] in texts.replace("&#39;", "'")
    assert all(f"Bot {seat}" in texts for seat in range(3))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the picture").click()
    saving.value.save_as(path)
    found = path.read_bytes()
    assert found.startswith(PNG)
    assert (int.from_bytes(found[16:20]), int.from_bytes(found[20:24])) == (1200, 630)
    assert len(found) > 20_000, "The picture is empty."
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def on_a_phone(guest: Guest, table: str) -> None:
    """One column, nothing beside it, and buttons for thumbs."""
    page = see_the_end(guest, table)
    guest.until_still()
    wide = page.locator(".finale").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 1
    lefts = page.locator(".finale article").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().x))"
    )
    assert len(set(lefts)) == 1
    heights = page.locator(".finale :is(ol, .claims) a").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    check(guest, ".finale", without=COLOURS)


def test_my_own_fate_comes_first(guests: Guests) -> None:
    seated = guests.house.solo(bots=1)
    play_elsewhere([seated], 1, soon)
    page = guests.come().take_seat(seated)
    expect(page.locator(".finale article h3").first).to_have_text("You")
    expect(page.get_by_role("button", name="Play again")).to_be_enabled()


def test_the_end_is_still_there_after_a_reload(guests: Guests, finished: str) -> None:
    page = see_the_end(guests.come(), finished)
    said = page.locator(".finale h2").inner_text()
    page.reload()
    expect(page.locator(".finale h2")).to_have_text(said)


def test_what_is_told_comes_one_after_the_other(guests: Guests, finished: str) -> None:
    page = see_the_end(guests.come(reduced_motion="no-preference"), finished)
    styles: list[list[str]] = page.locator(".finale > header, .fate, .turns, .figures").evaluate_all(
        "all => all.map(one => getComputedStyle(one)).map(style => [style.animationName, style.animationDelay])"
    )
    assert "none" not in [name for name, _ in styles]
    delays = [1000 * float(delay.removesuffix("s")) for _, delay in styles]
    assert delays == sorted(delays)
    assert len({*delays}) >= 4
    assert delays[-1] <= 3000


def test_nothing_moves_for_who_wants_no_motion(guests: Guests, finished: str) -> None:
    guest = guests.come(reduced_motion="reduce")
    page = see_the_end(guest, finished)
    running = "() => document.querySelector('.finale').getAnimations({ subtree: true }).length"
    assert page.evaluate(running) == 0


def test_an_end_that_cannot_be_fetched_says_so_and_comes_again(guests: Guests, finished: str) -> None:
    guest = guests.come(new=True)
    guest.forgiven = re.compile("status of 503")
    sentence = {"error": "Something of ours went wrong."}
    guest.page.route("**/api/finale/*", lambda route: route.fulfill(status=503, json=sentence), times=1)
    page = guest.go(f"/t/{finished}")
    expect(page.locator(".finale").get_by_role("alert")).to_have_text(sentence["error"])
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".finale h2")).to_be_visible()
