"""What an action risks, counted over all faces of the dice and all cards that can come: as the seat itself could count
it from the open table. Nothing here draws anything or changes the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import permutations, product

from phobetor.games.nemesis.rules.box import (
    ATTACK_BLOOD,
    ATTACK_EFFECT,
    ATTACK_IDS,
    ATTACKERS,
    NIGHTMARE_TOKENS,
    RETREAT,
    TOKEN_EFFECT,
)
from phobetor.games.nemesis.rules.fight import EGGS, MOST_INJURIES, energy_hurts, face_injuries, weapon_injuries
from phobetor.games.nemesis.rules.move import CAREFULLY, NORMAL
from phobetor.games.nemesis.rules.names import (
    ASSAULT_RIFLE,
    ATTACK_BITE,
    ATTACK_BRAINEATING,
    ATTACK_DREAD,
    ATTACK_FRENZY,
    ATTACK_SCRATCH,
    COMBAT_DIE,
    DESPOILER,
    LAIR,
    LURKER,
    NOISE_DIE,
    STALKER,
    TOKEN_DANGER,
    TOKEN_LAIR,
    WEAK_CORES,
    WEAK_SLOW,
)
from phobetor.games.nemesis.rules.noise import is_weak, may_pass
from phobetor.games.nemesis.rules.packed import injuries_of, nightmare_of, place_of, target_nightmare
from phobetor.games.nemesis.rules.ship import EXITS, NEXT, WAYS
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.kernel.masks import has
from phobetor.kernel.words import Player

DEADLY_AFTER = {ATTACK_SCRATCH: 3, ATTACK_BITE: 2, ATTACK_FRENZY: 2, ATTACK_DREAD: 3, ATTACK_BRAINEATING: 1}
"""Attack -> with how many serious wounds it kills at once; the others kill nobody by themselves. NE-7.11"""


# === Noise ==========================================================================================
def seen_effect(table: Nemesis, slot: int) -> int:
    """What the exploration token of a place does, if the seat has seen it; 0 if there is none, or it is face down."""
    return TOKEN_EFFECT[table.token[slot]] if table.token[slot] > 0 else 0


def is_heard(table: Nemesis, slot: int, how: int) -> bool:
    """Whether who enters rolls for noise or leaves a marker, as far as the seat knows. NE-4.3, NE-4.4"""
    if table.has_people(slot) or table.in_combat(slot):
        return False
    effect = seen_effect(table, slot)
    return effect != TOKEN_LAIR and not (effect == TOKEN_DANGER and how == NORMAL)


def is_rolled_for(table: Nemesis, slot: int) -> bool:
    return is_heard(table, slot, NORMAL)


def is_marked(table: Nemesis, slot: int) -> bool:
    """Whether a careful step leaves a marker. NE-4.11"""
    return is_heard(table, slot, CAREFULLY)


def encounters(table: Nemesis, slot: int) -> int:
    """How many faces of the noise die name a corridor of the room where a marker lies already. NE-4.5"""
    numbers = [face for face in NOISE_DIE if 1 <= face < len(EXITS[slot])]
    return sum(1 for face in numbers if has(table.noise, EXITS[slot][face]))


def called(table: Nemesis, seat: Player, slot: int) -> list[int]:
    """The nightmares next door that danger would bring to the seat, once it stands in that room. NE-4.7"""
    others = [other for other in range(table.players()) if other != seat and table.is_in_a_room(other)]
    held = {table.room[other] for other in others}
    return [
        nightmare_of(monster)
        for source, corridor in zip(NEXT[slot], WAYS[slot], strict=True)
        for monster in table.monsters
        if place_of(monster) == source and source not in held and may_pass(table, nightmare_of(monster), corridor)
    ]


def least_surprise(table: Nemesis, cards: int) -> int:
    """The lowest number of a nightmare token that surprises somebody with so many cards in hand; 0 if none does.
    NE-6.7"""
    slower = 1 if is_weak(table, WEAK_SLOW) else 0
    numbers = [token for token in NIGHTMARE_TOKENS if (token - slower if token > 1 else token) > cards]
    return min(numbers, default=0)


# === The attacks of nightmares ======================================================================
def coming_cards(table: Nemesis) -> list[int]:
    """The attack cards of which the next one is drawn: all that do not lie open, or all of them. NE-2.11"""
    everything = list(range(1, len(ATTACK_IDS)))
    hidden = [card for card in everything if card not in table.attack_discards]
    return hidden or everything


def strikes(table: Nemesis, nightmare: int) -> tuple[int, int]:
    """With how many of the cards that can come the nightmare hits. NE-7.10"""
    cards = coming_cards(table)
    return sum(1 for card in cards if has(ATTACKERS[card], nightmare)), len(cards)


def deadly_strikes(table: Nemesis, seat: Player, nightmare: int) -> int:
    """How many of them kill the seat at once. NE-7.11, NE-8.3"""
    return sum(1 for card in coming_cards(table) if has(ATTACKERS[card], nightmare) and is_deadly(table, seat, card))


def is_deadly(table: Nemesis, seat: Player, card: int) -> bool:
    wounds = DEADLY_AFTER.get(ATTACK_EFFECT[card])
    return wounds is not None and table.serious_wounds(seat) >= wounds


# === Shots and blows ================================================================================
def shot_injuries(table: Nemesis, item: int, target: int, bonus: int = 0) -> list[int]:
    """The injuries of a shot, for every face of the combat die. NE-7.3, NE-7.4"""
    return [one_shot(table, item, target, face, bonus) for face in COMBAT_DIE]


def one_shot(table: Nemesis, item: int, target: int, face: int, bonus: int = 0) -> int:
    injuries = weapon_injuries(table, item, target_nightmare(target), face) + bonus
    if item == ASSAULT_RIFLE and injuries > 0:
        injuries += 1
    return injuries + 1 if injuries > 0 and energy_hurts(table, item) else injuries


def blow_injuries(table: Nemesis, target: int) -> list[int]:
    """The same of a fight with bare hands: any hit is one injury. NE-7.5"""
    return [min(1, face_injuries(table, target_nightmare(target), face)) for face in COMBAT_DIE]


def hits(injuries: Sequence[int]) -> int:
    return sum(1 for count in injuries if count > 0)


def kill_chance(table: Nemesis, target: int, injuries: Sequence[int]) -> Fraction:
    """How likely the target dies, over all faces and all cards of the check. NE-7.6, NE-3.18"""
    if target == EGGS or target_nightmare(target) == DESPOILER:
        return Fraction(0)
    checks = checks_of(table, target_nightmare(target))
    totals = [min(injuries_of(target) + count, MOST_INJURIES) for count in injuries if count > 0]
    dying = sum(checks[number] for total in totals for number in checks if number <= total)
    return Fraction(dying, checks.total() * len(injuries))


def checks_of(table: Nemesis, nightmare: int) -> Counter[int]:
    """How many of all possible checks ask for each number; an arrow asks for more than there are. NE-7.6"""
    lower = nightmare == LURKER or (nightmare == LAIR and is_weak(table, WEAK_CORES))
    return checks_with(tuple(coming_cards(table)), nightmare in (LURKER, STALKER, LAIR), lower)


@lru_cache(maxsize=100)
def checks_with(cards: tuple[int, ...], two: bool, lower: bool) -> Counter[int]:
    if not two:
        return Counter(ATTACK_BLOOD[card] for card in cards)
    return Counter(number_of_two(ATTACK_BLOOD[one], ATTACK_BLOOD[two], lower) for one, two in two_cards(cards))


def two_cards(cards: Sequence[int]) -> list[tuple[int, ...]]:
    """Two draws in turn; after the last card the deck is shuffled anew, that card included."""
    return list(permutations(cards, 2) if len(cards) > 1 else product(cards, range(1, len(ATTACK_IDS))))


def number_of_two(one: int, two: int, lower: bool) -> int:
    if RETREAT in (one, two):
        return RETREAT
    return min(one, two) if lower else max(one, two)
