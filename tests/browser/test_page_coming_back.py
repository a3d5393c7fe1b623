"""Reload, second tab, another device, and a server that dies in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from guests import UNREACHABLE, Guest, Guests, by_key, by_mouse, play
from playwright.sync_api import Browser, Page, expect
from serving import House, Seated

pytest_plugins = ["stage"]


def kept(state: dict[str, Any]) -> dict[str, Any]:
    """What must be the same after coming back."""
    return {name: state[name] for name in ("view", "decision", "waiting", "phase", "you", "can_undo")}


def seen(guest: Guest) -> dict[str, Any]:
    return kept(guest.state)


def asked(state: dict[str, Any]) -> set[int]:
    """Who must decide, as far as a seat was told."""
    others = {waiting["seat"] for waiting in state["waiting"]}
    return others | {state["you"]} if state["decision"] else others


def is_quiet(people: Mapping[Guest, Seated]) -> bool:
    """Only people must decide, so nothing changes by itself; and each page shows what the server would tell it now."""
    now = {guest: seated.sees() for guest, seated in people.items()}
    seats = {state["you"] for state in now.values()}
    if not all(asked(state) and asked(state) <= seats for state in now.values()):
        return False
    told = all(kept(state) == seen(guest) and len(state["log"]) == guest.lines() for guest, state in now.items())
    return told and all(guest.is_shown() for guest in people)


def shown(page: Page) -> tuple[list[str], list[str]]:
    """What can be chosen, and the log; both tabs are redrawn at their own time, and leave out facts by their room."""
    options = page.locator("section.decide.choose .opts [data-option] .name").all_inner_texts()
    return options, page.locator(".rail .log li").all_inner_texts()


def alike(one: Guest, other: Guest) -> bool:
    """Both tabs were told the same, and show the same."""
    told = one.is_shown() and other.is_shown() and seen(one) == seen(other)
    return told and shown(one.page)[0] != [] and shown(one.page) == shown(other.page)


def log_texts(guest: Guest) -> list[str]:
    return guest.page.locator(".rail .log li").all_inner_texts()


def test_a_reload_shows_the_same_decision(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo())
    play({guest: by_mouse}, seed=1, choices=5)
    guest.until_asked()
    before, labels, log = seen(guest), guest.labels(), log_texts(guest)
    guest.state = {}
    guest.page.reload()
    guest.until_asked()
    assert seen(guest) == before
    guest.until(lambda: guest.labels() == labels)
    expect(guest.page.locator(".rail .log li")).to_have_text(log, use_inner_text=True)


def test_a_second_tab_of_the_same_seat_stays_live(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo())
    second = guests.in_another_tab(guest)
    expect(second.page.locator("section.decide.choose")).to_be_visible()
    for place in range(3):
        play({guest: by_mouse if place % 2 else by_key}, seed=place, choices=1)
        guest.until_asked()
        guest.until(lambda: alike(guest, second))
    guest.answered = guest.state["decision"]["id"]
    second.choose(0)
    guest.until_asked()
    guest.until(lambda: alike(guest, second))


def test_the_personal_link_brings_a_friend_to_another_device_once(guests: Guests) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    host = guests.house.open_table("nightmarium", seats)
    boris = guests.come("Boris")
    boris.take_seat(host.sit(1, "Boris"))
    boris.page.keyboard.press("?")
    boris.page.get_by_role("button", name="Show the code").click()
    expect(boris.page.get_by_role("img", name="Take my seat to another device")).to_be_visible()
    token = guests.house.seat_token(boris.context.cookies(), host.table)
    phone = guests.with_phone("Boris' phone")
    phone.go(f"{host.path}#{token}")
    phone.until(lambda: phone.state.get("you") == 1 and token not in phone.page.url)
    phone.until(lambda: seen(phone) == seen(boris))  # the bot may be in the middle of its turn
    stranger = guests.come("Stranger")
    stranger.forgiven = re.compile("status of 403")
    stranger.go(f"{host.path}#{token}")
    expect(stranger.page.get_by_text("link", exact=False).first).to_be_visible()
    assert not stranger.state or stranger.state["you"] == -1


@pytest.fixture
def fragile(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own that a test may kill."""
    home = House(tmp_path_factory.mktemp("fragile"))
    home.start()
    yield home
    home.stop()


def test_the_page_comes_back_by_itself_after_the_server_was_killed(fragile: House, chromium: Browser) -> None:
    guests = Guests(fragile, chromium)
    anna, boris = guests.come("Anna"), guests.come("Boris")
    host = fragile.open_table("nightmarium", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    friend = host.sit(1, "Boris")
    people = {anna: host, boris: friend}
    for guest, seated in people.items():
        guest.forgiven = UNREACHABLE
        guest.take_seat(seated)
    pressing = {anna: by_mouse, boris: by_key}
    for kill in range(2):
        play(pressing, seed=kill, choices=4)
        anna.until(lambda: is_quiet(people))
        before = {guest: (seen(guest), log_texts(guest)) for guest in pressing}
        fragile.kill()
        for guest in pressing:
            expect(guest.page.get_by_text("The connection is lost")).to_be_visible()
            guest.state = {}
        fragile.start()
        for guest in pressing:
            guest.until(lambda guest=guest: bool(guest.state))  # type: ignore[misc]
            assert seen(guest) == before[guest][0]
            expect(guest.page.locator(".rail .log li")).to_have_text(before[guest][1], use_inner_text=True)
            expect(guest.page.get_by_text("The connection is lost")).to_be_hidden()
    assert play(pressing, seed=9, choices=6) == 6
    assert not guests.close()


def test_a_choice_made_while_the_server_is_away_is_kept_and_sent(fragile: House, chromium: Browser) -> None:
    guests = Guests(fragile, chromium)
    anna = guests.come()
    anna.forgiven = UNREACHABLE
    anna.take_seat(fragile.solo())
    anna.until_asked()
    fragile.kill()
    anna.choose(0)
    expect(anna.page.get_by_text("Your choice is kept")).to_be_visible()
    anna.state = {}
    fragile.start()
    anna.until(lambda: bool(anna.state) and anna.asked())  # something else: the choice was carried out
    expect(anna.page.get_by_text("Your choice is kept")).to_be_hidden()
    assert anna.state["phase"] == "playing"
    assert not guests.close()
