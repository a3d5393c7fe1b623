"""What if: a game that goes on from what one seat knew at a moment of another game, against bots.

It begins in a position that is imagined from the view of the seat, so the real hidden cards have no part in it: where a
seat sees the same, the same seed gives the same game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from phobetor.book.title import BadInput, Title
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Player
from phobetor.records.notation import read_choice
from phobetor.records.record import WHAT_IF_FORMAT, Origin, Record


def known_at(record: Record, choices: int, seat: Player) -> View:
    """What the seat knew after so many choices."""
    title, settings, game = record.title(), record.settings(), record.start()
    for text in record.choices[:choices]:
        game.answer(*read_choice(title, text, record.players, settings))
    return title.view(game, seat)


def imagined(title: Title, view: View, seed: str) -> dict[str, Any]:
    """A position that fits the view, as plain data; a function of the view and the seed alone."""
    world = title.imagine(view, Chance(f"what if {seed}"))
    position: dict[str, Any] = msgspec.json.decode(world.to_json())
    return position


def going_on(beginning: Record, origin: Origin) -> Record:
    """The same table, but its game begins there."""
    return msgspec.structs.replace(beginning, origin=origin, phobetor=WHAT_IF_FORMAT)


def check_moment(record: Record, choices: int) -> None:
    """Raises BadInput where nothing is left to be played, or was played yet."""
    last = len(record.choices) - (record.outcome is not None)
    if not 0 <= choices <= last:
        raise BadInput(f"The game can be played on at its choices 1 to {last + 1}, not at {choices + 1}.")
