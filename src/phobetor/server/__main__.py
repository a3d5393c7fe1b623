"""python -m phobetor.server --port 8484 --data DIR: the server alone, for tests and measurements."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from phobetor.kernel.refusal import BadInput
from phobetor.server.guard import Limits, trusted
from phobetor.server.outside import Outside
from phobetor.server.pace import Pace
from phobetor.server.serving import doors_for, run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m phobetor.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8484)
    parser.add_argument("--data", type=Path, default=Path())
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--bot-pause", type=float, default=0.0)
    parser.add_argument("--away", type=float, default=Pace.away)
    parser.add_argument("--notices-to", action="append", default=[])
    parser.add_argument("--notice", type=float, default=Pace.notice)
    parser.add_argument("--local", type=int, default=Limits.local, help="how often this machine may do everything")
    given = parser.parse_args()
    pace, limits = Pace(bot=given.bot_pause, away=given.away, notice=given.notice), Limits(local=given.local)
    doors = doors_for(given.host)
    try:
        run(
            given.host, given.port, given.data, doors, pace, limits, database=given.database, workers=given.workers,
            outside=Outside(trusted(given.notices_to)),
        )  # fmt: skip
    except BadInput as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
