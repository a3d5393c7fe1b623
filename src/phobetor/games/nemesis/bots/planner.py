"""A planner: it weighs the ways off the ship, shares the work with its crew, and stops who would spoil it."""

from __future__ import annotations

from phobetor.bots.bot import Bot
from phobetor.games.nemesis.bots.caution import Caution
from phobetor.games.nemesis.bots.course import Course
from phobetor.games.nemesis.bots.greedy import Mind
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
        course = Course(Caution(view))
        deeds = Ventures(course)
        return Mind(deeds, Replies(deeds, view, course)).best(options, chance)
