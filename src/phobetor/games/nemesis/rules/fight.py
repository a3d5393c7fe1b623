"""Combat: shooting, melee, injuries, attacks. Chapter 7 of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import PANIC_OF
from phobetor.games.nemesis.rules.box import ATTACK_BLOOD, ATTACK_EFFECT, ATTACKERS, ITEM_KIND, RETREAT
from phobetor.games.nemesis.rules.cards import gain_contamination
from phobetor.games.nemesis.rules.decks import draw_attack
from phobetor.games.nemesis.rules.harm import die, light_wound, place_fire, serious_wound
from phobetor.games.nemesis.rules.names import (
    ASSAULT_RIFLE,
    ATTACK_BITE,
    ATTACK_BRAINEATING,
    ATTACK_DISMAY,
    ATTACK_DREAD,
    ATTACK_FRENZY,
    ATTACK_SCRATCH,
    CARCASS,
    COMBAT_DIE,
    DESPOILER,
    ENERGY,
    FACE_BLANK,
    FACE_DOUBLE,
    FACE_SINGLE,
    FLAMETHROWER,
    INJECTOR,
    LAIR,
    LURKER,
    PISTOL,
    PROTO_PISTOL,
    PROTO_RIFLE,
    PROTO_SHOTGUN,
    QUEST_ARMOR,
    REVOLVER,
    SAWN_OFF,
    SHOTGUN,
    STALKER,
    WEAK_CORES,
    WEAK_ENERGY,
    WEAK_FLAMES,
    WEAK_THIN,
    WHISPERER,
    Item,
    Slot,
)
from phobetor.games.nemesis.rules.noise import NOISE_ROLLS, is_weak, place_nightmare, retreat
from phobetor.games.nemesis.rules.packed import (
    ammo_of,
    injuries_of,
    lying_at,
    monster_at,
    nightmare_of,
    place_of,
    target_nightmare,
    thing_of,
    with_injuries,
    with_more_ammo,
)
from phobetor.games.nemesis.rules.pieces import add_token_to_bag, sort_monsters
from phobetor.games.nemesis.rules.quests import has_active, spend_quest
from phobetor.games.nemesis.rules.state import Asked, Nemesis, Rule, YesOrNo
from phobetor.games.nemesis.rules.vocabulary import (
    ATTACKED,
    BY_NIGHTMARE,
    CHECKED,
    DIE,
    EGG_LOST,
    HURT,
    KILLED,
    LAIR_DESTROYED,
    MISSED,
    NO,
    REROLL,
    SHOT,
    STRUCK,
    YES,
)
from phobetor.kernel.masks import has, minus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player

EGGS: Final = 96  # stands among the targets for the eggs of the Nest
CHECK_RULES: Final = ["", "NE-7.6", "NE-7.13", "NE-7.14", "NE-7.15"]  # nightmare -> how it is checked
GONE: Final = 0  # instead of a nightmare that died or left
PLAIN_SHOT: Final = 0
AIMED: Final = 1
FULL_AUTO: Final = 2
MOST_INJURIES: Final = 15  # as many as are counted; no blood number is above six


# === What can be hit ================================================================================
def targets_here(game: Nemesis, slot: Slot) -> list[i64]:
    """Nightmares and the lair; in the Nest the eggs too. NE-9.9"""
    found = game.targets(slot)
    if game.eggs > 0 and game.is_nest(slot):
        found.append(EGGS)
    return found


# === Shooting =======================================================================================
class Shoot(Rule):
    """Spend an ammo marker and roll the combat die; full auto spends them all and every two of them hit."""

    rule: ClassVar[str] = "NE-7.2"
    player: Player
    item: Item
    target: i64
    style: i64

    def __init__(self, player: Player, item: Item, target: i64, style: i64) -> None:
        self.player = player
        self.item = item
        self.target = target
        self.style = style

    def run(self, game: Nemesis) -> None:
        game.tell(SHOT, self.player, self.item, self.target)
        spent = spend_ammo(game, self.player, self.item, self.style == FULL_AUTO)
        face = roll(game, self.player)
        if self.style == AIMED or self.item == PROTO_PISTOL:
            game.then(RollAgain(self.player, self.item, self.target, face))
        elif self.item == PROTO_RIFLE and face == FACE_DOUBLE and has_ammo(game, self.player, self.item):
            game.then(ExtraRound(self.player, self.target))
        else:
            hit(game, self.player, self.item, self.target, face, spent // 2)


def roll(game: Nemesis, player: Player) -> i64:
    face = COMBAT_DIE[game.chance.below(6)]
    game.cite("NE-7.3")
    game.tell(DIE, player, face)
    return face


def has_ammo(game: Nemesis, player: Player, item: Item) -> bool:
    for holding in game.held[player]:
        if thing_of(holding) == item and ammo_of(holding) > 0:
            return True
    return False


def spend_ammo(game: Nemesis, player: Player, item: Item, everything: bool) -> i64:
    """One marker, or all, of the weapon of that kind which has any."""
    held = game.held[player]
    loaded = [place for place in range(len(held)) if thing_of(held[place]) == item and ammo_of(held[place]) > 0]
    spent = ammo_of(held[loaded[0]]) if everything else 1
    held[loaded[0]] = with_more_ammo(held[loaded[0]], -spent)
    return spent


class RollAgain(Asked):
    """Aimed fire and the prototype pistol MAY roll the die once more."""

    rule: ClassVar[str] = "NE-7.2"
    item: Item
    target: i64
    face: i64

    def __init__(self, player: Player, item: Item, target: i64, face: i64) -> None:
        self.player = player
        self.item = item
        self.target = target
        self.face = face

    def choices(self, game: Nemesis) -> list[Option]:
        return [NO.of(), REROLL.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        face = roll(game, self.player) if REROLL.matches(option) else self.face
        if self.item == PROTO_RIFLE and face == FACE_DOUBLE and has_ammo(game, self.player, self.item):
            game.then(ExtraRound(self.player, self.target))
        else:
            hit(game, self.player, self.item, self.target, face, 0)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-7.2", "roll-again-or-not")


class ExtraRound(YesOrNo):
    """The prototype rifle MAY spend another ammo marker on a double hit for one more injury."""

    rule: ClassVar[str] = "NE-7.2"
    target: i64

    def __init__(self, player: Player, target: i64) -> None:
        self.player = player
        self.target = target

    def chosen(self, game: Nemesis, option: Option) -> None:
        bonus = spend_ammo(game, self.player, PROTO_RIFLE, False) if YES.matches(option) else 0
        hit(game, self.player, PROTO_RIFLE, self.target, FACE_DOUBLE, bonus)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-7.2", "spend-or-not")


def hit(game: Nemesis, player: Player, item: Item, target: i64, face: i64, bonus: i64) -> None:
    """What a shot does; the ninth fire ends the game before anybody is hurt. NE-7.3, NE-7.4, NE-4.21"""
    slot = game.room[player]
    injuries = weapon_injuries(game, item, target_nightmare(target), face)
    game.cite("NE-7.4")
    if item == INJECTOR:
        inject(game, player, target, injuries)
        return
    injuries += bonus
    if item == ASSAULT_RIFLE and injuries > 0:
        injuries += 1
    if injuries > 0 and energy_hurts(game, item):
        injuries += 1
    if item == FLAMETHROWER and face == FACE_DOUBLE:
        place_fire(game, slot)
        if game.ship_end:
            return
    if target == EGGS:
        attempt_on_eggs(game, player, injuries)
    elif injuries > 0:
        injure(game, slot, target, injuries)


def inject(game: Nemesis, player: Player, target: i64, injuries: i64) -> None:
    """Instead of injuries a nightmare retreats; a lair stays, and eggs stay whole. NE-7.4"""
    if target == EGGS:
        attempt_on_eggs(game, player, 0)
    elif injuries > 0 and target_nightmare(target) != LAIR:
        retreat(game, monster_at(game.room[player], target))


def energy_hurts(game: Nemesis, item: Item) -> bool:
    return ITEM_KIND[item] == ENERGY and is_weak(game, WEAK_ENERGY)


def face_injuries(game: Nemesis, nightmare: i64, face: i64) -> i64:
    """The combat die: lurker faces hurt lurkers, whisperer faces lurkers and whisperers, crosshairs everything;
    a lair only crosshairs; eggs anything but a blank. NE-7.3, NE-3.10"""
    if nightmare == LAIR:
        game.cite("NE-3.10")
    if face == FACE_BLANK:
        return 1 if nightmare == WHISPERER and is_weak(game, WEAK_THIN) else 0
    if face >= FACE_SINGLE:
        return 2 if face == FACE_DOUBLE else 1
    return 1 if nightmare <= face or nightmare > LAIR else 0


def weapon_injuries(game: Nemesis, item: Item, nightmare: i64, face: i64) -> i64:
    """The printed text of each weapon. NE-7.4"""
    if item == SAWN_OFF and face == FACE_SINGLE:
        face = FACE_DOUBLE
    elif item == PISTOL and face == FACE_DOUBLE:
        face = FACE_SINGLE
    injuries = face_injuries(game, nightmare, face)
    if (item in (PROTO_SHOTGUN, FLAMETHROWER)) and face != FACE_BLANK and injuries == 0:
        injuries = 1
    if (
        (item == SHOTGUN and injuries > 0)
        or (item == REVOLVER and face == FACE_DOUBLE)
        or (item == PROTO_SHOTGUN and face >= FACE_SINGLE)
    ):
        injuries += 1
    return injuries


# === Melee ==========================================================================================
class Melee(Rule):
    """Take a contamination card and roll: a double hit counts once, and a miss is a serious wound. Eggs neither
    contaminate nor hit back."""

    rule: ClassVar[str] = "NE-7.5"
    player: Player
    target: i64

    def __init__(self, player: Player, target: i64) -> None:
        self.player = player
        self.target = target

    def run(self, game: Nemesis) -> None:
        player = self.player
        game.tell(STRUCK, player, self.target)
        if self.target != EGGS:
            gain_contamination(game, player)
        face = roll(game, player)
        injuries = face_injuries(game, target_nightmare(self.target), face)
        if self.target == EGGS:
            attempt_on_eggs(game, player, 1 if injuries > 0 else 0)
        elif injuries > 0:
            injure(game, game.room[player], self.target, 1)
        else:
            game.cite("NE-7.12")
            serious_wound(game, player)


# === Eggs ===========================================================================================
def attempt_on_eggs(game: Nemesis, player: Player, count: i64) -> None:
    """One egg for each injury, and a noise roll after every attempt that is not made in combat. NE-9.9, NE-9.20"""
    game.cite("NE-9.9")
    game.cite("NE-9.20")
    destroy_eggs(game, count)
    if not game.in_combat(game.room[player]):
        game.then(NOISE_ROLLS[player])


def destroy_eggs(game: Nemesis, count: i64) -> None:
    for _ in range(count):
        if game.eggs > 0:
            game.eggs -= 1
            game.eggs_lost += 1
            game.tell(EGG_LOST, game.eggs)


# === Injuries =======================================================================================
def burn(game: Nemesis, slot: Slot, target: i64) -> None:
    """An injury by fire. NE-8.14"""
    injure(game, slot, target, 2 if is_weak(game, WEAK_FLAMES) else 1)


def injure(game: Nemesis, slot: Slot, target: i64, count: i64) -> i64:
    """Add the injuries and check once whether the target dies or retreats; the nightmare as it stands there now, or
    none if it is gone. NE-7.6, NE-7.7"""
    if target_nightmare(target) == LAIR:
        game.tell(HURT, target, slot, count)
        injure_lair(game, slot, count)
    elif monster_at(slot, target) in game.monsters:
        game.tell(HURT, target, slot, count)
        monster = wound(game, monster_at(slot, target), count)
        if stands_firm(game, monster):
            return monster
    return GONE


def wound(game: Nemesis, monster: i64, count: i64) -> i64:
    """The nightmare with its new injuries, of which the despoiler takes none. NE-7.15"""
    if nightmare_of(monster) == DESPOILER:
        return monster
    wounded = with_injuries(monster, min(injuries_of(monster) + count, MOST_INJURIES))
    game.monsters[game.monsters.index(monster)] = wounded
    sort_monsters(game.monsters)
    return wounded


def blood(game: Nemesis) -> i64:
    card = draw_attack(game)
    game.tell(CHECKED, card)
    return ATTACK_BLOOD[card]


def stands_firm(game: Nemesis, monster: i64) -> bool:
    """Lurkers take the lower of two cards, whisperers one card, the stalker the higher of two; any arrow means a
    retreat. The despoiler only ever retreats. NE-7.6, NE-7.13, NE-7.14, NE-7.15"""
    nightmare = nightmare_of(monster)
    game.cite(CHECK_RULES[nightmare])
    number = blood(game)
    if nightmare in (LURKER, STALKER):
        other = blood(game)
        if other == RETREAT or number == RETREAT:
            number = RETREAT
        else:
            number = min(number, other) if nightmare == LURKER else max(number, other)
    if number == RETREAT:
        game.cite("NE-7.16")
        return not retreat(game, monster)
    if nightmare == DESPOILER or number > injuries_of(monster):
        return True
    kill(game, monster)
    return False


def kill(game: Nemesis, monster: i64) -> None:
    """A nightmare leaves no carcass; a random token goes into the bag. NE-7.7, NE-7.17"""
    game.monsters.remove(monster)
    game.cite("NE-7.7")
    game.cite("NE-7.17")
    game.tell(KILLED, nightmare_of(monster), place_of(monster))
    add_token_to_bag(game)


def injure_lair(game: Nemesis, slot: Slot, count: i64) -> None:
    """Two cards: an arrow saves the lair, otherwise the higher number must be reached. NE-3.18, NE-3.19, NE-3.21"""
    game.cite("NE-3.18")
    game.cite("NE-3.21")
    game.lair_injuries[slot] = min(game.lair_injuries[slot] + count, MOST_INJURIES)
    first = blood(game)
    second = blood(game)
    if first == RETREAT or second == RETREAT:
        game.cite("NE-3.19")
        return
    number = min(first, second) if is_weak(game, WEAK_CORES) else max(first, second)
    if number <= game.lair_injuries[slot]:
        destroy_lair(game, slot)


def destroy_lair(game: Nemesis, slot: Slot) -> None:
    """It leaves a carcass; with the third one the despoiler dies too. NE-3.11, NE-3.20"""
    game.cite("NE-3.11")
    game.lairs = minus(game.lairs, slot)
    game.lair_injuries[slot] = 0
    game.lairs_killed += 1
    game.floor.append(lying_at(slot, CARCASS))
    game.floor.sort()
    game.tell(LAIR_DESTROYED, slot)
    if game.is_despoiler_dead():
        for monster in game.monsters[:]:
            if nightmare_of(monster) == DESPOILER:
                kill(game, monster)


# === Attacks of nightmares ==========================================================================
class AttackBy(Rule):
    """A nightmare attacks: the character named, or the one in its room with the fewest cards. Draw an attack card;
    without the symbol of the nightmare it misses. Armor MAY be given up to ignore it."""

    rule: ClassVar[str] = "NE-7.10 NE-7.11"
    slot: Slot
    nightmare: i64
    victim: Player

    def __init__(self, slot: Slot, nightmare: i64, victim: Player) -> None:
        self.slot = slot
        self.nightmare = nightmare
        self.victim = victim

    def run(self, game: Nemesis) -> None:
        victim = self.victim if self.victim != NOBODY else prey(game, self.slot)
        if victim == NOBODY or not self.is_possible(game, victim):
            return
        card = draw_attack(game)
        game.tell(ATTACKED, self.nightmare, victim, card)
        if not has(ATTACKERS[card], self.nightmare):
            game.tell(MISSED, self.nightmare, victim)
            return
        if has_active(game, victim, QUEST_ARMOR):
            game.then(ArmorChoice(victim, self.nightmare, card))
        else:
            suffer(game, victim, self.nightmare, card)

    def is_possible(self, game: Nemesis, victim: Player) -> bool:
        if not game.is_in_a_room(victim) or game.room[victim] != self.slot:
            return False
        for monster in game.monsters:
            if place_of(monster) == self.slot and nightmare_of(monster) == self.nightmare:
                return True
        return False


def prey(game: Nemesis, slot: Slot) -> Player:
    """Fewest cards in hand, contamination included; a tie goes by turn order. NE-7.10"""
    found: Player = NOBODY
    for player in game.here(slot):
        if found == NOBODY or len(game.hands[player]) < len(game.hands[found]):
            found = player
    return found


class ArmorChoice(YesOrNo):
    """The attack card is known: the armor MAY be discarded to ignore it."""

    rule: ClassVar[str] = "NE-10.15"
    nightmare: i64
    attack: i64

    def __init__(self, player: Player, nightmare: i64, attack: i64) -> None:
        self.player = player
        self.nightmare = nightmare
        self.attack = attack

    def chosen(self, game: Nemesis, option: Option) -> None:
        if YES.matches(option):
            spend_quest(game, self.player, QUEST_ARMOR)
        else:
            suffer(game, self.player, self.nightmare, self.attack)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.15", "armor-or-not")


def suffer(game: Nemesis, player: Player, nightmare: i64, card: i64) -> None:
    """The texts of the attack cards. NE-7.11"""
    effect = ATTACK_EFFECT[card]
    if effect == ATTACK_SCRATCH:
        gain_contamination(game, player)
        light_wound(game, player, BY_NIGHTMARE)
    elif effect == ATTACK_BITE:
        bite(game, player, 2)
    elif effect == ATTACK_DISMAY:
        gain_contamination(game, player)
        game.then(PANIC_OF[player])
    elif effect == ATTACK_FRENZY:
        for other in game.here(game.room[player]):
            bite(game, other, 2)
    elif effect == ATTACK_DREAD:
        game.then(PANIC_OF[player])
        serious_wound(game, player, BY_NIGHTMARE)
    elif effect == ATTACK_BRAINEATING:
        eat_brain(game, player)
    else:
        place_nightmare(game, nightmare, game.room[player])


def bite(game: Nemesis, player: Player, deadly: i64) -> None:
    if game.serious_wounds(player) >= deadly:
        die(game, player, BY_NIGHTMARE)
    else:
        serious_wound(game, player, BY_NIGHTMARE)


def eat_brain(game: Nemesis, player: Player) -> None:
    if game.serious_wounds(player) >= 1:
        die(game, player, BY_NIGHTMARE)
    else:
        serious_wound(game, player, BY_NIGHTMARE)
        serious_wound(game, player, BY_NIGHTMARE)
