"""`phobetor serve`: the table on the web."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from phobetor.book.title import BadInput

SHORTEST_TOKEN = 16


def serve(given: Namespace) -> int:
    from phobetor.games import NAMES, title_of
    from phobetor.server.guard import Limits, trusted
    from phobetor.server.logs import log_as_json
    from phobetor.server.outside import Outside
    from phobetor.server.pace import Pace
    from phobetor.server.serving import data_folder, doors_for, run

    for game in NAMES:
        title_of(game)  # a spoiled data file is told now, not to the first guest
    token = token_in(Path(given.metrics_token)) if given.metrics_token else ""
    folder = Path(given.data) if given.data else data_folder()
    if given.log == "json":
        log_as_json()
    doors = doors_for(given.host, given.allow_host or [], given.allow_origin or [], given.trusted_proxy or [])
    pace = Pace(bot=given.bot_pause)
    outside = None if given.no_notices else Outside(trusted(given.notices_to or [], "A network for --notices-to"))
    run(
        given.host, given.port, folder, doors, pace, Limits(), given.forget_after, token, given.database, given.workers,
        outside,
    )  # fmt: skip
    return 0


def token_in(file: Path) -> str:
    """A secret in a file of its own: a command line can be read by everybody on the machine."""
    try:
        token = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError) as error:
        raise BadInput(
            f"The token in '{file}' cannot be read: {getattr(error, 'strerror', 'it is not ASCII')}."
        ) from None
    if len(token) < SHORTEST_TOKEN or not token.isprintable():
        raise BadInput(f"The token in '{file}' must be one line of at least {SHORTEST_TOKEN} letters.")
    return token
