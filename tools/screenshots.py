"""Makes docs/screenshots: every board in the middle of a game, on a desk and on a phone, dark and light.

`python tools/screenshots.py [GAME ...]`, with the package and Playwright installed. The cards fall anew each time.
What they were made of is kept beside them; see tools/build/pictured.py.
"""

from __future__ import annotations

import asyncio
import random
import struct
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests/browser"), str(ROOT / "tools/build")]

import pictured  # noqa: E402
from chromium import FLAGS, NoChromium, chromium  # noqa: E402
from guests import DESKTOP, Guest, Guests  # noqa: E402
from serving import House, Seated  # noqa: E402

from phobetor.games import NAMES, UnknownGame, title_of  # noqa: E402
from phobetor.server.client import Page  # noqa: E402

FOLDER = ROOT / "docs/screenshots"
PLAYERS = 4
LINES = {"nightmarium": 140, "somnicum": 160, "deranged": 150, "nemesis": 260}
"""How long the log is in the middle of a game."""
USUAL_LINES = 120
MOST_OPTIONS = 9
PLACED, HELD = 22, 4
"""In the middle of a game of Nightmarium: how many cards lie in creatures, and how many I hold."""
EXPLORED, MOST_ACTIONS = 11, 16
"""In the middle of a game of Nemesis: how many rooms are known, and among how many actions I choose."""
IDLE = ("exchange", "pass", "done", "speak", "drop", "melee", "careful", "yield")
"""What changes little on a table."""
STEPS = 3
"""In the middle of a game of Deranged: how many steps are left to go."""
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
        await page.until(lambda: page.now["decision"] or page.now["phase"] != "playing")
    await page.close()
    return bool(page.now["phase"] == "playing")


def is_middle(page: Page, lines: int) -> bool:
    decision, view = page.now["decision"], page.now["view"]
    if decision is not None and page.now["game"] == "nemesis":
        return len(page.log) >= lines and is_turn_aboard(decision, view)
    if decision is None or len(page.log) < lines or not 3 <= len(decision["options"]) <= MOST_OPTIONS:
        return False
    if page.now["game"] == "deranged":
        return bool(decision["step"] == "Move" and decision["args"]["left"] >= STEPS)
    if page.now["game"] != "nightmarium":
        return True
    return sum(card > 0 for card in view["parts"]) >= PLACED and len(view["hands"][0]) >= HELD


def is_turn_aboard(decision: dict[str, Any], view: dict[str, Any]) -> bool:
    """My turn begins, with most cards still in hand and a good part of the ship explored."""
    full = decision["step"] == "TakeTurn" and 8 <= len(decision["options"]) <= MOST_ACTIONS
    return full and len(view["hands"][0]) >= HELD and view["explored"].bit_count() >= EXPLORED


def good_option(options: list[dict[str, object]], chance: random.Random) -> int:
    places = [place for place, option in enumerate(options) if option["verb"] not in IDLE]
    things = [place for place in places if options[place]["args"]]
    usual = things if chance.random() < 0.6 else places
    return chance.choice(usual or places or range(len(options)))


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
            file.write_bytes(smaller(guests.devices.chromium, page.screenshot(animations="disabled")))
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")
            guest.context.close()


# === Smaller pictures ===============================================================================
QUANTIZE = """async png => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const dots = pen.getImageData(0, 0, image.width, image.height).data, cells = new Map();
  for (let at = 0; at < dots.length; at += 4) {
    const key = (dots[at] >> 2) << 12 | (dots[at + 1] >> 2) << 6 | dots[at + 2] >> 2;
    const cell = cells.get(key) ?? { key, n: 0, sum: [0, 0, 0] };
    cell.n += 1;
    for (const channel of [0, 1, 2]) cell.sum[channel] += dots[at + channel];
    cells.set(key, cell);
  }
  const tone = (cell, channel) => cell.sum[channel] / cell.n;
  const measure = box => {
    const spans = [0, 1, 2].map(channel => {
      const tones = box.map(cell => tone(cell, channel));
      return tones.reduce((a, b) => Math.max(a, b)) - tones.reduce((a, b) => Math.min(a, b));
    });
    const span = Math.max(...spans);
    return { box, channel: spans.indexOf(span), worth: span * Math.cbrt(box.reduce((n, cell) => n + cell.n, 0)) };
  };
  const boxes = [measure([...cells.values()])];
  while (boxes.length < 256) {
    const widest = boxes.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (widest.box.length < 2 || !widest.worth) break;
    boxes.splice(boxes.indexOf(widest), 1);
    const sorted = widest.box.sort((a, b) => tone(a, widest.channel) - tone(b, widest.channel));
    const middle = (tone(sorted[0], widest.channel) + tone(sorted.at(-1), widest.channel)) / 2;
    const cut = Math.max(1, sorted.findIndex(cell => tone(cell, widest.channel) > middle));
    boxes.push(measure(sorted.slice(0, cut)), measure(sorted.slice(cut)));
  }
  const place = new Map(), palette = [];
  boxes.forEach(({ box }, index) => {
    const total = read => box.reduce((sum, cell) => sum + read(cell), 0);
    for (const channel of [0, 1, 2]) palette.push(Math.round(total(cell => cell.sum[channel]) / total(cell => cell.n)));
    for (const cell of box) place.set(cell.key, index);
  });
  const indices = new Uint8Array(dots.length / 4);
  for (let at = 0; at < indices.length; at += 1) {
    indices[at] = place.get((dots[4 * at] >> 2) << 12 | (dots[4 * at + 1] >> 2) << 6 | dots[4 * at + 2] >> 2);
  }
  let text = '';
  for (let at = 0; at < indices.length; at += 8192) text += String.fromCharCode(...indices.subarray(at, at + 8192));
  return [image.width, image.height, palette, btoa(text)];
}"""


def smaller(browser: Browser, png: bytes) -> bytes:
    """The same picture in 256 colours; the browser is good at finding them."""
    page = browser.new_page()
    width, height, palette, dots = page.evaluate(QUANTIZE, b64encode(png).decode())
    page.close()
    rows = b64decode(dots)
    lines = b"".join(b"\0" + rows[row * width : (row + 1) * width] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, body) for kind, body in parts)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


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
            pictured.keep(ROOT, ["start", *tables])
        except (NoChromium, UnknownGame) as error:
            raise SystemExit(str(error)) from None
        finally:
            house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
