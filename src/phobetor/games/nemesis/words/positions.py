"""Scenario positions of Nemesis: what one may say, how it is laid out, and what can be expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType, field

from phobetor.book.title import BadInput
from phobetor.games.nemesis.rules.box import (
    AMMO,
    CARDS_OF,
    ITEM_DECKS,
    NIGHTMARE_TOKENS,
    SET_1,
    SET_2,
    TOKEN_IDS,
    WEAPON_OF,
    is_weapon,
)
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CARCASS,
    CARDS,
    CHARACTERS,
    CLEAN,
    CORPSE,
    EGG,
    INFECTED,
    ITEMS,
    LETTERS_OF_COURSE,
    MAGAZINE,
    OBJECTIVES,
    QUESTS,
    ROOMS,
    SCANNED_INFECTED,
    THINGS,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.packed import (
    ammo_of,
    buried_card,
    card_at,
    claimed,
    claimed_by,
    dressed_card,
    has_magazine,
    holding_of,
    injuries_of,
    is_dressed,
    is_held_offer,
    is_in_section_b,
    item_of,
    looks_at_cards,
    looks_at_items,
    lying_at,
    offered,
    packed_item,
    place_of,
    place_of_lying,
    pod_in,
    pod_state,
    removed_card,
    target_nightmare,
    target_of,
    thing_of,
    with_card,
    with_pod_state,
    with_quest,
    wound_of,
)
from phobetor.games.nemesis.rules.phase import EVENT_PHASE
from phobetor.games.nemesis.rules.pieces import add_monster, insert
from phobetor.games.nemesis.rules.setup import START, seat_of
from phobetor.games.nemesis.rules.ship import (
    CORRIDORS,
    ENGINE_SLOTS,
    FIXED,
    SLOTS_1,
    SLOTS_2,
    SPECIAL,
)
from phobetor.games.nemesis.rules.state import BLANK, FATES, LOCKED, MADNESS, POD_STATES, Nemesis
from phobetor.games.nemesis.rules.turn import PLAYER_PHASE, TAKE_TURN
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    CAREFUL,
    CAUSES,
    CLAIMS,
    CRAFT,
    MELEE,
    MOVE,
    PASS,
    PICK,
    PLAY,
    QUEST_USE,
    ROOM_ACTION,
    SHOOT,
    SPEAK,
    TRADE,
    USE,
    VERBS,
)
from phobetor.games.nemesis.words.notation import (
    SEATS,
    read,
    read_corridor,
    read_target,
    write,
    write_corridor,
    write_target,
)
from phobetor.games.position import Named, NamedWords, Places, Words, read_position
from phobetor.kernel.masks import has, joined, only, plus
from phobetor.kernel.words import Option


# --- components ---------------------------------------------------------------------------------------
def components(game: Nemesis) -> list[int]:
    """Every component as kind * 1000 + which; tokens and cards that left the game lie in its box."""
    found = laid_out(game) if game.number else in_the_box()
    events = [
        *game.events,
        *game.event_discards,
        *game.events_gone,
        *(buried_card(entry) for entry in game.event_bottom),
    ]
    found += [4000 + card for card in [*events, game.event_top] if card]
    found += [5000 + card for card in [*game.attacks, *game.attack_discards]]
    found += [6000 + card for card in [*game.panics, *game.panic_discards]]
    serious = [wound_of(card_at(wounds, place)) for wounds in game.serious for place in range(3)]
    found += [7000 + wound for wound in [*game.wounds, *game.wound_discards, *serious] if wound]
    return found + [10000 + card for card in all_cards(game)] + [11000 + item for item in all_items(game)]


def in_the_box() -> list[int]:
    """What the set-up lays out."""
    found = [1000 + token for token in range(1, len(TOKEN_IDS))]
    found += [2000 + room for room in [*FIXED, *SET_1, *SET_2] if room]
    found += [3000 + token for token in [BLANK, *NIGHTMARE_TOKENS]]
    found += [8000 + goal for goal in range(1, len(OBJECTIVES))]
    return found + [9000 + weakness for weakness in range(1, len(WEAKNESSES))]


def laid_out(game: Nemesis) -> list[int]:
    found = [1000 + token for token in [*game.token, *game.tokens_shown] if token]
    found += [2000 + room for room in [*game.tile, *game.spare_rooms] if room]
    found += [3000 + token for token in [*game.bag, *game.reserve] if token < MADNESS]
    found += [8000 + goal for goal in [*game.goals, *game.second_goals, *game.spare_goals] if goal]
    return found + [9000 + weakness for weakness in [*game.weaknesses, *game.spare_weaknesses]]


def all_cards(game: Nemesis) -> list[int]:
    """Action cards of the characters in play, and contamination by what is printed on it."""
    piles = [*game.hands, *game.decks, *game.discards, game.contamination]
    cards = [card for pile in piles for card in pile]
    cards += [removed_card(entry) for entry in game.removed] + (game.looked if looks_at_cards(game.looker) else [])
    infected = sum(card in (INFECTED, SCANNED_INFECTED) for card in cards) + game.infected_out
    plain = [card for card in cards if card < CLEAN]
    contamination = sum(card >= CLEAN for card in cards) + game.clean_out + game.infected_out
    for who in game.character:  # characters come into play in the draft, their cards after it
        if not any(game.decks) and not any(game.hands) and not any(game.discards):
            plain += CARDS_OF[who]
    for who in range(1, len(CHARACTERS)):
        if who not in game.character:
            plain += CARDS_OF[who]
    return sorted(plain) + [CLEAN] * (contamination - infected) + [INFECTED] * infected


def all_items(game: Nemesis) -> list[int]:
    """Items in decks, backpacks, hands and discards; own weapons count once their character is in play."""
    items = [*game.yellow, *game.green, *game.red, *game.crafted, *game.item_discards]
    items += [item_of(entry) for entry in game.bottoms] + [item_of(entry) for pack in game.packs for entry in pack]
    held = [holding for hand in game.held for holding in hand]
    for offer in game.offers:
        if is_held_offer(offer):
            held.append(offered(offer))
        else:
            items.append(item_of(offered(offer)))
    items += [thing_of(holding) for holding in held if thing_of(holding) < BLUE_CORPSE]
    items += [MAGAZINE for holding in held if has_magazine(holding)]
    items += game.looked if looks_at_items(game.looker) else []
    return [item for item in items if item == 0 or any(item in deck for deck in ITEM_DECKS)]  # 0 would be none


# --- scenario positions ---------------------------------------------------------------------------------
SEVERAL = msgspec.Meta(max_length=100)
THREE = msgspec.Meta(min_length=3, max_length=3)
Place = Annotated[int, msgspec.Meta(ge=0, le=21)]
Digit = Annotated[int, msgspec.Meta(ge=0, le=9)]
Madness = Annotated[int, msgspec.Meta(ge=0, le=5)]
LightWounds = Annotated[int, msgspec.Meta(ge=0, le=2)]
UpToThree = Annotated[int, msgspec.Meta(ge=0, le=3)]
Pod = Annotated[int, msgspec.Meta(ge=1, le=4)]
Holding = Annotated[str, msgspec.Meta(pattern=r"\A[^*]+(\*\d)?\Z")]
AtPlace = Annotated[str, msgspec.Meta(pattern=r"\A\d+ \S+\Z")]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario may say of a table; what it leaves out is as at the start of a game."""

    characters: Named = {}
    active: str | UnsetType = UNSET
    first: str | UnsetType = UNSET
    rooms: dict[str, Place] = {}
    tiles: Named = {}
    tokens: Named = {}
    explored: Places = []
    items_left: dict[str, Digit] = {}
    hands: NamedWords = {}
    discards: NamedWords = {}
    packs: NamedWords = {}
    held: dict[str, Annotated[list[Holding], SEVERAL]] = {}
    madness: dict[str, Madness] = {}
    light: dict[str, LightWounds] = {}
    serious: NamedWords = {}
    noise: Places = []
    closed: Places = []
    destroyed: Places = []
    fire: Places = []
    malfunction: Places = []
    lairs: dict[str, Digit] = {}
    nightmares: Annotated[list[AtPlace], SEVERAL] = []
    floor: Annotated[list[AtPlace], SEVERAL] = field(default_factory=lambda: ["11 blueCorpse"])
    engines: Annotated[list[Literal[0, 1]], THREE] = field(default_factory=lambda: [1, 1, 1])
    coordinates: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    destination: str = "B"
    time: Annotated[int, msgspec.Meta(ge=0, le=14)] = 0
    fuse: Annotated[int, msgspec.Meta(ge=-1, le=5)] = -1
    pods: Annotated[list[Pod], SEVERAL] = field(default_factory=lambda: [1, 2])
    unlocked: Annotated[list[Pod], SEVERAL] = []
    eggs: Annotated[int, msgspec.Meta(ge=0, le=8)] | UnsetType = UNSET
    goals: dict[str, Annotated[Words, msgspec.Meta(min_length=1, max_length=2)]] = {}
    kept: dict[str, UpToThree] = {}
    signals: Words = []
    contact: bool = False
    passed: Words = []
    weaknesses: Annotated[Words, THREE] = field(default_factory=lambda: WEAKNESSES[1:4])
    weak_open: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=2)]], SEVERAL] = []
    bag: list[int] | UnsetType = UNSET
    fates: Named = {}
    waiting: dict[str, Annotated[int, msgspec.Meta(ge=0, le=4)]] = {}
    quests: dict[str, Annotated[list[UpToThree], msgspec.Meta(min_length=2, max_length=2)]] = {}
    phase: str = "turn"
    actions: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    lairs_killed: UpToThree = 0
    airlock: Place = 0
    numbers: dict[str, Annotated[int, msgspec.Meta(ge=1, le=5)]] = {}


