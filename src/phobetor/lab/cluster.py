"""Work on a Ray cluster: the one that RAY_ADDRESS names or that runs on this machine, else one that is started for it.

Whoever dies at its work (a process that is killed, a machine that is switched off) costs time: another one does it.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from itertools import islice
from typing import Any, TypeVar

from phobetor.kernel.refusal import BadInput

T = TypeVar("T")
R = TypeVar("R")

RETRIES = 5
"""Then a task kills its workers, and not somebody else."""
AHEAD = 2
"""Tasks that are handed out for each processor, so that none waits for us."""


def library() -> Any:
    """Ray, which neither calls home nor talks on its own; raises BadInput if it is not there."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise BadInput("--on ray needs Ray; install it with: pip install 'phobetor[ray]'.") from None
    return ray


def connected() -> Any:
    """Ray with a cluster behind it; raises BadInput if the one that RAY_ADDRESS names does not answer."""
    ray = library()
    if not ray.is_initialized():
        try:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError) as error:
            raise BadInput(f"The Ray cluster cannot be reached: {str(error).splitlines()[0]}") from None
    return ray


def spread(act: Callable[[T], R], tasks: Iterable[T], most: int | None, in_order: bool) -> Iterator[R]:
    """What comes of each task; few are handed out at a time. Raises BadInput if one of them does."""
    ray = connected()
    remote = ray.remote(max_retries=RETRIES)(act)
    width = most or max(1, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    left = iter(tasks)
    with redirect_stdout(StringIO()):  # Ray tells there of workers that died; what a command prints is its own
        try:
            while True:
                waiting += [remote.remote(task) for task in islice(left, width - len(waiting))]
                if not waiting:
                    return
                ready = waiting[0] if in_order else ray.wait(waiting)[0][0]
                found = result(ray, ready)
                waiting.remove(ready)
                yield found
        finally:
            for task in waiting:
                ray.cancel(task, force=True)


def result(ray: Any, task: Any) -> Any:
    """Raises what the task raised, as if it had been done here."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        why = type(error).__name__
        raise BadInput(f"The cluster gave up games that had failed {RETRIES + 1} times ({why}).") from None
