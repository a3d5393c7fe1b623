"""A game in progress with its record, its log and its undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from phobetor.book.title import Title
from phobetor.bots.bot import Bot
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance, CountedChance
from phobetor.kernel.refusal import STALE, Refusal
from phobetor.kernel.view import View
from phobetor.kernel.words import Event, Listener, Option, Player
from phobetor.records.log import Entry, Log
from phobetor.records.notation import read_choice
from phobetor.records.record import Divergence, Record, chance_of


@dataclass(frozen=True)
class Moment:
    """A position to which the player who decided there may still return."""

    player: Player
    game: Game
    choices: int
    hashes: int
    entries: int


class Revelation(Listener):
    """Whether anything was told that nobody can forget again."""

    def __init__(self) -> None:
        self.came = False

    def hear(self, event: Event, a: i64, b: i64, c: i64) -> None:
        self.came = self.came or event.reveals


def final_options(title: Title, view: View) -> list[int]:
    """The places of the options that cannot be taken back: they show something, end the game or leave it to others.

    Tried out in a game imagined from the view alone, so that the answer tells the seat nothing it does not know.
    """
    chance = CountedChance(Chance())
    world = title.imagine(view, Chance())
    tried = [(place, option, world.clone(chance)) for place, option in enumerate(view.options)]
    return [place for place, option, twin in tried if is_final(twin, view.seat, option, chance)]


def is_final(world: Game, player: Player, option: Option, chance: CountedChance) -> bool:
    draws, world.listener = chance.draws, (told := Revelation())
    world.answer(player, option)
    return chance.draws != draws or told.came or not world.is_asked(player)


class Session:
    """One table. Every change goes through `answer` or `undo`, and the record always tells the whole game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.title: Title = record.title()
        self.settings = record.settings()
        self.chance = CountedChance(chance_of(record.seed))
        self.log = Log()
        self.moments: list[Moment] = []
        self.game = self.title.table(record.players, self.settings, self.chance)
        self.game.listener = self.log
        self.game.advance()

    @classmethod
    def resume(cls, record: Record) -> Session:
        """The table as it was when the record was written; raises Divergence when it cannot be reached."""
        session = cls(record.beginning())
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

    # --- deciding -------------------------------------------------------------------------------
    def answer(self, player: Player, option: Option) -> None:
        """Carry out a choice, or raise the Refusal and change nothing."""
        refusal = self.game.why_not(player, option)
        if refusal is not None:
            raise refusal
        before = self.moment(player)
        draws, entries = self.chance.draws, len(self.log.entries)
        self.log.choice = len(self.record.choices) + 1
        self.game.answer(player, option)
        self.record.add(player, option, self.game)
        revealed = any(entry.event.reveals for entry in self.told_since(entries))
        if self.moments and self.moments[-1].player != player:
            self.moments.clear()
        if self.chance.draws != draws or revealed or self.game.is_over():
            self.moments.clear()
        else:
            self.moments.append(before)

    def moment(self, player: Player) -> Moment:
        copy = self.game.clone(self.chance)
        return Moment(player, copy, len(self.record.choices), len(self.record.hashes), len(self.log.entries))

    def decide(self, bot: Bot, player: Player, chance: Chance) -> Option:
        """What a bot at this seat would choose, from what the seat may know."""
        view = self.view(player)
        return bot.choose(view, view.options, chance)

    # --- taking back ----------------------------------------------------------------------------
    def can_undo(self, player: Player) -> bool:
        """Not beyond a draw of chance, a revealed secret, or somebody else's choice."""
        return bool(self.moments) and self.moments[-1].player == player

    def undo(self, player: Player) -> None:
        if not self.can_undo(player):
            raise Refusal(STALE, "", "nothing-to-undo")
        moment = self.moments.pop()
        self.game = moment.game
        self.game.listener = self.log
        self.record.outcome = None
        del self.record.choices[moment.choices :]
        del self.record.hashes[moment.hashes :]
        del self.log.entries[moment.entries :]
