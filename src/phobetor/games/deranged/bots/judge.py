"""What an option is worth to one seat, as far as it can see."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.games.deranged.bots.danger import is_hunter, threats
from phobetor.games.deranged.bots.paths import best_end, reach_of, ways_home
from phobetor.games.deranged.bots.trust import has_something_to_say, is_curious, worth_saying
from phobetor.games.deranged.bots.wishes import is_late, is_searchable, task_of, wishes
from phobetor.games.deranged.rules.attack import AttackCandles, Defence
from phobetor.games.deranged.rules.box import (
    ACID,
    ALMANAC,
    ATTACK,
    ATTACK_TASK,
    BANDAGES,
    BREVIARY,
    CANDLES,
    COLOUR,
    DEFEAT_MONSTER,
    DEFENCE,
    ELIXIR,
    END_IN_CEMETERY,
    EXORCISM,
    GARGOYLE,
    HAS_TIME,
    ITEM_OF,
    KEYS,
    KIND_OF,
    LAMP,
    LANTERN,
    MONSTER_CANDLES,
    MONSTER_DEFENCE,
    MONSTER_HEALTH,
    MOVE,
    NO_CARD,
    OIL,
    POSSESSED_ATTACK,
    POSSESSED_COLOUR,
    POSSESSED_DEFENCE,
    POSSESSED_MOVE,
    PRICE_OF,
    RELIQUARY,
    REST_OUTSIDE,
    SALTS,
    SEAL,
    SEARCH,
    SEARCH_MOON,
    SPEND_TWO_CANDLES,
    TOKENS,
    TWO_HEALTH,
    USE_PORTAL,
    VIAL,
    WARD,
    WOUND_HERO,
    Card,
)
from phobetor.games.deranged.rules.frame import FAR
from phobetor.games.deranged.rules.hero_phase import AfterActions, HeroAction, PossessedAction, Speak
from phobetor.games.deranged.rules.items import Exorcise, Help, Passage
from phobetor.games.deranged.rules.movement import BlockDoor, Move
from phobetor.games.deranged.rules.placing import AttachPiece, BuyReliquary, OfferReliquary
from phobetor.games.deranged.rules.setup import PlaceHero
from phobetor.games.deranged.rules.state import MONSTERS_FROM, MOST
from phobetor.games.deranged.rules.town import CELLS, GATE, NOWHERE, PORTAL_CELLS, QUARTER_OF, WHITE, Cell
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import (
    ADMIT,
    ALWAYS_ADMIT,
    ALWAYS_BLOCK,
    ASK_ME,
    AT,
    ATTACK_ACTION,
    BLOCK,
    CALM,
    CLEAR_FOG,
    CLOSE_GRAVES,
    DECLINE,
    DEFEND,
    DISCARD_HAND,
    DONE,
    GATHER,
    HEAL,
    HERO,
    ITEM_ACTION,
    LAY,
    MONSTER,
    MOVE_ACTION,
    PLAY,
    PRAY,
    REST,
    RUINS_ACTION,
    SEARCH_ACTION,
    SHED,
    SPEAK,
    SPEND,
    STEP,
    STOP,
    SWAP_ACTION,
    UNBAR,
)
from phobetor.kernel.agenda import Step
from phobetor.kernel.masks import has
from phobetor.kernel.words import Option, Player

NEVER: Final = -1000
MADNESS: Final = 90  # what going mad is worth avoiding
SPEAK_FIRST: Final = 400
STEP_COST: Final = 10  # what a step is worth
FEAR: Final = 1  # what one health that may be lost is worth: enough to choose between ends that are equally near
TIME: Final = 8  # what it is worth to move time, or not to
LATE_TIME: Final = 40  # when the game may soon be over


class Judge:
    """The position as one seat sees it, with the way to what that seat wants."""

    view: DerangedView
    step: Step[Any]
    me: Player
    here: Cell
    task: i64
    goals: list[Cell]
    home: list[i64]
    cost: list[i64]

    def __init__(self, view: DerangedView, step: Step[Any]) -> None:
        self.view = view
        self.step = step
        self.me = view.seat
        self.here = view.cell[view.seat]
        self.task = task_of(view)
        self.goals = wishes(view, self.task)
        self.home = ways_home(view, self.goals, WHITE)
        self.cost = []

    def points(self, option: Option) -> i64:
        if PLAY.matches(option):
            return self.play(PLAY.arg(option))
        if STEP.matches(option) or STOP.matches(option):
            return self.walk(option)
        if DEFEND.matches(option):
            return self.defend(DEFEND.arg(option))
        if HERO.matches(option) or MONSTER.matches(option):
            return self.target(option)
        if AT.matches(option):
            return self.place(AT.arg(option))
        if SPEND.matches(option):
            return self.spend(SPEND.arg(option))
        step = self.step
        if isinstance(step, (HeroAction, PossessedAction, AfterActions)):
            return self.act(option)
        return self.other(option)

    # --- the turn ---------------------------------------------------------------------------------
    def is_ready(self) -> bool:
        """Nothing keeps this hero in the town."""
        return self.view.curses[self.me] == 0 and self.view.token[self.me] == 0

    def likes_time(self) -> i64:
        """Time may pass when this hero has nothing left to do, and the faster the more others are done as well."""
        view = self.view
        if not self.is_ready() or self.task >= 0:
            return -1
        if view.gate_exit != NOWHERE and self.here != GATE and view.night == 1:
            return -1
        waiting: i64 = 0
        for other in range(len(view.cell)):
            if view.curses[other] != 0 or view.token[other] != 0:
                waiting += 1
        return 1 if waiting * 2 <= len(view.cell) else 0

    def hurry(self) -> i64:
        """What a card that moves time gains or loses by that."""
        return self.likes_time() * (LATE_TIME if is_late(self.view) else TIME)

    def play(self, card: Card) -> i64:
        view = self.view
        if view.form[self.me] == 1:
            reach = self.nearest_within(POSSESSED_MOVE[card], POSSESSED_COLOUR[card])
            return 200 - 10 * reach + 3 * POSSESSED_ATTACK[card] - POSSESSED_DEFENCE[card]
        worth: i64 = 40 + HAS_TIME[card] * self.hurry() - DEFENCE[card]
        progress = self.home_here() - self.nearest_within(MOVE[card], COLOUR[card])
        worth += 7 * self.gain(MOVE[card], COLOUR[card]) // STEP_COST
        worth += self.best_attack(ATTACK[card], COLOUR[card]) // 2
        if self.can_search(SEARCH[card]):
            worth += 15
        worth += self.towards_task(card, progress)
        worth += self.item(ITEM_OF[card], card) // 2
        return worth - (20 if view.night == 1 and view.sanity[self.me] <= 1 else 0)

    def towards_task(self, card: Card, progress: i64) -> i64:
        """A night goal is worth a card; a goal that asks for a search needs one that shows the quarter."""
        if self.task < 0:
            return 0
        left = self.home_here() - progress
        if SEARCH_MOON <= self.task < END_IN_CEMETERY:
            shows = has(SEARCH[card], self.task - SEARCH_MOON)
            if left == 0:
                return 70 if shows else -10 if progress == 0 else 20
            return 25 if progress > 0 and not shows else 10 if progress > 0 else 0
        if self.task in (ATTACK_TASK, WOUND_HERO, DEFEAT_MONSTER):
            return 40 if left <= 1 else 20
        return 40 if progress > 0 or left == 0 else 0

    def rest(self) -> i64:
        """Worth more the less sanity is left; a hero who has arrived has nothing better to do."""
        view = self.view
        sanity = view.sanity[self.me]
        missing = MOST - sanity
        rushed = view.night == 1 and sanity >= 2 and is_late(view)
        worth = (3 if rushed else 8) * missing
        if sanity <= 1:
            worth += 60
        if view.night == 1 and sanity <= 2:
            worth += 15
        if self.is_ready() and self.here == GATE:
            worth += 100
        if self.task == REST_OUTSIDE and self.here not in self.goals:
            return worth - 20
        return worth + 80 if self.task == REST_OUTSIDE else worth

    def act(self, option: Option) -> i64:
        """An action; a second one must be worth its sanity."""
        view = self.view
        if DONE.matches(option):
            return 0
        if HEAL.matches(option) or CALM.matches(option):
            return self.candle(option)
        worth = self.action(option)
        if view.form[self.me] == 1:
            return worth
        if view.acted == 1:
            worth -= 8 if view.sanity[self.me] > 2 else 20
        price: i64 = 1 if view.acted == 1 else view.night
        if price > 0 and view.sanity[self.me] <= price and not DONE.matches(option):
            worth -= MADNESS if view.acted == 1 else 0
        return worth

    def action(self, option: Option) -> i64:
        view = self.view
        card = view.played
        mine = view.form[self.me] == 1
        if SHED.matches(option) or LAY.matches(option):
            dear = PRICE_OF[SHED.arg(option)] == TWO_HEALTH and view.health[self.me] <= 2
            return NEVER if dear else 130 + (1 if LAY.matches(option) else 0)
        if PRAY.matches(option):
            return 120
        if MOVE_ACTION.matches(option):
            colour = POSSESSED_COLOUR[card] if mine else COLOUR[card]
            steps = POSSESSED_MOVE[card] if mine else MOVE[card]
            gain = self.gain(steps, colour) if steps >= 0 else STEP_COST * (self.home_here() - 2)
            return gain - 1 + (60 if self.task == USE_PORTAL and self.home_here() <= 2 else 0)
        if ATTACK_ACTION.matches(option):
            if mine:
                return self.best_attack(POSSESSED_ATTACK[card], POSSESSED_COLOUR[card])
            return self.best_attack(ATTACK[card], COLOUR[card])
        if SEARCH_ACTION.matches(option):
            return 90 if self.task == SEARCH_MOON + QUARTER_OF[self.here] else 28
        if ITEM_ACTION.matches(option):
            return self.item(ITEM_OF[card], card)
        return self.special(option)

    def special(self, option: Option) -> i64:
        if GATHER.matches(option):
            return 40
        if RUINS_ACTION.matches(option):
            return 26 if is_curious(self.view) else -5
        if UNBAR.matches(option):
            return 45 if UNBAR.arg(option) in self.goals else 2
        if CLEAR_FOG.matches(option) or CLOSE_GRAVES.matches(option):
            return -5
        return 30 if SWAP_ACTION.matches(option) and self.home_here() > 3 else -10

    def can_search(self, quarters: i64) -> bool:
        quarter = QUARTER_OF[self.here]
        return quarter < 4 and has(quarters, quarter) and is_searchable(self.view, self.here)

    def candle(self, option: Option) -> i64:
        view = self.view
        if self.task == SPEND_TWO_CANDLES and view.candles[self.me] + view.spent >= 2:
            return 80
        if HEAL.matches(option):
            return 70 if view.health[self.me] <= 2 else -15
        if view.form[self.me] == 1:
            return -15
        return 75 if view.sanity[self.me] == 0 else 12 if view.sanity[self.me] == 1 else -15

    def item(self, item: i64, card: Card) -> i64:
        """What the text of the card is worth now."""
        view = self.view
        me = self.me
        if item in (OIL, BREVIARY, RELIQUARY, SEAL):
            return 110 if view.curses[me] != 0 else -20
        if item == ELIXIR:
            return 12 * (2 * MOST - view.health[me] - view.sanity[me]) - 40
        if item in (BANDAGES, VIAL):
            return 15 * (MOST - view.health[me]) - 25
        if item == SALTS:
            return 15 * (MOST - view.sanity[me]) - 25
        if item == EXORCISM:
            return 150 if view.token[me] == 1 and view.health[me] >= 3 else 5 if view.night == 1 else -20
        if item == CANDLES:
            return 35
        if item in (LAMP, LANTERN):
            return self.gain(10 if item == LAMP else 6, COLOUR[card]) - 10
        if item == KEYS:
            return 40
        if item == ALMANAC:
            return 20 if is_curious(view) else -5
        if item == WARD:
            return 2
        return -15 if item == ACID else self.best_attack(ATTACK[card] + 1, COLOUR[card]) if item > 0 else -30

    # --- moving -----------------------------------------------------------------------------------
    def home_here(self) -> i64:
        return self.home[self.here] if self.here != NOWHERE else FAR

    def costs(self) -> list[i64]:
        """What it costs to be on each cell: the way that is left, and what monsters and the possessed may do there."""
        if not self.cost:
            self.cost = [STEP_COST * steps for steps in self.home]
            if self.view.form[self.me] == 0:
                self.fear()
        return self.cost

    def fear(self) -> None:
        loss = threats(self.view, self.me)
        for cell in range(CELLS):
            self.cost[cell] += FEAR * loss[cell]

    def end(self, steps: i64, colour: i64) -> Cell:
        """Where a move of so many steps would best end."""
        return best_end(self.view, self.me, self.here, steps, colour, self.costs())

    def gain(self, steps: i64, colour: i64) -> i64:
        """What such a move is worth, a step nearer to a goal being STEP_COST."""
        if self.here == NOWHERE:
            return 0
        return self.costs()[self.here] - self.costs()[self.end(steps, colour)]

    def nearest_within(self, steps: i64, colour: i64) -> i64:
        """How near to a goal a move of so many steps would bring the hero."""
        if steps < 0:
            return 2
        return self.home[self.end(steps, colour)] if self.here != NOWHERE else FAR

    def walk(self, option: Option) -> i64:
        """On towards the best end that is left; no step without gain."""
        step = self.step
        assert isinstance(step, Move)
        cost = self.costs()
        if STOP.matches(option):
            return -cost[self.here]
        cell = STEP.arg(option)
        if self.task == USE_PORTAL and self.here in PORTAL_CELLS and cell in PORTAL_CELLS:
            return STEP_COST * FAR
        end = best_end(self.view, self.me, cell, step.left - 1, step.colour, cost)
        return -cost[end] - 1 if cost[end] < cost[self.here] else -2 * STEP_COST * FAR

    # --- fighting ---------------------------------------------------------------------------------
    def best_attack(self, strength: i64, colour: i64) -> i64:
        """The worth of the best target in reach, or something below nothing."""
        best: i64 = -30
        view = self.view
        near = reach_of(view, self.here, colour)
        for other in range(len(view.cell)):
            cell = view.cell[other]
            if other != self.me and cell != NOWHERE and has(near, cell):
                best = max(best, self.hero_worth(other, strength))
        for token in range(TOKENS):
            cell = view.monster_cell[token]
            if cell != NOWHERE and has(near, cell):
                best = max(best, self.monster_worth(token, strength))
        return best

    def hero_worth(self, other: Player, strength: i64) -> i64:
        """The possessed hunt humans; humans leave humans alone."""
        view = self.view
        if view.form[self.me] == 1:
            if view.form[other] == 1:
                return -40
            return 90 + 10 * (MOST - view.health[other]) + 3 * strength
        if self.task in (ATTACK_TASK, WOUND_HERO):
            return 70 + strength + (20 if view.form[other] == 1 else 0)
        if view.form[other] == 1 and strength >= 4:
            return 8 + 4 * (MOST - view.health[other])
        return NEVER

    def monster_worth(self, token: i64, strength: i64) -> i64:
        view = self.view
        kind = KIND_OF[token]
        damage = strength - monster_defence(view, kind)
        if damage <= 0:
            return 70 if self.task == ATTACK_TASK else -30
        left = monster_health(view, token) - view.wounds[token]
        gain = 30 + 8 * MONSTER_CANDLES[kind] if damage >= left else 5 * damage
        if self.task == ATTACK_TASK or (self.task == DEFEAT_MONSTER and damage >= left):
            gain += 60
        return gain // 2 if view.form[self.me] == 1 else gain

    def target(self, option: Option) -> i64:
        step = self.step
        if MONSTER.matches(option):
            return self.monster_worth(MONSTER.arg(option), 4)
        other = HERO.arg(option)
        if isinstance(step, (Exorcise, Help, OfferReliquary)):
            return 10 if other == self.me else 0
        if self.step_is_ours():
            return self.hero_worth(other, 5)
        return -20 if other == self.me else self.view.health[other]

    def step_is_ours(self) -> bool:
        """Whether this is the own attack, and not a question for the holder of the fate token."""
        return self.view.active == self.me and self.view.played != NO_CARD

    def spend(self, count: i64) -> i64:
        """As many candles as make the difference, no more."""
        step = self.step
        if isinstance(step, BuyReliquary):
            return 10 if self.view.curses[self.me] != 0 else -10
        assert isinstance(step, AttackCandles)
        view = self.view
        if self.task == SPEND_TWO_CANDLES and count + view.spent >= 2:
            return 60 - count
        if step.target >= MONSTERS_FROM:
            return self.spend_on_monster(step.target - MONSTERS_FROM, step.strength, count)
        if view.form[self.me] == 0 or view.form[step.target] == 1:
            return -count
        sure = step.strength + count - 3 >= view.health[step.target]
        return 60 - count if sure else -count

    def spend_on_monster(self, token: i64, strength: i64, count: i64) -> i64:
        view = self.view
        need = monster_defence(view, KIND_OF[token]) + monster_health(view, token) - view.wounds[token]
        if strength + count >= need:
            return 3 * MONSTER_CANDLES[KIND_OF[token]] + 2 - 2 * count + (20 if self.task == DEFEAT_MONSTER else 0)
        return -2 * count

    def defend(self, card: Card) -> i64:
        """Lose as little as possible, and no better card than needed."""
        step = self.step
        assert isinstance(step, Defence)
        view = self.view
        value = POSSESSED_DEFENCE[card] if view.form[self.me] == 1 else DEFENCE[card]
        damage = max(0, step.strength - value)
        worth = -12 * damage - value
        if damage >= view.health[self.me]:
            worth -= 60
        return worth - (2 if ITEM_OF[card] != 0 else 0)

    # --- everything else --------------------------------------------------------------------------
    def place(self, cell: Cell) -> i64:
        """Start and gate near what is wanted, monsters far from oneself."""
        step = self.step
        if isinstance(step, (PlaceHero, Passage, AttachPiece)):
            return -self.home[cell] if self.home[cell] < FAR else -FAR
        if self.here == NOWHERE:
            return 0
        return min(20, ways_home(self.view, [self.here], WHITE)[cell])

    def other(self, option: Option) -> i64:
        if REST.matches(option):
            return self.rest()
        if HEAL.matches(option) or CALM.matches(option):
            return 50 + self.candle(option)
        if DISCARD_HAND.matches(option):
            return 5 * self.likes_time()
        if SPEAK.matches(option):
            return SPEAK_FIRST if has_something_to_say(self.view) else NEVER
        if ASK_ME.matches(option):
            return NEVER
        step = self.step
        if isinstance(step, Speak):
            return worth_saying(self.view, option)
        if isinstance(step, BlockDoor):
            return self.door(step.fighter, option)
        return 1 if DECLINE.matches(option) or DONE.matches(option) else 2

    def door(self, fighter: i64, option: Option) -> i64:
        """Monsters stay outside, and so do the possessed and, as the day ends, those who will be; the possessed let
        everybody else in."""
        enemy = fighter >= MONSTERS_FROM or (self.view.form[self.me] == 0 and is_hunter(self.view, fighter))
        if ALWAYS_BLOCK.matches(option) or ALWAYS_ADMIT.matches(option):
            return -10
        if BLOCK.matches(option):
            return 10 if enemy else 0
        return 5 if ADMIT.matches(option) else 0


def monster_defence(view: DerangedView, kind: i64) -> i64:
    return 6 if kind == GARGOYLE and view.night == 0 else MONSTER_DEFENCE[kind]


def monster_health(view: DerangedView, token: i64) -> i64:
    health = MONSTER_HEALTH[KIND_OF[token]]
    return health if health > 0 else len(view.health)
