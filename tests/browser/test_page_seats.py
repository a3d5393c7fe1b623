"""Whose seat it is: logging out here and elsewhere, being sent away from a lobby, and a part of one's own in chance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from guests import Guest, Guests
from playwright.sync_api import Browser, expect
from serving import House, play_elsewhere, seated_by

from phobetor.cli.main import obey, parsed

pytest_plugins = ["stage"]
TABLE = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]


def open_settings(guest: Guest) -> None:
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_a_person_takes_the_seat_away_from_all_other_devices(guests: Guests) -> None:
    host = guests.house.open_table("nightmarium", TABLE)
    boris = guests.come("Boris", new=True)
    boris.take_seat(host.sit(1, "Boris"))
    token = guests.house.seat_token(boris.context.cookies(), host.table)
    phone = guests.with_phone("Boris' phone", new=True)
    phone.go(f"{host.path}#{token}")
    phone.until(lambda: phone.state.get("you") == 1)
    open_settings(boris)
    boris.page.get_by_role("button", name="Log out there").click()
    expect(boris.page.get_by_text("Only this browser holds your seats now.")).to_be_visible()
    phone.until(lambda: phone.state.get("you") == -1)
    expect(phone.page.get_by_text("You are watching")).to_be_visible()
    boris.page.reload()
    boris.until(lambda: boris.state.get("you") == 1)


def test_who_logs_out_only_watches_afterwards(guests: Guests) -> None:
    host = guests.house.open_table("nightmarium", TABLE)
    boris = guests.come("Boris", new=True)
    boris.take_seat(host.sit(1, "Boris"))
    open_settings(boris)
    boris.page.get_by_role("button", name="Log out", exact=True).click()
    boris.page.get_by_role("button", name="Give up my seats here").click()
    expect(boris.page).to_have_url(f"{guests.house.address}/")
    boris.state = {}
    boris.go(host.path)
    boris.until(lambda: boris.state.get("you") == -1)
    expect(boris.page.get_by_text("You are watching")).to_be_visible()


def test_who_was_sent_away_is_told_and_waits_for_the_host(guests: Guests) -> None:
    host = guests.house.open_table("nightmarium", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    friend = host.sit(1, "Boris")
    anna, boris = guests.come("Anna", new=True), guests.come("Boris", new=True)
    for guest, seated in ((anna, host), (boris, friend)):
        guest.context.add_cookies(seated.cookies())  # type: ignore[arg-type]
        guest.go(host.path)
    expect(boris.page.get_by_text("The host begins when everybody is ready.")).to_be_visible()
    anna.page.get_by_role("button", name="Ask Boris to leave").click()
    anna.page.get_by_label("A word to Boris").fill("Family evening, next time.")
    anna.page.get_by_role("button", name="Ask to leave", exact=True).click()
    expect(boris.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    expect(boris.page.locator("section.decide .word")).to_have_text("“Family evening, next time.”")
    expect(boris.page.get_by_role("button", name="Sit down here")).to_have_count(0)
    expect(anna.page.get_by_text("You sent Boris away.")).to_be_visible()
    anna.page.get_by_role("button", name="Let them in again").click()
    expect(anna.page.get_by_text("You sent Boris away.")).to_be_hidden()
    expect(boris.page.get_by_role("button", name="Sit down here").first).to_be_visible()


@pytest.fixture
def fair_house(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    """A server that deals as it promises; the others deal alike to all tables."""
    monkeypatch.setenv("PHOBETOR_DEAL", "")
    home = House(tmp_path_factory.mktemp("fair"))
    home.start()
    yield home
    home.stop()


def test_a_game_against_bots_is_dealt_from_what_the_page_was_shown_and_added(
    fair_house: House, chromium: Browser, tmp_path: Path
) -> None:
    guests = Guests(fair_house, chromium)
    anna = guests.come(new=True, accept_downloads=True)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    page = anna.go("/?new=nightmarium")
    chairs = page.locator("li.chair")
    expect(chairs.first).to_be_visible()
    for place in range(1, chairs.count()):
        chairs.nth(place).get_by_role("radio", name="Bot", exact=True).click()
    page.get_by_role("button", name=re.compile("Open the table|Begin")).last.click()
    anna.until(lambda: anna.state.get("phase") == "playing")
    assert [re.sub(r".*/api/|\?.*", "", url) for url in asked] == ["seals", "tables"]
    table = anna.state["table"]
    play_elsewhere(
        [seated_by(fair_house, anna.context.cookies(), table)],
        1,
        lambda options, chance: chance.randrange(len(options)),
    )
    page = anna.go(f"/fair/{table}")
    expect(page.locator(".verdict.good")).to_have_count(3)
    expect(page.locator(".promise")).to_contain_text("The server fixed its seed first")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(tmp_path / f"{table}.phobetor.json")
    words = page.locator("pre code").inner_text().split()
    assert words[:3] == ["phobetor", "verify", f"{table}.phobetor.json"]
    assert words[3::2] == ["--commitment", "--salt"]
    here = [str(tmp_path / words[2]), *words[3:]]
    assert obey(parsed(["verify", *here])) == 0
    assert obey(parsed(["verify", *here[:-1], "another-salt"])) == 1
    anna.page.route(
        "**/api/fair/*", lambda route: route.fulfill(json=fair_house.get(f"/api/fair/{table}") | {"salts": "chosen.."})
    )
    expect(anna.go(f"/fair/{table}").locator(".verdict.bad")).to_have_count(1)
    assert not guests.close()
