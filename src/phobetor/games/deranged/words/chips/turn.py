"""Chips for rest, candles, time and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable

from phobetor.book.bar import Chip, Fact
from phobetor.games.deranged.rules.attack import Attack
from phobetor.games.deranged.rules.box import (
    POOR_REST,
    REST_OUTSIDE,
)
from phobetor.games.deranged.rules.hero_phase import (
    IN_A_BUILDING,
    IN_THE_STREET,
    AfterRest,
)
from phobetor.games.deranged.rules.state import MOST
from phobetor.games.deranged.words.asked import Asked
from phobetor.games.deranged.words.chips.cards import time_words
from phobetor.games.deranged.words.ways import task_of
from phobetor.kernel.words import Option


def rest(asked: Asked, option: Option) -> Chip:
    """How much sanity there is afterwards. DE-108"""
    game, seat = asked.game, asked.seat
    inside = bool(game.in_building(game.cell[seat]))
    gained = (IN_A_BUILDING if inside else IN_THE_STREET) - int(game.suffers(seat, POOR_REST))
    before = int(game.sanity[seat])
    told = [Fact(asked.tell("sanity", before=before, after=min(MOST, before + gained)))]
    if not inside and task_of(game, seat) == REST_OUTSIDE:
        told.insert(0, Fact(asked.tell("goal"), "good"))
    return Chip(asked.tell("rest"), told)


def heal(asked: Asked, option: Option) -> Chip:
    before = int(asked.game.health[asked.seat])
    return Chip(asked.tell("heal"), [Fact(asked.tell("health", before=before, after=before + 1))])


def calm(asked: Asked, option: Option) -> Chip:
    before = int(asked.game.sanity[asked.seat])
    return Chip(asked.tell("calm"), [Fact(asked.tell("sanity", before=before, after=before + 1))])


def done(asked: Asked, option: Option) -> Chip:
    """To end the turn, or only to leave something out."""
    if isinstance(asked.step, AfterRest):
        return Chip(asked.tell("keep-hand"), [Fact(asked.tell("ends-turn"))])
    return Chip(asked.tell("done"))


def decline(asked: Asked, option: Option) -> Chip:
    return Chip(asked.tell("no-attack" if isinstance(asked.step, Attack) else "decline"))


def discard_hand(asked: Asked, option: Option) -> Chip:
    count = len(asked.game.hands[asked.seat])
    told = [Fact(time_words(asked, 1))]
    return Chip(asked.tell("discard-hand"), told, deed=asked.tell("deed-discard-hand", count=count))


def hourglass(spaces: int) -> Callable[[Asked, Option], Chip]:
    def turned(asked: Asked, option: Option) -> Chip:
        return Chip(asked.tell("forward" if spaces > 0 else "back"), [Fact(time_words(asked, spaces))])

    return turned
