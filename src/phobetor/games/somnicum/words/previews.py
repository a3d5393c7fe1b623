"""What an option costs, brings, risks, reaches and scores, in numbers, on the table as the seat sees it."""

from __future__ import annotations

from phobetor.book.preview import Preview, Risk
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import MOVE
from phobetor.games.somnicum.words.foresight import best_way, ends, gain, seen_table
from phobetor.kernel.words import Option


def previews(view: SomnicumView) -> list[Preview | None]:
    if not any(MOVE.matches(option) for option in view.options):
        return [None] * len(view.options)
    game = seen_table(view)
    return [move(game, option) if MOVE.matches(option) else None for option in view.options]


def move(game: Somnicum, option: Option) -> Preview:
    """SO-26, SO-28, SO-30, SO-48, SO-49"""
    pendulum, steps = MOVE.args(option)
    slot = game.slot_reached(pendulum, steps)
    return Preview(
        cost=game.price(game.active, steps),
        gain=gain(game, steps),
        risk=risk(game, pendulum, slot, steps),
        reach=[slot],
        score=best_way(game, game.ring[slot]).points,
    )


def risk(game: Somnicum, pendulum: int, slot: int, steps: int) -> Risk | None:
    """Whether the round ends with this turn, or may."""
    why = ends(game, pendulum, slot, steps)
    if not why:
        return None
    return Risk("round-may-end" if why == ["check"] else "round-ends")
