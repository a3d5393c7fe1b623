"""Bots in any language: a program that speaks JSON lines, or an address that answers JSON.

Whoever is late, dies or talks nonsense loses that decision to the house's bot, and after some of them the rest of the
game: nothing that is outside can hold up a game.
"""

from __future__ import annotations

import http.client
import json
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from phobetor.book.title import Title
from phobetor.bots.bot import Bot
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.view import View
from phobetor.kernel.words import Option
from phobetor.records.notation import write_option

PROTOCOL = 1
PATIENCE = 5.0
"""Seconds for an answer."""
MOST_TROUBLES = 3
"""Then the house plays on alone."""
LONGEST = 1 << 16
"""Bytes of an answer."""
ADDRESS = "http:"


class Trouble(Exception):
    """Why there is no answer that can be used: the end of a sentence that begins with the name of the bot."""


class Ended(Trouble):
    """The program is gone."""


def is_outside(name: str) -> bool:
    """Whether a seat is named as a program with its folder (`./mybot`) or with arguments (`node mybot.js`), or as an
    address (`http:localhost:9000`)."""
    return name.startswith(ADDRESS) or any(letter in name for letter in "/\\ ")


def outside_bot(title: Title, name: str) -> OutsideBot:
    """Nothing is started yet; raises BadInput if there is no such program, or the address is none."""
    return OutsideBot(title, name, web_line(name) if name.startswith(ADDRESS) else program_line(name))


class OutsideBot(Bot):
    """Asks outside and checks the answer; `line` carries one message there and its answer back, or says Trouble."""

    def __init__(self, title: Title, name: str, line: Line) -> None:
        self.title, self.name, self.line = title, name, line
        self.house = title.bot("greedy")
        self.number = 0
        self.troubles: list[str] = []

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert view is not None, "It always looks."
        self.number += 1
        if len(self.troubles) < MOST_TROUBLES:
            try:
                return options[self.place(self.line.ask(self.message(view, options), self.number), len(options))]
            except Trouble as trouble:
                self.complain(str(trouble))
        return self.house.choose(view, options, chance)

    def message(self, view: View, options: list[Option]) -> dict[str, Any]:
        """The numbers come first, so that a program without a JSON library finds them easily."""
        written = [write_option(self.title, option, view.settings) for option in options]
        return {
            "type": "decision", "protocol": PROTOCOL, "number": self.number, "count": len(options),
            "game": self.title.name, "seat": int(view.seat), "options": written, "view": view.data(),
        }  # fmt: skip

    def place(self, answer: Any, count: int) -> int:
        """Which option was chosen; raises Trouble."""
        choice = answer.get("choice") if isinstance(answer, dict) else None
        if type(choice) is not int or not 0 <= choice < count:
            raise Trouble(f"chose {json.dumps(choice)[:60]}, which is no place from 0 to {count - 1}")
        return choice

    def complain(self, what: str) -> None:
        """Whoever wrote the bot wants to know; the game goes on."""
        self.troubles.append(what)
        rest = "the rest of the game" if len(self.troubles) == MOST_TROUBLES else "this decision"
        print(f"The bot '{self.name}' {what}; the house takes {rest}.", file=sys.stderr)


class Line:
    """Sends a message and waits for its answer, never longer than the patience."""

    def ask(self, message: dict[str, Any], number: int) -> Any:
        """The answer as data; raises Trouble."""
        raise NotImplementedError


# --- a program ----------------------------------------------------------------------------------------
def program_line(name: str) -> Line:
    """To a program, named with its arguments; raises BadInput if there is none."""
    try:
        words = shlex.split(name, posix=sys.platform != "win32")
    except ValueError as error:
        raise BadInput(f"The bot {name} cannot be read as a command line: {str(error).lower()}.") from None
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"There is no program '{name}' that can be started; a bot is named with its folder, as ./mybot.")
    return ProgramLine(words)


