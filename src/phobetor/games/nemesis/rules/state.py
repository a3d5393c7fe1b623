"""A position of Nemesis, and what can be seen in it. How pieces and cards move is in `pieces.py` and `cards.py`.

Face-down piles are unordered. What nobody, or only somebody, may know is listed in `view.py`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import (
    HAS_COMPUTER,
    is_contamination,
)
from phobetor.games.nemesis.rules.names import (
    CARD_INTERRUPTION,
    CLEAN,
    LAIR,
    NEST,
    WOUND_ARM,
    Card,
    Item,
    Slot,
)
from phobetor.games.nemesis.rules.packed import (
    Buried,
    Claim,
    GoalsSeen,
    Holding,
    Looker,
    Lying,
    Monster,
    Offer,
    Packed,
    Pod,
    Quests,
    Removed,
    Serious,
    TokensMet,
    card_at,
    is_taped,
    item_of,
    next_cards,
    nightmare_of,
    place_of,
    quest_at,
    removed_from,
    target_of,
    target_with,
    thing_of,
)
from phobetor.games.nemesis.rules.ship import CORRIDORS_OF, NEXT, WAYS
from phobetor.games.nemesis.rules.vocabulary import (
    NO,
    YES,
)
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import Mask, count_bits, has, without
from phobetor.kernel.words import Option, Player

MOST_PLAYERS: Final = 5

# --- what a character is doing ------------------------------------------------------------------------
DEAD: Final = 0
ACTIVE: Final = 1
ASLEEP: Final = 2
AWAY: Final = 3  # in a launched pod
FATES: Final = ["dead", "active", "asleep", "away"]

# --- pods ---------------------------------------------------------------------------------------------
NO_POD: Final = 0
LOCKED: Final = 1
UNLOCKED: Final = 2
LAUNCHED_POD: Final = 3
EJECTED: Final = 4
POD_STATES: Final = ["none", "locked", "unlocked", "launched", "ejected"]
SEATS_OF_A_POD: Final = 2

# --- tokens in the bag ----------------------------------------------------------------------------------
BLANK: Final = 0
MADNESS: Final = 10  # plus the character

NO_FUSE: Final = -1
INACTIVE: Final = 0
ACTIVATED_QUEST: Final = 1
SPENT: Final = 2


class Nemesis(Game):
    """Everything that lies on the table. Lists of players are indexed by seat; sets of places and of players are masks.

    Piles that seldom change are tuples, which clones share.
    """

    time: i64 = 0  # spaces that the marker has left behind
    fuse: i64 = -1  # the same for self-destruct
    first: Player = 0
    active: Player = 0  # whose turn it is
    actions: i64 = 0  # taken this turn
    rush: i64 = 0  # 1: any number of actions this turn, then a pass
    spoken: i64 = 0  # 1: the active player made a claim this turn
    contact: i64 = 0  # 1: a nightmare has appeared
    passed: Mask = 0
    signals: Mask = 0
    explored: Mask = 0
    closed: Mask = 0  # corridors
    destroyed: Mask = 0
    noise: Mask = 0
    fire: Mask = 0
    malfunction: Mask = 0
    lairs: Mask = 0
    lairs_killed: i64 = 0
    eggs: i64 = 0  # in the Nest
    eggs_lost: i64 = 0
    airlock: Slot = 0
    coordinates: i64 = 0
    course_seen: Mask = 0  # players who looked
    destination: i64 = 1
    weak_open: Mask = 0
    yielding: Mask = 0  # players who let everything be for this turn
    event_top: i64 = 0  # a card that was looked at and put back
    event_knower: Player = -1
    ship_end: i64 = 0
    looker: Looker = -1  # whose cards are `looked`
    clean_out: i64 = 0  # contamination cards out of the game
    infected_out: i64 = 0
    no_attacks: i64 = 0  # 1: the coming event phase has no attacks
    tokens_met: TokensMet = 0  # the numbers of the nightmare tokens shown lately
    tile: tuple[i64, ...] = ()
    token: list[i64]
    items_left: list[i64]
    lair_injuries: list[i64]
    monsters: list[Monster]
    floor: list[Lying]
    engines: list[i64]  # 1: the top token says that it works
    engine_seen: list[Mask]  # engine -> players who know it; swaps are announced
    pods: list[Pod]
    weaknesses: tuple[i64, ...] = ()
    bag: list[i64]
    reserve: list[i64]
    events: tuple[i64, ...] = ()
    event_discards: tuple[i64, ...] = ()
    event_bottom: tuple[Buried, ...] = ()  # put back, and by whom
    events_gone: tuple[i64, ...] = ()
    attacks: list[i64]
    attack_discards: list[i64]
    panics: tuple[i64, ...] = ()
    panic_discards: tuple[i64, ...] = ()
    wounds: tuple[i64, ...] = ()
    wound_discards: tuple[i64, ...] = ()
    contamination: tuple[i64, ...] = ()
    yellow: tuple[i64, ...] = ()
    green: tuple[i64, ...] = ()
    red: tuple[i64, ...] = ()
    crafted: tuple[i64, ...] = ()
    bottoms: tuple[Packed, ...] = ()  # in the order in which they went there
    item_discards: tuple[i64, ...] = ()
    spare_rooms: tuple[i64, ...] = ()
    spare_weaknesses: tuple[i64, ...] = ()
    spare_goals: tuple[i64, ...] = ()
    tokens_shown: tuple[i64, ...] = ()  # exploration tokens that were turned over
    drafted: tuple[i64, ...] = ()  # the two characters that lie open
    looked: list[i64]
    offers: list[Offer]  # things laid on the table in a trade
    character: tuple[i64, ...] = ()
    number: tuple[i64, ...] = ()
    room: list[Slot]
    fate: list[i64]
    pod: list[i64]  # in which the character waits
    madness: list[i64]
    light: list[i64]
    serious: list[Serious]
    hands: list[list[Card]]
    decks: list[list[Card]]
    discards: list[list[Card]]
    packs: list[list[Packed]]
    held: list[list[Holding]]
    quests: list[Quests]
    goals: tuple[i64, ...] = ()  # corporate
    second_goals: tuple[i64, ...] = ()  # personal
    kept: list[i64]  # 0 both, 1 the first, 2 the second
    goal_seen: list[GoalsSeen]  # viewer -> whose objectives they saw
    tile_seen: list[Mask]
    token_seen: list[Mask]
    reactions: list[i64]
    removed: tuple[Removed, ...] = ()  # action cards out of the game
    causes: tuple[i64, ...] = ()  # of death, by player
    claims: tuple[Claim, ...] = ()  # what was said and not taken back

    # --- written by `make fields` from the fields above ---
    STATE: ClassVar[tuple[str, ...]] = (
        "time", "fuse", "first", "active", "actions", "rush", "spoken", "contact", "passed", "signals", "explored",
        "closed", "destroyed", "noise", "fire", "malfunction", "lairs", "lairs_killed", "eggs", "eggs_lost", "airlock",
        "coordinates", "course_seen", "destination", "weak_open", "yielding", "event_top", "event_knower", "ship_end",
        "looker", "clean_out", "infected_out", "no_attacks", "tokens_met", "tile", "token", "items_left",
        "lair_injuries", "monsters", "floor", "engines", "engine_seen", "pods", "weaknesses", "bag", "reserve",
        "events", "event_discards", "event_bottom", "events_gone", "attacks", "attack_discards", "panics",
        "panic_discards", "wounds", "wound_discards", "contamination", "yellow", "green", "red", "crafted", "bottoms",
        "item_discards", "spare_rooms", "spare_weaknesses", "spare_goals", "tokens_shown", "drafted", "looked",
        "offers", "character", "number", "room", "fate", "pod", "madness", "light", "serious", "hands", "decks",
        "discards", "packs", "held", "quests", "goals", "second_goals", "kept", "goal_seen", "tile_seen", "token_seen",
        "reactions", "removed", "causes", "claims",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = (
        "tile", "weaknesses", "events", "event_discards", "event_bottom", "events_gone", "panics", "panic_discards",
        "wounds", "wound_discards", "contamination", "yellow", "green", "red", "crafted", "bottoms", "item_discards",
        "spare_rooms", "spare_weaknesses", "spare_goals", "tokens_shown", "drafted", "character", "number", "goals",
        "second_goals", "removed", "causes", "claims",
    )  # fmt: skip

    def __init__(
        self,
        chance: Chance,
        agenda: list[Step[Any]],
        settings: list[i64],
        token: list[i64],
        items_left: list[i64],
        lair_injuries: list[i64],
        monsters: list[Monster],
        floor: list[Lying],
        engines: list[i64],
        engine_seen: list[Mask],
        pods: list[Pod],
        bag: list[i64],
        reserve: list[i64],
        attacks: list[i64],
        attack_discards: list[i64],
        looked: list[i64],
        offers: list[Offer],
        room: list[Slot],
        fate: list[i64],
        pod: list[i64],
        madness: list[i64],
        light: list[i64],
        serious: list[Serious],
        hands: list[list[Card]],
        decks: list[list[Card]],
        discards: list[list[Card]],
        packs: list[list[Packed]],
        held: list[list[Holding]],
        quests: list[Quests],
        kept: list[i64],
        goal_seen: list[GoalsSeen],
        tile_seen: list[Mask],
        token_seen: list[Mask],
        reactions: list[i64],
    ) -> None:
        super().__init__(chance, agenda, settings)
        self.token = token
        self.items_left = items_left
        self.lair_injuries = lair_injuries
        self.monsters = monsters
        self.floor = floor
        self.engines = engines
        self.engine_seen = engine_seen
        self.pods = pods
        self.bag = bag
        self.reserve = reserve
        self.attacks = attacks
        self.attack_discards = attack_discards
        self.looked = looked
        self.offers = offers
        self.room = room
        self.fate = fate
        self.pod = pod
        self.madness = madness
        self.light = light
        self.serious = serious
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.packs = packs
        self.held = held
        self.quests = quests
        self.kept = kept
        self.goal_seen = goal_seen
        self.tile_seen = tile_seen
        self.token_seen = token_seen
        self.reactions = reactions

    def clone(self, chance: Chance) -> Nemesis:
        twin = Nemesis(
            chance, self.agenda[:], self.settings, self.token[:], self.items_left[:], self.lair_injuries[:],
            self.monsters[:], self.floor[:], self.engines[:], self.engine_seen[:], self.pods[:], self.bag[:],
            self.reserve[:], self.attacks[:], self.attack_discards[:], self.looked[:], self.offers[:], self.room[:],
            self.fate[:], self.pod[:], self.madness[:], self.light[:], self.serious[:],
            [each[:] for each in self.hands], [each[:] for each in self.decks], [each[:] for each in self.discards],
            [each[:] for each in self.packs], [each[:] for each in self.held], self.quests[:], self.kept[:],
            self.goal_seen[:], self.tile_seen[:], self.token_seen[:], self.reactions[:],
        )  # fmt: skip
        twin.time = self.time
        twin.fuse = self.fuse
        twin.first = self.first
        twin.active = self.active
        twin.actions = self.actions
        twin.rush = self.rush
        twin.spoken = self.spoken
        twin.contact = self.contact
        twin.passed = self.passed
        twin.signals = self.signals
        twin.explored = self.explored
        twin.closed = self.closed
        twin.destroyed = self.destroyed
        twin.noise = self.noise
        twin.fire = self.fire
        twin.malfunction = self.malfunction
        twin.lairs = self.lairs
        twin.lairs_killed = self.lairs_killed
        twin.eggs = self.eggs
        twin.eggs_lost = self.eggs_lost
        twin.airlock = self.airlock
        twin.coordinates = self.coordinates
        twin.course_seen = self.course_seen
        twin.destination = self.destination
        twin.weak_open = self.weak_open
        twin.yielding = self.yielding
        twin.event_top = self.event_top
        twin.event_knower = self.event_knower
        twin.ship_end = self.ship_end
        twin.looker = self.looker
        twin.clean_out = self.clean_out
        twin.infected_out = self.infected_out
        twin.no_attacks = self.no_attacks
        twin.tokens_met = self.tokens_met
        twin.tile = self.tile
        twin.weaknesses = self.weaknesses
        twin.events = self.events
        twin.event_discards = self.event_discards
        twin.event_bottom = self.event_bottom
        twin.events_gone = self.events_gone
        twin.panics = self.panics
        twin.panic_discards = self.panic_discards
        twin.wounds = self.wounds
        twin.wound_discards = self.wound_discards
        twin.contamination = self.contamination
        twin.yellow = self.yellow
        twin.green = self.green
        twin.red = self.red
        twin.crafted = self.crafted
        twin.bottoms = self.bottoms
        twin.item_discards = self.item_discards
        twin.spare_rooms = self.spare_rooms
        twin.spare_weaknesses = self.spare_weaknesses
        twin.spare_goals = self.spare_goals
        twin.tokens_shown = self.tokens_shown
        twin.drafted = self.drafted
        twin.character = self.character
        twin.number = self.number
        twin.goals = self.goals
        twin.second_goals = self.second_goals
        twin.removed = self.removed
        twin.causes = self.causes
        twin.claims = self.claims
        self.copy_question(twin)
        return twin

    @staticmethod
    def blank(chance: Chance) -> Nemesis:
        return Nemesis(
            chance, [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
            [], [], [], [], [], [], [], [],
        )  # fmt: skip

    # --- until here ---

    @staticmethod
    def steps() -> type[Any]:
        return Rule

    # --- players ----------------------------------------------------------------------------------
    def players(self) -> i64:
        return len(self.room)

    def is_active(self, player: Player) -> bool:
        return self.fate[player] == ACTIVE

    def is_in_a_room(self, player: Player) -> bool:
        """Active, and not waiting in a pod. NE-9.8"""
        return self.fate[player] == ACTIVE and self.pod[player] == 0

    def in_turn_order(self) -> list[Player]:
        """Active players, clockwise from the first player."""
        order: list[Player] = []
        player = self.first
        for _ in range(len(self.room)):
            if self.fate[player] == ACTIVE:
                order.append(player)
            player = player + 1 if player + 1 < len(self.room) else 0
        return order

    def here(self, slot: Slot) -> list[Player]:
        """The characters in a room, in turn order."""
        return [player for player in self.in_turn_order() if self.room[player] == slot and self.pod[player] == 0]

    def has_people(self, slot: Slot) -> bool:
        for player in range(len(self.room)):
            if self.room[player] == slot and self.fate[player] == ACTIVE and self.pod[player] == 0:
                return True
        return False

    def is_alone(self, player: Player) -> bool:
        for other in range(len(self.room)):
            if other != player and self.room[other] == self.room[player] and self.is_in_a_room(other):
                return False
        return True

    # --- rooms --------------------------------------------------------------------------------------
    def is_explored(self, slot: Slot) -> bool:
        return has(self.explored, slot)

    def has_fire(self, slot: Slot) -> bool:
        return has(self.fire, slot)

    def is_broken(self, slot: Slot) -> bool:
        return has(self.malfunction, slot)

    def has_lair(self, slot: Slot) -> bool:
        return has(self.lairs, slot)

    def slot_of(self, room: i64) -> Slot:
        """Where a kind of room lies if it is explored, else 0."""
        for slot in range(1, 22):
            if self.tile[slot] == room and has(self.explored, slot):
                return slot
        return 0

    def is_computer_room(self, slot: Slot) -> bool:
        """Explored, with a computer that works. NE-9.2"""
        return self.is_explored(slot) and HAS_COMPUTER[self.tile[slot]] == 1 and not self.is_broken(slot)

    def is_closed(self, corridor: i64) -> bool:
        return has(self.closed, corridor)

    def doors_used(self) -> i64:
        """Closed and destroyed."""
        return count_bits(self.closed) + count_bits(self.destroyed)

    def neighbours(self, slot: Slot) -> list[Slot]:
        """Places behind a corridor without a closed door. NE-4.2"""
        if self.closed == 0:
            return NEXT[slot]
        return [NEXT[slot][k] for k in range(len(NEXT[slot])) if not self.is_closed(WAYS[slot][k])]

    def quiet_corridors(self, slot: Slot) -> i64:
        """The corridors of a room without a noise marker, the technical space included."""
        return without(CORRIDORS_OF[slot], self.noise)

    def is_nest(self, slot: Slot) -> bool:
        return self.tile[slot] == NEST and self.is_explored(slot)

    # --- nightmares -----------------------------------------------------------------------------------
    def has_nightmare(self, slot: Slot) -> bool:
        for monster in self.monsters:
            if place_of(monster) == slot:
                return True
        return False

    def in_combat(self, slot: Slot) -> bool:
        """A nightmare or a lair is in the room. NE-7.1"""
        return has(self.lairs, slot) or self.has_nightmare(slot)

    def targets(self, slot: Slot) -> list[i64]:
        """What can be attacked in a room, largest first, the lair last."""
        found: list[i64] = []
        for monster in self.monsters:
            if place_of(monster) == slot and target_of(monster) not in found:
                found.append(target_of(monster))
        if has(self.lairs, slot):
            found.append(target_with(LAIR, self.lair_injuries[slot]))
        return found

    def count_of(self, nightmare: i64) -> i64:
        count: i64 = 0
        for monster in self.monsters:
            if nightmare_of(monster) == nightmare:
                count += 1
        return count

    def is_despoiler_dead(self) -> bool:
        return self.lairs_killed >= 3

    # --- action cards -----------------------------------------------------------------------------------
    def payable(self, player: Player) -> i64:
        """Action cards in hand: contamination pays for nothing. NE-5.2"""
        count: i64 = 0
        for card in self.hands[player]:
            if card < CLEAN:
                count += 1
        return count

    def could_hold(self, player: Player, card: Card) -> bool:
        """Whether the others must reckon with that card: it lies neither open nor outside the game. NE-5.12"""
        return (
            len(self.hands[player]) > 0
            and card not in self.discards[player]
            and removed_from(player, card) not in self.removed
        )

    def could_interrupt(self, player: Player) -> bool:
        return self.could_hold(player, CARD_INTERRUPTION)

    def own_contamination(self, player: Player) -> i64:
        count: i64 = 0
        for pile in (self.hands[player], self.decks[player], self.discards[player]):
            for card in pile:
                if is_contamination(card):
                    count += 1
        return count

    # --- wounds -------------------------------------------------------------------------------------------
    def has_wound(self, player: Player, wound: i64) -> bool:
        """An undressed serious wound of that kind."""
        serious = self.serious[player]
        while serious:
            if card_at(serious, 0) == wound:
                return True
            serious = next_cards(serious)
        return False

    def serious_wounds(self, player: Player) -> i64:
        count: i64 = 0
        serious = self.serious[player]
        while serious:
            count += 1
            serious = next_cards(serious)
        return count

    # --- things -------------------------------------------------------------------------------------------
    def slots_used(self, player: Player) -> i64:
        """Taped items share a hand. NE-10.3"""
        count: i64 = len(self.held[player])
        taped = False
        for holding in self.held[player]:
            if is_taped(holding):
                taped = True
        return count - 1 if taped else count

    def free_hands(self, player: Player) -> i64:
        hands: i64 = 1 if self.has_wound(player, WOUND_ARM) else 2
        return hands - self.slots_used(player)

    def holds(self, player: Player, thing: i64) -> bool:
        for holding in self.held[player]:
            if thing_of(holding) == thing:
                return True
        return False

    def has_item(self, player: Player, item: Item) -> bool:
        """In the backpack."""
        for entry in self.packs[player]:
            if item_of(entry) == item:
                return True
        return False

    def quest_state(self, player: Player, which: i64) -> i64:
        return quest_at(self.quests[player], which)


class Rule(Step[Nemesis]):
    """A step of Nemesis."""


class PlayerRule(Rule):
    """A step of one player. Steps that hold nothing else need no constructor of their own."""

    player: Player

    def __init__(self, player: Player) -> None:
        self.player = player


class Asked(PlayerRule):
    """A question to its player."""

    def run(self, game: Nemesis) -> None:
        game.ask(self.player, self)


class YesOrNo(Asked):
    """Something that its player MAY do."""

    def choices(self, game: Nemesis) -> list[Option]:
        return [NO.of(), YES.of()]
