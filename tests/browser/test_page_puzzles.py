"""A person before the puzzle of the day, by keys and on a phone, and before the analysis of a finished game."""

from __future__ import annotations

import re

import pytest
from guests import Guests
from playwright.sync_api import Page, expect
from test_page_access import check
from test_page_phone import check_page

from phobetor.games import NAMES
from phobetor.records.puzzle import laid_out, puzzles_of

pytest_plugins = ["stage"]


def places(game: str, number: int) -> tuple[int, int]:
    """The place of the solution among the options, and that of what greedy chooses."""
    laid = laid_out(game, number)
    options = list(laid.title.view(laid.game, laid.seat).options)
    return options.index(laid.solutions[0]), options.index(laid.option(laid.puzzle.greedy))


FEW = 6
"""So few options stand in the bar side by side, also on a phone."""


def options_of(game: str, number: int) -> int:
    laid = laid_out(game, number)
    return len(laid.title.view(laid.game, laid.seat).options)


def simplest(game: str) -> int:
    """The puzzle with the fewest options."""
    return min(range(1, len(puzzles_of(game)) + 1), key=lambda number: options_of(game, number))


def choose(page: Page, place: int) -> None:
    page.locator(f"section.decide [data-option='{place}']").first.click()


def test_a_puzzle_is_tried_solved_and_counted(guests: Guests) -> None:
    guest = guests.come()
    page = guest.go("/puzzle/nightmarium")
    expect(page.locator(".sheet-of h2")).to_be_visible()
    today = int(re.findall(r"\d+", page.locator(".sheet-of .far span").first.inner_text())[0])
    right, wrong = places("nightmarium", today)
    expect(page.locator(".sheet-of")).not_to_contain_text("%")
    choose(page, wrong)
    expect(page.locator("section.decide .ask")).to_have_text("There is something better.")
    expect(page.locator(".tries li")).to_have_count(1)
    expect(page.locator(".sheet-of")).to_contain_text("No day in a row yet")
    check(guest)
    page.keyboard.press("Enter")
    choose(page, right)
    expect(page.locator("section.decide .ask")).to_have_text("That is it.")
    expect(page.locator(".choices li.best")).to_have_count(1)
    expect(page.locator(".sheet-of")).to_contain_text("1 day in a row")
    check(guest)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"\?n={today % len(puzzles_of('nightmarium')) + 1}$"))
    expect(page.locator(".choices")).to_have_count(0)


@pytest.mark.parametrize("game", [game for game in NAMES if puzzles_of(game)])
def test_a_puzzle_on_a_phone_shows_its_solution_to_whoever_wants_it(guests: Guests, game: str) -> None:
    number = simplest(game)
    guest = guests.with_phone()
    page = guest.go(f"/puzzle/{game}?n={number}")
    expect(page.locator(".sheet-of h2")).to_be_visible()
    check_page(guest)
    if options_of(game, number) > FEW:
        return
    choose(page, places(game, number)[1])
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".choices li.best").first).to_be_visible()
    expect(page.locator(".sheet-of")).to_contain_text("No day in a row yet")


def test_a_finished_game_is_looked_at_again(guests: Guests) -> None:
    table = guests.house.among_bots("nightmarium")
    guest = guests.come()
    page = guest.go(f"/replay/{table}?seat=1")
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator(".chart path.line")).to_have_count(3)
    expect(page.locator(".chart path.mine")).to_have_count(1)
    expect(page.get_by_role("radio", checked=True)).to_have_count(1)
    check(guest)
    links = page.locator(".mistakes ol a")
    if links.count():
        links.first.click()
        expect(page).to_have_url(re.compile(r"/replay/.*seat=1"))
