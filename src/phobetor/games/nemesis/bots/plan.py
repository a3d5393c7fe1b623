"""What a character is after: its objective, the next place, and what to do there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.danger import CARD, FAR, Danger
from phobetor.games.nemesis.rules.box import BLUE_TIME, COURSES, EXPLOSION, JUMP, SLOTS
from phobetor.games.nemesis.rules.finish import is_coop, items_owned, survives
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CARCASS,
    CARD_BASIC_REPAIRS,
    CARD_INGENUITY,
    CARD_QUICK_REPAIRS,
    CARD_REPAIRS,
    COMMS,
    EARTH,
    EGG,
    EVAC_A,
    EVAC_B,
    GENERATOR,
    GOAL_AB_OVO,
    GOAL_ALIENS,
    GOAL_BIDING_TIME,
    GOAL_BIOLOGY,
    GOAL_BURIAL,
    GOAL_CLEAN_UP,
    GOAL_DELIVERY,
    GOAL_DESTINATION_EARTH,
    GOAL_EXPLORER,
    GOAL_FIRST_CONTACT,
    GOAL_FRIENDS,
    GOAL_GREAT_HUNT,
    GOAL_HEAD,
    GOAL_HOARDER,
    GOAL_INSIGHT,
    GOAL_NECROSCOPY,
    GOAL_NO_MAN,
    GOAL_OLD_FRIENDSHIP,
    GOAL_POST_MORTEM,
    GOAL_PRECIOUS,
    GOAL_PROPERTY,
    GOAL_QUARANTINE,
    HATCH,
    LABORATORY,
    LAIR,
    NEST,
    STALKER,
    SURGERY,
    TAPE,
    TOOLS,
    Slot,
)
from phobetor.games.nemesis.rules.packed import place_of_lying, pod_state, target_nightmare, thing_of
from phobetor.games.nemesis.rules.ship import ENGINE_SLOTS, HIBERNATORIUM_SLOT, NEXT, SLOTS_1, TILES
from phobetor.games.nemesis.rules.state import DEAD, LOCKED, NO_FUSE, UNLOCKED, Nemesis
from phobetor.games.nemesis.rules.systems import free_seats, section_of
from phobetor.kernel.masks import has, shared
from phobetor.kernel.words import Player

# --- what is to be done at the aim ----------------------------------------------------------------------
EXPLORE: Final = 0
SIGNAL: Final = 1
TAKE_EGG: Final = 2
STUDY: Final = 3
TAKE_CORPSE: Final = 4
LAY_CORPSE: Final = 5
OPEN_POD: Final = 6
LIGHT_FUSE: Final = 7
BOARD: Final = 8
WAIT: Final = 9
SLEEP: Final = 10
STEER: Final = 11
MEND_ENGINE: Final = 12
QUENCH: Final = 13

COCKPIT_SLOT: Final = 1
LAST_CALL: Final = 12  # time from which one sleeps whatever the course
PATIENCE: Final = 5  # rounds after which an open pod counts more than any task
NEAR: Final = 35  # what a task may cost later, when a pod is open
ROUND: Final = 5 * CARD  # what a hand of cards is worth
BROKEN: Final = 15
OWN_NUMBER: Final = 60  # ease of an objective that then asks to be the only survivor
CROWDED: Final = 25
LAST_WAIT: Final = 2  # of the fuse: one event phase later the pods unlock
ASIDE: Final = 5  # for each step away from the pods
SHARED: Final = 3  # time until which somebody nearer is trusted to open the pods
SET_2_DETOUR: Final = 8
ELSEWHERE: Final = 8  # for each other who is nearer
FUSE_DETOUR: Final = 30

# How promising each objective is, against the most promising at a hundred: in the order of measured success.
EASE_OF: Final[list[tuple[i64, i64]]] = [
    (GOAL_GREAT_HUNT, 45),
    (GOAL_ALIENS, 60),
    (GOAL_HEAD, 90),
    (GOAL_CLEAN_UP, 90),
    (GOAL_FRIENDS, 95),
    (GOAL_BURIAL, 65),
    (GOAL_BIDING_TIME, 100),
    (GOAL_BIDING_TIME + 1, 100),
    (GOAL_BIDING_TIME + 2, 100),
    (GOAL_BIDING_TIME + 3, 100),
    (GOAL_INSIGHT, 100),
    (GOAL_AB_OVO, 20),
    (GOAL_DELIVERY, 60),
    (GOAL_PRECIOUS, 20),
    (GOAL_HOARDER, 10),
    (GOAL_PROPERTY, 75),
    (GOAL_OLD_FRIENDSHIP, 88),
    (GOAL_DESTINATION_EARTH, 98),
    (GOAL_BIOLOGY, 5),
    (GOAL_FIRST_CONTACT, 30),
    (GOAL_EXPLORER, 30),
    (GOAL_NO_MAN, 15),
    (GOAL_POST_MORTEM, 95),
    (GOAL_QUARANTINE, 15),
    (GOAL_NECROSCOPY, 5),
]


def eases() -> list[i64]:
    zero: i64 = 0
    table = [zero] * 26
    for goal, ease in EASE_OF:
        table[goal] = ease
    return table


EASE: Final[list[i64]] = eases()

REPAIRS: Final[list[i64]] = [CARD_BASIC_REPAIRS, CARD_REPAIRS, CARD_QUICK_REPAIRS, CARD_INGENUITY]

NEEDS_SIGNAL: Final[list[i64]] = [
    GOAL_GREAT_HUNT, GOAL_ALIENS, GOAL_HEAD, GOAL_CLEAN_UP, GOAL_BURIAL, GOAL_PRECIOUS, GOAL_EXPLORER, GOAL_NO_MAN,
    GOAL_NECROSCOPY,
]  # fmt: skip
NEEDS_EXPLOSION: Final[list[i64]] = [GOAL_GREAT_HUNT, GOAL_ALIENS, GOAL_HEAD, GOAL_CLEAN_UP]
CARRIES_EGG: Final[list[i64]] = [GOAL_PRECIOUS, GOAL_DELIVERY]
NEEDS_LABORATORY: Final[list[i64]] = [GOAL_AB_OVO, GOAL_BIOLOGY, GOAL_FIRST_CONTACT, GOAL_NECROSCOPY]
# Who wants to be the only survivor waits for nobody. NE-12.7
SELFISH: Final[list[i64]] = [GOAL_PROPERTY, GOAL_OLD_FRIENDSHIP]
NEEDS_ALL_ROOMS: Final[list[i64]] = [GOAL_EXPLORER, GOAL_NO_MAN]


def ease_of(game: Nemesis, player: Player, goal: i64) -> i64:
    """How likely an objective is; who must outlive a certain rival looks how that rival fares."""
    if not GOAL_BIDING_TIME <= goal <= GOAL_INSIGHT:
        return EASE[goal]
    number = goal - GOAL_BIDING_TIME + 1
    if game.number[player] == number:
        return OWN_NUMBER
    for other in range(game.players()):
        if game.number[other] == number:
            return 500 if game.fate[other] == DEAD else 0 if survives(game, other) else EASE[goal]
    return EASE[GOAL_PROPERTY]


def hops_from(start: Slot) -> list[i64]:
    """Rooms to go through, doors or not."""
    hops = [FAR for _ in range(SLOTS + 1)]
    hops[start] = 0
    queue = [start]
    for slot in queue:
        for other in NEXT[slot]:
            if hops[other] == FAR:
                hops[other] = hops[slot] + 1
                queue.append(other)
    return hops


HOPS: Final[list[list[i64]]] = [hops_from(slot) for slot in range(SLOTS + 1)]


class Plan:
    """Where to go next, and what for."""

    danger: Danger
    game: Nemesis
    player: Player
    slot: Slot
    goal: i64
    aim: Slot
    purpose: i64
    reach: list[i64]

    def __init__(self, danger: Danger) -> None:
        self.danger = danger
        self.game = danger.game
        self.player = danger.player
        self.slot = danger.slot
        self.goal = self.likely_goal()
        self.reach = danger.way_from(self.slot)
        self.aim = 0
        self.purpose = EXPLORE
        self.decide()

    def likely_goal(self) -> i64:
        """The one that was kept, or the one that will be."""
        game = self.game
        if not game.goals:
            return 0
        if game.kept[self.player] == 1 or is_coop(game):
            return game.goals[self.player]
        if game.kept[self.player] == 2:
            return game.second_goals[self.player]
        first, second = game.goals[self.player], game.second_goals[self.player]
        return first if ease_of(game, self.player, first) >= ease_of(game, self.player, second) else second

    # --- the next place ---------------------------------------------------------------------------------
    def decide(self) -> None:
        """Task and way off the ship: what can be done in time, in the order that costs least."""
        if self.goal == GOAL_DESTINATION_EARTH and self.game.fuse == NO_FUSE:
            self.steer_home()
        elif self.has_exit():
            self.decide_to_leave()
        elif self.game.fuse != NO_FUSE:
            self.wait_for_pods()
        else:
            self.open_a_way()
        if self.aim == 0 and self.game.fuse == NO_FUSE and not self.may_find_pods():
            self.steer_home()
        if self.aim == 0:
            self.go(self.unexplored(), EXPLORE)
        if self.aim == 0 or (self.rounds_left() <= 2 and self.purpose == EXPLORE and self.blocked_section()):
            self.go(self.blocked_section(), BOARD)
        if self.aim == 0:
            self.go(HIBERNATORIUM_SLOT, SLEEP if self.game.time >= BLUE_TIME else WAIT)

    def go(self, slot: Slot, purpose: i64) -> None:
        self.aim = slot
        self.purpose = purpose

    def is_leaving(self) -> bool:
        """Whether the aim is the way off the ship itself."""
        return self.purpose == BOARD

    def decide_to_leave(self) -> None:
        """Pods are open."""
        section = self.open_section()
        if self.is_patient() and self.is_task_open():
            task = self.task()
            if task and (self.game.time < PATIENCE or self.reach[task] <= NEAR) and self.fits(task, section):
                self.go(task, self.task_purpose(task))
                return
            if task == 0 and self.game.time < PATIENCE and self.fits(self.unexplored(), section):
                return
        hatch = self.known(HATCH)
        if hatch and self.is_crowded(section) and self.should_open_more() and self.fits(hatch, section):
            self.go(hatch, OPEN_POD)
            return
        if self.is_held(section) and self.rounds_left() > 2:
            self.go(self.waiting_place(section), WAIT)
        else:
            self.go(section, BOARD)

    def is_held(self, section: Slot) -> bool:
        """By nightmares that cannot be driven away; they may leave by themselves."""
        for target in self.game.targets(section):
            if STALKER <= target_nightmare(target) < LAIR:
                return True
        return False

    def is_patient(self) -> bool:
        return self.game.time < LAST_CALL and not self.danger.is_dying()

    def fits(self, task: Slot, section: Slot) -> bool:
        """Whether there is time for a task and for the way from there to the pod."""
        if task == 0:
            return False
        cost = self.reach[task] + self.danger.way_to(section)[task] + 4 * CARD
        return cost < (self.rounds_left() - 1) * ROUND

    def rounds_left(self) -> i64:
        """Player phases in which one can still act, this one included."""
        game = self.game
        left = JUMP - game.time
        if game.fuse != NO_FUSE and EXPLOSION - game.fuse < left:
            left = EXPLOSION - game.fuse
        return left

    def wait_for_pods(self) -> None:
        """Self-destruct runs: do the task while the pods are locked, then stand by them."""
        section = self.any_section()
        task = self.task() if self.is_task_open() else 0
        if task and (section == 0 or self.fits(task, section)):
            self.go(task, self.task_purpose(task))
        elif section and (task or not self.is_task_open() or not self.fits(self.unexplored(), section)):
            hatch = self.known(HATCH)
            if self.game.is_broken(section) and self.can_repair():
                self.go(section, BOARD)
            elif hatch and self.reach[hatch] < 3 * ROUND // 2:
                self.go(hatch, OPEN_POD)
            else:
                self.go(self.waiting_place(section), WAIT)

    def can_repair(self) -> bool:
        for card in REPAIRS:
            if card in self.game.hands[self.player]:
                return True
        return self.game.has_item(self.player, TOOLS) or self.game.has_item(self.player, TAPE)

    def wants_repair(self) -> bool:
        """Whether a card that repairs is worth keeping."""
        return self.game.is_broken(self.aim)

    def waiting_place(self, section: Slot) -> Slot:
        """By the pods, or while these stay locked where it is quiet; but if a large nightmare stands there, two rooms
        away: it vanishes where nobody is near."""
        held = self.is_held(section)
        if not held and (self.has_exit() or self.game.fuse >= LAST_WAIT):
            return section
        best: Slot = 0
        least: i64 = FAR
        for slot in range(1, SLOTS + 1):
            hops = HOPS[section][slot]
            if hops == 2 or (hops < 2 and not held):
                cost = self.reach[slot] + ASIDE * hops + self.discomfort(slot)
                if cost < least:
                    least = cost
                    best = slot
        return best

    def discomfort(self, slot: Slot) -> i64:
        return 3 * self.danger.noisy_numbers(slot) + self.danger.cost_of_staying(slot)

    def open_a_way(self) -> None:
        """Neither open pods nor self-destruct: what is nearer, the task or a way to open them."""
        task = self.task() if self.is_task_open() else 0
        opener = self.opener()
        if opener and task == 0 and self.leaves_opening(opener):
            self.prepare()
        elif opener and (task == 0 or self.reach[opener] <= self.reach[task] + CARD):
            self.go(opener, OPEN_POD if self.game.tile[opener] == HATCH else LIGHT_FUSE)
        elif task:
            self.go(task, self.task_purpose(task))
        elif self.can_sleep_home():
            self.go(HIBERNATORIUM_SLOT, SLEEP)

    def leaves_opening(self, opener: Slot) -> bool:
        """Somebody else is nearer to it, and there is time."""
        if self.game.is_broken(opener) and self.can_repair():
            return False
        return self.game.time < SHARED and self.others_nearer(opener) > 0

    def prepare(self) -> None:
        """Others open the pods: look for more seats, or stand by those that are known."""
        if self.known_seats(LOCKED) + self.known_seats(UNLOCKED) < self.people_left() and self.unexplored():
            self.go(self.unexplored(), EXPLORE)
        else:
            section = self.any_section()
            mends = self.game.is_broken(section) and self.can_repair()
            self.go(section if mends else self.waiting_place(section), BOARD if mends else WAIT)

    def known(self, room: i64) -> Slot:
        """Where a room lies, explored or looked at; 0 if that is not known."""
        for slot in range(1, SLOTS + 1):
            if self.game.tile[slot] == room:
                return slot
        return 0

    def unexplored(self) -> Slot:
        """The nearest unexplored place, rather of the first kind of tile, and not where others go."""
        best: Slot = 0
        least: i64 = FAR
        for slot in range(1, SLOTS + 1):
            if not self.game.is_explored(slot):
                cost = self.reach[slot] + self.crowd(slot) + (0 if slot in SLOTS_1 else SET_2_DETOUR)
                if cost < least:
                    least = cost
                    best = slot
        return best

    def crowd(self, slot: Slot) -> i64:
        """Who is nearer explores it; tastes differ, so that not everybody goes the same way."""
        return ELSEWHERE * self.others_nearer(slot) + (slot * 7 + self.player * 5) % 11

    # --- the task ---------------------------------------------------------------------------------------
    def has_signal(self) -> bool:
        return has(self.game.signals, self.player)

    def is_task_open(self) -> bool:
        """Whether something is left to do before leaving."""
        if self.goal in NEEDS_SIGNAL and not self.has_signal():
            return True
        if self.goal in NEEDS_EXPLOSION and self.game.fuse == NO_FUSE:
            return True
        if self.goal in NEEDS_ALL_ROOMS and shared(self.game.explored, TILES) != TILES:
            return True
        if self.goal == GOAL_HOARDER and items_owned(self.game, self.player) < 7:
            return True
        if self.goal == GOAL_POST_MORTEM:
            return not self.is_corpse_laid()
        if self.goal == GOAL_BURIAL and not self.game.holds(self.player, BLUE_CORPSE):
            return self.corpse_lies() > 0
        return self.needs_egg() or self.wants_laboratory()

    def task(self) -> Slot:
        """Where the next part of the objective can be done, or 0 if that place is not known."""
        corpse = self.corpse_task()
        if corpse:
            return corpse
        if self.goal in NEEDS_SIGNAL and not self.has_signal():
            return self.known(COMMS)
        if self.goal in NEEDS_EXPLOSION and self.game.fuse == NO_FUSE:
            return self.known(GENERATOR) if self.any_section() else 0
        if self.wants_laboratory() and self.known(LABORATORY):
            return self.known(LABORATORY)
        if self.needs_egg():
            return self.egg_place()
        return 0

    def task_purpose(self, slot: Slot) -> i64:
        room = self.game.tile[slot]
        if room == COMMS:
            return SIGNAL
        if room == LABORATORY:
            return STUDY
        if room == GENERATOR and self.goal in NEEDS_EXPLOSION:
            return LIGHT_FUSE
        if self.goal in (GOAL_BURIAL, GOAL_POST_MORTEM):
            return LAY_CORPSE if self.game.holds(self.player, BLUE_CORPSE) else TAKE_CORPSE
        return TAKE_EGG

    # --- the corpse that lies in the Hibernatorium at first ---------------------------------------------
    def corpse_lies(self) -> Slot:
        for entry in self.game.floor:
            if thing_of(entry) == BLUE_CORPSE:
                return place_of_lying(entry)
        return 0

    def is_corpse_laid(self) -> bool:
        return self.corpse_lies() > 0 and self.game.tile[self.corpse_lies()] == SURGERY

    def corpse_task(self) -> Slot:
        if self.goal not in (GOAL_BURIAL, GOAL_POST_MORTEM) or self.is_corpse_laid():
            return 0
        if not self.game.holds(self.player, BLUE_CORPSE):
            return self.corpse_lies()
        return self.known(SURGERY) if self.goal == GOAL_POST_MORTEM else 0

    # --- eggs and the laboratory ------------------------------------------------------------------------
    def egg_is_studied(self) -> bool:
        return has(self.game.weak_open, 1)

    def needs_egg(self) -> bool:
        if self.game.holds(self.player, EGG):
            return False
        if self.goal in CARRIES_EGG:
            return True
        return self.goal in NEEDS_LABORATORY and self.goal != GOAL_NECROSCOPY and not self.egg_is_studied()

    def egg_place(self) -> Slot:
        for entry in self.game.floor:
            if thing_of(entry) == EGG:
                return place_of_lying(entry)
        return self.known(NEST) if self.game.eggs > 0 else 0

    def wants_laboratory(self) -> bool:
        if self.goal not in NEEDS_LABORATORY:
            return False
        return self.can_study(0) or self.can_study(1) or self.can_study(2)

    def can_study(self, place: i64) -> bool:
        """Whether a weakness that the objective asks for could be found with what the character has."""
        game = self.game
        if has(game.weak_open, place):
            return False
        if place == 0:
            return self.goal in (GOAL_BIOLOGY, GOAL_FIRST_CONTACT) and game.madness[self.player] >= 3
        return game.holds(self.player, EGG if place == 1 else CARCASS)

    # --- flying to Earth --------------------------------------------------------------------------------
    def knows_course(self) -> bool:
        return self.game.coordinates > 0

    def is_on_course(self) -> bool:
        return self.knows_course() and COURSES[self.game.coordinates][self.game.destination] == EARTH

    def can_sleep_home(self) -> bool:
        return self.is_on_course() and self.game.engines.count(1) >= 2 and self.game.time >= BLUE_TIME

    def steer_home(self) -> None:
        """Cockpit first, then engines that are not known to work, then sleep."""
        if self.game.time >= LAST_CALL:
            self.go(HIBERNATORIUM_SLOT, SLEEP)
        elif not self.is_on_course():
            self.go(COCKPIT_SLOT, STEER)
        elif self.game.engines.count(1) < 2:
            self.go(self.nearest_engine(), MEND_ENGINE)
        else:
            self.go(HIBERNATORIUM_SLOT, SLEEP if self.game.time >= BLUE_TIME else WAIT)

    def nearest_engine(self) -> Slot:
        best: Slot = 0
        for engine in range(3):
            slot = ENGINE_SLOTS[engine]
            if self.game.engines[engine] != 1 and (best == 0 or self.reach[slot] < self.reach[best]):
                best = slot
        return best

    # --- seats ------------------------------------------------------------------------------------------
    def seats_in(self, section: Slot, state: i64) -> i64:
        """Free seats of a section in pods of that state."""
        seats: i64 = 0
        for pod in range(1, 5):
            if pod_state(self.game.pods[pod]) == state and self.known(section_of(self.game, pod)) == section:
                seats += free_seats(self.game, pod)
        return seats

    def known_seats(self, state: i64) -> i64:
        """Free seats in pods of that state that can be reached: not next to a lair. NE-9.6"""
        seats: i64 = 0
        for room in (EVAC_A, EVAC_B):
            section = self.known(room)
            if section and not self.game.has_lair(section):
                seats += self.seats_in(section, state)
        return seats

    def others_nearer(self, section: Slot) -> i64:
        """Who will probably be there first."""
        count: i64 = 0
        for other in range(self.game.players()):
            nearer = HOPS[self.game.room[other]][section] < HOPS[self.slot][section]
            if nearer and self.game.is_in_a_room(other):
                count += 1
        return count

    def people_left(self) -> i64:
        """Those who still need a seat."""
        count: i64 = 0
        for other in range(self.game.players()):
            if self.game.is_in_a_room(other):
                count += 1
        return count

    def is_crowded(self, section: Slot) -> bool:
        return self.others_nearer(section) >= self.seats_in(section, UNLOCKED)

    def should_open_more(self) -> bool:
        """More people than open seats, and a locked pod that would help."""
        return self.known_seats(LOCKED) > 0 and self.known_seats(UNLOCKED) < self.people_left()

    # --- leaving ----------------------------------------------------------------------------------------
    def has_exit(self) -> bool:
        return self.open_section() > 0

    def open_section(self) -> Slot:
        """The known section with an unlocked pod and a seat that is reached most cheaply."""
        best: Slot = 0
        for pod in range(1, 5):
            if pod_state(self.game.pods[pod]) == UNLOCKED and free_seats(self.game, pod) > 0:
                best = self.better(best, self.known(section_of(self.game, pod)))
        return best

    def blocked_section(self) -> Slot:
        """An open pod next to a lair: when there is no other, the lair must be shot."""
        best: Slot = 0
        for pod in range(1, 5):
            if pod_state(self.game.pods[pod]) == UNLOCKED and free_seats(self.game, pod) > 0 and best == 0:
                best = self.known(section_of(self.game, pod))
        return best

    def may_find_pods(self) -> bool:
        """Whether a pod may be left in a known section without a lair, or in one that is not known yet."""
        for pod in range(1, 5):
            if pod_state(self.game.pods[pod]) in (LOCKED, UNLOCKED) and free_seats(self.game, pod) > 0:
                section = self.known(section_of(self.game, pod))
                if section == 0 or not self.game.has_lair(section):
                    return True
        return False

    def any_section(self) -> Slot:
        best: Slot = 0
        for pod in range(1, 5):
            if pod_state(self.game.pods[pod]) in (LOCKED, UNLOCKED) and free_seats(self.game, pod) > 0:
                best = self.better(best, self.known(section_of(self.game, pod)))
        return best

    def better(self, one: Slot, other: Slot) -> Slot:
        """Of two sections; next to a lair nobody boards. NE-9.6"""
        if other == 0 or self.game.has_lair(other):
            return one
        if one == 0:
            return other
        return one if self.boarding_cost(one) <= self.boarding_cost(other) else other

    def boarding_cost(self, slot: Slot) -> i64:
        """The way there, and what stands between the character and the pod."""
        cost = self.reach[slot] + (BROKEN if self.game.is_broken(slot) else 0)
        for target in self.game.targets(slot):
            cost += 15 * target_nightmare(target)
        if self.seats_in(slot, UNLOCKED) and self.is_crowded(slot):
            cost += CROWDED
        return cost + 2 * self.danger.noisy_numbers(slot)

    def opener(self) -> Slot:
        """Hatch Control or the Generator, if there is a pod to be opened in a known section."""
        if self.any_section() == 0:
            return 0
        hatch = self.known(HATCH)
        generator = self.known(GENERATOR) if self.wants_fuse() else 0
        if generator and (hatch == 0 or self.goal in NEEDS_EXPLOSION):
            return generator
        if generator and self.reach[generator] + FUSE_DETOUR < self.reach[hatch]:
            return generator
        return hatch

    def wants_fuse(self) -> bool:
        return self.goal not in (GOAL_DESTINATION_EARTH, GOAL_QUARANTINE)
