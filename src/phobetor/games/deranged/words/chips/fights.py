"""Chips for attacks and defences: each with its sum."""

from __future__ import annotations

from phobetor.book.bar import Chip, Fact
from phobetor.games.deranged.rules.attack import Attack, AttackCandles, Defence, targets
from phobetor.games.deranged.rules.box import (
    ATTACK,
    COLOUR,
    DEFENCE,
    POSSESSED_ATTACK,
    POSSESSED_COLOUR,
    POSSESSED_DEFENCE,
)
from phobetor.games.deranged.rules.placing import BuyReliquary
from phobetor.games.deranged.rules.vocabulary import (
    DEFEND,
    SPEND,
)
from phobetor.games.deranged.words.asked import Asked, fighter_of, names
from phobetor.games.deranged.words.chips.actions import price
from phobetor.games.deranged.words.describe import card_name
from phobetor.games.deranged.words.sums import (
    Blow,
    attack_facts,
    blow_at,
    defence_facts,
    loss_with,
    weakened,
)
from phobetor.kernel.words import Option


def attack(asked: Asked, option: Option) -> Chip:
    """Whoever is the only one in reach is named: the rules do not ask for them."""
    card = asked.game.played
    possessed = bool(asked.game.is_possessed(asked.seat))
    strength = int(POSSESSED_ATTACK[card] if possessed else ATTACK[card])
    colour = int(POSSESSED_COLOUR[card] if possessed else COLOUR[card])
    found = targets(asked.game, colour, 0, 0)
    if len(found) > 1:
        weak = weakened(asked.game, strength)
        told = [Fact(asked.tell("strength-against", strength=weak, who=names(asked, found)))]
        return Chip(asked.tell("attack"), told, price(asked))
    blow = blow_at(asked.game, found[0], strength, colour, 0)
    return attack_chip(asked, blow, asked.tell("attack-whom", who=names(asked, found)))


def attack_chip(asked: Asked, blow: Blow, words: str) -> Chip:
    who = asked.fighter(blow.step.target)
    told = attack_facts(blow, asked.say)
    candles = int(asked.game.candles[asked.game.active])
    if candles:
        told.append(Fact(asked.tell("candles-add", count=candles)))
    return Chip(words, told, price(asked), deed=asked.tell("deed-attack", who=who, strength=blow.total))


def target(asked: Asked, option: Option) -> Chip:
    step = asked.step
    assert isinstance(step, Attack)
    fighter = fighter_of(option)
    blow = blow_at(asked.game, option, step.strength, step.colour, step.manner)
    made = attack_chip(asked, blow, asked.fighter(fighter))
    made.facts.insert(2, Fact(asked.place(asked.cell_of(fighter))))
    return made


def spend(asked: Asked, option: Option) -> Chip:
    count = int(SPEND.arg(option))
    step = asked.step
    if isinstance(step, BuyReliquary):
        told = [Fact(asked.tell("pay-candles", count=count, of=int(asked.game.candles[asked.seat])))]
        return Chip(asked.tell("buy"), told, deed=asked.tell("deed", what=asked.tell("buy"), price=told[0].text))
    assert isinstance(step, AttackCandles)
    blow = Blow(asked.game, step, count)
    deed = asked.tell("deed-attack", who=asked.fighter(step.target), strength=blow.total)
    return Chip(asked.tell("spend", count=count), attack_facts(blow, asked.say), deed=deed)


def defend(asked: Asked, option: Option) -> Chip:
    """Asked once more only if the hero would die and need not."""
    card, step, game = int(DEFEND.arg(option)), asked.step, asked.game
    assert isinstance(step, Defence)
    told = defence_facts(game, step, card, asked.say)
    name = card_name(card, asked.say)
    losses = [loss_with(game, step, other) for other in game.hands[step.target]]
    health = int(game.health[step.target])
    needless = loss_with(game, step, card) >= health > min(losses)
    value = int((POSSESSED_DEFENCE if game.is_possessed(step.target) else DEFENCE)[card])
    words = asked.tell("defend", card=name, value=value)
    return Chip(words, told, deed=asked.tell("deed", what=words, price=told[0].text), plain=not needless)
