"""What cannot be had: an address that leads nowhere, a card that may not be chosen, a host who goes away."""

from __future__ import annotations

import re

import pytest
from guests import Guests, by_mouse, play
from playwright.sync_api import expect

pytest_plugins = ["stage"]

NOWHERE = {"en": "There is no such page", "ru": "Такой страницы нет", "pl": "Nie ma takiej strony"}


@pytest.mark.parametrize("lang", NOWHERE)
def test_an_unknown_address_says_so_and_shows_the_way_back(guests: Guests, lang: str) -> None:
    guest = guests.come(lang=lang)
    guest.forgiven = re.compile("status of 404")
    answer = guest.page.goto(f"{guests.house.address}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(guest.page.get_by_role("alert")).to_contain_text(NOWHERE[lang])
    guest.page.locator("main.failure a.btn").click()
    expect(guest.page.locator("article.door .btn.primary")).to_be_visible()


def test_why_a_card_cannot_be_chosen_is_a_sentence_with_a_link_to_its_rule(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo())
    page = guest.page
    card = page.locator(".handarea .hcard:not(.tgt)").first
    for seed in range(40):
        guest.until_asked()
        if card.count():
            break
        play({guest: by_mouse}, seed, choices=1)
    card.click()
    why = page.locator("section.decide .no")
    expect(why).to_contain_text(re.compile(r"\w{3}.*\."))
    expect(why).not_to_contain_text("[")
    why.locator("a, button").first.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_a_host_who_gets_up_hands_the_lobby_over(guests: Guests) -> None:
    host = guests.house.open_table("nightmarium", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    friend = host.sit(1, "Boris")
    anna, boris = guests.come("Anna"), guests.come("Boris")
    anna.take_seat(host)
    boris.take_seat(friend)
    expect(boris.page.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
    anna.page.get_by_role("button", name="Get up").click()
    expect(anna.page.get_by_role("button", name="Sit down here").first).to_be_visible()
    expect(anna.page.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
    expect(boris.page.locator("section.decide")).to_contain_text("Boris is the host now.")
    expect(boris.page.locator("li.chair").nth(1)).to_contain_text("you, host")
    boris.page.get_by_role("button", name="Begin", exact=True).click()
    expect(boris.page.locator("section.decide[aria-label='Your decision']")).to_be_visible()
