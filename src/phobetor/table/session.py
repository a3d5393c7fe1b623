"""A game in progress with its record, its log and its undo."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace

from mypy_extensions import i64

from phobetor.book.title import Title
from phobetor.bots.bot import Bot
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance, CountedChance
from phobetor.kernel.refusal import STALE, Refusal
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Event, Listener, Option, Player
from phobetor.records.log import Entry, Log
from phobetor.records.notation import read_choice
from phobetor.records.record import Divergence, Record, chance_of

NEAR = 16
"""Of so many of the last decisions the position is kept, and of those before them every sixteenth."""


@dataclass(frozen=True)
class Moment:
    """A position to which the player who decided there may still return."""

    player: Player
    choices: int
    entries: int
    kept: tuple[Game, CountedChance] | None
    """The position and the stream it was drawn from; older ones are found again by playing on from one before."""


class Revelation(Listener):
    """Whether anything was told that nobody can forget again."""

    def __init__(self) -> None:
        self.came = False

    def hear(self, event: Event, a: i64, b: i64, c: i64) -> None:
        self.came = self.came or event.reveals


def final_options(title: Title, view: View) -> tuple[list[int], list[int]]:
    """The places of the options that cannot be taken back: they show something, end the game or leave it to others.
    Then those of them that end the game.

    Tried out in a game imagined from the view alone, so that the answer tells the seat nothing it does not know.
    """
    chance = CountedChance(Chance())
    world = title.imagine(view, Chance())
    tried = [(place, option, world.clone(chance)) for place, option in enumerate(view.options)]
    final = [(place, twin) for place, option, twin in tried if is_final(twin, view.seat, option, chance)]
    return [place for place, _ in final], [place for place, twin in final if twin.is_over()]


def is_final(world: Game, player: Player, option: Option, chance: CountedChance) -> bool:
    draws, world.listener = chance.draws, (told := Revelation())
    world.answer(player, option)
    return chance.draws != draws or told.came or not world.is_asked(player)


class Session:
    """One table. Every change goes through `answer` or `undo`, and the record always tells the whole game.

    `alone` is the one person among bots, who may take back everything: chance goes back as well, so that the same
    choices lead to the same cards, and the record is marked when something was taken back that had shown anything new.
    """

    def __init__(self, record: Record, alone: Player = NOBODY) -> None:
        self.record = record
        self.alone = alone
        self.title: Title = record.title()
        self.settings = record.settings()
        self.chance = CountedChance(chance_of(record.seed))
        self.log = Log()
        self.moments: list[Moment] = []
        self.unseen = 0
        """How many of the last choices may be taken back without a mark: nothing was learned since."""
        self.game = record.table(self.chance)
        self.game.listener = self.log
        self.game.advance()

    @classmethod
    def resume(cls, record: Record, alone: Player = NOBODY) -> Session:
        """The table as it was when the record was written; raises Divergence when it cannot be reached."""
        session = cls(record.beginning(), alone)
        hashes = dict(record.hashes)
        for number, text in enumerate(record.choices, 1):
            try:
                player, option = read_choice(session.title, text, record.players, session.settings)
                session.answer(player, option)
            except (Refusal, ValueError) as error:
                raise Divergence(f"Choice {number} of {len(record.choices)}, '{text}', is refused: {error}") from None
            if number in hashes and session.game.digest() != hashes[number]:
                raise Divergence(f"After choice {number}, '{text}', the position is not the recorded one.")
        return session

    # --- looking --------------------------------------------------------------------------------
    def view(self, seat: Player) -> View:
        return self.title.view(self.game, seat)

    def asked(self) -> list[Player]:
        return [question.player for question in self.game.questions()]

    def told_since(self, entry: int) -> Sequence[Entry]:
        return self.log.entries[entry:]

    @property
    def takebacks(self) -> int:
        return self.record.takebacks

    # --- deciding -------------------------------------------------------------------------------
    def answer(self, player: Player, option: Option) -> None:
        """Carry out a choice, or raise the Refusal and change nothing."""
        refusal = self.game.why_not(player, option)
        if refusal is not None:
            raise refusal
        before = self.moment(player) if self.alone in (NOBODY, player) else None
        draws, entries = self.chance.draws, len(self.log.entries)
        self.log.choice = len(self.record.choices) + 1
        self.game.answer(player, option)
        self.record.add(player, option, self.game)
        revealed = any(entry.event.reveals for entry in self.told_since(entries))
        self.remember(before, self.chance.draws != draws or revealed)

    def moment(self, player: Player) -> Moment:
        chance = CountedChance(copy(self.chance.inner), self.chance.draws)
        kept = (self.game.clone(chance), chance)
        return Moment(player, len(self.record.choices), len(self.log.entries), kept)

    def remember(self, before: Moment | None, learned: bool) -> None:
        """What a choice leaves to take back: among people, one's own last choices while they showed nothing new."""
        if self.game.is_over():
            self.moments.clear()
        elif self.alone != NOBODY:
            self.remember_alone(before, learned)
        elif before is not None:
            if learned or (self.moments and self.moments[-1].player != before.player):
                self.moments.clear()
            if not learned:
                self.moments.append(before)

    def remember_alone(self, before: Moment | None, learned: bool) -> None:
        """Every own choice, even if a draw or a bot's choice (`before` is then None) followed; but few positions."""
        self.unseen = 0 if learned or before is None else self.unseen + 1
        if before is None:
            return
        self.moments.append(before)
        old = len(self.moments) - 1 - NEAR
        if old > 0 and old % NEAR:
            self.moments[old] = replace(self.moments[old], kept=None)

    def decide(self, bot: Bot, player: Player, chance: Chance) -> Option:
        """What a bot at this seat would choose, from what the seat may know."""
        view = self.view(player)
        return bot.choose(view, view.options, chance)

    # --- taking back ----------------------------------------------------------------------------
    def can_undo(self, player: Player) -> bool:
        """Not beyond a draw of chance, a revealed secret, or somebody else's choice, unless one is alone with bots."""
        return bool(self.moments) and self.moments[-1].player == player

    def undo(self, player: Player) -> None:
        if not self.can_undo(player):
            raise Refusal(STALE, "", "nothing-to-undo")
        moment = self.moments.pop()
        self.game, self.chance = moment.kept or self.found_again(moment)
        self.game.listener = self.log
        self.record.go_back(moment.choices, marked=self.alone != NOBODY and not self.unseen)
        self.unseen = max(0, self.unseen - 1)
        del self.log.entries[moment.entries :]

    def found_again(self, moment: Moment) -> tuple[Game, CountedChance]:
        """The position of a moment that was not kept, played from the last one before it that was."""
        start, (position, drawn) = next((one.choices, one.kept) for one in reversed(self.moments) if one.kept)
        chance = CountedChance(copy(drawn.inner), drawn.draws)
        game = position.clone(chance)
        for text in self.record.choices[start : moment.choices]:
            game.answer(*read_choice(self.title, text, self.record.players, self.settings))
        return game, chance
