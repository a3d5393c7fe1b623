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
from phobetor.table.advice import Advice, advise
from phobetor.table.diary import place
from phobetor.table.processes import NoAnswer, Processes, answer_lines


class Thought(msgspec.Struct):
    """What a bot is to decide, or a person wants to be advised about."""

    game: str
    seat: int
    bot: str
    chance: str
    position: msgspec.Raw
    hint: bool = False
    """Whether a person wants advice instead: then `bot` and `chance` do not count."""


class Answer(msgspec.Struct):
    option: int = -1
    error: str = ""
    advice: Advice | None = None


# --- in the process ---------------------------------------------------------------------------------
def decide(thought: Thought) -> Option:
    """What the bot chooses, from what its seat may know."""
    title = title_of(thought.game)
    game = title.load(msgspec.json.decode(thought.position), Chance())
    bot = title.bot(thought.bot)
    view = title.view(game, thought.seat)
    return bot.choose(view, view.options, Chance(thought.chance))


def advice(thought: Thought) -> Advice:
    """What a search would do, from what the seat may know."""
    title = title_of(thought.game)
    return advise(title, title.view(title.load(msgspec.json.decode(thought.position), Chance()), thought.seat))


def answer(line: bytes) -> bytes:
    thought = msgspec.json.decode(line, type=Thought)
    try:
        found = Answer(advice=advice(thought)) if thought.hint else Answer(int(decide(thought)))
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
        return (await self.answered(Thought(game, seat, bot, chance, msgspec.Raw(position.encode())))).option

    async def advise(self, game: str, seat: int, position: str, who: str = "") -> Advice:
        """A hint for the seat; raises NoAnswer."""
        said = await self.answered(Thought(game, seat, "", "", msgspec.Raw(position.encode()), hint=True), who)
        assert said.advice is not None
        return said.advice

    async def answered(self, thought: Thought, who: str = "") -> Answer:
        said = msgspec.json.decode(await self.ask(msgspec.json.encode(thought), who), type=Answer)
        if said.error:
            raise NoAnswer(said.error)
        return said
