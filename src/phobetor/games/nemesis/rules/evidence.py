"""What everybody knows of hidden things because somebody declared something or is asked something.

Who uses an item has it, who pays has the cards, who scans holds contamination. A game that is imagined while the deed
waits must hold that, or what was declared could not be carried out in it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.actions.card import CardDeed
from phobetor.games.nemesis.rules.actions.technical import CraftSomething
from phobetor.games.nemesis.rules.box import DECK_OF, LOWER, NEEDS, is_contamination
from phobetor.games.nemesis.rules.gear import Craft, stands_for
from phobetor.games.nemesis.rules.items.quest import ActivateDeed
from phobetor.games.nemesis.rules.items.use import ItemDeed
from phobetor.games.nemesis.rules.names import (
    ALCOHOL,
    CANTEEN,
    CARD_INGENUITY,
    CARD_REST,
    EXTINGUISHER,
    SCANNED_CLEAN,
    SHOWER,
)
from phobetor.games.nemesis.rules.packed import first_part, item_of, packed_item, parts_with, second_part
from phobetor.games.nemesis.rules.reaction import Pay
from phobetor.games.nemesis.rules.rooms.action import FreeRoomAction, RoomDeed
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import FREE_ACTION, LOWER_AND_SCAN, PLAIN, SCAN
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import only
from phobetor.kernel.words import Player

NOTHING: Final = 0
ANY_CONTAMINATION: Final = 1
NOT_SCANNED: Final = 2
SCANNED_BEFORE: Final = 3


def pending(game: Nemesis) -> list[Step[Any]]:
    """What was declared and is not carried out yet, and what is asked."""
    return [*game.agenda, *[question.step for question in game.questions()]]


# === Items ==========================================================================================
def place_items(game: Nemesis, piles: list[list[i64]], chance: Chance) -> None:
    """Among the unknown items of a backpack are those that its owner has declared to use. NE-10.8, NE-10.7, NE-10.14"""
    for step in pending(game):
        if isinstance(step, ItemDeed):
            if step.item != EXTINGUISHER:
                place(game, step.player, [step.item], piles)
        elif isinstance(step, Craft):
            place(game, step.player, [first_part(step.parts), second_part(step.parts)], piles)
        elif isinstance(step, ActivateDeed):
            if step.part:
                place(game, step.player, [step.part], piles)
        elif isinstance(step, CardDeed):
            if step.card == CARD_INGENUITY and step.mode == PLAIN:
                place_parts(game, step.player, piles, chance)
        elif isinstance(step, CraftSomething):
            place_parts(game, step.player, piles, chance)


def place(game: Nemesis, player: Player, items: list[i64], piles: list[list[i64]]) -> None:
    """What is not known to be in the backpack is one of the unknown items with the right back."""
    pack = game.packs[player]
    known = known_items(pack)
    for item in items:
        if item in known:
            known.remove(item)
        else:
            pack.remove(-1 - DECK_OF[item])
            piles[DECK_OF[item]].remove(item)
            pack.append(packed_item(item, only(player)))


def known_items(pack: list[i64]) -> list[i64]:
    return [item_of(entry) for entry in pack if entry >= 0]


def place_parts(game: Nemesis, player: Player, piles: list[list[i64]], chance: Chance) -> None:
    """Ingenuity: two items of the backpack make something. NE-10.7"""
    possible = possible_parts(game, player, piles)
    if possible:
        parts = possible[chance.below(len(possible))]
        place(game, player, [first_part(parts), second_part(parts)], piles)


def possible_parts(game: Nemesis, player: Player, piles: list[list[i64]]) -> list[i64]:
    """Pairs that may lie in the backpack and make something that is left."""
    pack = game.packs[player]
    items = known_items(pack)
    for entry in pack:
        if entry < 0:
            items.extend(piles[-1 - entry])
    kinds = sorted(set(items))
    found: list[i64] = []
    for crafted in sorted(set(game.crafted)):
        firsts = [item for item in kinds if stands_for(item, NEEDS[crafted][0], True)]
        seconds = [item for item in kinds if stands_for(item, NEEDS[crafted][1], True)]
        for first in firsts:
            for second in seconds:
                if may_hold(pack, [first, second], piles):
                    found.append(parts_with(first, second))
    return found


def may_hold(pack: list[i64], items: list[i64], piles: list[list[i64]]) -> bool:
    """Whether each of the items is known to be there, or may be one of the unknown ones."""
    known = known_items(pack)
    unknown = [entry for entry in pack if entry < 0]
    used: list[i64] = []
    for item in items:
        if item in known:
            known.remove(item)
        elif -1 - DECK_OF[item] in unknown and piles[DECK_OF[item]].count(item) > used.count(item):
            unknown.remove(-1 - DECK_OF[item])
            used.append(item)
        else:
            return False
    return True


# === Cards ==========================================================================================
def payment_due(game: Nemesis, player: Player) -> i64:
    """How many action cards the player must have, being asked to pay. NE-5.2"""
    for question in game.questions():
        step = question.step
        if question.player == player and isinstance(step, Pay):
            return step.left
    return 0


def contamination_due(game: Nemesis, player: Player) -> i64:
    """Which contamination the player must hold, having declared to do something with it. NE-3.12, NE-10.11"""
    for step in pending(game):
        due = due_for(game, player, step)
        if due != NOTHING:
            return due
    return NOTHING


def due_for(game: Nemesis, player: Player, step: Step[Any]) -> i64:
    if isinstance(step, ItemDeed) and step.player == player and step.item == ALCOHOL:
        return SCANNED_BEFORE if step.mode == SCAN else NOT_SCANNED
    if isinstance(step, CardDeed) and step.player == player and rests_with_scan(game, step):
        return ANY_CONTAMINATION
    if isinstance(step, RoomDeed) and step.player == player and step.mode in (SCAN, LOWER_AND_SCAN):
        return ANY_CONTAMINATION if is_for_rest(game, step.slot) else NOTHING
    if isinstance(step, FreeRoomAction) and step.player == player and can_only_scan(game, player, step.slot):
        return ANY_CONTAMINATION
    return NOTHING


def rests_with_scan(game: Nemesis, step: CardDeed) -> bool:
    if step.mode == FREE_ACTION:
        return can_only_scan(game, step.player, game.room[step.player])
    return step.card == CARD_REST and step.mode in (SCAN, LOWER_AND_SCAN)


def is_for_rest(game: Nemesis, slot: i64) -> bool:
    return game.tile[slot] in (CANTEEN, SHOWER)


def can_only_scan(game: Nemesis, player: Player, slot: i64) -> bool:
    """Whether the room could do nothing for a player without contamination in hand."""
    lowers = LOWER[game.madness[player]] < game.madness[player]
    heals = game.tile[slot] == CANTEEN and game.light[player] > 0
    return is_for_rest(game, slot) and not lowers and not heals


def is_due(card: i64, due: i64) -> bool:
    """Whether a card, as its owner sees it, is contamination of the kind that is due."""
    if due == NOTHING or not is_contamination(card):
        return False
    return due == ANY_CONTAMINATION or (card >= SCANNED_CLEAN) == (due == SCANNED_BEFORE)
