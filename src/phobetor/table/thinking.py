"""Bots think in processes of their own, so that no table waits for another one's bot.

A request carries a whole position, because a process starts with nothing; the bot in it gets the view of its seat, like
anybody else. The same request always has the same answer.
"""

from __future__ import annotations

import os

import msgspec

from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option
from phobetor.table.diary import place
from phobetor.table.processes import NoAnswer, Processes, answer_lines


class Thought(msgspec.Struct):
    """What a bot is to decide."""

    game: str
    seat: int
    bot: str
    chance: str
    position: msgspec.Raw


class Answer(msgspec.Struct):
    option: int = -1
    error: str = ""


# --- in the process ---------------------------------------------------------------------------------
def decide(thought: Thought) -> Option:
    """What the bot chooses, from what its seat may know."""
    title = title_of(thought.game)
    game = title.load(msgspec.json.decode(thought.position), Chance())
    bot = title.bot(thought.bot)
    view = title.view(game, thought.seat)
    return bot.choose(view, view.options, Chance(thought.chance))


def answer(line: bytes) -> bytes:
    thought = msgspec.json.decode(line, type=Thought)
    try:
        found = Answer(int(decide(thought)))
    except Exception as error:  # a bot may be anybody's, and the table goes on without it
        found = Answer(error=place(error))
    return msgspec.json.encode(found)


def work() -> None:
    answer_lines(answer)


# --- in the server ----------------------------------------------------------------------------------
class Thinkers(Processes):
    """They share all bots of a server."""

    def __init__(self, most: int = 0) -> None:
        super().__init__("phobetor.table.thinking", most or max(1, min(4, (os.cpu_count() or 2) - 1)))

    async def think(self, game: str, seat: int, bot: str, chance: str, position: str) -> Option:
        """The bot's choice; raises NoAnswer."""
        thought = Thought(game, seat, bot, chance, msgspec.Raw(position.encode()))
        said = msgspec.json.decode(await self.ask(msgspec.json.encode(thought)), type=Answer)
        if said.error:
            raise NoAnswer(said.error)
        return said.option
