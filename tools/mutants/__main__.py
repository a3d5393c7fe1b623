"""How many small breaks of a game's rules do its scenarios and named tests notice?

`python tools/mutants GAME`, with PYTHONPATH=src (or `make mutants GAME=nightmarium`). Every comparison, number,
condition, and/or, not, sum, call, order of two steps, return value and loop of the game's rules is broken once, and
those scenarios (`scenarios/*.toml`) and tests (`tests/GAME`, without bots, bars, boards, data and random games) run
that execute the broken line, until one fails. Who loops for ever is stopped and counts as noticed.

Why no ready-made tool: mutmut 3 forks, too, but leaves tables outside functions alone, chooses tests by function and
knows only pytest; cosmic-ray starts a test process for each mutant. Neither breaks the order of steps, nor keeps
reasons for equivalent mutants that survive when lines move.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys

from campaign import BUILD, Campaign
from phobetor.games import NAMES
from report import page, summary, survivors


def main() -> int:
    given = arguments()
    gc.disable()
    campaign = Campaign(given.game, given.j, given.file, given.sample, given.seed)
    campaign.is_kept = not given.apart
    if not given.anew and not given.apart:
        campaign.remember()
    gc.freeze()
    try:
        campaign.run(lambda done, todo: None if given.json else show(done, todo))
    except KeyboardInterrupt:
        print("\nStopped; what was found is kept and need not be found again.", file=sys.stderr)
    told = summary(campaign)
    if given.json:
        print(json.dumps(told | {"mutants": [mutant.data() for mutant in campaign.mutants]}, ensure_ascii=False))
    else:
        BUILD.mkdir(parents=True, exist_ok=True)
        (BUILD / f"{given.game}.md").write_text(page(campaign), encoding="utf-8")
        print(*(survivors(campaign) if given.survivors else []), told["sentence"], sep="\n")
    print(*told["wrong"], sep="\n", end="\n" if told["wrong"] else "", file=sys.stderr)
    return 1 if told["wrong"] else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description="Break the rules one by one; the proof must notice.")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("file", nargs="?", default="", help="only files whose path contains this")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, metavar="N", help="children at a time")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many, chosen by the seed")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--survivors", action="store_true", help="list those that nobody noticed")
    parser.add_argument("--anew", action="store_true", help="forget what was found before")
    parser.add_argument("--apart", action="store_true", help="neither use nor keep what was found before")
    parser.add_argument("--json", action="store_true", help="everything as data")
    return parser.parse_args()


def show(done: int, todo: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {todo}", end="\n" if done == todo else "", file=sys.stderr, flush=True)
    elif done % max(1, todo // 10) == 0:
        print(f"{done} of {todo}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped before anything was tried.")