def set_up(game: Nemesis, position: dict[str, Any]) -> None:
    """Lay out a position: what is not named lies where a new game has it; unnamed tiles and cards fill the rest."""
    given = read_position(position, Position)
    set_characters(game, given)
    set_tiles(game, given)
    set_markers(game, given)
    set_pieces(game, given)
    set_cards(game, given)
    set_people(game, given)
    set_goals(game, given)
    set_agenda(game, given)


def by_seat(game: Nemesis, table: dict[str, Any], what: str) -> dict[int, Any]:
    for seat in table:
        if seat not in SEATS[: game.players()]:
            raise BadInput(f"'{what}' has the unknown seat '{seat}'.")
    return {SEATS.index(seat): value for seat, value in table.items()}


def one_of(name: str, word: Any, words: Sequence[str], where: str = "") -> int:
    if word not in words:
        raise BadInput(f"'{name}' cannot be '{word}'{where and ' '}{where}; possible are: {', '.join(words)}.")
    return words.index(word)


def seat(game: Nemesis, word: Any, what: str) -> int:
    if word not in SEATS[: game.players()] or not word:
        raise BadInput(f"'{what}' must be a seat, not '{word}'.")
    return SEATS.index(word)


def set_characters(game: Nemesis, given: Position) -> None:
    """By seat; seats that are not named take the next free character."""
    named = by_seat(game, given.characters, "characters")
    chosen = [read("character", named[player], []) if player in named else 0 for player in range(game.players())]
    free = [who for who in range(1, len(CHARACTERS)) if who not in chosen]
    game.character = tuple(who or free.pop(0) for who in chosen)
    numbers = by_seat(game, given.numbers, "numbers")
    game.number = tuple(numbers.get(player, player + 1) for player in range(game.players()))
    for player, who in enumerate(game.character):
        game.decks[player] = list(CARDS_OF[who])
        game.held[player] = [holding_of(WEAPON_OF[who], start_ammo(WEAPON_OF[who]))]
    game.first = seat(game, given.first, "first") if given.first is not UNSET else seat_of(game, 1)
    game.active = seat(game, given.active, "active") if given.active is not UNSET else game.first


