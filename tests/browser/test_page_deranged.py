"""The town of Deranged: whole games at a desk and on a phone, what a click means, and a plan that can be moved."""

from __future__ import annotations

from typing import Any

from frames import check_frames
from guests import Guest, Guests, by_finger, by_key, by_mouse, play, soon
from playwright.sync_api import Locator, expect
from serving import Onlooker, Seated, play_elsewhere
from test_page_access import COLOURS, check, close_settings, open_settings, switch_theme

from phobetor.server.client import Browser

pytest_plugins = ["stage"]

BOTS = ({"kind": "bot", "bot": "random", "name": "Owl"}, {"kind": "bot", "bot": "random", "name": "Moth"})
"""Games with them are shorter, and the page shows whatever they do."""
ROLES = ("Fanatic", "Hunter", "Occultist", "Pilgrim", "Maniac", "Looter")
CELL = "[data-cell=M1]"
LEAST, TRIES = 5.0, 3
"""Pictures a second on a machine that has other things to do; the best of a few tries counts."""
FRAMES = """async ([x, y, steps]) => {
  const plan = document.querySelector('.pz'), times = [];
  const point = (type, at) => plan.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, bubbles: true,
    clientX: x + Math.sin(at / 9) * 150, clientY: y + Math.cos(at / 7) * 110,
  }));
  plan.setPointerCapture = () => undefined;
  point('pointerdown', 0);
  for (let step = 1; step <= steps; step += 1) {
    times.push(await new Promise(requestAnimationFrame));
    point('pointermove', step);
  }
  point('pointerup', steps);
  return times;
}"""
"""Drags the plan about for so many frames; when each of them began."""


def deranged(guests: Guests, seats: list[dict[str, str]], **settings: str) -> Seated:
    """The first of its settings is called `game`, as the title of a table is."""
    browser = Browser(guests.house.port)
    wanted = {"game": "deranged", "seats": seats, "name": "Anna", "settings": settings}
    status, made = browser.ask("POST", "/api/tables", wanted)
    assert status == 200, made
    return Seated(browser, made)


def alone(guests: Guests, guest: Guest, **settings: str) -> None:
    """One person among bots, who begins."""
    guest.take_seat(deranged(guests, [{"kind": "me"}, *BOTS], first="1", **settings))


def take(guest: Guest, *verbs: str) -> dict[str, Any]:
    """Choose the first option with each of these verbs in turn; the question that follows."""
    for verb in verbs:
        decision = guest.until_asked()
        places = [place for place, option in enumerate(decision["options"]) if option["verb"] == verb]
        assert places, (verb, decision)
        guest.choose(places[0])
    return guest.until_asked()


def begin_a_move(guest: Guest) -> dict[str, Any]:
    """Stand at an exit, play the card that carries farthest, and ask to move."""
    decision = take(guest, "at")
    label = {option["label"]: place for place, option in enumerate(decision["options"]) if option["verb"] == "play"}
    guest.choose(max(label.values(), key=lambda place: decision["options"][place]["label"].split("move ")[1]))
    decision = guest.until_asked()
    return decision if decision["step"] == "Move" else take(guest, "move")  # an only way is taken by the rules


def cell_of(guest: Guest) -> int:
    cell: int = guest.state["view"]["cell"][0]
    return cell


def far_cells(guest: Guest) -> Locator:
    """In reach of the move, but not with one step."""
    return guest.page.locator(".cell.near")


# === Whole games ====================================================================================
def test_two_people_and_a_bot_play_the_training_game(guests: Guests) -> None:
    anna, boris, celina = guests.come("Anna"), guests.come("Boris"), guests.come("Celina")
    table = deranged(guests, [{"kind": "me"}, {"kind": "open"}, BOTS[0]], game="training")
    friend = table.sit(1, "Boris")
    anna.take_seat(table)
    boris.take_seat(friend)
    celina.go(table.path)
    expect(celina.page.locator(CELL)).to_be_visible()
    expect(celina.page.locator(".acard")).to_have_count(0)
    celina.go("/")  # she comes back for the end; what onlookers are sent meanwhile is heard anyhow
    onlooker = Onlooker(guests.house, table.table)
    assert play({anna: by_mouse, boris: by_key}, seed=21, pick=soon) > 20
    celina.go(table.path)
    for guest in (anna, boris, celina):
        guest.until(guest.is_over)
        guest.until_shown()
        expect(guest.page.locator("section.decide.over")).to_be_visible()
    fair = guests.house.get(f"/api/fair/{table.table}")
    check_frames(fair, {0: anna.frames, 1: boris.frames, -1: onlooker.heard()})
    for seat in ("0", "all"):
        replay = anna.go(f"/replay/{table.table}?seat={seat}&at=30")
        expect(replay.locator(CELL)).to_be_visible()
        expect(replay.locator(".hero-panel")).to_have_count(3)


def test_two_people_one_with_a_phone_and_a_bot_play_a_scenario(guests: Guests) -> None:
    anna, boris = guests.come("Anna"), guests.with_phone("Boris")
    table = deranged(guests, [{"kind": "open"}, {"kind": "me"}, BOTS[0]], game="1")
    friend = table.sit(0, "Boris")
    anna.take_seat(table)
    boris.take_seat(friend)
    pressing = {anna: by_mouse, boris: by_finger}
    play(pressing, seed=2, choices=20)
    boris.until(lambda: boris.is_current() and not boris.bots_decide())
    check_secrets(boris)
    play(pressing, seed=3, choices=40, pick=soon)
    play_elsewhere([table, friend], seed=17, pick=soon)
    for guest in (anna, boris):
        guest.until(guest.is_over)
        guest.until_shown()
        expect(guest.page.locator("section.decide.over")).to_be_visible()
    check_frames(guests.house.get(f"/api/fair/{table.table}"), {0: boris.frames, 1: anna.frames})


