"""How many clicks a whole game takes on the page, by mouse and by finger: this tree, or another with the same choices.

`python tools/clicks.py` plays a game of each title against bots in a real browser and writes what was chosen to
build/clicks; `--tree ../older` then plays the same games on the page of another commit and compares. The page must be
built in both. Choices are random from a fixed seed; deals and bots are fixed, so that the games are the same.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAMES = ["nightmarium", "somnicum", "deranged", "nemesis"]


class Counting:
    """Counts what mouse and fingers do on the pages of guests."""

    def __init__(self, guest_type: Any) -> None:
        self.clicks = 0
        press = guest_type.press

        def counted(guest: Any, *where: Any) -> None:
            self.clicks += 1
            press(guest, *where)

        guest_type.press = counted


class Chooser:
    """Chooses at random, or again what was chosen in an earlier game."""

    def __init__(self, seed: str, earlier: list[str] | None) -> None:
        self.chance = random.Random(seed)
        self.earlier = list(earlier) if earlier is not None else None
        self.answers = 0

    def option(self, decision: dict[str, Any]) -> int:
        notations = [option["notation"] for option in decision["options"]]
        index = self.chance.randrange(len(notations)) if self.earlier is None else notations.index(self.earlier.pop(0))
        self.answers += 1
        return index

    def picks(self, decision: dict[str, Any], several: dict[str, Any]) -> list[int]:
        """Places of things that are picked together; in writing they come one after the other, lowest first."""
        possible = [count for count, words in enumerate(several["results"]) if words]
        count = self.chance.choice(possible)
        self.answers += 1
        return self.chance.sample(range(len(several["picks"])), count)


def play(tree: Path, game: str, device: str, most: int, earlier: list[str] | None) -> dict[str, Any]:
    """One game, in this process: its modules are those of the tree."""
    import chromium as finding
    import guests as people
    from playwright.sync_api import sync_playwright
    from serving import House

    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=finding.chromium(), args=finding.FLAGS)
            everybody = people.Guests(house, browser)
            guest = everybody.with_phone() if device == "phone" else everybody.come()
            table = house.solo(game)
            guest.take_seat(table)
            counting, chooser = Counting(people.Guest), Chooser(f"{game}/1", earlier)
            decisions = answer_all(people, guest, chooser, device, most)
            everybody.close()
        return {"clicks": counting.clicks, "decisions": decisions, "chosen": written(house)}
    finally:
        house.stop()


def written(house: Any) -> list[str]:
    """What the person has chosen, one choice after the other, as the server keeps it."""
    with closing(sqlite3.connect(house.folder / "tables.sqlite3")) as data:
        rows = data.execute("SELECT option FROM commands WHERE seat = 0 AND option != '' ORDER BY seq")
        return [option for (option,) in rows]


def answer_all(people: Any, guest: Any, chooser: Chooser, device: str, most: int) -> int:
    """Every decision until the game is over, the earlier choices are used up, or so many are made."""
    press = people.by_finger if device == "phone" else people.by_mouse
    decisions = 0
    while not guest.is_over() and chooser.answers < most and chooser.earlier != []:
        guest.until(lambda: (guest.asked() or guest.is_over()) and not guest.bots_decide() and guest.is_shown())
        if guest.is_over():
            break
        answer(people, guest, chooser, press)
        decisions += 1
    return decisions


def answer(people: Any, guest: Any, chooser: Chooser, press: Any) -> None:
    decision = guest.state["decision"]
    several = people.several_of(decision) if hasattr(people, "several_of") else None
    if several is None:
        guest.answer(chooser.option(decision), press)
        return
    guest.answered = decision["id"]
    places = chooser.picks(decision, several)
    toggled = guest.until(lambda: guest.bar())["picks"]
    for place in set(places) ^ set(toggled):
        press(guest, f"section.decide .opts [data-pick='{place}']")
    guest.until(lambda: guest.bar()["asks"])
    press(guest, people.DO)
    guest.until(lambda: guest.heard() == "sent")


# --- several trees ------------------------------------------------------------------------------------
def in_process(tree: Path, words: list[str]) -> dict[str, Any]:
    """The same program with the modules of a tree."""
    path = os.pathsep.join(str(tree / part) for part in ("src", "tests/browser", "tests"))
    environment = os.environ | {"PYTHONPATH": path, "PHOBETOR_DEAL": "1"}
    run = subprocess.run(
        [sys.executable, __file__, *words], env=environment, cwd=tree, check=True, capture_output=True, text=True
    )
    found: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", type=Path, default=None, help="another checkout, with its page built")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--devices", nargs="+", default=["desk", "phone"])
    parser.add_argument("--most", type=int, default=100_000, help="at most so many choices of a game")
    parser.add_argument("--inside", nargs=3, metavar=("GAME", "DEVICE", "EARLIER"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        game, device, file = given.inside
        earlier = json.loads(Path(file).read_text(encoding="utf-8")) if file != "-" else None
        print(json.dumps(play(ROOT, game, device, given.most, earlier)))
        return
    for game in given.games:
        for device in given.devices:
            compare(given, game, device)


def compare(given: argparse.Namespace, game: str, device: str) -> None:
    inside = ["--most", str(given.most), "--inside", game, device]
    now = in_process(ROOT, [*inside, "-"])
    told = f"{game:12} {device:6} {now['decisions']:5} decisions {now['clicks']:5} clicks"
    if given.tree is not None:
        file = ROOT / "build/clicks" / f"{game}-{device}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(now["chosen"]), encoding="utf-8")
        before = in_process(given.tree.resolve(), [*inside, str(file)])
        told += f", before {before['clicks']:5} ({now['clicks'] / before['clicks'] - 1:+.0%})"
    print(told, flush=True)


if __name__ == "__main__":
    main()
