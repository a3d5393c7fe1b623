"""A planner: it weighs the ways off the ship, shares the work with its crew, and stops who would spoil it."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.planning import Planner, Reason, best_of
from phobetor.games.nemesis.bots.caution import Caution
from phobetor.games.nemesis.bots.course import Course
from phobetor.games.nemesis.bots.crew import Crew
from phobetor.games.nemesis.bots.errands import Errands
from phobetor.games.nemesis.bots.greedy import Mind
from phobetor.games.nemesis.bots.reasons import reasons_of
from phobetor.games.nemesis.bots.replies import Replies
from phobetor.games.nemesis.bots.ventures import Ventures
from phobetor.games.nemesis.rules.finish import is_coop
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import DRAFT
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class PlannerBot(Planner):
    """Takes what serves its plan best, ties by chance."""

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert view is not None
        if len(options) == 1:
            return options[0]
        if DRAFT.matches(options[0]):
            return options[chance.below(len(options))]
        return best_of(options, self.worths(view, options), chance)

    def worths(self, view: View, options: list[Option]) -> list[i64]:
        assert isinstance(view, NemesisView)
        if DRAFT.matches(options[0]):
            return [0 for _ in options]
        return mind_of(view).values(options)

    def reasons(self, view: View, option: Option) -> list[Reason]:
        assert isinstance(view, NemesisView)
        return [] if DRAFT.matches(option) else reasons_of(course_of(view), option)


def mind_of(view: NemesisView) -> Mind:
    course = course_of(view)
    deeds = Errands(course) if isinstance(course, Crew) else Ventures(course)
    return Mind(deeds, Replies(deeds, view, course))


def course_of(view: NemesisView) -> Course:
    """In full cooperation it thinks of the crew, otherwise of its own way home."""
    return Crew(Caution(view)) if is_coop(view.table) else Course(Caution(view))
