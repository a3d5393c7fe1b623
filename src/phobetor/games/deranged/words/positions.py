"""Scenario positions of Deranged: what one may say, how it is laid out, and what can be expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from phobetor.book.title import BadInput
from phobetor.games.deranged.rules.box import (
    CARDS,
    CURSES,
    FIRST_ITEM,
    FIRST_REWARD,
    KIND_OF,
    LAST_ITEM,
    MONSTERS,
    NIGHT_IDS,
    NO_CARD,
    NO_NIGHT,
    NO_ROLE_CARD,
    ROLES,
    STARTING_DECK,
    TOKENS,
    nights_for,
)
from phobetor.games.deranged.rules.hero_phase import (
    END_OF_HERO_PHASE,
    HERO_ACTION,
    PLAY_OR_REST,
    PossessedAction,
)
from phobetor.games.deranged.rules.monsters import MONSTER_PHASE
from phobetor.games.deranged.rules.setup import Setup
from phobetor.games.deranged.rules.state import MOST, Deranged
from phobetor.games.deranged.rules.time_of_day import CHANGE_OF_TIME, NEXT_TURN, Turn
from phobetor.games.deranged.rules.town import CELL_IDS, HOUSES, NOWHERE, QUARTERS
from phobetor.games.deranged.rules.vocabulary import EFFECTS, HERO, MONSTER, POLICIES, STEP, VERBS
from phobetor.games.deranged.words.notation import (
    CARD_NAMES,
    DECK_NAMES,
    FIRST_ORDINARY,
    NOT_THERE,
    SEATS,
    TOKEN_NAMES,
    named,
    write,
)
from phobetor.games.position import read_position
from phobetor.kernel.masks import bits_of, has, minus, only, plus
from phobetor.kernel.words import NOBODY, Option


# --- scenario positions -----------------------------------------------------------------------------
class Hero(msgspec.Struct, forbid_unknown_fields=True):
    """A hero of a scenario. Cards of the own deck that are not named are in the deck."""

    cell: str = NOT_THERE
    health: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = MOST
    sanity: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = MOST
    candles: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    token: bool = False
    possessed: bool = False
    curses: list[int] = []
    under: list[int] = []
    hand: list[str] = []
    discards: list[str] = []
    deck: list[str] = []
    role: str = NOT_THERE
    bats: int = 0
    nights: list[str] = []
    goal: str = ""
    policy: Literal["ask", "always", "never"] = "ask"


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario may say of a table; what it leaves out is as at the start of a game."""

    heroes: dict[str, Hero] = {}
    active: str = "a"
    fate: str = ""
    phase: Literal["turn", "play", "action", "end", "monsters", "time"] = "play"
    played: str = NOT_THERE
    acted: int = 0
    chapter: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    scenario: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    time: int = 0
    idle: int = 0
    monsters: dict[str, str] = {}
    wounds: dict[str, int] = {}
    asleep: list[str] = []
    boards: list[str] = []
    effects: list[str] = []
    fog: list[str] = []
    church: str = NOT_THERE
    gate: str = NOT_THERE
    searched: list[Annotated[int, msgspec.Meta(ge=1, le=HOUSES)]] = []
    house: list[str] | None = None
    empty_decks: list[str] = []
    power_candles: dict[str, list[str]] = {}
    curse_discards: list[int] = []


def set_up(game: Deranged, position: dict[str, Any]) -> None:
    """Lay out the position; what it does not name lies where it lies at the start of a game."""
    given = read_position(position, Position)
    game.agenda.clear()
    game.active = read_seat(game, given.active)
    game.fate = read_seat(game, given.fate) if given.fate else last_in_order(game)
    game.chapter = given.chapter
    game.night = 1 if given.chapter % 2 == 0 else 0
    game.scenario = given.scenario
    game.time = given.time
    game.idle = given.idle
    for seat, hero in given.heroes.items():
        place_hero(game, read_seat(game, seat), hero)
    deal_rest(game, given)
    place_things(game, given)
    set_agenda(game, given)


