"""The decision bar never moves, says words for everything, and lets several things be picked in any order."""

from __future__ import annotations

import json
from typing import Any

import pytest
from guests import DO, Guest, Guests, by_finger, by_key, by_mouse, play, several_of
from playwright.sync_api import Locator, WebSocketRoute, expect
from serving import House, Seated

from phobetor.games import NAMES

pytest_plugins = ["stage"]

SIZES = {"1280": (1280, 800, 132), "1920": (1920, 1080, 164), "2560": (2560, 1440, 196), "390": (390, 844, 216)}
SEEN = """one => {
  const box = one.getBoundingClientRect(), around = one.closest('.opts').getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > around.left && x < around.right && one.contains(document.elementFromPoint(x, y));
}"""
WORDLESS = """() => [...document.querySelectorAll('section.decide :is(.opts, .end) button')].filter(one => {
  const words = one.querySelector('.name, b')?.textContent ?? '';
  return !/\\p{L}{2}/u.test(words);
}).map(one => one.outerHTML)"""
"""Chips without a word in their name."""
KEYS = """() => {
  const isKey = text => /^[0-9]$/.test(text);
  const place = one => { const box = one.getBoundingClientRect(); return [Math.round(box.top / 12), box.left]; };
  const known = '[data-card], [data-fly^=card-], [data-creature], [data-monster], [data-slot], [data-place]';
  const chips = [...document.querySelectorAll('section.decide :is(.opts, .end) [aria-keyshortcuts]')];
  const caps = [...document.querySelectorAll(':is(main.board, .handarea) :is(.num, .keycap, .key)')];
  return {
    chips: chips.map(one => ({
      key: one.ariaKeyShortcuts ?? one.getAttribute('aria-keyshortcuts'),
      cap: one.querySelector(':scope > :is(kbd, .box)')?.textContent.trim() ?? '',
      option: Number(one.dataset.option ?? -1),
      place: place(one),
      isEnd: one.closest('.end') !== null,
    })),
    board: caps.filter(one => isKey(one.textContent.trim())).map(one => ({
      key: one.textContent.trim(),
      things: Object.values(one.closest(known)?.dataset ?? {}).join(' ').match(/[0-9]+/g)?.map(Number) ?? [],
      isCard: one.closest('.handarea :is([data-card], [data-fly^=card-])') !== null,
      place: place(one),
    })),
  };
}"""
"""Every key that is shown: on the chips of the bar, and on things of the table."""


def retold(guest: Guest, change: Any) -> None:
    """The server's decisions reach the page as `change` leaves them."""

    def told(frame: str | bytes) -> str:
        message: dict[str, Any] = json.loads(frame)
        if message["t"] == "state" and message["decision"]:
            change(message["decision"])
        return json.dumps(message)

    def pass_on(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: page.send(told(frame)))

    guest.is_special = True
    guest.page.route_web_socket("**/socket", pass_on)


def with_chips(chips: list[dict[str, Any]], tabs: list[str]) -> Any:
    """A decision with these chips, whatever the game asks; all of them do the same."""

    def change(decision: dict[str, Any]) -> None:
        decision["options"] = [dict(decision["options"][0], args={}) for _ in chips]
        decision["final"] = []
        decision["bar"] = {"prompt": "What now?", "chips": chips, "tabs": [{"words": words} for words in tabs]}

    return change


def chips(count: int, **more: Any) -> list[dict[str, Any]]:
    return [
        {"words": f"Way number {place}", "facts": [{"text": "safe", "tone": "good"}], **more} for place in range(count)
    ]


def show(guest: Guest, table: Seated, change: Any) -> Guest:
    """The table with such decisions, when all of it has come and is still."""
    retold(guest, change)
    guest.context.add_cookies(table.cookies())  # type: ignore[arg-type]
    guest.go(table.path)
    expect(guest.page.locator("section.decide.choose")).to_be_visible()
    guest.until_still()
    return guest


