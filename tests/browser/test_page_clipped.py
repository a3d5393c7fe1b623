"""No word is cut: on every page, in every language and size, text has room, or a way to see the rest.

What is cut may scroll, or say itself whole in a title. Boards and hands count like the frame around them.
PHOBETOR_CLIPPED=all looks at every page and game in every language, window and size of text, as `make look` does. In
the suite each window and size of text is seen once, with other pages, another game and another language in turn.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from guests import DESKTOP, PHONE, Guest, Guests, by_mouse, play
from serving import House

from phobetor.games import NAMES

pytest_plugins = ["stage"]

WIDE = {"width": 2560, "height": 1440}
WINDOWS = {"phone": PHONE, "desktop": DESKTOP, "wide": WIDE}
TEXTS = ("100", "150", "200")
SIZES = [*product(WINDOWS, TEXTS)]
LANGUAGES = ("en", "ru", "pl")
EVERYTHING = os.environ.get("PHOBETOR_CLIPPED") == "all" or os.environ.get("PHOBETOR_DEAL", "1") != "1"
PARTS = "header.top, .seats, section.decide, .rail, .nav, .settings, .page, body > #page > main, main.board, .handarea"
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
    if (!isSeen(one) || !says(one) || one.closest(intended)) continue;
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


PAGES = {
    "start": "/",
    "set-up": "/?new=nemesis",
    "replay": "/replay/{}",
    "rules": "/rules/somnicum",
    "fair": "/fair/{}",
    "lesson": "/learn/nightmarium",
}
"""Every kind of page without a table, with its address; some show a finished game."""
Sight = tuple[str, str, str, list[str]]
"""A language, a window, a size of text, and what is looked at there."""


def look(guest: Guest) -> list[str]:
    guest.until_still()
    found: list[str] = guest.page.evaluate(CLIPPED, [PARTS, ", ".join(INTENDED)])
    return found


def set_up(guests: Guests, lang: str, window: str, text: str) -> Guest:
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if window == "phone" else {}
    guest = guests.come(lang=lang, viewport=WINDOWS[window], **touch)
    guest.prefers("lang", lang)
    guest.prefers("text", text)
    return guest


def sights(things: Sequence[str], each: int) -> list[Sight]:
    """Everything everywhere; in the suite so many things for each window and size of text, in turn."""
    if EVERYTHING:
        return [(lang, window, text, [*things]) for lang in LANGUAGES for window, text in SIZES]
    return [
        (LANGUAGES[n % 3], window, text, [things[(n * each + k) % len(things)] for k in range(each)])
        for n, (window, text) in enumerate(SIZES)
    ]


@pytest.mark.parametrize(("lang", "window", "text", "pages"), sights(list(PAGES), 2))
def test_no_word_is_cut_beside_the_tables(
    guests: Guests, finished: str, lang: str, window: str, text: str, pages: list[str]
) -> None:
    guest = set_up(guests, lang, window, text)
    found = []
    for name in pages:
        guest.go(PAGES[name].format(finished))
        guest.page.wait_for_load_state("networkidle")
        found += [f"{name}, {lang}, {window}, {text} %: {words}" for words in look(guest)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("lang", "window", "text", "games"), sights(NAMES, 1))
def test_no_word_is_cut_at_the_tables(
    guests: Guests, house: House, lang: str, window: str, text: str, games: list[str]
) -> None:
    """Board, hand and frame of a table with four seats, a few choices into the game; then the settings."""
    found = []
    for game in games:
        guest = set_up(guests, lang, window, text)
        guest.prefers("pace", "instant")
        guest.take_seat(house.solo(game, bots=3))
        play({guest: by_mouse}, 1, 4)
        found += [f"{game}, {lang}, {window}, {text} %: {words}" for words in look(guest)]
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").wait_for()
    found += [f"settings, {lang}, {window}, {text} %: {words}" for words in look(guest)]
    assert not found, "\n".join(found)


LONG_DANGER = """text => {
  const fact = document.querySelector('section.decide .chip .fact');
  fact.className = `${fact.className.split(' ').filter(one => one.startsWith('svelte')).join(' ')} fact bad`;
  fact.lastChild.textContent = text;
  const room = fact.closest('.facts').getBoundingClientRect(), words = fact.getBoundingClientRect();
  return Math.max(words.bottom - room.bottom, words.right - room.right);
}"""


@pytest.mark.parametrize("text", ["100", "150"])
def test_a_long_danger_is_not_cut_on_its_chip(guests: Guests, house: House, text: str) -> None:
    guest = set_up(guests, "en", "desktop", text)
    guest.take_seat(house.solo("nemesis"))
    guest.page.locator("section.decide .chip .fact").first.wait_for()
    danger = "a fight: lurker, whisperer, despoiler; you are surprised by 4 or more"
    assert guest.page.evaluate(LONG_DANGER, danger) <= 2
