"""`phobetor serve`: the table on the web."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path


def serve(given: Namespace) -> int:
    from phobetor.games import NAMES, title_of
    from phobetor.server.guard import Limits
    from phobetor.server.pace import Pace
    from phobetor.server.serving import data_folder, doors_for, run

    for game in NAMES:
        title_of(game)  # a spoiled data file is told now, not to the first guest
    folder = Path(given.data) if given.data else data_folder()
    doors = doors_for(given.host, given.allow_host or [], given.allow_origin or [], given.trusted_proxy or [])
    run(given.host, given.port, folder, doors, Pace(bot=given.bot_pause), Limits(), given.forget_after)
    return 0
