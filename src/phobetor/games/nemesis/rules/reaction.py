"""Paying for actions, and Interruption: the reaction of others in the room. NE-5.2, NE-5.12"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.cards import lay_down
from phobetor.games.nemesis.rules.names import CARD_INTERRUPTION, CLEAN
from phobetor.games.nemesis.rules.state import Nemesis, PlayerRule, Rule
from phobetor.games.nemesis.rules.vocabulary import ANSWERED, INTERRUPT, INTERRUPTED, LET_BE, PAID, PAY, YIELD
from phobetor.kernel.masks import has, plus
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


class EndOfDeed(Rule):
    """The line up to which an interrupted action is lost."""

    rule: ClassVar[str] = "NE-5.12"

    def run(self, game: Nemesis) -> None:
        pass


END_OF_DEED: Final = EndOfDeed()


def perform(game: Nemesis, player: Player, cost: i64, deed: Rule) -> None:
    """An action is declared, paid and, if nobody interrupts it, carried out."""
    if cost > 0:
        game.then(Pay(player, cost), WINDOWS[player], deed, END_OF_DEED)
    else:
        game.then(WINDOWS[player], deed, END_OF_DEED)


def cancel(game: Nemesis) -> None:
    """Drop the deed on top of the agenda."""
    while True:
        step = game.agenda.pop()
        if isinstance(step, EndOfDeed):
            return


class Pay(Rule):
    """Each point of an action's cost is an action card from the hand; contamination pays for nothing."""

    rule: ClassVar[str] = "NE-5.2"
    player: Player
    left: i64

    def __init__(self, player: Player, left: i64) -> None:
        self.player = player
        self.left = left

    def run(self, game: Nemesis) -> None:
        """Who pays with the whole hand has no choice, and everybody knows it."""
        if len(game.hands[self.player]) > self.left:
            game.ask(self.player, self)
            return
        for card in game.hands[self.player][:]:
            pay_with(game, self.player, card)

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = []
        last: i64 = -1
        for card in game.hands[self.player]:
            if card != last and card < CLEAN:
                options.append(PAY.of(card))
            last = card
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if self.left > 1:
            game.then(Pay(self.player, self.left - 1))
        pay_with(game, self.player, PAY.arg(option))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.2", "pay-first", count=self.left)


def pay_with(game: Nemesis, player: Player, card: i64) -> None:
    lay_down(game, player, card)
    game.tell(PAID, player, card)


class Window(PlayerRule):
    """After an action is paid, after a panic card is found to apply, and after an Interruption, every other
    character in the room MAY play Interruption. Everybody who could hold it is asked, so that the question tells
    nothing; who plays it is settled in turn order."""

    rule: ClassVar[str] = "NE-5.12 NE-3.7"

    def run(self, game: Nemesis) -> None:
        slot = game.room[self.player]
        asked = False
        for other in range(game.players()):
            if other != self.player and game.room[other] == slot and self.may_react(game, other):
                if not asked:
                    game.then(RESOLUTIONS[self.player])
                    asked = True
                game.ask(other, REACTIONS[other][self.player])

    def may_react(self, game: Nemesis, other: Player) -> bool:
        return game.is_in_a_room(other) and not has(game.yielding, other) and game.could_interrupt(other)


class React(Rule):
    """Cancel what another player in the room does, or let it be: this once, or for the rest of the turn. In the event
    phase there is no turn, so every panic is asked about."""

    rule: ClassVar[str] = "NE-5.12"
    player: Player
    victim: Player

    def __init__(self, player: Player, victim: Player) -> None:
        self.player = player
        self.victim = victim

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = [LET_BE.of()]
        if is_somebodys_turn(game):
            options.append(YIELD.of())
        if CARD_INTERRUPTION in game.hands[self.player]:
            options.append(INTERRUPT.of())
        return options

    def chosen(self, game: Nemesis, option: Option) -> None:
        if INTERRUPT.matches(option):
            game.reactions[self.player] = 1
        elif YIELD.matches(option):
            game.reactions[self.player] = 2

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.12", "interrupt-or-let-be")


def is_somebodys_turn(game: Nemesis) -> bool:
    """Not in the event phase, nor when the last player has passed. NE-5.5"""
    for player in range(game.players()):
        if game.is_active(player) and not has(game.passed, player):
            return True
    return False


class Resolution(PlayerRule):
    """The first in turn order who plays Interruption cancels the action, unless another Interruption cancels that."""

    rule: ClassVar[str] = "NE-5.12"

    def run(self, game: Nemesis) -> None:
        game.tell(ANSWERED, self.player)
        other = game.left_of(self.player)
        while other != self.player:
            if game.reactions[other] == 1:
                self.interrupt(game, other)
                break
            other = game.left_of(other)
        for other in range(game.players()):
            if game.reactions[other] == 2:
                game.yielding = plus(game.yielding, other)
            game.reactions[other] = 0

    def interrupt(self, game: Nemesis, other: Player) -> None:
        lay_down(game, other, CARD_INTERRUPTION)
        game.cite("NE-5.18")
        game.tell(INTERRUPTED, other, self.player)
        game.then(WINDOWS[other], CANCEL, END_OF_DEED)


class Cancel(Rule):
    """The interrupted action is spent and its cost is lost; items, ammo and objects are kept."""

    rule: ClassVar[str] = "NE-5.12 NE-5.19 NE-3.7 NE-3.14"

    def run(self, game: Nemesis) -> None:
        cancel(game)
        cancel(game)


CANCEL: Final = Cancel()
WINDOWS: Final[list[Window]] = [Window(player) for player in range(5)]
RESOLUTIONS: Final[list[Resolution]] = [Resolution(player) for player in range(5)]
REACTIONS: Final[list[list[React]]] = [[React(player, victim) for victim in range(5)] for player in range(5)]