def last_in_order(game: Deranged) -> int:
    return int(game.active - 1 if game.active > 0 else game.players() - 1)


def read_seat(game: Deranged, seat: str) -> int:
    player = named(SEATS, seat, "seat")
    if player >= game.players():
        raise BadInput(f"There is no seat '{seat}' at a table of {game.players()}.")
    return player


def read_cell(word: str) -> int:
    return NOWHERE if word == NOT_THERE else named(CELL_IDS, word, "cell")


def place_hero(game: Deranged, player: int, hero: Hero) -> None:
    game.cell[player] = read_cell(hero.cell)
    game.health[player] = hero.health
    game.sanity[player] = hero.sanity
    game.candles[player] = hero.candles
    game.token[player] = int(hero.token or hero.possessed)
    game.form[player] = int(hero.possessed)
    game.curses[player] = mask_of(hero.curses)
    game.under[player] = mask_of(hero.under)
    game.policy[player] = POLICIES.index(hero.policy)
    game.role[player] = NO_ROLE_CARD if hero.role == NOT_THERE else named(ROLES, hero.role, "role")
    game.bats[player] = hero.bats
    game.night_open[player] = named(NIGHT_IDS, hero.goal, "night") if hero.goal else NO_NIGHT
    for night, name in enumerate(hero.nights):
        game.nights[player * 3 + night] = NO_NIGHT if name == NOT_THERE else named(NIGHT_IDS, name, "night")
    piles = [[named(CARD_NAMES, name, "card") for name in pile] for pile in (hero.hand, hero.discards, hero.deck)]
    game.hands[player], game.discards[player] = piles[0], piles[1]
    taken = {*piles[0], *piles[1], *piles[2]}
    game.decks[player] = [*(card for card in game.decks[player] if card not in taken), *piles[2]]
    for card in [*piles[0], *piles[1], *piles[2]]:
        own_card(game, player, card)


def mask_of(curses: Sequence[int]) -> int:
    for curse in curses:
        if not 1 <= curse <= CURSES:
            raise BadInput(f"There is no curse {curse}; curses are numbered from 1 to {CURSES}.")
    return sum(only(curse) for curse in set(curses))


def own_card(game: Deranged, player: int, card: int) -> None:
    """An item or reward that a scenario gives a hero is one that everybody has seen."""
    if FIRST_ITEM <= card <= LAST_ITEM:
        if has(game.seen_items, card - FIRST_ITEM):
            raise BadInput(f"The card {CARD_NAMES[card]} lies in two places.")
        game.seen_items = plus(game.seen_items, card - FIRST_ITEM)
    elif card >= FIRST_REWARD:
        game.rewards_taken = plus(game.rewards_taken, card - FIRST_REWARD)
    elif not player * STARTING_DECK < card <= (player + 1) * STARTING_DECK:
        raise BadInput(f"The card {CARD_NAMES[card]} is not of the deck of seat {SEATS[player]}.")


def deal_rest(game: Deranged, given: Position) -> None:
    """Items that nobody has lie in their decks; the house deck gets two of each unless it is named."""
    house = [named(CARD_NAMES, name, "card") for name in given.house] if given.house is not None else None
    for deck in range(3):
        free = [card for card in game.item_decks[deck] if not has(game.seen_items, card - FIRST_ITEM)]
        if house is None:
            game.house.extend(free[:2])
            free = free[2:]
        game.item_decks[deck] = [card for card in free if house is None or card not in house]
        if DECK_NAMES[deck] in given.empty_decks:
            game.box.extend(game.item_decks[deck])
            game.item_decks[deck] = []
    if house is not None:
        game.house = house
    held = [curse for mask in (*game.curses, *game.under) for curse in bits_of(mask)]
    gone = {*held, *given.curse_discards}
    game.yellow = [curse for curse in game.yellow if curse not in gone]
    game.red = [curse for curse in game.red if curse not in gone]
    game.curse_discards = list(given.curse_discards)


