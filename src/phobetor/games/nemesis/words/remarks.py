"""What an option of Nemesis means aboard as it is: what it does and risks, as the bar says it, and what it costs."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.ship import FIXED
from phobetor.games.nemesis.rules.systems import ChangeDoors
from phobetor.games.nemesis.rules.turn import TakeTurn
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import (
    AT,
    AT_DOOR,
    AT_TARGET,
    CAREFUL,
    MOVE,
    PLAY,
    SPEAK_OF,
    TO,
)
from phobetor.games.nemesis.words.aboard import At, door_change
from phobetor.games.nemesis.words.bar import bar
from phobetor.games.nemesis.words.effects import KINDS, door_words
from phobetor.games.nemesis.words.prices import price
from phobetor.kernel.words import Option, code_of


def remarks(view: NemesisView, say: Speaker) -> list[str]:
    if view.question() is None:
        return [""] * len(view.options)
    at = At.question(view, say)
    told = zip(view.options, bar(view, say).chips, strict=True)
    return [
        "; ".join([*meant(at, option), *[fact.text for fact in chip.facts], *cost(at, option)]) for option, chip in told
    ]


def meant(at: At, option: Option) -> list[str]:
    """What the words of the option leave open: which room lies there, and whether a door opens or closes."""
    if any(verb.matches(option) for verb in (MOVE, CAREFUL, TO, SPEAK_OF)):
        slot = MOVE.arg(option)
        room = at.table.tile[slot]
        return [at.name("room", room)] if room and not FIXED[slot] else []
    if AT.matches(option) and isinstance(at.step, ChangeDoors):
        return [door_change(at, AT.arg(option), at.step.slot)]
    kind = KINDS.get(code_of(option), "")
    what, mode = PLAY.args(option)
    return [door_words(at, kind, what, mode - AT_DOOR)] if kind and AT_DOOR <= mode < AT_TARGET else []


def cost(at: At, option: Option) -> list[str]:
    """Beside a card that is played what is paid with it; nothing where no action is chosen."""
    count = price(at.table, at.seat, option) if isinstance(at.step, TakeTurn) else -1
    if PLAY.matches(option):
        return [at.told("remark-costs-more", count=count)] if count > 0 else []
    return [at.told("remark-costs", count=count)] if count >= 0 else []
