"""A whole turn thought through before its first step: a card, one action or two, and where that leaves the hero."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.games.deranged.bots.danger import threats
from phobetor.games.deranged.bots.judge import NEVER, Judge, monster_defence, monster_health
from phobetor.games.deranged.bots.lies import has_words, says
from phobetor.games.deranged.bots.paths import neighbours, reach_of, stops_in_fog
from phobetor.games.deranged.bots.tour import Tour, can_pray, candles_needed
from phobetor.games.deranged.bots.wishes import can_pay, is_empty_house, is_late, is_searchable, is_victim
from phobetor.games.deranged.rules.box import (
    ATTACK,
    ATTACK_TASK,
    COLOUR,
    DAY_SPACES,
    DEAR_ACTION,
    DEFEAT_MONSTER,
    DEFENCE,
    END_IN_CEMETERY,
    END_IN_COMPANY,
    END_ON_POWER,
    HAS_TIME,
    HOLDERS,
    HUNTER,
    ITEM_OF,
    KIND_OF,
    MONSTER_CANDLES,
    MOVE,
    NIGHT_SPACES,
    NO_CARD,
    NO_NIGHT,
    PILGRIM,
    POOR_REST,
    PRICE_OF,
    REST_OUTSIDE,
    SEARCH,
    SEARCH_MOON,
    SHED_AT,
    SPEND_TWO_CANDLES,
    TOKENS,
    TWO_HEALTH,
    Card,
    Curse,
)
from phobetor.games.deranged.rules.hero_phase import AfterActions, AfterRest, HeroAction, PlayOrRest, Speak
from phobetor.games.deranged.rules.movement import Move
from phobetor.games.deranged.rules.state import MOST
from phobetor.games.deranged.rules.town import (
    AT_CEMETERY,
    AT_EMPTY_HOUSE,
    BUILDING_OF,
    CHURCH,
    GATE,
    IN_COMPANY,
    NOWHERE,
    PLACES,
    POWER_CELL,
    QUARTER_OF,
    STREET,
    Cell,
    arrows_of,
)
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import (
    ATTACK_ACTION,
    CALM,
    DISCARD_HAND,
    DONE,
    HEAL,
    ITEM_ACTION,
    LAY,
    LAYOUT,
    MOVE_ACTION,
    PLAY,
    PRAY,
    REST,
    SEARCH_ACTION,
    SHED,
    SPEAK,
    STEP,
    STOP,
    TURN_OVER,
    USED_ATTACK,
    USED_ITEM,
    USED_MOVE,
    USED_SEARCH,
)
from phobetor.kernel.agenda import Step
from phobetor.kernel.masks import bits_of, has, joined, meets, minus, plus
from phobetor.kernel.words import Option

STEP_WORTH: Final = 10
SHORT: Final = 16  # in units of which an end is valued, so that of equal ends the nearer is taken
CURSE: Final = 90
DEATH: Final = 90
FATAL: Final = 250  # what death or a curse costs in the last night
WIN: Final = 900
FIND: Final = 26
LATE_FIND: Final = 2
LIGHT: Final = 45  # a candle for which a curse waits
CANDLE: Final = 7
TASK: Final = 60
HARM: Final = 4
LAST_TIME: Final = 40
NIGHT_TIME: Final = 12
REST_STEPS: Final = 14  # tenths of steps that a lack of one sanity costs
SANITY: Final[list[i64]] = [-100, -34, -20, -10, -4, 0]
HEALTH: Final[list[i64]] = [-100, -24, -14, -7, -3, 0]


class Outlook:
    """Where a turn has come to: place, body, what is still to do, and what it has brought so far."""

    cell: Cell
    sanity: i64
    health: i64
    curses: i64
    task: i64
    acted: i64
    used: i64
    gain: i64

    def __init__(
        self, cell: Cell, sanity: i64, health: i64, curses: i64, task: i64, acted: i64, used: i64, gain: i64
    ) -> None:
        self.cell = cell
        self.sanity = sanity
        self.health = health
        self.curses = curses
        self.task = task
        self.acted = acted
        self.used = used
        self.gain = gain

    def copy(self) -> Outlook:
        return Outlook(self.cell, self.sanity, self.health, self.curses, self.task, self.acted, self.used, self.gain)


class Turns(Judge):
    """Judges a human's turn by the best way to end it; everything else as the greedy player does."""

    tour: Tour
    fear_of: list[i64]
    late: bool
    left: i64
    turns: i64
    hurry_by: i64

    def __init__(self, view: DerangedView, step: Step[Any]) -> None:
        super().__init__(view, step)
        self.tour = Tour(view)
        self.fear_of = threats(view, view.seat)
        self.late = is_late(view) and view.night == 1
        spaces = NIGHT_SPACES if view.night == 1 else DAY_SPACES
        self.left = spaces[len(view.health)] - view.time
        self.turns = self.turns_left()
        self.hurry_by = HAS_TIME[view.played] if view.played != NO_CARD else 0

    def now(self) -> Outlook:
        view = self.view
        me = self.me
        return Outlook(
            self.here, view.sanity[me], view.health[me], view.curses[me], self.task, view.acted, view.used, 0
        )

    def points(self, option: Option) -> i64:
        """In units of a SHORT-th."""
        step = self.step
        human = self.view.form[self.me] == 0 and self.here != NOWHERE and self.view.active == self.me
        if isinstance(step, Speak):
            return SHORT * says(self.view, option)
        if human and isinstance(step, PlayOrRest):
            return self.of_beginning(option)
        if human and isinstance(step, (HeroAction, AfterActions)):
            return SHORT * self.of_action(option)
        if human and isinstance(step, Move):
            return self.of_step(option, step)
        if human and isinstance(step, AfterRest) and DISCARD_HAND.matches(option):
            return SHORT * self.time_worth(self.now())
        return SHORT * super().points(option)

    # --- the choice of a turn ---------------------------------------------------------------------
    def of_beginning(self, option: Option) -> i64:
        now = self.now()
        if PLAY.matches(option):
            card = PLAY.arg(option)
            self.hurry_by = HAS_TIME[card]
            return SHORT * (self.best(now, card) + self.card_worth(now, card))
        self.hurry_by = 0
        if REST.matches(option):
            return SHORT * self.resting(now)
        if TURN_OVER.matches(option):
            return SHORT * (self.worth(now) - 5)
        if HEAL.matches(option) or CALM.matches(option):
            return SHORT * (WIN + self.candle(option)) if self.candle(option) > 0 else NEVER * 100
        if SPEAK.matches(option):
            return SHORT * (2 * WIN if has_words(self.view) else NEVER * 10)
        return NEVER * 100

    def card_worth(self, now: Outlook, card: Card) -> i64:
        """What else the card does: it no longer defends, nor strikes where that is needed."""
        spent: i64 = 3 * ATTACK[card] if now.task == DEFEAT_MONSTER else 0
        return -2 * DEFENCE[card] - (4 if ITEM_OF[card] != 0 else 0) - spent

    def resting(self, now: Outlook) -> i64:
        after = now.copy()
        gained: i64 = 3 if BUILDING_OF[now.cell] != STREET else 2
        if meets(now.curses, HOLDERS[POOR_REST]):
            gained -= 1
        after.sanity = min(MOST, now.sanity + gained)
        after.acted = 2
        if now.task == REST_OUTSIDE and BUILDING_OF[now.cell] == STREET:
            after.task = -1
            after.gain += TASK
        return self.worth(after) + max(0, self.time_worth(after))

    def of_action(self, option: Option) -> i64:
        now = self.now()
        card = self.view.played
        if DONE.matches(option):
            return self.worth(now)
        if HEAL.matches(option) or CALM.matches(option):
            return WIN + self.candle(option) if self.candle(option) > 0 else NEVER * 10
        if MOVE_ACTION.matches(option):
            return self.after_moving(now, card)
        if ATTACK_ACTION.matches(option):
            return self.after_attack(now, card)
        if SEARCH_ACTION.matches(option):
            return self.after_search(now, card)
        if SHED.matches(option) or LAY.matches(option):
            return self.after_shedding(now, card, SHED.arg(option)) + (2 if LAY.matches(option) else 0)
        if PRAY.matches(option):
            return self.after_prayer(now, card)
        bonus = self.item(ITEM_OF[card], card) if ITEM_ACTION.matches(option) else self.special(option)
        return self.after(now, card, bonus)

    def candle(self, option: Option) -> i64:
        """Whether a candle is worth more as health or sanity: only those that no curse asks for, but at the end all."""
        view = self.view
        me = self.me
        if self.task == SPEND_TWO_CANDLES and view.candles[me] + view.spent >= 2:
            return 80
        if view.candles[me] <= candles_needed(view, view.curses[me]):
            return 0
        low: i64 = 3 if self.late else 2
        if HEAL.matches(option):
            return 40 - view.health[me] if view.health[me] <= low else 0
        return 40 - view.sanity[me] if view.sanity[me] < low else 0

    def of_step(self, option: Option, step: Move) -> i64:
        """Every end that is still in reach, by what the turn would then be worth."""
        now = self.now()
        card = self.view.played
        if STOP.matches(option):
            return SHORT * self.best(now, card)
        best: i64 = NEVER * 100
        for cell, steps in self.ends(STEP.arg(option), step.left - 1, step.colour):
            after = now.copy()
            after.cell = cell
            best = max(best, SHORT * self.best(after, card) - steps - 1)
        return best

    # --- actions ----------------------------------------------------------------------------------
    def best(self, now: Outlook, card: Card) -> i64:
        """What the turn comes to if it goes on as well as it can."""
        value = self.worth(now) if now.acted > 0 else NEVER
        if now.acted >= 2 or now.sanity < self.price(now) or card == NO_CARD:
            return value
        if not meets(now.used, USED_MOVE) and (now.acted == 0 or now.sanity > self.price(now)):
            value = max(value, self.after_moving(now, card))
        return max(value, self.best_here(now, card))

    def best_here(self, now: Outlook, card: Card) -> i64:
        value: i64 = NEVER
        for curse in bits_of(now.curses):
            if self.can_shed(now, curse):
                value = max(value, self.after_shedding(now, card, curse))
        if now.cell == CHURCH and now.curses != 0 and can_pray(self.view):
            value = max(value, self.after_prayer(now, card))
        if not meets(now.used, USED_ATTACK) and self.attack_gain(now, card) > 0:
            value = max(value, self.after_attack(now, card))
        if not meets(now.used, USED_SEARCH) and self.finds(now.cell, card):
            value = max(value, self.after_search(now, card))
        if not meets(now.used, USED_ITEM) and ITEM_OF[card] != 0 and self.item(ITEM_OF[card], card) > 20:
            value = max(value, self.after(now, card, self.item(ITEM_OF[card], card)))
        return value

    def price(self, now: Outlook) -> i64:
        if now.acted == 0:
            return self.view.night
        return 2 if meets(now.curses, HOLDERS[DEAR_ACTION]) else 1

    def paid(self, now: Outlook, used: i64) -> Outlook:
        after = now.copy()
        after.sanity -= self.price(now)
        after.acted += 1
        after.used = joined(after.used, used)
        return after

    def after(self, now: Outlook, card: Card, bonus: i64) -> i64:
        after = self.paid(now, USED_ITEM)
        after.gain += bonus
        return self.best(after, card)

    def after_moving(self, now: Outlook, card: Card) -> i64:
        value: i64 = NEVER
        for cell, _ in self.ends(now.cell, MOVE[card], COLOUR[card]):
            after = self.paid(now, USED_MOVE)
            after.cell = cell
            value = max(value, self.best(after, card))
        return value

    def after_shedding(self, now: Outlook, card: Card, curse: Curse) -> i64:
        after = self.paid(now, 0)
        after.curses = minus(after.curses, curse)
        if PRICE_OF[curse] == TWO_HEALTH:
            after.health = max(0, after.health - 2)
        return self.best(after, card)

    def after_prayer(self, now: Outlook, card: Card) -> i64:
        after = self.paid(now, 0)
        after.curses = minus(after.curses, bits_of(now.curses)[0])
        after.gain -= CANDLE
        return self.best(after, card)

    def after_attack(self, now: Outlook, card: Card) -> i64:
        gain = self.attack_gain(now, card)
        after = self.paid(now, USED_ATTACK)
        after.gain += gain
        if gain >= TASK:
            after.task = -1
        return self.best(after, card)

    def after_search(self, now: Outlook, card: Card) -> i64:
        after = self.paid(now, USED_SEARCH)
        after.gain += LATE_FIND if self.late else FIND
        if now.task == SEARCH_MOON + QUARTER_OF[now.cell]:
            after.task = -1
            after.gain += TASK
        return self.best(after, card)

    def ends(self, start: Cell, steps: i64, colour: i64) -> list[tuple[Cell, i64]]:
        """The cells that so many steps can reach, with the steps that each takes."""
        ahead = arrows_of(self.view.settings[LAYOUT], self.view.church_exit, self.view.gate_exit)
        found: list[tuple[Cell, i64]] = [(start, 0)]
        seen = plus(0, start)
        for cell, taken in found:
            if taken < steps and not stops_in_fog(self.view, self.me, cell):
                for other in neighbours(self.view, ahead[cell], cell, colour):
                    if not has(seen, other):
                        seen = plus(seen, other)
                        found.append((other, taken + 1))
        return found

    # --- what can be done on a cell ---------------------------------------------------------------
    def can_shed(self, now: Outlook, curse: Curse) -> bool:
        view = self.view
        wanted = SHED_AT[curse]
        price = PRICE_OF[curse]
        if not can_pay(view, self.me, price) or (price == TWO_HEALTH and now.health <= 2):
            return False
        if meets(PLACES[view.settings[LAYOUT]][now.cell], wanted):
            return True
        if meets(wanted, IN_COMPANY):
            for other in range(len(view.cell)):
                if is_victim(view, other) and view.cell[other] == now.cell:
                    return True
        return meets(wanted, AT_EMPTY_HOUSE) and is_empty_house(view, now.cell)

    def finds(self, cell: Cell, card: Card) -> bool:
        quarter = QUARTER_OF[cell]
        return quarter < 4 and has(SEARCH[card], quarter) and is_searchable(self.view, cell)

    def attack_gain(self, now: Outlook, card: Card) -> i64:
        """What the best attack from there is worth; at least TASK if it fulfils the goal of the night."""
        view = self.view
        near = reach_of(view, now.cell, COLOUR[card])
        best: i64 = 0
        for token in range(TOKENS):
            cell = view.monster_cell[token]
            if cell != NOWHERE and has(near, cell):
                best = max(best, self.blow(token, ATTACK[card], now.task))
        if now.task == ATTACK_TASK and best < TASK:
            for other in range(len(view.cell)):
                if other != self.me and view.cell[other] != NOWHERE and has(near, view.cell[other]):
                    best = TASK + 5
        return best

    def blow(self, token: i64, strength: i64, task: i64) -> i64:
        view = self.view
        kind = KIND_OF[token]
        damage = strength - monster_defence(view, kind)
        left = monster_health(view, token) - view.wounds[token]
        spare: i64 = view.candles[self.me] if task == DEFEAT_MONSTER else 0
        if task == DEFEAT_MONSTER and damage + spare >= left:
            return TASK + 10
        if task == ATTACK_TASK:
            return TASK + (10 if damage >= left else 0)
        if damage < left:
            return 2 * damage if damage > 0 else 0
        role: i64 = 20 if view.role[self.me] == HUNTER and view.role_open[self.me] == 0 else 0
        lacking = view.candles[self.me] < candles_needed(view, view.curses[self.me])
        return 14 + (LIGHT if lacking and MONSTER_CANDLES[kind] > 0 else CANDLE * MONSTER_CANDLES[kind]) + role

    # --- what it is worth -------------------------------------------------------------------------
    def worth(self, now: Outlook) -> i64:
        """The end of a turn: what is left to do, what body and mind are like, what lies in wait."""
        task = self.task_at(now)
        way = self.tour.way(now.curses, task)[now.cell]
        value = now.gain + HEALTH[now.health] - self.danger(now) + self.hurry_by * self.time_worth(now)
        if task != now.task:
            value += TASK
        if now.sanity == 0 and self.view.sanity[self.me] > 0:
            value -= FATAL if self.late else CURSE
        if self.late:
            return value - self.lateness(now, way)
        return value - STEP_WORTH * way + SANITY[now.sanity] + self.role_worth(now)

    def lateness(self, now: Outlook, way: i64) -> i64:
        """In the last night: the steps that are left, the rests that they will cost, and that time may run out."""
        needed = (way + 3) // 4
        short = max(0, needed + 1 - now.sanity) if way > 0 else 0
        steps = 10 * way + REST_STEPS * short
        return max(12, 600 // self.turns) * steps // 10 + (10 * FATAL // max(15, self.turns) if way > 0 else 0)

    def turns_left(self) -> i64:
        """In tenths, how many turns of its own the seat may still have before time runs out."""
        view = self.view
        pace: i64 = 2
        for other in range(len(view.health)):
            if other != self.me and view.form[other] == 0:
                idle = view.curses[other] == 0 and view.night_open[other] == NO_NIGHT and view.token[other] == 0
                pace += 10 if idle and view.cell[other] == GATE else 5 if idle else 2
        return 100 * max(1, self.left) // pace

    def task_at(self, now: Outlook) -> i64:
        """What is left of the night's goal if the turn ends there."""
        if now.task == END_ON_POWER and now.cell in POWER_CELL:
            return -1
        if now.task == END_IN_CEMETERY and meets(PLACES[self.view.settings[LAYOUT]][now.cell], AT_CEMETERY):
            return -1
        if now.task == END_IN_COMPANY:
            for other in range(len(self.view.cell)):
                if other != self.me and self.view.cell[other] == now.cell:
                    return -1
        return now.task

    def danger(self, now: Outlook) -> i64:
        loss = self.fear_of[now.cell]
        if loss >= now.health:
            return HARM * loss + (FATAL if self.late else DEATH) * 2 // 5
        return HARM * loss

    def role_worth(self, now: Outlook) -> i64:
        view = self.view
        me = self.me
        if view.role[me] != PILGRIM or view.role_open[me] == 1 or now.cell not in POWER_CELL:
            return 0
        return 0 if has(view.bats[me], QUARTER_OF[now.cell]) else 30

    def time_worth(self, now: Outlook) -> i64:
        """What it is worth that time moves: it may only in a night with nothing left to do, or at the very end."""
        done = now.curses == 0 and self.task_at(now) < 0 and self.view.token[self.me] == 0
        if self.late:
            arrived = done and now.cell == GATE
            if self.left <= 1:
                return WIN if arrived else -WIN
            return LAST_TIME if arrived else -LAST_TIME
        if self.view.night == 1:
            return NIGHT_TIME if now.task < 0 and now.curses == 0 else -NIGHT_TIME
        return 2 if now.curses == 0 else -NIGHT_TIME
