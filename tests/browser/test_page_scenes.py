"""Phases are scenes: played on the board one thing after the other, held where they concern me, skipped at will.

What leads to a scene is chosen on another device, so that the page only watches.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from guests import PHONE, SECONDS, Guest, Guests, soon
from playwright.sync_api import Locator, expect
from serving import House, Seated, told
from test_page_access import check
from websockets.sync.client import ClientConnection

from phobetor.server.client import command

pytest_plugins = ["stage"]

Wanted = Callable[[dict[str, Any], dict[str, Any]], bool]
"""Whether a section and a line of it are what a test is about."""
WANTED: dict[str, tuple[str, Wanted]] = {
    "chain": ("nightmarium", lambda _, line: line.get("scene", False)),
    "loss": ("nightmarium", lambda _, line: "hold" in line),
    "sand check": ("somnicum", lambda section, _: section["kind"] == "check"),
    "nightfall": ("deranged", lambda section, line: section["kind"] == "nightfall" and "card" in line),
    "event phase": ("nemesis", lambda section, line: section.get("scene", False) and "card" in line),
    "alarm": ("deranged", lambda *_: False),
    "secret": ("deranged", lambda _, line: "hold" in line and line.get("tone") == "only"),
}
ALARM = "alarm"
WAYS: dict[str, list[int]] = {}
"""What is chosen until it happens; tables of one kind are dealt alike (`deals.py`)."""
READ = """where => {
  if (document.querySelector(where)) return true;
  (document.querySelector('.decide [data-go]') ?? document.querySelector('.stage'))?.click();
  return false;
}"""
"""On to the next thing, unless what is looked for is there."""
NOW = ".stage :is(.now figcaption, .lines .now)"
HEARD = (
    "() => [...document.querySelectorAll('.sr[aria-live=polite]')].map(one => one.textContent.trim()).join(' ').trim()"
)
ALERT = "() => document.querySelector('.sr[role=alert]').textContent.trim()"
FRAME = """() => ['header.top', 'main.board', 'section.decide', '.handarea'].map(place => {
  const box = document.querySelector(place).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
})"""
CARDS = """() => [...document.querySelectorAll('.stage .face > *')].map(card => ({
  width: card.getBoundingClientRect().width,
  letters: Math.min(...[...card.querySelectorAll('*')].filter(one => [...one.childNodes].some(
    node => node.nodeType === 3 && node.textContent.trim()) && !one.closest('.sr, svg, .back')
  ).map(one => parseFloat(getComputedStyle(one).fontSize)), 99),
}))"""
"""How wide the cards are, and how high their smallest letters."""


class Player:
    """Decides for somebody on another device."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.answered = 0
        self.known = 10**9
        """The last event that was told; nothing is new in the first state."""

    def hear(self) -> dict[str, Any]:
        while (message := told(self.line.recv(SECONDS, decode=True)))["t"] != "state":
            pass
        return message

    def news(self, message: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        story = [(section, line) for section in message.get("story", ()) for line in section["lines"]]
        found = [(section, line) for section, line in story if line["last"] > self.known]
        self.known = message["log_from"] + len(message["log"]) - 1
        return found

    def options(self, message: dict[str, Any]) -> list[Any]:
        """What can be chosen now, if that was not answered before."""
        decision = message["decision"]
        return [] if decision is None or decision["id"] == self.answered else decision["options"]

    def sees_alarm(self, message: dict[str, Any]) -> bool:
        """While they decide: nothing else happens meanwhile."""
        return bool(message["alarms"] and self.options(message))

    def choose(self, message: dict[str, Any], option: int) -> None:
        self.answered = message["decision"]["id"]
        chosen = {"decision": self.answered, "option": option}
        self.line.send(json.dumps({"t": "choose", "cmd": command(), **chosen}))


def table(house: House, game: str) -> Seated:
    return house.solo(game, bot="random" if game == "deranged" else "greedy")


def way_to(house: House, name: str) -> list[int]:
    """What to choose at a table so that it happens after the last choice."""
    if name in WAYS:
        return WAYS[name]
    (game, wanted), chance = WANTED[name], random.Random(3)
    chosen: list[int] = []
    with table(house, game).line() as line:
        player = Player(line)
        while True:
            message = player.hear()
            news = player.news(message)
            if any(wanted(section, one) for section, one in news) or (name == ALARM and player.sees_alarm(message)):
                break
            assert message["phase"] == "playing", "It did not happen in a whole game."
            if options := player.options(message):
                chosen.append(soon(options, chance))
                player.choose(message, chosen[-1])
    return WAYS.setdefault(name, chosen)


def bring(guest: Guest, name: str) -> None:
    """The guest sees it happen; nothing was decided on the page."""
    *before, last = way_to(guest.house, name)
    seated = table(guest.house, WANTED[name][0])
    with seated.line() as line:
        player = Player(line)
        for option in before:
            while not player.options(message := player.hear()):
                pass
            player.choose(message, option)
        while not player.options(message := player.hear()):
            pass
        guest.take_seat(seated)
        guest.until_still()
        guest.reads_scenes = True
        player.choose(message, last)
        guest.until(lambda: guest.state["version"] > message["version"])


def stage(guest: Guest) -> Locator:
    found = guest.page.locator(".stage")
    expect(found).to_be_visible()
    return found


def read_until(guest: Guest, where: str) -> Locator:
    """Go on, thing by thing, until something is on the stage."""
    guest.until(lambda: guest.page.evaluate(READ, where))
    return guest.page.locator(where)


def end(guest: Guest) -> None:
    """Whatever is still played is read; then the page shows the table as it is."""
    guest.reads_scenes = False
    guest.until_shown()
    expect(guest.page.locator(".stage")).to_have_count(0)


def test_a_nightfall_takes_the_board_and_shows_each_card_where_it_can_be_read(guests: Guests) -> None:
    anna = guests.come()
    bring(anna, "nightfall")
    frame = anna.page.evaluate(FRAME)
    expect(stage(anna)).to_have_accessible_name("Nightfall 1")
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_role("button", name="Go on")).to_be_visible()
    expect(anna.page.locator(".stage .steps li")).to_have_count(5)
    assert anna.page.locator(".stage .steps [aria-current=step]").count() == 1
    told = anna.page.locator(NOW).inner_text()
    anna.page.wait_for_timeout(1500)
    assert anna.page.locator(NOW).inner_text() == told, "A pause did not hold."
    for _ in range(30):
        if anna.page.locator(".stage .face > *").count():
            break
        anna.page.keyboard.press("ArrowRight")
    cards = anna.page.evaluate(CARDS)
    assert cards
    assert all(card["width"] >= 104 and card["letters"] >= 11 for card in cards), cards
    assert anna.page.evaluate(FRAME) == frame
    assert anna.page.locator(".stage").evaluate("one => one.getAnimations({ subtree: true }).length") == 0
    check(anna, ".stage")
    check(anna, "section.decide")
    end(anna)


