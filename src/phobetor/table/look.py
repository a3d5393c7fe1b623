"""What one seat sees of a game now, and the id of what it must decide."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from phobetor.kernel.agenda import Question
from phobetor.kernel.view import View


class Look(Struct, frozen=True):
    """What one seat sees now."""

    view: View
    data: bytes
    question: Question | None
    decision: int
    """Names the question with its options; 0 when the seat decides nothing."""
    final: list[int]
    """The places of the options that nobody can take back."""
    last: list[int]
    """Those of them that end the game."""


def decision_id(table: str, seed: str, chosen: int, view: View, question: Question) -> int:
    """From the question, its options and how often the seat has chosen, and sealed with the seed of the table.

    It holds nothing that the seat does not know, and nobody else can work it out by guessing the options. It is the
    same after a restart, and while others answer at the same time; it never comes again once the seat has chosen, even
    if that is taken back.
    """
    text = f"{table}/{view.seat}/{chosen}/{question.step.saved()}/{view.options}"
    sealed = hashlib.blake2b(text.encode(), digest_size=6, key=bytes.fromhex(seed), person=b"decision")
    return int.from_bytes(sealed.digest(), "big") or 1
