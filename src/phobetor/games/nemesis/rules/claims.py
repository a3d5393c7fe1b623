"""What players say aloud: claims about engines, course, rooms, tokens, objectives and contamination. NE-5.15"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import SET_1, SET_2
from phobetor.games.nemesis.rules.finish import is_coop
from phobetor.games.nemesis.rules.goals import goals_of
from phobetor.games.nemesis.rules.names import CORPORATE, DISCOVERIES, PERSONAL, Slot
from phobetor.games.nemesis.rules.packed import claim_by, claimed, claimed_by
from phobetor.games.nemesis.rules.ship import SLOTS_1
from phobetor.games.nemesis.rules.state import Asked, Nemesis
from phobetor.games.nemesis.rules.vocabulary import (
    CLAIM_COURSE,
    CLAIM_ENGINE,
    CLAIM_GOAL,
    CLAIM_HEALTH,
    CLAIM_ROOM,
    CLAIM_TOKEN,
    SAID_COURSE,
    SAID_ENGINE,
    SAID_GOAL,
    SAID_HEALTH,
    SAID_ROOM,
    SAID_TOKEN,
    SILENT,
    SPEAK_OF,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player, code_of, without_second


# === What can be said ===============================================================================
class Speak(Asked):
    """Once a turn you MAY say something of the ship or of yourself; it may be a lie."""

    rule: ClassVar[str] = "NE-5.15"

    def choices(self, game: Nemesis) -> list[Option]:
        """What can be said is the same whatever is true."""
        options = ALWAYS_SAID[:]
        for slot in range(1, 22):
            if game.token[slot]:  # every tile that lies face down has one
                options.append(SPEAK_OF.of(slot))
        if not is_coop(game):
            for deck in (CORPORATE, PERSONAL):
                for goal in goals_of(deck, game.players()):
                    options.append(CLAIM_GOAL.of(goal))
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if SPEAK_OF.matches(option):
            game.then(SpeakOf(self.player, SPEAK_OF.arg(option)))
        elif not SILENT.matches(option):
            claim(game, self.player, option)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.15", "say-or-be-silent")


class SpeakOf(Asked):
    """Say which room lies face down in a place, or what its exploration token does."""

    rule: ClassVar[str] = "NE-5.15"
    slot: Slot

    def __init__(self, player: Player, slot: Slot) -> None:
        self.player = player
        self.slot = slot

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = [SILENT.of()]
        if not game.is_explored(self.slot):
            for room in SET_1 if self.slot in SLOTS_1 else SET_2:
                if game.slot_of(room) == 0:
                    options.append(CLAIM_ROOM.of(self.slot, room))
        for discovery in range(1, len(DISCOVERIES)):
            options.append(CLAIM_TOKEN.of(self.slot, discovery))
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if not SILENT.matches(option):
            claim(game, self.player, option)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.15", "say-or-be-silent")


ALWAYS_SAID: Final[list[Option]] = [
    SILENT.of(),
    *[CLAIM_ENGINE.of(engine, state) for engine in range(3) for state in range(2)],
    *[CLAIM_COURSE.of(letter, planet) for letter in range(4) for planet in range(4)],
    *[CLAIM_HEALTH.of(health) for health in range(2)],
]


# === What was said ==================================================================================
def claim(game: Nemesis, player: Player, option: Option) -> None:
    """Everybody hears it; what the same player said of the same thing before no longer stands."""
    about = subject_of(option)
    kept = [entry for entry in game.claims if claimed_by(entry) != player or subject_of(claimed(entry)) != about]
    kept.append(claim_by(player, option))
    game.claims = tuple(kept)
    tell_claim(game, player, option)


def subject_of(option: Option) -> i64:
    """The kind of claim with the engine, letter or place it speaks of; of objective and health each has one."""
    if CLAIM_GOAL.matches(option) or CLAIM_HEALTH.matches(option):
        return code_of(option)
    return without_second(option)


def tell_claim(game: Nemesis, player: Player, option: Option) -> None:
    if CLAIM_ENGINE.matches(option):
        engine, state = CLAIM_ENGINE.args(option)
        game.tell(SAID_ENGINE, player, engine, state)
    elif CLAIM_COURSE.matches(option):
        letter, planet = CLAIM_COURSE.args(option)
        game.tell(SAID_COURSE, player, letter, planet)
    elif CLAIM_ROOM.matches(option):
        slot, room = CLAIM_ROOM.args(option)
        game.tell(SAID_ROOM, player, slot, room)
    elif CLAIM_TOKEN.matches(option):
        slot, discovery = CLAIM_TOKEN.args(option)
        game.tell(SAID_TOKEN, player, slot, discovery)
    elif CLAIM_GOAL.matches(option):
        game.tell(SAID_GOAL, player, CLAIM_GOAL.arg(option))
    else:
        game.tell(SAID_HEALTH, player, CLAIM_HEALTH.arg(option))