def start_ammo(item: int) -> int:
    return AMMO[item]


def place(word: Any) -> int:
    if not str(word).isdigit() or not 1 <= int(word) <= 21:
        raise BadInput(f"There is no place '{word}'; places are 1 to 21.")
    return int(word)


def set_tiles(game: Nemesis, given: Position) -> None:
    """Tiles and exploration tokens; the others are dealt in ascending order."""
    tile = list(FIXED)
    for word, name in given.tiles.items():
        room = read("room", name, [])
        if room in tile:
            raise BadInput(f"The room '{name}' cannot be at {word}: it is at {tile.index(room)}.")
        if FIXED[place(word)] != 0:
            raise BadInput(f"At {word} there is always the room '{ROOMS[FIXED[place(word)]]}', never '{name}'.")
        tile[place(word)] = room
    for slots, rooms in ((SLOTS_1, SET_1), (SLOTS_2, SET_2)):
        for slot in slots:
            if tile[slot] not in (0, *rooms):
                one_of("tiles", ROOMS[tile[slot]], [ROOMS[room] for room in rooms], f"at {slot}")
    for slots, rooms in ((SLOTS_1, SET_1), (SLOTS_2, SET_2)):
        free = [room for room in rooms if room not in tile]
        for slot in slots:
            if tile[slot] == 0:
                tile[slot] = free.pop(0)
    game.tile = tuple(tile)
    game.spare_rooms = tuple(room for room in [*SET_1, *SET_2] if room not in tile)
    set_tokens(game, given)


