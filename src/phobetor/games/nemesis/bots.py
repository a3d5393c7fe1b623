"""A greedy player: it has its objective in mind, fights or flees with sense, and leaves the ship in time.

It values every option it is offered and takes the best; ties are broken by chance. It sees only its view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.nemesis.cards import BLUE_TIME, COURSES
from phobetor.games.nemesis.names import (
    ANTIDOTE,
    BANDAGES,
    BLUE_CORPSE,
    CARD_DEMOLITION,
    CARD_INTERRUPTION,
    CARD_MOTIVATION,
    CARD_REST,
    CARD_SCAVENGING,
    CARD_SEARCH,
    CLEAN,
    COCKPIT,
    COMMS,
    DESPOILER,
    EARTH,
    EGG,
    ENGINE1,
    ENGINE3,
    EVAC_A,
    EVAC_B,
    FOOD,
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
    HIBERNATORIUM,
    LABORATORY,
    LAIR,
    LURKER,
    MEDKIT,
    NEST,
    STALKER,
    SURGERY,
    WHISPERER,
    Slot,
)
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.finish import is_coop, items_owned
from phobetor.games.nemesis.rules.systems import free_seats, section_of
from phobetor.games.nemesis.ship import EXITS, HIBERNATORIUM_SLOT, TILES, bits
from phobetor.games.nemesis.state import LOCKED, NO_FUSE, UNLOCKED, Nemesis
from phobetor.games.nemesis.view import UNKNOWN, NemesisView
from phobetor.games.nemesis.words import (
    AT_LETTER,
    AT_POD,
    CAREFUL,
    CHOOSE,
    DISCARD,
    DONE,
    DRAFT,
    DROP,
    ENGINE,
    FIX,
    FREE_ACTION,
    INTERRUPT,
    KEEP_GOAL,
    KEEP_ITEM,
    LAUNCH,
    LEAVE,
    LEAVE_ORDER,
    LET_BE,
    LOWER_AND_SCAN,
    LOWER_MADNESS,
    MELEE,
    MOVE,
    NO,
    PASS,
    PAY,
    PICK,
    PLAIN,
    PLAY,
    PUT_OUT,
    REROLL,
    ROOM_ACTION,
    SCAN,
    SHOOT,
    SPEAK,
    STAY,
    SWAP,
    TO,
    USE,
    YES,
    YIELD,
)
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player

FAR: Final = 99
SIGNAL_PATIENCE: Final = 9
PATIENCE: Final = 2  # rounds after which leaving is all that counts
NOISE_RISK: Final = 8
KEPT_CARDS: Final = 3
NEVER: Final = -10_000

# How easily a greedy player reaches each objective.
EASE_OF: Final[list[tuple[i64, i64]]] = [
    (GOAL_GREAT_HUNT, 60),
    (GOAL_ALIENS, 60),
    (GOAL_HEAD, 90),
    (GOAL_CLEAN_UP, 90),
    (GOAL_FRIENDS, 95),
    (GOAL_BURIAL, 55),
    (GOAL_BIDING_TIME, 100),
    (GOAL_BIDING_TIME + 1, 100),
    (GOAL_BIDING_TIME + 2, 100),
    (GOAL_BIDING_TIME + 3, 100),
    (GOAL_INSIGHT, 100),
    (GOAL_AB_OVO, 20),
    (GOAL_DELIVERY, 60),
    (GOAL_PRECIOUS, 18),
    (GOAL_HOARDER, 15),
    (GOAL_PROPERTY, 58),
    (GOAL_OLD_FRIENDSHIP, 58),
    (GOAL_DESTINATION_EARTH, 40),
    (GOAL_BIOLOGY, 30),
    (GOAL_FIRST_CONTACT, 30),
    (GOAL_EXPLORER, 15),
    (GOAL_NO_MAN, 15),
    (GOAL_POST_MORTEM, 50),
    (GOAL_QUARANTINE, 10),
    (GOAL_NECROSCOPY, 10),
]


def eases() -> list[i64]:
    zero: i64 = 0
    table = [zero] * 26
    for goal, ease in EASE_OF:
        table[goal] = ease
    return table


EASE: Final[list[i64]] = eases()

NEEDS_SIGNAL: Final[list[i64]] = [
    GOAL_GREAT_HUNT, GOAL_ALIENS, GOAL_HEAD, GOAL_CLEAN_UP, GOAL_BURIAL, GOAL_PRECIOUS, GOAL_EXPLORER, GOAL_NO_MAN,
    GOAL_NECROSCOPY,
]  # fmt: skip
SIGNAL_GOALS: Final[list[i64]] = [GOAL_GREAT_HUNT, GOAL_ALIENS, GOAL_HEAD, GOAL_CLEAN_UP, GOAL_BURIAL]
NEEDS_EGG: Final[list[i64]] = [GOAL_PRECIOUS, GOAL_DELIVERY, GOAL_AB_OVO, GOAL_BIOLOGY, GOAL_FIRST_CONTACT]
NEEDS_EARTH: Final[list[i64]] = [GOAL_DESTINATION_EARTH, GOAL_QUARANTINE]
NEEDS_LABORATORY: Final[list[i64]] = [GOAL_AB_OVO, GOAL_BIOLOGY, GOAL_FIRST_CONTACT]


class GreedyBot(Bot):
    """Values what lies on the table."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, NemesisView)
        if len(options) == 1:
            return options[0]
        mind = Mind(view)
        best: list[Option] = []
        most: i64 = NEVER - 1
        for option in options:
            value = mind.value(option)
            if value > most:
                most = value
                best = []
            if value == most:
                best.append(option)
        return best[chance.below(len(best))]