def check_secrets(guest: Guest) -> None:
    """On the page stands no role but those that the view knows, while nobody moves."""
    page, view = guest.page, guest.state["view"]
    page.get_by_role("button", name="Heroes").tap()
    expect(page.locator(".hero-panel")).to_have_count(3)
    known = {ROLES[role] for role in view["role"] if role >= 0}
    shown = page.locator("main.board").inner_text() + page.locator("section.handarea").inner_text()
    assert {role for role in ROLES if role in shown} <= known
    assert ROLES[view["role"][0]] in shown
    page.get_by_role("button", name="Town plan").tap()


# === What a click means =============================================================================
def test_a_far_cell_is_walked_to_and_an_impossible_one_says_why(guests: Guests) -> None:
    guest = guests.come()
    alone(guests, guest, game="training")
    decision = begin_a_move(guest)
    page, before = guest.page, cell_of(guest)
    assert decision["step"] == "Move"
    steps = {option["args"]["cell"] for option in decision["options"] if option["verb"] == "step"}
    expect(page.locator(".cell.tgt")).to_have_count(len(steps))
    page.locator(".cell:not(.near):not(.tgt)").last.dispatch_event("click")
    expect(page.locator("section.decide .no")).to_contain_text("No arrow leads there")
    goal = far_cells(guest).first
    name = goal.get_attribute("aria-label")
    goal.focus()
    expect(page.locator(".route path").first).to_be_attached()
    page.keyboard.press("Enter")
    guest.until(lambda: cell_of(guest) not in (before, *steps))
    assert name
    expect(page.get_by_role("button", name=f"Anna, you, Health: 5 of 5, {name.partition(',')[0]}")).to_be_attached()


def test_a_line_of_the_log_lights_up_what_it_speaks_of(guests: Guests) -> None:
    guest = guests.come()
    alone(guests, guest, game="training")
    take(guest, "at")
    line = guest.page.locator(".log li", has_text="You start at").locator(".deed").first
    line.hover()
    expect(guest.page.locator(".cell.lit")).to_have_count(1)
    expect(guest.page.locator(".figure.hero.lit")).to_have_count(1)
    expect(guest.page.locator(".hero-panel.lit")).to_have_count(1)


def test_a_card_under_the_mouse_shows_how_far_it_carries(guests: Guests) -> None:
    guest = guests.come()
    alone(guests, guest, game="training")
    take(guest, "at")
    guest.page.locator(".acard.tgt").first.hover()
    expect(guest.page.locator(".cell.ahead").first).to_be_attached()


# === Pan and zoom ===================================================================================
SCALE = "() => document.querySelector('.pz-layer').getBoundingClientRect().width"
LEFT = "() => Math.round(document.querySelector('.pz-layer').getBoundingClientRect().left)"


def test_the_plan_is_moved_by_wheel_mouse_and_keys(guests: Guests) -> None:
    guest = guests.come()
    alone(guests, guest, game="training")
    guest.until_asked()
    page, asked = guest.page, guest.state["decision"]["id"]
    plan = page.locator(".pz")
    guest.until_still()
    box = plan.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    whole = page.evaluate(SCALE)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    guest.until(lambda: page.evaluate(SCALE) > whole * 1.2)
    guest.until_still()
    left = page.evaluate(LEFT)
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=5)
    page.mouse.up()
    guest.until(lambda: page.evaluate(LEFT) < left - 40)
    assert guest.state["decision"]["id"] == asked, "A drag is no click."
    plan.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("-")
    page.keyboard.press("0")
    guest.until(lambda: abs(page.evaluate(SCALE) - whole) < 2)
    page.locator(".cell.tgt").first.click()
    guest.until(lambda: (guest.state["decision"] or {}).get("id") != asked)  # one click walks there


def test_the_plan_pans_smoothly_on_a_slow_machine(guests: Guests) -> None:
    """Sixty frames a second are wanted; a busy machine that runs all tests at once cannot promise that."""
    guest = guests.with_phone()
    alone(guests, guest, game="training")
    guest.until_asked()
    guest.page.get_by_role("button", name="Closer").tap()
    expect(guest.page.get_by_role("button", name="The whole town")).to_be_enabled()
    guest.until_still()
    frames = 0.0
    for _ in range(TRIES):
        frames = max(frames, frames_a_second(guest, slower=4))
        if frames > LEAST:
            break
    print(f"{frames:.0f} frames a second")
    assert frames > LEAST


def frames_a_second(guest: Guest, slower: int, steps: int = 90) -> float:
    """While the plan is dragged about, with a processor that is so many times slower."""
    page = guest.page
    box = page.locator(".pz").bounding_box()
    assert box is not None
    devtools = guest.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps]
    times: list[float] = page.evaluate(FRAMES, middle)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


# === For everybody ==================================================================================
def test_axe_finds_nothing_serious_in_the_middle_of_a_game(guests: Guests) -> None:
    guest = guests.come()
    alone(guests, guest, game="1")
    play({guest: by_mouse}, seed=7, choices=20)
    guest.until_asked()
    guest.page.locator(".about").click()
    expect(guest.page.locator(".chapter-panel")).to_be_visible()
    check(guest)
    open_settings(guest)
    switch_theme(guest, "light")
    close_settings(guest)
    expect(guest.page.locator(".chapter-panel")).to_be_visible()
    check(guest, ".chapter-panel", COLOURS)
