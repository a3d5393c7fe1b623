"""What lies where on the table of Nemesis: every field of a position, how it begins and how it is copied.

`state.py` says what can be seen in it, and the rules change it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.names import Card, Slot
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Player


class Layout(Game):
    """Everything that lies on the table. Lists of players are indexed by seat; sets of places and of players are masks.

    Piles that seldom change are tuples, which clones share.
    """

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
        "discards", "packs", "held",
        "quests", "goals", "second_goals", "kept", "goal_seen", "tile_seen", "token_seen", "reactions", "removed",
        "causes", "claims",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = (
        "tile", "weaknesses", "events", "event_discards", "event_bottom", "events_gone", "panics", "panic_discards",
        "wounds", "wound_discards", "contamination", "yellow", "green", "red", "crafted", "bottoms", "item_discards",
        "spare_rooms", "spare_weaknesses", "spare_goals", "tokens_shown", "drafted", "character", "number", "goals",
        "second_goals", "removed", "causes", "claims",
    )  # fmt: skip

    time: i64
    fuse: i64
    first: Player
    active: Player
    actions: i64
    rush: i64
    spoken: i64
    contact: i64
    passed: i64
    signals: i64
    explored: i64
    closed: i64
    destroyed: i64
    noise: i64
    fire: i64
    malfunction: i64
    lairs: i64
    lairs_killed: i64
    eggs: i64
    eggs_lost: i64
    airlock: Slot
    coordinates: i64
    course_seen: i64
    destination: i64
    weak_open: i64
    yielding: i64
    event_top: i64
    event_knower: Player
    ship_end: i64
    looker: Player
    clean_out: i64
    infected_out: i64
    no_attacks: i64
    tokens_met: i64
    tile: tuple[i64, ...]
    token: list[i64]
    items_left: list[i64]
    lair_injuries: list[i64]
    monsters: list[i64]
    floor: list[i64]
    engines: list[i64]
    engine_seen: list[i64]
    pods: list[i64]
    weaknesses: tuple[i64, ...]
    bag: list[i64]
    reserve: list[i64]
    events: tuple[i64, ...]
    event_discards: tuple[i64, ...]
    event_bottom: tuple[i64, ...]
    events_gone: tuple[i64, ...]
    attacks: list[i64]
    attack_discards: list[i64]
    panics: tuple[i64, ...]
    panic_discards: tuple[i64, ...]
    wounds: tuple[i64, ...]
    wound_discards: tuple[i64, ...]
    contamination: tuple[i64, ...]
    yellow: tuple[i64, ...]
    green: tuple[i64, ...]
    red: tuple[i64, ...]
    crafted: tuple[i64, ...]
    bottoms: tuple[i64, ...]
    item_discards: tuple[i64, ...]
    spare_rooms: tuple[i64, ...]
    spare_weaknesses: tuple[i64, ...]
    spare_goals: tuple[i64, ...]
    tokens_shown: tuple[i64, ...]
    drafted: tuple[i64, ...]
    looked: list[i64]
    offers: list[i64]
    character: tuple[i64, ...]
    number: tuple[i64, ...]
    room: list[Slot]
    fate: list[i64]
    pod: list[i64]
    madness: list[i64]
    light: list[i64]
    serious: list[i64]
    hands: list[list[Card]]
    decks: list[list[Card]]
    discards: list[list[Card]]
    packs: list[list[i64]]
    held: list[list[i64]]
    quests: list[i64]
    goals: tuple[i64, ...]
    second_goals: tuple[i64, ...]
    kept: list[i64]
    goal_seen: list[i64]
    tile_seen: list[i64]
    token_seen: list[i64]
    reactions: list[i64]
    removed: tuple[i64, ...]
    causes: tuple[i64, ...]
    claims: tuple[i64, ...]

    def __init__(
        self,
        chance: Chance,
        agenda: list[Step[Any]],
        settings: list[i64],
        token: list[i64],
        items_left: list[i64],
        lair_injuries: list[i64],
        monsters: list[i64],
        floor: list[i64],
        engines: list[i64],
        engine_seen: list[i64],
        pods: list[i64],
        bag: list[i64],
        reserve: list[i64],
        attacks: list[i64],
        attack_discards: list[i64],
        looked: list[i64],
        offers: list[i64],
        room: list[Slot],
        fate: list[i64],
        pod: list[i64],
        madness: list[i64],
        light: list[i64],
        serious: list[i64],
        hands: list[list[Card]],
        decks: list[list[Card]],
        discards: list[list[Card]],
        packs: list[list[i64]],
        held: list[list[i64]],
        quests: list[i64],
        kept: list[i64],
        goal_seen: list[i64],
        tile_seen: list[i64],
        token_seen: list[i64],
        reactions: list[i64],
    ) -> None:
        super().__init__(chance, agenda, settings)
        self.time = 0  # spaces that the marker has left behind
        self.fuse = -1  # the same for self-destruct
        self.first = 0
        self.active = 0  # whose turn it is
        self.actions = 0  # taken this turn
        self.rush = 0  # 1: any number of actions this turn, then a pass
        self.spoken = 0  # 1: the active player made a claim this turn
        self.contact = 0  # 1: a nightmare has appeared
        self.passed = 0
        self.signals = 0
        self.explored = 0
        self.closed = 0  # corridors
        self.destroyed = 0
        self.noise = 0
        self.fire = 0
        self.malfunction = 0
        self.lairs = 0
        self.lairs_killed = 0
        self.eggs = 0  # in the Nest
        self.eggs_lost = 0
        self.airlock = 0
        self.coordinates = 0
        self.course_seen = 0  # players who looked
        self.destination = 1
        self.weak_open = 0
        self.yielding = 0  # players who let everything be for this turn
        self.event_top = 0  # a card that was looked at and put back
        self.event_knower = -1
        self.ship_end = 0
        self.looker = -1  # whose cards are `looked`: items, or + 8 action cards
        self.clean_out = 0  # contamination cards out of the game
        self.infected_out = 0
        self.tokens_met = 0  # the numbers of the nightmare tokens shown lately, four bits each, the last one lowest
        self.no_attacks = 0  # 1: the coming event phase has no attacks
        self.tile = ()
        self.token = token
        self.items_left = items_left
        self.lair_injuries = lair_injuries
        self.monsters = monsters
        self.floor = floor  # slot * 64 + thing
        self.engines = engines  # 1: the top token says that it works
        self.engine_seen = engine_seen  # engine -> players who know it; swaps are announced
        self.pods = pods
        self.weaknesses = ()
        self.bag = bag
        self.reserve = reserve
        self.events = ()
        self.event_discards = ()
        self.event_bottom = ()  # card * 8 + who put it there
        self.events_gone = ()
        self.attacks = attacks
        self.attack_discards = attack_discards
        self.panics = ()
        self.panic_discards = ()
        self.wounds = ()
        self.wound_discards = ()
        self.contamination = ()
        self.yellow = ()
        self.green = ()
        self.red = ()
        self.crafted = ()
        self.bottoms = ()  # item * 32 + who knows it, in the order in which they went to the bottom of their deck
        self.item_discards = ()
        self.spare_rooms = ()
        self.spare_weaknesses = ()
        self.spare_goals = ()
        self.tokens_shown = ()  # exploration tokens that were turned over
        self.drafted = ()  # the two characters that lie open
        self.looked = looked
        self.offers = offers  # things laid on the table in a trade: packed items, then * 4 + who
        self.character = ()
        self.number = ()
        self.room = room
        self.fate = fate
        self.pod = pod  # in which the character waits
        self.madness = madness
        self.light = light
        self.serious = serious  # four bits each: wound, + 8 when dressed
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.packs = packs
        self.held = held
        self.quests = quests  # two bits each
        self.goals = ()  # corporate
        self.second_goals = ()  # personal
        self.kept = kept  # 0 both, 1 the first, 2 the second
        self.goal_seen = goal_seen  # viewer -> players of whom they saw both objectives, << 8 the kept one
        self.tile_seen = tile_seen
        self.token_seen = token_seen
        self.reactions = reactions
        self.removed = ()  # action cards out of the game: player * 64 + card
        self.causes = ()  # of death, by player
        self.claims = ()  # what was said and not taken back: option * 8 + player

    def copy_numbers(self, twin: Layout) -> None:
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

    def copy_tuples(self, twin: Layout) -> None:
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

    def restore(self, saved: dict[str, Any], steps: type[Any]) -> None:
        super().restore(saved | {name: tuple(saved[name]) for name in self.TUPLES}, steps)
