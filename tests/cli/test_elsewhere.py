"""What runs on Windows, too, must not ask for what only POSIX has: every command runs without it."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from running import environment

from phobetor.book.title import BadInput
from phobetor.cli import load
from phobetor.cli.screen import Screen
from phobetor.server import serving

WITHOUT_POSIX = """
import asyncio, multiprocessing.util, os, signal, subprocess, sys, tempfile
for name in ("fcntl", "termios", "tty", "pty", "pwd", "grp", "resource", "readline", "syslog", "uvloop"):
    sys.modules[name] = None
for name in ("fork", "forkpty", "nice", "getuid", "geteuid", "getgid", "sysconf", "killpg", "getpgid", "setsid",
             "chown", "fchmod", "mkfifo", "uname", "getloadavg", "sched_getaffinity", "statvfs", "posix_spawn"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGPIPE", "alarm", "pause", "setitimer"):
    if hasattr(signal, name):
        delattr(signal, name)

def not_there(*_):
    raise NotImplementedError

asyncio.SelectorEventLoop.add_signal_handler = not_there
from phobetor.cli.main import run
run(sys.argv[1:])
"""


def elsewhere(*arguments: str) -> list[str]:
    return [sys.executable, "-c", WITHOUT_POSIX, *arguments]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("games",),
        ("sim", "nightmarium", "--games", "4", "--jobs", "2"),
        ("play", "nightmarium", "--seats", "greedy,greedy", "--seed", "1"),
        ("play", "deranged", "--seats", "random,random,random", "--seed", "1", "--plain"),
        ("rules", "nemesis", "--lang", "ru"),
    ],
)
def test_commands_need_nothing_that_only_posix_has(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = subprocess.run(elsewhere(*arguments), cwd=tmp_path, env=environment(), capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()[-2000:]


def test_the_table_opens_with_nothing_that_only_posix_has(tmp_path: Path) -> None:
    command = elsewhere("serve", "--port", "0", "--data", str(tmp_path))
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            with urllib.request.urlopen(f"{found[0]}healthz", timeout=20) as answer:
                assert answer.status == 200
        finally:
            server.terminate()


def test_measuring_many_tables_says_that_it_needs_linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(load, "PROCESSES", tmp_path / "proc")
    with pytest.raises(BadInput, match="only Linux has that"):
        load.load(None)  # type: ignore[arg-type]


def test_two_servers_never_share_a_port_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There SO_REUSEADDR lets a second program listen on the same port, and SO_EXCLUSIVEADDRUSE does not."""
    asked: list[int] = []

    class Listening:
        def setsockopt(self, level: int, name: int, value: int) -> None:
            asked.append(name)

    serving.take_port_again(Listening())  # type: ignore[arg-type]
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    serving.take_port_again(Listening())  # type: ignore[arg-type]
    assert asked == [socket.SO_REUSEADDR, -5]


def test_a_console_that_knows_no_codes_is_wiped_with_empty_lines(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=False)
    screen.console.legacy_windows = True
    screen.clear()
    said = capsys.readouterr().out
    assert said.strip() == ""
    assert said.count("\n") >= screen.console.height
