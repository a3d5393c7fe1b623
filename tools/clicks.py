"""How many clicks a whole game takes on the page, by mouse and by finger: this tree, and another with the same choices.

`python tools/clicks.py` lets bots play a game of each title, then plays it again in a real browser with a person in the
first seat who chooses what the bot there chose; `--tree ../older` does the same on the page of another commit and
compares. The page must be built in both. The person takes the shortest way that the page has: a chip of the bar, or a
thing of the table where that is one click and the bar needs more. What has to be brought into sight first counts as a
click, too: on the arrow beside the row, or a turn of the wheel. `--people` puts another person in the second seat, who
chooses what the bot there chose: then nobody is alone with bots, and what cannot be taken back is asked once more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing
from itertools import takewhile
from pathlib import Path
from threading import Thread
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAMES = ["nightmarium", "somnicum", "deranged", "nemesis"]
BOTS, BOT = 2, "greedy"
"""Other players at the table."""
THINGS = {
    "nightmarium": {"card": "[data-fly='card-{}']", "creature": "[data-creature='{}']"},
    "somnicum": {"level": "[data-place='{}']", "slot": "[data-fly='ring-{}']"},
    "deranged": {"card": ".handarea [data-card='{}']", "monster": "[data-monster='{}']", "player": "[data-hero='{}']"},
    "nemesis": {
        "card": ".action[data-card='{}']",
        "slot": "[data-slot='{}'] .hit",
        "corridor": "[data-corridor='{}'] .hit",
    },
}
"""How the boards mark the things that options speak of."""
BEFORE = {("somnicum", "slot"): 1}
"""Where the options count from one, and the boards from nought."""
IN_SIGHT = """([where, place]) => {
  const thing = [...document.querySelectorAll(where)].at(place);
  if (!thing) return false;
  const box = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""

SOMEWHERE = """where => {
  const thing = document.querySelector(where);
  const box = thing.getBoundingClientRect();
  for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    const at = [box.x + x * box.width, box.y + y * box.height];
    if (thing.contains(document.elementFromPoint(...at))) return at;
  }
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  return null;
}"""
"""Where a cell of the town is hit beside whoever stands on it."""


class Person:
    """Plays what is written, and counts what it takes."""

    def __init__(self, people: Any, guest: Any, game: str, script: list[str], strides: list[int] | None) -> None:
        self.people, self.guest, self.game, self.script = people, guest, game, list(script)
        self.strides = strides
        """How far each walk went on the other page; None for as far as possible."""
        self.strided: list[int] = []
        self.clicks: Counter[str] = Counter()
        self.decisions = 0

    @property
    def is_older(self) -> bool:
        return not hasattr(self.people, "several_of")

    def press(self, where: str, place: int = 0, what: str = "option") -> None:
        if not self.guest.page.evaluate(IN_SIGHT, [where, place]):
            self.clicks["scroll"] += 1
        self.clicks[what] += 1
        self.guest.press(where, place)

    def play(self) -> None:
        guest = self.guest
        while not guest.is_over():
            guest.until(lambda: (guest.asked() or guest.is_over()) and not guest.bots_decide() and guest.is_shown())
            if not guest.is_over():
                self.answer(guest.state["decision"])
                self.decisions += 1

    def answer(self, decision: dict[str, Any]) -> None:
        self.guest.answered = decision["id"]
        if decision.get("bar", {}).get("only"):  # the page answers by itself
            self.index(decision)
            self.guest.until(self.guest.is_out_of_date)
            return
        several = None if self.is_older else self.people.several_of(decision)
        if several is not None:
            self.pick(decision, several)
        elif not self.walk(decision):
            self.take(decision, self.index(decision))

    def index(self, decision: dict[str, Any]) -> int:
        """The option that is written next."""
        notations = [option["notation"] for option in decision["options"]]
        assert self.script[0] in notations, f"{self.script[0]} is not among {notations}: another game is played."
        return notations.index(self.script.pop(0))

    # --- one option ---------------------------------------------------------------------------------
    def take(self, decision: dict[str, Any], index: int) -> None:
        bar = self.older_bar if self.is_older else self.bar
        thing = self.thing(decision, index)
        if thing and not self.is_one_click(index):
            self.press(thing, what="board")
        else:
            bar(decision, index)
        self.confirm()

    def thing(self, decision: dict[str, Any], index: int) -> str:
        """Where on the table this option, and no other, is chosen with one click; '' if nowhere."""
        args = decision["options"][index]["args"]
        shown = [] if self.is_older else self.guest.bar()["options"]
        for kind, value in args.items():
            about = [at for at, option in enumerate(decision["options"]) if option["args"].get(kind) == value]
            where = THINGS[self.game].get(kind, "").format(value - BEFORE.get((self.game, kind), 0))
            if kind == "cell":  # the town calls its cells what the notation calls them
                where = f"[data-cell='{decision['options'][index]['notation'].split()[-1]}']"
            is_meant = about == [index] or [at for at in about if at in shown] == [index]
            if where and is_meant and self.guest.page.evaluate(IN_SIGHT, [where, 0]):
                return where
        return ""

    def whole_of(self, decision: dict[str, Any], index: int) -> str:
        """A card in sight that this option is about, where the bar shows none about it; '' if there is none."""
        card, shown = decision["options"][index]["args"].get("card"), self.guest.bar()["options"]
        about = [at for at, option in enumerate(decision["options"]) if option["args"].get("card") == card]
        where = THINGS[self.game].get("card", "").format(card)
        if card is None or not where or {*about} & {*shown}:
            return ""
        return where if self.guest.page.evaluate(IN_SIGHT, [where, 0]) else ""

    def is_one_click(self, index: int) -> bool:
        where, place = self.chip(index)
        return bool(self.guest.page.evaluate(IN_SIGHT, [where, place]))

    def chip(self, index: int) -> tuple[str, int]:
        if not self.is_older:
            return f"{self.people.OPTIONS}[data-option='{index}']", 0
        bar = self.guest.bar()
        place = self.older_place(self.guest.state["decision"], index)
        if bar["shelves"] and bar["shelf"] >= 0:  # a phone's headings: only those of the open one are there
            place -= bar["shelves"][bar["shelf"]]
        return self.people.OPTIONS, place if place >= 0 else 10_000

    def bar(self, decision: dict[str, Any], index: int) -> None:
        def pressed(guest: Any, where: str) -> None:
            self.press(where, what="tab" if "data-tab" in where else "heading" if "heading" in where else "option")

        thing = self.whole_of(decision, index)
        if thing:  # a card in the hand instead of its tab
            self.press(thing, what="board")
            self.guest.until(lambda: index in self.guest.bar()["options"])
        else:
            self.people.bring_into_sight(self.guest, index, pressed)
        self.press(self.chip(index)[0])

    def older_bar(self, decision: dict[str, Any], index: int) -> None:
        """Before the decision bar knew tabs: a row of all, or on a phone headings, arrows or a list."""
        guest, place, many = self.guest, self.older_place(decision, index), len(decision["options"])
        bar = guest.until(lambda: (found := guest.bar())["options"] and found)
        if not guest.touches or bar["few"]:
            self.press(self.people.OPTIONS, place)
        elif bar["shelves"]:
            shelf = max(number for number, first in enumerate(bar["shelves"]) if first <= place)
            if bar["shelf"] != shelf:
                self.press("section.decide .opts [data-shelf]", shelf, "tab")
                guest.until(lambda: guest.bar()["shelf"] == shelf)
            self.press(self.people.OPTIONS, place - bar["shelves"][shelf])
        elif place == 0 or place == many - 1:  # between two arrows
            if place:
                self.press("section.decide .opts .btn.icon", 0, "tab")
                guest.until(lambda: guest.bar()["step"] == place + 1)
            self.press("section.decide .acts .primary")
        else:
            self.press("section.decide .acts .many", what="tab")
            self.press("section.decide .list [data-option]", place)

    def older_place(self, decision: dict[str, Any], index: int) -> int:
        """By verb, and then by things."""
        verbs = [option["verb"] for option in decision["options"]]
        by = sorted(
            range(len(verbs)),
            key=lambda at: (verbs.index(verbs[at]), [*decision["options"][at]["args"].values()], at),
        )
        return by.index(index)

    def confirm(self) -> None:
        if self.guest.until(self.guest.heard) == "asks":
            self.do()

    def do(self) -> None:
        if self.is_older:
            self.press(self.people.ACTS, -1, "confirm")
        else:
            self.press(self.people.DO, what="confirm")
        self.guest.until(lambda: self.guest.heard() == "sent")

    # --- several things, and ways -------------------------------------------------------------------
    def pick(self, decision: dict[str, Any], several: dict[str, Any]) -> None:
        """Everything that is picked together, in whatever order; what is no pick for itself."""
        guest, places = self.guest, self.picks(decision, several)
        guest.until(lambda: guest.bar()["toggles"])
        if places is None:
            self.press(self.chip(self.index(decision))[0])
            return self.confirm()
        for place in set(places) ^ set(guest.bar()["picks"]):
            self.press(f"section.decide .opts [data-pick='{place}']", what="pick")
        guest.until(lambda: guest.bar()["asks"] or guest.is_out_of_date())
        if not guest.is_out_of_date():
            self.do()

    def picks(self, decision: dict[str, Any], several: dict[str, Any]) -> list[int] | None:
        """The places of what the script picks next, up to what ends the series; None where it does something else."""
        left = [*enumerate(pick["args"] for pick in several["picks"])]
        found: list[int] = []
        while len(found) < several["most"] and self.script:
            place = next((at for at, args in left if args == self.args(self.script[0])), None)
            if place is None:
                break
            self.script.pop(0)
            left.remove((place, several["picks"][place]["args"]))
            found.append(place)
        if not found and several["least"]:
            return None
        if len(found) < several["most"] or several["least"] == 0:
            self.end_series(decision, several)
        return found

    def end_series(self, decision: dict[str, Any], several: dict[str, Any]) -> None:
        """What ends it stands in the script, but is not pressed: the button does that."""
        known = [pick["args"] for pick in several["picks"]]
        ends = [option["notation"] for option in decision["options"] if option["args"] not in known]
        if several["least"] == 0 and self.script and self.script[0] in ends:
            self.script.pop(0)

    def args(self, word: str) -> dict[str, int]:
        """What a choice is about."""
        from phobetor.games import title_of
        from phobetor.records.notation import read_option

        title = title_of(self.game)
        option = read_option(title, word, title.setting_values({}))
        verb: Any = title.verb(option)
        return dict(zip(verb.arguments, verb.values(option), strict=True))

    def walk(self, decision: dict[str, Any]) -> bool:
        """A way over several cells that the script goes to its end: one click on the last of them."""
        if self.game != "deranged" or not self.script[0].startswith("step "):
            return False
        steps = [word.split()[1] for word in takewhile(lambda word: word.startswith("step "), self.script)]
        length = self.strides.pop(0) if self.strides is not None else self.longest(decision, steps)
        at = self.guest.page.evaluate(SOMEWHERE, f"[data-cell='{steps[length - 1]}']") if length > 1 else None
        if at is None:  # one step, or off the screen of a phone: then cell by cell
            self.strided.append(1)
            self.strides = self.strides and [1] * (length - 1) + self.strides
            return False
        self.strided.append(length)
        del self.script[:length]
        self.clicks["walk"] += 1
        (self.guest.page.touchscreen.tap if self.guest.touches else self.guest.page.mouse.click)(*at)
        while self.guest.until(lambda: self.walked(steps[length - 1])) == "asks":
            self.do()  # a step that cannot be taken back
        return True

    def longest(self, decision: dict[str, Any], steps: list[str]) -> int:
        """So many steps of the script are a way that the page knows."""
        cells = [self.args(f"step {cell}")["cell"] for cell in steps]
        ways = [way["places"] for way in decision["bar"].get("ways", [])]
        return max((n for n in range(1, len(cells) + 1) if cells[:n] in ways), default=1)

    def walked(self, cell: str) -> str:
        """Whether everything on the way was chosen, or a step of it is asked once more; '' while it goes on."""
        if written(self.guest.house)[-1:] == [f"step {cell}"] and self.guest.is_current():
            return "there"
        return "asks" if self.guest.bar()["asks"] else ""


# --- one game -----------------------------------------------------------------------------------------
def played_by_bots(game: str) -> list[list[str]]:
    """What each of three bots chose in a whole game."""
    from serving import House

    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        house.among_bots(game, BOTS + 1, BOT)
        return [written(house, seat) for seat in range(BOTS + 1)]
    finally:
        house.stop()


def seated(house: Any, game: str, friend: list[str]) -> Any:
    """A table with bots, or with one bot less and somebody who plays what is written for them."""
    if not friend:
        return house.solo(game, BOTS, BOT)
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": BOT}] * (BOTS - 1)]
    host = house.open_table(game, seats)
    other = host.sit(1, "Boris")
    Thread(target=lambda: asyncio.run(follow(other, friend)), daemon=True).start()
    return host


async def follow(other: Any, script: list[str]) -> None:
    """Choose what is written, at a page that nobody looks at."""
    page = await other.browser.sit_down(other.table)
    for notation in script:
        await page.until(lambda: page.now["decision"] is not None, 600)
        options = [option["notation"] for option in page.now["decision"]["options"]]
        version = page.now["version"]
        await page.choose(options.index(notation))
        await page.until(lambda version=version: page.now["version"] > version, 600)


def play(game: str, device: str, scripts: list[list[str]], strides: list[int] | None, people: bool) -> dict[str, Any]:
    """The same game in a browser, in this process: its modules are those of the tree. Bots choose what is written."""
    import chromium as finding
    import guests as hands
    from playwright.sync_api import sync_playwright
    from serving import House

    os.environ["PHOBETOR_WRITTEN"] = json.dumps(scripts)
    house = House(Path(tempfile.mkdtemp()), sources=[str(ROOT / "tools/scripted")])
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=finding.chromium(), args=finding.FLAGS)
            everybody = hands.Guests(house, browser)
            guest = everybody.with_phone() if device == "phone" else everybody.come()
            guest.prefers("pace", "instant")
            guest.take_seat(seated(house, game, scripts[1] if people else []))
            person = Person(hands, guest, game, scripts[0], strides)
            person.play()
            everybody.close()
        chosen = written(house)
        assert chosen == scripts[0], f"Another game was played: {chosen} instead of {scripts[0]}"
        return {"clicks": person.clicks, "decisions": person.decisions, "strides": person.strided}
    finally:
        house.stop()


