"""What can be seen at a glance of a player: the learned weights that tell who will win belong to these.

Everything is looked at, hands too, because games are valued only where they are imagined.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF, HEAD, LEGION_OF, LEGS, PARTS_OF, TORSO, Card
from phobetor.games.nightmarium.rules.rows import Row
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.kernel.masks import has
from phobetor.kernel.words import Player

KINDS: Final = len(ABILITIES)
MOST_COMPLETE: Final = 8
MOST_BY_A_TURN: Final = 2  # creatures that two cards of one legion can complete
MOST_WANTED: Final = 3  # more heads look the same

AWAY: Final = 0  # turns until theirs
COMPLETABLE: Final = AWAY + 6  # creatures that a turn could complete, by how many are complete and whose turn it is
LAST: Final = COMPLETABLE + (MOST_BY_A_TURN + 1) * MOST_COMPLETE * 2  # one is missing: its height, then the same
LAST_TWO: Final = LAST + 3 * (MOST_BY_A_TURN + 1) * 2  # two are missing: their height together, then the same
HEADS_WANTED: Final = LAST_TWO + 5 * (MOST_BY_A_TURN + 1) * 2  # heads in hand for which a creature waits
HELD_PARTS: Final = HEADS_WANTED + (MOST_WANTED + 1) * 2  # cards in hand by what they can be
HELD_ABILITIES: Final = HELD_PARTS + 8  # of cards in hand that fit nowhere yet, and of those that do
HELD_HEADS: Final = HELD_ABILITIES + 2 * KINDS  # of heads in hand while a creature waits for one
ON_LEGS: Final = HELD_HEADS + KINDS  # of creatures that are legs only
ON_TORSO: Final = ON_LEGS + KINDS  # of headless ones
BENEATH_TORSO: Final = ON_TORSO + KINDS
HALF_PURE: Final = BENEATH_TORSO + KINDS  # headless creatures of one legion
NEARLY_PURE: Final = HALF_PURE + 1  # whose head is in hand
PLAYER_FEATURES: Final = NEARLY_PURE + 1


def player_features(game: Nightmarium, player: Player) -> list[i64]:
    """How a player stands in a game of which everything is known."""
    row = game.rows[player]
    headless = count_headless(row)
    players = len(game.hands)
    away = (player - game.active + players) % players
    found: list[i64] = [AWAY + away]
    add_outlook(row, game.hands[player], headless, 1 if away > 0 else 0, found)
    add_hand(row, game.hands[player], headless, found)
    add_creatures(game, player, found)
    return found


def count_headless(row: Row) -> i64:
    count: i64 = 0
    for place in row.incomplete:
        if row.heights[place] == HEAD:
            count += 1
    return count


def add_outlook(row: Row, hand: list[Card], headless: i64, waits: i64, found: list[i64]) -> None:
    """What the next turn may bring, by how far the player is."""
    by_a_turn = completable(hand, headless, len(row.incomplete) - headless)
    found.append(COMPLETABLE + (by_a_turn * MOST_COMPLETE + row.complete) * 2 + waits)
    missing = len(row.heights) - row.complete
    if missing <= 2:
        height: i64 = 0
        for place in row.incomplete:
            height += row.heights[place]
        first: i64 = LAST if missing == 1 else LAST_TWO
        found.append(first + (height * (MOST_BY_A_TURN + 1) + by_a_turn) * 2 + waits)
    heads: i64 = 0
    for card in hand:
        heads += 1 if has(PARTS_OF[card], HEAD) else 0
    found.append(HEADS_WANTED + min(heads, headless, MOST_WANTED) * 2 + waits)


def completable(hand: list[Card], headless: i64, legs_only: i64) -> i64:
    """How many creatures two cards of one legion could complete, chains of abilities aside."""
    most: i64 = 0
    for first in hand:
        one = PARTS_OF[first]
        if headless > 0 and has(one, HEAD):
            most = max(most, 1)
        for second in hand:
            if second != first and LEGION_OF[second] == LEGION_OF[first] and has(PARTS_OF[second], HEAD):
                if headless > 1 and has(one, HEAD):
                    return 2
                if legs_only > 0 and has(one, TORSO):
                    most = max(most, 1)
    return most


def add_hand(row: Row, hand: list[Card], headless: i64, found: list[i64]) -> None:
    for card in hand:
        parts = PARTS_OF[card]
        ability = ABILITY_OF[card]
        found.append(HELD_PARTS + parts)
        found.append(HELD_ABILITIES + (KINDS if row.fitting[parts] else 0) + ability)
        if headless > 0 and has(parts, HEAD):
            found.append(HELD_HEADS + ability)


def add_creatures(game: Nightmarium, player: Player, found: list[i64]) -> None:
    row = game.rows[player]
    first = game.places[player][0] * 3
    for place in row.incomplete:
        legs = game.parts[first + place * 3 + LEGS]
        if row.heights[place] == TORSO:
            found.append(ON_LEGS + ABILITY_OF[legs])
            continue
        torso = game.parts[first + place * 3 + TORSO]
        found.append(ON_TORSO + ABILITY_OF[torso])
        found.append(BENEATH_TORSO + ABILITY_OF[legs])
        if LEGION_OF[legs] == LEGION_OF[torso]:
            found.append(HALF_PURE)
            if holds_head_of(game.hands[player], LEGION_OF[legs]):
                found.append(NEARLY_PURE)


def holds_head_of(hand: list[Card], legion: i64) -> bool:
    for card in hand:
        if LEGION_OF[card] == legion and has(PARTS_OF[card], HEAD):
            return True
    return False
