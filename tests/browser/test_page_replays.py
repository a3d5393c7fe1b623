"""The replay: hands of the chosen seat and of everyone, games from links and files, comments, doubts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from guests import PHONE, Guest, Guests
from playwright.sync_api import expect
from serving import House, Seated, play_elsewhere

from phobetor.records.link import read_link
from phobetor.records.scenario import run_scenario

pytest_plugins = ["stage"]
COPYING = ["clipboard-read", "clipboard-write"]


def copied(guest: Guest) -> str:
    text: str = guest.page.evaluate("() => navigator.clipboard.readText()")
    return text


@pytest.fixture(scope="session")
def deranged(house: House) -> str:
    return house.among_bots("deranged", 6)


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has never seen any table."""
    other = House(tmp_path_factory.mktemp("elsewhere"))
    other.start()
    yield other
    other.stop()


# --- hands ------------------------------------------------------------------------------------------
def test_hands_of_the_chosen_seat_and_of_everyone_are_drawn(guests: Guests, finished: str) -> None:
    guest = guests.come()
    page = guest.go(f"/replay/{finished}?seat=all&at=20")
    views = guests.house.get(f"/api/replay/{finished}?seat=all")["frames"][20]["views"]
    for seat, view in enumerate(views):
        expect(page.locator(f".laid[data-fly=hand-{seat}] button")).to_have_count(len(view["hands"][seat]))
    page.locator(".laid button").first.hover()
    expect(page.get_by_text("Everybody knows these cards")).to_have_count(0)
    page.get_by_role("radio", name="Bot 1", exact=True).click()
    expect(page.locator(".handarea .hcard")).to_have_count(len(views[1]["hands"][1]))
    expect(page.locator(".laid")).to_have_count(0)
    page.get_by_role("radio", name="onlooker").click()
    expect(page.locator(".handarea")).to_have_count(0)
    expect(page.locator(".laid")).to_have_count(0)


def test_hands_of_a_large_game_are_drawn_and_six_seats_fit_on_a_phone(guests: Guests, deranged: str) -> None:
    views = guests.house.get(f"/api/replay/{deranged}?seat=all")["frames"][40]["views"]
    guest = guests.come()
    page = guest.go(f"/replay/{deranged}?seat=all&at=40")
    for seat, view in enumerate(views):
        held = page.locator(".hero-panel").nth(seat).locator(".chip.held")
        expect(held).to_have_count(len(view["hands"][seat]))
    page.get_by_role("radio", name="Bot 4", exact=True).click()
    expect(page.locator(".handarea .cards li")).to_have_count(len(views[4]["hands"][4]))
    phone = guests.come("phone", viewport=PHONE)
    small = phone.go(f"/replay/{deranged}?seat=-1&at=40")
    eyes = small.get_by_role("radiogroup", name="Seen by").get_by_role("radio")
    expect(eyes).to_have_count(8)
    boxes = [eyes.nth(place).bounding_box() for place in range(8)]
    assert all(box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] for box in boxes)
    assert all(box is not None and box["width"] >= 40 and box["height"] >= 44 for box in boxes)


# --- links and files --------------------------------------------------------------------------------
def test_the_whole_game_is_in_a_link_that_any_server_opens(guests: Guests, finished: str, elsewhere: House) -> None:
    guest = guests.come(permissions=COPYING)
    page = guest.go(f"/replay/{finished}")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy: Whole game in one link").click()
    expect(page.get_by_role("button", name="Copied: Whole game in one link")).to_be_visible()
    link = copied(guest)
    assert len(link) < 2000
    assert read_link(link).seed.startswith("fair:")
    page.goto(link.replace(guests.house.address, elsewhere.address) + ".12.1")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "12")
    expect(page.get_by_role("radio", name="Bot 1", exact=True)).to_have_attribute("aria-checked", "true")
    last = len(guests.house.get(f"/api/replay/{finished}?seat=-1")["frames"]) - 1
    expect(slider).to_have_attribute("aria-valuemax", str(last))
    page.get_by_role("radio", name="everyone").click()
    expect(page.locator(".laid")).to_have_count(3)
    expect(slider).to_have_attribute("aria-valuenow", "12")
    expect(page.get_by_role("button", name="Comment", exact=True)).to_have_count(0)  # this server has no such table


