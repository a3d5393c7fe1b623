"""What the ship offers: engines, course, pods, hibernation, self-destruct, scanner, laboratory, airlock. Chapter 9."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import PASSES
from phobetor.games.nemesis.rules.box import BLUE_TIME, YELLOW_FUSE, is_contamination
from phobetor.games.nemesis.rules.cards import gain_contamination
from phobetor.games.nemesis.rules.decks import take_event
from phobetor.games.nemesis.rules.gear import object_near
from phobetor.games.nemesis.rules.harm import (
    close_door,
    leave_play,
    light_wound,
    lower_madness,
    set_madness,
    toggle_door,
)
from phobetor.games.nemesis.rules.names import (
    CARCASS,
    CLEAN,
    EGG,
    EVAC_A,
    INFECTED,
    SCANNED_CLEAN,
    SCANNED_INFECTED,
    WEAK_MIND,
    Slot,
)
from phobetor.games.nemesis.rules.noise import NOISE_ROLLS, is_weak
from phobetor.games.nemesis.rules.packed import (
    buried,
    is_in_section_b,
    pod_state,
    with_goals_of,
    with_kept_goal_of,
    with_pod_state,
)
from phobetor.games.nemesis.rules.pieces import insert
from phobetor.games.nemesis.rules.ship import CORRIDORS, CORRIDORS_OF, ENGINE_SLOTS, WAYS
from phobetor.games.nemesis.rules.state import (
    ASLEEP,
    AWAY,
    LAUNCHED_POD,
    LOCKED,
    NO_FUSE,
    SEATS_OF_A_POD,
    UNLOCKED,
    Nemesis,
    PlayerRule,
    Rule,
)
from phobetor.games.nemesis.rules.vocabulary import (
    AIRLOCK_SET,
    AT,
    BOARDED,
    COURSE_SET,
    DONE,
    ENGINE_TOUCHED,
    FUSE_LIT,
    FUSE_STOPPED,
    KEEP_ON_TOP,
    LAUNCH,
    LAUNCHED,
    LEAVE_ORDER,
    LOOKED_COURSE,
    LOOKED_ENGINE,
    LOOKED_EVENT,
    LOOKED_GOAL,
    LOOKED_ROOM,
    LOOKED_TOKEN,
    POD_CHANGED,
    SCANNED,
    SIGNALLED,
    SLEPT,
    STAY,
    SWAP,
    TO,
    TO_BOTTOM,
    WEAKNESS_FOUND,
)
from phobetor.kernel.masks import has, plus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player


# === Engines ========================================================================================
def engine_at(slot: Slot) -> i64:
    """Which engine stands in a place, or -1."""
    for engine in range(3):
        if ENGINE_SLOTS[engine] == slot:
            return engine
    return -1


def look_at_engine(game: Nemesis, player: Player, engine: i64) -> None:
    """The top token, in secret. NE-9.3"""
    game.engine_seen[engine] = plus(game.engine_seen[engine], player)
    game.cite("NE-9.3")
    game.tell(LOOKED_ENGINE, player, engine, game.engines[engine])


class TouchEngine(Rule):
    """Look at both tokens of the engine and put them back in either order; whether they changed places is
    announced, what they show is not."""

    rule: ClassVar[str] = "NE-9.4"
    player: Player
    engine: i64

    def __init__(self, player: Player, engine: i64) -> None:
        self.player = player
        self.engine = engine

    def run(self, game: Nemesis) -> None:
        look_at_engine(game, self.player, self.engine)
        game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        return [SWAP.of(), LEAVE_ORDER.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        swapped: i64 = 1 if SWAP.matches(option) else 0
        if swapped:
            game.engines[self.engine] = 1 - game.engines[self.engine]
        game.tell(ENGINE_TOUCHED, self.player, self.engine, swapped)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-9.4", "swap-or-leave")


# === Course and self-destruct =======================================================================
def look_at_course(game: Nemesis, player: Player) -> None:
    game.course_seen = plus(game.course_seen, player)
    game.cite("NE-9.5")
    game.tell(LOOKED_COURSE, player, game.coordinates)


def set_course(game: Nemesis, player: Player, letter: i64) -> None:
    game.destination = letter
    game.cite("NE-9.5")
    game.tell(COURSE_SET, player, letter)


def anybody_sleeps(game: Nemesis) -> bool:
    return ASLEEP in game.fate


def can_toggle_fuse(game: Nemesis) -> bool:
    """It cannot be started while somebody hibernates, nor stopped once it is yellow. NE-9.11, NE-9.21"""
    return not anybody_sleeps(game) if game.fuse == NO_FUSE else game.fuse < YELLOW_FUSE


def toggle_fuse(game: Nemesis) -> None:
    game.cite("NE-9.11")
    if game.fuse == NO_FUSE:
        game.fuse = 0
        game.tell(FUSE_LIT)
    else:
        game.fuse = NO_FUSE
        game.tell(FUSE_STOPPED)


def is_blue(game: Nemesis) -> bool:
    return game.time >= BLUE_TIME


# === Looking ========================================================================================
def look_at_room(game: Nemesis, player: Player, slot: Slot) -> None:
    game.tile_seen[player] = plus(game.tile_seen[player], slot)
    game.cite("NE-10.12")
    game.tell(LOOKED_ROOM, player, slot, game.tile[slot])


def look_at_token(game: Nemesis, player: Player, slot: Slot) -> None:
    game.token_seen[player] = plus(game.token_seen[player], slot)
    game.tell(LOOKED_TOKEN, player, slot, game.token[slot])


def look_at_goal(game: Nemesis, player: Player, other: Player) -> None:
    """The kept objective, or both before the choice. NE-10.13"""
    seen = game.goal_seen[player]
    game.goal_seen[player] = with_goals_of(seen, other) if game.kept[other] == 0 else with_kept_goal_of(seen, other)
    if game.kept[other] != 2:
        game.tell(LOOKED_GOAL, player, other, game.goals[other])
    if game.kept[other] != 1:
        game.tell(LOOKED_GOAL, player, other, game.second_goals[other])


class LookAtPlans(Rule):
    """The plans of the ship: look at unexplored tiles of your choice, not at their tokens."""

    rule: ClassVar[str] = "NE-10.12"
    player: Player
    left: i64

    def __init__(self, player: Player, left: i64) -> None:
        self.player = player
        self.left = left

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        return [TO.of(slot) for slot in range(1, 22) if not game.is_explored(slot)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        look_at_room(game, self.player, TO.arg(option))
        if self.left > 1:
            game.then(LookAtPlans(self.player, self.left - 1))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.12", "choose-an-unexplored-room")


class AssessThreat(PlayerRule):
    """Look at the top event card, then leave it there or put it to the bottom."""

    rule: ClassVar[str] = "NE-5.11"

    def run(self, game: Nemesis) -> None:
        game.event_top = take_event(game)
        game.event_knower = self.player
        game.tell(LOOKED_EVENT, self.player, game.event_top)
        game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        return [KEEP_ON_TOP.of(), TO_BOTTOM.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if TO_BOTTOM.matches(option):
            game.event_bottom = (*game.event_bottom, buried(game.event_top, self.player))
            game.event_top = 0
            game.event_knower = NOBODY

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.11", "top-or-bottom")


# === Contamination ==================================================================================
def rest(game: Nemesis, player: Player, lower: bool, scan: bool) -> None:
    """Rest, Canteen and Showers: lower madness and/or scan the contamination in hand; clean cards are removed, and
    an infected one sets madness to 5, whatever else was done; from 5 nothing changes. NE-3.12, NE-3.22, NE-3.23"""
    game.cite("NE-3.12")
    before = game.madness[player]
    if lower:
        lower_madness(game, player)
        if is_weak(game, WEAK_MIND):
            lower_madness(game, player)
    if scan and scan_hand(game, player):
        game.cite("NE-3.22" if before < 5 else "NE-3.23")
        set_madness(game, player, 5)


def scan_hand(game: Nemesis, player: Player) -> bool:
    """Remove what is clean; returns whether anything is infected."""
    clean: i64 = 0
    infected: i64 = 0
    hand: list[i64] = []
    for card in game.hands[player]:
        if card in (CLEAN, SCANNED_CLEAN):
            clean += 1
        elif is_contamination(card):
            infected += 1
            hand.append(SCANNED_INFECTED)
        else:
            hand.append(card)
    game.hands[player] = hand
    game.cite("NE-8.5")
    game.clean_out += clean
    game.tell(SCANNED, player, clean, infected)
    return infected > 0


def decontaminate(game: Nemesis, player: Player) -> None:
    """Scan all own contamination wherever it is, remove what is infected, set madness down to 3, and shuffle
    everything, the hand included, into the deck. NE-8.6"""
    clean: i64 = 0
    infected: i64 = 0
    deck: list[i64] = []
    for pile in (game.hands[player], game.decks[player], game.discards[player]):
        for card in pile:
            if card in (INFECTED, SCANNED_INFECTED):
                infected += 1
            elif is_contamination(card):
                clean += 1
                deck.append(SCANNED_CLEAN)
            else:
                deck.append(card)
    deck.sort()
    game.hands[player] = []
    game.decks[player] = deck
    game.discards[player] = []
    game.cite("NE-8.6")
    game.infected_out += infected
    game.tell(SCANNED, player, clean, infected)
    if game.madness[player] > 3:
        set_madness(game, player, 3)


def surgery(game: Nemesis, player: Player) -> None:
    """The Decontamination Chamber: after the procedure a light wound; the pass follows. NE-8.16"""
    game.cite("NE-8.16")
    decontaminate(game, player)
    light_wound(game, player)


def remove_contamination(game: Nemesis, player: Player, card: i64) -> None:
    """Alcohol: scan one card and remove it; if it was infected, take a new one. NE-10.11"""
    game.hands[player].remove(card)
    if card in (INFECTED, SCANNED_INFECTED):
        game.infected_out += 1
        game.tell(SCANNED, player, 0, 1)
        gain_contamination(game, player)
    else:
        game.clean_out += 1
        game.tell(SCANNED, player, 1, 0)


def a_contamination(game: Nemesis, player: Player, scanned: bool) -> i64:
    """A contamination card in hand, scanned before or not; 0 if there is none."""
    for card in game.hands[player]:
        if is_contamination(card) and (card >= SCANNED_CLEAN) == scanned:
            return card
    return 0


# === Laboratory =====================================================================================
def discoverable(game: Nemesis, slot: Slot) -> list[i64]:
    """The weakness cards that what is in the room would open: a character with madness 3 or more, an egg, a
    carcass. NE-8.13"""
    found: list[i64] = []
    for place in range(3):
        if not has(game.weak_open, place) and has_specimen(game, slot, place):
            found.append(place)
    return found


def has_specimen(game: Nemesis, slot: Slot, place: i64) -> bool:
    """A mad character stands where the base game asks for a corpse. NE-8.18"""
    if place == 0:
        return any(game.madness[player] >= 3 for player in game.here(slot))
    return object_near(game, slot, EGG if place == 1 else CARCASS)


def discover(game: Nemesis, place: i64) -> None:
    """What was studied stays as it is. NE-8.19"""
    game.weak_open = plus(game.weak_open, place)
    game.tell(WEAKNESS_FOUND, game.weaknesses[place], place)


def signal(game: Nemesis, player: Player) -> None:
    """It counts for its sender. NE-9.16"""
    game.cite("NE-9.16")
    game.signals = plus(game.signals, player)
    game.tell(SIGNALLED, player)


# === Doors by remote control ========================================================================
def own_doors(game: Nemesis, slot: Slot) -> list[i64]:
    """Corridors whose door can be opened or closed: a destroyed one can be neither. NE-4.19"""
    return [corridor for corridor in WAYS[slot] if not has(game.destroyed, corridor)]


class ChangeDoors(Rule):
    """Open or close any doors of one room, one after another; each once."""

    rule: ClassVar[str] = "NE-9.12"
    player: Player
    slot: Slot
    done: i64

    def __init__(self, player: Player, slot: Slot, done: i64) -> None:
        self.player = player
        self.slot = slot
        self.done = done

    def run(self, game: Nemesis) -> None:
        options = self.choices(game)
        if len(options) > 1:
            game.ask(self.player, self, options)

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = [] if self.done == 0 else [DONE.of()]
        for corridor in own_doors(game, self.slot):
            if corridor + 1 > self.done:
                options.append(AT.of(corridor))
        if self.done == 0:
            options.append(DONE.of())
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if AT.matches(option):
            corridor = AT.arg(option)
            game.then(ChangeDoors(self.player, self.slot, corridor + 1))
            toggle_door(game, self.player, corridor)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-9.12", "change-a-door")


# === Airlock ========================================================================================
def seal(game: Nemesis, player: Player, slot: Slot) -> None:
    """Close all doors of another yellow room and put the marker there. NE-9.13"""
    game.airlock = slot
    game.tell(AIRLOCK_SET, slot)
    for corridor in range(CORRIDORS - 1, -1, -1):
        if has(CORRIDORS_OF[slot], corridor) and not game.is_closed(corridor):
            close_door(game, player, corridor)


# === Pods ===========================================================================================
def section_of(game: Nemesis, pod: i64) -> i64:
    """The room kind in which a pod stands."""
    return EVAC_A + (1 if is_in_section_b(game.pods[pod]) else 0)


def free_seats(game: Nemesis, pod: i64) -> i64:
    taken: i64 = 0
    for player in range(game.players()):
        if game.pod[player] == pod:
            taken += 1
    return SEATS_OF_A_POD - taken


def flip_pod(game: Nemesis, pod: i64) -> None:
    """Lock what is unlocked and the other way round. NE-9.7"""
    game.cite("NE-9.7")
    state = UNLOCKED if pod_state(game.pods[pod]) == LOCKED else LOCKED
    game.pods[pod] = with_pod_state(game.pods[pod], state)
    game.tell(POD_CHANGED, pod, pod_state(game.pods[pod]))


def can_flip(game: Nemesis, pod: i64) -> bool:
    return pod_state(game.pods[pod]) in (LOCKED, UNLOCKED)


class Board(Rule):
    """After the noise roll: who is still alone with the pod takes a seat, and MAY launch at once or wait."""

    rule: ClassVar[str] = "NE-9.6 NE-9.8"
    player: Player
    target: i64
    slot: Slot

    def __init__(self, player: Player, target: i64, slot: Slot) -> None:
        self.player = player
        self.target = target
        self.slot = slot

    def run(self, game: Nemesis) -> None:
        player = self.player
        if game.is_in_a_room(player) and game.room[player] == self.slot and not game.in_combat(self.slot):
            game.pod[player] = self.target
            game.tell(BOARDED, player, self.target)
            game.ask(player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        return [LAUNCH.of(), STAY.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        """Waiting is a pass: the pod is launched, left or kept in a later player phase."""
        if LAUNCH.matches(option):
            launch(game, self.target)
        else:
            game.then(PASSES[self.player])

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-9.8", "launch-or-wait")


def launch(game: Nemesis, pod: i64) -> None:
    """All who sit in it have left the ship. NE-9.8"""
    game.pods[pod] += LAUNCHED_POD - UNLOCKED
    game.tell(LAUNCHED, pod)
    for player in range(game.players()):
        if game.pod[player] == pod:
            game.fate[player] = AWAY
    leave_play(game)


class FallAsleep(Rule):
    """After the noise roll: who is still undisturbed leaves the game asleep."""

    rule: ClassVar[str] = "NE-9.10"
    player: Player
    slot: Slot

    def __init__(self, player: Player, slot: Slot) -> None:
        self.player = player
        self.slot = slot

    def run(self, game: Nemesis) -> None:
        player = self.player
        if game.is_in_a_room(player) and game.room[player] == self.slot and not game.in_combat(self.slot):
            game.fate[player] = ASLEEP
            game.tell(SLEPT, player)
            leave_play(game)


def roll_then(game: Nemesis, player: Player, step: Rule) -> None:
    """A noise roll that is always made, and what follows if nothing comes. NE-9.6, NE-9.10"""
    game.then(NOISE_ROLLS[player], step)


def discard_all(game: Nemesis, player: Player, only_actions: bool) -> None:
    for card in game.hands[player]:
        if not only_actions or not is_contamination(card):
            insert(game.discards[player], card)
    game.hands[player] = [card for card in game.hands[player] if only_actions and is_contamination(card)]
