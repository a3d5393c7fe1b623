"""What an action aboard costs and risks, in numbers, as the seat itself could count it from the open table."""

from __future__ import annotations

from phobetor.book.preview import Preview, Risk
from phobetor.games.nemesis.rules.names import NOISE_DIE, TOKEN_LAIR
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.turn import TakeTurn
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import CAREFUL, MOVE
from phobetor.games.nemesis.words.odds import encounters, is_rolled_for, seen_effect
from phobetor.games.nemesis.words.prices import price
from phobetor.kernel.words import Option


def previews(view: NemesisView) -> list[Preview | None]:
    question = view.question()
    if question is None or not isinstance(question.step, TakeTurn):
        return [None] * len(view.options)
    return [preview(view.table, view.seat, option) for option in view.options]


def preview(table: Nemesis, seat: int, option: Option) -> Preview:
    return Preview(cost=max(0, price(table, seat, option)), risk=risk(table, option))


def risk(table: Nemesis, option: Option) -> Risk | None:
    """Who enters a room fights what is there; else the noise die is rolled, unless somebody is there already, the
    move is a careful one, or a token that was seen replaces the roll. NE-4.3, NE-4.5, NE-4.14, NE-7.1"""
    if not MOVE.matches(option) and not CAREFUL.matches(option):
        return None
    slot = MOVE.arg(option) if MOVE.matches(option) else CAREFUL.arg(option)
    if table.in_combat(slot) or seen_effect(table, slot) == TOKEN_LAIR:
        return Risk("combat")
    rolls = MOVE.matches(option) and is_rolled_for(table, slot)
    return Risk("encounter", encounters(table, slot), len(NOISE_DIE)) if rolls else None
