"""Work in forked children: as many at a time as there are cores, each with a limit of time and memory."""

from __future__ import annotations

import json
import os
import resource
import selectors
import signal
from collections.abc import Callable, Iterator
from typing import Any

LATE = 75  # exit status of a child whose time was over
MEMORY = 2 << 30
SECONDS = 60.0

Job = Callable[[], Any]


class Child:
    def __init__(self, pid: int, pipe: int, name: Any) -> None:
        self.pid = pid
        self.pipe = pipe
        self.name = name
        self.said = b""


def limit(seconds: float) -> None:
    """The child ends itself when it has computed for so long from now on, wherever it is. Waiting does not count:
    a busy machine changes nothing."""
    signal.signal(signal.SIGPROF, lambda number, frame: os._exit(LATE))
    signal.setitimer(signal.ITIMER_PROF, seconds)


def fork(name: Any, job: Job, seconds: float) -> Child:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Child(pid, reading, name)
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.close(reading)
        limit(seconds)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(json.dumps(job()).encode())
        os._exit(0)
    finally:
        os._exit(1)


def run_all(jobs: Iterator[tuple[Any, Job]], workers: int, seconds: float = SECONDS) -> Iterator[tuple[Any, Any, int]]:
    """Name, answer (None if it died) and exit status of every job, as they end. Children end with the caller."""
    waiting = selectors.DefaultSelector()
    running: dict[int, Child] = {}
    try:
        more = True
        while more or running:
            while more and len(running) < workers:
                job = next(jobs, None)
                more = job is not None
                if job is not None:
                    child = fork(job[0], job[1], seconds)
                    running[child.pipe] = child
                    waiting.register(child.pipe, selectors.EVENT_READ)
            for key, _ in waiting.select() if running else []:
                child = running[key.fd]
                said = os.read(child.pipe, 1 << 16)
                child.said += said
                if not said:
                    waiting.unregister(child.pipe)
                    del running[child.pipe]
                    yield child.name, *end_of(child)
    finally:
        for child in running.values():
            os.kill(child.pid, signal.SIGKILL)
            end_of(child)
        waiting.close()


def end_of(child: Child) -> tuple[Any, int]:
    os.close(child.pipe)
    status = os.waitstatus_to_exitcode(os.waitpid(child.pid, 0)[1])
    return (json.loads(child.said) if status == 0 else None), status
