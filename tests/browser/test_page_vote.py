"""Somebody leaves or thinks for too long: the others see it, vote a bot in, and whoever comes back plays on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from guests import Guest, Guests, by_key, by_mouse, play
from playwright.sync_api import Browser, expect
from serving import House

pytest_plugins = ["stage"]

AWAY = 2.0


@pytest.fixture(scope="module")
def impatient(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which two seconds are a long time to be away."""
    home = House(tmp_path_factory.mktemp("impatient"), "--away", str(AWAY))
    home.start()
    yield home
    home.stop()


def seated(guests: Guests, clock: int = 0, passed: int = 0) -> dict[int, Guest]:
    """Anna, Boris and a bot at a table; by seat, the people. One of them has thought for so many seconds already."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy", "name": "Owl"}]
    host = guests.house.open_table("nightmarium", seats, clock=clock, first="1")
    friend = host.sit(1, "Boris")
    if passed:
        guests.house.let_pass(host.table, passed)
    people = {0: guests.come("Anna"), 1: guests.come("Boris")}
    people[1].take_seat(friend)
    people[0].take_seat(host)
    return people


def asked_and_other(people: dict[int, Guest]) -> tuple[Guest, Guest]:
    """Somebody who must decide, and the other one, who does not."""
    one, other = people.values()
    one.until(lambda: (one.asked() != other.asked()) and one.is_shown() and other.is_shown())
    return (one, other) if one.asked() else (other, one)


def test_a_bot_is_voted_in_for_somebody_who_left_and_gives_the_seat_back(impatient: House, chromium: Browser) -> None:
    guests = Guests(impatient, chromium)
    people = seated(guests)
    gone, stays = asked_and_other(people)
    seat, page = gone.state["you"], stays.page
    chair = page.locator("ol.seats li").nth(seat)
    table = gone.page.url
    gone.page.close()
    expect(chair).to_contain_text("away")
    expect(page.locator("section.decide.away .ask")).to_have_text(f"{gone.name} is away.")
    page.get_by_role("button", name="Wait", exact=True).click()
    expect(page.get_by_role("button", name="Wait", exact=True)).to_have_attribute("aria-pressed", "true")
    assert not stays.state["seats"][seat]["bot"]
    page.get_by_role("button", name=f"Let a bot play for {gone.name}").click()
    expect(chair).to_contain_text("a bot plays")
    stays.until(lambda: seat not in [waiting["seat"] for waiting in stays.state["waiting"]])  # the bot has played
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text(f"{gone.name} is away: a bot stands in.")
    play({stays: by_mouse}, seed=2, choices=3)

    gone.state = {}
    gone.page = gone.watched(gone.context.new_page())
    gone.page.goto(table)
    expect(gone.page.locator("section.decide.replaced")).to_contain_text("A bot plays for you")
    assert gone.state["you"] == seat
    assert gone.state["decision"] is None
    gone.page.get_by_role("button", name="Take my seat back").click()
    expect(gone.page.locator("section.decide.replaced")).to_have_count(0)
    expect(chair).not_to_contain_text("a bot plays")
    expect(page.locator(".chat")).to_contain_text(f"{gone.name} is back and plays on.")
    gone.until(lambda: gone.state["seats"][seat]["bot"] == "")
    answered = gone.answered
    for seed in range(60):
        if gone.answered == answered:
            play({stays: by_mouse, gone: by_key}, seed, choices=1)
    assert gone.answered != answered, f"{gone.name} was never asked again."
    assert not guests.close()


def test_a_clock_is_seen_to_run(impatient: House, chromium: Browser) -> None:
    guests = Guests(impatient, chromium)
    people = seated(guests, clock=180)
    thinks, _ = asked_and_other(people)
    for guest in people.values():
        timer = guest.page.locator("ol.seats li").nth(thinks.state["you"]).get_by_role("timer")
        expect(timer).to_contain_text(re.compile(r"\d:\d\d"))
        before = counted(timer.inner_text())
        assert 0 < before <= 180
        guest.until(lambda timer=timer, before=before: counted(timer.inner_text()) < before)  # type: ignore[misc]
        expect(guest.page.get_by_role("timer")).to_have_count(1)
    assert not guests.close()


def counted(shown: str) -> int:
    """Seconds of a clock that shows minutes and seconds."""
    minutes, _, seconds = shown.strip().partition(":")
    return int(minutes) * 60 + int(seconds)


def test_when_the_time_is_up_the_others_may_vote_and_nothing_is_forced(impatient: House, chromium: Browser) -> None:
    guests = Guests(impatient, chromium)
    people = seated(guests, clock=30, passed=22)
    late, waits = asked_and_other(people)
    for guest in people.values():
        expect(guest.page.locator("ol.seats li").nth(late.state["you"])).to_contain_text("time is up")
    expect(waits.page.locator("section.decide.away .ask")).to_have_text(f"The time of {late.name} is up.")
    expect(late.page.locator("section.decide.choose")).to_be_visible()
    waits.page.get_by_role("button", name=f"Let a bot play for {late.name}").click()
    expect(late.page.get_by_role("button", name="Take my seat back")).to_be_visible()
    assert not guests.close()
