"""Attack and defence, of heroes and of monsters, and the beating of monsters. DE-75 to DE-90, DE-192, DE-193"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    ATTACK_TASK,
    DEFEAT_MONSTER,
    DEFENCE,
    GARGOYLE,
    ITEM_OF,
    KIND_OF,
    KNIFE,
    LIBRARY_DECK,
    MONSTER_CANDLES,
    MONSTER_DEFENCE,
    NECROMANCER,
    NO_HEALING,
    POSSESSED_DEFENCE,
    PUPIL,
    TOKENS,
    WEAK_ATTACK,
    WEAK_DEFENCE,
    WOUND_HERO,
    Card,
    Token,
)
from phobetor.games.deranged.rules.curses import drop_curse, lose_health
from phobetor.games.deranged.rules.frame import link, reach
from phobetor.games.deranged.rules.packed import leads_to
from phobetor.games.deranged.rules.roles import defeated_monster
from phobetor.games.deranged.rules.search import ChooseDeck, gain_item
from phobetor.games.deranged.rules.state import MONSTERS_FROM, MOST, Deranged, PlayerRule, Rule, changed
from phobetor.games.deranged.rules.town import AT_PORTAL, NOWHERE, Cell
from phobetor.games.deranged.rules.vocabulary import (
    ATTACKS,
    CALM,
    CHOOSE_CURSE,
    DECLINE,
    DEFEATED,
    DEFEND,
    DEFENDED,
    HEAL,
    HERO,
    MONSTER,
    MONSTER_HURT,
    SPEND,
    TURNED_OVER,
)
from phobetor.kernel.masks import has, meets, minus, only, plus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player

DOOR: Final = 2  # what an attack loses through a door
STONE: Final = 6  # the gargoyle's defence by day

# How an attack differs from the usual one, as bits.
NO_DOOR_PENALTY: Final = 1
MONSTERS_HERE: Final = 2  # only monsters on the own cell
CANDLE_FOR_KILL: Final = 4
OPTIONAL: Final = 8


# === Candles ========================================================================================
def candle_options(game: Deranged, options: list[Option]) -> list[Option]:
    """In the own turn candles become health or sanity, one for one. DE-113, DE-191, DE-202"""
    player = game.active
    if game.candles[player] > 0 and game.is_on_board(player) and not game.suffers(player, NO_HEALING):
        if game.health[player] < MOST:
            options.append(HEAL.of())
        if game.sanity[player] < MOST:
            options.append(CALM.of())
    return options


def use_candle(game: Deranged, option: Option) -> bool:
    """Whether the option was a candle; if so it is spent."""
    if HEAL.matches(option):
        game.spend_candles(game.active, 1)
        game.heal(game.active, 1)
        return True
    if CALM.matches(option):
        game.spend_candles(game.active, 1)
        game.calm(game.active, 1)
        return True
    return False


def why_no_candle(game: Deranged, option: Option) -> Refusal:
    """Why no candle becomes health or sanity now. DE-106, DE-113, DE-166"""
    player = game.active
    if game.candles[player] == 0:
        return against("DE-113", "no-candle")
    if game.suffers(player, NO_HEALING):
        return against("DE-106", "curse-forbids-candles")
    return against("DE-166", "health-is-full") if HEAL.matches(option) else against("DE-166", "sanity-is-full")


def is_candle(option: Option) -> bool:
    return HEAL.matches(option) or CALM.matches(option)


# === The attack of a hero ===========================================================================
def targets(game: Deranged, colour: i64, manner: i64, done: i64) -> list[Option]:
    """Other heroes and monsters on the own or an adjacent cell; monsters alike on one cell count as one, but who sleeps
    is not like who is awake. DE-75"""
    player = game.active
    here = game.cell[player]
    options: list[Option] = []
    if here == NOWHERE:
        return options
    near = only(here)
    if not meets(manner, MONSTERS_HERE):
        near = reach(game, here, colour)
        for other in range(game.players()):
            cell = game.cell[other]
            if cell != NOWHERE and has(near, cell) and other != player:
                options.append(HERO.of(other))
    add_monsters(game, options, near, done)
    return options


def add_monsters(game: Deranged, options: list[Option], near: i64, done: i64) -> None:
    """The monsters on these cells, but for those that are done with."""
    for token in range(TOKENS):
        cell = game.monster_cell[token]
        is_near = cell != NOWHERE and has(near, cell)
        if is_near and not has(done, token) and not has_twin(game, options, token, cell):
            options.append(MONSTER.of(token, cell))


def has_twin(game: Deranged, options: list[Option], token: Token, cell: Cell) -> bool:
    """Whether a monster of this kind on this cell is offered already, asleep or awake like this one."""
    for option in options:
        if MONSTER.matches(option):
            other, place = MONSTER.args(option)
            alike = KIND_OF[other] == KIND_OF[token] and game.is_asleep(other) == game.is_asleep(token)
            if place == cell and alike:
                return True
    return False


class Attack(Rule):
    """Attack another hero or a monster on the own or an adjacent cell; the colour of the card decides what is
    adjacent."""

    rule: ClassVar[str] = "DE-75 DE-76 DE-89 DE-97 DE-198 DE-66"
    strength: i64
    colour: i64
    manner: i64
    done: i64

    def __init__(self, strength: i64, colour: i64, manner: i64, done: i64) -> None:
        self.strength = strength
        self.colour = colour
        self.manner = manner
        self.done = done

    def run(self, game: Deranged) -> None:
        options = targets(game, self.colour, self.manner, self.done)
        if not options:
            return
        if meets(self.manner, OPTIONAL):
            game.ask(game.active, self)
        else:
            game.ask_openly(game.active, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        options = targets(game, self.colour, self.manner, self.done)
        if meets(self.manner, OPTIONAL):
            options.append(DECLINE.of())
            return candle_options(game, options)
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        if use_candle(game, option):
            game.then(self)
        elif HERO.matches(option):
            game.then(AttackCandles(HERO.arg(option), self.strength, self.colour, self.manner))
        elif MONSTER.matches(option):
            token = MONSTER.arg(option)
            if meets(self.manner, MONSTERS_HERE):
                game.then(Attack(self.strength, self.colour, self.manner, plus(self.done, token)))
            game.then(AttackCandles(MONSTERS_FROM + token, self.strength, self.colour, self.manner))

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        if HERO.matches(option) or MONSTER.matches(option):
            return why_no_target(game, option, self.colour, self.manner)
        return against("DE-75", "choose-a-target")


def why_no_target(game: Deranged, option: Option, colour: i64, manner: i64) -> Refusal:
    """The rule that keeps an attack of this colour from a hero or monster."""
    if HERO.matches(option) and HERO.arg(option) == game.active:
        return against("DE-75", "not-yourself")
    if HERO.matches(option) and HERO.arg(option) >= game.players():
        return against("DE-75", "choose-a-target")
    here = game.cell[game.active]
    there = game.cell[HERO.arg(option)] if HERO.matches(option) else game.monster_cell[MONSTER.arg(option)]
    if here == NOWHERE or there == NOWHERE:
        return against("DE-76", "out-of-reach")
    if meets(manner, MONSTERS_HERE) and (here != there or HERO.matches(option)):
        return against("DE-97", "only-monsters-here")
    if link(game, here, there, colour) != 0:
        return against("DE-75", "choose-a-target")
    return why_no_link(game, here, there)


def why_no_link(game: Deranged, here: Cell, there: Cell) -> Refusal:
    """An arrow may lead there and be of the wrong colour or end in fog; or it leads only the other way. DE-61"""
    for arrow in game.arrows()[here]:
        if leads_to(arrow) == there:
            if game.fog_hides(there):
                return against("DE-184", "hidden-by-fog", cell=there)
            return against("DE-76", "wrong-colour-for-attack", cell=there)
    for arrow in game.arrows_back()[here]:
        if leads_to(arrow) == there:
            return against("DE-61", "against-the-arrow", cell=there)
    if game.is_at(here, AT_PORTAL) and game.is_at(there, AT_PORTAL):
        return against("DE-66", "no-attack-through-portals")
    return against("DE-76", "out-of-reach")


class AttackCandles(Rule):
    """Each candle spent adds 1 to the attack; how many is said before the defender plays a card. A door takes 2."""

    rule: ClassVar[str] = "DE-77 DE-78 DE-79 DE-154 DE-86 DE-87"
    target: i64
    strength: i64
    colour: i64
    manner: i64

    def __init__(self, target: i64, strength: i64, colour: i64, manner: i64) -> None:
        self.target = target
        self.strength = strength
        self.colour = colour
        self.manner = manner

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return [SPEND.of(count) for count in range(game.candles[game.active] + 1)]

    def chosen(self, game: Deranged, option: Option) -> None:
        player = game.active
        candles = SPEND.arg(option)
        game.spend_candles(player, candles)
        total = self.total(game, candles)
        game.tell(ATTACKS, player, self.target, total)
        game.meet_goal(player, ATTACK_TASK)
        if self.target < MONSTERS_FROM:
            game.then(Defence(player, self.target, total, self.manner))
        else:
            hit_monster(game, player, self.target - MONSTERS_FROM, total, self.manner)

    def total(self, game: Deranged, candles: i64) -> i64:
        """What the attack comes to: a curse may take 1 from the card, and then candles and doors count."""
        base: i64 = self.strength - 1 if game.suffers(game.active, WEAK_ATTACK) else self.strength
        return max(0, max(0, base) + candles - self.door(game))

    def door(self, game: Deranged) -> i64:
        if meets(self.manner, NO_DOOR_PENALTY):
            return 0
        here = game.cell[game.active]
        there = (
            game.cell[self.target] if self.target < MONSTERS_FROM else game.monster_cell[self.target - MONSTERS_FROM]
        )
        return DOOR if link(game, here, there, self.colour) == 2 else 0

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        return against("DE-77", "not-so-many-candles")


# === Defence ========================================================================================
class Defence(Rule):
    """The attacked player must play a card for its defence, even against strength 0; without a card in hand the
    top card of the own deck is turned over. It is no action, and candles and doors do not change it."""

    rule: ClassVar[str] = (
        "DE-80 DE-81 DE-82 DE-83 DE-84 DE-193 DE-90 DE-155 DE-157 DE-158 DE-161 DE-162 DE-172 DE-194 DE-85"
    )
    attacker: i64
    target: Player
    strength: i64
    manner: i64

    def __init__(self, attacker: i64, target: Player, strength: i64, manner: i64) -> None:
        self.attacker = attacker
        self.target = target
        self.strength = strength
        self.manner = manner

    def run(self, game: Deranged) -> None:
        if game.hands[self.target]:
            game.ask(self.target, self)
            return
        card = game.top_card(self.target)
        game.see(self.target, card)
        game.tell(TURNED_OVER, self.target, card)
        game.discard(self.target, card)
        self.resolve(game, card)

    def choices(self, game: Deranged) -> list[Option]:
        return [DEFEND.of(card) for card in game.hands[self.target]]

    def chosen(self, game: Deranged, option: Option) -> None:
        card = DEFEND.arg(option)
        game.take_from_hand(self.target, card)
        game.discard(self.target, card)
        self.resolve(game, card)

    def resolve(self, game: Deranged, card: Card) -> None:
        """What the attack has above the defence is lost health."""
        value = defence_of(game, self.target, card)
        game.tell(DEFENDED, self.target, card, value)
        damage = self.strength - value
        by: Player = self.attacker if self.attacker < MONSTERS_FROM else NOBODY
        knife = ITEM_OF[card] == KNIFE and game.is_human(self.target)
        if damage > 0:
            if by != NOBODY:
                game.meet_goal(by, WOUND_HERO)
            lose_health(game, self.target, damage, by)
            if meets(self.manner, CANDLE_FOR_KILL) and not game.is_on_board(self.target):
                game.take_candles(self.attacker, 1)
        if knife:
            strike_back(game, self.target, self.attacker)

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        return against("DE-80", "defend-with-a-card")


def defence_of(game: Deranged, player: Player, card: Card) -> i64:
    """The value of the side that is up; a buckler adds 2, a curse may take 1. DE-194"""
    value = POSSESSED_DEFENCE[card] if game.is_possessed(player) else DEFENCE[card]
    if has(game.shields, player):
        value += 2
    if game.suffers(player, WEAK_DEFENCE):
        value -= 1
    return max(0, value)


def strike_back(game: Deranged, defender: Player, attacker: i64) -> None:
    """The ritual knife: whoever attacks its holder loses 3 health."""
    if attacker < MONSTERS_FROM:
        lose_health(game, attacker, 3, defender)
    else:
        wound_monster(game, defender, attacker - MONSTERS_FROM, 3)


# === Monsters that are hit ==========================================================================
def defence_of_monster(game: Deranged, token: Token) -> i64:
    """The gargoyle is stone by day."""
    kind = KIND_OF[token]
    return STONE if kind == GARGOYLE and game.night == 0 else MONSTER_DEFENCE[kind]


def hit_monster(game: Deranged, player: Player, token: Token, strength: i64, manner: i64) -> None:
    """What the attack has above the printed defence is damage. DE-86"""
    damage = strength - defence_of_monster(game, token)
    if damage > 0:
        wound_monster(game, player, token, damage)
        if meets(manner, CANDLE_FOR_KILL) and game.monster_cell[token] == NOWHERE:
            game.take_candles(player, 1)


def wound_monster(game: Deranged, player: Player, token: Token, damage: i64) -> None:
    """Wounds stay until the monster has lost all its health. DE-87"""
    game.wounds = changed(game.wounds, token, game.wounds[token] + damage)
    game.tell(MONSTER_HURT, token, damage)
    if game.wounds[token] >= game.monster_health(token):
        defeat(game, player, token)


def defeat(game: Deranged, player: Player, token: Token) -> None:
    """Take the printed reward; the token goes back to the supply. DE-88, DE-201"""
    game.monster_cell[token] = NOWHERE
    game.wounds = changed(game.wounds, token, 0)
    game.asleep = minus(game.asleep, token)
    kind = KIND_OF[token]
    game.tell(DEFEATED, player, token)
    game.take_candles(player, MONSTER_CANDLES[kind])
    game.meet_goal(player, DEFEAT_MONSTER)
    defeated_monster(game, player)
    if kind == PUPIL:
        gain_item(game, player, LIBRARY_DECK)
    elif kind == NECROMANCER and game.has_curses(player):
        game.then(DropOneCurse(player))
    elif kind == GARGOYLE:
        game.then(ChooseDeck(player))


class DropOneCurse(PlayerRule):
    """The killer of the necromancer may discard one curse."""

    rule: ClassVar[str] = "DE-88"

    def run(self, game: Deranged) -> None:
        game.ask(self.player, self)

    def choices(self, game: Deranged) -> list[Option]:
        options = [DECLINE.of()]
        for curse in game.curses_of(self.player):
            options.append(CHOOSE_CURSE.of(curse))
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        if CHOOSE_CURSE.matches(option):
            drop_curse(game, self.player, CHOOSE_CURSE.arg(option))
