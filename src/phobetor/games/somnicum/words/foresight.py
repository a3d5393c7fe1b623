"""What would come of a choice in Somnicum, worked out from the seat's view with the functions of the rules."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from phobetor.games.somnicum.rules.box import NO_CARD, NO_PARTICLE, PILLOW
from phobetor.games.somnicum.rules.dream import (
    BEETLE_LINE,
    EMPTY_GAP,
    ENCOUNTER_LINE,
    JOINED,
    LEVELS,
    NO_LINK,
    NOWHERE,
    Dream,
)
from phobetor.games.somnicum.rules.state import CARD_IS_JOINED, CROWED, FREE_STEPS, GOES_ON, HUSHED, Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import HOLES
from phobetor.kernel.chance import Chance


class Laid(Struct):
    """A card in a row of a dream."""

    level: int
    place: int
    left: int
    """The card to its left; NO_CARD where there is none."""
    is_gap: bool
    common: int
    """The particles that join it to the card on its left."""
    points: int
    """By how many points the dream gains or loses; hands and stocks are not counted."""


@lru_cache(maxsize=4)
def seen_table(view: SomnicumView) -> Somnicum:
    """The ring, how full the bag is, and what lies before the players, as the view shows them; nothing behind it is
    imagined.

    What is seen, the bar and the previews of one view ask for the same table, and for the same ways to attach.
    """
    game = Somnicum.blank(Chance())
    game.settings = view.settings
    game.ring, game.pendulums, game.on_field = view.ring, view.pendulums, view.on_field
    game.active, game.spells, game.closing = view.active, view.spells, view.closing
    game.fronts, game.stocks, game.hands = view.fronts, view.stocks, [0] * len(view.stocks)
    game.bag = [NO_PARTICLE] * view.bag
    game.dreams, game.goals, game.taken = view.dreams[:], tuple(view.goals), view.taken
    return game


# --- the ring ---------------------------------------------------------------------------------------
def gain(game: Somnicum, steps: int) -> int:
    """The tokens that a short move brings: no more than the bag has. SO-30, SO-R13, SO-E11"""
    wanted = max(0, FREE_STEPS - steps) + (2 <= steps <= 3 and game.has_open(game.active, PILLOW))
    return min(wanted, len(game.bag))


def ends(game: Somnicum, pendulum: int, slot: int, steps: int) -> list[str]:
    """Why the round might be over after this move; last turns come when it is over. SO-48, SO-49, SO-56"""
    if game.closing != GOES_ON:
        return []
    after = game.clone(Chance())
    after.pendulums[pendulum] = 2 * slot + 1
    after.ring[slot] = NO_CARD
    found = ["last-card"] if game.on_field - 1 == game.players() else []
    if not after.nothing_between(pendulum):
        return found
    if game.is_spelled(CROWED) and steps <= FREE_STEPS:
        return ["crow", *found]
    if steps < FREE_STEPS and game.bag and not game.is_spelled(HUSHED):
        return ["check", *found]
    return found


# --- the dream --------------------------------------------------------------------------------------
def points_now(game: Somnicum) -> int:
    """What the active player's dream would bring."""
    lines = game.score(game.active)
    return sum(lines) - lines[ENCOUNTER_LINE] - lines[BEETLE_LINE]


def change(game: Somnicum, dream: Dream) -> int:
    """What it would bring more if it were this one."""
    before, now = points_now(game), game.dreams[game.active]
    game.dreams[game.active] = dream
    after = points_now(game)
    game.dreams[game.active] = now
    return after - before


def laid(game: Somnicum, before: Dream, card: int, level: int, bridged: bool) -> Laid:
    """The card at the place that the row offers. SO-35, SO-36"""
    dream = before.copy()
    place = dream.next_place(level)
    left = dream.left_of(place, game.settings[HOLES] == 1)
    common = 0 if left == NOWHERE else dream.in_common(card, place, left)
    link = NO_LINK if left == NOWHERE else JOINED if bridged or common else EMPTY_GAP
    dream.lay(card, place, link)
    neighbour = NO_CARD if left == NOWHERE else dream.cards[left]
    return Laid(level, place, neighbour, link == EMPTY_GAP, common, change(game, dream))


@lru_cache(maxsize=100)
def ways_to_attach(game: Somnicum, card: int) -> list[Laid]:
    """The card in every row that has a place for it."""
    dream, bridged = game.dreams[game.active], game.is_spelled(CARD_IS_JOINED)
    return [
        laid(game, dream, card, level, bridged)
        for level in range(1, LEVELS + 1)
        if dream.next_place(level) != NOWHERE
    ]  # fmt: skip


def best_way(game: Somnicum, card: int) -> Laid:
    """The row in which the card brings most; a joint is better than a gap, and a deeper row than a higher one."""
    return max(ways_to_attach(game, card), key=lambda way: (way.points, not way.is_gap, way.level))


def shifted(game: Somnicum, level: int, to_level: int) -> Laid:
    """SO-E08"""
    dream = game.dreams[game.active].copy()
    place = dream.right_end(level)
    card = dream.cards[place]
    dream.lift(level)
    dream.carry_tokens(place, dream.next_place(to_level))
    return laid(game, dream, card, to_level, False)


def points_of_token(game: Somnicum, token: int, level: int) -> int:
    """SO-E15"""
    dream = game.dreams[game.active].copy()
    dream.lay_token(token, dream.right_end(level))
    return change(game, dream)


def points_of_mending(game: Somnicum, place: int) -> int:
    """SO-E03"""
    dream = game.dreams[game.active].copy()
    dream.mend(place)
    return change(game, dream)
