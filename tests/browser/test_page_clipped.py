"""No word is cut: on every page, in every language and size, text has room, or a way to see the rest.

What is cut may scroll, or say itself whole in a title where there is a mouse; an option is never cut. Boards and hands
count like the frame around them. PHOBETOR_CLIPPED=all looks at every page and game in every language, window and size
of text, as `make look` does. In the suite each window and size of text is seen once, with other pages, another game and
another language in turn.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest
from guests import DESKTOP, NOTHING, PHONE, Guest, Guests, by_mouse, play
from serving import House

from phobetor.games import NAMES
from phobetor.records.puzzle import puzzles_of

pytest_plugins = ["stage"]

WIDE = {"width": 2560, "height": 1440}
WINDOWS = {"phone": PHONE, "desktop": DESKTOP, "wide": WIDE}
TEXTS = ("100", "150", "200")
SIZES = [*product(WINDOWS, TEXTS)]
LANGUAGES = ("en", "ru", "pl")
EVERYTHING = os.environ.get("PHOBETOR_CLIPPED") == "all" or os.environ.get("PHOBETOR_DEAL", "1") != "1"
PARTS = (
    "header.top, .seats, section.decide, .rail, .nav, .settings, .page, body > #page > main, main.board, .handarea, "
    ".guide, .sheet-of, .scrub, .stage"
)
INTENDED = {
    ".seat .n": "a player's name; the seat's title says it whole",
    ".seat .st": "counts of a narrow seat; the seat's title and the board say them",
    ".who": "a player's name above what is theirs; the seat says it, too",
    ".clip": "says itself whole in its title",
}
CLIPPED = """([frame, intended]) => {
  const isSaid = one => innerWidth > 820 && one.closest('[title]:not(.chip)');
  const cuts = style => ['hidden', 'clip'].includes(style.overflowX) || ['hidden', 'clip'].includes(style.overflowY);
  const isSeen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && one.getBoundingClientRect().width > 2 && !one.closest('.sr, [aria-hidden=true], [hidden], svg');
  const says = one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  const own = one => {
    const range = document.createRange();
    const lines = [...one.childNodes].filter(node => node.nodeType === 3 && node.textContent.trim()).flatMap(node => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const most = (side, pick) => pick(...lines.map(line => line[side]));
    return { left: most('left', Math.min), right: most('right', Math.max), bottom: most('bottom', Math.max) };
  };
  const found = [];
  for (const part of document.querySelectorAll(frame)) for (const one of part.querySelectorAll('*')) {
    if (!isSeen(one) || !says(one) || one.closest(intended)) continue;
    const words = own(one), place = one.getBoundingClientRect();
    if (one.matches('h1, h2, h3, button, .btn') && words.right > place.right + 3 && !isSaid(one))
      found.push(`beside its place, ${one.className || one.tagName}: ${one.textContent.trim()}`);
    const rest = one.scrollHeight - one.clientHeight - 0.4 * parseFloat(getComputedStyle(one).fontSize);
    if (one.matches('.chip .name, .decide .ask') && rest > 0)
      found.push(`lines are missing, ${one.textContent.trim()}`);
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
      if (!cuts(style) || style.clipPath !== 'none') continue;
      const room = box.getBoundingClientRect();
      const line = 0.4 * parseFloat(getComputedStyle(one).fontSize); // letters end before their line does
      const below = words.bottom - room.bottom - line;
      const over = Math.max(words.right - room.right, room.left - words.left, below);
      const name = `${one.className || one.tagName}: ${one.textContent.trim()}`;
      if (over > 1.5 && !isSaid(one)) found.push(name);
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


def tongues(turn: int) -> list[tuple[str, str]]:
    """Every language with every size of text; in the suite one of each in turn."""
    return [*product(LANGUAGES, TEXTS)] if EVERYTHING else [(LANGUAGES[turn % 3], TEXTS[turn % 3])]


@pytest.mark.parametrize("name", PAGES)
def test_no_word_is_cut_beside_the_tables(guests: Guests, finished: str, name: str) -> None:
    """One visit for each language and size of text; windows come and go in place."""
    guest, found = guests.come(), []
    for lang, text in tongues([*PAGES].index(name) // 2):
        guest.prefers("lang", lang)
        guest.prefers("text", text)
        guest.go(PAGES[name].format(finished))
        guest.page.wait_for_load_state("networkidle")
        for window, size in WINDOWS.items():
            guest.page.set_viewport_size(size)  # type: ignore[arg-type]
            found += [f"{name}, {lang}, {window}, {text} %: {words}" for words in look(guest)]
    assert not found, "\n".join(found)


def sights(game: str) -> list[tuple[str, str, str]]:
    """Every language, window and size of text; in the suite each window and size for one of the games."""
    if EVERYTHING:
        return [(lang, window, text) for lang in LANGUAGES for window, text in SIZES]
    mine = range(NAMES.index(game), len(SIZES), len(NAMES))
    return [(LANGUAGES[number % 3], *SIZES[number]) for number in mine]


@pytest.mark.parametrize("game", NAMES)
def test_no_word_is_cut_at_the_tables(guests: Guests, house: House, game: str) -> None:
    """Board, hand and frame of a table with four seats, a few choices into the game; then the settings."""
    table, found = house.solo(game, bots=3), []
    for place, (lang, window, text) in enumerate(sights(game)):
        guest = set_up(guests, lang, window, text)
        guest.prefers("pace", "instant")
        guest.take_seat(table)
        play({guest: by_mouse}, 1, 0 if place else 4)
        found += [f"{game}, {lang}, {window}, {text} %: {words}" for words in look(guest)]
        guest.page.keyboard.press("?")
        guest.page.get_by_role("dialog").wait_for()
        found += [f"settings, {lang}, {window}, {text} %: {words}" for words in look(guest)]
        guest.go(NOTHING)  # a seat has room for a few pages at once
    assert not found, "\n".join(found)


AGAIN = {
    **{f"puzzle of {game}": f"/puzzle/{game}?n=11" for game in NAMES if puzzles_of(game)},
    **{f"lesson of {game}": f"/learn/{game}?step=9" for game in NAMES},
    "analysis": "/analysis/{}?seat=1",
    "replay": "/replay/{}?seat=all&at=20",
}
"""Pages with a board, or about one, that are no tables."""


@pytest.mark.parametrize("name", AGAIN)
def test_no_word_is_cut_in_lessons_puzzles_replays_and_analyses(guests: Guests, finished: str, name: str) -> None:
    """One visit for each language (in the suite, for one of them in turn); windows and large letters come and go in
    place, the letters in one language each."""
    guest, found, own = guests.come(), [], [*AGAIN].index(name) % len(LANGUAGES)
    for turn, lang in [*enumerate(LANGUAGES)] if EVERYTHING else [(own, LANGUAGES[own])]:
        guest.prefers("lang", lang)
        guest.go(AGAIN[name].format(finished))
        guest.page.locator(".app main.board, main.analysis section").first.wait_for()
        few = [("phone", "100"), ("desktop", "100"), *product(("wide", "desktop", "phone"), [TEXTS[turn]])]
        for window, text in SIZES if EVERYTHING else few:
            guest.page.set_viewport_size(WINDOWS[window])  # type: ignore[arg-type]
            guest.page.evaluate("size => { document.documentElement.dataset.text = size }", text)
            found += [f"{name}, {lang}, {window}, {text} %: {words}" for words in look(guest)]
    assert not found, "\n".join(found)


LONG_DANGER = """text => {
  const fact = document.querySelector('section.decide .chip .fact');
  fact.className = `${fact.className.split(' ').filter(one => one.startsWith('svelte')).join(' ')} fact bad`;
  fact.lastChild.textContent = text;
  fact.hidden = false; // dangers are never left out
  const room = fact.closest('.facts').getBoundingClientRect(), words = fact.getBoundingClientRect();
  return Math.max(words.bottom - room.bottom, words.right - room.right);
}"""


@pytest.mark.parametrize("text", ["100", "150"])
def test_a_long_danger_is_not_cut_on_its_chip(guests: Guests, house: House, text: str) -> None:
    guest = set_up(guests, "en", "desktop", text)
    guest.take_seat(house.solo("nemesis"))
    guest.page.locator("section.decide .chip .fact").first.wait_for(state="attached")
    danger = "a fight: lurker, whisperer, despoiler; you are surprised by 4 or more"
    assert guest.page.evaluate(LONG_DANGER, danger) <= 2


def test_chips_have_room_for_pictures_that_come_late(guests: Guests, house: House) -> None:
    """What is asked is there before the game's drawings; then each chip has a picture beside its words."""
    table, waiting = house.solo("somnicum", bots=3), []
    early = set_up(guests, "pl", "desktop", "100")
    early.take_seat(table)
    play({early: by_mouse}, 1, 4)
    late = set_up(guests, "pl", "desktop", "200")
    late.page.route("**/box/**", lambda route: waiting.append(route))
    late.page.context.add_cookies(table.cookies())  # type: ignore[arg-type]
    late.go(table.path)
    late.page.locator("section.decide .chip").first.wait_for()
    late.page.evaluate("() => Promise.all([...document.fonts].map(one => one.load())).then(() => {})")
    assert not late.page.locator("section.decide .chip .picture .i").count()
    late.until(lambda: waiting)
    waiting[0].continue_()
    late.until_shown()
    late.page.locator("section.decide .chip .picture .i").first.wait_for()
    assert not look(late)
