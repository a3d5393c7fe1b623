"""The monster phase: kinds in the order of initiative; all of a kind move, then all attack. DE-117 to DE-131"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.attack import DOOR, Defence
from phobetor.games.deranged.rules.box import (
    DEAD,
    FIRST_TOKEN,
    FREE_ARROWS,
    GARGOYLE,
    KIND_OF,
    MONSTER_ARROWS,
    MONSTER_ATTACK,
    MONSTER_MOVE,
    MOST_PLAYERS,
    NECROMANCER,
    PUPIL,
    SPIRIT,
    TOKEN_COUNT,
    WOLF,
    Kind,
    Token,
)
from phobetor.games.deranged.rules.curses import CHARGES
from phobetor.games.deranged.rules.frame import (
    FAR,
    can_enter,
    distances,
    distances_to,
    door_between,
    flood,
    is_open_to,
    link,
)
from phobetor.games.deranged.rules.movement import AtDoor, blockers
from phobetor.games.deranged.rules.packed import Arrow, is_door, leads_to
from phobetor.games.deranged.rules.state import MONSTERS_FROM, Deranged, Rule, changed
from phobetor.games.deranged.rules.town import AT_ANY_POWER, BUILDING_OF, NOWHERE, POWER_CELL, STREET, WHITE, Cell
from phobetor.games.deranged.rules.vocabulary import AT, ATTACKS, HERO, MONSTER, MONSTER_MOVED
from phobetor.kernel.masks import has, plus
from phobetor.kernel.words import NOBODY, Option, Player

KINDS: Final = 6


class MonsterPhase(Rule):
    """Only in the turn of whoever holds the fate token."""

    rule: ClassVar[str] = "DE-117 DE-39"

    def run(self, game: Deranged) -> None:
        if game.active == game.fate:
            game.then(MonsterKind(0, NOBODY), WAKE_UP)


class WakeUp(Rule):
    """A monster that slept through this phase is awake in the next."""

    rule: ClassVar[str] = "DE-117"

    def run(self, game: Deranged) -> None:
        game.asleep = 0


class MonsterKind(Rule):
    """A kind completes its moves and attacks before the next. A charge of all monsters names the hero they go for: they
    move and attack, and call nobody."""

    rule: ClassVar[str] = "DE-118 DE-119"
    kind: Kind
    quarry: Player

    def __init__(self, kind: Kind, quarry: Player) -> None:
        self.kind = kind
        self.quarry = quarry

    def run(self, game: Deranged) -> None:
        if self.kind + 1 < KINDS:
            game.then(MonsterKind(self.kind + 1, self.quarry))
        if game.has_kind(self.kind):
            game.then(MonsterAttacks(self.kind, 0))
            if self.quarry == NOBODY:
                game.then(Summons(self.kind))
            game.then(MonsterMoves(FIRST_TOKEN[self.kind], self.quarry))


CHARGES.extend([MonsterKind(0, player) for player in range(MOST_PLAYERS)])


def is_awake(game: Deranged, token: Token) -> bool:
    """On the board, not asleep, and not stone."""
    if game.monster_cell[token] == NOWHERE or game.is_asleep(token):
        return False
    return KIND_OF[token] != GARGOYLE or game.night == 1


def is_anybody_out(game: Deranged) -> bool:
    """Whether a hero is on the board; else no monster moves. DE-129"""
    return max(game.cell) != NOWHERE


def is_prey(game: Deranged, player: Player) -> bool:
    """On the board and in no chalk circle. The possessed are prey like anybody. DE-131"""
    return game.is_on_board(player) and not has(game.wards, player)


def stays_outdoors(game: Deranged, kind: Kind) -> bool:
    return kind == WOLF and game.night == 0


def stops_short(kind: Kind) -> bool:
    """Spirits and werewolves stop one cell before their target. DE-121"""
    return kind in (SPIRIT, WOLF)


# === Movement =======================================================================================
class MonsterMoves(Rule):
    """One monster after another moves; they never stand in each other's way, so their order does not matter."""

    rule: ClassVar[str] = "DE-119 DE-120 DE-124 DE-128 DE-129"
    token: Token
    quarry: Player

    def __init__(self, token: Token, quarry: Player) -> None:
        self.token = token
        self.quarry = quarry

    def run(self, game: Deranged) -> None:
        kind = KIND_OF[self.token]
        following = self.token + 1
        if following < FIRST_TOKEN[kind] + TOKEN_COUNT[kind]:
            game.then(MonsterMoves(following, self.quarry))
        if not is_awake(game, self.token) or not is_anybody_out(game):
            return
        game.refused = []
        if kind == WOLF:
            game.prey = changed(game.prey, self.token - FIRST_TOKEN[WOLF], NOBODY)
        if kind == PUPIL and self.quarry == NOBODY:
            game.then(Flight(self.token))
        else:
            game.then(MonsterTarget(self.token, self.quarry))


