"""People before a page: what they see, press and receive. Whatever the browser complains of is remembered.

Nothing is compared that may still be on its way: what must hold is waited for, and what a page shows is read at one
moment.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket, expect
from serving import House, Picking, Seated, seated_by, told

BLOCKED = "Service Worker registration blocked by Playwright"
"""What the browser says in most tests: they look at the page alone."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SECONDS = 60.0
"""How long anybody waits for anything; a busy machine may need most of it."""
UNREACHABLE = re.compile(r"Failed to load resource: net::ERR_|WebSocket connection to")
"""What a browser says while there is no server; which of many errors it is depends on the moment."""
IMPATIENT = re.compile("WebSocket is closed before the connection is established")
"""What it says when a page gives up a connection that takes too long, and tries again."""
BAR = """() => {
  const bar = document.querySelector('section.decide');
  if (!bar) return null;
  const numbers = (where, name) => [...bar.querySelectorAll(where)].map(one => one.dataset[name]);
  const isNumber = text => /^[0-9]+$/.test(text);
  const busy = bar.ariaBusy === 'true';
  return {
    shown: bar.dataset.shown ?? '',
    laid: !document.querySelector('main.board .laying') && document.fonts.status === 'loaded',
    options: busy ? [] : numbers(':is(.opts, .end) [data-option]', 'option').filter(isNumber).map(Number),
    picks: busy ? [] : numbers('.opts [data-pick][aria-pressed=true]', 'pick').map(Number),
    toggles: busy ? 0 : bar.querySelectorAll('.opts [data-pick]').length,
    headings: numbers('.opts [data-heading]', 'heading'),
    tabs: numbers('[data-tab]', 'tab').map(Number),
    tab: Number(bar.querySelector('[data-tab][aria-selected=true]')?.dataset.tab ?? -1),
    plays: document.querySelector('.stage') !== null,
    asks: !busy && bar.querySelector('[data-do]:not([aria-disabled=true])') !== null,
  };
}"""
"""The decision bar at one moment: whatever is asked of it is asked at once."""
GO_ON = "() => document.querySelector('.decide :is([data-go], [data-skip])')?.click()"
"""Somebody understands what a scene holds, or skips it."""
AIM = """([where, place]) => {
  const thing = [...document.querySelectorAll(where)].at(place);
  const middle = () => {
    const box = thing.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    return thing.contains(document.elementFromPoint(...at)) ? at : null;
  };
  if (!thing || middle()) return thing ? middle() : null;
  thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return middle();
}"""
"""Where a mouse or a finger hits a thing that is brought into sight; nothing while something covers it."""
STILL = """async () => {
  const boxes = () => JSON.stringify([...document.querySelectorAll('body :not(svg *)')].map(one => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
  }));
  const busy = () => document.fonts.status !== 'loaded' || document.querySelector('.laying, [aria-busy=true]') !== null;
  for (let before = '', same = 0; same < 3;) {
    await new Promise(requestAnimationFrame);
    const now = boxes();
    same = now === before && !busy() ? same + 1 : 0;
    before = now;
  }
}"""
"""Ends when all of the page has come and nothing has moved for a few pictures."""
NOTHING = "/healthz"
"""An address of the house without a page."""
OPTIONS = "section.decide :is(.opts, .end) [data-option]"
DO = "section.decide [data-do]"
"""The one button that does what was chosen."""
END = -1
"""The tab of what stands at the right end."""
Pressing = Callable[["Guest", str], None]
"""Puts a finger, the mouse or a key on a thing of the page."""
Found = TypeVar("Found")

expect.set_options(timeout=SECONDS * 1000)


