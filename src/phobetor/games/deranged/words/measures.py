"""What a designer wants to know of a finished game of Deranged."""

from __future__ import annotations

from phobetor.book.title import Measure
from phobetor.games.deranged.rules.state import (
    COUNTED,
    CURSES_TAKEN,
    DEATHS,
    POSSESSIONS,
    TURNS,
    Deranged,
)
from phobetor.games.deranged.rules.time_of_day import has_escaped, last_chapter
from phobetor.games.deranged.rules.vocabulary import (
    EVERYBODY_POSSESSED,
)


def scores(game: Deranged) -> list[int]:
    """1 for whoever escaped."""
    return [int(has_escaped(game, player)) for player in range(game.players())]


COUNTS = (("deaths", DEATHS), ("possessions", POSSESSIONS), ("curses", CURSES_TAKEN), ("turns", TURNS))


def measures(game: Deranged) -> list[Measure]:
    """How the heroes fared; a possession is a change into the possessed figure, and first curses count as well."""
    found: list[Measure] = []
    for player in range(game.players()):
        found.append(("hero", "escaped", float(player in game.winners)))
        for name, what in COUNTS:
            found.append(("hero", name, float(game.tally[player * COUNTED + what])))
    found.append(("game", "common loss", float(game.ending == EVERYBODY_POSSESSED)))
    found.append(("game", "chapters", float(min(game.chapter, last_chapter(game.settings)))))
    return found
