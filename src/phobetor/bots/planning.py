"""What a planner can tell of its plans: it needs no search to choose, and knows why it chooses."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


class Reason:
    """Why an option serves a plan: the id of a message that exists in every language, and small numbers."""

    text: str
    args: dict[str, int]

    def __init__(self, text: str, args: dict[str, int]) -> None:
        self.text = text
        self.args = args


class Planner(Bot):
    """Takes what it values most, ties by chance. Whoever it advises learns more from it than the choice."""

    def worths(self, view: View, options: list[Option]) -> list[i64]:
        """What each option is worth to the plan, on any scale."""
        raise NotImplementedError

    def reasons(self, view: View, option: Option) -> list[Reason]:
        """How the option serves the plan, as far as that can be said; from the view alone."""
        raise NotImplementedError


def best_of(options: list[Option], worths: list[i64], chance: Chance) -> Option:
    """One of those that are worth most."""
    most = max(worths)
    best = [options[place] for place in range(len(options)) if worths[place] == most]
    return best[chance.below(len(best))]