class Guest:
    """One page of a browser and a memory of every frame that came to it."""

    def __init__(self, house: House, page: Page, name: str = "Anna", touches: bool = False) -> None:
        self.house = house
        self.is_special = False
        """Whether the test did more with the browser than to look at pages: then nobody else gets it."""
        self.name = name
        self.touches = touches
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}
        self.problems: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self.answered = 0
        self.reads_scenes = False
        """Whether the test itself goes on in scenes; else whoever waits for what is shown skips them."""
        self.page = self.watched(page)

    @property
    def context(self) -> BrowserContext:
        self.is_special = True
        return self.page.context

    def watched(self, page: Page) -> Page:
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", self.note_console)
        page.on("pageerror", self.note_error)
        page.on("websocket", self.note_socket)
        return page

    def leave(self) -> None:
        """Whoever comes next finds the page as it was."""
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.remove_listener("console", self.note_console)
        self.page.remove_listener("pageerror", self.note_error)
        self.page.remove_listener("websocket", self.note_socket)

    def note_error(self, error: Error) -> None:
        self.problems.append(f"error: {error}")

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.problems.append(f"{message.type}: {message.text}")

    def note_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.note_frame)

    def note_frame(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = told(text)
        if message["t"] == "state":
            self.state = message

    def complaints(self) -> list[str]:
        """Errors, warnings and violations of the page's policy, less those that the test itself brings about."""
        forgiven = [IMPATIENT, *([self.forgiven] if self.forgiven else [])]
        return [text for text in self.problems if not any(pattern.search(text) for pattern in forgiven)]

    # --- going places -------------------------------------------------------------------------------
    def go(self, path: str) -> Page:
        self.page.goto(self.house.address + path)
        return self.page

    def take_seat(self, seated: Seated) -> Page:
        """Open a table at which somebody sits already; the page shows what it was told."""
        self.page.context.add_cookies(seated.cookies())  # type: ignore[arg-type]
        page = self.go(seated.path)
        expect(page.locator("section.decide")).to_be_visible()
        self.until(lambda: bool(self.state) and self.is_shown())
        return page

    def prefers(self, setting: str, value: str) -> None:
        """Chosen at an earlier visit."""
        self.go(NOTHING)
        self.page.evaluate("([name, value]) => localStorage.setItem(`phobetor.${name}`, value)", [setting, value])

    # --- waiting ------------------------------------------------------------------------------------
    def until(self, holds: Callable[[], Found], seconds: float = SECONDS) -> Found:
        """What holds at last."""
        end = time.monotonic() + seconds
        while not (found := holds()):
            assert time.monotonic() < end, f"{self.name} waited in vain; the page says: {self.says()}"
            self.page.wait_for_timeout(10)
        return found

    def until_asked(self) -> dict[str, Any]:
        """The next decision that was not answered yet: the bar shows it, and nothing moves by itself."""
        self.until(lambda: (self.asked() or self.is_over()) and not self.bots_decide() and self.is_shown())
        decision: dict[str, Any] | None = self.state["decision"]
        assert decision is not None, "The game ended too early for this test."
        return decision

    def until_shown(self) -> None:
        """A state comes over the line first and is drawn a moment later: wait until the page shows the last one."""
        self.until(self.is_shown)

    def until_still(self) -> None:
        """Letters, pictures and the board have come, and everything has found its place: now it can be measured."""
        self.page.evaluate(STILL)

    def is_answered(self) -> bool:
        """What was chosen has happened, no bot is at work, and the page shows what came of it."""
        happened = self.asked() or self.state.get("decision") is None
        return happened and not self.bots_decide() and self.is_shown()

    def asked(self) -> bool:
        """Whether a decision waits for this person; the only answer there is, the page gives by itself."""
        decision = self.state.get("decision")
        return decision is not None and decision["id"] != self.answered and not decision["bar"].get("only")

    def bots_decide(self) -> bool:
        bots = {seat["number"] for seat in self.state["seats"] if seat["bot"]}
        return not self.is_over() and any(waiting["seat"] in bots for waiting in self.state["waiting"])

    def is_shown(self) -> bool:
        if self.state.get("phase", "lobby") == "lobby":
            return True
        bar = self.bar()
        if bar["plays"] and not self.reads_scenes:
            self.page.evaluate(GO_ON)
        return bool(bar["laid"]) and bar["shown"] == f"{self.state['version']} {self.state['lang']} {self.state['you']}"

    def is_current(self) -> bool:
        """The page shows all that the server would tell it now, whatever other pages have done."""
        seated = seated_by(self.house, self.page.context.cookies(), self.state["table"])
        return seated.sees(self.state["you"])["version"] == self.state["version"] and self.is_shown()

    def is_over(self) -> bool:
        return bool(self.state.get("phase") == "over")

    def lines(self) -> int:
        """How many lines of the log came; the same for everybody when nothing is under way."""
        return int(self.state["log_from"]) + len(self.state["log"])

    # --- seeing -------------------------------------------------------------------------------------
    def bar(self) -> dict[str, Any]:
        found: dict[str, Any] | None = self.page.evaluate(BAR)
        nothing = {"options": [], "toggles": 0, "picks": [], "plays": False, "asks": False}
        return found or {"shown": "", "laid": False} | nothing

    def says(self) -> str:
        """The text of the decision bar."""
        bar = self.page.locator("section.decide")
        return bar.inner_text() if bar.count() else self.page.inner_text("body")[:500]

    def labels(self) -> list[str]:
        """What the options in the bar are called, by their place."""
        name = "all => all.map(one => one.querySelector('.name, b').innerText)"
        found: list[str] = self.options().evaluate_all(name)
        return found

    def options(self) -> Locator:
        return self.page.locator(OPTIONS)

    # --- deciding -----------------------------------------------------------------------------------
    def choose(self, index: int, press: Pressing | None = None) -> None:
        """Take an option of the decision, wherever the bar shows it, and confirm it where the page asks for that."""
        self.until_shown()
        self.answer(index, press or by_mouse)

    def answer(self, index: int, press: Pressing) -> None:
        """The same for a decision that the page is known to show."""
        self.answered = self.state["decision"]["id"]
        several = several_of(self.state["decision"])
        if several is not None:
            pick_several(self, several, index, press)
        else:
            bring_into_sight(self, index, press)
            press(self, f"{OPTIONS}[data-option='{index}']")
            self.confirm(press)

    def press(self, where: str, place: int = 0) -> None:
        """Put the mouse or a finger on a thing, unless what was asked is over by now."""
        at = self.until(lambda: self.page.evaluate(AIM, [where, place]) or self.is_out_of_date())
        if isinstance(at, list):
            (self.page.touchscreen.tap if self.touches else self.page.mouse.click)(*at)

    def is_out_of_date(self) -> bool:
        """What is being answered is asked no more."""
        return bool((self.state.get("decision") or {}).get("id") != self.answered)

    def heard(self) -> str:
        """What the page made of a press: it asks once more, it has sent the choice, or nothing yet."""
        bar = self.bar()
        if self.is_out_of_date():  # a button of the next question is not meant
            return "sent"
        if bar["asks"]:
            return "asks"
        return "" if bar["options"] or bar["toggles"] else "sent"

    def confirm(self, press: Pressing) -> None:
        if self.until(self.heard) == "asks":
            press(self, DO)
            self.until(lambda: self.heard() == "sent")


def by_mouse(guest: Guest, where: str) -> None:
    guest.press(where)


def by_finger(guest: Guest, where: str) -> None:
    guest.press(where)


SHORTCUT = "where => document.querySelector(where)?.getAttribute('aria-keyshortcuts') ?? ''"


def by_key(guest: Guest, where: str) -> None:
    """Only with keys: what has one by that, tabs with arrows, and what lies beyond the keys by walking to it."""
    if where == DO:
        guest.page.keyboard.press("Enter")
    elif key := guest.page.evaluate(SHORTCUT, where):
        guest.page.keyboard.press(key)
    else:
        walk_to(guest, where)


FOCUSED = "where => document.activeElement === document.querySelector(where)"


def walk_to(guest: Guest, where: str, most: int = 400) -> None:
    """With arrows, from the first of its kind; a tab opens when it is reached."""
    keyboard, is_tab = guest.page.keyboard, "[data-tab" in where
    beside = guest.page.locator(where.replace("section.decide", "section.decide .others"))
    if is_tab and beside.count():  # no row of tabs, but buttons beside the table
        beside.focus()
        keyboard.press("Enter")
        return
    guest.page.locator("section.decide [data-tab][tabindex='0']" if is_tab else OPTIONS).first.focus()
    for _ in range(most):
        if guest.page.evaluate(FOCUSED, where):
            break
        keyboard.press("ArrowRight")
    if not is_tab:
        keyboard.press("Enter")


def several_of(decision: Mapping[str, Any]) -> dict[str, Any] | None:
    """The things to be picked together, where more than one may be."""
    several: dict[str, Any] | None = decision["bar"].get("several")
    return None if several is None or several["least"] == several["most"] == 1 else several


def pick_several(guest: Guest, several: dict[str, Any], index: int, press: Pressing) -> None:
    """The thing that an option speaks of, and as many more as there must be; an option that is no pick for itself."""
    option = guest.state["decision"]["options"][index]
    guest.until(lambda: guest.bar()["toggles"])
    wanted = [place for place, pick in enumerate(several["picks"]) if pick["args"] == option["args"]][:1]
    if not wanted and several["least"]:
        press(guest, f"{OPTIONS}[data-option='{index}']")
        return guest.confirm(press)
    rest = [place for place in range(len(several["picks"])) if place not in wanted]
    wanted += rest[: max(0, several["least"] - len(wanted))]
    for place in [place for place in wanted if place not in guest.bar()["picks"]]:
        press(guest, f"section.decide .opts [data-pick='{place}']")
    guest.until(lambda: guest.bar()["asks"])
    press(guest, DO)
    guest.until(lambda: guest.heard() == "sent")


def bring_into_sight(guest: Guest, index: int, press: Pressing) -> None:
    """Open the tab of an option, and its heading where there is a second step."""
    guest.until(lambda: guest.bar()["options"] or guest.bar()["headings"])
    chip = guest.state["decision"]["bar"]["chips"][index]
    tab = chip.get("tab", 0)
    if index not in guest.bar()["options"] and tab in guest.bar()["tabs"] and guest.bar()["tab"] != tab:
        press(guest, f"section.decide [data-tab='{tab}']")
        guest.until(lambda: guest.bar()["tab"] == tab)
    if index not in guest.bar()["options"]:
        press(guest, f"section.decide .opts [data-heading='{chip['under']}']")
    guest.until(lambda: index in guest.bar()["options"])


class Devices:
    """Browsers of guests who left. Cleaned they are as good as new, and they have read the page's programs before: that
    is half of what it takes to open a page."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.idle: dict[str, list[Page]] = {}

    def lend(self, options: Mapping[str, Any], new: bool) -> Page:
        idle = self.idle.get(repr(options), [])
        return idle.pop() if idle and not new else self.made(options)

    def made(self, options: Mapping[str, Any]) -> Page:
        """Somebody's own."""
        return self.chromium.new_context(**options).new_page()

    def take_back(self, page: Page, origin: str, options: Mapping[str, Any]) -> None:
        page.goto(origin + NOTHING)  # of the same site, so that its process stays
        page.set_viewport_size(options["viewport"])
        page.mouse.move(0, 0)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        devtools.detach()
        page.context.clear_cookies()
        self.idle.setdefault(repr(options), []).append(page)


class Guests:
    """Gives browsers to people and, at the end, asks each of them whether anything was wrong."""

    def __init__(self, house: House, chromium: Browser, devices: Devices | None = None) -> None:
        self.house = house
        self.devices = devices or Devices(chromium)
        self.hands_on = devices is not None
        self.all: list[Guest] = []
        self.options: dict[Guest, Mapping[str, Any]] = {}

    def come(self, name: str = "Anna", lang: str = "en", new: bool = False, **more: Any) -> Guest:
        """Somebody with a browser of their own; one that knows nothing at all if it must be new."""
        usual = {"viewport": DESKTOP, "locale": lang, "reduced_motion": "reduce", "service_workers": "block"}
        options = usual | more
        guest = Guest(self.house, self.devices.lend(options, new), name, touches=bool(more.get("has_touch")))
        guest.is_special = new
        self.options[guest] = options
        return self.seen(guest)

    def with_phone(self, name: str = "Anna", **more: Any) -> Guest:
        options: dict[str, Any] = {
            "viewport": PHONE,
            "device_scale_factor": 2,
            "has_touch": True,
            "is_mobile": True,
        } | more
        return self.come(name, **options)

    def in_another_tab(self, guest: Guest) -> Guest:
        """The same person's same browser once more, at the same address."""
        other = self.seen(Guest(guest.house, guest.context.new_page(), guest.name, guest.touches))
        other.is_special = True
        other.page.goto(guest.page.url)
        return other

    def seen(self, guest: Guest) -> Guest:
        self.all.append(guest)
        return guest

    def close(self) -> list[str]:
        found = [f"{guest.name}: {text}" for guest in self.all for text in guest.complaints()]
        for guest in self.all:
            guest.leave()
            if self.hands_on and not found and not guest.is_special:
                self.devices.take_back(guest.page, guest.house.address, self.options[guest])
        for context in {guest.page.context for guest in self.all if found or guest.is_special or not self.hands_on}:
            context.close()
        return found


# === Playing ========================================================================================
SHORT = ("pass", "done", "yield", "stop", "rest", "decline")


def at_random(options: Sequence[Mapping[str, Any]], chance: random.Random) -> int:
    return chance.randrange(len(options))


def soon(options: Sequence[Mapping[str, Any]], chance: random.Random) -> int:
    """What ends a turn, more often than not: long games come to their end sooner."""
    short = [place for place, option in enumerate(options) if option["verb"] in SHORT]
    return short[0] if short and chance.random() < 0.9 else chance.randrange(len(options))


def play(guests: Mapping[Guest, Pressing], seed: int, choices: int = 100_000, pick: Picking = at_random) -> int:
    """Let people choose until the game is over, or so many choices are made and have happened.

    Then nothing moves by itself, and every page shows what there is. Nothing may stand still for a minute; how long it
    takes altogether is a matter of the machine.
    """
    chance, made, end = random.Random(seed), 0, time.monotonic() + SECONDS
    while made < choices and not all(guest.is_over() for guest in guests):
        before = made
        for guest, press in guests.items():
            if made < choices and guest.is_shown() and guest.asked():
                guest.answer(pick(guest.state["decision"]["options"], chance), press)
                made, end = made + 1, time.monotonic() + SECONDS
        if made == before:
            next(iter(guests)).page.wait_for_timeout(10)
        assert time.monotonic() < end, [guest.says() for guest in guests]
    for guest in guests:
        guest.until(guest.is_answered)
    while len(guests) > 1 and not all(guest.is_current() and not guest.bots_decide() for guest in guests):
        assert time.monotonic() < end, [guest.says() for guest in guests]
        next(iter(guests)).page.wait_for_timeout(100)  # each of these questions is a visitor to the server
    return made
