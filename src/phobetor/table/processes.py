"""Work that takes long is done in processes of their own, so that no table waits for it.

A process is asked one line at a time and answers one line; the same line always has the same answer, so that another
process can answer it when the first one died.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

PATIENCE = 20.0
"""Seconds after which a process that does not answer is given up."""
LONGEST = 32 * 1024 * 1024


class NoAnswer(Exception):
    """The work failed, or took too long."""


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """In the process: answer every line of standard input until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, line: bytes) -> bytes:
        """Raises EOFError when the process has ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line + b"\n")
            said = await self.process.stdout.readline()
        except ConnectionError:
            said = b""
        if not said:
            raise EOFError
        return said

    async def stop(self) -> None:
        """Until nothing is left of it, its pipes included."""
        assert self.process.stdin is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.stdin.close()
        await self.process.communicate()
        await asyncio.sleep(0)


class Processes:
    """A few processes that run `work()` of a module; whoever comes first is answered first.

    Who asks may have a name: then they have one question at a time among those of the others, however many they ask.
    """

    def __init__(self, module: str, most: int, patience: float = PATIENCE) -> None:
        self.module = module
        self.patience = patience
        self.places = asyncio.Semaphore(most)
        self.idle: list[Worker] = []
        self.stopping: set[asyncio.Task[None]] = set()
        """Whoever asked may be gone before its process is: these go on without them."""
        self.asking = 0
        """How many ask now, or wait for their turn."""
        self.lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Where the questions of one who asks wait behind one another."""

    async def ask(self, line: bytes, who: str = "") -> bytes:
        """Raises NoAnswer."""
        self.asking += 1
        own = self.lines.setdefault(who, asyncio.Lock()) if who else contextlib.nullcontext()
        try:
            async with own, self.places:
                return await self.asked_twice(line)
        finally:
            self.asking -= 1

    async def asked_twice(self, line: bytes) -> bytes:
        try:
            return await self.asked(line)
        except EOFError:  # the process died, perhaps long ago: a new one answers the same
            pass
        try:
            return await self.asked(line)
        except EOFError:
            raise NoAnswer("The process ended before it answered.") from None

    async def asked(self, line: bytes) -> bytes:
        worker = self.idle.pop() if self.idle else await self.hire()
        try:
            async with asyncio.timeout(self.patience):
                said = await worker.ask(line)
        except BaseException as error:
            self.dismiss(worker)
            if isinstance(error, TimeoutError):
                raise NoAnswer("It did not answer in time.") from None
            raise
        self.idle.append(worker)
        return said

    async def hire(self) -> Worker:
        code = f"import sys; sys.path[:] = {sys.path!r}; from {self.module} import work; work()"
        pipes: dict[str, Any] = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        return Worker(await asyncio.create_subprocess_exec(sys.executable, "-c", code, limit=LONGEST, **pipes))

    def dismiss(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.stop())
        self.stopping.add(task)
        task.add_done_callback(self.stopping.discard)

    async def close(self) -> None:
        while self.idle:
            self.dismiss(self.idle.pop())
        await asyncio.gather(*self.stopping)
