"""Friends run their own lobby: chairs, their order, agreement, lock, words, chat, onlookers, and one's own tables."""

from __future__ import annotations

import re

import pytest
from guests import DESKTOP, PHONE, Guest, Guests
from playwright.sync_api import expect
from serving import Seated
from test_page_access import check as check_axe

pytest_plugins = ["stage"]

SEATS = [
    {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy", "name": "Owl"}, {"kind": "open"},
]  # fmt: skip
CLIPPED = """() => [...document.querySelectorAll('main.lobby button, main.lobby .ask, main.lobby h2, main.lobby label')]
  .filter(one => !one.matches('.sr') && getComputedStyle(one).overflow !== 'visible')
  .filter(one => one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent.trim())"""
BEYOND = """() => [...document.querySelectorAll('main.lobby *:not(svg *)')]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.className)"""


def host_and_friend(guests: Guests) -> tuple[Guest, Guest, Seated]:
    table = guests.house.open_table("nightmarium", SEATS)
    anna, boris = guests.come("Anna", new=True), guests.with_phone("Boris")
    anna.take_seat(table)
    boris.take_seat(table.sit(1, "Boris"))
    return anna, boris, table


def order(guest: Guest) -> list[str]:
    return [text.strip() for text in guest.page.locator("li.chair .nm").all_text_contents()]


def test_the_host_runs_the_lobby_and_everybody_sees_it_at_once(guests: Guests) -> None:
    anna, boris, _ = host_and_friend(guests)
    page = anna.page
    expect(boris.page.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
    expect(boris.page.get_by_role("button", name=re.compile("Move|Lock|Add a chair"))).to_have_count(0)
    page.get_by_role("button", name="Move Boris down", exact=True).click()
    boris.until(lambda: order(boris) == ["Anna", "Owl", "Boris", "An empty chair"])
    page.get_by_role("button", name=re.compile("^Move Boris: drag")).focus()
    page.keyboard.press("ArrowUp")
    boris.until(lambda: order(boris) == ["Anna", "Boris", "Owl", "An empty chair"])
    page.get_by_role("radiogroup", name="Creatures to win").get_by_role("radio", name="6").click()
    expect(boris.page.locator("li.op", has_text="Creatures to win").locator(".told")).to_have_text("6")
    page.get_by_role("radio", name="60 s").click()
    expect(boris.page.locator(".limit.told b").last).to_have_text("60 s")
    page.get_by_role("button", name="Add a chair").click()
    boris.until(lambda: len(order(boris)) == 5)
    page.get_by_role("button", name="Take this chair away").last.click()
    boris.until(lambda: len(order(boris)) == 4)
    page.locator("li.chair", has_text="Owl").get_by_label("How well the bot plays").select_option("Sleepwalker")
    expect(boris.page.locator("li.chair", has_text="Owl")).to_contain_text("Sleepwalker")
    page.get_by_role("button", name="Lock the table").click()
    expect(boris.page.locator("section.decide")).to_contain_text("The host has locked the table.")
    page.get_by_role("radio", name="are taken away").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    for guest in (anna, boris):
        guest.until(lambda guest=guest: guest.state.get("phase") == "playing")  # type: ignore[misc]
    assert [seat["name"] for seat in anna.state["seats"]] == ["Anna", "Boris", "Owl"]
    assert anna.state["settings"]["creatures"] == "6"


def test_a_chair_is_dragged_to_another_place(guests: Guests) -> None:
    anna = guests.come("Anna")
    anna.take_seat(guests.house.open_table("nightmarium", SEATS))
    anna.until_still()
    page = anna.page
    grip = page.get_by_role("button", name=re.compile("^Move Owl: drag")).bounding_box()
    first = page.locator("li.chair").first.bounding_box()
    assert grip is not None
    assert first is not None
    page.mouse.move(grip["x"] + 8, grip["y"] + 8)
    page.mouse.down()
    page.mouse.move(grip["x"] + 8, grip["y"] - 40, steps=4)
    page.mouse.move(grip["x"] + 8, first["y"] + 4, steps=4)
    expect(page.locator("li.chair.drag")).to_contain_text("Owl")
    page.mouse.up()
    anna.until(lambda: order(anna)[:2] == ["Owl", "Anna"])


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_cut_off_in_any_language_and_size(guests: Guests, lang: str, size: dict[str, int]) -> None:
    guest = guests.come(new=True)
    guest.prefers("lang", lang)
    guest.page.set_viewport_size(size)  # type: ignore[arg-type]
    guest.take_seat(guests.house.open_table("nightmarium", SEATS))
    guest.until_still()
    assert guest.page.evaluate(CLIPPED) == []
    assert guest.page.evaluate(BEYOND) == []
    check_axe(guest)


def test_the_words_lead_to_the_table_and_wrong_ones_stay(guests: Guests) -> None:
    table = guests.house.open_table("nightmarium", SEATS)
    words = table.made["words"]
    guest = guests.come()
    guest.forgiven = re.compile("status of 40[04]")
    page = guest.go("/")
    field = page.get_by_label("Words, code or link of a table")
    for typed, said in (
        ("amber lantern", "A code has 4 words; you typed 2."),
        (f"{words}z", "Did you mean"),
        ("qwertyuiopas", "There is no table of that name"),
    ):
        field.fill(typed)
        page.get_by_role("button", name="Join").click()
        expect(page.locator(".wrong")).to_contain_text(said)
        expect(field).to_have_value(typed)
    field.fill(words.upper().replace(" ", "-"))
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(f"/t/{table.table}$"))
    expect(page.locator(".words")).to_contain_text(words.split(" ")[0])
    page.goto(f"{guests.house.address}/t/{words.replace(' ', '-')}")
    expect(page).to_have_url(re.compile(f"/t/{table.table}$"))


def test_who_cannot_be_reached_is_told_how_to_let_others_in(guests: Guests) -> None:
    """The server of the tests listens on this machine alone."""
    guest = guests.come()
    guest.take_seat(guests.house.open_table("nightmarium", SEATS))
    expect(guest.page.locator(".closed")).to_contain_text("phobetor serve --host 0.0.0.0")
    found = {"origins": ["http://192.168.1.20:8484"], "closed": False}
    guest.page.route("**/api/invite", lambda route: route.fulfill(json=found))
    guest.page.reload()
    expect(guest.page.get_by_label("Link to this table")).to_have_value(re.compile(r"^http://192\.168\.1\.20:8484/t/"))
    expect(guest.page.locator(".closed")).to_have_count(0)


def test_the_first_word_raises_the_badge_and_onlookers_talk_among_themselves(guests: Guests) -> None:
    anna, boris, table = host_and_friend(guests)
    assert table.browser.ask("POST", f"/api/tables/{table.table}/start", {})[0] == 200
    for guest in (anna, boris):
        guest.until(lambda guest=guest: guest.state.get("phase") == "playing")  # type: ignore[misc]
    celina = guests.come("Celina")
    celina.go(table.path)
    expect(anna.page.locator(".eyes")).to_contain_text("1")
    celina.page.get_by_role("tab", name="Chat").click()
    expect(celina.page.get_by_text("Only others who watch see what you say here.")).to_be_visible()
    celina.page.get_by_label("Say something").fill("quiet here")
    celina.page.keyboard.press("Enter")
    expect(celina.page.get_by_role("log", name="Chat")).to_contain_text("quiet here")
    boris.page.get_by_role("button", name="Chat").click()
    boris.page.get_by_label("Say something").fill("hello")
    boris.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    assert not any("quiet here" in frame for frame in anna.frames + boris.frames)


def test_who_left_is_told_at_once(guests: Guests) -> None:
    anna, boris, table = host_and_friend(guests)
    assert table.browser.ask("POST", f"/api/tables/{table.table}/start", {"bot": ""})[0] == 200
    for guest in (anna, boris):
        guest.until(lambda guest=guest: guest.state.get("phase") == "playing")  # type: ignore[misc]
    deciding, other = (anna, boris) if anna.state["decision"] else (boris, anna)
    if not deciding.state["decision"]:
        other.until(lambda: bool(anna.state["decision"] or boris.state["decision"]))
        deciding, other = (anna, boris) if anna.state["decision"] else (boris, anna)
    deciding.page.goto("about:blank")
    expect(other.page.locator(".gone[aria-hidden]")).to_contain_text(
        re.compile(r"left; a bot may stand in from \d:\d\d")
    )


def test_alone_with_bots_everything_can_be_taken_back(guests: Guests) -> None:
    anna = guests.come("Anna")
    anna.take_seat(guests.house.solo())
    page = anna.page
    for _ in range(2):
        decision = anna.until_asked()
        draw = next(place for place, option in enumerate(decision["options"]) if option["verb"] == "draw")
        anna.choose(draw)
    anna.until_asked()  # bots have chosen meanwhile
    expect(page.locator("section.decide[aria-label='Your decision']")).to_be_visible()
    assert anna.state["can_undo"]
    page.keyboard.press("u")
    anna.until(lambda: anna.state["takebacks"] > 0)
    expect(page.locator("header .when")).to_contain_text("with takebacks")
    page = anna.go("/")
    expect(page.locator("li.res").first).to_contain_text("with takebacks")


def test_a_game_is_left_for_good_and_then_forgotten(guests: Guests) -> None:
    anna = guests.come("Anna", new=True)
    table = guests.house.solo()
    anna.take_seat(table)
    page = anna.go("/")
    entry = page.locator("li.res").first
    entry.get_by_role("button", name=re.compile("Leave this game for good")).click()
    expect(entry).to_contain_text("A bot plays your seat to the end")
    entry.get_by_role("button", name="Leave for good", exact=True).click()
    expect(entry).to_contain_text("you left; a bot plays on")
    entry.get_by_role("button", name=re.compile("Forget this table")).click()
    entry.get_by_role("button", name="Forget", exact=True).click()
    expect(page.locator("li.res")).to_have_count(0)


def test_the_personal_link_can_be_copied(guests: Guests) -> None:
    anna = guests.come("Anna", new=True)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = guests.house.solo()
    anna.take_seat(table)
    page = anna.page
    page.keyboard.press("?")
    page.get_by_role("button", name="Show the code").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf".*/t/{table.table}#[\w-]+", copied)
