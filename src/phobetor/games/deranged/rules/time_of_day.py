"""The change of the time of day, night cards, and the end of the game. DE-132 to DE-143, DE-176 to DE-179"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import DAWN_CURSE, NO_NIGHT, POSSESSED_TASK, TASK_OF
from phobetor.games.deranged.rules.chapters import EndOfChapter, begin_chapter
from phobetor.games.deranged.rules.curses import TakeCurse
from phobetor.games.deranged.rules.hero_phase import END_OF_HERO_PHASE, PLAY_OR_REST, RETURN, begin_turn
from phobetor.games.deranged.rules.monsters import MONSTER_PHASE
from phobetor.games.deranged.rules.possession import COMMON_LOSS, become_human, become_possessed, take_token
from phobetor.games.deranged.rules.state import MOST, Deranged, PlayerRule, Rule, changed
from phobetor.games.deranged.rules.town import GATE
from phobetor.games.deranged.rules.vocabulary import (
    CLAIM_NOTHING,
    DAWNED,
    ESCAPED,
    FATE,
    GAME,
    GOAL_MISSED,
    LAST_NIGHT_OVER,
    NIGHT_CARD,
    STAYED,
    TRAINING,
)
from phobetor.kernel.masks import minus
from phobetor.kernel.words import Player

LAST_CHAPTER: Final = 6
LAST_OF_TRAINING: Final = 2


class Turn(PlayerRule):
    """Hero phase, monster phase if the player holds the fate token, change of the time of day if it is due; then
    the player to the left."""

    rule: ClassVar[str] = "DE-38 DE-39 DE-204"

    def run(self, game: Deranged) -> None:
        begin_turn(game, self.player)
        game.then(END_OF_HERO_PHASE, MONSTER_PHASE, CHANGE_OF_TIME, NEXT_TURN)
        game.then(RETURN, PLAY_OR_REST)


class ChangeOfTime(Rule):
    """Only if the time token crossed the boundary: the fate token goes to the current player, then the scenario's
    effects, then the night cards."""

    rule: ClassVar[str] = "DE-132 DE-133 DE-40 DE-37"

    def run(self, game: Deranged) -> None:
        if game.time_is_up():
            game.fate = game.active
            game.tell(FATE, game.fate, game.chapter)
            game.then(EndOfChapter(game.scenario, game.chapter, 0), NEW_PART, NIGHT_CARDS)


def last_chapter(settings: list[i64]) -> i64:
    return LAST_OF_TRAINING if settings[GAME] == TRAINING else LAST_CHAPTER


class NewPart(Rule):
    """The new day or night begins when the next board is revealed; spare spaces of the track count for it."""

    rule: ClassVar[str] = "DE-134 DE-208"

    def run(self, game: Deranged) -> None:
        game.time -= game.spaces()
        game.night = 1 - game.night
        game.chapter += 1
        game.church_used = 0
        if game.chapter <= last_chapter(game.settings):
            begin_chapter(game)
        else:
            game.tell(DAWNED, last_chapter(game.settings) // 2)


class NightCards(Rule):
    """At nightfall everybody reveals a night card; at dawn unfulfilled goals are paid for."""

    rule: ClassVar[str] = "DE-135 DE-137 DE-136 DE-143 DE-165"

    def run(self, game: Deranged) -> None:
        if game.night == 1:
            nightfall(game)
        else:
            dawn(game)


def nightfall(game: Deranged) -> None:
    """Reveal the top card: a goal stays face up, possession means a token. Then everybody with a token changes.
    DE-135, DE-136"""
    for player in game.in_turn_order(game.active):
        reveal(game, player, player * 3 + game.chapter // 2 - 1)
    for player in range(game.players()):
        if game.token[player] == 1:
            become_possessed(game, player)
    game.claims = [CLAIM_NOTHING] * len(game.claims)
    game.then(COMMON_LOSS)


def reveal(game: Deranged, player: Player, place: int) -> None:
    night = game.nights[place]
    game.nights = changed(game.nights, place, NO_NIGHT)
    for viewer in range(game.players()):
        game.peeks = changed(game.peeks, viewer, minus(game.peeks[viewer], place))
    game.tell(NIGHT_CARD, player, night)
    if TASK_OF[night] == POSSESSED_TASK:
        game.night_discards = [*game.night_discards, night]
        take_token(game, player)
    else:
        game.night_open = changed(game.night_open, player, night)


def dawn(game: Deranged) -> None:
    """Whoever still has a goal discards it and takes a curse; then the possessed become human, tokens stay.
    DE-137, DE-138, DE-143"""
    game.then(HUMAN_AT_DAWN, DAWN_CURSES)
    for player in game.in_turn_order(game.active)[::-1]:
        night = game.night_open[player]
        if night != NO_NIGHT:
            game.night_open = changed(game.night_open, player, NO_NIGHT)
            game.night_discards = [*game.night_discards, night]
            game.tell(GOAL_MISSED, player, night)
            game.then(TakeCurse(player))


class HumanAtDawn(Rule):
    """Everybody with a possessed token becomes human, even off the board, regains all sanity and keeps the token;
    whoever got it just now for a missed goal regains it as well."""

    rule: ClassVar[str] = "DE-138 DE-159 DE-163"

    def run(self, game: Deranged) -> None:
        for player in range(game.players()):
            become_human(game, player)
            if game.token[player] == 1:
                game.calm(player, MOST)


class DawnCurses(Rule):
    """A curse that grows: its holder takes another at each dawn."""

    rule: ClassVar[str] = "DE-103 DE-106"

    def run(self, game: Deranged) -> None:
        for player in game.in_turn_order(game.active)[::-1]:
            if game.suffers(player, DAWN_CURSE):
                game.then(TakeCurse(player))


class NextTurn(Rule):
    """The player to the left is next; after the last night each wins or loses alone."""

    rule: ClassVar[str] = "DE-204 DE-139 DE-141"

    def run(self, game: Deranged) -> None:
        if game.chapter > last_chapter(game.settings):
            game.then(VICTORY)
        else:
            game.then(Turn(game.left_of(game.active)))


class Victory(Rule):
    """A player wins who has no possessed token, no curse, and stands on the gate."""

    rule: ClassVar[str] = "DE-176 DE-177 DE-101 DE-4 DE-3"

    def run(self, game: Deranged) -> None:
        winners: list[int] = []
        for player in range(game.players()):
            if has_escaped(game, player):
                winners.append(player)
                game.tell(ESCAPED, player)
            else:
                game.tell(STAYED, player)
        game.finish(LAST_NIGHT_OVER, tuple(winners))


def has_escaped(game: Deranged, player: Player) -> bool:
    return game.cell[player] == GATE and game.token[player] == 0 and game.curses[player] == 0


CHANGE_OF_TIME: Final = ChangeOfTime()
NEW_PART: Final = NewPart()
NIGHT_CARDS: Final = NightCards()
HUMAN_AT_DAWN: Final = HumanAtDawn()
DAWN_CURSES: Final = DawnCurses()
NEXT_TURN: Final = NextTurn()
VICTORY: Final = Victory()