def written(house: Any, seat: int = 0) -> list[str]:
    """What a seat has chosen, one choice after the other, as the server keeps it."""
    with closing(sqlite3.connect(house.folder / "tables.sqlite3")) as data:
        rows = data.execute("SELECT option FROM commands WHERE seat = ? AND option != '' ORDER BY seq", (seat,))
        return [option for (option,) in rows]


# --- several trees ------------------------------------------------------------------------------------
def in_process(tree: Path, game: str, device: str, told: dict[str, Any]) -> Any:
    """The same program with the modules of a tree."""
    path = os.pathsep.join(str(tree / part) for part in ("src", "tests/browser", "tests"))
    environment = os.environ | {"PYTHONPATH": path, "PHOBETOR_DEAL": "1"}
    words = [sys.executable, __file__, "--inside", game, device]
    run = subprocess.run(
        words, env=environment, cwd=tree, check=True, stdout=subprocess.PIPE, text=True, input=json.dumps(told)
    )
    return json.loads(run.stdout.splitlines()[-1])


def inside(game: str, device: str) -> None:
    told = json.load(sys.stdin)
    print(json.dumps(played_by_bots(game) if device == "bots" else play(game, device, **told)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", type=Path, default=None, help="another checkout, with its page built")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--devices", nargs="+", default=["desk", "phone"])
    parser.add_argument("--people", action="store_true", help="somebody else plays the second seat, too")
    parser.add_argument("--kinds", action="store_true", help="tell what the clicks were for, too")
    parser.add_argument("--inside", nargs=2, metavar=("GAME", "DEVICE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        return inside(*given.inside)
    for game in given.games:
        scripts = in_process(ROOT, game, "bots", {})
        for device in given.devices:
            compare(given, game, device, scripts)


def compare(given: argparse.Namespace, game: str, device: str, scripts: list[list[str]]) -> None:
    known = {"scripts": scripts, "people": given.people}
    now = in_process(ROOT, game, device, known | {"strides": None})
    told = f"{game:12} {device:6} {len(scripts[0]):5} choices {sum(now['clicks'].values()):5} clicks"
    if given.tree is not None:
        before = in_process(given.tree.resolve(), game, device, known | {"strides": now["strides"]})
        many = sum(before["clicks"].values())
        told += f", before {many:5} ({sum(now['clicks'].values()) / many - 1:+.0%})"
        told += f"\n  before {before['clicks']}" if given.kinds else ""
    print(told + (f"\n  now    {now['clicks']}" if given.kinds else ""), flush=True)


if __name__ == "__main__":
    main()