def set_tokens(game: Nemesis, given: Position) -> None:
    game.explored = joined(SPECIAL, sum(only(place(slot)) for slot in given.explored))
    named = {place(slot): read("token", word, []) for slot, word in given.tokens.items()}
    free = [token for token in range(1, len(TOKEN_IDS)) if token not in named.values()]
    shown = []
    for slot in range(1, 22):
        if FIXED[slot] == 0 or slot in ENGINE_SLOTS:
            token = named[slot] if slot in named else free.pop(0)
            if FIXED[slot] == 0 and game.is_explored(slot):
                shown.append(token)
            else:
                game.token[slot] = token
    game.tokens_shown = tuple(shown)
    for word, count in given.items_left.items():
        game.items_left[place(word)] = count


def corridors(words: Any) -> int:
    return sum(only(read_corridor(str(word))) for word in words)


def slots(words: Any) -> int:
    return sum(only(place(word)) for word in words)


def set_markers(game: Nemesis, given: Position) -> None:
    game.noise = corridors(given.noise)
    game.closed = corridors(given.closed)
    game.destroyed = corridors(given.destroyed)
    game.fire = slots(given.fire)
    game.malfunction = slots(given.malfunction)
    for word, injuries in given.lairs.items():
        game.lairs = plus(game.lairs, place(word))
        game.lair_injuries[place(word)] = injuries
    game.lairs_killed = given.lairs_killed
    game.airlock = given.airlock
    game.time = given.time
    game.fuse = given.fuse
    game.destination = one_of("destination", given.destination, LETTERS_OF_COURSE)
    game.contact = 1 if given.contact else 0
    game.coordinates = given.coordinates
    for engine, works in enumerate(given.engines):
        game.engines[engine] = works


def set_pieces(game: Nemesis, given: Position) -> None:
    """Nightmares as `7 lurker-0`, objects as `7 egg`, pods by number, the bag by its tokens."""
    for entry in given.nightmares:
        word, _, target = entry.partition(" ")
        add_monster(game, place(word), target_nightmare(read_target(target)), injuries_of(read_target(target)))
    game.floor = sorted(lying_at(place(entry.split()[0]), read("thing", entry.split()[1], [])) for entry in given.floor)
    eggs = sum(thing_of(entry) == EGG for entry in game.floor)
    game.eggs = given.eggs if given.eggs is not UNSET else 5 - eggs
    for order, pod in enumerate(given.pods):
        game.pods[pod] = pod_in(order % 2, LOCKED)
    for pod in given.unlocked:
        game.pods[pod] = with_pod_state(game.pods[pod], pod_state(game.pods[pod]) + 1)
    weaknesses = [read("weakness", word, []) for word in given.weaknesses]
    game.weaknesses = tuple(weaknesses)
    game.spare_weaknesses = tuple(card for card in range(1, len(WEAKNESSES)) if card not in weaknesses)
    game.weak_open = sum(only(which) for which in given.weak_open)
    set_bag(game, given)


