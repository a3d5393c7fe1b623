"""Compares the speed of the rules of two commits: `python tools/build/speed.py [BASE]`; see --help.

Each commit is compiled in a worktree of its own under build/speed and then measured by `phobetor bench`, in turn and in
one process tree, so that whatever else the machine does meets both alike. The best run of each counts: other work only
makes a run slower.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ALLOWED_LOSS = 0.10
ROUNDS = 5
DONE = "complete"
"""A file in the folder of a commit that was built: it is not built again."""

Measure = Callable[[Path, str], float]
"""Decisions a second of a game, as built in a folder."""


class NoSpeed(SystemExit):
    """There is nothing to compare; the message says why."""


# --- building ---------------------------------------------------------------------------------------
def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoSpeed(f"'git {' '.join(words)}' failed: {done.stderr.strip()}")
    return done.stdout.strip()


def commit_of(name: str) -> str:
    try:
        return git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
    except NoSpeed:
        raise NoSpeed(f"'{name}' is no commit of this repository; BASE is a branch, a tag or a hash.") from None


@contextmanager
def worktree(commit: str) -> Iterator[Path]:
    """The files of a commit, for as long as they are needed."""
    place = ROOT / "build/speed" / f"{commit[:12]}.tree"
    forget(place)
    git("worktree", "add", "--detach", "--force", str(place), commit)
    try:
        yield place
    finally:
        forget(place)


def forget(place: Path) -> None:
    """Also what an earlier run left behind that was killed."""
    shutil.rmtree(place, ignore_errors=True)
    git("worktree", "prune")


def built(commit: str, pure: bool) -> Path:
    """A folder from which this commit can be imported."""
    folder = ROOT / "build/speed" / f"{commit[:12]}-{'pure' if pure else 'compiled'}"
    if (folder / DONE).is_file():
        return folder
    print(f"Building {git('log', '-1', '--format=%h %s', commit)}", file=sys.stderr, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    with worktree(commit) as tree:
        shutil.copytree(tree / "src", folder)
        if not pure:
            compile_into(folder, tree)
    (folder / DONE).touch()
    return folder


def compile_into(folder: Path, tree: Path) -> None:
    log = folder.with_suffix(".log")
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(folder)]
    with log.open("w", encoding="utf-8") as said:
        environment = os.environ | {"PHOBETOR_PURE": ""}
        done = subprocess.run(command, cwd=tree, env=environment, stdout=said, stderr=subprocess.STDOUT, check=False)
    if done.returncode or asked(folder, "from phobetor.build import build; print(build())") != "compiled":
        raise NoSpeed(f"The rules were not compiled; {log.relative_to(ROOT)} says why.")


# --- measuring --------------------------------------------------------------------------------------
def python(folder: Path, *words: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", *words]
    done = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise NoSpeed(f"'{' '.join(words)}' failed in {folder.name}.")
    return done.stdout.strip()


def asked(folder: Path, code: str) -> str:
    return python(folder, "-c", code)


def games_of(folder: Path) -> list[str]:
    return asked(folder, "from phobetor.games import NAMES; print(*NAMES)").split()


def bench(games: int) -> Measure:
    """games: how many in each of its rounds; 0 leaves that to `phobetor bench`."""
    more = ["--games", str(games)] if games else []

    def measure(folder: Path, game: str) -> float:
        told = json.loads(python(folder, "-m", "phobetor", "bench", game, "--json", *more))
        return float(told["decisions_per_second"])

    return measure


@dataclass
class Rates:
    """Decisions a second of one game before and now, one number for each round."""

    game: str
    before: list[float] = field(default_factory=list)
    now: list[float] = field(default_factory=list)

    def best(self) -> float:
        return max(self.now) / max(self.before)

    def median(self) -> float:
        return statistics.median(self.now) / statistics.median(self.before)

    def is_slower(self, allowed: float) -> bool:
        return self.best() < 1 - allowed


def compared(before: Path, now: Path, games: list[str], rounds: int, measure: Measure) -> list[Rates]:
    """In turn, and every other round in the other order. Whoever interrupts it gets what was measured until then."""
    found = [Rates(game) for game in games]
    try:
        for number in range(rounds):
            for rates in found:
                print(f"Round {number + 1} of {rounds}: {rates.game}", file=sys.stderr, flush=True)
                sides = [(before, rates.before), (now, rates.now)]
                pair = [measure(folder, rates.game) for folder, _ in (sides if number % 2 == 0 else sides[::-1])]
                for (_, kept), rate in zip(sides, pair if number % 2 == 0 else pair[::-1], strict=True):
                    kept.append(rate)
    except KeyboardInterrupt:
        print("Interrupted; this was measured until then.", file=sys.stderr)
    return [rates for rates in found if rates.now]


def table(found: list[Rates], allowed: float) -> str:
    lines = [f"{'game':14}{'before':>12}{'now':>12}{'best':>8}{'median':>8}"]
    for rates in found:
        verdict = "  slower" if rates.is_slower(allowed) else ""
        speeds = f"{max(rates.before):12,.0f}{max(rates.now):12,.0f}"
        lines.append(f"{rates.game:14}{speeds}{rates.best():8.3f}{rates.median():8.3f}{verdict}")
    return "\n".join(lines)


def verdict(found: list[Rates], games: list[str], rounds: int, allowed: float) -> int:
    """0: no game lost more than is allowed; 1: one did; 2: not everything was measured."""
    slower = [rates.game for rates in found if rates.is_slower(allowed)]
    if slower:
        print(f"More than {allowed:.0%} slower than before: {', '.join(slower)}.", file=sys.stderr)
        return 1
    return 0 if len(found) == len(games) and all(len(rates.now) == rounds for rates in found) else 2


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make speed", description="Compare the speed of the rules of two commits.")
    parser.add_argument("base", nargs="?", default="HEAD~1", metavar="BASE", help="the commit to compare with (HEAD~1)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help=f"runs of each commit ({ROUNDS})")
    parser.add_argument("--games", type=int, default=0, metavar="K", help="games a round, as in phobetor bench")
    parser.add_argument("--game", action="append", metavar="GAME", help="only this one; may come again")
    parser.add_argument("--pure", action="store_true", help="the interpreted rules, without compiling anything")
    given = parser.parse_args(words)
    if git("status", "--porcelain", "--untracked-files=no"):
        print("Changes that are not committed are not measured.", file=sys.stderr)
    before, now = (built(commit_of(name), given.pure) for name in (given.base, "HEAD"))
    shared = [game for game in games_of(now) if game in games_of(before)]
    games = [game for game in shared if not given.game or game in given.game]
    if not games:
        raise NoSpeed(f"There is no such game in both commits; there are {', '.join(shared)}.")
    found = compared(before, now, games, max(1, given.rounds), bench(given.games))
    if found:
        print(table(found, ALLOWED_LOSS))
    return verdict(found, games, max(1, given.rounds), ALLOWED_LOSS)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
