"""The page as an app: what is pushed to it, what it says without a server, and that nothing old stays in it."""

from __future__ import annotations

import json
import shutil
import struct
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from push_service import Letter, Subscription
from serving import SECONDS, House, Seated, told

import phobetor
from phobetor.server.client import Browser as Client
from phobetor.server.client import command

pytest_plugins = ["stage"]

SUBSCRIBES = """
Notification.requestPermission = async () => 'granted';
PushManager.prototype.subscribe = async asked => ({
  endpoint: %s.endpoint, asked, toJSON() { return { keys: %s }; }
});
"""
"""Stands for the browser's own push service, which would be somewhere in the net."""
HAPPENS = """([name, more]) => {
  const event = Object.assign(new Event(name), more, { waitUntil: done => (self.done = done) });
  if (more.text) event.data = { json: () => JSON.parse(more.text) };
  if (more.data) event.notification = { data: more.data, close() { self.closed = true; } };
  self.dispatchEvent(event);
  return self.done;
}"""
RECORDS = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, more) => { self.shown.push([title, more.body, more.data]); };
  self.clients.openWindow = async path => { self.opened = path; };
}"""

NEWER = """
self.addEventListener('fetch', event => event.request.url.endsWith('/build') && event.respondWith(new Response('two')));
"""


class Inbox(ThreadingHTTPServer):
    """A push service, and a chat."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.letters: list[Letter] = []
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def until(self, count: int) -> Letter:
        wait_for(lambda: len(self.letters) >= count)
        return self.letters[count - 1]


