"""Where answers come from: a person, or a file with one answer a line."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from phobetor.book.title import BadInput

PROMPT = "> "


class Leave(KeyboardInterrupt):
    """The person at the keyboard wants to stop, or there are no more answers."""


class Keyboard:
    """In a file of answers, # begins a comment and empty lines mean nothing."""

    def __init__(self, answers: str | None) -> None:
        self.interactive = answers is None and sys.stdin.isatty()
        self.line = 0
        self.lines: Iterator[str] = iter(())
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() its arrow keys and its history
        else:
            self.lines = iter(lines_of(answers))

    def read(self, prompt: str = PROMPT) -> str:
        return self.ask(prompt) if self.interactive else self.next_answer(prompt)

    def pause(self) -> None:
        """Wait until a person is ready; a file always is."""
        if self.interactive:
            self.ask("")

    def ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None

    def next_answer(self, prompt: str) -> str:
        """The answer is shown where a person would have typed it."""
        for line in self.lines:
            self.line += 1
            answer = line.partition("#")[0].strip()
            if answer:
                print(f"{prompt}{answer}")
                return answer
        raise Leave


def lines_of(answers: str | None) -> Iterable[str]:
    if answers in (None, "-"):
        return sys.stdin
    try:
        return Path(answers or "").read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise BadInput(f"The answers '{answers}' cannot be read: {error.strerror}.") from None
    except ValueError:
        raise BadInput(f"The answers '{answers}' cannot be read: they are not text in UTF-8.") from None


def leave_when_told() -> None:
    """A closed window or a shutdown is a wish to leave, too."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)


def leave(*_: object) -> NoReturn:
    raise Leave
