"""A finished game played once more before somebody who watches everything: events and draws, at their moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import i64

from phobetor.book.finale import Finale, Finisher
from phobetor.book.story import Seen, Teller
from phobetor.book.text import Speaker
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Event, Listener, Player
from phobetor.records.notation import read_choice
from phobetor.records.record import Record, chance_of


class WatchedChance(Chance):
    """Another stream; whatever is drawn from a pile is told, with the pile as it was."""

    def __init__(self, inner: Chance, tell: Callable[[str, list[int], int], None]) -> None:
        super().__init__()
        self.inner = inner
        self.tell = tell

    def below(self, n: i64) -> i64:
        return self.inner.below(n)

    def draw(self, pile: list[i64], kind: str = "") -> i64:
        before = pile[:]
        drawn = self.inner.draw(pile, kind)
        self.tell(kind, before, drawn)
        return drawn

    def shuffle(self, pile: list[i64]) -> None:
        self.inner.shuffle(pile)


class Witness(Listener):
    """Passes on to a Finisher what happens in a game."""

    def __init__(self, finisher: Finisher) -> None:
        self.finisher = finisher
        self.game: Game | None = None
        self.choice = 0
        self.number = 0
        self.rules = ""

    def hear(self, event: Event, a: i64, b: i64, c: i64) -> None:
        self.finisher.happened(self.game, self.seen(event, (a, b, c)[: len(event.arguments)]))

    def seen(self, event: Event, values: Sequence[int]) -> Seen:
        """What happened, with nothing hidden."""
        self.number += 1
        return Seen(self.number - 1, self.choice, event, tuple(int(value) for value in values), self.rules)

    def carried_out(self, rules: str) -> None:
        self.rules = rules
        self.finisher.cite(rules)

    def attend(self, game: Game) -> None:
        """Whatever happens in the game from now on."""
        self.game = game
        game.listener = self

    def drawn(self, kind: str, pile: list[int], drawn: int) -> None:
        if self.game is not None:
            self.finisher.draw(self.game, kind, pile, drawn)


def watched(record: Record) -> tuple[Any, Finisher]:
    """The game at its end, and who watched it; raises what `Game.answer` raises where the record does not hold."""
    title, settings = record.title(), record.settings()
    witness = Witness((title.finale or Finisher)(record.players))
    chance = WatchedChance(chance_of(record.seed), witness.drawn)
    game = record.table(chance)
    witness.attend(game)
    game.advance()
    for witness.choice, text in enumerate(record.choices, 1):
        game.answer(*read_choice(title, text, record.players, settings))
    return game, witness.finisher


def finale_of(record: Record, language: str, you: Player) -> Finale:
    """The end of a recorded game that is over, told to one seat (or to nobody)."""
    game, finisher = watched(record)
    say = Speaker(record.title(), language, record.settings(), record.names)
    return finisher.tell(game, Teller(say, you))