def height(guest: Guest) -> float:
    box = guest.page.locator("section.decide").bounding_box()
    assert box is not None
    return round(box["height"])


def words(guest: Guest) -> list[str]:
    found: list[str] = guest.page.locator("section.decide .opts .chip").evaluate_all(
        "all => all.map(one => one.querySelector('.name').textContent.trim())"
    )
    return found


def is_seen(option: Locator) -> bool:
    return bool(option.evaluate(SEEN))


MANY = [*chips(3, tab=0), *chips(12, tab=2), {"words": "Pass", "tab": -1}]
SHAPES = {
    "two": (chips(2), []),
    "six": (chips(6), []),
    "nine and an end": ([*chips(9), {"words": "Pass", "tab": -1}], []),
    "many": (chips(63), []),
    "tabs": (MANY, ["Go", "Fight", "Say"]),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_the_bar_has_one_height_whatever_is_asked(guests: Guests, shape: str) -> None:
    guest = show(guests.come(new=True), guests.house.solo("nightmarium", first="1"), with_chips(*SHAPES[shape]))
    for name, (wide, high, wanted) in SIZES.items():
        guest.page.set_viewport_size({"width": wide, "height": high})
        guest.until_still()
        assert height(guest) == wanted, name
        assert guest.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), name


@pytest.mark.parametrize("game", NAMES)
def test_the_bar_stands_still_without_bare_numbers_and_a_key_never_means_two_things(guests: Guests, game: str) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo(game))
    tops = set()
    for seed in range(12):
        decision = guest.until_asked()
        assert height(guest) == 132
        assert guest.page.evaluate(WORDLESS) == []
        check_keys(guest.page.evaluate(KEYS), decision)
        box = guest.page.locator("section.decide").bounding_box()
        tops.add(round(box["x"]) if box else 0)
        play({guest: by_key}, seed, choices=1)
    assert len(tops) == 1


def check_keys(shown: dict[str, Any], decision: dict[str, Any]) -> None:
    """Each key once in the bar, from left to right and line by line; on the table the same key on the same thing."""
    chips, board = shown["chips"], shown["board"]
    assert all(chip["cap"] in (chip["key"], "") for chip in chips), chips  # what is toggled has a box instead
    keys = [chip["key"] for chip in sorted(chips, key=lambda chip: (chip["isEnd"], chip["place"]))]
    if decision["bar"].get("rows"):  # of a table each row has its own five: the same way has the same key
        first = [key for key in keys if key in "12345"]
        assert keys == [*"12345"][: len(first)] + [*"67890"][: len(keys) - len(first)]
    else:
        assert keys == [*"1234567890"][: len(keys)] or keys == [*"123456789"[: len(keys) - 1], "0"]
    hand = [cap["key"] for cap in sorted(board, key=lambda cap: cap["place"]) if cap["isCard"]]
    assert hand == sorted(hand), hand
    several = several_of(decision)
    for cap in board:
        args = several["picks"][int(cap["key"]) - 1]["args"] if several else args_of(chips, decision, cap["key"])
        near = {value + by for value in args.values() for by in (0, -1)}  # some boards count from nought
        assert not args or not cap["things"] or near & {*cap["things"]}, (cap, args)


def args_of(chips: list[dict[str, Any]], decision: dict[str, Any], key: str) -> dict[str, int]:
    """What the chip with a key is about; on the table no key is shown that the bar does not have."""
    option = next(chip["option"] for chip in chips if chip["key"] == key)
    args: dict[str, int] = decision["options"][option]["args"]
    return args


def test_tabs_keep_their_places_and_the_right_end_is_always_there(guests: Guests) -> None:
    guest = show(guests.come(new=True), guests.house.solo(first="1"), with_chips(MANY, ["Go", "Fight", "Say"]))
    page = guest.page
    tabs = page.get_by_role("tab").filter(has_text="Go").or_(page.locator("[data-tab]"))
    assert [text.split()[0] for text in page.locator("[data-tab]").all_inner_texts()] == ["Go", "Fight", "Say"]
    expect(page.locator("[data-tab='0']")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-tab='1']")).to_have_attribute("aria-disabled", "true")
    assert tabs.count() == 3
    assert len(words(guest)) == 3
    expect(page.locator("section.decide .end [data-option]")).to_have_attribute("aria-keyshortcuts", "0")
    page.locator("[data-tab='2']").click()
    assert len(words(guest)) == 12
    expect(page.locator("section.decide .end [data-option]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-tab='0']")).to_be_focused()
    assert len(words(guest)) == 3


