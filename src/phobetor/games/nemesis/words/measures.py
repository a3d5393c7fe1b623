"""What a designer wants to know of a finished game: fates by character and together, and the end of the ship."""

from __future__ import annotations

from phobetor.book.title import Measure
from phobetor.games.nemesis.rules.box import COURSES
from phobetor.games.nemesis.rules.finish import survives
from phobetor.games.nemesis.rules.names import CHARACTERS, EARTH
from phobetor.games.nemesis.rules.ship import TILES
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import CAUSES, DESTROYED, JUMPED
from phobetor.kernel.masks import count_bits, shared

CREW = "crew"
SHIP = "ship"


def measures(game: Nemesis) -> list[Measure]:
    """By character, for the crew as a whole (the mean is of characters), and for the ship."""
    found: list[Measure] = []
    for player in range(game.players()):
        for about in (CHARACTERS[game.character[player]], CREW):
            found += fate_of(game, player, about)
    return found + end_of_the_ship(game)


def fate_of(game: Nemesis, player: int, about: str) -> list[Measure]:
    """Shares are means of 0 and 1; who survived died of nothing."""
    cause = game.causes[player]
    found = [
        (about, "survived", float(survives(game, player))),
        (about, "objective fulfilled", float(player in game.winners)),
    ]
    found += [(about, f"died: {name}", float(cause == place)) for place, name in enumerate(CAUSES) if place]
    return [*found, (about, "madness at the end", float(game.madness[player]))]


def end_of_the_ship(game: Nemesis) -> list[Measure]:
    arrived = game.ship_end == JUMPED
    return [
        (SHIP, "jumped", float(arrived)),
        (SHIP, "destroyed", float(game.ship_end == DESTROYED)),
        (SHIP, "reached Earth", float(arrived and COURSES[game.coordinates][game.destination] == EARTH)),
        (SHIP, "rounds", float(game.time)),
        (SHIP, "rooms explored", float(count_bits(shared(game.explored, TILES)))),
        (SHIP, "lairs destroyed", float(game.lairs_killed)),
        (SHIP, "claims standing", float(len(game.claims))),
    ]


def scores(game: Nemesis) -> list[int]:
    """2 for a fulfilled objective, 1 for having survived."""
    return [2 if player in game.winners else int(game.fate[player] > 1) for player in range(game.players())]
