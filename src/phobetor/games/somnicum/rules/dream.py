"""A dream: up to three rows of cards, an upside-down pyramid with joints, gaps and empty places.

Clones of a game share its dreams; a game that changes a shared dream first makes a copy for itself.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import (
    NIGHTMARE,
    NO_CARD,
    PARTICLES_OF,
    STARS_OF,
    SYMBOLS_OF,
    THEME_OF,
    THEME_OF_PARTICLE,
    Card,
    Token,
    particle_of,
)
from phobetor.games.somnicum.rules.packed import laid_at, place_of, token_of
from phobetor.kernel.masks import count_bits, has, joined, plus, shared

Level: TypeAlias = i64  # 1 to 3
Place: TypeAlias = i64  # (level - 1) * width + position; NOWHERE where there is none
Link: TypeAlias = i64  # what lies between a card and its left neighbour

LEVELS: Final = 3
NOWHERE: Final = -1

NO_LINK: Final = 0  # there is no left neighbour
JOINED: Final = 1
EMPTY_GAP: Final = 2  # a gap for which no token was left
GAP: Final = 4  # a gap with a token: GAP + token


# --- the lines of the score -------------------------------------------------------------------------
CUT_OFF_LINE: Final = 3
ENCOUNTER_LINE: Final = 4
GOAL_LINE: Final = 5
NIGHTMARE_LINE: Final = 6
BEETLE_LINE: Final = 7
QUILT_LINE: Final = 8
SHELL_LINE: Final = 9
LINES: Final = [
    "level-1", "level-2", "level-3", "cut-off", "encounters", "goal", "nightmares", "beetle", "quilt", "shell",
]  # fmt: skip


class Dream:
    """What lies before one player."""

    width: i64
    cards: list[Card]
    links: list[Link]
    ends: list[i64]
    laid: list[i64]
    is_shared: bool

    def __init__(self, width: i64, cards: list[Card], links: list[Link], ends: list[i64], laid: list[i64]) -> None:
        self.width = width  # places of a row
        self.cards = cards  # place -> card
        self.links = links  # place -> what lies between the card and its left neighbour
        self.ends = ends  # level - 1 -> position of the row's last card
        self.laid = laid  # the tokens on cards, with the places of the cards
        self.is_shared = False  # whether another game has the same dream, so that it must not change

    def copy(self) -> Dream:
        return Dream(self.width, self.cards[:], self.links[:], self.ends[:], self.laid[:])

    def saved(self) -> list[Any]:
        return [self.width, self.cards, self.links, self.ends, self.laid]

    # --- looking --------------------------------------------------------------------------------
    def is_empty(self) -> bool:
        return self.ends[0] < 0

    def right_end(self, level: Level) -> Place:
        """The place of a row's last card. SO-20"""
        end = self.ends[level - 1]
        return (level - 1) * self.width + end if end >= 0 else NOWHERE

    def particles_at(self, place: Place) -> i64:
        """Printed particles and those on tokens. SO-24, SO-35"""
        particles = PARTICLES_OF[self.cards[place]]
        for entry in self.laid:
            if place_of(entry) == place:
                particles = plus(particles, particle_of(token_of(entry)))
        return particles

    def tokens_on(self, place: Place) -> list[Token]:
        return [token_of(entry) for entry in self.laid if place_of(entry) == place]

    def is_of_theme(self, token: Token, place: Place) -> bool:
        """A nightmare is of every theme. SO-21, SO-23"""
        theme = THEME_OF[self.cards[place]]
        return theme == NIGHTMARE or theme == THEME_OF_PARTICLE[particle_of(token)]

    def next_place(self, level: Level) -> Place:
        """The one place a row offers. SO-34, SO-38 to SO-40"""
        if level == 1:
            return self.ends[0] + 1 if self.ends[0] + 1 < self.width else NOWHERE
        return self.place_beneath(level, self.ends[level - 2])

    def place_beneath(self, level: Level, end_above: i64) -> Place:
        """On levels 2 and 3: beneath the first joined pair to the right of the row's last card."""
        above = (level - 2) * self.width
        position = self.ends[level - 1] + 1
        while position < end_above:
            if self.is_pair(above + position):
                return above + self.width + position
            position += 1
        return NOWHERE

    def is_pair(self, place: Place) -> bool:
        """Whether a card lies there, joined to one that lies right beside it. SO-38"""
        return self.cards[place] != NO_CARD and self.links[place + 1] == JOINED

    def left_of(self, place: Place, across: bool) -> Place:
        """The left neighbour of a card at this place; across an empty place it has none, by the letter of the book
        the last card of its row. SO-R7"""
        first = place - place % self.width
        left = place - 1
        while across and left >= first and self.cards[left] == NO_CARD:
            left -= 1
        return left if left >= first and self.cards[left] != NO_CARD else NOWHERE

    def matches(self, card: Card, place: Place, left: Place) -> bool:
        """Whether the card, with tokens that come along, would have a particle in common with its left neighbour.
        SO-35"""
        return self.in_common(card, place, left) != 0

    def in_common(self, card: Card, place: Place, left: Place) -> i64:
        """The particles that would join it to its left neighbour."""
        return shared(joined(PARTICLES_OF[card], self.particles_at(place)), self.particles_at(left))

    def gaps(self) -> i64:
        count: i64 = 0
        for link in self.links:
            if link > JOINED:
                count += 1
        return count

    def previous_end(self, level: Level) -> i64:
        """Where the row would end without its last card."""
        position = self.ends[level - 1] - 1
        while position >= 0 and self.cards[(level - 1) * self.width + position] == NO_CARD:
            position -= 1
        return position

    def is_movable(self, level: Level) -> bool:
        """A right-end card without a card beneath it that is not the only card of the dream. SO-E08"""
        end = self.ends[level - 1]
        if end < 0 or self.ends[0] == 0:
            return False
        return level == LEVELS or end == 0 or self.cards[level * self.width + end - 1] == NO_CARD

    def can_shift(self, level: Level, to_level: Level) -> bool:
        """Whether another row has a place for the last card, once it is lifted. SO-E08"""
        if level == to_level or not self.is_movable(level):
            return False
        if to_level == level + 1:
            return self.place_beneath(to_level, self.previous_end(level)) != NOWHERE
        return self.next_place(to_level) != NOWHERE

    # --- changing -------------------------------------------------------------------------------
    def lay(self, card: Card, place: Place, link: Link) -> None:
        """Put a card into a place that its row offers."""
        self.cards[place] = card
        self.links[place] = link
        self.ends[place // self.width] = place % self.width

    def lift(self, level: Level) -> None:
        """Take the last card out of a row; tokens on it are still kept with its old place."""
        place = self.right_end(level)
        self.ends[level - 1] = self.previous_end(level)
        self.links[place] = NO_LINK
        self.cards[place] = NO_CARD

    def carry_tokens(self, place: Place, new_place: Place) -> None:
        """Tokens stay on their card when it is moved."""
        for number in range(len(self.laid)):
            if place_of(self.laid[number]) == place:
                self.laid[number] = laid_at(new_place, token_of(self.laid[number]))

    def lay_token(self, token: Token, place: Place) -> None:
        """Lay a token on a card, where it stays. SO-24"""
        self.laid.append(laid_at(place, token))

    def mend(self, place: Place) -> None:
        """Close a gap. SO-E03"""
        self.links[place] = JOINED

    # --- points ---------------------------------------------------------------------------------
    def is_cut_off(self, place: Place) -> bool:
        """Whether the card has neighbours in its row and a gap towards each of them. SO-63, SO-R7"""
        left = self.links[place]
        right = self.link_to_the_right(place)
        if left == NO_LINK and right == NO_LINK:
            return False
        return left != JOINED and right != JOINED

    def link_to_the_right(self, place: Place) -> Link:
        """What lies between a card and the next one of its row, however far that is."""
        last = place - place % self.width + self.ends[place // self.width]
        for right in range(place + 1, last + 1):
            if self.cards[right] != NO_CARD:
                return self.links[right]
        return NO_LINK

    def score(self, wanted: i64, points: list[i64]) -> None:
        """Stars and nightmares by level, and the printed particles that are wanted. SO-57 to SO-63, SO-R22"""
        for level in range(1, LEVELS + 1):
            first = (level - 1) * self.width
            for place in range(first, first + self.ends[level - 1] + 1):
                self.score_card(place, level, points)
                points[GOAL_LINE] += count_bits(shared(PARTICLES_OF[self.cards[place]], wanted))

    def score_card(self, place: Place, level: Level, points: list[i64]) -> None:
        card = self.cards[place]
        if level > 1 and self.is_cut_off(place):
            points[CUT_OFF_LINE] += STARS_OF[card]
            points[NIGHTMARE_LINE] -= SYMBOLS_OF[card]
        else:
            points[level - 1] += STARS_OF[card] * level
            points[NIGHTMARE_LINE] -= SYMBOLS_OF[card] * level

    def wanted_tokens(self, wanted: i64) -> i64:
        """Tokens on cards that show a wanted particle. SO-E15"""
        count: i64 = 0
        for entry in self.laid:
            if has(wanted, particle_of(token_of(entry))):
                count += 1
        return count


def empty_dream(width: i64) -> Dream:
    """One more place than there are: the last card of the last row has nothing to its right."""
    zero: i64 = 0
    nowhere: i64 = NOWHERE
    places = LEVELS * width + 1
    return Dream(width, [zero] * places, [zero] * places, [nowhere] * LEVELS, [])


def load_dream(saved: list[Any]) -> Dream:
    return Dream(saved[0], saved[1][:], saved[2][:], saved[3][:], saved[4][:])
