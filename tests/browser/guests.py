"""People before a page: what they see, press and receive. Whatever the browser complains of is remembered."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect
from serving import House, Seated, told

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
KEYS = "1234567890abcdefghijkmnopqrstvwxyz"
"""The keys of the options in the order of the bar; l and u mean something else."""
SECONDS = 60.0
"""How long anybody waits for anything; a busy machine may need most of it."""
UNREACHABLE = re.compile(r"Failed to load resource: net::ERR_|WebSocket connection to")
"""What a browser says while there is no server; which of many errors it is depends on the moment."""
IMPATIENT = re.compile("WebSocket is closed before the connection is established")
"""What it says when a page gives up a connection that takes too long, and tries again."""
Pressing = Callable[["Guest", int], None]

expect.set_options(timeout=SECONDS * 1000)


class Guest:
    """One browser with one page (or more) and a memory of every frame."""

    def __init__(self, house: House, context: BrowserContext, name: str = "Anna") -> None:
        self.house = house
        self.context = context
        self.name = name
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}
        self.problems: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self.answered = 0
        self.page = self.watched(context.new_page())

    def watched(self, page: Page) -> Page:
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", self.note_console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("websocket", self.note_socket)
        return page

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
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
        """Open a table at which somebody sits already."""
        self.context.add_cookies(seated.cookies())  # type: ignore[arg-type]
        page = self.go(seated.path)
        expect(page.locator("section.decide")).to_be_visible()
        self.until(lambda: bool(self.state))
        return page

    def second_tab(self) -> Page:
        page = self.watched(self.context.new_page())
        page.goto(self.page.url)
        return page

    # --- waiting ------------------------------------------------------------------------------------
    def until(self, holds: Callable[[], object], seconds: float = SECONDS) -> None:
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, f"{self.name} waited in vain; the page says: {self.says()}"
            self.page.wait_for_timeout(15)

    def until_asked(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next decision that was not answered yet; the bar shows it."""
        self.until(lambda: (self.asked() or self.is_over()) and self.is_shown(), seconds)
        decision: dict[str, Any] | None = self.state["decision"]
        assert decision is not None, "The game ended too early for this test."
        return decision

    def until_shown(self) -> None:
        """A state comes over the line first and is drawn a moment later: wait until the page shows the last one."""
        self.until(self.is_shown)

    def until_answered(self) -> None:
        """What was chosen has happened, and the page shows what came of it."""
        self.until(lambda: (self.asked() or self.state.get("decision") is None) and self.is_shown())

    def asked(self) -> bool:
        decision = self.state.get("decision")
        return decision is not None and decision["id"] != self.answered

    def is_shown(self) -> bool:
        if self.state.get("phase", "lobby") == "lobby":
            return True
        shown = f"{self.state['version']} {self.state['lang']} {self.state['you']}"
        return self.page.locator(f"section.decide[data-shown='{shown}']").count() == 1

    def is_over(self) -> bool:
        return bool(self.state.get("phase") == "over")

    def lines(self) -> int:
        """How many lines of the log came; the same for everybody when nothing is under way."""
        return int(self.state["log_from"]) + len(self.state["log"])

    # --- seeing -------------------------------------------------------------------------------------
    def says(self) -> str:
        """The text of the decision bar."""
        bar = self.page.locator("section.decide")
        return bar.inner_text() if bar.count() else self.page.inner_text("body")[:500]

    def labels(self) -> list[str]:
        """What the options in the bar are called, by their place."""
        name = "all => all.map(one => one.ariaLabel || one.lastElementChild.innerText)"
        found: list[str] = self.options().evaluate_all(name)
        return found

    def options(self) -> Locator:
        return self.page.locator("section.decide .opts [data-option]")

    # --- deciding -----------------------------------------------------------------------------------
    def choose(self, place: int, press: Pressing | None = None) -> None:
        """Take the option at a place of the bar and confirm it where the page asks for that."""
        self.until_shown()
        self.answered = self.state["decision"]["id"]
        (press or by_mouse)(self, place)


