"""Servers of this machine that are measured: what they use, as the system tells it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

from phobetor.book.title import BadInput

PROCESSES = Path("/proc/self/task")


async def start_server(where: list[str]) -> tuple[asyncio.subprocess.Process, int]:
    """A server of its own process, and its port; `where` says where it keeps its tables."""
    code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.server.__main__ import main; main()"
    arguments = ["--port", "0", "--local", "100000", *where]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, *arguments, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    found = re.search(r":(\d+)/", said)
    if found is None:
        raise BadInput("The server did not start.")
    return process, int(found[1])


def memory(process: int) -> int:
    """The resident memory of a process in bytes."""
    try:
        text = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) * 1024 if found else 0


def whole_memory(process: int) -> int:
    """With its children: the bots."""
    return sum(memory(one) for one in [process, *children(process)])


def mebibytes(size: int) -> float:
    return round(size / 2**20, 1)


def open_files(process: int) -> int:
    try:
        return len(os.listdir(f"/proc/{process}/fd"))
    except OSError:
        return 0


def processor(process: int) -> float:
    """How many seconds a process has used of a processor, without its children."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def wants_processor(process: int) -> bool:
    """Whether a thread of it runs, or would if the machine had a core for it."""
    threads = Path(f"/proc/{process}/task").glob("*/stat")
    return any(thread.read_text().rpartition(")")[2].split()[0] == "R" for thread in threads)


def children(process: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []
