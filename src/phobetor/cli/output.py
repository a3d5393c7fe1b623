"""How commands tell what they do and what came of it."""

from __future__ import annotations

import json
import time
from typing import Any

SHOWN_EVERY = 0.1
"""Seconds: games can be shorter than drawing a bar takes."""


def show(report: Any) -> None:
    print(json.dumps(report, ensure_ascii=False, indent=1))


class progress_bar:  # noqa: N801 - used like a function
    """A bar on standard error when somebody watches; a callable that takes how much is done."""

    def __init__(self, total: int, label: str) -> None:
        from rich.console import Console
        from rich.progress import Progress

        console = Console(stderr=True)
        self.bar = Progress(console=console, disable=not console.is_terminal, transient=True)
        self.task = self.bar.add_task(label, total=total)
        self.next = 0.0

    def __enter__(self) -> progress_bar:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now >= self.next:
            self.next = now + SHOWN_EVERY
            self.bar.update(self.task, completed=done)