def set_bag(game: Nemesis, given: Position) -> None:
    madness = [MADNESS + who for who in game.character]
    game.reserve = list(NIGHTMARE_TOKENS)
    game.bag = [BLANK, *madness]
    usual = [4, 3, *[2] * game.players()]
    for token in given.bag if given.bag is not UNSET else usual:
        if token not in game.reserve:
            raise BadInput(f"There are not enough nightmare tokens with the number {token}.")
        game.reserve.remove(token)
        game.bag.append(token)


def set_cards(game: Nemesis, given: Position) -> None:
    """Hands and discards; the other action cards are in the deck."""
    for name, named, piles in (("hands", given.hands, game.hands), ("discards", given.discards, game.discards)):
        for player, words in by_seat(game, named, name).items():
            for word in words:
                take_card(game, player, read("card", word, []))
                insert(piles[player], read("card", word, []))
    for player, words in by_seat(game, given.packs, "packs").items():
        for word in words:
            take_item(game, read("item", word, []))
            insert(game.packs[player], packed_item(read("item", word, []), only(player)))
    for player, words in by_seat(game, given.held, "held").items():
        game.held[player] = [read_holding(game, word) for word in words]


def take_card(game: Nemesis, player: int, card: int) -> None:
    if card < CLEAN:
        if card not in game.decks[player]:
            raise BadInput(f"Seat {SEATS[player]} has no further card '{CARDS[card]}'.")
        game.decks[player].remove(card)
    else:
        pile = list(game.contamination)
        pile.remove(INFECTED if card in (INFECTED, SCANNED_INFECTED) else CLEAN)
        game.contamination = tuple(pile)


def take_item(game: Nemesis, item: int) -> None:
    for name in ("yellow", "green", "red", "crafted"):
        pile = list(getattr(game, name))
        if item in pile:
            pile.remove(item)
            setattr(game, name, tuple(pile))
            return


def read_holding(game: Nemesis, word: str) -> int:
    """`rifle*3` is a rifle with three ammo markers."""
    name, _, ammo = word.partition("*")
    thing = read("thing", name, [])
    take_item(game, thing)
    if ammo:
        return holding_of(thing, int(ammo))
    return holding_of(thing, start_ammo(thing) if thing < BLUE_CORPSE and is_weapon(thing) else 0)


def set_people(game: Nemesis, given: Position) -> None:
    for name, named, values in (
        ("rooms", given.rooms, game.room),
        ("madness", given.madness, game.madness),
        ("light", given.light, game.light),
        ("waiting", given.waiting, game.pod),
    ):
        for player, value in by_seat(game, named, name).items():
            values[player] = value
    for player, words in by_seat(game, given.serious, "serious").items():
        for count, word in enumerate(words):
            kind = read("wound", word.removesuffix("+"), [])
            card = dressed_card(kind) if word.endswith("+") else kind
            game.serious[player] = with_card(game.serious[player], count, card)
            pile = list(game.wounds)
            if kind not in pile:
                raise BadInput(f"There are no more wounds '{word}' than are on the table.")
            pile.remove(kind)
            game.wounds = tuple(pile)
    for player, fate in by_seat(game, given.fates, "fates").items():
        game.fate[player] = one_of("fates", fate, FATES)
    for player, states in by_seat(game, given.quests, "quests").items():
        game.quests[player] = with_quest(with_quest(0, 0, states[0]), 1, states[1])
    game.signals = sum(only(seat(game, word, "signals")) for word in given.signals)
    game.passed = sum(only(seat(game, word, "passed")) for word in given.passed)


