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
from itertools import count
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

    number: int
    game: str
    seat: int
    bot: str
    chance: str
    position: msgspec.Raw


class Answer(msgspec.Struct):
    number: int
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
        return Answer(thought.number, int(decide(thought)))
    except Exception as error:  # a bot may be anybody's, and the table goes on without it
        return Answer(thought.number, error=f"{type(error).__name__}: {error}")


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
    """One process and what it has been asked."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.asked: dict[int, asyncio.Future[Option]] = {}
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            said = msgspec.json.decode(line, type=Answer)
            future = self.asked.pop(said.number, None)
            if future is not None and not future.done():
                self.settle(future, said)
        for future in self.asked.values():
            if not future.done():
                future.set_exception(NoAnswer("The process of the bot ended."))
        self.asked.clear()

    def settle(self, future: asyncio.Future[Option], said: Answer) -> None:
        if said.error:
            future.set_exception(NoAnswer(said.error))
        else:
            future.set_result(said.option)

    def ask(self, number: int, line: bytes) -> asyncio.Future[Option]:
        assert self.process.stdin is not None
        future: asyncio.Future[Option] = asyncio.get_running_loop().create_future()
        self.asked[number] = future
        self.process.stdin.write(line)
        return future

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await self.listening


class Thinkers:
    """A few processes that share all bots of a server; the least busy one is asked."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.thinkers: list[Thinker] = []
        self.starting = asyncio.Lock()
        self.numbers = count()

    async def think(self, game: str, seat: int, bot: str, chance: str, position: str) -> Option:
        """The bot's choice; raises NoAnswer."""
        thought = Thought(next(self.numbers), game, seat, bot, chance, msgspec.Raw(position.encode()))
        thinker = await self.free()
        future = thinker.ask(thought.number, msgspec.json.encode(thought) + b"\n")
        try:
            return await asyncio.wait_for(future, PATIENCE)
        except TimeoutError:
            await self.dismiss(thinker)
            raise NoAnswer("The bot did not answer.") from None

    async def free(self) -> Thinker:
        async with self.starting:
            self.thinkers = [thinker for thinker in self.thinkers if thinker.process.returncode is None]
            busy = all(thinker.asked for thinker in self.thinkers)
            if busy and len(self.thinkers) < self.most:
                self.thinkers.append(await self.hire())
        return min(self.thinkers, key=lambda thinker: len(thinker.asked))

    async def hire(self) -> Thinker:
        code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.table.thinking import work; work()"
        pipes: dict[str, Any] = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, limit=LONGEST, **pipes)
        return Thinker(process)

    async def dismiss(self, thinker: Thinker) -> None:
        if thinker in self.thinkers:
            self.thinkers.remove(thinker)
        await thinker.stop()

    async def close(self) -> None:
        for thinker in list(self.thinkers):
            await self.dismiss(thinker)
