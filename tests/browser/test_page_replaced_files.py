"""Who owns a box can write into the data files what is printed: page and rules then both go by it."""

from __future__ import annotations

import csv
import io
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from guests import Devices, Guests, by_key
from playwright.sync_api import Browser, expect
from serving import House, Seated

import phobetor
from phobetor.games.deranged.rules.box import ATTACK
from phobetor.games.nemesis.rules.box import CARD_COST
from phobetor.games.nemesis.rules.names import ACTIONS
from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF
from phobetor.server.client import command

pytest_plugins = ["stage"]

BUNK = "Hall of Beds"
STRONG = 47
"""What no card of the shipped box has as its attack."""
DEARER = 2


def rewrite(package: Path, game: str, file: str, changes: dict[str, dict[str, str]]) -> None:
    """Change fields of a data file: the first column of a row -> column -> word."""
    path = package / "games" / game / "data" / f"{file}.csv"
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    key = next(iter(rows[0]))
    assert changes.keys() <= {row[key] for row in rows}
    written = io.StringIO()
    writer = csv.DictWriter(written, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(row | changes.get(row[key], {}) for row in rows)
    path.write_text(written.getvalue(), encoding="utf-8")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the installed package, with one or two fields of each game replaced."""
    package = tmp_path_factory.mktemp("owned") / "phobetor"
    shutil.copytree(Path(phobetor.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    rewrite(package, "deranged", "cards", {f"action-{number}": {"attack": str(STRONG)} for number in range(1, 8)})
    rewrite(package, "nemesis", "rooms", {"hibernatorium": {"en": BUNK}})
    costs = {ACTIONS[card]: {"cost": str(CARD_COST[card] + DEARER)} for card in range(1, len(ACTIONS))}
    rewrite(package, "nemesis", "actions", costs)
    rewrite(package, "somnicum", "dreams", {f"F{number:02}": {"stars": "7"} for number in range(1, 10)})
    first, other = "scavenger", ""
    rewrite(package, "nightmarium", "cards", {"1": {"ability": other}, "2": {"ability": first}})
    return package


@pytest.fixture(scope="module")
def owner(chromium: Browser, package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house of somebody who wrote into the files."""
    home = House(tmp_path_factory.mktemp("owner"), sources=[str(package.parent)])
    home.start()
    yield home
    home.stop()


@pytest.fixture
def visitors(chromium: Browser, owner: House, devices: Devices) -> Iterator[Guests]:
    from stage import BROWSING

    found = Guests(owner, chromium, devices)
    yield found
    complaints = BROWSING.submit(found.close).result()
    assert not complaints, "\n".join(complaints)


def play_to(seated: Seated, step: str) -> dict[str, Any]:
    """Take the first way until this is asked; what the server shows then."""
    while True:
        state = seated.sees()
        decision = state["decision"]
        if decision is None:
            continue
        if decision["step"] == step:
            return state
        with seated.line() as line:
            line.recv()
            line.send(json.dumps({"t": "choose", "cmd": command(), "decision": decision["id"], "option": 0}))
            while json.loads(line.recv())["t"] != "ack":
                pass


def test_a_card_of_deranged_shows_the_attack_that_was_written(visitors: Guests) -> None:
    assert STRONG not in ATTACK
    seated = visitors.house.solo("deranged")
    anna = visitors.come()
    anna.take_seat(seated)
    anna.until_shown()
    card = anna.page.locator(".acard .human .ad").first
    expect(card).to_contain_text(str(STRONG))
    expect(anna.page.locator(".acard .sr").first).to_contain_text(f"attack {STRONG}")


def test_a_room_of_nemesis_has_the_name_that_was_written(visitors: Guests) -> None:
    seated = visitors.house.solo("nemesis")
    anna = visitors.come()
    anna.take_seat(seated)
    anna.until_shown()
    expect(anna.page.get_by_text(BUNK).first).to_be_attached()
    expect(anna.page.get_by_text("Hibernatorium")).to_have_count(0)


def test_a_card_of_nemesis_costs_what_was_written_on_the_page_and_in_the_rules(visitors: Guests) -> None:
    """The page says the price before the card is played, and the rules then ask for as many cards."""
    seated = visitors.house.solo("nemesis")
    state = play_to(seated, "TakeTurn")
    options = state["decision"]["options"]
    place = next(place for place, option in enumerate(options) if option["verb"] == "play")
    card = options[place]["args"]["card"]
    cost = CARD_COST[card] + DEARER
    anna = visitors.come()
    anna.take_seat(seated)
    anna.until_shown()
    held = sorted(state["view"]["hands"][0])  # as the hand is laid out
    expect(anna.page.locator("button.action").nth(held.index(card)).locator(".pay i")).to_have_count(cost)
    anna.choose(place, by_key)
    anna.until(lambda: seated.sees()["decision"]["step"] == "Pay")
    assert seated.sees()["decision"]["args"]["left"] == cost


def test_a_card_of_somnicum_has_the_stars_that_were_written(visitors: Guests) -> None:
    seated = visitors.house.solo("somnicum")
    anna = visitors.come()
    anna.take_seat(seated)
    anna.until_shown()
    written = [card for card in seated.sees()["view"]["ring"] if 1 <= card <= 9]
    assert written
    expect(anna.page.locator("[aria-label*='7 stars']")).to_have_count(len(written))


def test_a_card_of_nightmarium_has_the_ability_that_was_written(visitors: Guests) -> None:
    """The second card has the ability of the first: so say the components that the page is sent."""
    assert ABILITIES[ABILITY_OF[1]] == "scavenger"
    assert ABILITY_OF[2] == 0
    box = visitors.house.get(visitors.house.solo("nightmarium").sees()["box"])
    assert [card["ability"] for card in box["cards"][:2]] == [None, "scavenger"]
