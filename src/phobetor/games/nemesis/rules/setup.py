"""The set-up, in the twenty-one steps of the rulebook. Chapter 2 of the rulebook."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import FINAL_CHECKS
from phobetor.games.nemesis.rules.box import (
    ALL_PANICS,
    ALL_WOUNDS,
    AMMO,
    CARDS_OF,
    CONTAMINATION_CARDS,
    EGGS,
    EXPLORATION_TOKENS,
    INFECTED_CARDS,
    ITEM_DECKS,
    NIGHTMARE_TOKENS,
    SET_1,
    SET_2,
    SLOTS,
    WEAPON_OF,
)
from phobetor.games.nemesis.rules.goals import goals_of
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CHARACTERS,
    CLEAN,
    CORPORATE,
    CRAFTED,
    GREEN,
    INFECTED,
    OBJECTIVES,
    PERSONAL,
    RED,
    SOLO,
    WEAKNESSES,
    YELLOW,
)
from phobetor.games.nemesis.rules.packed import holding_of, lying_at, pod_in
from phobetor.games.nemesis.rules.phase import EVENT_PHASE
from phobetor.games.nemesis.rules.pieces import add_token_to_bag, insert
from phobetor.games.nemesis.rules.ship import ENGINE_SLOTS, FIXED, HIBERNATORIUM_SLOT, SLOTS_1, SLOTS_2, SPECIAL
from phobetor.games.nemesis.rules.state import ACTIVE, BLANK, LOCKED, MADNESS, Nemesis, Rule
from phobetor.games.nemesis.rules.turn import PLAYER_PHASE
from phobetor.games.nemesis.rules.vocabulary import COOP, DEALT, DRAFT, DRAFTED, GOAL_OPEN, MEDIC_IN, MODE, STARTED
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player

PODS: Final[list[i64]] = [0, 2, 2, 3, 3, 4]  # players -> pods


class Setup(Rule):
    """Lay out the ship, the bag, the decks; deal numbers and objectives; then characters are drafted."""

    rule: ClassVar[str] = (
        "NE-2.1 NE-2.2 NE-2.3 NE-2.4 NE-2.5 NE-2.6 NE-2.7 NE-2.8 NE-2.9 NE-2.10 NE-2.13 NE-2.14 NE-2.16 NE-2.25 NE-2.26"
    )

    def run(self, game: Nemesis) -> None:
        lay_tiles(game)
        lay_tokens(game)
        lay_pods(game)
        lay_secrets(game)
        fill_bag(game)
        deal_numbers(game)
        deal_goals(game)
        game.then(Draft(1))


def lay_tiles(game: Nemesis) -> None:
    """Steps 1 to 3: five of the eight tiles 2, without the slime room, and all eleven tiles 1."""
    tile = [room for room in FIXED]
    pile = SET_2[:]
    for slot in SLOTS_2:
        tile[slot] = game.chance.draw(pile, "room")
    game.spare_rooms = tuple(pile)
    pile = SET_1[:]
    for slot in SLOTS_1:
        tile[slot] = game.chance.draw(pile, "room")
    game.tile = tuple(tile)
    game.explored = SPECIAL


def lay_tokens(game: Nemesis) -> None:
    """Step 4: one on every tile and in every engine room."""
    pile: list[i64] = [token for token in range(1, EXPLORATION_TOKENS + 1)]
    for slot in range(1, SLOTS + 1):
        if FIXED[slot] == 0 or slot in ENGINE_SLOTS:
            game.token[slot] = game.chance.draw(pile, "token")


def lay_pods(game: Nemesis) -> None:
    """Step 7: chosen at random, in ascending order to A and B by turns, all locked."""
    pile: list[i64] = [1, 2, 3, 4]
    chosen = sorted([game.chance.draw(pile, "pod") for _ in range(PODS[game.players()])])
    for place in range(len(chosen)):
        game.pods[chosen[place]] = pod_in(place % 2, LOCKED)


def lay_secrets(game: Nemesis) -> None:
    """Steps 5, 6, 8, 9: coordinates, destination B, engines, eggs and weaknesses."""
    coordinates: list[i64] = [card for card in range(1, 9)]
    game.coordinates = game.chance.draw(coordinates, "coordinates")
    for engine in range(3):
        game.engines[engine] = game.chance.below(2)
    game.eggs = EGGS
    pile: list[i64] = [weakness for weakness in range(1, len(WEAKNESSES))]
    game.weaknesses = tuple([game.chance.draw(pile, "weakness") for _ in range(3)])
    game.spare_weaknesses = tuple(sorted(pile))


def fill_bag(game: Nemesis) -> None:
    """Step 10: the blank, two nightmare tokens and one for each player."""
    game.reserve = NIGHTMARE_TOKENS[:]
    game.bag = [BLANK]
    for _ in range(2 + game.players()):
        add_token_to_bag(game)


def deal_numbers(game: Nemesis) -> None:
    """Step 14."""
    pile: list[i64] = [number for number in range(1, game.players() + 1)]
    numbers = [game.chance.draw(pile, "number") for _ in range(game.players())]
    game.number = tuple(numbers)
    for player in range(game.players()):
        game.tell(STARTED, player, numbers[player])


def deal_goals(game: Nemesis) -> None:
    """Step 16: a corporate and a personal objective in secret; alone two of the solo ones, in full cooperation one
    each, for everybody to see."""
    players = game.players()
    if players == 1:
        piles = [goals_of(SOLO, players), goals_of(SOLO, players)]
        first = deal(game, piles[0], False)
        piles[1].remove(first[0])
        second = deal(game, piles[1], False)
    elif game.settings[MODE] == COOP:
        first = deal(game, goals_of(SOLO, players), True)
        second = [0] * players
        game.kept = [1] * players
    else:
        first = deal(game, goals_of(CORPORATE, players), False)
        second = deal(game, goals_of(PERSONAL, players), False)
    game.goals = tuple(first)
    game.second_goals = tuple(second)
    game.spare_goals = tuple([goal for goal in range(1, len(OBJECTIVES)) if goal not in first and goal not in second])


def deal(game: Nemesis, pile: list[i64], openly: bool) -> list[i64]:
    """One for each player."""
    dealt: list[i64] = []
    for player in range(game.players()):
        goal = game.chance.draw(pile, "objective")
        game.tell(GOAL_OPEN if openly else DEALT, player, goal)
        dealt.append(goal)
    return dealt


# === Characters =====================================================================================
class Draft(Rule):
    """In the order of the numbers: two characters lie open, keep one; the other goes back."""

    rule: ClassVar[str] = "NE-2.17"
    number: i64

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, game: Nemesis) -> None:
        if self.number > game.players():
            game.then(START)
            return
        pile = characters_left(game)
        first = game.chance.draw(pile, "character")
        game.drafted = (first, game.chance.draw(pile, "character"))
        game.ask(seat_of(game, self.number), self)

    def choices(self, game: Nemesis) -> list[Option]:
        return [DRAFT.of(game.drafted[0]), DRAFT.of(game.drafted[1])]

    def chosen(self, game: Nemesis, option: Option) -> None:
        player = seat_of(game, self.number)
        chosen = [who for who in game.character]
        chosen[player] = DRAFT.arg(option)
        game.character = tuple(chosen)
        game.drafted = ()
        game.tell(DRAFTED, player, DRAFT.arg(option))
        game.then(Draft(self.number + 1))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-2.17", "choose-a-character")


def characters_left(game: Nemesis) -> list[i64]:
    most: i64 = len(CHARACTERS) if game.settings[MEDIC_IN] == 1 else len(CHARACTERS) - 1
    return [who for who in range(1, most) if who not in game.character]


def seat_of(game: Nemesis, number: i64) -> Player:
    return game.number.index(number)


class Start(Rule):
    """Madness tokens into the bag, decks, weapons and figures to their places; player 1 begins."""

    rule: ClassVar[str] = "NE-2.18 NE-2.19 NE-2.20 NE-2.21 NE-2.22 NE-2.23 NE-2.24 NE-2.27"

    def run(self, game: Nemesis) -> None:
        for player in range(game.players()):
            who = game.character[player]
            insert(game.bag, MADNESS + who)
            game.decks[player] = CARDS_OF[who][:]
            game.held[player].append(holding_of(WEAPON_OF[who], AMMO[WEAPON_OF[who]]))
        game.floor.append(lying_at(HIBERNATORIUM_SLOT, BLUE_CORPSE))
        game.first = seat_of(game, 1)
        game.then(PLAYER_PHASE)


START: Final = Start()
# Loading a saved game needs every kind of step, so that all are imported here.
PHASES: Final[list[Rule]] = [PLAYER_PHASE, EVENT_PHASE, FINAL_CHECKS[0]]


# === Tables =========================================================================================
def filled(count: i64, value: i64) -> list[i64]:
    return [value] * count


def piles(count: i64) -> list[list[i64]]:
    return [[] for _ in range(count)]


def blank_table(players: i64, settings: list[i64], chance: Chance, agenda: list[Step[Any]]) -> Nemesis:
    game = Nemesis.blank(chance)
    game.agenda = agenda
    game.settings = settings
    lay_ship(game)
    seat_players(game, players)
    return game


def lay_ship(game: Nemesis) -> None:
    game.token = filled(22, 0)
    game.items_left = filled(22, 0)
    game.lair_injuries = filled(22, 0)
    game.engines = filled(3, 0)
    game.engine_seen = filled(3, 0)
    game.pods = filled(5, 0)


def seat_players(game: Nemesis, players: i64) -> None:
    game.room = filled(players, HIBERNATORIUM_SLOT)
    game.fate = filled(players, ACTIVE)
    game.pod = filled(players, 0)
    game.madness = filled(players, 1)
    game.light = filled(players, 0)
    game.serious = filled(players, 0)
    game.hands = piles(players)
    game.decks = piles(players)
    game.discards = piles(players)
    game.packs = piles(players)
    game.held = piles(players)
    game.quests = filled(players, 0)
    game.kept = filled(players, 0)
    game.goal_seen = filled(players, 0)
    game.tile_seen = filled(players, 0)
    game.token_seen = filled(players, 0)
    game.reactions = filled(players, 0)


def table(players: i64, settings: list[i64], chance: Chance) -> Nemesis:
    """Nothing is laid out yet; step 11: the decks."""
    game = blank_table(players, settings, chance, [Setup()])
    game.events = tuple(range(1, 21))
    game.attacks = [card for card in range(1, 21)]
    game.panics = ALL_PANICS
    game.wounds = ALL_WOUNDS
    clean = CONTAMINATION_CARDS - INFECTED_CARDS
    game.contamination = tuple(filled(clean, CLEAN) + filled(INFECTED_CARDS, INFECTED))
    game.yellow = ITEM_DECKS[YELLOW]
    game.green = ITEM_DECKS[GREEN]
    game.red = ITEM_DECKS[RED]
    game.crafted = ITEM_DECKS[CRAFTED]
    game.tile = tuple(FIXED)
    game.character = tuple(filled(players, 0))
    game.causes = tuple(filled(players, 0))
    return game
