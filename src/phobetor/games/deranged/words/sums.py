"""What an attack comes to and what a defence leaves, as sums: all numbers are the rules' own."""

from __future__ import annotations

from dataclasses import dataclass

from phobetor.book.bar import Fact
from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.attack import CANDLE_FOR_KILL, AttackCandles, Defence, defence_of, defence_of_monster
from phobetor.games.deranged.rules.box import ITEM_OF, KIND_OF, KNIFE, MONSTER_CANDLES, WEAK_ATTACK, WEAK_DEFENCE, Card
from phobetor.games.deranged.rules.state import MONSTERS_FROM, Deranged
from phobetor.games.deranged.words.asked import fighter_of
from phobetor.kernel.masks import has, meets
from phobetor.kernel.words import Option

BUCKLER = 2  # what it adds to a defence


# --- attack -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Blow:
    """An attack on one target with so many candles."""

    game: Deranged
    step: AttackCandles
    candles: int = 0

    @property
    def total(self) -> int:
        return int(self.step.total(self.game, self.candles))

    @property
    def is_on_hero(self) -> bool:
        return bool(self.step.target < MONSTERS_FROM)

    @property
    def health(self) -> int:
        """What the target has left."""
        target = self.step.target
        if self.is_on_hero:
            return int(self.game.health[target])
        token = target - MONSTERS_FROM
        return int(self.game.monster_health(token) - self.game.wounds[token])

    @property
    def least_defence(self) -> int:
        """A monster's own; of a hero what even a card without any comes to."""
        target = self.step.target
        if not self.is_on_hero:
            return int(defence_of_monster(self.game, target - MONSTERS_FROM))
        added = BUCKLER if has(self.game.shields, target) else 0
        return max(0, added - int(self.game.suffers(target, WEAK_DEFENCE)))

    @property
    def most_damage(self) -> int:
        return max(0, self.total - self.least_defence)

    @property
    def may_kill(self) -> bool:
        return self.most_damage >= self.health


def weakened(game: Deranged, strength: int) -> int:
    """What a card's attack comes to before candles and doors: a curse may take 1."""
    return max(0, strength - int(game.suffers(game.active, WEAK_ATTACK)))


def blow_at(game: Deranged, option: Option, strength: int, colour: int, manner: int, candles: int = 0) -> Blow:
    return Blow(game, AttackCandles(fighter_of(option), strength, colour, manner), candles)


def sum_of(blow: Blow, say: Speaker) -> str:
    """The sum in the game's own signs: 7 − 2 door + 1 candle = 6."""
    game, step = blow.game, blow.step
    parts = [str(step.strength)]
    if step.strength > 0 and game.suffers(game.active, WEAK_ATTACK):
        parts.append(say.say("bar-sum-curse", count=1))
    if step.door(game):
        parts.append(say.say("bar-sum-door", count=int(step.door(game))))
    if blow.candles:
        parts.append(say.say("bar-sum-candles", count=blow.candles))
    if not blow.is_on_hero:
        parts.append(say.say("bar-sum-defence", count=blow.least_defence))
    result = blow.total if blow.is_on_hero else blow.most_damage
    return " ".join([*parts, f"= {result}"]) if len(parts) > 1 else parts[0]


def attack_facts(blow: Blow, say: Speaker) -> list[Fact]:
    """What comes of it, the sum, and what a kill brings."""
    outcome = hero_outcome(blow, say) if blow.is_on_hero else monster_outcome(blow, say)
    against = say.say("bar-against", sum=sum_of(blow, say), health=blow.health)
    return [outcome, Fact(against), *kill_facts(blow, say)]


def hero_outcome(blow: Blow, say: Speaker) -> Fact:
    """A hero defends with a card that nobody knows yet: so much that kills, or so much that is lost at most."""
    who = say.player(blow.step.target)
    if blow.may_kill:
        return Fact(say.say("bar-kills-if", who=who, most=blow.total - blow.health), "good")
    if blow.most_damage == 0:
        return Fact(say.say("bar-does-nothing"), "bad")
    return Fact(say.say("bar-at-most", count=blow.most_damage, health=blow.health))


def monster_outcome(blow: Blow, say: Speaker) -> Fact:
    if blow.may_kill:
        candles = int(MONSTER_CANDLES[KIND_OF[blow.step.target - MONSTERS_FROM]])
        candles += 1 if meets(blow.step.manner, CANDLE_FOR_KILL) else 0
        return Fact(say.say("bar-falls", count=candles), "good")
    if blow.most_damage == 0:
        return Fact(say.say("bar-does-nothing"), "bad")
    return Fact(say.say("bar-wounds", count=blow.most_damage, health=blow.health))


def kill_facts(blow: Blow, say: Speaker) -> list[Fact]:
    """A possessed hero is cured by killing a human. DE-155"""
    game = blow.game
    cures = blow.is_on_hero and game.is_possessed(game.active) and game.is_human(blow.step.target)
    return [Fact(say.say("bar-kill-cures"), "good")] if cures and blow.may_kill else []


# --- defence ----------------------------------------------------------------------------------------
def loss_with(game: Deranged, step: Defence, card: Card) -> int:
    """The health that is lost in spite of this card. DE-84"""
    return max(0, int(step.strength - defence_of(game, step.target, card)))


def defence_facts(game: Deranged, step: Defence, card: Card, say: Speaker) -> list[Fact]:
    value = int(defence_of(game, step.target, card))
    lost = loss_with(game, step, card)
    told = [loss_fact(game, step, lost, say)]
    told.append(Fact(say.say("bar-defence-sum", strength=int(step.strength), value=value, rest=lost)))
    if lost == min(loss_with(game, step, other) for other in game.hands[step.target]):
        told.append(Fact(say.say("bar-least"), "good"))
    if ITEM_OF[card] == KNIFE and game.is_human(step.target):
        told.append(Fact(say.say("bar-knife"), "good"))
    return told


def loss_fact(game: Deranged, step: Defence, lost: int, say: Speaker) -> Fact:
    left = int(game.health[step.target]) - lost
    if lost == 0:
        return Fact(say.say("bar-lose-nothing"), "good")
    if left <= 0:
        return Fact(say.say("bar-die", count=lost), "bad")
    return Fact(say.say("bar-lose", count=lost, left=left))
