"""Chips for heroes and monsters: who is helped, hunted, looked at or changes places."""

from __future__ import annotations

from typing import Final

from phobetor.book.bar import Chip, Fact
from phobetor.games.deranged.rules.attack import Attack
from phobetor.games.deranged.rules.box import (
    BANDAGES,
    KIND_OF,
    MONSTER_ARROWS,
)
from phobetor.games.deranged.rules.frame import FAR, distances
from phobetor.games.deranged.rules.items import EXORCISM_PRICE, Consult, Exorcise, Help
from phobetor.games.deranged.rules.monsters import (
    MonsterAttack,
    MonsterAttacks,
    MonsterTarget,
    OneVictim,
    stays_outdoors,
    victims,
)
from phobetor.games.deranged.rules.placing import OfferReliquary
from phobetor.games.deranged.rules.special import Burden
from phobetor.games.deranged.rules.state import MOST
from phobetor.games.deranged.rules.town import NOWHERE
from phobetor.games.deranged.rules.vocabulary import (
    HERO,
    MONSTER,
)
from phobetor.games.deranged.words.asked import Asked
from phobetor.games.deranged.words.chips.actions import health_fact
from phobetor.games.deranged.words.chips.fights import target
from phobetor.kernel.words import Option

BANDAGED: Final = 3


def hero(asked: Asked, option: Option) -> Chip:
    player = int(HERO.arg(option))
    if isinstance(asked.step, Attack):
        return target(asked, option)
    told = HERO_FACTS.get(type(asked.step), where_facts)(asked, player)
    plain = isinstance(asked.step, Consult | MonsterTarget | OneVictim | OfferReliquary)
    return Chip(asked.say.player(player), told, plain=plain)


def monster(asked: Asked, option: Option) -> Chip:
    token, cell = (int(value) for value in MONSTER.args(option))
    if isinstance(asked.step, Attack):
        return target(asked, option)
    told = [Fact(asked.place(cell))]
    if isinstance(asked.step, MonsterAttacks):
        told += [attack_fact(asked, token, int(player)) for player in victims(asked.game, token)]
    if asked.game.is_asleep(token):
        told.append(Fact(asked.say.say("board-asleep")))
    return Chip(asked.monster(token), told, plain=isinstance(asked.step, MonsterAttacks))


def attack_fact(asked: Asked, token: int, player: int) -> Fact:
    """With how much a monster would attack this hero; a door takes 2. DE-126"""
    strength = int(MonsterAttack(token, player).strength(asked.game))
    return Fact(asked.tell("attacks", who=asked.say.player(player), strength=strength))


def victim_facts(asked: Asked, player: int) -> list[Fact]:
    step = asked.step
    assert isinstance(step, OneVictim)
    return [
        attack_fact(asked, step.token, player),
        Fact(asked.tell("has-health", count=int(asked.game.health[player]))),
    ]


def where_facts(asked: Asked, player: int) -> list[Fact]:
    cell = int(asked.game.cell[player])
    told = [Fact(asked.place(cell))] if cell != NOWHERE else []
    return [*told, Fact(asked.tell("has-health", count=int(asked.game.health[player])))]


def help_facts(asked: Asked, player: int) -> list[Fact]:
    """Bandages or smelling salts."""
    step = asked.step
    assert isinstance(step, Help)
    bandages = step.item == BANDAGES
    before = int(asked.game.health[player] if bandages else asked.game.sanity[player])
    after = min(MOST, before + (BANDAGED if bandages else 1))
    return [Fact(asked.tell("health" if bandages else "sanity", before=before, after=after), "good")]


def exorcise_facts(asked: Asked, player: int) -> list[Fact]:
    return [health_fact(asked, EXORCISM_PRICE)]


def burden_facts(asked: Asked, player: int) -> list[Fact]:
    before = int(asked.game.sanity[player])
    if before <= 1:
        return [Fact(asked.tell("goes-mad" if before else "curse-instead"), "bad")]
    return [Fact(asked.tell("sanity", before=before, after=before - 1))]


def prey_facts(asked: Asked, player: int) -> list[Fact]:
    step = asked.step
    assert isinstance(step, MonsterTarget)
    game, kind = asked.game, KIND_OF[step.token]
    ways = distances(game, game.monster_cell[step.token], MONSTER_ARROWS[kind], stays_outdoors(game, kind))
    away = ways[game.cell[player]]
    far = [Fact(asked.tell("steps", count=int(away)))] if away < FAR else []
    return [*where_facts(asked, player), *far]


def candle_facts(asked: Asked, player: int) -> list[Fact]:
    return [Fact(asked.tell("has-candles", count=int(asked.game.candles[player])))]


def no_facts(asked: Asked, player: int) -> list[Fact]:
    return []


HERO_FACTS: Final = {
    Help: help_facts, Exorcise: exorcise_facts, Burden: burden_facts, MonsterTarget: prey_facts,
    OneVictim: victim_facts,
    OfferReliquary: candle_facts, Consult: no_facts,
}  # fmt: skip
