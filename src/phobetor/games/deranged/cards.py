"""What is in the box besides the town, read from the files in `data/` and checked when they are read.

Few of the printed cards were ever shown, so most rows are marked `reconstructed`; numbers marked `rulebook` were
decoded from the pictures of the rulebook. Who owns the box can write the printed cards into the files: everything
the rulebook says of them is checked.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.deranged.town import (
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
    rows_of,
)

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

PROVENANCES: Final = ["rulebook", "public", "reconstructed"]

ATTACK: Final[list[i64]] = [0]  # card -> what its human side shows
DEFENCE: Final[list[i64]] = [0]
MOVE: Final[list[i64]] = [0]
COLOUR: Final[list[i64]] = [0]
SEARCH: Final[list[i64]] = [0]  # the quarters it can search, as bits
HAS_TIME: Final[list[i64]] = [0]
IS_ONCE: Final[list[i64]] = [0]
ITEM_OF: Final[list[i64]] = [NO_ITEM]
DECK_OF: Final[list[i64]] = [-1]
POSSESSED_MOVE: Final[list[i64]] = [0]
POSSESSED_ATTACK: Final[list[i64]] = [0]
POSSESSED_DEFENCE: Final[list[i64]] = [0]
POSSESSED_COLOUR: Final[list[i64]] = [0]
POSSESSED_SEARCH: Final[list[i64]] = [0]
NAME_OF: Final[list[str]] = ["none"]  # the name that copies share

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

BACK_OF: Final[list[i64]] = [-1]
IMMEDIATE_OF: Final[list[i64]] = [NO_EFFECT]
HELD_OF: Final[list[i64]] = [0]
SHED_AT: Final[list[i64]] = [0]  # the places where it can be shed, as bits
PRICE_OF: Final[list[i64]] = [FREE]
IN_TRAINING: Final[list[i64]] = [0]
HOLDERS: Final[list[i64]] = [0] * len(HELD)  # effect while held -> the curses that have it, as bits

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
NIGHT_OF: Final[list[i64]] = [0]  # night card -> 1, 2 or 3
NIGHT_PLAYERS: Final[list[i64]] = [0]
TASK_OF: Final[list[i64]] = [0]
NIGHT_IDS: Final[list[str]] = ["none"]

NO_ROLE_CARD: Final = -1
FANATIC: Final = 0
HUNTER: Final = 1
OCCULTIST: Final = 2
PILGRIM: Final = 3
MANIAC: Final = 4
LOOTER: Final = 5
ROLES: Final = ["fanatic", "hunter", "occultist", "pilgrim", "maniac", "looter"]
ROLE_PLAYERS: Final[list[i64]] = []
REWARD_OF: Final[list[i64]] = []  # role -> card

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
TOKEN_COUNT: Final[list[i64]] = []
FIRST_TOKEN: Final[list[i64]] = []
KIND_OF: Final[list[i64]] = []  # token -> kind
MONSTER_MOVE: Final[list[i64]] = []
MONSTER_ATTACK: Final[list[i64]] = []
MONSTER_DEFENCE: Final[list[i64]] = []
MONSTER_HEALTH: Final[list[i64]] = []
INITIATIVE: Final[list[i64]] = []
MONSTER_CANDLES: Final[list[i64]] = []
MONSTER_ARROWS: Final[list[i64]] = []

DAY_SPACES: Final[list[i64]] = [0] * 7  # by players
NIGHT_SPACES: Final[list[i64]] = [0] * 7


class WrongCards(ValueError):
    """A data file does not describe what is in the box."""


def _require(condition: bool, file: str, sentence: str) -> None:
    if not condition:
        raise WrongCards(f"data/{file}.csv: {sentence}")


def _index(names: list[str], name: str, file: str, row: str) -> int:
    _require(name in names, file, f"'{name}' in the row of {row} is unknown; known are {', '.join(names)}.")
    return names.index(name)


def _number(word: str, file: str, row: str) -> int:
    _require(word.isdigit(), file, f"'{word}' in the row of {row} is no number.")
    return int(word)


def _provenance(row: dict[str, str], file: str, name: str) -> None:
    _index(PROVENANCES, row["provenance"], file, name)


# --- reading ----------------------------------------------------------------------------------------
def _read_cards() -> None:
    """Action cards are numbered deck by deck (A1 to A7, B1 …), items and rewards copy by copy."""
    rows = rows_of("cards")
    actions = [row for row in rows if row["deck"] == "action"]
    for _ in range(6):
        for row in actions:
            _read_card(row)
    for row in rows:
        if row["deck"] != "action":
            for _ in range(_number(row["copies"], "cards", row["card"])):
                _read_card(row)


def _read_card(row: dict[str, str]) -> None:
    name = row["card"]
    _provenance(row, "cards", name)
    is_action = row["deck"] == "action"
    NAME_OF.append(name)
    DECK_OF.append(_index(DECKS, row["deck"], "cards", name))
    ITEM_OF.append(NO_ITEM if is_action else _index(ITEMS, name, "cards", name))
    for table, column in ((ATTACK, "attack"), (DEFENCE, "defence"), (MOVE, "move"),
                          (POSSESSED_ATTACK, "possessed_attack"),
                          (POSSESSED_DEFENCE, "possessed_defence")):  # fmt: skip
        table.append(_number(row[column], "cards", name))
    COLOUR.append(_index(COLOURS, row["colour"], "cards", name))
    POSSESSED_COLOUR.append(_index(COLOURS, row["possessed_colour"], "cards", name))
    SEARCH.append(sum(2 ** _index(QUARTERS, quarter, "cards", name) for quarter in row["search"].split("|")))
    HAS_TIME.append(1 if row["time"] else 0)
    IS_ONCE.append(1 if row["once"] else 0)
    moves = row["possessed_move"]
    POSSESSED_MOVE.append(SWAP if moves == "swap" else _number(moves, "cards", name))
    POSSESSED_SEARCH.append(1 if row["possessed_search"] else 0)


def _read_curses() -> None:
    for row in rows_of("curses"):
        name = row["curse"]
        _provenance(row, "curses", name)
        _require(name == str(len(BACK_OF)), "curses", f"curse {name} stands where {len(BACK_OF)} is expected.")
        BACK_OF.append(_index(BACKS, row["back"], "curses", name))
        IMMEDIATE_OF.append(_index(IMMEDIATE, row["immediate"], "curses", name))
        HELD_OF.append(_index(HELD, row["held"], "curses", name))
        HOLDERS[HELD_OF[-1]] += 2 ** int(name)
        PRICE_OF.append(_index(PRICES, row["price"], "curses", name))
        IN_TRAINING.append(1 if row["training"] == "yes" else 0)
        places = [place for place in row["places"].split("|") if place]
        for place in places:
            _index(list(PLACE_BITS), place, "curses", name)
        SHED_AT.append(sum(PLACE_BITS[place] for place in places))


def _read_nights() -> None:
    for row in rows_of("nights"):
        _provenance(row, "nights", row["id"])
        NIGHT_IDS.append(row["id"])
        NIGHT_OF.append(_number(row["night"], "nights", row["id"]))
        NIGHT_PLAYERS.append(_number(row["players"], "nights", row["id"]))
        TASK_OF.append(_index(TASKS, row["task"], "nights", row["id"]))


def _read_roles() -> None:
    for row in rows_of("roles"):
        _provenance(row, "roles", row["role"])
        expected = len(ROLE_PLAYERS)
        _require(
            row["role"] == ROLES[expected], "roles", f"'{row['role']}' stands where {ROLES[expected]} is expected."
        )
        ROLE_PLAYERS.append(_number(row["players"], "roles", row["role"]))
        REWARD_OF.append(_index(NAME_OF, row["reward"], "roles", row["role"]))


def _read_monsters() -> None:
    for row in rows_of("monsters"):
        name = row["monster"]
        _provenance(row, "monsters", name)
        kind = len(TOKEN_COUNT)
        _require(name == MONSTERS[kind], "monsters", f"'{name}' stands where {MONSTERS[kind]} is expected.")
        FIRST_TOKEN.append(len(KIND_OF))
        TOKEN_COUNT.append(_number(row["tokens"], "monsters", name))
        KIND_OF.extend([kind] * int(row["tokens"]))
        for table, column in ((MONSTER_MOVE, "move"), (MONSTER_ATTACK, "attack"), (MONSTER_DEFENCE, "defence"),
                              (INITIATIVE, "initiative"), (MONSTER_CANDLES, "candles")):  # fmt: skip
            table.append(_number(row[column], "monsters", name))
        health = row["health"]
        MONSTER_HEALTH.append(AS_MANY_AS_PLAYERS if health == "n" else _number(health, "monsters", name))
        MONSTER_ARROWS.append(_index(OWN_ARROWS, row["arrows"], "monsters", name))


def _read_tracks() -> None:
    for row in rows_of("tracks"):
        players = _number(row["players"], "tracks", row["players"])
        DAY_SPACES[players] = _number(row["day"], "tracks", row["players"])
        NIGHT_SPACES[players] = _number(row["night"], "tracks", row["players"])


# --- what the rulebook says of the box ----------------------------------------------------------------
def _check() -> None:
    _require(len(ATTACK) - 1 == CARDS, "cards", f"there must be {CARDS} cards, not {len(ATTACK) - 1}.")
    for deck, count in ((0, 14), (1, 14), (2, 14), (ACTION_DECK, 42), (REWARD_DECK, 7)):
        found = DECK_OF.count(deck)
        _require(found == count, "cards", f"there must be {count} cards of the deck {DECKS[deck]}, not {found}.")
    _require(DECK_OF[1:] == sorted(DECK_OF[1:43]) + sorted(DECK_OF[43:]), "cards", "the decks must stand in order.")
    _require(len(BACK_OF) - 1 == CURSES, "curses", f"there must be {CURSES} curses, not {len(BACK_OF) - 1}.")
    starting = BACK_OF.count(GREEN_BACK) + BACK_OF.count(VIOLET_BACK)
    _require(starting == 12, "curses", f"12 curses must be starting ones, not {starting}.")
    _require(min(BACK_OF.count(GREEN_BACK), BACK_OF.count(VIOLET_BACK)) >= 6, "curses", "six of each starting colour.")
    outside = [curse for curse in range(1, CURSES + 1) if not IN_TRAINING[curse]]
    _require(outside == [13, 14, 32, 33, 38], "curses", "13, 14, 32, 33 and 38 stay out of the training game.")
    _check_nights()
    _require(sorted(KIND_OF) == KIND_OF and len(KIND_OF) == TOKENS, "monsters", f"there must be {TOKENS} tokens.")
    _require(TOKEN_COUNT[:3] == [8, 10, 8] and sorted(INITIATIVE) == INITIATIVE, "monsters", "wrong counts or order.")
    _require(ROLE_PLAYERS.count(3) >= 3 and len(ROLE_PLAYERS) == len(ROLES), "roles", "three roles must be for 3+.")
    for players in range(3, 7):
        _require(DAY_SPACES[players] >= 2 and NIGHT_SPACES[players] >= 2, "tracks", f"no track for {players} players.")


def _check_nights() -> None:
    """With any number of players exactly as many cards of each night remain as there are players. DE-16, DE-28"""
    _require(len(NIGHT_OF) - 1 == NIGHTS, "nights", f"there must be {NIGHTS} night cards, not {len(NIGHT_OF) - 1}.")
    for night in range(1, 4):
        for players in range(3, 7):
            found = len(nights_for(night, players))
            _require(
                found == players, "nights", f"{players} cards of night {night} must be for {players}, not {found}."
            )


def nights_for(night: i64, players: i64) -> list[Night]:
    """The cards of one night that are used with so many players."""
    found: list[Night] = []
    for card in range(1, NIGHTS + 1):
        if NIGHT_OF[card] == night and NIGHT_PLAYERS[card] <= players:
            found.append(card)
    return found


def is_item(card: Card) -> bool:
    return FIRST_ITEM <= card <= LAST_ITEM


_read_cards()
_read_curses()
_read_nights()
_read_roles()
_read_monsters()
_read_tracks()
_check()

RELIQUARY_CARD: Final[i64] = NAME_OF.index("reliquary")
