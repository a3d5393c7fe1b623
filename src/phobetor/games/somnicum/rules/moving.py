"""Moving a pendulum: what may come before the move, what it costs, and what it brings."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import BLANK, NO_CARD, PILLOW, PREPARE, Token, back_of
from phobetor.games.somnicum.rules.meeting import play, why_not_play
from phobetor.games.somnicum.rules.particles import add_particle, why_not_particle
from phobetor.games.somnicum.rules.state import (
    BY_CHECK,
    BY_CROW,
    CROWED,
    FREE_STEPS,
    GOES_ON,
    HUSHED,
    MOST_STEPS,
    MOVES_UP_TO,
    PARTICLE_ADDED,
    STEPS_ARE_FREE,
    Pendulum,
    Rule,
    Somnicum,
)
from phobetor.games.somnicum.rules.vocabulary import (
    ADD,
    CHECK_FAILED,
    CHECK_HUSHED,
    CHECK_PASSED,
    CROWS,
    LAPS,
    MOVE,
    MOVED,
    PAID,
    PAY,
    PLAY,
    TOOK,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option


class Prepare(Rule):
    """Before the move you MAY add one particle and play encounters; then you MUST move one of the pendulums.
    Three steps are free, every further one costs a token, and nobody goes round the ring twice, unless the table
    lets pendulums go as far as their owner can pay."""

    rule: ClassVar[str] = "SO-18 SO-19 SO-20 SO-21 SO-23 SO-25 SO-27 SO-28 SO-45"

    def run(self, game: Somnicum) -> None:
        game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        player = game.active
        options = MOVES_UP_TO[game.most_steps(player)][:]
        if game.stocks[player] and not game.is_spelled(PARTICLE_ADDED):
            game.additions(player, False, 0, options)
        return game.playable(player, PREPARE, options)

    def chosen(self, game: Somnicum, option: Option) -> None:
        if MOVE.matches(option):
            pendulum, steps = MOVE.args(option)
            pay(game, game.price(game.active, steps), TRAVELS[pendulum][steps])
        elif ADD.matches(option):
            game.then(PREPARE_TURN)
            token, level = ADD.args(option)
            add_particle(game, token, level)
        else:
            game.then(PREPARE_TURN)
            play(game, PLAY.arg(option))

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if MOVE.matches(option):
            return why_not_move(game, option)
        if ADD.matches(option):
            return why_not_particle(game, option)
        if PLAY.matches(option):
            return why_not_play(game, PLAY.arg(option), PREPARE)
        return against("SO-18", "move-a-pendulum")


def pay(game: Somnicum, price: i64, travel: Travel) -> None:
    """Pay before the pendulum moves, so that the tokens are in the bag when others are drawn. SO-28"""
    if price == 0:
        game.then(travel)
    else:
        game.paid = 0
        game.then(PAYMENTS[price], travel)


class Payment(Rule):
    """Every step beyond the free ones costs one of your tokens, which returns to the bag unseen.
    (Tokens are named in ascending order, so that order does not matter.)"""

    rule: ClassVar[str] = "SO-28 SO-R13"
    left: i64

    def __init__(self, left: i64) -> None:
        self.left = left

    def run(self, game: Somnicum) -> None:
        """Who pays with everything has no choice, and everybody knows it."""
        stock = game.stocks[game.active]
        if len(stock) > self.left:
            game.ask(game.active, self)
            return
        for token in stock:
            game.bag.append(token)
            game.tell(PAID, game.active, back_of(token), token)
        stock.clear()
        game.paid = 0

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        stock = game.stocks[game.active]
        last: Token = -1
        for place in range(len(stock) - self.left + 1):
            token = stock[place]
            if token != last and token >= game.paid:
                options.append(PAY.of(token))
            last = token
        return options

    def chosen(self, game: Somnicum, option: Option) -> None:
        token = PAY.arg(option)
        game.return_token(game.active, token)
        game.tell(PAID, game.active, back_of(token), token)
        game.paid = token if self.left > 1 else 0
        if self.left > 1:
            game.then(PAYMENTS[self.left - 1])

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if not PAY.matches(option):
            return against("SO-28", "pay-first", count=self.left)
        if PAY.arg(option) not in game.stocks[game.active]:
            return against("SO-28", "token-not-in-stock")
        return against("SO-28", "pay-in-ascending-order", count=self.left)


class Travel(Rule):
    """The pendulum goes from card to card, clockwise, and you take the card on which it stops. One step brings
    two tokens, two steps one. If then no card lies between the pendulums, a blank back among these tokens means
    that the round ends with this turn."""

    rule: ClassVar[str] = "SO-10 SO-25 SO-26 SO-29 SO-30 SO-31 SO-R13 SO-49 SO-50 SO-R24 SO-R16"
    pendulum: Pendulum
    steps: i64

    def __init__(self, pendulum: Pendulum, steps: i64) -> None:
        self.pendulum = pendulum
        self.steps = steps

    def run(self, game: Somnicum) -> None:
        slot = game.slot_reached(self.pendulum, self.steps)
        game.tell(MOVED, game.active, self.pendulum, self.steps)
        game.pendulums[self.pendulum] = 2 * slot + 1
        game.taken = game.ring[slot]
        game.ring[slot] = NO_CARD
        game.on_field -= 1
        game.tell(TOOK, game.active, game.taken)
        self.draw_sand(game)

    def draw_sand(self, game: Somnicum) -> None:
        """The tokens for a short move, the sand check on them, and after it the Bottomless Pillow. SO-E11"""
        tokens: list[Token] = []
        if self.steps < FREE_STEPS:
            tokens = game.draw_tokens(game.active, FREE_STEPS - self.steps)
        if game.closing == GOES_ON and game.nothing_between(self.pendulum):
            self.check(game, tokens)
            tokens = []
        if 2 <= self.steps <= 3 and game.has_open(game.active, PILLOW):
            tokens += game.draw_tokens(game.active, 1)
        game.tell_tokens(game.active, tokens)

    def check(self, game: Somnicum, tokens: list[Token]) -> None:
        """A blank back ends the round, unless it was hushed; a crow needs no check. SO-49, SO-50, SO-E07"""
        game.tell_tokens(game.active, tokens)
        if game.is_spelled(CROWED) and self.steps <= FREE_STEPS:
            game.closing = BY_CROW
            game.tell(CROWS, game.active)
        elif has_blank(tokens):
            if game.is_spelled(HUSHED):
                game.tell(CHECK_HUSHED, game.active)
            else:
                game.closing = BY_CHECK
                game.tell(CHECK_FAILED, game.active)
        elif tokens:
            game.tell(CHECK_PASSED, game.active)


def has_blank(tokens: list[Token]) -> bool:
    for token in tokens:
        if back_of(token) == BLANK:
            return True
    return False


def why_not_move(game: Somnicum, option: Option) -> Refusal:
    pendulum, steps = MOVE.args(option)
    if pendulum > 1:
        return against("SO-25", "no-such-pendulum")
    if steps == 0:
        return against("SO-27", "at-least-one-step")
    if steps > game.on_field and (game.settings[LAPS] == 0 or game.is_spelled(STEPS_ARE_FREE)):
        return against("SO-28", "one-lap-at-most", steps=steps, cards=game.on_field)
    return against("SO-28", "cannot-pay", steps=steps, count=game.price(game.active, steps))


# Steps without parameters, or with few values, are made once and shared by every game.
PREPARE_TURN: Final = Prepare()
TRAVELS: Final[list[list[Travel]]] = [
    [Travel(pendulum, steps) for steps in range(MOST_STEPS + 1)] for pendulum in range(2)
]
PAYMENTS: Final[list[Payment]] = [Payment(left) for left in range(MOST_STEPS + 1)]
