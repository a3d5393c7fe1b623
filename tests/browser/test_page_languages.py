"""English, Russian, Polish: switching changes the page and the log at any time, and no text is missing anywhere."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable

import pytest
from guests import SECONDS, Guest, Guests, by_mouse, play
from playwright.sync_api import Page, expect

from phobetor.games import NAMES

pytest_plugins = ["stage"]

LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski"}
TEXTS = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.closest('script, style')) found.push(node.data);
  }
  for (const thing of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) {
      if (thing.hasAttribute(name)) found.push(thing.getAttribute(name));
    }
  }
  return found.map(text => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
BROKEN = [
    re.compile(r"\b(undefined|NaN|null|Infinity)\b|\[object"),
    re.compile(r"\{ ?\$?[\w-]+ ?\}"),  # a place that was not filled
    re.compile(
        r"\b(start|setup|lobby|table|decide|log|chat|rules|curtain|replay|fair|settings|keys|line|error|plain|alert|bot|"
        r"botName|name)\.[a-z][A-Za-z0-9]*\b"
    ),
    re.compile(
        r"\b(event|verb|ask|refusal|ending|setting|problem|told|bye|coming|legion|ability|part|card|step|encounter|theme|"
        r"goal|back|particle)-[a-z]+(-[a-z]+)*\b"
    ),
    re.compile(r"[⁨⁩�]"),
]
PROPER = re.compile(r"Phobetor|Nightmarium|Somnicum|Nemesis|phobetor verify|English|Русский|Polski")


def texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TEXTS)
    return found


def check_texts(page: Page) -> None:
    bad = [text for text in texts(page) for pattern in BROKEN if pattern.search(text)]
    assert not bad, bad[:10]


def untranslated(one: list[str], other: list[str], names: set[str]) -> list[str]:
    """Texts of at least two words that are the same in two languages; what has digits in it is no word."""
    both = {re.sub(r"\w*\d\w*", "", text) for text in set(one) & set(other) if text not in names}
    shared = {text for text in both if not PROPER.search(text)}
    return sorted(text for text in shared if len(re.findall(r"[^\W\d_]{3,}", text)) > 1)


def switch_in_bar(page: Page, lang: str) -> None:
    page.locator(f"header button[lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


def check_all_languages(guest: Guest, names: set[str]) -> None:
    """A page with the head that all pages but tables have; what the server says comes a moment later."""
    page = guest.page
    page.wait_for_load_state("networkidle")
    guest.until_still()
    before = texts(page)
    for lang in ("ru", "pl", "en"):
        switch_in_bar(page, lang)
        before = translated(guest, [before], names)
        check_texts(page)


def translated(guest: Guest, before: Iterable[list[str]], names: set[str]) -> list[str]:
    """The texts of the page once nothing of another language is left; what the server says comes a moment later."""
    end = time.monotonic() + SECONDS
    while True:
        now = texts(guest.page)
        left = [text for other in before for text in untranslated(other, now, names)]
        if not left:
            return now
        assert time.monotonic() < end, left
        guest.page.wait_for_timeout(50)


@pytest.mark.parametrize("path", ["/", *(f"/?new={game}" for game in NAMES), *(f"/rules/{game}" for game in NAMES)])
def test_pages_before_a_game(guests: Guests, path: str) -> None:
    guest = guests.come()
    page = guest.go(path)
    expect(page.locator("h2, h3").first).to_be_visible()
    check_all_languages(guest, set())


def test_the_lobby(guests: Guests) -> None:
    guest = guests.come("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy", "name": "Owl of Night"}]
    guest.take_seat(guests.house.open_table("nightmarium", seats))
    check_all_languages(guest, {"Owl of Night", "phobetor serve --host 0.0.0.0", 'make play ARGS="--host 0.0.0.0"'})


def test_fair_play(guests: Guests, finished: str) -> None:
    guest = guests.come()
    page = guest.go(f"/fair/{finished}")
    expect(page.locator(".verdict").first).to_be_visible()
    check_all_languages(guest, set())


def switch_at_table(guest: Guest, lang: str) -> None:
    """In the settings, whatever language they are in; they stay open until they are closed."""
    guest.page.keyboard.press("?")
    guest.page.get_by_role("radio", name=LANGUAGES[lang], exact=True).click()
    guest.until(lambda: guest.state["lang"] == lang and guest.is_shown())
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    check_texts(guest.page)
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
def test_switching_in_the_middle_of_a_game_changes_page_log_and_decision(guests: Guests, game: str) -> None:
    guest = guests.come("Anna")
    guest.take_seat(guests.house.solo(game))
    play({guest: by_mouse}, seed=1, choices=8)
    decision = guest.until_asked()["id"]
    names = {seat["name"] for seat in guest.state["seats"]}
    told: dict[str, list[str]] = {}
    logs: dict[str, list[str]] = {}
    for lang in ("ru", "pl", "en"):
        switch_at_table(guest, lang)
        told[lang] = translated(guest, list(told.values()), names)
        logs[lang] = guest.page.locator(".rail .log li").all_inner_texts()
        assert guest.state["decision"]["id"] == decision
        assert guest.state["decision"]["bar"]["prompt"] in guest.says()
    assert len({len(log) for log in logs.values()}) == 1
    for place in range(len(logs["en"])):
        assert len({log[place] for log in logs.values()}) == 3
    assert play({guest: by_mouse}, seed=2, choices=2) == 2


def test_a_choice_made_in_one_language_is_told_in_another(guests: Guests) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    host = guests.house.open_table("nightmarium", seats)
    anna, boris = guests.come("Anna", "ru"), guests.come("Boris", "pl")
    anna.take_seat(host.sit(1, "Борис"))
    boris.take_seat(host)
    play({anna: by_mouse, boris: by_mouse}, seed=8, choices=6)
    for guest, letters in ((anna, "а-я"), (boris, "a-ząćęłńóśźż")):
        check_texts(guest.page)
        expect(guest.page.locator(".rail .log li").first).to_have_text(re.compile(f"[{letters}]{{4}}"))


ROWS = """where => {
  const boxes = [...document.querySelectorAll(where)].map(one => one.getBoundingClientRect());
  return boxes.filter((box, place) => place === 0 || box.top >= boxes[place - 1].bottom).length;
}"""
"""In how many rows things stand that belong beside each other."""


def test_the_replay(guests: Guests, finished: str) -> None:
    told = {}
    for lang in LANGUAGES:
        guest = guests.come(lang=lang)
        page = guest.go(f"/replay/{finished}?at=12")
        expect(page.get_by_role("slider")).to_be_visible()
        page.get_by_role("slider").press("ArrowRight")
        expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "13")
        check_texts(page)
        assert [page.evaluate(ROWS, row) for row in (".ctl .seg > button", ".rail [role=tab]")] == [1, 1], lang
        told[lang] = texts(page)
    for one, other in (("en", "ru"), ("en", "pl"), ("ru", "pl")):
        assert untranslated(told[one], told[other], {"Bot 0", "Bot 1", "Bot 2"}) == []