def test_what_is_played_is_told_to_whoever_hears_the_page_and_not_before_the_stage_tells_it(guests: Guests) -> None:
    anna = guests.come()
    bring(anna, "nightfall")
    stage(anna)
    anna.page.keyboard.press("Space")
    heard = []
    while anna.page.locator(".stage:not(.hold, .only)").count():
        heard.append(anna.page.evaluate(HEARD))
        now = anna.page.locator("section.decide .ask").inner_text()
        assert now in heard[-1]
        anna.page.keyboard.press("ArrowRight")
        anna.until(lambda now=now: anna.page.evaluate(HEARD) != heard[-1])  # type: ignore[misc]
    assert heard[0].startswith("Nightfall 1. ")
    assert len(heard) > 4
    end(anna)


def test_escape_skips_a_scene_and_the_log_has_all_of_it(guests: Guests) -> None:
    anna = guests.come()
    bring(anna, "chain")
    stage(anna)
    for _ in range(20):
        if not anna.page.locator(".stage:not(.hold, .only)").count():
            break
        anna.page.keyboard.press("Escape")
    end(anna)
    anna.until_asked()
    last = [line["text"] for section in anna.state["story"] for line in section["lines"]][-1]
    expect(anna.page.locator(".log")).to_contain_text(last)


def test_what_concerns_me_holds_until_i_press(guests: Guests) -> None:
    anna = guests.come()
    bring(anna, "loss")
    held = read_until(anna, ".stage.hold")
    title = held.get_by_role("heading").inner_text()
    assert title.startswith(("You lose", "Your"))
    button = anna.page.get_by_role("button", name="I understand")
    expect(button).to_be_focused()
    assert anna.page.evaluate(ALERT).startswith(title)
    for key in ("Escape", "ArrowRight"):
        anna.page.keyboard.press(key)
    anna.page.locator(".stage").click(position={"x": 5, "y": 5})
    anna.page.wait_for_timeout(1500)
    expect(held).to_be_visible()
    check(anna, ".stage")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.page.evaluate(ALERT) != title)
    end(anna)