class ProgramLine(Line):
    """A program of which each game has its own; it is ended with the game."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: queue.Queue[bytes] = queue.Queue(100)
        self.to_send: queue.Queue[bytes] = queue.Queue(1)

    def start(self) -> subprocess.Popen[bytes]:
        """Another program, with threads that speak with it."""
        try:
            process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Trouble(f"cannot be started ({error.strerror})") from None
        self.process, self.answers, self.to_send = process, queue.Queue(100), queue.Queue(1)
        weakref.finalize(self, end, process)
        in_background(read_lines, process, self.answers)
        in_background(write_lines, process, self.to_send)
        return process

    def ask(self, message: dict[str, Any], number: int) -> Any:
        process = self.process or self.start()
        try:
            self.to_send.put(json.dumps(message, separators=(",", ":")).encode() + b"\n", timeout=PATIENCE)
        except queue.Full:
            raise Trouble("does not read what it is asked") from None
        try:
            return awaited(self.answers, number)
        except Ended:
            end(process)
            self.process = None  # the next question starts another
            raise


def awaited(answers: queue.Queue[bytes], number: int) -> Any:
    """The answer to this question; late ones to earlier questions are passed over."""
    until = time.monotonic() + PATIENCE
    while (left := until - time.monotonic()) > 0:
        try:
            line = answers.get(timeout=left)
        except queue.Empty:
            break
        if not line:
            raise Ended("has ended")
        answer = decoded(line)
        if not isinstance(answer, dict) or answer.get("number") == number:
            return answer
    raise Trouble(f"did not answer within {PATIENCE:g} seconds")


def decoded(line: bytes) -> Any:
    """An answer as data; raises Trouble."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise Trouble(f"answered {line[:60]!r}, which is no JSON") from None


def read_lines(process: subprocess.Popen[bytes], answers: queue.Queue[bytes]) -> None:
    """Until the program ends, which is told by an empty line."""
    assert process.stdout is not None
    with process.stdout:
        while line := process.stdout.readline(LONGEST):
            answers.put(line)
    answers.put(b"")


def write_lines(process: subprocess.Popen[bytes], to_send: queue.Queue[bytes]) -> None:
    """Until the program is gone: whoever reads nothing holds up this thread and nobody else."""
    assert process.stdin is not None
    with suppress(OSError), process.stdin:  # when the program has ended, the reader says so
        while process.poll() is None:
            with suppress(queue.Empty):
                process.stdin.write(to_send.get(timeout=0.5))
                process.stdin.flush()


def end(process: subprocess.Popen[bytes]) -> None:
    """At once, whatever it is doing."""
    process.kill()
    process.wait()


def in_background(act: Callable[..., None], *given: Any) -> None:
    """In a thread that nobody waits for."""
    threading.Thread(target=act, args=given, daemon=True).start()


# --- an address ---------------------------------------------------------------------------------------
def web_line(name: str) -> Line:
    """To an address; raises BadInput if it is none."""
    host, _, path = name.removeprefix(ADDRESS).removeprefix("//").partition("/")
    server, _, port = host.partition(":")
    if not server or (port and not (port.isascii() and port.isdigit() and 0 < int(port[:6]) < 65536)):
        raise BadInput(f"'{name}' is no address of a bot; it is written as http:localhost:9000.")
    return WebLine(server, int(port or "80"), f"/{path}")


class WebLine(Line):
    """POST of each question; the answer is the body."""

    def __init__(self, server: str, port: int, path: str) -> None:
        self.server, self.port, self.path = server, port, path

    def ask(self, message: dict[str, Any], number: int) -> Any:
        found: queue.Queue[bytes | Trouble] = queue.Queue(1)
        in_background(self.post, json.dumps(message).encode(), found)
        try:
            answer = found.get(timeout=PATIENCE)
        except queue.Empty:
            raise Trouble(f"did not answer within {PATIENCE:g} seconds") from None
        if isinstance(answer, Trouble):
            raise answer
        return decoded(answer)

    def post(self, body: bytes, found: queue.Queue[bytes | Trouble]) -> None:
        """In a thread, because a server may send one byte a second for ever."""
        line = http.client.HTTPConnection(self.server, self.port, timeout=PATIENCE)
        try:
            line.request("POST", self.path, body, {"Content-Type": "application/json"})
            answer = line.getresponse()
            if answer.status != 200:
                found.put(Trouble(f"answered with status {answer.status}"))
            else:
                found.put(answer.read(LONGEST))
        except (OSError, ValueError, http.client.HTTPException) as error:  # ValueError: a name that cannot be sent
            found.put(Trouble(f"cannot be reached ({type(error).__name__})"))
        finally:
            line.close()
