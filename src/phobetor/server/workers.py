"""Several processes behind one address: the first one only starts the others, and starts them again when they die."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

from phobetor.kernel.refusal import BadInput
from phobetor.table.databases import is_postgresql

PAUSE = 0.5
"""Seconds before a process that died is started again."""


def check(workers: int, database: str) -> None:
    if workers > 1 and not is_postgresql(database):
        raise BadInput("Several workers need a database that they can share: give --database postgresql://… as well.")
    if workers > 1 and not hasattr(os, "fork"):
        raise BadInput("This system cannot start several workers; start several servers on one --database instead.")


class Workers:
    """Processes that all do the same, until this one is told to end."""

    def __init__(self, count: int, work: Callable[[], None]) -> None:
        self.work = work
        self.ending = False
        self.listening, self.living = os.pipe()
        """Closed by the system when this process ends, however it does: the others then end as well."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.end)
        self.running = {self.start() for _ in range(count)}

    def start(self) -> int:
        found = os.fork()
        if found:
            return found
        status = 1
        try:
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, signal.SIG_DFL)
            os.close(self.living)
            threading.Thread(target=self.end_with_the_first, daemon=True).start()
            self.work()
            status = 0
        except BadInput as error:
            print(error, file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            status = 0
        finally:
            os._exit(status)

    def end_with_the_first(self) -> None:
        os.read(self.listening, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def end(self, number: int, frame: FrameType | None) -> None:
        self.ending = True
        for process in self.running:
            os.kill(process, signal.SIGTERM)

    def watch(self) -> None:
        """Until all have ended; before the end, whoever died is replaced."""
        while self.running:
            process, status = os.wait()
            self.running.discard(process)
            if not self.ending:
                print(f"A worker ended ({status_of(status)}) and is started again.", file=sys.stderr, flush=True)
                time.sleep(PAUSE)
                self.running |= set() if self.ending else {self.start()}


def status_of(status: int) -> str:
    return f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"status {os.WEXITSTATUS(status)}"
