"""What is in the box, read from the files in `data/` and checked when they are read.

Every row says where it comes from (`provenance`) and how sure it is (`confidence`: H two sources or a verified scan,
M one good source, L inference). Who owns the box can correct the files; counts and names are checked. NE-1.1
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.box import LINE, require
from phobetor.games.nemesis.rules.names import (
    ACTIONS,
    AFTERS,
    ATTACKS,
    CHARACTERS,
    COLOURS,
    COMPONENTS,
    CRAFTED,
    DECKS,
    DISCOVERIES,
    ENERGY,
    GOAL_DECKS,
    ITEM_KINDS,
    ITEMS,
    LETTERS_OF_COURSE,
    LIGHT,
    MOMENTS,
    NIGHTMARES,
    OBJECTIVES,
    OCCURRENCES,
    PANICS,
    PLANETS,
    QUESTS,
    ROOMS,
    SCANNED_INFECTED,
    TOKEN_LAIR,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.reading import (
    COLUMNS,
    amount,
    check_all,
    check_once,
    check_sum,
    files_of_the_box,
    known,
    mask_of,
    pick,
    rows_of,
)

RETREAT: Final = 99  # stands where an attack card shows the arrow instead of a number
SLOTS: Final = 21
LIMIT: Final = 64
SUPPLIES: Final = ["contamination", "infected", "fire", "malfunction", "doors", "eggs", "startEggs", "lurkers",
                   "whisperers", "stalkers", "despoilers", "lairs", "jump", "blue", "yellow", "explosion"]  # fmt: skip


def zeros(count: int) -> list[i64]:
    zero: i64 = 0
    return [zero] * count


class Box:
    """The tables of the game, made from the texts of the data files."""

    def __init__(self, files: dict[str, str]) -> None:
        self.rows: dict[str, list[dict[str, str]]] = {file: rows_of(file, files[file]) for file in COLUMNS}
        self.read_rooms()
        self.read_tokens()
        self.read_fights()
        self.read_events()
        self.read_bodies()
        self.read_items()
        self.read_characters()
        self.read_quests()
        self.read_objectives()
        self.read_supplies()

    def read_rooms(self) -> None:
        """25 rooms: eleven of set 1, nine of set 2, five printed on the board."""
        rows = self.rows["rooms"]
        check_all(ROOMS[1:], rows, "rooms")
        self.colour: list[i64] = zeros(len(ROOMS))
        self.computer: list[i64] = zeros(len(ROOMS))
        self.room_cost: list[i64] = zeros(len(ROOMS))
        self.sets: list[str] = [""] * len(ROOMS)
        for row in rows:
            room = ROOMS.index(row["id"])
            self.colour[room] = pick(row, "colour", COLOURS, "rooms")
            self.computer[room] = amount(row, "computer", "rooms", 1)
            self.room_cost[room] = amount(row, "cost", "rooms", 5)
            self.sets[room] = row["set"]
        found = [self.sets.count("1"), self.sets.count("2"), self.sets.count("special")]
        require(found == [11, 9, 5], "rooms", "there must be 11 rooms of set 1, 9 of set 2 and 5 special ones.")

    def read_tokens(self) -> None:
        """19 exploration tokens, one for each of 16 tiles and 3 engine rooms; 16 nightmare tokens. NE-2.4"""
        rows = self.rows["exploration"]
        check_once(rows, "id", "exploration")
        require(len(rows) == 19, "exploration", f"there must be 19 tokens, not {len(rows)}.")
        self.token_ids: list[str] = ["none", *[row["id"] for row in rows]]
        self.token_effect: list[i64] = zeros(1)
        self.token_items: list[i64] = zeros(1)
        for row in rows:
            self.token_effect.append(1 + pick(row, "effect", DISCOVERIES[1:], "exploration"))
            self.token_items.append(amount(row, "items", "exploration", 9))
        require(self.token_effect.count(TOKEN_LAIR) == 3, "exploration", "there must be 3 lairs.")
        self.nightmare_tokens: list[i64] = []
        for row in self.rows["tokens"]:
            for _ in range(amount(row, "copies", "tokens", 16)):
                self.nightmare_tokens.append(amount(row, "number", "tokens", 9))
        require(len(self.nightmare_tokens) == 16, "tokens", "there must be 16 nightmare tokens.")

    def read_fights(self) -> None:
        """20 attack cards with a number or an arrow, and the nightmares that can make the attack."""
        rows = self.rows["attacks"]
        check_once(rows, "id", "attacks")
        require(len(rows) == 20, "attacks", f"there must be 20 cards, not {len(rows)}.")
        self.attack_ids: list[str] = ["none", *[row["id"] for row in rows]]
        self.attack_effect: list[i64] = zeros(1)
        self.attack_blood: list[i64] = zeros(1)
        self.attackers: list[i64] = zeros(1)
        for row in rows:
            self.attack_effect.append(1 + pick(row, "effect", ATTACKS[1:], "attacks"))
            blood = RETREAT if row["blood"] == "R" else amount(row, "blood", "attacks", 9)
            self.attack_blood.append(blood)
            self.attackers.append(mask_of(row, "attackers", "attacks"))

    def read_events(self) -> None:
        rows = self.rows["events"]
        check_once(rows, "id", "events")
        require(len(rows) == 20, "events", f"there must be 20 cards, not {len(rows)}.")
        self.event_ids: list[str] = ["none", *[row["id"] for row in rows]]
        self.event_effect: list[i64] = zeros(1)
        self.event_corridor: list[i64] = zeros(1)
        self.event_movers: list[i64] = zeros(1)
        self.event_after: list[i64] = zeros(1)
        for row in rows:
            self.event_effect.append(1 + pick(row, "effect", OCCURRENCES[1:], "events"))
            self.event_corridor.append(amount(row, "corridor", "events", 4, 1))
            self.event_movers.append(mask_of(row, "movers", "events"))
            self.event_after.append(pick(row, "after", AFTERS, "events"))

    def read_bodies(self) -> None:
        """20 panic cards, 16 serious wounds, 8 weaknesses, the madness track."""
        check_all(PANICS[1:], self.rows["panic"], "panic")
        check_all(WOUNDS[1:], self.rows["wounds"], "wounds")
        check_all(WEAKNESSES[1:], self.rows["weaknesses"], "weaknesses")
        check_sum(self.rows["panic"], 20, "panic", "panic cards")
        check_sum(self.rows["wounds"], 16, "wounds", "serious wounds")
        self.panic_level: list[i64] = zeros(len(PANICS))
        self.all_panics: list[i64] = []
        for row in self.rows["panic"]:
            panic = PANICS.index(row["id"])
            self.panic_level[panic] = amount(row, "level", "panic", 5, 1)
            self.all_panics.extend([panic] * int(row["copies"]))
        self.all_wounds: list[i64] = []
        for row in self.rows["wounds"]:
            self.all_wounds.extend([pick(row, "id", WOUNDS, "wounds")] * int(row["copies"]))
        self.spawns: list[i64] = zeros(1)
        self.lower: list[i64] = zeros(1)
        for level, row in enumerate(self.rows["track"], 1):
            require(row["level"] == str(level), "track", "the levels must stand in ascending order.")
            self.spawns.append(pick(row, "nightmare", NIGHTMARES, "track"))
            self.lower.append(level if row["down"] == "-" else amount(row, "down", "track", level - 1, 1))
        require(len(self.spawns) == 6, "track", "there must be 5 levels.")

    def read_items(self) -> None:
        """30 items of each colour, 12 crafted ones."""
        rows = self.rows["items"]
        check_all(ITEMS[1:], rows, "items")
        size = len(ITEMS)
        self.deck_of: list[i64] = zeros(size)
        self.copies: list[i64] = zeros(size)
        self.component: list[i64] = zeros(size)
        self.needs: list[list[i64]] = [[] for _ in range(size)]
        self.item_kind: list[i64] = zeros(size)
        self.ammo: list[i64] = zeros(size)
        self.item_moment: list[i64] = zeros(size)
        for row in rows:
            self.read_item(row, ITEMS.index(row["id"]))
        for deck, count in enumerate([30, 30, 30, 12]):
            found = sum([int(self.copies[item]) for item in range(size) if self.deck_of[item] == deck])
            require(found == count, "items", f"there must be {count} {DECKS[deck]} items, not {found}.")

    def read_item(self, row: dict[str, str], item: int) -> None:
        self.deck_of[item] = pick(row, "deck", DECKS, "items")
        self.copies[item] = amount(row, "copies", "items", 30)
        self.item_kind[item] = pick(row, "kind", ITEM_KINDS, "items")
        self.ammo[item] = amount(row, "ammo", "items", 9)
        self.item_moment[item] = pick(row, "combat", MOMENTS, "items")
        parts = [known(COMPONENTS, part, row, "items", "component") for part in row["component"].split("|")]
        if self.deck_of[item] == CRAFTED:
            require(len(parts) == 2, "items", f"'{row['id']}' must need two components.")
            self.needs[item] = [part for part in parts]
        else:
            self.component[item] = parts[0]

    def read_characters(self) -> None:
        """Ten action cards, a weapon and two quest items for each character."""
        check_all(ACTIONS[1:], self.rows["actions"], "actions")
        check_all(CHARACTERS[1:], self.rows["characters"], "characters")
        self.card_cost: list[i64] = zeros(LIMIT)
        self.card_moment: list[i64] = zeros(LIMIT)
        for row in self.rows["actions"]:
            card = ACTIONS.index(row["id"])
            self.card_cost[card] = amount(row, "cost", "actions", 5)
            self.card_moment[card] = pick(row, "combat", MOMENTS, "actions")
        self.weapon: list[i64] = zeros(len(CHARACTERS))
        self.deck_cards: list[list[i64]] = [[] for _ in CHARACTERS]
        self.quests: list[list[i64]] = [[] for _ in CHARACTERS]
        for row in self.rows["characters"]:
            who = CHARACTERS.index(row["id"])
            self.weapon[who] = pick(row, "weapon", ITEMS, "characters")
            cards = [known(ACTIONS, card, row, "characters", "card") for card in row["cards"].split("|")]
            require(len(cards) == 10, "characters", f"'{row['id']}' must have 10 cards, not {len(cards)}.")
            self.deck_cards[who] = [card for card in sorted(cards)]
            self.quests[who] = [pick(row, key, QUESTS, "characters") for key in ("quest1", "quest2")]

    def read_quests(self) -> None:
        """A quest item is activated in a room or by discarding an item."""
        check_all(QUESTS[1:], self.rows["quests"], "quests")
        self.quest_room: list[i64] = zeros(len(QUESTS))
        self.quest_items: list[list[i64]] = [[] for _ in QUESTS]
        for row in self.rows["quests"]:
            quest = QUESTS.index(row["id"])
            kind, _, words = row["condition"].partition(":")
            require(
                kind in ("room", "item"),
                "quests",
                f"{row[LINE]} must begin its condition with 'room:' or 'item:'.",
            )
            if kind == "room":
                self.quest_room[quest] = known(ROOMS, words, row, "quests", "room")
            else:
                self.quest_items[quest] = [known(ITEMS, word, row, "quests", "item") for word in words.split("|")]

    def read_objectives(self) -> None:
        check_all(OBJECTIVES[1:], self.rows["objectives"], "objectives")
        self.goal_deck: list[i64] = zeros(len(OBJECTIVES))
        self.goal_least: list[i64] = zeros(len(OBJECTIVES))
        for row in self.rows["objectives"]:
            goal = OBJECTIVES.index(row["id"])
            self.goal_deck[goal] = pick(row, "deck", GOAL_DECKS, "objectives")
            self.goal_least[goal] = amount(row, "least", "objectives", 5)
        self.courses: list[list[i64]] = [[]]
        for row in self.rows["coordinates"]:
            course = [pick(row, letter, PLANETS, "coordinates") for letter in LETTERS_OF_COURSE]
            require(sorted(course) == [0, 1, 2, 3], "coordinates", f"card {row['id']} must name each place once.")
            self.courses.append([planet for planet in course])
        require(len(self.courses) == 9, "coordinates", "there must be 8 cards.")

    def read_supplies(self) -> None:
        self.supply: dict[str, int] = {}
        check_all(SUPPLIES, self.rows["supplies"], "supplies")
        for row in self.rows["supplies"]:
            self.supply[row["id"]] = amount(row, "count", "supplies", 99)

    def count(self, name: str) -> i64:
        return self.supply[name]


BOX: Final = Box(files_of_the_box())

COLOUR_OF: Final[list[i64]] = BOX.colour  # room -> colour of its name plate
HAS_COMPUTER: Final[list[i64]] = BOX.computer
ROOM_COST: Final[list[i64]] = BOX.room_cost
SET_1: Final[list[i64]] = [room for room in range(len(ROOMS)) if BOX.sets[room] == "1"]
SET_2: Final[list[i64]] = [room for room in range(len(ROOMS)) if BOX.sets[room] == "2" and ROOMS[room] != "slime"]
TOKEN_IDS: Final[list[str]] = BOX.token_ids
TOKEN_EFFECT: Final[list[i64]] = BOX.token_effect
TOKEN_ITEMS: Final[list[i64]] = BOX.token_items
EXPLORATION_TOKENS: Final = 19
NIGHTMARE_TOKENS: Final[list[i64]] = BOX.nightmare_tokens
ATTACK_IDS: Final[list[str]] = BOX.attack_ids
ATTACK_EFFECT: Final[list[i64]] = BOX.attack_effect
ATTACK_BLOOD: Final[list[i64]] = BOX.attack_blood
ATTACKERS: Final[list[i64]] = BOX.attackers
EVENT_IDS: Final[list[str]] = BOX.event_ids
EVENT_EFFECT: Final[list[i64]] = BOX.event_effect
EVENT_CORRIDOR: Final[list[i64]] = BOX.event_corridor
EVENT_MOVERS: Final[list[i64]] = BOX.event_movers
EVENT_AFTER: Final[list[i64]] = BOX.event_after
PANIC_LEVEL: Final[list[i64]] = BOX.panic_level
ALL_PANICS: Final[tuple[i64, ...]] = tuple(BOX.all_panics)
ALL_WOUNDS: Final[tuple[i64, ...]] = tuple(BOX.all_wounds)
SPAWNS: Final[list[i64]] = BOX.spawns  # level of madness -> nightmare
LOWER: Final[list[i64]] = BOX.lower  # level of madness -> the level below, or itself
DECK_OF: Final[list[i64]] = BOX.deck_of
COPIES: Final[list[i64]] = BOX.copies
COMPONENT: Final[list[i64]] = BOX.component
NEEDS: Final[list[list[i64]]] = BOX.needs
ITEM_KIND: Final[list[i64]] = [*BOX.item_kind, *[1] * 8]  # objects are heavy
AMMO: Final[list[i64]] = [*BOX.ammo, *[0] * 8]
ITEM_MOMENT: Final[list[i64]] = BOX.item_moment
CARD_COST: Final[list[i64]] = BOX.card_cost
CARD_MOMENT: Final[list[i64]] = BOX.card_moment
WEAPON_OF: Final[list[i64]] = BOX.weapon
CARDS_OF: Final[list[list[i64]]] = BOX.deck_cards
QUESTS_OF: Final[list[list[i64]]] = BOX.quests
QUEST_ROOM: Final[list[i64]] = BOX.quest_room
QUEST_ITEMS: Final[list[list[i64]]] = BOX.quest_items
GOAL_DECK: Final[list[i64]] = BOX.goal_deck
GOAL_LEAST: Final[list[i64]] = BOX.goal_least
COURSES: Final[list[list[i64]]] = BOX.courses  # coordinate card -> letter -> planet

CONTAMINATION_CARDS: Final[i64] = BOX.count("contamination")
INFECTED_CARDS: Final[i64] = BOX.count("infected")
FIRE_MARKERS: Final[i64] = BOX.count("fire")
MALFUNCTION_MARKERS: Final[i64] = BOX.count("malfunction")
DOOR_TOKENS: Final[i64] = BOX.count("doors")
EGGS: Final[i64] = BOX.count("startEggs")
MINIS: Final[list[i64]] = [
    0,
    BOX.count("lurkers"),
    BOX.count("whisperers"),
    BOX.count("stalkers"),
    BOX.count("despoilers"),
]
JUMP: Final[i64] = BOX.count("jump")
BLUE_TIME: Final[i64] = BOX.count("blue")
YELLOW_FUSE: Final[i64] = BOX.count("yellow")
EXPLOSION: Final[i64] = BOX.count("explosion")

ITEM_DECKS: Final[list[tuple[i64, ...]]] = [
    tuple([item for item in range(len(ITEMS)) for _ in range(BOX.copies[item]) if BOX.deck_of[item] == deck])
    for deck in range(4)
]


def is_contamination(card: i64) -> bool:
    return 33 <= card <= SCANNED_INFECTED


def is_heavy(thing: i64) -> bool:
    return ITEM_KIND[thing] != LIGHT


def is_weapon(thing: i64) -> bool:
    return ITEM_KIND[thing] >= ENERGY
