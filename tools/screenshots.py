"""Makes docs/screenshots: every board in the middle of a game, on a desk and on a phone, dark and light.

`python tools/screenshots.py [GAME ...]`, with the package and Playwright installed. The cards fall anew each time.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests/browser"))

from chromium import FLAGS, NoChromium, chromium  # noqa: E402
from guests import DESKTOP, Guest, Guests  # noqa: E402
from serving import House, Seated  # noqa: E402

from phobetor.games import NAMES, title_of  # noqa: E402
from phobetor.server.client import Page  # noqa: E402

FOLDER = ROOT / "docs/screenshots"
PLAYERS = 4
LINES = {"nightmarium": 150, "somnicum": 160}
"""How long the log is in the middle of a game."""
USUAL_LINES = 120
MOST_OPTIONS = 9
BOARD_SECONDS = 1.2
"""Until the board is drawn and its fonts are there."""


def middle_of_a_game(house: House, game: str) -> Seated:
    """A table at which a person must decide, with a good deal lying on it."""
    lines = LINES.get(game, USUAL_LINES)
    for seed in range(20):
        players = min(PLAYERS, title_of(game).players[1])
        bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Owl", "Moth", "Bat")[: players - 1]]
        seated = house.open_table(game, [{"kind": "me"}, *bots])
        if asyncio.run(played(seated, seed, lines)):
            return seated
    raise SystemExit(f"No game of {game} has a middle of {lines} lines.")


async def played(seated: Seated, seed: int, lines: int) -> bool:
    """Whether the game came so far; the person takes what changes the table whenever that is possible."""
    page, chance = await seated.browser.sit_down(seated.table), random.Random(seed)
    while page.now["phase"] == "playing" and not is_middle(page, lines):
        decision = page.now["decision"]
        if decision is not None:
            await page.choose(good_option(decision["options"], chance))
        version = page.now["version"]
        await page.until(lambda version=version: page.now["version"] > version or page.now["decision"])  # type: ignore[misc]
    await page.close()
    return bool(page.now["phase"] == "playing")


def is_middle(page: Page, lines: int) -> bool:
    decision = page.now["decision"]
    return len(page.log) >= lines and decision is not None and 3 <= len(decision["options"]) <= MOST_OPTIONS


def good_option(options: list[dict[str, object]], chance: random.Random) -> int:
    places = [place for place, option in enumerate(options) if option["verb"] not in ("exchange", "pass", "done")]
    things = [place for place in places if options[place]["args"]]
    return chance.choice(things or places or range(len(options)))


def dressed(guests: Guests, theme: str, phone: bool) -> Guest:
    guest = guests.with_phone(device_scale_factor=1) if phone else guests.come(viewport=DESKTOP)
    guest.context.add_init_script(f"localStorage.setItem('phobetor.theme', '{theme}')")
    return guest


def picture(guests: Guests, path: str, seated: Seated | None, name: str) -> None:
    for phone in (False, True):
        for theme in ("dark", "light"):
            guest = dressed(guests, theme, phone)
            page = guest.go(path) if seated is None else guest.take_seat(seated)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(BOARD_SECONDS * 1000)
            file = FOLDER / f"{name}-{'phone' if phone else 'desktop'}-{theme}.png"
            page.screenshot(path=file, full_page=False, animations="disabled")
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")
            guest.context.close()


def take_all(browser: Browser, house: House, tables: dict[str, Seated]) -> None:
    guests = Guests(house, browser)
    picture(guests, "/", None, "start")
    for game, seated in tables.items():
        picture(guests, seated.path, seated, game)


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            tables = {game: middle_of_a_game(house, game) for game in games or NAMES}
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                take_all(browser, house, tables)
                browser.close()
        except NoChromium as error:
            raise SystemExit(str(error)) from None
        finally:
            house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
