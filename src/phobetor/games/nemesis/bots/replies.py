"""How a planner answers: it keeps Interruption for what would cost it the way home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.bots.answers import Answers
from phobetor.games.nemesis.bots.course import Course
from phobetor.games.nemesis.bots.deeds import Deeds
from phobetor.games.nemesis.rules.box import COURSES
from phobetor.games.nemesis.rules.names import CARD_INTERRUPTION, COCKPIT, EARTH, GENERATOR
from phobetor.games.nemesis.rules.rooms.action import RoomDeed
from phobetor.games.nemesis.rules.state import NO_FUSE
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import AT_LETTER, INTERRUPT, KEEP_GOAL, LET_BE, YIELD
from phobetor.kernel.words import Option

LET_IT_BE: Final = 10
STOP_IT: Final = 100
HELD_BACK: Final = 6  # what Interruption is worth in hand among others: less than most cards, more than nothing


class Replies(Answers):
    """Values of answers for somebody with a course in mind."""

    course: Course
    view: NemesisView

    def __init__(self, deeds: Deeds, view: NemesisView, course: Course) -> None:
        super().__init__(deeds, view)
        self.course = course
        self.view = view

    def value(self, option: Option) -> i64:
        if KEEP_GOAL.matches(option):
            return self.course.ease(KEEP_GOAL.arg(option))
        if INTERRUPT.matches(option):
            return STOP_IT if self.is_harm_afoot() else -STOP_IT
        if YIELD.matches(option) or LET_BE.matches(option):
            return LET_IT_BE + (1 if LET_BE.matches(option) and self.holds_interruption() else 0)
        return super().value(option)

    def holds_interruption(self) -> bool:
        return CARD_INTERRUPTION in self.game.hands[self.plan.player]

    def is_harm_afoot(self) -> bool:
        """Somebody is about to blow up the ship, or to turn it away from Earth."""
        for step in self.view.agenda:
            if isinstance(step, RoomDeed):
                room = self.game.tile[step.slot]
                if room == GENERATOR and self.game.fuse == NO_FUSE and not self.course.wants_fuse():
                    return True
                if room == COCKPIT and step.mode >= AT_LETTER and self.course.knows_course():
                    return COURSES[self.game.coordinates][step.mode - AT_LETTER] != EARTH and self.course.is_on_course()
        return False

    def worth_of_card(self, card: i64) -> i64:
        if card == CARD_INTERRUPTION:
            return HELD_BACK if self.game.players() > 1 else 0
        return super().worth_of_card(card)