def test_a_hold_holds_at_the_instant_pace_too(guests: Guests) -> None:
    anna = guests.come()
    anna.prefers("pace", "instant")
    bring(anna, "loss")
    expect(anna.page.locator(".stage.hold")).to_be_visible()
    end(anna)


def test_a_scene_on_a_phone_is_one_column_with_the_button_at_the_thumb(guests: Guests) -> None:
    anna = guests.with_phone()
    bring(anna, "loss")
    read_until(anna, ".stage.hold")
    box = anna.page.get_by_role("button", name="I understand").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] > PHONE["height"] / 2
    assert anna.page.evaluate("() => document.querySelector('.stage').scrollWidth <= innerWidth")
    anna.page.get_by_role("button", name="I understand").tap()
    end(anna)


@pytest.mark.parametrize("name", ["sand check", "event phase"])
def test_each_game_plays_its_phase(guests: Guests, name: str) -> None:
    anna = guests.with_phone()
    bring(anna, name)
    read_until(anna, ".stage .face > *")
    cards = anna.page.evaluate(CARDS)
    assert all(card["width"] >= 104 and card["letters"] >= 11 for card in cards), cards
    small = anna.page.locator("section.decide .pace button:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"
    )
    assert not small
    end(anna)


def test_what_only_i_see_is_marked_and_stays_until_i_close_it(guests: Guests) -> None:
    anna = guests.come()
    bring(anna, "secret")
    secret = read_until(anna, ".stage.only")
    expect(secret).to_contain_text("only you see this")
    assert secret.locator(".secret").evaluate("one => getComputedStyle(one).borderStyle") == "dashed"
    anna.page.wait_for_timeout(1500)
    expect(secret).to_be_visible()
    check(anna, ".stage")
    anna.page.keyboard.press("Escape")
    expect(secret).to_have_count(0)
    end(anna)


def test_cards_turn_one_at_a_time_where_things_may_move(guests: Guests) -> None:
    anna = guests.come(reduced_motion="no-preference")
    anna.prefers("pace", "fast")
    bring(anna, "nightfall")
    read_until(anna, ".stage .turns")
    seen: set[str] = set()
    while len(seen) < 2 and anna.page.locator(".stage:not(.hold, .only)").count():
        turning = anna.page.locator(".stage .turns").all_inner_texts()
        assert len(turning) <= 1, turning
        seen |= set(turning)
    assert seen
    end(anna)


def test_an_alarm_is_said_once_where_one_looks_and_then_small(guests: Guests) -> None:
    anna = guests.come()
    bring(anna, ALARM)
    end(anna)
    anna.until_asked()
    large = anna.page.locator(".alarms :is(.band, .chip)").first
    expect(large).to_be_visible()
    [alarm, *_] = anna.state["alarms"]
    assert alarm["title"] in anna.page.evaluate(HEARD)
    expect(large).to_contain_text(alarm["title"])
    check(anna, ".alarms")
    anna.page.locator(".alarms").get_by_role("button", name="Close").first.click()
    small = anna.page.locator("header.top").get_by_role("button", name=f"{alarm['title']} Show again")  # covers nothing
    expect(small).to_be_visible()
    anna.page.reload()
    anna.until_shown()
    expect(small).to_be_visible()
    assert alarm["title"] not in anna.page.evaluate(HEARD)
    small.click()
    expect(large).to_be_visible()
