"""A planner: it weighs the ways off the ship, shares the work with its crew, and stops who would spoil it."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.nemesis.bots.caution import Caution
from phobetor.games.nemesis.bots.course import Course
from phobetor.games.nemesis.bots.deeds import NEVER, UNVALUED
from phobetor.games.nemesis.bots.replies import Replies
from phobetor.games.nemesis.bots.ventures import Ventures
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import DRAFT
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class PlannerBot(Bot):
    """Takes what serves its plan best, ties by chance."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, NemesisView)
        if len(options) == 1:
            return options[0]
        if DRAFT.matches(options[0]):
            return options[chance.below(len(options))]
        thought = Thought(view)
        best: list[Option] = []
        most: i64 = NEVER - 1
        for option in options:
            value = thought.value(option)
            if value > most:
                most = value
                best = []
            if value == most:
                best.append(option)
        return best[chance.below(len(best))]


class Thought:
    """What the planner thinks of the table."""

    deeds: Ventures
    replies: Replies

    def __init__(self, view: NemesisView) -> None:
        course = Course(Caution(view))
        self.deeds = Ventures(course)
        self.replies = Replies(self.deeds, view, course)

    def value(self, option: Option) -> i64:
        value = self.deeds.value(option)
        return value if value != UNVALUED else self.replies.value(option)
