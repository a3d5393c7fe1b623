"""What every bot is, and the simplest one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it, in plain Python if you like, and write `choose`."""

    def looks(self) -> bool:
        """Whether the bot wants the view; building one takes time that a blind bot need not spend."""
        return True

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        """One of the options. All randomness comes from `chance`, so that games repeat."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option is as good as another."""

    def looks(self) -> bool:
        return False

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        return options[chance.below(len(options))]
