"""The ship on the page: whole games with people and bots, what reaches whom, the plan under finger, mouse and keys."""

from __future__ import annotations

import json
import re
from typing import Any

from frames import check_frames, told_again
from guests import Guest, Guests, by_finger, by_key, by_mouse, play, soon
from playwright.sync_api import Page, expect
from serving import Seated
from test_page_access import check

from phobetor.games.nemesis.rules.names import ACTIONS, OBJECTIVES
from phobetor.games.nemesis.rules.view import UNKNOWN, UNSEEN
from phobetor.games.nemesis.title import TITLE

pytest_plugins = ["stage"]

INFECTED = 34
WIDTH = "() => document.querySelector('.pz-layer').getBoundingClientRect().width"
PUBLIC_WORDS = ("said-goal", "goal-shown", "goal-open", "looked-goal")


# === Whole games ====================================================================================
def two_people(guests: Guests) -> tuple[Guest, Guest, Seated]:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    table = guests.house.open_table("nemesis", seats)
    friend = table.sit(1, "Boris")
    anna, boris = guests.come("Anna"), guests.come("Boris")
    anna.take_seat(table)
    boris.take_seat(friend)
    return anna, boris, table


def test_two_people_and_a_bot_play_a_semi_cooperative_game(guests: Guests) -> None:
    anna, boris, table = two_people(guests)
    play({anna: by_mouse, boris: by_key}, seed=11, choices=24)
    if not anna.is_over():
        check(anna)
        see_the_status(anna.page)
    play({anna: by_mouse, boris: by_key}, seed=24, pick=soon)
    for guest in (anna, boris):
        guest.until(guest.is_over)
        guest.until_shown()
        expect(guest.page.locator("section.decide.over")).to_be_visible()
    fair = guests.house.get(f"/api/fair/{table.table}")
    check_frames(fair, {0: anna.frames, 1: boris.frames})
    search(fair, 0, anna.frames)
    search(fair, 1, boris.frames)
    see_the_replay(guests, table.table)


def see_the_status(page: Page) -> None:
    page.get_by_role("button", name="Status").click()
    panel = page.get_by_role("region", name="Status")
    expect(panel.locator(".member")).to_have_count(3)
    page.get_by_role("button", name="Close", exact=True).click()
    expect(panel).to_have_count(0)


def see_the_replay(guests: Guests, table: str) -> None:
    """From every perspective: everybody's hands, one hand, none."""
    guest = guests.come("Celina")
    for seat, hands in (("all", 3), ("-1", 0)):
        page = guest.go(f"/replay/{table}?seat={seat}&at=12")
        expect(page.locator(".crew.strip .member")).to_have_count(3)
        expect(page.locator(".crew.strip .member:has(.chip.card)")).to_have_count(hands)


def search(fair: dict[str, Any], seat: int, frames: list[str]) -> None:
    """No frame holds what only others may know: objectives, hands, backpacks, engines, coordinates, infections."""
    session, _ = told_again(fair["record"], seat)
    game: Any = session.game
    others = [player for player in range(game.players()) if player != seat]
    called = TITLE.names["en"]
    named = {
        called[f"objective-{OBJECTIVES[goals[other]]}"] for goals in (game.goals, game.second_goals) for other in others
    }
    secret = named - {
        called[f"card-{card}"] for card in ACTIONS[1:]
    }  # a card and an objective are both called Old friend
    public: set[int] = set()
    for frame in frames:
        state = json.loads(frame)
        public |= {line["number"] for line in state.get("log", []) if line["event"] in PUBLIC_WORDS}
        if state["t"] == "state" and state["view"] is not None and state["phase"] == "playing":
            search_view(state["view"], seat, others)
            lines = [line for section in state.get("story", []) for line in section["lines"]]
            secrets = [one for one in lines if not public & {*range(one["first"], one["last"] + 1)}]
            told = [
                *(one["text"] for one in secrets if one.get("tone") != "only"),
                *(waiting["prompt"] for waiting in state["waiting"]),
            ]
            assert not [text for text in told for goal in secret if goal in text]


