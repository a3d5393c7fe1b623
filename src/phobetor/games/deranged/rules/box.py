"""What is in the box besides the town, read from the files in `data/` and checked when they are read.

Few of the printed cards were ever shown, so most rows are marked `reconstructed`; numbers marked `rulebook` were
decoded from the pictures of the rulebook.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.box import find, number, require
from phobetor.games.deranged.rules.reading import files_of_the_box, is_set, rows_of
from phobetor.games.deranged.rules.town import (
    AT_ANY_HOUSE,
    AT_ANY_POWER,
    AT_CEMETERY,
    AT_CHURCH,
    AT_EMPTY_HOUSE,
    AT_EXIT,
    AT_FORGE,
    AT_HOUSE1,
    AT_LIBRARY,
    AT_PHARMACY,
    AT_PORTAL,
    AT_POWER_MOON,
    AT_RUINS,
    COLOURS,
    IN_COMPANY,
    QUARTERS,
)
from phobetor.kernel.masks import has, joined, plus

Card: TypeAlias = i64  # an action, item or reward card; numbered from 1 in the order of the file
Curse: TypeAlias = i64  # by its printed number
Night: TypeAlias = i64  # a night card, numbered from 1
Role: TypeAlias = i64
Kind: TypeAlias = i64  # a kind of monster, in the order of initiative
Token: TypeAlias = i64  # a monster token

CARDS: Final = 91
NO_CARD: Final = 0
ACTION_CARDS: Final = 42
FIRST_ITEM: Final = 43
LAST_ITEM: Final = 84
FIRST_REWARD: Final = 85
HAND: Final = 4
STARTING_DECK: Final = 7
SWAP: Final = -1  # stands where a possessed side has its move

DECKS: Final = ["pharmacy", "forge", "library", "action", "reward"]
PHARMACY_DECK: Final = 0
FORGE_DECK: Final = 1
LIBRARY_DECK: Final = 2
HOUSE_DECK: Final = 3  # made of the others; where a drawn card may come from
ACTION_DECK: Final = 3
REWARD_DECK: Final = 4

NO_ITEM: Final = 0
ELIXIR: Final = 1
ACID: Final = 2
BANDAGES: Final = 3
SALTS: Final = 4
SLEEP: Final = 5
TINCTURE: Final = 6
POISON: Final = 7
OIL: Final = 8
MUSKETOON: Final = 9
LAMP: Final = 10
KEYS: Final = 11
AXE: Final = 12
CROWBAR: Final = 13
BUCKLER: Final = 14
PITCHFORK: Final = 15
HOOK: Final = 16
EXORCISM: Final = 17
PASSAGE: Final = 18
WARD: Final = 19
FLAME: Final = 20
BREVIARY: Final = 21
ALMANAC: Final = 22
HOURGLASS: Final = 23
CANDLES: Final = 24
KNIFE: Final = 25
BAG: Final = 26
VIAL: Final = 27
CLEAVER: Final = 28
SEAL: Final = 29
LANTERN: Final = 30
RELIQUARY: Final = 31
ITEMS: Final = [
    "none", "elixir", "acid", "bandages", "salts", "sleep", "tincture", "poison", "oil", "musketoon", "lamp", "keys",
    "axe", "crowbar", "buckler", "pitchfork", "hook", "exorcism", "passage", "ward", "flame", "breviary", "almanac",
    "hourglass", "candles", "knife", "bag", "vial", "cleaver", "seal", "lantern", "reliquary",
]  # fmt: skip

# --- curses -----------------------------------------------------------------------------------------
CURSES: Final = 42
NO_CURSE: Final = 0
BACKS: Final = ["green", "violet", "yellow", "red"]
GREEN_BACK: Final = 0
VIOLET_BACK: Final = 1
YELLOW_BACK: Final = 2
RED_BACK: Final = 3
NO_EFFECT: Final = 0
SHOW_ROLE: Final = 1
SWAP_NIGHT: Final = 2
PAY_CANDLES: Final = 3
CHARGE: Final = 4
SPIRIT_HERE: Final = 5
BECOME_POSSESSED: Final = 6
REINFORCE: Final = 7
NEW_HAND: Final = 8
SCREAM: Final = 9
TIME_PASSES: Final = 10
IMMEDIATE: Final = [
    "", "show-role", "swap-night", "pay-candles", "charge", "spirit", "possessed", "reinforce", "new-hand", "scream",
    "time",
]  # fmt: skip
POOR_REST: Final = 1
NO_PORTALS: Final = 2
NO_BLOCKING: Final = 3
SMALL_HAND: Final = 4
WEAK_DEFENCE: Final = 5
DAWN_CURSE: Final = 6
DEAR_ACTION: Final = 7
NO_HEALING: Final = 8
WEAK_ATTACK: Final = 9
NO_ROLE: Final = 10
HELD: Final = [
    "", "poor-rest", "no-portals", "no-blocking", "small-hand", "weak-defence", "dawn-curse", "dear-action",
    "no-healing", "weak-attack", "no-role",
]  # fmt: skip
FREE: Final = 0
ONE_CANDLE: Final = 1
TWO_HEALTH: Final = 2
TWO_CANDLES: Final = 3
COMPANY_SANITY: Final = 4
ONLY_AT_NIGHT: Final = 5
PRICES: Final = ["", "candle", "health2", "candles2", "company-sanity", "night"]
PLACE_BITS: Final = {
    "pharmacy": AT_PHARMACY, "forge": AT_FORGE, "library": AT_LIBRARY, "cemetery": AT_CEMETERY, "church": AT_CHURCH,
    "house1": AT_HOUSE1, "house2": AT_HOUSE1 * 2, "house3": AT_HOUSE1 * 4, "house4": AT_HOUSE1 * 8,
    "house5": AT_HOUSE1 * 16, "house6": AT_HOUSE1 * 32, "house": AT_ANY_HOUSE, "power": AT_ANY_POWER,
    "power-moon": AT_POWER_MOON, "power-raven": AT_POWER_MOON * 2, "power-key": AT_POWER_MOON * 4,
    "power-rose": AT_POWER_MOON * 8, "exit": AT_EXIT, "ruins": AT_RUINS, "portal": AT_PORTAL, "company": IN_COMPANY,
    "empty-house": AT_EMPTY_HOUSE,
}  # fmt: skip

# --- night cards, roles, monsters, tracks -------------------------------------------------------------
NIGHTS: Final = 18
NO_NIGHT: Final = 0
POSSESSED_TASK: Final = 0
SEARCH_MOON: Final = 1  # raven, key and rose are the next three
END_IN_CEMETERY: Final = 5
ATTACK_TASK: Final = 6
REST_OUTSIDE: Final = 7
SPEND_TWO_CANDLES: Final = 8
USE_PORTAL: Final = 9
END_IN_COMPANY: Final = 10
DEFEAT_MONSTER: Final = 11
END_ON_POWER: Final = 12
WOUND_HERO: Final = 13
TASKS: Final = [
    "possessed", "search-moon", "search-raven", "search-key", "search-rose", "end-in-cemetery", "attack",
    "rest-outside",
    "spend-two-candles", "use-portal", "end-in-company", "defeat-monster", "end-on-power", "wound-hero",
]  # fmt: skip
NO_ROLE_CARD: Final = -1
FANATIC: Final = 0
HUNTER: Final = 1
OCCULTIST: Final = 2
PILGRIM: Final = 3
MANIAC: Final = 4
LOOTER: Final = 5
ROLES: Final = ["fanatic", "hunter", "occultist", "pilgrim", "maniac", "looter"]
SPIRIT: Final = 0
DEAD: Final = 1
WOLF: Final = 2
PUPIL: Final = 3
NECROMANCER: Final = 4
GARGOYLE: Final = 5
MONSTERS: Final = ["spirit", "dead", "wolf", "pupil", "necromancer", "gargoyle"]
TOKENS: Final = 29
AS_MANY_AS_PLAYERS: Final = 0  # stands where a monster has its health
OWN_ARROWS: Final = ["white", "blue", "green", "pink", "any", "free"]
FREE_ARROWS: Final = 5  # ignores colours and directions
TOKENS_OF: Final[list[i64]] = [8, 10, 8, 1, 1, 1]
COLUMNS_OF_A_CARD: Final = ["attack", "defence", "move", "possessed_attack", "possessed_defence"]
COLUMNS_OF_A_MONSTER: Final = ["move", "attack", "defence", "candles"]
MOST_PLAYERS: Final = 6
FEWEST_PLAYERS: Final = 3
NOT_IN_TRAINING: Final = [13, 14, 32, 33, 38]
ITEM_COPIES: Final = 14  # in each of the three item decks


# --- reading ----------------------------------------------------------------------------------------
class Box:
    """The tables of cards, curses, nights, roles, monsters and tracks, made from the texts of the data files."""

    def __init__(self, files: dict[str, str]) -> None:
        self.name_of: list[str] = ["none"]
        self.deck_of: list[i64] = [-1]
        self.item_of: list[i64] = [NO_ITEM]
        self.columns: list[list[i64]] = [[0] for _ in COLUMNS_OF_A_CARD]
        self.colour: list[i64] = [0]
        self.search: list[i64] = [0]
        self.has_time: list[i64] = [0]
        self.is_once: list[i64] = [0]
        self.possessed_move: list[i64] = [0]
        self.possessed_colour: list[i64] = [0]
        self.possessed_search: list[i64] = [0]
        self.back_of: list[i64] = [-1]
        self.immediate_of: list[i64] = [NO_EFFECT]
        self.held_of: list[i64] = [0]
        self.holders: list[i64] = [0] * len(HELD)
        self.shed_at: list[i64] = [0]
        self.price_of: list[i64] = [FREE]
        self.in_training: list[i64] = [0]
        self.night_ids: list[str] = ["none"]
        self.night_of: list[i64] = [0]
        self.night_players: list[i64] = [0]
        self.task_of: list[i64] = [0]
        self.role_players: list[i64] = []
        self.reward_of: list[i64] = []
        self.first_token: list[i64] = []
        self.kind_of: list[i64] = []
        self.monster_columns: list[list[i64]] = [[] for _ in COLUMNS_OF_A_MONSTER]
        self.monster_health: list[i64] = []
        self.monster_arrows: list[i64] = []
        self.day_spaces: list[i64] = [0] * (MOST_PLAYERS + 1)
        self.night_spaces: list[i64] = [0] * (MOST_PLAYERS + 1)
        self.read(files)

    def read(self, files: dict[str, str]) -> None:
        self.read_cards(rows_of("cards", files["cards"]))
        self.read_curses(rows_of("curses", files["curses"]))
        self.read_nights(rows_of("nights", files["nights"]))
        self.read_roles(rows_of("roles", files["roles"]))
        self.read_monsters(rows_of("monsters", files["monsters"]))
        self.read_tracks(rows_of("tracks", files["tracks"]))

    # --- cards ------------------------------------------------------------------------------------
    def read_cards(self, rows: list[dict[str, str]]) -> None:
        """Action cards are numbered deck by deck (A1 to A7, B1 …), items and rewards copy by copy."""
        names = [row["card"] for row in rows]
        for row in rows:
            require(names.count(row["card"]) == 1, "cards", f"'{row['card']}' stands there twice.")
            find(DECKS, row["deck"], "cards", row["card"], "deck")
        actions = [row for row in rows if row["deck"] == "action"]
        found = len(actions)
        require(found == STARTING_DECK, "cards", f"there must be {STARTING_DECK} action cards, not {found}.")
        for _ in range(MOST_PLAYERS):
            for row in actions:
                self.read_card(row)
        for deck in range(len(DECKS)):
            for row in rows:
                if row["deck"] == DECKS[deck] and deck != ACTION_DECK:
                    for _ in range(number(row["copies"], "cards", row["card"], "copies")):
                        self.read_card(row)
        self.check_cards(rows)

    def read_card(self, row: dict[str, str]) -> None:
        name = row["card"]
        self.name_of.append(name)
        self.deck_of.append(DECKS.index(row["deck"]))
        self.item_of.append(NO_ITEM if row["deck"] == "action" else find(ITEMS[1:], name, "cards", "a row", "item") + 1)
        for place in range(len(COLUMNS_OF_A_CARD)):
            column = COLUMNS_OF_A_CARD[place]
            self.columns[place].append(number(row[column], "cards", name, column.replace("_", " ")))
        self.colour.append(find(COLOURS, row["colour"], "cards", name, "colour"))
        self.possessed_colour.append(find(COLOURS, row["possessed_colour"], "cards", name, "possessed colour"))
        self.search.append(self.quarters(row["search"], name))
        self.has_time.append(is_set(row["time"], "time", "cards", name))
        self.is_once.append(is_set(row["once"], "once", "cards", name))
        moves = row["possessed_move"]
        self.possessed_move.append(SWAP if moves == "swap" else number(moves, "cards", name, "possessed move"))
        self.possessed_search.append(is_set(row["possessed_search"], "any", "cards", name))

    def quarters(self, words: str, name: str) -> int:
        """The quarters in which a card can search, as bits."""
        bits = 0
        for word in words.split("|"):
            quarter = find(QUARTERS, word, "cards", name, "quarter")
            require(not has(bits, quarter), "cards", f"{name} names the quarter '{word}' twice.")
            bits = plus(bits, quarter)
        return bits

    def check_cards(self, rows: list[dict[str, str]]) -> None:
        for row in rows:
            if row["deck"] == "action":
                require(row["copies"] == str(MOST_PLAYERS), "cards", f"{row['card']} must have {MOST_PLAYERS} copies.")
        for deck, count in ((0, ITEM_COPIES), (1, ITEM_COPIES), (2, ITEM_COPIES), (REWARD_DECK, CARDS - LAST_ITEM)):
            found = self.deck_of.count(deck)
            require(found == count, "cards", f"there must be {count} cards of the deck {DECKS[deck]}, not {found}.")
        require("reliquary" in self.name_of[FIRST_REWARD:], "cards", "the reliquary must be among the rewards.")

    # --- curses -----------------------------------------------------------------------------------
    def read_curses(self, rows: list[dict[str, str]]) -> None:
        for row in rows:
            printed, name = row["curse"], f"curse {row['curse']}"
            require(
                printed == str(len(self.back_of)), "curses", f"{name} stands where {len(self.back_of)} is expected."
            )
            require(len(self.back_of) <= CURSES, "curses", f"there must be {CURSES} curses, not more.")
            self.back_of.append(find(BACKS, row["back"], "curses", name, "back"))
            self.immediate_of.append(find(IMMEDIATE, row["immediate"], "curses", name, "immediate effect"))
            self.held_of.append(find(HELD, row["held"], "curses", name, "lasting effect"))
            self.holders[self.held_of[-1]] = plus(self.holders[self.held_of[-1]], int(printed))
            self.price_of.append(find(PRICES, row["price"], "curses", name, "price"))
            self.in_training.append(find(["no", "yes"], row["training"], "curses", name, "use in the training game"))
            self.shed_at.append(self.shedding_places(row["places"], name))
        self.check_curses()

    def shedding_places(self, words: str, name: str) -> int:
        bits = 0
        for word in words.split("|"):
            if word:
                find(list(PLACE_BITS), word, "curses", name, "place")
                bits = joined(bits, PLACE_BITS[word])
        lasts = self.immediate_of[-1] != BECOME_POSSESSED
        require(bits > 0 or not lasts, "curses", f"{name} could never be shed; it needs a place.")
        return bits

    def check_curses(self) -> None:
        """Six starting curses of each colour, and some of each other colour. DE-17, DE-18, DE-29"""
        found = len(self.back_of) - 1
        require(found == CURSES, "curses", f"there must be {CURSES} curses, not {found}.")
        for back in (GREEN_BACK, VIOLET_BACK):
            count = self.back_of.count(back)
            require(count == MOST_PLAYERS, "curses", f"{MOST_PLAYERS} curses must be {BACKS[back]}, not {count}.")
        for back in (YELLOW_BACK, RED_BACK):
            require(back in self.back_of, "curses", f"some curses must be {BACKS[back]}.")
        outside = [curse for curse in range(1, CURSES + 1) if not self.in_training[curse]]
        named = ", ".join([str(curse) for curse in NOT_IN_TRAINING])
        require(outside == NOT_IN_TRAINING, "curses", f"the training game leaves out the curses {named} and no others.")

    # --- nights, roles ----------------------------------------------------------------------------
    def read_nights(self, rows: list[dict[str, str]]) -> None:
        for row in rows:
            name = row["id"]
            require(name not in self.night_ids, "nights", f"'{name}' stands there twice.")
            self.night_ids.append(name)
            self.night_of.append(find(["1", "2", "3"], row["night"], "nights", name, "night") + 1)
            self.night_players.append(
                find(["3", "4", "5", "6"], row["players"], "nights", name, "number of players") + 3
            )
            self.task_of.append(find(TASKS, row["task"], "nights", name, "task"))
        require(len(rows) == NIGHTS, "nights", f"there must be {NIGHTS} night cards, not {len(rows)}.")
        for night in range(1, 4):
            for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
                self.check_night(night, players)

    def check_night(self, night: int, players: int) -> None:
        """With any number of players exactly as many cards of each night remain as there are players. DE-16, DE-28"""
        cards = range(1, NIGHTS + 1)
        used = [card for card in cards if self.night_of[card] == night and self.night_players[card] <= players]
        wrong = f"night {night} must have {players} cards for {players} players, not {len(used)}."
        require(len(used) == players, "nights", wrong)

    def read_roles(self, rows: list[dict[str, str]]) -> None:
        names = [row["role"] for row in rows]
        require(names == ROLES, "roles", f"the roles must be {', '.join(ROLES)}, in this order.")
        for row in rows:
            name = row["role"]
            self.role_players.append(find(["3", "4", "5", "6"], row["players"], "roles", name, "number of players") + 3)
            reward = find(self.name_of[FIRST_REWARD:], row["reward"], "roles", name, "reward")
            self.reward_of.append(FIRST_REWARD + reward)
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            found = len([least for least in self.role_players if least <= players])
            require(found >= players, "roles", f"there are only {found} roles for {players} players.")

    # --- monsters, tracks -------------------------------------------------------------------------
    def read_monsters(self, rows: list[dict[str, str]]) -> None:
        names = [row["monster"] for row in rows]
        require(names == MONSTERS, "monsters", f"the monsters must be {', '.join(MONSTERS)}, in this order.")
        for kind in range(len(rows)):
            row, name = rows[kind], names[kind]
            self.first_token.append(len(self.kind_of))
            for place in range(len(COLUMNS_OF_A_MONSTER)):
                column = COLUMNS_OF_A_MONSTER[place]
                self.monster_columns[place].append(number(row[column], "monsters", name, column))
            require(row["tokens"] == str(TOKENS_OF[kind]), "monsters", f"{name} must have {TOKENS_OF[kind]} tokens.")
            self.kind_of.extend([kind] * TOKENS_OF[kind])
            health = row["health"]
            self.monster_health.append(
                AS_MANY_AS_PLAYERS if health == "n" else number(health, "monsters", name, "health", 1)
            )
            self.monster_arrows.append(find(OWN_ARROWS, row["arrows"], "monsters", name, "arrows"))
        initiative = [row["initiative"] for row in rows]
        require(
            initiative == ["1", "2", "3", "4", "5", "6"],
            "monsters",
            "the initiative must be 1 to 6 from the first to the last.",
        )

    def read_tracks(self, rows: list[dict[str, str]]) -> None:
        for row in rows:
            name = f"the track for {row['players']}"
            players = find(["3", "4", "5", "6"], row["players"], "tracks", name, "number of players") + 3
            require(self.day_spaces[players] == 0, "tracks", f"{name} stands there twice.")
            self.day_spaces[players] = number(row["day"], "tracks", name, "day", 2)
            self.night_spaces[players] = number(row["night"], "tracks", name, "night", 2)
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            require(self.day_spaces[players] > 0, "tracks", f"there is no track for {players} players.")


# --- the tables -------------------------------------------------------------------------------------
_BOX: Final = Box(files_of_the_box())

NAME_OF: Final[list[str]] = _BOX.name_of  # the name that copies share
ATTACK: Final[list[i64]] = _BOX.columns[0]  # card -> what its human side shows
DEFENCE: Final[list[i64]] = _BOX.columns[1]
MOVE: Final[list[i64]] = _BOX.columns[2]
COLOUR: Final[list[i64]] = _BOX.colour
SEARCH: Final[list[i64]] = _BOX.search  # the quarters it can search, as bits
HAS_TIME: Final[list[i64]] = _BOX.has_time
IS_ONCE: Final[list[i64]] = _BOX.is_once
ITEM_OF: Final[list[i64]] = _BOX.item_of
DECK_OF: Final[list[i64]] = _BOX.deck_of
POSSESSED_MOVE: Final[list[i64]] = _BOX.possessed_move
POSSESSED_ATTACK: Final[list[i64]] = _BOX.columns[3]
POSSESSED_DEFENCE: Final[list[i64]] = _BOX.columns[4]
POSSESSED_COLOUR: Final[list[i64]] = _BOX.possessed_colour
POSSESSED_SEARCH: Final[list[i64]] = _BOX.possessed_search
RELIQUARY_CARD: Final[i64] = NAME_OF.index("reliquary")

BACK_OF: Final[list[i64]] = _BOX.back_of
IMMEDIATE_OF: Final[list[i64]] = _BOX.immediate_of
HELD_OF: Final[list[i64]] = _BOX.held_of
HOLDERS: Final[list[i64]] = _BOX.holders  # effect while held -> the curses that have it, as bits
SHED_AT: Final[list[i64]] = _BOX.shed_at  # the places where it can be shed, as bits
PRICE_OF: Final[list[i64]] = _BOX.price_of
IN_TRAINING: Final[list[i64]] = _BOX.in_training

NIGHT_IDS: Final[list[str]] = _BOX.night_ids
NIGHT_OF: Final[list[i64]] = _BOX.night_of  # night card -> 1, 2 or 3
NIGHT_PLAYERS: Final[list[i64]] = _BOX.night_players
TASK_OF: Final[list[i64]] = _BOX.task_of
ROLE_PLAYERS: Final[list[i64]] = _BOX.role_players
REWARD_OF: Final[list[i64]] = _BOX.reward_of  # role -> card

TOKEN_COUNT: Final[list[i64]] = TOKENS_OF[:]
FIRST_TOKEN: Final[list[i64]] = _BOX.first_token
KIND_OF: Final[list[i64]] = _BOX.kind_of  # token -> kind
MONSTER_MOVE: Final[list[i64]] = _BOX.monster_columns[0]
MONSTER_ATTACK: Final[list[i64]] = _BOX.monster_columns[1]
MONSTER_DEFENCE: Final[list[i64]] = _BOX.monster_columns[2]
MONSTER_CANDLES: Final[list[i64]] = _BOX.monster_columns[3]
MONSTER_HEALTH: Final[list[i64]] = _BOX.monster_health
MONSTER_ARROWS: Final[list[i64]] = _BOX.monster_arrows
DAY_SPACES: Final[list[i64]] = _BOX.day_spaces  # by players
NIGHT_SPACES: Final[list[i64]] = _BOX.night_spaces


def nights_for(night: i64, players: i64) -> list[Night]:
    """The cards of one night that are used with so many players."""
    found: list[Night] = []
    for card in range(1, NIGHTS + 1):
        if NIGHT_OF[card] == night and NIGHT_PLAYERS[card] <= players:
            found.append(card)
    return found


def is_item(card: Card) -> bool:
    return FIRST_ITEM <= card <= LAST_ITEM
