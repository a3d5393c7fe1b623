"""Noise rolls, danger, encounters and how nightmares come, walk and vanish. NE-4.4 to NE-4.7, chapter 6."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import PANIC_OF
from phobetor.games.nemesis.rules.box import CARDS_OF, MINIS, SPAWNS
from phobetor.games.nemesis.rules.cards import discard_card, gain_contamination
from phobetor.games.nemesis.rules.decks import draw_number
from phobetor.games.nemesis.rules.goals import first_contact
from phobetor.games.nemesis.rules.names import (
    CARD_NERVES,
    DESPOILER,
    LURKER,
    MOTION_SENSOR,
    NOISE_DANGER,
    NOISE_DIE,
    NOISE_SILENCE,
    QUEST_ARMOR,
    STALKER,
    WEAK_SLOW,
    WEAK_WALLS,
    WHISPERER,
    Slot,
)
from phobetor.games.nemesis.rules.packed import moved_to, nightmare_of, place_of, with_token
from phobetor.games.nemesis.rules.pieces import add_monster, add_token_to_bag, insert, make_noise, sort_monsters
from phobetor.games.nemesis.rules.quests import has_active, spend_quest
from phobetor.games.nemesis.rules.reaction import Pay
from phobetor.games.nemesis.rules.ship import (
    CORRIDORS_OF,
    EXITS,
    NEXT,
    TECHNICAL,
    WAYS,
    other_end,
)
from phobetor.games.nemesis.rules.state import BLANK, MADNESS, Asked, Nemesis, PlayerRule, Rule, YesOrNo
from phobetor.games.nemesis.rules.vocabulary import (
    APPEARED,
    ENCOUNTERED,
    FADED,
    NO,
    PLAY,
    REROLL,
    RETREATED,
    ROLLED,
    SURPRISED,
    WALKED,
    YES,
)
from phobetor.kernel.masks import has, only, without
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


# === Noise ==========================================================================================
class NoiseRoll(Rule):
    """A number puts a marker into that corridor of the room, or means an encounter if there is one already;
    silence does nothing; danger calls the neighbours. The motion sensor MAY repeat a roll once."""

    rule: ClassVar[str] = "NE-4.5 NE-4.7"
    player: Player
    again: i64

    def __init__(self, player: Player, again: i64 = 0) -> None:
        self.player = player
        self.again = again

    def run(self, game: Nemesis) -> None:
        player = self.player
        roll = NOISE_DIE[game.chance.below(10)]
        game.tell(ROLLED, player, roll)
        if self.again == 0 and game.hands[player] and game.holds(player, MOTION_SENSOR):
            game.then(SensorChoice(player, roll))
        else:
            hear_noise(game, player, roll)


class SensorChoice(Asked):
    """The motion sensor: discard an action card and roll again, once for each roll. NE-10.15"""

    rule: ClassVar[str] = "NE-10.15"
    roll: i64

    def __init__(self, player: Player, roll: i64) -> None:
        self.player = player
        self.roll = roll

    def choices(self, game: Nemesis) -> list[Option]:
        return [NO.of(), REROLL.of()] if game.payable(self.player) > 0 else [NO.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if REROLL.matches(option):
            game.then(Pay(self.player, 1), NoiseRoll(self.player, 1))
        else:
            hear_noise(game, self.player, self.roll)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.15", "roll-again-or-not")


def hear_noise(game: Nemesis, player: Player, roll: i64) -> None:
    slot = game.room[player]
    if roll == NOISE_SILENCE:
        return
    if roll == NOISE_DANGER:
        danger(game, slot)
        return
    corridor = EXITS[slot][roll]
    if corridor == TECHNICAL:
        game.cite("NE-4.17")
    if has(game.noise, corridor):
        game.cite("NE-4.16")
        game.then(ENCOUNTERS[player])
    else:
        make_noise(game, only(corridor))


def danger(game: Nemesis, slot: Slot) -> None:
    """Nightmares next door that are not in combat come in, through closed doors too; if there are none, every
    corridor of the room gets noise. NE-4.7, NE-4.18"""
    if not call_neighbours(game, slot):
        game.cite("NE-4.18")
        make_noise(game, CORRIDORS_OF[slot])


def call_neighbours(game: Nemesis, slot: Slot) -> bool:
    called = False
    for place in range(len(NEXT[slot])):
        source = NEXT[slot][place]
        if not game.has_people(source):
            called = walk_all(game, source, slot, WAYS[slot][place]) or called
    if called:
        arrive(game, slot)
    return called


def walk_all(game: Nemesis, source: Slot, slot: Slot, corridor: i64) -> bool:
    """Everything that can move from one room to the next; returns whether anything did."""
    walked = False
    for place in range(len(game.monsters)):
        monster = game.monsters[place]
        if place_of(monster) == source and may_pass(game, nightmare_of(monster), corridor):
            game.monsters[place] = moved_to(slot, monster)
            game.tell(WALKED, nightmare_of(monster), slot, source)
            walked = True
    sort_monsters(game.monsters)
    return walked


def may_pass(game: Nemesis, nightmare: i64, corridor: i64) -> bool:
    """Nightmares ignore closed doors, unless it is known that walls bind the smaller ones. NE-6.11, NE-8.14"""
    if not game.is_closed(corridor):
        return True
    game.cite("NE-6.11")
    return nightmare > WHISPERER or not is_weak(game, WEAK_WALLS)


def is_weak(game: Nemesis, weakness: i64) -> bool:
    """Whether that weakness was discovered."""
    for place in range(len(game.weaknesses)):
        if game.weaknesses[place] == weakness:
            return has(game.weak_open, place)
    return False


def arrive(game: Nemesis, slot: Slot) -> None:
    """A nightmare in an evacuation section throws out who waits in its pods. NE-9.18"""
    for player in range(game.players()):
        if game.pod[player] and game.room[player] == slot and game.is_active(player):
            game.cite("NE-9.18")
            game.pod[player] = 0


# === Coming and going ===============================================================================
def place_nightmare(game: Nemesis, nightmare: i64, slot: Slot) -> bool:
    """Where no figure of the type is left, the next lower one comes; when even the lurkers are used up, those not
    in combat leave the board first. NE-6.4, NE-6.12"""
    found = available(game, nightmare)
    if found != nightmare:
        game.cite("NE-6.4")
    if found == 0:
        game.cite("NE-6.12")
        fade_lurkers(game)
        found = available(game, LURKER)
    if found == 0:
        return False
    add_monster(game, slot, found)
    game.tell(APPEARED, found, slot)
    arrive(game, slot)
    first_contact(game)
    return True


def available(game: Nemesis, nightmare: i64) -> i64:
    """The named type or the next lower one of which a figure is left; the dead despoiler never comes."""
    if nightmare == DESPOILER and game.is_despoiler_dead():
        nightmare = STALKER
    while nightmare > 0 and game.count_of(nightmare) >= MINIS[nightmare]:
        nightmare -= 1
    return nightmare


def fade_lurkers(game: Nemesis) -> None:
    for monster in game.monsters[:]:
        if nightmare_of(monster) == LURKER and not game.has_people(place_of(monster)):
            vanish(game, monster)


def vanish(game: Nemesis, monster: i64) -> None:
    """The figure leaves the board, and a random nightmare token goes into the bag. NE-6.8"""
    game.monsters.remove(monster)
    game.tell(FADED, nightmare_of(monster), place_of(monster))
    add_token_to_bag(game)


def retreat(game: Nemesis, monster: i64) -> bool:
    """Move by the number of an event card, whose text does not count; into the technical space means to vanish.
    Returns whether it left. NE-7.8, NE-7.18"""
    slot = place_of(monster)
    game.cite("NE-7.8")
    game.tell(RETREATED, nightmare_of(monster), slot)
    return step_through(game, monster, EXITS[slot][draw_number(game)])


def step_through(game: Nemesis, monster: i64, corridor: i64) -> bool:
    """Returns whether it left its room."""
    if corridor == TECHNICAL:
        game.cite("NE-7.18")
        vanish(game, monster)
        return True
    if not may_pass(game, nightmare_of(monster), corridor):
        return False
    target = other_end(corridor, place_of(monster))
    game.monsters[game.monsters.index(monster)] = moved_to(target, monster)
    sort_monsters(game.monsters)
    game.tell(WALKED, nightmare_of(monster), target, place_of(monster))
    arrive(game, target)
    return True


# === Encounters =====================================================================================
class Encounter(PlayerRule):
    """Take the noise out of all corridors of the room and draw a token: a nightmare of the type that the madness of
    the character calls, or noise everywhere, with a panic card if it is a madness token."""

    rule: ClassVar[str] = "NE-6.1 NE-6.2 NE-6.3 NE-6.5 NE-6.6 NE-6.10"

    def run(self, game: Nemesis) -> None:
        player = self.player
        slot = game.room[player]
        game.noise = without(game.noise, CORRIDORS_OF[slot])
        token = game.chance.draw(game.bag, "token of the bag")
        game.bag.sort()
        game.tell(ENCOUNTERED, player, slot, token if token < MADNESS else MADNESS)  # its colour does not matter
        if token == BLANK or token >= MADNESS:
            self.nothing_comes(game, slot, token)
            return
        game.tokens_met = with_token(game.tokens_met, token)
        game.then(SURPRISES[player][token])
        if not place_nightmare(game, SPAWNS[game.madness[player]], slot):
            game.agenda.pop()
        insert(game.reserve, token)

    def nothing_comes(self, game: Nemesis, slot: Slot, token: i64) -> None:
        make_noise(game, CORRIDORS_OF[slot])
        if token == BLANK:
            insert(game.bag, BLANK)
        else:
            game.cite("NE-6.15")
            game.then(PANIC_OF[self.player], ReturnToken(token))


class ReturnToken(Rule):
    """A madness token goes back into the bag when the panic that it brought is over."""

    rule: ClassVar[str] = "NE-6.5 NE-11.11"
    token: i64

    def __init__(self, token: i64) -> None:
        self.token = token

    def run(self, game: Nemesis) -> None:
        insert(game.bag, self.token)


class Surprise(Rule):
    """Fewer cards in hand than the token says: a surprise attack, which is a contamination card and a panic card.
    Nerves of steel or armor MAY turn it away."""

    rule: ClassVar[str] = "NE-6.7 NE-6.14"
    player: Player
    number: i64

    def __init__(self, player: Player, number: i64) -> None:
        self.player = player
        self.number = number

    def run(self, game: Nemesis) -> None:
        number = self.number
        if number > 1 and is_weak(game, WEAK_SLOW):
            number -= 1
        player = self.player
        if len(game.hands[player]) >= number:
            return
        game.tell(SURPRISED, player)
        if CARD_NERVES in CARDS_OF[game.character[player]] and game.could_hold(player, CARD_NERVES):
            game.then(NervesChoice(player))
        else:
            meet_surprise(game, player)


class NervesChoice(Asked):
    """A surprise attack is announced; the soldier MAY ignore it with Nerves of steel."""

    rule: ClassVar[str] = "NE-5.13"

    def choices(self, game: Nemesis) -> list[Option]:
        if CARD_NERVES in game.hands[self.player]:
            return [NO.of(), PLAY.of(CARD_NERVES)]
        return [NO.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if NO.matches(option):
            meet_surprise(game, self.player)
        else:
            discard_card(game, self.player, CARD_NERVES)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.13", "nerves-or-not")


def meet_surprise(game: Nemesis, player: Player) -> None:
    """Who wears armor is asked first. NE-10.15"""
    if has_active(game, player, QUEST_ARMOR):
        game.then(ArmorAgainstSurprise(player))
    else:
        surprise(game, player)


class ArmorAgainstSurprise(YesOrNo):
    """A surprise attack is an attack too: the armor MAY be discarded to ignore it."""

    rule: ClassVar[str] = "NE-10.15"

    def chosen(self, game: Nemesis, option: Option) -> None:
        if YES.matches(option):
            spend_quest(game, self.player, QUEST_ARMOR)
        else:
            surprise(game, self.player)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.15", "armor-or-not")


def surprise(game: Nemesis, player: Player) -> None:
    gain_contamination(game, player)
    game.then(PANIC_OF[player])


ENCOUNTERS: Final[list[Encounter]] = [Encounter(player) for player in range(5)]
SURPRISES: Final[list[list[Surprise]]] = [[Surprise(player, number) for number in range(10)] for player in range(5)]
NOISE_ROLLS: Final[list[NoiseRoll]] = [NoiseRoll(player) for player in range(5)]
