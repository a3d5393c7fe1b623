"""Who does the work: this process, several, or a Ray cluster. What is done, and in which order it is told, is the same.

Tasks are small and plain, and what is done with one depends on it alone: it may be done anywhere, and again.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from typing import TypeVar

from phobetor.kernel.refusal import BadInput

AHEAD = 4
"""How many tasks of each process wait for it, so that it never waits for one."""
LOOK_EVERY = 0.1
"""Seconds after which an interrupt is noticed."""
T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Workers:
    """So many processes of this machine, or (with `on="ray"`) a cluster, of which at most so many tasks are asked."""

    jobs: int | None = None
    on: str = ""

    @property
    def alone(self) -> bool:
        """Whether this process does everything itself."""
        return not self.on and self.jobs in (None, 1)

    def do(self, act: Callable[[T], R], tasks: Iterable[T], in_order: bool = False) -> Iterator[R]:
        """What comes of each task, as soon as it is there; `in_order`: in the order of the tasks."""
        if self.on:
            from phobetor.lab.cluster import spread

            yield from spread(act, tasks, self.jobs, in_order)
        elif self.alone:
            yield from map(act, tasks)
        else:
            yield from shared_out(act, tasks, self.jobs or 1, in_order)


ALONE = Workers()


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that tells the person what was done so far."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def shared_out(
    act: Callable[[T], R], tasks: Iterable[T], jobs: int, in_order: bool, begin: Callable[[], None] = ignore_interrupts
) -> Iterator[R]:
    """By processes of this machine, each of which begins so; who stops listening ends them at once."""
    others = {*multiprocessing.active_children()}
    with (
        interrupts_in_between() as look,
        ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin) as pool,
    ):
        try:
            yield from answers(pool, act, tasks, AHEAD * jobs, in_order, look)
        except BrokenProcessPool:
            raise BadInput(
                "One of the processes was ended from outside, perhaps because memory ran out; fewer --jobs need less."
            ) from None
        except BaseException:
            for process in {*multiprocessing.active_children()} - others:
                process.terminate()
            raise


@contextmanager
def interrupts_in_between() -> Iterator[Callable[[], None]]:
    """Ctrl-C raises KeyboardInterrupt when this is called, and not in the middle of waiting: there a second one could
    leave a lock behind for which everybody waits for ever."""
    came: list[int] = []

    def look() -> None:
        if came:
            raise KeyboardInterrupt

    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler or current_thread() is not main_thread():
        yield look
        return
    signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield look
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def answers(
    pool: Executor,
    act: Callable[[T], R],
    tasks: Iterable[T],
    ahead: int,
    in_order: bool,
    look: Callable[[], None] = lambda: None,
) -> Iterator[R]:
    """A few tasks are given out ahead, so that no memory holds what comes of all of them."""
    given: list[Future[R]] = []
    for task in tasks:
        given.append(pool.submit(act, task))
        if len(given) >= ahead:
            yield next_answer(given, in_order, look)
    while given:
        yield next_answer(given, in_order, look)


def next_answer(given: list[Future[R]], in_order: bool, look: Callable[[], None]) -> R:
    """Of the first one, or of any that is done."""
    look()
    while not (done := wait(given[:1] if in_order else given, LOOK_EVERY, FIRST_COMPLETED).done):
        look()
    first = next(future for future in given if future in done)
    given.remove(first)
    return first.result()
