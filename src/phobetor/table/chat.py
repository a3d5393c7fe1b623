"""What people say at a table, and what the table tells them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from phobetor.kernel.words import Player
from phobetor.table.changes import Changes, ChatSaid
from phobetor.table.saved import ChatRow

ALL_TOLD = -2
"""The seat of a line in which the table itself speaks; `text` is then the id of a message and `name` its argument."""


class Chat:
    """The lines of one table; a line with the same id is said once."""

    def __init__(self, table: str, lines: Sequence[ChatRow]) -> None:
        self.table = table
        self.lines = [*lines]
        self.said = {line.cmd for line in lines}

    def say(self, seat: Player, name: str, cmd: str, text: str) -> Changes:
        line = ChatRow(self.table, len(self.lines), seat, name, text, cmd, time.time())
        self.lines.append(line)
        self.said.add(cmd)
        return [ChatSaid(line)]

    def announce(self, message: str, name: str, cmd: str = "") -> Changes:
        """Tell everybody something about a person."""
        return self.say(ALL_TOLD, name, cmd or f"table:{len(self.lines)}", message)
