"""Names and chat are hostile input: nothing in them is ever executed, and nothing of the page gives way."""

from __future__ import annotations

import re

import pytest
from guests import STILL, Guest, Guests, by_finger, by_mouse, play
from playwright.sync_api import Page, expect

from phobetor.table.names import clean_chat, clean_name

pytest_plugins = ["stage"]

NAMES = [
    ("<img src=x onerror=w=1>", "<svg onload=w=1>"),
    ("</b><script>w=1</script>", "javascript:w=1"),
    ("\"'><i onclick=w=1>", "{ $x } { card } {n}"),
    ("WWWWWWWWWWWWWWWWWWWWWWWW", "\u202eevil\u2066\u200f\u200b"),
    ("\x1b[31mred\x1b[0m", "Z\u0301\u0302\u0303\u0304\u0305\u0306algo"),
    ("🧟‍♀️🧟‍♀️🧟‍♀️🧟‍♀️", "$& $1 \\0 %s"),
]
CHAT = [
    "<script>w=1</script><img src=x onerror=w=1><svg/onload=w=1><iframe srcdoc='<script>parent.w=1</script>'>",
    "x" * 500,
    "\u202egnp.exe \u2067 { $x } {{ constructor.constructor('w=1')() }} ${w=1} \x1b]0;title\x07",
    'javascript:w=1 http://evil.example/t/abc "onmouseover="w=1 https://127.0.0.1@evil.example/t/x',
]
FOREIGN = "script:not([type=module]), iframe, object, embed, base, meta[http-equiv]"
INJECTED = """foreign => {
  const elements = [...document.querySelectorAll(foreign)].map(thing => thing.outerHTML);
  const attributes = [...document.querySelectorAll('*')].flatMap(thing => [...thing.attributes])
    .filter(one => one.name.startsWith('on') || (one.name === 'href' && /^ *javascript:/i.test(one.value)))
    .map(one => `${one.name}=${one.value}`);
  return [...elements, ...attributes, ...(window.w === undefined ? [] : ['executed'])];
}"""
WIDE = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
}"""


def check(page: Page, may_scroll_down: bool = False) -> None:
    page.evaluate(STILL)
    assert page.evaluate(INJECTED, FOREIGN) == []
    sideways, down = page.evaluate(WIDE)
    assert sideways == 0
    assert may_scroll_down or down == 0


@pytest.mark.parametrize(("host_name", "friend_name"), NAMES)
def test_hostile_names_everywhere(guests: Guests, host_name: str, friend_name: str) -> None:
    anna, boris = guests.come("host"), guests.with_phone("friend")
    link = open_by_page(anna, host_name)
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Sit down here").tap()
    boris.page.get_by_label("Your name").fill(friend_name)
    check(anna.page)
    check(boris.page, may_scroll_down=True)
    boris.page.get_by_role("button", name="Sit down here").tap()
    expect(anna.page.locator("li.chair.free")).to_have_count(0)
    anna.page.get_by_role("button", name="Begin", exact=True).click()
    names = {clean_name(host_name), clean_name(friend_name)}
    for guest in (anna, boris):
        guest.until(lambda guest=guest: guest.state.get("phase") == "playing")  # type: ignore[misc]
        assert {seat["name"] for seat in guest.state["seats"]} == names
        expect(guest.page.locator("section.decide[aria-label='Your decision']")).to_be_visible()
        guest.until(lambda guest=guest: names_shown(guest) == names)  # type: ignore[misc]
        check(guest.page)
    lines, friend = anna.page.locator(".rail .log li"), clean_name(friend_name)
    for seed in range(30):  # one's own deeds say "you": somebody else's are told by name
        if any(friend in line for line in lines.all_text_contents()):
            break
        play({anna: by_mouse, boris: by_finger}, seed=seed, choices=1)
    expect(lines.filter(has_text=friend).first).to_be_visible()
    check(anna.page)
    page = anna.go("/")
    expect(page.locator("li.res").first).to_be_visible()
    for name in names:
        expect(page.locator("li.res").first).to_contain_text(name)
    check(page)


def names_shown(guest: Guest) -> set[str]:
    return set(guest.page.locator(".seats .seat .n").all_text_contents())


def open_by_page(guest: Guest, name: str) -> str:
    page = guest.go("/?new=nightmarium")
    chairs = page.locator("li.chair")
    expect(chairs.first).to_be_visible()
    while chairs.count() > 2:
        chairs.last.get_by_role("button", name="Take this chair away").click()
    chairs.first.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link to this table").input_value()


def test_hostile_chat(guests: Guests) -> None:
    host = guests.house.open_table("nightmarium", [{"kind": "me"}, {"kind": "open"}])
    anna, boris = guests.come("Anna"), guests.with_phone("Boris")
    boris.take_seat(host.sit(1, "<b>Boris</b>"))
    anna.take_seat(host)
    anna.page.get_by_role("tab", name="Chat").click()
    for text in CHAT:
        anna.page.get_by_label("Say something").fill(text)
        anna.page.keyboard.press("Enter")
    boris.page.get_by_role("navigation").get_by_role("button", name="Chat").tap()
    for guest in (anna, boris):
        said = guest.page.locator(".chat .said")
        expect(said).to_have_count(len(CHAT))
        for place, text in enumerate(CHAT):
            expect(said.nth(place)).to_contain_text(clean_chat(text))
        expect(guest.page.locator(".chat a")).to_have_count(0)
        check(guest.page)
    link = f"{guests.house.address}/t/{host.table}"
    boris.page.get_by_label("Say something").fill(f"here: {link}")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat a")).to_have_attribute("href", host.path)


def test_hostile_addresses(guests: Guests) -> None:
    guest = guests.come()
    guest.forgiven = re.compile("status of 40[04]")
    for path in ("/t/<img src=x onerror=w=1>", "/rules/%3Csvg%20onload=w=1%3E", "/?new=<script>w=1</script>",
                 "/replay/x?seat=<b>&at=-1", "/fair/%22onload=%22", "/t/%E0%A4%A"):  # fmt: skip
        page = guest.go(path)
        expect(page.locator("#page > *").first).to_be_visible()
        check(page, may_scroll_down=True)