def set_goals(game: Nemesis, given: Position) -> None:
    named = by_seat(game, given.goals, "goals")
    pairs = {player: [read("objective", word, []) for word in words] for player, words in named.items()}
    used = [goal for pair in pairs.values() for goal in pair]
    first = [goal for goal in range(10, 19) if goal not in used]
    second = [goal for goal in range(1, 10) if goal not in used]
    goals = [pairs[player] if player in pairs else [first.pop(0), second.pop(0)] for player in range(game.players())]
    game.goals = tuple(pair[0] for pair in goals)
    game.second_goals = tuple(pair[1] if len(pair) > 1 else 0 for pair in goals)
    taken = [goal for pair in goals for goal in pair]
    game.spare_goals = tuple(goal for goal in range(1, len(OBJECTIVES)) if goal not in taken)
    for player, kept in by_seat(game, given.kept, "kept").items():
        game.kept[player] = kept


def set_agenda(game: Nemesis, given: Position) -> None:
    phase = given.phase
    game.actions = given.actions
    game.agenda.clear()
    if phase == "turn":
        game.then(TAKE_TURN)
    elif phase == "round":
        game.then(PLAYER_PHASE)
    elif phase == "events":
        game.then(EVENT_PHASE)
    elif phase == "start":
        game.then(START)
    else:
        raise BadInput(f"'phase' cannot be '{phase}'; it can be: turn, round, events, start.")


# --- the reverse ----------------------------------------------------------------------------------------
def position(game: Nemesis) -> dict[str, Any]:
    """What a scenario can expect of the table."""
    seats = SEATS[: game.players()]
    return {
        "characters": {seat: CHARACTERS[game.character[player]] for player, seat in enumerate(seats)},
        "rooms": {seat: game.room[player] for player, seat in enumerate(seats)},
        "madness": {seat: game.madness[player] for player, seat in enumerate(seats)},
        "light": {seat: game.light[player] for player, seat in enumerate(seats)},
        "serious": {seat: written_wounds(game.serious[player]) for player, seat in enumerate(seats)},
        "fates": {seat: FATES[game.fate[player]] for player, seat in enumerate(seats)},
        "waiting": {seat: game.pod[player] for player, seat in enumerate(seats)},
        "hands": {seat: [CARDS[card] for card in game.hands[player]] for player, seat in enumerate(seats)},
        "discards": {seat: [CARDS[card] for card in game.discards[player]] for player, seat in enumerate(seats)},
        "deck_sizes": {seat: len(game.decks[player]) for player, seat in enumerate(seats)},
        "packs": {seat: [ITEMS[item_of(entry)] for entry in game.packs[player]] for player, seat in enumerate(seats)},
        "held": {seat: [written_holding(entry) for entry in game.held[player]] for player, seat in enumerate(seats)},
        "quests": {
            seat: [game.quest_state(player, 0), game.quest_state(player, 1)] for player, seat in enumerate(seats)
        },
        "numbers": {seat: game.number[player] for player, seat in enumerate(seats) if game.number},
        "goals": {seat: written_goals(game, player) for player, seat in enumerate(seats) if game.goals},
        "kept": {seat: game.kept[player] for player, seat in enumerate(seats)},
        "causes": {seat: CAUSES[game.causes[player]] for player, seat in enumerate(seats)},
        "signals": [seat for player, seat in enumerate(seats) if has(game.signals, player)],
        "passed": [seat for player, seat in enumerate(seats) if has(game.passed, player)],
        "first": seats[game.first],
        "active": seats[game.active],
    } | ship_position(game)