def test_more_than_nine_are_two_short_choices(guests: Guests) -> None:
    doors = [*chips(6, under="Cockpit"), *chips(7, under="Airlock"), {"words": "All doors"}]
    guest = show(guests.come(new=True), guests.house.solo(first="1"), with_chips(doors, []))
    page = guest.page
    assert words(guest) == ["Cockpit", "Airlock", "All doors"]
    expect(page.locator("section.decide .step")).to_have_text("1 of 2")
    page.keyboard.press("2")
    expect(page.locator("section.decide .step")).to_have_text("2 of 2")
    expect(page.locator("section.decide .trail")).to_contain_text("Airlock")
    assert len(words(guest)) == 7
    page.keyboard.press("Escape")
    assert words(guest) == ["Cockpit", "Airlock", "All doors"]
    page.locator("[data-heading='Cockpit']").click()
    assert len(words(guest)) == 6
    page.locator("section.decide [data-back]").click()
    assert len(words(guest)) == 3


def test_every_option_of_many_is_reached_by_key_and_by_mouse_and_they_are_counted(guests: Guests) -> None:
    guest = show(guests.come(new=True), guests.house.solo(first="1"), with_chips(chips(63), []))
    page, options = guest.page, guest.options()
    assert not is_seen(options.last)
    page.keyboard.press("ArrowRight")
    expect(options.first).to_be_focused()
    page.keyboard.press("End")
    expect(options.last).to_be_focused()
    guest.until(lambda: is_seen(options.last))
    page.keyboard.press("Home")
    guest.until(lambda: is_seen(options.first))
    for _ in range(63):
        if not is_seen(options.last):
            page.locator("section.decide .more").last.click()
            page.wait_for_timeout(50)
    assert is_seen(options.last)
    page.get_by_role("button", name="List: 63").click()
    expect(page.locator("section.decide .list li")).to_have_count(63)
    page.keyboard.press("Escape")
    expect(page.locator("section.decide .list")).to_have_count(0)


SLIDES = """() => {
  const row = document.querySelector('section.decide .opts');
  return row.scrollWidth > row.clientWidth + 1 || document.querySelector('section.decide .more') !== null;
}"""


def test_what_has_room_does_not_slide(guests: Guests) -> None:
    exits = [{"words": "North-eastern highway", "facts": [{"text": "district of the Crow"}]}] * 8
    guest = show(guests.come(new=True), guests.house.solo(first="1"), with_chips(exits, []))
    assert not guest.page.evaluate(SLIDES)


