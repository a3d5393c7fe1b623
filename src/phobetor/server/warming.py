"""What every table needs is read before the first one opens: nobody waits while somebody else's game is loaded."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from phobetor.book.title import LANGUAGES, BadInput
from phobetor.games import NAMES
from phobetor.server.boxes import box_file
from phobetor.server.doors.shelf import all_games, all_rules
from phobetor.server.texts import words


def warm_up() -> Thread:
    """In a thread beside the server, which answers at once; whoever is quicker than it reads for themselves."""
    found = Thread(target=read_all, name="warming", daemon=True)
    found.start()
    return found


def read_all() -> None:
    """Rules, texts and components. A game whose files are broken says so to whoever opens it, not here."""
    for language in LANGUAGES:
        for game in NAMES:
            with suppress(BadInput):
                read(game, language)
        with suppress(BadInput):
            all_games(language)


def read(game: str, language: str) -> None:
    words(language, game)
    all_rules(game, language)
    box_file(game, language)
