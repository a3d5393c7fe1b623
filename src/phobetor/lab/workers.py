"""Who does the work: this process, several, or a Ray cluster. What is done, and in which order it is told, is the same.

Tasks are small and plain, and what is done with one depends on it alone: it may be done anywhere, and again.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Workers:
    """So many processes of this machine, or (with `on="ray"`) a cluster, of which at most so many tasks are asked."""

    jobs: int | None = None
    on: str = ""

    def do(self, act: Callable[[T], R], tasks: Sequence[T], in_order: bool = False) -> Iterator[R]:
        """What comes of each task, as soon as it is there; `in_order`: in the order of the tasks."""
        if self.on:
            from phobetor.lab.cluster import spread

            yield from spread(act, tasks, self.jobs, in_order)
        elif self.jobs in (None, 1):
            yield from map(act, tasks)
        else:
            with multiprocessing.get_context("spawn").Pool(self.jobs, initializer=ignore_interrupts) as pool:
                yield from pool.imap(act, tasks) if in_order else pool.imap_unordered(act, tasks)


ALONE = Workers()


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that tells the person what was done so far."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