def search_view(view: dict[str, Any], seat: int, others: list[int]) -> None:
    knows = view["goal_seen"][seat]
    for player in others:
        assert set(view["hands"][player]) <= {UNKNOWN}
        assert all(item < 0 or item >> seat & 1 for item in view["packs"][player])
        if view["goals"] and not knows >> player & 1 and not knows >> 8 >> player & 1:
            assert view["goals"][player] == view["second_goals"][player] == 0
    for engine in range(3):
        assert view["engines"][engine] == UNSEEN or view["engine_seen"][engine] >> seat & 1
    assert view["coordinates"] == 0 or view["course_seen"] >> seat & 1
    cards = [
        card
        for piles in (view["hands"], view["decks"], view["discards"], view["unseen"])
        for pile in piles
        for card in pile
    ]
    assert INFECTED not in cards
    assert INFECTED not in view["contamination"]


def test_a_solo_game_on_a_phone(guests: Guests) -> None:
    guest = guests.with_phone()
    table = guests.house.open_table("nemesis", [{"kind": "me"}])
    page = guest.take_seat(table)
    play({guest: by_finger}, seed=6, choices=6)
    if not guest.is_over():
        check(guest)
        look_around(guest)
    play({guest: by_finger}, seed=5, pick=soon)
    guest.until_shown()
    expect(page.locator("section.decide.over")).to_be_visible()
    check_frames(guests.house.get(f"/api/fair/{table.table}"), {0: guest.frames})


def look_around(guest: Guest) -> None:
    """The whole ship, closer again, the list, and back."""
    page = guest.page
    page.get_by_role("button", name="Whole ship").tap()
    expect(page.get_by_role("button", name="Whole ship")).to_have_count(0)
    guest.until_still()
    whole = page.evaluate(WIDTH)
    page.get_by_role("button", name="Find me").tap()
    guest.until(lambda: page.evaluate(WIDTH) > 1.5 * whole)
    page.get_by_role("button", name="Status").tap()
    expect(page.locator(".status .member")).to_have_count(1)
    page.get_by_role("button", name="The ship").tap()
    expect(page.locator(".plan .room")).to_have_count(21)


# === The plan =======================================================================================
def test_a_room_tells_its_rules_and_why_it_cannot_be_entered(guests: Guests) -> None:
    guest = turn_of(guests)
    page = guest.page
    expect(page.locator(".plan .room.here .press")).to_have_attribute(
        "aria-label", re.compile("Hibernatorium.*you are here")
    )
    page.locator(".plan .room[data-slot='1'] .press").focus()
    expect(page.locator(".inspector")).to_contain_text("Cockpit")
    page.keyboard.press("Enter")
    expect(page.locator("section.decide .no")).to_contain_text("not next to yours")
    page.locator(".inspector .rule").click()
    expect(page.locator(".rail")).to_contain_text("§9.1")


def test_escape_closes_the_inspector(guests: Guests) -> None:
    guest = turn_of(guests)
    guest.page.locator(".plan .room[data-slot='1'] .press").focus()
    expect(guest.page.locator(".inspector")).to_contain_text("Cockpit")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".inspector")).to_have_count(0)
    expect(guest.page.locator(".plan .room[data-slot='1'] .press")).to_be_focused()


def test_options_stand_under_headings_with_their_price(guests: Guests) -> None:
    guest = turn_of(guests)
    tabs = guest.page.locator("section.decide").get_by_role("tab")
    expect(tabs).to_have_count(7)
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    expect(tabs.first).to_contain_text("Move")
    expect(tabs.first.locator(".price i")).to_have_count(1)
    expect(tabs.nth(1)).to_contain_text("Carefully")
    expect(tabs.nth(1).locator(".price i")).to_have_count(2)
    moves = [option for option in guest.state["decision"]["options"] if option["verb"] == "move"]
    expect(guest.page.locator(".plan .room.legal")).to_have_count(len(moves))
    expect(guest.page.locator("section.decide .fact").first).to_be_visible()


def turn_of(guests: Guests) -> Guest:
    guest = guests.come()
    guest.take_seat(guests.house.solo("nemesis", bots=1))
    while guest.until_asked()["step"] != "TakeTurn":
        guest.choose(0)
    return guest
