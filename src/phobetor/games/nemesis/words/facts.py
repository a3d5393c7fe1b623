"""What an option does, costs and risks, in a few words each, the most important first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from phobetor.book.bar import Fact, Tone
from phobetor.games.nemesis.rules.box import DOOR_TOKENS, FIRE_MARKERS, MALFUNCTION_MARKERS
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.names import (
    INJECTOR,
    LAIR,
    NOISE_DIE,
    PROTO_PISTOL,
    QUEST_ARMOR,
    WOUND_BLEEDING,
)
from phobetor.games.nemesis.rules.packed import target_nightmare
from phobetor.games.nemesis.rules.quests import has_active
from phobetor.games.nemesis.rules.ship import CORRIDORS, WAYS
from phobetor.games.nemesis.words.aboard import (
    At,
    ends,
    named_nightmares,
    nightmare_name,
    nightmares_in,
    people_in,
    shots,
)
from phobetor.games.nemesis.words.about import about
from phobetor.games.nemesis.words.odds import (
    blow_injuries,
    called,
    deadly_strikes,
    encounters,
    hits,
    is_marked,
    is_rolled_for,
    kill_chance,
    least_surprise,
    seen_effect,
    shot_injuries,
    strikes,
)
from phobetor.kernel.masks import count_bits, has

FINE = 20
"""Odds that are finer than one in twenty are rounded to it."""


def told(at: At, kind: str, value: int) -> list[Fact]:
    """The sentence that says what a thing does."""
    message = about(kind, value)
    return [Fact(at.told(message).removesuffix("."))] if message else []


def fact(at: At, message: str, tone: Tone = "", sign: str = "", **args: int | str) -> Fact:
    return Fact(at.told(f"fact-{message}", **args), tone, sign)


# === Going somewhere ================================================================================
def moving(at: At, slot: int) -> list[Fact]:
    """Who waits there, or how likely somebody comes; then what else is in the room."""
    return [*arriving(at, slot), *in_the_room(at, slot)]


def escaping(at: At, slot: int) -> list[Fact]:
    return [*attacks_first(at), *moving(at, slot)]


def arriving(at: At, slot: int) -> list[Fact]:
    fought = nightmares_in(at.table, slot)
    if fought:
        return [fact(at, "fight", "bad", "g-swords", who=named_nightmares(at, fought))]
    people = people_in(at, slot)
    if people:
        return [fact(at, "company", "good", who=", ".join(people))]
    effect = seen_effect(at.table, slot)
    if not is_rolled_for(at.table, slot):
        return [fact(at, "no-roll-token", "bad", token=at.name("discovery", effect))]
    return noise_roll(at, slot)


def noise_roll(at: At, slot: int) -> list[Fact]:
    """An encounter by number, and who comes with danger. NE-4.5, NE-4.7"""
    chance = encounters(at.table, slot)
    met = fact(at, "encounter", "bad" if chance else "good", "g-noise", chance=chance, of=len(NOISE_DIE))
    return [met, *with_danger(at, slot)]


def with_danger(at: At, slot: int) -> list[Fact]:
    coming = called(at.table, at.seat, slot)
    return [fact(at, "danger", "bad", who=named_nightmares(at, coming))] if coming else []


def carefully(at: At, slot: int) -> list[Fact]:
    """No roll, but a marker where it is quiet. NE-4.11"""
    fought = nightmares_in(at.table, slot)
    if fought:
        return [fact(at, "fight", "bad", "g-swords", who=named_nightmares(at, fought)), *in_the_room(at, slot)]
    if not is_marked(at.table, slot):
        return [fact(at, "no-roll", "good"), *in_the_room(at, slot)]
    quiet = at.table.quiet_corridors(slot)
    corridors = [corridor for corridor in range(CORRIDORS + 1) if has(quiet, corridor)]
    if len(corridors) == 1 and corridors[0] < CORRIDORS:
        return [fact(at, "noise-into", "good", "g-hush", ends=ends(corridors[0])), *in_the_room(at, slot)]
    return [fact(at, "noise-of-choice", "good", "g-hush"), *in_the_room(at, slot)]


def quietly(at: At, slot: int) -> list[Fact]:
    fought = nightmares_in(at.table, slot)
    first = fact(at, "fight", "bad", who=named_nightmares(at, fought)) if fought else fact(at, "no-roll", "good")
    return [first, *in_the_room(at, slot)]


def in_the_room(at: At, slot: int) -> list[Fact]:
    table = at.table
    found = [fact(at, "fire", "bad", "g-fire")] if table.has_fire(slot) else []
    found += [fact(at, "malfunction", "bad", "g-malf")] if table.is_broken(slot) else []
    found += [fact(at, "unexplored")] if not table.is_explored(slot) else []
    effect = seen_effect(table, slot)
    return [*found, fact(at, "token", token=at.name("discovery", effect))] if effect else found


def everything_in(at: At, slot: int) -> list[Fact]:
    """What is in a room that is not entered: who, what, and what burns."""
    who = [*people_in(at, slot), *[nightmare_name(at, one) for one in nightmares_in(at.table, slot)]]
    there = [fact(at, "there", who=", ".join(who))] if who else []
    return [*there, *in_the_room(at, slot)]


def after_a_move(at: At, cost: int) -> Fact:
    """How many cards stay in hand, and which tokens then mean a surprise. NE-6.7"""
    cards = max(0, len(at.table.hands[at.seat]) - cost)
    number = least_surprise(at.table, cards)
    if not number:
        return fact(at, "no-surprise", "good", count=cards)
    return fact(at, "surprise", count=cards, number=number)


# === Attacks ========================================================================================
def attacks_first(at: At) -> list[Fact]:
    """Each nightmare attacks who leaves its room. NE-7.9"""
    return attacks(at, "attacks-first", nightmares_in(at.table, at.here))


def attacks(at: At, message: str, nightmares: Sequence[int]) -> list[Fact]:
    """One fact for each kind of nightmare; lairs attack nobody."""
    counted = Counter(nightmare for nightmare in nightmares if nightmare != LAIR)
    return [attack(at, message, nightmare, count) for nightmare, count in counted.items()]


def attack(at: At, message: str, nightmare: int, count: int) -> Fact:
    hit, of = strikes(at.table, nightmare)
    name = nightmare_name(at, nightmare)
    args = {"nightmare": f"{name} ×{count}" if count > 1 else name, "hits": hit, "of": of}
    deadly = deadly_strikes(at.table, at.seat, nightmare)
    return Fact(at.told(f"fact-{message}", **args, deadly=deadly), "bad", "g-swords")


def armor(at: At) -> list[Fact]:
    worn = has_active(at.table, at.seat, QUEST_ARMOR)
    return [fact(at, "armor", "good")] if worn else []


# === Shots and blows ================================================================================
def shooting(at: At, item: int, target: int, bonus: int = 0) -> list[Fact]:
    injuries = shot_injuries(at.table, item, target, bonus)
    found = [hitting(at, item, target, injuries)]
    if item == INJECTOR:
        pass
    elif target == EGGS:
        found.append(fact(at, "eggs"))
    else:
        found += killing(at, kill_chance(at.table, target, injuries))
    if item == PROTO_PISTOL:
        found.append(fact(at, "roll-again", "good"))
    left, most = shots(at, item)
    return [*found, *then_noise(at, target), fact(at, "shots", sign="g-mag", count=left, most=most)]


def hitting(at: At, item: int, target: int, injuries: Sequence[int]) -> Fact:
    """A lair stays, and eggs stay whole, when an injector hits them. NE-7.4"""
    if item == INJECTOR and (target == EGGS or target_nightmare(target) == LAIR):
        return fact(at, "does-nothing", "bad")
    message = "drives-away" if item == INJECTOR else "hits"
    return fact(at, message, "good", hits=hits(injuries), of=len(injuries))


def killing(at: At, chance: Fraction) -> list[Fact]:
    """As so many in so many, rounded where it would be too fine."""
    if not chance:
        return [fact(at, "kills-never")]
    if chance.denominator <= FINE:
        return [fact(at, "kills", chance=chance.numerator, of=chance.denominator)]
    rounded = round(chance * FINE)
    return [fact(at, "kills-roughly", chance=rounded, of=FINE) if rounded else fact(at, "kills-rarely", of=FINE)]


def striking(at: At, target: int) -> list[Fact]:
    """Bare hands: contamination, and a serious wound for a miss; neither with eggs. NE-7.5"""
    injuries = blow_injuries(at.table, target)
    found = [fact(at, "hits", "good", hits=hits(injuries), of=len(injuries))]
    if target == EGGS:
        return [*found, fact(at, "one-egg"), *then_noise(at, target)]
    dies = at.table.serious_wounds(at.seat) >= 3
    missed = (
        [fact(at, "miss-death", "deadly") if dies else fact(at, "miss-wound", "bad")]
        if hits(injuries) < len(injuries)
        else []
    )
    chance = killing(at, kill_chance(at.table, target, injuries))
    return [*found, *missed, fact(at, "contamination", "bad"), *chance]


def then_noise(at: At, target: int) -> list[Fact]:
    """Every attempt on the eggs is heard, unless there is a fight anyway. NE-9.20"""
    return roll_follows(at) if target == EGGS and not at.table.in_combat(at.here) else []


def roll_follows(at: At) -> list[Fact]:
    """A roll that is made in the room where one stands."""
    met = fact(at, "roll-follows", "bad", "g-noise", chance=encounters(at.table, at.here), of=len(NOISE_DIE))
    return [met, *with_danger(at, at.here)]


def fights_on(at: At) -> list[Fact]:
    """What is in the room attacks when everybody has passed."""
    return attacks(at, "attacks-later", nightmares_in(at.table, at.here))


# === The end of a turn ==============================================================================
def turn_ends(at: At) -> list[Fact]:
    """Fire and lairs where one stands. NE-4.9, NE-3.17"""
    table = at.table
    found = [wound(at, "fire-here", "g-fire")] if table.has_fire(at.here) else []
    return [*found, fact(at, "lair-here", "bad", "g-noise")] if table.has_lair(at.here) else found


def wound(at: At, message: str, sign: str = "") -> Fact:
    """Which message of three: what one more light wound means to the seat. NE-8.1, NE-8.3"""
    if at.table.serious_wounds(at.seat) >= 3:
        return fact(at, f"{message}-dies", "deadly", sign)
    return fact(at, f"{message}-serious" if at.table.light[at.seat] == 2 else f"{message}-light", "bad", sign)


def own_wound(at: At) -> list[Fact]:
    """Of an action that wounds its own player: whether that kills. NE-8.3"""
    return [fact(at, "you-die", "deadly")] if at.table.serious_wounds(at.seat) >= 3 else []


def bleeding(at: At) -> list[Fact]:
    """NE-8.11"""
    bleeds = at.table.has_wound(at.seat, WOUND_BLEEDING)
    return [wound(at, "bleeding")] if bleeds else []


# === The last markers ===============================================================================
def one_more_fire(at: At, slot: int) -> list[Fact]:
    """NE-4.21"""
    last = not at.table.has_fire(slot) and count_bits(at.table.fire) >= FIRE_MARKERS
    return [fact(at, "last-fire", "deadly", "g-fire")] if last else []


def one_more_malfunction(at: At) -> list[Fact]:
    """NE-4.24"""
    return (
        [fact(at, "last-malfunction", "deadly", "g-malf")]
        if count_bits(at.table.malfunction) >= MALFUNCTION_MARKERS
        else []
    )


def doors_of(at: At, slot: int) -> list[Fact]:
    """How many doors can be changed, and how many of them are closed."""
    doors = [corridor for corridor in WAYS[slot] if not has(at.table.destroyed, corridor)]
    closed = sum(1 for corridor in doors if at.table.is_closed(corridor))
    return [fact(at, "doors", sign="g-door", count=len(doors), closed=closed)]


def door_moves(at: At, corridor: int) -> list[Fact]:
    """All tokens are in use: another door opens for this one. NE-4.20"""
    short = not at.table.is_closed(corridor) and at.table.doors_used() >= DOOR_TOKENS
    return [fact(at, "door-moves", "bad", "g-door")] if short else []
