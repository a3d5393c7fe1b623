"""What a planner is after in full cooperation: the work of the crew, shared out by what everybody sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.course import Course
from phobetor.games.nemesis.bots.danger import FAR, Danger
from phobetor.games.nemesis.bots.plan import (
    BOARD,
    COCKPIT_SLOT,
    EXPLORE,
    HOPS,
    LAY_CORPSE,
    LIGHT_FUSE,
    MEND_ENGINE,
    OPEN_POD,
    SIGNAL,
    SLEEP,
    STEER,
    STUDY,
    TAKE_CORPSE,
    TAKE_EGG,
    WAIT,
)
from phobetor.games.nemesis.rules.box import BLUE_TIME
from phobetor.games.nemesis.rules.finish import is_all_explored, needs_signal, survives
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CARCASS,
    COMMS,
    EGG,
    GENERATOR,
    GOAL_DELIVERY,
    GOAL_DESTINATION_EARTH,
    GOAL_FIRST_CONTACT,
    GOAL_NO_MAN,
    GOAL_POST_MORTEM,
    HATCH,
    LABORATORY,
    SURGERY,
    Slot,
)
from phobetor.games.nemesis.rules.ship import ENGINE_SLOTS, HIBERNATORIUM_SLOT, TILES
from phobetor.games.nemesis.rules.state import NO_FUSE
from phobetor.kernel.masks import Mask, below, count_bits, has, only, plus, shared
from phobetor.kernel.words import Player

ROOMS_AN_ERRAND: Final = 2  # unexplored rooms that are as much work as one errand
FEW_ERRANDS: Final = 2  # that can be run while the fuse burns
FUSE_TIME: Final = 2  # from which the fuse waits for nothing
WHENEVER: Final = 100  # steps: once everything else has its worker
BEARERS: Final = 2  # of eggs, since one may not get through
CARDS_A_ROUND: Final = 3  # that a character spends on the way
LAST_DEEDS: Final = 4  # cards for a room and for the pod
WORN_HULL: Final = 5  # malfunctions from which every repair counts
BLOCKED: Final = 40  # a section that one cannot mend
MAD: Final = 3  # enough to be studied. NE-8.18


class Errand:
    """Something to be done: where (0 if that place is not known yet), what for, who is able to,
    and how much longer it can wait than others, in steps."""

    slot: Slot
    purpose: i64
    able: Mask
    delay: i64

    def __init__(self, slot: Slot, purpose: i64, able: Mask, delay: i64 = 0) -> None:
        self.slot = slot
        self.purpose = purpose
        self.able = able
        self.delay = delay


class Crew(Course):
    """A plan of the whole crew: the same for everybody, but for the place of each in it."""

    def __init__(self, danger: Danger) -> None:
        super().__init__(danger)

    def likely_goal(self) -> i64:
        return self.game.goals[self.player] if self.game.goals else 0

    def is_astir(self) -> bool:
        """Who explores does so for the crew."""
        return False

    def wants(self, goal: i64) -> bool:
        return goal in self.game.goals

    # --- who does what ----------------------------------------------------------------------------------
    def decide(self) -> None:
        """Who has to live leaves; each errand is for whoever is nearest; the others explore, or leave."""
        errands = self.errands()
        if not has(self.spared(), self.player):
            self.take_errand(errands)
        if self.aim == 0 and self.seeks(errands) and not has(self.spared(), self.player):
            self.go(self.unexplored(), EXPLORE)
        if self.aim == 0 or not self.is_in_time(self.aim):
            self.leave()

    def take_errand(self, errands: list[Errand]) -> None:
        """Whoever is nearest to an errand takes it, the nearest of all first."""
        left = [errand for errand in errands if errand.slot]
        taken = self.spared()
        while left:
            errand = self.next_errand(left, taken)
            left.remove(errand)
            worker = self.nearest_of(errand.slot, errand.able, taken)
            if worker == self.player:
                self.go(errand.slot, errand.purpose)
                return
            if worker >= 0:
                taken = plus(taken, worker)

    def next_errand(self, errands: list[Errand], taken: Mask) -> Errand:
        best = errands[0]
        least: i64 = FAR
        for errand in errands:
            worker = self.nearest_of(errand.slot, errand.able, taken)
            hops = HOPS[self.game.room[worker]][errand.slot] + errand.delay if worker >= 0 else FAR
            if hops < least:
                least = hops
                best = errand
        return best

    def nearest_of(self, slot: Slot, able: Mask, taken: Mask) -> Player:
        best: Player = -1
        for other in range(self.game.players()):
            is_free = self.game.is_in_a_room(other) and has(able, other) and not has(taken, other)
            if is_free and (best < 0 or HOPS[self.game.room[other]][slot] < HOPS[self.game.room[best]][slot]):
                best = other
        return best

    def seeks(self, errands: list[Errand]) -> bool:
        """All rooms are to be explored, or one that is needed is not known yet."""
        for errand in errands:
            if errand.slot == 0:
                return True
        return self.wants(GOAL_NO_MAN) and not is_all_explored(self.game)

    def is_in_time(self, slot: Slot) -> bool:
        """Whether a way leaves time for the pods before the ship explodes, by steps and cards."""
        section = self.any_section()
        if section == 0 or self.game.fuse == NO_FUSE:
            return True
        cards = HOPS[self.slot][slot] + HOPS[slot][section] + LAST_DEEDS
        return cards <= CARDS_A_ROUND * (self.rounds_left() - 1) + self.danger.hand // 2

    def spared(self) -> Mask:
        """Who has to live: the bearer of an egg; if there is none to deliver, whoever is nearest to an open pod."""
        nobody: Mask = 0
        keeper: Player = -1
        if self.wants(GOAL_DELIVERY):
            keeper = self.bearer_of(EGG) if self.egg_is_studied() or not self.lacks_contact() else -1
        elif self.has_exit() and not self.is_anybody_safe():
            keeper = self.nearest_of(self.open_section(), below(self.game.players()), 0)
        return only(keeper) if keeper >= 0 else nobody

    def is_anybody_safe(self) -> bool:
        for other in range(self.game.players()):
            if survives(self.game, other):
                return True
        return False

    # --- the work ---------------------------------------------------------------------------------------
    def errands(self) -> list[Errand]:
        found: list[Errand] = []
        if self.game.goals:
            self.add_corpse(found)
            self.add_egg(found)
            self.add_studies(found)
            self.add_course(found)
            self.add_signals(found)
            if self.may_light(len(found)):
                found.append(Errand(self.game.slot_of(GENERATOR), LIGHT_FUSE, below(self.game.players())))
            self.add_spare_eggs(found)
        return found

    def add_corpse(self, found: list[Errand]) -> None:
        if not self.wants(GOAL_POST_MORTEM) or self.is_corpse_laid():
            return
        bearer = self.bearer_of(BLUE_CORPSE)
        if bearer >= 0:
            found.append(Errand(self.game.slot_of(SURGERY), LAY_CORPSE, only(bearer)))
        elif self.corpse_lies():
            found.append(Errand(self.corpse_lies(), TAKE_CORPSE, below(self.game.players())))

    def bearer_of(self, thing: i64) -> Player:
        for other in range(self.game.players()):
            if self.game.is_in_a_room(other) and self.game.holds(other, thing):
                return other
        return -1

    def add_egg(self, found: list[Errand]) -> None:
        if self.lacks_egg():
            found.append(Errand(self.egg_place(), TAKE_EGG, self.empty_handed()))

    def lacks_egg(self) -> bool:
        """The crew: to deliver it, or to study it."""
        if self.bearer_of(EGG) >= 0:
            return False
        return self.lacks_delivery() or (self.lacks_contact() and not self.egg_is_studied())

    def lacks_delivery(self) -> bool:
        """No survivor has an egg."""
        for other in range(self.game.players()):
            if survives(self.game, other) and self.game.holds(other, EGG):
                return False
        return self.wants(GOAL_DELIVERY)

    def lacks_contact(self) -> bool:
        return self.wants(GOAL_FIRST_CONTACT) and count_bits(self.game.weak_open) < 2

    def empty_handed(self) -> Mask:
        able: Mask = 0
        for other in range(self.game.players()):
            if not self.game.holds(other, EGG) and self.game.free_hands(other) > 0:
                able = plus(able, other)
        return able

    def add_spare_eggs(self, found: list[Errand]) -> None:
        """Once everything else has its worker."""
        place = self.egg_place()
        if self.lacks_delivery() and place and not self.game.has_lair(place):
            for _ in range(BEARERS - self.bearers()):
                found.append(Errand(place, TAKE_EGG, self.empty_handed(), WHENEVER))

    def bearers(self) -> i64:
        count: i64 = 0
        for other in range(self.game.players()):
            if self.game.is_in_a_room(other) and self.game.holds(other, EGG):
                count += 1
        return count

    def add_studies(self, found: list[Errand]) -> None:
        """An egg, a carcass or somebody mad enough to the Laboratory, as long as weaknesses are to be found."""
        if not self.lacks_contact():
            return
        laboratory = self.game.slot_of(LABORATORY)
        for thing, weakness in ((EGG, 1), (CARCASS, 2)):
            bearer = self.bearer_of(thing)
            if bearer >= 0 and not has(self.game.weak_open, weakness):
                found.append(Errand(laboratory, STUDY, only(bearer)))
        if self.mad_ones() and not has(self.game.weak_open, 0):
            found.append(Errand(laboratory, STUDY, self.mad_ones()))

    def mad_ones(self) -> Mask:
        able: Mask = 0
        for other in range(self.game.players()):
            if self.game.madness[other] >= MAD:
                able = plus(able, other)
        return able

    def add_course(self, found: list[Errand]) -> None:
        """The course, the fuse that somebody or something lit, and engines until two can be trusted."""
        if not self.wants(GOAL_DESTINATION_EARTH):
            return
        anybody = below(self.game.players())
        if not self.is_course_trusted():
            found.append(Errand(COCKPIT_SLOT, STEER, anybody))
        if self.game.fuse != NO_FUSE:
            found.append(Errand(self.game.slot_of(GENERATOR), LIGHT_FUSE, anybody))
        lacking = 2 - self.engines_done()
        for engine in (1, 0, 2):
            if lacking > 0 and not self.is_engine_done(engine):
                found.append(Errand(ENGINE_SLOTS[engine], MEND_ENGINE, anybody))
                lacking -= 1

    def add_signals(self, found: list[Errand]) -> None:
        able: Mask = 0
        for other in range(self.game.players()):
            if not has(self.game.signals, other):
                able = plus(able, other)
        for _ in range(self.signals_wanted() - count_bits(self.game.signals)):
            found.append(Errand(self.game.slot_of(COMMS), SIGNAL, able))

    def signals_wanted(self) -> i64:
        wanted: i64 = 0
        for goal in self.game.goals:
            if needs_signal(goal):
                wanted += 1
        return wanted

    def may_light(self, errands: i64) -> bool:
        """Pods are known, and the rest of the work can be done while the fuse burns; but it waits only so long."""
        if self.game.fuse != NO_FUSE or not self.wants_fuse() or self.any_section() == 0:
            return False
        if self.wants(GOAL_NO_MAN):
            errands += (count_bits(TILES) - count_bits(shared(self.game.explored, TILES))) // ROOMS_AN_ERRAND
        return errands <= FEW_ERRANDS or self.game.time >= FUSE_TIME

    def wants_fuse(self) -> bool:
        return not self.wants(GOAL_DESTINATION_EARTH)

    # --- what this one does -----------------------------------------------------------------------------
    def is_task_open(self) -> bool:
        return self.purpose not in (BOARD, SLEEP, WAIT)

    def needs_egg(self) -> bool:
        is_spare = self.lacks_delivery() and self.bearers() < BEARERS and not self.game.holds(self.player, EGG)
        return self.lacks_egg() or is_spare

    def needs_to_signal(self) -> bool:
        return not self.has_signal() and count_bits(self.game.signals) < self.signals_wanted()

    def wants_laboratory(self) -> bool:
        return self.lacks_contact()

    def corpse_task(self) -> Slot:
        return self.corpse_lies() if self.wants(GOAL_POST_MORTEM) and not self.is_corpse_laid() else 0

    def wants_repair(self) -> bool:
        """Something is broken where one has to go, or the hull will not bear much more."""
        if self.game.is_broken(self.aim) or count_bits(self.game.malfunction) >= WORN_HULL:
            return True
        return self.any_section() > 0 and self.game.is_broken(self.any_section())

    # --- leaving ----------------------------------------------------------------------------------------
    def boarding_cost(self, slot: Slot) -> i64:
        is_blocked = self.game.is_broken(slot) and not self.can_repair()
        return super().boarding_cost(slot) + (BLOCKED if is_blocked else 0)

    def leave(self) -> None:
        """By an open pod; else wait for pods on a ship that will explode, or for sleep on one that flies home."""
        section = self.open_section()
        if section and self.is_held(section) and self.rounds_left() > 2:
            self.go(self.waiting_place(section), WAIT)
        elif section:
            self.go(section, BOARD)
        elif self.game.fuse != NO_FUSE or self.wants_fuse():
            self.await_pods()
        elif self.game.time >= BLUE_TIME:
            self.go(HIBERNATORIUM_SLOT, SLEEP)
        else:
            self.go(self.bedside(), WAIT)

    def await_pods(self) -> None:
        """Mend a broken section, open the pods, or wait by them; if no section is known, look for one."""
        section = self.any_section()
        hatch = self.known(HATCH)
        if section == 0 and self.unexplored():
            self.go(self.unexplored(), EXPLORE)
        elif section == 0:
            self.go(HIBERNATORIUM_SLOT, SLEEP if self.game.time >= BLUE_TIME else WAIT)
        elif self.game.is_broken(section) and self.can_repair():
            self.go(section, BOARD)
        elif hatch and not self.game.has_lair(hatch):
            self.go(hatch, OPEN_POD)
        else:
            self.go(self.waiting_place(section), WAIT)