def by_mouse(guest: Guest, place: int) -> None:
    click_option(guest.page, place)


def click_option(page: Page, place: int) -> None:
    page.locator("section.decide .opts [data-option]").nth(place).click()
    confirm = page.locator("section.decide .acts button:has(kbd:text-is('Enter'))")
    if confirm.is_visible():
        confirm.click()


def by_key(guest: Guest, place: int) -> None:
    """Only with keys; what lies beyond the keys is reached from the first option with arrows."""
    keyboard = guest.page.keyboard
    expect(guest.options().first).to_be_visible()
    if place < len(KEYS):
        keyboard.press(KEYS[place])
    else:
        guest.options().first.focus()
        for _ in range(place):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
    if guest.page.locator("section.decide .acts button:has(kbd:text-is('Enter'))").is_visible():
        keyboard.press("Enter")


def by_finger(guest: Guest, place: int) -> None:
    """On a phone: options under their headings, side by side if they are few, else one at a time between arrows."""
    page = guest.page
    heads = page.locator("section.decide .opts [data-shelf]")
    if heads.count():
        firsts = heads.evaluate_all("all => all.map(one => Number(one.dataset.shelf))")
        shelf = max(number for number, first in enumerate(firsts) if first <= place)
        heads.nth(shelf).tap()
        guest.options().nth(place - firsts[shelf]).tap()
    elif page.locator("section.decide .opts.few").count():
        guest.options().nth(place).tap()
    else:
        for _ in range(place):
            page.locator("section.decide .opts .btn.icon").last.tap()
        page.locator("section.decide .acts .primary").tap()
    confirm = page.locator("section.decide .acts button:has(kbd:text-is('Enter'))")
    if confirm.is_visible():
        confirm.tap()


class Guests:
    """Makes browsers for people and, at the end, asks each of them whether anything was wrong."""

    def __init__(self, house: House, chromium: Browser) -> None:
        self.house = house
        self.chromium = chromium
        self.all: list[Guest] = []

    def come(self, name: str = "Anna", lang: str = "en", **more: Any) -> Guest:
        """Somebody with a browser of their own: small motion, and the only way is not taken by itself."""
        options = {"viewport": DESKTOP, "locale": lang, "reduced_motion": "reduce"} | more
        context = self.chromium.new_context(**options)
        context.add_init_script(
            "localStorage.getItem('phobetor.onlyWay') || localStorage.setItem('phobetor.onlyWay', 'off')"
        )
        guest = Guest(self.house, context, name)
        self.all.append(guest)
        return guest

    def with_phone(self, name: str = "Anna", **more: Any) -> Guest:
        options: dict[str, Any] = {
            "viewport": PHONE,
            "device_scale_factor": 2,
            "has_touch": True,
            "is_mobile": True,
        } | more
        return self.come(name, **options)

    def close(self) -> list[str]:
        found = [f"{guest.name}: {text}" for guest in self.all for text in guest.complaints()]
        for guest in self.all:
            guest.context.close()
        return found


# === Playing ========================================================================================
def play(guests: Mapping[Guest, Pressing], seed: int, choices: int = 100_000, seconds: float = 60.0) -> int:
    """Let people choose at random until the game is over, or so many choices are made and have happened.

    Nothing may stand still for `seconds`; how long it takes altogether is a matter of the machine.
    """
    chance, made, end = random.Random(seed), 0, time.monotonic() + seconds
    while made < choices and not all(guest.is_over() for guest in guests):
        idle = True
        for guest, press in guests.items():
            if guest.asked() and guest.is_shown() and made < choices:
                guest.choose(chance.randrange(len(guest.state["decision"]["options"])), press)
                made, idle, end = made + 1, False, time.monotonic() + seconds
        if idle:
            next(iter(guests)).page.wait_for_timeout(10)
        assert time.monotonic() < end, [guest.says() for guest in guests]
    for guest in guests:
        guest.until_answered()
    return made
