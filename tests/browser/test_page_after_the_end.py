"""The replay of a finished game, and the page on which anybody checks that it was fair."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from guests import Guest, Guests
from playwright.sync_api import Locator, expect

from phobetor.games import NAMES
from phobetor.records.record import read_record, replay

pytest_plugins = ["stage"]


def now(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider").get_attribute("aria-valuenow") or -1)


@pytest.mark.parametrize("game", NAMES)
def test_scrubbing_by_keys_buttons_and_mouse(guests: Guests, game: str) -> None:
    table = guests.house.among_bots(game)
    guest = guests.come()
    page = guest.go(f"/replay/{table}")
    line = page.get_by_role("slider")
    expect(line).to_have_attribute("aria-valuenow", "0")
    last = int(line.get_attribute("aria-valuemax") or 0)
    assert last == len(guests.house.get(f"/api/fair/{table}")["record"]["choices"])
    line.press("End")
    expect(line).to_have_attribute("aria-valuenow", str(last))
    expect(page.locator(".when b")).to_have_text(guests.house.get(f"/api/replay/{table}?seat=-1")["ending"])
    line.press("Home")
    page.get_by_role("button", name="One choice forward").click()
    page.get_by_role("button", name="One choice forward").click()
    page.get_by_role("button", name="One choice back").click()
    expect(line).to_have_attribute("aria-valuenow", "1")
    guest.until_still()
    box = line.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 20)
    page.mouse.down()
    guest.until(lambda: abs(now(guest) - last / 4) <= 2)
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 20, steps=5)
    page.mouse.up()
    guest.until(lambda: abs(now(guest) - last * 3 / 4) <= 2)
    page.keyboard.press("Home")
    page.get_by_role("radio", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    guest.until(lambda: now(guest) >= 3)
    page.get_by_role("button", name="Pause", exact=True).click()


def draws(lines: Locator) -> list[str]:
    """What the others are told to draw; one's own draws are told with their cards."""
    return [text for text in lines.all_inner_texts() if re.match(r"(Bot \d )?draws", text, re.IGNORECASE)]


def test_a_perspective_shows_what_that_seat_saw(guests: Guests, finished: str) -> None:
    guest = guests.come()
    page = guest.go(f"/replay/{finished}?seat=all&at=10")
    everyone = page.locator(".rail .log li")
    expect(everyone.first).to_be_visible()
    open_lines = everyone.all_inner_texts()
    page.get_by_role("radio", name="Bot 1", exact=True).click()
    expect(page.get_by_role("radio", name="Bot 1", exact=True)).to_have_attribute("aria-checked", "true")
    expect(everyone).not_to_have_text(open_lines)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "10")
    expect(page).to_have_url(re.compile("seat=1"))
    guest.until(lambda: draws(everyone) and not any(re.search(r"\d\d|\(", text) for text in draws(everyone)))
    page.get_by_role("radio", name="onlooker").click()
    expect(page.get_by_role("radio", name="onlooker")).to_have_attribute("aria-checked", "true")
    guest.until(lambda: draws(everyone) and not any("(" in text for text in draws(everyone)))


def test_a_shared_link_leads_to_the_same_moment(guests: Guests, finished: str) -> None:
    guest = guests.come(permissions=["clipboard-read", "clipboard-write"])
    page = guest.go(f"/replay/{finished}")
    line = page.get_by_role("slider")
    for _ in range(7):
        line.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuenow", "7")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy: Link to this moment").click()
    expect(page.get_by_role("button", name="Copied: Link to this moment")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    says = page.locator(".scrub .ask").inner_text()
    friend = guests.come("friend")
    friend.page.goto(link)
    expect(friend.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "7")
    expect(friend.page.locator(".scrub .ask")).to_have_text(says, use_inner_text=True)


def test_anybody_checks_that_a_game_was_fair(guests: Guests, finished: str, tmp_path: Path) -> None:
    guest = guests.come(accept_downloads=True)
    page = guest.go(f"/replay/{finished}")
    page.get_by_role("link", name="Shuffle: check it").click()
    expect(page.locator(".verdict.good")).to_have_count(2)
    sealed, seed, computed = page.locator("dd code").all_inner_texts()
    assert sealed == computed == hashlib.sha256(b"phobetor commitment/" + bytes.fromhex(seed)).hexdigest()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(tmp_path / "record.json")
    record = read_record((tmp_path / "record.json").read_bytes(), "record.json")
    assert record.seed.split(":")[1] == seed
    assert replay(record).is_over()


def test_a_seed_that_was_not_sealed_is_found_out(guests: Guests, finished: str) -> None:
    guest = guests.come(new=True)
    fair = guests.house.get(f"/api/fair/{finished}")
    forged = fair | {"seed": "00" * 32, "holds": False}
    guest.page.route("**/api/fair/*", lambda route: route.fulfill(json=forged))
    page = guest.go(f"/fair/{finished}")
    expect(page.locator(".verdict.bad")).to_have_count(2)


def test_while_a_game_goes_on_nothing_is_told(guests: Guests) -> None:
    guest = guests.come()
    guest.forgiven = re.compile("status of 409")
    table = guests.house.solo().table
    page = guest.go(f"/fair/{table}")
    expect(page.get_by_text("The seed stays sealed")).to_be_visible()
    page = guest.go(f"/replay/{table}")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