def test_a_link_that_was_cut_gets_a_sentence(guests: Guests, finished: str) -> None:
    guest = guests.come()
    guest.forgiven = re.compile("status of 400")
    link = guests.house.get(f"/api/replay/{finished}?seat=-1")["link"]
    page = guest.go(f"/replay/link#{link[:-9]}")
    expect(page.get_by_role("alert")).to_contain_text("does not hold a whole game")


def test_a_record_is_saved_and_opened_and_a_bad_file_is_told(guests: Guests, finished: str, tmp_path: Path) -> None:
    guest = guests.come(accept_downloads=True)
    guest.forgiven = re.compile("status of 400")
    page = guest.go(f"/replay/{finished}")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save: Record as a file").click()
    saving.value.save_as(tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    (tmp_path / "bad.json").write_text(json.dumps(record | {"choices": ["a fly"], "hashes": []}), encoding="utf-8")
    page.goto(guests.house.address)
    page.get_by_role("link", name="Open a recorded game").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    expect(page.get_by_role("alert")).to_contain_text("Choice 1 of 1 cannot be read")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(len(record["choices"])))
    page.get_by_role("radio", name="Bot 2", exact=True).click()
    expect(page.locator(".handarea")).to_be_visible()


# --- comments and doubts ----------------------------------------------------------------------------
def played_out(guests: Guests) -> Seated:
    """A finished game of one person and a bot."""
    seated = guests.house.solo(bots=1)
    play_elsewhere([seated], 1, lambda options, chance: chance.randrange(len(options)))
    return seated


def test_a_comment_appears_for_another_viewer_and_can_be_deleted(guests: Guests) -> None:
    seated = played_out(guests)
    guest = guests.come(new=True)
    guest.context.add_cookies(seated.cookies())  # type: ignore[arg-type]
    page = guest.go(f"/replay/{seated.table}?at=5")
    page.get_by_role("button", name="Comment", exact=True).click()
    page.get_by_label("What about this moment?").fill("Here it <b>turned</b>.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Here it <b>turned</b>.").first).to_be_visible()
    friend = guests.come("friend")
    other = friend.go(f"/replay/{seated.table}")
    other.get_by_role("tab", name="Comments").click()
    other.locator(".rail .to").click()
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuenow", "5")
    expect(other.locator("blockquote")).to_contain_text("Here it <b>turned</b>.")
    expect(other.get_by_text("Whoever sat at the table can write here.")).to_be_visible()
    expect(other.get_by_role("button", name="Delete the comment")).to_have_count(0)
    page.get_by_role("button", name="Delete the comment").click()
    expect(page.locator(".rail .to")).to_have_count(0)


def test_a_doubt_copies_a_scenario_that_runs(guests: Guests, finished: str, tmp_path: Path) -> None:
    guest = guests.come(permissions=COPYING)
    page = guest.go(f"/replay/{finished}?at=9")
    line = page.locator(".rail .log li").first
    line.hover()
    line.get_by_role("button", name="Is this right?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="§NM-").first).to_be_visible()
    expect(dialog.locator(".tests li").first).to_be_visible()
    dialog.get_by_role("button", name="Copy as a scenario").click()
    expect(dialog.get_by_text("Copied")).to_be_visible()
    (tmp_path / "doubt.toml").write_text(copied(guest), encoding="utf-8")
    run_scenario(tmp_path / "doubt.toml")
    dialog.get_by_role("button", name="Copy as a link").click()
    guest.until(lambda: "/replay/link#p1." in copied(guest))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_doubt_at_the_table_copies_what_the_seat_knows(guests: Guests, tmp_path: Path) -> None:
    seated = guests.house.solo("nemesis", 1)
    guest = guests.come(permissions=COPYING, new=True)
    page = guest.take_seat(seated)
    page.locator("section.decide").get_by_role("button", name="Is this right?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("whatever you cannot see is imagined")).to_be_visible()
    dialog.get_by_role("button", name="Copy as a scenario").click()
    expect(dialog.get_by_text("Copied")).to_be_visible()
    (tmp_path / "doubt.toml").write_text(copied(guest), encoding="utf-8")
    game: Any = run_scenario(tmp_path / "doubt.toml")
    assert game.is_asked(0)
    assert dialog.get_by_role("button", name="Copy as a link").count() == 0
