"""Movement: arrows and their colours, portals, doors and who blocks them, fog. DE-59 to DE-74"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import NO_BLOCKING, NO_PORTALS, USE_PORTAL
from phobetor.games.deranged.rules.frame import can_enter, door_between, is_open_to
from phobetor.games.deranged.rules.packed import is_door, leads_to
from phobetor.games.deranged.rules.state import Deranged, Rule, changed
from phobetor.games.deranged.rules.town import AT_PORTAL, BUILDING_OF, PORTAL_CELLS, STREET, Cell
from phobetor.games.deranged.rules.vocabulary import (
    ADMIT,
    ALWAYS,
    ALWAYS_ADMIT,
    ALWAYS_BLOCK,
    ASK,
    BLOCK,
    BLOCKED,
    MOVED,
    NEVER,
    POLICY,
    PORTED,
    STEP,
    STOP,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player

FORCED: Final = 1  # doors cannot be blocked against this move


class Move(Rule):
    """Go along arrows, cell by cell, up to the number of the card or less. A move is not interrupted by anything."""

    rule: ClassVar[str] = "DE-59 DE-51 DE-60 DE-61 DE-62 DE-65 DE-67 DE-63 DE-64"
    left: i64
    colour: i64
    forced: i64

    def __init__(self, left: i64, colour: i64, forced: i64) -> None:
        self.left = left
        self.colour = colour
        self.forced = forced

    def run(self, game: Deranged) -> None:
        if self.left > 0 and game.is_on_board(game.active):
            game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Deranged) -> list[Option]:
        here = game.cell[game.active]
        options = [STOP.of()]
        for arrow in game.arrows()[here]:
            cell = leads_to(arrow)
            if is_open_to(arrow, self.colour) and can_enter(game, arrow, here, cell, False):
                option = STEP.of(cell)
                if option not in options:
                    options.append(option)
        if game.is_at(here, AT_PORTAL) and not game.suffers(game.active, NO_PORTALS):
            options.append(STEP.of(other_portal(here)))
        return options

    def chosen(self, game: Deranged, option: Option) -> None:
        if STOP.matches(option):
            return
        here = game.cell[game.active]
        cell = STEP.arg(option)
        game.then(Enter(cell, self.left, self.colour, self.forced))
        if self.forced == 0 and BUILDING_OF[here] == STREET and needs_door(game, here, cell, self.colour):
            game.then(AtDoor(game.active, here, cell))

    def why_not(self, game: Deranged, option: Option) -> Refusal:
        if not STEP.matches(option):
            return against("DE-51", "move-is-not-interrupted")
        here = game.cell[game.active]
        cell = STEP.arg(option)
        arrows = [arrow for arrow in game.arrows()[here] if leads_to(arrow) == cell]
        if game.is_at(here, AT_PORTAL) and cell == other_portal(here):
            return against("DE-106", "curse-forbids-portals")
        if not arrows:
            return against("DE-61", "no-arrow-there", cell=cell)
        if game.is_barred(cell):
            return against("DE-184", "house-is-barred", cell=cell)
        if door_between(here, cell) in game.refused:
            return against("DE-68", "door-is-blocked", cell=cell)
        return against("DE-62", "wrong-colour", cell=cell)


def other_portal(cell: Cell) -> Cell:
    return PORTAL_CELLS[1] if cell == PORTAL_CELLS[0] else PORTAL_CELLS[0]


def needs_door(game: Deranged, here: Cell, cell: Cell, colour: i64) -> bool:
    """Whether the only open arrow from the street into this building goes through a door."""
    if BUILDING_OF[cell] == STREET:
        return False
    for arrow in game.arrows()[here]:
        if leads_to(arrow) == cell and is_open_to(arrow, colour) and not is_door(arrow):
            return False
    return True


class Enter(Rule):
    """Step onto the cell unless its door was blocked: a refused entry costs no step, and the move may go on
    elsewhere. Fog ends a move."""

    rule: ClassVar[str] = "DE-72 DE-59 DE-73"
    cell: Cell
    left: i64
    colour: i64
    forced: i64

    def __init__(self, cell: Cell, left: i64, colour: i64, forced: i64) -> None:
        self.cell = cell
        self.left = left
        self.colour = colour
        self.forced = forced

    def run(self, game: Deranged) -> None:
        if door_between(game.cell[game.active], self.cell) in game.refused:
            game.then(Move(self.left, self.colour, self.forced))
            return
        step_to(game, game.active, self.cell)
        if not game.fog_hides(self.cell):
            game.then(Move(self.left - 1, self.colour, self.forced))


def step_to(game: Deranged, player: Player, cell: Cell) -> None:
    here = game.cell[player]
    game.cell[player] = cell
    if game.is_at(here, AT_PORTAL) and game.is_at(cell, AT_PORTAL):
        game.tell(PORTED, player, cell)
        game.meet_goal(player, USE_PORTAL)
    else:
        game.tell(MOVED, player, cell)


# === Doors ==========================================================================================
def may_block(game: Deranged, player: Player, cell: Cell) -> bool:
    """A hero inside, on the cell by the door; those outside cannot. DE-68, DE-69"""
    return game.cell[player] == cell and not game.suffers(player, NO_BLOCKING)


def blockers(game: Deranged, fighter: i64, cell: Cell) -> list[Player]:
    return [player for player in range(game.players()) if player != fighter and may_block(game, player, cell)]


class AtDoor(Rule):
    """Whoever stands inside by the door is asked whether this hero or monster may enter; one who blocks is enough.
    A standing preference answers instead of its player."""

    rule: ClassVar[str] = "DE-68 DE-69 DE-70 DE-71 DE-74"
    fighter: i64
    outside: Cell
    cell: Cell

    def __init__(self, fighter: i64, outside: Cell, cell: Cell) -> None:
        self.fighter = fighter
        self.outside = outside
        self.cell = cell

    def run(self, game: Deranged) -> None:
        inside = blockers(game, self.fighter, self.cell)
        for player in inside:
            if game.policy[player] == ALWAYS:
                block(game, player, self.outside, self.cell)
                return
        for player in inside:
            if game.policy[player] == ASK:
                game.ask(player, BlockDoor(self.fighter, self.outside, self.cell, player))


def block(game: Deranged, player: Player, outside: Cell, cell: Cell) -> None:
    """This door stays shut for the rest of the move; other doors of the building do not. DE-68"""
    game.refused = [*game.refused, door_between(outside, cell)]
    game.tell(BLOCKED, player, cell)


class BlockDoor(Rule):
    """Let them in or block the door, this time or from now on."""

    rule: ClassVar[str] = "DE-68 DE-70 DE-71"
    fighter: i64
    outside: Cell
    cell: Cell
    player: Player

    def __init__(self, fighter: i64, outside: Cell, cell: Cell, player: Player) -> None:
        self.fighter = fighter
        self.outside = outside
        self.cell = cell
        self.player = player

    def choices(self, game: Deranged) -> list[Option]:
        return [ADMIT.of(), BLOCK.of(), ALWAYS_ADMIT.of(), ALWAYS_BLOCK.of()]

    def chosen(self, game: Deranged, option: Option) -> None:
        if ALWAYS_ADMIT.matches(option):
            set_policy(game, self.player, NEVER)
        elif ALWAYS_BLOCK.matches(option):
            set_policy(game, self.player, ALWAYS)
        if BLOCK.matches(option) or ALWAYS_BLOCK.matches(option):
            game.also_asked = ()  # one blocker is enough
            block(game, self.player, self.outside, self.cell)


def set_policy(game: Deranged, player: Player, policy: i64) -> None:
    game.policy = changed(game.policy, player, policy)
    game.tell(POLICY, player, policy)