LAYOUTS = """async () => {
  document.querySelector('section.decide [data-tab="1"]').click();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


def test_chips_find_their_room_without_laying_the_page_out_again_and_again(guests: Guests) -> None:
    facts = [{"text": f"what it does and risks, number {number}"} for number in range(3)]
    long = [{"words": f"A long way that needs room, number {place}", "facts": facts, "tab": 1} for place in range(9)]
    guest = show(guests.come(new=True), guests.house.solo(first="1"), with_chips([*chips(2), *long], ["Go", "Say"]))
    devtools = guest.page.context.new_cdp_session(guest.page)
    devtools.send("Performance.enable")

    def laid_out() -> int:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return int(next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount"))

    before = laid_out()
    guest.page.evaluate(LAYOUTS)
    expect(guest.page.locator("section.decide .opts .chip")).to_have_count(9)
    assert laid_out() - before <= 6  # two for the chips, and two more when arrows come beside them


# === Several at once ================================================================================
def exchanging(guest: Guest) -> dict[str, Any]:
    """Somebody who exchanges cards, with five in hand."""
    guest.take_seat(guest.house.solo(first="1"))
    verbs = [option["verb"] for option in guest.until_asked()["options"]]
    guest.choose(verbs.index("exchange"))
    guest.until(lambda: guest.is_answered() and guest.bar()["toggles"])
    several: dict[str, Any] = guest.state["decision"]["bar"]["several"]
    return several


def hand(guest: Guest) -> list[int]:
    cards: list[int] = guest.state["view"]["hands"][0]
    return cards


def test_cards_are_clicked_on_and_off_in_any_order_in_the_bar_and_in_the_hand(guests: Guests) -> None:
    guest = guests.come()
    several = exchanging(guest)
    page, before = guest.page, hand(guest)
    card = [pick["args"]["card"] for pick in several["picks"]]
    toggles = page.locator("section.decide [data-pick]")
    toggles.nth(4).click()
    expect(page.locator(DO)).to_have_text(several["results"][1] + " Enter")
    page.locator(".handarea .cards button").nth(0).click()
    expect(toggles.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".handarea .ticked")).to_have_count(2)
    toggles.nth(4).click()
    expect(page.locator(".handarea .ticked")).to_have_count(1)
    page.keyboard.press("3")
    expect(page.locator(DO)).to_have_text(several["results"][2] + " Enter")
    page.locator(DO).click()
    guest.until(lambda: len(hand(guest)) == 4)
    assert set(before) - set(hand(guest)) == {card[0], card[2]}


def test_escape_puts_back_and_too_few_are_not_sent(guests: Guests) -> None:
    guest = guests.come()
    several = exchanging(guest)
    page, decision = guest.page, guest.state["decision"]["id"]
    expect(page.locator(DO)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    page.locator(DO).click(force=True)
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator("section.decide [data-pick][aria-pressed=true]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("section.decide [data-pick][aria-pressed=true]")).to_have_count(0)
    assert guest.state["decision"]["id"] == decision
    assert several["least"] == 1
    page.keyboard.press("Escape")
    guest.until(lambda: (guest.state["decision"] or {}).get("id") != decision)
    assert len(hand(guest)) == 5


def test_no_more_is_picked_than_can_be_and_equal_things_are_told_apart(guests: Guests) -> None:
    def change(decision: dict[str, Any]) -> None:
        pick = {"words": "Contamination", "args": {"card": 7}}
        picks = [pick, pick, {"words": "Rest", "args": {"card": 9}}]
        decision["bar"]["several"] = {"picks": picks, "least": 2, "most": 2, "results": ["", "", "Pay two cards"]}

    guest = show(guests.come(new=True), guests.house.solo(first="1"), change)
    page, toggles = guest.page, guest.page.locator("section.decide [data-pick]")
    toggles.nth(1).click()
    expect(toggles.nth(0)).to_have_attribute("aria-pressed", "false")
    toggles.nth(0).click()
    expect(page.locator(DO)).to_have_text("Pay two cards Enter")
    toggles.nth(2).click()
    expect(toggles.nth(2)).to_have_attribute("aria-pressed", "false")
    expect(page.locator("section.decide [role=status]")).to_contain_text("No more than 2")


@pytest.mark.parametrize("press", [by_mouse, by_finger, by_key])
def test_several_are_sent_once_by_every_means(guests: Guests, press: Any) -> None:
    guest = guests.with_phone() if press is by_finger else guests.come()
    exchanging(guest)
    guest.answer(0, press)
    guest.until(guest.is_answered)
    assert len(hand(guest)) == 4


# === Narrowing ======================================================================================
def with_legs(house: House) -> Seated:
    """A table at which Anna can begin a Creature, whatever is dealt."""
    tables = (house.solo(first="1", bots=bots) for bots in range(1, 6))
    return next(table for table in tables if any(one["verb"] == "play" for one in table.sees(0)["decision"]["options"]))


def test_a_click_on_a_thing_keeps_only_its_ways_and_escape_widens(guests: Guests) -> None:
    def change(decision: dict[str, Any]) -> None:
        play = next(option for option in decision["options"] if option["verb"] == "play")
        ways = [dict(play, args={"card": play["args"]["card"], "creature": place}) for place in range(2)]
        decision["options"] = [*ways, dict(play, args={})]
        decision["bar"] = {"prompt": "What now?", "chips": chips(3)}

    guest = show(guests.come(new=True), with_legs(guests.house), change)
    guest.until(lambda: guest.bar()["options"] == [0, 1, 2])
    before = height(guest)
    guest.page.locator(".handarea .cards button.tgt").click()
    guest.until(lambda: guest.bar()["options"] == [0, 1])
    expect(guest.page.locator("section.decide .trail")).to_contain_text("2 ways")
    assert height(guest) == before
    guest.page.keyboard.press("Escape")
    guest.until(lambda: guest.bar()["options"] == [0, 1, 2])


def test_a_refusal_takes_the_place_of_what_is_known_and_nothing_moves(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(guests.house.solo(first="1"))
    guest.until_asked()
    guest.until_still()
    boxes = (
        "() => [...document.querySelectorAll('section.decide .chip')].map(one => one.getBoundingClientRect().toJSON())"
    )
    before = guest.page.evaluate(boxes)
    guest.page.locator(".handarea .cards button:not(.tgt)").first.click()
    expect(guest.page.locator("section.decide .no")).to_be_visible()
    assert guest.page.evaluate(boxes) == before
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("section.decide .no")).to_have_count(0)


def test_what_an_option_pointed_at_is_over_with_its_question(guests: Guests) -> None:
    guest = guests.come()
    guest.take_seat(with_legs(guests.house))
    decision = guest.until_asked()
    index = next(place for place, option in enumerate(decision["options"]) if option["verb"] == "play")
    guest.page.locator(f"section.decide [data-option='{index}']").dispatch_event("mouseenter")
    inspector = guest.page.locator("aside.inspector")
    expect(inspector).to_contain_text("You would place")
    guest.choose(0, by_key)
    guest.until_asked()
    expect(inspector).not_to_contain_text("You would place")


# === Nobody is asked ================================================================================
def test_the_one_answer_that_everybody_knows_is_given_without_asking_but_not_after_taking_back(guests: Guests) -> None:
    def change(decision: dict[str, Any]) -> None:
        if decision["bar"]["prompt"] == "First action.":
            decision["options"], decision["final"] = decision["options"][:1], []
            decision["bar"] = {"prompt": "You can only draw.", "chips": decision["bar"]["chips"][:1], "only": True}

    guest = show(guests.come(new=True), guests.house.solo(first="1"), change)
    ask = guest.page.locator("section.decide .ask")
    expect(ask).to_contain_text("Second action.")
    guest.page.keyboard.press("u")
    expect(ask).to_have_text("You can only draw.")
    guest.until_still()
    expect(ask).to_have_text("You can only draw.")
    guest.page.keyboard.press("1")
    expect(ask).to_contain_text("Second action.")


# === The signs of the games =========================================================================
FILLS = """() => ['dark', 'light'].map((theme) => {
  document.documentElement.dataset.theme = theme;
  return ['black', 'white'].map((name) => getComputedStyle(document.querySelector(`section.decide .so-${name}`)).fill);
})"""


def test_the_black_pendulum_is_black_by_day_and_by_night(guests: Guests) -> None:
    def change(decision: dict[str, Any]) -> None:
        with_chips([*chips(1, tab=0), *chips(1, tab=1)], [])(decision)
        decision["bar"]["tabs"] = [{"words": "Black", "sign": "black"}, {"words": "White", "sign": "white"}]
        decision["bar"]["rows"] = 2

    guest = show(guests.come(new=True), guests.house.solo("somnicum"), change)
    assert guest.page.evaluate(FILLS) == [["rgb(11, 11, 16)", "rgb(247, 241, 226)"]] * 2
