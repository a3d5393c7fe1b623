"""axe finds nothing serious on any page, in the dark and in the light.

What does not depend on the theme is looked through once; on the other one only what concerns colours. The colours of
what is the same beside every board are looked through beside one.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from guests import DESKTOP, Guest, Guests, by_mouse, play
from playwright.sync_api import expect

from phobetor.games import NAMES

pytest_plugins = ["stage"]

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ["dark", "light"]
NAMES_OF_THEMES = {"dark": "Night", "light": "Parchment"}
COLOURS = ("color-contrast", "link-in-text-block")
RUN = """async ([within, rules, without]) => {
  const off = Object.fromEntries(without.map(rule => [rule, { enabled: false }]));
  const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : { rules: off };
  const { violations } = await axe.run(within || document, { resultTypes: ['violations'], ...only });
  const words = node => (document.querySelector(node.target[0])?.textContent ?? '').trim();
  const kept = one => one.nodes.filter(node => one.id !== 'label-content-name-mismatch' || words(node).length !== 1);
  return violations.map(one => ({ ...one, nodes: kept(one) }));
}"""
"""A single letter or digit on a thing is the key that chooses it, no word of its name."""


@cache
def axe() -> str:
    path = Path(os.environ.get("PHOBETOR_AXE", AXE))
    assert path.is_file(), "axe-core is missing; install the page's packages: python tools/build/page.py npm install"
    return path.read_text(encoding="utf-8")


def check(guest: Guest, within: str = "", rules: Sequence[str] = (), without: Sequence[str] = ()) -> None:
    """The page or a part of it as it stays, by all rules of axe or by these, or without those."""
    guest.until_still()
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(axe())
    found: list[dict[str, Any]] = guest.page.evaluate(RUN, [within, list(rules), list(without)])
    bad = [
        f"{one['impact']} {one['id']}: {one['help']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:5]
    ]
    assert not bad, "\n".join(bad)


def open_settings(guest: Guest) -> None:
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def close_settings(guest: Guest) -> None:
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def switch_theme(guest: Guest, theme: str) -> None:
    """In the settings, which are open."""
    guest.page.get_by_role("radio", name=NAMES_OF_THEMES[theme], exact=True).click()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)


def show_tab(guest: Guest, name: str) -> None:
    guest.page.get_by_role("tab", name=name).click()
    expect(guest.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")


def by_theme(theme: str) -> Sequence[str]:
    """The rules for a page that is seen in both themes; none named means all."""
    return () if theme == THEMES[0] else COLOURS


def dressed(guests: Guests, theme: str, phone: bool = False) -> Guest:
    guest = guests.with_phone() if phone else guests.come()
    guest.prefers("theme", theme)
    return guest


@pytest.mark.parametrize("theme", THEMES)
def test_start_set_up_and_rules(guests: Guests, theme: str) -> None:
    guest = dressed(guests, theme)
    for path, ready in (("/", ".btn.primary"), ("/?new=nightmarium", "li.chair"), ("/rules/nightmarium", ".one")):
        page = guest.go(path)
        expect(page.locator(ready).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        check(guest, rules=by_theme(theme))


@pytest.mark.parametrize("theme", THEMES)
def test_lobby(guests: Guests, theme: str) -> None:
    guest = dressed(guests, theme)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    table = guests.house.open_table("nightmarium", seats)
    guest.take_seat(table)
    check(guest, rules=by_theme(theme))
    friend = dressed(guests, theme)
    friend.go(table.path).get_by_role("button", name="Sit down here").click()
    expect(friend.page.get_by_label("Your name")).to_be_visible()
    friend.until(lambda: bool(friend.state))
    check(friend, rules=by_theme(theme))


@pytest.mark.parametrize("game", NAMES)
def test_table(guests: Guests, game: str) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo(game, bots=3))
    play({guest: by_mouse}, seed=3, choices=8)
    guest.until_asked()
    check(guest)
    first = game == NAMES[0]
    for tab in ("Chat", "Rules"):
        show_tab(guest, tab)
        check(guest, ".rail", without=() if first else COLOURS)
    open_settings(guest)
    check(guest, "" if first else "[role=dialog]", without=() if first else COLOURS)
    switch_theme(guest, "light")
    if first:
        check(guest, "[role=dialog]", COLOURS)
    close_settings(guest)
    if first:
        for tab in ("Rules", "Chat"):
            show_tab(guest, tab)
            check(guest, ".rail", COLOURS)
    show_tab(guest, "Log")
    check(guest, rules=COLOURS)


@pytest.mark.parametrize("game", NAMES)
def test_table_on_a_phone(guests: Guests, game: str) -> None:
    guest = dressed(guests, "dark", phone=True)
    guest.take_seat(guests.house.solo(game, bots=3))
    guest.until_asked()
    check(guest)


def test_what_is_cut_off_can_be_scrolled_with_the_keys(guests: Guests, finished: str) -> None:
    guest = guests.come()
    command = guest.go(f"/fair/{finished}").locator("pre")
    expect(command).to_be_visible()
    expect(command).not_to_have_attribute("tabindex", "0")
    guest.page.set_viewport_size({"width": 260, "height": 800})
    expect(command).to_have_attribute("tabindex", "0")
    command.focus()
    guest.page.keyboard.press("ArrowRight")
    guest.until(lambda: command.evaluate("one => one.scrollLeft > 0"))
    guest.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    expect(command).not_to_have_attribute("tabindex", "0")


@pytest.mark.parametrize("theme", THEMES)
def test_replay_and_fair_play(guests: Guests, finished: str, theme: str) -> None:
    guest = dressed(guests, theme)
    page = guest.go(f"/replay/{finished}?at=20")
    expect(page.get_by_role("slider")).to_be_visible()
    check(guest, rules=by_theme(theme))
    page = guest.go(f"/fair/{finished}")
    expect(page.locator(".verdict").first).to_be_visible()
    check(guest, rules=by_theme(theme))


def test_the_curtain(guests: Guests) -> None:
    guest = guests.come()
    table = guests.house.open_table("nightmarium", [{"kind": "me"}, {"kind": "local", "name": "Boris"}])
    guest.context.add_cookies(table.cookies())  # type: ignore[arg-type]
    expect(guest.go(table.path).locator("main.curtain")).to_be_visible()
    check(guest)
