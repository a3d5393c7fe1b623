"""`phobetor serve`: the table on the web."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path


def serve(given: Namespace) -> int:
    from phobetor.games import NAMES, title_of
    from phobetor.server.guard import Limits
    from phobetor.server.hall import Pace
    from phobetor.server.serving import data_folder, run

    for game in NAMES:
        title_of(game)  # a spoiled data file is told now, not to the first guest
    folder = Path(given.data) if given.data else data_folder()
    names, origins = list(given.allow_host or []), list(given.allow_origin or [])
    run(given.host, given.port, folder, names, origins, Pace(bot=given.bot_pause), Limits())
    return 0
