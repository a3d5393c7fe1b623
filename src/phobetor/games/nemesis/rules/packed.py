"""Numbers that hold several numbers: each layout is declared here, and only here is it opened.

Everybody else asks by name. Sets of places, corridors, players or nightmares are masks of the kernel.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.kernel.masks import Mask, has, plus
from phobetor.kernel.words import Option, Player

Target: TypeAlias = i64  # nightmare * 16 + injuries
Monster: TypeAlias = i64  # slot * 256 + target
Holding: TypeAlias = i64  # thing + 64 * ammo + attachments
Lying: TypeAlias = i64  # slot * 64 + thing
Packed: TypeAlias = i64  # item * 32 + the seats that know it, as bits
Parts: TypeAlias = i64  # item * 32 + item
Offer: TypeAlias = i64  # (holding or packed item) * 16 + 8 if it was held + the seat it comes from
Serious: TypeAlias = i64  # four bits for each card, the first one lowest: wound, + 8 when dressed
Quests: TypeAlias = i64  # two bits for each state
Pod: TypeAlias = i64  # state, + 8 in section B
Buried: TypeAlias = i64  # event card * 8 + who put it at the bottom; card 0 is unknown
Claim: TypeAlias = i64  # option * 8 + who said it
Removed: TypeAlias = i64  # player * 64 + action card
Looker: TypeAlias = i64  # who looks at items, + 8 at action cards; -1: nobody looks
GoalsSeen: TypeAlias = i64  # players of whom both objectives were seen, << 8 of whom the kept one
TokensMet: TypeAlias = i64  # four bits for each number of a token, the last one lowest

AMMO_UNIT: Final = 64
AMMO_MASK: Final = 15
MAGAZINE_ON: Final = 1024
AUTOLOADER_ON: Final = 2048
TAPED: Final = 4096
HELD: Final = 8
DRESSED: Final = 8
SECTION_B: Final = 8
KEPT_GOAL: Final = 8
AT_CARDS: Final = 8
LATELY: Final = 0xFFFF_FFFF_FFFF  # twelve tokens


# === Nightmares =====================================================================================
def monster_at(slot: i64, target: Target) -> Monster:
    return slot << 8 | target


def place_of(monster: Monster) -> i64:
    return monster >> 8


def target_of(monster: Monster) -> Target:
    return monster & 255


def nightmare_of(monster: Monster) -> i64:
    return monster >> 4 & 15


def injuries_of(monster: Monster) -> i64:
    """Of a target, too."""
    return monster & 15


def moved_to(slot: i64, monster: Monster) -> Monster:
    return slot << 8 | monster & 255


def with_injuries(monster: Monster, injuries: i64) -> Monster:
    return monster & ~15 | injuries


def target_with(nightmare: i64, injuries: i64) -> Target:
    return nightmare * 16 + injuries


def target_nightmare(target: Target) -> i64:
    return target >> 4


# === Things in hands and on the floor ===============================================================
def holding_of(thing: i64, ammo: i64) -> Holding:
    return thing + AMMO_UNIT * ammo


def thing_of(holding: Holding) -> i64:
    """Of what lies on the floor, too."""
    return holding & 63


def ammo_of(holding: Holding) -> i64:
    return holding >> 6 & AMMO_MASK


def with_more_ammo(holding: Holding, count: i64) -> Holding:
    """Or with less, if the count is below 0."""
    return holding + AMMO_UNIT * count


def without_ammo(holding: Holding) -> Holding:
    return holding & ~(AMMO_MASK * AMMO_UNIT)


def has_magazine(holding: Holding) -> bool:
    return holding & MAGAZINE_ON != 0


def with_magazine(holding: Holding) -> Holding:
    return holding | MAGAZINE_ON


def has_autoloader(holding: Holding) -> bool:
    return holding & AUTOLOADER_ON != 0


def with_autoloader(holding: Holding) -> Holding:
    return holding | AUTOLOADER_ON


def is_taped(holding: Holding) -> bool:
    return holding & TAPED != 0


def with_tape(holding: Holding) -> Holding:
    return holding | TAPED


def without_tape(holding: Holding) -> Holding:
    return holding & ~TAPED


def lying_at(slot: i64, thing: i64) -> Lying:
    return slot << 6 | thing


def place_of_lying(lying: Lying) -> i64:
    return lying >> 6


# === Items in backpacks and at the bottom of a deck =================================================
def packed_item(item: i64, knowers: Mask) -> Packed:
    return item << 5 | knowers


def item_of(packed: Packed) -> i64:
    return packed >> 5


def knows(seat: Player, packed: Packed) -> bool:
    return has(packed, seat)


def shown_to(seat: Player, packed: Packed) -> Packed:
    return plus(packed, seat)


def parts_with(first: i64, second: i64) -> Parts:
    return first << 5 | second


def first_part(parts: Parts) -> i64:
    return parts >> 5


def second_part(parts: Parts) -> i64:
    return parts & 31


# === Things on the table in a trade =================================================================
def held_offer(holding: Holding, player: Player) -> Offer:
    return holding << 4 | HELD | player


def packed_offer(packed: Packed, player: Player) -> Offer:
    return packed << 4 | player


def is_held_offer(offer: Offer) -> bool:
    return offer & HELD != 0


def offered(offer: Offer) -> i64:
    """The holding, or the packed item."""
    return offer >> 4


def offerer(offer: Offer) -> Player:
    return offer & 7


# === Serious wounds =================================================================================
def card_at(serious: Serious, place: i64) -> i64:
    """The card at that place, dressed or not, or 0."""
    return serious >> 4 * place & 15


def with_card(serious: Serious, place: i64, card: i64) -> Serious:
    return serious | card << 4 * place


def next_cards(serious: Serious) -> Serious:
    """All but the first."""
    return serious >> 4


def wound_of(serious: Serious) -> i64:
    """Of the first card."""
    return serious & 7


def is_dressed(serious: Serious) -> bool:
    """The first card."""
    return serious & DRESSED != 0


def dressed_card(wound: i64) -> i64:
    return wound | DRESSED


def with_dressing(serious: Serious, place: i64) -> Serious:
    return serious | DRESSED << 4 * place


def without_dressing(serious: Serious, place: i64) -> Serious:
    return serious & ~(DRESSED << 4 * place)


# === Quests, pods, piles and memories ===============================================================
def quest_at(quests: Quests, which: i64) -> i64:
    return quests >> 2 * which & 3


def with_quest(quests: Quests, which: i64, state: i64) -> Quests:
    return quests & ~(3 << 2 * which) | state << 2 * which


def pod_in(section: i64, state: i64) -> Pod:
    """Section 0 is A, 1 is B."""
    return SECTION_B * section | state


def pod_state(pod: Pod) -> i64:
    return pod & 7


def is_in_section_b(pod: Pod) -> bool:
    return pod & SECTION_B != 0


def with_pod_state(pod: Pod, state: i64) -> Pod:
    return pod & ~7 | state


def buried(card: i64, player: Player) -> Buried:
    return card << 3 | player


def buried_card(entry: Buried) -> i64:
    return entry >> 3


def buried_by(entry: Buried) -> Player:
    return entry & 7


def claim_by(player: Player, option: Option) -> Claim:
    return option << 3 | player


def claimed(entry: Claim) -> Option:
    return entry >> 3


def claimed_by(entry: Claim) -> Player:
    return entry & 7


def removed_from(player: Player, card: i64) -> Removed:
    return player << 6 | card


def removed_card(entry: Removed) -> i64:
    return entry & 63


def card_looker(player: Player) -> Looker:
    return player + AT_CARDS


def looks_at_cards(looker: Looker) -> bool:
    return looker >= AT_CARDS


def looks_at_items(looker: Looker) -> bool:
    return 0 <= looker < AT_CARDS


def is_looker(looker: Looker, seat: Player) -> bool:
    """Nobody, -1, ends in 7, which is no seat."""
    return looker & 7 == seat


def with_goals_of(seen: GoalsSeen, player: Player) -> GoalsSeen:
    return plus(seen, player)


def with_kept_goal_of(seen: GoalsSeen, player: Player) -> GoalsSeen:
    return plus(seen, player + KEPT_GOAL)


def saw_goals_of(seen: GoalsSeen, player: Player) -> bool:
    return has(seen, player)


def saw_kept_goal_of(seen: GoalsSeen, player: Player) -> bool:
    return has(seen, player + KEPT_GOAL)


def with_token(met: TokensMet, token: i64) -> TokensMet:
    """The oldest is forgotten."""
    return (met << 4 | token) & LATELY