def place_things(game: Deranged, given: Position) -> None:
    for name, cell in given.monsters.items():
        token = named(TOKEN_NAMES, name, "monster")
        game.monster_cell[token] = read_cell(cell)
        game.boards = plus(game.boards, KIND_OF[token])
    for name, wounds in given.wounds.items():
        game.wounds[named(TOKEN_NAMES, name, "monster")] = wounds
    for name in given.asleep:
        game.asleep = plus(game.asleep, named(TOKEN_NAMES, name, "monster"))
    for name in given.boards:
        game.boards = plus(game.boards, named(MONSTERS, name, "monster"))
    for name in given.effects:
        game.effects = plus(game.effects, named(EFFECTS, name, "effect"))
    for name in given.fog:
        game.fog = plus(game.fog, named(CELL_IDS, name, "cell"))
    game.church_exit = read_cell(given.church)
    game.gate_exit = read_cell(given.gate)
    for house in given.searched:
        game.search_tokens = minus(game.search_tokens, house - 1)
    for name, seats in given.power_candles.items():
        game.power_candles[named(QUARTERS, name, "quarter")] = sum(only(read_seat(game, seat)) for seat in seats)


def set_agenda(game: Deranged, given: Position) -> None:
    """Where in the turn of the active player the scenario begins."""
    game.then(MONSTER_PHASE, CHANGE_OF_TIME, NEXT_TURN)
    if given.phase == "turn":
        game.agenda.clear()
        game.then(Turn(game.active))
    elif given.phase == "play":
        game.then(PLAY_OR_REST, END_OF_HERO_PHASE)
    elif given.phase == "end":
        take_played(game, given)
        game.then(END_OF_HERO_PHASE)
    elif given.phase == "action":
        take_played(game, given)
        game.acted = given.acted
        game.then(PossessedAction(0) if game.side == 1 else HERO_ACTION, END_OF_HERO_PHASE)
    elif given.phase == "time":
        game.agenda.clear()
        game.then(CHANGE_OF_TIME, NEXT_TURN)


def take_played(game: Deranged, given: Position) -> None:
    card = named(CARD_NAMES, given.played, "card")
    if card == NO_CARD:
        return
    for pile in (game.hands[game.active], game.decks[game.active]):
        if card in pile:
            pile.remove(card)
    game.played = card
    game.side = game.form[game.active]
    if FIRST_ITEM <= card <= LAST_ITEM:
        game.seen_items = plus(game.seen_items, card - FIRST_ITEM)
        for pile in (game.house, *game.item_decks):
            if card in pile:
                pile.remove(card)


# --- what a scenario can expect -------------------------------------------------------------------------
def position(game: Deranged) -> dict[str, Any]:
    """The table in the words of a scenario. Order matters only where it does in the game."""
    heroes = {SEATS[player]: hero_of(game, player) for player in range(game.players())}
    return {
        "heroes": heroes,
        "active": SEATS[game.active],
        "fate": SEATS[game.fate],
        "chapter": game.chapter,
        "scenario": game.scenario,
        "night": bool(game.night),
        "time": game.time,
        "idle": game.idle,
        "played": CARD_NAMES[game.played],
        "acted": game.acted,
        "monsters": {
            TOKEN_NAMES[token]: CELL_IDS[cell] for token, cell in enumerate(game.monster_cell) if cell != NOWHERE
        },
        "wounds": {TOKEN_NAMES[token]: wounds for token, wounds in enumerate(game.wounds) if wounds},
        "monster_count": sum(cell != NOWHERE for cell in game.monster_cell),
        "boards": [MONSTERS[kind] for kind in bits_of(game.boards)],
        "effects": [EFFECTS[effect] for effect in bits_of(game.effects)],
        "fog": [CELL_IDS[cell] for cell in bits_of(game.fog)],
        "church": CELL_IDS[game.church_exit] if game.church_exit != NOWHERE else NOT_THERE,
        "gate": CELL_IDS[game.gate_exit] if game.gate_exit != NOWHERE else NOT_THERE,
        "searched": [house + 1 for house in range(HOUSES) if not has(game.search_tokens, house)],
        "box": sorted(CARD_NAMES[card] for card in game.box),
        "house_size": len(game.house) + len(game.house_bottom),
        "deck_sizes": {DECK_NAMES[deck]: len(pile) for deck, pile in enumerate(game.item_decks)},
        "yellow": len(game.yellow),
        "red": len(game.red),
        "curse_discards": sorted(game.curse_discards),
        "claims": sum(claim >= 0 for claim in game.claims),
        "power_candles": {
            quarter: [SEATS[player] for player in bits_of(game.power_candles[place])]
            for place, quarter in enumerate(QUARTERS)
        },
    }


