"""How a greedy player answers: what it pays with, keeps, gives up, and where it lets itself be moved."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.deeds import MUST, NEVER, Deeds
from phobetor.games.nemesis.bots.plan import BOARD, HOPS, MEND_ENGINE, REPAIRS, SELFISH, Plan, ease_of
from phobetor.games.nemesis.rules.box import QUEST_ITEMS, QUESTS_OF, is_weapon
from phobetor.games.nemesis.rules.fight import RollAgain, face_injuries
from phobetor.games.nemesis.rules.names import (
    ALCOHOL,
    ANTIDOTE,
    BANDAGES,
    BLUE_CORPSE,
    CARD_ADRENALINE,
    CARD_AIMED_FIRE,
    CARD_COMPUTER_SKILLS,
    CARD_COVERING_FIRE,
    CARD_DEMOLITION,
    CARD_FULL_AUTO,
    CARD_INTERRUPTION,
    CARD_NERVES,
    CARD_OLD_FRIEND,
    CARD_PILOTING,
    CARD_REST,
    CARD_SEARCH,
    CARD_SUPPRESSIVE_FIRE,
    CHARGE_RED,
    CHARGE_YELLOW,
    CLEAN,
    EGG,
    ENGINE1,
    ENGINE3,
    EVAC_KEY,
    EXTINGUISHER,
    FOOD,
    GOAL_BIDING_TIME,
    GOAL_INSIGHT,
    MEDKIT,
    NOISE_DANGER,
    TAPE,
    TOOLS,
)
from phobetor.games.nemesis.rules.noise import SensorChoice
from phobetor.games.nemesis.rules.packed import pod_state, target_nightmare
from phobetor.games.nemesis.rules.ship import CORRIDORS_OF, EXITS, NEXT
from phobetor.games.nemesis.rules.state import INACTIVE, NO_FUSE, UNLOCKED, Nemesis
from phobetor.games.nemesis.rules.systems import free_seats, section_of
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import (
    AT,
    CHOOSE,
    DISCARD,
    DONE,
    DRAFT,
    INTERRUPT,
    KEEP_GOAL,
    KEEP_ITEM,
    LAUNCH,
    LEAVE,
    LEAVE_ORDER,
    LET_BE,
    LET_GO,
    NO,
    OFFER,
    PAY,
    PERSON,
    PLAY,
    REMOVE_CARD,
    REROLL,
    STAY,
    SWAP,
    TARGET,
    TO,
    YES,
    YIELD,
)
from phobetor.kernel.agenda import Step
from phobetor.kernel.masks import has
from phobetor.kernel.words import Option, Player

FIGHTING: Final[list[i64]] = [
    CARD_SUPPRESSIVE_FIRE, CARD_COVERING_FIRE, CARD_FULL_AUTO, CARD_AIMED_FIRE, CARD_ADRENALINE, CARD_NERVES,
]  # fmt: skip
FREE_ROOMS: Final[list[i64]] = [CARD_PILOTING, CARD_OLD_FRIEND, CARD_COMPUTER_SKILLS]


class Answers:
    """Values of answers."""

    deeds: Deeds
    plan: Plan
    game: Nemesis
    step: Step[Any] | None

    def __init__(self, deeds: Deeds, view: NemesisView) -> None:
        question = view.question()
        self.step = None if question is None else question.step
        self.deeds = deeds
        self.plan = deeds.plan
        self.game = deeds.game

    def value(self, option: Option) -> i64:
        if PAY.matches(option):
            return -self.worth_of_card(PAY.arg(option))
        if DISCARD.matches(option):
            return self.of_discard(DISCARD.arg(option))
        if REMOVE_CARD.matches(option):
            return -self.worth_of_card(REMOVE_CARD.arg(option))
        if KEEP_GOAL.matches(option):
            return ease_of(self.game, self.plan.player, KEEP_GOAL.arg(option))
        if KEEP_ITEM.matches(option):
            return self.worth_of_item(KEEP_ITEM.arg(option))
        if LAUNCH.matches(option) or STAY.matches(option) or LEAVE.matches(option):
            return self.of_pod(option)
        if AT.matches(option):
            return self.of_corridor(AT.arg(option))
        if TO.matches(option):
            return self.of_place(TO.arg(option))
        return self.of_thing(option)

    def of_thing(self, option: Option) -> i64:
        if CHOOSE.matches(option):
            return -self.worth_of_item(CHOOSE.arg(option))
        if LET_GO.matches(option):
            return MUST if LET_GO.arg(option) == BLUE_CORPSE and self.deeds.lays_corpse_here() else NEVER
        if INTERRUPT.matches(option) or OFFER.matches(option):
            return NEVER
        if PERSON.matches(option):
            return 50 if PERSON.arg(option) == self.plan.player else 5
        if TARGET.matches(option):
            return -target_nightmare(TARGET.arg(option))
        if PLAY.matches(option):
            return 40
        return self.of_word(option)

    def of_word(self, option: Option) -> i64:
        if REROLL.matches(option):
            return 30 if self.is_bad_roll() else 10
        if YES.matches(option):
            return 30
        if NO.matches(option) or YIELD.matches(option) or LEAVE_ORDER.matches(option):
            return 20
        if SWAP.matches(option):
            return 40 if self.engine_here_is_broken() else 0
        if LET_BE.matches(option) or DONE.matches(option):
            return 10
        return 10 if DRAFT.matches(option) else 0

    def is_bad_roll(self) -> bool:
        """A shot that missed, or a noise roll that calls something."""
        step = self.step
        if isinstance(step, RollAgain):
            return face_injuries(self.game, target_nightmare(step.target), step.face) == 0
        if isinstance(step, SensorChoice):
            if step.roll == NOISE_DANGER:
                return True
            return step.roll > 0 and has(self.game.noise, EXITS[self.plan.slot][step.roll])
        return True

    def engine_here_is_broken(self) -> bool:
        room = self.game.tile[self.plan.slot]
        is_engine = ENGINE1 <= room <= ENGINE3
        return is_engine and self.game.engines[room - ENGINE1] == 0 and self.plan.purpose == MEND_ENGINE

    # --- pods -----------------------------------------------------------------------------------------------
    def of_pod(self, option: Option) -> i64:
        if LEAVE.matches(option):
            return 60 if self.plan.is_task_open() and self.plan.is_patient() else 0
        return 100 if LAUNCH.matches(option) and not self.waits_for_somebody() else 50

    def waits_for_somebody(self) -> bool:
        """A free seat, and more people on the way to this section than it has other seats: there is time to share."""
        game = self.game
        if self.plan.goal in SELFISH or self.plan.rounds_left() <= 1:
            return False
        if free_seats(game, game.pod[self.plan.player]) == 0:
            return False
        return self.people_near() > self.seats_elsewhere()

    def people_near(self) -> i64:
        count: i64 = 0
        most: i64 = 2 if self.game.fuse != NO_FUSE or self.game.time < 4 else 0
        for other in range(self.game.players()):
            near = HOPS[self.plan.slot][self.game.room[other]] <= most
            if near and self.game.is_in_a_room(other) and not self.is_rival(other):
                count += 1
        return count

    def seats_elsewhere(self) -> i64:
        """In the other open pods of this section."""
        count: i64 = 0
        for pod in range(1, 5):
            here = (
                section_of(self.game, pod) == self.game.tile[self.plan.slot] and pod != self.game.pod[self.plan.player]
            )
            if here and pod_state(self.game.pods[pod]) == UNLOCKED:
                count += free_seats(self.game, pod)
        return count

    def is_rival(self, other: Player) -> bool:
        """Whether the objective is that this player does not survive. NE-12.7"""
        goal = self.plan.goal
        return GOAL_BIDING_TIME <= goal <= GOAL_INSIGHT and self.game.number[other] == goal - GOAL_BIDING_TIME + 1

    # --- cards ----------------------------------------------------------------------------------------------
    def worth_of_card(self, card: i64) -> i64:
        """What is given away last."""
        if card == CARD_INTERRUPTION:
            return 0
        if card == CARD_DEMOLITION:
            return 8 if self.game.closed else 1
        if card in REPAIRS:
            return 40 if self.plan.wants_repair() else 10
        if card == CARD_REST:
            return 30 if self.game.madness[self.plan.player] in (2, 4, 5) or self.plan.danger.contaminated else 6
        if card in FIGHTING:
            return 20 if self.deeds.combat else 12
        if card in FREE_ROOMS:
            return 11
        return 9 if card == CARD_SEARCH else 5

    def of_discard(self, card: i64) -> i64:
        """Contamination goes, unless a scan of it would help; useful cards stay."""
        if card >= CLEAN:
            return 30 if self.deeds.gain_of_scan(self.game.madness[self.plan.player]) <= 0 else 5
        if self.game.is_broken(self.plan.aim) and not self.plan.can_repair() and self.plan.purpose == BOARD:
            return 12 if self.worth_of_card(card) < 10 else 0
        return -self.worth_of_card(card)

    # --- things ---------------------------------------------------------------------------------------------
    def worth_of_item(self, thing: i64) -> i64:
        if thing in (EGG, BLUE_CORPSE):
            return 200 if self.game.holds(self.plan.player, thing) and self.is_wanted(thing) else 1
        if is_weapon(thing):
            return 60
        if self.is_quest_part(thing):
            return 42
        if thing in (BANDAGES, MEDKIT, ANTIDOTE):
            return 50
        if thing in (FOOD, EXTINGUISHER, EVAC_KEY):
            return 46
        if thing in (TOOLS, TAPE):
            return 44
        if thing in (CHARGE_RED, CHARGE_YELLOW):
            return 58 if self.deeds.wants_charge() else 40
        return 40 if thing == ALCOHOL else 30

    def is_wanted(self, thing: i64) -> bool:
        return thing == BLUE_CORPSE or self.plan.goal > 0

    def is_quest_part(self, item: i64) -> bool:
        for which in range(2):
            quest = QUESTS_OF[self.game.character[self.plan.player]][which]
            if self.game.quest_state(self.plan.player, which) == INACTIVE and item in QUEST_ITEMS[quest]:
                return True
        return False

    # --- places ---------------------------------------------------------------------------------------------
    def of_corridor(self, corridor: i64) -> i64:
        """Noise rather behind than ahead, and where the die seldom points."""
        value: i64 = 0
        for number in range(1, 5):
            if EXITS[self.plan.slot][number] == corridor:
                value -= 3
        ahead = self.next_step()
        if ahead and has(CORRIDORS_OF[ahead], corridor):
            value -= 8
        return value

    def next_step(self) -> i64:
        best: i64 = 0
        way = self.deeds.way
        for slot in NEXT[self.plan.slot]:
            if best == 0 or way[slot] < way[best]:
                best = slot
        return best

    def of_place(self, slot: i64) -> i64:
        way = self.deeds.way[slot]
        danger = self.plan.danger
        return 40 - (way if way < 200 else 200) - danger.cost_of_staying(slot) - danger.noise_cost(slot, danger.hand)
