"""What a planner is after: it compares the ways off the ship, by pod and asleep, before it follows its objective."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.danger import FAR, Danger
from phobetor.games.nemesis.bots.plan import (
    BOARD,
    COCKPIT_SLOT,
    HOPS,
    MEND_ENGINE,
    NEEDS_EXPLOSION,
    ROUND,
    SLEEP,
    STEER,
    WAIT,
    Plan,
    ease_of,
)
from phobetor.games.nemesis.rules.box import BLUE_TIME
from phobetor.games.nemesis.rules.names import (
    GOAL_FRIENDS,
    GOAL_OLD_FRIENDSHIP,
    GOAL_PROPERTY,
    Slot,
)
from phobetor.games.nemesis.rules.ship import ENGINE_SLOTS, HIBERNATORIUM_SLOT, NEXT, TILES
from phobetor.games.nemesis.rules.state import DEAD, NO_FUSE
from phobetor.kernel.masks import count_bits, has, plus, shared
from phobetor.kernel.words import Player

UNKNOWN_ENGINE: Final = -1
FIRST_COURSE: Final = 1  # the letter at which the ship starts
FUSE_TIME: Final = 6  # from which a crew no longer waits for its last tasks
SLEEPERS_GOALS: Final[list[i64]] = [GOAL_PROPERTY, GOAL_OLD_FRIENDSHIP, GOAL_FRIENDS]
HOMEWARD: Final = 130  # how promising an objective is that sleep fulfils by itself, as in `plan.EASE_OF`
# By time, so many explored rooms that hardly anybody can be waiting for a bed: a crew that works for its sleep has
# explored fewer by then, and who explores so much lights the fuse sooner or later.
STIR: Final[list[i64]] = [6, 6, 9, 11, 12, 13, 13]


class Course(Plan):
    """A plan that reckons with hibernation."""

    def __init__(self, danger: Danger) -> None:
        super().__init__(danger)

    def decide(self) -> None:
        if self.sleeps():
            self.decide_to_sleep()
        else:
            super().decide()

    def sleeps(self) -> bool:
        """Unless the ship will explode, the others have something else in mind, or a pod is at hand."""
        if self.game.fuse != NO_FUSE or self.is_astir():
            return False
        return not self.has_exit() or self.reach[self.open_section()] > ROUND

    def is_astir(self) -> bool:
        """The others explore instead of waiting for their beds: no course can be trusted to them, and the pods, with
        or without the fuse, are the way home."""
        game = self.game
        rooms = count_bits(shared(game.explored, TILES))
        return game.players() > 1 and rooms >= STIR[game.time if game.time < len(STIR) else len(STIR) - 1]

    def likely_goal(self) -> i64:
        """The one that was kept, or the one that will be."""
        game = self.game
        if game.goals and game.kept[self.player] == 0:
            first, second = game.goals[self.player], game.second_goals[self.player]
            return first if self.ease(first) >= self.ease(second) else second
        return super().likely_goal()

    def ease(self, goal: i64) -> i64:
        """How promising an objective is, more if one means to sleep home and that fulfils it."""
        if goal in SLEEPERS_GOALS and not self.is_astir():
            return HOMEWARD
        return ease_of(self.game, self.player, goal)

    def is_task_open(self) -> bool:
        """A ship that is to take people home does not explode: who wanted that has nothing left but to live."""
        return (self.goal not in NEEDS_EXPLOSION or self.may_explode()) and super().is_task_open()

    def may_explode(self) -> bool:
        return self.game.fuse != NO_FUSE or self.is_astir()

    def is_homeward(self) -> bool:
        """Nothing is left to do but to live: engines are for those whose objective is hopeless anyway."""
        return self.goal in SLEEPERS_GOALS

    def is_leaving(self) -> bool:
        return self.purpose in (BOARD, SLEEP)

    def wants_fuse(self) -> bool:
        """Nobody blows up a ship that is to take people home."""
        return self.is_astir() and super().wants_fuse()

    # --- asleep -----------------------------------------------------------------------------------------
    def decide_to_sleep(self) -> None:
        """Course and engines for whoever is nearest; then the objective, as long as there is time; then sleep."""
        task = self.task() if self.is_task_open() else 0
        if self.job() == COCKPIT_SLOT:
            self.go(COCKPIT_SLOT, STEER)
        elif self.job() and not self.is_homeward():
            self.go(self.job(), MEND_ENGINE)
        elif task and self.fits(task, HIBERNATORIUM_SLOT):
            self.go(task, self.task_purpose(task))
        elif self.game.time >= BLUE_TIME:
            self.go(HIBERNATORIUM_SLOT, SLEEP)
        else:
            self.go(self.bedside(), WAIT)

    def can_sleep_home(self) -> bool:
        if self.is_astir() and self.purpose != SLEEP:
            return super().can_sleep_home()
        return self.game.time >= BLUE_TIME and self.purpose == SLEEP

    def is_course_trusted(self) -> bool:
        """Somebody who is still alive looked, or whoever looked has set it."""
        if self.knows_course():
            return self.is_on_course()
        for other in range(self.game.players()):
            is_set = self.game.fate[other] != DEAD or self.game.destination != FIRST_COURSE
            if has(self.game.course_seen, other) and is_set:
                return True
        return False

    def job(self) -> Slot:
        """The Cockpit and the engines, each for whoever is nearest and has no other job; 0 if this one has none."""
        taken: i64 = 0
        for slot in self.jobs():
            worker = self.nearest_to(slot, taken)
            if worker == self.player:
                return slot
            if worker >= 0:
                taken = plus(taken, worker)
        return 0

    def jobs(self) -> list[Slot]:
        open_jobs: list[Slot] = [] if self.is_course_trusted() else [COCKPIT_SLOT]
        if self.game.time < BLUE_TIME - 1 and self.engines_done() < 2 and self.game.players() > 1:
            for engine in (1, 0, 2):
                if not self.is_engine_done(engine):
                    open_jobs.append(ENGINE_SLOTS[engine])
        return open_jobs

    def nearest_to(self, slot: Slot, taken: i64) -> Player:
        best: Player = -1
        for other in range(self.game.players()):
            is_free = self.game.is_in_a_room(other) and not has(taken, other)
            if is_free and (best < 0 or HOPS[self.game.room[other]][slot] < HOPS[self.game.room[best]][slot]):
                best = other
        return best

    def engines_done(self) -> i64:
        count: i64 = 0
        for engine in range(3):
            if self.is_engine_done(engine):
                count += 1
        return count

    def is_engine_done(self, engine: i64) -> bool:
        """Known to work, or looked at by somebody who is content to be elsewhere."""
        if self.game.engines[engine] != UNKNOWN_ENGINE:
            return self.game.engines[engine] == 1
        return self.game.engine_seen[engine] != 0 and not self.game.has_people(ENGINE_SLOTS[engine])

    def bedside(self) -> Slot:
        """In the Hibernatorium or next to it, where it is quiet."""
        best: Slot = 0
        least: i64 = FAR
        for slot in [HIBERNATORIUM_SLOT, *NEXT[HIBERNATORIUM_SLOT]]:
            if self.game.token[slot] == 0:
                cost = self.reach[slot] + self.discomfort(slot)
                if cost < least:
                    least = cost
                    best = slot
        return best
