"""What an action is worth to a greedy player: moves, attacks, rooms, cards and items."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.danger import CARD, FAR, Danger
from phobetor.games.nemesis.bots.plan import (
    BOARD,
    LAST_CALL,
    LAY_CORPSE,
    LIGHT_FUSE,
    MEND_ENGINE,
    NEEDS_EXPLOSION,
    NEEDS_SIGNAL,
    OPEN_POD,
    SELFISH,
    SLEEP,
    STEER,
    WAIT,
    Plan,
)
from phobetor.games.nemesis.rules.box import COURSES, ITEM_KIND, LOWER
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.names import (
    ALCOHOL,
    ANTIDOTE,
    ARMORY,
    BAIT,
    BANDAGES,
    BLUE_CORPSE,
    CANTEEN,
    CARD_ADRENALINE,
    CARD_AIMED_FIRE,
    CARD_COVERING_FIRE,
    CARD_FULL_AUTO,
    CARD_INTRANET,
    CARD_KNOWLEDGE,
    CARD_MOTIVATION,
    CARD_NERVES,
    CARD_RECONNAISSANCE,
    CARD_RELOAD,
    CARD_REST,
    CARD_SCAVENGING,
    CARD_SEARCH,
    CARD_SUPPRESSIVE_FIRE,
    CARD_TECHNICAL_CORRIDORS,
    CHARGE_RED,
    CHARGE_YELLOW,
    CLEAN,
    COCKPIT,
    COMMS,
    CORRIDOR_PLANS,
    DESPOILER,
    DRONE,
    EARTH,
    EGG,
    EMERGENCY,
    ENERGY,
    ENGINE1,
    ENGINE3,
    EVAC_A,
    EVAC_B,
    EVAC_KEY,
    EXTINGUISHER,
    FIRE_CONTROL,
    FOOD,
    GENERATOR,
    GOAL_HOARDER,
    GREEN,
    GRENADE,
    HATCH,
    HIBERNATORIUM,
    INJECTION,
    LABORATORY,
    LAIR,
    LURKER,
    MAGAZINE,
    MEDKIT,
    MOLOTOV,
    MONITORING,
    NEST,
    RED,
    SHIP_PLANS,
    SHOWER,
    SMOKE,
    STALKER,
    STIMULANTS,
    STORAGE,
    SURGERY,
    TASER,
    WHISPERER,
    YELLOW,
    Slot,
)
from phobetor.games.nemesis.rules.packed import ammo_of, injuries_of, pod_state, target_nightmare, thing_of
from phobetor.games.nemesis.rules.ship import corridor_between
from phobetor.games.nemesis.rules.state import LOCKED, NO_FUSE, Nemesis
from phobetor.games.nemesis.rules.systems import section_of
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    AT_DOOR,
    AT_LETTER,
    AT_POD,
    AT_SLOT,
    AT_TARGET,
    BREAK,
    CAREFUL,
    CRAFT,
    DROP,
    ENGINE,
    FIX,
    FREE_ACTION,
    FROM_DECK,
    HEAL_LIGHT,
    LOWER_AND_SCAN,
    LOWER_MADNESS,
    MELEE,
    MOVE,
    ON_PERSON,
    PASS,
    PICK,
    PLAIN,
    PLAY,
    PUT_OUT,
    QUEST_USE,
    READ_COURSE,
    ROOM_ACTION,
    RUN,
    SHOOT,
    SPEAK,
    TRADE,
    USE,
)
from phobetor.kernel.masks import count_bits
from phobetor.kernel.words import Option, Player

NEVER: Final = -10_000
UNVALUED: Final = -99_999

MUST: Final = 200  # what the plan is about
STEP: Final = 60  # a step along the plan
REST_OF_THE_ROUND: Final = 30  # to pass
SEARCH: Final = 40
HULL: Final = 25
CHARGE_GAIN: Final = 13
NEEDED: Final = 8  # a search where the deck holds what is needed
KEPT: Final = 4  # cards in hand, for each number that would call something
ESCAPE_TO_POD: Final = 30
QUIET_HAND: Final = 3  # cards that are good to have when something comes


class Deeds:
    """Values of actions."""

    danger: Danger
    plan: Plan
    game: Nemesis
    player: Player
    slot: Slot
    combat: bool
    way: list[i64]
    steps: list[i64]

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.danger = plan.danger
        self.game = plan.game
        self.player = plan.player
        self.slot = plan.slot
        self.combat = plan.danger.combat
        self.way = plan.danger.way_to(plan.aim)
        self.steps = plan.danger.steps_to(plan.aim) if plan.is_leaving() else self.way

    def value(self, option: Option) -> i64:
        if MOVE.matches(option):
            return self.of_move(MOVE.arg(option), False)
        if CAREFUL.matches(option):
            return self.of_move(CAREFUL.arg(option), True)
        if ROOM_ACTION.matches(option):
            room, mode = ROOM_ACTION.args(option)
            return self.of_room(room, mode)
        if PLAY.matches(option):
            card, mode = PLAY.args(option)
            return self.of_card(card, mode)
        if USE.matches(option):
            item, mode = USE.args(option)
            return self.of_item(item, mode)
        if SHOOT.matches(option):
            return self.of_shot(SHOOT.args(option)[1])
        if MELEE.matches(option):
            return self.of_melee(MELEE.arg(option))
        return self.of_other(option)

    def of_other(self, option: Option) -> i64:
        if PASS.matches(option):
            return self.of_passing()
        if PICK.matches(option):
            return self.of_object(PICK.arg(option))
        if DROP.matches(option):
            return MUST if self.lays_corpse_here() else NEVER
        if SPEAK.matches(option) or TRADE.matches(option):
            return NEVER
        if CRAFT.matches(option):
            return self.of_crafting(CRAFT.args(option)[0])
        if ACTIVATE.matches(option):
            return 34
        if QUEST_USE.matches(option):
            return 10
        return UNVALUED

    def is_at_aim(self) -> bool:
        return self.slot == self.plan.aim

    # --- passing and moving -------------------------------------------------------------------------------
    def of_passing(self) -> i64:
        """Cards in hand guard against surprise; but who passes in a fire is burnt."""
        value: i64 = REST_OF_THE_ROUND
        value -= self.danger.end_of_turn(self.slot)
        if self.combat:
            return value - self.danger.harm_in(self.slot)
        if self.danger.hand <= QUIET_HAND and not self.combat:
            value += KEPT * self.danger.noisy_numbers(self.slot)
        return value - self.danger.rest_cost(self.slot, self.danger.hand)

    def of_move(self, slot: Slot, careful: bool) -> i64:
        """Along the way that costs least; out of combat, fire and the sealed room."""
        if self.game.has_nightmare(self.slot):
            return self.of_escape(slot)
        cost = self.cost_of_step(slot, careful)
        if self.is_at_aim():
            return self.of_leaving_the_aim(cost)
        if self.way[self.slot] >= FAR:
            return 20 - cost
        if self.slack() >= 0 and self.way[slot] < self.way[self.slot]:
            return self.of_last_steps(slot, careful, cost)
        excess = cost + self.way[slot] - self.way[self.slot]
        value = STEP - excess - self.risk(slot, careful)
        left = self.danger.hand - (2 if careful else 1)
        if left <= 1:
            value -= self.danger.rest_cost(slot, left)
        value += self.danger.end_of_turn(self.slot) // (1 if self.game.actions else 2)
        return value if self.slot != self.game.airlock else value + 500

    def slack(self) -> i64:
        """Cards that are left over if the pod is reached and boarded in this round; below 0 it cannot be."""
        if not self.plan.is_leaving() or self.game.is_broken(self.plan.aim):
            return -1
        return self.danger.hand - self.steps[self.slot] - 2

    def of_last_steps(self, slot: Slot, careful: bool, cost: i64) -> i64:
        """Straight to the pod; with care if the cards allow it."""
        if self.steps[slot] >= self.steps[self.slot] or (careful and self.slack() == 0):
            return 0
        return STEP + 2 * CARD - cost

    def cost_of_step(self, slot: Slot, careful: bool) -> i64:
        cost = CARD + self.danger.cost_of_staying(slot)
        if self.game.actions == 1:
            cost += self.danger.end_of_turn(slot) // 2
        if careful:
            return cost + CARD
        return cost + self.danger.noise_cost(slot, self.danger.hand - 1)

    def risk(self, slot: Slot, careful: bool) -> i64:
        """What makes waiting better than that step."""
        risk = self.danger.harm_in(slot) * 2
        if not careful:
            risk += self.danger.noise_cost(slot, self.danger.hand - 1)
        if self.plan.is_leaving() or self.plan.rounds_left() <= 3:
            risk //= 2
        return risk

    def of_leaving_the_aim(self, cost: i64) -> i64:
        if self.slot == self.game.airlock:
            return 500 - cost
        return 30 + self.danger.end_of_turn(self.slot) - cost if self.plan.purpose == WAIT else -cost

    # --- combat -------------------------------------------------------------------------------------------
    def of_escape(self, slot: Slot) -> i64:
        """Every nightmare left behind attacks once; who stays is attacked in the event phase."""
        gain = self.way[self.slot] - self.way[slot] if self.way[self.slot] < FAR else 0
        gain = 30 if gain > 30 else -20 if gain < -20 else gain
        worst = self.danger.worst_here()
        value = 42 + gain // 2 - self.danger.cost_of_staying(slot) - self.danger.noise_cost(slot, self.danger.hand - 1)
        if self.is_at_aim() and worst <= WHISPERER and self.can_shoot():
            value -= 20
        elif self.plan.is_leaving() and gain > 0:
            value += ESCAPE_TO_POD
        if worst >= STALKER:
            value += 30
        return value

    def can_shoot(self) -> bool:
        for holding in self.game.held[self.player]:
            if ammo_of(holding):
                return True
        return False

    def of_shot(self, target: i64) -> i64:
        nightmare = target_nightmare(target)
        if target == EGGS:
            return NEVER
        if self.is_last_chance():
            return MUST - nightmare
        if nightmare == LAIR:
            return 80 if self.is_at_aim() else 12
        if nightmare == DESPOILER:
            return 25
        value: i64 = 62 if nightmare == LURKER else 56 if nightmare == WHISPERER else 34
        if self.is_at_aim():
            value += 20
        return value + 3 * injuries_of(target)

    def is_last_chance(self) -> bool:
        """At the pod in the last round: what stands there must go, whatever it costs."""
        return self.is_at_aim() and self.plan.is_leaving() and self.plan.rounds_left() <= 1

    def of_melee(self, target: i64) -> i64:
        """A contamination card for sure, and perhaps a serious wound: only where a pod is waiting."""
        if target == EGGS or not self.is_at_aim() or not self.plan.is_leaving():
            return NEVER if target == EGGS else -20
        nightmare = target_nightmare(target)
        wounds = self.game.serious_wounds(self.player)
        if self.is_last_chance():
            return 100 - nightmare
        if nightmare == LURKER and wounds < 3:
            return 55 + 3 * injuries_of(target)
        is_bearable = wounds < 2 or (wounds < 3 and self.plan.rounds_left() <= 2)
        return 45 + 3 * injuries_of(target) if nightmare == WHISPERER and is_bearable else -20

    # --- rooms --------------------------------------------------------------------------------------------
    def of_room(self, room: i64, mode: i64) -> i64:
        """The ways off the ship, then what objectives ask for, then what does good."""
        if room in (EVAC_A, EVAC_B):
            return self.of_boarding()
        if room == HIBERNATORIUM:
            return self.of_sleeping()
        if room == GENERATOR:
            return self.of_fuse()
        if room == HATCH:
            return self.of_hatch(mode - AT_POD)
        if room == COCKPIT:
            return self.of_cockpit(mode)
        if room in (COMMS, NEST, LABORATORY):
            return self.of_task_room(room)
        if ENGINE1 <= room <= ENGINE3:
            return 70 if self.plan.purpose == MEND_ENGINE and self.game.engines[room - ENGINE1] < 0 else -5
        return self.of_comfort(room, mode)

    def of_task_room(self, room: i64) -> i64:
        if room == COMMS:
            return MUST if self.plan.goal in NEEDS_SIGNAL else -5
        if room == NEST:
            return MUST if self.plan.needs_egg() else NEVER
        return MUST if self.plan.wants_laboratory() else -5

    def of_comfort(self, room: i64, mode: i64) -> i64:
        if room in (CANTEEN, SHOWER):
            return self.of_rest(mode) - CARD
        if room == SURGERY:
            return self.of_surgery()
        if room == EMERGENCY:
            return self.of_healing(mode)
        if room == STORAGE:
            return self.of_search(mode - FROM_DECK) - CARD
        if room == ARMORY:
            return 32
        if room == MONITORING:
            return 20
        if room == FIRE_CONTROL:
            return self.of_foam(mode - AT_SLOT)
        return -5

    def of_foam(self, slot: Slot) -> i64:
        if slot == self.plan.aim and (self.game.has_nightmare(slot) or self.game.has_fire(slot)):
            return 60
        return 30 if count_bits(self.game.fire) >= 6 and self.game.has_fire(slot) else -5

    def of_boarding(self) -> i64:
        """Unless a task is being done; each card that was kept helps if something comes."""
        if self.plan.purpose != BOARD and self.plan.is_task_open():
            return 0
        noise = self.danger.noisy_numbers(self.slot)
        return MUST - 4 * noise

    def of_sleeping(self) -> i64:
        if self.plan.can_sleep_home():
            return MUST if not self.plan.is_task_open() or self.plan.rounds_left() <= 2 else 20
        if self.plan.purpose == SLEEP and self.game.time >= LAST_CALL:
            return MUST
        return -5

    def of_fuse(self) -> i64:
        """It opens the pods; those who want to see Earth leave it alone, or stop it."""
        if self.game.fuse != NO_FUSE:
            return NEVER if self.plan.wants_fuse() else 60
        if not self.plan.wants_fuse():
            return NEVER
        if self.plan.purpose == LIGHT_FUSE:
            return MUST
        return MUST if self.plan.goal in NEEDS_EXPLOSION and self.plan.any_section() else NEVER

    def of_hatch(self, pod: i64) -> i64:
        if pod_state(self.game.pods[pod]) != LOCKED:
            return NEVER
        slot = self.plan.known(section_of(self.game, pod))
        if slot == 0 or self.game.has_lair(slot):
            return 0
        if self.plan.purpose == BOARD and self.plan.should_open_more() and self.plan.goal not in SELFISH:
            return 90 - self.plan.boarding_cost(slot) // 10
        if self.plan.purpose != OPEN_POD:
            return 0
        return MUST - self.plan.boarding_cost(slot) // 10

    def of_cockpit(self, mode: i64) -> i64:
        if self.plan.purpose != STEER:
            return NEVER
        if mode == PLAIN:
            return NEVER if self.plan.knows_course() else MUST
        if not self.plan.knows_course():
            return NEVER
        return MUST if COURSES[self.game.coordinates][mode - AT_LETTER] == EARTH else NEVER

    # --- the body -----------------------------------------------------------------------------------------
    def of_rest(self, mode: i64) -> i64:
        """Lower madness keeps the larger nightmares away. Scanning may find infection, but a clean card goes."""
        madness = self.game.madness[self.player]
        lowered = LOWER[madness]
        total = self.danger.contaminated
        value: i64 = 0
        if mode in (LOWER_MADNESS, LOWER_AND_SCAN) and lowered < madness:
            value = 66 if madness == 2 else 72
        else:
            lowered = madness
        gain = self.danger.odds_at_the_end(lowered, total) - self.danger.odds_at_the_end(madness, total)
        if mode != LOWER_MADNESS:
            gain = self.gain_of_scan(lowered)
        return value + gain // 5 if gain < 100 else MUST + gain // 100

    def gain_of_scan(self, madness: i64) -> i64:
        """By how much a scan of the hand changes the odds of the final check, in a thousand."""
        held: i64 = 0
        for card in self.game.hands[self.player]:
            if card >= CLEAN:
                held += 1
        if held == 0:
            return 0
        danger = self.danger
        total = danger.contaminated
        now = danger.odds_at_the_end(madness + (1 if madness < 4 else 0), total)
        clean: i64 = 1000
        for _ in range(held):
            clean = clean * 74 // 100
        then = clean * danger.odds_at_the_end(madness, total - held) + (1000 - clean) * danger.odds_at_the_end(5, total)
        return then // 1000 - now

    def of_surgery(self) -> i64:
        """All infected cards go, and madness comes down to 3; it costs a light wound and the rest of the round."""
        madness = self.game.madness[self.player]
        odds = self.danger.odds_at_the_end(madness, self.danger.contaminated)
        return 60 if odds < 500 or madness >= 4 else -5

    def of_healing(self, mode: i64) -> i64:
        wounds = self.game.serious_wounds(self.player)
        if mode == HEAL_LIGHT:
            return 25 + 8 * self.game.light[self.player] if wounds >= 2 else 20
        return 45 + 10 * wounds

    # --- cards --------------------------------------------------------------------------------------------
    def of_card(self, card: i64, mode: i64) -> i64:
        if mode == ENGINE:
            return MUST if self.plan.purpose == MEND_ENGINE and self.is_at_aim() else NEVER
        if mode == FIX:
            return self.of_repair()
        if AT_DOOR <= mode < AT_TARGET:
            return self.of_door(mode - AT_DOOR)
        if mode == BREAK:
            return NEVER
        if mode == FREE_ACTION:
            return self.of_free_action()
        if card == CARD_NERVES:
            return MUST
        if self.combat:
            return self.of_combat_card(card, mode)
        return self.of_quiet_card(card, mode)

    def of_search(self, deck: i64) -> i64:
        """Something useful for a single card: red holds energy charges, green heals, yellow mends."""
        if self.plan.goal == GOAL_HOARDER:
            return 75
        if self.plan.rounds_left() <= 2:
            return 10
        if deck == RED and self.wants_charge():
            return SEARCH + CHARGE_GAIN
        if deck == GREEN and self.game.light[self.player] + self.game.serious_wounds(self.player) > 0:
            return SEARCH + NEEDED
        if deck == YELLOW and self.game.is_broken(self.plan.aim) and not self.plan.can_repair():
            return SEARCH + NEEDED
        return SEARCH

    def wants_charge(self) -> bool:
        """A charge fills an energy weapon whatever its size. NE-10.6"""
        if self.game.has_item(self.player, CHARGE_RED) or self.game.has_item(self.player, CHARGE_YELLOW):
            return False
        for holding in self.game.held[self.player]:
            if ITEM_KIND[thing_of(holding)] == ENERGY:
                return True
        return False

    def of_quiet_card(self, card: i64, mode: i64) -> i64:
        if card == CARD_SEARCH:
            return self.of_search(mode - FROM_DECK)
        if card == CARD_SCAVENGING:
            return self.of_search(mode - FROM_DECK) - CARD
        if card == CARD_REST:
            return self.of_rest(mode)
        if card == CARD_RECONNAISSANCE:
            return self.of_move(mode - AT_SLOT, True) + 4
        if card == CARD_TECHNICAL_CORRIDORS:
            return self.of_jump(mode - AT_SLOT)
        if card == CARD_INTRANET:
            return self.of_intranet(mode - AT_SLOT)
        if card == CARD_MOTIVATION:
            return 52
        return self.of_looking(card, mode)

    def of_looking(self, card: i64, mode: i64) -> i64:
        """Knowledge of the ship shows a room, Piloting the coordinates; and a revolver can be loaded at any time."""
        if card == CARD_KNOWLEDGE:
            return 36 if self.plan.any_section() == 0 and mode - AT_SLOT == self.plan.unexplored() else -5
        if mode == READ_COURSE:
            return MUST if self.plan.purpose == STEER and not self.plan.knows_course() else -5
        return 34 if card == CARD_RELOAD else -5

    def of_jump(self, slot: Slot) -> i64:
        """The technical corridors end the round, but save steps."""
        saved = self.way[self.slot] - self.way[slot] - self.danger.cost_of_staying(slot)
        return 30 + saved // 2 if saved > 20 else -5

    def of_intranet(self, slot: Slot) -> i64:
        room = self.game.tile[slot]
        if room == COMMS and self.plan.goal in NEEDS_SIGNAL and not self.plan.has_signal():
            return MUST
        if room == GENERATOR and self.game.fuse == NO_FUSE and self.plan.wants_fuse() and self.plan.any_section():
            return MUST if not self.plan.has_exit() or self.plan.goal in NEEDS_EXPLOSION else -5
        return -5

    def of_free_action(self) -> i64:
        """The room for nothing, if the plan wants it."""
        room = self.game.tile[self.slot]
        if room == GENERATOR:
            return self.of_fuse() + 5
        if room == HATCH:
            return MUST + 5 if self.plan.purpose == OPEN_POD else -5
        if self.is_at_aim() and self.plan.purpose != WAIT:
            return MUST + 5
        if room == EMERGENCY and self.game.serious_wounds(self.player):
            return 70
        return -5

    def of_combat_card(self, card: i64, mode: i64) -> i64:
        worst = self.danger.worst_here()
        if card in (CARD_SUPPRESSIVE_FIRE, CARD_COVERING_FIRE):
            return 50 + (20 if worst >= WHISPERER else 0) - (30 if self.is_at_aim() and worst <= WHISPERER else 0)
        if card == CARD_ADRENALINE and mode == RUN:
            return 52 if worst >= STALKER else 20
        if card in (CARD_FULL_AUTO, CARD_AIMED_FIRE, CARD_ADRENALINE):
            return self.of_shot(mode - AT_TARGET) + 8
        if card == CARD_RELOAD:
            return 20
        return 20 if card == CARD_MOTIVATION else -5

    def of_repair(self) -> i64:
        """What the plan needs; and the ninth malfunction is the end of everybody."""
        if self.is_at_aim():
            return MUST if self.plan.purpose != WAIT else 90
        broken = count_bits(self.game.malfunction)
        value: i64 = 15 * broken - 20 if broken >= 4 else 0
        return value + HULL if self.danger.is_hull_at_risk() else value

    def of_door(self, corridor: i64) -> i64:
        """Open the door that lies in the way."""
        if not self.game.is_closed(corridor):
            return NEVER
        if self.is_at_aim():
            return -5
        for slot in range(1, 22):
            if corridor_between(self.slot, slot) == corridor:
                cost = self.danger.enter[slot] + self.way[slot]
                return STEP - 2 if cost + CARD < self.way[self.slot] else -5
        return -5

    # --- items --------------------------------------------------------------------------------------------
    def of_item(self, item: i64, mode: i64) -> i64:
        if AT_DOOR <= mode < AT_TARGET:
            return self.of_door(mode - AT_DOOR)
        if mode == ENGINE:
            return MUST if self.plan.purpose == MEND_ENGINE and self.is_at_aim() else NEVER
        if self.plan.goal == GOAL_HOARDER and not self.combat:
            return -5
        if mode == FIX:
            return self.of_repair()
        if item in (BANDAGES, MEDKIT):
            return self.of_treatment(mode)
        if item == FOOD:
            return 56
        if item in (ANTIDOTE, ALCOHOL):
            return self.of_medicine(item)
        if mode == PUT_OUT:
            return 30 if self.is_at_aim() else 0
        return self.of_combat_item(item, mode) if self.combat else self.of_quiet_item(item, mode)

    def of_treatment(self, mode: i64) -> i64:
        if mode == HEAL_LIGHT:
            return 55 if self.game.light[self.player] == 2 else 10
        return 65

    def of_medicine(self, item: i64) -> i64:
        madness = self.game.madness[self.player]
        odds = self.danger.odds_at_the_end(madness, self.danger.contaminated)
        if item == ALCOHOL:
            return 50 if odds < 1000 else -5
        return 60 if odds < 500 or madness >= 4 else -5

    def of_combat_item(self, item: i64, mode: i64) -> i64:
        worst = self.danger.worst_here()
        if item in (GRENADE, MOLOTOV):
            return -5
        if item == SMOKE:
            return self.of_escape(mode - AT_SLOT) + 15
        if item in (EXTINGUISHER, TASER):
            return 72 if mode < ON_PERSON and worst > 0 else -5
        if item == BAIT:
            return -5
        if item in (CHARGE_RED, CHARGE_YELLOW):
            return 70 if not self.can_shoot() and worst < STALKER else 5
        if item in (INJECTION, STIMULANTS):
            return 20
        return -5

    def of_quiet_item(self, item: i64, mode: i64) -> i64:
        if item == EVAC_KEY:
            return MUST if pod_state(self.game.pods[mode - AT_POD]) == LOCKED and not self.plan.is_task_open() else -5
        if item == CORRIDOR_PLANS:
            return self.of_jump(mode - AT_SLOT)
        if item in (CHARGE_RED, CHARGE_YELLOW):
            return 58 if not self.can_shoot() else 5
        if item == MAGAZINE:
            return 45
        if item == GRENADE:
            return self.of_grenade(mode - AT_SLOT)
        if item in (DRONE, SHIP_PLANS):
            return 20 if self.plan.any_section() == 0 else -5
        return -5

    def of_grenade(self, slot: Slot) -> i64:
        """Into the next room, where nightmares stand and nobody else; lairs are too tough."""
        if slot == self.slot or self.game.has_people(slot) or not self.game.has_nightmare(slot):
            return -5
        return 68 if self.way[slot] < self.way[self.slot] else 32

    def of_crafting(self, item: i64) -> i64:
        odds = self.danger.odds_at_the_end(self.game.madness[self.player], self.danger.contaminated)
        if item == ANTIDOTE:
            return 55 if odds < 1000 else -5
        return 33 if item == TASER else -5

    def of_object(self, thing: i64) -> i64:
        if thing == BLUE_CORPSE and self.plan.corpse_task() == self.slot:
            return MUST
        return MUST if thing == EGG and self.plan.needs_egg() else -5

    def lays_corpse_here(self) -> bool:
        return self.is_at_aim() and self.plan.purpose == LAY_CORPSE and self.game.tile[self.slot] == SURGERY
