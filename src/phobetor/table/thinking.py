"""Bots think in processes of their own, so that no table waits for another one's bot.

A request carries a whole position, because a process starts with nothing; the bot in it gets the view of its seat, like
anybody else. The same request always has the same answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import Any

import msgspec

from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option

PATIENCE = 20.0
"""Seconds after which a bot that does not answer is given up."""
LONGEST = 8 * 1024 * 1024


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


class NoAnswer(Exception):
    """The bot failed, or took too long."""


# --- in the process ---------------------------------------------------------------------------------
def decide(thought: Thought) -> Option:
    """What the bot chooses, from what its seat may know."""
    title = title_of(thought.game)
    game = title.load(msgspec.json.decode(thought.position), Chance())
    bot = title.bot(thought.bot)
    view = title.view(game, thought.seat)
    return bot.choose(view, view.options, Chance(thought.chance))


def answer(line: bytes) -> Answer:
    thought = msgspec.json.decode(line, type=Thought)
    try:
        return Answer(int(decide(thought)))
    except Exception as error:  # a bot may be anybody's, and the table goes on without it
        return Answer(error=f"{type(error).__name__}: {error}")


def work() -> None:
    """Answer every line of standard input until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


# --- in the server ----------------------------------------------------------------------------------
class Thinker:
    """One process, asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, thought: Thought) -> Answer:
        """Raises EOFError when the process has ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(thought) + b"\n")
            line = await self.process.stdout.readline()
        except ConnectionError:
            line = b""
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    """A few processes that share all bots of a server; whoever comes first is answered first."""

    def __init__(self, most: int = 0) -> None:
        self.places = asyncio.Semaphore(most or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self.idle: list[Thinker] = []

    async def think(self, game: str, seat: int, bot: str, chance: str, position: str) -> Option:
        """The bot's choice; raises NoAnswer."""
        thought = Thought(game, seat, bot, chance, msgspec.Raw(position.encode()))
        async with self.places:
            try:
                said = await self.asked(thought)
            except EOFError:  # the process died, perhaps long ago: a new one answers the same
                said = await self.asked(thought)
        if said.error:
            raise NoAnswer(said.error)
        return said.option

    async def asked(self, thought: Thought) -> Answer:
        thinker = self.idle.pop() if self.idle else await self.hire()
        try:
            async with asyncio.timeout(PATIENCE):
                said = await thinker.ask(thought)
        except BaseException as error:
            await thinker.stop()
            if isinstance(error, TimeoutError):
                return Answer(error="The bot did not answer in time.")
            raise
        self.idle.append(thinker)
        return said

    async def hire(self) -> Thinker:
        code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.table.thinking import work; work()"
        pipes: dict[str, Any] = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, limit=LONGEST, **pipes)
        return Thinker(process)

    async def close(self) -> None:
        while self.idle:
            await self.idle.pop().stop()
