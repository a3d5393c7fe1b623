"""What a move of a pendulum costs, brings, risks and reaches, in numbers, on the table as everybody sees it."""

from __future__ import annotations

from phobetor.book.preview import Preview, Risk
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import MOVE
from phobetor.games.somnicum.words.remarks import ends, gain
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option


def previews(view: SomnicumView) -> list[Preview | None]:
    if not any(MOVE.matches(option) for option in view.options):
        return [None] * len(view.options)
    game = seen_table(view)
    return [move(game, option) if MOVE.matches(option) else None for option in view.options]


def seen_table(view: SomnicumView) -> Somnicum:
    """The ring and what lies before the players, as the view shows them; nothing behind it is imagined."""
    game = Somnicum.blank(Chance())
    game.settings = view.settings
    game.ring, game.pendulums, game.on_field = view.ring, view.pendulums, view.on_field
    game.active, game.spells, game.closing = view.active, view.spells, view.closing
    game.fronts, game.stocks, game.hands = view.fronts, view.stocks, [0] * len(view.stocks)
    return game


def move(game: Somnicum, option: Option) -> Preview:
    """SO-26, SO-28, SO-30, SO-48, SO-49"""
    pendulum, steps = MOVE.args(option)
    slot = game.slot_reached(pendulum, steps)
    return Preview(
        cost=game.price(game.active, steps),
        gain=gain(game, steps),
        risk=risk(game, pendulum, slot, steps),
        reach=[slot],
    )


def risk(game: Somnicum, pendulum: int, slot: int, steps: int) -> Risk | None:
    """Whether the round ends with this turn, or may."""
    why = ends(game, pendulum, slot, steps)
    if not why:
        return None
    return Risk("round-may-end" if why == ["remark-check"] else "round-ends")