class Taking(BaseHTTPRequestHandler):
    server: Inbox

    def do_POST(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.letters.append(Letter(self.path, headers, self.rfile.read(int(headers["content-length"]))))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


def wait_for(holds: Callable[[], object]) -> None:
    until = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    found = Inbox()
    yield found
    found.shutdown()
    found.server_close()


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the installed package, whose page can be built anew."""
    found = tmp_path_factory.mktemp("app") / "phobetor"
    shutil.copytree(Path(phobetor.__file__).parent, found, ignore=shutil.ignore_patterns("__pycache__"))
    return found


@pytest.fixture(scope="module")
def home(chromium: Browser, package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    more = ["--notices-to", "127.0.0.0/8", "--notice", "0.05"]
    found = House(tmp_path_factory.mktemp("data"), *more, sources=[str(package.parent)])
    found.start()
    yield found
    found.stop()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    from stage import BROWSING

    found = BROWSING.submit(lambda: chromium.new_context(locale="en", reduced_motion="reduce")).result()
    yield found
    BROWSING.submit(found.close).result()


def settled(context: BrowserContext, address: str) -> Page:
    """A page whose service worker works."""
    page = context.new_page()
    page.goto(address)
    wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    return page


def answer(seated: Seated) -> None:
    """Choose for this seat until it is asked no more."""
    with seated.line() as line:
        while True:
            message = told(line.recv(SECONDS, decode=True))
            if message["t"] == "state":
                if message["decision"] is None:
                    return
                chosen = {"decision": message["decision"]["id"], "option": 0}
                line.send(json.dumps({"t": "choose", "cmd": command(), **chosen}))


def two(home: House) -> tuple[Seated, Seated]:
    """Anna, who decides now, and Boris, who waits."""
    anna = home.open_table("nightmarium", [{"kind": "me"}, {"kind": "open"}])
    boris = anna.sit(1, "Boris")
    answer(boris)
    return anna, boris


def settings_of(page: Page, home: House, seated: Seated) -> Any:
    page.context.add_cookies(seated.cookies())  # type: ignore[arg-type]
    page.goto(home.address + seated.path)
    page.get_by_role("button", name="Settings").first.click()
    return page.get_by_role("dialog")


def test_a_turn_is_pushed_to_a_page_that_is_closed_and_its_notice_opens_the_table(
    home: House, context: BrowserContext, inbox: Inbox
) -> None:
    anna, boris = two(home)
    subscription = Subscription(f"{inbox.address}/push")
    context.add_init_script(SUBSCRIBES % (json.dumps(subscription.wanted()), json.dumps(subscription.wanted())))
    page = settled(context, home.address)
    switch = settings_of(page, home, boris).get_by_role("switch", name="Notice on this device")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.goto(home.address)
    answer(anna)
    text = json.dumps(subscription.read(inbox.until(1)))
    worker = context.service_workers[0]
    worker.evaluate(RECORDS)
    worker.evaluate(HAPPENS, ["push", {"text": text}])
    notice = ["Nightmarium: your turn", "Boris, it is your turn in Nightmarium.", boris.path]
    assert worker.evaluate("self.shown") == [notice]
    worker.evaluate(HAPPENS, ["notificationclick", {"data": boris.path}])
    assert worker.evaluate("[self.opened, self.closed]") == [boris.path, True]
    page.goto(home.address + boris.path)
    worker.evaluate(HAPPENS, ["push", {"text": text}])
    assert worker.evaluate("self.shown") == [notice]  # whoever looks at the table sees it there


def test_a_webhook_is_named_in_the_settings_and_its_link_stops_it(
    home: House, context: BrowserContext, inbox: Inbox
) -> None:
    anna, boris = two(home)
    page = context.new_page()
    dialog = settings_of(page, home, boris)
    dialog.get_by_label("Webhook address").fill("https://10.0.0.1/hook")
    dialog.get_by_role("button", name="Send there").click()
    expect(dialog.get_by_role("alert")).to_contain_text("give the https address of a public service")
    dialog.get_by_label("Webhook address").fill(f"{inbox.address}/hook")
    dialog.get_by_role("button", name="Send there").click()
    expect(dialog.get_by_text("Messages go to 127.0.0.1.")).to_be_visible()
    page.close()
    answer(anna)
    stranger = context.browser.new_context(locale="pl") if context.browser else context
    other = stranger.new_page()
    other.goto(inbox.until(1).json["stop"])
    expect(other.get_by_role("status")).to_have_text("Na ten adres nie przyjdą już wiadomości o tym stole.")
    stranger.close()
    assert boris.browser.ask("GET", f"/api/tables/{boris.table}/notices")[1]["webhook"] == ""


def test_nothing_old_is_shown_after_an_update_and_a_page_says_when_there_is_no_server(
    home: House, package: Path, context: BrowserContext
) -> None:
    page = settled(context, home.address)
    index = package / "server" / "static" / "index.html"
    index.write_text(index.read_text("utf-8").replace("<title>", '<meta name="build" content="two"><title>'), "utf-8")
    worker = index.with_name("sw.js")
    worker.write_text(worker.read_text("utf-8") + NEWER, "utf-8")
    page.reload()
    expect(page.locator('meta[name="build"]')).to_have_count(1)
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    wait_for(lambda: page.evaluate("fetch('/build').then(found => found.text())") == "two")
    home.stop()
    page.reload()
    for text in ("No connection", "Нет связи", "Brak połączenia"):
        expect(page.get_by_role("heading", name=text)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).display") == "grid"  # its style was kept as well
    home.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("#page h1, #page h2").first).to_be_visible()


def test_a_phone_can_install_the_page(home: House, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(home.address)
    manifest = home.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    found = json.loads(manifest)
    assert (found["name"], found["display"], found["start_url"]) == ("Phobetor", "standalone", "/")
    for icon in found["icons"]:
        picture = home.get(icon["src"])
        assert "x".join(map(str, struct.unpack("!II", picture[16:24]))) == icon["sizes"]
        assert len(picture) < 20_000
    assert {icon["purpose"] for icon in found["icons"]} == {"any", "maskable"}
    assert Client(home.port).ask("GET", "/sw.js")[0] == 200
