"""Whatever can be written down as a choice gets an answer: a record, a scenario or a page may name any of it.

Seats that this table does not have, cards that were never dealt, rooms that do not exist here: everything that the
notation can say is asked about at many moments of a game, and nothing but a refusal may come of it.
"""

from __future__ import annotations

import random

from every_game import FUZZ, Table, played

from phobetor.book.title import BadInput, Title
from phobetor.records.notation import read_value

ALL = [*range(130), 255, 256, 511, 1000]
MOMENTS = 12
EACH = 4 * FUZZ
"""How often a verb is tried at a moment, each time with other things."""


def nameable(title: Title, kind: str, settings: list[int]) -> list[int]:
    """What the notation can name of a kind."""
    found = []
    for value in ALL:
        try:
            if read_value(title, kind, title.write(kind, value, settings), settings) == value:
                found.append(value)
        except (BadInput, IndexError, KeyError):  # it has no name, so that nobody can ask about it
            continue
    return found


def test_whatever_can_be_written_is_answered(table: Table) -> None:
    title, dice = table.title, random.Random(str(table))
    kinds = {title.kind(argument) for verb in title.verbs for argument in verb.arguments}
    named = {kind: nameable(title, kind, table.settings) for kind in kinds}
    assert all(named.values())
    decisions = played(table).decisions
    for decision in decisions[:: max(1, len(decisions) // (MOMENTS * FUZZ))]:
        legal = decision.game.legal()
        for verb in title.verbs:
            for _ in range(EACH if verb.arguments else 1):
                option = verb.of(*[dice.choice(named[title.kind(argument)]) for argument in verb.arguments])
                refusal = decision.game.why_not(decision.player, option)
                assert (refusal is None) == (option in legal)
