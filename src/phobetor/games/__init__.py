"""The games. Each is a folder with the same skeleton; `title_of(name)` gives everything there is to know of one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from phobetor.book.title import Title

NAMES = ("nightmarium", "somnicum", "deranged", "nemesis")
DRAFTS: tuple[str, ...] = ()
"""Games still being written: they can be tried by name, but are neither offered nor compiled nor promised."""


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no game '{name}'; there are: {', '.join(NAMES)}.")


@cache
def title_of(name: str) -> Title:
    if name not in (*NAMES, *DRAFTS):
        raise UnknownGame(name)
    from phobetor.games.box import WrongBox
    from phobetor.kernel.refusal import BadInput

    try:
        found: Title = import_module(f"phobetor.games.{name}.title").TITLE
    except WrongBox as error:
        raise BadInput(f"The game '{name}' cannot be played: {error}") from None
    return found
