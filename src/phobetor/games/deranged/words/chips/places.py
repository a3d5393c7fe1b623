"""Chips for places that are not walked to."""

from __future__ import annotations

from typing import Final

from phobetor.book.bar import Chip, Fact
from phobetor.games.deranged.rules.box import (
    TOKENS,
)
from phobetor.games.deranged.rules.frame import FAR, distances
from phobetor.games.deranged.rules.items import Acid
from phobetor.games.deranged.rules.placing import FOG_PRICE, OfferFog
from phobetor.games.deranged.rules.town import NOWHERE, WHITE
from phobetor.games.deranged.rules.vocabulary import (
    AT,
    STEP,
)
from phobetor.games.deranged.words.asked import Asked
from phobetor.kernel.words import Option

ACID_DAMAGE: Final = 2


def step(asked: Asked, option: Option) -> Chip:
    return Chip(asked.place(int(STEP.arg(option))))


def at(asked: Asked, option: Option) -> Chip:
    cell = int(AT.arg(option))
    told = acid_facts(asked, cell) if isinstance(asked.step, Acid) else place_facts(asked, cell)
    if isinstance(asked.step, OfferFog):
        told.insert(0, Fact(asked.tell("pay-candles", count=FOG_PRICE, of=int(asked.game.candles[asked.seat]))))
    return Chip(asked.place(cell), told)


def place_facts(asked: Asked, cell: int) -> list[Fact]:
    """Who is there, and how far it is from the own hero."""
    game = asked.game
    who = [asked.say.player(int(player)) for player in game.heroes_on(cell)]
    who += dict.fromkeys(asked.monster(token) for token in range(TOKENS) if game.monster_cell[token] == cell)
    told = [Fact(asked.tell("there", who=", ".join(who)))] if who else []
    here = int(game.cell[asked.seat])
    away = FAR if here == NOWHERE else int(distances(game, here, WHITE, False)[cell])
    return [*told, Fact(asked.tell("from-you", count=away))] if 0 < away < FAR else told


def acid_facts(asked: Asked, cell: int) -> list[Fact]:
    """Everybody on the cell loses 2 health, whoever they are."""
    game = asked.game
    told = [acid_on_hero(asked, int(player)) for player in game.heroes_on(cell)]
    for token in range(TOKENS):
        if game.monster_cell[token] == cell:
            falls = game.monster_health(token) - game.wounds[token] <= ACID_DAMAGE
            told.append(Fact(asked.tell("acid-falls" if falls else "acid-hurts", who=asked.monster(token)), "good"))
    return told or [Fact(asked.tell("nobody-there"), "bad")]


def acid_on_hero(asked: Asked, player: int) -> Fact:
    left = int(asked.game.health[player]) - ACID_DAMAGE
    mine = "bad" if player == asked.seat else ""
    who = asked.say.player(player)
    return Fact(asked.tell("acid-dies", who=who) if left <= 0 else asked.tell("acid-left", who=who, left=left), mine)  # type: ignore[arg-type]
