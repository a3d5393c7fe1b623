"""What dreams, cards and encounters are worth."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import (
    BEETLE,
    BRIDGE,
    BRUSH,
    CARRIAGE,
    HARE,
    LANTERN,
    MEETS,
    NEEDLE,
    OWL,
    PILLOW,
    QUILT,
    SHELL,
    SLIPPERS,
    Card,
    Encounter,
)
from phobetor.games.somnicum.rules.dream import GAP, JOINED, LEVELS, LINES, NO_LINK, NOWHERE, Dream, Level, Link, Place
from phobetor.games.somnicum.rules.state import ROUNDS, Somnicum
from phobetor.kernel.masks import count_bits

Value: TypeAlias = i64  # in hundredths of a point

POINT: Final = 100
NEVER: Final = -1_000_000
# What a place that waits beneath a joined pair is worth while there are turns left to fill it, by level.
OPEN_PLACE: Final[list[Value]] = [0, 0, 120, 220]
PARTICLE_AT_THE_END: Final = 20  # each particle of a right-end card helps to join the next one

# The encounters it would rather keep, best first; then come those it hardly uses.
FAVOURITES: Final[list[Encounter]] = [BRIDGE, LANTERN, BRUSH, HARE, PILLOW, OWL, SHELL, QUILT, BEETLE, NEEDLE, CARRIAGE]
EARLY_PERMANENTS: Final[list[Encounter]] = [LANTERN, BRUSH, PILLOW, SLIPPERS]


def turns_ahead(game: Somnicum) -> i64:
    """About how many turns the player still has; rounds seldom last until the cards run out."""
    return (game.on_field - game.players()) // game.players() + 4 * (ROUNDS - game.round)


def lay(dream: Dream, card: Card, place: Place, joined: bool, across: bool) -> None:
    """Lay a card as the rules would; of a gap only that it is one matters."""
    link: Link = NO_LINK
    left = dream.left_of(place, across)
    if left != NOWHERE:
        link = JOINED if joined or dream.matches(card, place, left) else GAP
    dream.lay(card, place, link)


def score_of(dream: Dream, wanted: i64) -> list[i64]:
    zero: i64 = 0
    lines: list[i64] = [zero] * len(LINES)
    dream.score(wanted, lines)
    return lines


def meeting_value(card: Card, level: Level) -> Value:
    """An encounter is worth a point at least, and a choice among several a little more."""
    return POINT + 25 * level if MEETS[card] else 0


def liking(encounter: Encounter) -> Value:
    return len(FAVOURITES) - FAVOURITES.index(encounter) if encounter in FAVOURITES else 0


def open_places(dream: Dream) -> Value:
    """Every place beneath a joined pair to the right of a row's last card."""
    value: Value = 0
    for level in range(2, LEVELS + 1):
        first = (level - 2) * dream.width
        for position in range(dream.ends[level - 1] + 1, dream.ends[level - 2]):
            if dream.is_pair(first + position):
                value += OPEN_PLACE[level]
    return value


def particles_at_the_ends(dream: Dream) -> Value:
    value: Value = 0
    for level in range(1, LEVELS + 1):
        place = dream.right_end(level)
        if place != NOWHERE:
            value += PARTICLE_AT_THE_END * count_bits(dream.particles_at(place))
    return value