def hero_of(game: Deranged, player: int) -> dict[str, Any]:
    cell = game.cell[player]
    return {
        "cell": CELL_IDS[cell] if cell != NOWHERE else NOT_THERE,
        "health": game.health[player],
        "sanity": game.sanity[player],
        "candles": game.candles[player],
        "token": bool(game.token[player]),
        "possessed": bool(game.form[player]),
        "curses": bits_of(game.curses[player]),
        "under": bits_of(game.under[player]),
        "hand": sorted(CARD_NAMES[card] for card in game.hands[player]),
        "hand_size": len(game.hands[player]),
        "deck_size": len(game.decks[player]),
        "discards": sorted(CARD_NAMES[card] for card in game.discards[player]),
        "role": write("role", game.role[player], []),
        "role_open": bool(game.role_open[player]),
        "bats": game.bats[player],
        "goal": NIGHT_IDS[game.night_open[player]] if game.night_open[player] else "",
        "policy": POLICIES[game.policy[player]],
        "has_seen": [
            f"{SEATS[place // 3]} {NIGHT_IDS[game.nights[place]]}" for place in bits_of(game.peeks[player])
        ],
    }  # fmt: skip


def components(game: Deranged) -> list[int]:
    """Cards by their number, night cards from 200, curses from 300, monster tokens from 400. Starting curses that
    nobody was dealt lie in the box, and so do all night cards before the set-up."""
    piles = [*game.hands, *game.decks, *game.discards, *game.item_decks, game.house, game.house_bottom, game.looked,
             game.box, [game.played] if game.played else []]  # fmt: skip
    cards = [int(card) for pile in piles for card in pile]
    cards += [card for card in range(FIRST_REWARD, CARDS + 1) if not has(game.rewards_taken, card - FIRST_REWARD)]
    nights = [*game.nights, *game.night_open, *game.night_discards]
    curses = [*game.yellow, *game.red, *game.curse_discards]
    curses += [curse for mask in (*game.curses, *game.under) for curse in bits_of(mask)]
    curses += [curse for curse in range(1, FIRST_ORDINARY) if curse not in curses]
    if game.agenda and isinstance(game.agenda[-1], Setup):
        last = 1 if game.is_training() else 3
        nights = [card for night in range(last) for card in nights_for(night + 1, game.players())]
    return [*cards, *(200 + night for night in nights if night > 0), *(300 + curse for curse in curses),
            *(400 + token for token in range(TOKENS))]  # fmt: skip


def probe(game: Deranged) -> list[Option]:
    """Choices worth asking about: every verb without arguments, the own cards, cells, heroes and monsters."""
    asked = game.asked if game.asked != NOBODY else game.active
    values: dict[str, list[int]] = {
        "card": sorted({*game.hands[asked], 1, 43, CARDS}),
        "curse": [*game.curses_of(asked), 1, CURSES],
        "player": list(range(game.players())),
        "owner": list(range(game.players())),
        "cell": [0, 14, 45, 56],
        "count": [0, 1, 9],
        "answer": [0, 1],
        "deck": [0, 1, 2],
    }
    options = [verb.of() for verb in VERBS if not verb.arguments]
    for verb in VERBS:
        if len(verb.arguments) == 1:
            options += [verb.of(value) for value in values[verb.arguments[0]]]
    options += [MONSTER.of(token, cell) for token, cell in enumerate(game.monster_cell) if cell != NOWHERE]
    return options + [STEP.of(cell) for cell in range(len(CELL_IDS))] + [HERO.of(asked)]
