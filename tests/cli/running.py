"""Runs the real command, in a process of its own or in this one, and writes records and answers for it."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import phobetor
from phobetor.cli.main import run
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option
from phobetor.lab.loading import load_bot
from phobetor.records.record import Record, new_record
from phobetor.table.session import Session

PACKAGE_HOME = Path(phobetor.__file__).resolve().parents[1]

Pick = Callable[[Sequence[Option]], int]


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.status in (0, 1, 130), self.err
        return json.loads(self.out)


def environment(**more: str) -> dict[str, str]:
    """The same build in a process of its own, wherever that process works."""
    return {**os.environ, "PYTHONPATH": str(PACKAGE_HOME), "PYTHONIOENCODING": "utf-8", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "phobetor", *arguments]


def spawn(*arguments: str, cwd: Path, given: str = "") -> Said:
    """A process of its own."""
    done = subprocess.run(
        command(*arguments), cwd=cwd, env=environment(), input=given, capture_output=True, encoding="utf-8", timeout=120
    )
    return Said(done.returncode, done.stdout, done.stderr)


def call(*arguments: str) -> Said:
    """The same in this process: faster."""
    out, err = io.StringIO(), io.StringIO()
    status: Any = None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            run(list(arguments))
        except SystemExit as leaving:
            status = leaving.code
    return Said(int(status or 0), out.getvalue(), err.getvalue())


def first_option(options: Sequence[Option]) -> int:
    return 0


def last_option(options: Sequence[Option]) -> int:
    return len(options) - 1


@dataclass(frozen=True)
class Script:
    """A whole game as one person's answers, and the record that must come of them."""

    answers: list[str]
    record: Record

    def write(self, path: Path) -> str:
        path.write_text("\n".join(self.answers) + "\n", encoding="utf-8")
        return str(path)


def some_option(seed: str) -> Pick:
    """Now this one, now that one."""
    chance = Chance(seed)
    return lambda options: chance.below(len(options))


def script(seats: Sequence[str], seed: str, pick: Pick, game: str = "nightmarium", **options: str) -> Script:
    """Play one person's game against bots as the terminal does; the person picks from the sorted options."""
    record = new_record(game, options, seed, list(seats), list(seats))
    session, answers = Session(record), []
    human = list(seats).index("human")
    bots = {seat: load_bot(session.title, name) for seat, name in enumerate(seats) if name != "human"}
    while not session.game.is_over():
        asked = [player for player in session.asked() if player in bots]
        if asked:
            chance = Chance(f"{seed}/bot/{len(record.choices)}")
            session.answer(asked[0], session.decide(bots[asked[0]], asked[0], chance))
        else:
            offered = sorted(session.view(human).options)
            place = pick(offered)
            answers.append(str(place + 1))
            session.answer(human, offered[place])
    return Script(answers, record)


def finished_record(path: Path, seed: str = "records", players: int = 3) -> Record:
    """A whole game of random bots, saved."""
    record = deepcopy(finished(seed, players))
    record.save(path)
    return record


@cache
def finished(seed: str, players: int) -> Record:
    session = Session(new_record("nightmarium", {}, seed, ["random"] * players, [f"Bot {k}" for k in range(players)]))
    chance = Chance(seed)
    while not session.game.is_over():
        player = session.asked()[0]
        options = session.view(player).options
        session.answer(player, options[chance.below(len(options))])
    return session.record


def altered(record: Record, path: Path, **changes: Any) -> str:
    """The record with some fields changed, as a file."""
    raw = json.loads(record.to_json()) | changes
    path.write_text(json.dumps(raw), encoding="utf-8")
    return str(path)


OWN_BOTS = """
import os

from phobetor.bots.bot import Bot


class First(Bot):
    def choose(self, view, options, chance):
        return options[0]


class Last(Bot):
    def choose(self, view, options, chance):
        return options[-1]


class Cheat(Bot):
    def choose(self, view, options, chance):
        return max(options) + 1


class Dying(Bot):
    def choose(self, view, options, chance):
        os._exit(9)


class Broken(Bot):
    def choose(self, view, options, chance):
        return options[1000]


class Leaving(Bot):
    def choose(self, view, options, chance):
        raise SystemExit(0)


class Speechless(Bot):
    def choose(self, view, options, chance):
        return None


class Demanding(Bot):
    def __init__(self, wish):
        self.wish = wish
"""


def own_bot(folder: Path, name: str) -> str:
    """A bot of somebody's own, as it is named on the command line."""
    path = folder / "own_bots.py"
    path.write_text(OWN_BOTS, encoding="utf-8")
    return f"{path}:{name}"
