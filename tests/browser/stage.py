"""Fixtures of the browser tests: one Chromium and one server for each test process, guests for each test.

Playwright keeps an event loop running in the thread that uses it, which other tests could not bear: everything that
touches a browser therefore runs in a thread of its own.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import chromium as finding
import pytest
from guests import Devices, Guests
from playwright.sync_api import Browser, sync_playwright
from serving import House

import phobetor.server.static

BROWSING = ThreadPoolExecutor(1, "browsing")
PAGE = Path(phobetor.server.static.__file__).parent / "static"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if "chromium" not in pyfuncitem.fixturenames:
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    BROWSING.submit(pyfuncitem.obj, **arguments).result()
    return True


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if os.environ.get("PHOBETOR_EXPECT") == "pure" and os.environ.get("PHOBETOR_BROWSER") != "1":
        pytest.skip("the page is tested on the compiled build; PHOBETOR_BROWSER=1 tests it on this one, too")
    assert (PAGE / "index.html").is_file(), "The page is not built: python tools/build/page.py"
    try:
        program = finding.chromium()
    except finding.NoChromium as error:
        if finding.may_go_without():
            pytest.skip(str(error))
        pytest.fail(str(error), pytrace=False)
    playwright = BROWSING.submit(sync_playwright().start).result()
    flags = finding.FLAGS if os.environ.get("PHOBETOR_SHOTS") else [*finding.FLAGS, finding.BLIND]
    browser = BROWSING.submit(playwright.chromium.launch, executable_path=program, args=flags).result()
    yield browser
    BROWSING.submit(browser.close).result()
    BROWSING.submit(playwright.stop).result()


@pytest.fixture(scope="session")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that leave it alone."""
    home = House(tmp_path_factory.mktemp("house"))
    home.start()
    yield home
    home.stop()


@pytest.fixture(scope="session")
def devices(chromium: Browser) -> Devices:
    return Devices(chromium)


@pytest.fixture
def guests(chromium: Browser, house: House, devices: Devices) -> Iterator[Guests]:
    """Whoever comes in a test; an error, a warning or a violation of the page's policy in any browser fails it."""
    found = Guests(house, chromium, devices)
    yield found
    complaints = BROWSING.submit(found.close).result()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="session")
def finished(house: House) -> str:
    """A finished game of Nightmarium."""
    return house.among_bots("nightmarium")
