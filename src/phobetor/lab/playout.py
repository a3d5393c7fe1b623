"""The loops that play games to their end. They are compiled together with the rules."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player

NOTHING: Option = -1


def random_playout(game: Game, chance: Chance, most: i64, avoid: Option) -> i64:
    """Play at random, never choosing `avoid` when there is anything else; returns how many decisions it took."""
    decisions: i64 = 0
    while decisions < most and game.asking is not None:
        options = game.legal()
        count: i64 = len(options)
        option = options[chance.below(count)]
        if option == avoid and count > 1:  # any of the others: the last stands in for the one to avoid
            option = options[chance.below(count - 1)]
            if option == avoid:
                option = options[count - 1]
        game.choose(option)
        decisions += 1
    return decisions


def bot_playout(game: Game, bots: list[Bot], view: Callable[[Game, Player], View], chance: Chance, most: i64) -> i64:
    """Let the bots play; returns how many decisions it took. A bot may be anybody's, so its answer is checked."""
    decisions: i64 = 0
    while game.asking is not None and decisions < most:
        bot = bots[game.asked]
        options = game.legal()
        seen = view(game, game.asked) if bot.looks() else None
        option = bot.choose(seen, options[:], chance)
        if option not in options:
            raise BadInput(f"{type(bot).__name__} chose {option}, which is not among its options.")
        game.choose(option)
        decisions += 1
    return decisions
