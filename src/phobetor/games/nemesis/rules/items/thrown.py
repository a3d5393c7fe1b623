"""Grenade, smoke grenade, Molotov cocktail, bait, taser: what is thrown or set off."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.fight import EGGS, GONE, AttackBy, destroy_eggs, injure, targets_here
from phobetor.games.nemesis.rules.harm import place_fire, serious_wound
from phobetor.games.nemesis.rules.move import NORMAL, Enter
from phobetor.games.nemesis.rules.names import LAIR, Slot
from phobetor.games.nemesis.rules.noise import NOISE_ROLLS, arrive, may_pass, retreat
from phobetor.games.nemesis.rules.packed import moved_to, nightmare_of, place_of, target_of, target_with
from phobetor.games.nemesis.rules.panic import LoseCard
from phobetor.games.nemesis.rules.pieces import sort_monsters
from phobetor.games.nemesis.rules.ship import NEXT, WAYS
from phobetor.games.nemesis.rules.state import Nemesis, Rule
from phobetor.games.nemesis.rules.vocabulary import AT_SLOT, TARGET, WALKED
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player


def throw_modes(game: Nemesis, player: Player) -> list[i64]:
    """The own room or a neighbouring one with something to hit; closed doors are in the way. NE-10.10"""
    slot = game.room[player]
    return [AT_SLOT + place for place in [slot, *game.neighbours(slot)] if targets_here(game, place)]


class ThrowGrenade(Rule):
    """Choose the target: it takes two injuries, everybody else in that room one injury or a serious wound."""

    rule: ClassVar[str] = "NE-10.10"
    player: Player
    slot: Slot

    def __init__(self, player: Player, slot: Slot) -> None:
        self.player = player
        self.slot = slot

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        return [TARGET.of(target) for target in targets_here(game, self.slot)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        """The target first, then the others by size, then lair and characters: their deaths may end the game."""
        aim = TARGET.arg(option)
        others = all_targets(game, self.slot)
        rolls = aim == EGGS and not game.in_combat(game.room[self.player])
        if aim == EGGS:
            destroy_eggs(game, 2)
        else:
            others.remove(aim)
            injure(game, self.slot, aim, 2)
        for target in others:
            injure(game, self.slot, target, 1)
        hurt_people(game, self.slot)
        if rolls:
            be_heard(game, self.player)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.10", "choose-a-target")


def all_targets(game: Nemesis, slot: Slot) -> list[i64]:
    """Every single nightmare of a room, largest first, then the lair."""
    found = [target_of(monster) for monster in game.monsters if place_of(monster) == slot]
    if game.has_lair(slot):
        found.append(target_with(LAIR, game.lair_injuries[slot]))
    return found


def hurt_people(game: Nemesis, slot: Slot) -> None:
    for other in game.here(slot):
        serious_wound(game, other)


def be_heard(game: Nemesis, player: Player) -> None:
    """A noise roll follows an attempt on the eggs here too, where the thrower stands, alive. NE-9.20"""
    if game.is_active(player):
        game.then(NOISE_ROLLS[player])


def throw_molotov(game: Nemesis, player: Player, slot: Slot) -> None:
    """Fire, which may end the game; then one injury or serious wound for everybody there, and in the Nest an egg is
    lost. NE-10.10, NE-4.21"""
    place_fire(game, slot)
    if game.ship_end:
        return
    rolls = game.is_nest(slot) and game.eggs > 0 and not game.in_combat(game.room[player])
    for target in all_targets(game, slot):
        injure(game, slot, target, 1)
    if game.is_nest(slot):
        destroy_eggs(game, 1)
    hurt_people(game, slot)
    if rolls:
        be_heard(game, player)


def smoke(game: Nemesis, player: Player, slot: Slot) -> None:
    """The others here discard an action card, in turn order; you go next door without being attacked. NE-10.10"""
    origin = game.room[player]
    game.then(Enter(player, origin, slot, NORMAL))
    for other in game.here(origin)[::-1]:
        if other != player:
            game.then(LoseCard(other))


def bait(game: Nemesis, slot: Slot) -> None:
    """Nightmares of all rooms next to the chosen one come there; those in combat attack first. NE-10.10"""
    game.then(LureInto(slot))
    for place in range(len(game.monsters) - 1, -1, -1):
        source = place_of(game.monsters[place])
        if source in NEXT[slot] and game.has_people(source):
            game.then(AttackBy(source, nightmare_of(game.monsters[place]), NOBODY))


class LureInto(Rule):
    """Everything next to the room with the bait goes there."""

    rule: ClassVar[str] = "NE-10.10"
    slot: Slot

    def __init__(self, slot: Slot) -> None:
        self.slot = slot

    def run(self, game: Nemesis) -> None:
        for place in range(len(game.monsters)):
            monster = game.monsters[place]
            source = place_of(monster)
            for way in range(len(NEXT[self.slot])):
                if NEXT[self.slot][way] == source and may_pass(game, nightmare_of(monster), WAYS[self.slot][way]):
                    game.monsters[place] = moved_to(self.slot, monster)
                    game.tell(WALKED, nightmare_of(monster), self.slot, source)
        sort_monsters(game.monsters)
        if game.has_nightmare(self.slot):
            arrive(game, self.slot)


def tase(game: Nemesis, slot: Slot, target: i64) -> None:
    """One injury, and a nightmare that is still there retreats. NE-10.10"""
    monster = injure(game, slot, target, 1)
    if monster != GONE:
        retreat(game, monster)