class MonsterTarget(Rule):
    """A monster goes for the target that its board names, among those it can reach; ties are for the fate holder."""

    rule: ClassVar[str] = "DE-120 DE-123 DE-128 DE-131"
    token: Token
    quarry: Player

    def __init__(self, token: Token, quarry: Player) -> None:
        self.token = token
        self.quarry = quarry

    def run(self, game: Deranged) -> None:
        options = self.choices(game)
        if options:
            game.ask_openly(game.fate, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        kind = KIND_OF[self.token]
        away = distances(game, game.monster_cell[self.token], MONSTER_ARROWS[kind], stays_outdoors(game, kind))
        if kind == NECROMANCER and self.quarry == NOBODY:
            return nearest_powers(away)
        prey = [player for player in range(game.players()) if is_prey(game, player) and away[game.cell[player]] < FAR]
        if self.quarry != NOBODY:
            return [HERO.of(self.quarry)] if self.quarry in prey else []
        if kind == WOLF:
            return weakest(game, prey, away)
        if kind == GARGOYLE:
            return richest(game, prey)
        return nearest(game, prey, away)

    def chosen(self, game: Deranged, option: Option) -> None:
        kind = KIND_OF[self.token]
        if AT.matches(option):
            game.then(MonsterWalk(self.token, AT.arg(option), MONSTER_MOVE[kind], NOWHERE))
            return
        player = HERO.arg(option)
        if kind == WOLF:
            game.prey = changed(game.prey, self.token - FIRST_TOKEN[WOLF], player)
        game.then(MonsterWalk(self.token, game.cell[player], MONSTER_MOVE[kind], NOWHERE))


def nearest_powers(away: list[i64]) -> list[Option]:
    """There is always a way to one of them: no cell of the town is without a white way out."""
    least = min([away[cell] for cell in POWER_CELL])
    return [AT.of(cell) for cell in POWER_CELL if away[cell] == least]


def nearest(game: Deranged, prey: list[Player], away: list[i64]) -> list[Option]:
    """The nearest heroes; one for each cell, since those who stand together are reached together."""
    options: list[Option] = []
    cells: list[Cell] = []
    least: i64 = FAR
    for player in prey:
        least = min(least, away[game.cell[player]])
    for player in prey:
        cell = game.cell[player]
        if away[cell] == least and cell not in cells:
            cells.append(cell)
            options.append(HERO.of(player))
    return options


def weakest(game: Deranged, prey: list[Player], away: list[i64]) -> list[Option]:
    """The human heroes with the least health, the nearest of them if equal."""
    best: i64 = FAR * FAR
    options: list[Option] = []
    for player in prey:
        if game.is_human(player):
            worth = game.health[player] * FAR + away[game.cell[player]]
            if worth < best:
                best = worth
                options = []
            if worth == best:
                options.append(HERO.of(player))
    return options


def richest(game: Deranged, prey: list[Player]) -> list[Option]:
    """The heroes with the most candles."""
    most: i64 = -1
    options: list[Option] = []
    for player in prey:
        if game.candles[player] > most:
            most = game.candles[player]
            options = []
        if game.candles[player] == most:
            options.append(HERO.of(player))
    return options


class MonsterWalk(Rule):
    """The monster takes a shortest way, up to its move value. Where shortest ways end on different cells the fate
    holder chooses one; a blocked door makes it look for another way or stop."""

    rule: ClassVar[str] = "DE-120 DE-121 DE-122 DE-123 DE-130"
    token: Token
    goal: Cell
    left: i64
    end: Cell

    def __init__(self, token: Token, goal: Cell, left: i64, end: Cell) -> None:
        self.token = token
        self.goal = goal
        self.left = left
        self.end = end

    def run(self, game: Deranged) -> None:
        if self.end == NOWHERE:
            options = self.choices(game)
            if options:
                game.ask_openly(game.fate, self, options)
            return
        walk(game, self.token, self.goal, self.left, self.end)

    def choices(self, game: Deranged) -> list[Option]:
        return [AT.of(cell) for cell in ends_of_walk(game, self.token, self.goal, self.left)]

    def chosen(self, game: Deranged, option: Option) -> None:
        game.then(MonsterWalk(self.token, self.goal, self.left, AT.arg(option)))


def ends_of_walk(game: Deranged, token: Token, goal: Cell, left: i64) -> list[Cell]:
    """The cells where a shortest way towards the goal can end after as many steps as the monster has."""
    kind = KIND_OF[token]
    away = distances_to(game, goal, MONSTER_ARROWS[kind], stays_outdoors(game, kind))
    here = game.monster_cell[token]
    steps = min(left, away[here] - 1 if stops_short(kind) else away[here])
    cells: list[Cell] = [here]
    for _ in range(steps):
        cells = next_cells(game, kind, cells, away)
    return cells


def next_cells(game: Deranged, kind: Kind, cells: list[Cell], away: list[i64]) -> list[Cell]:
    """Where one step along shortest ways leads from any of these cells."""
    found: list[Cell] = []
    for cell in cells:
        for arrow in ways_out(game, kind, cell):
            other = leads_to(arrow)
            if away[other] == away[cell] - 1 and other not in found:
                found.append(other)
    return found


def ways_out(game: Deranged, kind: Kind, cell: Cell) -> list[Arrow]:
    """The arrows over which this kind may leave the cell now."""
    colour = MONSTER_ARROWS[kind]
    outdoors = stays_outdoors(game, kind)
    found: list[Arrow] = []
    for arrow in game.arrows()[cell]:
        if is_open_to(arrow, colour) and can_enter(game, arrow, cell, leads_to(arrow), outdoors):
            found.append(arrow)
    if colour == FREE_ARROWS:
        for arrow in game.arrows_back()[cell]:
            if can_enter(game, arrow, cell, leads_to(arrow), outdoors):
                found.append(arrow)
    return found


def walk(game: Deranged, token: Token, goal: Cell, left: i64, end: Cell) -> None:
    """Step by step to the end; a door with somebody behind it must be asked for. Fog ends the move."""
    kind = KIND_OF[token]
    away = distances_to(game, end, MONSTER_ARROWS[kind], stays_outdoors(game, kind))
    while left > 0 and game.monster_cell[token] != end:
        here = game.monster_cell[token]
        arrow = next_arrow(game, kind, here, away)
        cell = leads_to(arrow)
        enters = is_door(arrow) and BUILDING_OF[here] == STREET
        if enters and blockers(game, MONSTERS_FROM + token, cell):
            game.then(AtDoor(MONSTERS_FROM + token, here, cell), MonsterEnters(token, goal, left, end, cell))
            return
        if arrive(game, token, cell):
            return
        left -= 1


def next_arrow(game: Deranged, kind: Kind, here: Cell, away: list[i64]) -> Arrow:
    for arrow in ways_out(game, kind, here):
        if away[leads_to(arrow)] == away[here] - 1:
            return arrow
    raise LookupError("A monster must be able to go where its way was said to end.")


def arrive(game: Deranged, token: Token, cell: Cell) -> bool:
    """Put the monster on the cell; true if fog stops it there."""
    game.tell(MONSTER_MOVED, token, cell, game.monster_cell[token])
    game.monster_cell[token] = cell
    return game.fog_hides(cell)


class MonsterEnters(Rule):
    """Through the door, unless it was blocked: then the monster takes the shortest other way or stops in front."""

    rule: ClassVar[str] = "DE-130 DE-68"
    token: Token
    goal: Cell
    left: i64
    end: Cell
    cell: Cell

    def __init__(self, token: Token, goal: Cell, left: i64, end: Cell, cell: Cell) -> None:
        self.token = token
        self.goal = goal
        self.left = left
        self.end = end
        self.cell = cell

    def run(self, game: Deranged) -> None:
        if door_between(game.monster_cell[self.token], self.cell) in game.refused:
            game.then(MonsterWalk(self.token, self.goal, self.left, NOWHERE))
        elif not arrive(game, self.token, self.cell) and self.cell != self.end:
            game.then(MonsterWalk(self.token, self.goal, self.left - 1, self.end))


class Flight(Rule):
    """The pupil goes, within its move, to the cell that is farthest from every hero; it stays if none is farther."""

    rule: ClassVar[str] = "DE-120 DE-123"
    token: Token

    def __init__(self, token: Token) -> None:
        self.token = token

    def run(self, game: Deranged) -> None:
        options = self.choices(game)
        if options:
            game.ask_openly(game.fate, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        heroes = [game.cell[player] for player in range(game.players()) if is_prey(game, player)]
        if not heroes:
            return []
        danger = flood(game, heroes, WHITE, False, False)
        here = game.monster_cell[self.token]
        reach = distances(game, here, MONSTER_ARROWS[PUPIL], False)
        near = [cell for cell in game.cells_in_play() if reach[cell] <= MONSTER_MOVE[PUPIL]]
        safest = max([danger[cell] for cell in near])
        if danger[here] == safest:
            return []
        return [AT.of(cell) for cell in near if danger[cell] == safest]

    def chosen(self, game: Deranged, option: Option) -> None:
        end = AT.arg(option)
        game.then(MonsterWalk(self.token, end, MONSTER_MOVE[PUPIL], end))


# === Summoning and attacks ==========================================================================
class Summons(Rule):
    """After its move the pupil calls a living dead to its cell; the necromancer, on a place of power, calls one to
    every place of power without a monster."""

    rule: ClassVar[str] = "DE-127 DE-187"
    kind: Kind

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def run(self, game: Deranged) -> None:
        if self.kind != PUPIL and self.kind != NECROMANCER:
            return
        token = FIRST_TOKEN[self.kind]
        if not is_awake(game, token):
            return
        game.boards = plus(game.boards, DEAD)
        here = game.monster_cell[token]
        if self.kind == PUPIL:
            game.place_monster(DEAD, here)
        elif game.is_at(here, AT_ANY_POWER):
            for cell in POWER_CELL:
                if not game.monster_on(cell):
                    game.place_monster(DEAD, cell)


def victims(game: Deranged, token: Token) -> list[Player]:
    """Whom the monster can attack from where it stands. DE-125"""
    kind = KIND_OF[token]
    here = game.monster_cell[token]
    found: list[Player] = []
    if kind == PUPIL:
        return found
    for player in range(game.players()):
        hunted = kind != WOLF or game.prey[token - FIRST_TOKEN[WOLF]] == player
        if hunted and is_prey(game, player) and reaches(game, kind, here, game.cell[player]):
            found.append(player)
    return found


def reaches(game: Deranged, kind: Kind, here: Cell, there: Cell) -> bool:
    """Spirits and werewolves attack adjacent cells too, the others their own cell only."""
    if here == there:
        return True
    return stops_short(kind) and link(game, here, there, MONSTER_ARROWS[kind]) != 0


class MonsterAttacks(Rule):
    """When all of the kind have moved, no door is held shut any longer, and all attack; the fate holder says in which
    order. Each attack is resolved before the next."""

    rule: ClassVar[str] = "DE-119 DE-125 DE-126 DE-68"
    kind: Kind
    done: i64

    def __init__(self, kind: Kind, done: i64) -> None:
        self.kind = kind
        self.done = done

    def run(self, game: Deranged) -> None:
        game.refused = []
        options = self.choices(game)
        if options:
            game.ask_openly(game.fate, self, options)

    def choices(self, game: Deranged) -> list[Option]:
        options: list[Option] = []
        cells: list[Cell] = []
        first = FIRST_TOKEN[self.kind]
        for token in range(first, first + TOKEN_COUNT[self.kind]):
            if not has(self.done, token) and is_awake(game, token) and victims(game, token):
                cell = game.monster_cell[token]
                if self.kind == WOLF or cell not in cells:
                    cells.append(cell)
                    options.append(MONSTER.of(token, cell))
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        token = MONSTER.arg(option)
        game.then(MonsterAttacks(self.kind, plus(self.done, token)))
        if self.kind == DEAD:
            game.then(OneVictim(token))
            return
        attacked = victims(game, token)
        for player in game.in_turn_order(game.fate)[::-1]:
            if player in attacked:
                game.then(MonsterAttack(token, player))


class OneVictim(Rule):
    """A living dead attacks one hero on its cell; the fate holder says whom."""

    rule: ClassVar[str] = "DE-125 DE-123"
    token: Token

    def __init__(self, token: Token) -> None:
        self.token = token

    def run(self, game: Deranged) -> None:
        game.ask_openly(game.fate, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        return [HERO.of(player) for player in victims(game, self.token)]

    def chosen(self, game: Deranged, option: Option) -> None:
        game.then(MonsterAttack(self.token, HERO.arg(option)))


class MonsterAttack(Rule):
    """Resolved like the attack of a hero: 2 less through a door, and the hero must defend."""

    rule: ClassVar[str] = "DE-126 DE-192"
    token: Token
    player: Player

    def __init__(self, token: Token, player: Player) -> None:
        self.token = token
        self.player = player

    def run(self, game: Deranged) -> None:
        if game.monster_cell[self.token] == NOWHERE:  # a ritual knife struck back
            return
        strength = self.strength(game)
        game.tell(ATTACKS, MONSTERS_FROM + self.token, self.player, strength)
        game.then(Defence(MONSTERS_FROM + self.token, self.player, strength, 0))

    def strength(self, game: Deranged) -> i64:
        kind = KIND_OF[self.token]
        way = link(game, game.monster_cell[self.token], game.cell[self.player], MONSTER_ARROWS[kind])
        return MONSTER_ATTACK[kind] - (DOOR if way == 2 else 0)


WAKE_UP: Final = WakeUp()
MONSTER_PHASE: Final = MonsterPhase()
