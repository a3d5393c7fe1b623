"""The decisions of Nightmarium as the bar shows them."""

from __future__ import annotations

from phobetor.book.bar import Series
from phobetor.games.nightmarium.rules.actions import Exchange
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import DISCARD, DONE


def series(view: NightmariumView) -> Series | None:
    """Cards for an exchange are picked together. NM-4.3"""
    question = view.question()
    if question is None or not isinstance(question.step, Exchange) or question.step.discarded:
        return None
    hand = view.hands[view.seat]
    return Series([DISCARD.of(card) for card in sorted(hand)], 1, len(hand), DONE.of())
