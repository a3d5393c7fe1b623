"""The page calls whoever must decide: in the title and the sign of the tab, with a sound, and with a notification."""

from __future__ import annotations

from typing import Any

from guests import Guest, Guests, by_mouse
from playwright.sync_api import expect

pytest_plugins = ["stage"]

RECORDING = """
window.calls = { notes: [], tones: [] };
const hears = name => (...given) => { window.calls[name].push(given); };
class Note {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, more) { hears('notes')(title, more.body); }
}
class Part {
  constructor(kind) { this.kind = kind; this.frequency = {}; this.gain = this; }
  connect(next) { return next; }
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
  start() { hears('tones')(this.frequency.value); }
  stop() {}
}
window.Notification = Note;
window.AudioContext = class {
  state = 'suspended';
  currentTime = 0;
  destination = new Part('destination');
  async resume() { this.state = 'running'; }
  createOscillator() { return new Part('oscillator'); }
  createGain() { return new Part('gain'); }
};
"""
"""Stands for the browser's own and remembers what it was asked to do."""
LOOKS_AWAY = """
Object.defineProperty(document, 'hidden', { get: () => true });
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
"""


def come(guests: Guests, name: str, notify: bool = True) -> Guest:
    guest = guests.come(name)
    guest.context.grant_permissions(["notifications"], origin=guests.house.address)
    guest.context.add_init_script(RECORDING)
    if notify:
        guest.context.add_init_script("localStorage.setItem('phobetor.notify', 'on')")
    return guest


def two_people(guests: Guests, notify: bool = True) -> tuple[Guest, Guest]:
    """Somebody who waits, and somebody who decides now."""
    host = guests.house.open_table("nightmarium", [{"kind": "me"}, {"kind": "open"}])
    anna, boris = come(guests, "Anna", notify), come(guests, "Boris", notify)
    boris.take_seat(host.sit(1, "Boris"))
    anna.take_seat(host)
    anna.until(lambda: anna.asked() != boris.asked() and anna.is_shown() and boris.is_shown())
    return (boris, anna) if anna.asked() else (anna, boris)


def calls(guest: Guest) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = guest.page.evaluate("() => window.calls")
    return found


def icon(guest: Guest) -> str | None:
    return guest.page.locator("link[rel=icon]").get_attribute("href")


def play_until_asked(other: Guest, guest: Guest) -> None:
    """The other one chooses until it is the guest's turn."""
    while not guest.asked():
        other.until(lambda: other.asked() or guest.asked())
        if other.asked():
            other.choose(0, by_mouse)
            other.until(other.is_answered)
        other.until(guest.is_current)
    guest.until_shown()


def test_the_tab_says_when_it_is_ones_turn(guests: Guests) -> None:
    waits, decides = two_people(guests)
    expect(decides.page).to_have_title("● You decide · Nightmarium · Phobetor")
    expect(waits.page).to_have_title("Nightmarium · Phobetor")
    waits.until(lambda: (icon(waits), icon(decides)) == ("/favicon.svg", "/favicon-now.svg"))
    play_until_asked(decides, waits)
    expect(waits.page).to_have_title("● You decide · Nightmarium · Phobetor")
    waits.until(lambda: icon(waits) == "/favicon-now.svg")


def test_who_waits_hears_a_bell_and_who_looks_away_is_notified(guests: Guests) -> None:
    waits, decides = two_people(guests)
    waits.page.locator("main.board").click(position={"x": 4, "y": 4})  # a page may sound once it was touched
    waits.page.evaluate(LOOKS_AWAY)
    assert calls(waits) == {"notes": [], "tones": []}
    play_until_asked(decides, waits)
    waits.until(lambda: calls(waits)["notes"] and calls(waits)["tones"])
    assert calls(waits)["tones"] == [[660], [880]]
    assert calls(waits)["notes"] == [["You decide", waits.state["decision"]["bar"]["prompt"]]]
    assert calls(decides)["notes"] == []  # that page is looked at


def test_a_page_that_is_looked_at_notifies_nobody_and_sound_can_be_turned_off(guests: Guests) -> None:
    waits, decides = two_people(guests, notify=False)
    waits.page.keyboard.press("?")
    dialog = waits.page.get_by_role("dialog")
    dialog.get_by_role("switch", name="You must decide", exact=True).click()
    notes = dialog.get_by_role("switch", name="Notification")
    notes.click()
    expect(notes).to_have_attribute("aria-checked", "true")
    waits.page.keyboard.press("Escape")
    play_until_asked(decides, waits)
    expect(waits.page).to_have_title("● You decide · Nightmarium · Phobetor")
    assert calls(waits) == {"notes": [], "tones": []}
