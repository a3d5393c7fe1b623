"""What an action costs, as its player would pay it now. NE-5.2"""

from __future__ import annotations

from phobetor.games.nemesis.rules.box import CARD_COST, ROOM_COST
from phobetor.games.nemesis.rules.items.quest import quest_cost
from phobetor.games.nemesis.rules.items.use import item_cost
from phobetor.games.nemesis.rules.move import move_cost
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    CAREFUL,
    CRAFT,
    MELEE,
    MOVE,
    PICK,
    PLAY,
    QUEST_USE,
    ROOM_ACTION,
    SHOOT,
    TRADE,
    USE,
)
from phobetor.kernel.words import Option

ONE_CARD = (SHOOT, MELEE, PICK, TRADE, CRAFT, ACTIVATE)


def price(table: Nemesis, seat: int, option: Option) -> int:
    """How many action cards are paid, beside a card that is played; -1 for what is free. NE-5.2"""
    if MOVE.matches(option):
        return move_cost(table, seat, table.in_combat(table.room[seat]))
    if CAREFUL.matches(option):
        return 2
    if PLAY.matches(option):
        return int(CARD_COST[PLAY.arg(option)])
    if USE.matches(option):
        return item_cost(table, seat, *USE.args(option))
    if ROOM_ACTION.matches(option):
        return int(ROOM_COST[ROOM_ACTION.arg(option)])
    if QUEST_USE.matches(option):
        return quest_cost(QUEST_USE.arg(option))
    return 1 if any(verb.matches(option) for verb in ONE_CARD) else -1
