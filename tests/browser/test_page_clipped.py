"""No word is cut: on every page, in every language and size, text has room, or a way to see the rest.

What is cut may scroll, or say itself whole in a title. PHOBETOR_CLIPPED=all looks at every page in every language at
every size, as `make look` does; otherwise each page is seen in each language and at each size, but not in every
combination.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from guests import DESKTOP, PHONE, Guest, Guests
from serving import House

from phobetor.games import NAMES

pytest_plugins = ["stage"]

WIDE = {"width": 2560, "height": 1440}
SIZES = {"phone": (PHONE, "100"), "desktop": (DESKTOP, "100"), "wide": (WIDE, "100"), "large text": (DESKTOP, "150")}
LANGUAGES = ("en", "ru", "pl")
EVERYTHING = os.environ.get("PHOBETOR_CLIPPED") == "all" or os.environ.get("PHOBETOR_DEAL", "1") != "1"
FRAME = "header.top, .seats, section.decide, .rail, .nav, .settings, .page, body > #page > main"
"""What the shell answers for; boards and hands have tests of their own beside their games."""
INTENDED = {
    ".seat .n": "a player's name; the seat's title says it whole",
    ".seat .st": "counts of a narrow seat; the seat's title and the board say them",
    ".when": "the time of the game; its title says it whole",
    ".clip": "says itself whole in its title",
}
CLIPPED = """([frame, intended]) => {
  const cuts = style => ['hidden', 'clip'].includes(style.overflowX) || ['hidden', 'clip'].includes(style.overflowY);
  const isSeen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && one.getBoundingClientRect().width > 2 && !one.closest('.sr, [aria-hidden=true], [hidden], svg');
  const says = one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  const found = [];
  for (const part of document.querySelectorAll(frame)) for (const one of part.querySelectorAll('*')) {
    if (!isSeen(one) || !says(one) || one.closest(intended) || one.closest('main.board, .handarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const words = range.getBoundingClientRect();
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
      if (!cuts(style) || style.clipPath !== 'none') continue;
      const room = box.getBoundingClientRect();
      const line = 0.4 * parseFloat(getComputedStyle(one).fontSize); // letters end before their line does
      const below = words.bottom - room.bottom - line;
      const over = Math.max(words.right - room.right, room.left - words.left, below);
      const name = `${one.className || one.tagName}: ${one.textContent.trim()}`;
      if (over > 1.5 && !one.closest('[title]')) found.push(name);
      break;
    }
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} wide`);
  return [...new Set(found)];
}"""


def pages(house: House, finished: str) -> Iterator[tuple[str, str]]:
    """Every kind of page with its address; tables come with somebody who sits at them."""
    yield "start", "/"
    yield "set-up", "/?new=nemesis"
    yield "replay", f"/replay/{finished}"
    yield "rules", "/rules/somnicum"
    yield "fair", f"/fair/{finished}"
    yield "lesson", "/learn/nightmarium"


def look(guest: Guest) -> list[str]:
    guest.until_still()
    found: list[str] = guest.page.evaluate(CLIPPED, [FRAME, ", ".join(INTENDED)])
    return found


def set_up(guests: Guests, lang: str, size: str) -> Guest:
    viewport, text = SIZES[size]
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    guest = guests.come(lang=lang, viewport=viewport, **touch)
    guest.prefers("lang", lang)
    guest.prefers("text", text)
    return guest


def chosen(many: int) -> list[tuple[str, str]]:
    """Every language and size; in the suite's version each language with one size, in turn."""
    all_of_them = list(product(LANGUAGES, SIZES))
    return all_of_them if EVERYTHING else [(LANGUAGES[n % 3], list(SIZES)[n % 4]) for n in range(many)]


@pytest.mark.parametrize(("lang", "size"), chosen(4))
def test_no_word_is_cut_beside_the_tables(guests: Guests, house: House, finished: str, lang: str, size: str) -> None:
    guest = set_up(guests, lang, size)
    found = []
    for name, path in pages(house, finished):
        guest.go(path)
        guest.page.wait_for_load_state("networkidle")
        found += [f"{name}, {lang}, {size}: {text}" for text in look(guest)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("lang", "size"), chosen(4))
def test_no_word_is_cut_around_the_tables(guests: Guests, house: House, lang: str, size: str) -> None:
    """The frame of a table of each game, with as many seats as there can be, and its settings."""
    found = []
    for game in NAMES:
        guest = set_up(guests, lang, size)
        guest.take_seat(house.solo(game, bots=3))
        guest.until_asked()
        found += [f"{game}, {lang}, {size}: {text}" for text in look(guest)]
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").wait_for()
    found += [f"settings, {lang}, {size}: {text}" for text in look(guest)]
    assert not found, "\n".join(found)
