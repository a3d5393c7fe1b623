"""python -m phobetor.server --port 8484 --data DIR: the server alone, for tests and measurements."""

from __future__ import annotations

import argparse
from pathlib import Path

from phobetor.server.guard import Limits
from phobetor.server.pace import Pace
from phobetor.server.serving import doors_for, run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m phobetor.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8484)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--bot-pause", type=float, default=0.0)
    parser.add_argument("--away", type=float, default=Pace.away)
    parser.add_argument("--local", type=int, default=Limits.local, help="how often this machine may do everything")
    given = parser.parse_args()
    pace, limits = Pace(bot=given.bot_pause, away=given.away), Limits(local=given.local)
    run(given.host, given.port, given.data, doors_for(given.host), pace, limits)


if __name__ == "__main__":
    main()