def ship_position(game: Nemesis) -> dict[str, Any]:
    places = range(1, 22)
    return {
        "explored": [slot for slot in places if game.is_explored(slot) and FIXED[slot] == 0],
        "tiles": {str(slot): ROOMS[game.tile[slot]] for slot in places},
        "tokens": {str(slot): TOKEN_IDS[game.token[slot]] for slot in places if game.token[slot]},
        "items_left": {str(slot): game.items_left[slot] for slot in places},
        "noise": [write_corridor(corridor) for corridor in range(CORRIDORS + 1) if has(game.noise, corridor)],
        "closed": [write_corridor(corridor) for corridor in range(CORRIDORS) if has(game.closed, corridor)],
        "destroyed": [write_corridor(corridor) for corridor in range(CORRIDORS) if has(game.destroyed, corridor)],
        "fire": [slot for slot in places if game.has_fire(slot)],
        "malfunction": [slot for slot in places if game.is_broken(slot)],
        "lairs": {str(slot): game.lair_injuries[slot] for slot in places if game.has_lair(slot)},
        "lair_rooms": [slot for slot in places if game.has_lair(slot)],
        "lairs_killed": game.lairs_killed,
        "nightmares": [f"{place_of(monster)} {write_target(target_of(monster))}" for monster in game.monsters],
        "floor": [f"{place_of_lying(entry)} {THINGS[thing_of(entry)]}" for entry in game.floor],
        "engines": list(game.engines),
        "coordinates": game.coordinates,
        "destination": LETTERS_OF_COURSE[game.destination],
        "time": game.time,
        "fuse": game.fuse,
        "pods": {str(pod): POD_STATES[pod_state(game.pods[pod])] for pod in range(1, 5)},
        "sections": {
            str(pod): "B" if is_in_section_b(game.pods[pod]) else "A" for pod in range(1, 5) if game.pods[pod]
        },
        "eggs": game.eggs,
        "contact": bool(game.contact),
        "weaknesses": [WEAKNESSES[card] for card in game.weaknesses],
        "spare_rooms": [ROOMS[room] for room in sorted(game.spare_rooms)],
        "weak_open": [which for which in range(3) if has(game.weak_open, which)],
        "bag": sorted(game.bag),
        "reserve": len(game.reserve),
        "airlock": game.airlock,
        "contamination": len(game.contamination),
        "claims": [written_claim(entry) for entry in game.claims],
    }


def written_goals(game: Nemesis, player: int) -> list[str]:
    return [OBJECTIVES[goal] for goal in (game.goals[player], game.second_goals[player]) if goal]


def written_claim(entry: int) -> str:
    """`a claim-room 7 nest`: who said what."""
    option = claimed(entry)
    verb = next(verb for verb in CLAIMS if verb.matches(option))
    words = [write(kind, value, []) for kind, value in zip(verb.arguments, verb.values(option), strict=True)]
    return " ".join([SEATS[claimed_by(entry)], verb.name, *words])


def written_wounds(serious: int) -> list[str]:
    entries = [card_at(serious, count) for count in range(3)]
    return [WOUNDS[wound_of(entry)] + ("+" if is_dressed(entry) else "") for entry in entries if entry]


def written_holding(holding: int) -> str:
    thing = THINGS[thing_of(holding)]
    return f"{thing}*{ammo_of(holding)}" if thing_of(holding) < BLUE_CORPSE and is_weapon(thing_of(holding)) else thing


# --- worth asking about -----------------------------------------------------------------------------------
def probe(game: Nemesis) -> list[Option]:
    """Options worth asking "why not" about: moves everywhere, own and foreign cards, items, rooms, fights."""
    options = [verb.of() for verb in VERBS if not verb.arguments]
    options += [MOVE.of(slot) for slot in range(1, 22)] + [CAREFUL.of(slot) for slot in range(1, 22)]
    options += [PLAY.of(card) for card in range(1, 37)] + [USE.of(item) for item in range(1, len(ITEMS))]
    options += [ROOM_ACTION.of(room) for room in range(1, len(ROOMS))]
    options += [
        SHOOT.of(33, 16),
        MELEE.of(16),
        PICK.of(CARCASS),
        PICK.of(CORPSE),
        TRADE.of(0),
        TRADE.of(1),
        CRAFT.of(29),
    ]
    options += [verb.of(quest) for verb in (ACTIVATE, QUEST_USE) for quest in range(1, len(QUESTS))]
    return [*options, PASS.of(), SPEAK.of()]
