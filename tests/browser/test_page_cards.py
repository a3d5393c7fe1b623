"""The card tables: Creatures carry the names that chips use, six players have room, and nothing of mine moves."""

from __future__ import annotations

from typing import Any

import pytest
from guests import Guest, Guests, by_mouse, play
from serving import House

pytest_plugins = ["stage"]

SPILLS = """() => {
  const inside = (part, whole) =>
    part.left >= whole.left - 1 && part.right <= whole.right + 1 && part.bottom <= whole.bottom + 1;
  const board = document.querySelector('.night.board').getBoundingClientRect();
  const spilt = [];
  for (const panel of document.querySelectorAll('.opponent')) {
    const box = panel.getBoundingClientRect();
    if (box.left < board.left - 1 || box.right > board.right + 1) spilt.push('panel ' + panel.ariaLabel);
    for (const one of panel.querySelectorAll('.creature'))
      if (!inside(one.getBoundingClientRect(), box)) spilt.push('creature of ' + panel.ariaLabel);
    const name = panel.querySelector('.who');
    if (name.scrollWidth > name.clientWidth) spilt.push('name ' + name.textContent);
  }
  return spilt;
}"""
PLACES = """() => ['.night .piles', '.night .mine', '.hand-of', 'section.decide'].map((name) => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return [name, ...[left, top, width, height].map(Math.round)].join(' ');
}).join('; ')"""


def answer_some(guest: Guest, most: int) -> list[str]:
    """Draw cards, and say after each turn where everything is."""
    found = []
    for _ in range(most):
        if guest.is_over():
            break
        decision = guest.until_asked()
        verbs = [option["verb"] for option in decision["options"]]
        guest.until_still()
        found.append(guest.page.evaluate(PLACES))
        guest.choose(verbs.index("draw") if "draw" in verbs else 0)
    return found


NAMES = {"en": ["1st", "2nd", "3rd", "4th", "5th"], "pl": ["1.", "2.", "3.", "4.", "5."]}


@pytest.mark.parametrize("language", NAMES)
def test_creatures_are_labelled_as_chips_call_them(guests: Guests, house: House, language: str) -> None:
    guest = guests.come(lang=language)
    page = guest.take_seat(house.solo())
    guest.until_asked()
    assert page.locator(".night .mine .cap b").all_inner_texts() == NAMES[language]
    answer_some(guest, 8)
    guest.until_asked()
    guest.until_still()
    others: Any = page.locator(".opponent .place").all_inner_texts()
    assert others
    assert set(others) <= set(NAMES[language])


def test_six_players_spill_nothing(guests: Guests, house: House) -> None:
    guest = guests.come(viewport={"width": 1280, "height": 800})
    page = guest.take_seat(house.solo(bots=5))
    for _ in range(5):
        answer_some(guest, 2)
        assert page.evaluate(SPILLS) == []


def test_hand_piles_and_bar_stand_still(guests: Guests, house: House) -> None:
    """Also while cards are drawn and the others build."""
    guest = guests.come(viewport={"width": 1280, "height": 800})
    guest.take_seat(house.solo(bots=3))
    assert len(set(answer_some(guest, 10))) == 1


BELOW = """() => [...document.querySelectorAll('.handarea :is(.cards button, .acard)')].flatMap(one => {
  const over = one.getBoundingClientRect().bottom - document.querySelector('.handarea').getBoundingClientRect().bottom;
  return over > 0 ? [`${one.className}: ${over}`] : [];
})"""


@pytest.mark.parametrize("game", ["nightmarium", "deranged", "nemesis"])
def test_the_cards_of_a_hand_lie_in_its_place_on_every_screen(guests: Guests, house: House, game: str) -> None:
    guest, seated = guests.come(), house.solo(game)
    guest.take_seat(seated)
    play({guest: by_mouse}, 10, 3)
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.until_still()
        assert guest.page.locator(".handarea :is(.cards button, .acard)").count()
        assert guest.page.evaluate(BELOW) == [], (width, height)
