"""A terminal for tests: the real command sees a screen of a given size and somebody who types."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import sys
import time
from pathlib import Path

from running import command, environment

if sys.platform != "win32":
    import fcntl
    import pty
    import termios

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>]")
WAITING = re.compile(r"\n> $|ready\.\n$|hand over\.\n$")
PATIENCE = 30.0


def bare(text: str) -> str:
    """Without colours and cursor movements."""
    return ESCAPES.sub("", text).replace("\r", "")


class Terminal:
    """Runs a command on a pseudo-terminal; `typed` waits for the prompt, types a line and waits for the next prompt."""

    def __init__(self, *arguments: str, cwd: Path, size: tuple[int, int] = (80, 24), **more: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        world = environment(**({"TERM": "xterm-256color"} | more))
        for name in ("COLUMNS", "LINES"):
            world.pop(name, None)
        self.process = subprocess.Popen(
            command(*arguments), cwd=cwd, env=world, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        self.screen = ours
        self.raw = ""
        self.answered = 0  # how much of that stood there when something was typed last
        self.wait()

    def wait(self) -> None:
        """Until something is asked, or the command has ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if WAITING.search(bare(self.raw[self.answered :])) and not select.select([self.screen], [], [], 0.1)[0]:
                return
            if not self.read():
                return
        raise TimeoutError(f"Nothing is asked: {bare(self.raw)[-500:]}")

    def read(self) -> bool:
        if not select.select([self.screen], [], [], PATIENCE)[0]:
            return False
        try:
            data = os.read(self.screen, 65536)
        except OSError:  # what Linux says when nobody writes any more
            return False
        self.raw += data.decode("utf-8", errors="replace")
        return bool(data)

    def typed(self, line: str) -> str:
        """What appears when this is typed, up to the next question."""
        self.answered = len(self.raw)
        os.write(self.screen, f"{line}\r".encode())
        self.wait()
        return bare(self.raw[self.answered :])

    def close(self) -> int:
        """Let the command come to its end by itself."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)