class Mind:
    """What the player thinks of the table: its aim, the way there, and how dangerous it is."""

    game: Nemesis
    player: Player
    slot: Slot
    goal: i64
    way: list[i64]
    aim: Slot
    combat: bool
    contaminated: i64

    def __init__(self, view: NemesisView) -> None:
        self.game = view.table
        self.player = view.seat
        self.slot = self.game.room[view.seat]
        self.goal = self.likely_goal()
        self.combat = self.game.in_combat(self.slot)
        self.contaminated = 0
        for card in [*view.unseen[view.seat], *self.game.discards[view.seat]]:
            if card >= CLEAN:
                self.contaminated += 1
        self.aim = self.choose_aim() if self.game.tile else 0
        self.way = self.distances(self.aim)

    def likely_goal(self) -> i64:
        game = self.game
        if not game.goals:
            return 0
        if game.kept[self.player] == 1 or is_coop(game):
            return game.goals[self.player]
        if game.kept[self.player] == 2:
            return game.second_goals[self.player]
        first, second = game.goals[self.player], game.second_goals[self.player]
        return first if EASE[first] >= EASE[second] else second

    # --- where to go ------------------------------------------------------------------------------
    def known(self, room: i64) -> Slot:
        """Where a room lies, explored or looked at; 0 if that is not known."""
        for slot in range(1, 22):
            if self.game.tile[slot] == room:
                return slot
        return 0

    def distances(self, aim: Slot) -> list[i64]:
        """Steps to the aim from everywhere, not through closed doors."""
        steps = [FAR for _ in range(22)]
        if aim == 0:
            return steps
        steps[aim] = 0
        queue = [aim]
        for slot in queue:
            for other in self.game.neighbours(slot):
                if steps[other] == FAR:
                    steps[other] = steps[slot] + 1
                    queue.append(other)
        return steps

    def choose_aim(self) -> Slot:
        """The next place of the plan: the task, then the way off the ship, then the unknown."""
        task = self.task_aim() if not self.must_leave() else 0
        if task:
            return task
        leave = self.exit_aim()
        if leave:
            return leave
        return self.nearest_unexplored()

    def must_leave(self) -> bool:
        """When time runs out nothing else counts."""
        game = self.game
        if game.serious_wounds(self.player) >= 3:
            return True
        if self.goal in SIGNAL_GOALS and self.known(COMMS):
            return game.time >= SIGNAL_PATIENCE or game.fuse >= 3
        return game.time >= PATIENCE or game.fuse >= 1

    def has_signal(self) -> bool:
        return self.game.signals >> self.player & 1 != 0

    def task_aim(self) -> Slot:
        game = self.game
        if self.goal == GOAL_BURIAL and not game.holds(self.player, BLUE_CORPSE):
            for entry in game.floor:
                if entry & 63 == BLUE_CORPSE:
                    return entry >> 6
        if self.goal in NEEDS_SIGNAL and not self.has_signal() and self.known(COMMS):
            return self.known(COMMS)
        if self.needs_egg() and self.known(NEST) and game.eggs > 0:
            return self.known(NEST)
        if self.wants_laboratory() and self.known(LABORATORY):
            return self.known(LABORATORY)
        if self.goal in (GOAL_EXPLORER, GOAL_NO_MAN):
            return self.nearest_unexplored()
        if self.goal in NEEDS_EARTH:
            return self.earth_aim()
        return 0

    def needs_egg(self) -> bool:
        if self.goal in NEEDS_LABORATORY and self.game.weak_open >> 1 & 1:
            return False
        return self.goal in NEEDS_EGG and not self.game.holds(self.player, EGG)

    def wants_laboratory(self) -> bool:
        if self.goal not in NEEDS_LABORATORY:
            return False
        if self.game.weak_open >> 1 & 1 == 0 and self.game.holds(self.player, EGG):
            return True
        return self.goal != GOAL_AB_OVO and self.game.weak_open & 1 == 0 and self.game.madness[self.player] >= 3

    # --- flying to Earth ----------------------------------------------------------------------------
    def knows_course(self) -> bool:
        return self.game.coordinates > 0

    def is_on_course(self) -> bool:
        return self.knows_course() and COURSES[self.game.coordinates][self.game.destination] == EARTH

    def working_engines(self) -> i64:
        return self.game.engines.count(1)

    def earth_aim(self) -> Slot:
        """Cockpit first, then engines that are not known to work, then sleep."""
        if not self.is_on_course():
            return 1
        if self.working_engines() < 2:
            return self.nearest_engine()
        return HIBERNATORIUM_SLOT if self.game.time >= BLUE_TIME - 1 else 0

    def nearest_engine(self) -> Slot:
        steps = self.distances(self.slot)
        best: Slot = 0
        for engine, slot in enumerate([21, 20, 19]):
            if self.game.engines[engine] != 1 and (best == 0 or steps[slot] < steps[best]):
                best = slot
        return best

    # --- leaving ------------------------------------------------------------------------------------
    def open_section(self) -> Slot:
        """The nearest known section with an unlocked pod and a seat."""
        steps = self.distances(self.slot)
        best: Slot = 0
        for pod in range(1, 5):
            if self.game.pods[pod] & 7 == UNLOCKED and free_seats(self.game, pod) > 0:
                slot = self.known(section_of(self.game, pod))
                if slot and (best == 0 or steps[slot] + self.trouble(slot) < steps[best] + self.trouble(best)):
                    best = slot
        return best

    def trouble(self, slot: Slot) -> i64:
        """What stands in the way of boarding there, in steps."""
        trouble: i64 = 2 if self.game.is_broken(slot) else 0
        for target in self.game.targets(slot):
            trouble += 6 if target >> 4 >= STALKER else 2
        return trouble

    def is_task_open(self) -> bool:
        """Whether something is left to do before leaving."""
        if self.must_leave():
            return False
        if self.goal in NEEDS_SIGNAL and not self.has_signal():
            return True
        if self.goal in (GOAL_EXPLORER, GOAL_NO_MAN) and self.game.explored & TILES != TILES:
            return True
        if self.goal == GOAL_HOARDER and items_owned(self.game, self.player) < 7:
            return True
        return self.needs_egg() or self.wants_laboratory()

    def exit_aim(self) -> Slot:
        section = self.open_section()
        if section:
            return section
        if self.game.time >= BLUE_TIME and self.is_on_course() and self.working_engines() >= 2:
            return HIBERNATORIUM_SLOT
        if self.known(HATCH) and self.has_locked_pod() and (self.known(EVAC_A) or self.known(EVAC_B)):
            return self.known(HATCH)
        if self.game.fuse == NO_FUSE and self.known(GENERATOR) and self.locked_section() and self.wants_fuse():
            return self.known(GENERATOR)
        if self.game.fuse >= 0 and self.locked_section():
            return self.locked_section()
        if self.game.time >= 10:
            return HIBERNATORIUM_SLOT
        return 0

    def has_locked_pod(self) -> bool:
        return any(self.game.pods[pod] & 7 == LOCKED for pod in range(1, 5))

    def locked_section(self) -> Slot:
        for pod in range(1, 5):
            if self.game.pods[pod] & 7 in (LOCKED, UNLOCKED) and self.known(section_of(self.game, pod)):
                return self.known(section_of(self.game, pod))
        return 0

    def nearest_unexplored(self) -> Slot:
        steps = self.distances(self.slot)
        best: Slot = 0
        for slot in range(1, 22):
            if not self.game.is_explored(slot) and (best == 0 or steps[slot] < steps[best]):
                best = slot
        return best if best else HIBERNATORIUM_SLOT

    # --- values ---------------------------------------------------------------------------------------
    def value(self, option: Option) -> i64:
        if MOVE.matches(option) or CAREFUL.matches(option):
            return self.value_of_move(option)
        if ROOM_ACTION.matches(option):
            return self.value_of_room(option)
        if PLAY.matches(option):
            return self.value_of_card(option)
        if USE.matches(option):
            return self.value_of_item(option)
        if SHOOT.matches(option) or MELEE.matches(option):
            return self.value_of_attack(option)
        if PASS.matches(option):
            return self.value_of_pass()
        if PICK.matches(option):
            return self.value_of_object(PICK.arg(option))
        return self.value_of_answer(option)

    def value_of_pass(self) -> i64:
        """A hand that is too small invites surprise attacks."""
        hurried = self.must_leave() or self.combat or self.game.actions == 1
        return 10 if hurried or len(self.game.hands[self.player]) > KEPT_CARDS else 48

    def hand(self) -> i64:
        return self.game.payable(self.player)

    def value_of_move(self, option: Option) -> i64:
        """Towards the aim; out of a fight that cannot be won; not into fire, noise or a nightmare."""
        slot = MOVE.arg(option) if MOVE.matches(option) else CAREFUL.arg(option)
        gain = self.way[self.slot] - self.way[slot]
        value = 40 + 12 * gain - self.risk(slot)
        if self.combat:
            return value + self.wish_to_flee() - 20
        if gain <= 0:
            return value - 60
        if CAREFUL.matches(option):
            return value - (10 if self.hand() >= 3 or self.must_leave() else 25)
        return value - NOISE_RISK * self.noisy_exits(slot)

    def noisy_exits(self, slot: Slot) -> i64:
        """How many numbers of the noise die would mean an encounter."""
        if self.game.has_people(slot) or self.game.in_combat(slot):
            return 0
        count: i64 = 0
        for number in range(1, 5):
            if self.game.noise >> EXITS[slot][number] & 1:
                count += 1
        return count

    def risk(self, slot: Slot) -> i64:
        game = self.game
        risk: i64 = 0
        if game.has_nightmare(slot):
            risk += 60
        if game.has_lair(slot):
            risk += 35
        if game.has_fire(slot):
            risk += 12
        if slot == game.airlock:
            risk += 500
        if game.token[slot] and bits(game.malfunction) >= 6:
            risk += 30
        return risk

    def wish_to_flee(self) -> i64:
        """Out of a room that holds the despoiler or more than one can shoot."""
        worst: i64 = 0
        for target in self.game.targets(self.slot):
            nightmare = target >> 4
            worst = max(worst, 30 if nightmare == LAIR else 15 + 15 * nightmare)
        return worst

    def value_of_attack(self, option: Option) -> i64:
        """Shoot what can die; melee only at the end of the rope."""
        target = SHOOT.args(option)[1] if SHOOT.matches(option) else MELEE.arg(option)
        nightmare = target >> 4
        if target == EGGS:
            return 5 if self.goal in (GOAL_ALIENS, GOAL_CLEAN_UP) and SHOOT.matches(option) else NEVER
        if MELEE.matches(option):
            desperate = self.must_leave() and self.slot == self.aim and nightmare <= WHISPERER
            return 45 if desperate else 2 if nightmare == LURKER and self.game.serious_wounds(self.player) == 0 else -20
        if nightmare == DESPOILER:
            return 5
        base: i64 = 70 if nightmare == LURKER else 65 if nightmare == WHISPERER else 30
        if nightmare == LAIR:
            base = 45 if self.goal in (GOAL_GREAT_HUNT, GOAL_NECROSCOPY) else 12
        if nightmare == STALKER:
            base = 25
        return base + 3 * (target & 15)

    # --- rooms ----------------------------------------------------------------------------------------
    def value_of_room(self, option: Option) -> i64:
        room, mode = ROOM_ACTION.args(option)
        if room in (EVAC_A, EVAC_B):
            return 15 if self.is_task_open() else 200 + 5 * self.hand()
        if room == HIBERNATORIUM:
            return self.value_of_sleep()
        if room == COMMS:
            return 120 if self.goal in NEEDS_SIGNAL else 5
        if room == GENERATOR:
            return self.value_of_fuse()
        if room == HATCH:
            return self.value_of_hatch(mode)
        if room == NEST:
            return 120 if self.needs_egg() else 0
        if room == LABORATORY:
            return 120 if self.goal in NEEDS_LABORATORY else 15
        if room == COCKPIT:
            return self.value_of_cockpit(mode)
        if ENGINE1 <= room <= ENGINE3:
            return 60 if self.game.engines[room - ENGINE1] < 0 and self.goal in NEEDS_EARTH else 0
        if room == SURGERY:
            return 60 if self.game.madness[self.player] >= 4 else 0
        return self.value_of_comfort(mode)

    def value_of_comfort(self, mode: i64) -> i64:
        if mode in (LOWER_MADNESS, LOWER_AND_SCAN, SCAN):
            return self.value_of_rest(mode) - 4
        return 18

    def value_of_sleep(self) -> i64:
        if self.is_on_course() and self.working_engines() >= 2:
            return 150 if not self.is_task_open() else 40
        return 100 if self.game.time >= 13 and not self.open_section() else 0

    def value_of_fuse(self) -> i64:
        """It opens the pods; those who want to see Earth leave it alone, or stop it."""
        if self.game.fuse >= 0:
            return NEVER if self.wants_fuse() else 60
        if not self.wants_fuse():
            return NEVER
        return 110 if self.locked_section() and not self.open_section() else 0

    def wants_fuse(self) -> bool:
        return self.goal not in NEEDS_EARTH

    def value_of_hatch(self, mode: i64) -> i64:
        pod = mode - AT_POD
        if self.game.pods[pod] & 7 != LOCKED:
            return NEVER
        return 100 if self.known(section_of(self.game, pod)) else 20

    def value_of_cockpit(self, mode: i64) -> i64:
        if mode == PLAIN:
            return 90 if not self.knows_course() and self.goal in NEEDS_EARTH else 3
        if not self.knows_course() or self.goal not in NEEDS_EARTH:
            return NEVER
        return 130 if COURSES[self.game.coordinates][mode - AT_LETTER] == EARTH else NEVER

    # --- cards and items --------------------------------------------------------------------------------
    def value_of_card(self, option: Option) -> i64:
        card, mode = PLAY.args(option)
        if mode == ENGINE:
            return 70 if self.goal in NEEDS_EARTH and self.engine_is_doubtful() else -5
        if card in (CARD_DEMOLITION, CARD_INTERRUPTION):
            return -30
        if card == CARD_SEARCH:
            return 50 if self.goal == GOAL_HOARDER else 34
        if card == CARD_SCAVENGING:
            return 20
        if card == CARD_REST:
            return self.value_of_rest(mode)
        if mode == FREE_ACTION:
            return self.value_of_free_action()
        if mode == FIX:
            return self.value_of_repair()
        if card == CARD_MOTIVATION:
            return 12
        return 20 if self.combat else -5

    def value_of_repair(self) -> i64:
        """The ninth malfunction is the end of everybody."""
        broken = bits(self.game.malfunction)
        value: i64 = 25 + (15 * (broken - 3) if broken > 3 else 0)
        return value + 30 if self.slot == self.aim else value

    def value_of_free_action(self) -> i64:
        room = self.game.tile[self.slot]
        if self.slot == self.aim and room not in (GENERATOR,):
            return 100
        return self.value_of_fuse() if room == GENERATOR else 5

    def engine_is_doubtful(self) -> bool:
        room = self.game.tile[self.slot]
        return ENGINE1 <= room <= ENGINE3 and self.game.engines[room - ENGINE1] != 1

    def value_of_rest(self, mode: i64) -> i64:
        """Scanning risks madness 5, but clean cards go for good, and at the end they would count."""
        if mode == LOWER_MADNESS:
            return 30
        if self.game.madness[self.player] >= 4:
            return 58
        return 50 if self.game.madness[self.player] + self.contaminated >= 4 else 12

    def value_of_item(self, option: Option) -> i64:
        item, mode = USE.args(option)
        if item in (BANDAGES, MEDKIT):
            return 60
        if item == FOOD:
            return 56
        if item == ANTIDOTE:
            return 40 if self.game.madness[self.player] >= 4 else -5
        if mode == FIX:
            return self.value_of_repair()
        if mode == ENGINE:
            return 70 if self.goal in NEEDS_EARTH and self.engine_is_doubtful() else -5
        if mode == PUT_OUT:
            return 25
        return 35 if self.combat else -5

    def value_of_object(self, thing: i64) -> i64:
        if thing == BLUE_CORPSE and self.goal == GOAL_BURIAL:
            return 130
        return 100 if thing == EGG and self.needs_egg() else -5

    # --- answers ------------------------------------------------------------------------------------------
    def value_of_answer(self, option: Option) -> i64:
        if PAY.matches(option) or DISCARD.matches(option):
            return self.value_of_discard(option)
        if KEEP_GOAL.matches(option):
            return EASE[KEEP_GOAL.arg(option)]
        if LAUNCH.matches(option):
            return self.value_of_launch()
        if STAY.matches(option):
            return 50
        if LEAVE.matches(option):
            return 60 if self.is_task_open() else 0
        if KEEP_ITEM.matches(option):
            return 50 if KEEP_ITEM.arg(option) in (BANDAGES, MEDKIT, FOOD, ANTIDOTE) else 40
        if INTERRUPT.matches(option) or DROP.matches(option) or SPEAK.matches(option):
            return NEVER
        if YIELD.matches(option):
            return 20
        if LET_BE.matches(option) or DONE.matches(option):
            return 10
        return self.value_of_word(option)

    def value_of_word(self, option: Option) -> i64:
        if YES.matches(option) or REROLL.matches(option):
            return 30
        if NO.matches(option):
            return 20
        if SWAP.matches(option):
            return 40 if self.engine_here_is_broken() else 0
        if LEAVE_ORDER.matches(option):
            return 20
        if TO.matches(option):
            return 40 - self.way[TO.arg(option)] - self.risk(TO.arg(option))
        if CHOOSE.matches(option):
            return 0 if CHOOSE.arg(option) == EGG and self.goal in NEEDS_EGG else 10
        return 10 if DRAFT.matches(option) else 0

    def engine_here_is_broken(self) -> bool:
        room = self.game.tile[self.slot]
        return ENGINE1 <= room <= ENGINE3 and self.game.engines[room - ENGINE1] == 0 and self.goal in NEEDS_EARTH

    def value_of_launch(self) -> i64:
        return 40 if self.is_task_open() else 100

    def value_of_discard(self, option: Option) -> i64:
        """Contamination goes first; Interruption and Demolition pay before useful cards."""
        card = PAY.arg(option) if PAY.matches(option) else DISCARD.arg(option)
        if card >= CLEAN:
            return 30 if card != UNKNOWN else 0
        if DISCARD.matches(option):
            return 0
        if card in (CARD_DEMOLITION, CARD_INTERRUPTION):
            return 30
        return 5 if card in (CARD_SEARCH, CARD_REST) else 10
