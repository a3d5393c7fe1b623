"""Encounters: how they are met, kept and played. What each of them does is in `encounters.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import (
    BRIDLE,
    ENCOUNTERS,
    NEEDLE,
    NO_ENCOUNTER,
    PAINTER,
    PHASES_OF,
    WRAP_UP,
    Encounter,
)
from phobetor.games.somnicum.rules.dream import LEVELS, Level
from phobetor.games.somnicum.rules.encounters import EFFECTS
from phobetor.games.somnicum.rules.packed import count_in, in_hand, one, size
from phobetor.games.somnicum.rules.state import Rule, Somnicum
from phobetor.games.somnicum.rules.vocabulary import DISCARDED, DONE, KEEP, KEPT, MET, PLAY, PLAYED
from phobetor.kernel.masks import has
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option


class Meeting(Rule):
    """Draw as many encounters as the level of the card, keep one and discard the others face up. A single one
    is simply kept."""

    rule: ClassVar[str] = "SO-43"
    level: Level

    def __init__(self, level: Level) -> None:
        self.level = level

    def run(self, game: Somnicum) -> None:
        for _ in range(self.level):
            encounter = game.draw_encounter()
            if encounter != NO_ENCOUNTER:
                game.drawn += one(encounter)
        for encounter in in_hand(game.drawn):
            game.tell(MET, game.active, encounter)
        if size(game.drawn) > 1:
            game.then(KEEP_ENCOUNTER)
        else:
            game.hands[game.active] += game.drawn
            game.drawn = 0


class KeepEncounter(Rule):
    """Keep one of the encounters drawn; it stays secret, face down before you, until you play it."""

    rule: ClassVar[str] = "SO-43 SO-44 SO-69"

    def run(self, game: Somnicum) -> None:
        game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        for encounter in range(1, len(ENCOUNTERS)):
            if count_in(game.drawn, encounter) > 0:
                options.append(KEEP.of(encounter))
        return options

    def chosen(self, game: Somnicum, option: Option) -> None:
        kept = KEEP.arg(option)
        others = in_hand(game.drawn - one(kept))
        game.drawn = 0
        game.hands[game.active] += one(kept)
        game.tell(KEPT, game.active, kept)
        for encounter in others:
            game.discard_encounter(encounter)
            game.tell(DISCARDED, game.active, encounter)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        return against("SO-43", "keep-one-of-these")


def play(game: Somnicum, encounter: Encounter) -> None:
    """Lay the card face up and carry out its effect; a one-shot is discarded, a permanent stays. SO-45, SO-46"""
    game.hands[game.active] -= one(encounter)
    game.tell(PLAYED, game.active, encounter)
    if encounter >= BRIDLE:
        game.fronts[game.active] += one(encounter)
    else:
        game.discard_encounter(encounter)
    game.then(EFFECTS[encounter])


def why_not_play(game: Somnicum, encounter: Encounter, phase: i64) -> Refusal:
    if not 0 < encounter < len(ENCOUNTERS) or count_in(game.hands[game.active], encounter) == 0:
        return against("SO-45", "encounter-not-in-hand")
    if not has(PHASES_OF[encounter], phase):
        return against("SO-45", "not-at-this-moment", meeting=encounter)
    if encounter == NEEDLE:
        return against("SO-E03", "no-gap-to-mend")
    if encounter == PAINTER:
        return against("SO-E06", "nothing-to-paint")
    return against("SO-E08", "no-card-to-move")


class WrapUp(Rule):
    """After attaching, encounters MAY still be played, those gained this turn too: by the active player only."""

    rule: ClassVar[str] = "SO-45 SO-R23"

    def run(self, game: Somnicum) -> None:
        """Everybody knows who has no encounter; who has one is asked, even if it cannot be played now."""
        if game.hands[game.active] != 0:
            game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options = [DONE.of()]
        return game.playable(game.active, WRAP_UP, options)

    def chosen(self, game: Somnicum, option: Option) -> None:
        if PLAY.matches(option):
            game.then(WRAP_UP_TURN)
            play(game, PLAY.arg(option))

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if PLAY.matches(option):
            return why_not_play(game, PLAY.arg(option), WRAP_UP)
        return against("SO-45", "play-or-finish")


# Steps without parameters, or with few values, are made once and shared by every game.
KEEP_ENCOUNTER: Final = KeepEncounter()
MEETINGS: Final[list[Meeting]] = [Meeting(level) for level in range(LEVELS + 1)]
WRAP_UP_TURN: Final = WrapUp()
